// SPDX-License-Identifier: GPL-3.0-or-later
#include "BoardViewTesting.h"
#include "tests/TestProgram.h"

#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QScrollBar>

namespace tessera::tst_BoardViewScroll {

/// Zooming, panning and what the view shows of the board.
class TestBoardViewScroll : public QObject, protected BoardViewTest {
    Q_OBJECT

private slots:
    void init() { showSolvedPuzzle(); }
    void cleanup() { m_view.reset(); }

    void middleClickLocksAndMiddleDragPans() {
        QSignalSpy locked(m_view.get(), &BoardView::lockRequested);
        click(9, Qt::MiddleButton);
        QCOMPARE(cellsOf(locked), QVector<int>{9});
        zoomIn();
        const QPoint before = scroll();
        press(center(5), Qt::MiddleButton);
        move(QPoint(250, 250), Qt::MiddleButton);
        move(QPoint(230, 210), Qt::MiddleButton);
        release(QPoint(230, 210), Qt::MiddleButton);
        QVERIFY(scroll() != before);
        QCOMPARE(locked.count(), 1);
    }

    void spaceDragPans() {
        zoomIn();
        const QPoint before = scroll();
        const QVector<int> selected = m_view->selectedCells();
        QTest::keyPress(m_view.get(), Qt::Key_Space);
        press({200, 200});
        move({190, 185});
        release({190, 185});
        QTest::keyRelease(m_view.get(), Qt::Key_Space);
        QCOMPARE(scroll(), before + QPoint(10, 15));
        QCOMPARE(m_view->selectedCells(), selected);
    }

    /// There the wheel changes no piece.
    void theWheelScrollsAReadOnlyBoard() {
        zoomIn();
        m_view->setReadOnly(true);
        QSignalSpy refused(m_view.get(), &BoardView::refused);
        const QPoint before = scroll();
        const QPoint onPiece(100, 100);
        QCOMPARE(m_view->cellAt(onPiece), 0);
        turnWheel(m_view->viewport(), onPiece, -1);
        QVERIFY(scroll().y() > before.y());
        QCOMPARE(refused.count(), 0);
    }

    void zooms() {
        QVERIFY(m_view->isFitted());
        const double fitted = m_view->cellPitch();
        // The point under the mouse stays where it is.
        const QPoint at = center(5) + QPoint(7, -9);
        const QPointF inside = QPointF(at - m_view->cellRect(5).topLeft()) / fitted;
        turnWheel(m_view->viewport(), at, 3, Qt::ControlModifier);
        QVERIFY(m_view->cellPitch() > fitted * 1.6);
        QVERIFY(!m_view->isFitted());
        const QPointF now = m_view->cellRect(5).topLeft() + inside * m_view->cellPitch();
        QVERIFY((now - QPointF(at)).manhattanLength() <= 3);
        key(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(m_view->cellPitch(), fitted);
        key(Qt::Key_Plus, Qt::ControlModifier);
        const double larger = m_view->cellPitch();
        QVERIFY(larger > fitted);
        key(Qt::Key_Minus, Qt::ControlModifier);
        key(Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(m_view->cellPitch() < fitted);
        for (int i = 0; i < 100; ++i)
            m_view->zoomOut();
        QCOMPARE(m_view->cellPitch(), double(BoardLayout::kSmallestPitch));
        for (int i = 0; i < 100; ++i)
            m_view->zoomIn();
        QCOMPARE(m_view->cellPitch(), double(BoardLayout::kLargestPitch));
    }

    void pinchZooms() {
        const double before = m_view->cellPitch();
        const QPointF at = center(5);
        QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(),
                                  2, at, at, at, 0.25, {});
        QCoreApplication::sendEvent(m_view->viewport(), &pinch);
        QVERIFY(qAbs(m_view->cellPitch() - 1.25 * before) <= 1);
    }

    void themesAreChosenById() {
        QCOMPARE(m_view->theme(), QStringLiteral("classic"));
        const QImage classic = m_view->grab().toImage();
        m_view->setTheme(tileTheme(u"letters"));
        QCOMPARE(m_view->theme(), QStringLiteral("letters"));
        QVERIFY(m_view->grab().toImage() != classic);
        m_view->setTheme(tileTheme(u"no such theme"));
        QCOMPARE(m_view->grab().toImage(), classic);
    }

    void theCursorStaysVisible() {
        for (int i = 0; i < 8; ++i)
            m_view->zoomIn();
        m_view->setCurrentCell(0);
        for (int i = 0; i < 3; ++i) {
            key(Qt::Key_Right);
            key(Qt::Key_Down);
            const QRect seen = m_view->cellRect(m_view->currentCell()) & m_view->viewport()->rect();
            QVERIFY(seen.width() * 2 > m_view->cellPitch());
            QVERIFY(seen.height() * 2 > m_view->cellPitch());
        }
    }

    void hoverIsReported() {
        QSignalSpy hovered(m_view.get(), &BoardView::cellHovered);
        move(center(2), Qt::NoButton);
        move(center(2) + QPoint(3, 3), Qt::NoButton);
        move(center(3), Qt::NoButton);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(m_view->viewport(), &leave);
        QCOMPARE(hovered.count(), 3);
        QCOMPARE(hovered.at(0).first().toInt(), 2);
        QCOMPARE(hovered.at(1).first().toInt(), 3);
        QCOMPARE(hovered.at(2).first().toInt(), -1);
    }

    /// As from a touchpad that is moved sideways, or a pinch that begins.
    void gesturesWithoutAFactorDoNotZoom() {
        const double before = m_view->cellPitch();
        turnWheel(m_view->viewport(), center(5), 0, Qt::ControlModifier);
        const QPointF at = center(5);
        QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(),
                                  2, at, at, at, 0, {});
        QCoreApplication::sendEvent(m_view->viewport(), &pinch);
        QCOMPARE(m_view->cellPitch(), before);
        QVERIFY(m_view->isFitted());
    }

