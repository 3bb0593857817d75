// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"

#include <optional>
#include <span>

namespace tessera {

/// A rectangle of cells.
struct CellBlock {
    int column = 0; ///< of its upper left cell
    int row = 0;
    int width = 1;
    int height = 1;

    friend bool operator==(const CellBlock&, const CellBlock&) = default;
};

/// The rectangle that the cells fill without a gap; nothing if they do not.
/// @param cells each at most once, in any order
[[nodiscard]] std::optional<CellBlock> blockOf(GridSize size, std::span<const int> cells);

/// The whole board as a block.
[[nodiscard]] constexpr CellBlock wholeBlock(GridSize size) {
    return {0, 0, size.width, size.height};
}

/// Moves what lies on the cells, gaps included, by columns to the right and rows
/// down. What lay where they go comes to the cells they leave, so that two
/// blocks that do not overlap change places. Rotations go with the pieces.
/// @return nothing if a cell would leave the board
[[nodiscard]] std::optional<Board> movedCells(const Board& board, std::span<const int> cells,
                                              int columns, int rows);

/// Turns a block as one thing by clockwise quarter turns: its pieces change
/// their cells and turn with it.
/// @return nothing for an odd number of turns of a block that is not square
[[nodiscard]] std::optional<Board> turnedBlock(const Board& board, const CellBlock& block,
                                               int quarters);

} // namespace tessera
