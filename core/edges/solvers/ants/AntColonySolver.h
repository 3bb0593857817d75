// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// Ant colony optimisation (003, chapters 3 to 6): Ant System, Ant Colony System
/// and MAX–MIN Ant System on either of the thesis's two construction graphs.
[[nodiscard]] SolverInfo antColonyInfo();

} // namespace tessera
