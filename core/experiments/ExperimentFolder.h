// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentPlan.h"

#include <QString>

namespace tessera {

/// Writes experiment.json into a folder of results: all of the plan that tables and figures need,
/// with the program and machine that began it. So the folder can be analysed without the plan and
/// its puzzles. Replaces one of another plan, and a damaged one. Leaves one of this plan, and a
/// JSON file that is no such description. @throws UserError
void describeExperiment(const ExperimentPlan& plan, const QString& folder);

/// Whether a folder has such a description or a run of any plan.
[[nodiscard]] bool isExperimentFolder(const QString& folder);

/// Whether a folder has the description of this very plan.
[[nodiscard]] bool holdsResultsOf(const ExperimentPlan& plan, const QString& folder);

/// The plan that such a file describes; its puzzles are empty, so it cannot be run.
/// @throws UserError
[[nodiscard]] ExperimentPlan describedExperiment(const QString& folder);

} // namespace tessera
