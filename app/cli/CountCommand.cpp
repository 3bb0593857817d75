// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/PuzzleInput.h"
#include "app/cli/Terminal.h"

#include "core/solvers/SolutionCounter.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QElapsedTimer>

#include <limits>

namespace tessera {

namespace {

ExitCode count(const Arguments& arguments) {
    std::optional<std::uint64_t> limit;
    if (const auto given =
            arguments.whole(QStringLiteral("limit"), 1, std::numeric_limits<std::int64_t>::max()))
        limit = static_cast<std::uint64_t>(*given);
    const std::optional<double> mostSeconds = arguments.seconds(QStringLiteral("time"));
    const QString in = arguments.operand(0);
    const PuzzleFile file = readInput(in).file;

    QElapsedTimer clock;
    clock.start();
    const auto seconds = [&] { return static_cast<double>(clock.nsecsElapsed()) * 1e-9; };
    catchInterrupts();
    SolutionCount counted;
    try {
        const EdgeProblem problem(file.puzzle, file.board, file.locked, StartKind::Board);
        counted = countSolutions(problem, limit, [&](const SolutionCount&) {
            return !interrupted() && !(mostSeconds && seconds() >= *mostSeconds);
        });
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1: %2").arg(inputName(in), error.sentence()));
    }
    if (arguments.has(QStringLiteral("json"))) {
        print(QJsonObject{
            {QStringLiteral("solutions"), static_cast<qint64>(counted.solutions)},
            {QStringLiteral("solutions_up_to_rotation"), static_cast<qint64>(counted.upToRotation)},
            {QStringLiteral("complete"), counted.complete},
            {QStringLiteral("nodes"), static_cast<qint64>(counted.nodes)},
            {QStringLiteral("seconds"), seconds()},
        });
        return ExitCode::Done;
    }
    print(QStringLiteral("solutions %1").arg(counted.solutions));
    print(QStringLiteral("solutions_up_to_rotation %1").arg(counted.upToRotation));
    print(QStringLiteral("complete %1")
              .arg(counted.complete ? QStringLiteral("yes") : QStringLiteral("no")));
    print(QStringLiteral("nodes %1").arg(counted.nodes));
    print(QStringLiteral("seconds %1").arg(seconds(), 0, 'f', 3));
    return ExitCode::Done;
}

} // namespace

Command countCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("count");
    spec.summary = CliText::tr("Count all solutions exactly.");
    spec.operands = {puzzleOperand()};
    spec.options = {
        {{QStringLiteral("limit")},
         QStringLiteral("N"),
         CliText::tr("Stop after so many solutions.")},
        {{QStringLiteral("time")}, QStringLiteral("SECONDS"), CliText::tr("Stop after that time.")},
        {{QStringLiteral("json")}, {}, CliText::tr("Print one JSON object.")},
    };
    spec.notes = {
        CliText::tr("Hints and locked pieces stay where they are. “complete” says whether "
                    "everything was tried; otherwise there may be more than were found.")};
    return {spec, count};
}

} // namespace tessera
