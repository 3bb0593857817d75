// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the tables about puzzles in RESULTS.md: exact solutions of the presets, estimated and
// counted solutions, and times of the generator. Arguments select them: presets, estimate,
// generator. Takes some minutes altogether.
#include "core/edges/generate/Hardness.h"
#include "core/edges/generate/PuzzlePresets.h"
#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <string_view>
#include <vector>

using namespace tessera;

namespace {

/// Limits for counting, and for the search of a first solution; the finds up to then are a lower
/// bound.
constexpr double kMostSeconds = 60;
constexpr double kMostSecondsForFirst = 20;

double secondsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

struct Counted {
    SolutionCount count;
    double seconds = 0;
};

/// For a board that is empty except for the hints.
Counted countOf(const Puzzle& puzzle, std::optional<std::uint64_t> limit = {}) {
    Board board(puzzle.size(), puzzle.pieceCount());
    for (const Hint& hint : puzzle.hints())
        board.place(hint.cell, hint.placement);
    const EdgeProblem problem(puzzle, board, {}, StartKind::Board);
    const auto start = std::chrono::steady_clock::now();
    Counted counted;
    const double most = limit ? kMostSecondsForFirst : kMostSeconds;
    counted.count =
        SolutionCounter(problem, {{.skipsTurned = true}, 1, limit}).run([&](const SolutionCount&) {
            return secondsSince(start) < most;
        });
    counted.seconds = secondsSince(start);
    return counted;
}

void printPresets() {
    std::puts("| preset | solutions | up to rotation | all tried | pieces put down | all after | "
              "first after |");
    std::puts("|---|--:|--:|---|--:|--:|--:|");
    for (const PuzzlePreset& preset : puzzlePresets()) {
        const Puzzle puzzle = generatePuzzle(preset.settings).puzzle;
        const Counted first = countOf(puzzle, 1);
        const Counted all = first.count.solutions > 0 ? countOf(puzzle) : first;
        std::printf("| %s | %llu | %llu | %s | %llu | %.3g s | ", qPrintable(preset.id),
                    static_cast<unsigned long long>(all.count.solutions),
                    static_cast<unsigned long long>(all.count.upToRotation),
                    all.count.complete ? "yes" : "no",
                    static_cast<unsigned long long>(all.count.nodes), all.seconds);
        if (first.count.solutions > 0)
            std::printf("%.2g s |\n", first.seconds);
        else
            std::puts("– |");
        std::fflush(stdout);
    }
}

void printEstimate(GridSize size, int border, int inner, int puzzles) {
    GeneratorSettings settings;
    settings.size = size;
    settings.colors = {ColorChoice::Kind::BorderAndInner, border, inner, 0};
    const double byChance = log10ExpectedSolutions(settings);
    const double rotations = boardRotations(size, false);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < puzzles; ++i) {
        const Counted counted = countOf(generatePuzzle(batchMember(settings, i)).puzzle);
        const double solutions = static_cast<double>(counted.count.solutions) / rotations;
        sum += solutions;
        squares += solutions * solutions;
    }
    const double mean = sum / puzzles;
    const double spread = std::sqrt(std::max(0.0, squares / puzzles - mean * mean) / puzzles);
    const double expected = expectedSolutions(byChance, size, false);
    std::printf("| %d×%d | %d+%d | %d | %.2f | %.2f ± %.2f | %.2f |\n", size.width, size.height,
                border, inner, puzzles, expected, mean, spread, expected / mean);
    std::fflush(stdout);
}

void printEstimates() {
    std::puts("| size | colours | puzzles | estimated | counted | ratio |");
    std::puts("|---|---|--:|--:|--:|--:|");
    constexpr int kPuzzles = 300;
    for (const int inner : {4, 5, 6})
        printEstimate({5, 5}, 3, inner, kPuzzles);
    printEstimate({5, 5}, 4, 5, kPuzzles);
    printEstimate({6, 6}, 3, 5, kPuzzles / 10);
    for (const int inner : {6, 7})
        printEstimate({6, 6}, 3, inner, kPuzzles);
    printEstimate({6, 6}, 4, 6, kPuzzles);
}

void printGenerator() {
    constexpr int kRuns = 5;
    std::puts("| size | framed | unframed | framed, signed | unframed, signed |");
    std::puts("|---|--:|--:|--:|--:|");
    for (const int side : {16, 32, 64}) {
        std::printf("| %d×%d |", side, side);
        for (const Rules rules :
             {Rules{true, false}, Rules{false, false}, Rules{true, true}, Rules{false, true}}) {
            GeneratorSettings settings;
            settings.size = {side, side};
            settings.rules = rules;
            std::vector<double> seconds;
            for (int i = 0; i < kRuns; ++i) {
                const auto start = std::chrono::steady_clock::now();
                (void)generatePuzzle(batchMember(settings, i));
                seconds.push_back(secondsSince(start));
            }
            std::ranges::sort(seconds);
            std::printf(" %.2g ms (%.2g) |", 1000 * seconds[kRuns / 2], 1000 * seconds.back());
        }
        std::puts("");
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char** argv) {
    const auto wanted = [&](std::string_view table) {
        return argc < 2 || std::any_of(argv + 1, argv + argc,
                                       [&](const char* given) { return given == table; });
    };
    if (wanted("presets"))
        printPresets();
    if (wanted("estimate"))
        printEstimates();
    if (wanted("generator"))
        printGenerator();
    return 0;
}
