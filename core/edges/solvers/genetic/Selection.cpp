// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/Selection.h"

#include <algorithm>
#include <numeric>

namespace tessera {

Selection::Selection(SelectionKind kind, double pressure, int contestants)
    : m_kind(kind), m_pressure(pressure), m_contestants(contestants) {}

void Selection::begin(std::span<const std::int64_t> fitness) {
    m_fitness = fitness;
    if (m_kind != SelectionKind::Roulette)
        return;
    m_sums.resize(fitness.size());
    std::partial_sum(fitness.begin(), fitness.end(), m_sums.begin());
}

std::size_t Selection::choose(Random& random) const {
    switch (m_kind) {
    case SelectionKind::Roulette:
        return byRoulette(random);
    case SelectionKind::LinearRanking:
        return byRank(random);
    case SelectionKind::Tournament:
        return byTournament(random);
    }
    return 0;
}

/// P(i) = f_i / Σf (4.4.1); even when all have fitness 0.
std::size_t Selection::byRoulette(Random& random) const {
    const std::int64_t sum = m_sums.back();
    if (sum == 0)
        return random.index(m_sums.size());
    const auto ball = static_cast<std::int64_t>(random.real() * static_cast<double>(sum));
    const auto found = std::ranges::upper_bound(m_sums, std::min(ball, sum - 1));
    return static_cast<std::size_t>(found - m_sums.begin());
}

/// P(i) = (2 − s)/μ + 2i(s − 1)/(μ(μ − 1)) for rank i from 0, the worst (4.4.2):
/// with probability 2 − s anyone, else the better of two different ones, who has
/// rank i with probability i/(μ(μ − 1)/2). So nothing needs to be sorted.
std::size_t Selection::byRank(Random& random) const {
    const std::size_t first = random.index(m_fitness.size());
    if (m_fitness.size() < 2 || !random.chance(m_pressure - 1.0))
        return first;
    std::size_t second = random.index(m_fitness.size() - 1);
    second += second >= first ? 1 : 0;
    return ranksHigher(first, second) ? first : second;
}

/// Algorithm 6, with replacement.
std::size_t Selection::byTournament(Random& random) const {
    std::size_t best = random.index(m_fitness.size());
    for (int i = 1; i < m_contestants; ++i) {
        const std::size_t other = random.index(m_fitness.size());
        if (ranksHigher(other, best))
            best = other;
    }
    return best;
}

} // namespace tessera
