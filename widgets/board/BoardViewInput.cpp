// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardView.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace tessera {

namespace {

/// The action for a pressed key, or nothing.
std::optional<BoardAct> boardActOf(const BoardKeys& keys, const QKeyEvent& event) {
    const QKeySequence pressed(
        QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, Qt::Key(event.key())));
    for (const auto& [act, sequences] : keys) {
        if (sequences.contains(pressed))
            return act;
    }
    return std::nullopt;
}

/// The target cell of a navigation key, or nothing for other keys.
std::optional<int> destination(const QKeyEvent& event, GridSize size, int cell) {
    if (const auto side = sideOfArrow(event.key()))
        return size.neighbour(cell, *side).value_or(cell);
    const bool whole = event.modifiers().testFlag(Qt::ControlModifier);
    const int lastRow = size.height - 1;
    switch (event.key()) {
    case Qt::Key_Home:
        return size.cell(0, whole ? 0 : size.row(cell));
    case Qt::Key_End:
        return size.cell(size.width - 1, whole ? lastRow : size.row(cell));
    case Qt::Key_PageUp:
        return size.cell(size.column(cell), 0);
    case Qt::Key_PageDown:
        return size.cell(size.column(cell), lastRow);
    default:
        return std::nullopt;
    }
}

} // namespace

BoardKeys usualBoardKeys() {
    return {
        {BoardAct::Rotate, {QKeySequence(Qt::Key_R)}},
        {BoardAct::RotateBack, {QKeySequence(Qt::SHIFT | Qt::Key_R)}},
        {BoardAct::TurnBlock, {QKeySequence(Qt::Key_T)}},
        {BoardAct::TurnBlockBack, {QKeySequence(Qt::SHIFT | Qt::Key_T)}},
        {BoardAct::Lock, {QKeySequence(Qt::Key_L)}},
        {BoardAct::Remove, {QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_Backspace)}},
        {BoardAct::EditPiece, {QKeySequence(Qt::Key_E)}},
        {BoardAct::ShowCandidates, {QKeySequence(Qt::Key_H)}},
        {BoardAct::ChooseCandidate, {QKeySequence(Qt::Key_C)}},
    };
}

std::optional<Side> sideOfArrow(int key) {
    constexpr std::array arrows{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left};
    const auto found = std::ranges::find(arrows, key);
    return found == arrows.end() ? std::nullopt
                                 : std::optional(kSides[asIndex(found - arrows.begin())]);
}

int wholeNotches(int& angle, const QWheelEvent& event) {
    angle += event.angleDelta().y();
    const int notches = angle / QWheelEvent::DefaultDeltasPerStep;
    angle -= notches * QWheelEvent::DefaultDeltasPerStep;
    return notches;
}

/// Alt and an arrow move the selected pieces, other keys move the cursor.
bool BoardView::navigate(QKeyEvent* event) {
    const auto modifiers = event->modifiers();
    const auto side = sideOfArrow(event->key());
    if (side && modifiers.testFlag(Qt::AltModifier)) {
        moveSelection(*side);
        return true;
    }
    const auto cell = destination(*event, board().size(), currentCell());
    if (!cell)
        return false;
    changeSelection(modifiers.testFlag(Qt::ShiftModifier)     ? &CellSelection::extendTo
                    : modifiers.testFlag(Qt::ControlModifier) ? &CellSelection::moveTo
                                                              : &CellSelection::select,
                    *cell);
    ensureVisible(*cell);
    return true;
}

