// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/solvers/ants/AntColony.h"
#include "core/edges/solvers/ants/PheromoneTrails.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace tessera::test {

/// Ant Colony System on cells, without local search.
inline AntSettings plainAnts() {
    AntSettings settings{};
    settings.system = AntSystem::Acs;
    settings.ants = 5;
    settings.alpha = 1.0;
    settings.beta = 2.0;
    settings.rho = settings.phi = 0.1;
    settings.q0 = 0.9;
    settings.tau0 = 1.0;
    settings.polish.moves = 1000;
    settings.polish.heat = 0.5;
    settings.trailBytes = std::size_t{256} << 20U;
    return settings;
}

/// The solution of a small puzzle, pieces 0, 1, … unturned, and what ants need
/// to walk on it.
struct AntBench {
    explicit AntBench(const Puzzle& puzzle)
        : problem(problemOf(puzzle)), pieces(puzzle), cells(*problem, pieces) {}

    [[nodiscard]] PaddedGrid grid() const { return {pieces.size()}; }
    [[nodiscard]] FinishedTour solvedTour(int score) const {
        FinishedTour tour{score, std::vector<Placement>(grid().positions())};
        for (int cell = 0; cell < pieces.size().cells(); ++cell)
            tour.placements[grid().position(cell)] = {static_cast<PieceIndex>(cell), 0};
        return tour;
    }
    [[nodiscard]] Board boardOf(GridPlacements placements) const {
        Board board(pieces.size(), pieces.pieceCount());
        for (int cell = 0; cell < pieces.size().cells(); ++cell)
            board.place(cell, placements[grid().position(cell)]);
        return board;
    }

    std::shared_ptr<const EdgeProblem> problem;
    CompiledPuzzle pieces;
    MovableCells cells;
};

inline void wholeTour(AntTour& ant, PheromoneTrails& trails, Random& random) {
    ant.begin(random);
    while (!ant.isComplete())
        static_cast<void>(ant.layNext(trails, random));
}

} // namespace tessera::test
