// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Trace.h"

#include <QByteArray>
#include <QPointF>
#include <QString>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// One search on the chart, or a summary of several.
struct ChartCurve {
    QString name; ///< for the legend: the method and its seed; empty for no entry
    std::vector<TracePoint> points;
    std::vector<TraceEvent> events;
    /// Its run number, see RunStyle.h; nothing: its index among the curves.
    std::optional<std::size_t> run{};
    bool thin = false;     ///< behind others: it does not affect the range, and has no band and no
                           ///< dots
    bool expected = false; ///< from earlier runs, drawn in no run's colour
    /// A band between these best scores, e.g. of the middle half of several searches; or empty.
    std::vector<TracePoint> bandLow{};
    std::vector<TracePoint> bandHigh{};
    /// The key by which its name hides and isolates it, if another curve has its run; else the run.
    std::optional<std::size_t> key{};
    int total = 0; ///< the full score of its puzzle; 0: that of the chart
};

/// Whether its points are on that axis: a method without a tree search has no nodes.
[[nodiscard]] inline bool isOnAxis(const ChartCurve& curve, CurveAxis axis) {
    const bool mayLack = axis == CurveAxis::Iterations || axis == CurveAxis::Nodes;
    return !mayLack || (!curve.points.empty() && placeOn(axis, curve.points.back()) > 0);
}

/// One line for each point of each curve: its name, the moment, best and current score, mean and
/// worst of a population, ends of a band. Fields that a curve lacks are empty.
[[nodiscard]] QByteArray curveCsv(std::span<const ChartCurve> curves);

/// A stretch of an axis, in the axis' coordinates.
struct ChartRange {
    double low = 0;
    double high = 1;

    [[nodiscard]] double length() const { return high - low; }
    [[nodiscard]] bool contains(double x) const { return x >= low && x <= high; }
    friend bool operator==(const ChartRange&, const ChartRange&) = default;
};

/// The number itself, or its decimal logarithm, as the horizontal coordinate. Logarithms start at
/// kEarliestMoment or at one; smaller numbers are drawn there.
struct ChartScale {
    CurveAxis axis = CurveAxis::Seconds;
    bool logarithmic = false;

    [[nodiscard]] double coordinate(double value) const;
    [[nodiscard]] double value(double coordinate) const;
    /// On a logarithmic axis, the coordinate of the power of ten at or below a number.
    [[nodiscard]] double powerBelow(double value) const;
    [[nodiscard]] double coordinateOf(const Counters& item) const {
        return coordinate(placeOn(axis, item));
    }
};

struct AxisTick {
    double coordinate = 0;
    QString label;
};

/// Round values in the range, about @p most, at least two if it allows, with labels that differ:
/// times as m:ss in familiar steps (1, 2, 5, 10, 15, 30 s, …), 50 M, powers of ten.
[[nodiscard]] std::vector<AxisTick> timeOrCountTicks(const ChartScale& scale, ChartRange range,
                                                     int most);

/// Whole numbers in steps of 1, 2 or 5 times a power of ten.
[[nodiscard]] std::vector<AxisTick> scoreTicks(ChartRange range, int most);

/// The best score as a step line, reduced to @p columns pixel columns: rises within one column
/// become one. Starts at the left end of @p visible if there was a best before, and ends at the
/// last point or the right end. At most 2·columns + 3 points; the first and the last score are
/// kept.
[[nodiscard]] std::vector<QPointF> bestLine(std::span<const TracePoint> points,
                                            const ChartScale& scale, ChartRange visible,
                                            int columns);

/// The current score as a band: lowest and highest of each pixel column that has points. For a
/// population worst and best, with the mean of the column's last point.
struct ChartBand {
    std::vector<QPointF> low;
    std::vector<QPointF> high;
    std::vector<QPointF> mean; ///< only for a population
};
[[nodiscard]] ChartBand scoreBand(std::span<const TracePoint> points, const ChartScale& scale,
                                  ChartRange visible, int columns);

/// Whether a curve shows the spread of a population.
[[nodiscard]] bool hasSpread(std::span<const TracePoint> points);

/// One x for each pixel column in which something happened.
[[nodiscard]] std::vector<double> eventMarks(std::span<const TraceEvent> events,
                                             const ChartScale& scale, ChartRange visible,
                                             int columns);

/// The content of the vertical axis of a chart of curves.
enum class ScoreView : unsigned char {
    Whole,     ///< the whole course
    LastGains, ///< the last gains, in which one edge is visible
    Missing,   ///< mismatches, as logarithms
};

/// What a chart of curves shows, without its colours.
struct PlotContent {
    std::vector<ChartCurve> curves{};
    ChartScale scale{};
    int total = 0; ///< the full score; 0 draws no upper bound
    bool showCurrent = true;
    std::optional<ChartRange> visible{}; ///< seconds or evaluations; nothing for all
    ScoreView view = ScoreView::Whole;
    std::optional<ChartRange> visibleUp{}; ///< of the vertical axis; nothing: determined by `view`
    /// The key whose curves determine the last gains; nothing, or without such a curve: all do.
    std::optional<std::size_t> focus{};
    QString emptyText{};  ///< in the middle while there is no curve
    QString scoreTitle{}; ///< of the vertical axis; empty for matched edges
    QString countTitle{}; ///< of the horizontal axis; empty for its usual word
    /// The unit of values that are no scores, e.g. "%1 % of the runs"; empty for scores.
    QString valueText{};

    /// The run number of a curve.
    [[nodiscard]] std::size_t runOf(std::size_t index) const {
        return curves[index].run.value_or(index);
    }
    /// The full score of a curve.
    [[nodiscard]] int totalOf(const ChartCurve& curve) const {
        return curve.total > 0 ? curve.total : total;
    }
    /// See PlotWidget::isolate().
    [[nodiscard]] std::size_t keyOf(std::size_t index) const {
        return curves[index].key.value_or(runOf(index));
    }
};

/// The last point at or before a coordinate, or nothing.
[[nodiscard]] const TracePoint* pointAt(std::span<const TracePoint> points, const ChartScale& scale,
                                        double coordinate);

} // namespace tessera
