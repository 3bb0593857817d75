// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/search/Metropolis.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace tessera {

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

    /// Its state, for a PacketWriter or PacketReader.
    static void tell(auto& packet, auto& self) { packet(self.m_losses, self.m_sampled); }

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
