// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/Plot.h"

#include <QString>

class QComboBox;

namespace tessera {

/// Fills a box with all axes for curves.
void addCurveAxes(QComboBox& box);
/// The choice in such a box.
[[nodiscard]] CurveAxis chosenAxis(const QComboBox& box);
/// Fills a box with the views of scores, the last gains first.
void addScoreViews(QComboBox& box);
/// The choice in such a box.
[[nodiscard]] ScoreView chosenView(const QComboBox& box);
/// Why methods have no curve on this axis; empty for axes that every method has.
[[nodiscard]] QString axisMissingText(CurveAxis axis);

/// An explanation of lines and bands in a few words; empty if there is no band.
[[nodiscard]] QString bandNote(const PlotContent& content);

/// The best score of each curve as a step line in front of its band, with a dot for each new best;
/// the full score as a dotted line. PlotContent::view sets the range. Upwards it shows the
/// important part: the first steep rise, a fiftieth of a linear axis, and the lowest quarter of
/// current or worst scores may be cut off.
[[nodiscard]] Plot curvePlot(const PlotContent& content, const PlotPaper& paper);

/// Keeps only the line and its band, below a line of numbers, for charts of a few lines.
void makeSparkline(Plot& plot, const QString& numbers);

} // namespace tessera
