// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/ants/AntTour.h"

#include <algorithm>

namespace tessera {

AntTour::AntTour(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                 const MovableCells& cells, const AntSettings& settings, const TrailGraph& graph)
    : m_settings(settings), m_problem(problem), m_graph(graph), m_sequence(graph.grid(), cells),
      m_weights(settings, static_cast<std::size_t>(pieces.pieceCount())), m_board(pieces),
      m_placements(graph.grid().positions()),
      m_indexOf(static_cast<std::size_t>(pieces.pieceCount()), TrailGraph::kNoCandidate) {
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

std::uint64_t AntTour::layNext(PheromoneTrails& trails, Random& random) {
    const Position position = m_way[m_next++];
    const auto& candidates = m_spare[static_cast<std::size_t>(
        m_board.pieces().kindOfCell(m_graph.grid().cell(position)))];
    const std::size_t count = candidates.size();
    m_graph.gather(trails, m_placements, position, m_indexOf, m_weights.trails(count));
    m_weights.weigh(m_board, position, candidates);
    const bool exploits = m_settings.system == AntSystem::Acs && random.chance(m_settings.q0);
    lay(position,
        exploits ? m_weights.drawStrongest(random) : m_weights.drawProportionally(random));
    if (m_settings.system == AntSystem::Acs)
        updateLocally(trails, position);
    return count;
}

void AntTour::lay(Position position, const CandidateWeights::Choice& choice) {
    auto& candidates = m_spare[static_cast<std::size_t>(
        m_board.pieces().kindOfCell(m_graph.grid().cell(position)))];
    const PieceIndex piece = candidates[choice.candidate];
    m_placements[position] = Placement(piece, choice.rotation);
    m_board.set(position, m_placements[position]);
    m_indexOf[piece] = TrailGraph::kNoCandidate;
    candidates[choice.candidate] = candidates.back();
    if (candidates[choice.candidate] != piece)
        m_indexOf[candidates[choice.candidate]] = static_cast<std::uint16_t>(choice.candidate);
    candidates.pop_back();
}

/// τ ← (1 − φ)·τ + φ·τ0 on the edges just travelled (003, 3.2.2).
void AntTour::updateLocally(PheromoneTrails& trails, Position position) const {
    const auto phi = static_cast<float>(m_settings.phi);
    const auto tau0 = static_cast<float>(m_settings.tau0);
    m_graph.forEdges(m_placements, position, kSides,
                     [&](const TrailEdge& edge) { trails.blend(edge, phi, tau0); });
}

} // namespace tessera
