// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/CellDemands.h"

#include <algorithm>

namespace tessera {

bool Demand::allows(Color edge) const {
    switch (kind) {
    case Kind::Exactly:
        return edge == color;
    case Kind::Grey:
        return edge == kGrey;
    case Kind::AnyColor:
        return edge != kGrey;
    case Kind::Anything:
        break;
    }
    return true;
}

std::optional<CellDemands> demandsOf(const Puzzle& puzzle, const Board& board, int cell) {
    CellDemands demands;
    for (const Side side : kSides) {
        Demand& demand = demands[static_cast<std::size_t>(side)];
        const auto across = puzzle.size().neighbour(cell, side);
        if (!across) {
            demand.kind = puzzle.framed() ? Demand::Kind::Grey : Demand::Kind::Anything;
        } else if (board.at(*across).isEmpty()) {
            demand.kind = puzzle.framed() ? Demand::Kind::AnyColor : Demand::Kind::Anything;
        } else {
            const Color there = puzzle.edge(board.at(*across), opposite(side));
            if (there == kGrey)
                return std::nullopt;
            demand = {Demand::Kind::Exactly, mate(there, puzzle.isSigned())};
        }
    }
    return demands;
}

bool meets(const Piece& piece, Rotation rotation, const CellDemands& demands) {
    return std::ranges::all_of(kSides, [&](Side side) {
        return demands[static_cast<std::size_t>(side)].allows(piece.edge(side, rotation));
    });
}

} // namespace tessera
