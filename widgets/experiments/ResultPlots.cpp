// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experiments/ResultPlots.h"

#include "widgets/charts/ChartCurve.h"

#include "core/experiments/Statistics.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kBoxShare = 0.5;
constexpr double kWidestBox = 64;
constexpr double kOutlierRadius = 2.5;
constexpr double kRoomShare = 0.06;
constexpr int kTicks = 8;

ChartRange rangeOf(const std::vector<PlotBox>& boxes) {
    ChartRange range{boxes.front().values.front(), boxes.front().values.front()};
    for (const PlotBox& box : boxes) {
        const auto [low, high] = std::ranges::minmax(box.values);
        range.low = std::min(range.low, low);
        range.high = std::max(range.high, high);
    }
    const double room = std::max(1.0, kRoomShare * range.length());
    return {std::floor(range.low - room), std::ceil(range.high + room)};
}

PlotAxes boxAxes(const QRectF& area, const std::vector<PlotBox>& boxes,
                 const QFontMetricsF& metrics) {
    const double left = metrics.horizontalAdvance(QStringLiteral("00000")) + 6;
    return {area.adjusted(left, metrics.height() / 2, -4, -metrics.height() * 1.6),
            {0, static_cast<double>(boxes.size())},
            rangeOf(boxes)};
}

void paintBox(QPainter& painter, const PlotAxes& axes, double middle, const PlotBox& box,
              const QColor& color) {
    const BoxSummary summary = boxSummary(box.values);
    const double column = axes.area.width() / axes.across.length();
    const double half = std::min(kWidestBox, column * kBoxShare) / 2;
    const auto at = [&](double value, double shift = 0) {
        return axes.position(middle, value) + QPointF(shift, 0);
    };
    const auto bar = [&](double value, double share) {
        painter.drawLine(at(value, -half * share), at(value, half * share));
    };
    painter.setPen(QPen(color, 1.5));
    painter.drawLine(at(summary.lowerWhisker), at(summary.lowerQuartile));
    painter.drawLine(at(summary.upperQuartile), at(summary.upperWhisker));
    bar(summary.lowerWhisker, 0.5);
    bar(summary.upperWhisker, 0.5);
    QColor faint = color;
    faint.setAlphaF(0.25F);
    painter.setBrush(faint);
    painter.drawRect(QRectF(at(summary.upperQuartile, -half), at(summary.lowerQuartile, half)));
    painter.setPen(QPen(color, 3, Qt::SolidLine, Qt::FlatCap));
    bar(summary.median, 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (const double value : summary.outliers)
        painter.drawEllipse(at(value), kOutlierRadius, kOutlierRadius);
}

} // namespace

BoxPlot::BoxPlot(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Scores of each method as boxes"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setMinimumSize(200, 120);
}

void BoxPlot::setBoxes(std::vector<PlotBox> boxes) {
    std::erase_if(boxes, [](const PlotBox& box) { return box.values.empty(); });
    m_boxes = std::move(boxes);
    update();
}

void BoxPlot::paintOn(QPainter& painter, const QRectF& area, const QPalette& colors) const {
    const QColor ink = colors.color(QPalette::Text);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_boxes.empty()) {
        painter.setPen(ink);
        painter.drawText(area, Qt::AlignCenter, tr("No run has ended yet."));
        return;
    }
    const PlotAxes axes = boxAxes(area, m_boxes, QFontMetricsF(painter.font()));
    axes.paintUp(painter, scoreTicks(axes.up, kTicks), ink);
    std::vector<AxisTick> names;
    for (const PlotBox& box : m_boxes) {
        names.push_back({static_cast<double>(names.size()) + 0.5, box.name});
        paintBox(painter, axes, names.back().coordinate, box,
                 runColor(box.run, colors.color(QPalette::Base)));
    }
    axes.paintAcross(painter, names, ink);
}

void BoxPlot::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    paintOn(painter, rect(), palette());
}

