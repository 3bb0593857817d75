// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/GridSize.h"

#include <cstdint>

namespace tessera {

/// What a board is judged by (002, 4.7).
enum class Constraints : std::uint8_t {
    EdgesAndAreas, ///< joints that match, and 2×2 areas in which all four do
    Edges,         ///< joints alone
};

/// Niang's fitness P = 1 − (1/k)·Σ bad_i/total_i, over joints or over joints and
/// 2×2 areas. Kept as a whole number, P times scale(), so that comparing and
/// summing is exact and the same on every machine.
///
/// A board without areas is judged by its joints alone, one without joints has
/// fitness 1.
class FitnessRule {
public:
    FitnessRule(Constraints constraints, GridSize size);

    [[nodiscard]] bool countsAreas() const { return m_areas > 0; }
    /// From the matched joints and the bad areas; from 0 to scale().
    [[nodiscard]] std::int64_t fitness(int matched, int badAreas) const {
        const std::int64_t byEdges = m_edges == 0 ? 1 : matched;
        return m_areas == 0 ? byEdges : byEdges * m_areas + (m_areas - badAreas) * m_edges;
    }
    [[nodiscard]] std::int64_t scale() const {
        const std::int64_t edges = m_edges == 0 ? 1 : m_edges;
        return m_areas == 0 ? edges : 2 * edges * m_areas;
    }
    /// P itself, for people.
    [[nodiscard]] double value(std::int64_t fitness) const {
        return static_cast<double>(fitness) / static_cast<double>(scale());
    }

private:
    std::int64_t m_edges;
    std::int64_t m_areas; ///< 0 when they do not count
};

} // namespace tessera