void BoardView::perform(BoardAct act) {
    const std::map<BoardAct, std::function<void()>> acts{
        {BoardAct::Rotate, [this] { rotateSelection(1); }},
        {BoardAct::RotateBack, [this] { rotateSelection(-1); }},
        {BoardAct::TurnBlock, [this] { turnSelectedBlock(1); }},
        {BoardAct::TurnBlockBack, [this] { turnSelectedBlock(-1); }},
        {BoardAct::Lock, [this] { requestLock(selectedCells()); }},
        {BoardAct::Remove, [this] { removeSelection(); }},
        {BoardAct::EditPiece, [this] { editCurrentPiece(); }},
        {BoardAct::ShowCandidates, [this] { emit candidatesRequested(currentCell()); }},
        {BoardAct::ChooseCandidate, [this] { chooseCandidate(); }},
    };
    acts.at(act)();
}

bool BoardView::actByKey(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        pickUpOrPutDown();
        return true;
    case Qt::Key_Escape:
        cancel();
        return true;
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) {
            m_spaceHeld = true;
            updateCursor();
        }
        return true;
    default:
        return false;
    }
}

/// Alt and an arrow, which move or paint here, may also be the keys of an action.
bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && !m_readOnly) {
        const auto* key = static_cast<const QKeyEvent*>(event);
        if (sideOfArrow(key->key()) && key->modifiers().testFlag(Qt::AltModifier)) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (const auto act = boardActOf(m_keys, *event))
        perform(*act);
    else if (event->matches(QKeySequence::ZoomIn) || event->key() == Qt::Key_ZoomIn)
        zoomIn();
    else if (event->matches(QKeySequence::ZoomOut) || event->key() == Qt::Key_ZoomOut)
        zoomOut();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (event->modifiers().testFlag(Qt::ControlModifier) && event->key() == Qt::Key_0)
        zoomToFit();
    else if (event->modifiers().testFlag(Qt::ControlModifier) && event->key() == Qt::Key_Space)
        toggleCell(currentCell());
    else if (navigate(event))
        event->accept();
    else if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier) ||
             !actByKey(event))
        QAbstractScrollArea::keyPressEvent(event);
}

void BoardView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = false;
        updateCursor();
    } else {
        QAbstractScrollArea::keyReleaseEvent(event);
    }
}

void BoardView::updateCursor() {
    viewport()->setCursor(m_mouseAct == MouseAct::Pan ? Qt::ClosedHandCursor
                          : m_spaceHeld               ? Qt::OpenHandCursor
                                                      : m_usualCursor);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    // Another button must not interrupt what the first one began.
    if ((m_mouseAct == MouseAct::RubberBand || m_mouseAct == MouseAct::Pan) &&
        event->button() != m_pressedButton && event->buttons().testFlag(m_pressedButton))
        return;
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
        updateCursor();
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
            updateCursor();
        } else if (m_pressedButton == Qt::LeftButton && plain && !m_readOnly &&
                   m_pressedCell >= 0 && !board().at(m_pressedCell).isEmpty()) {
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
    if (m_mouseAct == MouseAct::RubberBand) {
        viewport()->update();
        m_rubberBand = QRect();
    }
    m_mouseAct = MouseAct::None;
    m_pressedButton = Qt::NoButton;
    updateCursor();
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    const int cell = cellAt(event->position().toPoint());
    const bool edits = event->button() == Qt::LeftButton && cell >= 0 && !m_carried &&
                       !m_spaceHeld && m_mouseAct == MouseAct::None;
    if (!edits) {
        mousePressEvent(event); // fast clicks of the other buttons count separately
        return;
    }
    setCurrentCell(cell);
    editCurrentPiece();
}

/// The menu key shows candidates on an empty cell; elsewhere it opens the owner's menu.
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
    updateReadout();
    if (m_carried && cell >= 0)
        changeSelection(&CellSelection::select, cell);
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
    const bool onPiece = !m_readOnly && (m_carried || (cell >= 0 && !board().at(cell).isEmpty()));
    if (!onPiece || angle.y() == 0 || event->modifiers() != Qt::NoModifier) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    event->accept();
    const int notches = wholeNotches(m_wheelAngle, *event);
    // Rolling towards the user rotates clockwise.
    if (notches != 0 && m_carried)
        rotateSelection(-notches);
    else if (notches != 0)
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
