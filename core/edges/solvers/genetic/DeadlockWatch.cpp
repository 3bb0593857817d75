// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/DeadlockWatch.h"

#include <algorithm>

namespace tessera {

bool DeadlockWatch::isDeadlocked(std::int64_t bestFitness) {
    if (bestFitness > m_best) {
        beginAnew();
        m_best = bestFitness;
        return false;
    }
    if (++m_generations < m_threshold)
        return false;
    m_generations = 0;
    if (m_tagged) {
        beginAnew();
        m_best = -1;
        return true;
    }
    m_tagged = true;
    m_threshold = std::max(1, static_cast<int>(m_threshold * (1.0 - m_lowering)));
    return false;
}

void DeadlockWatch::beginAnew() {
    m_generations = 0;
    m_tagged = false;
    m_threshold = m_fullThreshold;
}

} // namespace tessera
