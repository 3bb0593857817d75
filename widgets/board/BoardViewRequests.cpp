// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardView.h"

#include "core/puzzle/Score.h"

#include <algorithm>

namespace tessera {

bool BoardView::refuseReadOnly() {
    if (!m_readOnly)
        return false;
    emit refused(m_readOnlyReason.isEmpty() ? tr("This board cannot be changed now.")
                                            : m_readOnlyReason);
    return true;
}

bool BoardView::refuseLocked(int cell) {
    if (!isLocked(cell))
        return false;
    emit refused(tr("%1 is locked. Unlock it first (L).").arg(cellName(board().size(), cell)));
    return true;
}

QVector<int> BoardView::changeable(const QVector<int>& cells) {
    QVector<int> found;
    int lockedCell = -1;
    for (const int cell : cells) {
        if (board().at(cell).isEmpty())
            continue;
        if (isLocked(cell))
            lockedCell = cell;
        else
            found.push_back(cell);
    }
    if (!found.isEmpty())
        return found;
    if (lockedCell < 0)
        emit refused(tr("There is no piece here."));
    else if (cells.size() == 1)
        (void)refuseLocked(lockedCell);
    else
        emit refused(tr("All selected pieces are locked. Unlock them first (L)."));
    return found;
}

QVector<int> BoardView::meantCells(int cell) const {
    return m_selection.contains(cell) ? selectedCells() : QVector<int>{cell};
}

void BoardView::requestRotation(const QVector<int>& cells, int quarters) {
    if (refuseReadOnly())
        return;
    const QVector<int> turned = changeable(cells);
    if (!turned.isEmpty())
        emit rotateRequested(turned, quarters);
}

void BoardView::requestLock(const QVector<int>& cells) {
    if (refuseReadOnly())
        return;
    QVector<int> filled;
    std::ranges::copy_if(cells, std::back_inserter(filled),
                         [this](int cell) { return !board().at(cell).isEmpty(); });
    if (filled.isEmpty())
        emit refused(tr("There is no piece here."));
    else
        emit lockRequested(filled);
}

void BoardView::rotateSelection(int quarters) {
    if (m_carried && !m_carried->source) {
        m_carried->placement = m_carried->placement.turned(quarters);
        showPreview(*m_carried, currentCell());
    } else if (m_carried) {
        requestRotation({*m_carried->source}, quarters);
    } else {
        requestRotation(selectedCells(), quarters);
    }
}

void BoardView::removeSelection() {
    if (refuseReadOnly())
        return;
    const QVector<int> cells = changeable(selectedCells());
    if (!cells.isEmpty())
        emit removeRequested(cells);
}

void BoardView::toggleLockSelection() {
    requestLock(selectedCells());
}

void BoardView::editCurrentPiece() {
    if (refuseReadOnly())
        return;
    if (board().at(currentCell()).isEmpty())
        emit refused(tr("There is no piece here."));
    else
        emit editPieceRequested(currentCell());
}

void BoardView::pickUpOrPutDown() {
    if (refuseReadOnly())
        return;
    const int cell = currentCell();
    if (m_carried) {
        const PieceDrag drag = *m_carried;
        if (refuseLocked(cell))
            return;
        dropCarried();
        putDown(drag, cell);
        return;
    }
    if (changeable({cell}).isEmpty())
        return;
    m_carried = pieceDrag(puzzle(), board().at(cell), cell);
    showPreview(*m_carried, cell);
}

void BoardView::carry(Placement placement) {
    if (placement.isEmpty() || placement.piece() >= puzzle().pieceCount() || refuseReadOnly())
        return;
    m_carried = pieceDrag(puzzle(), placement, std::nullopt);
    showPreview(*m_carried, currentCell());
    setFocus();
}

void BoardView::cancel() {
    if (m_carried) {
        dropCarried();
        return;
    }
    CellSelection selection = m_selection;
    selection.select(currentCell());
    changeSelection(selection);
}

bool BoardView::canPutDown(const PieceDrag& drag, int target) const {
    return !m_readOnly && target >= 0 && drag.belongsTo(puzzle()) && !isLocked(target) &&
           !(drag.source && isLocked(*drag.source));
}

void BoardView::putDown(const PieceDrag& drag, int target) {
    if (!canPutDown(drag, target))
        return;
    if (!drag.source)
        emit placeRequested(target, drag.placement);
    else if (*drag.source != target)
        emit swapRequested(*drag.source, target);
}

void BoardView::showPreview(const PieceDrag& drag, int target) {
    if (!canPutDown(drag, target)) {
        hidePreview();
        return;
    }
    DropPreview preview{board(), target, drag.source};
    if (drag.source)
        preview.board.swap(*drag.source, target);
    else
        preview.board.place(target, drag.placement);
    hidePreview();
    m_preview = std::move(preview);
    updateCells({target, drag.source.value_or(target)});
}

void BoardView::hidePreview() {
    if (!m_preview)
        return;
    updateCells({m_preview->target, m_preview->source.value_or(m_preview->target)});
    m_preview.reset();
}

void BoardView::dropCarried() {
    m_carried.reset();
    hidePreview();
}

} // namespace tessera
