// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/fuzz/ReaderExercise.h"

#include "core/experiments/RunFile.h"
#include "core/support/UserError.h"

#include <cmath>

namespace tessera::testing {

/// What must be true for every run file that is read: it can be shown, replayed and repeated, and
/// written again it stays the same.
inline void checkRun(const RecordedRun& run, const QByteArray& bytes) {
    const auto demand = [&](bool holds, const char* what) { require(holds, what, bytes); };
    demand(!run.bests.isEmpty(), "there is a board");
    BestMoment last{{0, 0}, -1};
    for (std::size_t i = 0; i < run.bests.size(); ++i) {
        const BestMoment& moment = run.bests.moments()[i];
        demand(std::isfinite(moment.seconds) && moment.seconds >= last.seconds, "time goes on");
        demand(moment.score > last.score, "bests rise");
        const Kind& kind = run.puzzle.kind();
        const auto board = kind.withSolution(run.puzzle, run.bests.solution(i));
        demand(board && kind.score(*board) == moment.score, "boards have their score");
        last = moment;
    }
    demand(run.numbers.best == last.score, "the best is the last one");
    demand(run.settings.threads >= 1 && run.settings.threads <= 1024, "threads that there can be");
    for (const TracePoint& point : run.trace.points()) {
        demand(std::isfinite(point.seconds) && point.seconds >= 0, "points are in time");
        demand(!point.spread || std::isfinite(point.spread->mean), "means are numbers");
    }
    // Seconds are rounded the first time.
    const QByteArray written = runFileBytes(readRunFile(runFileBytes(run)).run);
    const ReadRun again = readRunFile(written);
    demand(again.complete && runFileBytes(again.run) == written, "written again it is the same");
}

/// Reads the bytes as a run file. @returns whether they were accepted.
inline bool exerciseRunFile(const QByteArray& bytes) {
    try {
        checkRun(readRunFile(bytes).run, bytes);
        return true;
    } catch (const UserError& error) {
        require(!error.sentence().isEmpty(), "an error says something", bytes);
        return false;
    }
}

} // namespace tessera::testing
