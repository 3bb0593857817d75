// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sudoku/SudokuCommands.h"

#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuLogic.h"

#include <QJsonArray>

namespace tessera {

namespace {

QJsonObject describePuzzle(const SudokuFile& file, const QString& format) {
    const SudokuGrid& givens = file.givens;
    const QString defect = sudokuDefect(givens);
    const std::string_view difficulty =
        sudokuDifficulties()[static_cast<std::size_t>(difficultyOf(givens))].id;
    QJsonArray warnings;
    if (!defect.isEmpty())
        warnings.append(defect);
    return {
        {QStringLiteral("kind"), QStringLiteral("sudoku")},
        {QStringLiteral("format"), format},
        {QStringLiteral("title"), file.title},
        {QStringLiteral("width"), givens.side()},
        {QStringLiteral("height"), givens.side()},
        {QStringLiteral("order"), givens.order()},
        {QStringLiteral("givens"), givens.filledCount()},
        {QStringLiteral("placed"), file.digits.filledCount()},
        {QStringLiteral("difficulty"),
         defect.isEmpty() ? QJsonValue(QString::fromLatin1(
                                difficulty.data(), static_cast<qsizetype>(difficulty.size())))
                          : QJsonValue(QJsonValue::Null)},
        {QStringLiteral("warnings"), warnings},
    };
}

void printGridFindings(const QJsonObject& facts) {
    print(QStringLiteral("size %1x%1").arg(facts.value(QLatin1String("width")).toInt()));
    for (const char* key : {"kind", "format", "order", "givens", "placed", "difficulty"}) {
        const QJsonValue value = facts.value(QLatin1String(key));
        print(QStringLiteral("%1 %2").arg(QLatin1String(key), value.isNull()
                                                                  ? QStringLiteral("none")
                                                                  : value.toVariant().toString()));
    }
    for (const QJsonValue& warning : facts.value(QLatin1String("warnings")).toArray())
        print(QStringLiteral("warning %1").arg(warning.toString()));
}

} // namespace

ExitCode SudokuCommands::inspect(const Arguments& arguments, const PuzzleSource& source) const {
    ReadPuzzles input = kind().read(source);
    const auto count = static_cast<std::int64_t>(input.puzzles.size());
    if (const auto number = arguments.whole(QStringLiteral("number"), 1, count))
        input.puzzles = {input.puzzles[static_cast<std::size_t>(*number) - 1]};
    QJsonArray all;
    for (const AnyPuzzle& puzzle : input.puzzles)
        all.append(describePuzzle(puzzle.as<SudokuFile>(), input.format));
    printFacts(arguments, all, printGridFindings);
    if (all.size() > 1 && !arguments.has(QStringLiteral("json")))
        print(QStringLiteral("puzzles %1").arg(all.size()));
    return ExitCode::Done;
}

} // namespace tessera
