// SPDX-License-Identifier: GPL-3.0-or-later

// Searches that are shared by several ranks, here threads of one process. tests/judges has the same
// with Open MPI.
#include "tests/TestProgram.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/core/RankTesting.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/kind/Kind.h"
#include "core/search/SearchContext.h"
#include "core/support/Packet.h"
#include "core/support/UserError.h"

#include <QScopeGuard>

#include <atomic>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

namespace tessera::tst_Ranks {

namespace {

PuzzleFile puzzleOf(int size, const char* colors, std::uint64_t seed) {
    GeneratorSettings settings;
    settings.size = {static_cast<std::int16_t>(size), static_cast<std::int16_t>(size)};
    settings.colors = parseColorChoice(QString::fromLatin1(colors));
    settings.seed = seed;
    return generatePuzzle(settings);
}

/// The result of a search on the first rank.
struct Outcome {
    int best = 0;
    std::uint64_t evaluations = 0;
    std::uint64_t nodes = 0;
    StopReason reason = StopReason::None;
    Solution solution;
    double solutions = 0; ///< by its gauge, if it has one

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

double solutionsTold(const SearchNumbers& numbers) {
    for (const Gauge& gauge : numbers.gauges) {
        if (QByteArray(gauge.name) == "Solutions")
            return gauge.value;
    }
    return 0;
}

Outcome search(const std::shared_ptr<const EdgeProblem>& problem, const QString& solver,
               Ranks& ranks, int threads, const Budget& budget) {
    const SolverInfo& method = *findSolver(solver.toStdString());
    ParameterValues values = method.defaults();
    if (solver == u"backtracking")
        values.setText("mode", QStringLiteral("first"));
    else if (solver == u"record")
        values.setText("beam-width", QStringLiteral("500"));
    else
        values.setText("migration", QStringLiteral("2"));
    SearchSnapshot snapshot;
    SearchControl control;
    SearchContext context(snapshot, control, budget, problem->total(), 7, threads);
    context.setRanks(ranks);
    method.make(problem, values)->run(context);
    SnapshotView view;
    snapshot.look(view, false);
    return {
        view.numbers.best, context.evaluations(),      context.numbers().nodes, context.reason(),
        view.best,         solutionsTold(view.numbers)};
}

Outcome searchOn(int ranks, int threads, const QString& solver, const PuzzleFile& puzzle,
                 const Budget& budget, std::chrono::milliseconds late = {}) {
    const auto problem = test::problemOf(puzzle.puzzle);
    Outcome outcome;
    test::RankHall hall(ranks, late);
    hall.run([&](Ranks& rank) {
        const Outcome own = search(problem, solver, rank, threads, budget);
        if (rank.isFirst())
            outcome = own;
    });
    return outcome;
}

/// Notes solutions, and the board with most pieces.
void takeBoards(PartTally& tally, ExactSearch::Event event, const ExactSearch& search) {
    tally.solutions += event == ExactSearch::Event::Solution ? 1 : 0;
    if (search.scoreAt(search.depth()) <= tally.score)
        return;
    tally.score = search.scoreAt(search.depth());
    tally.codes.resize(static_cast<std::size_t>(search.cells()));
    search.copyTo(tally.codes);
}

/// The last numbers of each rank, which has one thread.
std::vector<SearchNumbers> numbersOn(int ranks, const QString& solver, const PuzzleFile& puzzle,
                                     const Budget& budget, const ParameterValues& values) {
    const auto problem = test::problemOf(puzzle.puzzle);
    std::vector<SearchNumbers> numbers(static_cast<std::size_t>(ranks));
    test::RankHall hall(ranks);
    hall.run([&](Ranks& rank) {
        SearchSnapshot snapshot;
        SearchControl control;
        SearchContext context(snapshot, control, budget, problem->total(), 7, 1);
        context.setRanks(rank);
        findSolver(solver.toStdString())->make(problem, values)->run(context);
        numbers[static_cast<std::size_t>(rank.rank())] = context.numbers();
    });
    return numbers;
}

} // namespace

class TestRanks : public QObject {
    Q_OBJECT

private slots:
    void theSpreadOfIslandsChangesNothing_data() {
        QTest::addColumn<QString>("solver");
        for (const char* solver : {"record", "genetic", "ant-colony"})
            QTest::newRow(solver) << QString::fromLatin1(solver);
    }
    void theSpreadOfIslandsChangesNothing() {
        QFETCH(QString, solver);
        const PuzzleFile puzzle = puzzleOf(8, "hardest", 3);
        Budget budget;
        budget.evaluations = 12'345'678;
        const Outcome together = searchOn(1, 4, solver, puzzle, budget);
        QCOMPARE(together.reason, StopReason::Evaluations);
        for (const int ranks : {2, 4}) {
            const Outcome spread = searchOn(ranks, 4 / ranks, solver, puzzle, budget);
            QCOMPARE(spread.best, together.best);
            QCOMPARE(spread.evaluations, together.evaluations);
            QCOMPARE(spread.nodes, together.nodes);
            QVERIFY(spread == together);
        }
    }

