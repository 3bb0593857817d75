// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/FormatLosses.h"

#include "core/text/FormatError.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

QString lostPieces(const PuzzleFile& file, Held held) {
    if (held == Held::None && file.puzzle.pieceCount() > 0)
        return FormatText::tr("the pieces");
    const bool areLoose = file.board.placedCount() < file.puzzle.pieceCount();
    return held == Held::Placed && areLoose ? FormatText::tr("the pieces that are not on the board")
                                            : QString();
}

bool losesHints(const PuzzleFile& file, Held held) {
    return std::ranges::any_of(file.puzzle.hints(), [&](const Hint& hint) {
        return held == Held::None ||
               (held == Held::Placed && file.board.at(hint.cell) != hint.placement);
    });
}

/// A board of edges has a frame where a piece has a grey edge.
bool losesRules(const PuzzleFile& file, Held held) {
    return held == Held::Placed && !file.puzzle.framed() &&
           std::ranges::any_of(file.puzzle.pieces(),
                               [](const Piece& piece) { return piece.greys() > 0; });
}

} // namespace

QString lossesOf(const PuzzleFile& file, const Format& format) {
    const FormatScope scope = format.scope();
    QStringList lost;
    if (const QString pieces = lostPieces(file, scope.pieces); !pieces.isEmpty())
        lost << pieces;
    if (!scope.board && file.board.placedCount() > 0)
        lost << FormatText::tr("the board");
    if (losesRules(file, scope.pieces))
        lost << FormatText::tr("the rule that there is no frame");
    if (losesHints(file, scope.hints))
        lost << FormatText::tr("the hints");
    if (!scope.locks && std::ranges::find(file.locked, true) != file.locked.end())
        lost << FormatText::tr("the locks");
    if (lost.isEmpty())
        return {};
    return FormatText::tr("The format “%1” does not hold %2.")
        .arg(format.name(), lost.join(QStringLiteral(", ")));
}

} // namespace tessera
