// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/PaddedGrid.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/solvers/ants/AntSettings.h"
#include "core/edges/solvers/ants/PheromoneTrails.h"

#include <cstdint>
#include <span>

namespace tessera {

/// A board by position of the padded grid; padding and empty cells hold nothing.
using GridPlacements = std::span<const Placement>;

/// Which edges of the construction graph belong to a placement (003, 4.2).
///
/// Cell: one edge, from the cell (row = position) to the piece in its rotation,
/// a piece of the cell's kind.
/// Side: for each neighbour an edge between the two sides that touch. A row is
/// a piece's own side, 4·piece + side counted as the piece is listed; an edge
/// has no direction, so it is kept under both of its ends.
class TrailGraph {
public:
    /// @p pieces must outlive it.
    TrailGraph(AntGraph kind, const CompiledPuzzle& pieces)
        : m_kind(kind), m_pieces(pieces), m_grid{pieces.size()} {}

    [[nodiscard]] AntGraph kind() const { return m_kind; }
    [[nodiscard]] const PaddedGrid& grid() const { return m_grid; }
    [[nodiscard]] std::size_t rows() const {
        return m_kind == AntGraph::Cell ? m_grid.positions()
                                        : 4 * static_cast<std::size_t>(m_pieces.pieceCount());
    }

    /// Calls visit(TrailEdge) for each edge that the piece on a position has,
    /// with those of its neighbours that lie across the given sides.
    template <typename Visit>
    void forEdges(GridPlacements board, Position position, std::span<const Side> sides,
                  Visit&& visit) const {
        const Placement here = board[position];
        if (m_kind == AntGraph::Cell) {
            visit(TrailEdge{position, here.piece(), here.rotation()});
            return;
        }
        for (const Side side : sides) {
            const Placement there = board[m_grid.neighbour(position, side)];
            if (there.isEmpty())
                continue;
            const std::uint8_t own = ownSide(here, side);
            const std::uint8_t other = ownSide(there, opposite(side));
            visit(TrailEdge{here.piece() * 4U + own, there.piece(), other});
            visit(TrailEdge{there.piece() * 4U + other, here.piece(), own});
        }
    }

    /// Calls visit(TrailEdge) for each edge of a whole board: of the given
    /// positions in graph Cell, of every joint once (that is, under both ends)
    /// in graph Side.
    template <typename Visit>
    void forAllEdges(GridPlacements board, std::span<const Position> positions,
                     Visit&& visit) const {
        static constexpr std::array<Side, 2> onward{Side::Right, Side::Down};
        if (m_kind == AntGraph::Cell) {
            for (const Position position : positions)
                forEdges(board, position, {}, visit);
            return;
        }
        for (int cell = 0; cell < m_grid.size.cells(); ++cell)
            forEdges(board, m_grid.position(cell), onward, visit);
    }

    /// The pheromone with which an ant sees each candidate in each rotation on a
    /// position. In graph Side several trails lead there, one from each piece
    /// around; 003 does not say how they are joined: the mean is taken, and
    /// without any neighbour the value of edges never used.
    /// @param indexOf by piece: its index among the candidates, or kNoCandidate
    void gather(const PheromoneTrails& trails, GridPlacements board, Position position,
                std::span<const std::uint16_t> indexOf, std::span<FourFloats> candidates) const;

    static constexpr std::uint16_t kNoCandidate = 0xffff;

private:
    /// The side of the piece, as it is listed, that shows on a side of its cell.
    [[nodiscard]] static std::uint8_t ownSide(Placement placement, Side side) {
        return static_cast<std::uint8_t>((static_cast<unsigned>(side) + 4U - placement.rotation()) &
                                         3U);
    }
    void gatherFromCell(const PheromoneTrails::Row& row, std::span<const std::uint16_t> indexOf,
                        std::span<FourFloats> candidates) const;
    void gatherFromSide(const PheromoneTrails& trails, Placement neighbour, Side side, float share,
                        CellKind kind, std::span<const std::uint16_t> indexOf,
                        std::span<FourFloats> candidates) const;

    AntGraph m_kind;
    const CompiledPuzzle& m_pieces;
    PaddedGrid m_grid;
};

} // namespace tessera
