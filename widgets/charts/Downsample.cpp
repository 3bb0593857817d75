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
    const Columns column(visible, columns);
    ChartBand band;
    int last = -1;
    for (const TracePoint& point : points) {
        const double x = scale.coordinateOf(point);
        if (!visible.contains(x))
            continue;
        if (column.of(x) != last) {
            last = column.of(x);
            band.low.emplace_back(x, point.current);
            band.high.emplace_back(x, point.current);
        } else {
            band.low.back().setY(std::min<double>(band.low.back().y(), point.current));
            band.high.back().setY(std::max<double>(band.high.back().y(), point.current));
        }
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
