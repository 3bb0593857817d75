// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/CurvePlot.h"

#include "widgets/charts/CurveRanges.h"
#include "widgets/charts/RunStyle.h"
#include "widgets/colors/ColorMath.h"

#include "core/support/NumberText.h"

#include <QCoreApplication>
#include <QLineF>

#include <algorithm>
#include <limits>
#include <span>
#include <utility>

namespace tessera {

namespace {

struct FitnessPlotText {
    Q_DECLARE_TR_FUNCTIONS(FitnessPlot)
};

constexpr double kLine = 2;
constexpr double kThinLine = 0.8;
/// With more curves, dots would be a cloud.
constexpr std::ptrdiff_t kMostDotted{4};
constexpr double kExpectedInk = 0.6;

QString axisTitle(CurveAxis axis) {
    return axis == CurveAxis::Evaluations  ? FitnessPlotText::tr("Evaluations")
           : axis == CurveAxis::Iterations ? FitnessPlotText::tr("Iterations")
           : axis == CurveAxis::Nodes      ? FitnessPlotText::tr("Nodes")
                                           : FitnessPlotText::tr("Time");
}

/// On black the step from the ground to a colour looks smaller than on white.
bool isBlackish(const QColor& ground) { return relativeLuminance(ground) < 0.01; }

bool hasBestBand(const ChartCurve& curve) {
    return !curve.bandLow.empty() && !curve.bandHigh.empty();
}

/// By how much the scores of a curve are raised: puzzles with different full scores share an axis
/// of what is missing.
int raised(const PlotContent& content, const ChartCurve& curve) {
    return content.view == ScoreView::Missing ? content.total - content.totalOf(curve) : 0;
}

void raise(ChartCurve& curve, int by) {
    for (std::vector<TracePoint>* points : {&curve.points, &curve.bandLow, &curve.bandHigh}) {
        for (TracePoint& point : *points) {
            point.best += by;
            point.current += by;
            if (point.spread) {
                point.spread->mean += by;
                point.spread->worst += by;
            }
        }
    }
}

/// Which heights of a plot are scores.
struct Heights {
    const PlotContent& content;
    ChartRange range;

