// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardView.h"

#include "core/edges/puzzle/Candidates.h"

#include <QDrag>
#include <QDropEvent>
#include <QTimerEvent>

#include <algorithm>

namespace tessera {

namespace {

/// Columns and rows from one cell to another.
QPoint shiftBetween(GridSize size, int from, int to) {
    return {size.column(to) - size.column(from), size.row(to) - size.row(from)};
}

/// The cells at that distance from the given ones, which must all be inside.
QVector<int> shifted(GridSize size, QVector<int> cells, QPoint shift) {
    for (int& cell : cells)
        cell += shift.y() * size.width + shift.x();
    return cells;
}

std::span<const int> toSpan(const QVector<int>& cells) {
    return {cells.constData(), asIndex(cells.size())};
}

constexpr int kDraggedTile = 40;
constexpr int kScrollMargin = 28;
constexpr int kScrollInterval = 30; // milliseconds

void acceptMove(QDropEvent& event, bool accept) {
    if (accept)
        event.setDropAction(Qt::MoveAction);
    event.setAccepted(accept);
}

} // namespace

bool BoardView::isHeldWithOthers(int cell) const {
    return !board().at(cell).isEmpty() && m_selection.contains(cell) && m_selection.count() > 1;
}

bool BoardView::refuse(bool forbidden, const QString& sentence) {
    if (forbidden)
        emit refused(sentence);
    return forbidden;
}

bool BoardView::refuseReadOnly() {
    return refuse(m_readOnly, m_readOnlyReason.isEmpty() ? tr("This board cannot be changed now.")
                                                         : m_readOnlyReason);
}

bool BoardView::refuseLocked(int cell) {
    return refuse(isLocked(cell),
                  tr("%1 is locked. Unlock it first.").arg(cellName(board().size(), cell)));
}

QVector<int> BoardView::filled(const QVector<int>& cells) {
    QVector<int> found;
    if (refuseReadOnly())
        return found;
    std::ranges::copy_if(cells, std::back_inserter(found),
                         [this](int cell) { return !board().at(cell).isEmpty(); });
    refuse(found.isEmpty(), tr("There is no piece here."));
    return found;
}

QVector<int> BoardView::changeable(const QVector<int>& cells) {
    const QVector<int> pieces = filled(cells);
    QVector<int> found;
    std::ranges::copy_if(pieces, std::back_inserter(found),
                         [this](int cell) { return !isLocked(cell); });
    const bool allLocked = found.isEmpty() && !pieces.isEmpty();
    if (allLocked && cells.size() == 1)
        refuseLocked(cells.front());
    else
        refuse(allLocked, tr("All selected pieces are locked. Unlock them first."));
    return found;
}

QVector<int> BoardView::meantCells(int cell) const {
    return m_selection.contains(cell) ? selectedCells() : QVector<int>{cell};
}

void BoardView::requestRotation(const QVector<int>& cells, int quarters) {
    if (const QVector<int> turned = changeable(cells); !turned.isEmpty())
        emit rotateRequested(turned, quarters);
}

void BoardView::requestLock(const QVector<int>& cells) {
    if (const QVector<int> locked = filled(cells); !locked.isEmpty())
        emit lockRequested(locked);
}

void BoardView::rotateSelection(int quarters) {
    if (m_carried && !m_carried->source) {
        if (refuse(puzzle().keepsRotation(), keptRotationText()))
            return;
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
    if (const QVector<int> cells = changeable(selectedCells()); !cells.isEmpty())
        emit removeRequested(cells);
}

void BoardView::editCurrentPiece() {
    if (!filled({currentCell()}).isEmpty())
        emit editPieceRequested(currentCell());
}

void BoardView::chooseCandidate() {
    if (!refuseReadOnly() && !refuse(!board().at(currentCell()).isEmpty(),
                                     tr("There is a piece here. Remove it first.")))
        emit candidateChoiceRequested(currentCell());
}

void BoardView::pickUpOrPutDown() {
    if (refuseReadOnly())
        return;
    const int cell = currentCell();
    if (m_carried) {
        if (refuseLocked(cell))
            return;
        const PieceDrag drag = *m_carried;
        // What is refused stays carried.
        if (previewOf(drag, cell))
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
    if (m_carried)
        dropCarried();
    else
        changeSelection(&CellSelection::select, currentCell());
}

std::optional<DropPreview> BoardView::previewOf(const PieceDrag& drag, int target) const {
    if (m_readOnly || target < 0 || !drag.belongsTo(puzzle()))
        return std::nullopt;
    DropPreview preview{board(), {target}, {}};
    // As the document will do it, so that the preview is right.
    const auto turnToFrame = [&](int cell) {
        preview.board.place(cell, turnedToFrame(puzzle(), cell, preview.board.at(cell)));
    };
    if (!drag.block.isEmpty()) {
        const QPoint shift = shiftBetween(board().size(), *drag.source, target);
        auto moved = movedCells(board(), toSpan(drag.block), shift.x(), shift.y());
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
    if (refuse(!previewOf(drag, target), drag.block.isEmpty()
                                             ? tr("The piece cannot be placed here.")
                                             : tr("The selected pieces cannot be placed here: one "
                                                  "would leave the board, or is locked.")))
        return;
    if (!drag.block.isEmpty())
        requestMove(drag.block, shiftBetween(board().size(), *drag.source, target));
    else if (!drag.source)
        emit placeRequested(target, drag.placement);
    else if (*drag.source != target)
        emit swapRequested(*drag.source, target);
}

/// The cells stay selected at their new places, unless the owner refuses.
void BoardView::requestMove(const QVector<int>& cells, QPoint shift) {
    if (shift.isNull())
        return;
    const Board before = board();
    emit moveRequested(cells, shift.x(), shift.y());
    if (board() != before)
        changeSelection(&CellSelection::set, shifted(board().size(), cells, shift));
}

void BoardView::moveSelection(Side side) {
    const QPoint shift(int{side == Side::Right} - int{side == Side::Left},
                       int{side == Side::Down} - int{side == Side::Up});
    const QVector<int> cells = selectedCells();
    if (changeable(cells).isEmpty() ||
        refuse(!movedCells(board(), toSpan(cells), shift.x(), shift.y()),
               tr("The selected pieces are already at the border of the board.")))
        return;
    requestMove(cells, shift);
    ensureVisible(currentCell());
}

void BoardView::turnSelectedBlock(int quarters) {
    const QVector<int> cells = selectedCells();
    const auto block = blockOf(board().size(), toSpan(cells));
    if (refuseReadOnly() ||
        refuse(!block, tr("Only a rectangle of cells can be rotated as a block.")) ||
        changeable(cells).isEmpty())
        return;
    // A rectangle that is not square would not fit its place after a quarter turn.
    emit turnBlockRequested(cells, block->width == block->height ? quarters : 2);
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

/// A piece that this board accepts, else nothing. It may come from another window's board.
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
    drag->setPixmap(QPixmap::fromImage(m_tiles.tile(seenEdges(puzzle(), board(), cell), pixels)));
    // Beside the pointer, to keep the preview visible.
    drag->setHotSpot({-kDraggedTile / 4, -kDraggedTile / 4});
    drag->exec(Qt::MoveAction);
    endDragOver();
}

void BoardView::dragEnterEvent(QDragEnterEvent* event) {
    acceptMove(*event, dragOf(*event) && !m_readOnly);
}

void BoardView::dragMoveEvent(QDragMoveEvent* event) {
    m_dragPosition = event->position().toPoint();
    m_dragged = dragOf(*event);
    constexpr QMargins margins(kScrollMargin, kScrollMargin, kScrollMargin, kScrollMargin);
    if (m_dragged && !viewport()->rect().marginsRemoved(margins).contains(m_dragPosition))
        m_scrollTimer.start(kScrollInterval, this);
    else
        m_scrollTimer.stop();
    if (!m_dragged)
        hidePreview();
    previewDragged();
    acceptMove(*event, m_preview.has_value());
}

/// Keeps scrolling while a piece is held near a border.
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

/// Updates the preview if the pointer is over another cell than before.
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
