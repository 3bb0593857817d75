// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/SearchDefaults.h"

#include "core/kind/Kind.h"

namespace tessera {

SearchSettings firstSearch(const SearchDefaults& defaults, const std::string& last) {
    SearchSettings first;
    first.solver = !defaults.solver.empty() ? defaults.solver : last;
    if (findSolver(first.solver) == nullptr)
        first.solver = "annealing";
    const SolverInfo& method = *findSolver(first.solver);
    first.values = method.defaults();
    if (const Preset* preset = method.preset(defaults.preset))
        first.values.apply(*preset);
    if (defaults.seconds > 0)
        first.budget.seconds = defaults.seconds;
    if (defaults.evaluations > 0)
        first.budget.evaluations = defaults.evaluations;
    return first;
}

} // namespace tessera
