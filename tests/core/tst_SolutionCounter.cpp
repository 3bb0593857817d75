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
#include <set>
#include <span>
#include <utility>

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

/// Pieces of a random puzzle are fixed where its solution has them.
std::shared_ptr<const EdgeProblem> withFixed(const Puzzle& puzzle, const std::vector<int>& cells) {
    Board board(puzzle.size(), puzzle.pieceCount());
    std::vector<bool> locked(static_cast<std::size_t>(board.cells()));
    for (const int cell : cells) {
        locked[static_cast<std::size_t>(cell)] = true;
        board.place(cell, {static_cast<PieceIndex>(cell), 0});
    }
    return std::make_shared<EdgeProblem>(puzzle, board, locked, StartKind::Random);
}

double shareOf(const ExactSearch& search, std::span<const ExactSearch::State> parts) {
    double share = 0;
    for (const ExactSearch::State& part : parts) {
        ExactSearch rest(search);
        rest.restore(part);
        share += rest.shareLeft();
    }
    return share;
}

bool isClose(double a, double b) { return std::abs(a - b) < 1e-9; }

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

    void constrainedAndBorderGoAsTheySay() {
        // Also around fixed pieces, within a rim of one colour, and where rotations are kept.
        Random random(16);
        const auto order = [](CellOrder way, const EdgeProblem& problem) {
            QStringList cells;
            for (const int cell : orderedCells(way, problem, CompiledPuzzle(problem.puzzle())))
                cells << QString::number(cell);
            return cells.join(u' ');
        };
        const auto wide = problemOf(randomPuzzle(random, {{5, 4}, {}, 2, 3}));
        const auto open = problemOf(randomPuzzle(random, {{4, 4}, {false, false}, 2, 3}));
        const auto rim = problemOf(randomPuzzle(random, {{4, 4}, {false, false, false, 4}, 2, 3}));
        const auto kept = problemOf(randomPuzzle(random, {{4, 3}, {false, false, true}, 2, 3}));
        QCOMPARE(order(CellOrder::Border, *wide),
                 QStringLiteral("0 1 2 3 4 9 14 19 18 17 16 15 10 5 6 7 8 11 12 13"));
        const auto constrained = CellOrder::MostConstrained;
        const QStringList orders{
            order(constrained, *wide), order(constrained, *withFixed(wide->puzzle(), {7, 12})),
            order(constrained, *open), order(constrained, *withFixed(open->puzzle(), {10})),
            order(constrained, *rim),  order(constrained, *withFixed(rim->puzzle(), {5, 6})),
            order(constrained, *kept)};
        const QStringList expected{
            QStringLiteral("0 1 2 3 4 5 9 10 15 14 19 16 17 18 6 11 7 8 12 13"),
            QStringLiteral("7 12 2 1 0 3 4 5 6 9 8 10 15 11 16 17 14 19 18 13"),
            QStringLiteral("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"),
            QStringLiteral("10 6 2 1 5 9 0 4 8 3 7 11 12 13 14 15"),
            QStringLiteral("0 1 2 3 4 5 6 7 8 12 9 13 10 11 14 15"),
            QStringLiteral("5 6 0 1 2 3 4 7 8 12 9 13 10 11 14 15"),
            QStringLiteral("0 1 2 3 4 5 6 7 8 9 10 11")};
        QCOMPARE(orders.join(u'\n'), expected.join(u'\n'));
    }

    /// Which piece stands for the rotations changes the tree alone.
    void everyAnchorCountsTheSame() {
        Random random(15);
        for (const GridSize size : {GridSize{4, 4}, GridSize{4, 3}, GridSize{2, 2}}) {
            const auto problem = problemOf(randomPuzzle(random, {size, {}, 3, 3}));
            const CompiledPuzzle pieces(problem->puzzle());
            const SolutionCount truth = SolutionCounter(*problem, {{}, 1, {}}).run();
            std::vector<int> rows(static_cast<std::size_t>(size.cells()));
            std::iota(rows.begin(), rows.end(), 0);
            int single = 0; // corner pieces without a copy
            for (int piece = 0; piece < pieces.pieceCount(); ++piece) {
                const auto looksSame = [&](const Piece& other) {
                    return other.canonical() ==
                           problem->puzzle().piece(static_cast<PieceIndex>(piece)).canonical();
                };
                single += pieces.kindOfPiece(static_cast<PieceIndex>(piece)) == CellKind::Corner &&
                                  std::ranges::count_if(problem->puzzle().pieces(), looksSame) == 1
                              ? 1
                              : 0;
            }
            const int choices = anchorChoices(*problem, pieces, rows);
            QCOMPARE(choices, single);
            QVERIFY(choices > 0);
            for (const CellOrderName& order : cellOrders()) {
                std::vector<std::uint64_t> nodes;
                for (int anchor = 0; anchor <= choices; ++anchor) {
                    const ExactOptions options{
                        .order = order.order, .skipsTurned = true, .anchor = anchor};
                    const SolutionCount count = SolutionCounter(*problem, {options, 1, {}}).run();
                    compare(count, truth);
                    nodes.push_back(count.nodes);
                }
                QCOMPARE(nodes.back(), nodes[nodes.size() - 2]); // there are no more
                QVERIFY(size.cells() < 16 || choices == 1 || nodes.front() != nodes.back());
            }
            QCOMPARE(anchorChoices(*withFixed(problem->puzzle(), {1}), pieces, rows), 0);
        }
        const auto kept = problemOf(randomPuzzle(random, {{3, 3}, {false, false, true}, 2, 3}));
        const std::vector<int> cells{0, 1, 2, 3, 4, 5, 6, 7, 8};
        QCOMPARE(anchorChoices(*kept, CompiledPuzzle(kept->puzzle()), cells), 0);
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

    /// Whoever has the parts: one member, several, or none yet.
    void resumedTeamsKnowWhatIsLeft() {
        const auto problem = mediumProblem();
        const CompiledPuzzle pieces(problem->puzzle());
        const ExactSearch search(*problem, pieces, nullptr);
        ExactSearch part(search);
        while (part.placements() < 1000)
            static_cast<void>(part.advance(1000 - part.placements()));
        const double left = part.shareLeft();
        QVERIFY(left > 0 && left < 1);
        std::vector<ExactSearch::State> parts;
        while (parts.size() < 6) {
            const auto split = part.splitOff();
            QVERIFY(split);
            parts.push_back(*split);
        }
        parts.push_back(part.state());
        QVERIFY(isClose(shareOf(search, parts), left)); // nothing is lost, nothing twice
        for (const int members : {1, 2, 9}) {
            ExactTeam team(search, members, [](auto&&...) { return true; });
            QCOMPARE(team.shareLeft(), 1.0);
            QCOMPARE(team.parts().size(), std::size_t{1});
            QVERIFY(!team.isExhausted());
            // A second time as well: what was resumed before is forgotten.
            for (int time = 0; time < 2; ++time) {
                team.resume(parts);
                QVERIFY(isClose(team.shareLeft(), left));
                QCOMPARE(textOf(team.parts()), textOf(parts));
            }
            std::uint64_t nodes = 0;
            for (int round = 0; round < 12; ++round) {
                nodes += team.advance(round == 0 ? 0 : 400);
                QVERIFY(isClose(team.shareLeft(), shareOf(search, team.parts())));
                QVERIFY(round > 0 ? team.shareLeft() < left : isClose(team.shareLeft(), left));
            }
            QVERIFY(nodes > 0 && nodes <= 11 * 400);
            // The first that has work; it is one of the parts.
            const ExactSearch::State front = team.front().state();
            QVERIFY(textOf(team.parts()).contains(textOf({&front, 1}).first()));
            while (!team.isExhausted())
                nodes += team.advance(1'000'000);
            QCOMPARE(team.shareLeft(), 0.0);
            QVERIFY(team.parts().empty());
            QCOMPARE(team.advance(100), std::uint64_t{0});
            QCOMPARE(nodes + 1000, SolutionCounter(*problem, {}).run().nodes);
        }
    }

    void samplesBecomeRarer() {
        QCOMPARE(ExactTeam::sampleAfter(0), std::uint64_t{1});
        QCOMPARE(ExactTeam::sampleAfter(ExactTeam::kCountedSingly - 1), std::uint64_t{1});
        QCOMPARE(ExactTeam::sampleAfter(ExactTeam::kCountedSingly), std::uint64_t{4096});
        QCOMPARE(ExactTeam::sampleAfter(1U << 20U), std::uint64_t{1} << 14U);
        QCOMPARE(ExactTeam::sampleAfter(std::uint64_t{1} << 40U), std::uint64_t{1} << 20U);
    }

    void partsAreTextsOfNumbers() {
        const std::vector<ExactSearch::State> parts{{{5, 70, 4'000'000'000U}, 9, 2}, {{}, 1, 0}};
        const QJsonArray texts = textOf(parts);
        QCOMPARE(texts, (QJsonArray{QStringLiteral("2 9 5 70 4000000000"), QStringLiteral("0 1")}));
        QCOMPARE(textOf(statesFrom(texts)), texts);
        for (const char* text : {"", "1", "1 x", "1  2", "-1 2", "1 2 4294967296"}) {
            const QJsonArray damaged{QString::fromLatin1(text)};
            QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(statesFrom(damaged)));
        }
        QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(statesFrom(QJsonArray{17})));
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
        // What a state has is not taken away.
        SolutionCounter four(*problem, {{CellOrder::Rows}, 1, 4});
        static_cast<void>(four.run());
        SolutionCounter resumed(*problem, {{CellOrder::Rows}, 1, 3});
        resumed.resume(four.checkpoint());
        QCOMPARE(resumed.run().solutions, std::uint64_t{4});
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

    /// Each estimate is that of the descents that there was time for.
    void estimatesKeepToTheTime() {
        Random random(17);
        const auto problem = problemOf(randomPuzzle(random, {{5, 5}, {}, 2, 3}));
        const CompiledPuzzle pieces(problem->puzzle());
        const ExactSearch search(*problem, pieces, nullptr, {CellOrder::Rows, true, true});
        int asked = 0;
        const auto times = [&asked](int most) {
            asked = 0;
            return [&asked, most] { return ++asked <= most; };
        };
        QCOMPARE(estimatedNodes(search, 20, 5, times(7)), estimatedNodes(search, 7, 5));
        QCOMPARE(asked, 8);
        QCOMPARE(estimatedNodes(search, 20, 5, times(0)), 0.0);
        QCOMPARE(estimatedNodes(search, 20, 5, times(100)), estimatedNodes(search, 20, 5));
        QCOMPARE(asked, 20);
        Random draws(5);
        double sum = 0;
        for (int i = 0; i < 20; ++i)
            sum += search.probe(draws, ExactSearch::Descent::Pruned).nodes;
        QCOMPARE(estimatedNodes(search, 20, 5), sum / 20);

        const auto wide = problemOf(randomPuzzle(random, {{9, 3}, {}, 3, 4}));
        QVERIFY(cheapestOrder(*wide, 1) != CellOrder::Rows);
        QCOMPARE(cheapestOrder(*wide, 1, {}, times(0)), CellOrder::Rows);
        const std::vector<CellOrder> lines{CellOrder::Rows, CellOrder::Columns};
        QCOMPARE(cheapestStart(*wide, 1, lines, {}).first, CellOrder::Columns);
        QCOMPARE(cheapestStart(*wide, 1, lines, {}, times(0)), (std::pair{CellOrder::Rows, 0}));
        QVERIFY(!jointsPay(*problem, 1, {}, times(0)));

        // So large a tree that its size would be beyond all numbers.
        const auto huge = problemOf(randomPuzzle(random, {{20, 20}, {}, 3, 5}));
        const CompiledPuzzle hugePieces(huge->puzzle());
        const ExactSearch open(*huge, hugePieces, nullptr, {CellOrder::Rows, true, false});
        const ExactSearch::Probe probe = open.probe(random, ExactSearch::Descent::Full);
        QVERIFY(probe.nodes > 0 && probe.nodes <= ExactSearch::kMostNodes);
        QVERIFY(probe.pruned > 0 && probe.pruned <= ExactSearch::kMostNodes);
    }

    /// Of all orders the one with the lowest estimate, the first of equals.
    void theCheapestOrderHasTheLowestEstimate() {
        Random random(18);
        std::set<CellOrder> chosen;
        for (const KindOfPuzzle& kind :
             {KindOfPuzzle{{6, 3}, {}}, {{3, 5}, {}}, {{4, 3}, {false}}, {{2, 4}, {false, true}}}) {
            const auto problem = problemOf(randomPuzzle(random, kind));
            const CompiledPuzzle pieces(problem->puzzle());
            for (const bool turned : {false, true}) {
                const ExactOptions options{.skipsTurned = turned};
                std::optional<std::pair<double, CellOrder>> best;
                for (const CellOrderName& order : cellOrders()) {
                    ExactOptions own = options;
                    own.order = order.order;
                    const double nodes =
                        estimatedNodes(ExactSearch(*problem, pieces, nullptr, own), 2000, 3);
                    if (!best || nodes < best->first)
                        best.emplace(nodes, order.order);
                }
                QCOMPARE(cheapestOrder(*problem, 3, options), best->second);
                chosen.insert(best->second);
            }
        }
        QVERIFY(chosen.size() > 1);
    }

    void treesAreMeasuredWithTheirError() {
        Random random(14);
        for (const CellOrder order : {CellOrder::Rows, CellOrder::Spiral}) {
            const auto problem = problemOf(randomPuzzle(random, {{5, 4}, {}, 2, 3}));
            const ExactOptions options{order, true, true};
            const auto nodes =
                static_cast<double>(SolutionCounter(*problem, {options, 1, {}}).run().nodes);
            const CompiledPuzzle pieces(problem->puzzle());
            const ExactSearch search(*problem, pieces, nullptr, options);
            double squares = 0;
            double expected = 0;
            for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                const TreeSize size = measuredTree(search, 400, seed);
                QCOMPARE(size.descents, 400);
                squares += (size.nodes - nodes) * (size.nodes - nodes);
                expected += size.error * size.error;
            }
            // What the errors are is what they are said to be.
            QVERIFY2(squares > expected / 3 && squares < expected * 3,
                     qPrintable(QStringLiteral("%1 for %2").arg(squares).arg(expected)));
            const TreeSize surer = measuredTree(search, 40'000, 1);
            QVERIFY(surer.error < measuredTree(search, 400, 1).error / 5);
            QVERIFY(std::abs(surer.nodes - nodes) < 5 * surer.error);
            // Without time for descents there is nothing to say.
            const TreeSize none = measuredTree(search, 400, 1, [] { return false; });
            QCOMPARE(none.descents, 0);
            QCOMPARE(none.error, none.nodes);
            // A tree is no smaller because one descent is all there was time for.
            int asked = 0;
            const TreeSize one = measuredTree(search, 400, 1, [&] { return ++asked <= 2'001; });
            QCOMPARE(one.descents, 1);
            QVERIFY(one.nodes > 0);
            QCOMPARE(one.error, one.nodes);
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
