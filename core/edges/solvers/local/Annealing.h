// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983; Algorithm 3 of
/// 002): a random move is made if it does not cost anything, or else with
/// probability e^(−loss / temperature); the temperature falls geometrically.
[[nodiscard]] SolverInfo annealingInfo();

} // namespace tessera
