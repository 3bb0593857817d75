// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/solvers/local/MetropolisWalk.h"
#include "core/search/Trace.h"

#include <cmath>

namespace tessera::tst_Annealing {
using namespace tessera::test;

class TestAnnealing : public QObject {
    Q_OBJECT

private slots:
    void lossesAreAcceptedWithTheirBoltzmannProbability() {
        Random random(71);
        MetropolisRule rule;
        rule.setTemperature(0.7);
        for (const int delta : {-3, -2, -1}) {
            constexpr int draws = 200000;
            int accepted = 0;
            for (int i = 0; i < draws; ++i)
                accepted += rule.accepts(delta, random.bits() >> 32U) ? 1 : 0;
            const double expected = std::exp(delta / 0.7);
            QVERIFY(std::abs(accepted / static_cast<double>(draws) - expected) < 0.005);
        }
        for (const int delta : {0, 1, 8})
            QVERIFY(rule.accepts(delta, 0xffffffffU));
        QVERIFY(std::abs(rule.chanceOf(-1) - std::exp(-1 / 0.7)) < 1e-9);
    }

    void withoutTemperatureNothingIsLost() {
        const MetropolisRule rule;
        QVERIFY(!rule.accepts(-1, 0));
        QVERIFY(rule.accepts(0, 0xffffffffU));
    }

    /// The reported move is the one of a walk that accepts everything.
    void theMoveForeseenIsTheOneThatIsTried() {
        GeneratorSettings settings;
        settings.size = {8, 8};
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const CompiledPuzzle pieces(problem->puzzle());
        const MovableCells cells(*problem, pieces);
        ScoredBoard board(pieces);
        ScoredBoard other(pieces);
        Random random(73);
        makeStart(board, *problem, cells, StartKind::Greedy, random);
        MetropolisWalk cold(board, cells, 0.5);
        MetropolisWalk hot(other, cells, 0.5);
        hot.setTemperature(1e9);
        Solution before(static_cast<std::size_t>(pieces.size().cells()));
        Solution after = before;
        int turns = 0;
        int swaps = 0;
        for (int i = 0; i < 2000; ++i) {
            board.copyTo(before);
            other = board;
            Random same = random;
            const std::uint64_t accepted = cold.accepted();
            const SearchStep step = cold.foresee(random);
            const SearchStep warm = hot.foresee(same);
            const int scored = board.score();
            QCOMPARE(cold.walkUntilAbove(problem->total(), 1, random), std::uint64_t{1});
            QCOMPARE(step.kind == StepKind::Refusal, cold.accepted() == accepted);
            QCOMPARE(step.kind == StepKind::Refusal, step.delta < 0);
            QCOMPARE(step.chance, std::optional<double>(step.delta < 0 ? 0 : 1));
            hot.walkUntilAbove(problem->total(), 1, same);
            QCOMPARE(warm.kind, StepKind::Move);
            QCOMPARE(warm.cells, step.cells);
            other.copyTo(after);
            QCOMPARE(other.score() - scored, step.delta);
            for (const std::size_t cell : differingCells(before, after))
                QVERIFY(std::ranges::find(step.cells, cell) != step.cells.end());
            ++(step.cells.size() == 1 ? turns : swaps);
        }
        QVERIFY(turns > 100 && swaps > 100);
    }

    void levelsGoFromTheStartToTheEndTemperature() {
        QCOMPARE(coolingLevels({1.0, 1.0}, 0.5), 1);
        QCOMPARE(coolingLevels({1.0, 0.25}, 0.5), 3);
        QCOMPARE(coolingLevels({1.0, 0.26}, 0.5), 2);
        QCOMPARE(coolingLevels({0.1, 1.0}, 0.5), 1); // upside down: one level
    }

    void largerPuzzlesFreezeAtLowerTemperatures() {
        const auto rangeOf = [](int side) {
            GeneratorSettings settings;
            settings.size = {side, side};
            const auto problem = problemOf(generatePuzzle(settings).puzzle);
            const CompiledPuzzle pieces(problem->puzzle());
            const MovableCells cells(*problem, pieces);
            ScoredBoard board(pieces);
            Random random(72);
            makeStart(board, *problem, cells, StartKind::Greedy, random);
            LossStatistics losses;
            losses.sample(board, cells, random, LossStatistics::kEnough);
            return losses.range(cells.all().size());
        };
        const TemperatureRange small = rangeOf(8);
        const TemperatureRange large = rangeOf(16);
        QVERIFY(small.start > small.end && large.start > large.end);
        QVERIFY(large.start < small.start && large.end < small.end);
        QVERIFY(large.end > 0.08 && small.start < 0.6);
    }

