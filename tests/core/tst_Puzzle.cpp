// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/support/UserError.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace tessera::tst_Puzzle {

namespace {

Puzzle fourPieces(std::vector<Hint> hints = {}) {
    return {{2, 2}, {}, std::vector<Piece>(4, Piece{{0, 1, 1, 0}}), std::move(hints)};
}

Hint hint(int cell, int piece) { return {cell, {static_cast<PieceIndex>(piece), 0}}; }

/// Why there is no such puzzle; empty if there is.
QString refusalOf(GridSize size, Rules rules, const std::vector<Piece>& pieces,
                  const std::vector<Hint>& hints = {}) {
    try {
        static_cast<void>(Puzzle(size, rules, pieces, hints));
    } catch (const UserError& error) {
        return error.sentence();
    }
    return {};
}

} // namespace

/// What cannot be a puzzle is rejected with a sentence.
class TestPuzzle : public QObject {
    Q_OBJECT

private slots:
    void hintsMayNotClash_data() {
        QTest::addColumn<QList<int>>("cells");
        QTest::addColumn<QList<int>>("pieces");
        QTest::addColumn<QString>("said");
        QTest::newRow("one cell twice")
            << QList<int>{1, 1} << QList<int>{0, 2} << QStringLiteral("conflict: piece 3 ");
        QTest::newRow("one piece twice")
            << QList<int>{1, 2} << QList<int>{3, 3} << QStringLiteral("conflict: piece 4 ");
        QTest::newRow("before the board")
            << QList<int>{-1} << QList<int>{0} << QStringLiteral("outside");
        QTest::newRow("behind the board")
            << QList<int>{4} << QList<int>{0} << QStringLiteral("outside");
        QTest::newRow("no such piece")
            << QList<int>{0} << QList<int>{4} << QStringLiteral("piece 5");
    }

    void hintsMayNotClash() {
        QFETCH(QList<int>, cells);
        QFETCH(QList<int>, pieces);
        QFETCH(QString, said);
        std::vector<Hint> hints;
        for (qsizetype i = 0; i < cells.size(); ++i)
            hints.push_back(hint(cells[i], pieces[i]));
        try {
            (void)fourPieces(hints);
            QFAIL("was made all the same");
        } catch (const UserError& error) {
            QVERIFY2(error.sentence().contains(said), error.what());
        }
    }

    void piecesThatKeepTheirRotation() {
        const std::vector<Piece> pieces(4, Piece{{1, 2, 3, 4}});
        const Rules rules{false, false, true};
        const Puzzle puzzle({2, 2}, rules, pieces, {hint(3, 1)});
        QVERIFY(puzzle.keepsRotation() && puzzle.withHints({}).keepsRotation());
        QVERIFY_THROWS_EXCEPTION(UserError, (Puzzle{{2, 2}, {true, false, true}, pieces}));
        QVERIFY_THROWS_EXCEPTION(UserError, (Puzzle{{2, 2}, rules, pieces, {{3, {1, 2}}}}));

        const CompiledPuzzle compiled(puzzle);
        const CompiledPuzzle turning({{2, 2}, {false, false}, pieces});
        for (int cell = 0; cell < 4; ++cell) {
            for (const PieceIndex piece : puzzle.pieceIndices()) {
                QCOMPARE(compiled.allowedRotations(piece, cell), std::uint16_t{0x000F});
                QCOMPARE(turning.allowedRotations(piece, cell), std::uint16_t{0xFFFF});
            }
        }
        // A rotated copy is another piece.
        const std::vector<Piece> two{pieces[0], pieces[0].rotated(1)};
        QCOMPARE(CompiledPuzzle({{2, 1}, rules, two}).firstCopy(1), PieceIndex{1});
        QCOMPARE(CompiledPuzzle({{2, 1}, {false, false}, two}).firstCopy(1), PieceIndex{0});
    }

