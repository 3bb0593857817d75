// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PieceRows.h"

#include <cmath>

namespace tessera {

namespace {

constexpr qsizetype kWordBits = 16;
constexpr std::size_t kRowCells = 5;

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

int letterNumber(char letter) {
    return letter >= 'a' ? static_cast<int>('a' - letter) : static_cast<int>(letter - 'A');
}

} // namespace

GridSize sizeIn(const std::vector<Token>& line) {
    const QString what = FormatText::tr("a number of cells");
    return {numberOf(line[0], 1, kMaxSide, what), numberOf(line[1], 1, kMaxSide, what)};
}

bool isBinaryWord(QByteArrayView text) {
    return text.size() == kWordBits &&
           std::ranges::all_of(text, [](char c) { return c == '0' || c == '1'; });
}

bool isListedColor(const Token& token) {
    return isBinaryWord(token.text) || tryNumber(token.text).has_value();
}

int listedColor(const Token& token) {
    if (!isBinaryWord(token.text))
        return numberOf(token, kLowestListed, kHighestListed, FormatText::tr("a colour"));
    int value = 0;
    for (const char digit : token.text)
        value = 2 * value + (digit - '0');
    return value;
}

std::vector<Token> cellsOf(TokenReader& reader, std::size_t most) {
    std::vector<Token> cells = reader.restOfLine(most);
    if (cells.empty() || cells.size() + 3 > most || cells.back().text.size() != 4 ||
        !std::ranges::all_of(cells.back().text, isLetter))
        return cells;
    Token word = cells.back();
    cells.pop_back();
    for (; !word.text.isEmpty(); word.text = word.text.sliced(1), ++word.position.column)
        cells.push_back({word.text.first(1), word.position});
    return cells;
}

bool areLetters(std::span<const Token> cells) {
    return cells.size() == 4 && std::ranges::all_of(cells, [](const Token& cell) {
               return cell.text.size() == 1 && isLetter(cell.text.front());
           });
}

bool isHeading(std::span<const Token> cells) {
    if (cells.size() < 4 || std::ranges::any_of(cells, isListedColor))
        return false;
    const auto last = cells.last(4);
    QByteArray letters;
    for (const Token& cell : last)
        letters += cell.text;
    return !areLetters(last) || letters == "NESW" || letters == "URDL" || letters == "TRBL";
}

PieceList listedRows(const QByteArray& text, RowName name) {
    TokenReader reader(withoutBom(text), kCellSeparators);
    PieceList list;
    std::vector<Token> heading;
    bool named = false;
    for (bool first = true; reader.nextLine(); first = false) {
        expectRoom(list, reader.position());
        const std::vector<Token> cells = cellsOf(reader, kRowCells);
        const bool hasWord = !isListedColor(cells.front());
        // After a row with a word in front, one that is too short has one, too.
        named = cells.size() == kRowCells ? name == RowName::Any || hasWord
                                          : named && hasWord && !areLetters(cells);
        if (first && isHeading(cells)) {
            heading = cells;
            continue;
        }
        if (first && cells.size() == 2)
            list.size = sizeIn(cells);
        else
            list.pieces.push_back(
                listedPiece(std::span(cells).subspan(named ? 1 : 0), reader.position()));
    }
    list.end = reader.position();
    if (list.pieces.empty() && !heading.empty())
        refuse(heading.front(), FormatText::tr("a colour"));
    // Letters above numbers are column names, too.
    if (list.pieces.size() > 1 && list.pieces[0].letters && !list.pieces[1].letters)
        list.pieces.erase(list.pieces.begin());
    return list;
}

std::vector<Piece> piecesInRows(const QByteArray& text, Rules rules) {
    const int highest = rules.isSigned ? kMaxSignedColor : kMaxColor;
    std::vector<Piece> pieces;
    for (const ListedPiece& listed : listedRows(text, RowName::Any).pieces) {
        Piece& piece = pieces.emplace_back();
        for (std::size_t i = 0; i < 4; ++i) {
            int number = listed.numbers[i];
            if (!listed.letters)
                number += 1 - firstNumber(rules);
            else if (!rules.isSigned)
                number = std::abs(number);
            if (number > highest || number < (rules.isSigned ? -highest : 0)) {
                throw FormatError(listed.position,
                                  FormatText::tr("colours of at most %1").arg(highest),
                                  QString::number(number));
            }
            piece.edges[i] = static_cast<Color>(number);
        }
    }
    return pieces;
}

ListedPiece listedPiece(std::span<const Token> words, TextPosition lineEnd) {
    if (words.size() != 4) {
        const bool tooMany = words.size() > 4;
        throw FormatError(tooMany ? words[4].position : lineEnd,
                          FormatText::tr("4 numbers or letters on a line"),
                          tooMany ? quoted(words[4].text) : FormatText::tr("the end of the line"));
    }
    ListedPiece piece{{}, words.front().position, areLetters(words)};
    for (std::size_t i = 0; i < 4; ++i)
        piece.numbers[i] =
            piece.letters ? letterNumber(words[i].text.front()) : listedColor(words[i]);
    return piece;
}

void expectRoom(const PieceList& list, TextPosition position) {
    if (list.pieces.size() >= kMostListed)
        throw FormatError(position, FormatText::tr("at most %1 pieces").arg(kMostListed),
                          FormatText::tr("one more"));
}

} // namespace tessera
