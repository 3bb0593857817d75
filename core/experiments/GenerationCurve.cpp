// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/GenerationCurve.h"

#include <algorithm>

namespace tessera {

namespace {

/// The lower middle value.
template <typename Value>
Value medianOf(std::span<const TracePoint* const> points, Value (*valueOf)(const TracePoint&)) {
    std::vector<Value> values;
    for (const TracePoint* point : points)
        values.push_back(valueOf(*point));
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

TracePoint medianPoint(std::span<const TracePoint* const> points) {
    TracePoint median;
    median.best = medianOf<int>(points, [](const TracePoint& point) { return point.best; });
    median.current = medianOf<int>(points, [](const TracePoint& point) { return point.current; });
    const bool haveSpread =
        std::ranges::all_of(points, [](const TracePoint* point) { return !!point->spread; });
    if (haveSpread) {
        median.spread = ScoreSpread{
            medianOf<double>(points, [](const TracePoint& point) { return point.spread->mean; }),
            medianOf<int>(points, [](const TracePoint& point) { return point.spread->worst; })};
    }
    return median;
}

} // namespace

std::vector<TracePoint> medianGenerationCurve(std::span<const StoredRun* const> runs) {
    std::vector<std::uint64_t> numbers;
    std::vector<const TracePoint*> latest;
    for (const StoredRun* run : runs) {
        if (run->generations.empty())
            return {};
        latest.push_back(run->generations.data());
        for (const TracePoint& point : run->generations)
            numbers.push_back(point.iterations);
    }
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    std::vector<TracePoint> curve;
    for (const std::uint64_t number : numbers) {
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const TracePoint* end = runs[i]->generations.data() + runs[i]->generations.size();
            while (latest[i] + 1 != end && latest[i][1].iterations <= number)
                ++latest[i];
        }
        curve.push_back(medianPoint(latest));
        curve.back().iterations = number;
    }
    return curve;
}

} // namespace tessera
