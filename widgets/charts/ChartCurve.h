// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Trace.h"

#include <QColor>
#include <QString>

#include <vector>

namespace tessera {

/// What the curves are drawn against.
enum class ChartAxis : std::uint8_t { Seconds, Evaluations };

/// One search on the chart.
struct ChartCurve {
    QString name; ///< for the legend: the method and its seed
    QColor color; ///< invalid: the chart takes the next run colour
    std::vector<TracePoint> points;
    std::vector<TraceEvent> events;
};

} // namespace tessera
