// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/search/Solver.h"

#include <QCoreApplication>

namespace tessera {

/// All methods of edge matching, one file each. To add one, name it here and in EdgeKind.
struct EdgeMethods {
    Q_DECLARE_TR_FUNCTIONS(Solver)

public:
    [[nodiscard]] static SolverInfo backtracking();
    [[nodiscard]] static SolverInfo greedy();
    [[nodiscard]] static SolverInfo greedyWalk();
    [[nodiscard]] static SolverInfo hillClimbing();
    [[nodiscard]] static SolverInfo localSearch();
    [[nodiscard]] static SolverInfo annealing();
    [[nodiscard]] static SolverInfo tabu();
    [[nodiscard]] static SolverInfo tabuTwoPhase();
    [[nodiscard]] static SolverInfo msGvns();
    [[nodiscard]] static SolverInfo vlns();
    [[nodiscard]] static SolverInfo record();
    [[nodiscard]] static SolverInfo genetic();
    [[nodiscard]] static SolverInfo antColony();
    [[nodiscard]] static SolverInfo sat(); ///< only with CaDiCaL (TESSERA_SAT)
};

} // namespace tessera
