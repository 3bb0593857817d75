// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"
#include "app/cli/common/PuzzleInput.h"

#include "core/search/Solution.h"
#include "core/sudoku/formats/SudokuFile.h"

namespace tessera {

// What the commands do when IN is a Sudoku; a file each. All throw UsageError
// or UserError.

/// The options of “generate” for --kind sudoku.
[[nodiscard]] std::vector<OptionSpec> sudokuGeneratorOptions();
ExitCode generateSudokus(const Arguments& arguments);
ExitCode countSudokus(const Arguments& arguments, const PuzzleSource& source);
ExitCode scoreSudokus(const Arguments& arguments, const PuzzleSource& source);
ExitCode inspectSudokus(const Arguments& arguments, const PuzzleSource& source);
ExitCode convertSudokus(const Arguments& arguments, const PuzzleSource& source);
/// The content of the picture file.
[[nodiscard]] QByteArray sudokuPicture(const Arguments& arguments, const PuzzleSource& source,
                                       const QString& out, int size);

/// The file with a solution on its grid.
[[nodiscard]] SudokuFile withDigits(SudokuFile file, const Solution& solution);

} // namespace tessera
