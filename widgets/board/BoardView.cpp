// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardView.h"

#include "widgets/board/AccessibleBoard.h"

#include <QAccessible>
#include <QEvent>
#include <QFontMetrics>
#include <QPaintEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double kZoomStep = 1.2;
/// From this number of changed cells on, one large update is cheaper than many.
constexpr int kManyCells = 128;
/// The legend takes at most this part of the height.
constexpr int kLegendShare = 5;

/// Describes the view for screen readers, with the chosen keys.
void describe(BoardView& view) {
    view.setAccessibleName(BoardView::tr("Board"));
    QStringList sentences{BoardView::tr("Arrow keys move the cursor. Enter picks up or places a "
                                        "piece. Alt and arrow keys move the selection.")};
    const auto add = [&](BoardAct act, const QString& sentence) {
        const auto found = view.keys().find(act);
        if (found != view.keys().end() && !found->second.isEmpty())
            sentences << sentence.arg(found->second.front().toString(QKeySequence::NativeText));
    };
    add(BoardAct::Rotate, BoardView::tr("%1 rotates it."));
    add(BoardAct::Lock, BoardView::tr("%1 locks it."));
    add(BoardAct::ShowCandidates, BoardView::tr("%1 shows what fits."));
    view.setAccessibleDescription(sentences.join(u' '));
}

/// Informs screen readers of a change of the current cell.
void announceCurrent(BoardView& view, QAccessible::Event change) {
    if (!view.hasFocus())
        return;
    QAccessibleEvent event(&view, change);
    event.setChild(view.currentCell());
    QAccessible::updateAccessibility(&event);
}

} // namespace

BoardView::BoardView(QWidget* parent)
    : QAbstractScrollArea(parent), m_legend(new BoardLegend(this)) {
    installAccessibleBoards();
    setFocusPolicy(Qt::StrongFocus);
    setAcceptDrops(true);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->grabGesture(Qt::PinchGesture);
    // A board has the same direction in every script.
    horizontalScrollBar()->setLayoutDirection(Qt::LeftToRight);
    describe(*this);
    updateLook();
}

void BoardView::setKeys(BoardKeys keys) {
    m_keys = std::move(keys);
    describe(*this);
}

void BoardView::setPuzzle(const Puzzle& puzzle) {
    const bool otherSize = puzzle.size() != m_content.puzzle.size();
    hidePreview();
    m_carried.reset();
    if (otherSize)
        setHovered(-1);
    m_content.setPuzzle(puzzle);
    if (otherSize) {
        m_layout.setGrid(puzzle.size());
        m_fitted = true;
        // A gesture may continue on the new board.
        m_pressedCell = -1;
        m_pressedSelected = false;
        m_selectionBefore = CellSelection(puzzle.size());
        changeSelection(m_selectionBefore);
    }
    updateLayout();
    viewport()->update();
}

void BoardView::changePieces(const Puzzle& puzzle, const QVector<int>& pieces) {
    dropCarried();
    m_content.puzzle = puzzle;
    QVector<int> changed;
    for (const int piece : pieces) {
        if (const auto cell = board().cellOf(static_cast<PieceIndex>(piece)))
            changed.push_back(*cell);
    }
    updateCells(changed);
}

void BoardView::setBoard(const Board& board, const std::vector<bool>& locked) {
    if (board.size() != m_content.puzzle.size() ||
        board.pieceCount() != m_content.puzzle.pieceCount())
        return;
    QVector<int> changed;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const auto index = asIndex(cell);
        const bool lockedNow = index < locked.size() && locked[index];
        if (board.at(cell) != m_content.board.at(cell) || lockedNow != m_content.isLocked(cell))
            changed.push_back(cell);
    }
    if (changed.isEmpty())
        return;
    hidePreview();
    m_content.board = board;
    m_content.locked = locked;
    updateCells(changed);
    // A search would say a board several times a second.
    if (!m_readOnly && changed.contains(currentCell()))
        announceCurrent(*this, QAccessible::NameChanged);
    if (!m_carried)
        return;
    if (m_carried->source) {
        const Placement there = board.at(*m_carried->source);
        if (there.isEmpty() || there.piece() != m_carried->placement.piece()) {
            dropCarried();
            return;
        }
        m_carried->placement = there;
    }
    showPreview(*m_carried, currentCell());
}

