// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuGrid.h"

#include "core/support/UserError.h"

#include <algorithm>

namespace tessera {

int SudokuGrid::filledCount() const {
    return cells() - static_cast<int>(std::ranges::count(m_digits, Digit{0}));
}

int orderOfCellCount(std::size_t cells) {
    for (int order = kSmallestOrder; order <= kLargestOrder; ++order) {
        if (cells == asIndex(order * order * order * order))
            return order;
    }
    return 0;
}

SudokuUnits::SudokuUnits(int order) : m_order(order), m_side(order * order) {
    const SudokuGrid grid(order);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        for (int cell = 0; cell < grid.cells(); ++cell)
            m_cells.push_back(static_cast<std::uint16_t>(cell));
        std::ranges::stable_sort(std::span(m_cells).last(asIndex(grid.cells())), {},
                                 [&](int cell) { return unitsOf(cell)[kind]; });
    }
    for (int cell = 0; cell < grid.cells(); ++cell) {
        const auto [row, column, block] = unitsOf(cell);
        for (int other = 0; other < grid.cells(); ++other) {
            const auto units = unitsOf(other);
            if (other != cell && (units[0] == row || units[1] == column || units[2] == block))
                m_peers.push_back(static_cast<std::uint16_t>(other));
        }
    }
    m_peerCount = m_peers.size() / asIndex(grid.cells());
}

const SudokuUnits& SudokuUnits::of(int order) {
    static const std::array<SudokuUnits, 4> units{SudokuUnits(2), SudokuUnits(3), SudokuUnits(4),
                                                  SudokuUnits(5)};
    return units[asIndex(order - kSmallestOrder)];
}

std::array<int, 3> SudokuUnits::unitsOf(int cell) const {
    const int row = cell / m_side;
    const int column = cell % m_side;
    const int block = row / m_order * m_order + column / m_order;
    return {row, m_side + column, 2 * m_side + block};
}

QString SudokuUnits::name(int unit) const {
    const std::array names{SudokuText::tr("row %1"), SudokuText::tr("column %1"),
                           SudokuText::tr("block %1")};
    return names[asIndex(kind(unit))].arg(unit % m_side + 1);
}

QString sudokuCellName(const SudokuGrid& grid, int cell) {
    return QStringLiteral("R%1C%2").arg(grid.row(cell) + 1).arg(grid.column(cell) + 1);
}

QChar digitSymbol(Digit digit) {
    return digit < 10 ? QChar(u'0' + digit) : QChar(u'A' + digit - 10);
}

QString digitSymbols(DigitSet digits, const QString& between) {
    QStringList symbols;
    for (; digits != 0; digits &= digits - 1U)
        symbols << QString(digitSymbol(lowestDigit(digits)));
    return symbols.join(between);
}

Digit digitOfSymbol(QChar symbol, int side) {
    const char16_t code = symbol.toUpper().unicode();
    int digit = 0;
    if (code >= u'1' && code <= u'9')
        digit = code - u'0';
    else if (code >= u'A' && code <= u'P')
        digit = code - u'A' + 10;
    return digit <= side ? static_cast<Digit>(digit) : Digit{0};
}

namespace {

DigitSet digitsIn(const SudokuGrid& grid, int unit) {
    DigitSet digits = 0;
    for (const std::uint16_t cell : SudokuUnits::of(grid.order()).cells(unit))
        digits |= grid.isOpen(cell) ? 0 : digitBit(grid.at(cell));
    return digits;
}

} // namespace

std::vector<SudokuConflict> conflictsOf(const SudokuGrid& grid) {
    const SudokuUnits& units = SudokuUnits::of(grid.order());
    std::vector<SudokuConflict> conflicts;
    for (int unit = 0; unit < units.count(); ++unit) {
        std::vector<int> last(asIndex(grid.side()) + 1, -1);
        for (const std::uint16_t cell : units.cells(unit)) {
            const Digit digit = grid.at(cell);
            if (digit == 0)
                continue;
            if (last[digit] >= 0)
                conflicts.push_back({last[digit], cell, unit});
            last[digit] = cell;
        }
    }
    return conflicts;
}

QString describe(const SudokuConflict& conflict, const SudokuGrid& grid) {
    return SudokuText::tr("The digit %1 occurs twice in %2: %3 and %4.")
        .arg(digitSymbol(grid.at(conflict.first)))
        .arg(SudokuUnits::of(grid.order()).name(conflict.unit),
             sudokuCellName(grid, conflict.first), sudokuCellName(grid, conflict.second));
}

int missingDigits(const SudokuGrid& grid) {
    int missing = 0;
    for (int unit = 0; unit < 2 * grid.side(); ++unit)
        missing += grid.side() - std::popcount(digitsIn(grid, unit));
    return missing;
}

bool isSolved(const SudokuGrid& grid) {
    for (int unit = 0; unit < 3 * grid.side(); ++unit) {
        if (digitsIn(grid, unit) != grid.allDigits())
            return false;
    }
    return true;
}

SudokuProblem::SudokuProblem(SudokuGrid givens, SudokuGrid start)
    : m_givens(std::move(givens)), m_start(std::move(start)) {
    const auto conflicts = conflictsOf(m_givens);
    if (!conflicts.empty())
        throw UserError(describe(conflicts.front(), m_givens));
    for (int cell = 0; cell < m_givens.cells(); ++cell) {
        if (!m_givens.isOpen(cell))
            m_start.set(cell, m_givens.at(cell));
    }
}

int SudokuProblem::total() const { return sudokuTotal(m_givens.order()); }

SudokuGrid gridOf(int order, const Solution& solution) {
    SudokuGrid grid(order);
    for (std::size_t cell = 0; cell < solution.size(); ++cell)
        grid.set(static_cast<int>(cell), static_cast<Digit>(solution[cell]));
    return grid;
}

Solution codesOf(const SudokuGrid& grid) { return {grid.digits().begin(), grid.digits().end()}; }

} // namespace tessera
