// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"
#include "core/sudoku/SudokuGrid.h"

namespace tessera {

/// Two cells of one unit that hold the same digit.
struct SudokuConflict {
    int first = 0;
    int second = 0;
    int unit = 0; ///< see SudokuUnits

    friend bool operator==(const SudokuConflict&, const SudokuConflict&) = default;
};

/// By unit; of a digit that stands k times in a unit the k − 1 pairs of neighbouring places.
[[nodiscard]] std::vector<SudokuConflict> conflictsOf(const SudokuGrid& grid);

/// "The digit 5 stands twice in row 3: R3C1 and R3C7."
[[nodiscard]] QString describe(const SudokuConflict& conflict, const SudokuGrid& grid);

/// The cost of Lewis 2007: digits missing from the rows plus those missing from the
/// columns. A full grid whose blocks hold every digit is solved exactly at 0.
/// Lewis, Metaheuristics can solve sudoku puzzles (2007), section 2.
[[nodiscard]] int missingDigits(const SudokuGrid& grid);

/// The score that searches maximise: digits present in rows and columns, of 2n⁴.
[[nodiscard]] inline int sudokuTotal(int order) { return 2 * order * order * order * order; }

/// Whether every unit holds every digit.
[[nodiscard]] bool isSolved(const SudokuGrid& grid);

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

/// General variable neighbourhood search for Sudoku after Hamza & Sevkli 2014 (004, Figure 2), on
/// the skeleton that MS-GVNS uses for edge matching: shakes in N_k, descends through all
/// neighbourhoods by best improvement, and goes on from what is better. As published
/// ("hamza-sevkli-2014") it sticks even on easy grids with few givens; the defaults keep equals,
/// fill singles first and restart. The fragment names no neighbourhoods, cost or representation:
/// those are ours, after Lewis 2007.
[[nodiscard]] SolverInfo gvnsSudokuInfo();

} // namespace tessera
