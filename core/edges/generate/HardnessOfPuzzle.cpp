// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/Hardness.h"
#include "core/edges/generate/PairingCounts.h"
#include "core/edges/puzzle/Counting.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace tessera {

namespace {

double logSum(double a, double b) {
    const double most = std::max(a, b);
    return most == kNoWay ? kNoWay : most + std::log(std::exp(a - most) + std::exp(b - most));
}

/// The edges of one colour, by the edges that they can meet.
struct ValueUses {
    int clockwise = 0;           ///< along the frame, on the clockwise side of their piece
    int anticlockwise = 0;       ///< along the frame, on the other side
    int inward = 0;              ///< of frame pieces, towards the inside
    int inner = 0;               ///< of inner pieces; on an unframed board of all pieces
    std::array<int, 4> bySide{}; ///< by the side of the piece as listed
};

using Uses = std::map<Color, ValueUses>;

/// Adjacent hints decide the joint between them: its edges are excluded.
std::vector<bool> decidedEdges(const Puzzle& puzzle) {
    std::vector<bool> decided(puzzle.pieces().size() * 4);
    const Board board = hintedBoard(puzzle);
    for (const Hint& hint : puzzle.hints()) {
        for (const Side side : kSides) {
            const auto across = puzzle.size().neighbour(hint.cell, side);
            if (across ? board.at(*across).isEmpty() : !puzzle.rules().hasRimColor())
                continue;
            const Side listed = turned(side, 4U - hint.placement.rotation());
            decided[hint.placement.piece() * 4U + static_cast<unsigned>(listed)] = true;
        }
    }
    return decided;
}

Uses usesOf(const Puzzle& puzzle) {
    Uses uses;
    const std::vector<bool> decided = decidedEdges(puzzle);
    for (const PieceIndex index : puzzle.pieceIndices()) {
        const Piece& piece = puzzle.piece(index);
        for (const Side side : kSides) {
            const Color color = piece.edge(side);
            if (color == kGrey || decided[index * 4U + static_cast<unsigned>(side)])
                continue;
            ValueUses& value = uses[color];
            ++value.bySide[asIndex(side)];
            if (!puzzle.framed() || piece.greys() == 0)
                ++value.inner;
            else if (!isRingEdge(puzzle, index, side))
                ++value.inward;
            else if (piece.edge(turned(side, 1)) == kGrey)
                ++value.anticlockwise;
            else
                ++value.clockwise;
        }
    }
    return uses;
}

/// ln of the ways along the frame with every joint matched, minus ln of all ways.
double logRing(const Uses& uses, bool isSigned) {
    double log = 0;
    int joints = 0;
    for (const auto& [color, value] : uses) {
        const auto partner = uses.find(mate(color, isSigned));
        const int partners = partner == uses.end() ? 0 : partner->second.anticlockwise;
        if (value.clockwise != partners)
            return kNoWay;
        log += logFactorial(value.clockwise);
        joints += value.clockwise;
    }
    for (const auto& [color, value] : uses) {
        if (value.anticlockwise > 0 && !uses.contains(mate(color, isSigned)))
            return kNoWay;
    }
    return log - logFactorial(joints);
}

/// The same for edges that may meet any others: unsigned ones pair off, signed ones pair with their
/// mates.
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
                return kNoWay;
            log += logTwoGroups(value.inward, value.inner);
            continue;
        }
        const auto partner = uses.find(mate(color, true));
        const int partners =
            partner == uses.end() ? 0 : partner->second.inward + partner->second.inner;
        if (total != partners)
            return kNoWay;
        log += color > 0 ? logFactorial(total) : 0.0;
    }
    return log - (isSigned ? logAll(given + others) : logTwoGroups(given, others));
}

/// On a strip, pieces can be rotated by a half, so any two edges may meet.
double logStrip(const Uses& uses, bool isSigned) {
    Uses free;
    for (const auto& [color, value] : uses)
        free[color].inner = value.clockwise + value.anticlockwise + value.inward;
    return logInside(free, isSigned);
}

/// Each joint matches independently, with the probability that two random edges join.
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
    return joining > 0 ? puzzle.totalEdges() * std::log(joining / (edges * (edges - 1))) : kNoWay;
}

