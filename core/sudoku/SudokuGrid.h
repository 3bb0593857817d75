// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"
#include "core/support/Index.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// A digit of a grid, from 1; 0 means an open cell.
using Digit = std::uint8_t;

/// A set of digits: bit d − 1 for digit d.
using DigitSet = std::uint32_t;

[[nodiscard]] constexpr DigitSet digitBit(Digit digit) { return DigitSet{1} << (digit - 1U); }

/// @pre the set is not empty
[[nodiscard]] constexpr Digit lowestDigit(DigitSet digits) {
    return static_cast<Digit>(std::countr_zero(digits) + 1);
}

/// The order n of a grid: n²×n² cells in blocks of n×n.
inline constexpr int kSmallestOrder = 2;
inline constexpr int kLargestOrder = 5;
inline constexpr int kUsualOrder = 3;
inline constexpr std::size_t kMostSudokuCells = 625;

/// n²×n² cells with digits up to n² or none. All numbering is from 0, row by row from the top left.
class SudokuGrid {
public:
    /// A grid of open cells. @pre the order is valid
    explicit SudokuGrid(int order = kUsualOrder)
        : m_order(order), m_digits(asIndex(order * order * order * order)) {}

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

    [[nodiscard]] Digit at(int cell) const { return m_digits[asIndex(cell)]; }
    [[nodiscard]] bool isOpen(int cell) const { return at(cell) == 0; }
    void set(int cell, Digit digit) { m_digits[asIndex(cell)] = digit; }
    [[nodiscard]] const std::vector<Digit>& digits() const { return m_digits; }
    [[nodiscard]] int filledCount() const;
    [[nodiscard]] bool isFull() const { return filledCount() == cells(); }

    friend bool operator==(const SudokuGrid&, const SudokuGrid&) = default;

private:
    int m_order;
    std::vector<Digit> m_digits;
};

/// The order of a grid with that many cells (16, 81, 256 or 625), 0 for any other number.
[[nodiscard]] int orderOfCellCount(std::size_t cells);

struct SudokuText {
    Q_DECLARE_TR_FUNCTIONS(Sudoku)
};

/// The 3n² units of a grid: rows, then columns, then blocks. The cells of each unit ascend.
class SudokuUnits {
public:
    enum class Kind : std::uint8_t { Row, Column, Block };

    /// The same object for all grids of an order.
    [[nodiscard]] static const SudokuUnits& of(int order);

    [[nodiscard]] int count() const { return 3 * m_side; }
    [[nodiscard]] std::span<const std::uint16_t> cells(int unit) const {
        const auto side = asIndex(m_side);
        return std::span(m_cells).subspan(asIndex(unit) * side, side);
    }
    /// The cell's row, column and block.
    [[nodiscard]] std::array<int, 3> unitsOf(int cell) const;
    /// The other cells that share a unit with the cell.
    [[nodiscard]] std::span<const std::uint16_t> peers(int cell) const {
        return std::span(m_peers).subspan(asIndex(cell) * m_peerCount, m_peerCount);
    }
    [[nodiscard]] Kind kind(int unit) const { return static_cast<Kind>(unit / m_side); }
    /// "row 3", "column 5", "block 9", in the user's language; from 1.
    [[nodiscard]] QString name(int unit) const;

private:
    explicit SudokuUnits(int order);

    int m_order;
    int m_side;
    std::vector<std::uint16_t> m_cells;
    std::size_t m_peerCount;
    std::vector<std::uint16_t> m_peers;
};

/// "R3C5" for row 3 and column 5, from 1.
[[nodiscard]] QString sudokuCellName(const SudokuGrid& grid, int cell);

/// A digit as one character: 1 to 9, then A to P.
[[nodiscard]] QChar digitSymbol(Digit digit);
/// The characters of a set, ascending.
[[nodiscard]] QString digitSymbols(DigitSet digits, const QString& between);
/// The digit for a character of either case; 0 if it is not a digit of the grid.
[[nodiscard]] Digit digitOfSymbol(QChar symbol, int side);

/// Two cells of one unit that hold the same digit.
struct SudokuConflict {
    int first = 0;
    int second = 0;
    int unit = 0; ///< see SudokuUnits

    friend bool operator==(const SudokuConflict&, const SudokuConflict&) = default;
};

/// By unit; for a digit that occurs k times in a unit, the k − 1 pairs of consecutive places.
[[nodiscard]] std::vector<SudokuConflict> conflictsOf(const SudokuGrid& grid);

/// A sentence such as "The digit 5 occurs twice in row 3: R3C1 and R3C7."
[[nodiscard]] QString describe(const SudokuConflict& conflict, const SudokuGrid& grid);

/// The number of digits missing in rows plus the number missing in columns: the cost of Lewis,
/// Metaheuristics can solve sudoku puzzles (2007), section 2.
[[nodiscard]] int missingDigits(const SudokuGrid& grid);

/// The score that searches maximise: digits present in rows and columns, of 2n⁴.
[[nodiscard]] inline int sudokuTotal(int order) { return 2 * order * order * order * order; }

/// Whether every unit holds every digit.
[[nodiscard]] bool isSolved(const SudokuGrid& grid);

/// A Sudoku in the form for solvers. The codes of its solutions are the digits.
class SudokuProblem final : public Problem {
public:
    static constexpr std::string_view kKind = "sudoku";

    /// @param givens the digits that no search changes
    /// @param start further digits to start from; an open grid: none
    /// @throws UserError if two givens clash.
    explicit SudokuProblem(SudokuGrid givens) : SudokuProblem(givens, givens) {}
    SudokuProblem(SudokuGrid givens, SudokuGrid start);

    [[nodiscard]] std::string_view kind() const override { return kKind; }
    /// Counts each digit once in each row and in each column.
    [[nodiscard]] int total() const override;

    [[nodiscard]] const SudokuGrid& givens() const { return m_givens; }
    /// Holds at least the givens.
    [[nodiscard]] const SudokuGrid& start() const { return m_start; }

private:
    SudokuGrid m_givens;
    SudokuGrid m_start;
};

/// A solution as a grid, and back.
[[nodiscard]] SudokuGrid gridOf(int order, const Solution& solution);
[[nodiscard]] Solution codesOf(const SudokuGrid& grid);

} // namespace tessera
