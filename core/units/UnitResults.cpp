// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Origin.h"
#include "core/support/UserError.h"
#include "core/units/UnitWorker.h"

#include <QCryptographicHash>

namespace tessera {

namespace {

constexpr qint64 kMostResultBytes = 1 << 30;

/// Reading a run file scores each of its boards. Nothing if it is not what the ledger says.
std::optional<RunResult> readResult(const UnitFolder& folder, const UnitJob& job, std::size_t unit,
                                    const UnitResult& told) {
    RunResult result;
    result.seed = job.settingsOf(unit).seed;
    result.numbers = told.numbers;
    result.stop = told.stop;
    result.failure = told.failure;
    addProgram(result.origin); // the same on all machines, which older workers did not name
    if (told.file.isEmpty())
        return result;
    try {
        const QByteArray bytes = readFile(folder.result(told.file), kMostResultBytes);
        if (QCryptographicHash::hash(bytes, QCryptographicHash::Sha256) != told.digest)
            return std::nullopt;
        RecordedRun run = readRunFile(bytes).run;
        if (run.puzzle != job.puzzleOf(unit) || run.numbers.best != told.numbers.best)
            return std::nullopt;
        result.solution = run.bests.solution(run.bests.size() - 1);
        if (!run.machine.isEmpty())
            addOrigin(result.origin, run);
        result.trace = std::move(run.trace);
        result.bests = std::move(run.bests);
        return result;
    } catch (const UserError&) {
        return std::nullopt;
    }
}

} // namespace

std::vector<RunResult> runResults(const UnitFolder& folder, const UnitJob& job,
                                  const UnitLedger& ledger, std::vector<std::size_t>& rejected) {
    std::vector<RunResult> results;
    for (std::size_t unit = 0; unit < ledger.units().size(); ++unit) {
        const Unit& it = ledger.units()[unit];
        if (!it.accepted)
            continue;
        auto result = readResult(folder, job, unit, it.results[*it.accepted]);
        if (!result)
            rejected.push_back(unit);
        else
            results.push_back(*std::move(result));
    }
    return results;
}

std::optional<AnyPuzzle> bestTreeBoard(const UnitJob& job, const UnitLedger& ledger) {
    const UnitTotals totals = ledger.totals();
    if (!totals.bestUnit)
        return std::nullopt;
    const AnyPuzzle& puzzle = job.puzzles.front();
    const Unit& unit = ledger.units()[*totals.bestUnit];
    const UnitResult* best = &unit.before;
    for (const UnitResult& result : unit.results) {
        if (!result.board.empty() && result.numbers.best == totals.best)
            best = &result;
    }
    const auto board = puzzle.kind().withSolution(puzzle, best->board);
    return board && puzzle.kind().score(*board) >= totals.best ? board : std::nullopt;
}

} // namespace tessera
