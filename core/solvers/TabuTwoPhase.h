// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// The two-phase tabu search of 001: first the outside pieces alone, then all,
/// with an annealing step and a perturbation to leave local optima.
[[nodiscard]] SolverInfo tabuTwoPhaseInfo();

} // namespace tessera