    /// Clamped to the edges: a vector painter does not clip what leaves the picture.
    [[nodiscard]] QList<QPointF> held(const std::vector<QPointF>& points) const {
        QList<QPointF> list(points.begin(), points.end());
        for (QPointF& point : list)
            point.setY(std::clamp(heightOf(content, point.y()), range.low, range.high));
        return list;
    }
    /// A line of steps in one direction, without the parts along the edges outside.
    [[nodiscard]] QList<QPointF> steps(const std::vector<QPointF>& points) const {
        const auto side = [&](const QPointF& point) {
            const double height = heightOf(content, point.y());
            return height < range.low ? -1 : height > range.high ? 1 : 0;
        };
        auto first = points.begin();
        auto last = points.end();
        while (last - first > 1 && side(*first) != 0 && side(*first) == side(*(first + 1)))
            ++first;
        while (last - first > 1 && side(*(last - 1)) != 0 && side(*(last - 1)) == side(*(last - 2)))
            --last;
        if (last - first == 1 && side(*first) != 0)
            return {};
        return held({first, last});
    }
};

/// Each value lasts until the next: a slope would promise scores that no board had.
std::vector<QPointF> stepped(const std::vector<QPointF>& points) {
    std::vector<QPointF> steps;
    for (const QPointF& point : points) {
        if (!steps.empty())
            steps.emplace_back(point.x(), steps.back().y());
        steps.push_back(point);
    }
    return steps;
}

/// Current scores, a population with its mean, or the middle half of several runs as a band.
void addBand(Plot& plot, const ChartCurve& curve, const PlotContent& content, int columns,
             const QColor& color, const QColor& ground) {
    const ChartRange range = plot.across.range;
    const Heights heights{content, plot.up.range};
    ChartBand band;
    if (hasBestBand(curve)) {
        band.low = bestLine(curve.bandLow, content.scale, range, columns);
        band.high = bestLine(curve.bandHigh, content.scale, range, columns);
    } else if (content.showCurrent && !curve.thin) {
        band = scoreBand(curve.points, content.scale, range, std::max(8, columns / 3));
        for (std::vector<QPointF>* each : {&band.low, &band.high, &band.mean})
            *each = stepped(*each);
    } else {
        return;
    }
    QColor faint = color;
    faint.setAlphaF(isBlackish(ground) ? 0.5F : 0.22F);
    // The outline shows the band where it has no height.
    plot.series.push_back({PlotSeries::Kind::Area, heights.held(band.high), QPen(faint, 1), faint,
                           heights.held(band.low)});
    if (!band.mean.empty())
        plot.series.push_back({PlotSeries::Kind::Line, heights.held(band.mean),
                               QPen(mixed(ground, color, isBlackish(ground) ? 1 : 0.7), 1)});
}

/// Where a curve leaves the picture, or ends.
QPointF endOf(const ChartCurve& curve, const PlotContent& content, ChartRange across) {
    const TracePoint* last = pointAt(curve.points, content.scale, across.high);
    if (last == nullptr)
        return {across.high, heightOf(content, curve.points.front().best)};
    const bool goesOn = last != &curve.points.back();
    const double end = goesOn ? across.high : content.scale.coordinateOf(*last);
    return {std::max(across.low, end), heightOf(content, last->best)};
}

/// New bests that a pointer can distinguish.
void addDots(Plot& plot, const ChartCurve& curve, const PlotContent& content, std::size_t key,
             const QColor& color, QSizeF size) {
    constexpr double apart = 7; // pixels
    const ChartRange across = plot.across.range;
    const ChartRange up = plot.up.range;
    std::optional<QPointF> before;
    int best = std::numeric_limits<int>::min();
    for (const TracePoint& point : curve.points) {
        if (point.best <= std::exchange(best, std::max(best, point.best)))
            continue;
        const QPointF place(content.scale.coordinateOf(point), heightOf(content, point.best));
        if (!across.contains(place.x()) || !up.contains(place.y()))
            continue;
        const QPointF pixels(place.x() / across.length() * size.width(),
                             place.y() / up.length() * size.height());
        if (before && QLineF(*before, pixels).length() < apart)
            continue;
        before = pixels;
        plot.dots.push_back({place, color, key});
    }
}

QColor colorOf(const PlotContent& content, std::size_t index, const PlotPaper& paper) {
    return content.curves[index].expected ? mixed(paper.ground(), paper.ink(), kExpectedInk)
                                          : runColor(content.runOf(index), paper.ground());
}

void addCurve(Plot& plot, const PlotContent& content, std::size_t index, const PlotPaper& paper) {
    const ChartCurve& curve = content.curves[index];
    const std::size_t key = content.keyOf(index);
    const ChartRange range = plot.across.range;
    const int columns = std::max(16, static_cast<int>(paper.size.width()));
    const QColor color = colorOf(content, index, paper);
    QPen pen = runPen(content.runOf(index), paper.ground(), curve.thin ? kThinLine : kLine);
    pen.setColor(color);
    if (curve.expected)
        pen.setStyle(Qt::DotLine);
    const std::size_t first = plot.series.size();
    addBand(plot, curve, content, columns, color, paper.ground());
    plot.series.push_back({PlotSeries::Kind::Line,
                           Heights{content, plot.up.range}.steps(
                               bestLine(curve.points, content.scale, range, columns)),
                           pen});
    for (std::size_t i = first; i < plot.series.size(); ++i)
        plot.series[i].key = key;
    if (!curve.name.isEmpty() && !curve.points.empty()) {
        const int best = curve.points.back().best - raised(content, curve);
        plot.legend.push_back(
            {curve.name, pen, key, false, false, plainText(best), endOf(curve, content, range)});
    }
    for (const double x : eventMarks(curve.events, content.scale, range, columns / 2))
        plot.marks.push_back({x, color});
    const auto present = std::ranges::count(content.curves, false, &ChartCurve::thin);
    if (!curve.thin && !hasBestBand(curve) && present <= kMostDotted)
        addDots(plot, curve, content, key, color, paper.size);
}

/// What the band of a curve shows; later ones are named first.
enum class BandKind : unsigned char { None, Current, Population, Runs };

/// None if it would be hidden behind its line. An expectation has a name in the legend.
BandKind bandKind(const ChartCurve& curve, const PlotContent& content) {
    if (hasBestBand(curve))
        return curve.expected || curve.bandLow == curve.bandHigh ? BandKind::None : BandKind::Runs;
    if (!content.showCurrent || curve.thin)
        return BandKind::None;
    const auto differs = [](const TracePoint& point) { return point.current != point.best; };
    return hasSpread(curve.points)                      ? BandKind::Population
           : std::ranges::any_of(curve.points, differs) ? BandKind::Current
                                                        : BandKind::None;
}

QString bandNote(BandKind kind) {
    switch (kind) {
    case BandKind::Runs:
        return FitnessPlotText::tr("line: median of the runs · band: their middle half");
    case BandKind::Population:
        return FitnessPlotText::tr("thick: best · band: worst to best of the population · thin: "
                                   "mean");
    case BandKind::Current:
        return FitnessPlotText::tr("line: best score · band: current score");
    case BandKind::None:
        break;
    }
    return {};
}

/// Whether any part of a band is in the picture: bands are clamped to its edges.
bool showsBand(const Plot& plot, std::size_t firstSeries) {
    const auto isAbove = [&](const QPointF& point) { return point.y() > plot.up.range.low; };
    const auto isBelow = [&](const QPointF& point) { return point.y() < plot.up.range.high; };
    return std::ranges::any_of(std::span(plot.series).subspan(firstSeries),
                               [&](const PlotSeries& series) {
                                   return series.kind == PlotSeries::Kind::Area &&
                                          std::ranges::any_of(series.points, isAbove) &&
                                          std::ranges::any_of(series.low, isBelow);
                               });
}

/// The initial view of a plot, or the stretch that was zoomed into.
CurveWindow windowOf(const PlotContent& content, const PlotPaper& paper, ChartRange whole) {
    // Lines for labels, a title and half a line above, which are not part of the plot.
    constexpr double otherLines = 3.6;
    const ChartScale& scale = content.scale;
    const bool zoomed = content.visible && !paper.whole;
    ChartRange across = zoomed ? ChartRange{scale.coordinate(content.visible->low),
                                            scale.coordinate(content.visible->high)}
                               : whole;
    ChartRange up = usualScores(content, across);
    if (content.view == ScoreView::LastGains && !hasNoPoints(content) && !paper.whole) {
        const double pixels = paper.size.height() - otherLines * paper.metrics().height();
        const CurveWindow last = lastGains(content, across, pixels);
        across = zoomed ? across : last.across;
        up = last.up;
    } else if (content.view == ScoreView::Missing) {
        up = missingRange(content, up);
    }
    if (content.visibleUp && !paper.whole)
        up = *content.visibleUp;
    return {across, up};
}

/// How far out the vertical axis can be zoomed.
ChartRange wholeUp(const PlotContent& content, ChartRange whole) {
    ChartRange scores = usualScores(content, whole);
    for (const ChartCurve& curve : content.curves) {
        if (!curve.points.empty())
            scores.low = std::min<double>(scores.low, curve.points.front().best);
    }
    return content.view == ScoreView::Missing ? missingRange(content, scores) : scores;
}

/// The whole course in small, with the shown stretch.
std::optional<Plot::Overview> overviewOf(const PlotContent& content, const Plot& plot,
                                         const PlotPaper& paper) {
    constexpr int columns = 160;
    Plot::Overview view{*plot.whole, *plot.wholeUp, content.view == ScoreView::Missing, {}};
    const auto hasCourse = [&](const ChartCurve& curve) {
        return !curve.thin && !curve.expected && !curve.points.empty() &&
               content.scale.coordinateOf(curve.points.front()) <
                   content.scale.coordinateOf(curve.points.back());
    };
    if (std::ranges::none_of(content.curves, hasCourse) ||
        (plot.across.range == view.across && plot.up.range == view.up))
        return std::nullopt;
    for (std::size_t i = 0; i < content.curves.size(); ++i) {
        const ChartCurve& curve = content.curves[i];
        if (!curve.thin && !curve.expected)
            view.lines.push_back({Heights{content, view.up}.steps(
                                      bestLine(curve.points, content.scale, view.across, columns)),
                                  colorOf(content, i, paper), content.keyOf(i)});
    }
    return view;
}

} // namespace

Plot curvePlot(const PlotContent& shown, const PlotPaper& paper) {
    PlotContent content = shown;
    // Without a known full score there are no logarithms, and a picture shows the whole course.
    if (content.view == ScoreView::Missing ? content.total <= 0 : paper.whole)
        content.view = ScoreView::Whole;
    for (ChartCurve& curve : content.curves) {
        if (const int by = raised(content, curve); by != 0)
            raise(curve, by);
    }
    Plot plot;
    plot.whole = wholeAcross(content);
    plot.wholeUp = wholeUp(content, *plot.whole);
    const auto [across, up] = windowOf(content, paper, *plot.whole);
    plot.follows = content.view == ScoreView::LastGains;
    plot.across = {across, timeOrCountTicks(content.scale, across, paper.ticksAcross()),
                   content.countTitle.isEmpty() ? axisTitle(content.scale.axis)
                                                : content.countTitle};
    const bool missing = content.view == ScoreView::Missing;
    plot.up = {up, missing ? missingTicks(up, paper.ticksUp()) : scoreTicks(up, paper.ticksUp()),
               missing                        ? FitnessPlotText::tr("Missing edges")
               : content.scoreTitle.isEmpty() ? FitnessPlotText::tr("Matched edges")
                                              : content.scoreTitle};
    if (const double total = content.total; total > 0 && !missing && up.contains(total)) {
        const QPen pen(mixed(paper.ground(), paper.ink(), 0.6), 1.2, Qt::DotLine);
        plot.series.push_back(
            {PlotSeries::Kind::Line, {{across.low, total}, {across.high, total}}, pen});
        // Above its line if there is room.
        const double lines =
            (up.high - total) / up.length() * paper.size.height() / paper.metrics().height();
        plot.texts.push_back({{across.high, total}, plainText(content.total), paper.ink(),
                              lines < 1.5 ? Qt::AlignBottom : Qt::AlignTop});
        std::erase_if(plot.up.ticks,
                      [total](const AxisTick& tick) { return tick.coordinate > total; });
    }
    BandKind band = BandKind::None;
    for (const bool thin : {true, false}) {
        for (std::size_t i = 0; i < content.curves.size(); ++i) {
            if (content.curves[i].thin != thin)
                continue;
            const std::size_t first = plot.series.size();
            addCurve(plot, content, i, paper);
            if (showsBand(plot, first))
                band = std::max(band, bandKind(content.curves[i], content));
        }
    }
    plot.note = bandNote(band);
    plot.overview = paper.whole ? std::nullopt : overviewOf(content, plot, paper);
    if (hasNoPoints(content))
        plot.emptyText = content.emptyText;
    return plot;
}

void makeSparkline(Plot& plot, const QString& numbers) {
    plot.bare = true;
    plot.legend.clear();
    plot.texts.clear();
    plot.dots.clear();
    plot.note.clear();
    plot.overview.reset();
    plot.heading = numbers;
}

} // namespace tessera
