// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/CandidateIndex.h"

#include <numeric>

namespace tessera {

CandidateIndex::CandidateIndex(const Puzzle& puzzle) : m_puzzle(puzzle) {
    m_all.reserve(puzzle.pieces().size() * 4);
    for (int index = 0; index < puzzle.pieceCount(); ++index) {
        const auto number = static_cast<PieceIndex>(index);
        for (Rotation rotation = 0; rotation < differentRotations(puzzle.piece(number)); ++rotation)
            m_all.emplace_back(number, rotation);
    }
    // Sorted by counting, as it is built anew with each edit of a large board.
    for (const Side side : kSides) {
        auto& [placements, begins] = m_bySide[static_cast<std::size_t>(side)];
        for (const Placement placement : m_all)
            ++begins[slotOf(puzzle.edge(placement, side)) + 1];
        std::partial_sum(begins.begin(), begins.end(), begins.begin());
        auto next = begins;
        placements.resize(m_all.size());
        for (const Placement placement : m_all)
            placements[next[slotOf(puzzle.edge(placement, side))]++] = placement;
    }
}

std::span<const Placement> CandidateIndex::shortestList(const CellDemands& demands) const {
    std::span<const Placement> shortest = m_all;
    for (std::size_t side = 0; side < demands.size(); ++side) {
        if (!demands[side].isOneColor())
            continue;
        const auto& [placements, begins] = m_bySide[side];
        const std::size_t slot = slotOf(demands[side].color);
        const std::size_t count = begins[slot + 1] - begins[slot];
        if (count < shortest.size())
            shortest = std::span(placements).subspan(begins[slot], count);
    }
    return shortest;
}

Rotation differentRotations(const Piece& piece) {
    if (piece.rotated(1) == piece)
        return 1;
    return piece.rotated(2) == piece ? 2 : 4;
}

} // namespace tessera
