// SPDX-License-Identifier: GPL-3.0-or-later

// Whether laps of `record` of the same effort take the same time: see RecordWorker::effort(). And
// how long single beams take, on one thread and on two.
#include "core/edges/generate/Generator.h"
#include "core/edges/solvers/record/BeamSearch.h"
#include "core/edges/solvers/record/RecordLaps.h"

#include <benchmark/benchmark.h>
#include <chrono>

using namespace tessera;

namespace {

constexpr std::uint64_t kLap = 100'000'000;

Puzzle hardest(int side) {
    GeneratorSettings settings;
    settings.size = {side, side};
    settings.colors.kind = ColorChoice::Kind::Hardest;
    settings.seed = 1;
    return generatePuzzle(settings).puzzle;
}

/// An iteration is a lap. Prints the nanoseconds of a unit of effort: on average, in the fastest
/// lap and in the slowest one.
void recordLaps(benchmark::State& state) {
    const Puzzle puzzle = hardest(static_cast<int>(state.range(0)));
    const EdgeProblem problem(puzzle, Board(puzzle.size(), puzzle.pieceCount()), {},
                              StartKind::Random);
    const CompiledPuzzle pieces(puzzle);
    const MovableCells cells(problem, pieces);
    RecordSetup setup;
    setup.problem = &problem;
    setup.pieces = &pieces;
    setup.cells = &cells;
    if (BreakTables::isForBeamsOnly(pieces.size())) {
        setup.tables = std::make_shared<BreakTables>(problem, pieces);
        setup.looks = std::make_shared<const BeamLooks>(*setup.tables, pieces.size());
    }
    setup.restartAfter = 20'000'000;
    setup.sparedColors = 4;
    setup.beamWidth = 250'000;
    setup.beamBytes = std::size_t{128} << 20U;
    setup.beamShare = 0.75;
    record::Runner runner(setup, 1);
    double sum = 0;
    double least = 1e9;
    double most = 0;
    for ([[maybe_unused]] const auto& lap : state) {
        const auto begin = std::chrono::steady_clock::now();
        const std::uint64_t before = runner.worker().effort();
        runner.begin(-1);
        while (runner.isRunning())
            runner.step(kLap, record::kUnlimited);
        static_cast<void>(runner.takeLap());
        const std::chrono::duration<double, std::nano> passed =
            std::chrono::steady_clock::now() - begin;
        const double each = passed.count() / static_cast<double>(runner.worker().effort() - before);
        sum += each;
        least = std::min(least, each);
        most = std::max(most, each);
    }
    state.counters["ns"] = sum / static_cast<double>(state.iterations());
    state.counters["least"] = least;
    state.counters["most"] = most;
}
BENCHMARK(recordLaps)
    ->Arg(8)
    ->Arg(10)
    ->Arg(12)
    ->Arg(16)
    ->Arg(20)
    ->Arg(32)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(100);

/// An iteration is one beam on a hardest 16×16, without improving its boards.
void beams(benchmark::State& state) {
    const Puzzle puzzle = hardest(16);
    const EdgeProblem problem(puzzle, Board(puzzle.size(), puzzle.pieceCount()), {},
                              StartKind::Random);
    const CompiledPuzzle pieces(puzzle);
    const BreakTables tables(problem, pieces);
    Crew crew(static_cast<std::size_t>(state.range(1)));
    const BeamLooks looks(tables, pieces.size());
    BeamSearch beam(problem, pieces, looks, crew);
    Random random(1);
    double score = 0;
    for ([[maybe_unused]] const auto& once : state) {
        beam.restart({static_cast<std::size_t>(state.range(0)), 8 * PairingOdds::kUnit, 0x7fff, 4,
                      6 * PairingOdds::kUnit});
        while (!beam.hasEnded())
            static_cast<void>(beam.deepen(random));
        score += puzzle.totalEdges() - beam.breaksOf(beam.best());
    }
    state.counters["score"] = score / static_cast<double>(state.iterations());
}
BENCHMARK(beams)
    ->ArgNames({"boards", "threads"})
    ->Args({20'000, 1})
    ->Args({200'000, 1})
    ->Args({200'000, 2})
    ->Args({1'000'000, 1})
    ->Args({1'000'000, 2})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3);

} // namespace
