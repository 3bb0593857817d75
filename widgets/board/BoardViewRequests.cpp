// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardView.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Candidates.h"

#include <algorithm>

namespace tessera {

namespace {

struct Shift {
    int columns = 0;
    int rows = 0;
};

Shift shiftBetween(GridSize size, int from, int to) {
    return {size.column(to) - size.column(from), size.row(to) - size.row(from)};
}

/// The cells that lie that far from the given ones, which must all be inside.
QVector<int> shifted(GridSize size, const QVector<int>& cells, Shift shift) {
    QVector<int> there;
    for (const int cell : cells)
        there.push_back(cell + shift.rows * size.width + shift.columns);
    return there;
}

std::span<const int> toSpan(const QVector<int>& cells) {
    return {cells.constData(), static_cast<std::size_t>(cells.size())};
}

} // namespace

bool BoardView::isHeldWithOthers(int cell) const {
    return !board().at(cell).isEmpty() && m_selection.contains(cell) && m_selection.count() > 1;
}

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
    emit refused(tr("%1 is locked. Unlock it first.").arg(cellName(board().size(), cell)));
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
        emit refused(tr("All selected pieces are locked. Unlock them first."));
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
    } else if (m_carried && m_carried->block.isEmpty()) {
        requestRotation({*m_carried->source}, quarters);
    } else if (m_carried) {
        requestRotation(m_carried->block, quarters);
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

void BoardView::editCurrentPiece() {
    if (refuseReadOnly())
        return;
    if (board().at(currentCell()).isEmpty())
        emit refused(tr("There is no piece here."));
    else
        emit editPieceRequested(currentCell());
}

void BoardView::chooseCandidate() {
    if (refuseReadOnly())
        return;
    if (!board().at(currentCell()).isEmpty())
        emit refused(tr("A piece lies here. Take it off first."));
    else
        emit candidateChoiceRequested(currentCell());
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
    if (isHeldWithOthers(cell))
        m_carried->block = selectedCells();
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
    changeSelection(&CellSelection::select, currentCell());
}

std::optional<DropPreview> BoardView::previewOf(const PieceDrag& drag, int target) const {
    if (m_readOnly || target < 0 || !drag.belongsTo(puzzle()))
        return std::nullopt;
    DropPreview preview{board(), {target}, {}};
    // As the document will, so that the preview tells the truth.
    const auto turnToFrame = [&](int cell) {
        preview.board.place(cell, turnedToFrame(puzzle(), cell, preview.board.at(cell)));
    };
    if (!drag.block.isEmpty()) {
        const Shift shift = shiftBetween(board().size(), *drag.source, target);
        auto moved = movedCells(board(), toSpan(drag.block), shift.columns, shift.rows);
        if (!moved)
            return std::nullopt;
        preview = {std::move(*moved), shifted(board().size(), drag.block, shift), drag.block};
    } else if (drag.source) {
        preview.board.swap(*drag.source, target);
        preview.sources = {*drag.source};
        turnToFrame(*drag.source);
        turnToFrame(target);
    } else {
        preview.board.place(target, drag.placement);
        turnToFrame(target);
    }
    const auto locked = [this](int cell) { return isLocked(cell); };
    if (std::ranges::any_of(preview.targets, locked) ||
        std::ranges::any_of(preview.sources, locked))
        return std::nullopt;
    return preview;
}

void BoardView::putDown(const PieceDrag& drag, int target) {
    const auto preview = previewOf(drag, target);
    if (!preview) {
        emit refused(drag.block.isEmpty() ? tr("The piece cannot lie here.")
                                          : tr("The selected pieces cannot all lie here: one "
                                               "would leave the board, or is locked."));
        return;
    }
    if (!drag.block.isEmpty()) {
        const Shift shift = shiftBetween(board().size(), *drag.source, target);
        requestMove(drag.block, shift.columns, shift.rows);
    } else if (!drag.source) {
        emit placeRequested(target, drag.placement);
    } else if (*drag.source != target) {
        emit swapRequested(*drag.source, target);
    }
}

/// The cells stay selected where they go.
void BoardView::requestMove(const QVector<int>& cells, int columns, int rows) {
    if (columns == 0 && rows == 0)
        return;
    emit moveRequested(cells, columns, rows);
    changeSelection(&CellSelection::set, shifted(board().size(), cells, {columns, rows}));
}

void BoardView::moveSelection(Side side) {
    const int columns = side == Side::Right ? 1 : side == Side::Left ? -1 : 0;
    const int rows = side == Side::Down ? 1 : side == Side::Up ? -1 : 0;
    if (refuseReadOnly())
        return;
    const QVector<int> cells = selectedCells();
    if (changeable(cells).isEmpty())
        return;
    const auto moved = movedCells(board(), toSpan(cells), columns, rows);
    if (!moved) {
        emit refused(tr("The selected pieces lie at the rim of the board."));
        return;
    }
    requestMove(cells, columns, rows);
    ensureVisible(currentCell());
}

void BoardView::turnSelectedBlock(int quarters) {
    if (refuseReadOnly())
        return;
    const QVector<int> cells = selectedCells();
    const auto block = blockOf(board().size(), toSpan(cells));
    if (!block) {
        emit refused(tr("Only a rectangle can be turned as a whole."));
        return;
    }
    if (changeable(cells).isEmpty())
        return;
    // An oblong would not fit its own place after a quarter turn.
    const bool square = block->width == block->height;
    emit turnBlockRequested(cells, square ? quarters : 2);
}

void BoardView::showPreview(const PieceDrag& drag, int target) {
    auto preview = previewOf(drag, target);
    hidePreview();
    if (!preview)
        return;
    m_preview = std::move(preview);
    updateCells(m_preview->targets + m_preview->sources);
}

void BoardView::hidePreview() {
    if (!m_preview)
        return;
    updateCells(m_preview->targets + m_preview->sources);
    m_preview.reset();
}

void BoardView::dropCarried() {
    m_carried.reset();
    hidePreview();
}

} // namespace tessera
