// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardView.h"

#include <QDrag>
#include <QDropEvent>
#include <QScrollBar>
#include <QTimerEvent>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kDraggedTile = 40;
constexpr int kScrollMargin = 28;
constexpr int kScrollInterval = 30; // milliseconds

} // namespace

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
    if (!drag || m_readOnly) {
        event->ignore();
        return;
    }
    event->setDropAction(Qt::MoveAction);
    event->accept();
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
    const int cell = cellAt(m_dragPosition);
    if (!drag) {
        hidePreview();
    } else if (cell != m_dragCell) {
        showPreview(*drag, cell);
        m_dragCell = cell;
    }
    if (!m_preview) {
        event->ignore();
        return;
    }
    event->setDropAction(Qt::MoveAction);
    event->accept();
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
    QScrollBar* across = horizontalScrollBar();
    QScrollBar* down = verticalScrollBar();
    across->setValue(across->value() + step(m_dragPosition.x(), viewport()->width()) / 2);
    down->setValue(down->value() + step(m_dragPosition.y(), viewport()->height()) / 2);
    const int cell = cellAt(m_dragPosition);
    if (m_dragged && cell != m_dragCell) {
        showPreview(*m_dragged, cell);
        m_dragCell = cell;
    }
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
    if (!drag || cell < 0 || refuseReadOnly() || refuseLocked(cell)) {
        event->ignore();
        return;
    }
    event->setDropAction(Qt::MoveAction);
    event->accept();
    if (drag->block.isEmpty())
        setCurrentCell(cell);
    setFocus();
    putDown(*drag, cell);
}

} // namespace tessera
