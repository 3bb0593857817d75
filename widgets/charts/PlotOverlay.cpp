// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/PlotOverlay.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr double kMarkHeight = 5;
constexpr double kTextMargin = 4;
constexpr double kKeyWidth = 18; // shows a whole dash

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
    const double middle = area.top() - kTextMargin - metrics.height() / 2;
    double x = area.left();
    for (std::size_t i = 0; i < m_content.legend.size(); ++i) {
        const LegendEntry& entry = m_content.legend[i];
        const double left = area.right() - x - kKeyWidth - kTextMargin;
        const bool isLast = i + 1 == m_content.legend.size();
        const bool fits = metrics.horizontalAdvance(entry.name) <= left;
        // Room for "…" must stay when there are more names than fit.
        if (!fits && !isLast && left < metrics.averageCharWidth() * 8) {
            painter->setPen(m_content.textColor);
            painter->drawText(QPointF(x, middle + metrics.ascent() / 2), QStringLiteral("…"));
            return;
        }
        const QString name = metrics.elidedText(entry.name, Qt::ElideRight, std::max(left, 0.0));
        painter->setPen(QPen(entry.color, 2.5, entry.line, Qt::FlatCap));
        painter->drawLine(QPointF(x, middle), QPointF(x + kKeyWidth, middle));
        painter->setPen(m_content.textColor);
        x += kKeyWidth + kTextMargin;
        const double width = metrics.horizontalAdvance(name);
        painter->drawText(QRectF(x, middle - metrics.height() / 2, width + 1, metrics.height()),
                          Qt::AlignLeft | Qt::AlignVCenter, name);
        x += width + 4 * kTextMargin;
    }
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
                          Qt::AlignRight | Qt::AlignBottom, m_content.boundText);
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