    void hintsOnTheFirstAndLastCell() {
        const Puzzle puzzle = fourPieces({hint(0, 3), hint(3, 0)});
        QCOMPARE(puzzle.hints().size(), std::size_t{2});
    }

    void hashesTellPuzzlesApart() {
        const std::vector<Piece> pieces(4, Piece{{1, 2, 2, 1}});
        std::vector<Piece> turned = pieces;
        turned[2] = turned[2].rotated(1);
        const std::vector<Puzzle> puzzles{
            {{2, 2}, {true, false}, pieces},
            {{2, 2}, {false, false}, pieces},
            {{2, 2}, {true, true}, pieces},
            {{2, 2}, {false, false, true}, pieces},
            {{1, 4}, {true, false}, pieces},
            {{4, 1}, {true, false}, pieces},
            {{2, 2}, {true, false}, turned},
            {{2, 2}, {true, false}, pieces, {hint(0, 1)}},
            {{2, 2}, {true, false}, pieces, {hint(1, 1)}},
            {{2, 2}, {true, false}, pieces, {hint(1, 2)}},
            {{2, 2}, {true, false}, pieces, {hint(1, 2), hint(0, 1)}},
        };
        QSet<QByteArray> hashes;
        for (const Puzzle& puzzle : puzzles)
            hashes.insert(puzzleHash(puzzle));
        QCOMPARE(hashes.size(), static_cast<qsizetype>(puzzles.size()));
        // The order of hints is not part of the puzzle.
        QCOMPARE(puzzleHash({{2, 2}, {true, false}, pieces, {hint(0, 1), hint(1, 2)}}),
                 puzzleHash(puzzles.back()));
        // It names files that are kept, so it stays as it is.
        QCOMPARE(puzzleHash(puzzles.back()), QByteArray("166fcd6b8fcc6aafbf95d8b8b2248d37"));
        QCOMPARE(puzzleHash(puzzles[3]), QByteArray("770070cf0a4786e7e9bce1ede9dc7a2b"));
        QCOMPARE(puzzleHash({{2, 2}, {false, false, false, 2}, pieces}),
                 QByteArray("792abbde5e9cfd195cfbed949997e96a"));
        QCOMPARE(puzzleHash({{2, 2}, {false, false, true, kAnyColor}, turned}),
                 QByteArray("8cb3c13a1f214979eadaec0e454db876"));
    }

