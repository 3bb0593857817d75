// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/FittingSwaps.h"

namespace tessera {

FittingSwaps::FittingSwaps(const ScoredBoard& board, const MovableCells& cells)
    : m_board(board), m_inner(cells.ofKind(CellKind::Inner)),
      m_positionOf(static_cast<std::size_t>(board.pieces().pieceCount())),
      m_faulty(board, m_inner) {
    recheckAll();
    index();
}

void FittingSwaps::recheckAll() {
    for (const Position position : m_inner)
        m_positionOf[m_board.at(position).piece()] = position;
    m_faulty.recheckAll();
}

/// Lists the pieces by each two edges that follow each other clockwise, once
/// even where two rotations show the same.
void FittingSwaps::index() {
    const std::span<const PackedEdges> oriented = m_board.pieces().oriented();
    const auto forEach = [&](auto&& visit) {
        for (const Position position : m_inner) {
            const PieceIndex piece = m_board.at(position).piece();
            for (std::size_t rotation = 0; rotation < 4; ++rotation)
                visit(piece, oriented[piece * 4U + rotation]);
        }
    };
    forEach([&](PieceIndex, PackedEdges edges) {
        for (const Side side : kSides)
            m_none = std::max<std::size_t>(m_none, packedEdge(edges, side) + 1U);
    });
    std::vector<std::vector<PieceIndex>> lists(4 * (m_none + 1) * (m_none + 1));
    forEach([&](PieceIndex piece, PackedEdges edges) {
        for (unsigned corner = 0; corner < 4; ++corner) {
            auto& list = lists[keyOf(corner, edges)];
            if (list.empty() || list.back() != piece)
                list.push_back(piece);
        }
    });
    for (const auto& list : lists) {
        m_begins.push_back(static_cast<std::uint32_t>(m_fitting.size()));
        m_fitting.insert(m_fitting.end(), list.begin(), list.end());
    }
    m_begins.push_back(static_cast<std::uint32_t>(m_fitting.size()));
}

} // namespace tessera
