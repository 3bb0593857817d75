// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PuzzleImport.h"

#include "core/edges/puzzle/SetChecksum.h"

#include <algorithm>
#include <map>

namespace tessera {

void placeOnce(Board& board, int cell, int piece, int rotation, TextPosition position) {
    if (piece < 0 || piece >= board.pieceCount()) {
        throw FormatError(position,
                          FormatText::tr("one of %n piece(s)", nullptr, board.pieceCount()),
                          FormatText::tr("a number that is not a piece"));
    }
    const auto index = static_cast<PieceIndex>(piece);
    if (board.cellOf(index) || !board.at(cell).isEmpty()) {
        throw FormatError(
            position, FormatText::tr("a piece and a cell not used before"),
            FormatText::tr("piece %1 on %2").arg(piece + 1).arg(cellName(board.size(), cell)));
    }
    board.place(cell, {index, static_cast<Rotation>(rotation & 3)});
}

void addHint(std::vector<Hint>& hints, const Hint& hint, GridSize size, int pieceCount,
             TextPosition position) {
    if (hint.cell < 0 || hint.cell >= size.cells() || hint.placement.piece() >= pieceCount) {
        throw FormatError(position, FormatText::tr("a hint with a piece and a cell of this puzzle"),
                          FormatText::tr("piece %1 on cell %2")
                              .arg(hint.placement.piece() + 1)
                              .arg(hint.cell + 1));
    }
    const bool clashes = std::ranges::any_of(hints, [&](const Hint& other) {
        return other.cell == hint.cell || other.placement.piece() == hint.placement.piece();
    });
    if (clashes) {
        throw FormatError(position, FormatText::tr("a cell and a piece that no other hint uses"),
                          FormatText::tr("piece %1 on %2")
                              .arg(hint.placement.piece() + 1)
                              .arg(cellName(size, hint.cell)));
    }
    hints.push_back(hint);
}

namespace {

/// The filled cells, in the order of numbering for their pieces.
std::vector<int> filledCells(const PlacedEdges& seen) {
    std::vector<int> cells;
    for (int cell = 0; cell < seen.size.cells(); ++cell) {
        if (seen.cells[asIndex(cell)])
            cells.push_back(cell);
    }
    if (!seen.pieceNumbers.empty()) {
        std::ranges::stable_sort(cells, {},
                                 [&](int cell) { return seen.pieceNumbers[asIndex(cell)]; });
    }
    return cells;
}

Rotation turnsBetween(const Piece& listed, const Piece& seen) {
    Rotation rotation = 0;
    while (rotation < 3 && listed.rotated(rotation) != seen)
        ++rotation;
    return rotation;
}

/// A copy of a placed piece in a rotation in which it looks the same.
Placement copyOf(Placement placed, PieceIndex piece, const Puzzle& puzzle) {
    Placement copy(piece, 0);
    while (!puzzle.looksLike(copy, placed))
        copy = copy.turned(1);
    return copy;
}

/// Exchanges copies of a piece so that a cell that looks as before keeps its own copy.
void keepOwnCopies(Board& board, const PuzzleFile& open) {
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Placement before = open.board.at(cell);
        const Placement now = board.at(cell);
        if (before == now || before.isEmpty() || now.isEmpty() ||
            !open.puzzle.looksLike(before, now))
            continue;
        const auto elsewhere = board.cellOf(before.piece());
        if (elsewhere == cell)
            continue; // the same piece in a rotation that looks the same
        const Placement moved = elsewhere ? board.at(*elsewhere) : Placement();
        board.place(cell, before);
        if (elsewhere)
            board.place(*elsewhere, copyOf(moved, now.piece(), open.puzzle));
    }
}

/// A piece that looks the same and is on no cell.
std::optional<PieceIndex> spareCopy(PieceIndex piece, const Board& board, const Puzzle& puzzle) {
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        const auto other = static_cast<PieceIndex>(i);
        if (!board.cellOf(other) && puzzle.standardForm(other) == puzzle.standardForm(piece))
            return other;
    }
    return std::nullopt;
}

/// A fixed piece stays on a cell that the file leaves empty. If the file has it elsewhere, a copy
/// goes there, if one is left.
void keepFixed(Board& board, const PuzzleFile& open) {
    const auto keep = [&](int cell) {
        const Placement own = open.board.at(cell);
        if (own.isEmpty() || !board.at(cell).isEmpty())
            return;
        if (const auto elsewhere = board.cellOf(own.piece())) {
            const auto copy = spareCopy(own.piece(), board, open.puzzle);
            if (!copy)
                return;
            board.place(*elsewhere, copyOf(board.at(*elsewhere), *copy, open.puzzle));
        }
        board.place(cell, own);
    };
    for (const Hint& hint : open.puzzle.hints())
        keep(hint.cell);
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (open.locked[asIndex(cell)])
            keep(cell);
    }
}

} // namespace

PlacedEdges placedEdges(const Puzzle& puzzle, const Board& board) {
    PlacedEdges seen{puzzle.size(), puzzle.isSigned(), {}, {}};
    for (const Placement placement : board.placements()) {
        seen.cells.emplace_back();
        if (!placement.isEmpty())
            seen.cells.back() = puzzle.piece(placement.piece()).rotated(placement.rotation());
    }
    return seen;
}

