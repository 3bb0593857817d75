// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/SearchCharts.h"

#include "core/support/NumberText.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tessera {

Sparkline::Sparkline(QWidget* parent) : PlotWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAutoFillBackground(false);
    setFocusPolicy(Qt::NoFocus);
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
    replot();
}

void Sparkline::clear() {
    m_values.clear();
    m_stride = 1;
    m_skipped = 0;
    setToolTip({});
    replot();
}

QSize Sparkline::sizeHint() const { return {6 * fontMetrics().height(), fontMetrics().height()}; }

Plot Sparkline::plot(const PlotPaper& paper) const {
    Plot plot;
    plot.bare = true;
    if (m_values.size() < 2)
        return plot;
    const auto [low, high] = std::ranges::minmax(m_values);
    plot.across.range = {0, static_cast<double>(m_values.size() - 1)};
    plot.up.range = {low, high > low ? high : low + 1};
    QList<QPointF> line;
    for (const double value : m_values)
        line << QPointF(static_cast<double>(line.size()), value);
    const QPen pen(paper.palette.color(QPalette::Highlight), 1.25);
    plot.series.push_back({PlotSeries::Kind::Line, line, pen});
    return plot;
}

DepthChart::DepthChart(QWidget* parent) : PlotWidget(parent) {
    setAccessibleName(tr("Placements by depth"));
}

void DepthChart::setCounts(std::vector<std::uint64_t> counts) {
    if (counts == m_counts)
        return;
    m_counts = std::move(counts);
    const auto most = std::ranges::max_element(m_counts);
    setAccessibleDescription(m_counts.empty() ? QString()
                                              : tr("Most placements at %n cells filled.", nullptr,
                                                   static_cast<int>(most - m_counts.begin())));
    replot();
}

QSize DepthChart::sizeHint() const {
    return {24 * fontMetrics().averageCharWidth(), 8 * fontMetrics().height()};
}

QSize DepthChart::minimumSizeHint() const {
    return {12 * fontMetrics().averageCharWidth(), 4 * fontMetrics().height()};
}

Plot DepthChart::plot(const PlotPaper& paper) const {
    Plot plot;
    if (m_counts.empty()) {
        plot.bare = true;
        return plot;
    }
    const auto depths = static_cast<double>(m_counts.size());
    const auto most = static_cast<double>(std::max<std::uint64_t>(1, std::ranges::max(m_counts)));
    const double decades = std::max(1.0, std::ceil(std::log10(most)));
    plot.discrete = true;
    plot.across = {{-0.5, depths - 0.5}, scoreTicks({0, depths - 1}, paper.ticksAcross())};
    plot.up = powerAxis({0, decades}, paper.ticksUp(), shortCountText);
    // All bars are one area. A single placement stays visible.
    const double least = 0.02 * decades;
    const double half = paper.size.width() >= 5 * depths ? 0.4 : 0.5;
    PlotSeries bars{PlotSeries::Kind::Area, {}, Qt::NoPen, paper.palette.highlight()};
    // No more bars than pixels: each shows the most of its depths.
    const auto columns = static_cast<std::size_t>(std::max(1.0, paper.size.width()));
    const std::size_t step = (m_counts.size() + columns - 1) / columns;
    for (std::size_t first = 0; first < m_counts.size(); first += step) {
        const std::size_t last = std::min(first + step, m_counts.size()) - 1;
        const auto count = static_cast<double>(
            std::ranges::max(std::span(m_counts).subspan(first, last - first + 1)));
        const double height = count > 0 ? std::max(least, std::log10(count)) : 0;
        const double left = static_cast<double>(first) - half;
        const double right = static_cast<double>(last) + half;
        bars.points << QPointF(left, 0) << QPointF(left, height) << QPointF(right, height)
                    << QPointF(right, 0);
    }
    bars.low = {{-half, 0}, {depths - 1 + half, 0}};
    plot.series.push_back(std::move(bars));
    return plot;
}

QString DepthChart::readout(double depth) const {
    if (m_counts.empty())
        return {};
    const auto cells = static_cast<int>(depth);
    const auto count = static_cast<double>(m_counts[static_cast<std::size_t>(cells)]);
    return tr("%1 placements at %n cells filled", nullptr, cells).arg(countText(count));
}

} // namespace tessera
