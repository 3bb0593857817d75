// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/PiecePattern.h"

#include <QList>

#include <algorithm>

namespace tessera {

namespace {

/// Nothing if it is none; the inner nothing is any edge.
std::optional<std::optional<Color>> edgeFromLetter(QChar letter, bool isSigned) {
    if (letter == u'?')
        return std::optional<Color>();
    const int number = letter.toLower().unicode() - u'a';
    if (number < 0 || number >= 26)
        return std::nullopt;
    return static_cast<Color>(isSigned && letter.isLower() ? -number : number);
}

std::optional<std::optional<Color>> edgeFromNumber(QStringView text) {
    if (text == u"?")
        return std::optional<Color>();
    bool ok = false;
    const int number = text.toInt(&ok);
    if (!ok || number < -kMaxColor || number > kMaxColor)
        return std::nullopt;
    return static_cast<Color>(number);
}

} // namespace

std::optional<PiecePattern> PiecePattern::fromText(QStringView text, bool isSigned) {
    PiecePattern pattern;
    const QList<QStringView> numbers = text.split(u',');
    const bool letters = numbers.size() == 1;
    if ((letters ? text.size() : numbers.size()) != 4)
        return std::nullopt;
    for (qsizetype i = 0; i < 4; ++i) {
        const auto edge =
            letters ? edgeFromLetter(text[i], isSigned) : edgeFromNumber(numbers[i].trimmed());
        if (!edge)
            return std::nullopt;
        pattern.edges[static_cast<std::size_t>(i)] = *edge;
    }
    return pattern;
}

bool PiecePattern::fits(const Piece& piece) const {
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
        if (std::ranges::all_of(kSides, [&](Side side) {
                const auto& wanted = edges[static_cast<std::size_t>(side)];
                return !wanted || *wanted == piece.edge(side, rotation);
            }))
            return true;
    }
    return false;
}

std::optional<std::vector<PieceIndex>> piecesNamed(const Puzzle& puzzle, QStringView text) {
    text = text.trimmed();
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (isNumber) {
        if (number < 1 || number > puzzle.pieceCount())
            return std::nullopt;
        return std::vector{static_cast<PieceIndex>(number - 1)};
    }
    const auto pattern = PiecePattern::fromText(text, puzzle.isSigned());
    if (!pattern)
        return std::nullopt;
    std::vector<PieceIndex> found;
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        if (pattern->fits(puzzle.piece(static_cast<PieceIndex>(i))))
            found.push_back(static_cast<PieceIndex>(i));
    }
    return found;
}

} // namespace tessera
