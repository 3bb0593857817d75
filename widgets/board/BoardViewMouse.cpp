// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardView.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDrag>
#include <QDropEvent>
#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QTimerEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr int kDraggedTile = 40;
constexpr int kScrollMargin = 28;
constexpr int kScrollInterval = 30; // milliseconds

void acceptMove(QDropEvent& event, bool accept) {
    if (accept)
        event.setDropAction(Qt::MoveAction);
    event.setAccepted(accept);
}

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
    m_selectionBefore = m_selection;
    if (m_carried && cell >= 0) {
        changeSelection(&CellSelection::select, cell);
        pickUpOrPutDown();
        m_mouseAct = MouseAct::None;
        return;
    }
    if (cell < 0)
        return;
    if (event.modifiers().testFlag(Qt::ShiftModifier))
        changeSelection(&CellSelection::extendTo, cell);
    else if (event.modifiers().testFlag(Qt::ControlModifier))
        changeSelection(&CellSelection::toggle, cell);
    else if (isHeldWithOthers(cell))
        m_pressedSelected = true;
    else
        changeSelection(&CellSelection::select, cell);
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
        scrollBy(std::exchange(m_panFrom, position) - position);
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
    QVector<int> cells;
    if (modifiers.testFlag(Qt::ControlModifier))
        cells = m_selectionBefore.cells();
    const QRect touched = m_layout.cellsIn(QRectF(m_rubberBand));
    for (int row = touched.top(); row <= touched.bottom(); ++row) {
        for (int column = touched.left(); column <= touched.right(); ++column)
            cells.push_back(board().size().cell(column, row));
    }
    CellSelection selection = m_selectionBefore;
    selection.set(cells);
    changeSelection(selection);
}

void BoardView::setHovered(int cell) {
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    if (m_carried && cell >= 0) {
        changeSelection(&CellSelection::select, cell);
    }
    emit cellHovered(cell);
}

void BoardView::wheelEvent(QWheelEvent* event) {
    const QPoint angle = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        const double notches = angle.y() / double(QWheelEvent::DefaultDeltasPerStep);
        zoomBy(std::pow(1.2, notches), event->position());
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
    const int notches = m_wheelAngle / QWheelEvent::DefaultDeltasPerStep;
    m_wheelAngle -= notches * QWheelEvent::DefaultDeltasPerStep;
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

/// A piece of the drag that this board can take, else nothing. Where it came
/// from counts only if it still lies there: it may be from another window.
std::optional<PieceDrag> BoardView::dragOf(const QDropEvent& event) const {
    auto drag = fromMimeData(event.mimeData());
    if (!drag || !drag->belongsTo(puzzle()))
        return std::nullopt;
    if (drag->source && board().at(*drag->source) != drag->placement)
        drag->source.reset();
    if (drag->source && isHeldWithOthers(*drag->source))
        drag->block = selectedCells();
    return drag;
}

void BoardView::startDrag(int cell) {
    if (refuseReadOnly() || refuseLocked(cell))
        return;
    const PieceDrag piece = pieceDrag(puzzle(), board().at(cell), cell);
    const auto pixels = static_cast<int>(kDraggedTile * devicePixelRatioF());
    auto* drag = new QDrag(this);
    drag->setMimeData(toMimeData(piece).release());
    drag->setPixmap(m_tiles.tile(seenEdges(puzzle(), board(), cell), pixels));
    // Beside the pointer, so that it does not hide the preview.
    drag->setHotSpot({-kDraggedTile / 4, -kDraggedTile / 4});
    drag->exec(Qt::MoveAction);
    endDragOver();
}

void BoardView::dragEnterEvent(QDragEnterEvent* event) {
    const auto drag = dragOf(*event);
    acceptMove(*event, drag && !m_readOnly);
}

void BoardView::dragMoveEvent(QDragMoveEvent* event) {
    const auto drag = dragOf(*event);
    m_dragPosition = event->position().toPoint();
    m_dragged = drag;
    if (drag && !viewport()
                     ->rect()
                     .adjusted(kScrollMargin, kScrollMargin, -kScrollMargin, -kScrollMargin)
                     .contains(m_dragPosition))
        m_scrollTimer.start(kScrollInterval, this);
    else
        m_scrollTimer.stop();
    if (!drag)
        hidePreview();
    previewDragged();
    acceptMove(*event, m_preview.has_value());
}

/// Scrolls on while a piece is held near a border.
void BoardView::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_scrollTimer.timerId()) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    const auto step = [](int position, int length) {
        return std::min(0, position - kScrollMargin) +
               std::max(0, position - length + kScrollMargin);
    };
    scrollBy({step(m_dragPosition.x(), viewport()->width()) / 2,
              step(m_dragPosition.y(), viewport()->height()) / 2});
    previewDragged();
}

/// Where it is now, if that is another cell than before.
void BoardView::previewDragged() {
    const int cell = cellAt(m_dragPosition);
    if (!m_dragged || cell == m_dragCell)
        return;
    m_dragCell = cell;
    showPreview(*m_dragged, cell);
}

void BoardView::endDragOver() {
    m_scrollTimer.stop();
    m_dragged.reset();
    m_dragCell = -1;
    hidePreview();
}

void BoardView::dragLeaveEvent(QDragLeaveEvent* event) {
    endDragOver();
    event->accept();
}

void BoardView::dropEvent(QDropEvent* event) {
    endDragOver();
    const auto drag = dragOf(*event);
    const int cell = cellAt(event->position().toPoint());
    acceptMove(*event, drag && cell >= 0 && !refuseReadOnly() && !refuseLocked(cell));
    if (!event->isAccepted())
        return;
    if (drag->block.isEmpty())
        setCurrentCell(cell);
    setFocus();
    putDown(*drag, cell);
}

} // namespace tessera
