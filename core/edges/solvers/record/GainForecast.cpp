// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/GainForecast.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// Fewer say nothing.
constexpr std::uint64_t kFewestTries = 20;
constexpr std::uint64_t kFewestAsGood = 3;

/// The mean number of boards a try, if that many of the tries have one.
double boardsPerTry(std::uint64_t reached, std::uint64_t tries) {
    const double share = static_cast<double>(reached) / (static_cast<double>(tries) + 1);
    return -std::log1p(-share);
}

} // namespace

void GainForecast::endTry(int score) {
    ++m_tries;
    m_work += m_current;
    m_current = 0;
    if (score >= 0)
        count(score, 1);
}

void GainForecast::count(int score, std::uint64_t tries) {
    const auto place = std::ranges::lower_bound(m_scores, score);
    const auto index = place - m_scores.begin();
    if (place == m_scores.end() || *place != score) {
        m_scores.insert(place, score);
        m_counts.insert(m_counts.begin() + index, 0);
    }
    m_counts[static_cast<std::size_t>(index)] += tries;
}

void GainForecast::add(const GainForecast& other) {
    m_tries += other.m_tries;
    m_work += other.m_work;
    for (std::size_t i = 0; i < other.m_scores.size(); ++i)
        count(other.m_scores[i], other.m_counts[i]);
}

std::uint64_t GainForecast::reached(int score) const {
    std::uint64_t tries = 0;
    for (std::size_t i = 0; i < m_scores.size(); ++i)
        tries += m_scores[i] >= score ? m_counts[i] : 0;
    return tries;
}

std::optional<double> GainForecast::evaluationsToGain(int best) const {
    const std::uint64_t asGood = reached(best);
    const std::uint64_t nearly = reached(best - 1);
    // Without tries that were one worse nothing says how fast the tail falls.
    if (m_tries < kFewestTries || asGood < kFewestAsGood || nearly <= asGood)
        return std::nullopt;
    const double now = boardsPerTry(asGood, m_tries);
    const double next = now * now / boardsPerTry(nearly, m_tries);
    const double chance = -std::expm1(-next);
    return static_cast<double>(m_work) / static_cast<double>(m_tries) / chance;
}

} // namespace tessera
