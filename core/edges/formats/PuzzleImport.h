// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/FormatRegistry.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace tessera {

/// Lays a piece that a file names on a board. @throws FormatError at @p position if there is no
/// such piece, if it lies on another cell or if the cell is taken.
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

/// The same; without a puzzle, one of the pieces that are seen, turned as they lie, with a frame if
/// any edge is grey. Empty cells leave it short of pieces, of which @p warnings then speaks.
[[nodiscard]] PuzzleFile fileFromEdges(const PlacedEdges& seen, const Puzzle* puzzle,
                                       QStringList& warnings);

/// The viewer's board_edges: four letters a cell, none of signed puzzles or above 22 patterns.
[[nodiscard]] std::optional<QByteArray> viewerEdges(const Puzzle& puzzle, const Board& board);

enum class ImportScope : std::uint8_t {
    Both,
    Pieces, ///< with their hints, an empty board otherwise
    Board,  ///< laid with the pieces of another puzzle
    Free,   ///< the same with that puzzle's hints and locks left out
};

/// A text looked at before it is taken over: what it was taken for, and what was read or why not.
struct ImportReading {
    DetectedFormat detected; ///< the format is null if none claims the content
    std::optional<ReadResult> result;
    /// The file only holds a board: the result has the open puzzle's pieces.
    bool needsPuzzle = false;
    QString error; ///< a sentence, empty if there is a result
};

/// Reads for a preview and never throws over the content.
/// @param formatId empty: find out
/// @param options what a person said against the detection; its puzzle is ignored
/// @param open the puzzle that a board without pieces is about, or null
[[nodiscard]] ImportReading readForImport(const QByteArray& bytes, const QString& formatId,
                                          const ReadOptions& options, const Puzzle* open);

/// Reads a source on its own, else as a board of the open puzzle, if any. @throws UserError
[[nodiscard]] ReadResult readBeside(const PuzzleSource& source, const QString& formatId,
                                    const ReadOptions& options, const Puzzle* open);

/// The file's pieces alone, in the order and with the hints of the file.
[[nodiscard]] PuzzleFile piecesOf(const PuzzleFile& file);

/// A file's board of an open puzzle's pieces: each cell shows the same edges. The open puzzle's
/// hints and locked pieces stay where the file's cells are empty, as do copies that lie there.
/// @throws FormatError if the sizes differ or the puzzle lacks a piece.
[[nodiscard]] Board boardOnto(const PuzzleFile& open, const PuzzleFile& file);

/// The first of some pieces that a puzzle does not have, or not so often; nothing also if both are
/// the same set under other names of the patterns.
[[nodiscard]] std::optional<PieceIndex> firstPieceNotIn(const Puzzle& whole, const Puzzle& pieces);

/// boardOnto(), where the same set may have other names of the patterns. @throws FormatError
[[nodiscard]] Board boardInNumbersOf(const PuzzleFile& open, const PuzzleFile& file);

/// A puzzle without hints and locks: any board of its pieces can be laid, under the same numbers.
[[nodiscard]] PuzzleFile withoutHints(const PuzzleFile& file);

/// The first cell on which a board would take away a hint or a locked piece of the open puzzle.
[[nodiscard]] std::optional<int> firstFixedMoved(const PuzzleFile& open, const Board& board);

} // namespace tessera
