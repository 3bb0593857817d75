// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sudoku/SudokuCommands.h"
#include "app/cli/sudoku/SudokuInput.h"

namespace tessera {

ExitCode convertSudokus(const Arguments& arguments, const PuzzleSource& source) {
    refuseForSudoku(arguments,
                    {QStringLiteral("take"), QStringLiteral("puzzle"), QStringLiteral("edge-order"),
                     QStringLiteral("grey"), QStringLiteral("size")});
    const QString to = arguments.text(QStringLiteral("to"));
    if (!to.isEmpty() && findSudokuFormat(to) == nullptr) {
        throw UsageError(
            CliText::tr("There is no format “%1” for Sudokus; “tessera formats” lists them.")
                .arg(to));
    }
    const SudokuReadResult input = readSudokus(source, arguments.text(QStringLiteral("from")));
    saveSudokus(input.puzzles, arguments.operand(1), to);
    return ExitCode::Done;
}

} // namespace tessera
