// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"

#include "core/experiments/ExperimentTable.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tessera {

[[nodiscard]] std::vector<std::size_t> methodRuns(const ExperimentPlan& plan);

/// Whether a plan keeps the scores after each generation, and the axis counts generations.
[[nodiscard]] bool drawsGenerations(const ExperimentPlan& plan, CurveAxis axis);

/// Generations if the plan keeps them, otherwise the unit of the budget for the group's puzzles.
[[nodiscard]] CurveAxis usualAxis(const ExperimentPlan& plan, std::span<const std::size_t> group);

/// The median curve of several runs, with the middle half of them as a band.
[[nodiscard]] ChartCurve summaryCurve(std::span<const StoredRun* const> runs, CurveAxis axis);

/// The median curve of each method on a group of puzzles, with the middle half of its runs as a
/// band; or medianGenerationCurve(). Methods keep their colours; those without runs are left out.
[[nodiscard]] PlotContent methodCurves(const ExperimentPlan& plan, StoredRuns runs,
                                       std::span<const std::size_t> group, CurveAxis axis);

/// The percentage of each method's runs that had reached the target, see timeToTargetCurve().
[[nodiscard]] std::vector<ChartCurve> targetCurves(const ExperimentPlan& plan, StoredRuns runs,
                                                   std::span<const std::size_t> group, int target,
                                                   CurveAxis axis);

} // namespace tessera
