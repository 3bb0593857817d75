// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PieceSketch.h"

#include "widgets/board/BoardMarks.h"
#include "widgets/board/TileArt.h"

#include <QPainter>
#include <QStringList>

namespace tessera {

namespace {

constexpr int kSketchSide = 160;

} // namespace

PieceSketch::PieceSketch(QWidget* parent) : QWidget(parent), m_theme(tileThemes().front()) {
    setObjectName(QStringLiteral("entrySketch"));
    setFixedSize(kSketchSide, kSketchSide);
}

void PieceSketch::setTheme(const TileTheme& theme) {
    m_theme = theme;
    describe();
}

void PieceSketch::setEdges(std::vector<Color> edges) {
    m_edges = std::move(edges);
    describe();
}

void PieceSketch::describe() {
    QStringList names;
    for (const Color color : m_edges)
        names << patternName(m_theme, color);
    setAccessibleDescription(names.join(QStringLiteral(", ")));
    update();
}

void PieceSketch::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const QRectF cell = QRectF(rect()).adjusted(1, 1, -1, -1);
    const TileColors colors = TileColors::fromPalette(palette());
    const bool whole = m_edges.size() == kSides.size();
    painter.fillRect(cell, whole ? colors.line : colors.empty);
    for (std::size_t i = 0; i < m_edges.size(); ++i)
        paintTileEdge(painter, cell, kSides[i], m_edges[i], m_theme, colors,
                      tileDetail(cell.width()));
    painter.setPen(colors.line);
    painter.drawRect(cell);
    // Some tiles already have labels.
    for (std::size_t i = m_theme.isLabelled() ? m_edges.size() : 0;
         i < m_edges.size() + (whole ? 0 : 1); ++i)
        paintLabel(painter, edgeLetterCenter(cell, kSides[i]),
                   i < m_edges.size() ? edgeLabel(m_edges[i]) : QStringLiteral("?"),
                   edgeLetterHeight(cell));
}

} // namespace tessera
