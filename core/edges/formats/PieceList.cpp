// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PieceList.h"

#include "core/edges/formats/FrameCensus.h"
#include "core/edges/puzzle/Counting.h"
#include "core/text/FormatError.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

constexpr qsizetype kWordBits = 16;

QString sideText(Side side) {
    switch (side) {
    case Side::Up:
        return FormatText::tr("up");
    case Side::Right:
        return FormatText::tr("right");
    case Side::Down:
        return FormatText::tr("down");
    case Side::Left:
        return FormatText::tr("left");
    }
    return {};
}

int pieceCount(const PieceList& list) {
    return static_cast<int>(list.pieces.size());
}

/// The size from the options, the file, the frame pieces or a square, in this order.
GridSize sizeOf(const PieceList& list, const ReadOptions& options, std::optional<GridSize> byFrame,
                QStringList& notes) {
    if (options.size)
        return *options.size;
    if (list.size)
        return *list.size;
    if (byFrame) {
        if (byFrame->width != byFrame->height) {
            notes +=
                FormatText::tr("The size %1×%2 follows from the frame pieces; it may be meant the "
                               "other way round.")
                    .arg(byFrame->width)
                    .arg(byFrame->height);
        }
        return *byFrame;
    }
    if (const auto square = squareOf(pieceCount(list)))
        return *square;
    throw FormatError(list.end, FormatText::tr("the pieces of a square board, or its size"),
                      FormatText::tr("%n piece(s)", nullptr, pieceCount(list)));
}

void checkCount(const PieceList& list, GridSize size) {
    const int count = pieceCount(list);
    if (!size.isValid())
        throw FormatError(list.end, FormatText::tr("sides of 1 to %1 cells").arg(kMaxSide),
                          QStringLiteral("%1×%2").arg(size.width).arg(size.height));
    if (count == size.cells())
        return;
    const TextPosition place = count > size.cells()
                                   ? list.pieces[static_cast<std::size_t>(size.cells())].position
                                   : list.end;
    throw FormatError(place,
                      FormatText::tr("%n piece(s)", nullptr, size.cells()) +
                          QStringLiteral(" (%1×%2)").arg(size.width).arg(size.height),
                      QString::number(count));
}

Piece orderedPiece(const ListedPiece& listed, const EdgeOrder& order, const ColorMap& colors) {
    Piece piece;
    for (std::size_t i = 0; i < 4; ++i)
        piece.edges[static_cast<std::size_t>(order[i])] = colors(listed.numbers[i]);
    return piece;
}

void checkColors(const PieceList& list, const ColorMap& colors, bool isSigned) {
    const int highest = isSigned ? kMaxSignedColor : kMaxColor;
    for (const ListedPiece& piece : list.pieces) {
        for (const int number : piece.numbers) {
            if (colors(number) > highest) {
                throw FormatError(piece.position,
                                  FormatText::tr("colours of at most %1").arg(highest),
                                  QString::number(number));
            }
        }
    }
}

/// Throws for a piece whose greys no cell of the framed board has.
void checkKinds(const PieceList& list, const ReadPieces& read) {
    const auto wanted = cellsOfKinds(read.size);
    std::array<int, kCellKinds> found{};
    for (std::size_t i = 0; i < read.pieces.size(); ++i) {
        const auto kind = static_cast<std::size_t>(kindOfGreys(read.pieces[i]));
        ++found[kind];
        if (wanted[kind] == 0) {
            throw FormatError(list.pieces[i].position,
                              FormatText::tr("a piece that fits a framed %1×%2 board")
                                  .arg(read.size.width)
                                  .arg(read.size.height),
                              FormatText::tr("%n grey edge(s)", nullptr, read.pieces[i].greys()) +
                                  QLatin1Char(' ') + edgesText(list.pieces[i]));
        }
    }
}

} // namespace

