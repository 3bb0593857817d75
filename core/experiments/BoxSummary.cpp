// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/BoxSummary.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tessera {

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
