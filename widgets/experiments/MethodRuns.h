// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

struct ExperimentPlan;

// Numbers for runColor() and runLine().

/// The run number of a method, the same in every window. Of several curves of one
/// method the first has it, and the others get numbers that belong to no method.
/// @param taken by other curves
[[nodiscard]] std::size_t methodRun(std::string_view method, std::span<const std::size_t> taken);
/// Those of a plan's methods.
[[nodiscard]] std::vector<std::size_t> methodRuns(const ExperimentPlan& plan);

} // namespace tessera
