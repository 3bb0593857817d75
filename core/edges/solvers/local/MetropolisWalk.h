// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/search/SearchContext.h"
#include "core/support/Random.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace tessera {

/// Simulated annealing's rule (Niang 2010, Algorithm 3; equation 1 of Wang & Chiang 2010): accepts
/// a loss d with probability e^(−d / temperature). Uses thresholds for 32 random bits, so it is the
/// same on every machine.
class MetropolisRule {
public:
    /// No move of two pieces loses more than all of their eight edges.
    static constexpr int kMostLoss = 8;

    /// Accepts no loss.
    MetropolisRule() { setTemperature(0.0); }

    void setTemperature(double temperature) {
        m_temperature = temperature;
        for (int delta = -kMostLoss; delta <= kMostLoss; ++delta)
            m_thresholds[indexOf(delta)] = threshold(delta);
    }
    [[nodiscard]] double temperature() const { return m_temperature; }

    /// @param random32 a random number below 2³².
    [[nodiscard]] bool accepts(int delta, std::uint64_t random32) const {
        return random32 < m_thresholds[indexOf(delta)];
    }
    /// The probability of accepting a change by that much.
    [[nodiscard]] double chanceOf(int delta) const {
        return static_cast<double>(m_thresholds[indexOf(delta)]) / kAlways;
    }
    /// The step for a drawn move and its outcome.
    [[nodiscard]] SearchStep judged(std::vector<std::size_t> cells, int delta,
                                    bool isAccepted) const {
        return {.kind = isAccepted ? StepKind::Move : StepKind::Refusal,
                .cells = std::move(cells),
                .delta = delta,
                .temperature = m_temperature,
                .chance = chanceOf(delta)};
    }

private:
    static constexpr double kAlways = 4294967296.0;

    [[nodiscard]] static std::size_t indexOf(int delta) { return asIndex(delta + kMostLoss); }
    [[nodiscard]] std::uint64_t threshold(int delta) const {
        if (delta >= 0)
            return static_cast<std::uint64_t>(kAlways);
        if (m_temperature <= 0.0)
            return 0;
        return static_cast<std::uint64_t>(kAlways * portableExp(delta / m_temperature));
    }

    double m_temperature = 0.0;
    std::array<std::uint64_t, 2 * kMostLoss + 1> m_thresholds{};
};

/// The random walk of simulated annealing: swaps, each piece in its best rotation, and rotations.
class MetropolisWalk {
public:
    /// Both must outlive it.
    MetropolisWalk(ScoredBoard& board, const MovableCells& cells, double rotationShare)
        : m_board(board), m_cells(cells), m_rotations(rotationShare, cells) {}

    void setTemperature(double temperature) { m_rule.setTemperature(temperature); }
    [[nodiscard]] double temperature() const { return m_rule.temperature(); }

    /// Draws that share of the further swaps, in 1/256, from FittingSwaps if possible. Call it
    /// again after other code has changed the board. @pre no movable cell is empty
    void proposeFitting(double share);

    /// Tries that many moves, or fewer if one leads to a score above @p best. @return the number
    /// tried.
    /// @pre a move is possible: canSwap(), or there are rotatable() cells
    std::uint64_t walkUntilAbove(int best, std::uint64_t moves, Random& shared);
    /// The number of moves made so far.
    [[nodiscard]] std::uint64_t accepted() const { return m_accepted; }
    /// The outcome of the next walk's first move: made or refused.
    [[nodiscard]] SearchStep foresee(Random random) const;

private:
    [[nodiscard]] std::pair<Position, Position> drawSwap(std::uint64_t bits, Random& random) const;
    void made(Position position) {
        if (m_fitting)
            m_fitting->changed(position);
    }

    ScoredBoard& m_board;
    const MovableCells& m_cells;
    RotationShare m_rotations;
    std::optional<FittingSwaps> m_fitting;
    unsigned m_fittingOdds = 0; ///< of 256
    MetropolisRule m_rule;
    std::uint64_t m_accepted = 0;
};

/// The temperatures between which an annealing cools, in lost edges.
struct TemperatureRange {
    double start = 1.0;
    double end = 0.1;
};

/// Finds the range in which a puzzle freezes. It uses score changes on a board that random swaps
/// have improved until that became slow. The ends are the temperatures at which two fixed, small
/// shares of random swaps would be accepted at a loss; the shares are smaller on larger boards.
class LossStatistics {
public:
    /// The number of swaps that gives a range within a few per cent.
    static constexpr std::uint64_t kEnough = 40000;

    /// Evaluates that many random swaps of the board. @pre cells.canSwap()
    void sample(const ScoredBoard& board, const MovableCells& cells, Random& random,
                std::uint64_t swaps);
    /// Evaluates kEnough, in slices. @return false if the search has to end.
    bool measure(const ScoredBoard& board, const MovableCells& cells, SearchContext& context);
    /// @param cells the number of movable cells.
    [[nodiscard]] TemperatureRange range(std::size_t cells) const;

private:
    [[nodiscard]] double acceptedLosses(double temperature) const;
    [[nodiscard]] double temperatureFor(double losses) const;

    /// How often each loss occurred; index 0 is not used.
    std::array<std::uint64_t, MetropolisRule::kMostLoss + 1> m_losses{};
    std::uint64_t m_sampled = 0;
};

/// The number of levels from the start to the end temperature if each is the previous one times @p
/// factor < 1.
[[nodiscard]] int coolingLevels(TemperatureRange range, double factor);

} // namespace tessera
