// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/support/Random.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// In which order a construction fills the board (003, 4.2 and 5.3).
enum class FillOrder : std::uint8_t {
    Rows,
    Columns,
    Walk, ///< outward from a random cell, by random steps to empty neighbours
};

/// The movable cells in the order in which a construction fills them. Keeps its
/// memory from board to board.
class FillSequence {
public:
    /// @p cells must outlive it.
    FillSequence(const PaddedGrid& grid, const MovableCells& cells);

    /// The sequence for the next board; valid until the next call. Lines use no
    /// random number.
    [[nodiscard]] std::span<const Position> draw(FillOrder order, Random& random);

private:
    void walk(Random& random);
    void walkFrom(Position start, Random& random);
    void visit(Position position);
    [[nodiscard]] bool isOpen(Position position) const { return m_open[position] != 0; }

    PaddedGrid m_grid;
    const MovableCells& m_cells;
    std::vector<Position> m_rows;
    std::vector<Position> m_columns;
    std::vector<std::uint8_t> m_open; ///< by position: not visited yet
    std::vector<Position> m_starts;
    std::vector<Position> m_path;
    std::vector<Position> m_walk;
};

} // namespace tessera
