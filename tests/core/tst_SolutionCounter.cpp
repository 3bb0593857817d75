// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/CountFromEnvironment.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/edges/solvers/exact/TreeEstimate.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <ctime>
#include <numeric>
#include <optional>

namespace tessera::tst_SolutionCounter {
using namespace tessera::test;

namespace {

/// A puzzle of any kind, small enough for a complete search, sometimes with fixed pieces.
std::shared_ptr<const EdgeProblem> smallProblem(Random& random) {
    const bool framed = random.chance(0.6);
    const int width = 2 + static_cast<int>(random.below(framed ? 4 : 2));
    const int height = 2 + static_cast<int>(random.below(framed ? 3 : 2));
    const KindOfPuzzle kind{{width, height},
                            {framed, random.chance(0.4)},
                            1 + static_cast<int>(random.below(3)),
                            2 + static_cast<int>(random.below(3))};
    const Puzzle puzzle = randomPuzzle(random, kind);
    Board board(puzzle.size(), puzzle.pieceCount());
    std::vector<bool> locked(static_cast<std::size_t>(board.cells()));
    for (int i = static_cast<int>(random.below(3)); i > 0; --i) {
        const int cell = static_cast<int>(random.index(locked.size()));
        locked[static_cast<std::size_t>(cell)] = true;
        board.place(cell, {static_cast<PieceIndex>(cell), 0});
    }
    return std::make_shared<EdgeProblem>(puzzle, board, locked, StartKind::Random);
}

/// One whose tree has some millions of nodes: 3.0 by rows, 7.6 by constraints.
std::shared_ptr<const EdgeProblem> mediumProblem() {
    Random random(20);
    return problemOf(randomPuzzle(random, {{5, 5}, {}, 2, 4}));
}

struct Tally {
    std::uint64_t solutions = 0;
    std::uint64_t nodes = 0;
};

/// Counts with teams of one to three that make a few placements each and continue from the text
/// that the previous one left.
Tally countWithKills(const EdgeProblem& problem, ExactOptions options, Random& random) {
    const CompiledPuzzle pieces(problem.puzzle());
    const ExactSearch search(problem, pieces, nullptr, options);
    const auto forms = static_cast<std::uint64_t>(search.turnedForms());
    Tally tally;
    std::optional<QJsonArray> left;
    for (;;) {
        std::atomic<std::uint64_t> found = 0;
        ExactTeam team(search, 1 + static_cast<int>(random.below(3)),
                       [&](std::size_t, ExactSearch::Event event, const ExactSearch&) {
                           found += event == ExactSearch::Event::Solution ? forms : 0;
                           return true;
                       });
        if (left)
            team.resume(statesFrom(*left));
        for (std::uint32_t rounds = random.below(3); rounds > 0 && !team.isExhausted(); --rounds)
            tally.nodes += team.advance(1 + random.below(3000));
        tally.solutions += found;
        if (team.isExhausted())
            return tally;
        left = textOf(team.parts());
    }
}

/// ExactOptions::countsJoints and skipsTurned.
constexpr std::array<std::pair<bool, bool>, 4> kCuts{
    {{false, false}, {true, false}, {false, true}, {true, true}}};

void compare(const SolutionCount& a, const SolutionCount& b) {
    QCOMPARE(a.complete, b.complete);
    QCOMPARE(a.solutions, b.solutions);
    QCOMPARE(a.upToRotation, b.upToRotation);
}

constexpr int kUsualPuzzles = testing::kSanitized ? 30 : 120;

} // namespace

class TestSolutionCounter : public QObject {
    Q_OBJECT

private slots:
    void ordersArePermutations() {
        Random random(1);
        for (const GridSize size : {GridSize{1, 1}, GridSize{1, 5}, GridSize{6, 1}, GridSize{4, 4},
                                    GridSize{7, 3}, GridSize{5, 6}}) {
            const auto problem = problemOf(randomPuzzle(random, {size, {}, 2, 3}));
            const CompiledPuzzle pieces(problem->puzzle());
            for (const CellOrderName& order : cellOrders()) {
                std::vector<int> cells = orderedCells(order.order, *problem, pieces);
                QCOMPARE(cellOrderFrom(order.id), order.order);
                std::ranges::sort(cells);
                std::vector<int> all;
                for (int cell = 0; cell < size.cells(); ++cell)
                    all.push_back(cell);
                QVERIFY2(cells == all, order.id.data());
            }
        }
    }

