// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experiments/SolveTimesPlot.h"

#include "widgets/charts/AxisTicks.h"
#include "widgets/charts/ChartCurve.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

struct SolveTimesPlotText {
    Q_DECLARE_TR_FUNCTIONS(SolveTimesPlot)
};

constexpr double kDot = 4;
constexpr double kTimesMargin = 12;
constexpr int kTimeTicks = 8;

/// Where times and groups stand in the drawing.
struct TimesFrame {
    QRectF area;
    ChartScale scale{CurveAxis::Seconds, true};
    ChartRange range;
    qsizetype groups = 1;

    [[nodiscard]] double y(double coordinate) const {
        return area.bottom() - (coordinate - range.low) / range.length() * area.height();
    }
    [[nodiscard]] double x(qsizetype group) const {
        return area.left() +
               area.width() * (static_cast<double>(group) + 0.5) / static_cast<double>(groups);
    }
    [[nodiscard]] QPointF point(qsizetype group, double seconds) const {
        return {x(group), y(scale.coordinate(seconds))};
    }
};

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

void paintAxes(QPainter& painter, const TimesFrame& frame, const QStringList& groups,
               const QColor& ink) {
    const QFontMetricsF metrics(painter.font());
    paintTickLines(
        painter, frame.area, timeOrCountTicks(frame.scale, frame.range, kTimeTicks),
        [&](double coordinate) { return frame.y(coordinate); }, ink);
    for (qsizetype group = 0; group < groups.size(); ++group) {
        const double width = frame.area.width() / static_cast<double>(groups.size());
        painter.drawText(
            QRectF(frame.x(group) - width / 2, frame.area.bottom() + 4, width, metrics.height()),
            Qt::AlignCenter, groups[group]);
    }
    painter.drawText(QRectF(frame.area.left(), frame.area.bottom() + 6 + metrics.height(),
                            frame.area.width(), metrics.height()),
                     Qt::AlignCenter,
                     SolveTimesPlotText::tr("Puzzles; mean time of the runs that solved them"));
}

void paintMethod(QPainter& painter, const TimesFrame& frame, const SolveTimes& method,
                 const QPen& pen, const QColor& ink) {
    QList<QPointF> dots;
    const QFontMetricsF metrics(painter.font());
    for (std::size_t i = 0; i < method.groups.size(); ++i) {
        const GroupTime& group = method.groups[i];
        if (!group.seconds)
            continue;
        dots << frame.point(static_cast<qsizetype>(i), *group.seconds);
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
    TimesFrame frame;
    frame.groups = std::max<qsizetype>(1, groups.size());
    frame.range = rangeOf(methods, frame.scale);
    frame.area = area.adjusted(kTimesMargin + metrics.horizontalAdvance(QStringLiteral("00:00:00")),
                               kTimesMargin + line * static_cast<double>(methods.size()),
                               -kTimesMargin, -kTimesMargin - 2 * line);
    const QColor ink = colors.color(QPalette::Text);
    painter.setPen(ink);
    paintAxes(painter, frame, groups, ink);
    for (std::size_t i = 0; i < methods.size(); ++i) {
        const QPen pen(runColor(i, colors.color(QPalette::Base)), 2, runLine(i));
        paintMethod(painter, frame, methods[i], pen, ink);
        const double y = area.top() + kTimesMargin + line * (static_cast<double>(i) + 0.5);
        painter.setPen(pen);
        painter.drawLine(QPointF(frame.area.left(), y), QPointF(frame.area.left() + 24, y));
        painter.setPen(ink);
        painter.drawText(QPointF(frame.area.left() + 32, y + metrics.ascent() / 2 - 1),
                         methods[i].name);
    }
}

} // namespace tessera
