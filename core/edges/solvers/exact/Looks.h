// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/support/Random.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// The orientations of the movable pieces; copies of a piece and rotations that look the same are
/// one. Pieces that keep their rotation have one look.
class Looks {
public:
    /// @param reserved the stock of numbers that are not movable pieces; pieces are numbered after
    /// them
    /// @param random shuffles the pieces; null keeps their order
    Looks(const EdgeProblem& problem, const CompiledPuzzle& pieces,
          std::vector<std::uint16_t> reserved, Random* random);

    /// The number of different edges, grey (0) included.
    [[nodiscard]] std::size_t codes() const { return m_codes; }
    /// 1 to codes()−1, equal for edges that match if one is to the right of the other or below it.
    [[nodiscard]] std::uint8_t codeOf(PackedEdges edges, Side side) const {
        return m_codeOf[packedEdge(edges, side)];
    }
    /// The number of copies of each piece, by its number.
    [[nodiscard]] std::span<const std::uint16_t> stock() const { return m_stock; }
    [[nodiscard]] std::uint16_t numberOf(PieceIndex piece) const { return m_numberOf[piece]; }
    /// Each look as the placement of one of its copies, piece by piece.
    [[nodiscard]] std::span<const Placement> all() const { return m_all; }

private:
    void add(const CompiledPuzzle& pieces, PieceIndex piece, bool keepsRotation);

    std::size_t m_codes = 1;
    std::array<std::uint8_t, 256> m_codeOf{}; ///< by packed edge
    std::vector<std::uint16_t> m_stock;
    std::vector<std::uint16_t> m_numberOf; ///< by piece
    std::vector<Placement> m_all;
};

/// Makes boards from looks: on a board each copy of a piece has its own cell.
class RealCopies {
public:
    /// Both must outlive it.
    RealCopies(const EdgeProblem& problem, const CompiledPuzzle& pieces);

    /// Places the fixed pieces and, on the first cells, the looks of the others.
    /// @param looks Placement codes of any copies, one per cell; those of fixed cells are ignored
    /// @param codes Placement codes in cell order
    void lay(std::span<const std::uint16_t> looks, std::span<std::uint16_t> codes);

    /// Starts a board: the fixed pieces are placed, all other cells are empty.
    void begin(std::span<std::uint16_t> codes);
    /// The first copy that is not yet on the board, rotated to look the same.
    [[nodiscard]] Placement next(Placement look);

private:
    const EdgeProblem& m_problem;
    const CompiledPuzzle& m_pieces;
    std::vector<std::uint8_t> m_used; ///< by piece
    std::vector<int> m_nextCopy;      ///< by piece; the number of pieces if there is none
};

} // namespace tessera