    /// Small trees are counted, not sampled; of larger ones only the sum is exact.
    void teamsCountPlacementsByDepth() {
        Random random(11);
        const auto all = [](std::size_t, ExactSearch::Event, const ExactSearch&) { return true; };
        for (int i = 0; i < 20; ++i) {
            const auto problem = smallProblem(random);
            const CompiledPuzzle pieces(problem->puzzle());
            const ExactSearch search(*problem, pieces, nullptr, {});
            ExactSearch one = search;
            std::vector<std::uint64_t> counts(static_cast<std::size_t>(one.cells()) + 1);
            for (std::uint64_t before = 0;
                 one.advance(1) != ExactSearch::Event::Exhausted && before < 50'000;
                 before = one.placements())
                counts[static_cast<std::size_t>(one.depth())] += one.placements() - before;
            if (one.placements() >= 50'000)
                continue;
            ExactTeam team(search, 1 + i % 3, all);
            while (!team.isExhausted())
                team.advance(20'000);
            QCOMPARE(team.depthCounts(), counts);
        }
        const auto medium = mediumProblem();
        const CompiledPuzzle pieces(medium->puzzle());
        ExactTeam team(ExactSearch(*medium, pieces, nullptr, {}), 2, all);
        std::uint64_t nodes = 0;
        while (!team.isExhausted())
            nodes += team.advance(100'000);
        const auto counts = team.depthCounts();
        QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}), nodes);
    }

    void spiralAndCombGoAsTheySay() {
        Random random(2);
        const auto problem = problemOf(randomPuzzle(random, {{3, 3}, {}, 2, 2}));
        const CompiledPuzzle pieces(problem->puzzle());
        QCOMPARE(orderedCells(CellOrder::Spiral, *problem, pieces),
                 (std::vector<int>{0, 1, 2, 5, 8, 7, 6, 3, 4}));
        QCOMPARE(orderedCells(CellOrder::Columns, *problem, pieces),
                 (std::vector<int>{0, 3, 6, 1, 4, 7, 2, 5, 8}));
        const auto wide = problemOf(randomPuzzle(random, {{2, 6}, {}, 2, 2}));
        QCOMPARE(orderedCells(CellOrder::Comb, *wide, CompiledPuzzle(wide->puzzle())),
                 (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 9, 11}));
    }

    /// Tables for four known sides of that many colours would take gigabytes.
    void boardsOfManyColoursFitInEveryOrder() {
        Random random(13);
        const auto problem = problemOf(randomPuzzle(random, {{16, 16}, {}, 60, 190}));
        const std::uint64_t truth = countSolutions(*problem).solutions;
        QVERIFY(truth > 0);
        for (const CellOrderName& order : cellOrders()) {
            for (const bool joints : {false, true}) {
                const ExactOptions options{order.order, joints, true};
                QCOMPARE(SolutionCounter(*problem, {options, 2, {}}).run().solutions, truth);
            }
        }
        const ExactOptions cheapest = exactOptions(*problem, kCheapestOrder, "auto", 1);
        QCOMPARE(SolutionCounter(*problem, {cheapest, 1, {}}).run().solutions, truth);
    }

    /// Searching all cells for the next one took seconds.
    void theOrderOfALargeBoardIsFoundAtOnce() {
        Random random(14);
        const Puzzle puzzle = randomPuzzle(random, {{127, 127}, {}, 15, 98});
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle pieces(puzzle);
        const std::clock_t begin = std::clock();
        std::vector<int> cells = orderedCells(CellOrder::MostConstrained, *problem, pieces);
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        QVERIFY2(seconds < 1.5, qPrintable(QString::number(seconds)));
        // Four pieces fit the corners, more anything else.
        QCOMPARE(std::vector<int>(cells.begin(), cells.begin() + 4),
                 (std::vector<int>{0, 126, 127 * 126, 127 * 127 - 1}));
        std::ranges::sort(cells);
        QCOMPARE(std::unique(cells.begin(), cells.end()), cells.end());
    }

