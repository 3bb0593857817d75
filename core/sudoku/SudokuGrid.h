// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera {

/// A digit of a grid, from 1; 0 stands for an open cell.
using Digit = std::uint8_t;

/// A set of digits: bit d − 1 for digit d.
using DigitSet = std::uint32_t;

[[nodiscard]] constexpr DigitSet digitBit(Digit digit) {
    return DigitSet{1} << (digit - 1U);
}

/// The order n of a grid: n²×n² cells in blocks of n×n.
inline constexpr int kSmallestOrder = 2;
inline constexpr int kLargestOrder = 5;
inline constexpr int kUsualOrder = 3;
/// The most cells that a grid can have.
inline constexpr std::size_t kMostSudokuCells = 625;

/// A Sudoku grid of n²×n² cells, some of which hold a digit from 1 to n². Cells,
/// rows, columns and blocks are numbered from 0, row by row from the upper left.
class SudokuGrid {
public:
    /// An open grid. @pre the order is one that there is
    explicit SudokuGrid(int order = kUsualOrder)
        : m_order(order), m_digits(static_cast<std::size_t>(order * order * order * order)) {}

    [[nodiscard]] int order() const { return m_order; }
    /// n²: the length of a side and the highest digit.
    [[nodiscard]] int side() const { return m_order * m_order; }
    [[nodiscard]] int cells() const { return static_cast<int>(m_digits.size()); }
    [[nodiscard]] DigitSet allDigits() const {
        return (DigitSet{1} << static_cast<unsigned>(side())) - 1U;
    }

    [[nodiscard]] int row(int cell) const { return cell / side(); }
    [[nodiscard]] int column(int cell) const { return cell % side(); }
    [[nodiscard]] int block(int cell) const {
        return row(cell) / m_order * m_order + column(cell) / m_order;
    }
    [[nodiscard]] int cell(int row, int column) const { return row * side() + column; }

    [[nodiscard]] Digit at(int cell) const { return m_digits[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] bool isOpen(int cell) const { return at(cell) == 0; }
    void set(int cell, Digit digit) { m_digits[static_cast<std::size_t>(cell)] = digit; }
    [[nodiscard]] const std::vector<Digit>& digits() const { return m_digits; }
    [[nodiscard]] int filledCount() const;
    [[nodiscard]] bool isFull() const { return filledCount() == cells(); }

    friend bool operator==(const SudokuGrid&, const SudokuGrid&) = default;

private:
    int m_order;
    std::vector<Digit> m_digits;
};

/// The order of a grid with that many cells (16, 81, 256 or 625), else 0.
[[nodiscard]] int orderOfCellCount(std::size_t cells);

} // namespace tessera
