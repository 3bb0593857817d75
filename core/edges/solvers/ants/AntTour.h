// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/solvers/ants/PheromoneTrails.h"
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

} // namespace tessera
