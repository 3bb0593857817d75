// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/CurvePlot.h"

#include "widgets/charts/RunStyle.h"
#include "widgets/colors/ColorMath.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

struct FitnessPlotText {
    Q_DECLARE_TR_FUNCTIONS(FitnessPlot)
};

constexpr double kLine = 2;
constexpr double kThinLine = 0.8;

/// Held at the lower edge: a painter of vectors does not cut off what runs out of the picture.
QList<QPointF> asList(const std::vector<QPointF>& points, double lowest) {
    QList<QPointF> list(points.begin(), points.end());
    for (QPointF& point : list)
        point.setY(std::max(point.y(), lowest));
    return list;
}

bool hasNoPoints(const PlotContent& content) {
    return std::ranges::all_of(content.curves,
                               [](const ChartCurve& curve) { return curve.points.empty(); });
}

int lowerQuartile(std::span<const TracePoint> points) {
    std::vector<int> scores;
    for (const TracePoint& point : points)
        scores.push_back(point.spread ? point.spread->worst : point.current);
    const auto quartile = scores.begin() + static_cast<std::ptrdiff_t>(scores.size() / 4);
    std::ranges::nth_element(scores, quartile);
    return *quartile;
}

QString axisTitle(CurveAxis axis) {
    return axis == CurveAxis::Evaluations  ? FitnessPlotText::tr("Evaluations")
           : axis == CurveAxis::Iterations ? FitnessPlotText::tr("Iterations")
           : axis == CurveAxis::Nodes      ? FitnessPlotText::tr("Nodes")
                                           : FitnessPlotText::tr("Time");
}

/// The rise from the ground to a colour looks less on black than on white.
bool isBlackish(const QColor& ground) { return relativeLuminance(ground) < 0.01; }

bool hasBestBand(const ChartCurve& curve) {
    return !curve.bandLow.empty() && !curve.bandHigh.empty();
}

/// All there is, in coordinates of the content's scale.
ChartRange wholeRange(const PlotContent& content) {
    const ChartScale& scale = content.scale;
    ChartRange range{scale.coordinate(0), scale.coordinate(scale.logarithmic ? 10 : 1)};
    bool first = true;
    for (const ChartCurve& curve : content.curves) {
        if (curve.points.empty())
            continue;
        const double begin = scale.coordinateOf(curve.points.front());
        const double end = scale.coordinateOf(curve.points.back());
        if (scale.logarithmic)
            range.low = first ? begin : std::min(range.low, begin);
        range.high = first ? end : std::max(range.high, end);
        first = false;
    }
    if (range.length() < 1e-6)
        range.high = range.low + (scale.axis == CurveAxis::Seconds ? 0.1 : 1);
    return range;
}

/// See curvePlot().
ChartRange verticalRange(const PlotContent& content, ChartRange horizontal) {
    constexpr double steepShare = 0.02;
    const double from = content.scale.logarithmic
                            ? horizontal.low
                            : horizontal.low + steepShare * horizontal.length();
    double low = content.total > 0 ? content.total : 1;
    double high = content.total;
    if (hasNoPoints(content))
        low = 0;
    for (const ChartCurve& curve : content.curves) {
        if (curve.points.empty())
            continue;
        const TracePoint* start = pointAt(curve.points, content.scale, from);
        low = std::min<double>(low, start != nullptr ? start->best : curve.points.front().best);
        high = std::max<double>(high, curve.points.back().best);
        if (content.showCurrent)
            low = std::min<double>(low, lowerQuartile(curve.points));
    }
    const double margin = std::max(1.0, 0.08 * (high - low));
    return {std::max(0.0, std::floor(low - margin)), std::ceil(high + margin)};
}

/// A line of best scores, or of the edge of a band.
PlotSeries lineOf(const std::vector<QPointF>& points, double lowest, const QPen& pen) {
    return {PlotSeries::Kind::Line, asList(points, lowest), pen};
}

/// Current scores, a population with its mean, or the middle half of several runs as a band.
void addBand(Plot& plot, const ChartCurve& curve, const PlotContent& content, int columns,
             const QColor& color, const QColor& ground) {
    const ChartRange range = plot.across.range;
    const double lowest = plot.up.range.low;
    ChartBand band;
    if (hasBestBand(curve)) {
        band.low = bestLine(curve.bandLow, content.scale, range, columns);
        band.high = bestLine(curve.bandHigh, content.scale, range, columns);
    } else if (content.showCurrent) {
        band = scoreBand(curve.points, content.scale, range, std::max(8, columns / 3));
    } else {
        return;
    }
    QColor faint = color;
    faint.setAlphaF(isBlackish(ground) ? 0.5F : 0.22F);
    // The outline shows the band where it has no height.
    plot.series.push_back({PlotSeries::Kind::Area, asList(band.high, lowest), QPen(faint, 1), faint,
                           asList(band.low, lowest)});
    if (!band.mean.empty())
        plot.series.push_back(
            lineOf(band.mean, lowest, QPen(mixed(ground, color, isBlackish(ground) ? 1 : 0.7), 1)));
}

