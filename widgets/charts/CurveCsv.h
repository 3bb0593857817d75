// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"

#include <QByteArray>

#include <span>

namespace tessera {

/// The numbers of a chart, a line for each point of each curve: its name, the moment, the
/// best and the current score, the mean and the worst of a population, and the ends of a
/// band. What a curve has not is empty.
[[nodiscard]] QByteArray curveCsv(std::span<const ChartCurve> curves);

} // namespace tessera
