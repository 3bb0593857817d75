// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/SudokuTesting.h"
#include "tests/kind/LatinSquares.h"

#include "core/experiments/ExperimentPlan.h"
#include "core/kind/EdgeKind.h"

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

/// Unframed, signed, with a hint; the other pieces may lie anywhere.
PuzzleFile signedPuzzle() {
    std::vector<Piece> pieces(6, Piece{{1, -2, 3, -4}});
    pieces[5] = {{2, 2, 2, 2}};
    return PuzzleFile(Puzzle({3, 2}, {false, true}, std::move(pieces), {{4, {5, 0}}}));
}

AnyPuzzle sudokuOf(std::string_view givens, std::string_view digits) {
    SudokuFile file(test::gridOf(givens));
    file.digits = test::gridOf(digits);
    return anyPuzzle(std::move(file));
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
        QCOMPARE(findKind("latin")->usualRace(), std::vector<std::string>{"gvns-latin"});
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

    void edgePuzzlesAreToldApart() {
        const Kind& kind = edgeKind();
        PuzzleFile file = signedPuzzle();
        file.locked[4] = true;
        const AnyPuzzle puzzle = anyPuzzle(file);
        QCOMPARE(kind.likeness(puzzle), QStringLiteral("3×2 7 010 4 1 1").toLatin1());
        QCOMPARE(kind.label(puzzle), QStringLiteral("3×2"));
        QCOMPARE(kind.total(puzzle), 7);
        QCOMPARE(kind.boardText(puzzle), QString());
        const auto changed = [&file](auto change) {
            PuzzleFile other = file;
            change(other);
            return anyPuzzle(std::move(other));
        };
        const AnyPuzzle placed = changed([](PuzzleFile& f) { f.board.place(0, {0, 1}); });
        const AnyPuzzle moved = changed([](PuzzleFile& f) { f.board.place(4, {5, 1}); });
        const AnyPuzzle unlocked = changed([](PuzzleFile& f) { f.locked[4] = false; });
        const AnyPuzzle hintless =
            changed([](PuzzleFile& f) { f.puzzle = f.puzzle.withHints({}); });
        const AnyPuzzle titled =
            changed([](PuzzleFile& f) { f.info.title = QStringLiteral(" a  b"); });
        for (const AnyPuzzle* other : {&placed, &titled})
            QVERIFY(isSamePuzzle(puzzle, *other) && isSamePuzzle(*other, puzzle));
        for (const AnyPuzzle* other : {&moved, &unlocked, &hintless})
            QVERIFY(!isSamePuzzle(puzzle, *other) && !isSamePuzzle(*other, puzzle));
        for (const AnyPuzzle* other : {&placed, &moved, &unlocked, &hintless, &titled}) {
            QVERIFY(kind.identity(puzzle) != kind.identity(*other));
            QVERIFY(!(puzzle == *other) && *other == AnyPuzzle(*other));
        }
        QVERIFY(puzzle == anyPuzzle(file) && !puzzle.isCopyOf(anyPuzzle(file)));
        QCOMPARE(kind.label(titled), QStringLiteral("a b"));
        QVERIFY(!isSamePuzzle(puzzle, sudokuOf("................", "................")));

        QCOMPARE(kind.solution(placed).front(), std::uint16_t{1});
        const auto solved = kind.withSolution(puzzle, kind.solution(placed));
        QVERIFY(solved && kind.solution(*solved) == kind.solution(placed));
        QCOMPARE(solved->as<PuzzleFile>().info.bestScore, kind.score(placed));
        QVERIFY(!kind.withSolution(puzzle, Solution(5)).has_value());
        file.info.bestScore = 6;
        QCOMPARE(kind.bestScore(anyPuzzle(file)), 6);
        QCOMPARE(kind.bestScore(*kind.withSolution(anyPuzzle(file), kind.solution(placed))), 6);
        const std::array both{puzzle, placed};
        QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(kind.write(both, {})));
    }

    void sudokusAreToldApart() {
        const Kind& kind = sudokuKind();
        const AnyPuzzle puzzle = sudokuOf("12..34..........", "12..34..2143....");
        QCOMPARE(kind.likeness(puzzle), QByteArray("4 5")); // of 20 parts of the cells
        QCOMPARE(kind.sizeText(puzzle), QStringLiteral("4×4"));
        QCOMPARE(kind.boardText(puzzle), QStringLiteral("12..34..2143...."));
        QCOMPARE(kind.identity(puzzle), QByteArray("12..34.......... 12..34..2143...."));
        QVERIFY(isSamePuzzle(puzzle, sudokuOf("12..34..........", "12..34..........")));
        QVERIFY(!isSamePuzzle(puzzle, sudokuOf("12..34.1........", "12..34..2143....")));
        QVERIFY(kind.score(puzzle) < kind.total(puzzle));
        QVERIFY(kind.score(puzzle) > kind.score(sudokuOf("12..34..........", "12..34..........")));
        QCOMPARE(kind.score(sudokuOf("1234341221434321", "1234341221434321")), kind.total(puzzle));

        Solution codes = kind.solution(puzzle);
        QCOMPARE(codes, (Solution{1, 2, 0, 0, 3, 4, 0, 0, 2, 1, 4, 3, 0, 0, 0, 0}));
        SudokuFile marked = puzzle.as<SudokuFile>();
        marked.marks.resize(16, digitBit(3));
        codes[15] = 4;
        const auto filled = kind.withSolution(anyPuzzle(marked), codes);
        QVERIFY(filled.has_value());
        QCOMPARE(kind.boardText(*filled), QStringLiteral("12..34..2143...4"));
        QVERIFY(filled->as<SudokuFile>().marks.empty());
        QCOMPARE(filled->as<SudokuFile>().givens, marked.givens);
        codes[15] = 5;
        QVERIFY(!kind.withSolution(puzzle, codes).has_value());
        QVERIFY(!kind.withSolution(puzzle, Solution(15)).has_value());

        QCOMPARE(kind.lossesOf(puzzle, QStringLiteral("sudoku-lines")),
                 QStringLiteral("The format “%1” does not hold which digits are givens.")
                     .arg(kind.formats().back().name));
        QCOMPARE(kind.lossesOf(anyPuzzle(marked), kind.formats().front().id), QString());
        QCOMPARE(kind.lossesOf(sudokuOf("12..34..........", "12..34.........."),
                               QStringLiteral("sudoku-lines")),
                 QString());
    }

    void sudokusAreGeneratedByTheirNumbers() {
        const auto made = [](const char* settings, int number) {
            return *sudokuKind().maker(JsonNode::parse(settings)).make(number, {});
        };
        const char* first = R"({"kind": "sudoku", "order": 2, "seed": 1})";
        const AnyPuzzle third = made(first, 2);
        QVERIFY(third == made(R"({"order": 2, "seed": 3})", 0));
        QVERIFY(!(third == made(first, 0)));
        QCOMPARE(sudokuKind().title(third), QStringLiteral("Sudoku 4×4, %1 givens, seed 3")
                                                .arg(third.as<SudokuFile>().givens.filledCount()));
        QVERIFY_THROWS_EXCEPTION(FormatError, static_cast<void>(made(R"({"order": 9})", 0)));
        QVERIFY_THROWS_EXCEPTION(FormatError,
                                 static_cast<void>(made(R"({"order": 2, "givens": 3})", 0)));
    }

    void theNameOfAFileChoosesItsFormat() {
        const auto idFor = [](const Kind& kind, const char* name) {
            return kind.formatFor(QLatin1String(name));
        };
        QCOMPARE(idFor(sudokuKind(), "a.SDM"), QStringLiteral("sudoku-lines"));
        QCOMPARE(idFor(sudokuKind(), "-"), QStringLiteral("sudoku-lines"));
        QCOMPARE(idFor(sudokuKind(), "a.png"), QString());
        QVERIFY(idFor(sudokuKind(), "a.tessera") != QStringLiteral("sudoku-lines"));
        QCOMPARE(idFor(edgeKind(), "a.txt"), QStringLiteral("pieces"));
        QCOMPARE(idFor(edgeKind(), "a.csv"), QString());
        QCOMPARE(idFor(edgeKind(), "-"), QString());
        QVERIFY(edgeKind().holdsSolution(QStringLiteral("native")));
        QVERIFY(!edgeKind().holdsSolution(QStringLiteral("pieces")));
        for (const FormatFacts& facts : sudokuKind().formats())
            QCOMPARE(facts.holdsLists, facts.id == QStringLiteral("sudoku-lines"));
    }

    void wholeNumbersAreExact() {
        const auto numberOf = [](const char* text) {
            return wholeNumber(JsonNode::parse(text).at(0));
        };
        QCOMPARE(numberOf("[0]"), quint64{0});
        QCOMPARE(numberOf("[9007199254740992]"), quint64{9007199254740992});
        for (const char* wrong : {"[-1]", "[9007199254740993]", "[0.5]", "[null]"})
            QVERIFY_THROWS_EXCEPTION(FormatError, static_cast<void>(numberOf(wrong)));
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
