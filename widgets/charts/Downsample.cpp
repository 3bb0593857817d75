// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/Downsample.h"

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

/// Which pixel column of the visible range a coordinate falls into.
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

/// Collects the lowest and the highest score of each column.
class BandColumns {
public:
    BandColumns(ChartRange visible, int count) : m_visible(visible), m_column(visible, count) {}

    /// Points outside of the visible range do not count.
    /// @return whether this is the first one in its column.
    bool add(double x, double low, double high) {
        if (!m_visible.contains(x))
            return false;
        if (m_column.of(x) != m_last) {
            m_last = m_column.of(x);
            m_band.low.emplace_back(x, low);
            m_band.high.emplace_back(x, high);
            return true;
        }
        m_band.low.back().setY(std::min(m_band.low.back().y(), low));
        m_band.high.back().setY(std::max(m_band.high.back().y(), high));
        return false;
    }
    [[nodiscard]] ChartBand take() { return std::move(m_band); }

private:
    ChartRange m_visible;
    Columns m_column;
    ChartBand m_band;
    int m_last = -1;
};

} // namespace

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

ChartBand currentBand(std::span<const TracePoint> points, const ChartScale& scale,
                      ChartRange visible, int columns) {
    BandColumns band(visible, columns);
    for (const TracePoint& point : points)
        band.add(scale.coordinateOf(point), point.current, point.current);
    return band.take();
}

bool hasSpread(std::span<const TracePoint> points) {
    return std::ranges::any_of(points, [](const TracePoint& point) { return !!point.spread; });
}

SpreadBand spreadBand(std::span<const TracePoint> points, const ChartScale& scale,
                      ChartRange visible, int columns) {
    BandColumns band(visible, columns);
    std::vector<QPointF> mean;
    for (const TracePoint& point : points) {
        const double x = scale.coordinateOf(point);
        if (!point.spread || !visible.contains(x))
            continue;
        if (band.add(x, point.spread->worst, point.current))
            mean.emplace_back(x, point.spread->mean);
        else
            mean.back().setY(point.spread->mean);
    }
    return {band.take(), std::move(mean)};
}

std::vector<double> eventMarks(std::span<const TraceEvent> events, const ChartScale& scale,
                               ChartRange visible, int columns) {
    const Columns column(visible, columns);
    std::vector<double> marks;
    int last = -1;
    for (const TraceEvent& event : events) {
        const double x = scale.coordinateOf(event);
        if (!visible.contains(x) || column.of(x) == last)
            continue;
        last = column.of(x);
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
