// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/TemperatureScale.h"

#include "core/support/PortableMath.h"

#include <cmath>

namespace tessera {

namespace {

// Accepted losses a swap, times cells to the power 1.25. Found by trying ranges
// on generated hardest 10×10, 16×16 and 32×32 puzzles.
constexpr double kStartLosses = 0.15;
constexpr double kEndLosses = 0.0125;

} // namespace

void LossStatistics::sample(const ScoredBoard& board, const MovableCells& cells, Random& random,
                            std::uint64_t swaps) {
    for (std::uint64_t i = 0; i < swaps; ++i) {
        const auto [a, b] = cells.drawPair(random);
        const int delta = board.swapDelta(a, b);
        if (delta < 0)
            ++m_losses[static_cast<std::size_t>(-delta)];
    }
    m_sampled += swaps;
}

/// For each swap, on average.
double LossStatistics::acceptedLosses(double temperature) const {
    double sum = 0.0;
    for (std::size_t loss = 1; loss < m_losses.size(); ++loss) {
        sum += static_cast<double>(m_losses[loss]) *
               portableExp(-static_cast<double>(loss) / temperature);
    }
    return m_sampled == 0 ? 0.0 : sum / static_cast<double>(m_sampled);
}

double LossStatistics::temperatureFor(double losses) const {
    double low = 0.02;
    double high = 4.0;
    for (int i = 0; i < 40; ++i) {
        const double middle = 0.5 * (low + high);
        (acceptedLosses(middle) < losses ? low : high) = middle;
    }
    return low;
}

TemperatureRange LossStatistics::range(std::size_t cells) const {
    const auto count = static_cast<double>(cells);
    const double scale = count * std::sqrt(std::sqrt(count));
    return {temperatureFor(kStartLosses / scale), temperatureFor(kEndLosses / scale)};
}

int coolingLevels(TemperatureRange range, double factor) {
    int levels = 1;
    for (double temperature = range.start; temperature * factor >= range.end; ++levels)
        temperature *= factor;
    return levels;
}

} // namespace tessera
