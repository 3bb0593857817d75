// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/puzzle/Board.h"

#include <algorithm>
#include <cstdlib>

namespace tessera::tst_ScoredBoard {
using namespace tessera::test;

namespace {

struct Bench {
    explicit Bench(const Puzzle& puzzle, StartKind start = StartKind::Random)
        : problem(puzzle, Board(puzzle.size(), puzzle.pieceCount()), {}, start), pieces(puzzle),
          cells(problem, pieces), board(pieces) {}

    [[nodiscard]] int trueScore() const { return matchedEdges(problem.puzzle(), board.toBoard()); }

    EdgeProblem problem;
    CompiledPuzzle pieces;
    MovableCells cells;
    ScoredBoard board;
};

/// The best score after exchanging two cells, by brute force.
int bestSwapByForce(const Bench& bench, Position a, Position b) {
    const PaddedGrid& grid = bench.board.grid();
    const Board before = bench.board.toBoard();
    const int cellA = grid.cell(a);
    const int cellB = grid.cell(b);
    int best = -1;
    for (int turnA = 0; turnA < 4; ++turnA) {
        for (int turnB = 0; turnB < 4; ++turnB) {
            Board board = before;
            board.swap(cellA, cellB);
            board.rotate(cellA, turnA);
            board.rotate(cellB, turnB);
            const Puzzle& puzzle = bench.problem.puzzle();
            if (puzzle.respectsFrame(cellA, board.at(cellA)) &&
                puzzle.respectsFrame(cellB, board.at(cellB)))
                best = std::max(best, matchedEdges(puzzle, board));
        }
    }
    return best;
}

} // namespace

class TestScoredBoard : public QObject {
    Q_OBJECT

private slots:
    void equalBytesCountsThem() {
        QCOMPARE(equalBytes(0x01020304, 0x01020304), 4);
        QCOMPARE(equalBytes(0x01020304, 0x01ff0304), 3);
        QCOMPARE(equalBytes(0x80000080, 0x00000000), 2);
        QCOMPARE(equalBytes(0xffffffff, 0x00000000), 0);
    }

    void paddedGridsKnowTheirNeighbours() {
        for (const GridSize size :
             {GridSize{1, 1}, GridSize{5, 3}, GridSize{1, 4}, GridSize{4, 2}}) {
            const PaddedGrid grid{size};
            for (int a = 0; a < size.cells(); ++a) {
                const Position here = grid.position(a);
                QVERIFY(here < grid.positions());
                QCOMPARE(grid.cell(here), a);
                for (const Side side : kSides) {
                    const auto across = size.neighbour(a, side);
                    QVERIFY(grid.neighbour(here, side) < grid.positions());
                    if (across)
                        QCOMPARE(grid.neighbour(here, side), grid.position(*across));
                }
                for (int b = 0; b < size.cells(); ++b) {
                    const int distance = std::abs(size.column(a) - size.column(b)) +
                                         std::abs(size.row(a) - size.row(b));
                    QCOMPARE(grid.adjacent(here, grid.position(b)), distance == 1);
                }
            }
        }
    }

    void compiledPiecesMatchAsTheirColoursDo() {
        Random random(3);
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Puzzle puzzle = randomPuzzle(random, kind);
            const CompiledPuzzle pieces(puzzle);
            for (int i = 0; i < 200; ++i) {
                const auto count = static_cast<std::uint32_t>(4 * puzzle.pieceCount());
                const auto a = Placement::fromCode(static_cast<std::uint16_t>(random.below(count)));
                const auto b = Placement::fromCode(static_cast<std::uint16_t>(random.below(count)));
                for (const Side side : kSides) {
                    QCOMPARE(packedEdge(pieces.edges(a), side) ==
                                 packedEdge(pieces.edges(b), opposite(side)),
                             joins(puzzle.edge(a, side), puzzle.edge(b, opposite(side)),
                                   puzzle.isSigned()));
                    QVERIFY(packedEdge(pieces.edges(a), side) !=
                            packedEdge(pieces.greyEdges(), opposite(side)));
                }
            }
        }
    }

