// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// k-opt local search (003, 5.4): from a greedy board, k random swaps and
/// rotations at once, k from coin flips; kept if the board is better for it.
[[nodiscard]] SolverInfo localSearchInfo();

} // namespace tessera
