// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Trace.h"

#include <QColor>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace tessera {

/// One search on the chart, or what several have in common.
struct ChartCurve {
    QString name; ///< for the legend: the method and its seed; empty for no entry
    QColor color; ///< invalid: the chart takes the run colour
    std::vector<TracePoint> points;
    std::vector<TraceEvent> events;
    /// Which run colour and line it has; nothing: by its place among the curves.
    std::optional<std::size_t> run{};
    bool thin = false; ///< one of several that a thicker curve stands for
    /// Between these best scores lies a band, e.g. of the middle half of several
    /// searches; both empty for none.
    std::vector<TracePoint> bandLow{};
    std::vector<TracePoint> bandHigh{};
};

/// Whether it says where its points lie on that axis: a method that searches no tree
/// has no nodes.
[[nodiscard]] inline bool isOnAxis(const ChartCurve& curve, CurveAxis axis) {
    const bool mayLack = axis == CurveAxis::Iterations || axis == CurveAxis::Nodes;
    return !mayLack || (!curve.points.empty() && placeOn(axis, curve.points.back()) > 0);
}

} // namespace tessera
