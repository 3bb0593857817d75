// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentTable.h"

#include <QCoreApplication>

#include <memory>

namespace tessera {

/// What a command that draws needs in place of a QCoreApplication, without a
/// display. A program without Qt Gui makes a QCoreApplication.
[[nodiscard]] std::unique_ptr<QCoreApplication> makeDrawingApplication(int& argc, char** argv);

/// Draws one chart for each group of puzzles with the median curve of each
/// method and the middle half of its runs, named chart-GROUP.svg, into a folder. Against seconds
/// when the budget is in seconds, else against evaluations; on a logarithmic axis. When the plan
/// asks for curves against generations, against these, with a population's mean and worst scores;
/// when it has published times, chart-times.svg shows how long solving took (see
/// paintSolveTimes()).
/// @throws UserError
void writeCharts(const ExperimentPlan& plan, StoredRuns runs, const QString& folder);

} // namespace tessera