    void aTargetEndsAllAtTheSamePlace() {
        const PuzzleFile puzzle = puzzleOf(8, "hardest", 3);
        Budget budget;
        budget.evaluations = 100'000'000;
        budget.target = puzzle.puzzle.totalEdges() - 8;
        const Outcome together = searchOn(1, 3, QStringLiteral("record"), puzzle, budget);
        QCOMPARE(together.reason, StopReason::Target);
        QVERIFY(searchOn(3, 1, QStringLiteral("record"), puzzle, budget) == together);
    }

    /// With such a budget all wait at each meeting; without one the faster go ahead.
    void goingAheadChangesNothing() {
        constexpr std::uint64_t last = testing::kSanitized ? 8 : 13;
        for (std::uint64_t seed = 6; seed <= last; ++seed) {
            const PuzzleFile puzzle = puzzleOf(9, "hardest", seed);
            Budget budget;
            budget.evaluations = 1'000'000'000;
            budget.target = puzzle.puzzle.totalEdges() - 6;
            const Outcome waiting = searchOn(1, 3, QStringLiteral("record"), puzzle, budget);
            QCOMPARE(waiting.reason, StopReason::Target);
            budget.evaluations.reset();
            // Where the last rank is late, the first is many laps ahead.
            for (const auto& [ranks, late] : {std::pair(1, 0), std::pair(3, 0), std::pair(3, 40)}) {
                const Outcome ahead = searchOn(ranks, 3 / ranks, QStringLiteral("record"), puzzle,
                                               budget, std::chrono::milliseconds(late));
                QCOMPARE(ahead.best, waiting.best);
                QCOMPARE(ahead.evaluations, waiting.evaluations);
                QVERIFY(ahead == waiting);
            }
        }
    }

    /// The pace is that of the last lap or half second. A smaller puzzle would let one rank alone
    /// search exactly, with far more evaluations.
    void eachRankTellsItsPace_data() { theSpreadOfIslandsChangesNothing_data(); }
    void eachRankTellsItsPace() {
        QFETCH(QString, solver);
        Budget budget;
        budget.seconds = 4; // a busy machine may give a rank nothing for more than a second
        QStringList odd;
        for (int search = 0; search == 0 || (search < 3 && !odd.isEmpty()); ++search) {
            const SearchNumbers first = numbersOn(2, solver, puzzleOf(9, "hardest", 3), budget,
                                                  findSolver(solver.toStdString())->defaults())
                                            .front();
            QCOMPARE(first.ranks.size(), std::size_t{2});
            QCOMPARE(first.ranks.front().age, 0.0); // it is the one that tells
            const auto all = static_cast<double>(first.evaluations) / *budget.seconds;
            odd.clear();
            for (const RankWord& word : first.ranks) {
                if (word.perSecond <= 0.1 * all || word.perSecond >= 2 * all)
                    odd << QStringLiteral("%1 of %2").arg(word.perSecond).arg(all);
            }
        }
        QVERIFY2(odd.isEmpty(), qPrintable(odd.join(u' ')));
    }