PuzzleFile fileFromEdges(const PlacedEdges& seen, const Puzzle& puzzle) {
    if (seen.size != puzzle.size()) {
        throw FormatError(FormatText::tr("The board is %1×%2, the puzzle %3×%4.")
                              .arg(seen.size.width)
                              .arg(seen.size.height)
                              .arg(puzzle.width())
                              .arg(puzzle.height()));
    }
    std::map<Piece, std::vector<PieceIndex>> free;
    for (int i = puzzle.pieceCount() - 1; i >= 0; --i) {
        const auto index = static_cast<PieceIndex>(i);
        free[puzzle.standardForm(index)].push_back(index);
    }
    PuzzleFile file(puzzle);
    file.board.clearAll();
    for (const int cell : filledCells(seen)) {
        const Piece& piece = *seen.cells[asIndex(cell)];
        auto& candidates = free[puzzle.rules().standardForm(piece)];
        if (candidates.empty()) {
            throw FormatError(FormatText::tr("%1: the puzzle has no piece %2 left for this cell.")
                                  .arg(cellName(seen.size, cell), QStringLiteral("%1 %2 %3 %4")
                                                                      .arg(piece.edges[0])
                                                                      .arg(piece.edges[1])
                                                                      .arg(piece.edges[2])
                                                                      .arg(piece.edges[3])));
        }
        const PieceIndex index = candidates.back();
        candidates.pop_back();
        file.board.place(cell, {index, turnsBetween(puzzle.piece(index), piece)});
    }
    return file;
}

PuzzleFile fileFromEdges(const PlacedEdges& seen, const Puzzle* puzzle, QStringList& warnings) {
    if (puzzle != nullptr)
        return fileFromEdges(seen, *puzzle);
    const std::vector<int> cells = filledCells(seen);
    std::vector<Piece> pieces;
    for (const int cell : cells)
        pieces.push_back(*seen.cells[asIndex(cell)]);
    const bool framed = pieces.empty() || std::ranges::any_of(pieces, [](const Piece& piece) {
                            return piece.greys() > 0;
                        });
    PuzzleFile file(Puzzle(seen.size, {framed, seen.isSigned}, std::move(pieces)));
    for (std::size_t i = 0; i < cells.size(); ++i)
        file.board.place(cells[i], {static_cast<PieceIndex>(i), 0});
    if (const int empty = file.board.emptyCount(); empty > 0)
        warnings += unknownPiecesText(empty);
    return file;
}

QString unknownPiecesText(int cells) {
    return FormatText::tr("%n cell(s) are empty; their pieces are unknown.", nullptr, cells);
}

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

bool holdsOnlyBoard(const QByteArray& bytes, const QString& formatId) {
    try {
        const Format* const format =
            formatId.isEmpty() ? detectFormat(bytes).format : findFormat(formatId);
        if (format != nullptr)
            static_cast<void>(format->read(bytes, {}));
    } catch (const PuzzleNeeded&) {
        return true;
    } catch (const UserError&) {
    }
    return false;
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

std::optional<PieceIndex> firstPieceNotIn(const Puzzle& whole, const Puzzle& pieces) {
    const Rules rules = whole.rules();
    std::map<Piece, int> left;
    for (const Piece& piece : whole.pieces())
        ++left[rules.standardForm(piece)];
    for (const PieceIndex index : pieces.pieceIndices()) {
        if (left[rules.standardForm(pieces.piece(index))]-- <= 0)
            return colorsOfSameSet(pieces, whole) ? std::nullopt : std::optional(index);
    }
    return std::nullopt;
}

Board boardInNumbersOf(const PuzzleFile& open, const PuzzleFile& file) {
    try {
        return boardOnto(open, file);
    } catch (const FormatError&) {
        const auto names = colorsOfSameSet(file.puzzle, open.puzzle);
        if (!names)
            throw;
        PuzzleFile known = file;
        known.puzzle = renamed(file.puzzle, *names);
        return boardOnto(open, known);
    }
}

std::vector<bool> locksOn(const Board& board, const PuzzleFile& open, const PuzzleFile& file) {
    std::vector<bool> locked = open.locked;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Placement before = open.board.at(cell);
        const Placement now = board.at(cell);
        const bool stays =
            !before.isEmpty() && !now.isEmpty() && open.puzzle.looksLike(before, now);
        // Where the file has a piece, the board shows it.
        const bool lockedInFile = file.locked[asIndex(cell)] && !file.board.at(cell).isEmpty();
        locked[asIndex(cell)] = lockedInFile || (open.locked[asIndex(cell)] && stays);
    }
    return locked;
}

std::optional<int> firstFixedMoved(const PuzzleFile& open, const Board& board) {
    for (int cell = 0; cell < board.cells(); ++cell) {
        const bool isHint = std::ranges::any_of(open.puzzle.hints(), [&](const Hint& hint) {
            return hint.cell == cell && open.puzzle.looksLike(open.board.at(cell), hint.placement);
        });
        if ((isHint || open.locked[asIndex(cell)]) && board.at(cell) != open.board.at(cell))
            return cell;
    }
    return std::nullopt;
}

} // namespace tessera
