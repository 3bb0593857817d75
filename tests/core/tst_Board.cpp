// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/Board.h"
#include "core/puzzle/Score.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"

#include <QTest>

using namespace tessera;

namespace {

Puzzle randomPuzzle(Random& random, GridSize size, Rules rules) {
    std::vector<Piece> pieces(static_cast<std::size_t>(size.cells()));
    for (Piece& piece : pieces) {
        for (Color& color : piece.edges) {
            color = static_cast<Color>(1 + random.below(3));
            if (rules.isSigned && random.chance(0.5))
                color = static_cast<Color>(-color);
        }
    }
    return {size, rules, std::move(pieces)};
}

} // namespace

class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void rotationIsClockwise() {
        const Piece piece{{1, 2, 3, 4}};
        QCOMPARE(piece.edge(Side::Right, 1), Color(1));
        QCOMPARE(piece.rotated(1).edges, (std::array<Color, 4>{4, 1, 2, 3}));
        QCOMPARE(piece.rotated(3).rotated(1), piece);
        QCOMPARE(piece.rotated(2).canonical(), piece.canonical());
    }

    void placementCodes() {
        const Placement placement(16128, 3);
        QCOMPARE(placement.piece(), PieceIndex(16128));
        QCOMPARE(placement.rotation(), Rotation(3));
        QVERIFY(!placement.isEmpty());
        QCOMPARE(placement.turned(-2).rotation(), Rotation(1));
        QVERIFY(Placement().turned(1).isEmpty());
    }

    void everyOperationKeepsThePermutation() {
        Random random(5);
        const GridSize size{5, 4};
        Board board(size, 20);
        for (int i = 0; i < 20000; ++i) {
            const int cell = static_cast<int>(random.below(20));
            switch (random.below(4)) {
            case 0:
                board.place(cell, {static_cast<PieceIndex>(random.below(20)),
                                   static_cast<Rotation>(random.below(4))});
                break;
            case 1:
                board.clear(cell);
                break;
            case 2:
                board.swap(cell, static_cast<int>(random.below(20)));
                break;
            default:
                board.rotate(cell, 1);
            }
            int placed = 0;
            for (int c = 0; c < board.cells(); ++c) {
                if (board.at(c).isEmpty())
                    continue;
                ++placed;
                QCOMPARE(board.cellOf(board.at(c).piece()), std::optional<int>(c));
            }
            QCOMPARE(board.placedCount(), placed);
        }
        const auto copy = Board::fromCodes(size, 20, board.codes());
        QVERIFY(copy.has_value());
        QCOMPARE(*copy, board);
    }

    void codesThatAreNoBoardAreRefused() {
        const std::vector<std::uint16_t> twice{0, 1};
        QVERIFY(!Board::fromCodes({2, 1}, 2, twice));
        const std::vector<std::uint16_t> unknown{0, 8};
        QVERIFY(!Board::fromCodes({2, 1}, 2, unknown));
        const std::vector<std::uint16_t> tooFew{0};
        QVERIFY(!Board::fromCodes({2, 1}, 2, tooFew));
    }

    void signedEdgesJoinTheirMates() {
        QVERIFY(joins(3, -3, true));
        QVERIFY(!joins(3, 3, true));
        QVERIFY(joins(3, 3, false));
        QVERIFY(!joins(0, 0, false));
        QVERIFY(!joins(0, 0, true));
    }

    void scoreCountsOnlyPlacedPairs() {
        const Puzzle puzzle({2, 1}, {false, false}, {{{1, 5, 1, 1}}, {{2, 2, 2, 5}}});
        Board board(puzzle.size(), 2);
        board.place(0, {0, 0});
        QCOMPARE(scoreOf(puzzle, board).matched, 0);
        QCOMPARE(scoreOf(puzzle, board).empty, 1);
        board.place(1, {1, 0});
        QCOMPARE(scoreOf(puzzle, board).matched, 1);
        QVERIFY(scoreOf(puzzle, board).isSolved());
        board.rotate(1, 1);
        QCOMPARE(scoreOf(puzzle, board).mismatched, 1);
    }

    void cellNames() {
        QCOMPARE(cellName({100, 3}, 0), QStringLiteral("A1"));
        QCOMPARE(cellName({100, 3}, 127), QStringLiteral("AB2"));
    }

    void impossiblePuzzlesAreRefused() {
        QVERIFY_EXCEPTION_THROWN(Puzzle({0, 4}, {}, {}), UserError);
        QVERIFY_EXCEPTION_THROWN(Puzzle({128, 4}, {}, {}), UserError);
        QVERIFY_EXCEPTION_THROWN(Puzzle({1, 1}, {}, {{{255, 0, 0, 0}}}), UserError);
        QVERIFY_EXCEPTION_THROWN(Puzzle({1, 1}, {}, {{{-1, 0, 0, 0}}}), UserError);
        QVERIFY_EXCEPTION_THROWN(Puzzle({1, 1}, {}, {{{0, 0, 0, 0}}}, {{1, {0, 0}}}), UserError);
    }

    void matchedPlusMismatchedIsTheFullScoreOfAFullBoard() {
        Random random(9);
        for (const bool isSigned : {false, true}) {
            const Puzzle puzzle = randomPuzzle(random, {6, 5}, {false, isSigned});
            Board board(puzzle.size(), puzzle.pieceCount());
            for (int cell = 0; cell < board.cells(); ++cell)
                board.place(cell, {static_cast<PieceIndex>(cell), 0});
            const Score score = scoreOf(puzzle, board);
            QCOMPARE(score.matched + score.mismatched, score.total);
            QVERIFY(score.matched > 0);
        }
    }
};

QTEST_APPLESS_MAIN(TestBoard)
#include "tst_Board.moc"
