// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardView.h"

#include "widgets/board/BoardPicture.h"

#include <QPainter>

namespace tessera {

struct BoardView::Private {
    Puzzle puzzle;
    Board board;
    std::vector<bool> locked;
    bool readOnly = false;
    QString theme = QStringLiteral("classic");
    BoardOverlays overlays = BoardOverlay::Mismatches | BoardOverlay::Locks;
    std::vector<float> heat;
    std::vector<int> candidates;
    int current = 0;
    QVector<int> selected{0};
};

BoardView::BoardView(QWidget* parent)
    : QAbstractScrollArea(parent), d(std::make_unique<Private>()) {}
BoardView::~BoardView() = default;

void BoardView::setPuzzle(const Puzzle& puzzle) {
    d->puzzle = puzzle;
    d->board = Board(puzzle.size(), puzzle.pieceCount());
    d->locked.clear();
    viewport()->update();
}
void BoardView::setBoard(const Board& board, const std::vector<bool>& locked) {
    if (board.size() != d->puzzle.size() || board.pieceCount() != d->puzzle.pieceCount())
        return;
    d->board = board;
    d->locked = locked;
    viewport()->update();
}
const Puzzle& BoardView::puzzle() const {
    return d->puzzle;
}
const Board& BoardView::board() const {
    return d->board;
}
bool BoardView::isLocked(int cell) const {
    return static_cast<std::size_t>(cell) < d->locked.size() &&
           d->locked[static_cast<std::size_t>(cell)];
}
void BoardView::setReadOnly(bool readOnly) {
    d->readOnly = readOnly;
}
bool BoardView::isReadOnly() const {
    return d->readOnly;
}
void BoardView::setTheme(const QString& id) {
    d->theme = id;
    viewport()->update();
}
QString BoardView::theme() const {
    return d->theme;
}
void BoardView::setOverlays(BoardOverlays overlays) {
    d->overlays = overlays;
    viewport()->update();
}
BoardOverlays BoardView::overlays() const {
    return d->overlays;
}
void BoardView::setOverlay(BoardOverlay overlay, bool on) {
    setOverlays(BoardOverlays(d->overlays).setFlag(overlay, on));
}
void BoardView::setHeat(std::vector<float> heat) {
    d->heat = std::move(heat);
}
void BoardView::setCandidateCounts(std::vector<int> counts) {
    d->candidates = std::move(counts);
}
int BoardView::currentCell() const {
    return d->current;
}
void BoardView::setCurrentCell(int cell) {
    setSelectedCells({cell});
}
QVector<int> BoardView::selectedCells() const {
    return d->selected;
}
void BoardView::setSelectedCells(const QVector<int>& cells) {
    d->selected = cells;
    emit selectionChanged();
}
int BoardView::cellAt(const QPoint&) const {
    return -1;
}
QRect BoardView::cellRect(int) const {
    return {};
}
double BoardView::cellPitch() const {
    return 1;
}
bool BoardView::isFitted() const {
    return true;
}
QSize BoardView::sizeHint() const {
    return {600, 600};
}
QSize BoardView::minimumSizeHint() const {
    return {160, 160};
}
void BoardView::zoomIn() {}
void BoardView::zoomOut() {}
void BoardView::zoomToFit() {}
void BoardView::selectAll() {}
void BoardView::cancel() {}
void BoardView::rotateSelection(int quarters) {
    emit rotateRequested(d->selected, quarters);
}
void BoardView::removeSelection() {
    emit removeRequested(d->selected);
}
void BoardView::toggleLockSelection() {
    emit lockRequested(d->selected);
}
void BoardView::editCurrentPiece() {
    emit editPieceRequested(d->current);
}
void BoardView::pickUpOrPutDown() {}
void BoardView::carry(Placement placement) {
    emit placeRequested(d->current, placement);
}
bool BoardView::viewportEvent(QEvent* event) {
    return QAbstractScrollArea::viewportEvent(event);
}
void BoardView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    PictureOptions options;
    options.theme = d->theme;
    paintBoard(painter, viewport()->rect(), d->puzzle, d->board, d->locked, options);
}
void BoardView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
}
void BoardView::scrollContentsBy(int, int) {
    viewport()->update();
}
void BoardView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
}

} // namespace tessera
