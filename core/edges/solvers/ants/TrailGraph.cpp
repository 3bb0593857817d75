// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/ants/TrailGraph.h"

#include <algorithm>

namespace tessera {

void TrailGraph::gather(const PheromoneTrails& trails, GridPlacements board, Position position,
                        std::span<const std::uint16_t> indexOf,
                        std::span<FourFloats> candidates) const {
    std::ranges::fill(candidates, fourOf(trails.uncreated()));
    if (m_kind == AntGraph::Cell) {
        gatherFromCell(trails.row(position), indexOf, candidates);
        return;
    }
    const auto around = [&](Side side) { return board[m_grid.neighbour(position, side)]; };
    const auto neighbours =
        std::ranges::count_if(kSides, [&](Side side) { return !around(side).isEmpty(); });
    const CellKind kind = m_pieces.kindOfCell(m_grid.cell(position));
    for (const Side side : kSides) {
        if (!around(side).isEmpty())
            gatherFromSide(trails, around(side), side, 1.0F / static_cast<float>(neighbours), kind,
                           indexOf, candidates);
    }
}

void TrailGraph::gatherFromCell(const PheromoneTrails::Row& row,
                                std::span<const std::uint16_t> indexOf,
                                std::span<FourFloats> candidates) const {
    for (std::size_t i = 0; i < row.pieces.size(); ++i) {
        const std::uint16_t index = indexOf[row.pieces[i]];
        if (index != kNoCandidate)
            candidates[index] = row.trails[i];
    }
}

/// Adds the share of one neighbour to the mean, as what its trails differ from
/// those never used.
void TrailGraph::gatherFromSide(const PheromoneTrails& trails, Placement neighbour, Side side,
                                float share, CellKind kind, std::span<const std::uint16_t> indexOf,
                                std::span<FourFloats> candidates) const {
    const PheromoneTrails::Row& row =
        trails.row(neighbour.piece() * 4U + ownSide(neighbour, opposite(side)));
    const FourFloats unused = fourOf(trails.uncreated());
    const FourFloats part = fourOf(share);
    const auto s = static_cast<unsigned>(side);
    for (std::size_t i = 0; i < row.pieces.size(); ++i) {
        const std::uint16_t index = indexOf[row.pieces[i]];
        if (index == kNoCandidate || m_pieces.kindOfPiece(row.pieces[i]) != kind)
            continue;
        // By own side in the row, by rotation among the candidates.
        const FourFloats& own = row.trails[i];
        const FourFloats turned{own[s], own[(s + 3U) & 3U], own[(s + 2U) & 3U], own[(s + 1U) & 3U]};
        candidates[index] += (turned - unused) * part;
    }
}

} // namespace tessera