    void longerRunsOnAnEasyPuzzleSolveIt() {
        GeneratorSettings settings;
        settings.size = {4, 4};
        settings.colors = parseColorChoice(QStringLiteral("2+3"));
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const SolverInfo& info = *findSolver("annealing");
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const Outcome outcome =
                solve(info, problem, info.defaults(), evaluations(20'000'000), seed);
            QCOMPARE(outcome.reason, StopReason::Solved);
        }
    }

    /// Ours, compared with uniformly drawn swaps: on the same puzzle with the same work.
    void fittingSwapsLeadFurther() {
        GeneratorSettings settings;
        settings.size = {14, 14};
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const SolverInfo& info = *findSolver("annealing");
        ParameterValues even = info.defaults();
        even.apply(*info.preset("even"));
        ParameterValues fitting = info.defaults();
        fitting.apply(*info.preset("fitting"));
        const auto best = [&](const ParameterValues& values) {
            return solve(info, problem, values, evaluations(8'000'000)).view.numbers.best;
        };
        QVERIFY(best(fitting) > best(even) + 3);
        QVERIFY(best(info.defaults()) > best(even));
    }

    void aHardPuzzleComesWithinReach() {
        GeneratorSettings settings;
        settings.size = {8, 8};
        const Puzzle puzzle = generatePuzzle(settings).puzzle;
        const SolverInfo& info = *findSolver("annealing");
        const Outcome outcome =
            solve(info, problemOf(puzzle), info.defaults(), evaluations(10'000'000));
        QVERIFY2(outcome.view.numbers.best >= 102,
                 qPrintable(QString::number(outcome.view.numbers.best)));
        QVERIFY(!outcome.view.events.empty());
        QCOMPARE(outcome.view.events.front().kind, TraceEventKind::Restart);
    }

    /// At the speed of its earlier part, one evaluation a second, little of its time is left.
    void theLastCoolingFitsTheTime_data() {
        QTest::addColumn<bool>("isProcessorTime");
        QTest::newRow("seconds") << false;
        QTest::newRow("processor time") << true;
    }
    void theLastCoolingFitsTheTime() {
        constexpr double usedBefore = 1e6;
        constexpr double left = 10'000;
        QFETCH(bool, isProcessorTime);
        GeneratorSettings settings;
        settings.size = {10, 10};
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const SolverInfo& info = *findSolver("annealing");
        ParameterValues values = info.defaults();
        values.setText("calibrated", QStringLiteral("false"));
        SearchCheckpoint earlier;
        earlier.evaluations = static_cast<std::uint64_t>(usedBefore);
        earlier.seconds = earlier.processor.used = usedBefore;
        // A first cooling of 4,000 moves for each cell would not end before this limit.
        Budget budget = evaluations(earlier.evaluations + 100'000);
        (isProcessorTime ? budget.processorSeconds : budget.seconds) = usedBefore + left;
        SearchSnapshot snapshot;
        SearchControl control;
        SearchContext context(snapshot, control, budget, problem->total(), 1);
        context.countOnFrom(earlier);
        info.make(problem, values)->run(context);
        context.finish();
        SnapshotView view;
        snapshot.look(view, false);
        QCOMPARE(context.reason(), StopReason::Evaluations);
        QVERIFY(!view.events.empty());
        QCOMPARE(view.events.front().kind, TraceEventKind::Restart);
        const std::uint64_t done = view.events.front().evaluations - earlier.evaluations;
        QVERIFY2(done > 9'000 && done < 10'000, qPrintable(QString::number(done)));
    }

    /// Before anything has been evaluated no time is too short.
    void theFirstCoolingIsNotCutToNothing() {
        GeneratorSettings settings;
        settings.size = {10, 10};
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const SolverInfo& info = *findSolver("annealing");
        ParameterValues values = info.defaults();
        values.setText("calibrated", QStringLiteral("false"));
        values.setText("first-length", QStringLiteral("100"));
        Budget budget = evaluations(100'000);
        budget.seconds = budget.processorSeconds = 10'000;
        const Outcome outcome = solve(info, problem, values, budget);
        QVERIFY(!outcome.view.events.empty());
        const std::uint64_t done = outcome.view.events.front().evaluations;
        QVERIFY2(done > 9'000 && done <= 10'000, qPrintable(QString::number(done)));
    }
};

TESSERA_TEST(TestAnnealing, Needs::Nothing)

} // namespace tessera::tst_Annealing

#include "tst_Annealing.moc"
