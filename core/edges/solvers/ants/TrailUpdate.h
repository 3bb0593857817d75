// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/ants/AntSettings.h"
#include "core/edges/solvers/ants/TrailGraph.h"

#include <span>
#include <vector>

namespace tessera {

/// A full board that an ant has made.
struct FinishedTour {
    int score = -1;
    std::vector<Placement> placements; ///< by position; see GridPlacements
};

/// The global update of the trails after each cycle of the colony (003, 3.2).
///
/// AS: τ ← (1 − ρ)·τ + Σ Δ over the ants that travelled the edge.
/// ACS: τ ← (1 − ρ)·τ + ρ·Δ on the edges of the best ant only.
/// MMAS: the same gain for the best ant, but all edges evaporate, since only
/// then the lower bound means something, as in Stützle and Hoos 2000; 003 says
/// "as in ACS" of the update and nothing of the other edges. After that, trails
/// beyond [τmin, τmax] are set to the bound. 003's advice for the bounds is the default: τmin = τ0, and τmax
/// what the best tour so far deposits, which with this rule is just the value
/// its trails would reach. As there, all trails begin at τmax.
class TrailUpdate {
public:
    /// Both must outlive it. @p movable are the positions that ants fill,
    /// @p total the full score.
    TrailUpdate(const AntSettings& settings, const TrailGraph& graph,
                std::span<const Position> movable, int total)
        : m_settings(settings), m_graph(graph), m_movable(movable), m_total(total) {}

    /// @param tours of this cycle  @param elite the one that ACS and MMAS reward
    /// @param best the score of the best tour so far
    void apply(PheromoneTrails& trails, std::span<const FinishedTour> tours,
               const FinishedTour& elite, int best);

    /// Δ: what a tour of that score deposits.
    [[nodiscard]] float deposit(int score, int best) const;

private:
    void applyAntSystem(PheromoneTrails& trails, std::span<const FinishedTour> tours, int best);
    void applyColonySystem(PheromoneTrails& trails, const FinishedTour& elite, int best);
    void applyMaxMin(PheromoneTrails& trails, const FinishedTour& elite, int best);

    const AntSettings& m_settings;
    const TrailGraph& m_graph;
    std::span<const Position> m_movable;
    int m_total;
    bool m_begun = false;
    std::vector<float> m_gained; ///< of the rewarded edges, in the order of forAllEdges()
};

} // namespace tessera
