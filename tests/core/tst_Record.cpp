// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/solvers/record/EngineLog.h"
#include "core/edges/solvers/record/RecordLaps.h"
#include "core/edges/solvers/record/RecordWorker.h"
#include "core/support/Packet.h"
#include "core/support/Platform.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <set>
#include <string_view>
#include <thread>

namespace tessera::tst_Record {
using namespace tessera::test;

namespace {

std::thread::id clockThread;
std::atomic<bool> isReadElsewhere = false;

std::chrono::steady_clock::time_point watchedNow() {
    if (std::this_thread::get_id() != clockThread)
        isReadElsewhere = true;
    return std::chrono::steady_clock::now();
}

const SolverInfo& record() { return *findSolver("record"); }

Outcome solveWith(const std::shared_ptr<const EdgeProblem>& problem, Budget budget, int threads,
                  std::uint64_t seed = 1) {
    SearchSnapshot snapshot;
    SearchControl control;
    SearchContext context(snapshot, control, budget, problem->total(), seed, threads);
    record().make(problem, record().defaults())->run(context);
    Outcome outcome;
    outcome.reason = context.reason();
    context.finish();
    snapshot.look(outcome.view, false);
    return outcome;
}

/// Hints on some random cells, which usually contradict each other.
Puzzle withHints(Random& random, const Puzzle& puzzle, int most) {
    std::vector<Hint> hints;
    std::vector<bool> used(static_cast<std::size_t>(puzzle.pieceCount()));
    for (int tries = 0; tries < 20 * most && static_cast<int>(hints.size()) < most; ++tries) {
        const int cell =
            static_cast<int>(random.below(static_cast<std::uint32_t>(puzzle.size().cells())));
        // One after the other: compilers differ in the order of arguments.
        const auto rotation = static_cast<Rotation>(random.below(4));
        const auto piece =
            static_cast<PieceIndex>(random.below(static_cast<std::uint32_t>(puzzle.pieceCount())));
        const Placement placement(piece, rotation);
        const bool taken =
            std::ranges::any_of(hints, [&](const Hint& hint) { return hint.cell == cell; });
        if (taken || used[placement.piece()] || !puzzle.respectsFrame(cell, placement) ||
            puzzle.kindOfPiece(placement.piece()) != puzzle.kindOfCell(cell))
            continue;
        used[placement.piece()] = true;
        hints.push_back({cell, placement});
    }
    return puzzle.withHints(hints);
}

Puzzle hardest(int side, std::uint64_t seed) {
    GeneratorSettings settings;
    settings.size = {side, side};
    settings.seed = seed;
    return generatePuzzle(settings).puzzle;
}

RecordSetup setupOf(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                    const MovableCells& cells) {
    RecordSetup setup;
    setup.problem = &problem;
    setup.pieces = &pieces;
    setup.cells = &cells;
    setup.restartAfter = 300'000;
    setup.beamWidth = 2000;
    setup.beamBytes = std::size_t{64} << 20U;
    setup.beamShare = 0.5;
    return setup;
}

} // namespace

class TestRecord : public QObject {
    Q_OBJECT

private slots:
    /// For any puzzle and however short the search.
    void neverAnIncompleteOrIllegalBoard() {
        Random random(61);
        auto kinds = everyKindAndKept();
        kinds.push_back({{8, 3}, {true, false}, 3, 4});
        kinds.push_back({{5, 11}, {false, true}, 3, 6});
        kinds.push_back({{22, 21}, {true, false}, 6, 12});
        for (const KindOfPuzzle& kind : kinds) {
            const Puzzle plain = shuffledPuzzle(random, randomPuzzle(random, kind));
            for (const int hints : {0, 1, 4}) {
                const Puzzle puzzle = withHints(random, plain, hints);
                for (const std::uint64_t budget : {1U, 3000U, 200000U}) {
                    const Outcome outcome =
                        solveWith(problemOf(puzzle), evaluations(budget), 1, budget);
                    const Board board = outcome.board(puzzle);
                    QCOMPARE(board.emptyCount(), 0);
                    QVERIFY(violationsOf(puzzle, board).empty());
                    QCOMPARE(matchedEdges(puzzle, board), outcome.view.numbers.best);
                }
            }
        }
    }

