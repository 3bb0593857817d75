// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentPlan.h"
#include "core/text/Json.h"

namespace tessera {

/// The methods of a plan's list, all combinations of their lists of parameters.
/// @throws FormatError
[[nodiscard]] std::vector<PlannedMethod> readPlannedMethods(const JsonNode& list);

} // namespace tessera
