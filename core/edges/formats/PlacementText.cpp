// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PlacementText.h"

#include "core/edges/puzzle/Score.h"
#include "core/text/FormatError.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

void placeOnce(Board& board, int cell, int piece, int rotation, TextPosition position) {
    if (piece < 0 || piece >= board.pieceCount()) {
        throw FormatError(position,
                          FormatText::tr("one of %n piece(s)", nullptr, board.pieceCount()),
                          FormatText::tr("a number for none of them"));
    }
    const auto index = static_cast<PieceIndex>(piece);
    if (board.cellOf(index) || !board.at(cell).isEmpty()) {
        throw FormatError(
            position, FormatText::tr("a piece and a cell that were not named before"),
            FormatText::tr("piece %1 on %2").arg(piece + 1).arg(cellName(board.size(), cell)));
    }
    board.place(cell, {index, static_cast<Rotation>(rotation & 3)});
}

void addHint(std::vector<Hint>& hints, const Hint& hint, GridSize size, int pieceCount,
             TextPosition position) {
    if (hint.cell < 0 || hint.cell >= size.cells() || hint.placement.piece() >= pieceCount) {
        throw FormatError(position, FormatText::tr("a hint with a piece and a cell of this puzzle"),
                          FormatText::tr("piece %1 on cell %2")
                              .arg(hint.placement.piece() + 1)
                              .arg(hint.cell + 1));
    }
    const bool clashes = std::ranges::any_of(hints, [&](const Hint& other) {
        return other.cell == hint.cell || other.placement.piece() == hint.placement.piece();
    });
    if (clashes) {
        throw FormatError(position, FormatText::tr("a cell and a piece that no other hint names"),
                          FormatText::tr("piece %1 on %2")
                              .arg(hint.placement.piece() + 1)
                              .arg(cellName(size, hint.cell)));
    }
    hints.push_back(hint);
}

} // namespace tessera
