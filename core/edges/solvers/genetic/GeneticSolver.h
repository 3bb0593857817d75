// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

#include <memory>

namespace tessera {

class EdgeProblem;

/// The genetic algorithm of 002 with all its operators, and a memetic version
/// whose offspring local search improves.
[[nodiscard]] SolverInfo geneticInfo();

/// The same problem on an unframed board: any tile may lie anywhere in any
/// rotation, as we read 002. A grey edge still matches nothing, so that the full score
/// is reached by the same boards.
[[nodiscard]] std::shared_ptr<const EdgeProblem> withoutFrame(const EdgeProblem& problem);

} // namespace tessera
