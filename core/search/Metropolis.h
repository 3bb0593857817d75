// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchContext.h"
#include "core/support/Index.h"
#include "core/support/Random.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tessera {

/// Simulated annealing's rule (Metropolis et al. 1953; Niang 2010, Algorithm 3; equation 1 of Wang
/// & Chiang 2010): accepts a loss d with probability e^(−d / temperature). Uses thresholds for 32
/// random bits, so it is the same on every machine.
class MetropolisRule {
public:
    /// The most that one move loses: two pieces have eight edges, and two digits are in four lines.
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
    /// The probability of accepting a change by that much.
    [[nodiscard]] double chanceOf(int delta) const {
        return static_cast<double>(m_thresholds[indexOf(delta)]) / kAlways;
    }
    /// The step for a drawn move and its outcome.
    [[nodiscard]] SearchStep judged(std::vector<std::size_t> cells, int delta,
                                    bool isAccepted) const {
        return {.kind = isAccepted ? StepKind::Move : StepKind::Refusal,
                .cells = std::move(cells),
                .delta = delta,
                .temperature = m_temperature,
                .chance = chanceOf(delta)};
    }

private:
    static constexpr double kAlways = 4294967296.0;

    [[nodiscard]] static std::size_t indexOf(int delta) { return asIndex(delta + kMostLoss); }
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

/// The loop of a random walk, for any kind of puzzle. Hot.
/// @param tryMove draws a move with 64 random bits and further random numbers, makes it if the rule
/// accepts it, and returns whether it did
/// @param isEnough asked after each move made; true ends the walk
/// @return the number of moves tried, at most @p moves
template <typename TryMove, typename IsEnough>
[[nodiscard]] std::uint64_t walkAtRandom(std::uint64_t moves, Random& shared, TryMove tryMove,
                                         IsEnough isEnough) {
    Random random = shared; // a copy, which the compiler can keep in registers
    std::uint64_t tried = 0;
    while (tried < moves) {
        ++tried;
        if (tryMove(random.bits(), random) && isEnough())
            break;
    }
    shared = random;
    return tried;
}

/// One level of a cooling.
struct CoolingLevel {
    double temperature = 0;
    std::uint64_t moves = 0;
    int number = 1;                       ///< from 1
    std::optional<std::uint64_t> count{}; ///< of levels, if the cooling has a fixed number
};

/// Simulated annealing of one walk, for any kind of puzzle: walks in slices of the budget, tells
/// each move while the search is followed, and measures the share accepted on a level.
/// @tparam Walk has setTemperature(), temperature(), accepted(), foresee(Random) and
/// walkUntilAbove(best, moves, Random&), as MetropolisWalk describes them
template <typename Walk>
class Annealer {
public:
    /// @param walk has to outlive it
    explicit Annealer(Walk& walk) : m_walk(walk) {}

    /// Tries that many moves at the present temperature. @param publishIfBest called after each
    /// slice, and after each move that leads to a new best @return false if the search has to end
    template <typename Publish>
    [[nodiscard]] bool walk(SearchContext& context, std::uint64_t moves, Publish publishIfBest) {
        while (moves > 0) {
            std::optional<SearchStep> told;
            if (context.isFollowed())
                told = m_walk.foresee(context.random());
            const std::uint64_t most = told ? 1 : std::min(moves, context.slice());
            const std::uint64_t done =
                m_walk.walkUntilAbove(context.best(), most, context.random());
            moves -= done;
            m_tried += done;
            const bool goOn = context.proceed(done);
            publishIfBest();
            if (!goOn || context.stopped())
                return false;
            if (told)
                context.endStep(*std::move(told));
        }
        return true;
    }

    /// The same at the temperature of a level, as one iteration.
    template <typename Publish>
    [[nodiscard]] bool walkLevel(SearchContext& context, const CoolingLevel& level,
                                 Publish publishIfBest) {
        m_walk.setTemperature(level.temperature);
        m_acceptedBefore = m_walk.accepted();
        m_tried = 0;
        if (context.isFollowed())
            context.endStep({.kind = StepKind::Cooling,
                             .temperature = level.temperature,
                             .level = level.number,
                             .count = level.count},
                            StepSize::Round);
        return walk(context, level.moves, publishIfBest) && context.endIteration();
    }

    [[nodiscard]] std::vector<Gauge> gauges() const {
        const auto accepted = static_cast<double>(m_walk.accepted() - m_acceptedBefore);
        const double share = m_tried == 0 ? 0.0 : accepted / static_cast<double>(m_tried);
        return {{QT_TRANSLATE_NOOP("Solver", "Temperature"), m_walk.temperature()},
                {QT_TRANSLATE_NOOP("Solver", "Accepted moves (%)"), 100.0 * share}};
    }

private:
    Walk& m_walk;
    std::uint64_t m_acceptedBefore = 0; ///< on earlier levels
    std::uint64_t m_tried = 0;          ///< on this level
};

} // namespace tessera
