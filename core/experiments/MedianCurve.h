// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunStore.h"
#include "core/search/Trace.h"

#include <span>
#include <vector>

namespace tessera {

/// What curves of several runs have in common on the horizontal axis.
enum class CurveAxis : std::uint8_t { Seconds, Evaluations };

/// The median of several runs' best scores over time, as steps: it begins when
/// every run has a first score and ends with the longest run. Of an even number
/// of runs the lower middle one counts, so that each value is a real score.
/// The points are improvements with only the asked axis filled in.
[[nodiscard]] std::vector<TracePoint> medianCurve(std::span<const StoredRun* const> runs,
                                                  CurveAxis axis);

} // namespace tessera
