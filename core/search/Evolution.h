// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchContext.h"
#include "core/support/Random.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// How parents are chosen (Niang 2010, 4.4).
enum class SelectionKind : std::uint8_t { Tournament, LinearRanking, Roulette };

/// Chooses parents by their fitness. Among equally fit members the later one ranks higher.
class Selection {
public:
    /// @param pressure s of linear ranking, 1 < s ≤ 2 @param contestants k, at least 1
    /// @param replacement whether a tournament may draw one member twice (Algorithm 6)
    Selection(SelectionKind kind, double pressure, int contestants, bool replacement = true);

    /// @param fitness of the population, not negative; has to stay valid while choosing
    void begin(std::span<const std::int64_t> fitness);
    /// The index of one parent. @pre the population is not empty.
    [[nodiscard]] std::size_t choose(Random& random);

private:
    [[nodiscard]] bool ranksHigher(std::size_t a, std::size_t b) const {
        return m_fitness[a] != m_fitness[b] ? m_fitness[a] > m_fitness[b] : a > b;
    }
    [[nodiscard]] std::size_t byRoulette(Random& random) const;
    [[nodiscard]] std::size_t byRank(Random& random) const;
    [[nodiscard]] std::size_t byTournament(Random& random) const;
    [[nodiscard]] std::size_t byTournamentOfDifferent(Random& random);

    SelectionKind m_kind;
    double m_pressure;
    int m_contestants;
    bool m_replacement;
    std::span<const std::int64_t> m_fitness;
    std::vector<std::int64_t> m_sums; ///< roulette only
    std::vector<std::size_t> m_drawn; ///< in one tournament without replacement
};

/// Lets the fittest of a generation replace the least fit of the next one (Niang 2010, 4.4.4).
class Elitism {
public:
    /// @param elites at most half the population is used
    explicit Elitism(int elites) : m_elites(elites) {}

    /// @param replace called with the index of an offspring and of the member that replaces it;
    /// among equally fit ones, the first
    template <typename Replace>
    void apply(std::span<const std::int64_t> members, std::span<const std::int64_t> offspring,
               Replace replace) {
        rank(members, offspring);
        for (std::size_t i = 0; i < m_best.size(); ++i)
            replace(m_worst[i], m_best[i]);
    }

private:
    void rank(std::span<const std::int64_t> members, std::span<const std::int64_t> offspring);

    int m_elites;
    std::vector<std::size_t> m_best;  ///< of the members
    std::vector<std::size_t> m_worst; ///< of the offspring
};

/// Counts generations without improvement.
class Stagnation {
public:
    /// @param limit in generations; 0 for none
    explicit Stagnation(int limit) : m_limit(limit) {}

    /// Its state, for a PacketWriter or PacketReader.
    static void tell(auto& packet, auto& self) { packet(self.m_generations, self.m_best); }
    /// Ends a generation. @return whether the limit is reached; then it starts again
    [[nodiscard]] bool isReached(std::int64_t fittest) {
        if (m_limit == 0)
            return false;
        m_generations = fittest > m_best ? 0 : m_generations + 1;
        m_best = std::max(fittest, m_best);
        if (m_generations < m_limit)
            return false;
        *this = Stagnation(m_limit);
        return true;
    }

private:
    int m_limit;
    int m_generations = 0;    ///< since the fitness rose
    std::int64_t m_best = -1; ///< since the start
};

/// The mean and the lowest of a population's scores. @pre there are some
[[nodiscard]] ScoreSpread spreadOf(const auto& members) {
    std::int64_t sum = 0;
    int worst = members.front().score();
    for (const auto& member : members) {
        sum += member.score();
        worst = std::min(worst, member.score());
    }
    return {static_cast<double>(sum) / static_cast<double>(members.size()), worst};
}

} // namespace tessera
