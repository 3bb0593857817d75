// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/FitnessPlot.h"

#include "widgets/charts/ChartCurve.h"
#include "widgets/charts/PlotOverlay.h"
#include "widgets/colors/ColorMath.h"

#include <QCoreApplication>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLocale>
#include <QPainter>
#include <QtCharts/QLegend>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

struct FitnessPlotText {
    Q_DECLARE_TR_FUNCTIONS(FitnessPlot)
};

constexpr double kLine = 2;
constexpr double kThinLine = 0.8;

/// The points, held at the lower edge of the picture: a painter of vectors does
/// not cut off what runs out of it.
QList<QPointF> asList(const std::vector<QPointF>& points, double lowest) {
    QList<QPointF> list(points.begin(), points.end());
    for (QPointF& point : list)
        point.setY(std::max(point.y(), lowest));
    return list;
}

/// Replaces an axis' labels, which is dear, only if they differ.
void setTicks(QCategoryAxis* axis, const std::vector<AxisTick>& ticks, ChartRange range) {
    QStringList labels;
    for (const AxisTick& tick : ticks)
        labels << tick.label;
    const bool same =
        labels == axis->categoriesLabels() && std::ranges::all_of(ticks, [&](const AxisTick& tick) {
            return axis->endValue(tick.label) == tick.coordinate;
        });
    axis->setRange(range.low, range.high);
    if (same)
        return;
    for (const QString& label : axis->categoriesLabels())
        axis->remove(label);
    axis->setStartValue(range.low - 1);
    for (const AxisTick& tick : ticks)
        axis->append(tick.label, tick.coordinate);
    axis->setRange(range.low, range.high);
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

QColor curveColor(const PlotContent& content, std::size_t index, const QColor& ground) {
    const QColor own = content.curves[index].color;
    return own.isValid() ? own : runColor(content.runOf(index), ground);
}

ChartRange horizontalRange(const PlotContent& content) {
    const ChartScale& scale = content.scale;
    if (content.visible)
        return {scale.coordinate(content.visible->low), scale.coordinate(content.visible->high)};
    ChartRange range{scale.coordinate(0), scale.coordinate(scale.isLogarithmic() ? 10 : 1)};
    bool first = true;
    for (const ChartCurve& curve : content.curves) {
        if (curve.points.empty())
            continue;
        const double begin = scale.coordinateOf(curve.points.front());
        const double end = scale.coordinateOf(curve.points.back());
        if (scale.isLogarithmic())
            range.low = first ? begin : std::min(range.low, begin);
        range.high = first ? end : std::max(range.high, end);
        first = false;
    }
    if (range.length() < 1e-6)
        range.high = range.low + (scale.axis() == CurveAxis::Seconds ? 0.1 : 1);
    return range;
}

ChartRange verticalRange(const PlotContent& content, ChartRange horizontal) {
    constexpr double steepShare = 0.02;
    const double from = content.scale.isLogarithmic()
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

FitnessPlot::FitnessPlot()
    : m_chart(new QChart), m_horizontal(new QCategoryAxis), m_vertical(new QCategoryAxis),
      m_bound(new QLineSeries), m_overlay(new PlotOverlay(m_chart)) {
    m_chart->setMargins({});
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->setBackgroundRoundness(0);
    m_chart->legend()->hide();
    m_chart->addAxis(m_horizontal, Qt::AlignBottom);
    m_chart->addAxis(m_vertical, Qt::AlignLeft);
    for (QCategoryAxis* axis : {m_horizontal, m_vertical}) {
        axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        axis->setTruncateLabels(false);
    }
    m_chart->addSeries(m_bound);
    m_bound->attachAxis(m_horizontal);
    m_bound->attachAxis(m_vertical);
    m_overlay->setZValue(100);
}

void FitnessPlot::setNumberOfCurves(std::size_t count) {
    const auto add = [this](QAbstractSeries* series) {
        m_chart->addSeries(series);
        series->attachAxis(m_horizontal);
        series->attachAxis(m_vertical);
    };
    while (m_series.size() < count) {
        Series series{new QLineSeries, new QLineSeries, new QLineSeries, new QLineSeries, nullptr};
        series.band = new QAreaSeries(series.high, series.low);
        series.low->setParent(series.band);
        series.high->setParent(series.band);
        add(series.band);
        add(series.mean);
        add(series.best);
        m_series.push_back(series);
    }
    while (m_series.size() > count) {
        const Series& last = m_series.back();
        for (QAbstractSeries* series :
             std::initializer_list<QAbstractSeries*>{last.best, last.mean, last.band}) {
            m_chart->removeSeries(series);
            delete series;
        }
        m_series.pop_back();
    }
}

void FitnessPlot::setStyle(const PlotContent& content) {
    const QColor base = m_palette.color(QPalette::Base);
    const QColor text = m_palette.color(QPalette::Text);
    m_chart->setBackgroundBrush(base);
    m_chart->setBackgroundPen(Qt::NoPen);
    for (QCategoryAxis* axis : {m_horizontal, m_vertical}) {
        axis->setLabelsBrush(text);
        axis->setLabelsFont(m_font);
        axis->setTitleBrush(text);
        axis->setTitleFont(m_font);
        axis->setGridLinePen(QPen(mixed(base, text, 0.12), 1));
        axis->setLinePen(QPen(mixed(base, text, 0.4), 1));
    }
    m_bound->setPen(QPen(mixed(base, text, 0.6), 1.2, Qt::DotLine));
    m_horizontal->setTitleText(content.countTitle.isEmpty() ? axisTitle(content.scale.axis())
                                                            : content.countTitle);
    m_vertical->setTitleText(content.scoreTitle.isEmpty() ? FitnessPlotText::tr("Matched edges")
                                                          : content.scoreTitle);
}

void FitnessPlot::setAxes(const PlotContent& content, QSizeF size) {
    m_range = horizontalRange(content);
    const ChartRange vertical = verticalRange(content, m_range);
    const QFontMetricsF metrics(m_font);
    const double labelWidth = metrics.horizontalAdvance(QStringLiteral("0000000000"));
    // A title that would be cut off says less than the room it takes; the ticks
    // have their units, and the readout has words.
    const bool roomy = size.height() > 12 * metrics.height();
    m_horizontal->setTitleVisible(roomy);
    m_vertical->setTitleVisible(roomy);
    setTicks(m_horizontal,
             timeOrCountTicks(content.scale, m_range,
                              std::max(2, static_cast<int>(size.width() / labelWidth))),
             m_range);
    setTicks(
        m_vertical,
        scoreTicks(vertical, std::max(2, static_cast<int>(size.height() / (3 * metrics.height())))),
        vertical);
}

void FitnessPlot::setLines(const PlotContent& content) {
    const int columns = std::max(16, static_cast<int>(plotArea().width()));
    const double lowest = m_vertical->min();
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const ChartCurve& curve = content.curves[i];
        const Series& series = m_series[i];
        const QColor ground = m_palette.color(QPalette::Base);
        const QColor color = curveColor(content, i, ground);
        const double width = curve.thin ? kThinLine : kLine;
        series.best->setPen(
            QPen(color, width, runLine(content.runOf(i)), Qt::FlatCap, Qt::MiterJoin));
        series.best->replace(
            asList(bestLine(curve.points, content.scale, m_range, columns), lowest));
        QColor faint = color;
        faint.setAlphaF(isBlackish(ground) ? 0.5F : 0.22F);
        series.band->setBrush(faint);
        // The outline shows the band where it has no height.
        series.band->setPen(QPen(faint, 1));
        series.mean->setPen(QPen(mixed(ground, color, isBlackish(ground) ? 1 : 0.7), 1));
        const bool hasBand = hasBestBand(curve);
        const bool isShown = !content.hidden.contains(content.runOf(i));
        series.best->setVisible(isShown);
        series.mean->setVisible(isShown && content.showCurrent);
        series.band->setVisible(isShown && (content.showCurrent || hasBand));
        if (hasBand) {
            series.mean->clear();
            series.low->replace(
                asList(bestLine(curve.bandLow, content.scale, m_range, columns), lowest));
            series.high->replace(
                asList(bestLine(curve.bandHigh, content.scale, m_range, columns), lowest));
        } else if (content.showCurrent) {
            setBand(series, curve, content.scale, std::max(8, columns / 3));
        }
    }
    const double total = content.total;
    m_bound->replace(content.total > 0 ? QList<QPointF>{{m_range.low, total}, {m_range.high, total}}
                                       : QList<QPointF>());
}

void FitnessPlot::setBand(const Series& series, const ChartCurve& curve, const ChartScale& scale,
                          int columns) {
    const double lowest = m_vertical->min();
    SpreadBand band;
    if (hasSpread(curve.points))
        band = spreadBand(curve.points, scale, m_range, columns);
    else
        band.range = currentBand(curve.points, scale, m_range, columns);
    series.low->replace(asList(band.range.low, lowest));
    series.high->replace(asList(band.range.high, lowest));
    series.mean->replace(asList(band.mean, lowest));
}

void FitnessPlot::setLegendRoom(const PlotContent& content, QSizeF size) {
    const QFontMetricsF metrics(m_font);
    QStringList names;
    for (const ChartCurve& curve : content.curves) {
        if (!curve.name.isEmpty())
            names << curve.name;
    }
    // A quarter of a low chart, so that the curves keep the most of it.
    const int mostRows = std::clamp(static_cast<int>(size.height() / 4 / metrics.height()), 1, 4);
    // To the right: half of the last label.
    const int right = static_cast<int>(metrics.averageCharWidth() * 3);
    // How wide the legend is depends on the labels of the vertical axis, which
    // are laid out below it: mostly as at the last time.
    for (int pass = 0; pass < 2; ++pass) {
        m_chart->setMargins({0, static_cast<int>(m_legendRows * metrics.height()) + 6, right, 0});
        m_chart->layout()->activate();
        const int rows =
            std::max(1, legendRows(layLegend(names, metrics, plotArea().width(), mostRows)));
        if (std::exchange(m_legendRows, rows) == rows)
            break;
    }
}

void FitnessPlot::show(const PlotContent& content, QSizeF size, const QPalette& palette,
                       const QFont& font) {
    m_palette = palette;
    m_font = font;
    m_chart->resize(size);
    setNumberOfCurves(content.curves.size());
    setStyle(content);
    setAxes(content, size);
    setLegendRoom(content, size);
    setLines(content);

    PlotOverlay::Content overlay;
    overlay.plotArea = plotArea();
    overlay.textColor = m_palette.color(QPalette::Text);
    overlay.font = m_font;
    overlay.legendRows = m_legendRows;
    if (hasNoPoints(content))
        overlay.emptyText = content.emptyText;
    // Not over a chart that is hardly higher than its curves.
    const QFontMetricsF metrics(m_font);
    const QString note = bandNote(content);
    if (size.height() > 12 * metrics.height() &&
        metrics.horizontalAdvance(note) < overlay.plotArea.width())
        overlay.note = note;
    m_legendRuns.clear();
    if (content.total > 0) {
        const ChartRange vertical{m_vertical->min(), m_vertical->max()};
        overlay.boundY = (content.total - vertical.low) / vertical.length();
        overlay.boundText = QLocale().toString(content.total);
    }
    const int columns = std::max(16, static_cast<int>(plotArea().width() / 2));
    for (std::size_t i = 0; i < content.curves.size(); ++i) {
        const QColor color = curveColor(content, i, m_palette.color(QPalette::Base));
        if (!content.curves[i].name.isEmpty()) {
            const std::size_t run = content.runOf(i);
            overlay.legend.push_back(
                {content.curves[i].name, color, runLine(run), content.hidden.contains(run)});
            m_legendRuns.push_back(run);
        }
        for (const double x : eventMarks(content.curves[i].events, content.scale, m_range, columns))
            overlay.marks.push_back({(x - m_range.low) / m_range.length(), color});
    }
    m_overlay->setContent(std::move(overlay));
}

void FitnessPlot::setCursor(std::optional<double> coordinate) {
    m_overlay->cursor = fractionOf(coordinate);
}

void FitnessPlot::setMarker(std::optional<double> coordinate) {
    m_overlay->marker = fractionOf(coordinate);
}

std::optional<double> FitnessPlot::fractionOf(std::optional<double> coordinate) const {
    if (!coordinate || !m_range.contains(*coordinate))
        return std::nullopt;
    return (*coordinate - m_range.low) / m_range.length();
}

std::optional<std::size_t> FitnessPlot::legendRunAt(const QPointF& position) const {
    const auto entry = m_overlay->legendEntryAt(position);
    return entry ? std::optional(m_legendRuns[*entry]) : std::nullopt;
}

double FitnessPlot::coordinateAt(double x) const {
    const QRectF area = plotArea();
    if (area.width() <= 0)
        return m_range.low;
    return m_range.low + (x - area.left()) / area.width() * m_range.length();
}

void paintCurves(QPainter& painter, const QRectF& target, const PlotContent& content,
                 const QPalette& palette, const QFont& font) {
    QGraphicsScene scene;
    FitnessPlot plot;
    scene.addItem(plot.chart());
    plot.show(content, target.size(), palette, font);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, target, QRectF(QPointF(), target.size()));
}

} // namespace tessera
