// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Trace.h"

#include <QByteArray>
#include <QColor>
#include <QPixmap>
#include <QPointF>
#include <QString>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// One search on the chart, or what several have in common.
struct ChartCurve {
    QString name; ///< for the legend: the method and its seed; empty for no entry
    std::vector<TracePoint> points;
    std::vector<TraceEvent> events;
    /// Which run colour and line it has; nothing: by its place among the curves.
    std::optional<std::size_t> run{};
    bool thin = false; ///< one of several that a thicker curve stands for
    /// Between these best scores lies a band, e.g. of the middle half of several
    /// searches; both empty for none.
    std::vector<TracePoint> bandLow{};
    std::vector<TracePoint> bandHigh{};
};

/// Whether it says where its points lie on that axis: a method that searches no tree
/// has no nodes.
[[nodiscard]] inline bool isOnAxis(const ChartCurve& curve, CurveAxis axis) {
    const bool mayLack = axis == CurveAxis::Iterations || axis == CurveAxis::Nodes;
    return !mayLack || (!curve.points.empty() && placeOn(axis, curve.points.back()) > 0);
}

/// The colour of the index-th run, the same on every view: one qualitative set
/// that people with any kind of colour blindness tell apart, repeated when there
/// are more runs. Made lighter or darker until it stands out from @p background
/// (contrast 3:1). The set was chosen for what is left of it then, on white and on
/// dark grey, as seen without each kind of cones (Machado et al. 2009): any two
/// are three times as far apart in Oklab as those of Okabe and Ito's set.
[[nodiscard]] QColor runColor(std::size_t index, const QColor& background);

/// The line of the index-th run: solid while the colours last, then dashed, then
/// dotted and dashed, so that runs of one colour differ.
[[nodiscard]] Qt::PenStyle runLine(std::size_t index);

/// A piece of that line, for lists and tables. The same pixmap whenever it is asked
/// for: views keep a copy of each one that they ever drew as an icon.
[[nodiscard]] QPixmap runLinePixmap(std::size_t index, const QColor& background,
                                    qreal devicePixelRatio);

/// The numbers of a chart, a line for each point of each curve: its name, the moment, the
/// best and the current score, the mean and the worst of a population, and the ends of a
/// band. What a curve has not is empty.
[[nodiscard]] QByteArray curveCsv(std::span<const ChartCurve> curves);

/// A stretch of an axis, in the axis' coordinates.
struct ChartRange {
    double low = 0;
    double high = 1;

    [[nodiscard]] double length() const { return high - low; }
    [[nodiscard]] bool contains(double x) const { return x >= low && x <= high; }
    friend bool operator==(const ChartRange&, const ChartRange&) = default;
};

/// Turns seconds, evaluations, iterations or nodes into the horizontal coordinate of the chart and
/// back: the number itself, or its decimal logarithm. Logarithms start at a
/// millisecond or at one of what is counted; whatever is smaller is drawn there.
struct ChartScale {
    CurveAxis axis = CurveAxis::Seconds;
    bool logarithmic = false;

    [[nodiscard]] double coordinate(double value) const;
    [[nodiscard]] double value(double coordinate) const;
    [[nodiscard]] double coordinateOf(const Counters& item) const {
        return coordinate(placeOn(axis, item));
    }
};

struct AxisTick {
    double coordinate = 0;
    QString label;
};

/// Round values within the range, at most about @p most of them and at least
/// two where the range allows, with labels that differ: times as m:ss with
/// steps people count in (1, 2, 5, 10, 15, 30 s, 1, 2, 5 min, …), evaluations
/// as 50 M, powers on a logarithmic scale.
[[nodiscard]] std::vector<AxisTick> timeOrCountTicks(const ChartScale& scale, ChartRange range,
                                                     int most);

/// Whole numbers in steps of 1, 2 or 5 times a power of ten.
[[nodiscard]] std::vector<AxisTick> scoreTicks(ChartRange range, int most);

/// The best score as a step line, reduced to what can be seen on @p columns
/// pixel columns: rises within one column become one. Starts at the left end
/// of @p visible if the search had a best before it and ends at the last point
/// (or the right end). At most 2·columns + 3 points, x never falling; the first
/// and the last score, and so the extremes, are always kept.
[[nodiscard]] std::vector<QPointF> bestLine(std::span<const TracePoint> points,
                                            const ChartScale& scale, ChartRange visible,
                                            int columns);

/// The current score as a band: lowest and highest of each pixel column that has points, at
/// the same x in both lines. A population goes from its worst to its best member, with the
/// mean of the last point in the column.
struct ChartBand {
    std::vector<QPointF> low;
    std::vector<QPointF> high;
    std::vector<QPointF> mean; ///< of a population only
};
[[nodiscard]] ChartBand scoreBand(std::span<const TracePoint> points, const ChartScale& scale,
                                  ChartRange visible, int columns);

/// Whether a curve tells how a population spreads.
[[nodiscard]] bool hasSpread(std::span<const TracePoint> points);

/// One x for each pixel column in which something happened.
[[nodiscard]] std::vector<double> eventMarks(std::span<const TraceEvent> events,
                                             const ChartScale& scale, ChartRange visible,
                                             int columns);

/// What a chart of curves shows, apart from its colours.
struct PlotContent {
    std::vector<ChartCurve> curves{};
    ChartScale scale{};
    int total = 0; ///< the full score; 0 draws no upper bound
    bool showCurrent = true;
    std::optional<ChartRange> visible{}; ///< seconds or evaluations; nothing for all
    QString emptyText{};                 ///< in the middle while there is no curve
    QString scoreTitle{};                ///< of the vertical axis; empty for matched edges
    QString countTitle{};                ///< of the horizontal axis; empty for its usual word

    /// Which run colour and line a curve has.
    [[nodiscard]] std::size_t runOf(std::size_t index) const {
        return curves[index].run.value_or(index);
    }
};

/// The last point at or before a coordinate, or nothing.
[[nodiscard]] const TracePoint* pointAt(std::span<const TracePoint> points, const ChartScale& scale,
                                        double coordinate);

} // namespace tessera