    void everyOrderAndThreadNumberCountsTheSame() {
        Random random(3);
        for (int round = 0;
             round < testing::countFromEnvironment("TESSERA_EXACT_PUZZLES", kUsualPuzzles);
             ++round) {
            const auto problem = smallProblem(random);
            const SolutionCount truth = countSolutions(*problem);
            for (const CellOrderName& order : cellOrders()) {
                for (const auto& [joints, turned] : kCuts) {
                    const ExactOptions options{order.order, joints, turned};
                    const SolutionCount one = SolutionCounter(*problem, {options, 1, {}}).run();
                    compare(one, truth);
                    const SolutionCount three = SolutionCounter(*problem, {options, 3, {}}).run();
                    compare(three, truth);
                    QCOMPARE(three.nodes, one.nodes);
                    if (QTest::currentTestFailed())
                        return;
                }
            }
        }
    }

    void killedAtAnyMomentTheCountIsTheSame() {
        Random random(5);
        for (int round = 0;
             round < testing::countFromEnvironment("TESSERA_EXACT_PUZZLES", kUsualPuzzles);
             ++round) {
            const auto problem = smallProblem(random);
            const SolutionCount truth = countSolutions(*problem);
            for (const CellOrderName& order : cellOrders()) {
                const auto& [joints, turned] = kCuts[random.index(kCuts.size())];
                const ExactOptions options{order.order, joints, turned};
                const SolutionCount whole = SolutionCounter(*problem, {options, 1, {}}).run();
                const Tally tally = countWithKills(*problem, options, random);
                QCOMPARE(tally.solutions, truth.solutions);
                QCOMPARE(tally.nodes, whole.nodes);
            }
        }
    }

    void resumedCountsAreExact() {
        Random random(4);
        const auto problem = mediumProblem();
        for (const CellOrder order : {CellOrder::Rows, CellOrder::MostConstrained}) {
            const ExactOptions exact{order, order == CellOrder::Rows, false};
            const SolutionCount whole = SolutionCounter(*problem, {exact, 1, {}}).run();
            for (const int threads : {1, 3}) {
                int interruptions = 0;
                SolutionCounter::Options options{exact, threads, {}};
                auto counter = std::make_unique<SolutionCounter>(*problem, options);
                for (;;) {
                    std::uint64_t calls = 1 + random.below(2);
                    const SolutionCount part =
                        counter->run([&](const SolutionCount&) { return --calls > 0; });
                    if (part.complete) {
                        compare(part, whole);
                        QCOMPARE(part.nodes, whole.nodes);
                        QCOMPARE(counter->doneShare(), 1.0);
                        break;
                    }
                    ++interruptions;
                    options.threads = 1 + static_cast<int>(random.below(3));
                    const CountCheckpoint checkpoint = counter->checkpoint();
                    counter = std::make_unique<SolutionCounter>(*problem, options);
                    counter->resume(checkpoint);
                }
                QVERIFY(order == CellOrder::Rows || interruptions > 0);
            }
        }
    }

    void checkpointsTakenWhileItRunsAreExact() {
        const auto problem = mediumProblem();
        const SolutionCount truth = SolutionCounter(*problem, {{CellOrder::Rows}, 1, {}}).run();
        SolutionCounter counter(*problem, {{CellOrder::Rows}, 2, {}});
        std::vector<CountCheckpoint> taken;
        static_cast<void>(counter.run([&](const SolutionCount&) {
            taken.push_back(counter.checkpoint());
            return true;
        }));
        QVERIFY(!taken.empty());
        // A slow machine takes many, and each is a count of its own.
        const std::size_t step = taken.size() / 16 + 1;
        for (std::size_t i = 0; i < taken.size(); i += step) {
            SolutionCounter resumed(*problem, {{CellOrder::Rows}, 2, {}});
            resumed.resume(taken[i]);
            const SolutionCount rest = resumed.run();
            compare(rest, truth);
            QCOMPARE(rest.nodes, truth.nodes);
        }
    }