    /// Each limit with the last value that is allowed and the first that is not.
    void limitsAreNamed() {
        const std::vector<Piece> two(2, Piece{{1, 1, 1, 1}});
        const auto withColor = [&](Color color, bool isSigned) {
            std::vector<Piece> pieces = two;
            pieces[1].edges[2] = color;
            return refusalOf({2, 1}, {false, isSigned}, pieces);
        };
        QCOMPARE(withColor(0, false) + withColor(254, false), QString());
        QCOMPARE(withColor(-127, true) + withColor(127, true), QString());
        QCOMPARE(withColor(-1, false),
                 QStringLiteral("Piece 2 has the colour -1; colours go from 0 to 254."));
        QCOMPARE(withColor(255, false),
                 QStringLiteral("Piece 2 has the colour 255; colours go from 0 to 254."));
        QCOMPARE(withColor(-128, true),
                 QStringLiteral("Piece 2 has the colour -128; colours go from -127 to 127."));
        QCOMPARE(withColor(128, true),
                 QStringLiteral("Piece 2 has the colour 128; colours go from -127 to 127."));
        const auto withRim = [&](Color rim) {
            return refusalOf({2, 1}, {false, false, false, rim}, two);
        };
        QCOMPARE(withRim(kAnyColor) + withRim(kGrey) + withRim(1) + withRim(254), QString());
        QCOMPARE(withRim(-2),
                 QStringLiteral("The rim cannot show the colour -2; colours go from 1 to 254."));
        QCOMPARE(withRim(255),
                 QStringLiteral("The rim cannot show the colour 255; colours go from 1 to 254."));
        QCOMPARE(refusalOf({2, 1}, {true, false, false, 1}, two),
                 QStringLiteral("A board with a grey frame cannot have a rim in one colour."));
        QVERIFY(refusalOf({2, 1}, {false, true, false, 1}, two).contains(u"unpaired"));
        QCOMPARE(
            refusalOf({2, 1}, {true, false, true}, two),
            QStringLiteral("Pieces can keep their rotation only in a puzzle without a frame."));
        const std::size_t most = asIndex(kMaxSide * kMaxSide);
        QCOMPARE(refusalOf({2, 1}, {}, std::vector<Piece>(most)), QString());
        QCOMPARE(refusalOf({2, 1}, {}, std::vector<Piece>(most + 1)),
                 QStringLiteral("A puzzle of 16130 pieces is not possible: the maximum is 16129."));
        const Rules kept{false, false, true};
        QCOMPARE(refusalOf({2, 1}, kept, two, {{0, {1, 0}}}), QString());
        QCOMPARE(refusalOf({2, 1}, kept, two, {{0, {1, 1}}}),
                 QStringLiteral("The hint for piece 2 rotates it, but the pieces of this puzzle "
                                "keep their rotation."));
        QCOMPARE(refusalOf({2, 1}, {false}, two, {{0, {}}}),
                 QStringLiteral("A hint is outside the board."));
        QCOMPARE(refusalOf({2, 1}, {false}, two, {{0, {2, 0}}}),
                 QStringLiteral("A hint uses piece 3, which does not exist."));
        QCOMPARE(refusalOf({128, 1}, {}, two),
                 QStringLiteral("A board of 128×1 cells is not possible: each side must have 1 to "
                                "127 cells."));
    }

    void piecesLookAlikeOnAllFourSides() {
        const Puzzle puzzle({4, 1}, {false, false},
                            {{{1, 2, 3, 4}}, {{2, 3, 4, 1}}, {{1, 2, 3, 5}}, {{0, 0, 0, 0}}});
        QVERIFY(puzzle.looksLike({0, 1}, {1, 2}));
        QVERIFY(!puzzle.looksLike({0, 0}, {1, 0}));
        QVERIFY(!puzzle.looksLike({0, 0}, {2, 0}));
        QVERIFY(puzzle.looksLike({}, {}));
        // An empty cell does not look like a grey piece.
        QVERIFY(!puzzle.looksLike({}, {3, 0}) && !puzzle.looksLike({3, 0}, {}));
    }

    /// An empty cell always does.
    void placementsRespectTheFrameOrTheirRotation() {
        const std::vector<Piece> pieces{{{0, 1, 1, 0}}, {{1, 1, 1, 1}}};
        const Puzzle framed({2, 2}, {}, pieces);
        const Puzzle open({2, 2}, {false, false}, pieces);
        const Puzzle kept({2, 2}, {false, false, true}, pieces);
        constexpr std::array<Rotation, 4> cornerTurns{0, 1, 3, 2};
        for (int cell = 0; cell < 4; ++cell) {
            QVERIFY(framed.respectsFrame(cell, {}) && open.respectsFrame(cell, {}) &&
                    kept.respectsFrame(cell, {}));
            for (Rotation rotation = 0; rotation < 4; ++rotation) {
                QCOMPARE(framed.respectsFrame(cell, {0, rotation}),
                         cornerTurns[asIndex(cell)] == rotation);
                QVERIFY(!framed.respectsFrame(cell, {1, rotation}));
                QVERIFY(open.respectsFrame(cell, {0, rotation}));
                QCOMPARE(kept.respectsFrame(cell, {0, rotation}), rotation == 0);
            }
        }
    }

