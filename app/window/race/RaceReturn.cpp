// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/RaceReturn.h"

#include "app/document/recovery/RaceRecord.h"
#include "app/window/race/Comparison.h"

#include "core/experiments/RunFile.h"
#include "core/kind/EdgeKind.h"
#include "core/support/UserError.h"

namespace tessera {

namespace {

/// What is known of one that had ended; without a board only how it did.
/// @throws UserError if its run is damaged
SearchController::Earlier endedRun(const RaceRecord::Search& search) {
    SearchController::Earlier run;
    if (!search.run.isEmpty()) {
        const RecordedRun read = readRunFile(search.run).run;
        if (!isSamePuzzle(anyPuzzle(read.puzzle), search.puzzle))
            throw UserError({});
        run = earlierOf(read);
    } else if (!search.best.empty()) {
        if (!search.puzzle.kind().withSolution(search.puzzle, search.best))
            throw UserError({});
        run.numbers = search.numbers;
        run.bests.add({search.numbers, search.numbers.best}, search.best);
    }
    run.settings = search.settings;
    run.stop = search.stop;
    run.failure = search.failure;
    run.numbers.total = search.puzzle.kind().total(search.puzzle);
    return run;
}

} // namespace

BroughtBack bringBack(const RaceRecord& race, Comparison& comparison) {
    BroughtBack count;
    count.lost = race.lost;
    for (const RaceRecord::Search& search : race.searches) {
        try {
            if (search.stop != StopReason::None) {
                comparison.addEnded(endedRun(search), search.puzzle);
                ++count.ended;
            } else {
                comparison.add(search.settings, search.puzzle);
                comparison.pause(comparison.count() - 1);
                ++count.waiting;
            }
        } catch (const UserError&) {
            ++count.lost;
        }
    }
    return count;
}

} // namespace tessera