    void theShareOfWhatIsDoneRises() {
        const auto problem = mediumProblem();
        for (const int threads : {1, 2}) {
            SolutionCounter counter(*problem, {{CellOrder::Rows}, threads, {}});
            double last = 0;
            static_cast<void>(counter.run([&](const SolutionCount&) {
                const double share = counter.doneShare();
                // With several threads a part may be handed out between two looks.
                if (share < last - 1e-9 || share > 1)
                    qWarning("%f after %f", share, last);
                const bool rises = share >= last - 1e-9 && share <= 1;
                last = share;
                return rises;
            }));
            QVERIFY(last > 0);
            QCOMPARE(counter.doneShare(), 1.0);
        }
    }

    /// On any thread.
    void whatAWatcherThrowsIsPassedOn() {
        const auto problem = mediumProblem();
        const CompiledPuzzle pieces(problem->puzzle());
        const ExactSearch search(*problem, pieces, nullptr);
        for (const std::size_t thrower : {0U, 1U, 2U}) {
            ExactTeam team(search, 3,
                           [&](std::size_t member, ExactSearch::Event, const ExactSearch&) {
                               if (member == thrower)
                                   throw UserError(QStringLiteral("out of memory"));
                               return true;
                           });
            const auto work = [&] {
                while (!team.isExhausted())
                    static_cast<void>(team.advance(1'000'000'000));
            };
            QVERIFY_THROWS_EXCEPTION(UserError, work());
        }
    }

    void limitsHoldWithThreads() {
        Random random(7);
        const auto problem = problemOf(randomPuzzle(random, {{4, 4}, {}, 1, 2}));
        const std::uint64_t all = countSolutions(*problem).solutions;
        QVERIFY(all > 10);
        for (const int threads : {1, 2, 4}) {
            const SolutionCount limited =
                SolutionCounter(*problem, {{CellOrder::Rows}, threads, 7}).run();
            QCOMPARE(limited.solutions, std::uint64_t{7});
            QVERIFY(!limited.complete);
        }
    }

    /// A solution found counts in its four rotations, a limit in solutions.
    void limitsHoldWithinRotations() {
        GeneratorSettings settings;
        settings.size = {5, 5};
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        QCOMPARE(countSolutions(*problem).solutions % 4, std::uint64_t{0});
        for (const std::uint64_t limit : {1U, 2U, 3U}) {
            const SolutionCount limited = countSolutions(*problem, limit);
            QCOMPARE(limited.solutions, limit);
            QCOMPARE(limited.upToRotation, std::uint64_t{1});
        }
    }

    void foreignCheckpointsAreRefused() {
        Random random(8);
        const auto problem = problemOf(randomPuzzle(random, {{5, 5}, {}, 3, 4}));
        const CountCheckpoint start =
            SolutionCounter(*problem, {{CellOrder::Rows}, 1, {}}).checkpoint();
        const std::vector<ExactSearch::State> broken{{{0}, 0, 0},
                                                     {{1, 1}, 0, 0},
                                                     {{4'000'000'000U}, 0, 0},
                                                     {std::vector<std::uint32_t>(1000, 1), 0, 0},
                                                     {{}, 77, 0},
                                                     {{5000}, 0, 0},
                                                     {{}, 1, 3}};
        for (const ExactSearch::State& part : broken) {
            CountCheckpoint checkpoint = start;
            checkpoint.open = {part};
            SolutionCounter counter(*problem, {{CellOrder::Rows}, 1, {}});
            QVERIFY_THROWS_EXCEPTION(UserError, counter.resume(checkpoint));
        }
    }

    void knuthsEstimateTendsToTheTruth() {
        Random random(9);
        for (const CellOrder order : {CellOrder::Rows, CellOrder::Spiral, CellOrder::Border}) {
            const auto problem = problemOf(randomPuzzle(random, {{5, 4}, {}, 2, 3}));
            const SolutionCount truth =
                SolutionCounter(*problem, {{order, true, true}, 1, {}}).run();
            const CompiledPuzzle pieces(problem->puzzle());
            const double estimate = estimatedNodes(
                ExactSearch(*problem, pieces, nullptr, {order, true, true}), 200'000, 1);
            QVERIFY2(std::abs(std::log(estimate / static_cast<double>(truth.nodes))) < 0.1,
                     qPrintable(QStringLiteral("%1 for %2").arg(estimate).arg(truth.nodes)));
        }
    }

    void countingBelowDescentsTellsTheSameMoreSurely() {
        Random random(12);
        const auto problem = problemOf(randomPuzzle(random, {{5, 4}, {}, 2, 3}));
        const CompiledPuzzle pieces(problem->puzzle());
        for (const ExactOptions& options : {ExactOptions{CellOrder::Rows, false, true},
                                            ExactOptions{CellOrder::Comb, true, false}}) {
            const SolutionCount truth = SolutionCounter(*problem, {options, 1, {}}).run();
            const ExactSearch search(*problem, pieces, nullptr, options);
            const auto nodes = static_cast<double>(truth.nodes);
            double sum = 0;
            for (int i = 0; i < 2000; ++i)
                sum += search.countBelow(random, nodes / 100);
            QVERIFY2(std::abs(std::log(sum / 2000 / nodes)) < 0.1,
                     qPrintable(QStringLiteral("%1 for %2").arg(sum / 2000).arg(nodes)));
            QCOMPARE(search.countBelow(random, 1), nodes); // nothing is left to chance
        }
    }

    void fullDescentsTellWhatPruningSaves() {
        Random random(11);
        const auto problem = problemOf(randomPuzzle(random, {{5, 5}, {}, 2, 3}));
        const CompiledPuzzle pieces(problem->puzzle());
        const ExactOptions options{CellOrder::Rows, true, true};
        const ExactSearch search(*problem, pieces, nullptr, options);
        double all = 0;
        double pruned = 0;
        for (int i = 0; i < 300'000; ++i) {
            const ExactSearch::Probe probe = search.probe(random, ExactSearch::Descent::Full);
            all += probe.nodes;
            pruned += probe.pruned;
        }
        const auto nodes = [&](ExactOptions with) {
            return static_cast<double>(SolutionCounter(*problem, {with, 1, {}}).run().nodes);
        };
        const double truth = nodes(options) / nodes({CellOrder::Rows, false, true});
        QVERIFY2(truth < 0.95 && std::abs(pruned / all - truth) < 0.03,
                 qPrintable(QStringLiteral("%1 for %2").arg(pruned / all).arg(truth)));
        QCOMPARE(jointsPay(*problem, 1, options), truth * 1.2 < 1);
    }

    void theCheapestOrderIsCheap() {
        // A wide board is searched column by column, not row by row.
        Random random(10);
        const auto problem = problemOf(randomPuzzle(random, {{9, 3}, {}, 3, 4}));
        const auto nodes = [&](CellOrder order) {
            return SolutionCounter(*problem, {{order}, 1, {}}).run().nodes;
        };
        QVERIFY(nodes(cheapestOrder(*problem, 1)) <= nodes(CellOrder::Rows));
        QVERIFY(nodes(CellOrder::Columns) < nodes(CellOrder::Rows));
        QCOMPARE(exactOptions(*problem, kCheaperLines, "none", 1).order, CellOrder::Columns);
        const auto tall = problemOf(randomPuzzle(random, {{3, 9}, {}, 3, 4}));
        QCOMPARE(exactOptions(*tall, kCheaperLines, "none", 1).order, CellOrder::Rows);
    }
};

TESSERA_TEST(TestSolutionCounter, Needs::Core)

} // namespace tessera::tst_SolutionCounter

#include "tst_SolutionCounter.moc"
