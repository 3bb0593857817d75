// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Trace.h"

#include <QString>

namespace tessera {

/// Where the search stands besides its best: its current score, or how its
/// population spreads.
[[nodiscard]] QString presentText(const TracePoint& point);
/// What was done by then, as the axis counts it; evaluations on one of seconds.
[[nodiscard]] QString countedText(const TracePoint& point, CurveAxis axis);
/// So many of what the axis counts.
[[nodiscard]] QString countedText(double count, CurveAxis axis);

} // namespace tessera
