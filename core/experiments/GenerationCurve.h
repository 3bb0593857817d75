// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunStore.h"

#include <span>
#include <vector>

namespace tessera {

/// What several runs had after each generation: the medians of their best scores so
/// far, of their generation's best and, where all have a population, of its mean
/// and worst scores. A run that has ended keeps its last scores until the longest
/// one ends. The median is as that of quantileCurve(); a mean's too.
/// @return nothing if a run has no generations
[[nodiscard]] std::vector<TracePoint> medianGenerationCurve(std::span<const StoredRun* const> runs);

} // namespace tessera
