// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/moves/MovableCells.h"
#include "core/edges/puzzle/Board.h"
#include "core/support/UserError.h"

#include <set>

namespace tessera::tst_StartBoard {
using namespace tessera::test;

namespace {

Board emptyBoard(const Puzzle& puzzle) { return {puzzle.size(), puzzle.pieceCount()}; }

Board startOf(const EdgeProblem& problem, Random& random) {
    const CompiledPuzzle pieces(problem.puzzle());
    const MovableCells cells(problem, pieces);
    ScoredBoard board(pieces);
    makeStart(board, problem, cells, problem.startKind(), random);
    return board.toBoard();
}

} // namespace

class TestStartBoard : public QObject {
    Q_OBJECT

private slots:
    void everyStartFillsTheBoardAndRespectsTheFrame() {
        Random random(21);
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, kind));
            for (const auto start : {StartKind::Random, StartKind::Greedy, StartKind::Board}) {
                const EdgeProblem problem(puzzle, emptyBoard(puzzle), {}, start);
                const Board board = startOf(problem, random);
                QCOMPARE(board.emptyCount(), 0);
                QVERIFY(violationsOf(puzzle, board).empty());
            }
        }
    }

    void whatIsNotPlacedIsSpare() {
        Random random(23);
        const Puzzle puzzle = randomPuzzle(random, {{5, 4}, {true, false}, 2, 4});
        const CompiledPuzzle pieces(puzzle);
        ScoredBoard board(pieces);
        for (const int cell : {0, 7, 19})
            board.set(board.grid().position(cell), {static_cast<PieceIndex>(cell), 0});
        std::multiset<int> spare;
        const SparePieces found = sparePieces(board);
        for (std::size_t kind = 0; kind < found.size(); ++kind) {
            for (const PieceIndex piece : found[kind]) {
                QCOMPARE(static_cast<std::size_t>(pieces.kindOfPiece(piece)), kind);
                spare.insert(piece);
            }
        }
        std::multiset<int> expected;
        for (int piece = 1; piece < 19; ++piece) {
            if (piece != 7)
                expected.insert(piece);
        }
        QVERIFY(spare == expected);
    }

    void fixedPiecesAndTheGivenBoardStay() {
        Random random(22);
        const Puzzle plain = randomPuzzle(random, {{6, 5}, {true, false}, 2, 4});
        const Puzzle puzzle = plain.withHints({{14, {14, 0}}});
        Board given = emptyBoard(puzzle);
        for (const int cell : {0, 3, 8, 9, 15})
            given.place(cell, {static_cast<PieceIndex>(cell), 0});
        std::vector<bool> locked(30);
        locked[8] = true;
        for (int i = 0; i < 50; ++i) {
            for (const auto kind : {StartKind::Random, StartKind::Greedy, StartKind::Board}) {
                const EdgeProblem problem(puzzle, given, locked, kind);
                QVERIFY(problem.isFixed(14) && problem.isFixed(8) && !problem.isFixed(9));
                const Board board = startOf(problem, random);
                QCOMPARE(board.at(14), Placement(14, 0));
                QCOMPARE(board.at(8), Placement(8, 0));
                if (kind == StartKind::Board)
                    QCOMPARE(board.at(9), Placement(9, 0));
            }
        }
    }

    void givenPiecesThatBreakTheFrameAreLaidAside() {
        Random random(23);
        const Puzzle puzzle = randomPuzzle(random, {{4, 4}, {true, false}, 2, 4});
        Board given = emptyBoard(puzzle);
        given.place(5, {0, 0});
        given.place(0, {5, 0});
        const Board board = startOf(EdgeProblem(puzzle, given, {}, StartKind::Board), random);
        QCOMPARE(board.emptyCount(), 0);
        QVERIFY(violationsOf(puzzle, board).empty());
    }

    void randomStartsReachEveryPieceAndRotation() {
        Random random(24);
        const Puzzle puzzle = randomPuzzle(random, {{3, 2}, {false, false}, 2, 4});
        const EdgeProblem problem(puzzle, emptyBoard(puzzle), {}, StartKind::Random);
        std::set<std::uint16_t> seen;
        for (int i = 0; i < 500; ++i)
            seen.insert(startOf(problem, random).at(2).code());
        QCOMPARE(seen.size(), std::size_t(24));
    }

    void greedyStartsAreMuchBetterThanRandomOnes() {
        Random random(25);
        const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, {{10, 10}, {}, 4, 10}));
        const EdgeProblem greedy(puzzle, emptyBoard(puzzle), {}, StartKind::Greedy);
        const EdgeProblem plain(puzzle, emptyBoard(puzzle), {}, StartKind::Random);
        for (int i = 0; i < 10; ++i) {
            const int good = matchedEdges(puzzle, startOf(greedy, random));
            QVERIFY2(good > 120, qPrintable(QString::number(good)));
            QVERIFY(matchedEdges(puzzle, startOf(plain, random)) < 60);
        }
    }

    void bestPieceTakesTheBestAndDrawsTies() {
        // Piece 1 matches piece 0 only if rotated; pieces 2 and 3 tie below it.
        const Puzzle puzzle({4, 1}, {false, false},
                            {{{1, 2, 1, 1}}, {{3, 3, 3, 2}}, {{4, 4, 4, 4}}, {{5, 5, 5, 5}}});
        const CompiledPuzzle pieces(puzzle);
        ScoredBoard board(pieces);
        board.set(board.grid().position(0), {0, 0});
        Random random(26);
        const std::vector<PieceIndex> all{3, 2, 1};
        for (int i = 0; i < 20; ++i) {
            const BestPiece best = bestPieceFor(board, board.grid().position(1), all, random);
            QCOMPARE(best.placement, Placement(1, 0));
            QCOMPARE(best.index, std::size_t(2));
            QCOMPARE(best.matches, 1);
        }
        std::set<PieceIndex> seen;
        const std::vector<PieceIndex> poor{3, 2};
        for (int i = 0; i < 100; ++i)
            seen.insert(
                bestPieceFor(board, board.grid().position(1), poor, random).placement.piece());
        QCOMPARE(seen.size(), std::size_t(2));
    }

    /// Pieces 0 and 1 are copies, both are hints, and one of them lies on the other's cell.
    void hintsThatAreCopiesAreAllThere() {
        Random random(28);
        const Puzzle other = randomPuzzle(random, {{3, 3}, {false, false}, 2, 4});
        std::vector<Piece> pieces(other.pieces().begin(), other.pieces().end());
        pieces[0] = pieces[1];
        const Puzzle puzzle({3, 3}, {false, false}, pieces, {{0, {0, 0}}, {4, {1, 0}}});
        Board given = emptyBoard(puzzle);
        given.place(0, {1, 0});
        const EdgeProblem problem(puzzle, given, {}, StartKind::Board);
        for (const Hint& hint : puzzle.hints()) {
            QVERIFY(problem.isFixed(hint.cell));
            QCOMPARE(problem.start().at(hint.cell), hint.placement);
        }
        // Copies that are exchanged look right already.
        given.place(4, {0, 0});
        QCOMPARE(EdgeProblem(puzzle, given, {}, StartKind::Board).start(), given);
    }

    void impossibleProblemsAreRefused() {
        Random random(27);
        const Puzzle puzzle = randomPuzzle(random, {{4, 4}, {true, false}, 2, 4});
        const Board empty = emptyBoard(puzzle);
        std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
        pieces.pop_back();
        const Puzzle incomplete({4, 4}, {}, pieces);
        QVERIFY_THROWS_EXCEPTION(
            UserError, EdgeProblem(incomplete, emptyBoard(incomplete), {}, StartKind::Random));
        pieces.push_back(pieces[5]);
        const Puzzle cornerMissing({4, 4}, {}, pieces);
        QVERIFY_THROWS_EXCEPTION(UserError,
                                 EdgeProblem(cornerMissing, empty, {}, StartKind::Random));
        QVERIFY_THROWS_EXCEPTION(UserError,
                                 EdgeProblem(puzzle, Board({5, 4}, 16), {}, StartKind::Random));

        const Puzzle hinted = puzzle.withHints({{5, {5, 0}}});
        Board clash = empty;
        clash.place(6, {5, 0});
        std::vector<bool> locked(16);
        QCOMPARE(EdgeProblem(hinted, clash, locked, StartKind::Random).start().at(5),
                 Placement(5, 0));
        locked[6] = true;
        QVERIFY_THROWS_EXCEPTION(UserError, EdgeProblem(hinted, clash, locked, StartKind::Random));
        QVERIFY_THROWS_EXCEPTION(
            UserError, EdgeProblem(puzzle.withHints({{5, {0, 0}}}), empty, {}, StartKind::Random));
    }
};

TESSERA_TEST(TestStartBoard, Needs::Nothing)

} // namespace tessera::tst_StartBoard

#include "tst_StartBoard.moc"
