// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/GenerationCurve.h"

#include <algorithm>

namespace tessera {

namespace {

/// The lower middle value.
template <typename Value>
Value medianOf(std::span<const GenerationPoint* const> points,
               Value (*valueOf)(const GenerationPoint&)) {
    std::vector<Value> values;
    for (const GenerationPoint* point : points)
        values.push_back(valueOf(*point));
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

GenerationPoint medianPoint(std::span<const GenerationPoint* const> points) {
    GenerationPoint median;
    median.best = medianOf<int>(points, [](const GenerationPoint& point) { return point.best; });
    median.current =
        medianOf<int>(points, [](const GenerationPoint& point) { return point.current; });
    const bool haveSpread =
        std::ranges::all_of(points, [](const GenerationPoint* point) { return !!point->spread; });
    if (haveSpread) {
        median.spread = ScoreSpread{
            medianOf<double>(points,
                             [](const GenerationPoint& point) { return point.spread->mean; }),
            medianOf<int>(points,
                          [](const GenerationPoint& point) { return point.spread->worst; })};
    }
    return median;
}

} // namespace

std::vector<GenerationPoint> medianGenerationCurve(std::span<const StoredRun* const> runs) {
    std::vector<std::uint64_t> numbers;
    std::vector<const GenerationPoint*> latest;
    for (const StoredRun* run : runs) {
        if (run->generations.empty())
            return {};
        latest.push_back(run->generations.data());
        for (const GenerationPoint& point : run->generations)
            numbers.push_back(point.generation);
    }
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    std::vector<GenerationPoint> curve;
    for (const std::uint64_t number : numbers) {
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const GenerationPoint* end = runs[i]->generations.data() + runs[i]->generations.size();
            while (latest[i] + 1 != end && latest[i][1].generation <= number)
                ++latest[i];
        }
        curve.push_back(medianPoint(latest));
        curve.back().generation = number;
    }
    return curve;
}

} // namespace tessera
