// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/GreedyFill.h"

#include <algorithm>

namespace tessera {

GreedyFill::GreedyFill(ScoredBoard& board, const EdgeProblem& problem, const MovableCells& cells)
    : m_board(board), m_problem(problem), m_cells(cells), m_open(board.grid().positions(), 0),
      m_starts(cells.all().begin(), cells.all().end()) {
    ScoredBoard fixed(board.pieces());
    layFixedPieces(fixed, problem);
    m_pieces = sparePieces(fixed);
    m_spare = m_pieces;
    m_path.reserve(cells.all().size());
}

std::uint64_t GreedyFill::fill(GreedyOrder order, Random& random) {
    begin(random);
    if (order == GreedyOrder::Walk)
        fillByWalking(random);
    else
        fillInLines(order == GreedyOrder::Columns, random);
    return m_tried;
}

void GreedyFill::begin(Random& random) {
    m_tried = 0;
    layFixedPieces(m_board, m_problem);
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        m_spare[kind].assign(m_pieces[kind].begin(), m_pieces[kind].end());
        random.shuffle(std::span<PieceIndex>(m_spare[kind]));
    }
    for (const Position position : m_cells.all())
        m_open[position] = 1;
}

void GreedyFill::fillInLines(bool byColumns, Random& random) {
    const GridSize size = m_board.grid().size;
    for (int i = 0; i < size.cells(); ++i) {
        const int cell = byColumns ? size.cell(i / size.height, i % size.height) : i;
        if (isOpen(m_board.grid().position(cell)))
            fillCell(m_board.grid().position(cell), random);
    }
}

void GreedyFill::fillByWalking(Random& random) {
    random.shuffle(std::span<Position>(m_starts));
    // Fixed pieces may cut the board into parts, each of which is walked.
    for (const Position start : m_starts) {
        if (isOpen(start))
            walkFrom(start, random);
    }
}

/// From each cell a random step to an empty neighbour; where there is none, back.
void GreedyFill::walkFrom(Position start, Random& random) {
    m_path.assign(1, start);
    fillCell(start, random);
    while (!m_path.empty()) {
        std::array<Position, 4> open{};
        std::size_t count = 0;
        for (const Side side : kSides) {
            const Position next = m_board.grid().neighbour(m_path.back(), side);
            if (isOpen(next))
                open[count++] = next;
        }
        if (count == 0) {
            m_path.pop_back();
            continue;
        }
        m_path.push_back(open[random.index(count)]);
        fillCell(m_path.back(), random);
    }
}

void GreedyFill::fillCell(Position position, Random& random) {
    const int cell = m_board.grid().cell(position);
    auto& pieces = m_spare[static_cast<std::size_t>(m_board.pieces().kindOfCell(cell))];
    const int wanted = placedNeighbours(position);
    std::size_t best = 0;
    int most = -1;
    for (std::size_t i = 0; i < pieces.size() && most < wanted; ++i) {
        const int matches = m_board.bestMatchesOf(pieces[i], position);
        ++m_tried;
        if (matches > most) {
            most = matches;
            best = i;
        }
    }
    m_board.set(position, m_board.bestPlacement(pieces[best], position, random.below(4)));
    m_open[position] = 0;
    pieces[best] = pieces.back();
    pieces.pop_back();
}

int GreedyFill::placedNeighbours(Position position) const {
    return static_cast<int>(std::ranges::count_if(kSides, [&](Side side) {
        return !m_board.at(m_board.grid().neighbour(position, side)).isEmpty();
    }));
}

} // namespace tessera
