// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LazyUpdate.h"
#include "app/window/common/PageLink.h"

#include <QWidget>

namespace tessera {

class ColorTableModel;
class SortedTable;

/// How often each colour occurs and where; choosing one selects its pieces on
/// the board.
class ColorsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ColorsPanel(QWidget* parent = nullptr);

    void setPage(DocumentPage* page);
    void setTileTheme(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void updateLook();
    void selectColor(int row);

    PageLink m_link;
    QString m_theme;
    ColorTableModel* m_colors;
    SortedTable* m_table;
    LazyUpdate m_update;
};

} // namespace tessera
