// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/moves/LargeMoves.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/local/Descent.h"
#include "core/edges/solvers/local/GreedyFill.h"

#include <algorithm>

namespace tessera::tst_LocalMoves {
using namespace tessera::test;

namespace {

/// A puzzle with a full random board, and a context that never ends.
struct Bench {
    Bench(const Puzzle& puzzle, Random& random)
        : problem(puzzle, Board(puzzle.size(), puzzle.pieceCount()), {}, StartKind::Random),
          pieces(puzzle), cells(problem, pieces), board(pieces) {
        makeStart(board, problem, cells, StartKind::Random, random);
    }

    [[nodiscard]] int trueScore() const { return matchedEdges(problem.puzzle(), board.toBoard()); }

    EdgeProblem problem;
    CompiledPuzzle pieces;
    MovableCells cells;
    ScoredBoard board;
    SearchSnapshot snapshot;
    SearchControl control;
    SearchContext context{snapshot, control, {}, 1 << 20, 7};
};

bool isLocalOptimum(const Bench& bench) {
    const ScoredBoard& board = bench.board;
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        const auto positions = bench.cells.ofKind(static_cast<CellKind>(kind));
        for (const Position a : positions) {
            for (const Position b : positions) {
                if (a < b && board.swapDelta(a, b) > 0)
                    return false;
            }
        }
    }
    return std::ranges::all_of(bench.cells.rotatable(), [&](Position position) {
        return board.bestMatchesOf(board.at(position).piece(), position) == board.matches(position);
    });
}

void descend(Bench& bench, Descent& descent) {
    bool improved = true;
    while (improved) {
        improved = descent.improveByRotation(bench.context);
        for (std::size_t kind = 0; kind < kCellKinds; ++kind)
            improved =
                descent.improveBySwap(static_cast<CellKind>(kind), bench.context) || improved;
    }
}

} // namespace

class TestLocalMoves : public QObject {
    Q_OBJECT

private slots:
    void compoundMovesAreEvaluatedExactly() {
        Random random(51);
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            Bench bench(shuffledPuzzle(random, randomPuzzle(random, kind)), random);
            for (int i = 0; i < 120 && bench.cells.canSwap(); ++i) {
                CompoundMove move;
                const std::uint32_t parts = 1 + random.below(5);
                for (std::uint32_t part = 0; part < parts; ++part) {
                    if (random.chance(0.4) && !bench.cells.rotatable().empty()) {
                        move.addRotation(bench.cells.drawRotatable(random), random.below(3));
                    } else {
                        const auto [a, b] = bench.cells.drawPair(random);
                        move.addSwap(a, b, random.chance(0.5));
                    }
                }
                const Board before = bench.board.toBoard();
                const int delta = move.evaluate(bench.board);
                QCOMPARE(bench.board.toBoard(), before);
                QCOMPARE(bench.board.score(), bench.trueScore());
                const int old = bench.board.score();
                move.make(bench.board);
                QCOMPARE(bench.board.score(), bench.trueScore());
                QCOMPARE(bench.board.score() - old, delta);
                QVERIFY(violationsOf(bench.problem.puzzle(), bench.board.toBoard()).empty());
            }
        }
    }

    void descentsEndInTrueLocalOptima() {
        Random random(52);
        for (const auto improvement : {Improvement::First, Improvement::Best}) {
            for (const KindOfPuzzle& kind : everyKindAndKept()) {
                Bench bench(shuffledPuzzle(random, randomPuzzle(random, kind)), random);
                Descent descent(bench.board, bench.cells, improvement);
                descent.recheckAll();
                descend(bench, descent);
                QVERIFY(isLocalOptimum(bench));
                // After that only changed cells are checked again.
                for (int i = 0; i < 20 && bench.cells.canSwap(); ++i) {
                    const auto [a, b] = bench.cells.drawPair(random);
                    descent.make(bench.board.planPlainSwap(a, b));
                    descend(bench, descent);
                    QVERIFY(isLocalOptimum(bench));
                    QCOMPARE(bench.board.score(), bench.trueScore());
                }
            }
        }
    }

    void greedyFillsTakeAFullMatchWhereThereIsOne() {
        Random random(53);
        for (const auto order : {FillOrder::Rows, FillOrder::Columns, FillOrder::Walk}) {
            for (const KindOfPuzzle& kind : everyKindAndKept()) {
                const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, kind));
                Bench bench(puzzle, random);
                GreedyFill(bench.board, bench.problem, bench.cells).fill(order, random);
                QCOMPARE(bench.board.toBoard().emptyCount(), 0);
                QVERIFY(violationsOf(puzzle, bench.board.toBoard()).empty());
            }
            // Any two of these pieces can join, so a chain never misses.
            const Puzzle chain({9, 1}, {false, false}, std::vector<Piece>(9, {{1, 2, 3, 2}}));
            Bench bench(chain, random);
            GreedyFill(bench.board, bench.problem, bench.cells).fill(order, random);
            if (order != FillOrder::Walk)
                QCOMPARE(bench.board.score(), 8);
            QVERIFY(bench.board.score() >= 7);
        }
    }

    void greedyKeepsFixedPiecesAndServesAgain() {
        Random random(54);
        const Puzzle plain = randomPuzzle(random, {{6, 6}, {}, 2, 4});
        Bench bench(plain.withHints({{7, {8, 2}}}), random);
        GreedyFill greedy(bench.board, bench.problem, bench.cells);
        for (int i = 0; i < 5; ++i) {
            greedy.fill(i % 2 == 0 ? FillOrder::Walk : FillOrder::Rows, random);
            QCOMPARE(bench.board.toBoard().at(7), Placement(8, 2));
            QCOMPARE(bench.board.toBoard().emptyCount(), 0);
        }
    }

    void localSearchNeverGetsWorseAndKeepsOnlyGains() {
        Random random(55);
        const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, {{8, 8}, {}, 3, 8}));
        const SolverInfo* info = findSolver("local-search");
        ParameterValues values = info->defaults();
        values.apply(*info->preset("soederlind-2010"));
        int last = 0;
        for (const std::uint64_t budget : {20000U, 100000U, 500000U}) {
            const Outcome outcome = solve(*info, problemOf(puzzle), values, evaluations(budget));
            QVERIFY(outcome.view.numbers.best >= last);
            QCOMPARE(outcome.view.numbers.current, outcome.view.numbers.best);
            last = outcome.view.numbers.best;
        }
    }
};

TESSERA_TEST(TestLocalMoves, Needs::Nothing)

} // namespace tessera::tst_LocalMoves

#include "tst_LocalMoves.moc"
