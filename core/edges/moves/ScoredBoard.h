// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/BestRotation.h"
#include "core/edges/moves/PaddedGrid.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/CompiledPuzzle.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// A placement that a move puts on a position.
struct Change {
    Position position = 0;
    Placement placement;
};

/// A swap worked out: what goes where, and what it does to the score.
struct PlannedSwap {
    Change first;
    Change second;
    int delta = 0;
};

/// A board with its score kept up to date. Evaluating or making a move costs the
/// same however large the board is; all deltas are exact. The one place where
/// solvers get deltas from.
///
/// Every position remembers what its neighbours show it, so that evaluating a
/// piece there reads no neighbour. Moves are far more often evaluated than made.
///
/// set() does not mind a piece lying on two positions for a moment: a solver's
/// moves as a whole have to keep the permutation.
class ScoredBoard {
public:
    /// An empty board. @p pieces must outlive it.
    explicit ScoredBoard(const CompiledPuzzle& pieces);

    [[nodiscard]] const CompiledPuzzle& pieces() const { return *m_pieces; }
    [[nodiscard]] const PaddedGrid& grid() const { return m_grid; }
    /// Matched edges.
    [[nodiscard]] int score() const { return m_score; }
    [[nodiscard]] Placement at(Position position) const { return m_cells[position].placement; }
    /// Matched edges of the piece on a position, 0 to 4.
    [[nodiscard]] int matches(Position position) const {
        return static_cast<int>(m_cells[position].matches);
    }
    /// The edges that would match on each side of a position: what its neighbours
    /// show, in the form of CompiledPuzzle::oriented().
    [[nodiscard]] PackedEdges wanted(Position position) const { return m_cells[position].wanted; }

    /// Whether the joint on one side of a position matches.
    [[nodiscard]] bool isMatched(Position position, Side side) const {
        const Cell& cell = m_cells[position];
        return packedEdge(cell.shown, side) == packedEdge(cell.wanted, side);
    }

    void clear();
    /// Lays another board of the same size, given by Placement codes in cell order.
    void assign(std::span<const std::uint16_t> codes);
    /// Puts a placement, or nothing, on a position.
    void set(Position position, Placement placement);
    void set(const Change& change) { set(change.position, change.placement); }

    /// The matched edges a piece would have on a position in each rotation,
    /// with the rotations that the frame forbids cleared.
    [[nodiscard]] RotationMatches rotationMatches(PieceIndex piece, Position position) const {
        const Cell& cell = m_cells[position];
        return static_cast<RotationMatches>(matchRotations(m_oriented + piece * 4U, cell.wanted) &
                                            allowed(piece, cell));
    }
    /// The same for the best allowed rotation, as a number.
    [[nodiscard]] int bestMatchesOf(PieceIndex piece, Position position) const {
        return kBestMatches[rotationMatches(piece, position)];
    }
    /// The matched edges a placement (not an empty one) would have on a position.
    [[nodiscard]] int matchesOf(Placement placement, Position position) const {
        return equalBytes(m_oriented[placement.code()], m_cells[position].wanted);
    }
    /// The allowed rotations of a piece on a position; see CompiledPuzzle.
    [[nodiscard]] std::uint16_t allowedRotations(PieceIndex piece, Position position) const {
        return allowed(piece, m_cells[position]);
    }
    /// A piece in its best rotation there; ties go to the first from @p tie on.
    [[nodiscard]] Placement bestPlacement(PieceIndex piece, Position position, unsigned tie) const {
        const RotationMatches found = rotationMatches(piece, position);
        return {piece, bestRotation(found, allowedRotations(piece, position), tie)};
    }

    /// A placement (not an empty one) turned on clockwise, if need be, until the
    /// frame allows it on a position.
    [[nodiscard]] Placement allowedPlacement(Placement placement, Position position) const {
        const PieceIndex piece = placement.piece();
        return {piece, bestRotation(0, allowedRotations(piece, position), placement.rotation())};
    }

    /// Another rotation of the piece on a position that the frame allows, one of
    /// them by @p draw. @pre MovableCells::rotatable() has the position.
    [[nodiscard]] Placement otherRotation(Position position, unsigned draw) const {
        const Placement here = at(position);
        const bool free = allowedRotations(here.piece(), position) == 0xffffU;
        return here.turned(free ? 1 + static_cast<int>(draw % 3U) : 2);
    }

    /// What set() of a placement (not an empty one) would do to the score.
    [[nodiscard]] int setDelta(Position position, Placement placement) const {
        return matchesOf(placement, position) - matches(position);
    }
    /// What two set() on different positions would do to the score together.
    [[nodiscard]] int setDelta(const Change& first, const Change& second) const;

    /// What exchanging the pieces of two different positions of one kind does
    /// to the score when each then takes its best rotation (N_SRC of 000; where
    /// the frame leaves one rotation also N_SC and N_SS).
    [[nodiscard]] int swapDelta(Position a, Position b) const {
        if (m_grid.adjacent(a, b)) [[unlikely]]
            return planAdjacentSwap(a, b, 0).delta;
        return bestMatchesOf(at(b).piece(), a) + bestMatchesOf(at(a).piece(), b) - matches(a) -
               matches(b);
    }
    /// The same move with the placements it leads to.
    [[nodiscard]] PlannedSwap planSwap(Position a, Position b, unsigned tie) const;
    /// Exchanges two pieces that keep their rotations where the frame allows it
    /// (N_SWC of 000).
    [[nodiscard]] PlannedSwap planPlainSwap(Position a, Position b) const;

    void make(const PlannedSwap& swap) {
        set(swap.first);
        set(swap.second);
    }

    /// The board as Placement codes in cell order; @p codes has one entry a cell.
    void copyTo(std::span<std::uint16_t> codes) const;
    [[nodiscard]] Board toBoard() const;

private:
    struct Cell {
        PackedEdges wanted = 0; ///< what would match on each side
        PackedEdges shown = 0;
        Placement placement;
        std::uint16_t rotations = 0; ///< CompiledPuzzle::cellRotations()
        std::uint32_t matches = 0;
    };

    [[nodiscard]] std::uint16_t allowed(PieceIndex piece, const Cell& cell) const {
        return CompiledPuzzle::turnedNibbles(cell.rotations, m_turns[piece]);
    }
    [[nodiscard]] PlannedSwap planAdjacentSwap(Position a, Position b, unsigned tie) const;

    const CompiledPuzzle* m_pieces;
    const PackedEdges* m_oriented;
    const std::uint8_t* m_turns;
    PaddedGrid m_grid;
    int m_score = 0;
    std::vector<Cell> m_cells;
};

} // namespace tessera
