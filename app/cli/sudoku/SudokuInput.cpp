// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sudoku/SudokuInput.h"

#include "app/cli/common/Console.h"

namespace tessera {

bool isSudokuInput(const PuzzleSource& source, const QString& formatId) {
    return formatId.isEmpty() ? holdsSudoku(source.bytes) : findSudokuFormat(formatId) != nullptr;
}

SudokuReadResult readSudokus(const PuzzleSource& source, const QString& formatId) {
    SudokuReadResult result = readSudokuSource(source, formatId);
    for (const QString& warning : result.warnings)
        complain(CliText::tr("%1: warning: %2").arg(source.name, warning));
    return result;
}

OptionSpec numberOption() {
    return OptionSpec{{QStringLiteral("number")},
                      QStringLiteral("N"),
                      CliText::tr("Of a file with many Sudokus take the N-th.")}
        .withDefault(1);
}

SudokuFile oneSudoku(const Arguments& arguments, const PuzzleSource& source) {
    SudokuReadResult result = readSudokus(source);
    const QString option = QStringLiteral("number");
    const auto count = static_cast<std::int64_t>(result.puzzles.size());
    const auto number = arguments.number(option, 1, count);
    if (count > 1 && !arguments.has(option)) {
        complain(CliText::tr("%1: the file holds %n puzzle(s); the first is taken.", nullptr,
                             static_cast<int>(count))
                     .arg(source.name));
    }
    return std::move(result.puzzles[static_cast<std::size_t>(number) - 1]);
}

void refuseForSudoku(const Arguments& arguments, const QStringList& options) {
    for (const QString& option : options) {
        if (arguments.has(option)) {
            throw UsageError(CliText::tr("--%1 is for edge-matching puzzles, and this is a Sudoku.")
                                 .arg(option));
        }
    }
}

} // namespace tessera
