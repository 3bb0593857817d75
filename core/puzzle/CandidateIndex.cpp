// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/CandidateIndex.h"

namespace tessera {

CandidateIndex::CandidateIndex(const Puzzle& puzzle) : m_puzzle(puzzle) {
    for (int index = 0; index < puzzle.pieceCount(); ++index) {
        const auto number = static_cast<PieceIndex>(index);
        const Piece& piece = puzzle.piece(number);
        for (Rotation rotation = 0; rotation < differentRotations(piece); ++rotation) {
            const Placement placement(number, rotation);
            m_all.push_back(placement);
            for (const Side side : kSides)
                m_bySide[static_cast<std::size_t>(side)][piece.edge(side, rotation)].push_back(
                    placement);
        }
    }
}

std::span<const Placement> CandidateIndex::shortestList(const CellDemands& demands) const {
    std::span<const Placement> shortest = m_all;
    for (std::size_t side = 0; side < demands.size(); ++side) {
        if (!demands[side].isOneColor())
            continue;
        const auto list = m_bySide[side].find(demands[side].color);
        if (list == m_bySide[side].end())
            return {};
        if (list->second.size() < shortest.size())
            shortest = list->second;
    }
    return shortest;
}

Rotation differentRotations(const Piece& piece) {
    if (piece.rotated(1) == piece)
        return 1;
    return piece.rotated(2) == piece ? 2 : 4;
}

} // namespace tessera
