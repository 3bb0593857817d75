// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/SolverTesting.h"
#include "tests/core/SudokuTesting.h"

#include "core/search/SearchRun.h"
#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <string_view>

namespace tessera::tst_GvnsSudoku {
using namespace tessera::test;

namespace {

const SolverInfo& gvns() { return *findSolver("gvns-sudoku"); }

ParameterValues asPublished() {
    ParameterValues values = gvns().defaults();
    values.apply(*gvns().preset("hamza-sevkli-2014"));
    return values;
}

std::shared_ptr<const SudokuProblem> puzzleWith(int givens, std::uint64_t seed = 1) {
    SudokuSettings settings;
    settings.givens = givens;
    settings.seed = seed;
    return std::make_shared<SudokuProblem>(generateSudoku(settings)->givens);
}

} // namespace

class TestGvnsSudoku : public QObject {
    Q_OBJECT

private slots:
    void theDefaultsSolveOrdinaryPuzzles() {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto problem = puzzleWith(30, seed);
            const Outcome outcome =
                solve(gvns(), problem, gvns().defaults(), evaluations(20'000'000), seed);
            QCOMPARE(outcome.reason, StopReason::Solved);
            QCOMPARE(gridOf(3, outcome.view.best), *SudokuExact(3).count(problem->givens()).first);
        }
    }

    /// A search followed step by step makes the same grid with the same work.
    void tellingStepsChangesNothing() {
        const auto problem = puzzleWith(22);
        for (const ParameterValues& values : {gvns().defaults(), asPublished()}) {
            const Outcome free = solve(gvns(), problem, values, evaluations(50'000), 3);
            for (const StepSize size : {StepSize::Fine, StepSize::Round}) {
                const Outcome told =
                    solve(gvns(), problem, values, evaluations(50'000), 3, 1, size);
                QCOMPARE(told.view.best, free.view.best);
                QCOMPARE(told.view.numbers.evaluations, free.view.numbers.evaluations);
                QCOMPARE(told.view.numbers.iterations, free.view.numbers.iterations);
            }
        }
    }

    /// The gauges describe the final grid.
    void nothingIsMissingFromASolvedGrid() {
        const auto problem = puzzleWith(26);
        SearchRun run(makeSolver(gvns(), problem, gvns().defaults()), problem->total(),
                      {evaluations(200'000'000), 1, 1});
        run.start();
        QVERIFY(run.waitFor(60.0));
        SnapshotView view;
        run.look(view, false);
        QCOMPARE(run.reason(), StopReason::Solved);
        const auto missing = std::ranges::find_if(view.numbers.gauges, [](const Gauge& gauge) {
            return std::string_view(gauge.name) == "Missing digits";
        });
        QVERIFY(missing != view.numbers.gauges.end());
        QCOMPARE(missing->value, 0.0);
    }

    /// As in the paper: easy ones are solved immediately.
    void thePublishedRuleSolvesEasyOnes() {
        int solved = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto problem = puzzleWith(50, seed);
            const Outcome outcome =
                solve(gvns(), problem, asPublished(), evaluations(5'000'000), seed);
            solved += outcome.reason == StopReason::Solved ? 1 : 0;
        }
        QVERIFY2(solved >= 8, qPrintable(QString::number(solved)));
    }

    void solvesTheKnownHardOne() {
        const auto problem = std::make_shared<SudokuProblem>(test::gridOf(kEscargot));
        const Outcome outcome =
            solve(gvns(), problem, gvns().defaults(), evaluations(200'000'000), 1);
        QCOMPARE(outcome.reason, StopReason::Solved);
        QVERIFY(isSolved(gridOf(3, outcome.view.best)));
    }

    void everySizeKeepsItsGivensAndBlocks() {
        for (const int order : {2, 3, 4, 5}) {
            SudokuSettings settings;
            settings.order = order;
            const SudokuGrid givens = generateSudoku(settings)->givens;
            const auto problem = std::make_shared<SudokuProblem>(givens);
            for (const ParameterValues& values : {asPublished(), gvns().defaults()}) {
                const Outcome outcome = solve(gvns(), problem, values, evaluations(300'000));
                const SudokuGrid best = gridOf(order, outcome.view.best);
                QCOMPARE(outcome.view.numbers.best, problem->total() - missingDigits(best));
                for (int cell = 0; cell < best.cells(); ++cell)
                    QVERIFY(givens.isOpen(cell) || givens.at(cell) == best.at(cell));
                for (const SudokuConflict& conflict : conflictsOf(best))
                    QVERIFY(conflict.unit < 2 * best.side());
            }
        }
    }

    void theSeedDecides() {
        const auto problem = puzzleWith(26);
        const Outcome first = solve(gvns(), problem, gvns().defaults(), evaluations(40'000), 5);
        const Outcome again = solve(gvns(), problem, gvns().defaults(), evaluations(40'000), 5);
        QCOMPARE(again.view.best, first.view.best);
        QCOMPARE(again.view.numbers.evaluations, first.view.numbers.evaluations);
        QCOMPARE(again.view.numbers.iterations, first.view.numbers.iterations);
    }

    void solvedAndHopelessGridsEnd() {
        Random random(6);
        const auto full = std::make_shared<SudokuProblem>(randomSolution(3, random));
        QCOMPARE(solve(gvns(), full, gvns().defaults(), {}).reason, StopReason::Solved);
        // One cell per block is open, and one is wrong: nothing can be exchanged.
        SudokuGrid stuck(2);
        for (const auto& [cell, digit] : {std::pair{0, 1}, {1, 2}, {4, 3}})
            stuck.set(cell, static_cast<Digit>(digit));
        const auto problem = std::make_shared<SudokuProblem>(stuck);
        Outcome outcome = solve(gvns(), problem, gvns().defaults(), evaluations(50'000));
        QCOMPARE(outcome.reason, StopReason::Solved);
    }

    void otherKindsAreRefused() {
        const auto sudoku = puzzleWith(30);
        QVERIFY(makeSolver(gvns(), sudoku, gvns().defaults()) != nullptr);
        for (const SolverInfo& method : solversFor(EdgeProblem::kKind))
            QVERIFY_THROWS_EXCEPTION(
                UserError, static_cast<void>(makeSolver(method, sudoku, method.defaults())));
        QVERIFY(solversFor("chess").empty());
    }

    void clashingGivensAreASentence() {
        SudokuGrid givens(3);
        givens.set(0, 4);
        givens.set(80, 4);
        givens.set(8, 4);
        try {
            const SudokuProblem problem(givens);
            QFAIL("no complaint");
        } catch (const UserError& error) {
            QCOMPARE(error.sentence(),
                     QStringLiteral("The digit 4 occurs twice in row 1: R1C1 and R1C9."));
        }
    }
};

TESSERA_TEST(TestGvnsSudoku, Needs::Core)

} // namespace tessera::tst_GvnsSudoku

#include "tst_GvnsSudoku.moc"
