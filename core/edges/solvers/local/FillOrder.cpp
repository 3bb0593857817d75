// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/FillOrder.h"

#include <array>

namespace tessera {

FillSequence::FillSequence(const PaddedGrid& grid, const MovableCells& cells)
    : m_grid(grid), m_cells(cells), m_open(grid.positions(), 0),
      m_starts(cells.all().begin(), cells.all().end()) {
    for (const Position position : cells.all())
        m_open[position] = 1;
    for (int i = 0; i < grid.size.cells(); ++i) {
        const int byColumns = grid.size.cell(i / grid.size.height, i % grid.size.height);
        if (isOpen(grid.position(i)))
            m_rows.push_back(grid.position(i));
        if (isOpen(grid.position(byColumns)))
            m_columns.push_back(grid.position(byColumns));
    }
    m_path.reserve(m_starts.size());
    m_walk.reserve(m_starts.size());
}

std::span<const Position> FillSequence::draw(FillOrder order, Random& random) {
    switch (order) {
    case FillOrder::Rows:
        return m_rows;
    case FillOrder::Columns:
        return m_columns;
    case FillOrder::Walk:
        break;
    }
    walk(random);
    return m_walk;
}

void FillSequence::walk(Random& random) {
    m_walk.clear();
    for (const Position position : m_cells.all())
        m_open[position] = 1;
    random.shuffle(std::span<Position>(m_starts));
    // Fixed pieces may cut the board into parts, each of which is walked.
    for (const Position start : m_starts) {
        if (isOpen(start))
            walkFrom(start, random);
    }
}

/// From each cell a random step to an empty neighbour; where there is none, back.
void FillSequence::walkFrom(Position start, Random& random) {
    m_path.assign(1, start);
    visit(start);
    while (!m_path.empty()) {
        std::array<Position, 4> open{};
        std::size_t count = 0;
        for (const Side side : kSides) {
            const Position next = m_grid.neighbour(m_path.back(), side);
            if (isOpen(next))
                open[count++] = next;
        }
        if (count == 0) {
            m_path.pop_back();
            continue;
        }
        m_path.push_back(open[random.index(count)]);
        visit(m_path.back());
    }
}

void FillSequence::visit(Position position) {
    m_open[position] = 0;
    m_walk.push_back(position);
}

} // namespace tessera
