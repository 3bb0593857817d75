// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Statistics.h"

#include <algorithm>
#include <cmath>
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

} // namespace tessera
