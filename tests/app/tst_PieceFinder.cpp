// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/PieceTray.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>

namespace tessera::tst_PieceFinder {

namespace {

/// The sample with its solution except for cells 0, 1 and 14.
PuzzleFile openedPuzzle() {
    PuzzleFile file = samplePuzzle({{6, 6}, {}, {}, true});
    for (const int cell : {0, 1, 14})
        file.board.clear(cell);
    return file;
}

void type(WindowTest& test, const QString& text) {
    test.key(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(&test.child<QLineEdit>("findPiece"), text);
}

QString answer(const WindowTest& test) { return test.child<QLabel>("findAnswer").text(); }

} // namespace

/// Finding a piece by typing, in the real window.
class TestPieceFinder : public QObject {
    Q_OBJECT

private slots:
    void aNumberLeadsToTheBoard() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle()));
        const Placement there = test.board().at(22);
        type(test, QString::number(there.piece() + 1));
        QVERIFY(test.child<QLineEdit>("findPiece").hasFocus());
        QCOMPARE(test.view().currentCell(), 22);
        QCOMPARE(test.view().selectedCells(), QVector<int>{22});
        QVERIFY2(answer(test).contains(QStringLiteral("E4")), qPrintable(answer(test)));
        QVERIFY(!test.document().isModified());
    }

    void thePanelComesToTheFront() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle()));
        auto& field = test.child<QLineEdit>("findPiece");
        test.child<QDockWidget>("dockColors").raise();
        QTRY_VERIFY(field.visibleRegion().isEmpty());
        test.key(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(!field.visibleRegion().isEmpty());
        QVERIFY(field.hasFocus());
    }

    void aNumberLeadsToTheTrayPastItsFilters() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle()));
        auto& tray = *test.window.findChild<PieceTray*>();
        const Placement corner = samplePuzzle({{6, 6}, {}, {}, true}).board.at(0);
        test.child<QComboBox>("pieceKind").setCurrentIndex(3);
        test.click(14);
        test.child<QCheckBox>("fitsHere").setChecked(true);
        type(test, QString::number(corner.piece() + 1));
        QCOMPARE(tray.currentPlacement().piece(), corner.piece());
        QVERIFY2(answer(test).contains(QStringLiteral("not on the board")),
                 qPrintable(answer(test)));
    }

    void enterShowsTheNext() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{6, 6}, {}, {}, true})));
        type(test, QStringLiteral("aa??"));
        QSet<int> corners;
        for (int i = 0; i < 4; ++i) {
            corners.insert(test.view().currentCell());
            test.key(Qt::Key_Return);
        }
        QCOMPARE(corners, (QSet<int>{0, 5, 30, 35}));
        QVERIFY2(answer(test).startsWith(QStringLiteral("1 of 4")), qPrintable(answer(test)));
    }

    void theAnswerFollowsTheBoard() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle()));
        type(test, QString::number(test.board().at(22).piece() + 1));
        test.page().editor().swap(22, 27);
        QVERIFY2(answer(test).contains(QStringLiteral("D5")), qPrintable(answer(test)));
        // Only finding moves the selection.
        QCOMPARE(test.view().currentCell(), 22);
        test.page().editor().remove({27});
        QVERIFY2(answer(test).contains(QStringLiteral("not on the board")),
                 qPrintable(answer(test)));
    }

    /// Its boards change faster than anyone reads: the answer follows the numbers, and is right
    /// when the search pauses.
    void aRunningSearchDoesNotRushTheAnswer() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        type(test, QStringLiteral("1"));
        QString told = answer(test);
        int boards = 0;
        int rushed = 0;
        for (const auto signal :
             {&SearchController::numbersChanged, &SearchController::stateChanged})
            connect(&test.search(), signal, this, [&] { told = answer(test); });
        connect(&test.page(), &DocumentPage::shownBoardChanged, this, [&] {
            if (test.search().state() != SearchState::Running)
                return;
            ++boards;
            rushed += answer(test) != told ? 1 : 0;
        });
        test.search().setShowCurrent(true);
        test.search().start(endless());
        QTRY_VERIFY(boards > 20);
        test.search().pause();
        test.search().disconnect(this);
        test.page().disconnect(this);
        QCOMPARE(rushed, 0);
        const auto where = [&] {
            const auto cell = test.page().shownBoard().cellOf(0);
            return cell ? cellName({12, 12}, *cell) : QStringLiteral("not on the board");
        };
        QTRY_VERIFY2(answer(test).endsWith(where()), qPrintable(answer(test)));
        test.search().abandon();
    }

    void saysWhatIsWrong() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle()));
        type(test, QStringLiteral("37"));
        QVERIFY2(answer(test).contains(QStringLiteral("1 to 36")), qPrintable(answer(test)));
        type(test, QStringLiteral("aaaa"));
        QVERIFY2(answer(test).contains(QStringLiteral("No piece")), qPrintable(answer(test)));
        test.key(Qt::Key_Return);
        test.child<QLineEdit>("findPiece").clear();
        QVERIFY(answer(test).isEmpty());
    }
};

TESSERA_TEST(TestPieceFinder, Needs::Window)

} // namespace tessera::tst_PieceFinder

#include "tst_PieceFinder.moc"
