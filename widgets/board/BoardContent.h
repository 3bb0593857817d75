// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileArt.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QFlags>

#include <vector>

namespace tessera {

/// What a board view draws over the tiles.
enum class BoardOverlay : unsigned {
    Mismatches = 0x01,     ///< a thin mark on each joint that does not match
    PieceNumbers = 0x02,   ///< from 1
    Coordinates = 0x04,    ///< column letters and row numbers on the rim
    Locks = 0x08,          ///< a pin on each locked cell and hint
    ColorLetters = 0x10,   ///< see edgeLabel()
    CandidateCount = 0x20, ///< how many pieces fit an empty cell
    Heat = 0x40,           ///< a value a cell, see BoardView::setHeat()
};
Q_DECLARE_FLAGS(BoardOverlays, BoardOverlay)
Q_DECLARE_OPERATORS_FOR_FLAGS(BoardOverlays)

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
