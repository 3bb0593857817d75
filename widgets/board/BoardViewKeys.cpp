// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardView.h"

#include <QKeyEvent>

namespace tessera {

namespace {

/// The act that a pressed key stands for, or nothing.
std::optional<BoardAct> boardActOf(const BoardKeys& keys, const QKeyEvent& event) {
    const QKeySequence pressed(
        QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, Qt::Key(event.key())));
    for (const auto& [act, sequences] : keys) {
        if (sequences.contains(pressed))
            return act;
    }
    return std::nullopt;
}

/// The cell that a navigation key leads to, or nothing for other keys.
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
    switch (key) {
    case Qt::Key_Up:
        return Side::Up;
    case Qt::Key_Right:
        return Side::Right;
    case Qt::Key_Down:
        return Side::Down;
    case Qt::Key_Left:
        return Side::Left;
    default:
        return std::nullopt;
    }
}

bool BoardView::navigate(QKeyEvent* event) {
    const auto cell = destination(*event, board().size(), currentCell());
    if (!cell)
        return false;
    changeSelection(event->modifiers().testFlag(Qt::ShiftModifier)     ? &CellSelection::extendTo
                    : event->modifiers().testFlag(Qt::ControlModifier) ? &CellSelection::moveTo
                                                                       : &CellSelection::select,
                    *cell);
    ensureVisible(*cell);
    return true;
}

/// Alt and an arrow take the selected pieces along.
bool BoardView::moveByKey(QKeyEvent* event) {
    const auto side = sideOfArrow(event->key());
    if (!side || !event->modifiers().testFlag(Qt::AltModifier))
        return false;
    moveSelection(*side);
    return true;
}

void BoardView::perform(BoardAct act) {
    switch (act) {
    case BoardAct::Rotate:
        return rotateSelection(1);
    case BoardAct::RotateBack:
        return rotateSelection(-1);
    case BoardAct::TurnBlock:
        return turnSelectedBlock(1);
    case BoardAct::TurnBlockBack:
        return turnSelectedBlock(-1);
    case BoardAct::Lock:
        return requestLock(selectedCells());
    case BoardAct::Remove:
        return removeSelection();
    case BoardAct::EditPiece:
        return editCurrentPiece();
    case BoardAct::ShowCandidates:
        emit candidatesRequested(currentCell());
        return;
    case BoardAct::ChooseCandidate:
        return chooseCandidate();
    }
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
            viewport()->setCursor(Qt::OpenHandCursor);
        }
        return true;
    default:
        return false;
    }
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
        changeSelection(&CellSelection::toggle, currentCell());
    else if (moveByKey(event) || navigate(event))
        event->accept();
    else if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier) ||
             !actByKey(event))
        QAbstractScrollArea::keyPressEvent(event);
}

void BoardView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = false;
        viewport()->unsetCursor();
        return;
    }
    QAbstractScrollArea::keyReleaseEvent(event);
}

} // namespace tessera
