// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/support/UserError.h"

#include <QSet>

namespace tessera::tst_Puzzle {

namespace {

Puzzle fourPieces(std::vector<Hint> hints = {}) {
    return {{2, 2}, {}, std::vector<Piece>(4, Piece{{0, 1, 1, 0}}), std::move(hints)};
}

Hint hint(int cell, int piece) { return {cell, {static_cast<PieceIndex>(piece), 0}}; }

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
