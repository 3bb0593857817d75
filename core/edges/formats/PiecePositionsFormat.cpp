// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/Format.h"
#include "core/edges/formats/PlacedEdges.h"
#include "core/text/FormatError.h"
#include "core/text/TokenReader.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

std::vector<Token> lineOf(TokenReader& reader, std::size_t words, const QString& what) {
    if (!reader.nextLine())
        throw FormatError(reader.position(), what, FormatText::tr("the end of the file"));
    std::vector<Token> line = reader.restOfLine(words);
    if (line.size() != words)
        throw FormatError(line.front().position, what,
                          FormatText::tr("%n number(s)", nullptr, static_cast<int>(line.size())));
    return line;
}

Detection detectPiecePositions(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes));
    const auto words = [&](std::size_t count) {
        const auto line = reader.nextLine() ? reader.restOfLine(count) : std::vector<Token>();
        return line.size() == count && std::ranges::all_of(line, [](const Token& token) {
                   return tryNumber(token.text).has_value();
               });
    };
    return {words(2) && words(3) ? 75 : 0,
            FormatText::tr("A line of two numbers stands before lines of three.")};
}

ReadResult readPiecePositions(const QByteArray& bytes, const ReadOptions& options) {
    const Puzzle& puzzle = expectPuzzle(options);
    TokenReader reader(withoutBom(bytes));
    const auto head = lineOf(reader, 2, FormatText::tr("width and height"));
    const QString what = FormatText::tr("a number of cells");
    const GridSize size{numberOf(head[0], 1, kMaxSide, what), numberOf(head[1], 1, kMaxSide, what)};
    if (size != puzzle.size())
        throw FormatError(
            head[0].position,
            FormatText::tr("the puzzle's size %1×%2").arg(puzzle.width()).arg(puzzle.height()),
            QStringLiteral("%1×%2").arg(size.width).arg(size.height));
    PuzzleFile file(puzzle);
    file.board.clearAll();
    for (int piece = 0; piece < size.cells(); ++piece) {
        const auto line = lineOf(reader, 3, FormatText::tr("column, row and rotation of a piece"));
        const int column = numberOf(line[0], 0, size.width - 1, FormatText::tr("a column"));
        const int row = numberOf(line[1], 0, size.height - 1, FormatText::tr("a row"));
        const int rotation = numberOf(line[2], 0, 3, FormatText::tr("a rotation"));
        placeOnce(file.board, size.cell(column, size.height - 1 - row), piece, rotation,
                  line[0].position);
    }
    if (reader.nextLine())
        throw FormatError(reader.position(), FormatText::tr("the end of the file"),
                          FormatText::tr("another piece"));
    return {std::move(file), {}};
}

} // namespace

/// The solutions of Owen's first set of puzzles: width and height, then a line
/// for each piece of the list that is kept elsewhere: column, row from the
/// bottom (both from 0) and clockwise turns. Reading needs the puzzle.
constinit const Format
    kPiecePositionsFormat("positions", QT_TRANSLATE_NOOP("Formats", "Positions of the pieces"),
                          "txt", detectPiecePositions, readPiecePositions);

} // namespace tessera
