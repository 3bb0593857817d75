// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/kind/LatinSquares.h"

#include "core/experiments/ExperimentPlan.h"

#include <numeric>

namespace tessera::tst_ThirdKind {

using latin::LatinKind;
using latin::LatinSquare;

namespace {

AnyPuzzle puzzleOf(int side, int seed) {
    const QString json = QStringLiteral(R"({"size": "%1x%1", "seed": %2})").arg(side).arg(seed);
    return findKind("latin")->maker(JsonNode::parse(json.toUtf8())).make(0, {}).value();
}

std::vector<RunResult> resultsOf(std::vector<RunTask> tasks) {
    RunBatch batch(std::move(tasks), 2);
    batch.start();
    while (!batch.waitFor(1)) {
    }
    return batch.takeResults();
}

} // namespace

/// A kind that is not named in any shared file is read, searched and run in experiments like the
/// others.
class TestThirdKind : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        static const LatinKind kind;
        registerKind(kind);
    }

    void itIsListedWithItsMethods() {
        QCOMPARE(allKinds().size(), std::size_t{3});
        QCOMPARE(findSolver("gvns-latin"), &solversFor("latin").front());
        QCOMPARE(allSolvers().back().id, std::string("gvns-latin"));
    }

    void filesComeBackAndOthersStayTheirOwn() {
        const AnyPuzzle puzzle = puzzleOf(5, 3);
        const QByteArray bytes = puzzle.kind().write({&puzzle, 1});
        const Kind& kind = kindOf(bytes);
        QCOMPARE(&kind, findKind("latin"));
        QCOMPARE(&kindOf({}, QStringLiteral("latin-text")), &kind);
        const AnyPuzzle again = kind.read({QStringLiteral("x"), {}, bytes}).puzzles.front();
        QCOMPARE(again.as<LatinSquare>().givens, puzzle.as<LatinSquare>().givens);
        QVERIFY(again == puzzle);
        QVERIFY(!(again == puzzleOf(5, 4)));
        QCOMPARE(kindOf(QByteArray(81, '.')).id(), std::string_view("sudoku"));
        QCOMPARE(kindOf("5 5\n").id(), std::string_view("edge-matching"));
    }

    void onlyEdgesStartGreedily() {
        for (const Kind* kind : allKinds()) {
            const auto starts = kind->starts();
            QCOMPARE(starts.front(), StartKind::Own);
            QCOMPARE(std::ranges::count(starts, StartKind::Greedy),
                     kind == allKinds().front() ? 1 : 0);
        }
    }

    void methodsOfOtherKindsAreRefused() {
        const auto problem = puzzleOf(4, 1).kind().problem(puzzleOf(4, 1), StartKind::Own);
        for (const SolverInfo& method : allSolvers()) {
            if (method.id != "gvns-latin") {
                QVERIFY_THROWS_EXCEPTION(
                    UserError, static_cast<void>(makeSolver(method, problem, method.defaults())));
            }
        }
    }

    /// As in a race: several searches on one problem.
    void severalSeedsRaceOnOneProblem() {
        const AnyPuzzle puzzle = puzzleOf(7, 5);
        const Kind& kind = puzzle.kind();
        const auto problem = kind.problem(puzzle, StartKind::Own);
        const SolverInfo& method = *findSolver("gvns-latin");
        std::vector<RunTask> tasks;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            RunTask& task = tasks.emplace_back();
            task.makeSolver = [&] { return makeSolver(method, problem, method.defaults()); };
            task.total = problem->total();
            task.budget.evaluations = 1'000'000;
            task.seed = seed;
        }
        for (const RunResult& result : resultsOf(std::move(tasks))) {
            QCOMPARE(result.stop, StopReason::Solved);
            const auto solved = kind.withSolution(puzzle, result.solution);
            QVERIFY(solved.has_value());
            QCOMPARE(kind.score(*solved), kind.total(puzzle));
            const auto& square = solved->as<LatinSquare>();
            for (std::size_t i = 0; i < square.cells.size(); ++i)
                QVERIFY(square.givens[i] == 0 || square.givens[i] == square.cells[i]);
        }
        QVERIFY(!kind.withSolution(puzzle, Solution(3)).has_value());
    }

    void aPlanGeneratesAndRunsIt() {
        const ExperimentPlan plan = readPlan(R"({"puzzles": [{"generate": {"kind": "latin",
            "size": "6x6", "seed": 2}, "count": 2}], "methods": [{"solver": "gvns-latin"}],
            "seeds": [1, 2], "budget": {"evaluations": 500000}})",
                                             QStringLiteral("."));
        QCOMPARE(plan.puzzles[1].name, QStringLiteral("Latin 3"));
        QCOMPARE(plan.puzzles[0].total, 72);
        std::vector<std::size_t> runs(plan.runCount());
        std::iota(runs.begin(), runs.end(), std::size_t{0});
        for (const RunResult& result : resultsOf(plannedTasks(plan, runs)))
            QCOMPARE(result.stop, StopReason::Solved);
        QVERIFY_THROWS_EXCEPTION(FormatError,
                                 static_cast<void>(readPlan(R"({"puzzles": [{"generate": {
            "kind": "latin", "size": "1x1", "seed": 2}}], "methods": [{"solver": "gvns-latin"}],
            "seeds": [1], "budget": {"evaluations": 5}})",
                                                            QStringLiteral("."))));
    }
};

TESSERA_TEST(TestThirdKind, Needs::Core)

} // namespace tessera::tst_ThirdKind

#include "tst_ThirdKind.moc"
