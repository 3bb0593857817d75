// SPDX-License-Identifier: GPL-3.0-or-later

// Makes resources/hardness/first-solution.csv: the time of the exact search to the first solution,
// over the number of inner colours, on small framed boards with even colours. Prints the table;
// takes some minutes.
#include "core/edges/generate/HardestColors.h"
#include "core/edges/generate/Hardness.h"
#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace tessera;

namespace {

constexpr int kPuzzles = 11;
/// Runs are stopped here; a median at this number means "or more".
constexpr std::uint64_t kMostNodes = 20'000'000;

struct Measured {
    std::vector<std::uint64_t> nodes; ///< ascending
    std::vector<double> seconds;      ///< ascending
};

Measured measure(GeneratorSettings settings) {
    Measured measured;
    for (int i = 0; i < kPuzzles; ++i) {
        const Puzzle puzzle = generatePuzzle(batchMember(settings, i)).puzzle;
        const EdgeProblem problem(puzzle, Board(puzzle.size(), puzzle.pieceCount()), {},
                                  StartKind::Board);
        const auto start = std::chrono::steady_clock::now();
        const SolutionCount count =
            SolutionCounter(problem, {{.skipsTurned = true}, 1, 1})
                .run([](const SolutionCount& so) { return so.nodes < kMostNodes; });
        measured.seconds.push_back(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        measured.nodes.push_back(count.solutions > 0 ? count.nodes : kMostNodes);
    }
    std::ranges::sort(measured.nodes);
    std::ranges::sort(measured.seconds);
    return measured;
}

} // namespace

int main() {
    std::puts("side,border_colors,inner_colors,puzzles,log10_expected_solutions,median_nodes,"
              "median_seconds");
    for (int side = 4; side <= 8; ++side) {
        const HardestColors hardest = hardestColors({side, side});
        for (int inner = 2; inner <= hardest.inner + 6; ++inner) {
            GeneratorSettings settings;
            settings.size = {side, side};
            settings.colors = {ColorChoice::Kind::BorderAndInner, hardest.border, inner, 0};
            // With few colours there are not enough different pieces.
            settings.uniquePieces = false;
            const Measured measured = measure(settings);
            std::printf("%d,%d,%d,%d,%.2f,%llu,%.3g\n", side, hardest.border, inner, kPuzzles,
                        log10ExpectedSolutions(settings),
                        static_cast<unsigned long long>(measured.nodes[kPuzzles / 2]),
                        measured.seconds[kPuzzles / 2]);
            std::fflush(stdout);
        }
    }
    return 0;
}
