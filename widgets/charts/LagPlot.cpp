// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/LagPlot.h"

#include "widgets/charts/RunStyle.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tessera {

LagPlot::LagPlot(QWidget* parent) : PlotWidget(parent) {
    setAccessibleName(tr("Autocorrelation of a random walk"));
    setMinimumSize(200, 120);
}

void LagPlot::setCorrelations(std::vector<double> correlations) {
    m_correlations = std::move(correlations);
    replot();
}

Plot LagPlot::plot(const PlotPaper& paper) const {
    Plot plot;
    if (m_correlations.size() < 2) {
        plot.bare = true;
        return plot;
    }
    plot.discrete = true;
    plot.heading = accessibleName();
    plot.across.range = {0, static_cast<double>(m_correlations.size() - 1)};
    plot.across.ticks = scoreTicks(plot.across.range, paper.ticksAcross());
    plot.across.title = tr("Moves apart");
    plot.up.range = {std::min(0.0, std::ranges::min(m_correlations)), 1};
    for (const double tick : {0.0, 0.5, 1.0})
        plot.up.ticks.push_back({tick, QLocale().toString(tick, 'f', 1)});
    QList<QPointF> line;
    for (std::size_t lag = 0; lag < m_correlations.size(); ++lag)
        line << QPointF(static_cast<double>(lag), m_correlations[lag]);
    plot.series.push_back({PlotSeries::Kind::Line, line, runPen(0, paper.ground(), 2)});
    return plot;
}

QString LagPlot::readout(double lag) const {
    const auto index = static_cast<std::size_t>(std::lround(lag));
    if (index >= m_correlations.size())
        return {};
    //: 1 a number of moves, 2 a number from -1 to 1
    return tr("%1 moves apart: %2")
        .arg(index)
        .arg(QLocale().toString(m_correlations[index], 'f', 3));
}

} // namespace tessera
