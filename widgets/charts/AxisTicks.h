// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartScale.h"

#include <QString>

#include <vector>

namespace tessera {

struct AxisTick {
    double coordinate = 0;
    QString label;
};

/// Round values within the range, at most about @p most of them and at least
/// two where the range allows, with labels that differ: times as m:ss with
/// steps people count in (1, 2, 5, 10, 15, 30 s, 1, 2, 5 min, …), evaluations
/// as 50 M, powers on a logarithmic scale.
[[nodiscard]] std::vector<AxisTick> timeOrCountTicks(const ChartScale& scale, ChartRange range,
                                                     int most);

/// Whole numbers in steps of 1, 2 or 5 times a power of ten.
[[nodiscard]] std::vector<AxisTick> scoreTicks(ChartRange range, int most);

/// The smallest of 1, 2, 5 times a power of ten that is not below @p length.
[[nodiscard]] double roundStep(double length);

} // namespace tessera
