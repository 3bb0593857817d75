// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// Basic tabu search (002, Algorithm 2): always to the best neighbour that is
/// not tabu, with aspiration.
[[nodiscard]] SolverInfo tabuInfo();

} // namespace tessera
