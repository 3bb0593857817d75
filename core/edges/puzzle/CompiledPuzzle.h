// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// The four edges of an oriented piece, one byte each: up in the lowest byte, then right, down,
/// left. Up and left hold the piece's own colour, right and down the colour that they need to meet.
/// So two neighbours match exactly when the touching bytes are equal, in signed and unsigned
/// puzzles.
///
/// Grey is 0 on up and left, and on right and down a byte that no colour has: it matches nothing.
using PackedEdges = std::uint32_t;

[[nodiscard]] constexpr std::uint8_t packedEdge(PackedEdges edges, Side side) {
    return static_cast<std::uint8_t>(edges >> (8U * static_cast<unsigned>(side)));
}

/// The number of bytes in which two words agree.
[[nodiscard]] constexpr int equalBytes(PackedEdges a, PackedEdges b) {
    const std::uint32_t difference = a ^ b;
    const std::uint32_t unequal =
        (((difference & 0x7f7f7f7fU) + 0x7f7f7f7fU) | difference) & 0x80808080U;
    return 4 - static_cast<int>(((unequal >> 7U) * 0x01010101U) >> 24U);
}

/// Whether pieces show grey at the frame, or only keep to the cells of their kind.
enum class RimRotations : std::uint8_t { Enforced, Any };

/// A puzzle's pieces in the form for search loops: every orientation as one word, and the rotations
/// of each piece that suit the frame on each cell. Keeps no reference to the Puzzle.
class CompiledPuzzle {
public:
    /// @param rim Any allows every rotation on every cell
    explicit CompiledPuzzle(const Puzzle& puzzle, RimRotations rim = RimRotations::Enforced);

    [[nodiscard]] GridSize size() const { return m_size; }
    [[nodiscard]] int pieceCount() const { return static_cast<int>(m_pieceKind.size()); }
    [[nodiscard]] std::vector<PieceIndex> pieceIndices() const { return firstPieces(pieceCount()); }

    /// All orientations, index piece·4 + rotation: Placement::code().
    [[nodiscard]] std::span<const PackedEdges> oriented() const { return m_oriented; }
    /// For an empty placement greyEdges().
    [[nodiscard]] PackedEdges edges(Placement placement) const {
        return placement.isEmpty() ? m_grey : m_oriented[placement.code()];
    }
    /// The edges of an empty cell.
    [[nodiscard]] PackedEdges greyEdges() const { return m_grey; }
    /// The edges of everything outside the board: grey, or the colour that the rim has to show; if
    /// any is allowed, the most frequent.
    [[nodiscard]] PackedEdges outsideEdges() const { return m_outside; }
    /// Whether edges at the rim have to match the outside.
    [[nodiscard]] bool countsRim() const { return m_outside != m_grey; }
    /// Puzzle::totalEdges().
    [[nodiscard]] int totalEdges() const {
        return m_size.totalEdges() + (countsRim() ? m_size.rimEdges() : 0);
    }

    [[nodiscard]] CellKind kindOfPiece(PieceIndex piece) const { return m_pieceKind[piece]; }
    [[nodiscard]] CellKind kindOfCell(int cell) const { return m_cellKind[asIndex(cell)]; }

    /// The rotations in which a piece of the cell's kind shows grey exactly at the frame: four bits
    /// per rotation, all set or all clear, rotation 0 lowest. All 16 bits on inner cells; four on
    /// sides, corners and ends; eight on the middle cells of a board that is one cell wide. If
    /// pieces keep their rotation, the lowest four on every cell.
    [[nodiscard]] std::uint16_t allowedRotations(PieceIndex piece, int cell) const {
        return turnedNibbles(m_cellNibbles[asIndex(cell)], m_pieceTurn[piece]);
    }
    /// The halves of allowedRotations(): turnedNibbles(cellRotations(cell), pieceTurns()[piece]).
    [[nodiscard]] std::uint16_t cellRotations(int cell) const {
        return m_cellNibbles[asIndex(cell)];
    }
    [[nodiscard]] std::span<const std::uint8_t> pieceTurns() const { return m_pieceTurn; }
    [[nodiscard]] static constexpr std::uint16_t turnedNibbles(std::uint16_t nibbles,
                                                               unsigned turn) {
        const std::uint32_t twice = nibbles * 0x00010001U;
        return static_cast<std::uint16_t>(twice >> (16U - 4U * turn));
    }

    /// The first copy of this piece; itself if it is the first or has no copies.
    [[nodiscard]] PieceIndex firstCopy(PieceIndex piece) const { return m_firstCopy[piece]; }

private:
    void compileEdges(const Puzzle& puzzle);
    void compileFrame(const Puzzle& puzzle, bool enforced);
    void findCopies(const Puzzle& puzzle);

    GridSize m_size;
    PackedEdges m_grey = 0;
    PackedEdges m_outside = 0;
    std::vector<PackedEdges> m_oriented;
    std::vector<CellKind> m_pieceKind;
    std::vector<CellKind> m_cellKind;
    std::vector<std::uint8_t> m_pieceTurn;
    std::vector<std::uint16_t> m_cellNibbles;
    std::vector<PieceIndex> m_firstCopy;
};

} // namespace tessera
