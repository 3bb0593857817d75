// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/FormatRegistry.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace tessera {

/// Places a piece named in a file on a board. @throws FormatError at @p position if the piece does
/// not exist, is on another cell, or if the cell is taken.
void placeOnce(Board& board, int cell, int piece, int rotation, TextPosition position);

/// @throws FormatError at @p position if the piece or cell does not exist or belongs to another
/// hint.
void addHint(std::vector<Hint>& hints, const Hint& hint, GridSize size, int pieceCount,
             TextPosition position);

/// A board as seen: the four edges that each cell shows, however a puzzle numbers and rotates its
/// pieces. This is all that is common to the dialects.
struct PlacedEdges {
    GridSize size;
    bool isSigned = false;
    std::vector<std::optional<Piece>> cells; ///< in cell order, nothing for an empty cell
    /// The file's number for the piece on each cell, to keep its order; may be empty.
    std::vector<int> pieceNumbers;
};

[[nodiscard]] PlacedEdges placedEdges(const Puzzle& puzzle, const Board& board);

/// The same board with the pieces of a given puzzle, matched by their edges.
/// @throws FormatError if the sizes differ or the puzzle lacks a piece, naming the cell.
[[nodiscard]] PuzzleFile fileFromEdges(const PlacedEdges& seen, const Puzzle& puzzle);

/// The same. Without a puzzle, the result has the pieces that are seen, rotated as placed, and a
/// frame if any edge is grey. If cells are empty, pieces are missing and @p warnings says so.
[[nodiscard]] PuzzleFile fileFromEdges(const PlacedEdges& seen, const Puzzle* puzzle,
                                       QStringList& warnings);

/// That warning. It does not hold for a board laid with the pieces of another puzzle.
[[nodiscard]] QString unknownPiecesText(int cells);

/// The viewer's board_edges: four letters per cell. Nothing for signed puzzles or more than 22
/// patterns.
[[nodiscard]] std::optional<QByteArray> viewerEdges(const Puzzle& puzzle, const Board& board);

enum class ImportScope : std::uint8_t {
    Both,
    Pieces, ///< with their hints, an empty board otherwise
    Board,  ///< filled with the pieces of the open puzzle
    Free,   ///< the same without that puzzle's hints and locks
};

/// A text examined before import: its detected format, and the result or the reason for failure.
struct ImportReading {
    DetectedFormat detected; ///< the format is null if none claims the content
    std::optional<ReadResult> result;
    /// The file holds only a board: the result has the open puzzle's pieces.
    bool needsPuzzle = false;
    QString error; ///< a sentence, empty if there is a result
};

/// Reads for a preview; never throws because of the content.
/// @param formatId empty: detect
/// @param options what the user set against the detection; its puzzle is ignored
/// @param open the puzzle for a board without pieces, or null
[[nodiscard]] ImportReading readForImport(const QByteArray& bytes, const QString& formatId,
                                          const ReadOptions& options, const Puzzle* open);

/// What expectPuzzle() throws.
class PuzzleNeeded : public FormatError {
public:
    using FormatError::FormatError;
};

/// Whether a file can only be read as a board of another file's puzzle.
/// @param formatId empty: detect
[[nodiscard]] bool holdsOnlyBoard(const QByteArray& bytes, const QString& formatId = {});

/// Reads a source independently, otherwise as a board of the open puzzle, if any. @throws UserError
[[nodiscard]] ReadResult readBeside(const PuzzleSource& source, const QString& formatId,
                                    const ReadOptions& options, const Puzzle* open);

/// Only the pieces of the file, with its order and its hints.
[[nodiscard]] PuzzleFile piecesOf(const PuzzleFile& file);

/// A file's board with the pieces of an open puzzle: each cell shows the same edges. Where the
/// file's cells are empty, the open puzzle's hints and locked pieces stay, and so do copies on
/// them.
/// @throws FormatError if the sizes differ or the puzzle lacks a piece.
[[nodiscard]] Board boardOnto(const PuzzleFile& open, const PuzzleFile& file);

/// The first piece that a puzzle lacks or has too few copies of. Also nothing if both are the same
/// set with different numbers for the patterns.
[[nodiscard]] std::optional<PieceIndex> firstPieceNotIn(const Puzzle& whole, const Puzzle& pieces);

/// boardOnto(), also for the same set with different numbers for the patterns. @throws FormatError
[[nodiscard]] Board boardInNumbersOf(const PuzzleFile& open, const PuzzleFile& file);

/// The locks for a board laid from @p file: those of each file whose piece shows on their cell.
[[nodiscard]] std::vector<bool> locksOn(const Board& board, const PuzzleFile& open,
                                        const PuzzleFile& file);

/// A puzzle without hints and locks: it accepts any board of its pieces, with the same numbers.
[[nodiscard]] PuzzleFile withoutHints(const PuzzleFile& file);

/// The first cell where a board would remove a hint or a locked piece of the open puzzle.
[[nodiscard]] std::optional<int> firstFixedMoved(const PuzzleFile& open, const Board& board);

} // namespace tessera
