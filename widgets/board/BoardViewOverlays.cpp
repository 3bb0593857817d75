// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/AccessibleBoard.h"
#include "widgets/board/BoardView.h"

#include <algorithm>

namespace tessera {

namespace {

/// The legend takes at most this part of the height.
constexpr int kLegendShare = 5;

} // namespace

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
