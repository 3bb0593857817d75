// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

/// What one step of a search did, in the words of the field.
enum class StepKind : std::uint8_t {
    Start,        ///< a board to start from was built, also after a restart
    Placement,    ///< one piece was placed on an empty cell
    Backtrack,    ///< pieces were removed because nothing fits
    Solution,     ///< an exact method found one
    Move,         ///< a move was made
    Refusal,      ///< a move was tried and not made
    NoMove,       ///< no move of a neighbourhood is allowed
    LocalOptimum, ///< no neighbour is better
    Measurement,  ///< moves were only evaluated, to choose temperatures
    Cooling,      ///< the temperature was lowered
    Reheat,       ///< an annealing starts within another method
    Perturbation, ///< random moves, whatever the score
    Phase,        ///< the next phase starts
    Shake,        ///< random moves at a level
    Keep,         ///< the search continues from this board
    GoBack,       ///< back to the board that was kept
    Selection,    ///< two parents were chosen
    Crossover,    ///< a child took cells over from its other parent
    Mutation,     ///< a child was changed at random
    Polish,       ///< local search on a board made by another part
    Offspring,    ///< a child is complete
    Generation,   ///< the offspring become the population
    Repair,       ///< the best of a population were partly rebuilt
    Tour,         ///< an ant, or a construction, has filled the board
    Trails,       ///< pheromone evaporated and was deposited
    Beam,         ///< a beam search advanced by one cell
    Breaks,       ///< backtracking with scheduled breaks continued
    Exact,        ///< an exact search continued
    Refill,       ///< cells were emptied together and refilled in the best way
    Conflict,     ///< a SAT solver learned a clause from a contradiction
};

/// One step as a method reports it, only while followed step by step. Fields that do not apply to a
/// kind keep their defaults.
struct SearchStep {
    /// A candidate of a random choice and how probable it was.
    struct Option {
        std::uint16_t code = 0; ///< of Solution
        double chance = 0;
    };

    StepKind kind = StepKind::Start;
    /// The part of the method, named like a Gauge: a neighbourhood, a mutation, an engine.
    const char* name = "";
    /// What it concerns: the cells of a move or of a region. A move not made names one or two.
    std::vector<std::size_t> cells{};
    /// By how much the board's score rose, or would have if the move was not made.
    int delta = 0;
    /// The score before, if that is not the score of the step before: a parent, a kept board.
    std::optional<int> from{};
    std::optional<int> other{};          ///< the score of the second parent
    std::optional<double> temperature{}; ///< at which the move was judged
    std::optional<double> chance{};      ///< of the drawn option, or of accepting the move
    std::optional<int> level{};          ///< of a shake, a generation, a phase
    /// How many were evaluated or made: neighbours, moves, pieces.
    std::optional<std::uint64_t> count{};
    std::optional<int> tabuFor{};  ///< moves until what was removed may return
    bool aspires = false;          ///< forbidden, but better than the best known
    std::vector<Option> options{}; ///< the most probable ones, the best first
};

} // namespace tessera
