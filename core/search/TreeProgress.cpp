// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/TreeProgress.h"

#include <algorithm>
#include <string_view>

namespace tessera {

TreeProgress TreeProgress::from(double estimate, double searched, std::uint64_t placements) {
    constexpr double enough = 0.05;
    if (searched <= 0)
        return {estimate, 0};
    const double extrapolated = static_cast<double>(placements) / searched;
    const double weight = std::min(1.0, searched / enough);
    return {(1 - weight) * estimate + weight * extrapolated, searched};
}

std::optional<TreeProgress> treeProgressOf(const SearchNumbers& numbers) {
    const auto gauge = [&](std::string_view name) {
        return std::ranges::find(numbers.gauges, name,
                                 [](const Gauge& g) { return std::string_view(g.name); });
    };
    const auto size = gauge(kTreeSizeGauge);
    const auto searched = gauge(kTreeSearchedGauge);
    if (size == numbers.gauges.end() || searched == numbers.gauges.end())
        return std::nullopt;
    return TreeProgress::from(size->value, searched->value / 100, numbers.nodes);
}

} // namespace tessera
