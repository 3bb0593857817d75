// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kind/Kind.h"
#include "core/sudoku/formats/SudokuFile.h"

namespace tessera {

/// The kind of Sudokus; its puzzles hold a SudokuFile.
[[nodiscard]] const Kind& sudokuKind();

[[nodiscard]] inline AnyPuzzle anyPuzzle(SudokuFile file) {
    return {sudokuKind(), std::move(file)};
}

} // namespace tessera
