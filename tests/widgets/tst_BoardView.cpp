// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "BoardTesting.h"
#include "widgets/board/BoardView.h"

#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace tessera;

namespace {

QVector<int> cellsOf(const QSignalSpy& spy) {
    return spy.last().first().value<QVector<int>>();
}

} // namespace

/// Gestures by mouse and keys, and what they ask for.
class TestBoardView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_file = solvedPuzzle({4, 4});
        m_file.board.clear(5);
        m_view = std::make_unique<BoardView>();
        m_view->resize(500, 500);
        m_view->setPuzzle(m_file.puzzle);
        show();
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->setFocus();
    }
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
        // Within a selection all of it turns.
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

    void doubleClickEdits() {
        QSignalSpy edited(m_view.get(), &BoardView::editPieceRequested);
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, center(10));
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited.last().first().toInt(), 10);
    }

    void enterPicksUpAndPutsDown() {
        QSignalSpy swapped(m_view.get(), &BoardView::swapRequested);
        m_view->setCurrentCell(6);
        key(Qt::Key_Return);
        key(Qt::Key_Left);
        QCOMPARE(swapped.count(), 0);
        key(Qt::Key_Return);
        QCOMPARE(swapped.count(), 1);
        QCOMPARE(swapped.last(), (QVariantList{6, 5}));
        // Put down where it was: nothing to do.
        m_view->setCurrentCell(2);
        key(Qt::Key_Return);
        key(Qt::Key_Return);
        // Given up.
        key(Qt::Key_Return);
        key(Qt::Key_Escape);
        key(Qt::Key_Right);
        QCOMPARE(swapped.count(), 1);
    }

    void keysMoveAndTurnASelection() {
        QSignalSpy moved(m_view.get(), &BoardView::moveRequested);
        QSignalSpy turned(m_view.get(), &BoardView::turnBlockRequested);
        QSignalSpy refused(m_view.get(), &BoardView::refused);
        m_view->setSelectedCells({0, 1});
        key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(moved.last(), (QVariantList{QVariant::fromValue(QVector<int>{0, 1}), 1, 0}));
        QCOMPARE(m_view->selectedCells(), (QVector<int>{1, 2}));
        key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(moved.count(), 2);
        key(Qt::Key_T);
        QCOMPARE(turned.last().at(1).toInt(), 2); // an oblong knows only half turns
        m_view->setSelectedCells({0, 1, 4, 5});
        key(Qt::Key_T, Qt::ShiftModifier);
        QCOMPARE(turned.last().at(1).toInt(), -1);
        QCOMPARE(refused.count(), 0);
        key(Qt::Key_Up, Qt::AltModifier);
        m_view->setSelectedCells({0, 1, 4});
        key(Qt::Key_T);
        QCOMPARE(refused.count(), 2);
        QCOMPARE(moved.count(), 2);
        QCOMPARE(turned.count(), 2);
    }

    void enterCarriesTheSelection() {
        QSignalSpy moved(m_view.get(), &BoardView::moveRequested);
        m_view->setSelectedCells({0, 1});
        const int from = m_view->currentCell();
        key(Qt::Key_Return);
        key(Qt::Key_Down);
        key(Qt::Key_Down);
        QCOMPARE(moved.count(), 0);
        key(Qt::Key_Return);
        QCOMPARE(moved.last(), (QVariantList{QVariant::fromValue(QVector<int>{0, 1}), 0, 2}));
        QCOMPARE(m_view->currentCell(), from + 8);
    }

    void aClickOnASelectionLeavesOneCell() {
        m_view->setSelectedCells({0, 1, 2});
        press(center(1));
        QCOMPARE(m_view->selectedCells().size(), 3);
        release(center(1));
        QCOMPARE(m_view->selectedCells(), QVector<int>{1});
    }

    void aCarriedPieceTurnsBeforeItIsPlaced() {
        m_file.board.clear(9);
        show();
        const auto piece = static_cast<PieceIndex>(freePiece());
        QSignalSpy placed(m_view.get(), &BoardView::placeRequested);
        QSignalSpy rotated(m_view.get(), &BoardView::rotateRequested);
        m_view->setCurrentCell(9);
        m_view->carry({piece, 1});
        key(Qt::Key_R);
        turnWheel(m_view->viewport(), center(5), -1);
        key(Qt::Key_Return);
        QCOMPARE(placed.count(), 1);
        QCOMPARE(placed.last().first().toInt(), 9);
        QCOMPARE(placed.last().at(1).value<Placement>(), Placement(piece, 3));
        QCOMPARE(rotated.count(), 0);
        // Now by a click on another cell.
        m_view->carry({piece, 0});
        move(center(5), Qt::NoButton);
        click(5);
        QCOMPARE(placed.count(), 2);
        QCOMPARE(placed.last().first().toInt(), 5);
    }

    void turningWhatWasPickedUpTurnsItOnTheBoard() {
        QSignalSpy rotated(m_view.get(), &BoardView::rotateRequested);
        QSignalSpy swapped(m_view.get(), &BoardView::swapRequested);
        connect(m_view.get(), &BoardView::rotateRequested, this,
                [this](const QVector<int>& cells, int quarters) {
                    m_file.board.rotate(cells.first(), quarters);
                    show();
                });
        m_view->setCurrentCell(6);
        key(Qt::Key_Return);
        key(Qt::Key_Left);
        key(Qt::Key_R);
        QCOMPARE(cellsOf(rotated), QVector<int>{6});
        key(Qt::Key_Return);
        QCOMPARE(swapped.last(), (QVariantList{6, 5}));
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
        turnWheel(m_view->viewport(), center(3), 1);
        m_view->carry({0, 0});
        QCOMPARE(refused.count(), 9);
        QCOMPARE(refused.last().first().toString(), QStringLiteral("A search is running."));
        for (const auto& request : requests)
            QCOMPARE(request->count(), 0);
        click(3);
        QCOMPARE(selection.count(), 1);
    }

    void zooms() {
        QSignalSpy zoomed(m_view.get(), &BoardView::zoomChanged);
        QVERIFY(m_view->isFitted());
        const double fitted = m_view->cellPitch();
        // The point under the mouse stays where it is.
        const QPoint at = center(5) + QPoint(7, -9);
        const QPointF inside = QPointF(at - m_view->cellRect(5).topLeft()) / fitted;
        turnWheel(m_view->viewport(), at, 3, Qt::ControlModifier);
        QVERIFY(m_view->cellPitch() > fitted * 1.6);
        QVERIFY(!m_view->isFitted());
        QVERIFY(zoomed.count() >= 1);
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
        m_view->setTheme(QStringLiteral("letters"));
        QCOMPARE(m_view->theme(), QStringLiteral("letters"));
        QVERIFY(m_view->grab().toImage() != classic);
        m_view->setTheme(QStringLiteral("no such theme"));
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

    void aPuzzleOfAnotherSizeStartsAnew() {
        m_view->setCurrentCell(15);
        m_view->zoomIn();
        m_view->setPuzzle(solvedPuzzle({2, 2}, {}, 2).puzzle);
        QCOMPARE(m_view->currentCell(), 0);
        QVERIFY(m_view->isFitted());
        QCOMPARE(m_view->board().placedCount(), 0);
    }

private:
    void show() { m_view->setBoard(m_file.board, m_file.locked); }
    [[nodiscard]] int freePiece() const {
        for (int i = 0; i < m_file.puzzle.pieceCount(); ++i) {
            if (!m_file.board.cellOf(static_cast<PieceIndex>(i)))
                return i;
        }
        return -1;
    }
    [[nodiscard]] QPoint center(int cell) const { return m_view->cellRect(cell).center(); }
    [[nodiscard]] QPoint scroll() const {
        return {m_view->horizontalScrollBar()->value(), m_view->verticalScrollBar()->value()};
    }
    void zoomIn() {
        for (int i = 0; i < 4; ++i)
            m_view->zoomIn();
        m_view->horizontalScrollBar()->setValue(60);
        m_view->verticalScrollBar()->setValue(60);
    }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(m_view.get(), code, modifiers);
    }
    void click(int cell, Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::mouseClick(m_view->viewport(), button, modifiers, center(cell));
    }
    void press(QPoint at, Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::mousePress(m_view->viewport(), button, modifiers, at);
    }
    void release(QPoint at, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseRelease(m_view->viewport(), button, Qt::NoModifier, at);
    }
    /// QTest::mouseMove() reports no buttons, which a drag needs.
    void move(QPoint at, Qt::MouseButtons buttons = Qt::LeftButton,
              Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QMouseEvent event(QEvent::MouseMove, at, m_view->viewport()->mapToGlobal(at), Qt::NoButton,
                          buttons, modifiers);
        QCoreApplication::sendEvent(m_view->viewport(), &event);
    }

    PuzzleFile m_file;
    std::unique_ptr<BoardView> m_view;
};

QTEST_MAIN(TestBoardView)
#include "tst_BoardView.moc"
