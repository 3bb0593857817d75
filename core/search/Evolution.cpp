// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Evolution.h"

#include "core/support/Index.h"

#include <numeric>

namespace tessera {

Selection::Selection(SelectionKind kind, double pressure, int contestants, bool replacement)
    : m_kind(kind), m_pressure(pressure), m_contestants(contestants), m_replacement(replacement) {}

void Selection::begin(std::span<const std::int64_t> fitness) {
    m_fitness = fitness;
    if (m_kind != SelectionKind::Roulette)
        return;
    m_sums.resize(fitness.size());
    std::partial_sum(fitness.begin(), fitness.end(), m_sums.begin());
}

std::size_t Selection::choose(Random& random) {
    if (m_kind == SelectionKind::Roulette)
        return byRoulette(random);
    if (m_kind == SelectionKind::LinearRanking)
        return byRank(random);
    return m_replacement ? byTournament(random) : byTournamentOfDifferent(random);
}

/// P(i) = f_i / Σf (4.4.1); uniform if all have fitness 0.
std::size_t Selection::byRoulette(Random& random) const {
    const std::int64_t sum = m_sums.back();
    if (sum == 0)
        return random.index(m_sums.size());
    const auto ball = static_cast<std::int64_t>(random.real() * static_cast<double>(sum));
    const auto found = std::ranges::upper_bound(m_sums, std::min(ball, sum - 1));
    return asIndex(found - m_sums.begin());
}

/// P(i) = (2 − s)/μ + 2i(s − 1)/(μ(μ − 1)) for rank i from 0, the worst (4.4.2): with probability 2
/// − s any member, otherwise the better of two, which has rank i with probability i/(μ(μ − 1)/2).
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

/// Algorithm 6, without replacement: tournaments are small, so those drawn before are compared.
std::size_t Selection::byTournamentOfDifferent(Random& random) {
    const std::size_t size = m_fitness.size();
    const std::size_t contestants = std::min(asIndex(m_contestants), size);
    m_drawn.clear();
    std::size_t best = 0;
    // Floyd's sampling (Bentley & Floyd 1987): each set of contestants is equally likely.
    for (std::size_t last = size - contestants; last < size; ++last) {
        std::size_t drawn = random.index(last + 1);
        if (std::ranges::find(m_drawn, drawn) != m_drawn.end())
            drawn = last;
        if (m_drawn.empty() || ranksHigher(drawn, best))
            best = drawn;
        m_drawn.push_back(drawn);
    }
    return best;
}

void Elitism::rank(std::span<const std::int64_t> members, std::span<const std::int64_t> offspring) {
    const std::size_t elites = std::min(asIndex(m_elites), members.size() / 2);
    m_best.resize(members.size());
    m_worst.resize(offspring.size());
    std::iota(m_best.begin(), m_best.end(), std::size_t{0});
    std::iota(m_worst.begin(), m_worst.end(), std::size_t{0});
    const auto first = static_cast<std::ptrdiff_t>(elites);
    std::ranges::partial_sort(m_best, m_best.begin() + first, [&](auto a, auto b) {
        return members[a] != members[b] ? members[a] > members[b] : a < b;
    });
    std::ranges::partial_sort(m_worst, m_worst.begin() + first, [&](auto a, auto b) {
        return offspring[a] != offspring[b] ? offspring[a] < offspring[b] : a < b;
    });
    m_best.resize(elites);
    m_worst.resize(elites);
}

} // namespace tessera
