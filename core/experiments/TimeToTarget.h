// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/MedianCurve.h"

#include <span>
#include <vector>

namespace tessera {

/// When each run that reached a target did so, rising.
[[nodiscard]] std::vector<double> timesToTarget(std::span<const StoredRun* const> runs, int target,
                                                CurveAxis axis);

/// The empirical distribution of the time to a target: the percentage of all
/// runs that had reached it by then, as steps from 0 to the longest run's end.
/// A curve of scores out of 100 with only the asked axis filled in.
[[nodiscard]] std::vector<TracePoint> timeToTargetCurve(std::span<const StoredRun* const> runs,
                                                        int target, CurveAxis axis);

} // namespace tessera
