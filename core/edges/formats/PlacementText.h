// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/text/FormatError.h"

#include <vector>

namespace tessera {

/// Lays a piece that a file names on a board.
/// @throws FormatError at @p position if there is no such piece, if it lies on
/// another cell or if the cell is taken.
void placeOnce(Board& board, int cell, int piece, int rotation, TextPosition position);

/// Adds a hint. @throws FormatError at @p position if its piece or cell does not
/// exist or is another hint's.
void addHint(std::vector<Hint>& hints, const Hint& hint, GridSize size, int pieceCount,
             TextPosition position);

} // namespace tessera
