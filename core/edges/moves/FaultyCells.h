// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/ScoredBoard.h"
#include "core/support/Random.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// How many sides of each position have a neighbour to match, by position.
[[nodiscard]] std::vector<std::uint8_t> jointCounts(const PaddedGrid& grid);

/// One of some positions (not none) that lacks a match, if such are not rare: the
/// worst of a few that are drawn. @param joints as jointCounts() has them
[[nodiscard]] Position drawFaulty(const ScoredBoard& board, std::span<const std::uint8_t> joints,
                                  std::span<const Position> positions, Random& random);

/// Those of some positions that lack a match, kept up to date move by move.
class FaultyCells {
public:
    /// @param watched the positions that may be listed. The board must outlive it.
    FaultyCells(const ScoredBoard& board, std::span<const Position> watched);

    /// In no particular order.
    [[nodiscard]] std::span<const Position> positions() const { return m_positions; }

    void recheckAll();
    /// Another placement was put on a position.
    void changed(Position position) {
        recheck(position);
        for (const Side side : kSides)
            recheck(m_board.grid().neighbour(position, side));
    }

private:
    static constexpr std::uint32_t kNotListed = ~0U;

    void recheck(Position position) {
        const bool faulty = m_board.matches(position) < m_joints[position];
        if (faulty != (m_places[position] != kNotListed))
            faulty ? add(position) : remove(position);
    }
    void add(Position position);
    void remove(Position position);

    const ScoredBoard& m_board;
    std::vector<std::uint8_t> m_joints; ///< by position; 0 where it is not watched
    std::vector<Position> m_positions;
    std::vector<std::uint32_t> m_places; ///< by position: where it is listed
};

} // namespace tessera
