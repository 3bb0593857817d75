// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/SolverTesting.h"
#include "tests/core/SudokuTesting.h"

#include "core/search/SearchRun.h"
#include "core/sudoku/ScoredSudoku.h"
#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuGenerator.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>

namespace tessera::tst_SudokuMethods {
using namespace tessera::test;

namespace {

const SolverInfo& annealingMethod() { return *findSolver("annealing-sudoku"); }
const SolverInfo& geneticMethod() { return *findSolver("genetic-sudoku"); }

ParameterValues valuesOf(const SolverInfo& info, const char* preset) {
    ParameterValues values = info.defaults();
    if (*preset != '\0')
        values.apply(*info.preset(preset));
    return values;
}

std::shared_ptr<const SudokuProblem> sudokuWith(int givens, std::uint64_t seed = 1, int order = 3) {
    SudokuSettings settings;
    settings.order = order;
    settings.givens = givens;
    settings.seed = seed;
    return std::make_shared<SudokuProblem>(generateSudoku(settings)->givens);
}

double gaugeOf(const Outcome& outcome, std::string_view name) {
    for (const Gauge& gauge : outcome.view.numbers.gauges) {
        if (gauge.name == name)
            return gauge.value;
    }
    return -1;
}

std::size_t eventsOf(const Outcome& outcome, TraceEventKind kind) {
    return static_cast<std::size_t>(
        std::ranges::count(outcome.view.events, kind, &TraceEvent::kind));
}

} // namespace

class TestSudokuMethods : public QObject {
    Q_OBJECT

private slots:
    void theDefaultsSolveOrdinaryPuzzles_data() { methods(); }
    void theDefaultsSolveOrdinaryPuzzles() {
        QFETCH(QString, id);
        const SolverInfo& info = *findSolver(id.toStdString());
        ParameterValues values = info.defaults();
        values.set("singles", false); // they would solve some of them alone
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto problem = sudokuWith(30, seed);
            const Outcome outcome = solve(info, problem, values, evaluations(20'000'000), seed);
            QCOMPARE(outcome.reason, StopReason::Solved);
            QCOMPARE(gridOf(3, outcome.view.best), *SudokuExact(3).count(problem->givens()).first);
        }
    }

