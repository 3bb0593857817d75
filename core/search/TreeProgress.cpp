// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/TreeProgress.h"

#include <algorithm>

namespace tessera {

TreeProgress TreeProgress::from(double estimate, double searched, std::uint64_t placements) {
    constexpr double enough = 0.05;
    if (searched <= 0)
        return {estimate, 0};
    const double extrapolated = static_cast<double>(placements) / searched;
    const double weight = std::min(1.0, searched / enough);
    return {(1 - weight) * estimate + weight * extrapolated, searched};
}

} // namespace tessera
