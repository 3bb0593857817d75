// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// Hill climbing (002, Algorithm 1) with restarts: swaps within a kind with
/// best rotations, and rotations, until no such move improves the board.
[[nodiscard]] SolverInfo hillClimbingInfo();

} // namespace tessera
