// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/ants/ColonyReport.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

const FinishedTour& bestOf(std::span<const FinishedTour> tours) {
    return *std::ranges::max_element(tours, {}, &FinishedTour::score);
}

void copyCodes(const AntColony& colony, const FinishedTour& tour, Solution& codes) {
    const PaddedGrid& grid = colony.graph().grid();
    codes.resize(static_cast<std::size_t>(grid.size.cells()));
    for (std::size_t cell = 0; cell < codes.size(); ++cell)
        codes[cell] = tour.placements[grid.position(static_cast<int>(cell))].code();
}

ScoreSpread spreadOf(std::span<const FinishedTour> tours) {
    ScoreSpread spread{0.0, tours.front().score};
    for (const FinishedTour& tour : tours) {
        spread.mean += tour.score / static_cast<double>(tours.size());
        spread.worst = std::min(spread.worst, tour.score);
    }
    return spread;
}

float strongestTrail(const PheromoneTrails::Row& row, float uncreated) {
    float most = uncreated;
    for (const FourFloats& trails : row.trails)
        most = std::max(most, greatestOf(trails));
    return most;
}

float meanTrailAround(const AntColony& colony, Position position) {
    float sum = 0.0F;
    int edges = 0;
    colony.graph().forEdges(colony.best().placements, position, kSides, [&](const TrailEdge& edge) {
        sum += colony.trails().at(edge);
        ++edges;
    });
    return edges == 0 ? colony.trails().uncreated() : sum / static_cast<float>(edges);
}

float meanTrailOfBest(const AntColony& colony) {
    float sum = 0.0F;
    int edges = 0;
    colony.graph().forAllEdges(colony.best().placements, colony.movable(),
                               [&](const TrailEdge& edge) {
                                   sum += colony.trails().at(edge);
                                   ++edges;
                               });
    return edges == 0 ? 0.0F : sum / static_cast<float>(edges);
}

void addGauges(const AntColony& colony, std::vector<Gauge>& gauges) {
    const PheromoneTrails& trails = colony.trails();
    const auto megabytes = static_cast<double>(trails.bytes()) / (1024.0 * 1024.0);
    gauges.push_back(
        {QT_TRANSLATE_NOOP("Solver", "Tours"), static_cast<double>(colony.toursMade())});
    gauges.push_back({QT_TRANSLATE_NOOP("Solver", "Edges with a trail of their own"),
                      static_cast<double>(trails.created())});
    gauges.push_back({QT_TRANSLATE_NOOP("Solver", "Memory of trails (MB)"), megabytes});
    if (trails.timesForgotten() > 0) {
        gauges.push_back({QT_TRANSLATE_NOOP("Solver", "Times that memory of trails ran out"),
                          static_cast<double>(trails.timesForgotten())});
    }
    gauges.push_back({QT_TRANSLATE_NOOP("Solver", "Trail of the best board"),
                      static_cast<double>(meanTrailOfBest(colony))});
    gauges.push_back({QT_TRANSLATE_NOOP("Solver", "Trail of unused edges"),
                      static_cast<double>(trails.uncreated())});
}

void addTours(const AntColony& colony, SearchReport& report) {
    for (const FinishedTour& tour : colony.tours()) {
        report.details.population.push_back({tour.score, {}});
        copyCodes(colony, tour, report.details.population.back().solution);
    }
    std::ranges::stable_sort(report.details.population, std::ranges::greater{}, &Individual::score);
}

} // namespace

CellHeat pheromoneHeat(const AntColony& colony) {
    CellHeat heat{QT_TRANSLATE_NOOP("Solver", "Pheromone"), {}};
    const PaddedGrid& grid = colony.graph().grid();
    const float uncreated = colony.trails().uncreated();
    for (int cell = 0; cell < grid.size.cells(); ++cell) {
        const Position position = grid.position(cell);
        heat.values.push_back(colony.graph().kind() == AntGraph::Cell
                                  ? strongestTrail(colony.trails().row(position), uncreated)
                                  : meanTrailAround(colony, position));
    }
    const float most = std::ranges::max(heat.values);
    for (float& value : heat.values)
        value = most > 0.0F ? value / most : 0.0F;
    return heat;
}

void describe(const AntColony& colony, SearchReport& report) {
    addGauges(colony, report.gauges);
    if (!colony.hasCycled())
        return;
    report.current = bestOf(colony.tours()).score;
    report.spread = spreadOf(colony.tours());
    if (report.wantsCurrent)
        copyCodes(colony, bestOf(colony.tours()), report.solution);
    if (report.wantsDetails) {
        report.details.heat = pheromoneHeat(colony);
        addTours(colony, report);
    }
}

} // namespace tessera
