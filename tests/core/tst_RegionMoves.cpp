// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/moves/LargeMoves.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/puzzle/Board.h"

namespace tessera::tst_RegionMoves {
using namespace tessera::test;

namespace {

struct Bench {
    Bench(const Puzzle& puzzle, Random& random)
        : problem(puzzle, Board(puzzle.size(), puzzle.pieceCount()), {}, StartKind::Random),
          pieces(puzzle), cells(problem, pieces), board(pieces), moves(board.grid(), cells) {
        makeStart(board, problem, cells, StartKind::Random, random);
    }

    void make(std::span<const Change> changes) {
        for (const Change& change : changes)
            board.set(change);
        QCOMPARE(board.score(), matchedEdges(problem.puzzle(), board.toBoard()));
        QCOMPARE(board.toBoard().emptyCount(), 0);
        QVERIFY(violationsOf(problem.puzzle(), board.toBoard()).empty());
    }
    [[nodiscard]] int inside(const CellBlock& region) const {
        int matched = 0;
        const Board laid = board.toBoard();
        for (int row = region.row; row < region.row + region.height; ++row) {
            for (int column = region.column; column < region.column + region.width; ++column) {
                const int cell = laid.size().cell(column, row);
                const auto counts = [&](Side side) {
                    return jointState(problem.puzzle(), laid, cell, side) == JointState::Matched;
                };
                matched += column + 1 < region.column + region.width && counts(Side::Right) ? 1 : 0;
                matched += row + 1 < region.row + region.height && counts(Side::Down) ? 1 : 0;
            }
        }
        return matched;
    }

    EdgeProblem problem;
    CompiledPuzzle pieces;
    MovableCells cells;
    ScoredBoard board;
    RegionMoves moves;
};

Puzzle framedPuzzle(Random& random) {
    return shuffledPuzzle(random, randomPuzzle(random, {{8, 7}, {true, true}, 2, 2}));
}

} // namespace

class TestRegionMoves : public QObject {
    Q_OBJECT

private slots:
    void turningASquareKeepsWhatMatchesInIt() {
        Random random(81);
        Bench bench(framedPuzzle(random), random);
        for (int i = 0; i < 100; ++i) {
            const auto square = bench.moves.drawSquare(2, 4, random);
            QVERIFY(square.has_value());
            QCOMPARE(square->width, square->height);
            const int inside = bench.inside(*square);
            bench.make(
                bench.moves.rotate(bench.board, *square, 1 + static_cast<int>(random.below(3))));
            QCOMPARE(bench.inside(*square), inside);
        }
    }

    void aSquareIsTurnedClockwise() {
        Random random(82);
        Bench bench(randomPuzzle(random, {{4, 4}, {false, false}, 2, 3}), random);
        const Board before = bench.board.toBoard();
        bench.make(bench.moves.rotate(bench.board, {1, 1, 2, 2}, 1));
        const Board after = bench.board.toBoard();
        QCOMPARE(after.at(6), before.at(5).turned(1));
        QCOMPARE(after.at(10), before.at(6).turned(1));
        QCOMPARE(after.at(9), before.at(10).turned(1));
        QCOMPARE(after.at(5), before.at(9).turned(1));
        bench.make(bench.moves.rotate(bench.board, {1, 1, 2, 2}, 3));
        QCOMPARE(bench.board.toBoard(), before);
    }

    void regionsReachEveryInnerCell() {
        Random random(86);
        const Bench bench(framedPuzzle(random), random);
        std::vector<int> drawn(8 * 7);
        int widest = 0;
        int highest = 0;
        for (int i = 0; i < 3000; ++i) {
            const auto region = bench.moves.drawRegion(1, 8, random);
            QVERIFY(region.has_value());
            widest = std::max(widest, region->width);
            highest = std::max(highest, region->height);
            for (int row = region->row; row < region->row + region->height; ++row) {
                for (int column = region->column; column < region->column + region->width; ++column)
                    ++drawn[static_cast<std::size_t>(row * 8 + column)];
            }
        }
        QCOMPARE(widest, 6);
        QCOMPARE(highest, 5);
        for (int row = 0; row < 7; ++row) {
            for (int column = 0; column < 8; ++column) {
                const bool isInside = row > 0 && row < 6 && column > 0 && column < 7;
                QCOMPARE(drawn[static_cast<std::size_t>(row * 8 + column)] > 0, isInside);
            }
        }
    }

