// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"

#include <optional>
#include <utility>
#include <vector>

namespace tessera {

// What can be done with a puzzle while it is made, as functions from one state to the next;
// PuzzleEditor makes undoable steps of them. None of them keeps the generator's settings or the
// best score. The stored solution stays only if it still solves the puzzle.

/// One edge of one piece, by the side on which it is listed.
struct PieceEdge {
    PieceIndex piece = 0;
    Side side = Side::Up;

    friend bool operator==(const PieceEdge&, const PieceEdge&) = default;
};

/// The edge that lies on a side of a cell, or nothing if the cell is empty.
[[nodiscard]] std::optional<PieceEdge> edgeAt(const Board& board, int cell, Side side);

/// The puzzle with other colours on some edges. @throws UserError if one is out of range
[[nodiscard]] Puzzle withEdges(const Puzzle& puzzle,
                               const std::vector<std::pair<PieceEdge, Color>>& edges);

/// Turns every edge of a pattern into another; tabs stay tabs. Neither is grey.
[[nodiscard]] PuzzleFile withColorReplaced(const PuzzleFile& file, Color from, Color to);

/// Switches the frame. With one, the edges of placed pieces that touch the rim
/// turn grey; without, pieces stay as they are: an unframed board may have grey
/// edges at its rim. Pieces in the tray never change.
[[nodiscard]] PuzzleFile withFrame(const PuzzleFile& file, bool framed);

/// Switches signs. With them, lower and right edges of placed pieces become tabs
/// and upper and left ones blanks, so that what matched still matches; in the
/// tray each edge takes the half of its pattern that is rarer so far. Without,
/// both halves become one. @throws UserError with more than 127 patterns
[[nodiscard]] PuzzleFile withSigns(const PuzzleFile& file, bool isSigned);

/// Changes as few edges as possible so that what lies on the board is valid: a joint that
/// mismatches needs one change, or two when both edges are grey, and a rim edge of a framed board
/// one if it is not grey. Of the two colours at a joint the one that fewer edges show wins, which
/// keeps patterns evenly used; of equals the upper or left one; but a fixed piece keeps its edge
/// beside one that is not. On a framed board grey edges that point to an empty cell take the rarest
/// pattern. Pieces in the tray keep their edges.
[[nodiscard]] PuzzleFile recolored(const PuzzleFile& file);

/// Adds a piece at the end of the list. @throws UserError if there are too many
[[nodiscard]] PuzzleFile withPieceAdded(const PuzzleFile& file, const Piece& piece);

/// Takes pieces out of the puzzle; those behind them move up. Hints that name
/// them go with them, and so do locks on their cells.
[[nodiscard]] PuzzleFile withoutPieces(const PuzzleFile& file,
                                       const std::vector<PieceIndex>& pieces);

/// Drops what is no longer known of a puzzle whose pieces have changed.
[[nodiscard]] PuzzleFile withoutOrigin(PuzzleFile file);

/// How many edges two lists of equally many pieces differ in.
[[nodiscard]] int edgesChanged(const Puzzle& before, const Puzzle& after);

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

/// A puzzle to be solved from a full, valid board: the board becomes the stored solution, the
/// pieces are mixed and turned at random so that their list does not tell it, and nothing is
/// locked. Hints stay where the board follows them, and lie on the new board.
[[nodiscard]] PuzzleFile puzzleFromBoard(const PuzzleFile& file, std::uint64_t seed);

/// Why puzzleFromBoard() cannot be used, as a sentence, or nothing if it can.
[[nodiscard]] QString whyNoPuzzle(const PuzzleFile& file);

} // namespace tessera
