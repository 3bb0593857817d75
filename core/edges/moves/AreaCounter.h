// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/ScoredBoard.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// Counts bad 2×2 areas, those in which any of the four inner joints does not
/// match (002, 4.7), on the whole board or only where changes can matter.
class AreaCounter {
public:
    explicit AreaCounter(const PaddedGrid& grid);

    /// All 2×2 areas, (n−1)(m−1).
    [[nodiscard]] int total() const { return static_cast<int>(m_corners.size()); }
    /// The bad ones of the whole board, in one pass over its joints.
    [[nodiscard]] int badAreas(const ScoredBoard& board) const;
    /// Whether that is quicker than badAreasAround() twice, before and after.
    [[nodiscard]] bool isCountedAnew(std::size_t changes) const {
        return kRecountShare * changes >= m_corners.size();
    }
    /// Those that have a joint of a changed position: what a change does to
    /// badAreas() is the difference of this after and before.
    [[nodiscard]] int badAreasAround(const ScoredBoard& board, std::span<const Change> changes);

    /// The area whose upper left cell is @p corner.
    [[nodiscard]] static bool isBad(const ScoredBoard& board, Position corner);
    /// The upper left cells of all areas, row by row.
    [[nodiscard]] std::span<const Position> corners() const { return m_corners; }

private:
    static constexpr std::size_t kRecountShare = 8; // measured

    PaddedGrid m_grid;
    std::vector<Position> m_corners;
    std::vector<std::uint8_t> m_isCorner;   ///< by position
    std::vector<std::uint32_t> m_countedIn; ///< by position: the last call that saw it
    std::uint32_t m_call = 0;
};

} // namespace tessera