    void gesturesSurviveAnotherSize() {
        const Puzzle small = solvedPuzzle({2, 2}, {}, 2).puzzle;
        QSignalSpy hovered(m_view.get(), &BoardView::cellHovered);
        // A drag, and a click on a selected cell.
        for (const bool drags : {true, false}) {
            m_view->setPuzzle(m_file.puzzle);
            show();
            m_view->setSelectedCells({14, 15});
            move(center(15), Qt::NoButton);
            const QPoint pressed = center(15);
            press(pressed);
            m_view->setPuzzle(small);
            QCOMPARE(hovered.last().first().toInt(), -1);
            if (drags)
                move(pressed - QPoint(60, 60));
            release(pressed);
            QVERIFY(m_view->currentCell() < 4);
        }
        // A rubber band that adds to the selection.
        m_view->setPuzzle(m_file.puzzle);
        show();
        m_view->setSelectedCells({14, 15});
        press(center(5), Qt::LeftButton, Qt::ControlModifier);
        move(center(0), Qt::LeftButton, Qt::ControlModifier);
        m_view->setPuzzle(small);
        move(center(0), Qt::LeftButton, Qt::ControlModifier);
        release(center(0));
        for (const int cell : m_view->selectedCells())
            QVERIFY(cell < 4);
    }

    void aPuzzleOfAnotherSizeStartsAnew() {
        m_view->setCurrentCell(15);
        m_view->zoomIn();
        m_view->setPuzzle(solvedPuzzle({2, 2}, {}, 2).puzzle);
        QCOMPARE(m_view->currentCell(), 0);
        QVERIFY(m_view->isFitted());
        QCOMPARE(m_view->board().placedCount(), 0);
    }

private:
    [[nodiscard]] QPoint scroll() const {
        return {m_view->horizontalScrollBar()->value(), m_view->verticalScrollBar()->value()};
    }
    void zoomIn() {
        for (int i = 0; i < 4; ++i)
            m_view->zoomIn();
        m_view->horizontalScrollBar()->setValue(60);
        m_view->verticalScrollBar()->setValue(60);
    }
};

TESSERA_TEST(TestBoardViewScroll, Needs::Window)

} // namespace tessera::tst_BoardViewScroll

#include "tst_BoardViewScroll.moc"
