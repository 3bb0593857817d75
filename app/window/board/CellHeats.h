// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/search/Trace.h"

#include <vector>

namespace tessera {

/// What the heat over a board tells.
enum class HeatKind : std::uint8_t {
    Method,     ///< the method's own measure, or else as Changes
    Changes,    ///< how often each cell changed from one best board to the next
    Mismatches, ///< how often a cell of the best boards had an edge that did not match
    Difference, ///< where the board differs from another one
};

/// The share of the best boards in which each cell had a mismatch; of a long
/// history some boards spread evenly over it. Empty for none.
[[nodiscard]] std::vector<float> mismatchFrequency(const Puzzle& puzzle,
                                                   const BestHistory& history);

/// 1 where two boards of the same size differ, else 0.
[[nodiscard]] std::vector<float> boardDifference(const Board& a, const Board& b);

} // namespace tessera
