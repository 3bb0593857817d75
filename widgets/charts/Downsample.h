// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/AxisTicks.h"

#include <QPointF>

#include <span>
#include <vector>

namespace tessera {

/// The best score as a step line, reduced to what can be seen on @p columns
/// pixel columns: rises within one column become one. Starts at the left end
/// of @p visible if the search had a best before it and ends at the last point
/// (or the right end). At most 2·columns + 3 points, x never falling; the first
/// and the last score, and so the extremes, are always kept.
[[nodiscard]] std::vector<QPointF> bestLine(std::span<const TracePoint> points,
                                            const ChartScale& scale, ChartRange visible,
                                            int columns);

/// The current score as a band: lowest and highest of each pixel column that
/// has points, at the same x in both lines.
struct ChartBand {
    std::vector<QPointF> low;
    std::vector<QPointF> high;
};
[[nodiscard]] ChartBand currentBand(std::span<const TracePoint> points, const ChartScale& scale,
                                    ChartRange visible, int columns);

/// Whether a curve tells how a population spreads.
[[nodiscard]] bool hasSpread(std::span<const TracePoint> points);

/// A population as a band from its worst to its best member, lowest and highest
/// of each pixel column, with the mean of the last point in the column.
struct SpreadBand {
    ChartBand range;
    std::vector<QPointF> mean;
};
[[nodiscard]] SpreadBand spreadBand(std::span<const TracePoint> points, const ChartScale& scale,
                                    ChartRange visible, int columns);

/// One x for each pixel column in which something happened.
[[nodiscard]] std::vector<double> eventMarks(std::span<const TraceEvent> events,
                                             const ChartScale& scale, ChartRange visible,
                                             int columns);

/// The last point at or before a coordinate, or nothing.
[[nodiscard]] const TracePoint* pointAt(std::span<const TracePoint> points, const ChartScale& scale,
                                        double coordinate);

} // namespace tessera
