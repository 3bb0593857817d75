// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

/// What one step of a search did, in the words of the field.
enum class StepKind : std::uint8_t {
    Start,        ///< a board to begin from was laid, also after a restart
    Placement,    ///< one piece was laid on an empty cell
    Backtrack,    ///< pieces were taken back where nothing fits
    Solution,     ///< an exact method found one
    Move,         ///< a move was made
    Refusal,      ///< a move was tried and not made
    NoMove,       ///< a neighbourhood holds no move that may be made
    LocalOptimum, ///< no neighbour is better
    Measurement,  ///< moves were only looked at, to choose temperatures
    Cooling,      ///< the temperature was lowered
    Reheat,       ///< an annealing begins within another method
    Perturbation, ///< random moves, whatever the score
    Phase,        ///< the next phase begins
    Shake,        ///< random moves at a level
    Keep,         ///< the board is what the search goes on from
    GoBack,       ///< back to the board that was kept
    Selection,    ///< two parents were chosen
    Crossover,    ///< a child took cells over from its other parent
    Mutation,     ///< a child was changed at random
    Polish,       ///< local search on a board that was made otherwise
    Offspring,    ///< a child is complete
    Generation,   ///< the offspring are the population
    Repair,       ///< the best of a population were laid again in part
    Tour,         ///< an ant, or a construction, has filled the board
    Trails,       ///< pheromone evaporated and was laid
    Beam,         ///< a beam search went on by one cell
    Breaks,       ///< backtracking with scheduled breaks went on
    Exact,        ///< an exact search went on
};

/// One step as a method tells it, only while a person follows step by step. What a kind does not
/// speak of is left as it is here.
struct SearchStep {
    /// A candidate of a random choice and how probable it was.
    struct Option {
        std::uint16_t code = 0; ///< of Solution
        double chance = 0;
    };

    StepKind kind = StepKind::Start;
    /// The part of the method, as a Gauge's name: a neighbourhood, a mutation, an engine.
    const char* name = "";
    /// What it is about: the cells of a move or of a region. Those of a move not made come as
    /// one or two.
    std::vector<std::size_t> cells{};
    /// By how much the board's score rose, or would have if the move was not made.
    int delta = 0;
    /// Of the board before, where that is not the one of the step before: a parent, a kept board.
    std::optional<int> from{};
    std::optional<int> other{};          ///< the score of the second parent
    std::optional<double> temperature{}; ///< at which the move was judged
    std::optional<double> chance{};      ///< of what was drawn, or that the move is accepted
    std::optional<int> level{};          ///< of a shake, a generation, a phase
    /// How many were looked at or made: neighbours, moves, pieces.
    std::optional<std::uint64_t> count{};
    std::optional<int> tabuFor{};  ///< moves until what was taken away may come back
    bool aspires = false;          ///< forbidden, but better than the best known
    std::vector<Option> options{}; ///< the most probable ones, the best first
};

} // namespace tessera
