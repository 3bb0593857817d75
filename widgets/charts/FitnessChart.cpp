// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/FitnessChart.h"

#include "widgets/charts/RunStyle.h"
#include "widgets/colors/ColorMath.h"

#include "core/support/NumberText.h"

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

void addCurve(Plot& plot, const PlotContent& content, std::size_t index, const PlotPaper& paper) {
    const ChartCurve& curve = content.curves[index];
    const std::size_t run = content.runOf(index);
    const ChartRange range = plot.across.range;
    const int columns = std::max(16, static_cast<int>(paper.size.width()));
    const QPen pen = runPen(run, paper.ground(), curve.thin ? kThinLine : kLine);
    const QColor color = pen.color();
    const std::size_t first = plot.series.size();
    addBand(plot, curve, content, columns, color, paper.ground());
    plot.series.push_back(
        lineOf(bestLine(curve.points, content.scale, range, columns), plot.up.range.low, pen));
    for (std::size_t i = first; i < plot.series.size(); ++i)
        plot.series[i].key = run;
    if (!curve.name.isEmpty())
        plot.legend.push_back({curve.name, pen, run});
    for (const double x : eventMarks(curve.events, content.scale, range, columns / 2))
        plot.marks.push_back({x, color});
}

struct CurveAxisChoiceText {
    Q_DECLARE_TR_FUNCTIONS(CurveAxisChoice)
};

constexpr std::size_t kMostReadoutLines = 8;

/// The current score, or how the population spreads.
QString presentText(const TracePoint& point) {
    const QLocale locale;
    if (!point.spread)
        return FitnessChart::tr("now %1").arg(locale.toString(point.current));
    return FitnessChart::tr("now %1, mean %2, worst %3")
        .arg(locale.toString(point.current), locale.toString(point.spread->mean, 'f', 1),
             locale.toString(point.spread->worst));
}

QString countedText(double count, CurveAxis axis) {
    const QString text = axis == CurveAxis::Iterations ? FitnessChart::tr("%1 iterations")
                         : axis == CurveAxis::Nodes    ? FitnessChart::tr("%1 nodes")
                                                       : FitnessChart::tr("%1 evaluations");
    return text.arg(countText(count));
}

/// What was done by then, as the axis counts it; evaluations on one of seconds.
QString countedText(const TracePoint& point, CurveAxis axis) {
    const CurveAxis counted = axis == CurveAxis::Seconds ? CurveAxis::Evaluations : axis;
    return countedText(placeOn(counted, point), counted);
}

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

FitnessChart::FitnessChart(QWidget* parent) : PlotWidget(parent) {
    m_content.emptyText = tr("Start a search to see its fitness over time.");
    connect(this, &PlotWidget::picked, this,
            [this](double coordinate) { emit momentPicked(m_content.scale.value(coordinate)); });
    setAccessibleName(tr("Fitness over time"));
    setWhatsThis(tr("The best score of each search as a line, its current score as a faint band, "
                    "and the full score as a dotted line. Of a population the band goes from "
                    "its worst to its best board, with a thin line for the mean. "
                    "Point at it to read values; Ctrl and "
                    "the wheel zoom, dragging moves, a double click shows everything. A click on "
                    "a name hides its curve or shows it again; the menu key lists the names."));
}

void FitnessChart::setContent(PlotContent content) {
    if (content.scale.axis == m_content.scale.axis)
        content.visible = m_content.visible;
    change(m_content, std::move(content));
}

Plot FitnessChart::plot(const PlotPaper& paper) const {
    Plot plot = curvePlot(m_content, paper);
    if (m_marked && !curves().empty() && !paper.whole)
        plot.marker = m_content.scale.coordinateOf(*m_marked);
    return plot;
}

void FitnessChart::zoomTo(std::optional<ChartRange> range) {
    const ChartScale& scale = m_content.scale;
    setVisibleRange(
        range ? std::optional(ChartRange{scale.value(range->low), scale.value(range->high)})
              : std::nullopt);
}

/// The place on the axis in words.
QString FitnessChart::momentText(double coordinate) const {
    const double value = m_content.scale.value(coordinate);
    const CurveAxis axis = m_content.scale.axis;
    return tr("after %1")
        .arg(axis == CurveAxis::Seconds ? durationText(value, true) : countedText(value, axis));
}

QString FitnessChart::readout(double coordinate) const {
    QStringList lines;
    for (std::size_t i = 0; i < curves().size(); ++i) {
        const ChartCurve& curve = curves()[i];
        const TracePoint* point = pointAt(curve.points, m_content.scale, coordinate);
        if (point == nullptr || curve.name.isEmpty() || hidden().contains(m_content.runOf(i)))
            continue;
        if (static_cast<std::size_t>(lines.size()) == kMostReadoutLines) {
            lines << tr("and %n more", nullptr, static_cast<int>(curves().size() - i));
            break;
        }
        const QColor color = runColor(m_content.runOf(i), palette().color(QPalette::Base));
        const QString dot = QStringLiteral("<span style='color:%1'>●</span> ").arg(color.name());
        const QString name = curve.name.toHtmlEscaped();
        const QString best = QLocale().toString(point->best);
        // Of several searches, there is no one moment to tell.
        lines << dot + (!curve.bandLow.empty()
                            ? QStringLiteral("%1 <b>%2</b>").arg(name, best)
                            : tr("%1 <b>%2</b> (%3) at %4, %5")
                                  .arg(name, best, presentText(*point),
                                       durationText(point->seconds, true),
                                       countedText(*point, m_content.scale.axis)));
    }
    if (!lines.isEmpty())
        lines.prepend(momentText(coordinate));
    return lines.join(QStringLiteral("<br>"));
}

QSize FitnessChart::minimumSizeHint() const {
    // Legend, bound and the labels of the axis take half of it.
    constexpr int kLines = 5;
    return {160, std::max(100, fontMetrics().lineSpacing() * kLines)};
}

} // namespace tessera
