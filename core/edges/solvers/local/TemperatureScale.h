// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/solvers/local/MetropolisWalk.h"
#include "core/support/Random.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace tessera {

/// Between which temperatures an annealing cools, in lost edges.
struct TemperatureRange {
    double start = 1.0;
    double end = 0.1;
};

/// Finds the range in which a puzzle freezes, from score changes measured on a
/// board that random swaps have improved until that became slow: the
/// temperatures are those at which two fixed, small shares of random swaps would
/// be accepted at a loss, smaller ones on larger boards. Where more of the swaps
/// lose only an edge or two, the puzzle freezes at lower temperatures.
class LossStatistics {
public:
    /// How many swaps give a range that is good to a few per cent.
    static constexpr std::uint64_t kEnough = 40000;

    /// Looks at that many random swaps of the board. @pre cells.canSwap()
    void sample(const ScoredBoard& board, const MovableCells& cells, Random& random,
                std::uint64_t swaps);
    /// @param cells the number of movable cells.
    [[nodiscard]] TemperatureRange range(std::size_t cells) const;

private:
    [[nodiscard]] double acceptedLosses(double temperature) const;
    [[nodiscard]] double temperatureFor(double losses) const;

    /// How often each loss occurred; index 0 is not used.
    std::array<std::uint64_t, MetropolisRule::kMostLoss + 1> m_losses{};
    std::uint64_t m_sampled = 0;
};

/// The number of levels from the start to the end temperature, both included,
/// when each is the last times @p factor < 1.
[[nodiscard]] int coolingLevels(TemperatureRange range, double factor);

} // namespace tessera
