// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"

#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

namespace tessera {

/// Draws pairs of positions of one kind so that every pair of the chosen kinds
/// is equally likely: the homogeneous pairs of 001, 2.3.1.
class PairSampler {
public:
    PairSampler(const MovableCells& cells, std::initializer_list<CellKind> kinds) {
        for (const CellKind kind : kinds) {
            const std::uint64_t count = cells.ofKind(kind).size();
            if (count < 2)
                continue;
            m_pairs += count * (count - 1) / 2;
            m_kinds.push_back({kind, m_pairs});
        }
        m_cells = &cells;
    }
    /// Of all kinds.
    explicit PairSampler(const MovableCells& cells)
        : PairSampler(cells, {CellKind::Inner, CellKind::Side, CellKind::Corner, CellKind::Strip,
                              CellKind::End, CellKind::Single}) {}

    /// How many pairs there are; on the largest board below 2²⁷.
    [[nodiscard]] std::uint64_t pairs() const { return m_pairs; }

    /// @pre pairs() is not 0
    [[nodiscard]] std::pair<Position, Position> draw(Random& random) const {
        const std::uint64_t pair = ((random.bits() >> 32U) * m_pairs) >> 32U;
        std::size_t kind = 0;
        while (pair >= m_kinds[kind].upTo)
            ++kind;
        return m_cells->drawPair(m_kinds[kind].kind, random);
    }

    /// Calls visit(a, b) for every pair until it returns false.
    template <typename Visit>
    void forEach(Visit&& visit) const {
        for (const auto& [kind, upTo] : m_kinds) {
            const std::span<const Position> positions = m_cells->ofKind(kind);
            for (std::size_t i = 0; i < positions.size(); ++i) {
                for (std::size_t j = i + 1; j < positions.size(); ++j) {
                    if (!visit(positions[i], positions[j]))
                        return;
                }
            }
        }
    }

private:
    struct Share {
        CellKind kind;
        std::uint64_t upTo; ///< pairs of this kind and of those before it
    };
    const MovableCells* m_cells = nullptr;
    std::vector<Share> m_kinds;
    std::uint64_t m_pairs = 0;
};

/// A pair of either sampler with equal odds, however many pairs each has; of the
/// other where one has none (001, 2.5). @pre they do not both have none
[[nodiscard]] inline std::pair<Position, Position>
drawFromEither(const PairSampler& first, const PairSampler& second, Random& random) {
    const bool fromFirst = second.pairs() == 0 || (first.pairs() > 0 && random.below(2) == 0);
    return (fromFirst ? first : second).draw(random);
}

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
