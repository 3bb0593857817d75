// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuSymmetry.h"

#include <QCoreApplication>

#include <array>

namespace tessera {

namespace {

int imageOf(SudokuSymmetry symmetry, const SudokuGrid& grid, int cell) {
    const int row = grid.row(cell);
    const int column = grid.column(cell);
    const int last = grid.side() - 1;
    switch (symmetry) {
    case SudokuSymmetry::None:
        break;
    case SudokuSymmetry::HalfTurn:
        return grid.cell(last - row, last - column);
    case SudokuSymmetry::QuarterTurn:
        return grid.cell(column, last - row);
    case SudokuSymmetry::LeftRight:
        return grid.cell(row, last - column);
    case SudokuSymmetry::UpDown:
        return grid.cell(last - row, column);
    case SudokuSymmetry::Diagonal:
        return grid.cell(column, row);
    }
    return cell;
}

} // namespace

std::span<const SudokuWord> sudokuSymmetries() {
    static constexpr std::array<SudokuWord, 6> names{{
        {"none", QT_TRANSLATE_NOOP("Sudoku", "None")},
        {"half-turn", QT_TRANSLATE_NOOP("Sudoku", "Half turn")},
        {"quarter-turn", QT_TRANSLATE_NOOP("Sudoku", "Quarter turn")},
        {"left-right", QT_TRANSLATE_NOOP("Sudoku", "Left and right")},
        {"up-down", QT_TRANSLATE_NOOP("Sudoku", "Top and bottom")},
        {"diagonal", QT_TRANSLATE_NOOP("Sudoku", "Diagonal")},
    }};
    return names;
}

std::vector<std::vector<int>> orbitsOf(SudokuSymmetry symmetry, const SudokuGrid& grid) {
    std::vector<std::vector<int>> orbits;
    std::vector<bool> seen(static_cast<std::size_t>(grid.cells()));
    for (int first = 0; first < grid.cells(); ++first) {
        std::vector<int> orbit;
        for (int cell = first; !seen[static_cast<std::size_t>(cell)];
             cell = imageOf(symmetry, grid, cell)) {
            seen[static_cast<std::size_t>(cell)] = true;
            orbit.push_back(cell);
        }
        if (!orbit.empty())
            orbits.push_back(std::move(orbit));
    }
    return orbits;
}

} // namespace tessera