    void theFirstCountsTheProcessorTimeOfAll_data() { theSpreadOfIslandsChangesNothing_data(); }
    void theFirstCountsTheProcessorTimeOfAll() {
        QFETCH(QString, solver);
        Budget budget;
        budget.evaluations = 1'000'000;
        const auto numbers = numbersOn(4, solver, puzzleOf(8, "hardest", 3), budget,
                                       findSolver(solver.toStdString())->defaults());
        double others = 0;
        for (const SearchNumbers& rank : std::span(numbers).subspan(1))
            others += rank.processor.used;
        const double all = numbers.front().processor.used;
        QVERIFY2(all > 0.9 * others, qPrintable(QStringLiteral("%1, %2").arg(all).arg(others)));
    }

    /// The thread that deals out the parts of a tree sleeps most of the time.
    void aDealerWantsNoCoreWhileItWaits() {
        ParameterValues values = findSolver("backtracking")->defaults();
        values.setText("order", QStringLiteral("rows"));
        Budget budget;
        budget.seconds = 1;
        const SearchNumbers first =
            numbersOn(2, QStringLiteral("backtracking"), puzzleOf(10, "hardest", 3), budget, values)
                .front();
        QVERIFY2(first.processor.wanted < 2.2 * first.seconds, // the two threads that search
                 qPrintable(QString::number(first.processor.wanted / first.seconds)));
    }

    void ranksCountAsOneThread_data() {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("threads");
        QTest::addColumn<bool>("skipsTurned");
        QTest::newRow("two") << 2 << 1 << false;
        QTest::newRow("three with two threads") << 3 << 2 << false;
        QTest::newRow("one of four rotated boards") << 2 << 1 << true;
    }
    void ranksCountAsOneThread() {
        QFETCH(int, ranks);
        QFETCH(int, threads);
        QFETCH(bool, skipsTurned);
        const PuzzleFile puzzle = puzzleOf(6, "3+5", 2);
        const auto problem = test::problemOf(puzzle.puzzle);
        SolutionCounter::Options options;
        options.exact.skipsTurned = skipsTurned;
        const SolutionCount alone = SolutionCounter(*problem, options).run();
        SolutionCount counted;
        ProcessorTime time;
        test::RankHall hall(ranks);
        hall.run([&](Ranks& rank) {
            SolutionCounter::Options own = options;
            own.threads = threads;
            own.ranks = &rank;
            PacketWriter strange; // the other ranks wait for those of their search
            strange(std::uint64_t{1000});
            for (int other = 1; rank.isFirst() && other < ranks; ++other)
                rank.send(other, Ranks::Subject::Work, strange.bytes());
            SolutionCounter counter(*problem, own);
            const SolutionCount sums = counter.run();
            if (!rank.isFirst())
                return;
            counted = sums;
            time = counter.processor();
        });
        QVERIFY(counted.complete);
        QVERIFY(time.used > 0 && time.wanted > 0); // also of the others
        QCOMPARE(counted.solutions, alone.solutions);
        QCOMPARE(counted.upToRotation, alone.upToRotation);
        QCOMPARE(counted.nodes, alone.nodes);
    }

    /// Parts that were dealt out count as open.
    void aCountInPiecesIsExact() {
        const PuzzleFile puzzle = puzzleOf(6, "3+5", 2);
        const auto problem = test::problemOf(puzzle.puzzle);
        const SolutionCount alone = SolutionCounter(*problem, {}).run();
        std::optional<CountCheckpoint> kept;
        SolutionCount counted;
        int pieces = 0;
        for (; !counted.complete; ++pieces) {
            test::RankHall hall(3);
            hall.run([&](Ranks& rank) {
                SolutionCounter::Options options;
                options.ranks = &rank;
                SolutionCounter counter(*problem, options);
                if (kept && rank.isFirst())
                    counter.resume(*kept);
                const std::uint64_t before = kept ? kept->count.nodes : 0;
                const SolutionCount own = // stops as soon as any part came back
                    counter.run([&](const SolutionCount& now) { return now.nodes == before; });
                if (!rank.isFirst())
                    return;
                counted = own;
                kept = counter.checkpoint();
            });
        }
        QVERIFY(pieces > 2);
        QCOMPARE(counted.solutions, alone.solutions);
        QCOMPARE(counted.upToRotation, alone.upToRotation);
        QCOMPARE(counted.nodes, alone.nodes);
    }

