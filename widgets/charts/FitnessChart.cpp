// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/FitnessChart.h"

#include "widgets/charts/RunStyle.h"

#include "core/support/NumberText.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::size_t kMostReadoutLines{8};
/// A chart lower than this is a sparkline with numbers.
constexpr double kSparklineLines = 6;

/// The number of missing edges, and the current score or the spread of the population.
QString presentText(const TracePoint& point, int total) {
    const QString now = !point.spread
                            ? FitnessChart::tr("now %1").arg(plainText(point.current))
                            : FitnessChart::tr("now %1, mean %2, worst %3")
                                  .arg(plainText(point.current), plainText(point.spread->mean, 1),
                                       plainText(point.spread->worst));
    if (total <= 0)
        return now;
    //: 1 a number of edges, 2 the current score
    return FitnessChart::tr("%1 missing, %2").arg(plainText(total - point.best), now);
}

QString countedText(double count, CurveAxis axis) {
    const QString text = axis == CurveAxis::Iterations ? FitnessChart::tr("%1 iterations")
                         : axis == CurveAxis::Nodes    ? FitnessChart::tr("%1 nodes")
                                                       : FitnessChart::tr("%1 evaluations");
    return text.arg(countText(count));
}

/// The counts by then in the unit of the axis; evaluations for an axis of seconds.
QString countedText(const TracePoint& point, CurveAxis axis) {
    const CurveAxis counted = axis == CurveAxis::Seconds ? CurveAxis::Evaluations : axis;
    return countedText(placeOn(counted, point), counted);
}

} // namespace

FitnessChart::FitnessChart(QWidget* parent) : PlotWidget(parent) {
    m_content.emptyText = tr("Start a search to see its score over time.");
    connect(this, &PlotWidget::picked, this,
            [this](double coordinate) { emit momentPicked(m_content.scale.value(coordinate)); });
    connect(this, &PlotWidget::isolatedChanged, this,
            [this](std::optional<std::size_t> key) { change(m_content.focus, key); });
    setAccessibleName(tr("Score over time"));
    setWhatsThis(
        tr("Each line shows best scores. A faint band shows current scores or the middle half of "
           "several runs. A dotted line shows the full score. For a population, the band spans its "
           "worst to its best board, with a thin line for the mean. Point at the chart to read "
           "values; click a dot to see that board. The wheel zooms time, Ctrl and the wheel zoom "
           "the score, and dragging moves the view. Shift and dragging zoom into a rectangle; a "
           "double click goes back. Click a name to show its curve alone, Ctrl and click to hide "
           "it; the menu key lists the names. Plus, minus, Page Up and Page Down zoom too; Shift "
           "and the arrows move the view, Home goes back."));
}

void FitnessChart::setContent(PlotContent content) {
    if (content.scale.axis == m_content.scale.axis)
        content.visible = m_content.visible;
    if (content.view == m_content.view)
        content.visibleUp = m_content.visibleUp;
    content.focus = isolated();
    change(m_content, std::move(content));
}

Plot FitnessChart::plot(const PlotPaper& paper) const {
    Plot plot = curvePlot(m_content, paper);
    if (m_marked && !curves().empty() && !paper.whole)
        plot.marker = m_content.scale.coordinateOf(*m_marked);
    if (paper.size.height() < kSparklineLines * paper.metrics().height() && !curves().empty())
        makeSparkline(plot, numbersText());
    return plot;
}

QString FitnessChart::numbersText() const {
    const auto found = std::ranges::find_if(curves(), [](const ChartCurve& curve) {
        return !curve.points.empty() && !curve.thin && !curve.expected;
    });
    if (found == curves().end())
        return {};
    const TracePoint& last = found->points.back();
    if (!m_content.valueText.isEmpty())
        return found->name + u' ' + m_content.valueText.arg(plainText(last.best));
    const QString numbers = tr("first %1 · best %2 · now %3")
                                .arg(plainText(found->points.front().best), plainText(last.best),
                                     plainText(last.current));
    const int total = m_content.totalOf(*found);
    return total > 0 ? tr("%1 · %2 missing").arg(numbers, plainText(total - last.best)) : numbers;
}

void FitnessChart::showAll() {
    m_content.visibleUp.reset();
    setVisibleRange(std::nullopt);
}

void FitnessChart::zoomTo(std::optional<ChartRange> range) {
    const ChartScale& scale = m_content.scale;
    setVisibleRange(
        range ? std::optional(ChartRange{scale.value(range->low), scale.value(range->high)})
              : std::nullopt);
}

/// The position on the axis in words.
QString FitnessChart::momentText(double coordinate) const {
    const double value = m_content.scale.value(coordinate);
    const CurveAxis axis = m_content.scale.axis;
    return tr("after %1")
        .arg(axis == CurveAxis::Seconds ? durationText(value, true) : countedText(value, axis));
}

QString FitnessChart::readout(double coordinate) const {
    QStringList lines;
    int more = 0;
    for (std::size_t i = 0; i < curves().size(); ++i) {
        const ChartCurve& curve = curves()[i];
        const TracePoint* point = pointAt(curve.points, m_content.scale, coordinate);
        if (point == nullptr || curve.name.isEmpty() || isLeftOut(m_content.keyOf(i)))
            continue;
        if (static_cast<std::size_t>(lines.size()) == kMostReadoutLines) {
            ++more;
            continue;
        }
        const QColor color = curve.expected
                                 ? palette().color(QPalette::Disabled, QPalette::Text)
                                 : runColor(m_content.runOf(i), palette().color(QPalette::Base));
        const QString dot = QStringLiteral("<span style='color:%1'>●</span> ").arg(color.name());
        const QString name = curve.name.toHtmlEscaped();
        const bool isScore = m_content.valueText.isEmpty();
        const QString number = plainText(point->best);
        const QString best = isScore ? number : m_content.valueText.arg(number);
        // Several searches have no common moment to show.
        lines << dot + (!isScore || !curve.bandLow.empty() || curve.thin
                            ? QStringLiteral("%1 <b>%2</b>").arg(name, best)
                            : tr("%1 <b>%2</b> (%3) at %4, %5")
                                  .arg(name, best, presentText(*point, m_content.totalOf(curve)),
                                       durationText(point->seconds, true),
                                       countedText(*point, m_content.scale.axis)));
    }
    if (more > 0)
        lines << tr("and %n more", nullptr, more);
    if (!lines.isEmpty())
        lines.prepend(momentText(coordinate));
    return lines.join(QStringLiteral("<br>"));
}

QSize FitnessChart::minimumSizeHint() const {
    // A sparkline below its numbers.
    constexpr int kLines = 3;
    return {160, std::max(55, fontMetrics().lineSpacing() * kLines)};
}

} // namespace tessera
