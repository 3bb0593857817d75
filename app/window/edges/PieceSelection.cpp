// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PieceSelection.h"

#include "app/window/pages/DocumentPage.h"
#include "widgets/board/BoardView.h"

#include <algorithm>

namespace tessera {

void selectCells(BoardView& view, const QVector<int>& cells) {
    view.setCurrentCell(cells.front());
    view.setSelectedCells(cells);
}

std::optional<PieceIndex> selectPieces(DocumentPage& page, std::span<const PieceIndex> pieces) {
    std::optional<PieceIndex> off;
    QVector<int> cells;
    for (const PieceIndex piece : pieces) {
        if (const auto cell = page.shownBoard().cellOf(piece))
            cells.append(*cell);
        else if (!off)
            off = piece;
    }
    std::ranges::sort(cells);
    if (!cells.isEmpty())
        selectCells(page.view(), cells);
    return off;
}

} // namespace tessera
