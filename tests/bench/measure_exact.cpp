// SPDX-License-Identifier: GPL-3.0-or-later

// Measures exact search for tests/bench/RESULTS.md. Arguments choose the parts:
//   rate [FILE...]  placements a second of a row scan, beside a plain loop
//   breaks [FILE...] the same with broken joints and a quota of spared colours
//   all             every solution of the hardest 6×6 and 7×7
//   first [FROM TO] the first solution of the hardest 8×8 of these seeds
//   threads         what a second thread brings
#include "tests/bench/PlainScan.h"
#include "tests/core/FileTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Counting.h"
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/edges/solvers/record/BreakSearch.h"
#include "core/kind/Kind.h"
#include "core/search/SearchContext.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

using namespace tessera;

namespace {

constexpr std::uint64_t kRatePlacements = 300'000'000;
constexpr int kPuzzles = 10;

Puzzle hardest(int side, int seed) {
    GeneratorSettings settings;
    settings.size = {side, side};
    settings.seed = static_cast<std::uint64_t>(seed);
    if (side == 16)
        settings.colors = parseColorChoice(QStringLiteral("5+17"));
    return generatePuzzle(settings).puzzle;
}

std::shared_ptr<const EdgeProblem> problemOf(const Puzzle& puzzle) {
    return std::make_shared<EdgeProblem>(puzzle, Board(puzzle.size(), puzzle.pieceCount()),
                                         std::vector<bool>(), StartKind::Random);
}

/// Processor time of this process, so that other programs do not count.
double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double wallSeconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    const std::size_t half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

double millionsPerSecond(const EdgeProblem& problem, ExactOptions options) {
    const CompiledPuzzle pieces(problem.puzzle());
    Random random(1);
    ExactSearch search(problem, pieces, &random, options);
    const double start = cpuSeconds();
    while (search.placements() < kRatePlacements &&
           search.advance(kRatePlacements - search.placements()) != ExactSearch::Event::Exhausted) {
    }
    return static_cast<double>(search.placements()) * 1e-6 / (cpuSeconds() - start);
}

void measureRate(const char* name, const Puzzle& puzzle) {
    const auto problem = problemOf(puzzle);
    const double bare = millionsPerSecond(*problem, {});
    const double counted = millionsPerSecond(*problem, {.countsJoints = true});
    PlainScan plain(puzzle);
    const double start = cpuSeconds();
    const std::uint64_t done = plain.run(kRatePlacements);
    const double loop = static_cast<double>(done) * 1e-6 / (cpuSeconds() - start);
    std::printf("| %s | %.1f | %.1f | %.1f |\n", name, bare, counted, loop);
    std::fflush(stdout);
}

void measureRates(std::span<char*> files) {
    std::puts("| puzzle | row scan, M/s | counting joints, M/s | plain loop, M/s |");
    for (int seed = 1; seed <= 3; ++seed)
        measureRate(qPrintable(QStringLiteral("16×16 (5+17), seed %1").arg(seed)),
                    hardest(16, seed));
    for (const char* file : files)
        measureRate(file, loadPuzzle(QString::fromLocal8Bit(file)).file.puzzle);
}

constexpr int kBreaks = 20;
constexpr std::size_t kSparedColors = 4;

/// Scheduled breaks as at the start of `record`: shuffled pieces, a quota of spared colours.
double breaksPerSecond(const EdgeProblem& problem) {
    const CompiledPuzzle pieces(problem.puzzle());
    Random random(1);
    BreakSearch search(problem, pieces);
    std::vector<int> patterns;
    const ColorCensus census(problem.puzzle());
    for (const auto& [pattern, uses] : census.patterns(false))
        patterns.push_back(pattern);
    random.shuffle(std::span<int>(patterns));
    patterns.resize(std::min(patterns.size(), kSparedColors));
    search.tables().spare(patterns);
    const int cells = pieces.size().cells();
    double seconds = 0;
    while (search.placements() < kRatePlacements) {
        // Shuffled again after 20 M placements, as `record` does.
        search.tables().shuffle(random);
        search.restart(
            {capsOf(cells, kBreaks, {}), quotaOf(cells, search.tables().sparedSides(), {})});
        const std::uint64_t until = search.placements() + 20'000'000;
        const double start = cpuSeconds();
        while (search.placements() < until &&
               search.advance(until - search.placements()) != BreakSearch::Event::Exhausted) {
        }
        seconds += cpuSeconds() - start;
    }
    return static_cast<double>(search.placements()) * 1e-6 / seconds;
}

void measureBreaks(const char* name, const Puzzle& puzzle) {
    const double breaks = breaksPerSecond(*problemOf(puzzle));
    PlainScan plain(puzzle);
    const double start = cpuSeconds();
    const std::uint64_t done = plain.run(kRatePlacements);
    std::printf("| %s | %.1f | %.1f |\n", name, breaks,
                static_cast<double>(done) * 1e-6 / (cpuSeconds() - start));
    std::fflush(stdout);
}

void measureBreaks(std::span<char*> files) {
    std::puts("| puzzle | breaks and quota, M/s | plain loop without, M/s |");
    for (int seed = 1; seed <= 3; ++seed)
        measureBreaks(qPrintable(QStringLiteral("16×16 (5+17), seed %1").arg(seed)),
                      hardest(16, seed));
    for (const char* file : files)
        measureBreaks(file, loadPuzzle(QString::fromLocal8Bit(file)).file.puzzle);
}

void measureAll(int side, ExactOptions options, const char* name) {
    std::vector<double> seconds;
    std::vector<double> nodes;
    for (int seed = 1; seed <= kPuzzles; ++seed) {
        const auto problem = problemOf(hardest(side, seed));
        const double start = cpuSeconds();
        nodes.push_back(
            static_cast<double>(SolutionCounter(*problem, {options, 1, {}}).run().nodes));
        seconds.push_back(cpuSeconds() - start);
    }
    std::printf("| %d×%d | %s | %.3g M | %.3f | %.3f |\n", side, side, name, median(nodes) * 1e-6,
                median(seconds), std::ranges::max(seconds));
    std::fflush(stdout);
}

void measureAll() {
    std::puts("| all solutions of | search | placements, median | seconds, median | slowest |");
    for (const int side : {6, 7}) {
        measureAll(side, {.countsJoints = true, .skipsTurned = true}, "counting joints");
        measureAll(side, {.skipsTurned = true}, "not counting joints");
        measureAll(side, {.skipsTurned = true, .usesMasks = false}, "nor going by masks");
        if (side == 6)
            measureAll(side, {}, "nor skipping rotated boards");
    }
}

void measureFirst(int from, int to) {
    std::puts("| first solution of 8×8, seed | placements | seconds |");
    const SolverInfo& info = *findSolver("backtracking");
    for (int seed = from; seed <= to; ++seed) {
        const auto problem = problemOf(hardest(8, seed));
        SearchSnapshot snapshot;
        SearchControl control;
        Budget budget;
        budget.evaluations = 24'000'000'000;
        SearchContext context(snapshot, control, budget, problem->total(), 1);
        const double start = cpuSeconds();
        info.make(problem, info.defaults())->run(context);
        std::printf("| %d | %.0f M | %s%.1f |\n", seed,
                    static_cast<double>(context.evaluations()) * 1e-6,
                    context.best() == problem->total() ? "" : "none in ", cpuSeconds() - start);
        std::fflush(stdout);
    }
}

void measureThreads() {
    std::puts("| all solutions of 7×7, seed | threads | placements | M/s |");
    for (int seed = 1; seed <= 3; ++seed) {
        const auto problem = problemOf(hardest(7, seed));
        for (const int threads : {1, 2}) {
            SolutionCounter::Options options;
            options.exact = {.countsJoints = true, .skipsTurned = true};
            options.threads = threads;
            const double start = wallSeconds();
            const std::uint64_t nodes = SolutionCounter(*problem, options).run().nodes;
            std::printf("| %d | %d | %llu | %.1f |\n", seed, threads,
                        static_cast<unsigned long long>(nodes),
                        static_cast<double>(nodes) * 1e-6 / (wallSeconds() - start));
            std::fflush(stdout);
        }
    }
}

} // namespace

int main(int count, char** words) {
    const std::string_view part = count > 1 ? words[1] : "";
    try {
        if (part == "rate")
            measureRates(std::span(words, static_cast<std::size_t>(count)).subspan(2));
        else if (part == "breaks")
            measureBreaks(std::span(words, static_cast<std::size_t>(count)).subspan(2));
        else if (part == "all")
            measureAll();
        else if (part == "first")
            measureFirst(count > 2 ? std::atoi(words[2]) : 1,
                         count > 3 ? std::atoi(words[3]) : kPuzzles);
        else if (part == "threads")
            measureThreads();
        else
            return std::puts(
                       "One of: rate [FILE...], breaks [FILE...], all, first [FROM TO], threads."),
                   2;
    } catch (const UserError& error) {
        return std::puts(qPrintable(error.sentence())), 1;
    }
    return 0;
}
