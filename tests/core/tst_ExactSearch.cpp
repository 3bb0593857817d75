// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/CountFromEnvironment.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/edges/solvers/exact/SolutionCounter.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <optional>
#include <set>

namespace tessera::tst_ExactSearch {
using namespace tessera::test;

namespace {

/// The colours of a board, cell by cell: equal for boards that look the same.
using Look = std::vector<std::array<Color, 4>>;

/// All solutions by trying every piece in every allowed rotation on every cell.
class BruteForce {
public:
    explicit BruteForce(const EdgeProblem& problem)
        : m_problem(problem), m_puzzle(problem.puzzle()),
          m_board(m_puzzle.size(), m_puzzle.pieceCount()) {
        for (int cell = 0; cell < m_board.cells(); ++cell) {
            if (problem.isFixed(cell))
                m_board.place(cell, problem.start().at(cell));
        }
        fill(0);
    }

    [[nodiscard]] std::size_t solutions() const { return m_looks.size(); }

    [[nodiscard]] std::size_t upToRotation() const {
        if (m_puzzle.keepsRotation())
            return m_looks.size();
        std::set<Look> representatives;
        const bool square = m_puzzle.width() == m_puzzle.height();
        for (const Look& look : m_looks) {
            Look smallest = look;
            Look turned = look;
            for (int quarter = 1; quarter < 4; ++quarter) {
                turned = turnedOnce(turned, quarter);
                if ((square || quarter == 2) && m_looks.contains(turned))
                    smallest = std::min(smallest, turned);
            }
            representatives.insert(smallest);
        }
        return representatives.size();
    }

private:
    /// @param quarter number of the turn: odd ones start from the upright board.
    [[nodiscard]] Look turnedOnce(const Look& look, int quarter) const {
        const bool upright = quarter % 2 == 1;
        const int width = upright ? m_puzzle.width() : m_puzzle.height();
        const int height = upright ? m_puzzle.height() : m_puzzle.width();
        Look turned(look.size());
        for (int row = 0; row < height; ++row) {
            for (int column = 0; column < width; ++column) {
                const auto& from = look[static_cast<std::size_t>(row * width + column)];
                turned[static_cast<std::size_t>(column * height + height - 1 - row)] = {
                    from[3], from[0], from[1], from[2]};
            }
        }
        return turned;
    }

    [[nodiscard]] bool fits(int cell) const {
        if (!m_puzzle.respectsFrame(cell, m_board.at(cell)))
            return false;
        return std::ranges::none_of(kSides, [&](Side side) {
            return jointState(m_puzzle, m_board, cell, side) == JointState::Mismatched;
        });
    }

    void fill(int cell) {
        if (cell == m_board.cells()) {
            Look look;
            for (const Placement placement : m_board.placements())
                look.push_back(
                    m_puzzle.piece(placement.piece()).rotated(placement.rotation()).edges);
            m_looks.insert(look);
            return;
        }
        if (m_problem.isFixed(cell)) {
            if (fits(cell))
                fill(cell + 1);
            return;
        }
        for (int piece = 0; piece < m_puzzle.pieceCount(); ++piece) {
            if (m_board.cellOf(static_cast<PieceIndex>(piece)))
                continue;
            for (Rotation rotation = 0; rotation < (m_puzzle.keepsRotation() ? 1 : 4); ++rotation) {
                m_board.place(cell, {static_cast<PieceIndex>(piece), rotation});
                if (fits(cell))
                    fill(cell + 1);
            }
            m_board.clear(cell);
        }
    }