/// Where a curve leaves the picture, or ends.
QPointF endOf(const ChartCurve& curve, const ChartScale& scale, ChartRange across) {
    const TracePoint* last = pointAt(curve.points, scale, across.high);
    if (last == nullptr)
        return {across.high, static_cast<double>(curve.points.front().best)};
    const bool goesOn = last != &curve.points.back();
    const double end = goesOn ? across.high : scale.coordinateOf(*last);
    return {std::max(across.low, end), static_cast<double>(last->best)};
}

void addCurve(Plot& plot, const PlotContent& content, std::size_t index, const PlotPaper& paper) {
    const ChartCurve& curve = content.curves[index];
    const std::size_t run = content.runOf(index);
    const std::size_t key = content.keyOf(index);
    const ChartRange range = plot.across.range;
    const int columns = std::max(16, static_cast<int>(paper.size.width()));
    const QPen pen = runPen(run, paper.ground(), curve.thin ? kThinLine : kLine);
    const QColor color = pen.color();
    const std::size_t first = plot.series.size();
    addBand(plot, curve, content, columns, color, paper.ground());
    plot.series.push_back(
        lineOf(bestLine(curve.points, content.scale, range, columns), plot.up.range.low, pen));
    for (std::size_t i = first; i < plot.series.size(); ++i)
        plot.series[i].key = key;
    if (!curve.name.isEmpty() && !curve.points.empty())
        plot.legend.push_back({curve.name, pen, key, false, false,
                               QLocale().toString(curve.points.back().best),
                               endOf(curve, content.scale, range)});
    for (const double x : eventMarks(curve.events, content.scale, range, columns / 2))
        plot.marks.push_back({x, color});
}

struct CurveAxisChoiceText {
    Q_DECLARE_TR_FUNCTIONS(CurveAxisChoice)
};

} // namespace

QString bandNote(const PlotContent& content) {
    if (std::ranges::any_of(content.curves, hasBestBand))
        return FitnessPlotText::tr("line: median of the runs · band: their middle half");
    const auto isPopulation = [](const ChartCurve& curve) { return hasSpread(curve.points); };
    if (!content.showCurrent || hasNoPoints(content))
        return {};
    return std::ranges::any_of(content.curves, isPopulation)
               ? FitnessPlotText::tr("thick: best · band: worst to best of the population · thin: "
                                     "mean")
               : FitnessPlotText::tr("line: best score · band: current score");
}

Plot curvePlot(const PlotContent& content, const PlotPaper& paper) {
    const ChartScale& scale = content.scale;
    const auto& visible = content.visible;
    Plot plot;
    plot.whole = wholeRange(content);
    const ChartRange across = visible && !paper.whole ? ChartRange{scale.coordinate(visible->low),
                                                                   scale.coordinate(visible->high)}
                                                      : *plot.whole;
    const ChartRange up = verticalRange(content, across);
    plot.across = {across, timeOrCountTicks(scale, across, paper.ticksAcross()),
                   content.countTitle.isEmpty() ? axisTitle(scale.axis) : content.countTitle};
    plot.up = {up, scoreTicks(up, paper.ticksUp()),
               content.scoreTitle.isEmpty() ? FitnessPlotText::tr("Matched edges")
                                            : content.scoreTitle};
    if (const double total = content.total; total > 0) {
        const QPen pen(mixed(paper.ground(), paper.ink(), 0.6), 1.2, Qt::DotLine);
        plot.series.push_back(
            {PlotSeries::Kind::Line, {{across.low, total}, {across.high, total}}, pen});
        plot.texts.push_back(
            {{across.high, total}, QLocale().toString(content.total), paper.ink(), Qt::AlignTop});
    }
    for (std::size_t i = 0; i < content.curves.size(); ++i)
        addCurve(plot, content, i, paper);
    plot.note = bandNote(content);
    if (hasNoPoints(content))
        plot.emptyText = content.emptyText;
    return plot;
}

void addCurveAxes(QComboBox& box) {
    const auto add = [&box](CurveAxis axis, const QString& name, const QString& toolTip) {
        box.addItem(name, static_cast<int>(axis));
        box.setItemData(box.count() - 1, toolTip, Qt::ToolTipRole);
    };
    add(CurveAxis::Seconds, CurveAxisChoiceText::tr("Seconds"),
        CurveAxisChoiceText::tr("Running time without pauses"));
    add(CurveAxis::Evaluations, CurveAxisChoiceText::tr("Evaluations"),
        CurveAxisChoiceText::tr("Boards or moves that were scored"));
    add(CurveAxis::Iterations, CurveAxisChoiceText::tr("Iterations"),
        CurveAxisChoiceText::tr("Rounds of the method’s outer loop, such as generations"));
    add(CurveAxis::Nodes, CurveAxisChoiceText::tr("Nodes"),
        CurveAxisChoiceText::tr("Placements of a tree search; other methods have none"));
}

CurveAxis chosenAxis(const QComboBox& box) {
    return static_cast<CurveAxis>(box.currentData().toInt());
}

QString axisMissingText(CurveAxis axis) {
    if (axis == CurveAxis::Nodes)
        return CurveAxisChoiceText::tr("Only methods that search a tree count nodes.");
    if (axis == CurveAxis::Iterations)
        return CurveAxisChoiceText::tr("No iteration has ended yet.");
    return {};
}

} // namespace tessera
