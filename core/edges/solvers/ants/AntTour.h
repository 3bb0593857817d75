// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/moves/StartBoard.h"
#include "core/edges/solvers/ants/CandidateWeights.h"
#include "core/edges/solvers/ants/TrailGraph.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// One ant on its way: from a board with the fixed pieces only to a full one,
/// cell by cell. Each cell takes a piece of its kind, matching or not, so that a
/// tour never ends early (003, 4.2: the heuristic is m + 1, never 0).
///
/// A tour allocates nothing.
class AntTour {
public:
    /// All must outlive it.
    AntTour(const EdgeProblem& problem, const CompiledPuzzle& pieces, const MovableCells& cells,
            const AntSettings& settings, const TrailGraph& graph);

    /// Takes the ant back to the start of a new tour.
    void begin(Random& random);
    [[nodiscard]] bool isComplete() const { return m_next == m_way.size(); }
    /// Lays the next piece, with the local update of ACS if the settings have it.
    /// @return the number of pieces weighed. @pre !isComplete()
    std::uint64_t layNext(PheromoneTrails& trails, Random& random);

    [[nodiscard]] int score() const { return m_board.score(); }
    [[nodiscard]] GridPlacements placements() const { return m_placements; }

private:
    void lay(Position position, const CandidateWeights::Choice& choice);
    void updateLocally(PheromoneTrails& trails, Position position) const;

    const AntSettings& m_settings;
    const EdgeProblem& m_problem;
    const TrailGraph& m_graph;
    FillSequence m_sequence;
    CandidateWeights m_weights;
    ScoredBoard m_board;
    std::vector<Placement> m_placements;  ///< of the board, by position
    std::vector<Placement> m_fixed;       ///< what m_placements begins with
    SparePieces m_pieces;                 ///< all that are not fixed
    SparePieces m_spare;                  ///< those not laid yet
    std::vector<std::uint16_t> m_indexOf; ///< by piece: its index in m_spare
    std::span<const Position> m_way;
    std::size_t m_next = 0;
};

} // namespace tessera
