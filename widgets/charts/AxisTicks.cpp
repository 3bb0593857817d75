// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/AxisTicks.h"

#include "core/support/NumberText.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

double ChartScale::coordinate(double value) const {
    if (!m_logarithmic)
        return value;
    return std::log10(std::max(value, m_axis == CurveAxis::Seconds ? 1e-3 : 1.0));
}

double ChartScale::value(double coordinate) const {
    return m_logarithmic ? std::pow(10.0, coordinate) : coordinate;
}

namespace {

struct AxisTicksText {
    Q_DECLARE_TR_FUNCTIONS(AxisTicks)
};

double timeStep(double length) {
    constexpr std::array steps{1.0,   2.0,   5.0,   10.0,   15.0,   30.0,   60.0,    120.0,
                               300.0, 600.0, 900.0, 1800.0, 3600.0, 7200.0, 10800.0, 21600.0};
    const auto found = std::ranges::lower_bound(steps, length);
    if (length < 1.0)
        return roundStep(length);
    return found != steps.end() ? *found : 3600.0 * roundStep(length / 3600.0);
}

QString timeLabel(double seconds, double step) {
    if (step >= 1.0)
        return durationText(seconds + 1e-6);
    if (step < 0.01)
        return AxisTicksText::tr("%1 ms").arg(QLocale().toString(seconds * 1000, 'g', 6));
    return AxisTicksText::tr("%1 s").arg(QLocale().toString(seconds, 'g', 6));
}

/// The values to mark on a logarithmic axis.
std::vector<double> powers(CurveAxis axis) {
    if (axis == CurveAxis::Seconds)
        return {1e-3, 1e-2, 1e-1, 1, 10, 60, 600, 3600, 36000, 360000, 3600000};
    std::vector<double> values;
    for (int exponent = 0; exponent <= 18; ++exponent)
        values.push_back(std::pow(10.0, exponent));
    return values;
}

QString powerLabel(CurveAxis axis, double value) {
    if (axis == CurveAxis::Seconds)
        return timeLabel(value, value < 60 ? std::min(value / 10, 0.1) : 1.0);
    return shortCountText(value);
}

std::vector<AxisTick> logarithmicTicks(const ChartScale& scale, ChartRange range, int most) {
    std::vector<AxisTick> ticks;
    for (const double value : powers(scale.axis())) {
        const double coordinate = scale.coordinate(value);
        if (range.contains(coordinate))
            ticks.push_back({coordinate, powerLabel(scale.axis(), value)});
    }
    const auto stride = static_cast<std::size_t>(
        std::max<int>(1, (static_cast<int>(ticks.size()) + most - 1) / std::max(most, 1)));
    std::vector<AxisTick> kept;
    for (std::size_t i = 0; i < ticks.size(); i += stride)
        kept.push_back(ticks[i]);
    return kept;
}

template <typename Label>
std::vector<AxisTick> evenTicks(ChartRange range, double step, Label label) {
    std::vector<AxisTick> ticks;
    const double first = std::ceil(range.low / step - 1e-9);
    const double last = std::floor(range.high / step + 1e-9);
    for (double k = first; k <= last && ticks.size() < 100; k += 1)
        ticks.push_back({k * step, label(k * step)});
    return ticks;
}

} // namespace

double roundStep(double length) {
    if (!(length > 0))
        return 1.0;
    const double power = std::pow(10.0, std::floor(std::log10(length)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= length * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

std::vector<AxisTick> timeOrCountTicks(const ChartScale& scale, ChartRange range, int most) {
    const double least = range.length() / std::max(most, 1);
    if (scale.isLogarithmic()) {
        // A stretch without a power in it gets even values of its own.
        auto ticks = logarithmicTicks(scale, range, most);
        if (ticks.size() >= 2)
            return ticks;
        const ChartScale linear(scale.axis(), false);
        ticks = timeOrCountTicks(linear, {scale.value(range.low), scale.value(range.high)}, most);
        for (AxisTick& tick : ticks)
            tick.coordinate = scale.coordinate(tick.coordinate);
        return ticks;
    }
    if (scale.axis() == CurveAxis::Seconds) {
        const double step = timeStep(least);
        return evenTicks(range, step, [step](double x) { return timeLabel(x, step); });
    }
    const double step = std::max(1.0, roundStep(least));
    return evenTicks(range, step, [](double x) { return shortCountText(x); });
}

std::vector<AxisTick> scoreTicks(ChartRange range, int most) {
    const double step = std::max(1.0, roundStep(range.length() / std::max(most, 1)));
    return evenTicks(range, step, [](double y) { return QLocale().toString(y, 'f', 0); });
}

void paintTickLines(QPainter& painter, const QRectF& area, std::span<const AxisTick> ticks,
                    const std::function<double(double)>& y, const QColor& ink) {
    const double height = QFontMetricsF(painter.font()).height();
    QColor faint = ink;
    faint.setAlphaF(0.15F);
    for (const AxisTick& tick : ticks) {
        const double at = y(tick.coordinate);
        painter.setPen(QPen(faint, 1));
        painter.drawLine(QPointF(area.left(), at), QPointF(area.right(), at));
        painter.setPen(ink);
        painter.drawText(QRectF(area.left() - 200, at - height / 2, 194, height),
                         Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter, tick.label);
    }
}

} // namespace tessera