    /// However fast the ranks are, it is the solution that comes first in the tree.
    void ranksFindTheSolutionOfOneThread() {
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const PuzzleFile puzzle = puzzleOf(6, "3+5", seed);
            const auto solver = QStringLiteral("backtracking");
            const Outcome alone = searchOn(1, 1, solver, puzzle, {});
            const Outcome spread = searchOn(3, 1, solver, puzzle, {});
            QCOMPARE(spread.reason, StopReason::Solved);
            QCOMPARE(spread.solution, alone.solution);
            QCOMPARE(spread.best, puzzle.puzzle.totalEdges());
            QVERIFY(alone.solutions > 0);
            QCOMPARE(spread.solutions, alone.solutions);
        }
    }

    /// A target ends a piece, unless that was all; the next goes on with what was left and counted.
    void aSearchForAllInPiecesIsExact() {
        const PuzzleFile puzzle = puzzleOf(6, "3+5", 2);
        const auto problem = test::problemOf(puzzle.puzzle);
        const SolverInfo& method = *findSolver("backtracking");
        ParameterValues values = method.defaults();
        values.setText("mode", QStringLiteral("all"));
        values.setText("order", QStringLiteral("rows"));
        values.setText("pruning", QStringLiteral("none"));
        const test::Outcome alone = test::solve(method, problem, values, {}, 7);
        const int total = problem->total();
        std::optional<SearchCheckpoint> kept;
        SnapshotView view;
        int pieces = 0;
        const auto goOn = [&](const Budget& budget) {
            const std::optional<SearchCheckpoint> earlier = std::exchange(kept, {});
            view = {};
            ++pieces;
            test::RankHall hall(3);
            hall.run([&](Ranks& rank) {
                const auto solver = method.make(problem, values);
                auto& resumable = dynamic_cast<ResumableSolver&>(*solver);
                resumable.keepCheckpoints();
                if (earlier)
                    resumable.resumeFrom(*earlier);
                SearchSnapshot snapshot;
                SearchControl control;
                SearchContext context(snapshot, control, budget, total, 7, 1);
                context.setRanks(rank);
                SnapshotView asked;
                static_cast<void>(snapshot.look(asked, true, true));
                solver->run(context);
                if (!rank.isFirst())
                    return;
                static_cast<void>(snapshot.look(view, true, true));
                kept = resumable.takeCheckpoint();
            });
        };
        Budget budget;
        budget.target = total / 2;
        do {
            goOn(budget);
            const SearchNumbers& numbers = view.numbers;
            QCOMPARE(numbers.evaluations, numbers.nodes);
            const auto& counts = view.details.depthCounts;
            QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}),
                     numbers.nodes);
            QCOMPARE(numbers.ranks.size(), std::size_t{3});
            QCOMPARE(view.current.size(), std::size_t{36});
            const double searched = numbers.gauges.front().value;
            QVERIFY(searched > 0 && (kept ? searched < 100 : searched == 100.0));
            budget.target.reset();
        } while (kept);
        qInfo("%d pieces", pieces);
        QCOMPARE(view.numbers.nodes, alone.view.numbers.nodes);
        QCOMPARE(view.numbers.best, total);
        QVERIFY(solutionsTold(view.numbers) > 0);
        QCOMPARE(solutionsTold(view.numbers), solutionsTold(alone.view.numbers));
    }

    /// The rest of the tree is exactly that, if one rank never answers.
    void whatASilentRankHasIsStillOpen() {
        const Puzzle puzzle = puzzleOf(6, "3+5", 2).puzzle;
        const auto problem = test::problemOf(puzzle);
        const CompiledPuzzle pieces(puzzle);
        const ExactSearch search(*problem, pieces, nullptr);
        PartTally sum;
        std::vector<ExactSearch::State> left;
        std::vector<RankWord> words;
        double atFirst = 0;
        double share = 0;
        test::RankHall hall(2);
        hall.run([&](Ranks& rank) {
            if (!rank.isFirst())
                return;
            RankTeam team(rank, search, 1, RankTeam::Wanted::All, takeBoards);
            // Neither of this search: one has another number, one is no result.
            PacketWriter strange;
            strange(std::uint64_t{1000});
            rank.send(0, Ranks::Subject::Result, strange.bytes());
            PacketWriter work;
            work(std::uint64_t{1});
            rank.send(0, Ranks::Subject::Work, work.bytes());
            const std::vector<ExactSearch::State> whole{search.state()};
            team.resume(whole);
            atFirst = team.shareLeft();
            // Until both have got parts, and then until the other rank alone has some.
            constexpr int most = TESSERA_PATIENCE / 50;
            for (int round = 0; round < most && (sum.placements == 0 || team.parts().size() > 2);
                 ++round)
                sum.add(team.advance());
            left = team.parts();
            share = team.shareLeft();
            team.describe(words);
        });
        QCOMPARE(atFirst, 1.0);
        QCOMPARE(left.size(), std::size_t{2}); // one to work on and one that waits
        QCOMPARE(std::accumulate(sum.depthCounts.begin(), sum.depthCounts.end(), std::uint64_t{0}),
                 sum.placements);
        QVERIFY(sum.processor.used > 0);
        QCOMPARE(matchedEdges(puzzle, *Board::fromCodes(puzzle.size(), 36, sum.codes)), sum.score);
        QCOMPARE(words.size(), std::size_t{2});
        QVERIFY(words[0].rank == 0 && words[1].rank == 1);
        QVERIFY(words[0].age >= 0 && words[0].age < words[1].age);
        QVERIFY(words[0].perSecond > 0 && words[0].perSecond < 1e12);
        QCOMPARE(words[1].perSecond, 0.0);
        for (const ExactSearch::State& part : left) {
            ExactSearch rest(search);
            rest.restore(part);
            share -= rest.shareLeft();
            while (rest.advance(1'000'000) != ExactSearch::Event::Exhausted)
                sum.solutions += rest.depth() == rest.cells() ? 1 : 0;
            sum.placements += rest.placements();
        }
        QVERIFY(std::abs(share) < 1e-9);
        const SolutionCount whole = SolutionCounter(*problem, {}).run();
        QCOMPARE(sum.placements, whole.nodes);
        QCOMPARE(sum.solutions, whole.solutions);
    }

    /// All that is behind a solution counts as not searched, wherever it was.
    void theShareBehindASolutionIsLeft() {
        const auto problem = test::problemOf(puzzleOf(6, "3+5", 2).puzzle);
        const CompiledPuzzle pieces(problem->puzzle());
        const ExactSearch search(*problem, pieces, nullptr);
        ExactSearch alone(search);
        ExactSearch before(search); // the solution is its next placement
        while (alone.depth() < alone.cells()) {
            before.restore(alone.state());
            static_cast<void>(alone.advance(1));
        }
        Solution solution(static_cast<std::size_t>(alone.cells()));
        alone.copyTo(solution);
        const std::vector<ExactSearch::State> undivided{before.state()};
        std::vector<ExactSearch::State> divided;
        while (const auto behind = before.splitOff())
            divided.push_back(*behind); // the largest first
        QVERIFY(divided.size() > 8);
        const auto cut = [&](std::size_t most) {
            std::vector<ExactSearch::State> parts(divided.begin(),
                                                  divided.begin() + static_cast<int>(most));
            parts.push_back(before.state());
            return parts;
        };
        for (const auto& parts : {undivided, cut(1), cut(8)}) {
            double expected = 0;
            for (const ExactSearch::State& part : parts) {
                ExactSearch rest(search);
                rest.restore(part);
                expected += rest.shareLeft();
            }
            double share = 0;
            Solution found;
            test::RankHall hall(1);
            hall.run([&](Ranks& rank) {
                RankTeam team(rank, search, 1, RankTeam::Wanted::First, takeBoards);
                team.resume(parts);
                while (!team.isExhausted())
                    static_cast<void>(team.advance());
                share = team.shareLeft();
                found = team.solution();
            });
            QCOMPARE(found, solution);
            QVERIFY2(expected > 0.01 && std::abs(share - expected) < 1e-9,
                     qPrintable(QStringLiteral("%1, %2").arg(share).arg(expected)));
        }
    }

    /// What comes later in the tree than a solution is not searched.
    void partsBehindASolutionAreDropped() {
        const auto problem = test::problemOf(puzzleOf(6, "3+5", 2).puzzle);
        const CompiledPuzzle pieces(problem->puzzle());
        const ExactSearch search(*problem, pieces, nullptr);
        ExactSearch first(search);
        static_cast<void>(first.advance(1));
        // As the board can be rotated, each piece in the first corner leads to a solution.
        const auto behind = first.splitOff();
        QVERIFY(behind);
        std::vector<ExactSearch::State> parts(500, *behind);
        parts.push_back(first.state());
        std::atomic<int> found = 0;
        std::vector<std::uint16_t> solution;
        test::RankHall hall(1);
        hall.run([&](Ranks& rank) {
            RankTeam team(rank, search, 1, RankTeam::Wanted::First,
                          [&](PartTally&, ExactSearch::Event event, const ExactSearch&) {
                              found += event == ExactSearch::Event::Solution ? 1 : 0;
                          });
            team.resume(parts);
            while (!team.isExhausted())
                static_cast<void>(team.advance());
            team.end();
            solution = team.solution();
        });
        QVERIFY(!solution.empty());
        QVERIFY2(found < 250, qPrintable(QString::number(found)));
    }

    void evaluationsAreExactOnSeveralRanks() {
        const PuzzleFile puzzle = puzzleOf(10, "hardest", 3);
        const auto solver = QStringLiteral("backtracking");
        for (const std::uint64_t evaluations : {1U, 1000U, 300'000U}) {
            Budget budget;
            budget.evaluations = evaluations;
            const Outcome spread = searchOn(2, 1, solver, puzzle, budget);
            QCOMPARE(spread.evaluations, evaluations);
            QVERIFY(spread == searchOn(1, 2, solver, puzzle, budget));
        }
    }

    void ranksTellTheirBestUnfinishedBoard() {
        const PuzzleFile puzzle = puzzleOf(10, "hardest", 1);
        Budget budget;
        budget.target = 130;
        const Outcome spread = searchOn(3, 1, QStringLiteral("backtracking"), puzzle, budget);
        QCOMPARE(spread.reason, StopReason::Target);
        QVERIFY(spread.best >= 130);
        const auto board =
            Board::fromCodes(puzzle.puzzle.size(), puzzle.puzzle.pieceCount(), spread.solution);
        QVERIFY(board);
        QCOMPARE(matchedEdges(puzzle.puzzle, *board), spread.best);
    }

    /// A search that is resumed ends on all ranks; an exact one has not searched any more.
    void aTargetMayHaveBeenReachedBefore_data() {
        QTest::addColumn<QString>("solver");
        for (const char* solver : {"record", "genetic", "ant-colony", "backtracking"})
            QTest::newRow(solver) << QString::fromLatin1(solver);
    }
    void aTargetMayHaveBeenReachedBefore() {
        QFETCH(QString, solver);
        const bool isExact = solver == u"backtracking"; // with evaluations ranks do not share it
        const PuzzleFile puzzle = puzzleOf(8, "hardest", 3);
        const auto problem = test::problemOf(puzzle.puzzle);
        const SolverInfo& method = *findSolver(solver.toStdString());
        ParameterValues values = method.defaults();
        if (solver == u"record")
            values.setText("beam-width", QStringLiteral("500"));
        std::optional<SearchCheckpoint> kept;
        const auto searched = [&](const Budget& budget) {
            const std::optional<SearchCheckpoint> earlier = kept;
            Outcome outcome;
            test::RankHall hall(2);
            hall.run([&](Ranks& rank) {
                const auto made = method.make(problem, values);
                auto& resumable = dynamic_cast<ResumableSolver&>(*made);
                resumable.keepCheckpoints();
                if (earlier)
                    resumable.resumeFrom(*earlier);
                SearchSnapshot snapshot;
                SearchControl control;
                SearchContext context(snapshot, control, budget, problem->total(), 7, 1);
                context.setRanks(rank);
                made->run(context);
                if (!rank.isFirst())
                    return;
                outcome.best = context.best();
                outcome.evaluations = context.evaluations();
                outcome.reason = context.reason();
                kept = resumable.takeCheckpoint();
            });
            return outcome;
        };
        Budget budget;
        if (isExact)
            budget.target = puzzle.puzzle.totalEdges() / 2;
        else
            budget.evaluations = 8'000'000;
        static_cast<void>(searched(budget));
        QVERIFY(kept);
        const SearchCheckpoint before = *kept;
        budget.target = before.best;
        if (!isExact)
            budget.evaluations = 16'000'000;
        const Outcome reached = searched(budget);
        QCOMPARE(reached.reason, StopReason::Target);
        QVERIFY(reached.best >= before.best);
        if (isExact)
            QCOMPARE(reached.evaluations, before.evaluations);
    }

    /// As a launcher says it.
    void launchersSayHowMany_data() {
        QTest::addColumn<QByteArray>("openMpi");
        QTest::addColumn<QByteArray>("pmix");
        QTest::addColumn<QByteArray>("slurm");
        QTest::addColumn<bool>("hasOthers");
        const QByteArray none;
        QTest::newRow("nobody") << none << none << none << false;
        QTest::newRow("one") << QByteArray("1") << QByteArray("0") << QByteArray("4") << false;
        QTest::newRow("two") << QByteArray("2") << none << none << true;
        QTest::newRow("a task of Slurm") << none << QByteArray("0") << QByteArray("1") << false;
        QTest::newRow("two of Slurm") << none << QByteArray("0") << QByteArray("2") << true;
        QTest::newRow("not begun by srun") << none << none << QByteArray("2") << false;
    }
    void launchersSayHowMany() {
        std::vector<std::function<void()>> restore;
        const auto restored = qScopeGuard([&] {
            for (const auto& one : restore)
                one();
        });
        const auto set = [](const char* name, const QByteArray& value) {
            if (value.isNull())
                qunsetenv(name);
            else
                qputenv(name, value);
        };
        for (const auto& [name, column] :
             {std::pair("OMPI_COMM_WORLD_SIZE", "openMpi"), std::pair("PMIX_RANK", "pmix"),
              std::pair("SLURM_NTASKS", "slurm")}) {
            restore.emplace_back([set, name = name, before = qgetenv(name)] { set(name, before); });
            set(name, *static_cast<QByteArray*>(QTest::qData(column, qMetaTypeId<QByteArray>())));
        }
        QTEST(isLaunchedWithOthers(), "hasOthers");
    }

    void aFailureOfOneRankEndsAll() {
        int failed = 0;
        std::mutex mutex;
        const PuzzleFile puzzle = puzzleOf(6, "3+5", 2);
        const auto problem = test::problemOf(puzzle.puzzle);
        test::RankHall hall(2);
        hall.run([&](Ranks& rank) {
            const SolverInfo& method = *findSolver("genetic");
            const auto solver = method.make(problem, method.defaults());
            SearchCheckpoint broken;
            PacketWriter packet;
            packet(std::vector<QByteArray>(2));
            broken.state = {{QStringLiteral("islands"), 2},
                            {QStringLiteral("packed"),
                             QString::fromLatin1(qCompress(packet.bytes()).toBase64())}};
            dynamic_cast<ResumableSolver&>(*solver).resumeFrom(broken);
            SearchSnapshot snapshot;
            SearchControl control;
            SearchContext context(snapshot, control, {}, problem->total(), 1, 1);
            context.setRanks(rank);
            try {
                solver->run(context);
            } catch (const UserError&) {
                const std::scoped_lock lock(mutex);
                ++failed;
            }
        });
        QCOMPARE(failed, 2);
    }
};

TESSERA_TEST(TestRanks, Needs::Core)

} // namespace tessera::tst_Ranks

#include "tst_Ranks.moc"
