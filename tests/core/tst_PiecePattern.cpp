// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/puzzle/Puzzle.h"
#include "core/support/Random.h"

#include <algorithm>

namespace tessera::tst_PiecePattern {

namespace {

Puzzle puzzleOf(std::vector<Piece> pieces, bool isSigned = false) {
    return {{2, 2}, {false, isSigned}, std::move(pieces)};
}

std::vector<PieceIndex> found(const Puzzle& puzzle, const QString& text) {
    return piecesNamed(puzzle, text).value();
}

using Indices = std::vector<PieceIndex>;

} // namespace

class TestPiecePattern : public QObject {
    Q_OBJECT

private slots:
    void numbersNameOnePiece() {
        const Puzzle puzzle = puzzleOf({{{1, 1, 2, 2}}, {{1, 2, 3, 4}}, {{0, 0, 1, 1}}});
        QCOMPARE(found(puzzle, QStringLiteral(" 2 ")), Indices{1});
        QCOMPARE(found(puzzle, QStringLiteral("1")), Indices{0});
        QCOMPARE(found(puzzle, QStringLiteral("3")), Indices{2});
        QVERIFY(!piecesNamed(puzzle, u"0"));
        QVERIFY(!piecesNamed(puzzle, u"4"));
        QVERIFY(!piecesNamed(puzzle, u"-1"));
    }

    void lettersAreEdgesInAnyRotation() {
        const Puzzle puzzle =
            puzzleOf({{{1, 1, 2, 2}}, {{1, 2, 3, 4}}, {{0, 0, 1, 1}}, {{4, 1, 2, 3}}});
        QCOMPARE(found(puzzle, QStringLiteral("bcde")), (Indices{1, 3}));
        QCOMPARE(found(puzzle, QStringLiteral("BCDE")), (Indices{1, 3}));
        QCOMPARE(found(puzzle, QStringLiteral("edcb")), Indices{});
        QCOMPARE(found(puzzle, QStringLiteral("a?b?")), Indices{2});
        QCOMPARE(found(puzzle, QStringLiteral("b?d?")), (Indices{1, 3}));
        QCOMPARE(found(puzzle, QStringLiteral("????")), (Indices{0, 1, 2, 3}));
    }

    void capitalsAreTabsInSignedPuzzles() {
        const Puzzle puzzle = puzzleOf({{{1, -1, 2, 2}}, {{1, 1, 2, 2}}}, true);
        QCOMPARE(found(puzzle, QStringLiteral("Bb??")), Indices{0});
        QCOMPARE(found(puzzle, QStringLiteral("BBCC")), Indices{1});
    }

    void numbersBetweenCommasAreEdges() {
        const Puzzle puzzle = puzzleOf({{{30, 1, 2, 2}}, {{1, 2, 3, 30}}});
        QCOMPARE(found(puzzle, QStringLiteral("30, 1,?,2")), Indices{0});
        QCOMPARE(found(puzzle, QStringLiteral("30,?,?,?")), (Indices{0, 1}));
    }

    void everythingElseIsNothing() {
        const Puzzle puzzle = puzzleOf({{{1, 1, 2, 2}}});
        for (const char* text : {"", "abc", "abcde", "a b?", "1,2,3", "1,2,3,x", "1,2,3,999",
                                 "ä???", "{???", "`???", ",,,", "99999999999"})
            QVERIFY2(!piecesNamed(puzzle, QString::fromUtf8(text)), text);
    }

    void everyPieceFindsItself() {
        Random random(9);
        const Puzzle puzzle = test::randomPuzzle(random, {{6, 5}, {true, true}, 2, 3});
        for (int i = 0; i < puzzle.pieceCount(); ++i) {
            QString text;
            for (const Side side : kSides) {
                const Color color =
                    puzzle.piece(static_cast<PieceIndex>(i)).edge(side, Rotation(i % 4));
                text += QChar(static_cast<char16_t>((color < 0 ? 'a' : 'A') + std::abs(color)));
            }
            const Indices pieces = found(puzzle, text);
            QVERIFY(std::ranges::find(pieces, static_cast<PieceIndex>(i)) != pieces.end());
            for (const PieceIndex piece : pieces)
                QCOMPARE(puzzle.piece(piece).canonical(),
                         puzzle.piece(static_cast<PieceIndex>(i)).canonical());
        }
    }
};

TESSERA_TEST(TestPiecePattern, Needs::Nothing)

} // namespace tessera::tst_PiecePattern

#include "tst_PiecePattern.moc"
