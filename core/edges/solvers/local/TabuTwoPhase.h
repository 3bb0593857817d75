// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// The two-phase tabu search of 001: first the outside pieces alone, then all,
/// with an annealing step and a perturbation to leave local optima. Pairs are drawn with
/// replacement, so that an iteration sees fewer different ones than β1 says: on 10×10
/// about 39 % instead of 50 %. The defaults are ours; "wang-chiang-2010" is Table 1.
[[nodiscard]] SolverInfo tabuTwoPhaseInfo();

} // namespace tessera
