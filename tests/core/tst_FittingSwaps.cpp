// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/moves/MovableCells.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/local/MetropolisWalk.h"

#include <algorithm>
#include <functional>
#include <set>

namespace tessera::tst_FittingSwaps {
using namespace tessera::test;

namespace {

/// A full random board, with the first inner cell optionally fixed.
struct FullBoard {
    FullBoard(const Puzzle& puzzle, Random& random, bool fixOne = false)
        : problem(fixOne ? withFixedPiece(puzzle) : puzzle,
                  Board(puzzle.size(), puzzle.pieceCount()), {}, StartKind::Random),
          pieces(problem.puzzle()), cells(problem, pieces), board(pieces) {
        makeStart(board, problem, cells, StartKind::Random, random);
    }

    static Puzzle withFixedPiece(const Puzzle& puzzle) {
        const CompiledPuzzle compiled(puzzle);
        int cell = 0;
        while (compiled.kindOfCell(cell) != CellKind::Inner)
            ++cell;
        PieceIndex piece = 0;
        while (compiled.kindOfPiece(piece) != CellKind::Inner)
            ++piece;
        return puzzle.withHints({{cell, {piece, 0}}});
    }

    /// Whether a piece matches two neighbours that are next to each other.
    [[nodiscard]] bool fits(PieceIndex piece, Position position) const {
        for (Rotation rotation = 0; rotation < 4; ++rotation) {
            if (!problem.puzzle().respectsFrame(board.grid().cell(position), {piece, rotation}))
                continue;
            const PackedEdges edges = pieces.edges({piece, rotation});
            const auto matches = [&](Side side) {
                const Position there = board.grid().neighbour(position, side);
                return packedEdge(edges, side) ==
                       packedEdge(pieces.edges(board.at(there)), opposite(side));
            };
            for (unsigned side = 0; side < 4; ++side) {
                if (matches(kSides[side]) && matches(kSides[(side + 1) % 4]))
                    return true;
            }
        }
        return false;
    }

    [[nodiscard]] std::set<Position> faultyInside() const {
        std::set<Position> faulty;
        for (const Position position : cells.ofKind(CellKind::Inner)) {
            int joints = 0;
            for (const Side side : kSides)
                joints += board.grid().size.onRim(board.grid().cell(position), side) ? 0 : 1;
            if (board.matches(position) < joints)
                faulty.insert(position);
        }
        return faulty;
    }

    EdgeProblem problem;
    CompiledPuzzle pieces;
    MovableCells cells;
    ScoredBoard board;
};

void forEachKind(const std::function<void(FullBoard&, Random&)>& test) {
    Random random(61);
    for (const Rules& rules :
         {Rules{true, true}, Rules{true, false}, Rules{false, true}, Rules{false, false},
          Rules{false, true, true}, Rules{false, false, true}}) {
        const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, {{6, 5}, rules, 2, 3}));
        for (const bool fixOne : {true, false}) {
            FullBoard full(puzzle, random, fixOne);
            test(full, random);
        }
    }
}

} // namespace

class TestFittingSwaps : public QObject {
    Q_OBJECT

private slots:
    void exactlyThePiecesThatFitAreDrawn() {
        forEachKind([](FullBoard& full, Random& random) {
            const FittingSwaps swaps(full.board, full.cells);
            std::set<std::pair<Position, Position>> drawn;
            for (int i = 0; i < 400000; ++i) {
                if (const auto swap = swaps.draw(random))
                    drawn.insert(*swap);
            }
            const auto inner = full.cells.ofKind(CellKind::Inner);
            for (const Position a : inner) {
                for (const Position b : inner) {
                    const bool fits = a != b && full.fits(full.board.at(b).piece(), a);
                    QCOMPARE(drawn.contains({a, b}), fits);
                }
            }
        });
    }

    void changesAreFollowed() {
        forEachKind([](FullBoard& full, Random& random) {
            FittingSwaps swaps(full.board, full.cells);
            FaultyCells faulty(full.board, full.cells.ofKind(CellKind::Inner));
            const auto change = [&](Position position) {
                swaps.changed(position);
                faulty.changed(position);
            };
            for (int i = 0; i < 300; ++i) {
                const auto [a, b] = full.cells.drawPair(random);
                full.board.make(full.board.planSwap(a, b, random.below(16)));
                change(a);
                change(b);
                const auto listed = faulty.positions();
                QCOMPARE(std::set<Position>(listed.begin(), listed.end()), full.faultyInside());
                const auto swap = swaps.draw(random);
                QVERIFY(!swap || full.fits(full.board.at(swap->second).piece(), swap->first));
            }
        });
    }

    /// Only recheckAll() is called for the new board.
    void anotherBoardIsReadAnew() {
        forEachKind([](FullBoard& full, Random& random) {
            FittingSwaps swaps(full.board, full.cells);
            makeStart(full.board, full.problem, full.cells, StartKind::Random, random);
            swaps.recheckAll();
            for (int i = 0; i < 300; ++i) {
                const auto swap = swaps.draw(random);
                QVERIFY(!swap || full.fits(full.board.at(swap->second).piece(), swap->first));
            }
        });
    }

    void boardsWithoutInnerCellsHaveNone() {
        Random random(62);
        for (const GridSize size : {GridSize{1, 5}, GridSize{2, 4}, GridSize{3, 3}}) {
            const Puzzle puzzle = randomPuzzle(random, {size, {true, false}, 2, 3});
            const FullBoard full(puzzle, random);
            const FittingSwaps swaps(full.board, full.cells);
            for (int i = 0; i < 100; ++i)
                QVERIFY(!swaps.draw(random));
        }
    }

    void walksWithFittingSwapsKeepTheScoreAndTheFixedPieces() {
        forEachKind([](FullBoard& full, Random& random) {
            MetropolisWalk walk(full.board, full.cells, 0.1);
            const Puzzle& puzzle = full.problem.puzzle();
            for (const double temperature : {1.0, 0.3, 0.0}) {
                walk.setTemperature(temperature);
                walk.proposeFitting(0.9);
                QCOMPARE(walk.walkUntilAbove(puzzle.totalEdges(), 5000, random),
                         std::uint64_t{5000});
                const Board board = full.board.toBoard();
                QCOMPARE(full.board.score(), matchedEdges(puzzle, board));
                QVERIFY(board.emptyCount() == 0 && violationsOf(puzzle, board).empty());
            }
        });
    }

    void fittingSwapsAreAcceptedFarMoreOften() {
        Random random(63);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{12, 12}, {true, false}, 5, 17}));
        const auto accepted = [&](double share) {
            Random own(64);
            FullBoard full(puzzle, own);
            MetropolisWalk walk(full.board, full.cells, 0.0);
            walk.setTemperature(0.2);
            walk.proposeFitting(0.0);
            walk.walkUntilAbove(puzzle.totalEdges(), 300000, own);
            const std::uint64_t before = walk.accepted();
            walk.proposeFitting(share);
            walk.walkUntilAbove(puzzle.totalEdges(), 100000, own);
            return walk.accepted() - before;
        };
        QVERIFY(accepted(1.0) > 3 * accepted(0.0));
    }
};

TESSERA_TEST(TestFittingSwaps, Needs::Nothing)

} // namespace tessera::tst_FittingSwaps

#include "tst_FittingSwaps.moc"
