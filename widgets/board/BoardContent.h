// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardOverlay.h"
#include "widgets/board/TileArt.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <vector>

namespace tessera {

/// The edges of the piece on a cell as a person sees them, see TileEdges.
[[nodiscard]] TileEdges seenEdges(const Puzzle& puzzle, const Board& board, int cell);

/// Whether the mark for what does not match belongs on this side of a cell: on a joint
/// that does not, and on a coloured edge towards the frame.
[[nodiscard]] bool isFaulty(const Puzzle& puzzle, const Board& board, int cell, Side side);

/// The sides on which one goes through all joints and the rim once, cell by cell.
[[nodiscard]] inline bool isOwnSide(GridSize size, int cell, Side side) {
    return side == Side::Right || side == Side::Down || size.onRim(cell, side);
}

/// Everything a picture of a board shows, apart from how. A plain value.
struct BoardContent {
    Puzzle puzzle;
    Board board;
    std::vector<bool> hints{false}; ///< one a cell: hints() of the puzzle
    std::vector<bool> locked;       ///< one a cell, or empty
    std::vector<float> heat;        ///< one a cell, or empty
    std::vector<int> candidates;    ///< one a cell, negative if unknown; or empty
    BoardOverlays overlays = BoardOverlay::Mismatches | BoardOverlay::Locks;

    [[nodiscard]] bool isLocked(int cell) const {
        return static_cast<std::size_t>(cell) < locked.size() &&
               locked[static_cast<std::size_t>(cell)];
    }
    /// Whether the puzzle itself names the piece on this cell.
    [[nodiscard]] bool isHint(int cell) const { return hints[static_cast<std::size_t>(cell)]; }

    /// Takes over a puzzle with an empty board; the overlays stay chosen.
    void setPuzzle(const Puzzle& newPuzzle);
};

} // namespace tessera
