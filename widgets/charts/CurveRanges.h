// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"

#include <vector>

namespace tessera {

/// How high an edge is at least where the last gains are shown.
inline constexpr double kEdgePixels = 8;

/// The stretch of both axes that a plot of curves shows, in their coordinates.
struct CurveWindow {
    ChartRange across;
    ChartRange up;
};

[[nodiscard]] bool hasNoPoints(const PlotContent& content);

/// All there is of the horizontal axis.
[[nodiscard]] ChartRange wholeAcross(const PlotContent& content);

/// The scores of the whole course that matter, see curvePlot().
[[nodiscard]] ChartRange usualScores(const PlotContent& content, ChartRange across);

/// Where the vertical axis has a score: the score, or the logarithm of what is missing.
[[nodiscard]] double heightOf(const PlotContent& content, double score);

/// The last twenty gains or what was gained in the last half of a stretch, whichever is more; but
/// only so much that an edge is kEdgePixels high. It begins where the shown scores do.
/// @param pixels the height of the plot
[[nodiscard]] CurveWindow lastGains(const PlotContent& content, ChartRange whole, double pixels);

/// The vertical range of missing edges, from the scores that matter.
[[nodiscard]] ChartRange missingRange(const PlotContent& content, ChartRange scores);

/// 0, 1, 2, 5, 10, … missing edges on a logarithmic axis.
[[nodiscard]] std::vector<AxisTick> missingTicks(ChartRange range, int most);

} // namespace tessera
