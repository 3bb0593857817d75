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
        QCOMPARE(found(puzzle, QStringLiteral(" bb?? ")), (Indices{0, 2}));
        QCOMPARE(found(puzzle, QStringLiteral("254,?,?,?")), Indices{});
        QCOMPARE(found(puzzle, QStringLiteral("-254,?,?,?")), Indices{});
        QVERIFY(!piecesNamed(puzzle, u"255,?,?,?") && !piecesNamed(puzzle, u"-255,?,?,?"));
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

    void piecesThatKeepTheirRotationAreNamedAsTheyLie() {
        const Puzzle puzzle({2, 1}, {false, false, true}, {{{1, 2, 3, 4}}, {{4, 1, 2, 3}}});
        QCOMPARE(found(puzzle, QStringLiteral("bcde")), Indices{0});
        QCOMPARE(found(puzzle, QStringLiteral("2,?,4,?")), Indices{});
    }

    void numbersBetweenCommasAreEdges() {
        const Puzzle puzzle = puzzleOf({{{30, 1, 2, 2}}, {{1, 2, 3, 30}}});
        QCOMPARE(found(puzzle, QStringLiteral("30, 1,?,2")), Indices{0});
        QCOMPARE(found(puzzle, QStringLiteral("30,?,?,?")), (Indices{0, 1}));
    }

    void typedEdgesGrow() {
        const auto typed = [](const char* text, Rules rules = {}) {
            return typedEdges(QString::fromUtf8(text), rules);
        };
        QCOMPARE(typed("").edges, std::vector<Color>{});
        QCOMPARE(typed("ab").edges, (std::vector<Color>{0, 1}));
        QVERIFY(!typed("abc").piece() && !typed("abc").wrong);
        QCOMPARE(typed("abcz").piece(), (Piece{{0, 1, 2, 25}}));
        QCOMPARE(typed("ABCZ").piece(), (Piece{{0, 1, 2, 25}}));
        QCOMPARE(typed("0129").piece(), (Piece{{0, 1, 2, 9}}));
        QCOMPARE(typed("0,12,254, c").piece(), (Piece{{0, 12, 254, 2}}));
        QCOMPARE(typed("0 12;3\t4").piece(), (Piece{{0, 12, 3, 4}}));
        QCOMPARE(typed("12,").edges, std::vector<Color>{12});
        const Rules isSigned{false, true};
        QCOMPARE(typed("BbaC", isSigned).piece(), (Piece{{1, -1, 0, 2}}));
        QCOMPARE(typed("-1,1,-127,127", isSigned).piece(), (Piece{{-1, 1, -127, 127}}));
        QVERIFY(!typed("-", isSigned).wrong);
        for (const char* wrong :
             {"abcde", "ab?", "ä", "1,2,3,4,5", "255,", "-1,2", "1,x2", "1.5,2"})
            QVERIFY2(typed(wrong).wrong, wrong);
        QVERIFY(typed("128,", isSigned).wrong);
        QVERIFY(!typed("abcde").piece());
    }

    void digitsBeginAtZeroWherePiecesKeepTheirRotation() {
        const Rules rules{false, false, true};
        QCOMPARE(typedEdges(u"0919", rules).piece(), (Piece{{1, 10, 2, 10}}));
        QCOMPARE(typedEdges(u"abk0", rules).piece(), (Piece{{0, 1, 10, 1}}));
        QCOMPARE(typedEdges(u"253 0 9 a", rules).piece(), (Piece{{254, 1, 10, 0}}));
        QVERIFY(typedEdges(u"254,", rules).wrong);
        QCOMPARE(textOfEdges({{1, 10, 2, 10}}, rules), QStringLiteral("0919"));
        const Puzzle puzzle({2, 1}, rules, {{{1, 2, 3, 4}}, {{2, 3, 4, 12}}});
        QCOMPARE(piecesNamed(puzzle, u"0,1,2,3"), Indices{0});
        QCOMPARE(piecesNamed(puzzle, u"1,?,3,11"), Indices{1});
        const Rules isSigned{false, true, true};
        QCOMPARE(typedEdges(u"0,1,-1,2", isSigned).piece(), (Piece{{0, 1, -1, 2}}));
    }

    /// A text of each kind where it ends: digits up to 10, letters up to z, and numbers.
    void piecesAreTypedAsShortAsPossible() {
        const Rules plain;
        const Rules isSigned{false, true};
        const Rules kept{false, false, true};
        const auto text = [](std::array<Color, 4> edges, Rules rules) {
            return textOfEdges({edges}, rules);
        };
        QCOMPARE(text({0, 1, 2, 25}, plain), QStringLiteral("abcz"));
        QCOMPARE(text({0, 1, 2, 26}, plain), QStringLiteral("a,1,2,26"));
        QCOMPARE(text({26, 0, 0, 254}, plain), QStringLiteral("26,a,a,254"));
        QCOMPARE(text({0, 1, -1, -25}, isSigned), QStringLiteral("aBbz"));
        QCOMPARE(text({0, 1, -1, -26}, isSigned), QStringLiteral("a,1,-1,-26"));
        QCOMPARE(text({1, 10, 2, 10}, kept), QStringLiteral("0919"));
        QCOMPARE(text({1, 11, 2, 10}, kept), QStringLiteral("blck"));
        QCOMPARE(text({0, 10, 2, 10}, kept), QStringLiteral("akck"));
        QCOMPARE(text({1, 26, 0, 10}, kept), QStringLiteral("0,25,a,9"));
        QCOMPARE(text({1, 2, -2, 10}, {false, true, true}), QStringLiteral("BCcK"));
    }

    /// Just at the ends of what the rules allow.
    void typedEdgesEndWithTheRules() {
        const Rules isSigned{false, true};
        const Rules kept{false, false, true};
        const auto edges = [](QStringView text, Rules rules = {}) {
            const TypedEdges typed = typedEdges(text, rules);
            return typed.wrong ? std::vector<Color>{-999} : typed.edges;
        };
        const std::vector<Color> wrong{-999};
        QCOMPARE(edges(u"254,0"), (std::vector<Color>{254, 0}));
        QCOMPARE(edges(u"255,0"), wrong);
        QCOMPARE(edges(u"-1,0"), wrong);
        QCOMPARE(edges(u"127;-127", isSigned), (std::vector<Color>{127, -127}));
        QCOMPARE(edges(u"128;1", isSigned), wrong);
        QCOMPARE(edges(u"-128;1", isSigned), wrong);
        QCOMPARE(edges(u"-254;1", isSigned), wrong);
        QCOMPARE(edges(u"-1 0", kept), (std::vector<Color>{0, 1}));
        QCOMPARE(edges(u"253 0", kept), (std::vector<Color>{254, 1}));
        QCOMPARE(edges(u"1-"), wrong);
        QCOMPARE(edges(u"-"), std::vector<Color>{});
        QCOMPARE(edges(u"1,-"), std::vector<Color>{1});
        QCOMPARE(edges(u",, 7"), std::vector<Color>{7});
        QCOMPARE(edges(u"1,2,3,4,"), (std::vector<Color>{1, 2, 3, 4}));
        QCOMPARE(edges(u"1,2,3,4,5"), wrong);
        QCOMPARE(edges(u"{"), wrong);
        QCOMPARE(edges(u"?"), wrong);
        QCOMPARE(edges(u"z"), std::vector<Color>{25});
        // What was right before the fault is kept, and no piece is made.
        const TypedEdges broken = typedEdges(u"1,2,x!,4", {});
        QCOMPARE(broken.edges, (std::vector<Color>{1, 2}));
        QVERIFY(broken.wrong && !broken.piece());
        QVERIFY(!typedEdges(u"abcde", {}).piece());
    }

    void everyPieceCanBeTyped() {
        Random random(4);
        for (const Rules rules : {Rules{false, false}, {false, true}, {false, false, true}}) {
            for (const int colors : {3, 10, 25, 26, 120}) {
                const auto puzzle = test::randomPuzzle(random, {{6, 5}, rules, 0, colors});
                for (const Piece& piece : puzzle.pieces())
                    QCOMPARE(typedEdges(textOfEdges(piece, rules), rules).piece(), piece);
            }
        }
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
