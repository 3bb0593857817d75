// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/GreedyFill.h"

#include "core/moves/StartBoard.h"

#include <algorithm>

namespace tessera {

namespace {

/// One construction in progress.
class Filling {
public:
    Filling(ScoredBoard& board, const MovableCells& cells, Random& random)
        : m_board(board), m_random(random), m_spare(sparePieces(board)),
          m_open(board.grid().positions(), 0) {
        for (auto& pieces : m_spare)
            random.shuffle(std::span<PieceIndex>(pieces));
        for (const Position position : cells.all())
            m_open[position] = board.at(position).isEmpty() ? 1 : 0;
    }

    [[nodiscard]] bool isOpen(Position position) const { return m_open[position] != 0; }
    [[nodiscard]] std::uint64_t tried() const { return m_tried; }

    void fill(Position position) {
        auto& pieces = spareFor(position);
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
        m_board.set(position, m_board.bestPlacement(pieces[best], position, m_random.below(4)));
        m_open[position] = 0;
        pieces[best] = pieces.back();
        pieces.pop_back();
    }

private:
    std::vector<PieceIndex>& spareFor(Position position) {
        const int cell = m_board.grid().cell(position);
        return m_spare[static_cast<std::size_t>(m_board.pieces().kindOfCell(cell))];
    }
    [[nodiscard]] int placedNeighbours(Position position) const {
        return static_cast<int>(std::ranges::count_if(kSides, [&](Side side) {
            return !m_board.at(m_board.grid().neighbour(position, side)).isEmpty();
        }));
    }

    ScoredBoard& m_board;
    Random& m_random;
    SparePieces m_spare;
    std::vector<std::uint8_t> m_open; ///< by position: to be filled
    std::uint64_t m_tried = 0;
};

void fillInLines(Filling& filling, const PaddedGrid& grid, bool byColumns) {
    const GridSize size = grid.size;
    for (int i = 0; i < size.cells(); ++i) {
        const int cell = byColumns ? size.cell(i / size.height, i % size.height) : i;
        if (filling.isOpen(grid.position(cell)))
            filling.fill(grid.position(cell));
    }
}

/// From each cell a random step to an empty neighbour; where there is none, back.
void walkFrom(Filling& filling, const PaddedGrid& grid, Position start, Random& random) {
    std::vector<Position> path{start};
    filling.fill(start);
    while (!path.empty()) {
        std::array<Position, 4> open{};
        std::size_t count = 0;
        for (const Side side : kSides) {
            const Position next = grid.neighbour(path.back(), side);
            if (filling.isOpen(next))
                open[count++] = next;
        }
        if (count == 0) {
            path.pop_back();
            continue;
        }
        path.push_back(open[random.index(count)]);
        filling.fill(path.back());
    }
}

} // namespace

std::uint64_t greedyFill(ScoredBoard& board, const MovableCells& cells, GreedyOrder order,
                         Random& random) {
    Filling filling(board, cells, random);
    if (order != GreedyOrder::Walk) {
        fillInLines(filling, board.grid(), order == GreedyOrder::Columns);
        return filling.tried();
    }
    std::vector<Position> starts(cells.all().begin(), cells.all().end());
    random.shuffle(std::span<Position>(starts));
    // Fixed pieces may cut the board into parts, each of which is walked.
    for (const Position start : starts) {
        if (filling.isOpen(start))
            walkFrom(filling, board.grid(), start, random);
    }
    return filling.tried();
}

} // namespace tessera
