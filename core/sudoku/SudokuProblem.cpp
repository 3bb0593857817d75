// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuProblem.h"

#include "core/support/UserError.h"

#include <bit>

namespace tessera {

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
        std::vector<int> last(static_cast<std::size_t>(grid.side()) + 1, -1);
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
    return SudokuText::tr("The digit %1 stands twice in %2: %3 and %4.")
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
