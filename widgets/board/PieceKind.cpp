// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/PieceKind.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(PieceKind)
};

PieceKind kindOf(const Puzzle& puzzle, PieceIndex piece) {
    switch (puzzle.kindOfPiece(piece)) {
    case CellKind::Inner:
        return PieceKind::Inner;
    case CellKind::Side:
        return PieceKind::Side;
    case CellKind::Corner:
    case CellKind::Strip:
    case CellKind::End:
    case CellKind::Single:
        break;
    }
    return PieceKind::Corner;
}

} // namespace

bool isOfKind(const Puzzle& puzzle, PieceIndex piece, PieceKind kind) {
    return kind == PieceKind::All || kind == kindOf(puzzle, piece);
}

QString pieceKindName(const Puzzle& puzzle, PieceIndex piece) {
    switch (kindOf(puzzle, piece)) {
    case PieceKind::Corner:
        return Text::tr("corner piece");
    case PieceKind::Side:
        return Text::tr("side piece");
    default:
        return Text::tr("inner piece");
    }
}

} // namespace tessera
