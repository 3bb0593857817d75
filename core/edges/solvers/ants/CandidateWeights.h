// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/solvers/ants/AntSettings.h"
#include "core/edges/solvers/ants/PheromoneTrails.h"
#include "core/support/Random.h"

#include <array>
#include <span>
#include <vector>

namespace tessera {

/// The decision rules of the ants (003, 3.2.1 and 3.2.2) for one cell: every
/// candidate piece in every allowed rotation has the weight τ^α·η^β.
class CandidateWeights {
public:
    struct Choice {
        std::size_t candidate = 0; ///< its index in the candidates
        Rotation rotation = 0;
    };

    /// @param mostCandidates the most pieces that weigh() is ever given
    CandidateWeights(const AntSettings& settings, std::size_t mostCandidates);

    /// Where the candidates' pheromone τ goes, by rotation, before weigh().
    [[nodiscard]] std::span<FourFloats> trails(std::size_t candidates) {
        return std::span(m_weights).first(candidates);
    }
    /// Weighs the candidates, in place of their trails.
    void weigh(const ScoredBoard& board, Position position, std::span<const PieceIndex> candidates);
    [[nodiscard]] std::span<const FourFloats> weights() const {
        return std::span(m_weights).first(m_count);
    }

    /// One of the placements, each with a probability proportional to its weight:
    /// the rule of AS and MMAS.
    [[nodiscard]] Choice drawProportionally(Random& random) const;
    /// One of those with the greatest weight, with equal probabilities.
    [[nodiscard]] Choice drawStrongest(Random& random) const;

    /// η^β for a number of matches, scaled so that it is 1 for four.
    [[nodiscard]] float desirability(int matches) const {
        return m_desirability[static_cast<std::size_t>(matches)];
    }

private:
    void raiseTrails(std::span<FourFloats> trails) const;
    template <bool allRotations>
    void multiply(const ScoredBoard& board, Position position,
                  std::span<const PieceIndex> candidates);
    [[nodiscard]] Choice firstBeyond(std::size_t lane, float threshold) const;

    double m_alpha;
    std::array<float, 5> m_desirability{};
    /// η^β of two rotations by the eight bits of their RotationMatches.
    std::array<std::array<float, 2>, 256> m_pairs{};
    std::vector<FourFloats> m_weights;
    std::size_t m_count = 0;
    FourFloats m_sums{};
    FourFloats m_greatest{};
};

} // namespace tessera
