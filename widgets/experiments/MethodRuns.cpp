// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experiments/MethodRuns.h"

#include "core/experiments/ExperimentPlan.h"
#include "core/kind/Kind.h"

#include <algorithm>

namespace tessera {

std::size_t methodRun(std::string_view method, std::span<const std::size_t> taken) {
    const std::span<const SolverInfo> all = allSolvers();
    const auto found = std::ranges::find(all, method, &SolverInfo::id);
    auto run = static_cast<std::size_t>(found - all.begin());
    const auto isTaken = [&] { return std::ranges::find(taken, run) != taken.end(); };
    if (isTaken())
        run = all.size();
    while (isTaken())
        ++run;
    return run;
}

std::vector<std::size_t> methodRuns(const ExperimentPlan& plan) {
    std::vector<std::size_t> runs;
    for (const PlannedMethod& method : plan.methods)
        runs.push_back(methodRun(method.solver->id, runs));
    return runs;
}

} // namespace tessera
