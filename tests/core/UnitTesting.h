// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"
#include "core/kind/EdgeKind.h"
#include "core/units/UnitJob.h"

namespace tessera::testing {

[[nodiscard]] inline AnyPuzzle smallPuzzle(std::uint64_t seed) {
    GeneratorSettings settings;
    settings.size = {4, 3};
    settings.seed = seed;
    return anyPuzzle(generatePuzzle(settings));
}

/// With one search if its units are runs.
[[nodiscard]] inline UnitJob smallJob(UnitJob::Task task) {
    UnitJob job;
    job.task = task;
    job.program = QStringLiteral("test");
    job.puzzles = {smallPuzzle(1)};
    UnitJob::Search search;
    search.settings.solver = "annealing";
    search.settings.values = findSolver("annealing")->defaults();
    search.settings.budget.evaluations = 10;
    search.settings.seed = 7;
    if (task == UnitJob::Task::Runs)
        job.searches = {search};
    return job;
}

} // namespace tessera::testing