void BoardView::setReadOnly(bool readOnly, const QString& reason) {
    m_readOnly = readOnly;
    m_readOnlyReason = reason;
    if (readOnly)
        dropCarried();
}

void BoardView::setTheme(const TileTheme& theme) {
    m_tiles.setLook(theme, m_tiles.colors());
    viewport()->update();
}

void BoardView::setUsualCursor(Qt::CursorShape shape) {
    m_usualCursor = shape;
    updateCursor();
}

void BoardView::setCurrentCell(int cell) {
    if (cell < 0 || cell >= m_content.board.cells())
        return;
    changeSelection(&CellSelection::select, cell);
    ensureVisible(cell);
}

void BoardView::moveCursor(int cell) {
    changeSelection(&CellSelection::moveTo, cell);
    ensureVisible(cell);
}

void BoardView::changeSelection(const CellSelection& selection) {
    if (selection == m_selection)
        return;
    const int before = m_selection.current();
    const bool wasSelected = m_selection.contains(before);
    m_selection = selection;
    updateReadout();
    viewport()->update();
    if (m_carried)
        showPreview(*m_carried, currentCell());
    if (before != m_selection.current()) {
        announceCurrent(*this, QAccessible::Focus);
        emit currentCellChanged(m_selection.current());
    } else if (const bool isSelected = m_selection.contains(before); isSelected != wasSelected) {
        announceCurrent(*this,
                        isSelected ? QAccessible::SelectionAdd : QAccessible::SelectionRemove);
    }
    emit selectionChanged();
}

/// Also the neighbours, whose joints look different now.
void BoardView::updateCells(const QVector<int>& cells) {
    updateReadout();
    const bool crowded = isCrowded(puzzle(), mismatchesOn(puzzle(), board()));
    // Then all marks look different.
    const bool all = crowded != std::exchange(m_content.crowded, crowded);
    if (all || cells.size() > kManyCells) {
        viewport()->update();
        return;
    }
    const auto reach = static_cast<int>(std::ceil(m_layout.pitch()));
    for (const int cell : cells)
        viewport()->update(cellRect(cell).adjusted(-reach, -reach, reach, reach));
    if (!m_content.overlays.testFlag(BoardOverlay::MismatchCounts))
        return;
    const QRect outer = m_layout.rimRect().toAlignedRect();
    const QRect inner = m_layout.boardRect().toAlignedRect();
    viewport()->update(QRect(QPoint(inner.right(), outer.top()), outer.bottomRight()));
    viewport()->update(QRect(QPoint(outer.left(), inner.bottom()), outer.bottomRight()));
}

void BoardView::updateLook() {
    m_tiles.setLook(m_tiles.theme(), TileColors::fromPalette(palette()));
    updateLegend();
    viewport()->update();
}

void BoardView::updateLayout() {
    m_layout.setViewport(viewport()->size(), devicePixelRatioF());
    m_tiles.setDevicePixelRatio(devicePixelRatioF());
    const bool text =
        m_content.overlays.testAnyFlags(BoardOverlay::Coordinates | BoardOverlay::MismatchCounts);
    m_layout.setLeastRim(text ? QFontMetrics(font()).height() + 2 : 0);
    if (m_fitted)
        m_layout.fit();
    // Showing a scroll bar calls this function again, so nothing is kept from before the call.
    const auto adjust = [this](QScrollBar* bar, double needed, int room) {
        bar->setRange(0, std::max(0, static_cast<int>(std::ceil(needed)) - room));
        bar->setPageStep(room);
        bar->setSingleStep(std::max(1, static_cast<int>(m_layout.pitch() / 2)));
    };
    adjust(horizontalScrollBar(), m_layout.contentSize().width(), viewport()->width());
    adjust(verticalScrollBar(), m_layout.contentSize().height(), viewport()->height());
    m_layout.setScroll({horizontalScrollBar()->value(), verticalScrollBar()->value()});
}

