// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PiecesPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/PieceTray.h"

#include <QComboBox>
#include <QLabel>

#include <algorithm>

namespace tessera::tst_PieceFilters {

namespace {

/// The tray of the window with no piece on the board.
struct TrayTest : WindowTest {
    TrayTest() { opened = open(samplePuzzle()); }

    [[nodiscard]] PieceModel& pieces() { return window.findChild<PieceTray*>()->pieces(); }
    [[nodiscard]] PieceIndex listed(int row) {
        return pieces().placement(pieces().index(row, 0)).piece();
    }
    /// Chooses an entry with the keys.
    void choose(const char* box, int row) {
        auto& field = child<QComboBox>(box);
        QTest::keyClick(&field, Qt::Key_Home);
        for (int i = 0; i < row; ++i)
            QTest::keyClick(&field, Qt::Key_Down);
    }

    /// Whether a line of the panel begins so.
    [[nodiscard]] bool says(const QString& start) {
        const auto labels = window.findChild<PiecesPanel*>()->findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* label) { return label->text().startsWith(start); });
    }

    bool opened = false;
};

} // namespace

class TestPieceFilters : public QObject {
    Q_OBJECT

private slots:
    void kindAndColorNarrowTheTrayTogether() {
        TrayTest test;
        QVERIFY(test.opened);
        const Puzzle& puzzle = test.document().puzzle();
        test.choose("pieceKind", 2);
        QCOMPARE(test.pieces().rowCount(), 4 * 4);
        test.choose("pieceColor", 3);
        QCOMPARE(test.child<QComboBox>("pieceColor").currentData().toInt(), 3);
        int expected = 0;
        for (const Piece& piece : puzzle.pieces())
            expected += piece.greys() == 1 && showsColor(piece, 3) ? 1 : 0;
        QVERIFY(expected > 0 && expected < 16);
        QCOMPARE(test.pieces().rowCount(), expected);
        test.choose("pieceKind", 0);
        test.choose("pieceColor", 0);
        QCOMPARE(test.pieces().rowCount(), 36);
    }

    void theFiltersDoNotChangeHowManyAreLeft() {
        TrayTest test;
        QVERIFY(test.opened);
        test.choose("pieceKind", 2);
        QVERIFY2(test.says(QStringLiteral("16 of 36 ")), "filtered");
        test.choose("pieceKind", 0);
        QVERIFY2(test.says(QStringLiteral("36 ")), "all");
    }

    /// It said that 36 pieces are not on the board, beside a full one.
    void beforeASearchIsToldFromItsBoard() {
        TrayTest test;
        QVERIFY(test.opened);
        test.search().start(settingsFor("annealing", 2'000));
        QTRY_VERIFY(hasFinished(test.search()));
        QCOMPARE(test.page().shownBoard().emptyCount(), 0);
        QVERIFY(test.says(QStringLiteral("Not on your own board: 36")));
        QVERIFY(!test.says(QStringLiteral("36 ")));
        test.search().discard();
        QVERIFY(test.says(QStringLiteral("36 ")));
    }

    /// Swatches make no box higher than the others of its row.
    void theBoxesAreOfOneHeight() {
        TrayTest test;
        const int height = test.child<QComboBox>("pieceKind").sizeHint().height();
        for (const char* name : {"pieceColor", "pieceOrder"})
            QCOMPARE(test.child<QComboBox>(name).sizeHint().height(), height);
    }

    void theOrderIsChosen() {
        TrayTest test;
        const Puzzle& puzzle = test.document().puzzle();
        test.choose("pieceOrder", 1);
        for (int row = 0; row < 36; ++row)
            QCOMPARE(puzzle.piece(test.listed(row)).greys(), row < 4 ? 2 : row < 20 ? 1 : 0);
        test.choose("pieceOrder", 2);
        for (int row = 1; row < 36; ++row)
            QVERIFY(!(puzzle.piece(test.listed(row)).canonical() <
                      puzzle.piece(test.listed(row - 1)).canonical()));
        test.choose("pieceOrder", 0);
        for (int row = 0; row < 36; ++row)
            QCOMPARE(test.listed(row), PieceIndex(row));
    }

    void newColorsAreOffered() {
        TrayTest test;
        auto& colors = test.child<QComboBox>("pieceColor");
        const int before = colors.count();
        test.choose("pieceColor", 2);
        Piece edges = test.document().puzzle().piece(0);
        edges.edges[0] = static_cast<Color>(before);
        test.page().editor().changePiece(0, edges);
        QCOMPARE(colors.count(), before + 1);
        QCOMPARE(colors.currentData().toInt(), 2);
        test.document().history().undo();
        QCOMPARE(colors.count(), before);
    }
};

TESSERA_TEST(TestPieceFilters, Needs::Window)

} // namespace tessera::tst_PieceFilters

#include "tst_PieceFilters.moc"
