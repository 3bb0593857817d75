// SPDX-License-Identifier: GPL-3.0-or-later
#include "BoardViewTesting.h"
#include "tests/TestProgram.h"

namespace tessera::tst_BoardView {

/// Gestures by mouse and keys, and the resulting requests.
class TestBoardView : public QObject, protected BoardViewTest {
    Q_OBJECT

private slots:
    void init() { showSolvedPuzzle(); }
    void cleanup() { m_view.reset(); }

    void clicksSelect() {
        QSignalSpy current(m_view.get(), &BoardView::currentCellChanged);
        QSignalSpy selection(m_view.get(), &BoardView::selectionChanged);
        click(6);
        QCOMPARE(m_view->currentCell(), 6);
        QCOMPARE(m_view->selectedCells(), QVector<int>{6});
        QCOMPARE(current.count(), 1);
        QCOMPARE(selection.count(), 1);
        click(11, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(m_view->selectedCells(), (QVector<int>{6, 7, 10, 11}));
        click(7, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(m_view->selectedCells(), (QVector<int>{6, 10, 11}));
        click(0, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(m_view->selectedCells(), (QVector<int>{0, 6, 10, 11}));
    }

    void rubberBandSelects() {
        // From the empty cell 5, because a drag from a piece moves the piece.
        press(center(5));
        move(center(5) + QPoint(20, 20));
        move(center(10));
        QCOMPARE(m_view->selectedCells(), (QVector<int>{5, 6, 9, 10}));
        release(center(10));
        move(center(15));
        QCOMPARE(m_view->selectedCells(), (QVector<int>{5, 6, 9, 10}));
        // With Shift also from a piece.
        press(center(0), Qt::LeftButton, Qt::ShiftModifier);
        move(center(0) + QPoint(20, 20), Qt::LeftButton, Qt::ShiftModifier);
        move(center(4), Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(m_view->selectedCells(), (QVector<int>{0, 4}));
        release(center(4));
    }

    void arrowsMoveAndSelect() {
        key(Qt::Key_Right);
        key(Qt::Key_Down);
        QCOMPARE(m_view->currentCell(), 5);
        key(Qt::Key_Down, Qt::ShiftModifier);
        key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_view->selectedCells(), (QVector<int>{5, 6, 9, 10}));
        key(Qt::Key_End);
        QCOMPARE(m_view->selectedCells(), QVector<int>{11});
        key(Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(m_view->currentCell(), 0);
        key(Qt::Key_Left);
        key(Qt::Key_Up);
        QCOMPARE(m_view->currentCell(), 0);
        key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(m_view->selectedCells().size(), 16);
        key(Qt::Key_Escape);
        QCOMPARE(m_view->selectedCells().size(), 1);
        key(Qt::Key_PageDown);
        key(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(m_view->currentCell(), 12);
    }

    void keysRotate() {
        QSignalSpy spy(m_view.get(), &BoardView::rotateRequested);
        key(Qt::Key_R);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(cellsOf(spy), QVector<int>{0});
        QCOMPARE(spy.last().at(1).toInt(), 1);
        key(Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(spy.last().at(1).toInt(), -1);
        // Empty and locked cells of a selection stay as they are.
        m_file.locked[6] = true;
        show();
        m_view->setSelectedCells({4, 5, 6, 7});
        key(Qt::Key_R);
        QCOMPARE(cellsOf(spy), (QVector<int>{4, 7}));
    }

    void mouseRotates() {
        QSignalSpy spy(m_view.get(), &BoardView::rotateRequested);
        click(2, Qt::RightButton);
        QCOMPARE(cellsOf(spy), QVector<int>{2});
        QCOMPARE(spy.last().at(1).toInt(), 1);
        click(2, Qt::RightButton, Qt::ShiftModifier);
        QCOMPARE(spy.last().at(1).toInt(), -1);
        turnWheel(m_view->viewport(), center(3), -1);
        QCOMPARE(cellsOf(spy), QVector<int>{3});
        QCOMPARE(spy.last().at(1).toInt(), 1);
        turnWheel(m_view->viewport(), center(3), 2);
        QCOMPARE(spy.last().at(1).toInt(), -2);
        QCOMPARE(spy.count(), 4);
        turnWheel(m_view->viewport(), center(5), 1); // empty
        QCOMPARE(spy.count(), 4);
        // A selection is rotated as a whole.
        m_view->setSelectedCells({1, 2});
        click(2, Qt::RightButton);
        QCOMPARE(cellsOf(spy), (QVector<int>{1, 2}));
    }

    void smallWheelStepsAddUp() {
        QSignalSpy spy(m_view.get(), &BoardView::rotateRequested);
        for (int i = 0; i < 8; ++i) {
            QWheelEvent event(center(3), m_view->viewport()->mapToGlobal(center(3)), {}, {0, -30},
                              Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(m_view->viewport(), &event);
        }
        QCOMPARE(spy.count(), 2);
    }

    void keysRemoveLockEditAndAsk() {
        QSignalSpy removed(m_view.get(), &BoardView::removeRequested);
        QSignalSpy locked(m_view.get(), &BoardView::lockRequested);
        QSignalSpy edited(m_view.get(), &BoardView::editPieceRequested);
        QSignalSpy asked(m_view.get(), &BoardView::candidatesRequested);
        m_view->setSelectedCells({4, 5, 6});
        key(Qt::Key_Delete);
        QCOMPARE(cellsOf(removed), (QVector<int>{4, 6}));
        key(Qt::Key_Backspace);
        QCOMPARE(removed.count(), 2);
        key(Qt::Key_L);
        QCOMPARE(cellsOf(locked), (QVector<int>{4, 6}));
        m_view->setCurrentCell(7);
        key(Qt::Key_E);
        QCOMPARE(edited.last().first().toInt(), 7);
        m_view->setCurrentCell(5);
        key(Qt::Key_H);
        QCOMPARE(asked.last().first().toInt(), 5);
    }

    void doubleClickEdits() {
        QSignalSpy edited(m_view.get(), &BoardView::editPieceRequested);
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, center(10));
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited.last().first().toInt(), 10);
    }

    void lockedCellsRefuseWithAReason() {
        m_file.locked[6] = true;
        show();
        QSignalSpy refused(m_view.get(), &BoardView::refused);
        QSignalSpy rotated(m_view.get(), &BoardView::rotateRequested);
        QSignalSpy removed(m_view.get(), &BoardView::removeRequested);
        QSignalSpy swapped(m_view.get(), &BoardView::swapRequested);
        m_view->setCurrentCell(6);
        key(Qt::Key_R);
        key(Qt::Key_Delete);
        key(Qt::Key_Return);
        click(6, Qt::RightButton);
        QCOMPARE(refused.count(), 4);
        QVERIFY(refused.last().first().toString().contains(QStringLiteral("C2")));
        // Another piece cannot be put on it either.
        m_view->setCurrentCell(7);
        key(Qt::Key_Return);
        key(Qt::Key_Left);
        key(Qt::Key_Return);
        QCOMPARE(refused.count(), 5);
        QCOMPARE(rotated.count() + removed.count() + swapped.count(), 0);
        // The piece is still carried and may go elsewhere.
        key(Qt::Key_Left);
        key(Qt::Key_Return);
        QCOMPARE(swapped.last(), (QVariantList{7, 5}));
    }

    void emptyCellsRefuseToo() {
        QSignalSpy refused(m_view.get(), &BoardView::refused);
        m_view->setCurrentCell(5);
        for (const Qt::Key act : {Qt::Key_R, Qt::Key_L, Qt::Key_E, Qt::Key_Delete, Qt::Key_Return})
            key(act);
        QCOMPARE(refused.count(), 5);
    }

    /// The shown board is more important than the position of the cursor.
    void theCursorIsThinWhereNothingCanBeChanged() {
        const auto framed = [this] {
            const QImage seen = m_view->viewport()->grab(m_view->cellRect(0)).toImage();
            int white = 0;
            // On a level without any pattern: in the frame's grey.
            for (int y = 0; y < seen.height() / 4; ++y)
                white += seen.pixelColor(seen.width() / 2, y) == QColor(Qt::white);
            return white;
        };
        const int thick = framed();
        m_view->setReadOnly(true);
        QVERIFY2(framed() > 0 && framed() < thick, qPrintable(QString::number(thick)));
    }

    void aReadOnlyViewAsksForNothing() {
        QSignalSpy refused(m_view.get(), &BoardView::refused);
        QSignalSpy selection(m_view.get(), &BoardView::selectionChanged);
        m_view->setReadOnly(true, QStringLiteral("A search is running."));
        std::vector<std::unique_ptr<QSignalSpy>> requests;
        requests.push_back(std::make_unique<QSignalSpy>(m_view.get(), &BoardView::rotateRequested));
        requests.push_back(std::make_unique<QSignalSpy>(m_view.get(), &BoardView::removeRequested));
        requests.push_back(std::make_unique<QSignalSpy>(m_view.get(), &BoardView::lockRequested));
        requests.push_back(std::make_unique<QSignalSpy>(m_view.get(), &BoardView::swapRequested));
        requests.push_back(std::make_unique<QSignalSpy>(m_view.get(), &BoardView::placeRequested));
        requests.push_back(
            std::make_unique<QSignalSpy>(m_view.get(), &BoardView::editPieceRequested));
        for (const Qt::Key act : {Qt::Key_R, Qt::Key_L, Qt::Key_E, Qt::Key_Delete, Qt::Key_Return})
            key(act);
        click(3, Qt::RightButton);
        click(3, Qt::MiddleButton);
        m_view->carry({0, 0});
        QCOMPARE(refused.count(), 8);
        QCOMPARE(refused.last().first().toString(), QStringLiteral("A search is running."));
        for (const auto& request : requests)
            QCOMPARE(request->count(), 0);
        click(3);
        QCOMPARE(selection.count(), 1);
        // The wheel scrolls, and a drag selects.
        turnWheel(m_view->viewport(), center(3), 1);
        press(center(0));
        move(center(5));
        release(center(5));
        QCOMPARE(m_view->selectedCells(), (QVector<int>{0, 1, 4, 5}));
        QCOMPARE(refused.count(), 8);
    }

    void anotherButtonLeavesARubberBand() {
        QSignalSpy rotated(m_view.get(), &BoardView::rotateRequested);
        press(center(5));
        move(center(10));
        press(center(10), Qt::RightButton);
        release(center(10), Qt::RightButton);
        QCOMPARE(rotated.count(), 0);
        move(center(11));
        release(center(11));
        QCOMPARE(m_view->selectedCells(), (QVector<int>{5, 6, 7, 9, 10, 11}));
    }

    void foreignBoardsAreIgnored() {
        const Board before = m_view->board();
        m_view->setBoard(Board({3, 3}, 9), {});
        m_view->setBoard(Board({4, 4}, 9), {});
        QCOMPARE(m_view->board(), before);
        m_view->setCurrentCell(99);
        m_view->setCurrentCell(-1);
        QCOMPARE(m_view->currentCell(), 0);
        m_view->carry({999, 0});
        QSignalSpy placed(m_view.get(), &BoardView::placeRequested);
        key(Qt::Key_Return);
        QCOMPARE(placed.count(), 0);
    }
};

TESSERA_TEST(TestBoardView, Needs::Window)

} // namespace tessera::tst_BoardView

#include "tst_BoardView.moc"
