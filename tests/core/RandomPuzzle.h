// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"
#include "core/support/Random.h"

#include <algorithm>
#include <vector>

namespace tessera::test {

struct KindOfPuzzle {
    GridSize size;
    Rules rules;
    int borderColors = 2;
    int innerColors = 3;
};

/// A small solvable puzzle, with copies of pieces at random: colours are
/// drawn for every joint, and for every rim edge of an unframed board that has
/// no rule for it. The solution is pieces 0, 1, … in rotation 0.
inline Puzzle randomPuzzle(Random& random, const KindOfPuzzle& kind) {
    const GridSize size = kind.size;
    std::vector<Piece> pieces(static_cast<std::size_t>(size.cells()));
    const auto onFrame = [&](int cell) { return size.framedKind(cell) != CellKind::Inner; };
    const auto draw = [&](int cell, std::optional<int> across) {
        const bool border = kind.rules.framed && across && onFrame(cell) && onFrame(*across);
        const int first = border ? 0 : kind.borderColors;
        const int count = border ? kind.borderColors : kind.innerColors;
        const auto color = static_cast<Color>(
            1 + first + static_cast<int>(random.below(static_cast<std::uint32_t>(count))));
        return kind.rules.isSigned && random.chance(0.5) ? static_cast<Color>(-color) : color;
    };
    for (int cell = 0; cell < size.cells(); ++cell) {
        Piece& piece = pieces[static_cast<std::size_t>(cell)];
        for (const Side side : kSides) {
            Color& edge = piece.edges[static_cast<std::size_t>(side)];
            const auto across = size.neighbour(cell, side);
            if (across && *across < cell)
                edge = mate(pieces[static_cast<std::size_t>(*across)].edge(opposite(side)),
                            kind.rules.isSigned);
            else if (!across && kind.rules.hasRimColor())
                edge = kind.rules.rimColor;
            else if (across || !kind.rules.framed)
                edge = draw(cell, across);
        }
    }
    return {size, kind.rules, std::move(pieces)};
}

/// The same puzzle with its pieces shuffled and rotated, unless they keep their rotation. @pre no
/// hints
inline Puzzle shuffledPuzzle(Random& random, const Puzzle& puzzle) {
    std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
    random.shuffle(std::span<Piece>(pieces));
    for (Piece& piece : pieces) {
        if (!puzzle.keepsRotation())
            piece = piece.rotated(static_cast<Rotation>(random.below(4)));
    }
    return {puzzle.size(), puzzle.rules(), std::move(pieces)};
}

/// Boards of every sort: framed or not, signed or not, with a rim in one colour,
/// one cell wide, wide and square, with many copies and with few.
inline std::vector<KindOfPuzzle> everyKind() {
    std::vector<KindOfPuzzle> kinds;
    for (const bool framed : {true, false}) {
        for (const bool isSigned : {true, false}) {
            for (const GridSize size :
                 {GridSize{1, 1}, GridSize{1, 2}, GridSize{1, 5}, GridSize{6, 1}, GridSize{2, 2},
                  GridSize{2, 5}, GridSize{3, 3}, GridSize{5, 4}, GridSize{6, 6}}) {
                kinds.push_back({size, {framed, isSigned}, 2, 3});
                kinds.push_back({size, {framed, isSigned}, 1, 1});
            }
        }
    }
    // The rim in a colour that also occurs inside, and in one that does not.
    for (const GridSize size : {GridSize{1, 2}, GridSize{2, 2}, GridSize{2, 5}, GridSize{5, 4}})
        kinds.push_back({size, {false, false, false, 4}, 2, 3});
    kinds.push_back({{3, 3}, {false, false, false, 9}, 2, 3});
    return kinds;
}

/// The same, and the unframed ones again with pieces that keep their rotation.
inline std::vector<KindOfPuzzle> everyKindAndKept() {
    std::vector<KindOfPuzzle> kinds = everyKind();
    for (KindOfPuzzle kind : everyKind()) {
        kind.rules.keepsRotation = true;
        if (!kind.rules.framed)
            kinds.push_back(kind);
    }
    return kinds;
}

/// Hints on some random cells, which usually contradict each other.
inline Puzzle withRandomHints(Random& random, const Puzzle& puzzle, int most) {
    std::vector<Hint> hints;
    for (int tries = 0; tries < 100 * most && static_cast<int>(hints.size()) < most; ++tries) {
        const int cell =
            static_cast<int>(random.index(static_cast<std::size_t>(puzzle.size().cells())));
        // One after the other: compilers differ in the order of arguments.
        const auto rotation = static_cast<Rotation>(puzzle.keepsRotation() ? 0 : random.below(4));
        const auto piece =
            static_cast<PieceIndex>(random.index(static_cast<std::size_t>(puzzle.pieceCount())));
        const Placement placement(piece, rotation);
        const bool isTaken = std::ranges::any_of(hints, [&](const Hint& hint) {
            return hint.cell == cell || hint.placement.piece() == placement.piece();
        });
        if (!isTaken && puzzle.respectsFrame(cell, placement) &&
            puzzle.kindOfPiece(placement.piece()) == puzzle.kindOfCell(cell))
            hints.push_back({cell, placement});
    }
    return puzzle.withHints(hints);
}

} // namespace tessera::test
