// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/ComparisonCurves.h"

#include "core/experiments/MedianCurve.h"

#include <map>

namespace tessera {

namespace {

constexpr double kLowerQuartile = 0.25;
constexpr double kUpperQuartile = 0.75;

/// Improvements and the end: what a line of best scores needs.
std::vector<TracePoint> bestPoints(const Trace& trace) {
    std::vector<TracePoint> points;
    for (const TracePoint& point : trace.points()) {
        if (point.improvement)
            points.push_back(point);
    }
    if (!trace.points().empty() && !trace.points().back().improvement)
        points.push_back(trace.points().back());
    return points;
}

StoredRun storedRun(const QueuedSearch& search) {
    StoredRun run{search.view.numbers};
    for (const BestMoment& moment : search.bests.moments())
        run.improvements.push_back({moment, moment.score, moment.score, true});
    return run;
}

ChartCurve medianOf(const std::vector<StoredRun>& runs, CurveAxis axis, const QString& method,
                    std::size_t group) {
    std::vector<const StoredRun*> pointers;
    for (const StoredRun& run : runs)
        pointers.push_back(&run);
    ChartCurve curve;
    curve.name =
        Comparison::tr("%1, median of %n", nullptr, static_cast<int>(runs.size())).arg(method);
    curve.points = medianCurve(pointers, axis);
    curve.bandLow = quantileCurve(pointers, axis, kLowerQuartile);
    curve.bandHigh = quantileCurve(pointers, axis, kUpperQuartile);
    curve.run = group;
    return curve;
}

} // namespace

std::vector<ChartCurve> comparisonCurves(const Comparison& comparison, CurveAxis axis) {
    std::map<std::size_t, std::vector<int>> groups;
    for (int row = 0; row < comparison.count(); ++row) {
        if (!comparison.search(row).bests.isEmpty())
            groups[comparison.run(row).group].push_back(row);
    }
    std::vector<ChartCurve> curves;
    for (const auto& [group, rows] : groups) {
        // A seed that was tried again is not another one: its last run stands for it.
        std::map<std::uint64_t, int> lastOfSeed;
        for (const int row : rows)
            lastOfSeed[comparison.run(row).settings.seed] = row;
        std::vector<StoredRun> runs;
        for (const int row : rows) {
            const ComparedRun& run = comparison.run(row);
            const bool isLast = lastOfSeed[run.settings.seed] == row;
            ChartCurve curve;
            curve.thin = lastOfSeed.size() > 1 || !isLast;
            if (!curve.thin)
                curve.name = run.method;
            curve.points = bestPoints(comparison.search(row).trace);
            curve.run = group;
            if (!isOnAxis(curve, axis))
                continue;
            curves.push_back(std::move(curve));
            if (isLast)
                runs.push_back(storedRun(comparison.search(row)));
        }
        if (runs.size() > 1)
            curves.push_back(medianOf(runs, axis, comparison.run(rows.front()).method, group));
    }
    return curves;
}

} // namespace tessera
