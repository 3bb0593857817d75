// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/ants/AntPolisher.h"

#include "core/support/PortableMath.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr double kRotationShare = 0.03;
constexpr int kLevels = 24;

} // namespace

AntPolisher::AntPolisher(const CompiledPuzzle& pieces, const MovableCells& cells,
                         const AntSettings& settings)
    : m_cells(cells), m_settings(settings), m_board(pieces),
      m_descent(m_board, cells, Improvement::First), m_walk(m_board, cells, kRotationShare) {}

void AntPolisher::polish(FinishedTour& tour, SearchContext& context) {
    if (m_settings.polish == AntPolish::None || context.stopped())
        return;
    load(tour);
    descend(tour, context);
    if (m_settings.polish == AntPolish::Annealing && !context.stopped())
        anneal(tour, context);
}

void AntPolisher::load(const FinishedTour& tour) {
    const PaddedGrid& grid = m_board.grid();
    for (int cell = 0; cell < grid.size.cells(); ++cell) {
        const Position position = grid.position(cell);
        if (m_board.at(position) != tour.placements[position])
            m_board.set(position, tour.placements[position]);
    }
}

void AntPolisher::keepIfBetter(FinishedTour& tour) const {
    if (m_board.score() <= tour.score)
        return;
    for (const Position position : m_cells.all())
        tour.placements[position] = m_board.at(position);
    tour.score = m_board.score();
}

void AntPolisher::descend(FinishedTour& tour, SearchContext& context) {
    m_descent.recheckAll();
    while (m_descent.improve(context)) {
    }
    keepIfBetter(tour);
}

/// A cooling from within the range in which the puzzle freezes: hot enough to
/// leave the local optimum, too cold to lose what the ant has built.
void AntPolisher::anneal(FinishedTour& tour, SearchContext& context) {
    if (!m_range)
        calibrate(context);
    const std::uint64_t moves =
        std::max<std::uint64_t>(1, m_settings.polishMoves * m_cells.all().size() / kLevels);
    const double ratio = m_range->start / m_range->end;
    for (int level = 0; level < kLevels; ++level) {
        const double share = 1.0 - level / (kLevels - 1.0);
        m_walk.setTemperature(m_range->end * portablePow(ratio, m_settings.polishHeat * share));
        if (!walk(tour, moves, context))
            return;
    }
    descend(tour, context);
}

/// Measures the range once, on the first board, a local optimum by then.
void AntPolisher::calibrate(SearchContext& context) {
    LossStatistics losses;
    if (m_cells.canSwap()) {
        losses.sample(m_board, m_cells, context.random(), LossStatistics::kEnough);
        static_cast<void>(context.proceed(LossStatistics::kEnough));
    }
    m_range = losses.range(m_cells.all().size());
}

/// False if the search has to end.
bool AntPolisher::walk(FinishedTour& tour, std::uint64_t moves, SearchContext& context) {
    while (moves > 0) {
        const std::uint64_t most = std::min(moves, context.slice());
        const std::uint64_t done = m_walk.walkUntilAbove(tour.score, most, context.random());
        moves -= done;
        keepIfBetter(tour);
        if (!context.proceed(done))
            return false;
    }
    return true;
}

} // namespace tessera
