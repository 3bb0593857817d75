// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuGenerator.h"

namespace tessera {

/// The sets of cells that a symmetry carries into each other; each cell is in one.
[[nodiscard]] std::vector<std::vector<int>> orbitsOf(SudokuSymmetry symmetry,
                                                     const SudokuGrid& grid);

} // namespace tessera
