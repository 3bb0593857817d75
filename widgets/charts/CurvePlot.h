// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/Plot.h"

#include <QString>

class QComboBox;

namespace tessera {

/// Fills a box with all that curves can be drawn against.
void addCurveAxes(QComboBox& box);
/// What is chosen in such a box.
[[nodiscard]] CurveAxis chosenAxis(const QComboBox& box);
/// Fills a box with the views of scores there are, the last gains first.
void addScoreViews(QComboBox& box);
/// What is chosen in such a box.
[[nodiscard]] ScoreView chosenView(const QComboBox& box);
/// Why methods have no curve on this axis; empty for axes that every method has.
[[nodiscard]] QString axisMissingText(CurveAxis axis);

/// What lines and bands are, in a few words; empty if there is no band.
[[nodiscard]] QString bandNote(const PlotContent& content);

/// The best score of each curve as a step line before its band, with a dot for each new best; the
/// full score as a dotted line. How much of it, PlotContent::view says.
/// Upwards it shows what matters: the first steep rise, a fiftieth of a linear axis, and the lowest
/// quarter of current or worst scores may run out of the picture.
[[nodiscard]] Plot curvePlot(const PlotContent& content, const PlotPaper& paper);

/// Leaves the line and its band alone below a line of numbers, for charts of a few lines.
void makeSparkline(Plot& plot, const QString& numbers);

} // namespace tessera
