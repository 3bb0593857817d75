// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/ColorCensus.h"

#include <algorithm>
#include <cstdlib>

namespace tessera {

namespace {

Side turned(Side side, unsigned quarters) {
    return static_cast<Side>((static_cast<unsigned>(side) + quarters) & 3U);
}

} // namespace

bool isRingEdge(const Puzzle& puzzle, PieceIndex index, Side side) {
    const Piece& piece = puzzle.piece(index);
    return puzzle.framed() && piece.edge(side) != kGrey &&
           (piece.edge(turned(side, 1)) == kGrey || piece.edge(turned(side, 3)) == kGrey);
}

bool carries(const Puzzle& puzzle, PieceIndex index, Color pattern, bool ring) {
    return std::ranges::any_of(kSides, [&](Side side) {
        return std::abs(puzzle.piece(index).edge(side)) == pattern &&
               isRingEdge(puzzle, index, side) == ring;
    });
}

int ColorUses::unpaired(bool isSigned) const {
    return isSigned ? std::abs(positive - negative) : positive % 2;
}

ColorCensus::ColorCensus(const Puzzle& puzzle) {
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        const auto index = static_cast<PieceIndex>(i);
        for (const Side side : kSides) {
            const Color color = puzzle.piece(index).edge(side);
            if (color == kGrey)
                continue;
            auto& uses = m_uses[isRingEdge(puzzle, index, side) ? 1 : 0];
            ColorUses& pattern = uses[static_cast<Color>(std::abs(color))];
            ++(color > 0 ? pattern.positive : pattern.negative);
        }
    }
}

int ColorCensus::borderColors() const {
    return static_cast<int>(std::ranges::count_if(
        patterns(true), [&](const auto& entry) { return !patterns(false).contains(entry.first); }));
}

int ColorCensus::innerColors() const {
    return static_cast<int>(patterns(false).size());
}

} // namespace tessera
