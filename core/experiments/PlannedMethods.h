// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentPlan.h"
#include "core/text/Json.h"

#include <vector>

namespace tessera {

/// The methods of a plan, with distinct names. A parameter with a list of values makes a method of
/// each value.
/// @throws FormatError at the node that is wrong
[[nodiscard]] std::vector<PlannedMethod> readMethods(const JsonNode& list);

} // namespace tessera
