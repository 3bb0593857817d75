// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Trace.h"

#include <QByteArray>
#include <QColor>
#include <QPixmap>
#include <QString>

#include <cstddef>
#include <optional>
#include <span>
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

/// The colour of the index-th run, the same on every view: one qualitative set
/// that people with any kind of colour blindness tell apart, repeated when there
/// are more runs. Made lighter or darker until it stands out from @p background
/// (contrast 3:1). The set was chosen for what is left of it then, on white and on
/// dark grey, as seen without each kind of cones (Machado et al. 2009): any two
/// are three times as far apart in Oklab as those of Okabe and Ito's set.
[[nodiscard]] QColor runColor(std::size_t index, const QColor& background);

/// The line of the index-th run: solid while the colours last, then dashed, then
/// dotted and dashed, so that runs of one colour differ.
[[nodiscard]] Qt::PenStyle runLine(std::size_t index);

/// A piece of that line, for lists and tables. The same pixmap whenever it is asked
/// for: views keep a copy of each one that they ever drew as an icon.
[[nodiscard]] QPixmap runLinePixmap(std::size_t index, const QColor& background,
                                    qreal devicePixelRatio);

/// The numbers of a chart, a line for each point of each curve: its name, the moment, the
/// best and the current score, the mean and the worst of a population, and the ends of a
/// band. What a curve has not is empty.
[[nodiscard]] QByteArray curveCsv(std::span<const ChartCurve> curves);

} // namespace tessera
