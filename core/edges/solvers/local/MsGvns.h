// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// Multi-start general variable neighbourhood search (000, Algorithm 1). Where the
/// paper is silent: the first improvement is made, and of two neighbouring pieces
/// that N_SRC swaps all 16 pairs of rotations are tried, where the paper rotates each
/// separately. The defaults are ours; the preset "coelho-2010" is the paper's.
[[nodiscard]] SolverInfo msGvnsInfo();

} // namespace tessera
