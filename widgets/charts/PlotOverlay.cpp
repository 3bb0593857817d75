// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/PlotOverlay.h"

#include "widgets/charts/LegendLayout.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr double kMarkHeight = 5;
constexpr double kTextMargin = 4;

} // namespace

void PlotOverlay::setContent(Content content) {
    prepareGeometryChange();
    m_content = std::move(content);
    update();
}

void PlotOverlay::setCursor(std::optional<double> x) {
    m_cursor = x;
    update();
}

void PlotOverlay::setMarker(std::optional<double> x) {
    m_marker = x;
    update();
}

QRectF PlotOverlay::boundingRect() const {
    return m_content.plotArea.adjusted(-1, -m_content.plotArea.top(), 1, 1);
}

void PlotOverlay::paintLegend(QPainter* painter) const {
    const QRectF area = m_content.plotArea;
    const QFontMetricsF metrics(m_content.font);
    QStringList names;
    for (const LegendEntry& entry : m_content.legend)
        names << entry.name;
    const auto places = layLegend(names, metrics, area.width(), m_content.legendRows);
    const double top = area.top() - kLegendMargin - legendRows(places) * metrics.height();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const LegendEntry& entry = m_content.legend[i];
        const QRectF text(area.left() + places[i].x + kLegendKeyWidth + kLegendMargin,
                          top + places[i].row * metrics.height(), places[i].textWidth + 1,
                          metrics.height());
        const double middle = text.center().y();
        painter->setPen(QPen(entry.color, 2.5, entry.line, Qt::FlatCap));
        painter->drawLine(QPointF(area.left() + places[i].x, middle),
                          QPointF(area.left() + places[i].x + kLegendKeyWidth, middle));
        painter->setPen(m_content.textColor);
        painter->drawText(text, Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter,
                          metrics.elidedText(entry.name, Qt::ElideRight, text.width()));
    }
    if (places.size() < m_content.legend.size())
        painter->drawText(QRectF(area.left(), area.top() - kLegendMargin - metrics.height(),
                                 area.width(), metrics.height()),
                          Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter,
                          QStringLiteral("…"));
}

void PlotOverlay::paintMarker(QPainter* painter) const {
    const QRectF area = m_content.plotArea;
    const double x = area.left() + *m_marker * area.width();
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
    if (m_marker) {
        paintMarker(painter);
        painter->setPen(m_content.textColor);
    }
    if (m_cursor) {
        const double x = area.left() + *m_cursor * area.width();
        painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    if (!m_content.emptyText.isEmpty())
        painter->drawText(area, Qt::AlignCenter | Qt::TextWordWrap, m_content.emptyText);
}

} // namespace tessera