QString edgeOrderText(const EdgeOrder& order) {
    return QStringLiteral("%1, %2, %3, %4")
        .arg(sideText(order[0]), sideText(order[1]), sideText(order[2]), sideText(order[3]));
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

ListedPiece listedPiece(std::span<const Token> words, TextPosition lineEnd) {
    if (words.size() != 4) {
        const bool tooMany = words.size() > 4;
        throw FormatError(tooMany ? words[4].position : lineEnd,
                          FormatText::tr("4 numbers on a line"),
                          tooMany ? quoted(words[4].text) : FormatText::tr("the end of the line"));
    }
    ListedPiece piece{{}, words.front().position};
    for (std::size_t i = 0; i < 4; ++i)
        piece.numbers[i] = listedColor(words[i]);
    return piece;
}

void expectRoom(const PieceList& list, TextPosition position) {
    if (list.pieces.size() >= kMostListed)
        throw FormatError(position, FormatText::tr("at most %1 pieces").arg(kMostListed),
                          FormatText::tr("one more"));
}

ReadPieces interpretPieces(const PieceList& list, const ReadOptions& options) {
    if (list.pieces.empty())
        throw FormatError(list.end, FormatText::tr("a piece"),
                          FormatText::tr("the end of the file"));
    ReadPieces read;
    const FrameCensus census(list.pieces);
    const bool told = list.rules && !options.grey;
    const std::optional<GridSize> saidSize = options.size ? options.size : list.size;
    std::optional<int> said = options.grey ? options.grey : list.grey;
    if (told && list.rules->framed)
        said = kGrey;
    GreyGuess guess;
    if (said)
        guess = census.assumeGrey(*said, saidSize);
    else if (!told)
        guess = census.findGrey(saidSize);
    read.size = sizeOf(list, options, guess.size, read.notes);
    checkCount(list, read.size);
    read.grey = guess.grey.value_or(0);
    read.rules = told ? *list.rules : Rules{guess.grey.has_value(), false};
    read.rules.isSigned = read.rules.isSigned || census.hasNegative();
    if (!said && read.grey != 0)
        read.notes += FormatText::tr("The grey is the number %1.").arg(read.grey);

    const ColorMap colors(told ? std::optional<int>(kGrey) : guess.grey, census.contains(0));
    checkColors(list, colors, read.rules.isSigned);
    read.order = options.edgeOrder.value_or(kClockwiseOrder);
    if (!options.edgeOrder && !told && guess.grey) {
        read.order = census.findOrder(*guess.grey, read.size).value_or(kClockwiseOrder);
        if (read.order != kClockwiseOrder)
            read.notes +=
                FormatText::tr("The edges stand in the order %1.").arg(edgeOrderText(read.order));
    }
    for (const ListedPiece& piece : list.pieces)
        read.pieces.push_back(orderedPiece(piece, read.order, colors));
    if (read.rules.framed)
        checkKinds(list, read);
    return read;
}

bool isPlainList(const Puzzle& puzzle) {
    PieceList list;
    if (puzzle.width() != puzzle.height())
        list.size = puzzle.size(); // without a size it is a square
    for (const Piece& piece : puzzle.pieces()) {
        ListedPiece listed;
        std::ranges::copy(piece.edges, listed.numbers.begin());
        list.pieces.push_back(listed);
    }
    try {
        const ReadPieces read = interpretPieces(list, {});
        return read.size == puzzle.size() && read.rules == puzzle.rules() &&
               std::ranges::equal(read.pieces, puzzle.pieces());
    } catch (const FormatError&) {
        return false;
    }
}

ReadResult resultOf(ReadPieces read, std::vector<Hint> hints) {
    ReadResult result;
    result.file =
        PuzzleFile(Puzzle(read.size, read.rules, std::move(read.pieces), std::move(hints)));
    result.warnings = std::move(read.notes);
    result.edgeOrder = read.order;
    if (read.rules.framed)
        result.grey = read.grey;
    return result;
}

QJsonArray jsonPieces(const Puzzle& puzzle) {
    QJsonArray pieces;
    for (const Piece& piece : puzzle.pieces())
        pieces.append(QJsonArray{piece.edges[0], piece.edges[1], piece.edges[2], piece.edges[3]});
    return pieces;
}

} // namespace tessera
