// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Statistics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace tessera {

double mean(std::span<const double> values) {
    if (values.empty())
        return 0;
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double median(std::span<const double> values) {
    if (values.empty())
        return 0;
    std::vector<double> sorted(values.begin(), values.end());
    std::ranges::sort(sorted);
    const std::size_t middle = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

std::vector<double> holmAdjusted(std::span<const double> ps) {
    std::vector<std::size_t> order(ps.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return ps[i]; });
    std::vector<double> adjusted(ps.size());
    double least = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const auto left = static_cast<double>(order.size() - rank);
        least = std::max(least, std::min(1.0, left * ps[order[rank]]));
        adjusted[order[rank]] = least;
    }
    return adjusted;
}

double sampleDeviation(std::span<const double> values) {
    if (values.size() < 2)
        return 0;
    const double average = mean(values);
    double squares = 0;
    for (const double value : values)
        squares += (value - average) * (value - average);
    return std::sqrt(squares / static_cast<double>(values.size() - 1));
}

double quantile(std::span<const double> sorted, double share) {
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(place));
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - std::floor(place)) * (sorted[above] - sorted[below]);
}

BoxSummary boxSummary(std::span<const double> values) {
    constexpr double reach = 1.5;
    std::vector<double> sorted(values.begin(), values.end());
    std::ranges::sort(sorted);
    BoxSummary box;
    box.lowerQuartile = quantile(sorted, 0.25);
    box.median = quantile(sorted, 0.5);
    box.upperQuartile = quantile(sorted, 0.75);
    const double length = reach * (box.upperQuartile - box.lowerQuartile);
    const double lowest = box.lowerQuartile - length;
    const double highest = box.upperQuartile + length;
    box.lowerWhisker = *std::ranges::find_if(sorted, [&](double x) { return x >= lowest; });
    for (const double value : sorted) {
        if (value <= highest)
            box.upperWhisker = value;
        if (value < lowest || value > highest)
            box.outliers.push_back(value);
    }
    return box;
}

} // namespace tessera
