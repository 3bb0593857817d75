// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/GreedyFill.h"

#include <algorithm>

namespace tessera {

GreedyFill::GreedyFill(ScoredBoard& board, const EdgeProblem& problem, const MovableCells& cells)
    : m_board(board), m_problem(problem), m_sequence(board.grid(), cells) {
    ScoredBoard fixed(board.pieces());
    layFixedPieces(fixed, problem);
    m_pieces = sparePieces(fixed);
    m_spare = m_pieces;
}

std::uint64_t GreedyFill::fill(FillOrder order, Random& random, std::uint64_t mostTries) {
    m_mostTries = mostTries;
    begin(random);
    for (const Position position : m_sequence.draw(order, random))
        fillCell(position, random);
    return m_tried;
}

void GreedyFill::begin(Random& random) {
    m_tried = 0;
    layFixedPieces(m_board, m_problem);
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        m_spare[kind].assign(m_pieces[kind].begin(), m_pieces[kind].end());
        random.shuffle(std::span<PieceIndex>(m_spare[kind]));
    }
}

void GreedyFill::fillCell(Position position, Random& random) {
    const int cell = m_board.grid().cell(position);
    auto& pieces = m_spare[static_cast<std::size_t>(m_board.pieces().kindOfCell(cell))];
    const int wanted = placedNeighbours(position);
    std::size_t best = 0;
    int most = -1;
    for (std::size_t i = 0; i < pieces.size() && most < wanted && m_tried < m_mostTries; ++i) {
        const int matches = m_board.bestMatchesOf(pieces[i], position);
        ++m_tried;
        if (matches > most) {
            most = matches;
            best = i;
        }
    }
    m_board.set(position, m_board.bestPlacement(pieces[best], position, random.below(4)));
    pieces[best] = pieces.back();
    pieces.pop_back();
}

int GreedyFill::placedNeighbours(Position position) const {
    return static_cast<int>(std::ranges::count_if(kSides, [&](Side side) {
        return !m_board.at(m_board.grid().neighbour(position, side)).isEmpty();
    }));
}

} // namespace tessera
