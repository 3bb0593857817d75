// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace tessera {

class BoardThumbnailDelegate;
struct TileTheme;

/// Many boards side by side, as large as all of them can be seen at once. The
/// model's items are those of a BoardThumbnailDelegate.
class BoardWall final : public QListView {
    Q_OBJECT

public:
    explicit BoardWall(QWidget* parent = nullptr);

    void setTheme(const TileTheme& theme);
    /// See BoardThumbnailDelegate.
    void setCaptionLines(int lines);
    void setModel(QAbstractItemModel* model) override;

protected:
    void dataChanged(const QModelIndex& first, const QModelIndex& last,
                     const QList<int>& roles = {}) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Takes the largest boards that fit without scrolling, if there are any.
    void fit();

    BoardThumbnailDelegate* m_delegate;
};

} // namespace tessera
