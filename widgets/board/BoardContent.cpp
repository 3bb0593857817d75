// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardContent.h"

#include "core/edges/puzzle/Score.h"

namespace tessera {

TileEdges seenEdges(const Puzzle& puzzle, const Board& board, int cell) {
    TileEdges edges{};
    const Placement placement = board.at(cell);
    for (const Side side : kSides) {
        Color color = puzzle.edge(placement, side);
        if (color < 0 && jointState(puzzle, board, cell, side) == JointState::Matched)
            color = filledBlank(static_cast<Color>(-color));
        edges[static_cast<std::size_t>(side)] = color;
    }
    return edges;
}

bool isFaulty(const Puzzle& puzzle, const Board& board, int cell, Side side) {
    const JointState state = jointState(puzzle, board, cell, side);
    const bool coloredRim = state == JointState::Rim && puzzle.framed() &&
                            !board.at(cell).isEmpty() && puzzle.edge(board.at(cell), side) != kGrey;
    return coloredRim || state == JointState::Mismatched;
}

void BoardContent::setPuzzle(const Puzzle& newPuzzle) {
    puzzle = newPuzzle;
    board = Board(puzzle.size(), puzzle.pieceCount());
    hints.assign(static_cast<std::size_t>(puzzle.size().cells()), false);
    for (const Hint& hint : puzzle.hints())
        hints[static_cast<std::size_t>(hint.cell)] = true;
    locked.clear();
    heat.clear();
    candidates.clear();
}

} // namespace tessera
