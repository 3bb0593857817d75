// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <vector>

namespace tessera {

/// The placement, turned clockwise as little as it takes to show grey exactly where
/// the cell touches the frame; as it was if no turn does.
[[nodiscard]] Placement turnedToFrame(const Puzzle& puzzle, int cell, Placement placement);

/// All pieces that are not on the board, in all rotations, that fit a cell: grey
/// exactly at the frame, and joined with every neighbour that holds a piece. In
/// ascending order. Rotations in which a piece looks the same count once.
[[nodiscard]] std::vector<Placement> candidatesFor(const Puzzle& puzzle, const Board& board,
                                                   int cell);

/// For each cell the number of pieces that fit, each once in however many
/// rotations; −1 where a piece lies.
[[nodiscard]] std::vector<int> candidateCounts(const Puzzle& puzzle, const Board& board);

/// Whether the frame or a neighbour with a piece says what a side of the cell
/// must be. Where it does not, nearly every piece fits.
[[nodiscard]] bool isConstrained(const Puzzle& puzzle, const Board& board, int cell);

} // namespace tessera
