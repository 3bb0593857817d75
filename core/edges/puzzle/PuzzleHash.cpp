// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/PuzzleHash.h"

#include <QCryptographicHash>

#include <algorithm>

namespace tessera {

QByteArray puzzleHash(const Puzzle& puzzle) {
    QByteArray text;
    const auto add = [&text](int number) { text += QByteArray::number(number) + ' '; };
    add(puzzle.width());
    add(puzzle.height());
    add(puzzle.framed() ? 1 : 0);
    add(puzzle.isSigned() ? 1 : 0);
    for (const Piece& piece : puzzle.pieces()) {
        for (const Color color : piece.edges)
            add(color);
    }
    std::vector<Hint> hints(puzzle.hints().begin(), puzzle.hints().end());
    std::ranges::sort(hints, {}, &Hint::cell);
    for (const Hint& hint : hints) {
        add(hint.cell);
        add(hint.placement.code());
    }
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(32);
}

} // namespace tessera
