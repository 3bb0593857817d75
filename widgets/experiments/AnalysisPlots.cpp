// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experiments/AnalysisPlots.h"

#include "widgets/charts/RunStyle.h"

#include <QLocale>

#include <algorithm>

namespace tessera {

namespace {

constexpr double kLineWidth = 2;
constexpr double kBarWidth = 4;
constexpr double kRankDot = 8;
/// The maximum share of a diagram's width for a name beside its rank; two in a row keep a gap.
constexpr double kNameShare = 0.4;

QString shortRank(double rank) { return QLocale().toString(rank, 'f', 2); }

ChartScale scaleOf(const AnalysisFigure& figure, CurveAxis axis) {
    return {figure.kind == AnalysisFigure::Kind::Ratios ? CurveAxis::Evaluations : axis, true};
}

/// From a power of ten; what is at 0 comes before it.
ChartRange acrossRange(const AnalysisFigure& figure, const ChartScale& scale) {
    double first = 0;
    double last = 0;
    for (const FigureLine& line : figure.lines) {
        for (const QPointF& point : line.points) {
            if (point.x() > 0)
                first = first > 0 ? std::min(first, point.x()) : point.x();
            last = std::max(last, point.x());
        }
    }
    const double low = first > 0 ? scale.powerBelow(first) : 0;
    return {low, std::max(scale.coordinate(last), low + 0.1)};
}

/// The points of a figure as a line of steps; ranks fall towards the best.
QList<QPointF> stepsOf(const AnalysisFigure& figure, const FigureLine& line,
                       const ChartScale& scale, ChartRange across) {
    QList<QPointF> steps;
    const double sign = figure.lowIsBest ? -1 : 1;
    if (!figure.lowIsBest && !line.points.isEmpty())
        steps << QPointF(across.low, 0);
    for (const QPointF& point : line.points) {
        const double x = std::max(across.low, scale.coordinate(point.x()));
        if (!steps.isEmpty())
            steps << QPointF(x, steps.back().y());
        steps << QPointF(x, sign * point.y());
    }
    if (figure.kind == AnalysisFigure::Kind::Ratios && !steps.isEmpty())
        steps << QPointF(across.high, steps.back().y());
    return steps;
}

Plot linePlot(const AnalysisFigure& figure, CurveAxis axis, std::span<const std::size_t> styles,
              const PlotPaper& paper) {
    Plot plot;
    const ChartScale scale = scaleOf(figure, axis);
    const ChartRange across = acrossRange(figure, scale);
    plot.across = {across, timeOrCountTicks(scale, across, paper.ticksAcross()), figure.across};
    const auto count = static_cast<double>(figure.names.size());
    // A single method has rank 1 all along.
    plot.up.range = figure.lowIsBest ? ChartRange{-std::max(2.0, count), -1} : ChartRange{0, 100};
    plot.up.ticks = scoreTicks(plot.up.range, paper.ticksUp());
    if (figure.lowIsBest) {
        for (AxisTick& tick : plot.up.ticks)
            tick.label = QLocale().toString(-tick.coordinate, 'f', 0);
    }
    plot.up.title = figure.up;
    for (const FigureLine& line : figure.lines) {
        const QList<QPointF> steps = stepsOf(figure, line, scale, across);
        if (steps.isEmpty())
            continue;
        const std::size_t key = styles[line.method];
        const QPen pen = runPen(key, paper.ground(), kLineWidth);
        PlotSeries series{PlotSeries::Kind::Line, steps, pen};
        series.key = key;
        plot.series.push_back(std::move(series));
        const double last = line.points.back().y();
        plot.legend.push_back({figure.names[static_cast<qsizetype>(line.method)], pen, key, false,
                               false, QLocale().toString(last, 'f', figure.lowIsBest ? 1 : 0),
                               steps.back()});
    }
    return plot;
}

/// The names stand at both sides, lower the further out their ranks are, so that no line crosses
/// another (Demšar 2006, figure 1).
Plot rankPlot(const AnalysisFigure& figure, std::span<const std::size_t> styles,
              const PlotPaper& paper) {
    const std::size_t count = figure.order.size();
    const auto highest = static_cast<double>(count);
    // Room for names beside the ranks.
    const double side = 0.45 * (highest - 1);
    const double first = 0.6 + 0.4 * static_cast<double>(figure.cliques.size());
    const std::size_t left = (count + 1) / 2;
    const double top = first + static_cast<double>(left) + 0.6;
    Plot plot;
    plot.across = {{1 - side, highest + side}, {}, figure.across};
    for (std::size_t rank = 1; rank <= count; ++rank)
        plot.across.ticks.push_back(
            {static_cast<double>(rank), QLocale().toString(static_cast<qulonglong>(rank))});
    plot.up.range = {0, top + 0.8};
    const QFontMetricsF metrics = paper.metrics();
    for (std::size_t place = 0; place < count; ++place) {
        const std::size_t method = figure.order[place];
        const double rank = figure.ranks[place];
        const bool isLeft = place < left;
        const double row = first + static_cast<double>(isLeft ? place : count - 1 - place) + 0.2;
        const double edge = isLeft ? plot.across.range.low : plot.across.range.high;
        const QPen pen = runPen(styles[method], paper.ground(), 1.5);
        plot.series.push_back({PlotSeries::Kind::Line, {{rank, 0}, {rank, row}, {edge, row}}, pen});
        plot.series.push_back(dotsAt({{rank, 0}}, kRankDot, pen.color()));
        const QString value = QStringLiteral(" (%1)").arg(shortRank(rank));
        const double room = kNameShare * paper.size.width() - metrics.horizontalAdvance(value);
        const QString name = metrics.elidedText(figure.names[static_cast<qsizetype>(method)],
                                                Qt::ElideMiddle, std::max(0.0, room));
        plot.texts.push_back({{edge, row}, name + value, paper.ink(), Qt::AlignTop});
    }
    for (std::size_t i = 0; i < figure.cliques.size(); ++i) {
        constexpr double beyond = 0.04; // bars reach a little beyond their ranks
        const double height = 0.35 + 0.4 * static_cast<double>(i);
        plot.series.push_back({PlotSeries::Kind::Line,
                               {{figure.ranks[figure.cliques[i].first] - beyond, height},
                                {figure.ranks[figure.cliques[i].last] + beyond, height}},
                               QPen(paper.ink(), kBarWidth, Qt::SolidLine, Qt::FlatCap)});
    }
    plot.series.push_back(
        {PlotSeries::Kind::Line, {{1, top}, {1 + figure.difference, top}}, QPen(paper.ink(), 2)});
    plot.texts.push_back({{1, top},
                          QCoreApplication::translate("AnalysisPlot", "critical difference %1")
                              .arg(shortRank(figure.difference)),
                          paper.ink(),
                          Qt::AlignTop});
    return plot;
}

} // namespace

Plot analysisPlot(const AnalysisFigure& figure, CurveAxis axis, std::span<const std::size_t> styles,
                  const PlotPaper& paper) {
    return figure.kind == AnalysisFigure::Kind::Ranks ? rankPlot(figure, styles, paper)
                                                      : linePlot(figure, axis, styles, paper);
}

AnalysisChart::AnalysisChart(QWidget* parent) : PlotWidget(parent) {
    setAccessibleName(tr("Figure of the analysis"));
    setMinimumSize(200, 120);
}

void AnalysisChart::setFigure(std::optional<AnalysisFigure> figure, CurveAxis axis,
                              std::vector<std::size_t> styles) {
    m_figure = std::move(figure);
    m_axis = axis;
    m_styles = std::move(styles);
    replot();
}

void AnalysisChart::setEmptyText(const QString& text) {
    m_emptyText = text;
    replot();
}

Plot AnalysisChart::plot(const PlotPaper& paper) const {
    if (m_figure)
        return analysisPlot(*m_figure, m_axis, m_styles, paper);
    Plot plot;
    plot.bare = true;
    plot.emptyText = m_emptyText;
    return plot;
}

QString AnalysisChart::readout(double coordinate) const {
    if (!m_figure || m_figure->kind == AnalysisFigure::Kind::Ranks)
        return {};
    const ChartScale scale = scaleOf(*m_figure, m_axis);
    QStringList lines;
    for (const FigureLine& line : m_figure->lines) {
        if (isLeftOut(m_styles[line.method]) || line.points.isEmpty())
            continue;
        double value = 0;
        for (const QPointF& point : line.points) {
            if (scale.coordinate(point.x()) > coordinate)
                break;
            value = point.y();
        }
        lines << QStringLiteral("%1 <b>%2</b>")
                     .arg(m_figure->names[static_cast<qsizetype>(line.method)].toHtmlEscaped(),
                          QLocale().toString(value, 'f', 1));
    }
    return lines.join(QStringLiteral("<br>"));
}

} // namespace tessera
