// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/Chromosome.h"

namespace tessera {

FitnessRule::FitnessRule(Constraints constraints, GridSize size)
    : m_edges(size.totalEdges()),
      m_areas(constraints == Constraints::EdgesAndAreas ? (size.width - 1) * (size.height - 1)
                                                        : 0) {}

void Chromosome::assign(const ScoredBoard& board, const AreaCounter* counter) {
    m_board = board;
    const PaddedGrid& grid = board.grid();
    for (int cell = 0; cell < grid.size.cells(); ++cell) {
        const Position position = grid.position(cell);
        m_positions[board.at(position).piece()] = position;
    }
    m_badAreas = counter ? counter->badAreas(m_board) : 0;
}

} // namespace tessera
