// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// Backtracking (003, 5.2, there row by row), in one of several orders: finds the first solution or all of them,
/// and proves that there is none. Shows the fullest faultless partial board.
[[nodiscard]] SolverInfo backtrackingInfo();

} // namespace tessera