    const EdgeProblem& m_problem;
    const Puzzle& m_puzzle;
    Board m_board;
    std::set<Look> m_looks;
};

void compare(const EdgeProblem& problem, CellOrder order = CellOrder::Rows) {
    const BruteForce truth(problem);
    for (const auto& [joints, turned] :
         {std::pair{false, false}, {true, false}, {false, true}, {true, true}}) {
        const SolutionCount count =
            SolutionCounter(problem, {{order, joints, turned}, 1, {}}).run();
        QVERIFY(count.complete);
        QCOMPARE(count.solutions, truth.solutions());
        QCOMPARE(count.upToRotation, truth.upToRotation());
        ExactOptions plain{order, joints, turned};
        plain.usesMasks = false;
        QCOMPARE(SolutionCounter(problem, {plain, 1, {}}).run().nodes, count.nodes);
    }
}

/// What a search told at its end, and its state.
struct Told {
    SnapshotView view;
    StopReason reason = StopReason::None;
    std::optional<SearchCheckpoint> kept;
};

/// Backtracking on this thread, from a state on if there is one.
Told tellAll(const std::shared_ptr<const EdgeProblem>& problem, const ParameterValues& values,
             const Budget& budget, const std::optional<SearchCheckpoint>& from = {}) {
    const auto solver = findSolver("backtracking")->make(problem, values);
    auto& resumable = dynamic_cast<ResumableSolver&>(*solver);
    resumable.keepCheckpoints();
    if (from)
        resumable.resumeFrom(*from);
    SearchSnapshot snapshot;
    SearchControl control;
    SearchContext context(snapshot, control, budget, problem->total(), 1);
    Told told;
    static_cast<void>(snapshot.look(told.view, true, true)); // asks for all
    solver->run(context);
    static_cast<void>(snapshot.look(told.view, true, true));
    told.reason = context.reason();
    told.kept = resumable.takeCheckpoint();
    return told;
}

Puzzle copiesOf(const Piece& piece, GridSize size, bool framed) {
    return {
        size, {framed, false}, std::vector<Piece>(static_cast<std::size_t>(size.cells()), piece)};
}

} // namespace

/// The number of compared puzzles: more than 1,000 of all kinds together. Sanitizers are slow, and
/// see the same lines in every round.
constexpr int kUsualRounds = testing::kSanitized ? 1 : 25;

int rounds() { return testing::countFromEnvironment("TESSERA_EXACT_ROUNDS", kUsualRounds); }

class TestExactSearch : public QObject {
    Q_OBJECT

private slots:
    void countsEqualBruteForce() {
        Random random(41);
        int compared = 0;
        for (int round = 0; round < rounds(); ++round) {
            for (const KindOfPuzzle& kind : everyKind()) {
                const bool manyCopies = kind.innerColors == 1 && !kind.rules.isSigned;
                if (kind.size.cells() > (manyCopies || !kind.rules.framed ? 6 : 9))
                    continue;
                const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, kind));
                compare(*problemOf(puzzle));
                ++compared;
            }
        }
        QVERIFY(compared > 40 * rounds());
    }

    void countsEqualBruteForceWithFixedPieces() {
        Random random(42);
        for (int round = 0; round < 60 * rounds(); ++round) {
            const KindOfPuzzle kind{{2 + static_cast<int>(random.below(2)), 3},
                                    {random.chance(0.7), random.chance(0.5)},
                                    2,
                                    2};
            const Puzzle puzzle = randomPuzzle(random, kind);
            Board board(puzzle.size(), puzzle.pieceCount());
            std::vector<bool> locked(static_cast<std::size_t>(board.cells()));
            const int count = kind.rules.framed ? 1 + static_cast<int>(random.below(3)) : 4;
            for (int i = 0; i < count; ++i) {
                const int cell = static_cast<int>(random.index(locked.size()));
                locked[static_cast<std::size_t>(cell)] = true;
                // Usually where the solution has them, sometimes not.
                const int turn = random.chance(0.2) && !kind.rules.framed ? 1 : 0;
                board.place(cell, {static_cast<PieceIndex>(cell), static_cast<Rotation>(turn)});
            }
            compare(EdgeProblem(puzzle, board, locked, StartKind::Random));
        }
    }

    /// 2,000 tiny puzzles like TetraVex, some signed, with copies, a wrong piece or locked ones.
    void countsEqualBruteForceWhereRotationIsKept() {
        Random random(43);
        std::uint64_t found = 0;
        int unsolvable = 0;
        for (int round = 0; round < 80 * rounds(); ++round) {
            const GridSize size{1 + static_cast<int>(random.below(3)),
                                1 + static_cast<int>(random.below(3))};
            const int fewest = size.cells() > 6 ? 2 : 1;
            const KindOfPuzzle kind{size,
                                    {false, random.chance(0.3), true},
                                    0,
                                    fewest + static_cast<int>(random.below(5))};
            const Puzzle solvable = shuffledPuzzle(random, randomPuzzle(random, kind));
            std::vector<Piece> pieces(solvable.pieces().begin(), solvable.pieces().end());
            if (random.chance(0.2)) {
                Piece& piece = pieces[random.index(pieces.size())];
                piece = piece.rotated(2);
            }
            const Puzzle puzzle(size, kind.rules, std::move(pieces));
            Board board(size, puzzle.pieceCount());
            std::vector<bool> locked(static_cast<std::size_t>(board.cells()));
            if (random.chance(0.2)) {
                const std::size_t cell = random.index(locked.size());
                locked[cell] = true;
                board.place(static_cast<int>(cell),
                            {static_cast<PieceIndex>(random.index(locked.size())), 0});
            }
            const EdgeProblem problem(puzzle, board, locked, StartKind::Random);
            const CellOrderName& order = cellOrders()[random.index(cellOrders().size())];
            compare(problem, order.order);
            if (QTest::currentTestFailed())
                return;
            const std::uint64_t solutions = countSolutions(problem).solutions;
            found += solutions;
            unsolvable += solutions == 0 ? 1 : 0;
        }
        qInfo("%llu solutions, %d puzzles without", static_cast<unsigned long long>(found),
              unsolvable);
        QVERIFY(unsolvable > rounds() && unsolvable < 40 * rounds());
    }

    void greyEdgesInsideUnframedBoardsMatchNothing() {
        const Puzzle puzzle({2, 1}, {false, false}, {{{1, 0, 1, 1}}, {{2, 2, 2, 0}}});
        Board board(puzzle.size(), 2);
        board.place(0, {0, 0});
        board.place(1, {1, 0});
        compare(*problemOf(puzzle));
        compare(EdgeProblem(puzzle, board, {true, true}, StartKind::Random));
        QCOMPARE(
            countSolutions(EdgeProblem(puzzle, board, {true, true}, StartKind::Random)).solutions,
            std::uint64_t(0));
    }

    void symmetricBoardsAndCopiesCountOnce() {
        const SolutionCount plain =
            countSolutions(*problemOf(copiesOf({{1, 1, 1, 1}}, {5, 5}, false)));
        QCOMPARE(plain.solutions, std::uint64_t(1));
        QCOMPARE(plain.upToRotation, std::uint64_t(1));
        // Upright, each of the three may point either way (8); horizontal, they alternate (2).
        const SolutionCount stripes =
            countSolutions(*problemOf(copiesOf({{1, 2, 1, 3}}, {1, 3}, false)));
        QCOMPARE(stripes.solutions, std::uint64_t(10));
        QCOMPARE(stripes.upToRotation, std::uint64_t(5));
    }

    void limitAndCancelLeaveTheCountIncomplete() {
        const auto problem = problemOf(copiesOf({{1, 2, 1, 3}}, {1, 8}, false));
        const SolutionCount limited = countSolutions(*problem, 10);
        QCOMPARE(limited.solutions, std::uint64_t(10));
        QVERIFY(!limited.complete);
        // At most two are rotations of each other.
        QVERIFY(limited.upToRotation >= 5);

        Random random(43);
        const auto large = problemOf(randomPuzzle(random, {{12, 12}, {}, 4, 8}));
        int calls = 0;
        const SolutionCount cancelled =
            countSolutions(*large, {}, [&](const SolutionCount&) { return ++calls < 3; });
        QCOMPARE(calls, 3);
        QVERIFY(!cancelled.complete);
        QVERIFY(cancelled.nodes > 2'000'000);
    }

    void theSolverFindsTheFirstSolutionOrAll() {
        Random random(44);
        const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, {{5, 5}, {}, 2, 4}));
        const SolverInfo* info = findSolver("backtracking");
        ParameterValues values = info->defaults();
        const Outcome first = solve(*info, problemOf(puzzle), values, {});
        QCOMPARE(first.reason, StopReason::Solved);
        QVERIFY(scoreOf(puzzle, first.board(puzzle)).isSolved());
        // It ends with the placement that solves it.
        const std::uint64_t before = first.view.numbers.evaluations - 1;
        const Outcome cut = solve(*info, problemOf(puzzle), values, evaluations(before));
        QCOMPARE(cut.reason, StopReason::Evaluations);

        values.setText("mode", QStringLiteral("all"));
        const Outcome all = solve(*info, problemOf(puzzle), values, {});
        QCOMPARE(all.reason, StopReason::Exhausted);
        QVERIFY(scoreOf(puzzle, all.board(puzzle)).isSolved());
        const auto solutions = countSolutions(*problemOf(puzzle)).solutions;
        QCOMPARE(all.view.numbers.gauges.back().value, static_cast<double>(solutions));
        QCOMPARE(all.view.numbers.nodes, all.view.numbers.evaluations);
    }

    /// Without a request.
    void onlyAnUnfinishedSearchLeavesAState() {
        Random random(44);
        const auto problem = problemOf(randomPuzzle(random, {{5, 5}, {}, 2, 4}));
        const SolverInfo* info = findSolver("backtracking");
        const auto leavesAState = [&](const Budget& budget) {
            const auto solver = info->make(problem, info->defaults());
            SearchSnapshot snapshot;
            SearchControl control;
            SearchContext context(snapshot, control, budget, problem->total(), 1);
            solver->run(context);
            return dynamic_cast<ResumableSolver&>(*solver).takeCheckpoint().has_value();
        };
        QVERIFY(leavesAState(evaluations(10)));
        QVERIFY(!leavesAState({})); // solved, but not the whole tree
    }

    /// Choosing an order takes a second on a hard 9×9; a shorter search still has a board.
    void settingUpKeepsToTheTime() {
        GeneratorSettings settings;
        settings.size = {9, 9};
        settings.seed = 1;
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const SolverInfo* info = findSolver("backtracking");
        for (const int threads : {1, 2}) {
            const std::clock_t begin = std::clock();
            const Outcome whole =
                solve(*info, problem, info->defaults(), evaluations(1), 1, threads);
            const std::clock_t middle = std::clock();
            QCOMPARE(whole.reason, StopReason::Evaluations);
            Budget budget;
            budget.seconds = 0.001;
            const Outcome cut = solve(*info, problem, info->defaults(), budget, 1, threads);
            const std::clock_t hurried = std::clock() - middle;
            QVERIFY2(4 * hurried < middle - begin,
                     qPrintable(QStringLiteral("%1 of %2").arg(hurried).arg(middle - begin)));
            QCOMPARE(cut.reason, StopReason::Time);
            QVERIFY(cut.view.numbers.best > 0);
            const Board board = cut.board(problem->puzzle());
            QCOMPARE(matchedEdges(problem->puzzle(), board), cut.view.numbers.best);
        }
    }

    /// Without any time it still fills the board as far as a few placements go.
    void withoutTimeAFewPlacementsAreMade() {
        GeneratorSettings settings;
        settings.size = {10, 10};
        const Puzzle puzzle = generatePuzzle(settings).puzzle;
        const SolverInfo* info = findSolver("backtracking");
        Budget noTime;
        noTime.seconds = 1e-9;
        for (const int threads : {1, 2, 5}) {
            const Outcome hurried =
                solve(*info, problemOf(puzzle), info->defaults(), noTime, 1, threads);
            QCOMPARE(hurried.reason, StopReason::Time);
            QCOMPARE(hurried.view.numbers.evaluations, std::uint64_t{400});
            QCOMPARE(hurried.view.numbers.nodes, std::uint64_t{400});
            QVERIFY(hurried.view.numbers.best > 20);
            QCOMPARE(matchedEdges(puzzle, hurried.board(puzzle)), hurried.view.numbers.best);
        }
        // If that is the whole tree, there is a board all the same.
        const Puzzle stuck =
            Puzzle({3, 1}, {true, false}, {{{0, 1, 0, 0}}, {{0, 2, 0, 2}}, {{0, 0, 0, 3}}})
                .withHints({{0, Placement(0, 0)}, {2, Placement(2, 0)}});
        const Outcome nothing = solve(*info, problemOf(stuck), info->defaults(), noTime);
        QCOMPARE(nothing.board(stuck).placedCount(), 2);
        const Puzzle rimless({2, 1}, {false, false, false, 4}, {{{1, 1, 1, 1}}, {{1, 2, 1, 1}}});
        QCOMPARE(solve(*info, problemOf(rimless), info->defaults(), noTime).view.best.size(),
                 std::size_t{2});
        const Puzzle easy = copiesOf({{1, 1, 1, 1}}, {3, 3}, false);
        QCOMPARE(solve(*info, problemOf(easy), info->defaults(), noTime).reason,
                 StopReason::Solved);
        // A search that was under way stays where it was.
        const Told before = tellAll(problemOf(puzzle), info->defaults(), evaluations(5000));
        QVERIFY(before.kept);
        const Told after = tellAll(problemOf(puzzle), info->defaults(), noTime, before.kept);
        QCOMPARE(after.reason, StopReason::Time);
        QVERIFY(after.kept);
        QCOMPARE(after.kept->state, before.kept->state);
        QCOMPARE(after.kept->nodes, std::uint64_t{5000});
        QCOMPARE(after.view.numbers.evaluations, std::uint64_t{5000});
    }

    /// In pieces it is where a plain search is after as many placements.
    void whatItTellsIsWhereItIs() {
        GeneratorSettings settings;
        settings.size = {4, 4};
        settings.seed = 3;
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        ParameterValues values = findSolver("backtracking")->defaults();
        values.setText("mode", QStringLiteral("all"));
        values.setText("shuffle", QStringLiteral("false"));
        values.setText("order", QStringLiteral("rows"));
        values.setText("pruning", QStringLiteral("none"));
        const CompiledPuzzle pieces(problem->puzzle());
        ExactSearch plain(*problem, pieces, nullptr, {.skipsTurned = true});
        std::vector<std::uint64_t> counts(17);
        Solution board(16);
        std::uint64_t boards = 0;
        std::size_t solutionEvents = 0;
        std::optional<SearchCheckpoint> kept;
        bool isOver = false;
        // The first solution is the 172nd placement.
        for (const std::uint64_t most :
             {1U, 2U, 3U, 30U, 31U, 100U, 171U, 172U, 173U, 4'000'000U}) {
            while (plain.placements() < most && !isOver) {
                const std::uint64_t before = plain.placements();
                const ExactSearch::Event event = plain.advance(1);
                counts[static_cast<std::size_t>(plain.depth())] += plain.placements() - before;
                boards += event == ExactSearch::Event::Solution ? 1 : 0;
                isOver = event == ExactSearch::Event::Exhausted;
            }
            const Told told = tellAll(problem, values, evaluations(most), kept);
            kept = told.kept;
            QCOMPARE(kept.has_value(), !isOver);
            QCOMPARE(told.reason, isOver ? StopReason::Exhausted : StopReason::Evaluations);
            const SearchNumbers& numbers = told.view.numbers;
            QCOMPARE(numbers.evaluations, plain.placements());
            QCOMPARE(numbers.nodes, plain.placements());
            QCOMPARE(numbers.current, plain.scoreAt(plain.depth()));
            QCOMPARE(told.view.details.depthCounts, counts);
            plain.copyTo(board);
            QCOMPARE(told.view.current, board);
            QCOMPARE(numbers.gauges.size(), std::size_t{4});
            QVERIFY(std::abs(numbers.gauges[0].value - 100 * (1 - plain.shareLeft())) < 1e-9);
            QCOMPARE(numbers.gauges[2].value, static_cast<double>(plain.depth()));
            QCOMPARE(numbers.gauges[3].value, 4.0 * static_cast<double>(boards));
            solutionEvents += static_cast<std::size_t>(
                std::ranges::count(told.view.events, TraceEventKind::Solution, &TraceEvent::kind));
            QCOMPARE(solutionEvents, boards);
            if (isOver)
                break;
        }
        QVERIFY(isOver && boards > 0);
        QCOMPARE(plain.turnedForms(), 4);
    }

    void threadsFindTheSameSolutionsInTheirOwnOrder() {
        Random random(46);
        const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, {{5, 5}, {}, 2, 4}));
        const SolverInfo* info = findSolver("backtracking");
        ParameterValues values = info->defaults();
        for (const int threads : {2, 3}) {
            const auto run = [&](Budget budget) {
                return solve(*info, problemOf(puzzle), values, budget, 1, threads);
            };
            values.setText("mode", QStringLiteral("first"));
            const Outcome first = run({});
            QCOMPARE(first.reason, StopReason::Solved);
            QVERIFY(scoreOf(puzzle, first.board(puzzle)).isSolved());
            QVERIFY(run({}).view.best == first.view.best);
            QCOMPARE(run({}).view.numbers.nodes, first.view.numbers.nodes);
            // A budget is exact to the last placement, and ends at the same place.
            values.setText("mode", QStringLiteral("all"));
            const Outcome cut = run(evaluations(20'001));
            QCOMPARE(cut.reason, StopReason::Evaluations);
            QCOMPARE(cut.view.numbers.evaluations, std::uint64_t{20'001});
            QVERIFY(run(evaluations(20'001)).view.best == cut.view.best);

            const Outcome all = run({});
            QCOMPARE(all.reason, StopReason::Exhausted);
            const SolutionCount count = countSolutions(*problemOf(puzzle));
            QCOMPARE(all.view.numbers.gauges.back().value, static_cast<double>(count.solutions));
            QCOMPARE(all.view.numbers.nodes, run({}).view.numbers.nodes);
        }
    }

    /// Also when only one of the threads still has work.
    void aBudgetOfNearlyTheWholeTreeIsUsedUp() {
        GeneratorSettings settings;
        settings.size = {4, 4};
        settings.seed = 3;
        const auto problem = problemOf(generatePuzzle(settings).puzzle, StartKind::Own);
        const SolverInfo* info = findSolver("backtracking");
        ParameterValues values = info->defaults();
        values.setText("mode", QStringLiteral("all"));
        for (const int threads : {2, 8}) {
            const auto placements = [&](Budget budget) {
                return solve(*info, problem, values, budget, 1, threads).view.numbers.evaluations;
            };
            const std::uint64_t whole = placements({});
            for (std::uint64_t most = whole - 10; most <= whole; ++most)
                QCOMPARE(placements(evaluations(most)), most);
        }
    }

    void unsolvablePuzzlesAreProvedSo() {
        // The two inner edges have different colours.
        const Puzzle puzzle({2, 1}, {true, false}, {{{0, 1, 0, 0}}, {{0, 0, 0, 2}}});
        const Outcome outcome = solve(*findSolver("backtracking"), problemOf(puzzle),
                                      findSolver("backtracking")->defaults(), {});
        QCOMPARE(outcome.reason, StopReason::Exhausted);
        QCOMPARE(outcome.view.numbers.best, 0);
        QCOMPARE(outcome.board(puzzle).placedCount(), 1);
    }

    /// Where nothing fits, the board is that of the fixed pieces.
    void nothingFitsAtAll() {
        const Puzzle puzzle =
            Puzzle({3, 1}, {true, false}, {{{0, 1, 0, 0}}, {{0, 2, 0, 2}}, {{0, 0, 0, 3}}})
                .withHints({{0, Placement(0, 0)}, {2, Placement(2, 0)}});
        const Outcome outcome = solve(*findSolver("backtracking"), problemOf(puzzle),
                                      findSolver("backtracking")->defaults(), {});
        QCOMPARE(outcome.reason, StopReason::Exhausted);
        QCOMPARE(outcome.view.numbers.best, 0);
        QCOMPARE(outcome.board(puzzle).placedCount(), 2);
    }

    void theSeedDrawsTheOrder() {
        Random random(45);
        const Puzzle puzzle = randomPuzzle(random, {{12, 12}, {}, 4, 9});
        const SolverInfo* info = findSolver("backtracking");
        const auto run = [&](std::uint64_t seed) {
            return solve(*info, problemOf(puzzle), info->defaults(), evaluations(100000), seed);
        };
        QVERIFY(run(1).view.best == run(1).view.best);
        QVERIFY(run(1).view.best != run(2).view.best);
    }
};

TESSERA_TEST(TestExactSearch, Needs::Core)

} // namespace tessera::tst_ExactSearch

#include "tst_ExactSearch.moc"
