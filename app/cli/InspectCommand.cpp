// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/edges/generate/Hardness.h"
#include "core/edges/puzzle/Counting.h"
#include "core/edges/puzzle/Diagnosis.h"
#include "core/edges/puzzle/Score.h"
#include "core/kind/EdgeKind.h"

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

} // namespace

Facts EdgeCommands::scored(const AnyPuzzle& puzzle) const {
    const auto& file = puzzle.as<PuzzleFile>();
    const Score score = scoreOf(file.puzzle, file.board);
    QStringList violations;
    for (const Violation& violation : violationsOf(file.puzzle, file.board))
        violations << describe(violation, file.puzzle.size());
    const QJsonObject json{
        {QStringLiteral("matched"), score.matched},
        {QStringLiteral("total"), score.total},
        {QStringLiteral("empty"), score.empty},
        {QStringLiteral("mismatched"), score.mismatched},
        {QStringLiteral("bad_areas"), score.badAreas},
        {QStringLiteral("fitness"), score.fitness()},
        {QStringLiteral("violations"), QJsonArray::fromStringList(violations)},
    };
    return {json, QStringList{QStringLiteral("%1/%2").arg(score.matched).arg(score.total)} +
                      linesOf(json, "empty mismatched bad_areas") +
                      QStringList{QStringLiteral("fitness %1").arg(score.fitness(), 0, 'f', 4)} +
                      linesOf(json, "violations")};
}

Facts EdgeCommands::described(const AnyPuzzle& any, const ReadPuzzles& input) const {
    const auto& file = any.as<PuzzleFile>();
    const Puzzle& puzzle = file.puzzle;
    const ColorCensus colors(puzzle);
    QStringList warnings = input.warnings;
    for (const Diagnosis& diagnosis : diagnose(puzzle))
        warnings << diagnosis.sentence;
    const QJsonObject json{
        {QStringLiteral("format"), input.format},
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
    const QString size = QStringLiteral("size %1x%2").arg(puzzle.width()).arg(puzzle.height());
    return {json, QStringList{size} +
                      linesOf(json, "format framed signed pieces distinct_pieces border_colors "
                                    "inner_colors hints locked placed log10_expected_solutions "
                                    "log10_combinations warnings")};
}

ReadPuzzles EdgeCommands::read(const PuzzleSource& source) const {
    const auto run = recordedRunOf(source);
    if (!run)
        return KindCommands::read(source);
    PuzzleFile file = run->puzzle.as<PuzzleFile>();
    const Solution codes = run->bests.solution(run->bests.size() - 1);
    if (const auto board = Board::fromCodes(file.puzzle.size(), file.puzzle.pieceCount(), codes))
        file.board = *board;
    return {{anyPuzzle(std::move(file))}, {}, kRunFileEnding};
}

Command scoreCommand() {
    return {{QStringLiteral("score"),
             CliText::tr("Say how good a board is."),
             {puzzleOperand()},
             {{"json", "", CliText::tr("Print one JSON object.")}},
             {CliText::tr("The score counts the joints between two pieces that match; fitness "
                          "also weighs the 2×2 areas in which any joint does not.")}},
            onPuzzle<&KindCommands::score>};
}

Command inspectCommand() {
    return {{QStringLiteral("inspect"),
             CliText::tr("Say what a puzzle is, and what is odd about it."),
             {puzzleOperand()},
             {{"json", "", CliText::tr("Print one JSON object.")},
              {"number", "N", kindsHelp(&KindHelp::each, QStringLiteral(" "))}},
             {CliText::tr("Combinations are all ways to fill the board that keep to the frame, "
                          "matching or not; exactly with --json.")}},
            onPuzzle<&KindCommands::inspect>};
}

} // namespace tessera
