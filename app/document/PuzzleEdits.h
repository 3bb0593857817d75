// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

// The edits of a puzzle that is being made, as functions from one state to the next; PuzzleEditor
// turns them into undoable steps. Most end with withoutOrigin().

/// An edge of a piece in its listed rotation.
struct PieceEdge {
    PieceIndex piece = 0;
    Side side = Side::Up;

    friend bool operator==(const PieceEdge&, const PieceEdge&) = default;
};

/// The edge on a side of a cell, or nothing if the cell is empty.
[[nodiscard]] std::optional<PieceEdge> edgeAt(const Board& board, int cell, Side side);

/// The puzzle with other colours on some edges. @throws UserError if one is out of range
[[nodiscard]] Puzzle withEdges(const Puzzle& puzzle,
                               const std::vector<std::pair<PieceEdge, Color>>& edges);

/// Replaces a pattern by another on every edge and as the rim's colour; tabs stay tabs. Neither is
/// grey.
[[nodiscard]] PuzzleFile withColorReplaced(const PuzzleFile& file, Color from, Color to);

/// Switches the frame. When on, edges of placed pieces at the rim turn grey; when off, pieces stay
/// as they are. Pieces in the tray never change.
[[nodiscard]] PuzzleFile withFrame(const PuzzleFile& file, bool framed);

/// Changes the colour of the rim (Rules::rimColor); pieces stay as they are.
/// @throws UserError with a frame or signs
[[nodiscard]] PuzzleFile withRimColor(const PuzzleFile& file, Color color);

/// Switches signs. When on, lower and right edges of placed pieces become tabs, the others blanks,
/// so that matches stay; in the tray each edge becomes the half that is rarer so far. When off,
/// both halves become one. @throws UserError with more than 127 patterns
[[nodiscard]] PuzzleFile withSigns(const PuzzleFile& file, bool isSigned);

/// Changes as few edges as possible so that the pieces on the board are valid. A mismatched joint
/// needs one change, or two if both edges are grey; a rim edge of a framed board needs one if it is
/// not grey. At a joint the colour that fewer edges show wins, which keeps patterns evenly used;
/// among equals the upper or left one; but a fixed piece keeps its edge if its neighbour is not
/// fixed. On a framed board grey edges towards an empty cell get the rarest pattern. Pieces in the
/// tray keep their edges.
[[nodiscard]] PuzzleFile recolored(const PuzzleFile& file);

/// Makes pieces keep their rotation, or lets them rotate again. To keep it, they are listed as they
/// are on the board or in hints; pieces in other rotations go to the tray. @throws UserError with a
/// frame
[[nodiscard]] PuzzleFile withKeptRotation(const PuzzleFile& file, bool keeps);

/// Adds pieces at the end of the list. @throws UserError if there are too many
[[nodiscard]] PuzzleFile withPiecesAdded(const PuzzleFile& file, std::span<const Piece> pieces);

/// Removes pieces with their hints and locks; later pieces move up.
[[nodiscard]] PuzzleFile withoutPieces(const PuzzleFile& file,
                                       const std::vector<PieceIndex>& pieces);

/// Drops what is no longer valid for a puzzle whose pieces have changed.
[[nodiscard]] PuzzleFile withoutOrigin(PuzzleFile file);

/// The number of edges in which two lists of equally many pieces differ.
[[nodiscard]] int edgesChanged(const Puzzle& before, const Puzzle& after);

/// Changes the size. Pieces outside go to the tray; hints and locks there are dropped. With @p
/// addPieces empty cells get new pieces until there are as many as cells. @throws UserError
[[nodiscard]] PuzzleFile resized(const PuzzleFile& file, GridSize size, bool addPieces);

/// The mirror image, left to right or upside down. Pieces become their mirror images, usually
/// different pieces; locks, hints and solution are kept.
[[nodiscard]] PuzzleFile mirrored(const PuzzleFile& file, Qt::Orientation direction);

/// The board rotated by clockwise quarter turns, with locks, hints and solution. The origin stays
/// unless pieces keep their rotation (then they are listed rotated) or the size changes.
[[nodiscard]] PuzzleFile turned(const PuzzleFile& file, int quarters);

/// A puzzle from a full, valid board, which becomes the stored solution: pieces are shuffled and
/// rotated at random, nothing is locked. Hints stay if the board follows them.
[[nodiscard]] PuzzleFile puzzleFromBoard(const PuzzleFile& file, std::uint64_t seed);

/// The reason why puzzleFromBoard() cannot be used, as a sentence; nothing if it can.
[[nodiscard]] QString whyNoPuzzle(const PuzzleFile& file);

} // namespace tessera
