// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/SolutionCounter.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tessera {

namespace {

/// A round of one thread; those of several are shorter.
constexpr std::uint64_t kRound = 1U << 20U;

} // namespace

/// What one thread found in a round; on a line of the cache of its own.
struct alignas(64) SolutionCounter::Tally {
    std::vector<std::uint16_t> codes;
    std::uint64_t solutions = 0;
    std::uint64_t upToRotation = 0;
};

SolutionCounter::SolutionCounter(const EdgeProblem& problem, const Options& options)
    : m_pieces(problem.puzzle()), m_classes(problem, m_pieces), m_options(options),
      m_tallies(static_cast<std::size_t>(std::max(1, options.threads))),
      m_team(ExactSearch(problem, m_pieces, nullptr, options.exact), options.threads,
             [this](std::size_t member, ExactSearch::Event event, const ExactSearch& search) {
                 return event != ExactSearch::Event::Solution || count(member, search);
             }) {
    for (Tally& tally : m_tallies)
        tally.codes.resize(static_cast<std::size_t>(m_pieces.size().cells()));
}

SolutionCounter::~SolutionCounter() = default;

void SolutionCounter::resume(const CountCheckpoint& checkpoint) {
    m_team.resume(checkpoint.open);
    m_count = checkpoint.count;
}

SolutionCount SolutionCounter::run(const CountProgress& progress) {
    const std::uint64_t round =
        m_options.threads > 1 ? std::numeric_limits<std::uint64_t>::max() : kRound;
    m_count.complete = false;
    bool goOn = true;
    while (goOn && !limitReached() && !m_team.isExhausted()) {
        const ProcessorWatch watch;
        collect(m_team.advance(round));
        m_processor += watch.time();
        m_processor += m_team.takeHelpers();
        goOn = !progress || progress(m_count);
    }
    SolutionCount result = m_count;
    result.complete = m_team.isExhausted() && !limitReached();
    if (m_options.limit)
        result.solutions = std::min(result.solutions, *m_options.limit);
    // Of boards that turn into each other the one that counts may not have come yet.
    if (!result.complete) {
        result.upToRotation =
            std::clamp(result.upToRotation, m_classes.leastOf(result.solutions), result.solutions);
    }
    return result;
}

/// @return whether to look for more in this round.
bool SolutionCounter::count(std::size_t member, const ExactSearch& search) {
    Tally& tally = m_tallies[member];
    if (search.turnedForms() > 1) {
        tally.solutions += static_cast<std::uint64_t>(search.turnedForms());
        ++tally.upToRotation;
    } else {
        search.copyTo(tally.codes);
        ++tally.solutions;
        tally.upToRotation += m_classes.isRepresentative(tally.codes) ? 1 : 0;
    }
    return !m_options.limit || m_count.solutions + tally.solutions < *m_options.limit;
}

void SolutionCounter::collect(std::uint64_t placements) {
    m_count.nodes += placements;
    for (Tally& tally : m_tallies) {
        m_count.solutions += std::exchange(tally.solutions, 0);
        m_count.upToRotation += std::exchange(tally.upToRotation, 0);
    }
}

CountCheckpoint SolutionCounter::checkpoint() const {
    return {m_count, m_team.parts()};
}

double SolutionCounter::doneShare() const {
    return 1 - m_team.shareLeft();
}

} // namespace tessera
