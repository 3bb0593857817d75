// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sudoku/SudokuCommands.h"

#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuProblem.h"

#include <QJsonArray>

namespace tessera {

namespace {

QJsonObject scoreOf(const SudokuFile& file) {
    const SudokuGrid& grid = file.digits;
    const int total = sudokuTotal(grid.order());
    const int missing = missingDigits(grid);
    QJsonArray violations;
    for (const SudokuConflict& conflict : conflictsOf(grid))
        violations.append(describe(conflict, grid));
    return {
        {QStringLiteral("kind"), QStringLiteral("sudoku")},
        {QStringLiteral("matched"), total - missing},
        {QStringLiteral("total"), total},
        {QStringLiteral("empty"), grid.cells() - grid.filledCount()},
        {QStringLiteral("missing"), missing},
        {QStringLiteral("solved"), isSolved(grid)},
        {QStringLiteral("fitness"), static_cast<double>(total - missing) / total},
        {QStringLiteral("violations"), violations},
    };
}

void printGridScore(const QJsonObject& score) {
    print(QStringLiteral("%1/%2")
              .arg(score.value(QLatin1String("matched")).toInt())
              .arg(score.value(QLatin1String("total")).toInt()));
    print(QStringLiteral("empty %1").arg(score.value(QLatin1String("empty")).toInt()));
    print(QStringLiteral("missing %1").arg(score.value(QLatin1String("missing")).toInt()));
    print(QStringLiteral("solved %1")
              .arg(score.value(QLatin1String("solved")).toBool() ? QStringLiteral("yes")
                                                                 : QStringLiteral("no")));
    for (const QJsonValue& violation : score.value(QLatin1String("violations")).toArray())
        print(QStringLiteral("violation %1").arg(violation.toString()));
}

} // namespace

SudokuCommands::SudokuCommands() : KindCommands(sudokuKind()) {}

ExitCode SudokuCommands::score(const Arguments& arguments, const PuzzleSource& source) const {
    QJsonArray scores;
    for (const AnyPuzzle& puzzle : read(source).puzzles)
        scores.append(scoreOf(puzzle.as<SudokuFile>()));
    printFacts(arguments, scores, printGridScore);
    return ExitCode::Done;
}

QString SudokuCommands::refusal(const QString& option) const {
    return CliText::tr("--%1 is for edge-matching puzzles, and this is a Sudoku.").arg(option);
}

QString SudokuCommands::unknownFormat(const QString& id) const {
    return CliText::tr("There is no format “%1” for Sudokus; “tessera formats” lists them.")
        .arg(id);
}

} // namespace tessera