    /// A wide board is searched rotated; the result must not show it.
    void turningABoardKeepsEveryJoint() {
        Random random(63);
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Puzzle puzzle =
                withHints(random, shuffledPuzzle(random, randomPuzzle(random, kind)), 2);
            const auto problem = problemOf(puzzle, StartKind::Board);
            const CompiledPuzzle pieces(puzzle);
            const MovableCells cells(*problem, pieces);
            ScoredBoard board(pieces);
            makeStart(board, *problem, cells, StartKind::Random, random);
            const Board full = board.toBoard();
            const EdgeProblem given(puzzle, full, {}, StartKind::Board);
            const auto turned = turnedProblem(given);
            QCOMPARE(turned->puzzle().width(), puzzle.height());
            QCOMPARE(matchedEdges(turned->puzzle(), turned->start()), matchedEdges(puzzle, full));
            QVERIFY(violationsOf(turned->puzzle(), turned->start()).empty());
            std::vector<std::uint16_t> codes(full.codes().size());
            turnBack(puzzle, turned->start().codes(), codes);
            QVERIFY(codes == full.codes());
        }
    }

    void lockedPiecesStay() {
        Random random(62);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{6, 6}, {false, false}, 2, 4}));
        Board start(puzzle.size(), 36);
        std::vector<bool> locked(36);
        for (int cell = 0; cell < 36; cell += 5) {
            start.place(cell, {static_cast<PieceIndex>(35 - cell), 1});
            locked[static_cast<std::size_t>(cell)] = true;
        }
        const auto problem =
            std::make_shared<EdgeProblem>(puzzle, start, locked, StartKind::Random);
        const Board board = solveWith(problem, evaluations(300000), 1).board(puzzle);
        for (int cell = 0; cell < 36; cell += 5)
            QCOMPARE(board.at(cell), start.at(cell));
    }

    void smallPuzzlesAreSolvedOutright() {
        std::set<std::string_view> finders;
        for (const int side : {4, 5, 6}) {
            const Puzzle puzzle = hardest(side, 3);
            const Outcome outcome = solveWith(problemOf(puzzle), evaluations(20'000'000), 1);
            QCOMPARE(outcome.reason, StopReason::Solved);
            QCOMPARE(outcome.view.numbers.best, puzzle.totalEdges());
            finders.insert(outcome.view.numbers.finder);
        }
        QVERIFY(finders.contains("exact search"));
    }

    void aHardTenByTenIsNearlySolvedWithinAMomentsWork() {
        const Outcome outcome = solveWith(problemOf(hardest(10, 1)), evaluations(3'000'000), 1);
        QVERIFY2(outcome.view.numbers.best >= 168,
                 qPrintable(QString::number(outcome.view.numbers.best)));
    }

    void threadsChangeNothingFromRunToRun() {
        const auto problem = problemOf(hardest(9, 2));
        const Outcome first = solveWith(problem, evaluations(4'000'000), 3, 7);
        const Outcome second = solveWith(problem, evaluations(4'000'000), 3, 7);
        QVERIFY(first.view.best == second.view.best);
        QCOMPARE(first.view.numbers.evaluations, second.view.numbers.evaluations);
        QCOMPARE(first.view.numbers.nodes, second.view.numbers.nodes);
        QVERIFY(first.view.numbers.nodes > 300'000);
    }

    /// However small the budget, and whichever thread finishes first.
    void aSharedBeamFindsTheSameOnAnyNumberOfThreads() {
        const auto problem = problemOf(hardest(12, 8));
        const Budget budget = evaluations(testing::kSanitized ? 3'000'000 : 30'000'000);
        const Outcome one = solveWith(problem, budget, 1, 5);
        ParameterValues values = record().defaults();
        values.set("shared-beam", true);
        for (const int threads : {1, 2, 3}) {
            const Outcome shared = solve(record(), problem, values, budget, 5, threads);
            QCOMPARE(shared.view.best, one.view.best);
            QCOMPARE(shared.view.numbers.evaluations, one.view.numbers.evaluations);
            QCOMPARE(shared.view.numbers.nodes, one.view.numbers.nodes);
        }
    }

    void threadsChangeNothingWithTinyBudgets() {
        for (const int side : {8, 12}) {
            const auto problem = problemOf(hardest(side, 2));
            for (const std::uint64_t budget : {1U, 7U, 300U, 1500U, 20'000U}) {
                for (const int threads : {2, 4}) {
                    const Outcome first = solveWith(problem, evaluations(budget), threads, 5);
                    // Each may be in the middle of a step of its beam.
                    QVERIFY(first.view.numbers.evaluations <=
                            budget + static_cast<std::uint64_t>(threads) * 20'000);
                    for (int i = 0; i < 5; ++i) {
                        const Outcome again = solveWith(problem, evaluations(budget), threads, 5);
                        QVERIFY(again.view.best == first.view.best);
                        QCOMPARE(again.view.numbers.evaluations, first.view.numbers.evaluations);
                    }
                }
            }
        }
    }

    /// The work of the others counts up to the moment when the first had the board, not until they
    /// noticed.
    void threadsChangeNothingWhereTheBoardIsFound() {
        for (const int side : {5, 6}) {
            for (const int threads : {2, 3}) {
                const auto problem = problemOf(hardest(side, 3));
                const Outcome first = solveWith(problem, evaluations(100'000'000), threads, 3);
                QCOMPARE(first.reason, StopReason::Solved);
                for (int i = 0; i < 8; ++i) {
                    const Outcome again = solveWith(problem, evaluations(100'000'000), threads, 3);
                    QVERIFY(again.view.best == first.view.best);
                    QCOMPARE(again.view.numbers.evaluations, first.view.numbers.evaluations);
                    QCOMPARE(again.view.numbers.nodes, first.view.numbers.nodes);
                }
            }
        }
    }

    /// Each placement is an evaluation. A lap must not count those of earlier laps again.
    void placementsCountOnce() {
        const Outcome outcome = solveWith(problemOf(hardest(7, 5)), evaluations(6'000'000), 3);
        QVERIFY(outcome.view.numbers.nodes <= outcome.view.numbers.evaluations);
    }

    /// The context belongs to the thread of the search; the others only work.
    void onlyTheFirstThreadReadsTheClock() {
        clockThread = std::this_thread::get_id();
        isReadElsewhere = false;
        setSearchClock(&watchedNow);
        static_cast<void>(solveWith(problemOf(hardest(9, 5)), evaluations(1'000'000), 2));
        setSearchClock(nullptr);
        QVERIFY(!isReadElsewhere);
    }

    void exactSearchTellsItsDepth() {
        const auto problem = problemOf(hardest(7, 1));
        const CompiledPuzzle pieces(problem->puzzle());
        const MovableCells cells(*problem, pieces);
        RecordWorker worker(setupOf(*problem, pieces, cells), 3);
        const auto placed = [&] { return worker.figures().work[asIndex(RecordPhase::Exact)]; };
        while (placed() == 0)
            static_cast<void>(worker.advance(10'000));
        QCOMPARE(worker.figures().phase, RecordPhase::Exact);
        for (int i = 0; i < 20; ++i) {
            static_cast<void>(worker.advance(100'000));
            QVERIFY(worker.figures().depth > 7 && worker.figures().depth < 49);
        }
    }

    /// Rounds end by effort; what is done until then may not depend on the slices.
    void anEffortEndsAtTheSameEvaluation() {
        const auto problem = problemOf(hardest(10, 4));
        const CompiledPuzzle pieces(problem->puzzle());
        const MovableCells cells(*problem, pieces);
        const RecordSetup setup = setupOf(*problem, pieces, cells);
        const auto workUntil = [&](std::uint64_t effort, std::uint64_t slice) {
            RecordWorker worker(setup, 3);
            while (worker.effort() < effort)
                static_cast<void>(worker.advance(slice, effort));
            const RecordWork work = worker.figures().work;
            return std::vector<std::uint64_t>(work.begin(), work.end());
        };
        for (const std::uint64_t effort : {10'000'000U, 31'415'926U, 271'828'182U}) {
            const std::vector<std::uint64_t> whole = workUntil(effort, 1'000'000'000);
            QVERIFY(workUntil(effort, 777) == whole);
            QVERIFY(workUntil(effort, 200'000) == whole);
        }
        const std::vector<std::uint64_t> last = workUntil(271'828'182, 1'000'000);
        QVERIFY(last[asIndex(RecordPhase::Beam)] > 0 && last[asIndex(RecordPhase::Breaks)] > 0);
    }

    /// And each step is told once.
    void aLapIsTheSumOfItsSteps() {
        const auto problem = problemOf(hardest(8, 6));
        const CompiledPuzzle pieces(problem->puzzle());
        const MovableCells cells(*problem, pieces);
        record::Runner runner(setupOf(*problem, pieces, cells), 3);
        RecordWorker& worker = runner.worker();
        worker.keepStory();
        QVERIFY(runner.laps() == 0 && runner.ended() == 0 && runner.effort() == 0 &&
                !runner.isRunning() && runner.newSteps().empty() && !runner.wordBehind());
        std::uint64_t effort = 0;
        std::uint64_t evaluations = 0;
        int told = -1;
        for (std::uint64_t round = 1; round <= 3; ++round) {
            runner.begin(static_cast<int>(round) - 2);
            QCOMPARE(worker.desk().learnt, static_cast<int>(round) - 2);
            QCOMPARE(worker.story().learnt.size(), asIndex(round - 1));
            std::size_t steps = 0;
            for (; runner.isRunning(); ++steps) {
                QCOMPARE(runner.laps(), round - 1);
                runner.step(round * 2'000'000, record::kUnlimited);
                QCOMPARE(runner.newSteps().size(), std::size_t{1});
                QVERIFY(runner.newSteps().empty());
            }
            QVERIFY(runner.laps() == round && runner.ended() == 1 && !runner.wordBehind());
            QCOMPARE(runner.effort(), worker.effort() - effort);
            const record::Lap lap = runner.takeLap();
            QVERIFY(runner.laps() == round && runner.ended() == 0 && runner.effort() == 0);
            QVERIFY(steps > 1);
            QCOMPARE(lap.steps.size(), steps);
            QCOMPARE(lap.word.done.effort, worker.effort() - effort);
            QVERIFY(lap.word.done.effort >= round * 2'000'000);
            QCOMPARE(lap.word.done.evaluations, evaluationsOf(worker.figures().work) - evaluations);
            QCOMPARE(lap.word.done.placements, worker.figures().placements - lap.begin.placements);
            QCOMPARE(lap.story.evaluations, worker.story().evaluations);
            QCOMPARE(lap.word.bestScore, worker.desk().bestScore);
            QVERIFY(lap.word.best == (lap.word.bestScore > told ? worker.desk().best
                                                                : std::vector<std::uint16_t>()));
            told = lap.word.bestScore;
            // Up to an effort, also up to that of a step and one more.
            for (const RecordFigures& step : lap.steps) {
                const std::uint64_t own = step.effort - effort;
                QCOMPARE(lap.until(own).effort, own);
                QVERIFY(own == 0 || lap.until(own - 1).effort <= own);
                QCOMPARE(lap.until(own).evaluations, evaluationsOf(step.work) - evaluations);
                const record::WorkDone more = lap.until(own + 1);
                QVERIFY(more.effort > own || &step == &lap.steps.back());
            }
            QVERIFY(lap.until(record::kUnlimited).work == lap.word.done.work);
            effort = worker.effort();
            evaluations = evaluationsOf(worker.figures().work);
        }
        // No share or no effort ends a lap at once.
        runner.begin(-1);
        runner.step(1'000'000, 0);
        QVERIFY(!runner.isRunning());
        runner.begin(-1);
        runner.step(0, 1000);
        QVERIFY(!runner.isRunning() && runner.ended() == 2 && worker.effort() == effort);
        QVERIFY(runner.wordBehind() && runner.wordBehind()->best.empty());
        QVERIFY(runner.takeLap().steps.empty());
        QCOMPARE(runner.newSteps().size(), std::size_t{1});
        // A share ends one too.
        runner.begin(-1);
        while (runner.isRunning())
            runner.step(1'000'000'000, 250'000);
        QVERIFY(evaluationsOf(worker.figures().work) - evaluations >= 250'000);
        runner.begin(-1);
        runner.step(1'000'000'000, 1'000'000);
        QVERIFY(runner.isRunning() && runner.ended() == 2);
        runner.endAll();
        QVERIFY(!runner.isRunning() && runner.ended() == 1);
        const record::Lap all = runner.takeLap();
        QVERIFY(all.steps.size() > 3);
        QVERIFY(std::ranges::is_sorted(all.steps, {}, &RecordFigures::effort));
        QCOMPARE(all.word.done.effort, worker.effort() - effort);
        QVERIFY(all.word.best == worker.desk().best);
        runner.endAll(); // of nothing
        const record::Lap none = runner.takeLap();
        QVERIFY(none.steps.empty() && none.word.done.effort == 0 &&
                none.word.best == worker.desk().best);
    }

    /// Golden values: all that a search tells in the end. Of one thread that is not followed, some
    /// of it depends on when it looks at the clock.
    void aBoardWithoutMovesIsExhausted() {
        Random random(65);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{3, 3}, {false, true}, 2, 3}));
        for (const int cells : {9, 8}) { // the last piece can only rotate
            Board start(puzzle.size(), 9);
            std::vector<bool> fixed(9);
            for (int cell = 0; cell < cells; ++cell) {
                start.place(cell, {static_cast<PieceIndex>(cell), 1});
                fixed[asIndex(cell)] = true;
            }
            const auto problem =
                std::make_shared<EdgeProblem>(puzzle, start, fixed, StartKind::Random);
            int best = 0;
            for (Rotation rotation = 0; rotation < 4; ++rotation) {
                start.place(8, {8, cells == 9 ? Rotation{1} : rotation});
                best = std::max(best, matchedEdges(puzzle, start));
            }
            for (const int threads : {1, 2}) {
                const Outcome outcome = solveWith(problem, evaluations(20'000), threads);
                QCOMPARE(outcome.reason,
                         cells == 9 ? StopReason::Exhausted : StopReason::Evaluations);
                QCOMPARE(outcome.view.numbers.best, best);
            }
        }
    }

    void aSearchTellsWhatItDid_data() {
        QTest::addColumn<KindOfPuzzle>("kind");
        QTest::addColumn<int>("hints");
        QTest::addColumn<int>("threads");
        QTest::addColumn<bool>("isFollowed");
        QTest::addColumn<quint64>("evaluations");
        QTest::addColumn<int>("best");
        QTest::addColumn<quint64>("all");
        const auto row = [](const char* name, const KindOfPuzzle& kind, int hints, int threads,
                            bool isFollowed, std::uint64_t evaluations, int best,
                            std::uint64_t all) {
            QTest::newRow(name) << kind << hints << threads << isFollowed << quint64{evaluations}
                                << best << quint64{all};
        };
        row("one, followed", {{8, 8}, {}, 3, 6}, 1, 1, true, 400'000, 109, 14690399633161671301U);
        row("two, wide", {{9, 7}, {}, 3, 6}, 2, 2, false, 3'000'000, 108, 11148246587143955141U);
        row("three", {{8, 8}, {}, 3, 6}, 1, 3, false, 4'000'000, 110, 278638444785642790U);
        row("two, large", {{21, 20}, {}, 3, 7}, 2, 2, false, 600'000, 793, 12263604440515564854U);
    }
    void aSearchTellsWhatItDid() {
        QFETCH(KindOfPuzzle, kind);
        QFETCH(int, hints);
        QFETCH(int, threads);
        QFETCH(bool, isFollowed);
        QFETCH(quint64, evaluations);
        QFETCH(int, best);
        QFETCH(quint64, all);
        Random random(64);
        const Puzzle puzzle =
            withHints(random, shuffledPuzzle(random, randomPuzzle(random, kind)), hints);
        const auto problem = problemOf(puzzle);
        ParameterValues values = record().defaults();
        values.set("beam-width", std::int64_t{1000});
        values.set("memory", std::int64_t{32});
        SearchSnapshot snapshot;
        SearchControl control;
        SnapshotView view;
        static_cast<void>(snapshot.look(view, true, true));
        if (isFollowed)
            control.requestSteps(std::uint64_t{1} << 60U, StepSize::Round);
        SearchContext context(snapshot, control, test::evaluations(evaluations), problem->total(),
                              3, threads);
        record().make(problem, values)->run(context);
        static_cast<void>(snapshot.look(view, true, true));
        const SearchNumbers& numbers = view.numbers;
        QCOMPARE(context.reason(), StopReason::Evaluations);
        std::uint64_t sum = 14695981039346656037U; // FNV-1a
        const auto digest = [&](std::uint64_t number) { sum = (sum ^ number) * 1099511628211U; };
        for (const std::uint64_t number :
             {numbers.evaluations, numbers.nodes, numbers.iterations, numbers.steps})
            digest(number);
        for (const PartFigures& part : numbers.parts) {
            digest(part.evaluations);
            for (const int number : {part.improvements, part.points, part.pointsLastHour})
                digest(static_cast<std::uint64_t>(number));
        }
        for (const Gauge& gauge : numbers.gauges)
            digest(static_cast<std::uint64_t>(gauge.value));
        digest(static_cast<std::uint64_t>(numbers.current));
        for (const std::uint64_t count : view.details.depthCounts)
            digest(count);
        for (const TraceEvent& event : view.events)
            digest(static_cast<std::uint64_t>(event.kind));
        std::ranges::for_each(view.best, digest);
        std::ranges::for_each(view.current, digest);
        QCOMPARE(view.current.size(), view.best.size());
        const QString said = QStringLiteral("%1, %2").arg(numbers.best).arg(sum);
        QVERIFY2(numbers.best == best && sum == all, qPrintable(said));
    }

    /// The first board of a large puzzle alone takes millions.
    void aLargeBoardKeepsToItsBudget() {
        const Puzzle puzzle = hardest(64, 1);
        for (const int threads : {1, 2}) {
            const Outcome outcome = solveWith(problemOf(puzzle), evaluations(1000), threads);
            QVERIFY(outcome.view.numbers.evaluations < 1000 + 2 * 4096);
            const Board board = outcome.board(puzzle);
            QCOMPARE(board.emptyCount(), 0);
            QCOMPARE(matchedEdges(puzzle, board), outcome.view.numbers.best);
        }
    }

    void theTargetStopsIt() {
        const auto problem = problemOf(hardest(9, 4));
        for (const int threads : {1, 2}) {
            Budget budget = evaluations(1'000'000'000);
            budget.target = 130;
            const Outcome outcome = solveWith(problem, budget, threads);
            QCOMPARE(outcome.reason, StopReason::Target);
            QVERIFY(outcome.view.numbers.best >= 130);
        }
    }

    void gaugesTellWhatItDoes() {
        const Outcome outcome = solveWith(problemOf(hardest(9, 5)), evaluations(2'300'000), 1);
        std::map<std::string, double> gauges;
        for (const Gauge& gauge : outcome.view.numbers.gauges)
            gauges[gauge.name] = gauge.value;
        QVERIFY(gauges["Depth"] > 0);
        QCOMPARE(gauges["Score aimed at"], 144 - gauges["Breaks allowed"]);
        QVERIFY(gauges["Restarts"] > 2);
        // The curve marks them.
        QVERIFY(std::ranges::count(outcome.view.events, TraceEventKind::Restart,
                                   &TraceEvent::kind) > 0);
        QVERIFY(gauges["Beam width"] > 0);
        // By default a share of the free memory, which every machine for tests has.
        QVERIFY(gauges["Memory limit of the beam (MB)"] >= 32);
        QVERIFY(gauges["Memory limit of the beam (MB)"] < static_cast<double>(freeMemory() >> 20U));
    }

    /// Above 400 cells no engine restarts, or breaks joints on a schedule.
    void largeBoardsHaveNoRestarts() {
        const auto gaugesOf = [](int side) {
            const Outcome outcome = solveWith(problemOf(hardest(side, 5)), evaluations(1), 1);
            std::set<std::string> names;
            for (const Gauge& gauge : outcome.view.numbers.gauges)
                names.insert(gauge.name);
            return names;
        };
        const std::set<std::string> small = gaugesOf(9);
        const std::set<std::string> large = gaugesOf(21);
        for (const char* name : {"Breaks allowed", "Score aimed at", "Restarts"})
            QVERIFY2(small.contains(name) && !large.contains(name), name);
        QVERIFY(large.contains("Depth") && large.contains("Beam width"));
    }

    /// The limit doubles from a lower one, but a lower limit counts from the beginning.
    void fewPlacementsRestartSoon() {
        const auto problem = problemOf(hardest(9, 5));
        const CompiledPuzzle pieces(problem->puzzle());
        const MovableCells cells(*problem, pieces);
        RecordSetup setup = setupOf(*problem, pieces, cells);
        setup.restartAfter = 1000;
        setup.beamShare = 0;
        setup.exact = false;
        RecordWorker worker(setup, 1);
        std::uint64_t done = 0;
        while (done < 90'000)
            done += worker.advance(1000);
        QVERIFY(worker.figures().restarts > 2);
    }

    /// A board of 16×16 takes half a kB, with its children.
    void littleMemoryMakesTheBeamNarrow() {
        const auto problem = problemOf(hardest(16, 3));
        ParameterValues values = record().defaults();
        double widths[2] = {};
        for (const std::int64_t megabytes : {1, 16}) {
            values.set("memory", megabytes);
            SearchSnapshot snapshot;
            SearchControl control;
            SearchContext context(snapshot, control, evaluations(12'000'000), problem->total(), 1);
            record().make(problem, values)->run(context);
            context.finish();
            SnapshotView view;
            snapshot.look(view, false);
            for (const Gauge& gauge : view.numbers.gauges) {
                if (std::string_view(gauge.name) == "Beam width")
                    widths[megabytes == 1 ? 0 : 1] = gauge.value;
                else if (std::string_view(gauge.name) == "Memory limit of the beam (MB)")
                    QCOMPARE(gauge.value, static_cast<double>(megabytes));
            }
        }
        QVERIFY2(widths[0] > 0 && widths[0] <= 4000, qPrintable(QString::number(widths[0])));
        QVERIFY2(widths[1] > widths[0], qPrintable(QString::number(widths[1])));
    }

    /// The log of the engines has all the work, and all improvements.
    void theEnginesAddUp() {
        for (const int threads : {1, 3}) {
            const Outcome outcome =
                solveWith(problemOf(hardest(9, 5)), evaluations(4'000'000), threads);
            const SearchNumbers& numbers = outcome.view.numbers;
            QCOMPARE(numbers.parts.size(), std::size_t(5));
            std::uint64_t work = 0;
            int improvements = 0;
            int points = 0;
            int late = 0;
            std::map<std::string_view, PartFigures> parts;
            for (const PartFigures& part : numbers.parts) {
                work += part.evaluations;
                improvements += part.improvements;
                points += part.points;
                late += part.pointsLastHour;
                parts[part.name] = part;
            }
            QCOMPARE(work, numbers.evaluations);
            QCOMPARE(improvements, static_cast<int>(outcome.view.bests.size()));
            QCOMPARE(points, numbers.best);
            QCOMPARE(late, numbers.best);
            QVERIFY(parts["beam search"].evaluations > 0 && parts["polishing"].evaluations > 0 &&
                    parts["scheduled breaks"].evaluations > 0);
            // The moments tell the same.
            std::map<std::string_view, int> gains;
            int before = 0;
            for (const BestMoment& moment : outcome.view.bests.moments()) {
                gains[moment.finder] += moment.score - before;
                before = moment.score;
            }
            for (const auto& [finder, gain] : gains)
                QCOMPARE(parts[finder].points, gain);
        }
    }

    void onlyTheLastHourIsLate() {
        record::EngineLog log;
        std::vector<PartFigures> parts;
        const auto partOf = [&](RecordPhase engine, double seconds) -> const PartFigures& {
            log.describe(parts, seconds);
            return parts[static_cast<std::size_t>(engine)];
        };
        const auto late = [&](RecordPhase engine, double seconds) {
            return partOf(engine, seconds).pointsLastHour;
        };
        log.addGain(RecordPhase::Beam, 100, 10);
        log.addGain(RecordPhase::Breaks, 20, 3000);
        QCOMPARE(late(RecordPhase::Beam, 3600), 100);
        QCOMPARE(late(RecordPhase::Beam, 3609), 100);
        QCOMPARE(late(RecordPhase::Beam, 3610), 0);
        QCOMPARE(late(RecordPhase::Beam, 3620), 0); // although nothing came since
        QCOMPARE(late(RecordPhase::Breaks, 3620), 20);
        log.addGain(RecordPhase::Beam, 3, 5000);
        log.addGain(RecordPhase::Breaks, 1, 8000);
        PacketWriter kept;
        record::EngineLog::tell(kept, log);
        PacketReader packet(kept.bytes());
        record::EngineLog read;
        record::EngineLog::tell(packet, read);
        std::swap(log, read);
        QCOMPARE(late(RecordPhase::Beam, 8000), 3);
        QCOMPARE(late(RecordPhase::Breaks, 8000), 1);
        QCOMPARE(late(RecordPhase::Breaks, 20'000), 0);
        const PartFigures& beam = partOf(RecordPhase::Beam, 20'000);
        QVERIFY(beam.improvements == 2 && beam.points == 103);
    }

    /// Many narrow beams soon say how rare a better one is, unless the last improvement is too new.
    void manyBeamsForecastTheNextImprovement() {
        const auto problem = problemOf(hardest(12, 5));
        ParameterValues values = record().defaults();
        values.set("beam-width", std::int64_t{100});
        values.set("beam-share", 1.0); // backtracking would find boards beyond narrow beams
        for (const int threads : {1, 2}) {
            int forecasts = 0;
            for (std::uint64_t seed = 1; seed <= 12 && forecasts == 0; ++seed) {
                SearchSnapshot snapshot;
                SearchControl control;
                SearchContext context(snapshot, control, evaluations(6'000'000), problem->total(),
                                      seed, threads);
                record().make(problem, values)->run(context);
                context.finish();
                SnapshotView view;
                snapshot.look(view, false);
                if (view.numbers.secondsToGain) {
                    ++forecasts;
                    QVERIFY(*view.numbers.secondsToGain > 0);
                }
            }
            QCOMPARE(forecasts, 1);
        }
    }

    void eachImprovementSaysWhichEngineFoundIt() {
        const Outcome outcome = solveWith(problemOf(hardest(9, 5)), evaluations(2'000'000), 1);
        std::set<std::string_view> finders;
        for (const BestMoment& moment : outcome.view.bests.moments())
            finders.insert(moment.finder);
        QVERIFY(finders.contains("first board"));
        QVERIFY(finders.contains("beam search"));
        QVERIFY(!finders.contains(""));
        QVERIFY(outcome.view.numbers.finder == outcome.view.bests.moments().back().finder);
    }
};

TESSERA_TEST(TestRecord, Needs::Nothing)

} // namespace tessera::tst_Record

#include "tst_Record.moc"
