// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/support/Random.h"

#include <vector>

namespace tessera {

/// A board with every piece laid at random. Fixed cells keep what they hold.
/// Pieces go where the frame allows them; what is left over after that (only in
/// puzzles that are still being made) goes to any free cell, and pieces beyond
/// the number of cells stay off.
[[nodiscard]] Board placedAtRandom(const Puzzle& puzzle, const Board& board,
                                   const std::vector<bool>& fixed, Random& random);

} // namespace tessera
