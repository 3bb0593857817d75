// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/Generator.h"
#include "core/edges/solvers/ants/AntColony.h"
#include "core/kind/Kind.h"

#include <benchmark/benchmark.h>
#include <memory>
#include <string>

using namespace tessera;

namespace {

/// Half a second of a colony on a generated hardest puzzle: tours per second, including updates of
/// the trails.
void tours(benchmark::State& state, const AntSettings& settings) {
    const int side = static_cast<int>(state.range(0));
    GeneratorSettings generator;
    generator.size = {side, side};
    generator.colors = side == 16 ? parseColorChoice(QStringLiteral("5+17")) : ColorChoice{};
    const Puzzle puzzle = generatePuzzle(generator).puzzle;
    const EdgeProblem problem(puzzle, Board(puzzle.size(), puzzle.pieceCount()), {},
                              StartKind::Random);
    const CompiledPuzzle pieces(puzzle);
    const MovableCells cells(problem, pieces);
    std::uint64_t made = 0;
    for (auto _ : state) {
        SearchSnapshot snapshot;
        SearchControl control;
        Budget budget;
        budget.seconds = 0.5;
        SearchContext context(snapshot, control, budget, problem.total(), 1);
        AntColony colony(problem, pieces, cells, settings);
        while (colony.cycle(context)) {
        }
        made += colony.toursMade();
    }
    state.counters["tours"] =
        benchmark::Counter(static_cast<double>(made), benchmark::Counter::kIsRate);
}

const bool registered = [] {
    for (const char* system : {"as", "acs", "mmas"}) {
        for (const char* graph : {"cell", "side"}) {
            ParameterValues values = findSolver("ant-colony")->defaults();
            values.set("system", std::string(system));
            values.set("graph", std::string(graph));
            const std::string name = std::string("ants/") + system + "/" + graph;
            benchmark::RegisterBenchmark(name.c_str(), tours, AntSettings::table().read(values))
                ->Arg(10)
                ->Arg(16)
                ->Iterations(1)
                ->Unit(benchmark::kMillisecond);
        }
    }
    return true;
}();

} // namespace
