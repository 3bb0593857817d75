// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardView.h"

#include <QKeyEvent>

#include <algorithm>

namespace tessera {

namespace {

/// The cell that a navigation key leads to, or nothing for other keys.
std::optional<int> destination(const QKeyEvent& event, GridSize size, int cell) {
    const bool whole = event.modifiers().testFlag(Qt::ControlModifier);
    const int lastColumn = size.width - 1;
    const int lastRow = size.height - 1;
    int column = size.column(cell);
    int row = size.row(cell);
    switch (event.key()) {
    case Qt::Key_Left:
        column = std::max(column - 1, 0);
        break;
    case Qt::Key_Right:
        column = std::min(column + 1, lastColumn);
        break;
    case Qt::Key_Up:
        row = std::max(row - 1, 0);
        break;
    case Qt::Key_Down:
        row = std::min(row + 1, lastRow);
        break;
    case Qt::Key_Home:
        column = 0;
        row = whole ? 0 : row;
        break;
    case Qt::Key_End:
        column = lastColumn;
        row = whole ? lastRow : row;
        break;
    case Qt::Key_PageUp:
        row = 0;
        break;
    case Qt::Key_PageDown:
        row = lastRow;
        break;
    default:
        return std::nullopt;
    }
    return size.cell(column, row);
}

} // namespace

bool BoardView::navigate(QKeyEvent* event) {
    const auto cell = destination(*event, board().size(), currentCell());
    if (!cell)
        return false;
    CellSelection selection = m_selection;
    if (event->modifiers().testFlag(Qt::ShiftModifier))
        selection.extendTo(*cell);
    else if (event->modifiers().testFlag(Qt::ControlModifier))
        selection.moveTo(*cell);
    else
        selection.select(*cell);
    changeSelection(selection);
    ensureVisible(*cell);
    return true;
}

/// Alt and an arrow take the selected pieces along.
bool BoardView::moveByKey(QKeyEvent* event) {
    if (!event->modifiers().testFlag(Qt::AltModifier))
        return false;
    switch (event->key()) {
    case Qt::Key_Left:
        moveSelection(-1, 0);
        return true;
    case Qt::Key_Right:
        moveSelection(1, 0);
        return true;
    case Qt::Key_Up:
        moveSelection(0, -1);
        return true;
    case Qt::Key_Down:
        moveSelection(0, 1);
        return true;
    default:
        return false;
    }
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
        return toggleLockSelection();
    case BoardAct::Remove:
        return removeSelection();
    case BoardAct::EditPiece:
        return editCurrentPiece();
    case BoardAct::ShowCandidates:
        return askForCandidates();
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
        toggleCurrent();
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

void BoardView::toggleCurrent() {
    CellSelection selection = m_selection;
    selection.toggle(currentCell());
    changeSelection(selection);
}

} // namespace tessera
