// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/formats/SudokuFile.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

/// A sentence for the person, the cells that it is about, and a grid to lay.
struct SudokuAdvice {
    QString sentence;
    std::vector<int> cells{};
    bool isWarning = false;
    std::optional<SudokuGrid> grid{}; ///< what the act puts on the grid
};

/// What is wrong with the puzzle itself: givens that clash, no solution, several.
/// Empty if nothing is, if that is not known in a moment, or without givens.
[[nodiscard]] QString defectOf(const SudokuFile& file);
/// What could be done next, with the reason.
[[nodiscard]] SudokuAdvice hintFor(const SudokuFile& file);
/// Whether the digits agree with the puzzle's solution.
[[nodiscard]] SudokuAdvice checkOf(const SudokuFile& file);
/// Everything that follows by singles.
[[nodiscard]] SudokuAdvice withSingles(const SudokuFile& file);
/// The rest, by exact search.
[[nodiscard]] SudokuAdvice solvedRest(const SudokuFile& file);

} // namespace tessera
