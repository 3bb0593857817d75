// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/MedianCurve.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

struct Step {
    double at = 0; ///< on the axis
    std::size_t run = 0;
    int best = 0;
};

std::vector<Step> stepsOf(std::span<const StoredRun* const> runs, CurveAxis axis) {
    std::vector<Step> steps;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        for (const StoredImprovement& improvement : runs[i]->improvements) {
            steps.push_back({placeOn(axis, improvement), i, improvement.best});
        }
    }
    std::ranges::stable_sort(steps, {}, &Step::at);
    return steps;
}

} // namespace

TracePoint curvePoint(double at, int best, CurveAxis axis) {
    TracePoint point;
    const auto count = static_cast<std::uint64_t>(at);
    switch (axis) {
    case CurveAxis::Seconds:
        point.seconds = at;
        break;
    case CurveAxis::Evaluations:
        point.evaluations = count;
        break;
    case CurveAxis::Iterations:
        point.iterations = count;
        break;
    case CurveAxis::Nodes:
        point.nodes = count;
        break;
    }
    point.best = best;
    point.current = best;
    point.improvement = true;
    return point;
}

std::vector<TracePoint> quantileCurve(std::span<const StoredRun* const> runs, CurveAxis axis,
                                      double share) {
    constexpr int none = -1;
    const double rank = std::ceil(share * static_cast<double>(runs.size())) - 1;
    const auto index = static_cast<std::ptrdiff_t>(std::max(0.0, rank));
    std::vector<int> best(runs.size(), none);
    std::vector<int> sorted;
    std::vector<TracePoint> curve;
    for (const Step& step : stepsOf(runs, axis)) {
        best[step.run] = step.best;
        sorted = best;
        const auto quantile = sorted.begin() + index;
        std::ranges::nth_element(sorted, quantile);
        const bool allStarted = std::ranges::find(best, none) == best.end();
        if (allStarted && (curve.empty() || *quantile != curve.back().best))
            curve.push_back(curvePoint(step.at, *quantile, axis));
    }
    double end = 0;
    for (const StoredRun* run : runs)
        end = std::max(end, placeOn(axis, *run));
    if (!curve.empty())
        curve.push_back(curvePoint(end, curve.back().best, axis));
    return curve;
}

std::vector<TracePoint> medianCurve(std::span<const StoredRun* const> runs, CurveAxis axis) {
    constexpr double half = 0.5;
    return quantileCurve(runs, axis, half);
}

} // namespace tessera
