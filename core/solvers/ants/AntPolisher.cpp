// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/ants/AntPolisher.h"

namespace tessera {

AntPolisher::AntPolisher(const CompiledPuzzle& pieces, const MovableCells& cells,
                         const AntSettings& settings)
    : m_cells(cells), m_settings(settings), m_board(pieces),
      m_descent(m_board, cells, Improvement::First) {}

void AntPolisher::polish(FinishedTour& tour, SearchContext& context) {
    if (m_settings.polish == AntPolish::None || context.stopped())
        return;
    load(tour);
    descend(context);
    store(tour);
}

void AntPolisher::load(const FinishedTour& tour) {
    const PaddedGrid& grid = m_board.grid();
    for (int cell = 0; cell < grid.size.cells(); ++cell) {
        const Position position = grid.position(cell);
        if (m_board.at(position) != tour.placements[position])
            m_board.set(position, tour.placements[position]);
    }
    m_descent.recheckAll();
}

void AntPolisher::store(FinishedTour& tour) const {
    for (const Position position : m_cells.all())
        tour.placements[position] = m_board.at(position);
    tour.score = m_board.score();
}

void AntPolisher::descend(SearchContext& context) {
    while (m_descent.improve(context)) {
    }
}

} // namespace tessera
