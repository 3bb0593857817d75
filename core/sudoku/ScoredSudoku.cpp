// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/ScoredSudoku.h"

#include <algorithm>

namespace tessera {

ScoredSudoku::ScoredSudoku(const SudokuGrid& fixed)
    : m_side(fixed.side()), m_digits(fixed.digits()),
      m_counts(2 * kLine * static_cast<std::size_t>(fixed.side())) {
    for (int cell = 0; cell < fixed.cells(); ++cell) {
        const auto row = static_cast<std::size_t>(fixed.row(cell));
        const auto column = static_cast<std::size_t>(m_side + fixed.column(cell));
        m_places.push_back(
            {static_cast<std::uint16_t>(row * kLine), static_cast<std::uint16_t>(column * kLine)});
        m_fixed.push_back(fixed.isOpen(cell) ? 0 : 1);
    }
    for (int block = 0; block < m_side; ++block) {
        m_movableBegin.push_back(m_movable.size());
        for (int cell = 0; cell < fixed.cells(); ++cell) {
            if (fixed.block(cell) != block)
                continue;
            m_blockCells.push_back(static_cast<std::uint16_t>(cell));
            if (fixed.isOpen(cell))
                m_movable.push_back(static_cast<std::uint16_t>(cell));
        }
    }
    m_movableBegin.push_back(m_movable.size());
}

void ScoredSudoku::fill(const SudokuGrid& start, Random& random) {
    for (int block = 0; block < m_side; ++block) {
        DigitSet left = start.allDigits();
        for (const std::uint16_t cell : blockCells(block)) {
            if (isFixed(cell))
                left &= ~digitBit(at(cell));
        }
        std::vector<std::uint16_t> open;
        for (const std::uint16_t cell : movable(block)) {
            const Digit digit = start.at(cell);
            if (digit != 0 && (left & digitBit(digit)) != 0) {
                m_digits[cell] = digit;
                left &= ~digitBit(digit);
            } else {
                open.push_back(cell);
            }
        }
        random.shuffle(std::span(open));
        for (const std::uint16_t cell : open) {
            m_digits[cell] = static_cast<Digit>(std::countr_zero(left) + 1);
            left &= left - 1U;
        }
    }
    recount();
}

void ScoredSudoku::recount() {
    std::ranges::fill(m_counts, std::uint8_t{0});
    for (std::size_t cell = 0; cell < m_digits.size(); ++cell) {
        ++m_counts[m_places[cell].row + std::size_t{m_digits[cell]}];
        ++m_counts[m_places[cell].column + std::size_t{m_digits[cell]}];
    }
    m_missing = 0;
    for (std::size_t line = 0; line < 2 * static_cast<std::size_t>(m_side); ++line) {
        for (std::size_t digit = 1; digit <= static_cast<std::size_t>(m_side); ++digit)
            m_missing += m_counts[line * kLine + digit] == 0 ? 1 : 0;
    }
}

void ScoredSudoku::swap(int a, int b, int delta) {
    const Place cellA = m_places[static_cast<std::size_t>(a)];
    const Place cellB = m_places[static_cast<std::size_t>(b)];
    Digit& digitA = m_digits[static_cast<std::size_t>(a)];
    Digit& digitB = m_digits[static_cast<std::size_t>(b)];
    for (const std::uint16_t line : {cellA.row, cellA.column}) {
        --m_counts[line + std::size_t{digitA}];
        ++m_counts[line + std::size_t{digitB}];
    }
    for (const std::uint16_t line : {cellB.row, cellB.column}) {
        --m_counts[line + std::size_t{digitB}];
        ++m_counts[line + std::size_t{digitA}];
    }
    std::swap(digitA, digitB);
    m_missing += delta;
}

} // namespace tessera
