// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/Format.h"
#include "core/edges/formats/PlacedEdges.h"
#include "core/text/FormatError.h"
#include "core/text/TokenReader.h"

#include <QCoreApplication>

namespace tessera {

namespace {

bool isEmptyCell(QByteArrayView text) {
    return text.startsWith('-') && text.endsWith("/-");
}

bool looksLikeCell(QByteArrayView text) {
    const qsizetype slash = text.indexOf('/');
    return slash > 0 && (isEmptyCell(text) ||
                         (tryNumber(text.first(slash)) && tryNumber(text.sliced(slash + 1))));
}

void readCell(const Token& token, Board& board, int cell) {
    if (isEmptyCell(token.text))
        return;
    if (!looksLikeCell(token.text))
        throw FormatError(token.position, FormatText::tr("piece/rotation or ---/-"),
                          quoted(token.text));
    const qsizetype slash = token.text.indexOf('/');
    const int piece = numberOf({token.text.first(slash), token.position}, 1, board.pieceCount(),
                               FormatText::tr("a piece"));
    const TextPosition behind{token.position.line,
                              token.position.column + static_cast<int>(slash) + 1};
    const int rotation =
        numberOf({token.text.sliced(slash + 1), behind}, 0, 3, FormatText::tr("a rotation"));
    placeOnce(board, cell, piece - 1, rotation, token.position);
}

Detection detectPieceRotation(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes));
    const auto first = reader.nextAnywhere();
    return {first && looksLikeCell(first->text) ? 85 : 0,
            FormatText::tr("The cells are written as piece/rotation.")};
}

ReadResult readPieceRotation(const QByteArray& bytes, const ReadOptions& options) {
    const Puzzle& puzzle = expectPuzzle(options);
    PuzzleFile file(puzzle);
    file.board.clearAll();
    TokenReader reader(withoutBom(bytes));
    for (int y = 0; y < puzzle.height(); ++y) {
        if (!reader.nextLine()) {
            throw FormatError(reader.position(),
                              FormatText::tr("%n row(s)", nullptr, puzzle.height()),
                              QString::number(y));
        }
        for (int x = 0; x < puzzle.width(); ++x) {
            const auto token = reader.next();
            if (!token)
                throw FormatError(reader.position(),
                                  FormatText::tr("%n cell(s)", nullptr, puzzle.width()),
                                  QString::number(x));
            readCell(*token, file.board, puzzle.size().cell(x, y));
        }
        if (const auto more = reader.next())
            throw FormatError(more->position, FormatText::tr("the end of the row"),
                              quoted(more->text));
    }
    if (reader.nextLine())
        throw FormatError(reader.position(), FormatText::tr("the end of the board"),
                          FormatText::tr("another row"));
    return {std::move(file), {}};
}

QByteArray writePieceRotation(const PuzzleFile& file) {
    QByteArray text;
    const GridSize size = file.puzzle.size();
    for (int cell = 0; cell < size.cells(); ++cell) {
        const Placement placement = file.board.at(cell);
        const QByteArray number = QByteArray::number(placement.piece() + 1).rightJustified(3);
        text += placement.isEmpty() ? QByteArray("---/-")
                                    : number + '/' + QByteArray::number(placement.rotation());
        text += size.column(cell) == size.width - 1 ? '\n' : ' ';
    }
    return text;
}

} // namespace

/// Dialect 9 (.et2): a row of the board a line, "piece/rotation" a cell with the
/// piece from 1 and clockwise turns relative to its place in a list that is kept
/// elsewhere; "---/-" is an empty cell. Reading needs the puzzle.
constinit const Format kPieceRotationFormat(
    "piece-rotation", QT_TRANSLATE_NOOP("Formats", "Board of pieces and rotations"), "et2",
    detectPieceRotation, readPieceRotation, writePieceRotation,
    {.pieces = Held::None, .hints = Held::None, .board = true, .locks = false});

} // namespace tessera
