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

constexpr QByteArrayView kCsvSeparators = ",";
constexpr int kBinaryGrey = 0xFFFF;
constexpr std::size_t kCsvColumns = 7;

struct Row {
    ListedPiece piece;
    std::array<int, 3> tail{}; ///< x, y, rotation, or "is a hint", x, y
};

int binaryWord(const Token& token) {
    if (!isBinaryWord(token.text))
        throw FormatError(token.position, FormatText::tr("a word of 16 binary digits"),
                          quoted(token.text));
    return listedColor(token);
}

Row readRow(const std::vector<Token>& line, TextPosition lineEnd) {
    if (line.size() != kCsvColumns) {
        throw FormatError(line.size() > kCsvColumns ? line.back().position : lineEnd,
                          FormatText::tr("7 values on a line"), QString::number(line.size()));
    }
    Row row;
    row.piece.position = line.front().position;
    for (std::size_t i = 0; i < 4; ++i)
        row.piece.numbers[i] = binaryWord(line[i]);
    for (std::size_t i = 0; i < 3; ++i)
        row.tail[i] =
            numberOf(line[4 + i], 0, kMaxSide - 1, FormatText::tr("a cell or a rotation"));
    return row;
}

/// Whether the last three mean "is a hint, x, y": their first is at most 1, and
/// as rotations some of the third would be too large.
bool saysIsHint(const std::vector<Row>& rows) {
    return std::ranges::all_of(rows, [](const Row& row) { return row.tail[0] <= 1; }) &&
           std::ranges::any_of(rows, [](const Row& row) { return row.tail[2] > 3; });
}

std::vector<Hint> hintsOf(const std::vector<Row>& rows, GridSize size) {
    const bool flagged = saysIsHint(rows);
    std::vector<Hint> hints;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& tail = rows[i].tail;
        if (tail == std::array{0, 0, 0} || (flagged && tail[0] == 0))
            continue;
        const int x = flagged ? tail[1] : tail[0];
        const int y = flagged ? tail[2] : tail[1];
        const int rotation = flagged ? 0 : tail[2];
        if (x >= size.width || y >= size.height || rotation > 3) {
            throw FormatError(
                rows[i].piece.position,
                FormatText::tr("a hint's cell on the %1×%1 board and its rotation").arg(size.width),
                QStringLiteral("%1,%2,%3").arg(tail[0]).arg(tail[1]).arg(tail[2]));
        }
        addHint(hints,
                {size.cell(x, y), {static_cast<PieceIndex>(i), static_cast<Rotation>(rotation)}},
                size, static_cast<int>(rows.size()), rows[i].piece.position);
    }
    return hints;
}

Detection detectBinaryCsv(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes), kCsvSeparators);
    if (!reader.nextLine() || reader.restOfLine(1).size() != 1 || !reader.nextLine())
        return {};
    const auto first = reader.next();
    return {first && isBinaryWord(first->text) ? 90 : 0,
            FormatText::tr("The colours are words of 16 binary digits.")};
}

ReadResult readBinaryCsv(const QByteArray& bytes, const ReadOptions& options) {
    TokenReader reader(withoutBom(bytes), kCsvSeparators);
    const auto head = reader.nextAnywhere();
    if (!head)
        throw FormatError(reader.position(), FormatText::tr("the side of the board"),
                          FormatText::tr("the end of the file"));
    const int side = numberOf(*head, 1, kMaxSide, FormatText::tr("a number of cells"));
    PieceList list;
    list.size = GridSize{side, side};
    list.grey = kBinaryGrey;
    std::vector<Row> rows;
    while (reader.nextLine()) {
        expectRoom(list, reader.position());
        const auto line = reader.restOfLine(kCsvColumns);
        rows.push_back(readRow(line, reader.position()));
        list.pieces.push_back(rows.back().piece);
    }
    list.end = reader.position();
    ReadPieces read = interpretPieces(list, options);
    std::vector<Hint> hints = hintsOf(rows, read.size);
    if (saysIsHint(rows))
        read.notes += FormatText::tr("The hints have no rotations; they are taken as listed.");
    return resultOf(std::move(read), std::move(hints));
}

} // namespace

/// Dialect 8, of the McGavin and Blackwood solvers: the side of the square
/// board, then a piece a line: four colours as 16-bit binary words, the grey all
/// ones, and x, y, clockwise turns, which are not all 0 for a hint. One program
/// means "is a hint, x, y" by these three; that is found out.
constinit const Format kBinaryCsvFormat("binary-csv",
                                        QT_TRANSLATE_NOOP("Formats", "CSV with binary colours"),
                                        "csv", detectBinaryCsv, readBinaryCsv);

} // namespace tessera
