// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/solvers/exact/CellOrder.h"
#include "core/edges/solvers/exact/SolutionCounter.h"

namespace tessera::tst_JointSupply {
using namespace tessera::test;

/// The joints of a board, by sort: each seen from the cell on the left or above.
static std::vector<int> jointsOf(const Puzzle& puzzle, const Board& board,
                                 const JointSupply& supply) {
    std::vector<int> made(supply.supply().size());
    for (int cell = 0; cell < board.cells(); ++cell) {
        for (const Side side : {Side::Right, Side::Down}) {
            const JointPlace place = jointPlace(puzzle, cell, side);
            ++made[supply.sortOf(place, puzzle.edge(board.at(cell), side))];
        }
    }
    return made;
}

static Board solutionOf(const Puzzle& puzzle) {
    Board board(puzzle.size(), puzzle.pieceCount());
    for (int cell = 0; cell < board.cells(); ++cell)
        board.place(cell, {static_cast<PieceIndex>(cell), 0});
    return board;
}

/// Those of everyKind(), and all unframed ones again with rotations kept.
static std::vector<KindOfPuzzle> kindsWithRotationKept() {
    std::vector<KindOfPuzzle> kinds = everyKind();
    for (KindOfPuzzle kind : everyKind()) {
        kind.rules.keepsRotation = true;
        if (!kind.rules.framed)
            kinds.push_back(kind);
    }
    return kinds;
}

class TestJointSupply : public QObject {
    Q_OBJECT

private slots:
    void solvedFramedBoardsUseTheSupplyUp() {
        Random random(1);
        for (int round = 0; round < 50; ++round) {
            for (const KindOfPuzzle& kind : kindsWithRotationKept()) {
                const Puzzle puzzle = randomPuzzle(random, kind);
                const JointSupply supply(puzzle);
                QVERIFY(supply.isPossible());
                const std::vector<int> made = jointsOf(puzzle, solutionOf(puzzle), supply);
                for (std::size_t sort = 1; sort < made.size(); ++sort) {
                    if (kind.rules.framed)
                        QCOMPARE(made[sort], int{supply.supply()[sort]});
                    else
                        QVERIFY(made[sort] <= supply.supply()[sort]);
                }
                // Only joints without a sort are left out: all of one-wide framed boards.
                const bool counted =
                    !kind.rules.framed || std::min(kind.size.width, kind.size.height) > 1;
                const int uncounted = made.empty() ? 0 : made[JointSupply::kUncounted];
                const int rimSides = kind.size.width + kind.size.height;
                if (counted)
                    QCOMPARE(uncounted, rimSides);
            }
        }
    }

    void bothCellsSeeTheSameSort() {
        Random random(2);
        for (const KindOfPuzzle& kind : kindsWithRotationKept()) {
            const Puzzle puzzle = randomPuzzle(random, kind);
            const JointSupply supply(puzzle);
            const Board board = solutionOf(puzzle);
            for (int cell = 0; cell < board.cells(); ++cell) {
                for (const Side side : kSides) {
                    const auto across = puzzle.size().neighbour(cell, side);
                    if (!across)
                        continue;
                    QCOMPARE(supply.sortOf(jointPlace(puzzle, cell, side),
                                           puzzle.edge(board.at(cell), side)),
                             supply.sortOf(jointPlace(puzzle, *across, opposite(side)),
                                           puzzle.edge(board.at(*across), opposite(side))));
                }
            }
        }
    }

    void edgesThatDoNotComeOutEvenAreSeen() {
        Random random(3);
        const Puzzle puzzle = randomPuzzle(random, {{4, 4}, {}, 2, 3});
        std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
        // An inner edge gets a colour that no other edge has.
        pieces[5].edges[1] = 9;
        const Puzzle odd({4, 4}, {}, pieces);
        QVERIFY(!JointSupply(odd).isPossible());
        const SolutionCount count =
            SolutionCounter(*problemOf(odd), {{.countsJoints = true}, 1, {}}).run();
        QVERIFY(count.complete);
        QCOMPARE(count.solutions, std::uint64_t{0});
        QCOMPARE(count.nodes, std::uint64_t{0});
        // A side's inward colour that no inner piece has, though it occurs twice.
        pieces = {puzzle.pieces().begin(), puzzle.pieces().end()};
        pieces[1].edges[2] = 9;
        pieces[2].edges[2] = 9;
        QVERIFY(!JointSupply(Puzzle({4, 4}, {}, pieces)).isPossible());
    }

    /// Two upper edges of a colour make no joint, although they are a pair.
    void keptRotationsTellDirectionsApart() {
        const std::vector<Piece> pieces{{{1, 2, 3, 4}}, {{1, 5, 6, 7}}};
        const Rules turning{false, false};
        const Rules kept{false, false, true};
        QVERIFY(JointSupply(Puzzle({1, 2}, turning, pieces)).isPossible());
        QVERIFY(!JointSupply(Puzzle({1, 2}, kept, pieces)).isPossible());
        const Puzzle joined({1, 2}, kept, {{{1, 2, 3, 4}}, {{3, 5, 6, 7}}});
        const JointSupply supply(joined);
        QVERIFY(supply.isPossible());
        QCOMPARE(supply.supply()[supply.sortOf(jointPlace(joined, 0, Side::Down), 3)],
                 std::int16_t{1});
        QCOMPARE(supply.supply()[supply.sortOf(jointPlace(joined, 0, Side::Down), 6)],
                 std::int16_t{0});
    }

    void moreSortsThanCanBeNumberedAreNotCounted() {
        std::vector<Piece> pieces;
        for (int i = 0; i < 100; ++i) {
            Piece piece;
            for (int side = 0; side < 4; ++side)
                piece.edges[static_cast<std::size_t>(side)] =
                    static_cast<Color>((side % 2 == 0 ? 1 : -1) * (1 + (4 * i + side) % 127));
            pieces.push_back(piece);
        }
        const Puzzle framed({10, 10}, {true, true}, pieces);
        QVERIFY(JointSupply(framed).supply().size() <= 256);
        // Of 128 right edges and as many lower ones, and joints that are not counted: one too many.
        for (const int lower : {127, 128}) {
            std::vector<Piece> kept;
            for (int i = 0; i < 128; ++i)
                kept.push_back({{1, static_cast<Color>(1 + i),
                                 static_cast<Color>(1 + std::min(i, lower - 1)), 1}});
            const JointSupply supply(Puzzle({16, 8}, {false, false, true}, kept));
            QCOMPARE(supply.supply().size(), std::size_t(lower == 127 ? 256 : 0));
        }
    }
};

TESSERA_TEST(TestJointSupply, Needs::Core)

} // namespace tessera::tst_JointSupply

#include "tst_JointSupply.moc"
