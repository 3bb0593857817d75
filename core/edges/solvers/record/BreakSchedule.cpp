// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BreakSchedule.h"

#include <algorithm>

namespace tessera {

namespace {

/// How far a depth lies between two shares of the cells, from 0 to 1.
double progress(int depth, int cells, double first, double last) {
    const double share = (depth + 1.0) / cells;
    return std::clamp((share - first) / std::max(last - first, 1e-9), 0.0, 1.0);
}

} // namespace

double SpareCurve::at(int depth, int cells) const {
    return used * progress(depth, cells, first, last);
}

void layCaps(std::span<std::uint16_t> caps, int breaks, const BreakCurve& curve) {
    const int cells = static_cast<int>(caps.size());
    for (int depth = 0; depth < cells; ++depth) {
        const double x = progress(depth, cells, curve.first, curve.last);
        const double grown = curve.bend * x * x + (1.0 - curve.bend) * x;
        caps[static_cast<std::size_t>(depth)] = static_cast<std::uint16_t>(breaks * grown + 0.5);
    }
    caps.back() = static_cast<std::uint16_t>(breaks);
}

std::vector<std::uint16_t> capsOf(int cells, int breaks, const BreakCurve& curve) {
    std::vector<std::uint16_t> caps(static_cast<std::size_t>(cells));
    layCaps(caps, breaks, curve);
    return caps;
}

std::vector<std::uint16_t> quotaOf(int cells, int sides, const SpareCurve& curve) {
    std::vector<std::uint16_t> quota(static_cast<std::size_t>(cells));
    for (int depth = 0; depth < cells; ++depth) {
        quota[static_cast<std::size_t>(depth)] =
            static_cast<std::uint16_t>(sides * curve.at(depth, cells));
    }
    return quota;
}

} // namespace tessera
