// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"

#include <QJsonObject>
#include <QString>

#include <utility>
#include <vector>

namespace tessera {

struct PuzzleInfo {
    QString title;
    QString author;
    QString notes;
    /// Name of each pattern, from pattern 1; may be shorter than their number.
    std::vector<QString> patternNames;
    /// The generator's settings and seed when the puzzle was generated, else empty.
    QJsonObject generator;
    /// The best score anybody reached, −1 when unknown.
    int bestScore = -1;

    friend bool operator==(const PuzzleInfo&, const PuzzleInfo&) = default;
};

/// Everything a document holds and a file can keep.
struct PuzzleFile {
    Puzzle puzzle;
    Board board;
    std::vector<bool> locked; ///< one a cell
    PuzzleInfo info;
    /// Codes of a known solution in cell order (see Placement), empty if none.
    std::vector<std::uint16_t> solution;
    /// Keys of a newer version of the native format, kept for the next save.
    QJsonObject unknownKeys;

    PuzzleFile() : PuzzleFile(Puzzle(), {}) {}
    /// An empty board with the hints on it, nothing locked.
    explicit PuzzleFile(Puzzle source, PuzzleInfo about = {})
        : puzzle(std::move(source)), board(puzzle.size(), puzzle.pieceCount()),
          locked(asIndex(puzzle.size().cells())), info(std::move(about)) {
        for (const Hint& hint : puzzle.hints())
            board.place(hint.cell, hint.placement);
    }

    friend bool operator==(const PuzzleFile&, const PuzzleFile&) = default;
};

} // namespace tessera
