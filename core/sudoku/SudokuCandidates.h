// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuGrid.h"

#include <bit>

namespace tessera {

/// For each cell the digits that it can still take. Hot: the exact search copies
/// it at every branch and does nothing else.
class SudokuCandidates {
public:
    /// Every digit everywhere.
    explicit SudokuCandidates(int order);

    /// What the grid's digits leave each other, one look and no further.
    /// @return false if two of them clash, or a cell is left without any.
    [[nodiscard]] bool load(const SudokuGrid& grid);

    [[nodiscard]] DigitSet at(int cell) const { return m_sets[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] bool isSingle(int cell) const { return std::has_single_bit(at(cell)); }
    /// Whether place() has put its digit there.
    [[nodiscard]] bool isPlaced(int cell) const {
        return m_isPlaced[static_cast<std::size_t>(cell)] != 0;
    }
    [[nodiscard]] int cells() const { return static_cast<int>(m_sets.size()); }
    [[nodiscard]] const SudokuUnits& units() const { return *m_units; }

    /// Puts a digit into a cell and takes it from the cell's peers, but draws no
    /// further conclusion. @return false if a peer is left without any.
    [[nodiscard]] bool place(int cell, Digit digit);
    /// Takes digits from a cell. @return false if none is left.
    [[nodiscard]] bool exclude(int cell, DigitSet digits) {
        return (m_sets[static_cast<std::size_t>(cell)] &= ~digits) != 0;
    }
    /// Fills naked singles (one digit left for a cell) and hidden singles (one
    /// cell left for a digit of a unit) until none follows. @return false on a
    /// contradiction: then there is no solution.
    [[nodiscard]] bool fillSingles();

    /// After fillSingles(): whether each cell has one digit.
    [[nodiscard]] bool isSolved() const { return m_placed == cells(); }
    /// The cells with one digit left.
    [[nodiscard]] SudokuGrid singles() const;
    /// The open cell with the fewest digits. @pre not isSolved()
    [[nodiscard]] int tightestCell() const;

private:
    [[nodiscard]] bool fillNakedSingles();
    [[nodiscard]] bool findHiddenSingles(bool& found);

    int m_order;
    const SudokuUnits* m_units;
    std::vector<DigitSet> m_sets;
    std::vector<std::uint8_t> m_isPlaced;
    int m_placed = 0;
};

} // namespace tessera
