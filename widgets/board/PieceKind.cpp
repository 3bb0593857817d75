// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/PieceKind.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace tessera {

namespace {

struct PieceKindText {
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

std::vector<int> piecePlaces(const Puzzle& puzzle, PieceOrder order) {
    std::vector<PieceIndex> pieces(puzzle.pieces().size());
    std::iota(pieces.begin(), pieces.end(), PieceIndex{0});
    if (order == PieceOrder::Kind)
        std::ranges::stable_sort(pieces, {},
                                 [&](PieceIndex piece) { return kindOf(puzzle, piece); });
    if (order == PieceOrder::Colors)
        std::ranges::stable_sort(
            pieces, {}, [&](PieceIndex piece) { return puzzle.piece(piece).canonical().edges; });
    std::vector<int> places(pieces.size());
    for (std::size_t place = 0; place < pieces.size(); ++place)
        places[pieces[place]] = static_cast<int>(place);
    return places;
}

bool showsColor(const Piece& piece, Color color) {
    return std::ranges::any_of(piece.edges,
                               [color](Color edge) { return std::abs(edge) == std::abs(color); });
}

QString pieceKindName(const Puzzle& puzzle, PieceIndex piece) {
    switch (kindOf(puzzle, piece)) {
    case PieceKind::Corner:
        return PieceKindText::tr("corner piece");
    case PieceKind::Side:
        return PieceKindText::tr("side piece");
    default:
        return PieceKindText::tr("inner piece");
    }
}

} // namespace tessera
