// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/ChartCurve.h"

#include "core/search/SearchFields.h"
#include "core/support/NumberText.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace tessera {

namespace {

/// Bands have their own points, so each is a series.
void addSeries(TextTable& table, const QString& name, const QString& series,
               std::span<const TracePoint> points, std::span<const std::string_view> gauges) {
    for (const TracePoint& point : points) {
        QStringList row{name,
                        series,
                        QString::number(point.seconds, 'f', 6),
                        QString::number(point.evaluations),
                        QString::number(point.iterations),
                        QString::number(point.nodes),
                        QString::number(point.best),
                        QString::number(point.current),
                        point.spread ? QString::number(point.spread->mean, 'g', 6) : QString(),
                        point.spread ? QString::number(point.spread->worst) : QString()};
        for (const std::string_view gauge : gauges)
            row << QString::fromLatin1(gaugeText(point, gauge));
        table.rows << row;
    }
}

/// The smallest 1, 2 or 5 times a power of ten that is not below a length.
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
        return QCoreApplication::translate("AxisTicks", "%1 ms")
            .arg(QLocale().toString(seconds * 1000, 'g', 6));
    return QCoreApplication::translate("AxisTicks", "%1 s")
        .arg(QLocale().toString(seconds, 'g', 6));
}

/// The values to mark on a logarithmic axis.
std::vector<double> powers(CurveAxis axis) {
    if (axis == CurveAxis::Seconds)
        return {1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1, 1, 10, 60, 600, 3600, 36000, 360000, 3600000};
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
    for (const double value : powers(scale.axis)) {
        const double coordinate = scale.coordinate(value);
        if (range.contains(coordinate))
            ticks.push_back({coordinate, powerLabel(scale.axis, value)});
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

/// Maps a coordinate to its pixel column of the visible range.
class Columns {
public:
    Columns(ChartRange visible, int count)
        : m_low(visible.low), m_count(std::max(count, 1)),
          m_perUnit(visible.length() > 0 ? m_count / visible.length() : 0) {}

    [[nodiscard]] int of(double x) const {
        return std::clamp(static_cast<int>((x - m_low) * m_perUnit), 0, m_count - 1);
    }

private:
    double m_low;
    int m_count;
    double m_perUnit;
};

} // namespace

QByteArray curveCsv(std::span<const ChartCurve> curves) {
    TextTable table{QStringLiteral("curve,series,seconds,evaluations,iterations,nodes,best,"
                                   "current,mean,worst")
                        .split(u','),
                    2,
                    {}};
    std::vector<std::string_view> gauges;
    for (const ChartCurve& curve : curves)
        addGaugeNames(curve.points, gauges);
    for (const std::string_view gauge : gauges)
        table.header << QString::fromUtf8(gauge.data(), static_cast<qsizetype>(gauge.size()));
    for (const ChartCurve& curve : curves) {
        addSeries(table, curve.name,
                  curve.bandLow.empty() ? QStringLiteral("run") : QStringLiteral("median"),
                  curve.points, gauges);
        addSeries(table, curve.name, QStringLiteral("lower quartile"), curve.bandLow, gauges);
        addSeries(table, curve.name, QStringLiteral("upper quartile"), curve.bandHigh, gauges);
    }
    return table.csv();
}

double ChartScale::coordinate(double value) const {
    if (!logarithmic)
        return value;
    return std::log10(std::max(value, axis == CurveAxis::Seconds ? kEarliestMoment : 1.0));
}

double ChartScale::powerBelow(double value) const {
    return std::floor(coordinate(value) + 1e-9); // rounding may make a power a little less
}

double ChartScale::value(double coordinate) const {
    return logarithmic ? std::pow(10.0, coordinate) : coordinate;
}

std::vector<AxisTick> timeOrCountTicks(const ChartScale& scale, ChartRange range, int most) {
    const double least = range.length() / std::max(most, 1);
    if (scale.logarithmic) {
        // A stretch without a power of ten gets even values.
        auto ticks = logarithmicTicks(scale, range, most);
        if (ticks.size() >= 2)
            return ticks;
        const ChartScale linear{scale.axis, false};
        ticks = timeOrCountTicks(linear, {scale.value(range.low), scale.value(range.high)}, most);
        for (AxisTick& tick : ticks)
            tick.coordinate = scale.coordinate(tick.coordinate);
        return ticks;
    }
    if (scale.axis == CurveAxis::Seconds) {
        // Labels of parts of a millisecond are longer.
        const double step = timeStep(least < 1e-3 ? 2 * least : least);
        return evenTicks(range, step, [step](double x) { return timeLabel(x, step); });
    }
    const double step = std::max(1.0, roundStep(least));
    // Numbers with more digits would be rounded to the same label.
    const bool exact = range.high > 1000 * step;
    return evenTicks(range, step, [exact](double x) {
        return exact ? QLocale().toString(x, 'f', 0) : shortCountText(x);
    });
}

std::vector<AxisTick> scoreTicks(ChartRange range, int most) {
    const double step = std::max(1.0, roundStep(range.length() / std::max(most, 1)));
    return evenTicks(range, step, [](double y) { return plainText(y); });
}

std::vector<QPointF> bestLine(std::span<const TracePoint> points, const ChartScale& scale,
                              ChartRange visible, int columns) {
    const Columns column(visible, columns);
    std::vector<QPointF> line;
    std::optional<int> level;
    int riseColumn = -1;
    double end = visible.low;
    for (const TracePoint& point : points) {
        const double x = scale.coordinateOf(point);
        if (x > visible.high) {
            end = visible.high;
            break;
        }
        if (x < visible.low) {
            level = point.best;
            continue;
        }
        if (line.empty() && level)
            line.emplace_back(visible.low, *level);
        end = x;
        if (level == point.best)
            continue;
        if (!line.empty() && column.of(x) == riseColumn) {
            line.back().setY(point.best);
        } else {
            if (level) {
                line.emplace_back(x, *level);
                riseColumn = column.of(x);
            }
            line.emplace_back(x, point.best);
        }
        level = point.best;
    }
    if (line.empty() && level && end > visible.low)
        line.emplace_back(visible.low, *level);
    if (!line.empty())
        line.emplace_back(end, *level);
    return line;
}

bool hasSpread(std::span<const TracePoint> points) {
    return std::ranges::any_of(points, [](const TracePoint& point) { return !!point.spread; });
}

ChartBand scoreBand(std::span<const TracePoint> points, const ChartScale& scale, ChartRange visible,
                    int columns) {
    const Columns column(visible, columns);
    const bool isPopulation = hasSpread(points);
    ChartBand band;
    int last = -1;
    for (const TracePoint& point : points) {
        const double x = scale.coordinateOf(point);
        if (!visible.contains(x) || (isPopulation && !point.spread))
            continue;
        const double low = point.spread ? point.spread->worst : point.current;
        if (std::exchange(last, column.of(x)) != column.of(x)) {
            band.low.emplace_back(x, low);
            band.high.emplace_back(x, point.current);
            if (point.spread)
                band.mean.emplace_back(x, point.spread->mean);
            continue;
        }
        band.low.back().setY(std::min(band.low.back().y(), low));
        band.high.back().setY(std::max(band.high.back().y(), double(point.current)));
        if (point.spread)
            band.mean.back().setY(point.spread->mean);
    }
    return band;
}

std::vector<double> eventMarks(std::span<const TraceEvent> events, const ChartScale& scale,
                               ChartRange visible, int columns) {
    const Columns column(visible, columns);
    std::vector<double> marks;
    int last = -1;
    for (const TraceEvent& event : events) {
        const double x = scale.coordinateOf(event);
        if (visible.contains(x) && std::exchange(last, column.of(x)) != column.of(x))
            marks.push_back(x);
    }
    return marks;
}

const TracePoint* pointAt(std::span<const TracePoint> points, const ChartScale& scale,
                          double coordinate) {
    const auto after = std::ranges::upper_bound(
        points, coordinate, {}, [&](const TracePoint& point) { return scale.coordinateOf(point); });
    return after == points.begin() ? nullptr : &*std::prev(after);
}

} // namespace tessera