    void theDefaultsReachMoreThanThePublishedPresets_data() { methods(); }
    void theDefaultsReachMoreThanThePublishedPresets() {
        QFETCH(QString, id);
        const SolverInfo& info = *findSolver(id.toStdString());
        const auto reached = [&](const ParameterValues& values) {
            int sum = 0;
            for (std::uint64_t seed = 1; seed <= 5; ++seed)
                sum += solve(info, sudokuWith(24, seed), values, evaluations(200'000), seed)
                           .view.numbers.best;
            return sum;
        };
        for (const Preset& preset : info.presets)
            QVERIFY(reached(info.defaults()) > reached(valuesOf(info, preset.id.c_str())));
    }

    void everySizeKeepsItsGivensAndBlocks_data() { methods(); }
    void everySizeKeepsItsGivensAndBlocks() {
        QFETCH(QString, id);
        const SolverInfo& info = *findSolver(id.toStdString());
        for (const int order : {2, 3, 4, 5}) {
            SudokuSettings settings;
            settings.order = order;
            const SudokuGrid givens = generateSudoku(settings)->givens;
            const auto problem = std::make_shared<SudokuProblem>(givens);
            for (const char* preset : {"", info.presets.front().id.c_str()}) {
                const Outcome outcome =
                    solve(info, problem, valuesOf(info, preset), evaluations(100'000));
                const SudokuGrid best = gridOf(order, outcome.view.best);
                QCOMPARE(outcome.view.numbers.best, problem->total() - missingDigits(best));
                for (int cell = 0; cell < best.cells(); ++cell)
                    QVERIFY(givens.isOpen(cell) || givens.at(cell) == best.at(cell));
                for (const SudokuConflict& conflict : conflictsOf(best))
                    QVERIFY(conflict.unit < 2 * best.side());
            }
        }
    }

    void tellingStepsChangesNothing_data() { methods(); }
    void tellingStepsChangesNothing() {
        QFETCH(QString, id);
        const SolverInfo& info = *findSolver(id.toStdString());
        const auto problem = sudokuWith(24);
        for (const char* preset : {"", info.presets.front().id.c_str()}) {
            ParameterValues values = valuesOf(info, preset);
            values.set("singles", false);
            const Outcome free = solve(info, problem, values, evaluations(30'000), 3);
            for (const StepSize size : {StepSize::Fine, StepSize::Round}) {
                const Outcome told = solve(info, problem, values, evaluations(30'000), 3, 1, size);
                QCOMPARE(told.view.best, free.view.best);
                QCOMPARE(told.view.numbers.evaluations, free.view.numbers.evaluations);
                QCOMPARE(told.view.numbers.iterations, free.view.numbers.iterations);
                QVERIFY(told.view.numbers.step.has_value());
            }
        }
    }

    void theSeedDecides_data() { methods(); }
    void theSeedDecides() {
        QFETCH(QString, id);
        const SolverInfo& info = *findSolver(id.toStdString());
        const auto problem = sudokuWith(24);
        for (const int threads : {1, 2}) {
            const auto run = [&](std::uint64_t seed) {
                return solve(info, problem, valuesOf(info, info.presets.front().id.c_str()),
                             evaluations(20'000), seed, threads);
            };
            QCOMPARE(run(5).view.best, run(5).view.best);
            QVERIFY(run(5).view.best != run(6).view.best);
        }
    }

    void solvedAndStuckGridsEnd_data() { methods(); }
    void solvedAndStuckGridsEnd() {
        QFETCH(QString, id);
        const SolverInfo& info = *findSolver(id.toStdString());
        Random random(6);
        const SudokuGrid solution = randomSolution(3, random);
        QCOMPARE(solve(info, std::make_shared<SudokuProblem>(solution), info.defaults(), {}).reason,
                 StopReason::Solved);
        // One open cell in three blocks, and the missing digit is in its row or column already.
        const auto stuck = std::make_shared<SudokuProblem>(test::gridOf("123.3.4121.34312"));
        const Outcome outcome = solve(info, stuck, info.defaults(), {});
        QCOMPARE(outcome.reason, StopReason::Exhausted);
        QVERIFY(outcome.view.numbers.best < 32);
    }

    void aWalkMakesTheForeseenMove() {
        const auto problem = sudokuWith(30);
        ScoredSudoku grid(problem->givens());
        Random random(9);
        grid.fill(problem->givens(), random);
        SudokuWalk walk(grid);
        walk.setTemperature(1.0);
        int made = 0;
        for (int i = 0; i < 5000; ++i) {
            const SearchStep foreseen = walk.foresee(random);
            const int before = grid.score();
            const ScoredSudoku old = grid;
            QCOMPARE(walk.walkUntilAbove(1000, 1, random), std::uint64_t{1});
            const bool isMade = foreseen.kind == StepKind::Move;
            made += isMade ? 1 : 0;
            QCOMPARE(grid.score() - before, isMade ? foreseen.delta : 0);
            for (int cell = 0; cell < 81; ++cell) {
                const bool named =
                    std::ranges::find(foreseen.cells, asIndex(cell)) != foreseen.cells.end();
                QCOMPARE(grid.at(cell) != old.at(cell), isMade && named);
            }
        }
        QVERIFY(made > 200 && made < 4800);
        QCOMPARE(walk.accepted(), static_cast<std::uint64_t>(made));
    }

    /// Moves that keep the score do not end a walk; the first one above the limit does.
    void aWalkEndsAtTheFirstHigherScore() {
        const auto problem = sudokuWith(30);
        ScoredSudoku grid(problem->givens());
        Random random(9);
        grid.fill(problem->givens(), random);
        SudokuWalk walk(grid);
        walk.setTemperature(1.0);
        int ended = 0;
        for (int i = 0; i < 200; ++i) {
            const int limit = grid.score();
            const std::uint64_t tried = walk.walkUntilAbove(limit, 50, random);
            QVERIFY(tried == 50 || grid.score() > limit);
            ended += tried < 50 ? 1 : 0;
        }
        QVERIFY(ended > 20);
    }

    /// Every free cell first, then every other one of its block: the chance of a pair is the same
    /// within a block, and that of a cell in all blocks is (1 + 1) / free cells.
    void everyFreeCellIsDrawnAlike() {
        const auto problem = sudokuWith(40);
        ScoredSudoku grid(problem->givens());
        Random random(2);
        grid.fill(problem->givens(), random);
        SudokuWalk walk(grid);
        walk.setTemperature(1.0);
        std::map<std::size_t, int> drawn;
        constexpr int draws = 200'000;
        for (int i = 0; i < draws; ++i) {
            for (const std::size_t cell : walk.foresee(random).cells)
                ++drawn[cell];
            static_cast<void>(random.bits());
        }
        QCOMPARE(drawn.size(), walk.freeCells());
        const double mean = 2.0 * draws / static_cast<double>(walk.freeCells());
        for (const auto& [cell, count] : drawn)
            QVERIFY2(std::abs(count - mean) < 6 * std::sqrt(mean),
                     qPrintable(QString::number(cell)));
    }

    /// Each grid occurs as often as its weight e^(score / T) says, Metropolis' theorem.
    void theWalkVisitsGridsByTheirWeight() {
        const auto problem = std::make_shared<SudokuProblem>(test::gridOf("12..34..2.4.4..."));
        ScoredSudoku grid(problem->givens());
        Random random(4);
        grid.fill(problem->givens(), random);
        SudokuWalk walk(grid);
        constexpr double temperature = 1.5;
        walk.setTemperature(temperature);
        std::map<Solution, std::pair<int, int>> visits; // count and score
        Solution codes;
        constexpr int steps = 1'500'000;
        for (int i = 0; i < steps; ++i) {
            static_cast<void>(walk.walkUntilAbove(1000, 1, random));
            grid.copyTo(codes);
            auto& [count, score] = visits[codes];
            ++count;
            score = grid.score();
        }
        double weights = 0;
        for (const auto& [solution, seen] : visits)
            weights += std::exp(seen.second / temperature);
        for (const auto& [solution, seen] : visits) {
            const double expected = steps * std::exp(seen.second / temperature) / weights;
            QVERIFY(std::abs(seen.first - expected) < 0.15 * expected + 60);
        }
        QCOMPARE(visits.size(), std::size_t{24 * 2 * 6}); // all fillings of three blocks
    }

    /// A level has as many moves as pairs of free cells (Lewis 2007).
    void aLevelIsAsLongAsPublished() {
        const auto problem = sudokuWith(24);
        const std::uint64_t level = 57 * 57;
        const Outcome outcome =
            solve(annealingMethod(), problem, valuesOf(annealingMethod(), "lewis-2007"),
                  evaluations(102 + 10 * level), 1);
        QCOMPARE(outcome.view.numbers.iterations, std::uint64_t{10});
        // After ten levels of 0.99, from the deviation of random grids.
        const double start = gaugeOf(outcome, "Temperature") / std::pow(0.99, 10);
        QVERIFY2(start > 1.5 && start < 5, qPrintable(QString::number(start)));
    }

    void aCoolingInVainIsReheated() {
        const auto problem = sudokuWith(24);
        ParameterValues values = valuesOf(annealingMethod(), "lewis-2007");
        for (const auto& [reheat, fresh] : {std::pair{20, true}, {20, false}, {0, true}}) {
            values.set("reheat", std::int64_t{reheat});
            values.set("new-grid", fresh);
            values.set("start-temperature", 0.05);
            values.set("measured", false);
            const Outcome outcome =
                solve(annealingMethod(), problem, values, evaluations(1'000'000), 1);
            const std::size_t restarts = eventsOf(outcome, TraceEventKind::Restart);
            const std::size_t reheats = eventsOf(outcome, TraceEventKind::Reheat);
            const bool expected = reheat > 0;
            QCOMPARE(restarts > 0, expected && fresh);
            QCOMPARE(reheats > 0, expected && !fresh);
            QCOMPARE(gaugeOf(outcome, "Reheats"), static_cast<double>(restarts + reheats));
            // Each after at least 20 levels.
            QVERIFY(outcome.view.numbers.iterations >= 20 * (restarts + reheats));
        }
    }

    /// An elite keeps the best of the population, unless it ages.
    void elitesStayUnlessTheyAge_data() {
        QTest::addColumn<int>("elites");
        QTest::addColumn<bool>("ages");
        QTest::addColumn<bool>("falls");
        QTest::newRow("one elite") << 1 << false << false;
        QTest::newRow("none") << 0 << false << true;
        QTest::newRow("aging") << 1 << true << true;
    }
    void elitesStayUnlessTheyAge() {
        QFETCH(int, elites);
        QFETCH(bool, ages);
        QFETCH(bool, falls);
        ParameterValues values = valuesOf(geneticMethod(), "mantere-koljonen-2007");
        values.set("elites", std::int64_t{elites});
        values.set("aging", ages);
        values.set("restart", std::int64_t{0});
        const auto problem = sudokuWith(24);
        SearchRun run(makeSolver(geneticMethod(), problem, values), problem->total(),
                      {evaluations(4'000), 1, 1});
        SnapshotView view;
        run.startPaused();
        bool fell = false;
        int last = 0;
        for (int generation = 0; generation < 150; ++generation) {
            run.step(1, StepSize::Round);
            const auto before = view.numbers.steps;
            QTRY_VERIFY((run.look(view, false),
                         view.numbers.steps != before || run.state() == SearchState::Finished));
            fell = fell || view.numbers.current < last;
            last = view.numbers.current;
        }
        run.stop();
        QVERIFY(run.waitFor(20.0));
        QCOMPARE(fell, falls);
    }

    /// Without mutation and local search, children are made of their parents' blocks only.
    void crossoverOnlyExchangesBlocks() {
        ParameterValues values = valuesOf(geneticMethod(), "mantere-koljonen-2007");
        values.set("population", std::int64_t{2});
        values.set("mutation-rate", 0.0);
        values.set("restart", std::int64_t{0});
        const auto problem = sudokuWith(24);
        const Outcome outcome = solve(geneticMethod(), problem, values, evaluations(20'000), 3);
        // Two grids have 2⁹ combinations of blocks: far from a solution.
        QVERIFY(outcome.view.numbers.best < problem->total() - 10);
        values.set("mutation-rate", 0.12);
        const Outcome mutated = solve(geneticMethod(), problem, values, evaluations(20'000), 3);
        QVERIFY(mutated.view.numbers.best > outcome.view.numbers.best);
    }

    /// Two populations meet after 2,000,000 moves each; the best grid of one joins the other.
    void populationsTakeOverTheBest() {
        ParameterValues values = geneticMethod().defaults();
        values.set("population", std::int64_t{3});
        values.set("polish", 900.0);
        values.set("singles", false);
        const auto problem = sudokuWith(100, 2, 4);
        const auto reached = [&](int migration) {
            values.set("migration", std::int64_t{migration});
            const SearchNumbers numbers =
                solve(geneticMethod(), problem, values, evaluations(8'500'000), 3, 2).view.numbers;
            return QStringLiteral("%1 of %2, now %3, after %4, %5")
                .arg(numbers.best)
                .arg(numbers.total)
                .arg(numbers.current)
                .arg(numbers.evaluations)
                .arg(numbers.iterations);
        };
        QCOMPARE(reached(0), QStringLiteral("508 of 512, now 372, after 8500000, 20"));
        QCOMPARE(reached(1), QStringLiteral("508 of 512, now 508, after 8500000, 20"));
    }

    void aPopulationRestarts() {
        ParameterValues values = valuesOf(geneticMethod(), "mantere-koljonen-2007");
        values.set("restart", std::int64_t{100});
        const Outcome outcome = solve(geneticMethod(), sudokuWith(24), values,
                                      evaluations(21 + 5 * (21 * 100 + 21)), 3);
        QCOMPARE(eventsOf(outcome, TraceEventKind::Restart), std::size_t{5});
    }

private:
    static void methods() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"annealing-sudoku", "genetic-sudoku"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
};

TESSERA_TEST(TestSudokuMethods, Needs::Core)

} // namespace tessera::tst_SudokuMethods

#include "tst_SudokuMethods.moc"
