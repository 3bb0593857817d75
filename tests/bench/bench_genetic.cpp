// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/Generator.h"
#include "core/edges/solvers/genetic/Population.h"
#include "core/kind/Kind.h"

#include <benchmark/benchmark.h>
#include <string>

using namespace tessera;

namespace {

/// After this number of generations a population has not yet converged: copies of one board would
/// be made much faster.
constexpr int kGenerations = 50;

/// Half a second of populations that restart every 50 generations, on a generated puzzle: offspring
/// per second, including selection, fitness and elitism.
void offspring(benchmark::State& state, const GeneticSettings& settings) {
    const int side = static_cast<int>(state.range(0));
    GeneratorSettings generator;
    generator.size = {side, side};
    generator.colors = parseColorChoice(side == 5 ? QStringLiteral("5") : QStringLiteral("5+17"));
    const Puzzle puzzle = generatePuzzle(generator).puzzle;
    const EdgeProblem problem(puzzle, Board(puzzle.size(), puzzle.pieceCount()), {},
                              StartKind::Random);
    const CompiledPuzzle pieces(puzzle);
    const MovableCells cells(problem, pieces);
    std::int64_t made = 0;
    for (auto _ : state) {
        SearchSnapshot snapshot;
        SearchControl control;
        Budget budget;
        budget.seconds = 0.5;
        // One more than possible, so that a solved board does not end it.
        SearchContext context(snapshot, control, budget, problem.total() + 1, 1);
        Population population({problem, pieces, cells, pieces, cells}, settings);
        while (!context.stopped()) {
            bool goesOn = population.begin(context);
            for (int i = 0; i < kGenerations && goesOn; ++i)
                goesOn = population.nextGeneration(context);
        }
        made += population.generation() * settings.population;
    }
    state.counters["offspring"] =
        benchmark::Counter(static_cast<double>(made), benchmark::Counter::kIsRate);
}

const bool registered = [] {
    for (const char* crossover : {"region", "uniform"}) {
        for (const char* fitness : {"edges", "edges-areas"}) {
            for (const char* refill : {"listed", "best"}) {
                ParameterValues values = findSolver("genetic")->defaults();
                values.set("crossover", std::string(crossover));
                values.set("fitness", std::string(fitness));
                values.set("refill", std::string(refill));
                const std::string name =
                    std::string("genetic/") + crossover + "/" + fitness + "/" + refill;
                benchmark::RegisterBenchmark(name.c_str(), offspring,
                                             GeneticSettings::table().read(values))
                    ->Arg(5)
                    ->Arg(16)
                    ->Iterations(1)
                    ->Unit(benchmark::kMillisecond);
            }
        }
    }
    return true;
}();

} // namespace
