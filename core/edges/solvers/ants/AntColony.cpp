// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/ants/AntColony.h"

#include <algorithm>

namespace tessera {

AntColony::AntColony(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                     const MovableCells& cells, const AntSettings& settings)
    : m_settings(settings), m_cells(cells), m_graph(settings.graph, pieces),
      m_trails(m_graph.rows(), static_cast<float>(settings.tau0), settings.trailBytes),
      m_update(m_settings, m_graph, cells.all(), problem.total()),
      m_ant(problem, pieces, cells, m_settings, m_graph),
      m_polisher(pieces, cells, m_settings.polish),
      m_tours(static_cast<std::size_t>(settings.ants)),
      m_codes(static_cast<std::size_t>(pieces.size().cells())) {
    for (FinishedTour& tour : m_tours)
        tour.placements.resize(m_graph.grid().positions());
    m_best.placements.resize(m_graph.grid().positions());
}

void AntColony::receive(int score, std::span<const std::uint16_t> codes) {
    if (score <= m_best.score)
        return;
    m_best.score = score;
    for (std::size_t cell = 0; cell < codes.size(); ++cell) {
        const Position position = m_graph.grid().position(static_cast<int>(cell));
        m_best.placements[position] = Placement::fromCode(codes[cell]);
    }
}

bool AntColony::cycle(SearchContext& context) {
    std::size_t first = 0;
    for (std::size_t ant = 0; ant < m_tours.size(); ++ant) {
        if (!tour(m_tours[ant], context))
            return false;
        if (m_tours[ant].score > m_tours[first].score)
            first = ant;
    }
    FinishedTour& winner = m_tours[first];
    if (m_settings.polish.kind != PolishKind::None) {
        m_polisher.polish(winner.placements, winner.score, context);
        offer(winner, context);
    }
    const bool soFar = m_settings.elite == AntElite::BestSoFar;
    m_update.apply(m_trails, m_tours, soFar ? m_best : winner, m_best.score);
    ++m_cycles;
    return !context.stopped();
}

/// False if the search has to end; then the tour may be unfinished.
bool AntColony::tour(FinishedTour& finished, SearchContext& context) {
    m_ant.begin(context.random());
    while (!m_ant.isComplete()) {
        const std::uint64_t weighed = m_ant.layNext(m_trails, context.random());
        // Without any board yet the tour is finished all the same.
        if (!context.proceed(weighed) && context.hasBest() && !m_ant.isComplete())
            return false;
    }
    ++m_toursMade;
    finished.score = m_ant.score();
    std::ranges::copy(m_ant.placements(), finished.placements.begin());
    offer(finished, context);
    return !context.stopped();
}

/// Keeps the tour if it is the best so far, and publishes it if it is that of all.
void AntColony::offer(const FinishedTour& tour, SearchContext& context) {
    if (tour.score > m_best.score) {
        m_best.score = tour.score;
        std::ranges::copy(tour.placements, m_best.placements.begin());
    }
    if (context.hasBest() && tour.score <= context.best())
        return;
    for (std::size_t cell = 0; cell < m_codes.size(); ++cell) {
        const Position position = m_graph.grid().position(static_cast<int>(cell));
        m_codes[cell] = tour.placements[position].code();
    }
    context.improved(tour.score, m_codes);
}

} // namespace tessera
