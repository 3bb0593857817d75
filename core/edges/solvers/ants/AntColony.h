// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/ants/AntTour.h"
#include "core/edges/solvers/ants/PheromoneTrails.h"
#include "core/edges/solvers/local/Descent.h"
#include "core/search/SearchContext.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// One colony: its ants, its trails, and the best tour it has seen.
class AntColony {
public:
    /// All must outlive it. @pre there is a movable cell
    AntColony(const EdgeProblem& problem, const CompiledPuzzle& pieces, const MovableCells& cells,
              const AntSettings& settings);
    AntColony(const AntColony&) = delete;
    AntColony& operator=(const AntColony&) = delete;

    /// A board from another island, which counts as the best tour so far if it is better.
    void receive(int score, std::span<const std::uint16_t> codes);

    /// Every ant makes a tour, the best one is polished, the trails are updated. False if the
    /// search has to end; then the cycle may be incomplete, but tours offered to the context are
    /// complete.
    [[nodiscard]] bool cycle(SearchContext& context);

    /// @pre it is between two cycles
    void save(PacketWriter& packet) const;
    /// @throws UserError if another colony has been saved
    void load(PacketReader& packet);

    [[nodiscard]] const AntSettings& settings() const { return m_settings; }
    [[nodiscard]] const TrailGraph& graph() const { return m_graph; }
    [[nodiscard]] const PheromoneTrails& trails() const { return m_trails; }
    /// Whether every ant has made a tour.
    [[nodiscard]] bool hasCycled() const { return m_tours.back().score >= 0; }
    /// The last tour of each ant.
    [[nodiscard]] std::span<const FinishedTour> tours() const { return m_tours; }
    /// The best tour ever; its score is −1 before the first.
    [[nodiscard]] const FinishedTour& best() const { return m_best; }
    [[nodiscard]] std::uint64_t toursMade() const { return m_toursMade; }
    /// The number of completed cycles.
    [[nodiscard]] std::int64_t cycles() const { return m_cycles; }
    [[nodiscard]] std::span<const Position> movable() const { return m_cells.all(); }
    /// The ant that is building its tour while the search is followed step by step; else null.
    [[nodiscard]] const AntTour* shownAnt() const { return m_isAntShown ? &m_ant : nullptr; }

private:
    static void tellNumbers(auto& packet, auto& self);
    [[nodiscard]] std::vector<std::uint16_t> codesOf(const FinishedTour& tour) const;
    void take(FinishedTour& tour, std::span<const std::uint16_t> codes) const;
    void tell(SearchContext& context, SearchStep step, StepSize ends = StepSize::Fine);
    [[nodiscard]] bool tour(FinishedTour& finished, SearchContext& context);
    void offer(const FinishedTour& tour, SearchContext& context);

    const EdgeProblem& m_problem;
    const CompiledPuzzle& m_pieces;
    AntSettings m_settings;
    const MovableCells& m_cells;
    TrailGraph m_graph;
    PheromoneTrails m_trails;
    TrailUpdate m_update;
    AntTour m_ant;
    BoardPolisher m_polisher;
    std::vector<FinishedTour> m_tours;
    FinishedTour m_best;
    std::vector<std::uint16_t> m_codes;
    std::uint64_t m_toursMade = 0;
    std::int64_t m_cycles = 0;
    bool m_isAntShown = false;
};

/// Reports the tours of the last cycle, the state of the trails, and the heat to watchers.
void describe(const AntColony& colony, SearchReport& report);

/// The pheromone on each cell, as a share of the strongest: in graph Cell the strongest trail to
/// any piece, in graph Side the mean over the best board's joints around the cell.
[[nodiscard]] CellHeat pheromoneHeat(const AntColony& colony);

} // namespace tessera
