// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/text/TokenReader.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace tessera {

/// Lays a piece that a file names on a board.
/// @throws FormatError at @p position if there is no such piece, if it lies on
/// another cell or if the cell is taken.
void placeOnce(Board& board, int cell, int piece, int rotation, TextPosition position);

/// @throws FormatError at @p position if its piece or cell does not exist or is another hint's.
void addHint(std::vector<Hint>& hints, const Hint& hint, GridSize size, int pieceCount,
             TextPosition position);

/// A board as seen: the four edges that each cell shows, without regard to how any puzzle numbers
/// and turns its pieces. This is all that carries over between dialects.
struct PlacedEdges {
    GridSize size;
    bool isSigned = false;
    std::vector<std::optional<Piece>> cells; ///< in cell order, nothing for an empty cell
    /// What the file calls the piece on each cell, to keep its order; may be empty.
    std::vector<int> pieceNumbers;
};

[[nodiscard]] PlacedEdges placedEdges(const Puzzle& puzzle, const Board& board);

/// The same board of a given puzzle's pieces, matched by their edges.
/// @throws FormatError if the sizes differ or the puzzle lacks a piece, naming the cell.
[[nodiscard]] PuzzleFile fileFromEdges(const PlacedEdges& seen, const Puzzle& puzzle);

/// The same; without a puzzle, one of the pieces that are seen, each turned as it lies, with the
/// board on it. Framed if any edge is grey. Empty cells leave the puzzle short of pieces, of which
/// @p warnings then speaks.
[[nodiscard]] PuzzleFile fileFromEdges(const PlacedEdges& seen, const Puzzle* puzzle,
                                       QStringList& warnings);

/// The online viewer's board_edges for a board: four letters a cell, "aaaa" where it is
/// empty. Nothing if the puzzle is signed or has more than 22 patterns.
[[nodiscard]] std::optional<QByteArray> viewerEdges(const Puzzle& puzzle, const Board& board);

} // namespace tessera
