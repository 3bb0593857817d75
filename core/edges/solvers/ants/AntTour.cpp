// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/ants/AntColony.h"

#include <algorithm>
#include <bit>

namespace tessera {

namespace {

/// Every allowed placement keeps a positive weight, however large the exponents are.
constexpr float kFaintestWeight = 1e-35F;

/// 1 for the rotations allowed by a nibble mask, else 0.
FourFloats allowedFactors(std::uint16_t allowed) {
    FourFloats factors{};
    for (unsigned rotation = 0; rotation < 4; ++rotation)
        factors[rotation] = ((allowed >> (4U * rotation)) & 15U) != 0 ? 1.0F : 0.0F;
    return factors;
}

} // namespace

CandidateWeights::CandidateWeights(const AntSettings& settings, std::size_t mostCandidates)
    : m_alpha(settings.alpha), m_takesBestRotation(settings.graph == AntGraph::Piece),
      m_weights(mostCandidates) {
    for (int matches = 0; matches <= 4; ++matches) {
        const double fewer = 4.0 - matches;
        const double value = settings.heuristic == AntHeuristic::Linear
                                 ? portablePow((matches + 1) / 5.0, settings.beta)
                                 : portableExp(-settings.beta * fewer);
        m_desirability[asIndex(matches)] = static_cast<float>(value);
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

template <bool allRotations, bool onlyBest>
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
        if constexpr (onlyBest) {
            const FourFloats best = fourOf(greatestOf(weight));
            weight = weight == best ? weight : fourOf(0.0F);
        }
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
    // Pieces of one kind agree on whether the cell allows all their rotations.
    const bool all = board.allowedRotations(candidates.front(), position) == 0xffffU;
    if (all && m_takesBestRotation)
        multiply<true, true>(board, position, candidates);
    else if (all)
        multiply<true, false>(board, position, candidates);
    else if (m_takesBestRotation)
        multiply<false, true>(board, position, candidates);
    else
        multiply<false, false>(board, position, candidates);
}

/// Draws the rotation first, then the piece: the same probabilities without a sum per piece.
CandidateWeights::Choice CandidateWeights::drawProportionally(Random& random) const {
    const float total = m_sums[0] + m_sums[1] + m_sums[2] + m_sums[3];
    float threshold = static_cast<float>(random.real()) * total;
    for (std::size_t lane = 0; lane < 3; ++lane) {
        if (threshold < m_sums[lane])
            return firstBeyond(lane, threshold);
        threshold -= m_sums[lane];
    }
    // Rounding may leave no weight in the last rotation.
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

AntTour::AntTour(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                 const MovableCells& cells, const AntSettings& settings, const TrailGraph& graph)
    : m_settings(settings), m_problem(problem), m_graph(graph), m_sequence(graph.grid(), cells),
      m_weights(settings, asIndex(pieces.pieceCount())), m_board(pieces),
      m_placements(graph.grid().positions()),
      m_indexOf(asIndex(pieces.pieceCount()), TrailGraph::kNoCandidate) {
    layFixedPieces(m_board, problem);
    for (Position position = 0; position < m_placements.size(); ++position)
        m_placements[position] = m_board.at(position);
    m_fixed = m_placements;
    m_pieces = sparePieces(m_board);
    m_spare = m_pieces;
}

void AntTour::begin(Random& random) {
    layFixedPieces(m_board, m_problem);
    std::ranges::copy(m_fixed, m_placements.begin());
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        m_spare[kind].assign(m_pieces[kind].begin(), m_pieces[kind].end());
        for (std::size_t i = 0; i < m_spare[kind].size(); ++i)
            m_indexOf[m_spare[kind][i]] = static_cast<std::uint16_t>(i);
    }
    m_way = m_sequence.draw(m_settings.order, random);
    m_next = 0;
}

std::uint64_t AntTour::layNext(PheromoneTrails& trails, Random& random, SearchStep* told) {
    const Position position = m_way[m_next++];
    const auto& candidates =
        m_spare[asIndex(m_board.pieces().kindOfCell(m_graph.grid().cell(position)))];
    const std::size_t count = candidates.size();
    m_graph.gather(trails, m_placements, position, m_indexOf, m_weights.trails(count));
    m_weights.weigh(m_board, position, candidates);
    const bool exploits = m_settings.system == AntSystem::Acs && random.chance(m_settings.q0);
    const CandidateWeights::Choice choice =
        exploits ? m_weights.drawStrongest(random) : m_weights.drawProportionally(random);
    if (told != nullptr)
        tell(position, choice, exploits, *told);
    lay(position, choice);
    if (m_settings.system == AntSystem::Acs)
        updateLocally(trails, position);
    return count;
}

/// Called before the piece is placed.
void AntTour::tell(Position position, const CandidateWeights::Choice& choice, bool exploits,
                   SearchStep& step) const {
    constexpr std::size_t most = 3;
    const int cell = m_graph.grid().cell(position);
    const auto& candidates = m_spare[asIndex(m_board.pieces().kindOfCell(cell))];
    step = {.kind = StepKind::Placement,
            .name = exploits ? "strongest" : "",
            .cells = {asIndex(cell)},
            .chance = m_weights.chanceOf(choice),
            .count = candidates.size()};
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        for (Rotation rotation = 0; rotation < 4; ++rotation) {
            const double chance = m_weights.chanceOf({i, rotation});
            if (chance > 0)
                step.options.push_back({Placement(candidates[i], rotation).code(), chance});
        }
    }
    const std::size_t kept = std::min(most, step.options.size());
    std::ranges::partial_sort(step.options,
                              step.options.begin() + static_cast<std::ptrdiff_t>(kept),
                              std::ranges::greater{}, &SearchStep::Option::chance);
    step.options.resize(kept);
}

void AntTour::lay(Position position, const CandidateWeights::Choice& choice) {
    auto& candidates = m_spare[asIndex(m_board.pieces().kindOfCell(m_graph.grid().cell(position)))];
    const PieceIndex piece = candidates[choice.candidate];
    m_placements[position] = Placement(piece, choice.rotation);
    m_board.set(position, m_placements[position]);
    m_indexOf[piece] = TrailGraph::kNoCandidate;
    candidates[choice.candidate] = candidates.back();
    if (candidates[choice.candidate] != piece)
        m_indexOf[candidates[choice.candidate]] = static_cast<std::uint16_t>(choice.candidate);
    candidates.pop_back();
}

/// τ ← (1 − φ)·τ + φ·τ0 on the edges just used (Söderlind 2010, 3.2.2).
void AntTour::updateLocally(PheromoneTrails& trails, Position position) const {
    const auto phi = static_cast<float>(m_settings.phi);
    const auto tau0 = static_cast<float>(m_settings.tau0);
    m_graph.forEdges(m_placements, position, kSides,
                     [&](const TrailEdge& edge) { trails.blend(edge, phi, tau0); });
}

} // namespace tessera
