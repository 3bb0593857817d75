// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuCandidates.h"

#include <algorithm>

namespace tessera {

SudokuCandidates::SudokuCandidates(int order)
    : m_order(order), m_units(&SudokuUnits::of(order)),
      m_sets(static_cast<std::size_t>(SudokuGrid(order).cells()), SudokuGrid(order).allDigits()),
      m_isPlaced(m_sets.size()) {}

bool SudokuCandidates::load(const SudokuGrid& grid) {
    bool well = true;
    for (int cell = 0; cell < grid.cells(); ++cell) {
        const Digit digit = grid.at(cell);
        if (digit == 0)
            continue;
        if ((at(cell) & digitBit(digit)) == 0)
            return false;
        well = place(cell, digit) && well;
    }
    return well;
}

bool SudokuCandidates::place(int cell, Digit digit) {
    const auto index = static_cast<std::size_t>(cell);
    const DigitSet bit = digitBit(digit);
    m_sets[index] = bit;
    m_placed += m_isPlaced[index] == 0 ? 1 : 0;
    m_isPlaced[index] = 1;
    DigitSet emptied = 1;
    for (const std::uint16_t peer : m_units->peers(cell))
        emptied &= static_cast<DigitSet>((m_sets[peer] &= ~bit) != 0);
    return emptied != 0;
}

bool SudokuCandidates::fillNakedSingles() {
    for (bool found = true; found;) {
        found = false;
        for (std::size_t cell = 0; cell < m_sets.size(); ++cell) {
            if (m_isPlaced[cell] != 0 || !std::has_single_bit(m_sets[cell]))
                continue;
            found = true;
            if (!place(static_cast<int>(cell),
                       static_cast<Digit>(std::countr_zero(m_sets[cell]) + 1)))
                return false;
        }
    }
    return true;
}

bool SudokuCandidates::findHiddenSingles(bool& found) {
    const DigitSet all = SudokuGrid(m_order).allDigits();
    for (int unit = 0; unit < m_units->count(); ++unit) {
        DigitSet once = 0;
        DigitSet twice = 0;
        DigitSet placed = 0;
        for (const std::uint16_t cell : m_units->cells(unit)) {
            const DigitSet set = m_sets[cell];
            twice |= once & set;
            once |= set;
            placed |= m_isPlaced[cell] != 0 ? set : 0;
        }
        if (once != all)
            return false; // a digit has no place left
        DigitSet hidden = once & ~twice & ~placed;
        if (hidden == 0)
            continue;
        found = true;
        for (const std::uint16_t cell : m_units->cells(unit)) {
            const DigitSet here = m_sets[cell] & hidden;
            if (here == 0)
                continue;
            // Two digits that both have only this cell cannot both stand here.
            if (!std::has_single_bit(here) ||
                !place(cell, static_cast<Digit>(std::countr_zero(here) + 1)))
                return false;
        }
    }
    return true;
}

bool SudokuCandidates::fillSingles() {
    for (bool found = true; found;) {
        found = false;
        if (!fillNakedSingles() || !findHiddenSingles(found))
            return false;
    }
    return true;
}

SudokuGrid SudokuCandidates::singles() const {
    SudokuGrid grid(m_order);
    for (int cell = 0; cell < cells(); ++cell) {
        if (isSingle(cell))
            grid.set(cell, static_cast<Digit>(std::countr_zero(at(cell)) + 1));
    }
    return grid;
}

int SudokuCandidates::tightestCell() const {
    int tightest = -1;
    int fewest = 64;
    for (std::size_t cell = 0; cell < m_sets.size(); ++cell) {
        const int digits = std::popcount(m_sets[cell]);
        if (m_isPlaced[cell] == 0 && digits < fewest) {
            tightest = static_cast<int>(cell);
            fewest = digits;
            if (digits <= 2)
                break;
        }
    }
    return tightest;
}

} // namespace tessera
