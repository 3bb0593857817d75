// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/FormatRegistry.h"

#include <optional>

namespace tessera {

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

/// Reads a source on its own if that can be done, else as a board of the open
/// puzzle, if there is one. @throws UserError as readSource()
[[nodiscard]] ReadResult readBeside(const PuzzleSource& source, const QString& formatId,
                                    const ReadOptions& options, const Puzzle* open);

/// The file's pieces alone, in the order and with the hints of the file.
[[nodiscard]] PuzzleFile piecesOf(const PuzzleFile& file);

/// The board of a file laid with the pieces of an open puzzle: each cell shows
/// the same edges, whatever either file calls its pieces. Hints and locked
/// pieces of the open puzzle stay where the file's board leaves their cells
/// empty; where a piece has copies, those that lie there already stay.
/// @throws FormatError if the sizes differ or the puzzle lacks a piece.
[[nodiscard]] Board boardOnto(const PuzzleFile& open, const PuzzleFile& file);

/// A puzzle without its hints and locks, on which any board of its pieces can be laid,
/// under the numbers that the pieces have there.
[[nodiscard]] PuzzleFile withoutHints(const PuzzleFile& file);

/// The first cell on which a board would take away a hint or a locked piece of the open puzzle.
[[nodiscard]] std::optional<int> firstFixedMoved(const PuzzleFile& open, const Board& board);

} // namespace tessera
