// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/solvers/ants/PheromoneTrails.h"
#include "core/edges/solvers/local/Descent.h"
#include "core/search/SearchContext.h"
#include "core/search/StepKind.h"
#include "core/support/Random.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// The ants' decision rules (Söderlind 2010, 3.2.1 and 3.2.2) for one cell, with weights τ^α·η^β.
class CandidateWeights {
public:
    struct Choice {
        std::size_t candidate = 0; ///< its index in the candidates
        Rotation rotation = 0;
    };

    /// @param mostCandidates the maximum number of pieces for weigh()
    CandidateWeights(const AntSettings& settings, std::size_t mostCandidates);

    /// Where to write the candidates' pheromone τ, by rotation, before weigh().
    [[nodiscard]] std::span<FourFloats> trails(std::size_t candidates) {
        return std::span(m_weights).first(candidates);
    }
    /// Weighs the candidates; the weights replace their trails.
    void weigh(const ScoredBoard& board, Position position, std::span<const PieceIndex> candidates);
    [[nodiscard]] std::span<const FourFloats> weights() const {
        return std::span(m_weights).first(m_count);
    }

    /// With probabilities proportional to the weights: the rule of AS and MMAS.
    [[nodiscard]] Choice drawProportionally(Random& random) const;
    /// The probability of a choice among the candidates by that rule.
    [[nodiscard]] double chanceOf(const Choice& choice) const {
        const double sum = static_cast<double>(m_sums[0]) + static_cast<double>(m_sums[1]) +
                           static_cast<double>(m_sums[2]) + static_cast<double>(m_sums[3]);
        return static_cast<double>(m_weights[choice.candidate][choice.rotation]) / sum;
    }
    /// One of those with the greatest weight, with equal probabilities.
    [[nodiscard]] Choice drawStrongest(Random& random) const;

    /// η^β for a number of matches, scaled so that it is 1 for four.
    [[nodiscard]] float desirability(int matches) const { return m_desirability[asIndex(matches)]; }

private:
    void raiseTrails(std::span<FourFloats> trails) const;
    template <bool allRotations, bool onlyBest>
    void multiply(const ScoredBoard& board, Position position,
                  std::span<const PieceIndex> candidates);
    [[nodiscard]] Choice firstBeyond(std::size_t lane, float threshold) const;

    double m_alpha;
    bool m_takesBestRotation;
    std::array<float, 5> m_desirability{};
    /// η^β of two rotations, by the eight bits of their RotationMatches.
    std::array<std::array<float, 2>, 256> m_pairs{};
    std::vector<FourFloats> m_weights;
    std::size_t m_count = 0;
    FourFloats m_sums{};
    FourFloats m_greatest{};
};

/// One ant, which fills the board from the fixed pieces on. Each cell takes a piece of its kind,
/// matching or not, so a tour never ends early (Söderlind 2010, 4.2). A tour allocates no memory.
class AntTour {
public:
    /// All must outlive it.
    AntTour(const EdgeProblem& problem, const CompiledPuzzle& pieces, const MovableCells& cells,
            const AntSettings& settings, const TrailGraph& graph);

    /// Moves the ant to the start of a new tour.
    void begin(Random& random);
    [[nodiscard]] bool isComplete() const { return m_next == m_way.size(); }
    /// Places a piece; for ACS also makes its local update. @return the number of pieces weighed
    /// @pre !isComplete()
    /// @param told receives, if given, the placement and its probability
    std::uint64_t layNext(PheromoneTrails& trails, Random& random, SearchStep* told = nullptr);

    /// What one tour takes over from the last, for a PacketWriter or PacketReader.
    static void tell(auto& packet, auto& self) { FillSequence::tell(packet, self.m_sequence); }

    [[nodiscard]] int score() const { return m_board.score(); }
    [[nodiscard]] GridPlacements placements() const { return m_placements; }

private:
    void lay(Position position, const CandidateWeights::Choice& choice);
    void tell(Position position, const CandidateWeights::Choice& choice, bool exploits,
              SearchStep& step) const;
    void updateLocally(PheromoneTrails& trails, Position position) const;

    const AntSettings& m_settings;
    const EdgeProblem& m_problem;
    const TrailGraph& m_graph;
    FillSequence m_sequence;
    CandidateWeights m_weights;
    ScoredBoard m_board;
    std::vector<Placement> m_placements;  ///< of the board, by position
    std::vector<Placement> m_fixed;       ///< the initial m_placements
    SparePieces m_pieces;                 ///< all pieces that are not fixed
    SparePieces m_spare;                  ///< those not yet placed
    std::vector<std::uint16_t> m_indexOf; ///< by piece: its index in m_spare
    std::span<const Position> m_way;
    std::size_t m_next = 0;
};

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
