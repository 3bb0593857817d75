// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/moves/EdgeProblem.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace tessera {

/// How many solutions a puzzle has. Boards that look the same are one.
struct SolutionCount {
    std::uint64_t solutions = 0;
    /// Boards that become each other by turning the whole board counted once,
    /// as far as turning them leaves the fixed pieces in place. At least so
    /// many while not everything was tried.
    std::uint64_t upToRotation = 0;
    std::uint64_t nodes = 0; ///< pieces put down
    bool complete = false;   ///< everything was tried
};

/// Called about every millionth placement with the numbers so far; returns
/// whether to go on.
using CountProgress = std::function<bool(const SolutionCount&)>;

/// Counts all solutions (003, 5.2) that keep the problem's fixed pieces. Of the
/// start board only those matter.
/// @param limit stops after so many solutions; none for no limit.
[[nodiscard]] SolutionCount countSolutions(const EdgeProblem& problem,
                                           std::optional<std::uint64_t> limit = {},
                                           const CountProgress& progress = {});

} // namespace tessera
