// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardView.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QWheelEvent>

#include <cmath>

namespace tessera {

namespace {

constexpr int kWheelNotch = 120; // eighths of a degree, see QWheelEvent

} // namespace

void BoardView::mousePressEvent(QMouseEvent* event) {
    const QPoint position = event->position().toPoint();
    const int cell = cellAt(position);
    m_pressedButton = event->button();
    m_pressedAt = m_panFrom = position;
    m_pressedCell = cell;
    m_mouseAct = MouseAct::Pressed;
    m_pressedSelected = false;
    if (event->button() == Qt::LeftButton) {
        pressLeft(*event, cell);
    } else if (event->button() == Qt::RightButton && m_carried) {
        rotateSelection(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    } else if (event->button() == Qt::RightButton && cell >= 0 && board().at(cell).isEmpty() &&
               meantCells(cell).size() == 1) {
        m_mouseAct = MouseAct::None; // the popup gets the release
        setCurrentCell(cell);
        chooseCandidate();
    } else if (event->button() == Qt::RightButton && cell >= 0) {
        requestRotation(meantCells(cell), event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    }
}

void BoardView::pressLeft(const QMouseEvent& event, int cell) {
    if (m_spaceHeld) {
        m_mouseAct = MouseAct::Pan;
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    CellSelection selection = m_selection;
    m_selectionBefore = m_selection;
    if (m_carried && cell >= 0) {
        selection.select(cell);
        changeSelection(selection);
        pickUpOrPutDown();
        m_mouseAct = MouseAct::None;
        return;
    }
    if (cell < 0)
        return;
    if (event.modifiers().testFlag(Qt::ShiftModifier))
        selection.extendTo(cell);
    else if (event.modifiers().testFlag(Qt::ControlModifier))
        selection.toggle(cell);
    else if (isHeldWithOthers(cell))
        m_pressedSelected = true;
    else
        selection.select(cell);
    changeSelection(selection);
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    const QPoint position = event->position().toPoint();
    setHovered(cellAt(position));
    const bool far =
        (position - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (m_mouseAct == MouseAct::Pressed && far) {
        const bool plain = event->modifiers() == Qt::NoModifier;
        if (m_pressedButton == Qt::MiddleButton) {
            m_mouseAct = MouseAct::Pan;
            viewport()->setCursor(Qt::ClosedHandCursor);
        } else if (m_pressedButton == Qt::LeftButton && plain && m_pressedCell >= 0 &&
                   !board().at(m_pressedCell).isEmpty()) {
            m_mouseAct = MouseAct::None;
            startDrag(m_pressedCell);
            return;
        } else if (m_pressedButton == Qt::LeftButton) {
            m_mouseAct = MouseAct::RubberBand;
        }
    }
    if (m_mouseAct == MouseAct::RubberBand)
        moveRubberBand(position, event->modifiers());
    else if (m_mouseAct == MouseAct::Pan)
        movePan(position);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != m_pressedButton)
        return;
    if (m_pressedButton == Qt::MiddleButton && m_mouseAct == MouseAct::Pressed &&
        m_pressedCell >= 0)
        requestLock(meantCells(m_pressedCell));
    if (m_pressedSelected && m_mouseAct == MouseAct::Pressed)
        setCurrentCell(m_pressedCell);
    m_pressedSelected = false;
    if (m_mouseAct == MouseAct::RubberBand) {
        viewport()->update();
        m_rubberBand = QRect();
    }
    if (m_mouseAct == MouseAct::Pan) {
        if (m_spaceHeld)
            viewport()->setCursor(Qt::OpenHandCursor);
        else
            viewport()->unsetCursor();
    }
    m_mouseAct = MouseAct::None;
    m_pressedButton = Qt::NoButton;
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    const int cell = cellAt(event->position().toPoint());
    const bool edits = event->button() == Qt::LeftButton && cell >= 0 && !m_carried && !m_spaceHeld;
    if (!edits) {
        mousePressEvent(event); // fast clicks of the other buttons count one by one
        return;
    }
    setCurrentCell(cell);
    editCurrentPiece();
}

/// The right button rotates or shows candidates; the menu key shows candidates
/// on an empty cell and else still reaches the owner's menu.
void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    if (event->reason() == QContextMenuEvent::Mouse)
        return;
    if (board().at(currentCell()).isEmpty())
        chooseCandidate();
    else
        event->ignore();
}

void BoardView::moveRubberBand(QPoint to, Qt::KeyboardModifiers modifiers) {
    m_rubberBand = QRect(m_pressedAt, to).normalized();
    viewport()->update();
    CellSelection selection = m_selectionBefore;
    QVector<int> cells;
    if (modifiers.testFlag(Qt::ControlModifier))
        cells = m_selectionBefore.cells();
    const QRect touched = m_layout.cellsIn(QRectF(m_rubberBand));
    for (int row = touched.top(); row <= touched.bottom(); ++row) {
        for (int column = touched.left(); column <= touched.right(); ++column)
            cells.push_back(board().size().cell(column, row));
    }
    selection.set(cells);
    changeSelection(selection);
}

void BoardView::movePan(QPoint to) {
    const QPoint shift = m_panFrom - to;
    m_panFrom = to;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + shift.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + shift.y());
}

void BoardView::setHovered(int cell) {
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    if (m_carried && cell >= 0) {
        CellSelection selection = m_selection;
        selection.select(cell);
        changeSelection(selection);
    }
    emit cellHovered(cell);
}

void BoardView::wheelEvent(QWheelEvent* event) {
    const QPoint angle = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoomBy(std::pow(1.2, angle.y() / double(kWheelNotch)), event->position());
        event->accept();
        return;
    }
    const int cell = cellAt(event->position().toPoint());
    const bool onPiece = m_carried || (cell >= 0 && !board().at(cell).isEmpty());
    if (!onPiece || angle.y() == 0 || event->modifiers() != Qt::NoModifier) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    event->accept();
    m_wheelAngle += angle.y();
    const int notches = m_wheelAngle / kWheelNotch;
    m_wheelAngle -= notches * kWheelNotch;
    if (notches == 0)
        return;
    // Rolling towards the person turns clockwise.
    if (m_carried)
        rotateSelection(-notches);
    else
        requestRotation(meantCells(cell), -notches);
}

bool BoardView::gestureZoom(QEvent* event) {
    if (event->type() == QEvent::NativeGesture) {
        auto* native = static_cast<QNativeGestureEvent*>(event);
        if (native->gestureType() != Qt::ZoomNativeGesture)
            return false;
        zoomBy(1 + native->value(), native->position());
        return true;
    }
    auto* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture);
    if (gesture == nullptr)
        return false;
    auto* pinch = static_cast<QPinchGesture*>(gesture);
    if (pinch->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged))
        zoomBy(pinch->scaleFactor(), viewport()->mapFromGlobal(pinch->centerPoint()));
    return true;
}

} // namespace tessera
