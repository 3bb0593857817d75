// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"

#include <cstdint>

namespace tessera {

/// Draws whether a random move is a rotation or a swap, in steps of 1/256; only
/// ever what the board allows.
class RotationShare {
public:
    RotationShare(double share, const MovableCells& cells)
        : m_odds(static_cast<unsigned>(share * (kMask + 1))) {
        if (!cells.canSwap())
            m_odds = kMask + 1;
        else if (cells.rotatable().empty())
            m_odds = 0;
    }

    /// Uses the low eight bits.
    [[nodiscard]] bool picksRotation(std::uint64_t bits) const { return (bits & kMask) < m_odds; }
    /// For ScoredBoard::otherRotation(), from the next sixteen.
    [[nodiscard]] static unsigned rotationDraw(std::uint64_t bits) {
        return static_cast<unsigned>(bits >> 8U) & 0xffffU;
    }

private:
    static constexpr unsigned kMask = 255;
    unsigned m_odds;
};

} // namespace tessera
