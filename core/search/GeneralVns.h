// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <ranges>

namespace tessera {

/// What a variable neighbourhood search needs from a problem: it moves one solution, keeps one to
/// return to, and counts its neighbourhoods. Scores are maximised.
template <typename Search>
concept NeighbourhoodSearch = requires(Search search, const Search& constSearch,
                                       std::size_t neighbourhood, int level) {
    /// False when the search has to end; whatever runs must then return soon.
    { constSearch.goesOn() } -> std::convertible_to<bool>;
    /// The order of the neighbourhoods for one descent.
    { search.drawOrder() } -> std::ranges::sized_range;
    /// One improving move in a neighbourhood; false if there is none.
    { search.improveIn(neighbourhood) } -> std::convertible_to<bool>;
    /// Moves the solution at random, further at higher levels.
    search.shake(level);
    { constSearch.score() } -> std::convertible_to<int>;
    { constSearch.keptScore() } -> std::convertible_to<int>;
    search.keep();
    search.goBack();
};

/// Variable neighbourhood descent (Hansen & Mladenović): after a gain it restarts from the first
/// neighbourhood.
template <NeighbourhoodSearch Search>
void variableNeighbourhoodDescent(Search& search) {
    const auto order = search.drawOrder();
    std::size_t next = 0;
    while (next < std::ranges::size(order) && search.goesOn())
        next = search.improveIn(order[next]) ? 0 : next + 1;
}

struct VnsLimits {
    int levels = 1;        ///< levels of shaking before the search gives up
    int triesPerLevel = 1; ///< shakes without improvement before the next level
    /// Continue from an equally good solution, without returning to the first level. Ours.
    bool keepEqual = false;
    /// Coelho et al. 2010 count the successful try among those of the first level; Hamza & Sevkli
    /// 2014 restart the count of that level.
    bool countsSuccess = false;
};

/// General variable neighbourhood search from the current solution: lines 4 to 21 of Algorithm 1 of
/// Coelho et al. 2010, or, with one try per level, Figure 2 of Hamza & Sevkli 2014.
template <NeighbourhoodSearch Search>
void generalVns(Search& search, const VnsLimits& limits) {
    search.keep();
    for (int level = 0; level < limits.levels; ++level) {
        for (int tries = 0; tries < limits.triesPerLevel; ++tries) {
            search.shake(level);
            variableNeighbourhoodDescent(search);
            if (search.score() > search.keptScore()) {
                search.keep();
                level = 0;
                tries = limits.countsSuccess ? 0 : -1;
            } else if (limits.keepEqual && search.score() == search.keptScore()) {
                search.keep();
            } else {
                search.goBack();
            }
            if (!search.goesOn())
                return;
        }
    }
}

} // namespace tessera
