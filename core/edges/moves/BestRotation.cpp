// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/BestRotation.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::array<std::uint8_t, 65536> countBestMatches() {
    std::array<std::uint8_t, 65536> best{};
    for (unsigned bits = 0; bits < 65536; ++bits) {
        int most = 0;
        for (Rotation rotation = 0; rotation < 4; ++rotation)
            most = std::max(most, matchesIn(static_cast<RotationMatches>(bits), rotation));
        best[bits] = static_cast<std::uint8_t>(most);
    }
    return best;
}

} // namespace

constexpr std::array<std::uint8_t, 65536> kBestMatches = countBestMatches();

Rotation bestRotation(RotationMatches matches, std::uint16_t allowed, unsigned tie) {
    // The greatest of numbers that rank allowed rotations by matches, then by being early:
    // without branches, which nobody could foresee.
    unsigned best = 0;
    for (unsigned i = 0; i < 4; ++i) {
        const auto rotation = static_cast<Rotation>((tie + i) & 3U);
        const unsigned isAllowed = (static_cast<unsigned>(allowed) >> (4U * rotation)) & 1U;
        const auto count = static_cast<unsigned>(matchesIn(matches, rotation));
        best = std::max(best, isAllowed * (4U * (count + 1U) + 3U - i));
    }
    return best == 0 ? Rotation{0} : static_cast<Rotation>((tie + 3U - (best & 3U)) & 3U);
}

} // namespace tessera