    void allowedRotationsAreThoseThatRespectTheFrame() {
        Random random(4);
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, kind));
            const CompiledPuzzle pieces(puzzle);
            for (int piece = 0; piece < puzzle.pieceCount(); ++piece) {
                const auto index = static_cast<PieceIndex>(piece);
                for (int cell = 0; cell < puzzle.size().cells(); ++cell) {
                    if (pieces.kindOfPiece(index) != pieces.kindOfCell(cell))
                        continue;
                    const unsigned allowed = pieces.allowedRotations(index, cell);
                    for (Rotation rotation = 0; rotation < 4; ++rotation) {
                        const bool fits = puzzle.respectsFrame(cell, {index, rotation});
                        QCOMPARE((allowed >> (4U * rotation)) & 15U, fits ? 15U : 0U);
                    }
                }
            }
        }
    }

    void theBestRotationTableAgreesWithCounting() {
        for (unsigned bits = 0; bits < 65536; bits += 7) {
            const auto matches = static_cast<RotationMatches>(bits);
            int most = 0;
            for (Rotation rotation = 0; rotation < 4; ++rotation) {
                int count = 0;
                for (unsigned side = 0; side < 4; ++side)
                    count += static_cast<int>((bits >> (4U * rotation + side)) & 1U);
                QCOMPARE(matchesIn(matches, rotation), count);
                most = std::max(most, count);
            }
            QCOMPARE(static_cast<int>(kBestMatches[bits]), most);
            QCOMPARE(matchesIn(matches, bestRotation(matches, 0xffff, bits & 3U)), most);
        }
    }

    void deltasEqualScoringAgain() {
        Random random(11);
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            Bench bench(shuffledPuzzle(random, randomPuzzle(random, kind)));
            ScoredBoard& board = bench.board;
            makeStart(board, bench.problem, bench.cells, StartKind::Random, random);
            QCOMPARE(board.score(), bench.trueScore());
            for (int i = 0; i < 150 && bench.cells.canSwap(); ++i) {
                const auto [a, b] = bench.cells.drawPair(random);
                const int before = board.score();
                const PlannedSwap swap =
                    i % 3 == 0 ? board.planPlainSwap(a, b) : board.planSwap(a, b, random.below(16));
                const int wanted = i % 3 == 0 ? before + swap.delta : bestSwapByForce(bench, a, b);
                const int promised = i % 3 == 0 ? swap.delta : board.swapDelta(a, b);
                const Placement oldA = board.at(a);
                const Placement oldB = board.at(b);
                board.make(swap);
                QCOMPARE(board.score(), bench.trueScore());
                QCOMPARE(board.score(), wanted);
                QCOMPARE(swap.delta, promised);
                QCOMPARE(board.score() - before, promised);
                QVERIFY(violationsOf(bench.problem.puzzle(), board.toBoard()).empty());
                if (i % 2 == 0) {
                    board.set(a, oldA);
                    board.set(b, oldB);
                    QCOMPARE(board.score(), before);
                    QCOMPARE(board.score(), bench.trueScore());
                }
            }
        }
    }

    void rotationsRespectTheFrameAndTheirDeltasAreExact() {
        Random random(12);
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            Bench bench(shuffledPuzzle(random, randomPuzzle(random, kind)));
            ScoredBoard& board = bench.board;
            makeStart(board, bench.problem, bench.cells, StartKind::Random, random);
            for (int i = 0; i < 60 && !bench.cells.rotatable().empty(); ++i) {
                const Position position = bench.cells.drawRotatable(random);
                const Placement turned = board.otherRotation(position, random.below(3));
                QVERIFY(turned != board.at(position));
                const int wanted = board.score() + board.setDelta(position, turned);
                board.set(position, turned);
                QCOMPARE(board.score(), wanted);
                QCOMPARE(board.score(), bench.trueScore());
                QVERIFY(violationsOf(bench.problem.puzzle(), board.toBoard()).empty());
            }
        }
    }

    void partialBoardsAreScoredToo() {
        Random random(13);
        Bench bench(randomPuzzle(random, {{5, 4}, {true, true}, 2, 2}));
        for (int i = 0; i < 500; ++i) {
            Board board = bench.board.toBoard();
            const int cell = static_cast<int>(random.below(20));
            const bool empty = random.chance(0.4);
            board.place(cell, empty ? Placement()
                                    : Placement(static_cast<PieceIndex>(random.below(20)),
                                                static_cast<Rotation>(random.below(4))));
            bench.board.assign(board.codes());
            QCOMPARE(bench.board.toBoard(), board);
            QCOMPARE(bench.board.score(), bench.trueScore());
        }
    }
};

TESSERA_TEST(TestScoredBoard, Needs::Nothing)

} // namespace tessera::tst_ScoredBoard

#include "tst_ScoredBoard.moc"
