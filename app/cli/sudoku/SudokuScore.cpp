// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sudoku/SudokuCommands.h"
#include "app/cli/sudoku/SudokuInput.h"

#include "core/sudoku/SudokuConflicts.h"
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

SudokuFile withDigits(SudokuFile file, const Solution& solution) {
    file.digits = gridOf(file.givens.order(), solution);
    file.marks.clear();
    return file;
}

ExitCode scoreSudokus(const Arguments& arguments, const PuzzleSource& source) {
    const SudokuReadResult input = readSudokus(source);
    QJsonArray scores;
    for (const SudokuFile& file : input.puzzles)
        scores.append(scoreOf(file));
    if (arguments.has(QStringLiteral("json"))) {
        print(scores.size() == 1 ? scores.first() : QJsonValue(scores));
        return ExitCode::Done;
    }
    for (const QJsonValue& score : scores)
        printGridScore(score.toObject());
    return ExitCode::Done;
}

} // namespace tessera
