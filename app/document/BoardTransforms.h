// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"

#include <optional>

namespace tessera {

// Acts on a puzzle as a whole, see PuzzleEdits.h for what they keep.

/// Another size. What lies on cells that both sizes have stays there, everything
/// else goes to the tray; hints and locks outside are dropped. The pieces stay as
/// they are. @param addPieces makes pieces, with grey where the frame asks, for
/// empty cells until there are as many as cells. @throws UserError
[[nodiscard]] PuzzleFile resized(const PuzzleFile& file, GridSize size, bool addPieces);

/// The mirror image of the puzzle, left to right or upside down: every piece
/// becomes its mirror image, which in general is another piece, and locks, hints
/// and solution go along. Twice is nothing.
[[nodiscard]] PuzzleFile mirrored(const PuzzleFile& file, Qt::Orientation direction);

/// The board turned by clockwise quarter turns, with locks, hints and solution.
/// The pieces stay the same; they turn on their cells.
[[nodiscard]] PuzzleFile turned(const PuzzleFile& file, int quarters);

/// A puzzle to be solved from a full, valid board: the board becomes the stored
/// solution, the pieces are mixed and turned at random so that their list does not
/// tell it, and nothing is locked. Hints stay where the board follows them, and
/// lie on the new board.
[[nodiscard]] PuzzleFile puzzleFromBoard(const PuzzleFile& file, std::uint64_t seed);

/// Why puzzleFromBoard() cannot be used, as a sentence, or nothing if it can.
[[nodiscard]] QString whyNoPuzzle(const PuzzleFile& file);

} // namespace tessera
