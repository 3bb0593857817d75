// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/DepthChart.h"

#include "widgets/charts/AxisTicks.h"

#include "core/support/NumberText.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kTextGap = 4;
constexpr int kPixelsPerTick = 48;

} // namespace

DepthChart::DepthChart(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Placements by depth"));
}

void DepthChart::setCounts(std::vector<std::uint64_t> counts) {
    if (counts == m_counts)
        return;
    m_counts = std::move(counts);
    const auto most = std::ranges::max_element(m_counts);
    const double top = most == m_counts.end() ? 0 : static_cast<double>(*most);
    m_decades = std::max(1, static_cast<int>(std::ceil(std::log10(std::max(1.0, top)))));
    setAccessibleDescription(m_counts.empty() ? QString()
                                              : tr("Most placements at %n cells filled.", nullptr,
                                                   static_cast<int>(most - m_counts.begin())));
    update();
}

QSize DepthChart::sizeHint() const {
    return {24 * fontMetrics().averageCharWidth(), 8 * fontMetrics().height()};
}

QSize DepthChart::minimumSizeHint() const {
    return {12 * fontMetrics().averageCharWidth(), 4 * fontMetrics().height()};
}

QRectF DepthChart::plotArea() const {
    const QFontMetricsF metrics(font());
    const double left = metrics.horizontalAdvance(shortCountText(1e11)) + 2 * kTextGap;
    return QRectF(rect()).adjusted(left, metrics.height() / 2, -kTextGap,
                                   -metrics.height() - kTextGap);
}

double DepthChart::barWidth() const {
    return plotArea().width() / static_cast<double>(std::max<std::size_t>(1, m_counts.size()));
}

double DepthChart::heightOf(double count) const {
    return count < 1 ? 0 : std::max(0.02, std::log10(count) / m_decades);
}

void DepthChart::paintGrid(QPainter& painter) const {
    const QRectF area = plotArea();
    const QFontMetricsF metrics(font());
    QColor line = palette().color(QPalette::WindowText);
    line.setAlphaF(0.15F);
    const int room = std::max(1, static_cast<int>(area.height() / (1.5 * metrics.height())));
    const int step = (m_decades + room - 1) / room;
    for (int decade = 0; decade <= m_decades; decade += step) {
        const double y = area.bottom() - area.height() * decade / m_decades;
        painter.setPen(line);
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(
            QRectF(0, y - metrics.height() / 2, area.left() - kTextGap, metrics.height()),
            Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter,
            shortCountText(std::pow(10, decade)));
    }
    const int ticks = std::max(2, static_cast<int>(area.width()) / kPixelsPerTick);
    const ChartRange depths{0, static_cast<double>(std::max<std::size_t>(1, m_counts.size() - 1))};
    for (const AxisTick& tick : scoreTicks(depths, ticks)) {
        const double x = area.left() + (tick.coordinate + 0.5) * barWidth();
        const double half = metrics.horizontalAdvance(tick.label) / 2;
        const double left = std::min(x - half, width() - 2 * half - 1);
        painter.drawText(QPointF(left, area.bottom() + kTextGap + metrics.ascent()), tick.label);
    }
}

void DepthChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (m_counts.empty())
        return;
    paintGrid(painter);
    const QRectF area = plotArea();
    const double width = barWidth();
    const double gap = width >= 4 ? 1 : 0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    for (std::size_t depth = 0; depth < m_counts.size(); ++depth) {
        const double height = area.height() * heightOf(static_cast<double>(m_counts[depth]));
        painter.drawRect(QRectF(area.left() + width * static_cast<double>(depth),
                                area.bottom() - height, width - gap, height));
    }
}

bool DepthChart::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto depth =
        static_cast<int>(std::floor((help->pos().x() - plotArea().left()) / barWidth()));
    if (depth < 0 || depth >= static_cast<int>(m_counts.size())) {
        QToolTip::hideText();
        return true;
    }
    const auto count = static_cast<double>(m_counts[static_cast<std::size_t>(depth)]);
    QToolTip::showText(help->globalPos(),
                       tr("%1 placements at %n cells filled", nullptr, depth).arg(countText(count)),
                       this);
    return true;
}

} // namespace tessera
