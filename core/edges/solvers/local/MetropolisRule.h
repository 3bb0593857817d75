// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/PortableMath.h"

#include <array>
#include <cstdint>

namespace tessera {

/// The acceptance rule of simulated annealing (002, Algorithm 3; equation 1 of 001):
/// gains and ties always, a loss d with probability e^(−d / temperature).
///
/// The probabilities are kept as integer thresholds for 32 random bits, so that
/// deciding needs no floating point and is the same on every machine.
class MetropolisRule {
public:
    /// No move of two pieces loses more than all its eight edges.
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
    /// The chance of accepting a loss of one edge.
    [[nodiscard]] double chanceOfLosingOne() const {
        return static_cast<double>(m_thresholds[indexOf(-1)]) / kAlways;
    }

private:
    static constexpr double kAlways = 4294967296.0;

    [[nodiscard]] static std::size_t indexOf(int delta) {
        return static_cast<std::size_t>(delta + kMostLoss);
    }
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

} // namespace tessera
