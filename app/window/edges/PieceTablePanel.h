// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LazyUpdate.h"
#include "app/window/common/PageLink.h"

#include "core/edges/puzzle/Placement.h"

#include <QWidget>

namespace tessera {

class PieceTableModel;
class SortedTable;

/// All pieces in a table that can be sorted; choosing one selects it on the
/// board. It follows the board that is shown, a search's too.
class PieceTablePanel final : public QWidget {
    Q_OBJECT

public:
    explicit PieceTablePanel(QWidget* parent = nullptr);

    void setPage(DocumentPage* page);
    void setTileTheme(const QString& id);

signals:
    /// A piece that is not on the board.
    void unplacedPieceChosen(tessera::PieceIndex piece);

protected:
    void changeEvent(QEvent* event) override;

private:
    void requestPuzzle();
    void update();
    void updateLook();
    void choose(int row);

    PageLink m_link;
    QString m_theme;
    PieceTableModel* m_pieces;
    SortedTable* m_table;
    LazyUpdate m_update;
    bool m_newPuzzle = false; ///< the table lists the pieces of an older one
};

} // namespace tessera
