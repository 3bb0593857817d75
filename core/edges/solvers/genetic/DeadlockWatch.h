// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tessera {

/// When a population's best are repaired: the selection heuristic of 002, 4.8.
///
/// They count as deadlocked when they have not become better for as many
/// generations as the threshold says. Then they are tagged and the threshold is
/// lowered by a percentage; if they are still no better when it is reached again,
/// they are repaired and all begins anew. So it does as soon as they improve. There it
/// watches each individual, here the best as one; the numbers are ours.
class DeadlockWatch {
public:
    /// @param threshold in generations, at least 1
    /// @param lowering by how much of itself it falls, 0 to 1
    DeadlockWatch(int threshold, double lowering)
        : m_fullThreshold(threshold), m_lowering(lowering), m_threshold(threshold) {}

    /// Ends a generation. @return whether its best have to be repaired now.
    [[nodiscard]] bool isDeadlocked(std::int64_t bestFitness);

    [[nodiscard]] bool hasTagged() const { return m_tagged; }
    [[nodiscard]] int threshold() const { return m_threshold; }

private:
    void beginAnew();

    int m_fullThreshold;
    double m_lowering;
    int m_threshold;
    int m_generations = 0; ///< without improvement, since the threshold was last reached
    bool m_tagged = false;
    std::int64_t m_best = -1;
};

} // namespace tessera
