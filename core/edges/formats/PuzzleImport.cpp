// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PuzzleImport.h"

#include "core/edges/formats/PlacedEdges.h"

namespace tessera {

namespace {

/// Lets copies of a piece change places so that a cell that looks as before keeps its very piece.
void keepOwnCopies(Board& board, const PuzzleFile& open) {
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Placement before = open.board.at(cell);
        const Placement now = board.at(cell);
        if (before == now || before.isEmpty() || now.isEmpty() ||
            !open.puzzle.looksLike(before, now))
            continue;
        const auto elsewhere = board.cellOf(before.piece());
        if (elsewhere == cell)
            continue; // the same piece, turned into itself
        const Placement moved = elsewhere ? board.at(*elsewhere) : Placement();
        board.place(cell, before);
        if (!elsewhere)
            continue;
        Placement copy(now.piece(), 0);
        while (!open.puzzle.looksLike(copy, moved))
            copy = copy.turned(1);
        board.place(*elsewhere, copy);
    }
}

void keepFixed(Board& board, const PuzzleFile& open) {
    const auto keep = [&](int cell) {
        const Placement own = open.board.at(cell);
        if (!own.isEmpty() && board.at(cell).isEmpty() && !board.cellOf(own.piece()))
            board.place(cell, own);
    };
    for (const Hint& hint : open.puzzle.hints())
        keep(hint.cell);
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (open.locked[static_cast<std::size_t>(cell)])
            keep(cell);
    }
}

} // namespace

ImportReading readForImport(const QByteArray& bytes, const QString& formatId,
                            const ReadOptions& options, const Puzzle* open) {
    ImportReading reading;
    try {
        reading.detected = detectFormat(bytes);
    } catch (const FormatError& error) {
        reading.error = error.sentence();
    }
    const Format* format = formatId.isEmpty() ? reading.detected.format : findFormat(formatId);
    if (format == nullptr)
        return reading;
    reading.error.clear();
    const auto read = [&](const Puzzle* puzzle) {
        ReadOptions wanted = options;
        wanted.puzzle = puzzle;
        reading.result = format->read(bytes, wanted);
        reading.result->format = format;
    };
    try {
        read(nullptr);
    } catch (const UserError& error) {
        reading.error = error.sentence();
    }
    if (reading.result || open == nullptr)
        return reading;
    try {
        read(open);
        reading.needsPuzzle = true;
        reading.error.clear();
    } catch (const UserError& error) {
        if (error.sentence() != reading.error)
            reading.error =
                FormatText::tr("%1 With the open puzzle: %2").arg(reading.error, error.sentence());
    }
    return reading;
}

ReadResult readBeside(const PuzzleSource& source, const QString& formatId,
                      const ReadOptions& options, const Puzzle* open) {
    ReadOptions wanted = options;
    wanted.puzzle = nullptr;
    if (open != nullptr) {
        try {
            return readSource(source, formatId, wanted);
        } catch (const UserError&) {
            wanted.puzzle = open;
        }
    }
    return readSource(source, formatId, wanted);
}

PuzzleFile piecesOf(const PuzzleFile& file) { return PuzzleFile(file.puzzle, file.info); }

PuzzleFile withoutHints(const PuzzleFile& file) {
    return PuzzleFile(file.puzzle.withHints({}), file.info);
}

Board boardOnto(const PuzzleFile& open, const PuzzleFile& file) {
    Board board = fileFromEdges(placedEdges(file.puzzle, file.board), open.puzzle).board;
    keepOwnCopies(board, open);
    keepFixed(board, open);
    return board;
}

std::optional<int> firstFixedMoved(const PuzzleFile& open, const Board& board) {
    for (int cell = 0; cell < board.cells(); ++cell) {
        const bool isHint = std::ranges::any_of(open.puzzle.hints(), [&](const Hint& hint) {
            return hint.cell == cell && open.puzzle.looksLike(open.board.at(cell), hint.placement);
        });
        if ((isHint || open.locked[static_cast<std::size_t>(cell)]) &&
            board.at(cell) != open.board.at(cell))
            return cell;
    }
    return std::nullopt;
}

} // namespace tessera
