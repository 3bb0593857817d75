// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/TimeToTarget.h"

#include <algorithm>
#include <cmath>

namespace tessera {

std::vector<double> timesToTarget(std::span<const StoredRun* const> runs, int target,
                                  CurveAxis axis) {
    std::vector<double> times;
    for (const StoredRun* run : runs) {
        const auto reached = std::ranges::find_if(
            run->improvements, [&](const TracePoint& at) { return at.best >= target; });
        if (reached != run->improvements.end())
            times.push_back(placeOn(axis, *reached));
    }
    std::ranges::sort(times);
    return times;
}

std::vector<TracePoint> timeToTargetCurve(std::span<const StoredRun* const> runs, int target,
                                          CurveAxis axis) {
    if (runs.empty())
        return {};
    constexpr double all = 100;
    std::vector<TracePoint> curve{curvePoint(0, 0, axis)};
    int reached = 0;
    for (const double time : timesToTarget(runs, target, axis)) {
        ++reached;
        const double share = all * reached / static_cast<double>(runs.size());
        curve.push_back(curvePoint(time, static_cast<int>(std::lround(share)), axis));
    }
    double end = 0;
    for (const StoredRun* run : runs)
        end = std::max(end, placeOn(axis, *run));
    curve.push_back(curvePoint(end, curve.back().best, axis));
    return curve;
}

} // namespace tessera
