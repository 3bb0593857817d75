// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/search/Solver.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

/// What a method says of itself. @tparam Method made of a problem and the values of its parameters
template <typename Method>
[[nodiscard]] SolverInfo edgeMethod(std::string id, const char* name, const char* summary,
                                    const char* paper, std::vector<Parameter> parameters = {},
                                    std::vector<Preset> presets = {},
                                    std::vector<Preset> formerPresets = {}) {
    SolverInfo info;
    info.id = std::move(id);
    info.name = name;
    info.summary = summary;
    info.paper = paper;
    info.problemKind = EdgeProblem::kKind;
    info.parameters = std::move(parameters);
    info.presets = std::move(presets);
    info.formerPresets = std::move(formerPresets);
    info.make = [](const std::shared_ptr<const Problem>& problem, const ParameterValues& values) {
        return std::make_unique<Method>(problem, values);
    };
    return info;
}

// All methods of edge matching, a file each. To add one, name it here and in EdgeKind.

[[nodiscard]] SolverInfo backtrackingInfo();
[[nodiscard]] SolverInfo greedyInfo();
[[nodiscard]] SolverInfo greedyWalkInfo();
[[nodiscard]] SolverInfo hillClimbingInfo();
[[nodiscard]] SolverInfo localSearchInfo();
[[nodiscard]] SolverInfo annealingInfo();
[[nodiscard]] SolverInfo tabuInfo();
[[nodiscard]] SolverInfo tabuTwoPhaseInfo();
[[nodiscard]] SolverInfo msGvnsInfo();
[[nodiscard]] SolverInfo recordInfo();
[[nodiscard]] SolverInfo geneticInfo();
[[nodiscard]] SolverInfo antColonyInfo();

} // namespace tessera
