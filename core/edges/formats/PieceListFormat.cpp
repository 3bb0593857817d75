// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/Format.h"
#include "core/edges/formats/PieceList.h"
#include "core/text/FormatError.h"
#include "core/text/TokenReader.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

/// The lines that detection looks at.
constexpr int kSampledLines = 40;

GridSize readHeader(const std::vector<Token>& line) {
    const QString what = FormatText::tr("a number of cells");
    return {numberOf(line[0], 1, kMaxSide, what), numberOf(line[1], 1, kMaxSide, what)};
}

/// A comment, and on the last line: other programs that count the lines of pieces
/// never come to it.
QByteArray rulesComment(Rules rules) {
    return QByteArray("# rules: ") + (rules.framed ? "framed" : "unframed") +
           (rules.isSigned ? ", signed" : ", unsigned");
}

std::optional<Rules> rulesIn(QByteArrayView text) {
    const QByteArrayView trimmed = text.trimmed();
    const QByteArrayView last = trimmed.sliced(trimmed.lastIndexOf('\n') + 1);
    for (const Rules rules : {Rules{true, false}, {true, true}, {false, false}, {false, true}}) {
        if (last == QByteArrayView(rulesComment(rules)))
            return rules;
    }
    return std::nullopt;
}

Detection detectPieceList(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes));
    int pieces = 0;
    for (int i = 0; i < kSampledLines && reader.nextLine(); ++i) {
        const auto line = reader.restOfLine(4);
        const bool numbers = std::ranges::all_of(line, isListedColor);
        const bool header = i == 0 && line.size() == 2;
        if (!numbers || (line.size() != 4 && !header))
            return {pieces > 0 ? kBrokenFile : 0,
                    FormatText::tr("The first lines have four numbers.")};
        pieces += header ? 0 : 1;
    }
    return {pieces > 0 ? 60 : 0, FormatText::tr("Each line has four numbers.")};
}

ReadResult readPieceList(const QByteArray& bytes, const ReadOptions& options) {
    TokenReader reader(withoutBom(bytes));
    PieceList list;
    list.rules = rulesIn(bytes);
    bool first = true;
    while (reader.nextLine()) {
        expectRoom(list, reader.position());
        const auto line = reader.restOfLine(4);
        if (first && line.size() == 2)
            list.size = readHeader(line);
        else
            list.pieces.push_back(listedPiece(line, reader.position()));
        first = false;
    }
    list.end = reader.position();
    return resultOf(interpretPieces(list, options));
}

QByteArray writePieceList(const PuzzleFile& file) {
    const Puzzle& puzzle = file.puzzle;
    expectComplete(file);
    QByteArray text;
    if (puzzle.width() != puzzle.height())
        text +=
            QByteArray::number(puzzle.width()) + ' ' + QByteArray::number(puzzle.height()) + '\n';
    for (const Piece& piece : puzzle.pieces()) {
        for (const Side side : kSides) {
            text += QByteArray::number(static_cast<int>(piece.edge(side)));
            text += side == Side::Left ? '\n' : ' ';
        }
    }
    if (!isPlainList(puzzle))
        text += rulesComment(puzzle.rules()) + '\n';
    return text;
}

} // namespace

/// Dialect 4, as the META 2010 contest gave its puzzles out: a piece a line, up
/// right down left; a first line of two numbers is width and height. Written
/// with that line only where the board is not square.
constinit const Format
    kPieceListFormat("pieces", QT_TRANSLATE_NOOP("Formats", "Piece list"), "txt", detectPieceList,
                     readPieceList, writePieceList,
                     {.pieces = Held::All, .hints = Held::None, .board = false, .locks = false});

} // namespace tessera
