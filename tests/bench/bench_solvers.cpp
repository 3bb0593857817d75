// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/Generator.h"
#include "core/edges/moves/EdgeProblem.h"
#include "core/kind/Kind.h"
#include "core/search/SearchContext.h"

#include <benchmark/benchmark.h>
#include <memory>
#include <string>

using namespace tessera;

namespace {

std::shared_ptr<const EdgeProblem> hardestPuzzle(int side) {
    GeneratorSettings settings;
    settings.size = {side, side};
    settings.colors = side == 16 ? parseColorChoice(QStringLiteral("5+17")) : ColorChoice{};
    const Puzzle puzzle = generatePuzzle(settings).puzzle;
    return std::make_shared<EdgeProblem>(puzzle, Board(puzzle.size(), puzzle.pieceCount()),
                                         std::vector<bool>(), StartKind::Own);
}

/// Half a second of the method with its defaults: evaluations per second, and the score reached.
void solve(benchmark::State& state, const SolverInfo& info) {
    const auto problem = hardestPuzzle(static_cast<int>(state.range(0)));
    std::uint64_t evaluations = 0;
    int best = 0;
    for (auto _ : state) {
        SearchSnapshot snapshot;
        SearchControl control;
        Budget budget;
        budget.seconds = 0.5;
        SearchContext context(snapshot, control, budget, problem->total(), 1);
        info.make(problem, info.defaults())->run(context);
        evaluations += context.evaluations();
        best = context.best();
    }
    state.counters["evaluations"] =
        benchmark::Counter(static_cast<double>(evaluations), benchmark::Counter::kIsRate);
    state.counters["best"] = best;
}

const bool registered = [] {
    for (const SolverInfo& info : solversFor(EdgeProblem::kKind)) {
        benchmark::RegisterBenchmark(("solve/" + info.id).c_str(), solve, info)
            ->Arg(10)
            ->Arg(16)
            ->Iterations(1)
            ->Unit(benchmark::kMillisecond);
    }
    return true;
}();

} // namespace
