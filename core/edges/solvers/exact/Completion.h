// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/support/Progress.h"

#include <chrono>
#include <cstdint>
#include <vector>

namespace tessera {

/// What an exact search for the rest of a board found.
struct Completion {
    enum class Outcome : std::uint8_t {
        Unique,    ///< there is exactly one solution with what lies on the board
        Several,   ///< there are more than the one found
        Found,     ///< one was found, and whether there are more is not known
        None,      ///< there is none
        Undecided, ///< the time was up or it was cancelled
    };
    Outcome outcome = Outcome::Undecided;
    Board board; ///< the solution found, if any

    [[nodiscard]] bool isFound() const {
        return outcome == Outcome::Unique || outcome == Outcome::Several ||
               outcome == Outcome::Found;
    }
};

/// Fills the open cells of a board so that everything matches; what lies on it stays. Solutions
/// that look the same are one.
/// @param limit how long it may take, about; all of it only if nothing is found
/// @param progress is told the share of the time that is used up
/// @throws UserError if the puzzle is not one that a search can take
[[nodiscard]] Completion complete(const Puzzle& puzzle, const Board& board,
                                  std::chrono::milliseconds limit, const Progress& progress = {});

/// Ways to fill the open cells.
struct Completions {
    std::vector<Board> boards; ///< in the order in which they were found
    bool all = false;          ///< there are no others
};

/// Lists the ways to do so.
/// @param most how many are listed; one more is looked for, to tell whether there are others
/// @param progress is told the larger of two shares: of the time and of @p most. What was found
/// before it says no is returned.
[[nodiscard]] Completions completions(const Puzzle& puzzle, const Board& board, int most,
                                      std::chrono::milliseconds limit,
                                      const Progress& progress = {});

} // namespace tessera
