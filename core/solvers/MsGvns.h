// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// Multi-start general variable neighbourhood search (000, Algorithm 1).
[[nodiscard]] SolverInfo msGvnsInfo();

} // namespace tessera
