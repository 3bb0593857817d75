// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/race/Comparison.h"
#include "widgets/charts/ChartCurve.h"

#include <vector>

namespace tessera {

/// The curves of all searches that have found something: one for each search
/// that has no other seeds beside it; where there are several seeds a thin one
/// each, their median, and the middle half of them as a band.
[[nodiscard]] std::vector<ChartCurve> comparisonCurves(const Comparison& comparison,
                                                       CurveAxis axis);

} // namespace tessera
