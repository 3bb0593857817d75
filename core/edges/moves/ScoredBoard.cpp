// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/ScoredBoard.h"

namespace tessera {

namespace {

constexpr PackedEdges withEdge(PackedEdges edges, Side side, std::uint8_t value) {
    const unsigned shift = 8U * static_cast<unsigned>(side);
    return (edges & ~(PackedEdges{255} << shift)) | (PackedEdges{value} << shift);
}

Side sideTowards(const PaddedGrid& grid, Position from, Position to) {
    for (const Side side : kSides) {
        if (grid.neighbour(from, side) == to)
            return side;
    }
    return Side::Up;
}

} // namespace

ScoredBoard::ScoredBoard(const CompiledPuzzle& pieces)
    : m_pieces(&pieces), m_oriented(pieces.oriented().data()),
      m_turns(pieces.pieceTurns().data()), m_grid{pieces.size()}, m_cells(m_grid.positions()) {
    for (int cell = 0; cell < m_grid.size.cells(); ++cell)
        m_cells[m_grid.position(cell)].rotations = pieces.cellRotations(cell);
    clear();
}

void ScoredBoard::clear() {
    const PackedEdges grey = m_pieces->greyEdges();
    PackedEdges greyWanted = 0;
    for (const Side side : kSides)
        greyWanted = withEdge(greyWanted, side, packedEdge(grey, opposite(side)));
    for (Cell& cell : m_cells) {
        cell.wanted = greyWanted;
        cell.shown = grey;
        cell.placement = Placement();
        cell.matches = 0;
    }
    m_score = 0;
}

void ScoredBoard::assign(std::span<const std::uint16_t> codes) {
    clear();
    for (int cell = 0; cell < m_grid.size.cells(); ++cell)
        set(m_grid.position(cell), Placement::fromCode(codes[static_cast<std::size_t>(cell)]));
}

void ScoredBoard::set(Position position, Placement placement) {
    Cell& here = m_cells[position];
    const PackedEdges shown = m_pieces->edges(placement);
    std::uint32_t matches = 0;
    for (const Side side : kSides) {
        Cell& there = m_cells[m_grid.neighbour(position, side)];
        const std::uint8_t wanted = packedEdge(here.wanted, side);
        const std::uint8_t edge = packedEdge(shown, side);
        const std::uint32_t before = packedEdge(here.shown, side) == wanted ? 1 : 0;
        const std::uint32_t after = edge == wanted ? 1 : 0;
        there.matches += after - before;
        there.wanted = withEdge(there.wanted, opposite(side), edge);
        matches += after;
    }
    m_score += static_cast<int>(matches) - static_cast<int>(here.matches);
    here.matches = matches;
    here.shown = shown;
    here.placement = placement;
}

int ScoredBoard::setDelta(const Change& first, const Change& second) const {
    const int apart =
        setDelta(first.position, first.placement) + setDelta(second.position, second.placement);
    if (!m_grid.adjacent(first.position, second.position))
        return apart;
    // Each half was weighed against the other's old piece.
    const Side side = sideTowards(m_grid, first.position, second.position);
    const auto joins = [&](PackedEdges a, PackedEdges b) {
        return packedEdge(a, side) == packedEdge(b, opposite(side)) ? 1 : 0;
    };
    const PackedEdges oldFirst = m_cells[first.position].shown;
    const PackedEdges oldSecond = m_cells[second.position].shown;
    const PackedEdges newFirst = m_pieces->edges(first.placement);
    const PackedEdges newSecond = m_pieces->edges(second.placement);
    return apart + joins(newFirst, newSecond) + joins(oldFirst, oldSecond) -
           joins(newFirst, oldSecond) - joins(oldFirst, newSecond);
}

PlannedSwap ScoredBoard::planSwap(Position a, Position b, unsigned tie) const {
    if (m_grid.adjacent(a, b))
        return planAdjacentSwap(a, b, tie);
    PlannedSwap swap{{a, bestPlacement(at(b).piece(), a, tie)},
                     {b, bestPlacement(at(a).piece(), b, tie >> 2U)}};
    swap.delta = setDelta(a, swap.first.placement) + setDelta(b, swap.second.placement);
    return swap;
}

PlannedSwap ScoredBoard::planAdjacentSwap(Position a, Position b, unsigned tie) const {
    const PieceIndex pieceToA = at(b).piece();
    const PieceIndex pieceToB = at(a).piece();
    const unsigned allowedAtA = allowedRotations(pieceToA, a);
    const unsigned allowedAtB = allowedRotations(pieceToB, b);
    PlannedSwap best;
    bool found = false;
    for (unsigned i = 0; i < 16; ++i) {
        const unsigned rotations = (i + tie) & 15U;
        const auto rotationA = static_cast<Rotation>(rotations & 3U);
        const auto rotationB = static_cast<Rotation>(rotations >> 2U);
        if (((allowedAtA >> (4U * rotationA)) & (allowedAtB >> (4U * rotationB)) & 1U) == 0)
            continue;
        PlannedSwap swap{{a, {pieceToA, rotationA}}, {b, {pieceToB, rotationB}}};
        swap.delta = setDelta(swap.first, swap.second);
        if (!found || swap.delta > best.delta)
            best = swap;
        found = true;
    }
    return best;
}

PlannedSwap ScoredBoard::planPlainSwap(Position a, Position b) const {
    PlannedSwap swap{{a, allowedPlacement(at(b), a)}, {b, allowedPlacement(at(a), b)}};
    swap.delta = setDelta(swap.first, swap.second);
    return swap;
}

void ScoredBoard::copyTo(std::span<std::uint16_t> codes) const {
    for (std::size_t cell = 0; cell < codes.size(); ++cell)
        codes[cell] = at(m_grid.position(static_cast<int>(cell))).code();
}

Board ScoredBoard::toBoard() const {
    Board board(m_grid.size, m_pieces->pieceCount());
    for (int cell = 0; cell < m_grid.size.cells(); ++cell)
        board.place(cell, at(m_grid.position(cell)));
    return board;
}

} // namespace tessera
