// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/local/BoardPolisher.h"
#include "core/edges/solvers/local/GreedyFill.h"
#include "core/search/Parameter.h"

#include <cstdint>
#include <vector>

namespace tessera {

/// The three ant colony algorithms of 003, 3.2.
enum class AntSystem : std::uint8_t {
    As,   ///< Ant System (Dorigo 1991): every ant deposits, all trails evaporate
    Acs,  ///< Ant Colony System (Dorigo and Gambardella 1997)
    Mmas, ///< MAX–MIN Ant System (Stützle and Hoos 2000)
};

/// The two construction graphs of 003, 4.2.
enum class AntGraph : std::uint8_t {
    Cell, ///< version 1: a piece in a rotation to a cell
    Side, ///< version 2: a side of a piece to a side of another
};

/// What a tour adds to its trails.
enum class AntDeposit : std::uint8_t {
    Score,  ///< its matched edges (003, 4.2)
    Misses, ///< 1/(1 + what it lacks to the full score)
    Best,   ///< 1/(1 + what it lacks to the best so far)
};

/// How the matches m that a placement would have become its desirability η.
enum class AntHeuristic : std::uint8_t {
    Linear,      ///< m + 1 (003, 4.2)
    Exponential, ///< e^m
};

/// Which ant's tour the best-ant rules of ACS and MMAS take.
enum class AntElite : std::uint8_t { BestSoFar, Iteration };

/// A colony's parameters; the names of the formulas are those of 003, 3.2.
struct AntSettings {
    AntSystem system = AntSystem::Acs;
    AntGraph graph = AntGraph::Cell;
    int ants = 5;
    std::int64_t cycles = 0; ///< after so many it ends; 0: never
    double alpha = 1.0;
    double beta = 2.0;
    double rho = 0.1;
    double phi = 0.1;
    double q0 = 0.9;
    double tau0 = 1.0;
    double tauMin = 0.0; ///< 0: τ0
    double tauMax = 0.0; ///< 0: what the best tour so far deposits
    AntDeposit deposit = AntDeposit::Score;
    AntHeuristic heuristic = AntHeuristic::Linear;
    AntElite elite = AntElite::BestSoFar;
    FillOrder order = FillOrder::Rows;
    PolishSettings polish; ///< of the iteration's best tour
    std::size_t trailBytes = std::size_t{256} << 20U;

    AntSettings() = default;
    explicit AntSettings(const ParameterValues& values);
};

[[nodiscard]] std::vector<Parameter> antParameters();
[[nodiscard]] std::vector<Preset> antPresets();
/// What the defaults do by now.
[[nodiscard]] std::vector<Preset> formerAntPresets();

} // namespace tessera
