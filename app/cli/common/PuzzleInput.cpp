// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/PuzzleInput.h"

#include "app/cli/common/Console.h"

#include "core/experiments/RunFile.h"
#include "core/kind/Kind.h"
#include "core/support/UserError.h"

#include <QFileInfo>

namespace tessera {

namespace {

PuzzleFile withBestBoard(const RecordedRun& run) {
    PuzzleFile file = run.puzzle.as<PuzzleFile>();
    const Puzzle& puzzle = file.puzzle;
    const Solution codes = run.bests.solution(run.bests.size() - 1);
    if (const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes))
        file.board = *board;
    return file;
}

} // namespace

OperandSpec puzzleOperand() {
    return {QStringLiteral("IN"),
            CliText::tr("A puzzle or a board in any known format, a run file (its best board), a "
                        "viewer address, or a Sudoku’s line of digits."),
            false};
}

PuzzleSource openInput(const QString& in) {
    if (!QFileInfo::exists(in)) {
        for (const Kind* kind : allKinds()) {
            if (const auto name = kind->typedName(in))
                return {*name, {}, in.toUtf8()};
        }
    }
    return openSource(in);
}

std::optional<RecordedRun> recordedRunOf(const PuzzleSource& source) {
    if (!looksLikeRunFile(source.bytes))
        return std::nullopt;
    RecordedRun run;
    try {
        run = readRunFile(source.bytes).run;
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1: %2").arg(source.name, error.sentence()));
    }
    if (run.puzzle.get<PuzzleFile>() == nullptr)
        throw UserError(CliText::tr("%1 is no edge-matching puzzle and cannot be shown.")
                            .arg(source.name));
    return run;
}

ReadResult readInput(const PuzzleSource& source) {
    const auto run = recordedRunOf(source);
    return run ? ReadResult{withBestBoard(*run), {}, {}, {}, &kNativeFormat}
               : readSource(source);
}

PuzzleFile readInputTelling(const PuzzleSource& source) {
    ReadResult result = readInput(source);
    tellWarnings(source, result);
    return std::move(result.file);
}

void tellWarnings(const PuzzleSource& source, const ReadResult& result) {
    for (const QString& warning : result.warnings)
        complain(CliText::tr("%1: warning: %2").arg(source.name, warning));
}

} // namespace tessera
