// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "BoardTesting.h"
#include "widgets/board/BoardView.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tessera {

/// A view of a solved 4×4 without its piece at cell 5, with mouse and keys.
class BoardViewTest {
protected:
    /// At the start of every test.
    void showSolvedPuzzle() {
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

    /// The cells in the first argument of a signal's last emission.
    [[nodiscard]] static QVector<int> cellsOf(const QSignalSpy& spy) {
        return spy.last().first().value<QVector<int>>();
    }
    void show() { m_view->setBoard(m_file.board, m_file.locked); }
    [[nodiscard]] int freePiece() const {
        for (int i = 0; i < m_file.puzzle.pieceCount(); ++i) {
            if (!m_file.board.cellOf(static_cast<PieceIndex>(i)))
                return i;
        }
        return -1;
    }
    [[nodiscard]] QPoint center(int cell) const { return m_view->cellRect(cell).center(); }
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

} // namespace tessera