/// For puzzles whose pieces keep their rotation; joints between two hints are decided.
double logDirected(const Puzzle& puzzle, const Uses& uses) {
    const Board hinted = hintedBoard(puzzle);
    double log = 0;
    for (const Side side : {Side::Right, Side::Down}) {
        std::vector<Ends> values;
        for (const auto& [color, value] : uses) {
            const auto partner = uses.find(mate(color, puzzle.isSigned()));
            const int here = value.bySide[asIndex(side)];
            if (partner != uses.end())
                values.emplace_back(here, partner->second.bySide[asIndex(opposite(side))]);
        }
        int joints = puzzle.size().totalEdges(side);
        const int rim = puzzle.size().cells() - joints;
        for (const Hint& hint : puzzle.hints()) {
            const JointState state = jointState(puzzle, hinted, hint.cell, side);
            joints -= state == JointState::Matched || state == JointState::Mismatched ? 1 : 0;
        }
        log += logDirectedMatch(values, joints, rim);
    }
    return log;
}

/// For one colour of the rim: first the rim's edges, then all joints together.
double logRimmed(const Puzzle& puzzle, const Uses& uses, Color own) {
    int rim = puzzle.size().rimEdges();
    for (const Hint& hint : puzzle.hints()) {
        for (const Side side : kSides) {
            if (!puzzle.size().onRim(hint.cell, side))
                continue;
            --rim;
            if (puzzle.edge(hint.placement, side) != own)
                return kNoWay;
        }
    }
    const auto found = uses.find(own);
    const int ofColor = found == uses.end() ? 0 : found->second.inner;
    if (ofColor < rim)
        return kNoWay;
    double log = 0;
    int edges = 0;
    for (const auto& [color, value] : uses) {
        const int left = value.inner - (color == own ? rim : 0);
        if (left % 2 != 0)
            return kNoWay;
        log += logAll(left);
        edges += value.inner;
    }
    return log - logAll(edges - rim) + logDraws(rim, ofColor, edges);
}

double logRimmed(const Puzzle& puzzle, const Uses& uses) {
    if (puzzle.rules().rimColor != kAnyColor)
        return logRimmed(puzzle, uses, puzzle.rules().rimColor);
    double log = kNoWay;
    for (Color color = 1; color <= puzzle.highestColor(); ++color)
        log = logSum(log, logRimmed(puzzle, uses, color));
    return log;
}

/// The arrangements that look different: exchanging copies or rotating symmetric pieces changes
/// nothing.
double logArrangements(const Puzzle& puzzle) {
    std::vector<bool> given(puzzle.pieces().size());
    for (const Hint& hint : puzzle.hints())
        given[hint.placement.piece()] = true;
    std::array<int, kCellKinds> free{};
    std::map<Piece, int> copies;
    double log = 0;
    for (const PieceIndex index : puzzle.pieceIndices()) {
        if (given[index])
            continue;
        const CellKind kind = puzzle.kindOfPiece(index);
        log += std::log(++free[asIndex(kind)]);
        log -= std::log(++copies[puzzle.standardForm(index)]);
        const int ways = waysToLie(kind, puzzle.rules());
        log += std::log(ways > 1 ? ways * puzzle.forms(index) / 4 : 1);
    }
    return log;
}

double logMatch(const Puzzle& puzzle) {
    const Uses uses = usesOf(puzzle);
    if (puzzle.keepsRotation())
        return logDirected(puzzle, uses);
    if (puzzle.rules().hasRimColor())
        return logRimmed(puzzle, uses);
    if (!puzzle.framed())
        return logUnframed(puzzle, uses);
    if (std::min(puzzle.width(), puzzle.height()) == 1)
        return logStrip(uses, puzzle.isSigned());
    return logRing(uses, puzzle.isSigned()) + logInside(uses, puzzle.isSigned());
}

} // namespace

double log10ExpectedSolutions(const Puzzle& puzzle) {
    if (piecesOfKinds(puzzle) != cellsOfKinds(puzzle.size(), puzzle.framed()))
        return kNoWay;
    if (puzzle.keepsRotation() && puzzle.rules().hasRimColor())
        return std::numeric_limits<double>::quiet_NaN();
    return (logArrangements(puzzle) + logMatch(puzzle)) / std::log(10.0);
}

} // namespace tessera