    void colorsAreCountedWithoutTheirSigns() {
        const Puzzle puzzle({2, 1}, {false, true}, {{{-3, 1, 1, 0}}, {{3, -1, -7, 0}}});
        const std::vector<int> edges = puzzle.edgesByPattern();
        QCOMPARE(edges.size(), asIndex(kMaxColor) + 1);
        QCOMPARE((std::vector<int>{edges.begin(), edges.begin() + 8}),
                 (std::vector{2, 3, 0, 2, 0, 0, 0, 1}));
        QCOMPARE(puzzle.highestColor(), Color{7});
        QCOMPARE(Puzzle().highestColor(), kGrey);
        const auto commonest = [](std::vector<Piece> pieces) {
            return Puzzle({2, 1}, {false, false}, std::move(pieces)).commonestColor();
        };
        // The lowest of several, and never grey.
        QCOMPARE(commonest({{{3, 3, 2, 2}}, {{0, 0, 0, 1}}}), Color{2});
        QCOMPARE(commonest({}), Color{1});
        QCOMPARE(commonest({{{254, 254, 2, 0}}}), kMaxColor);
    }

    /// Clockwise around every inset, each cell once.
    void ringsGoAround() {
        QCOMPARE((GridSize{4, 3}.ring()), (std::vector{0, 1, 2, 3, 7, 11, 10, 9, 8, 4}));
        QCOMPARE((GridSize{4, 3}.ring(1)), (std::vector{5, 6}));
        QCOMPARE((GridSize{3, 4}.ring(1)), (std::vector{4, 7}));
        QCOMPARE((GridSize{3, 3}.ring(1)), std::vector{4});
        QCOMPARE((GridSize{5, 1}.ring()), (std::vector{0, 1, 2, 3, 4}));
        QCOMPARE((GridSize{1, 3}.ring()), (std::vector{0, 1, 2}));
        QCOMPARE((GridSize{1, 1}.ring()), std::vector{0});
        QCOMPARE((GridSize{2, 2}.ring()), (std::vector{0, 1, 3, 2}));
        for (const GridSize narrow : {GridSize{5, 1}, GridSize{1, 5}, GridSize{5, 2}})
            QVERIFY(narrow.ring(1).empty());
        for (int cells = 0; cells < 49; ++cells) {
            const GridSize size{1 + cells / 7, 1 + cells % 7};
            QSet<int> seen;
            int count = 0;
            for (int inset = 0; 2 * inset < std::min(size.width, size.height); ++inset) {
                for (const int cell : size.ring(inset)) {
                    seen << cell;
                    ++count;
                }
            }
            QCOMPARE(seen.size(), size.cells());
            QCOMPARE(count, size.cells());
        }
    }

    void kindsFollowTheGreyEdges() {
        using enum CellKind;
        const auto kind = [](Color up, Color right, Color down, Color left) {
            return kindOfGreys({{up, right, down, left}});
        };
        QCOMPARE(kind(1, 2, 3, 4), Inner);
        QCOMPARE(kind(1, 0, 3, 4), Side);
        QCOMPARE(kind(0, 0, 3, 4), Corner);
        QCOMPARE(kind(0, 1, 3, 0), Corner);
        QCOMPARE(kind(0, 1, 0, 4), Strip);
        QCOMPARE(kind(1, 0, 1, 0), Strip);
        QCOMPARE(kind(0, 0, 0, 4), End);
        QCOMPARE(kind(0, 0, 0, 0), Single);
    }

    void sizesEndWhereTheySay() {
        for (const GridSize size : {GridSize{0, 1}, {1, 0}, {kMaxSide + 1, 1}, {1, kMaxSide + 1}})
            QVERIFY_THROWS_EXCEPTION(UserError, Puzzle(size, {}, {}));
        QCOMPARE(Puzzle({kMaxSide, 1}, {}, {}).size().cells(), kMaxSide);
    }
};

TESSERA_TEST(TestPuzzle, Needs::Nothing)

} // namespace tessera::tst_Puzzle

#include "tst_Puzzle.moc"
