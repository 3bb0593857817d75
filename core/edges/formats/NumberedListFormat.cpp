// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/Format.h"
#include "core/edges/formats/PieceList.h"
#include "core/text/FormatError.h"
#include "core/text/TokenReader.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace tessera {

namespace {

constexpr QByteArrayView kListSeparators = ";,";

/// Whether a line is a header such as "ntiles: 256".
bool isHeader(const Token& first) {
    const char initial = first.text.front();
    return (initial >= 'a' && initial <= 'z') || (initial >= 'A' && initial <= 'Z');
}

/// The pieces by their numbers, which may begin anywhere.
class Numbered {
public:
    void add(const std::vector<Token>& line, TextPosition lineEnd) {
        const int number =
            numberOf(line.front(), 0, kMaxSide * kMaxSide, FormatText::tr("a piece number"));
        const auto rest = std::span(line).subspan(1);
        const bool isNew = m_pieces.emplace(number, listedPiece(rest, lineEnd)).second;
        if (!isNew)
            throw FormatError(line.front().position,
                              FormatText::tr("a piece number not used before"),
                              quoted(line.front().text));
    }

    [[nodiscard]] PieceList list(TextPosition end) const {
        PieceList list;
        for (const auto& [number, piece] : m_pieces)
            list.pieces.push_back(piece);
        list.end = end;
        return list;
    }

private:
    std::map<int, ListedPiece> m_pieces;
};

Detection detectNumberedList(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes), kListSeparators);
    std::set<int> ids;
    bool looksLikeRotations = true;
    int rows = 0;
    while (reader.nextLine() && static_cast<std::size_t>(rows) <= kMostListed) {
        const auto line = reader.restOfLine(5);
        if (isHeader(line.front()) && rows == 0)
            continue;
        const bool numbers =
            std::ranges::all_of(line, isListedColor) && tryNumber(line.front().text);
        if (line.size() != 5 || !numbers)
            return {rows > 0 ? kBrokenFile - 1 : 0,
                    FormatText::tr("The first lines have five numbers.")};
        ids.insert(*tryNumber(line.front().text));
        const int last = tryNumber(line.back().text).value_or(-1);
        looksLikeRotations = looksLikeRotations && last >= 0 && last <= 3;
        ++rows;
    }
    const bool permutation = rows > 0 && static_cast<int>(ids.size()) == rows &&
                             *ids.begin() >= 0 && *ids.rbegin() - *ids.begin() == rows - 1 &&
                             *ids.begin() <= 1;
    if (!permutation)
        return {};
    return {
        looksLikeRotations ? 55 : 85,
        looksLikeRotations
            ? FormatText::tr("The first of five numbers counts the pieces, but the last could be "
                             "a rotation.")
            : FormatText::tr("The first of five numbers counts the pieces.")};
}

ReadResult readNumberedList(const QByteArray& bytes, const ReadOptions& options) {
    TokenReader reader(withoutBom(bytes), kListSeparators);
    Numbered numbered;
    while (reader.nextLine()) {
        const auto line = reader.restOfLine(5);
        if (isHeader(line.front()))
            continue;
        numbered.add(line, reader.position());
    }
    ReadOptions wanted = options;
    if (!wanted.edgeOrder && bytes.contains(','))
        wanted.edgeOrder = kEastFirstOrder;
    return resultOf(interpretPieces(numbered.list(reader.position()), wanted));
}

} // namespace

/// Dialect 6, spoken by several programs: a piece a line, its number first,
/// parted by blanks, semicolons or commas. After commas the edges begin on the
/// right (right down left up). Lines of words such as "ntiles: 256" are headers.
constinit const Format kNumberedListFormat("numbered",
                                           QT_TRANSLATE_NOOP("Formats", "Numbered piece list"),
                                           "txt", detectNumberedList, readNumberedList);

} // namespace tessera
