// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/landscape/Neighbourhood.h"

#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// The scores of a random walk until @p stop, the start included. @pre the neighbourhood has moves
[[nodiscard]] std::vector<double> randomWalk(ScoredBoard& board,
                                             const BoardNeighbourhood& neighbourhood, int steps,
                                             Random& random, const StopAsked& stop = {});

/// The correlation of scores @p lag steps apart: r(s) = Σ (f_t − f̄)(f_{t+s} − f̄) / Σ (f_t − f̄)²
/// (Weinberger 1990). Nothing for a constant series or one not longer than the lag.
[[nodiscard]] std::optional<double> autocorrelation(std::span<const double> series, int lag);

/// −1 / ln |r(1)| (Weinberger 1990): over how many steps a walk forgets its score. Nothing if r(1)
/// is unknown, 0 or ±1.
[[nodiscard]] std::optional<double> correlationLength(std::span<const double> series);

/// Pearson's correlation; of scores and distances to the nearest solution the fitness–distance
/// correlation (Jones & Forrest 1995). −1: the better the nearer. Nothing if either is constant.
[[nodiscard]] std::optional<double> correlation(std::span<const double> a,
                                                std::span<const double> b);

/// The distance of boards to a known solution: the number of cells that show other edges, in the
/// nearest of the rotations of the board that are solutions too.
class SolutionDistance {
public:
    /// @pre the solution is full
    SolutionDistance(Puzzle puzzle, const Board& solution);

    [[nodiscard]] int of(std::span<const std::uint16_t> codes) const;

private:
    Puzzle m_puzzle;
    std::vector<std::vector<Placement>> m_solutions;
};

} // namespace tessera
