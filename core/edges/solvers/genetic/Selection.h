// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/Random.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// How parents are chosen (002, 4.4).
enum class SelectionKind : std::uint8_t { Tournament, LinearRanking, Roulette };

/// Chooses parents by their fitness. Of equally fit members the later one ranks
/// higher, so that every rule is a function of the random numbers alone.
class Selection {
public:
    /// @param pressure s of linear ranking, 1 < s ≤ 2
    /// @param contestants k of the tournament, at least 1
    Selection(SelectionKind kind, double pressure, int contestants);

    /// Prepares for a population, which has to live while chosen from.
    /// @param fitness not negative
    void begin(std::span<const std::int64_t> fitness);
    /// The index of one parent. @pre the population is not empty.
    [[nodiscard]] std::size_t choose(Random& random) const;

private:
    [[nodiscard]] bool ranksHigher(std::size_t a, std::size_t b) const {
        return m_fitness[a] != m_fitness[b] ? m_fitness[a] > m_fitness[b] : a > b;
    }
    [[nodiscard]] std::size_t byRoulette(Random& random) const;
    [[nodiscard]] std::size_t byRank(Random& random) const;
    [[nodiscard]] std::size_t byTournament(Random& random) const;

    SelectionKind m_kind;
    double m_pressure;
    int m_contestants;
    std::span<const std::int64_t> m_fitness;
    std::vector<std::int64_t> m_sums; ///< roulette only
};

} // namespace tessera
