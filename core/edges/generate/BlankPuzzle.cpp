// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/BlankPuzzle.h"

#include "core/edges/generate/SolvedBoard.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct BlankPuzzleText {
    Q_DECLARE_TR_FUNCTIONS(BlankPuzzle)
};

} // namespace

PuzzleFile blankPuzzle(GridSize size, Rules rules, int colors) {
    if (!size.isValid()) {
        throw UserError(
            BlankPuzzleText::tr(
                "A board of %1×%2 cells is not possible: each side must have 1 to %3 cells.")
                .arg(size.width)
                .arg(size.height)
                .arg(kMaxSide));
    }
    const int most = rules.isSigned ? kMaxSignedColor : kMaxColor;
    if (colors < 1 || colors > most) {
        throw UserError(BlankPuzzleText::tr("%1 colours are not possible: there are 1 to %2.")
                            .arg(colors)
                            .arg(most));
    }
    SolvedBoard board(size, rules);
    for (std::size_t slot = 0; slot < board.colorSlots().size(); ++slot)
        board.paint(slot, static_cast<Color>(slot % static_cast<std::size_t>(colors) + 1));
    PuzzleInfo info;
    info.title = BlankPuzzleText::tr("New %1×%2 puzzle").arg(size.width).arg(size.height);
    const auto pieces = board.pieces();
    PuzzleFile file(Puzzle(size, rules, {pieces.begin(), pieces.end()}), std::move(info));
    for (int cell = 0; cell < file.board.cells(); ++cell)
        file.board.place(cell, {static_cast<PieceIndex>(cell), 0});
    return file;
}

} // namespace tessera
