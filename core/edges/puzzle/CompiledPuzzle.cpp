// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/CompiledPuzzle.h"

#include <map>

namespace tessera {

namespace {

/// Grey on right and down: a byte that no colour has.
constexpr std::uint8_t unmatchable(bool isSigned) { return isSigned ? 128 : 255; }

std::uint8_t ownByte(Color color) { return static_cast<std::uint8_t>(color); }

std::uint8_t wantedByte(Color color, bool isSigned) {
    return color == kGrey ? unmatchable(isSigned) : ownByte(mate(color, isSigned));
}

PackedEdges pack(const Piece& piece, bool isSigned) {
    const auto byte = [](std::uint8_t value, Side side) {
        return static_cast<PackedEdges>(value) << (8U * static_cast<unsigned>(side));
    };
    return byte(ownByte(piece.edge(Side::Up)), Side::Up) |
           byte(wantedByte(piece.edge(Side::Right), isSigned), Side::Right) |
           byte(wantedByte(piece.edge(Side::Down), isSigned), Side::Down) |
           byte(ownByte(piece.edge(Side::Left)), Side::Left);
}

/// One bit per side, up lowest.
using SideMask = unsigned;

SideMask greySides(const Piece& piece) {
    SideMask mask = 0;
    for (std::size_t i = 0; i < 4; ++i)
        mask |= piece.edges[i] == kGrey ? 1U << i : 0U;
    return mask;
}

SideMask rimSides(GridSize size, int cell) {
    SideMask mask = 0;
    for (const Side side : kSides)
        mask |= size.onRim(cell, side) ? 1U << static_cast<unsigned>(side) : 0U;
    return mask;
}

SideMask turned(SideMask mask, unsigned quarters) {
    return ((mask << quarters) | (mask >> (4U - quarters))) & 15U;
}

/// The rotation that brings a mask to the smallest of its four rotated forms, which represents its
/// kind.
std::uint8_t turnToStandard(SideMask mask) {
    unsigned best = 0;
    for (unsigned quarters = 1; quarters < 4; ++quarters)
        best = turned(mask, quarters) < turned(mask, best) ? quarters : best;
    return static_cast<std::uint8_t>(best);
}

} // namespace

CompiledPuzzle::CompiledPuzzle(const Puzzle& puzzle, RimRotations rim) : m_size(puzzle.size()) {
    compileEdges(puzzle);
    compileFrame(puzzle, puzzle.framed() && rim == RimRotations::Enforced);
    findCopies(puzzle);
}

void CompiledPuzzle::compileEdges(const Puzzle& puzzle) {
    m_grey = pack(Piece{}, puzzle.isSigned());
    const Color rim = puzzle.rules().rimColor;
    const Color outside = rim == kAnyColor ? puzzle.commonestColor() : rim;
    m_outside = pack({{outside, outside, outside, outside}}, puzzle.isSigned());
    m_oriented.reserve(puzzle.pieces().size() * 4);
    for (const Piece& piece : puzzle.pieces()) {
        for (Rotation rotation = 0; rotation < 4; ++rotation)
            m_oriented.push_back(pack(piece.rotated(rotation), puzzle.isSigned()));
    }
}

void CompiledPuzzle::compileFrame(const Puzzle& puzzle, bool enforced) {
    for (const PieceIndex index : puzzle.pieceIndices()) {
        m_pieceKind.push_back(puzzle.kindOfPiece(index));
        m_pieceTurn.push_back(enforced ? turnToStandard(greySides(puzzle.piece(index))) : 0);
    }
    for (int cell = 0; cell < m_size.cells(); ++cell) {
        m_cellKind.push_back(puzzle.kindOfCell(cell));
        const SideMask rim = enforced ? rimSides(m_size, cell) : 0;
        const SideMask standard = turned(rim, turnToStandard(rim));
        const unsigned turns = puzzle.keepsRotation() ? 1 : 4;
        std::uint16_t nibbles = 0;
        for (unsigned quarters = 0; quarters < turns; ++quarters) {
            if (turned(standard, quarters) == rim)
                nibbles = static_cast<std::uint16_t>(nibbles | (15U << (4U * quarters)));
        }
        m_cellNibbles.push_back(nibbles);
    }
}

void CompiledPuzzle::findCopies(const Puzzle& puzzle) {
    std::map<std::array<Color, 4>, PieceIndex> first;
    for (const PieceIndex index : puzzle.pieceIndices()) {
        m_firstCopy.push_back(first.emplace(puzzle.standardForm(index).edges, index).first->second);
    }
}

} // namespace tessera
