// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

// What can be done with a puzzle while it is made, as functions from one state to the next;
// PuzzleEditor makes undoable steps of them. Most end with withoutOrigin().

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

/// Turns every edge of a pattern into another, also what the rim has to show; tabs stay tabs.
/// Neither is grey.
[[nodiscard]] PuzzleFile withColorReplaced(const PuzzleFile& file, Color from, Color to);

/// Switches the frame. With one, edges of placed pieces at the rim turn grey; without, pieces stay
/// as they are. Pieces in the tray never change.
[[nodiscard]] PuzzleFile withFrame(const PuzzleFile& file, bool framed);

/// Changes what the rim has to show (Rules::rimColor); pieces stay as they are.
/// @throws UserError with a frame or signs
[[nodiscard]] PuzzleFile withRimColor(const PuzzleFile& file, Color color);

/// Switches signs. With them, lower and right edges of placed pieces become tabs, the others
/// blanks, so that matches stay; in the tray each edge takes the rarer half so far. Without, both
/// halves become one. @throws UserError with more than 127 patterns
[[nodiscard]] PuzzleFile withSigns(const PuzzleFile& file, bool isSigned);

/// Changes as few edges as possible so that what lies on the board is valid: a joint that
/// mismatches needs one change, or two when both edges are grey, and a rim edge of a framed board
/// one if it is not grey. Of the two colours at a joint the one that fewer edges show wins, which
/// keeps patterns evenly used; of equals the upper or left one; but a fixed piece keeps its edge
/// beside one that is not. On a framed board grey edges that point to an empty cell take the rarest
/// pattern. Pieces in the tray keep their edges.
[[nodiscard]] PuzzleFile recolored(const PuzzleFile& file);

/// Lets pieces keep their rotation, or turn again. To keep it they are listed as they lie on the
/// board or are hinted; what lies otherwise goes to the tray. @throws UserError with a frame
[[nodiscard]] PuzzleFile withKeptRotation(const PuzzleFile& file, bool keeps);

/// Adds pieces at the end of the list. @throws UserError if there are too many
[[nodiscard]] PuzzleFile withPiecesAdded(const PuzzleFile& file, std::span<const Piece> pieces);

/// Takes pieces out, with their hints and the locks on them; those behind them move up.
[[nodiscard]] PuzzleFile withoutPieces(const PuzzleFile& file,
                                       const std::vector<PieceIndex>& pieces);

/// Drops what is no longer known of a puzzle whose pieces have changed.
[[nodiscard]] PuzzleFile withoutOrigin(PuzzleFile file);

/// How many edges two lists of equally many pieces differ in.
[[nodiscard]] int edgesChanged(const Puzzle& before, const Puzzle& after);

/// Another size. What lies outside goes to the tray; hints and locks there are dropped. Empty cells
/// get pieces with @p addPieces until there are as many as cells. @throws UserError
[[nodiscard]] PuzzleFile resized(const PuzzleFile& file, GridSize size, bool addPieces);

/// The mirror image, left to right or upside down. Pieces become their mirror images, in general
/// others; locks, hints and solution go along.
[[nodiscard]] PuzzleFile mirrored(const PuzzleFile& file, Qt::Orientation direction);

/// The board turned by clockwise quarter turns, with locks, hints and solution.
[[nodiscard]] PuzzleFile turned(const PuzzleFile& file, int quarters);

/// A puzzle from a full, valid board, which becomes the stored solution: pieces are mixed and
/// turned at random, nothing is locked. Hints stay where the board follows them.
[[nodiscard]] PuzzleFile puzzleFromBoard(const PuzzleFile& file, std::uint64_t seed);

/// Why puzzleFromBoard() cannot be used, as a sentence, or nothing if it can.
[[nodiscard]] QString whyNoPuzzle(const PuzzleFile& file);

} // namespace tessera
