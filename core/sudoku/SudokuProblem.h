// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Problem.h"
#include "core/search/Solution.h"
#include "core/sudoku/SudokuGrid.h"

namespace tessera {

/// A Sudoku as solvers are given it. The codes of its solutions are the digits.
class SudokuProblem final : public Problem {
public:
    static constexpr std::string_view kKind = "sudoku";

    /// @param givens what no search changes
    /// @param start digits to begin from besides them; an open grid: anywhere
    /// @throws UserError if two givens clash.
    explicit SudokuProblem(SudokuGrid givens) : SudokuProblem(givens, givens) {}
    SudokuProblem(SudokuGrid givens, SudokuGrid start);

    [[nodiscard]] std::string_view kind() const override { return kKind; }
    /// Each digit once in each row and in each column.
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
