// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/GridSize.h"
#include "core/edges/puzzle/Placement.h"

#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// What lies on each cell: a partial permutation of a puzzle's pieces. A piece
/// can never lie on two cells; every operation keeps that true.
class Board {
public:
    /// A 1×1 board for no pieces.
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

} // namespace tessera
