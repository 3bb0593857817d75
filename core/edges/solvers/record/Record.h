// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// The method that goes for the highest score: beam search takes turns with
/// backtracking with scheduled breaks and spared colours; boards are completed and
/// polished by assignment. Restarts until it is stopped, on as many threads as it may use.
[[nodiscard]] SolverInfo recordInfo();

} // namespace tessera
