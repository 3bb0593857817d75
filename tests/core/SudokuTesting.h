// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"

#include <span>
#include <string_view>
#include <vector>

namespace tessera::test {

/// A grid from a line of characters; anything but a digit is an open cell.
inline SudokuGrid gridOf(std::string_view line) {
    SudokuGrid grid(orderOfCellCount(line.size()));
    for (std::size_t i = 0; i < line.size(); ++i)
        grid.set(static_cast<int>(i), digitOfSymbol(QLatin1Char(line[i]), grid.side()));
    return grid;
}

/// A 25×25 one. Whether it has one solution takes minutes to find out.
inline SudokuGrid undecidedGrid() {
    Random random(2);
    SudokuGrid grid = randomSolution(5, random);
    for (int cell = 0; cell < grid.cells(); ++cell) {
        if (!random.chance(0.3))
            grid.set(cell, 0);
    }
    return grid;
}

/// Writes Sudokus in the format of the file's name.
inline void saveSudokus(std::span<const SudokuFile> files, const QString& path) {
    std::vector<AnyPuzzle> puzzles;
    for (const SudokuFile& file : files)
        puzzles.push_back(anyPuzzle(file));
    sudokuKind().save(puzzles, path);
}

/// Known to be hard for heuristics.
inline constexpr std::string_view kEscargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

} // namespace tessera::test
