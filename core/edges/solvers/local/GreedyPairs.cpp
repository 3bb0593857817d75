// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/GreedyPairs.h"

#include <algorithm>

namespace tessera {

GreedyPairs::GreedyPairs(ScoredBoard& board, const EdgeProblem& problem, const MovableCells& cells)
    : m_board(board), m_problem(problem), m_cells(cells), m_sequence(board.grid(), cells),
      m_pieces(freePieces(board.pieces(), problem)), m_spare(m_pieces),
      m_states(board.grid().positions(), CellState::Closed), m_offers(board.grid().positions()) {
    m_offered.reserve(cells.all().size());
}

void GreedyPairs::begin(Random& random, std::uint64_t mostTries) {
    m_mostTries = mostTries;
    m_tried = 0;
    m_next = 0;
    m_left = m_cells.all().size();
    m_offered.clear();
    layFixedPieces(m_board, m_problem);
    refillShuffled(m_spare, m_pieces, random);
    m_way = m_sequence.draw(FillOrder::Random, random);
    for (const Position position : m_cells.all())
        m_states[position] = CellState::Open;
    for (const Position position : m_cells.all()) {
        const bool hasNeighbour = std::ranges::any_of(kSides, [&](Side side) {
            return !m_board.at(m_board.grid().neighbour(position, side)).isEmpty();
        });
        if (hasNeighbour)
            offer(position);
    }
}

std::vector<PieceIndex>& GreedyPairs::spareFor(Position position) {
    const CompiledPuzzle& pieces = m_board.pieces();
    return m_spare[asIndex(pieces.kindOfCell(m_board.grid().cell(position)))];
}

void GreedyPairs::offer(Position position) {
    if (m_states[position] == CellState::Open) {
        m_states[position] = CellState::Offered;
        m_offered.push_back(position);
    }
    m_offers[position].matches = kUnknown;
}

void GreedyPairs::update(Position position) {
    const std::vector<PieceIndex>& pieces = spareFor(position);
    const FittingPiece best = fittingPiece(m_board, position, pieces, m_mostTries - m_tried);
    m_tried += best.tried;
    m_offers[position] = {pieces[best.index], best.matches};
}

Position GreedyPairs::fillNext(Random& random) {
    if (m_offered.empty()) {
        while (m_states[m_way[m_next]] != CellState::Open)
            ++m_next;
        offer(m_way[m_next]);
    }
    for (const Position position : m_offered) {
        if (m_offers[position].matches == kUnknown)
            update(position);
    }
    const std::size_t chosen = drawBest(random);
    const Position position = m_offered[chosen];
    m_offered[chosen] = m_offered.back();
    m_offered.pop_back();
    place(position, m_offers[position].piece, random);
    return position;
}

std::size_t GreedyPairs::drawBest(Random& random) const {
    const auto matchesOf = [this](Position position) { return m_offers[position].matches; };
    const int most = matchesOf(*std::ranges::max_element(m_offered, {}, matchesOf));
    auto skipped =
        random.index(static_cast<std::size_t>(std::ranges::count(m_offered, most, matchesOf)));
    std::size_t i = 0;
    while (matchesOf(m_offered[i]) != most || skipped-- > 0)
        ++i;
    return i;
}

void GreedyPairs::place(Position position, PieceIndex piece, Random& random) {
    m_board.set(position, m_board.bestPlacement(piece, position, random.below(4)));
    m_states[position] = CellState::Closed;
    --m_left;
    std::vector<PieceIndex>& pieces = spareFor(position);
    *std::ranges::find(pieces, piece) = pieces.back();
    pieces.pop_back();
    for (const Position other : m_offered) {
        if (m_offers[other].piece == piece)
            m_offers[other].matches = kUnknown;
    }
    for (const Side side : kSides) {
        const Position neighbour = m_board.grid().neighbour(position, side);
        if (m_states[neighbour] != CellState::Closed)
            offer(neighbour);
    }
}

} // namespace tessera
