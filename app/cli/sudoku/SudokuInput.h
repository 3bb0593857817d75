// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"

#include "core/sudoku/formats/SudokuFormat.h"

namespace tessera {

/// Whether IN is about Sudoku: its content says so, or --from does.
[[nodiscard]] bool isSudokuInput(const PuzzleSource& source, const QString& formatId = {});

/// Reads all puzzles of a source; warnings go to standard error.
/// @throws UserError
[[nodiscard]] SudokuReadResult readSudokus(const PuzzleSource& source,
                                           const QString& formatId = {});

/// The option that picks one puzzle of a list.
[[nodiscard]] OptionSpec numberOption();

/// The puzzle that --number says, else the first; a list without --number is
/// told on standard error. @throws UsageError if there is none of that number.
[[nodiscard]] SudokuFile oneSudoku(const Arguments& arguments, const PuzzleSource& source);

/// @throws UsageError if an option is given that means nothing for Sudoku.
void refuseForSudoku(const Arguments& arguments, const QStringList& options);

} // namespace tessera
