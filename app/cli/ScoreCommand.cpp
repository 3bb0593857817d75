// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/PuzzleInput.h"
#include "app/cli/EdgeCommands.h"

#include "core/edges/puzzle/Score.h"

#include <QJsonArray>

namespace tessera {

namespace {

ExitCode score(const Arguments& arguments) {
    const PuzzleSource source = openInput(arguments.operand(0));
    return commandsOf(kindOf(source.bytes)).score(arguments, source);
}

} // namespace

ExitCode EdgeCommands::score(const Arguments& arguments, const PuzzleSource& source) const {
    const PuzzleFile file = readInputTelling(source);
    const Score score = scoreOf(file.puzzle, file.board);
    QStringList violations;
    for (const Violation& violation : violationsOf(file.puzzle, file.board))
        violations << describe(violation, file.puzzle.size());
    if (arguments.has(QStringLiteral("json"))) {
        print(QJsonObject{
            {QStringLiteral("matched"), score.matched},
            {QStringLiteral("total"), score.total},
            {QStringLiteral("empty"), score.empty},
            {QStringLiteral("mismatched"), score.mismatched},
            {QStringLiteral("bad_areas"), score.badAreas},
            {QStringLiteral("fitness"), score.fitness()},
            {QStringLiteral("violations"), QJsonArray::fromStringList(violations)},
        });
        return ExitCode::Done;
    }
    print(QStringLiteral("%1/%2").arg(score.matched).arg(score.total));
    print(QStringLiteral("empty %1").arg(score.empty));
    print(QStringLiteral("mismatched %1").arg(score.mismatched));
    print(QStringLiteral("bad_areas %1").arg(score.badAreas));
    print(QStringLiteral("fitness %1").arg(score.fitness(), 0, 'f', 4));
    for (const QString& violation : violations)
        print(QStringLiteral("violation %1").arg(violation));
    return ExitCode::Done;
}

Command scoreCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("score");
    spec.summary = CliText::tr("Say how good a board is.");
    spec.operands = {puzzleOperand()};
    spec.options = {{{QStringLiteral("json")}, {}, CliText::tr("Print one JSON object.")}};
    spec.notes = {CliText::tr("The score counts the joints between two pieces that match; fitness "
                              "also weighs the 2×2 areas in which any joint does not.")};
    return {spec, score};
}

} // namespace tessera
