// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// Greedy construction row by row or column by column (003, 5.3), again and
/// again with the pieces shuffled anew.
[[nodiscard]] SolverInfo greedyInfo();

/// Greedy construction along a random walk (003, 5.3).
[[nodiscard]] SolverInfo greedyWalkInfo();

} // namespace tessera
