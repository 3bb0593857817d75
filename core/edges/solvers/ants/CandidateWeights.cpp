// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/ants/CandidateWeights.h"

#include "core/support/PortableMath.h"

#include <bit>

namespace tessera {

namespace {

/// Every allowed placement keeps a chance, however high the exponents are.
constexpr float kFaintestWeight = 1e-35F;

/// 1 for the rotations that a nibble mask allows, else 0.
FourFloats allowedFactors(std::uint16_t allowed) {
    FourFloats factors{};
    for (unsigned rotation = 0; rotation < 4; ++rotation)
        factors[rotation] = ((allowed >> (4U * rotation)) & 15U) != 0 ? 1.0F : 0.0F;
    return factors;
}

} // namespace

CandidateWeights::CandidateWeights(const AntSettings& settings, std::size_t mostCandidates)
    : m_alpha(settings.alpha), m_weights(mostCandidates) {
    for (int matches = 0; matches <= 4; ++matches) {
        const double fewer = 4.0 - matches;
        const double value = settings.heuristic == AntHeuristic::Linear
                                 ? portablePow((matches + 1) / 5.0, settings.beta)
                                 : portableExp(-settings.beta * fewer);
        m_desirability[static_cast<std::size_t>(matches)] = static_cast<float>(value);
    }
    for (unsigned bits = 0; bits < m_pairs.size(); ++bits) {
        m_pairs[bits] = {desirability(std::popcount(bits & 15U)),
                         desirability(std::popcount(bits >> 4U))};
    }
}

void CandidateWeights::raiseTrails(std::span<FourFloats> trails) const {
    if (m_alpha == 1.0)
        return;
    if (m_alpha == 2.0) {
        for (FourFloats& trail : trails)
            trail *= trail;
        return;
    }
    for (FourFloats& trail : trails) {
        for (std::size_t lane = 0; lane < 4; ++lane)
            trail[lane] =
                static_cast<float>(portablePow(static_cast<double>(trail[lane]), m_alpha));
    }
}

template <bool allRotations>
void CandidateWeights::multiply(const ScoredBoard& board, Position position,
                                std::span<const PieceIndex> candidates) {
    const FourFloats faintest = fourOf(kFaintestWeight);
    FourFloats sums{};
    FourFloats greatest{};
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const RotationMatches matches = board.rotationMatches(candidates[i], position);
        const auto& first = m_pairs[matches & 255U];
        const auto& second = m_pairs[matches >> 8U];
        FourFloats weight = m_weights[i] * FourFloats{first[0], first[1], second[0], second[1]};
        weight = weight > faintest ? weight : faintest;
        if constexpr (!allRotations)
            weight *= allowedFactors(board.allowedRotations(candidates[i], position));
        m_weights[i] = weight;
        sums += weight;
        greatest = weight > greatest ? weight : greatest;
    }
    m_sums = sums;
    m_greatest = greatest;
}

void CandidateWeights::weigh(const ScoredBoard& board, Position position,
                             std::span<const PieceIndex> candidates) {
    m_count = candidates.size();
    raiseTrails(trails(m_count));
    // Pieces of one kind are alike in whether the cell leaves them all rotations.
    const bool all = board.allowedRotations(candidates.front(), position) == 0xffffU;
    if (all)
        multiply<true>(board, position, candidates);
    else
        multiply<false>(board, position, candidates);
}

/// The rotation is drawn first, then the piece: that needs no sum over the four
/// rotations of each piece, and the odds are the same.
CandidateWeights::Choice CandidateWeights::drawProportionally(Random& random) const {
    const float total = m_sums[0] + m_sums[1] + m_sums[2] + m_sums[3];
    float threshold = static_cast<float>(random.real()) * total;
    for (std::size_t lane = 0; lane < 3; ++lane) {
        if (threshold < m_sums[lane])
            return firstBeyond(lane, threshold);
        threshold -= m_sums[lane];
    }
    // Rounding may leave nothing in the last rotation.
    std::size_t last = 3;
    while (!(m_sums[last] > 0.0F))
        --last;
    return firstBeyond(last, threshold);
}

CandidateWeights::Choice CandidateWeights::firstBeyond(std::size_t lane, float threshold) const {
    float sum = 0.0F;
    std::size_t lastPositive = 0;
    for (std::size_t i = 0; i < m_count; ++i) {
        const float weight = m_weights[i][lane];
        sum += weight;
        if (sum > threshold)
            return {i, static_cast<Rotation>(lane)};
        if (weight > 0.0F)
            lastPositive = i;
    }
    return {lastPositive, static_cast<Rotation>(lane)};
}

CandidateWeights::Choice CandidateWeights::drawStrongest(Random& random) const {
    const FourFloats greatest = fourOf(greatestOf(m_greatest));
    using Counts [[gnu::vector_size(16)]] = std::int32_t;
    Counts counts{};
    for (std::size_t i = 0; i < m_count; ++i)
        counts -= m_weights[i] == greatest;
    std::uint32_t left =
        random.below(static_cast<std::uint32_t>(counts[0] + counts[1] + counts[2] + counts[3]));
    for (std::size_t lane = 0; lane < 4; ++lane) {
        for (std::size_t i = 0; i < m_count; ++i) {
            if (m_weights[i][lane] == greatest[0] && left-- == 0)
                return {i, static_cast<Rotation>(lane)};
        }
    }
    return {};
}

} // namespace tessera
