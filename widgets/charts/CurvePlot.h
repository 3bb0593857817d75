// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/Plot.h"

#include <QString>

namespace tessera {

/// The best score of each curve as a step line in front of its band, with a dot for each new best;
/// the full score as a dotted line. PlotContent::view sets the range. Upwards it shows the
/// important part: the first steep rise, a fiftieth of a linear axis, and the lowest quarter of
/// current or worst scores may be cut off.
[[nodiscard]] Plot curvePlot(const PlotContent& content, const PlotPaper& paper);

/// Keeps only the line and its band, below a line of numbers, for charts of a few lines.
void makeSparkline(Plot& plot, const QString& numbers);

} // namespace tessera
