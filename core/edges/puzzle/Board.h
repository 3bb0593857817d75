// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/GridSize.h"
#include "core/edges/puzzle/Piece.h"

#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// What lies on each cell: a partial permutation of a puzzle's pieces. A piece
/// can never lie on two cells; every operation keeps that true.
class Board {
public:
    Board() : Board(GridSize{1, 1}, 0) {}
    /// An empty board of a valid size for pieces 0 … pieceCount−1.
    Board(GridSize size, int pieceCount);

    /// A board from codes in cell order (see Placement). Nothing if the number
    /// of codes is wrong, a piece does not exist or a piece occurs twice.
    [[nodiscard]] static std::optional<Board> fromCodes(GridSize size, int pieceCount,
                                                        std::span<const std::uint16_t> codes);

    [[nodiscard]] GridSize size() const { return m_size; }
    [[nodiscard]] int cells() const { return static_cast<int>(m_cells.size()); }
    [[nodiscard]] int pieceCount() const { return static_cast<int>(m_cellOf.size()); }
    [[nodiscard]] Placement at(int cell) const { return m_cells[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] std::span<const Placement> placements() const { return m_cells; }
    /// The codes of all cells, as searches pass them on.
    [[nodiscard]] std::vector<std::uint16_t> codes() const;

    [[nodiscard]] std::optional<int> cellOf(PieceIndex piece) const;
    [[nodiscard]] int placedCount() const { return m_placed; }
    [[nodiscard]] int emptyCount() const { return cells() - m_placed; }

    /// Lays a placement on a cell. Whatever lay there leaves the board, and the
    /// piece leaves the cell it lay on before. An empty placement clears the cell.
    void place(int cell, Placement placement);
    void clear(int cell) { place(cell, Placement()); }
    void clearAll();
    /// Exchanges the contents of two cells; rotations go with their pieces.
    void swap(int first, int second);
    /// Turns the piece on a cell by clockwise quarter turns.
    void rotate(int cell, int quarters);

    friend bool operator==(const Board&, const Board&) = default;

private:
    static constexpr std::int32_t kNowhere = -1;

    GridSize m_size;
    std::vector<Placement> m_cells;
    std::vector<std::int32_t> m_cellOf;
    int m_placed = 0;
};

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
