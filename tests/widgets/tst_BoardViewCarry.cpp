// SPDX-License-Identifier: GPL-3.0-or-later
#include "BoardViewTesting.h"
#include "tests/TestProgram.h"

namespace tessera::tst_BoardViewCarry {

/// Pieces and blocks that are picked up, rotated and placed.
class TestBoardViewCarry : public QObject, protected BoardViewTest {
    Q_OBJECT

private slots:
    void init() {
        showSolvedPuzzle();
        // As the window does it.
        connect(m_view.get(), &BoardView::moveRequested, this,
                [this](const QVector<int>& cells, int columns, int rows) {
                    if (m_refuses)
                        return;
                    m_file.board = *movedCells(m_file.board, cells, columns, rows);
                    show();
                });
    }
    void cleanup() { m_view.reset(); }

    void enterPicksUpAndPutsDown() {
        QSignalSpy swapped(m_view.get(), &BoardView::swapRequested);
        m_view->setCurrentCell(6);
        key(Qt::Key_Return);
        key(Qt::Key_Left);
        QCOMPARE(swapped.count(), 0);
        key(Qt::Key_Return);
        QCOMPARE(swapped.count(), 1);
        QCOMPARE(swapped.last(), (QVariantList{6, 5}));
        // Placed where it was: nothing to do.
        m_view->setCurrentCell(2);
        key(Qt::Key_Return);
        key(Qt::Key_Return);
        // Cancelled.
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
        QCOMPARE(turned.last().at(1).toInt(), 2); // a rectangle that is not square allows only half
                                                  // turns
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

    void theSelectionStaysIfItsMoveIsRefused() {
        m_refuses = true;
        QSignalSpy moved(m_view.get(), &BoardView::moveRequested);
        m_view->setSelectedCells({0, 1});
        key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(moved.count(), 1);
        QCOMPARE(m_view->selectedCells(), (QVector<int>{0, 1}));
        m_refuses = false;
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

    /// It may still be placed elsewhere.
    void whatCannotBePlacedStaysCarried() {
        QSignalSpy moved(m_view.get(), &BoardView::moveRequested);
        QSignalSpy refused(m_view.get(), &BoardView::refused);
        m_view->setSelectedCells({0, 1});
        key(Qt::Key_Return);
        for (int i = 0; i < 3; ++i)
            key(Qt::Key_Right);
        key(Qt::Key_Return);
        QCOMPARE(refused.count(), 1);
        key(Qt::Key_Left);
        key(Qt::Key_Return);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(moved.count(), 1);
        QCOMPARE(moved.last(), (QVariantList{QVariant::fromValue(QVector<int>{0, 1}), 2, 0}));
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

private:
    bool m_refuses = false;
};

TESSERA_TEST(TestBoardViewCarry, Needs::Window)

} // namespace tessera::tst_BoardViewCarry

#include "tst_BoardViewCarry.moc"
