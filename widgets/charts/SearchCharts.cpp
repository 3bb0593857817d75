// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/SearchCharts.h"

#include "widgets/charts/ChartCurve.h"

#include "core/support/NumberText.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {

Sparkline::Sparkline(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Sparkline::add(double value) {
    if (!std::isfinite(value) || ++m_skipped < m_stride)
        return;
    m_skipped = 0;
    if (m_values.size() == kMostValues) {
        for (std::size_t i = 0; i < kMostValues / 2; ++i)
            m_values[i] = m_values[2 * i];
        m_values.resize(kMostValues / 2);
        m_stride *= 2;
    }
    m_values.push_back(value);
    const auto [low, high] = std::ranges::minmax(m_values);
    setToolTip(tr("Between %1 and %2 so far")
                   .arg(QLocale().toString(low, 'g', 4), QLocale().toString(high, 'g', 4)));
    update();
}

void Sparkline::clear() {
    m_values.clear();
    m_stride = 1;
    m_skipped = 0;
    setToolTip({});
    update();
}

QSize Sparkline::sizeHint() const { return {6 * fontMetrics().height(), fontMetrics().height()}; }

void Sparkline::paintEvent(QPaintEvent*) {
    if (m_values.size() < 2)
        return;
    const auto [low, high] = std::ranges::minmax(m_values);
    const QRectF area = QRectF(rect()).adjusted(1, 2, -1, -2);
    const double step = area.width() / static_cast<double>(m_values.size() - 1);
    QPolygonF line;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const double share = high > low ? (m_values[i] - low) / (high - low) : 0.0;
        line.append(
            {area.left() + step * static_cast<double>(i), area.bottom() - share * area.height()});
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.25));
    painter.drawPolyline(line);
}

namespace {

constexpr double kTextGap = 4;
constexpr int kPixelsPerTick = 48;
/// So much of the plot, at least one placement can be seen.
constexpr double kLeastHeight = 0.02;

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

PlotAxes DepthChart::axes() const {
    const QFontMetricsF metrics(font());
    const double left = metrics.horizontalAdvance(shortCountText(1e11)) + 2 * kTextGap;
    return {QRectF(rect()).adjusted(left, metrics.height() / 2, -kTextGap,
                                    -metrics.height() - kTextGap),
            {0, std::max(1.0, static_cast<double>(m_counts.size()))},
            {0, static_cast<double>(m_decades)}};
}

void DepthChart::paintGrid(QPainter& painter, const PlotAxes& axes) const {
    const QColor ink = palette().color(QPalette::WindowText);
    const int room = static_cast<int>(axes.area.height() / (1.5 * fontMetrics().height()));
    const int step = (m_decades + std::max(1, room) - 1) / std::max(1, room);
    std::vector<AxisTick> decades;
    for (int decade = 0; decade <= m_decades; decade += step)
        decades.push_back({static_cast<double>(decade), shortCountText(std::pow(10, decade))});
    axes.paintUp(painter, decades, ink);
    const int most = std::max(2, static_cast<int>(axes.area.width()) / kPixelsPerTick);
    auto depths = scoreTicks({0, std::max(1.0, axes.across.high - 1)}, most);
    for (AxisTick& tick : depths)
        tick.coordinate += 0.5; // the middle of its bar
    axes.paintAcross(painter, depths, ink);
}

void DepthChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (m_counts.empty())
        return;
    const PlotAxes axes = this->axes();
    paintGrid(painter, axes);
    const double gap = axes.area.width() >= 4 * axes.across.high ? 1 : 0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    for (std::size_t depth = 0; depth < m_counts.size(); ++depth) {
        if (m_counts[depth] == 0)
            continue;
        const auto left = static_cast<double>(depth);
        const double height =
            std::max(kLeastHeight * m_decades, std::log10(static_cast<double>(m_counts[depth])));
        painter.drawRect(QRectF(axes.position(left, height), axes.position(left + 1, 0))
                             .adjusted(0, 0, -gap, 0));
    }
}

bool DepthChart::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto depth = static_cast<int>(std::floor(axes().acrossAt(help->pos())));
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
