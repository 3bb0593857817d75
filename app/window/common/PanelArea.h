// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace tessera {

/// Gives its content all the room that there is, and scrolls it where that is less
/// than it needs.
class PanelArea final : public QScrollArea {
    Q_OBJECT

public:
    explicit PanelArea(QWidget* content, QWidget* parent = nullptr);

    /// Whether it can be made so low that the content has to be scrolled. With large
    /// text panels would otherwise make their window higher than the screen.
    void setYielding(bool yielding);
    /// Content that needs more is scrolled sideways, too.
    void setGreatestWidth(int width);

    [[nodiscard]] QSize sizeHint() const override;
    /// What the content needs; when yielding, a few lines of text.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int leastHeight(int width) const;
    void fitContent();

    bool m_yields = false;
    int m_greatestWidth = QWIDGETSIZE_MAX; ///< that it asks for
};

} // namespace tessera
