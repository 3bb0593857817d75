// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experiments/ResultPlots.h"

#include "widgets/charts/CurveRanges.h"
#include "widgets/charts/RunStyle.h"
#include "widgets/experiments/ExperimentCurves.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kBoxShare = 0.5;
constexpr double kWidestBox = 64;
constexpr double kOutlier = 5;
constexpr double kRoomShare = 0.06;

ChartRange rangeOf(const std::vector<PlotBox>& boxes, int total) {
    ChartRange range{boxes.front().values.front(), boxes.front().values.front()};
    for (const PlotBox& box : boxes) {
        const auto [low, high] = std::ranges::minmax(box.values);
        range.low = std::min(range.low, low);
        range.high = std::max(range.high, high);
    }
    const double room = std::max(1.0, kRoomShare * range.length());
    range.low = std::floor(range.low - room);
    return {range.low, std::min(std::ceil(range.high + room), aboveFull(total, range.low))};
}

/// @param half half of its width
void addBox(Plot& plot, double middle, double half, const PlotBox& box, const QColor& color) {
    const BoxSummary summary = boxSummary(box.values);
    const auto bar = [&](double value, double share) {
        return QList<QPointF>{{middle - half * share, value}, {middle + half * share, value}};
    };
    const auto whisker = [&](double from, double to) {
        QList<QPointF> line{{middle, from}, {middle, to}};
        plot.series.push_back({PlotSeries::Kind::Line, line + bar(to, 0.5), QPen(color, 1.5)});
    };
    whisker(summary.lowerQuartile, summary.lowerWhisker);
    whisker(summary.upperQuartile, summary.upperWhisker);
    QColor faint = color;
    faint.setAlphaF(0.25F);
    plot.series.push_back({PlotSeries::Kind::Area, bar(summary.upperQuartile, 1), QPen(color, 1.5),
                           faint, bar(summary.lowerQuartile, 1)});
    plot.series.push_back({PlotSeries::Kind::Line, bar(summary.median, 1),
                           QPen(color, 3, Qt::SolidLine, Qt::FlatCap)});
    QList<QPointF> outliers;
    for (const double value : summary.outliers)
        outliers << QPointF(middle, value);
    plot.series.push_back(dotsAt(outliers, kOutlier, color));
}

struct SolveTimesPlotText {
    Q_DECLARE_TR_FUNCTIONS(SolveTimesPlot)
};

constexpr double kTimeDot = 8;

/// Whole powers of ten around all times.
ChartRange rangeOf(const std::vector<SolveTimes>& methods, const ChartScale& scale) {
    double low = 0;
    double high = 0;
    for (const SolveTimes& method : methods) {
        for (const GroupTime& group : method.groups) {
            if (!group.seconds)
                continue;
            low = std::min(low, scale.coordinate(*group.seconds));
            high = std::max(high, scale.coordinate(*group.seconds));
        }
    }
    return {std::floor(low), std::max(std::ceil(high), std::floor(low) + 1)};
}

void addTimes(Plot& plot, const SolveTimes& method, const ChartScale& scale, const QPen& pen,
              const QColor& ink) {
    QList<QPointF> dots;
    for (std::size_t i = 0; i < method.groups.size(); ++i) {
        const GroupTime& group = method.groups[i];
        if (!group.seconds)
            continue;
        dots << QPointF(static_cast<double>(i), scale.coordinate(*group.seconds));
        if (group.solved < group.runs) {
            plot.texts.push_back(
                {dots.back(),
                 SolveTimesPlotText::tr("%1 of %2 solved").arg(group.solved).arg(group.runs), ink});
        }
    }
    plot.series.push_back({PlotSeries::Kind::Line, dots, pen});
    plot.series.push_back(dotsAt(dots, kTimeDot, pen.color()));
    plot.legend.push_back({method.name, pen});
}

} // namespace

std::vector<PlotBox> methodBoxes(const ExperimentPlan& plan, StoredRuns runs,
                                 std::span<const std::size_t> group) {
    const std::vector<std::size_t> styles = methodRuns(plan);
    std::vector<PlotBox> boxes;
    for (std::size_t method = 0; method < plan.methods.size(); ++method) {
        PlotBox& box = boxes.emplace_back(PlotBox{plan.methods[method].name, styles[method], {}});
        for (const FinishedRun& run : finishedRuns(plan, runs, group, method))
            box.values.push_back(run.run->best);
    }
    return boxes;
}

BoxPlot::BoxPlot(QWidget* parent) : PlotWidget(parent) {
    setAccessibleName(tr("Box plot of the scores of each method"));
    setMinimumSize(200, 120);
}

void BoxPlot::setBoxes(std::vector<PlotBox> boxes, int total) {
    std::erase_if(boxes, [](const PlotBox& box) { return box.values.empty(); });
    m_boxes = std::move(boxes);
    m_total = total;
    replot();
}

Plot BoxPlot::plot(const PlotPaper& paper) const {
    Plot plot;
    if (m_boxes.empty()) {
        plot.bare = true;
        plot.emptyText = tr("No run has finished yet.");
        return plot;
    }
    QStringList names;
    for (const PlotBox& box : m_boxes)
        names << box.name;
    plot.discrete = true;
    plot.across = nameAxis(names, paper);
    plot.up.range = rangeOf(m_boxes, m_total);
    const ChartRange scores{plot.up.range.low, std::min<double>(plot.up.range.high, m_total)};
    plot.up.ticks = scoreTicks(scores, paper.ticksUp());
    const double column = paper.size.width() / static_cast<double>(m_boxes.size());
    const double half = std::min(kWidestBox / column, kBoxShare) / 2;
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        addBox(plot, static_cast<double>(i), half, m_boxes[i],
               runColor(m_boxes[i].run, paper.ground()));
    return plot;
}

QByteArray BoxPlot::csv() const {
    QByteArray text = "method,score\n";
    for (const PlotBox& box : m_boxes) {
        for (const double value : box.values)
            text += csvField(box.name) + ',' + QByteArray::number(value) + '\n';
    }
    return text;
}

QString BoxPlot::readout(double box) const {
    if (m_boxes.empty())
        return {};
    const auto& [name, run, values] = m_boxes[static_cast<std::size_t>(box)];
    const BoxSummary summary = boxSummary(values);
    const auto number = [](double value) { return QLocale().toString(value, 'f', 1); };
    return tr("%1: median %2, middle half %3 to %4, %n run(s)", nullptr,
              static_cast<int>(values.size()))
        .arg(name.toHtmlEscaped(), number(summary.median), number(summary.lowerQuartile),
             number(summary.upperQuartile));
}

Plot solveTimesPlot(const QStringList& groups, const std::vector<SolveTimes>& methods,
                    std::span<const std::size_t> runs, const PlotPaper& paper) {
    const ChartScale scale{CurveAxis::Seconds, true};
    const ChartRange range = rangeOf(methods, scale);
    Plot plot{nameAxis(groups, paper), {range, timeOrCountTicks(scale, range, paper.ticksUp())}};
    plot.across.title = SolveTimesPlotText::tr("Puzzles; mean time of the runs that solved them");
    const std::size_t published = methods.size() - runs.size();
    for (std::size_t i = 0; i < methods.size(); ++i) {
        const QPen pen = i < published ? QPen(paper.ink(), 2, Qt::DotLine)
                                       : runPen(runs[i - published], paper.ground(), 2);
        addTimes(plot, methods[i], scale, pen, paper.ink());
    }
    return plot;
}

} // namespace tessera
