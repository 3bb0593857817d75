// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// How many joints a search may have broken, and how many sides with spared
/// colours it must have used up, by the time a cell is filled. Both by depth:
/// entry d holds for the cell at depth d once it is filled.
struct BreakSchedule {
    std::vector<std::uint16_t> cap;
    std::vector<std::uint16_t> quota;

    /// The joints that a full board may have broken.
    [[nodiscard]] int breaks() const { return cap.empty() ? 0 : cap.back(); }
};

/// When breaks are granted: none before the first share of the cells, all by the
/// last, growing between linearly (bend 0) and with the square (bend 1).
struct BreakCurve {
    double first = 0.76;
    double last = 0.977;
    double bend = 0.55;
};

/// The spared colours have to be used up to this share of their sides by this
/// share of the cells, linearly.
struct SpareCurve {
    double first = 0.06;
    double last = 0.62;
    double used = 0.75;

    /// The share that has to be used up once the cell at a depth is filled.
    [[nodiscard]] double at(int depth, int cells) const;
};

/// Fills one entry a cell.
void layCaps(std::span<std::uint16_t> caps, int breaks, const BreakCurve& curve);
[[nodiscard]] std::vector<std::uint16_t> capsOf(int cells, int breaks, const BreakCurve& curve);
[[nodiscard]] std::vector<std::uint16_t> quotaOf(int cells, int sides, const SpareCurve& curve);

} // namespace tessera
