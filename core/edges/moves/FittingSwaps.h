// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/support/Random.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

/// Draws swaps of inner pieces that are worth a look: mostly of a cell that lacks
/// a match, with a piece that matches at least two neighbours of that cell which
/// lie next to each other around it. Of 17 colours one piece in 18 does; a swap
/// drawn evenly brings none nearly always, which no cold walk accepts. On boards
/// without inner cells there is nothing to draw.
///
/// The board may be changed by others, but they have to tell.
class FittingSwaps {
public:
    /// Both must outlive it.
    FittingSwaps(const ScoredBoard& board, const MovableCells& cells);

    /// Anything may have changed. @pre no movable cell is empty
    void recheckAll();
    /// Another placement was put on a movable position.
    void changed(Position position) {
        m_positionOf[m_board.at(position).piece()] = position;
        m_faulty.changed(position);
    }

    /// Nothing when the cell drawn has no piece that fits but its own.
    [[nodiscard]] std::optional<std::pair<Position, Position>> draw(Random& random) const {
        const std::uint64_t bits = random.bits();
        const std::span<const Position> from = drawsFaulty(bits) ? m_faulty.positions() : m_inner;
        if (from.empty())
            return std::nullopt;
        const Position position = from[scaled(bits >> 48U, from.size())];
        const unsigned corner = static_cast<unsigned>(bits >> 4U) & 3U;
        const std::size_t key = keyOf(corner, m_board.wanted(position));
        const std::size_t begin = m_begins[key];
        const std::size_t count = m_begins[key + 1] - begin;
        if (count == 0)
            return std::nullopt;
        std::size_t index = scaled((bits >> 16U) & 0xffffU, count);
        if (m_fitting[begin + index] == m_board.at(position).piece()) {
            if (count == 1)
                return std::nullopt;
            index = index + 1 == count ? 0 : index + 1;
        }
        return std::pair{position, m_positionOf[m_fitting[begin + index]]};
    }

private:
    /// 15 times of 16.
    [[nodiscard]] static bool drawsFaulty(std::uint64_t bits) { return (bits & 15U) != 0; }
    [[nodiscard]] static std::size_t scaled(std::uint64_t bits16, std::size_t bound) {
        return (bits16 * bound) >> 16U;
    }
    /// @param corner the side that comes first, clockwise, of the two.
    [[nodiscard]] std::size_t keyOf(unsigned corner, PackedEdges edges) const {
        const PackedEdges turned = std::rotr(edges, static_cast<int>(8U * corner));
        const std::size_t first = std::min<std::size_t>(turned & 255U, m_none);
        const std::size_t second = std::min<std::size_t>((turned >> 8U) & 255U, m_none);
        return (corner * (m_none + 1) + first) * (m_none + 1) + second;
    }
    void index();

    const ScoredBoard& m_board;
    std::span<const Position> m_inner;
    std::size_t m_none = 0; ///< stands for all edges that no inner piece has
    /// By key, and one more: where its pieces begin in m_fitting.
    std::vector<std::uint32_t> m_begins;
    std::vector<PieceIndex> m_fitting;
    std::vector<Position> m_positionOf; ///< by piece
    FaultyCells m_faulty;
};

} // namespace tessera
