// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/moves/MovableCells.h"
#include "core/moves/ScoredBoard.h"
#include "core/support/Random.h"

#include <cstdint>

namespace tessera {

/// In which order a greedy construction fills the board (003, 5.3).
enum class GreedyOrder : std::uint8_t {
    Rows,
    Columns,
    Walk, ///< outward from a random cell, by random steps to empty neighbours
};

/// Fills every empty movable cell with pieces of its kind: the shuffled list of
/// pieces is searched for the first that matches all that lies around the cell,
/// else the best is taken, and of equally good ones the first.
/// @return the number of pieces tried.
std::uint64_t greedyFill(ScoredBoard& board, const MovableCells& cells, GreedyOrder order,
                         Random& random);

} // namespace tessera