bool BoxPlot::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || m_boxes.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const PlotAxes axes = boxAxes(rect(), m_boxes, QFontMetricsF(font()));
    const auto index = static_cast<std::size_t>(
        std::clamp(axes.acrossAt(help->pos()), 0.0, static_cast<double>(m_boxes.size() - 1)));
    const BoxSummary summary = boxSummary(m_boxes[index].values);
    const auto number = [](double value) { return QLocale().toString(value, 'f', 1); };
    QToolTip::showText(help->globalPos(),
                       tr("%1: median %2, middle half %3 to %4, %n run(s)", nullptr,
                          static_cast<int>(m_boxes[index].values.size()))
                           .arg(m_boxes[index].name, number(summary.median),
                                number(summary.lowerQuartile), number(summary.upperQuartile)),
                       this);
    return true;
}

namespace {

struct SolveTimesPlotText {
    Q_DECLARE_TR_FUNCTIONS(SolveTimesPlot)
};

constexpr double kDot = 4;
constexpr double kTimesMargin = 12;
constexpr int kTimeTicks = 8;

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

void paintAxes(QPainter& painter, const PlotAxes& axes, const ChartScale& scale,
               const QStringList& groups, const QColor& ink) {
    axes.paintUp(painter, timeOrCountTicks(scale, axes.up, kTimeTicks), ink);
    std::vector<AxisTick> names;
    for (const QString& group : groups)
        names.push_back({static_cast<double>(names.size()) + 0.5, group});
    axes.paintAcross(painter, names, ink);
    const double line = QFontMetricsF(painter.font()).height();
    const QRectF below(axes.area.left(), axes.area.bottom() + 6 + line, axes.area.width(), line);
    painter.drawText(below, Qt::AlignCenter,
                     SolveTimesPlotText::tr("Puzzles; mean time of the runs that solved them"));
}

void paintMethod(QPainter& painter, const PlotAxes& axes, const ChartScale& scale,
                 const SolveTimes& method, const QPen& pen, const QColor& ink) {
    QList<QPointF> dots;
    const QFontMetricsF metrics(painter.font());
    for (std::size_t i = 0; i < method.groups.size(); ++i) {
        const GroupTime& group = method.groups[i];
        if (!group.seconds)
            continue;
        dots << axes.position(static_cast<double>(i) + 0.5, scale.coordinate(*group.seconds));
        if (group.solved < group.runs) {
            painter.setPen(ink);
            painter.drawText(
                dots.back() + QPointF(2 * kDot, metrics.ascent() / 2),
                SolveTimesPlotText::tr("%1 of %2 solved").arg(group.solved).arg(group.runs));
        }
    }
    painter.setPen(pen);
    painter.drawPolyline(dots);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen.color());
    for (const QPointF& dot : dots)
        painter.drawEllipse(dot, kDot, kDot);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

void paintSolveTimes(QPainter& painter, const QRectF& area, const QStringList& groups,
                     const std::vector<SolveTimes>& methods, const QPalette& colors) {
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics(painter.font());
    const double line = 1.4 * metrics.height();
    const ChartScale scale(CurveAxis::Seconds, true);
    const PlotAxes axes{
        area.adjusted(kTimesMargin + metrics.horizontalAdvance(QStringLiteral("00:00:00")),
                      kTimesMargin + line * static_cast<double>(methods.size()), -kTimesMargin,
                      -kTimesMargin - 2 * line),
        {0, static_cast<double>(groups.size())},
        rangeOf(methods, scale)};
    const QColor ink = colors.color(QPalette::Text);
    paintAxes(painter, axes, scale, groups, ink);
    for (std::size_t i = 0; i < methods.size(); ++i) {
        const QPen pen(runColor(i, colors.color(QPalette::Base)), 2, runLine(i));
        paintMethod(painter, axes, scale, methods[i], pen, ink);
        const double y = area.top() + kTimesMargin + line * (static_cast<double>(i) + 0.5);
        painter.setPen(pen);
        painter.drawLine(QPointF(axes.area.left(), y), QPointF(axes.area.left() + 24, y));
        painter.setPen(ink);
        painter.drawText(QPointF(axes.area.left() + 32, y + metrics.ascent() / 2 - 1),
                         methods[i].name);
    }
}

} // namespace tessera
