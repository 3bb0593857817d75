// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/Format.h"
#include "core/edges/formats/PieceList.h"
#include "core/edges/formats/PlacedEdges.h"
#include "core/text/FormatError.h"
#include "core/text/TokenReader.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kMostCells = kMaxSide * kMaxSide;

/// A hint's line, understood only when the board's size is known.
struct ListedHint {
    int row;
    int column;
    int piece;
    int rotation;
    TextPosition position;
};

ListedHint readHint(const std::vector<Token>& line, TextPosition lineEnd) {
    if (line.size() != 4)
        throw FormatError(line.empty() ? lineEnd : line.front().position,
                          FormatText::tr("row, column, piece and rotation of a hint"),
                          FormatText::tr("%n number(s)", nullptr, static_cast<int>(line.size())));
    return {numberOf(line[0], 1, kMaxSide, FormatText::tr("a row")),
            numberOf(line[1], 1, kMaxSide, FormatText::tr("a column")),
            numberOf(line[2], 1, kMostCells, FormatText::tr("a piece")),
            numberOf(line[3], 0, 3, FormatText::tr("a rotation")), line.front().position};
}

std::vector<Hint> hintsOn(const std::vector<ListedHint>& listed, const ReadPieces& read) {
    std::vector<Hint> hints;
    for (const ListedHint& hint : listed) {
        if (hint.column > read.size.width || hint.row > read.size.height) {
            throw FormatError(hint.position,
                              FormatText::tr("a cell of the %1×%2 board")
                                  .arg(read.size.width)
                                  .arg(read.size.height),
                              FormatText::tr("row %1, column %2").arg(hint.row).arg(hint.column));
        }
        addHint(hints,
                {read.size.cell(hint.column - 1, hint.row - 1),
                 {static_cast<PieceIndex>(hint.piece - 1), static_cast<Rotation>(hint.rotation)}},
                read.size, static_cast<int>(read.pieces.size()), hint.position);
    }
    return hints;
}

Detection detectHintsFirst(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes));
    if (!reader.nextLine())
        return {};
    const auto count = reader.restOfLine(1);
    if (count.size() != 1 || !tryNumber(count.front().text) || !reader.nextLine())
        return {};
    const auto line = reader.restOfLine(4);
    const bool fits = line.size() == 4 && std::ranges::all_of(line, [](const Token& token) {
                          return tryNumber(token.text).has_value();
                      });
    return {fits ? 80 : 0, FormatText::tr("A single number stands before lines of four.")};
}

ReadResult readHintsFirst(const QByteArray& bytes, const ReadOptions& options) {
    TokenReader reader(withoutBom(bytes));
    const auto count = reader.nextAnywhere();
    if (!count)
        throw FormatError(reader.position(), FormatText::tr("the number of hints"),
                          FormatText::tr("the end of the file"));
    int hintsLeft = numberOf(*count, 0, kMostCells, FormatText::tr("a number of hints"));
    if (const auto more = reader.next())
        throw FormatError(more->position, FormatText::tr("the end of the line"),
                          quoted(more->text));
    std::vector<ListedHint> listed;
    PieceList list;
    while (reader.nextLine()) {
        expectRoom(list, reader.position());
        const auto line = reader.restOfLine(4);
        if (hintsLeft-- > 0)
            listed.push_back(readHint(line, reader.position()));
        else
            list.pieces.push_back(listedPiece(line, reader.position()));
    }
    list.end = reader.position();
    ReadPieces read = interpretPieces(list, options);
    std::vector<Hint> hints = hintsOn(listed, read);
    return resultOf(std::move(read), std::move(hints));
}

} // namespace

/// Dialect 5, of marijnheule's edge-matching: the number of hints, a line "row
/// column piece rotation" for each (from 1, clockwise turns), then a piece a line.
constinit const Format kHintsFirstFormat("hints-first",
                                         QT_TRANSLATE_NOOP("Formats", "Piece list after its hints"),
                                         "txt", detectHintsFirst, readHintsFirst);

} // namespace tessera