    void regionsChangePlacesWhole() {
        Random random(83);
        Bench bench(framedPuzzle(random), random);
        const CellBlock first{1, 1, 2, 3};
        const CellBlock second{4, 3, 2, 3};
        const int insideFirst = bench.inside(first);
        const int insideSecond = bench.inside(second);
        const Board before = bench.board.toBoard();
        bench.make(bench.moves.swap(bench.board, first, second));
        QCOMPARE(bench.inside(first), insideSecond);
        QCOMPARE(bench.inside(second), insideFirst);
        bench.make(bench.moves.swap(bench.board, first, second));
        QCOMPARE(bench.board.toBoard(), before);
    }

    void invertingTwiceChangesNothing() {
        Random random(84);
        Bench bench(framedPuzzle(random), random);
        for (const CellBlock& region :
             {CellBlock{1, 2, 6, 1}, CellBlock{3, 1, 1, 5}, CellBlock{2, 2, 3, 2}}) {
            const Board before = bench.board.toBoard();
            bench.make(bench.moves.invert(bench.board, region));
            const int from = before.size().cell(region.column, region.row);
            const int to = before.size().cell(region.column + region.width - 1,
                                              region.row + region.height - 1);
            QCOMPARE(bench.board.toBoard().at(to), before.at(from));
            bench.make(bench.moves.invert(bench.board, region));
            QCOMPARE(bench.board.toBoard(), before);
        }
    }

    void scramblingKeepsOneCellAndEveryPiece() {
        Random random(85);
        Bench bench(framedPuzzle(random), random);
        const Position kept = bench.board.grid().position(0);
        for (int i = 0; i < 20; ++i) {
            const Board before = bench.board.toBoard();
            bench.make(bench.moves.scramble(bench.board, kept, random));
            QCOMPARE(bench.board.toBoard().at(0), before.at(0));
            QVERIFY(bench.board.toBoard() != before);
        }
    }

    void halvesDoNotOverlap() {
        Random random(87);
        Bench bench(framedPuzzle(random), random);
        QCOMPARE(bench.moves.freeBounds(), (CellBlock{1, 1, 6, 5}));
        for (int i = 0; i < 200; ++i) {
            const bool across = random.chance(0.5);
            const auto halves = bench.moves.drawHalves(across, random);
            QVERIFY(halves.has_value());
            const auto& [first, second] = *halves;
            QCOMPARE(first.width, second.width);
            QCOMPARE(first.height, second.height);
            if (across)
                QVERIFY(first.row + first.height <= second.row);
            else
                QVERIFY(first.column + first.width <= second.column);
            bench.make(bench.moves.swap(bench.board, first, second));
        }
    }

    void linesCrossTheWholeInside() {
        Random random(88);
        Bench bench(framedPuzzle(random), random);
        for (int i = 0; i < 20; ++i) {
            QCOMPARE(bench.moves.drawLine(true, random)->width, 6);
            QCOMPARE(bench.moves.drawLine(false, random)->height, 5);
        }
    }

    void fixedAndBorderCellsAreNotFree() {
        Random random(86);
        const Puzzle plain = randomPuzzle(random, {{8, 7}, {true, false}, 2, 2});
        Bench bench(plain.withHints({{27, {27, 0}}}), random);
        QVERIFY(!bench.moves.isFree({0, 1, 2, 2}));
        QVERIFY(!bench.moves.isFree({6, 1, 2, 2}));
        QVERIFY(!bench.moves.isFree({3, 3, 1, 1})); // the hint
        QVERIFY(!bench.moves.isFree({5, 5, 9, 9}));
        QVERIFY(bench.moves.isFree({1, 1, 6, 2}));
        for (int i = 0; i < 200; ++i) {
            const auto region = bench.moves.drawRegion(2, 4, random);
            if (region)
                bench.make(bench.moves.invert(bench.board, *region));
            QCOMPARE(bench.board.toBoard().at(27), Placement(27, 0));
        }
        QVERIFY(!bench.moves.drawRegion(7, 7, random).has_value());
    }
};

TESSERA_TEST(TestRegionMoves, Needs::Nothing)

} // namespace tessera::tst_RegionMoves

#include "tst_RegionMoves.moc"
