// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/kind/Kind.h"
#include "core/search/SearchContext.h"

#include <memory>

namespace tessera::test {

/// The result of a search on the test's own thread.
struct Outcome {
    SnapshotView view;
    StopReason reason = StopReason::None;

    [[nodiscard]] Board board(const Puzzle& puzzle) const {
        const auto found = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), view.best);
        return found.value_or(Board(puzzle.size(), puzzle.pieceCount()));
    }
};

inline std::shared_ptr<const EdgeProblem> problemOf(const Puzzle& puzzle,
                                                    StartKind start = StartKind::Random) {
    return std::make_shared<EdgeProblem>(puzzle, Board(puzzle.size(), puzzle.pieceCount()),
                                         std::vector<bool>(), start);
}

inline Outcome solve(const SolverInfo& info, const std::shared_ptr<const Problem>& problem,
                     const ParameterValues& values, Budget budget, std::uint64_t seed = 1,
                     int threads = 1, std::optional<StepSize> followedBy = {}) {
    SearchSnapshot snapshot;
    SearchControl control;
    if (followedBy) // so many that it never waits, but reports each
        control.requestSteps(std::uint64_t{1} << 60U, *followedBy);
    SearchContext context(snapshot, control, budget, problem->total(), seed, threads);
    info.make(problem, values)->run(context);
    Outcome outcome;
    outcome.reason = context.reason();
    context.finish();
    snapshot.look(outcome.view, false);
    return outcome;
}

/// All solutions, row by row on this thread.
inline SolutionCount countSolutions(const EdgeProblem& problem,
                                    std::optional<std::uint64_t> limit = {},
                                    const CountProgress& progress = {}) {
    return SolutionCounter(problem, {{.skipsTurned = true}, 1, limit}).run(progress);
}

inline Budget evaluations(std::uint64_t count) {
    Budget budget;
    budget.evaluations = count;
    return budget;
}

} // namespace tessera::test
