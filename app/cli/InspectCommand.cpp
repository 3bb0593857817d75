// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/PuzzleInput.h"
#include "app/cli/EdgeCommands.h"

#include "core/edges/generate/Hardness.h"
#include "core/edges/puzzle/Counting.h"
#include "core/edges/puzzle/Diagnosis.h"
#include "core/experiments/RunFile.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <set>

namespace tessera {

namespace {

int distinctPieceCount(const Puzzle& puzzle) {
    std::set<Piece> distinct;
    for (const Piece& piece : puzzle.pieces())
        distinct.insert(piece.canonical());
    return static_cast<int>(distinct.size());
}

/// Null where the pieces cannot make a solution.
QJsonValue expectedLog10(const Puzzle& puzzle) {
    if (!puzzle.isComplete())
        return QJsonValue::Null;
    const double value = log10ExpectedSolutions(puzzle);
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue(QJsonValue::Null);
}

QJsonObject describePuzzle(const ReadResult& input) {
    const PuzzleFile& file = input.file;
    const Puzzle& puzzle = file.puzzle;
    const ColorCensus colors(puzzle);
    QStringList warnings = input.warnings;
    for (const Diagnosis& diagnosis : diagnose(puzzle))
        warnings << diagnosis.sentence;
    return {
        {QStringLiteral("format"), input.format->id()},
        {QStringLiteral("title"), file.info.title},
        {QStringLiteral("width"), puzzle.width()},
        {QStringLiteral("height"), puzzle.height()},
        {QStringLiteral("framed"), puzzle.framed()},
        {QStringLiteral("signed"), puzzle.isSigned()},
        {QStringLiteral("pieces"), puzzle.pieceCount()},
        {QStringLiteral("distinct_pieces"), distinctPieceCount(puzzle)},
        {QStringLiteral("border_colors"), colors.borderColors()},
        {QStringLiteral("inner_colors"), colors.innerColors()},
        {QStringLiteral("hints"), static_cast<int>(puzzle.hints().size())},
        {QStringLiteral("locked"), static_cast<int>(std::ranges::count(file.locked, true))},
        {QStringLiteral("placed"), file.board.placedCount()},
        {QStringLiteral("log10_expected_solutions"), expectedLog10(puzzle)},
        {QStringLiteral("combinations"),
         totalCombinations(puzzle.size(), puzzle.framed()).toString()},
        {QStringLiteral("log10_combinations"),
         log10TotalCombinations(puzzle.size(), puzzle.framed())},
        {QStringLiteral("warnings"), QJsonArray::fromStringList(warnings)},
    };
}

/// The object's plain values, a line each, in the order of the documentation.
void printFindings(const QJsonObject& facts) {
    const auto text = [&](const char* key) {
        const QJsonValue value = facts.value(QLatin1String(key));
        if (value.isBool())
            return value.toBool() ? QStringLiteral("yes") : QStringLiteral("no");
        if (value.isNull())
            return QStringLiteral("none");
        if (value.isDouble() && value.toDouble() != std::floor(value.toDouble()))
            return QString::number(value.toDouble(), 'f', 2);
        return value.toVariant().toString();
    };
    print(QStringLiteral("size %1x%2").arg(text("width"), text("height")));
    for (const char* key : {"format", "framed", "signed", "pieces", "distinct_pieces",
                            "border_colors", "inner_colors", "hints", "locked", "placed",
                            "log10_expected_solutions", "log10_combinations"})
        print(QStringLiteral("%1 %2").arg(QLatin1String(key), text(key)));
    for (const QJsonValue& warning : facts.value(QLatin1String("warnings")).toArray())
        print(QStringLiteral("warning %1").arg(warning.toString()));
}

ExitCode inspect(const Arguments& arguments) {
    const PuzzleSource source = openInput(arguments.operand(0));
    return commandsOf(kindOf(source.bytes)).inspect(arguments, source);
}

} // namespace

ExitCode EdgeCommands::inspect(const Arguments& arguments, const PuzzleSource& source) const {
    ReadResult input = readInput(source);
    QJsonObject facts = describePuzzle(input);
    if (looksLikeRunFile(source.bytes))
        facts[QLatin1String("format")] = kRunFileEnding;
    if (arguments.has(QStringLiteral("json")))
        print(facts);
    else
        printFindings(facts);
    return ExitCode::Done;
}

Command inspectCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("inspect");
    spec.summary = CliText::tr("Say what a puzzle is, and what is odd about it.");
    spec.operands = {puzzleOperand()};
    spec.notes = {CliText::tr("Combinations are all ways to fill the board that keep to the frame, "
                              "matching or not; exactly with --json.")};
    OptionSpec number = numberOption();
    number.help = CliText::tr("Of a file with many Sudokus only the N-th; without it all.");
    number.usual.clear();
    spec.options = {{{QStringLiteral("json")}, {}, CliText::tr("Print one JSON object.")}, number};
    return {spec, inspect};
}

} // namespace tessera
