// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/PieceModel.h"
#include "widgets/board/PieceTray.h"

#include "core/edges/puzzle/Candidates.h"

#include <QLabel>

namespace tessera::tst_CandidatePopup {

namespace {

/// The sample with its solution except for cells 0, 7 and 14.
PuzzleFile openedPuzzle() {
    PuzzleFile file = samplePuzzle({{6, 6}, {}, {}, true});
    for (const int cell : {0, 7, 14})
        file.board.clear(cell);
    return file;
}

/// The open popup, or null.
CandidatePopup* popup() { return qobject_cast<CandidatePopup*>(QApplication::activePopupWidget()); }

PieceTray& list() { return *popup()->findChild<PieceTray*>(); }

} // namespace

/// Choosing from the pieces that fit a cell, in the real window.
class TestCandidatePopup : public QObject {
    Q_OBJECT

private slots:
    void keysChoose() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const auto fitting = candidatesFor(test.document().puzzle(), test.board(), 0);
        QVERIFY(fitting.size() > 2);
        test.key(Qt::Key_C);
        QVERIFY(popup() != nullptr);
        QVERIFY2(popup()->findChild<QLabel*>()->text().contains(QStringLiteral("A1")),
                 qPrintable(popup()->findChild<QLabel*>()->text()));
        QCOMPARE(list().model()->rowCount(), int(fitting.size()));
        QTest::keyClick(&list(), Qt::Key_Right);
        QTest::keyClick(&list(), Qt::Key_Return);
        QTRY_VERIFY(popup() == nullptr);
        QCOMPARE(test.board().at(0), fitting[1]);
        QCOMPARE(test.document().history().count(), 1);
        // The board has the keys again: move to the next cell.
        test.key(Qt::Key_Right);
        QCOMPARE(test.view().currentCell(), 1);
        test.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(test.board().placedCount(), 0);
    }

    void aClickChooses() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle()));
        const auto fitting = candidatesFor(test.document().puzzle(), test.board(), 7);
        QVERIFY(!fitting.empty());
        test.click(7, Qt::RightButton);
        QVERIFY(popup() != nullptr);
        QCOMPARE(test.view().currentCell(), 7);
        const QModelIndex last = list().model()->index(int(fitting.size()) - 1, 0);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, Qt::NoModifier,
                          list().visualRect(last).center());
        QTRY_VERIFY(popup() == nullptr);
        QCOMPARE(test.board().at(7), fitting.back());
    }

    void escapeChangesNothing() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle()));
        test.click(14);
        test.key(Qt::Key_C);
        QVERIFY(popup() != nullptr);
        QTest::keyClick(&list(), Qt::Key_Escape);
        QTRY_VERIFY(popup() == nullptr);
        QVERIFY(!test.document().isModified());
    }

    void deadCellsSayThatNothingFits() {
        WindowTest test;
        PuzzleFile file = openedPuzzle();
        // A corner piece inside shows grey to the cell on its left.
        const Placement corner = samplePuzzle({{6, 6}, {}, {}, true}).board.at(0);
        file.board.clear(15);
        file.board.place(16, corner);
        QVERIFY(test.open(file));
        QVERIFY(candidatesFor(file.puzzle, file.board, 15).empty());
        test.click(15);
        test.key(Qt::Key_C);
        QVERIFY(popup() != nullptr);
        QCOMPARE(list().model()->rowCount(), 0);
        QTest::keyClick(&list(), Qt::Key_Return);
        QTRY_VERIFY(popup() == nullptr);
        QVERIFY(!test.document().isModified());
    }

    void fullCellsRefuse() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle()));
        test.click(1);
        test.key(Qt::Key_C);
        QVERIFY(popup() == nullptr);
        QVERIFY2(test.page().message().contains(QStringLiteral("There is a piece here")),
                 qPrintable(test.page().message()));
    }

    void theMenuKeyOpensItToo() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle()));
        test.click(14);
        const QPoint at = test.at(14);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, at,
                                test.view().viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(test.view().viewport(), &event);
        QVERIFY(popup() != nullptr);
        popup()->close();
    }
};

TESSERA_TEST(TestCandidatePopup, Needs::Window)

} // namespace tessera::tst_CandidatePopup

#include "tst_CandidatePopup.moc"