void BoardView::setPitch(double pitch, QPointF fixedPoint) {
    const QPointF inside = (fixedPoint - m_layout.boardRect().topLeft()) / m_layout.pitch();
    m_fitted = false;
    m_layout.setPitch(pitch);
    updateLayout();
    const QPointF now = m_layout.boardRect().topLeft() + inside * m_layout.pitch();
    scrollBy((now - fixedPoint).toPoint());
    viewport()->update();
}

void BoardView::scrollBy(QPoint shift) {
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + shift.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + shift.y());
}

void BoardView::zoomBy(double factor, QPointF fixedPoint) {
    if (factor == 1)
        return;
    const double pitch = m_layout.pitch();
    const double least = 1 / m_layout.devicePixelRatio();
    const double wanted = pitch * factor;
    // Rounding must not swallow a step on tiny tiles.
    setPitch(factor > 1 ? std::max(wanted, pitch + least) : std::min(wanted, pitch - least),
             fixedPoint);
}

void BoardView::zoomIn() { zoomBy(kZoomStep, QRectF(viewport()->rect()).center()); }

void BoardView::zoomOut() { zoomBy(1 / kZoomStep, QRectF(viewport()->rect()).center()); }

void BoardView::zoomToFit() {
    m_fitted = true;
    updateLayout();
    viewport()->update();
}

void BoardView::ensureVisible(int cell) {
    const QRect room = viewport()->rect().adjusted(8, 8, -8, -8);
    const QRect rect = cellRect(cell);
    const auto shift = [](int low, int high, int from, int to) {
        return low < from ? low - from : std::max(0, std::min(high - to, low - from));
    };
    scrollBy({shift(rect.left(), rect.right(), room.left(), room.right()),
              shift(rect.top(), rect.bottom(), room.top(), room.bottom())});
}

bool BoardView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave)
        setHovered(-1);
    const bool gesture = event->type() == QEvent::Gesture || event->type() == QEvent::NativeGesture;
    return (gesture && gestureZoom(event)) || QAbstractScrollArea::viewportEvent(event);
}

void BoardView::paintEvent(QPaintEvent* event) {
    if (m_layout.devicePixelRatio() != devicePixelRatioF())
        updateLayout();
    const BoardCursor cursor{m_selection,          hasFocus(),
                             m_readOnly,           palette().color(QPalette::Highlight),
                             QRectF(m_rubberBand), m_preview ? &*m_preview : nullptr};
    QPainter painter(viewport());
    for (const QRect& exposed : event->region()) {
        painter.setClipRect(exposed);
        paintBoardView(painter, exposed, m_content, m_layout, m_tiles, cursor);
    }
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    placeLegend();
    updateLayout();
    viewport()->update();
}

void BoardView::scrollContentsBy(int /*dx*/, int /*dy*/) {
    m_layout.setScroll({horizontalScrollBar()->value(), verticalScrollBar()->value()});
    viewport()->update();
}

void BoardView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        updateLook();
    if (event->type() == QEvent::FontChange)
        updateLayout();
    if (event->type() == QEvent::LanguageChange)
        describe(*this);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange ||
        event->type() == QEvent::LayoutDirectionChange)
        updateLegend();
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    announceCurrent(*this, QAccessible::Focus);
    updateCells({currentCell()});
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    m_spaceHeld = false;
    updateCursor();
    updateCells({currentCell()});
}

void BoardView::setOverlays(BoardOverlays overlays) {
    if (overlays == m_content.overlays)
        return;
    m_content.overlays = overlays;
    updateLegend();
    updateLayout();
    viewport()->update();
}

