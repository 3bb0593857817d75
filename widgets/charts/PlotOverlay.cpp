// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/PlotOverlay.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace tessera {

std::vector<LegendPlace> layLegend(std::span<const QString> names, const QFontMetricsF& metrics,
                                   double width, int mostRows) {
    constexpr double key = kLegendKeyWidth + kLegendMargin;
    constexpr double gap = 4 * kLegendMargin;
    // Room for "…" stays at the end of the last row.
    const double ellipsis = metrics.horizontalAdvance(QChar(0x2026)) + kLegendMargin;
    std::vector<LegendPlace> places;
    LegendPlace next;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool isLastRow = next.row + 1 >= mostRows;
        const bool isLast = i + 1 == names.size();
        const double room = width - (isLastRow && !isLast ? ellipsis : 0);
        const double full = metrics.horizontalAdvance(names[i]);
        if (next.x > 0 && next.x + key + full > room) {
            if (isLastRow)
                return places;
            next = {next.row + 1, 0, 0};
        }
        next.textWidth = std::clamp(width - next.x - key, 0.0, full);
        places.push_back(next);
        next.x += key + next.textWidth + gap;
    }
    return places;
}

int legendRows(std::span<const LegendPlace> places) {
    return places.empty() ? 0 : places.back().row + 1;
}

namespace {

constexpr double kMarkHeight = 5;
constexpr double kTextMargin = 4;
constexpr double kHiddenOpacity = 0.45;

} // namespace

void PlotOverlay::setContent(Content content) {
    prepareGeometryChange();
    m_content = std::move(content);
    update();
}

QRectF PlotOverlay::boundingRect() const {
    return m_content.plotArea.adjusted(-1, -m_content.plotArea.top(), 1, 1);
}

std::vector<PlotOverlay::LegendBox> PlotOverlay::legendBoxes() const {
    const QRectF area = m_content.plotArea;
    const QFontMetricsF metrics(m_content.font);
    QStringList names;
    for (const LegendEntry& entry : m_content.legend)
        names << entry.name;
    const auto places = layLegend(names, metrics, area.width(), m_content.legendRows);
    const double top = area.top() - kLegendMargin - legendRows(places) * metrics.height();
    std::vector<LegendBox> boxes;
    for (const LegendPlace& place : places) {
        const QRectF key(area.left() + place.x, top + place.row * metrics.height(), kLegendKeyWidth,
                         metrics.height());
        boxes.push_back({key, QRectF(key.right() + kLegendMargin, key.top(), place.textWidth + 1,
                                     key.height())});
    }
    return boxes;
}

std::optional<std::size_t> PlotOverlay::legendEntryAt(const QPointF& position) const {
    const std::vector<LegendBox> boxes = legendBoxes();
    const auto found = std::ranges::find_if(
        boxes, [&](const LegendBox& box) { return box.key.united(box.text).contains(position); });
    if (found == boxes.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - boxes.begin());
}

void PlotOverlay::paintLegend(QPainter* painter) const {
    const QRectF area = m_content.plotArea;
    const QFontMetricsF metrics(m_content.font);
    const std::vector<LegendBox> boxes = legendBoxes();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const LegendEntry& entry = m_content.legend[i];
        const auto& [key, text] = boxes[i];
        const double middle = text.center().y();
        painter->setOpacity(entry.hidden ? kHiddenOpacity : 1);
        painter->setPen(QPen(entry.color, 2.5, entry.line, Qt::FlatCap));
        painter->drawLine(QPointF(key.left(), middle), QPointF(key.right(), middle));
        painter->setPen(m_content.textColor);
        painter->drawText(text, Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter,
                          metrics.elidedText(entry.name, Qt::ElideRight, text.width()));
        if (entry.hidden)
            painter->drawLine(QPointF(text.left(), middle), QPointF(text.right(), middle));
    }
    painter->setOpacity(1);
    if (boxes.size() < m_content.legend.size())
        painter->drawText(QRectF(area.left(), area.top() - kLegendMargin - metrics.height(),
                                 area.width(), metrics.height()),
                          Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter,
                          QStringLiteral("…"));
}

void PlotOverlay::paintMarker(QPainter* painter) const {
    const QRectF area = m_content.plotArea;
    const double x = area.left() + *marker * area.width();
    painter->setPen(QPen(m_content.textColor, 1.5));
    painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_content.textColor);
    const std::array<QPointF, 3> handle{QPointF(x - kMarkHeight, area.top()),
                                        QPointF(x + kMarkHeight, area.top()),
                                        QPointF(x, area.top() + 1.5 * kMarkHeight)};
    painter->drawPolygon(handle.data(), static_cast<int>(handle.size()));
    painter->setBrush(Qt::NoBrush);
}

void PlotOverlay::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const QRectF area = m_content.plotArea;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(m_content.font);
    for (const Mark& mark : m_content.marks) {
        painter->setPen(QPen(mark.color, 1));
        const double x = area.left() + mark.x * area.width();
        painter->drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() - kMarkHeight));
    }
    paintLegend(painter);
    painter->setPen(m_content.textColor);
    if (m_content.boundY) {
        const double y = area.bottom() - *m_content.boundY * area.height();
        const double height = QFontMetricsF(m_content.font).height();
        painter->drawText(QRectF(area.left(), y - height, area.width() - kTextMargin, height),
                          Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignBottom,
                          m_content.boundText);
    }
    if (!m_content.note.isEmpty()) {
        painter->drawText(area.adjusted(kTextMargin, 0, -kTextMargin, -kMarkHeight),
                          Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignBottom, m_content.note);
    }
    if (marker) {
        paintMarker(painter);
        painter->setPen(m_content.textColor);
    }
    if (cursor) {
        const double x = area.left() + *cursor * area.width();
        painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    if (!m_content.emptyText.isEmpty())
        painter->drawText(area, Qt::AlignCenter | Qt::TextWordWrap, m_content.emptyText);
}

} // namespace tessera
