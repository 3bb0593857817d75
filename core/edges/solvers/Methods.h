// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/search/Solver.h"

#include <QCoreApplication>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

/// What a method says of itself. @tparam Method made of a problem and the values of its parameters
template <typename Method>
[[nodiscard]] SolverInfo edgeMethod(std::string id, const char* name, const char* summary,
                                    const char* paper, std::vector<Parameter> parameters = {}) {
    SolverInfo info;
    info.id = std::move(id);
    info.name = name;
    info.summary = summary;
    info.paper = paper;
    info.problemKind = EdgeProblem::kKind;
    info.parameters = std::move(parameters);
    info.make = [](const std::shared_ptr<const Problem>& problem, const ParameterValues& values) {
        return std::make_unique<Method>(problem, values);
    };
    return info;
}

/// All methods of edge matching, a file each. To add one, name it here and in EdgeKind.
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
    [[nodiscard]] static SolverInfo record();
    [[nodiscard]] static SolverInfo genetic();
    [[nodiscard]] static SolverInfo antColony();
};

} // namespace tessera
