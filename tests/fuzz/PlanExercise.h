// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/fuzz/ReaderExercise.h"

#include "core/experiments/ExperimentPlan.h"
#include "core/support/UserError.h"

#include <QDeadlineTimer>

namespace tessera::testing {

/// What must be true for every accepted plan: its runs can be numbered, named and started.
inline void checkPlan(const ExperimentPlan& plan, const QByteArray& bytes) {
    const auto demand = [&](bool holds, const char* what) { require(holds, what, bytes); };
    const std::size_t runs = plan.runCount();
    demand(runs > 0 && runs <= kMostPlannedRuns, "no more runs than can be done");
    demand(plan.methods.size() <= kMostPlannedMethods, "no more methods than can be told apart");
    for (const std::size_t index : {std::size_t{0}, runs - 1}) {
        const PlannedRun run = plan.run(index);
        demand(run.puzzle < plan.puzzles.size() && run.method < plan.methods.size(),
               "a run is one of the plan");
    }
    std::size_t grouped = 0;
    for (const auto& group : plan.groups())
        grouped += group.size();
    demand(grouped == plan.puzzles.size(), "each puzzle is in one group");
    for (const PlannedMethod& method : plan.methods)
        demand(method.solver != nullptr, "a method has a solver");
    double last = 0;
    for (const double seconds : plan.scoreAt) {
        demand(seconds > last, "times rise");
        last = seconds;
    }
}

/// Reads the bytes as a plan whose files do not exist. @returns whether they were accepted.
inline bool exercisePlan(const QByteArray& bytes) {
    // A Sudoku that may not exist is looked for in thousands of boards, until nobody waits.
    constexpr int patience = 3000;
    const QDeadlineTimer waits(patience);
    bool isWhole = true;
    const auto goesOn = [&](int, int) { return isWhole = isWhole && !waits.hasExpired(); };
    try {
        const ExperimentPlan plan = readPlan(bytes, QStringLiteral("/nowhere"), goesOn);
        if (isWhole)
            checkPlan(plan, bytes);
        return true;
    } catch (const UserError& error) {
        require(!error.sentence().isEmpty(), "an error says something", bytes);
        return false;
    }
}

} // namespace tessera::testing