void BoardView::setHeat(std::vector<float> heat, HeatWords words) {
    m_content.heat = std::move(heat);
    m_heatWords = std::move(words);
    const auto hottest = std::ranges::max_element(m_content.heat);
    m_hottest = hottest != m_content.heat.end() ? *hottest : 0;
    if (m_hottest > 0) {
        for (float& value : m_content.heat)
            value /= m_hottest;
    }
    if (!m_content.overlays.testFlag(BoardOverlay::Heat))
        return;
    updateLegend();
    viewport()->update();
}

void BoardView::updateLegend() {
    m_legend->explain(m_content.overlays, m_tiles.colors(), m_heatWords, m_hottest);
    updateReadout();
    placeLegend();
}

void BoardView::placeLegend() {
    const QRect board = viewport()->geometry();
    // A board of a few pixels needs that room itself.
    const int all = board.height() + viewportMargins().bottom();
    const int needed = m_legend->heightForWidth(board.width());
    const int height = needed * kLegendShare <= all ? needed : 0;
    m_legend->setVisible(height > 0);
    if (height != viewportMargins().bottom())
        setViewportMargins(0, 0, 0, height);
    const QRect now = viewport()->geometry();
    m_legend->setGeometry(now.left(), now.bottom() + 1, now.width(), height);
}

QString BoardView::heatSentence(int cell) const {
    const bool known = m_content.overlays.testFlag(BoardOverlay::Heat) && m_heatWords.sentence &&
                       m_hottest > 0 && asIndex(cell) < m_content.heat.size();
    return known ? m_heatWords.sentence(m_content.heat[asIndex(cell)] * m_hottest) : QString();
}

void BoardView::updateReadout() {
    const int cell = m_hovered >= 0 ? m_hovered : currentCell();
    if (!m_content.overlays.testFlag(BoardOverlay::Legend) || cell >= board().cells())
        return;
    QStringList parts;
    if (const QString heat = heatSentence(cell); !heat.isEmpty())
        parts << heat;
    const auto index = asIndex(cell);
    const bool empty = board().at(cell).isEmpty();
    if (empty && m_content.overlays.testFlag(BoardOverlay::CandidateCount) &&
        index < m_content.candidates.size() && m_content.candidates[index] >= 0)
        parts << tr("%n piece(s) fit", nullptr, m_content.candidates[index]);
    const auto faulty = static_cast<int>(std::ranges::count_if(
        kSides, [&](Side side) { return isFaulty(puzzle(), board(), cell, side); }));
    if (!empty &&
        m_content.overlays.testAnyFlags(BoardOverlay::Mismatches | BoardOverlay::DimMatched |
                                        BoardOverlay::MismatchCounts))
        parts << tr("%n mismatch(es)", nullptr, faulty);
    m_legend->setReadout(parts.isEmpty() ? QString()
                                         : tr("%1: %2").arg(cellName(board().size(), cell),
                                                            parts.join(QStringLiteral(" · "))));
}

void BoardView::setCandidateCounts(std::vector<int> counts) {
    // Every board of a search clears them.
    if (counts == m_content.candidates)
        return;
    m_content.candidates = std::move(counts);
    updateReadout();
    if (m_content.overlays.testFlag(BoardOverlay::CandidateCount))
        viewport()->update();
}

std::optional<MismatchStop> BoardView::goToMismatch(bool forward) {
    const bool still = m_mismatch && cellsBeside(board().size(), *m_mismatch) == selectedCells();
    const auto stop = mismatchAfter(mismatchesOn(puzzle(), board()), currentCell(),
                                    still ? m_mismatch : std::nullopt, forward);
    m_mismatch.reset();
    if (!stop)
        return stop;
    m_mismatch = stop->place;
    const QVector<int> cells = cellsBeside(board().size(), stop->place);
    setCurrentCell(stop->place.cell);
    setSelectedCells(cells);
    ensureVisible(cells.back());
    return stop;
}

QString BoardView::cellDescription(int cell) const {
    const QString heat = heatSentence(cell);
    return describeCell(m_content, m_tiles.theme(), cell) +
           (heat.isEmpty() ? QString() : QStringLiteral(", ") + heat);
}

} // namespace tessera
