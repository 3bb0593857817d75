// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuProblem.h"

#include "core/sudoku/SudokuConflicts.h"
#include "core/support/UserError.h"

namespace tessera {

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

int SudokuProblem::total() const {
    return sudokuTotal(m_givens.order());
}

SudokuGrid gridOf(int order, const Solution& solution) {
    SudokuGrid grid(order);
    for (std::size_t cell = 0; cell < solution.size(); ++cell)
        grid.set(static_cast<int>(cell), static_cast<Digit>(solution[cell]));
    return grid;
}

Solution codesOf(const SudokuGrid& grid) {
    return {grid.digits().begin(), grid.digits().end()};
}

} // namespace tessera
