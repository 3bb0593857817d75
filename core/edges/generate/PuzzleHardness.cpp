// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/Hardness.h"
#include "core/edges/generate/PairingOdds.h"
#include "core/edges/puzzle/ColorCensus.h"
#include "core/edges/puzzle/Counting.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace tessera {

namespace {

using namespace pairing;

constexpr double kNone = -std::numeric_limits<double>::infinity();

/// The edges of one value, by what they can meet.
struct ValueUses {
    int clockwise = 0;     ///< along the frame, on the clockwise side of their piece
    int anticlockwise = 0; ///< along the frame, on the other side
    int inward = 0;        ///< of frame pieces, towards the inside
    int inner = 0;         ///< of inner pieces; on an unframed board of all pieces
};

using Uses = std::map<Color, ValueUses>;

Side next(Side side) {
    return static_cast<Side>((static_cast<unsigned>(side) + 1U) & 3U);
}

/// Hints that touch have a joint that is decided already: its edges are out.
std::vector<bool> decidedEdges(const Puzzle& puzzle) {
    std::vector<bool> decided(puzzle.pieces().size() * 4);
    Board board(puzzle.size(), puzzle.pieceCount());
    for (const Hint& hint : puzzle.hints())
        board.place(hint.cell, hint.placement);
    for (const Hint& hint : puzzle.hints()) {
        for (const Side side : kSides) {
            const auto across = puzzle.size().neighbour(hint.cell, side);
            if (!across || board.at(*across).isEmpty())
                continue;
            const unsigned listed =
                (static_cast<unsigned>(side) + 4U - hint.placement.rotation()) & 3U;
            decided[hint.placement.piece() * 4U + listed] = true;
        }
    }
    return decided;
}

Uses usesOf(const Puzzle& puzzle) {
    Uses uses;
    const std::vector<bool> decided = decidedEdges(puzzle);
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        const auto index = static_cast<PieceIndex>(i);
        const Piece& piece = puzzle.piece(index);
        for (const Side side : kSides) {
            const Color color = piece.edge(side);
            if (color == kGrey || decided[index * 4U + static_cast<unsigned>(side)])
                continue;
            ValueUses& value = uses[color];
            if (!puzzle.framed() || piece.greys() == 0)
                ++value.inner;
            else if (!isRingEdge(puzzle, index, side))
                ++value.inward;
            else if (piece.edge(next(side)) == kGrey)
                ++value.anticlockwise;
            else
                ++value.clockwise;
        }
    }
    return uses;
}

/// Ways along the frame with every joint matched, less all ways.
double logRing(const Uses& uses, bool isSigned) {
    double log = 0;
    int joints = 0;
    for (const auto& [color, value] : uses) {
        const auto partner = uses.find(mate(color, isSigned));
        const int partners = partner == uses.end() ? 0 : partner->second.anticlockwise;
        if (value.clockwise != partners)
            return kNone;
        log += logFactorial(value.clockwise);
        joints += value.clockwise;
    }
    for (const auto& [color, value] : uses) {
        if (value.anticlockwise > 0 && !uses.contains(mate(color, isSigned)))
            return kNone;
    }
    return log - logFactorial(joints);
}

/// The same for edges that may meet any other: unsigned values pair off within
/// themselves, signed ones with their mates.
double logInside(const Uses& uses, bool isSigned) {
    double log = 0;
    int given = 0;
    int others = 0;
    for (const auto& [color, value] : uses) {
        given += value.inward;
        others += value.inner;
        const int total = value.inward + value.inner;
        if (!isSigned) {
            if (total % 2 != 0)
                return kNone;
            log += logTwoGroups(value.inward, value.inner);
            continue;
        }
        const auto partner = uses.find(mate(color, true));
        const int partners =
            partner == uses.end() ? 0 : partner->second.inward + partner->second.inner;
        if (total != partners)
            return kNone;
        log += color > 0 ? logFactorial(total) : 0.0;
    }
    return log - (isSigned ? logAll(given + others) : logTwoGroups(given, others));
}

/// On a strip the pieces can be turned round, so that any two edges may meet.
double logStrip(const Uses& uses, bool isSigned) {
    Uses free;
    for (const auto& [color, value] : uses)
        free[color].inner = value.clockwise + value.anticlockwise + value.inward;
    return logInside(free, isSigned);
}

/// Each joint alone matches with the chance that two edges drawn at random join.
double logUnframed(const Puzzle& puzzle, const Uses& uses) {
    double edges = 0;
    double joining = 0;
    for (const auto& [color, value] : uses) {
        const auto partner = uses.find(mate(color, puzzle.isSigned()));
        const int partners = partner == uses.end() ? 0 : partner->second.inner;
        joining += static_cast<double>(value.inner) * (partners - (puzzle.isSigned() ? 0 : 1));
        edges += value.inner;
    }
    if (puzzle.totalEdges() == 0)
        return 0;
    return joining > 0 ? puzzle.totalEdges() * std::log(joining / (edges * (edges - 1))) : kNone;
}

/// The arrangements that look different: copies may change places and
/// symmetric pieces turn unseen.
double logArrangements(const Puzzle& puzzle) {
    std::vector<bool> given(puzzle.pieces().size());
    for (const Hint& hint : puzzle.hints())
        given[hint.placement.piece()] = true;
    std::array<int, kCellKinds> free{};
    std::map<Piece, int> copies;
    double log = 0;
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        const auto index = static_cast<PieceIndex>(i);
        if (given[index])
            continue;
        const Piece& piece = puzzle.piece(index);
        const CellKind kind = puzzle.kindOfPiece(index);
        log += std::log(++free[static_cast<std::size_t>(kind)]);
        log -= std::log(++copies[piece.canonical()]);
        int ways = waysToLie(kind);
        if (ways > 1 && piece.rotated(1) == piece)
            ways = 1;
        else if (ways > 1 && piece.rotated(2) == piece)
            ways /= 2;
        log += std::log(ways);
    }
    return log;
}

bool hasTheRightPieces(const Puzzle& puzzle) {
    std::array<int, kCellKinds> found{};
    for (int i = 0; i < puzzle.pieceCount(); ++i)
        ++found[static_cast<std::size_t>(puzzle.kindOfPiece(static_cast<PieceIndex>(i)))];
    return puzzle.isComplete() && (!puzzle.framed() || found == cellsOfKinds(puzzle.size()));
}

double logMatch(const Puzzle& puzzle) {
    const Uses uses = usesOf(puzzle);
    if (!puzzle.framed())
        return logUnframed(puzzle, uses);
    if (std::min(puzzle.width(), puzzle.height()) == 1)
        return logStrip(uses, puzzle.isSigned());
    return logRing(uses, puzzle.isSigned()) + logInside(uses, puzzle.isSigned());
}

} // namespace

double log10ExpectedSolutions(const Puzzle& puzzle) {
    if (!hasTheRightPieces(puzzle))
        return kNone;
    return (logArrangements(puzzle) + logMatch(puzzle)) / std::log(10.0);
}

} // namespace tessera
