// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"

#include <vector>

namespace tessera {

/// The minimum height of an edge when the last gains are shown.
inline constexpr double kEdgePixels = 8;

/// The shown stretch of both axes of a plot of curves, in their coordinates.
struct CurveWindow {
    ChartRange across;
    ChartRange up;
};

/// The end of an axis that begins at @p low: a little above the full score, so that its line and
/// dots are whole.
[[nodiscard]] double aboveFull(int total, double low);

[[nodiscard]] bool hasNoPoints(const PlotContent& content);

/// The whole horizontal axis.
[[nodiscard]] ChartRange wholeAcross(const PlotContent& content);

/// The important scores of the whole course, see curvePlot().
[[nodiscard]] ChartRange usualScores(const PlotContent& content, ChartRange across);

/// The position of a score on the vertical axis: the score, or the logarithm of what is missing.
[[nodiscard]] double heightOf(const PlotContent& content, double score);

/// The last twenty gains or the gains in the last half of a stretch, whichever is more; but only so
/// many that an edge is kEdgePixels high. It starts where the shown scores start.
/// @param pixels the height of the plot
[[nodiscard]] CurveWindow lastGains(const PlotContent& content, ChartRange whole, double pixels);

/// The vertical range of missing edges, from the important scores.
[[nodiscard]] ChartRange missingRange(const PlotContent& content, ChartRange scores);

/// 0, 1, 2, 5, 10, … missing edges on a logarithmic axis.
[[nodiscard]] std::vector<AxisTick> missingTicks(ChartRange range, int most);

} // namespace tessera
