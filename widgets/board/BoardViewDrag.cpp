// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardView.h"

#include <QDrag>
#include <QDropEvent>

namespace tessera {

namespace {

/// A piece of the drag that this board can take, else nothing. Where it came
/// from counts only if it still lies there: it may be from another window.
std::optional<PieceDrag> dragFor(const BoardView& view, const QDropEvent& event) {
    auto drag = fromMimeData(event.mimeData());
    if (!drag || !drag->belongsTo(view.puzzle()))
        return std::nullopt;
    if (drag->source && view.board().at(*drag->source) != drag->placement)
        drag->source.reset();
    return drag;
}

} // namespace

void BoardView::startDrag(int cell) {
    if (refuseReadOnly() || refuseLocked(cell))
        return;
    const PieceDrag piece = pieceDrag(puzzle(), board().at(cell), cell);
    const int pixels = m_layout.devicePitch() - m_layout.deviceGrout();
    auto* drag = new QDrag(this);
    drag->setMimeData(toMimeData(piece).release());
    drag->setPixmap(m_tiles.tile(seenEdges(puzzle(), board(), cell), pixels));
    drag->setHotSpot(m_pressedAt - cellRect(cell).topLeft());
    drag->exec(Qt::MoveAction);
    hidePreview();
}

void BoardView::dragEnterEvent(QDragEnterEvent* event) {
    const auto drag = dragFor(*this, *event);
    if (!drag || m_readOnly) {
        event->ignore();
        return;
    }
    event->setDropAction(Qt::MoveAction);
    event->accept();
}

void BoardView::dragMoveEvent(QDragMoveEvent* event) {
    const auto drag = dragFor(*this, *event);
    const int cell = cellAt(event->position().toPoint());
    if (!drag || !canPutDown(*drag, cell)) {
        hidePreview();
        event->ignore();
        return;
    }
    if (!m_preview || m_preview->target != cell)
        showPreview(*drag, cell);
    event->setDropAction(Qt::MoveAction);
    event->accept();
}

void BoardView::dragLeaveEvent(QDragLeaveEvent* event) {
    hidePreview();
    event->accept();
}

void BoardView::dropEvent(QDropEvent* event) {
    hidePreview();
    const auto drag = dragFor(*this, *event);
    const int cell = cellAt(event->position().toPoint());
    if (!drag || cell < 0 || refuseReadOnly() || refuseLocked(cell)) {
        event->ignore();
        return;
    }
    event->setDropAction(Qt::MoveAction);
    event->accept();
    setCurrentCell(cell);
    setFocus();
    putDown(*drag, cell);
}

} // namespace tessera
