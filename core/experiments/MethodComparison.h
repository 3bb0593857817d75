// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentTable.h"
#include "core/experiments/Statistics.h"

#include <QByteArray>

#include <vector>

namespace tessera {

/// Whether two methods' scores on one group of puzzles differ by more than chance.
struct MethodPair {
    std::size_t first = 0; ///< the plan's numbers of the methods
    std::size_t second = 0;
    std::size_t firstCount = 0; ///< independent values of each, see comparedMethods()
    std::size_t secondCount = 0;
    bool countsPuzzles = false; ///< whether a value is of a puzzle or of a run
    MannWhitneyResult test;     ///< of the first one's scores against the second one's
    double adjustedP = 1;       ///< for all tests of the group, see holmAdjusted()
};

/// Every pair of methods that both have finished runs, in the plan's order. On one puzzle each run
/// is a value. Runs on the same puzzle are alike, so that on several puzzles each of these is one
/// value, the median of its runs: more seeds say no more about other puzzles.
/// @param group puzzles, by ExperimentPlan::groups()
[[nodiscard]] std::vector<MethodPair> comparedMethods(const ExperimentPlan& plan, StoredRuns runs,
                                                      std::span<const std::size_t> group);

/// "negligible", "small", "medium" or "large", translated; see effectSize().
[[nodiscard]] QString effectText(double effect);
/// "10 + 10 runs" or "3 + 3 puzzles", translated.
[[nodiscard]] QString sampleText(const MethodPair& pair);
/// Whether p is exact or approximated, translated.
[[nodiscard]] QString exactnessText(const MethodPair& pair);

/// The pairs of all groups, a row each.
[[nodiscard]] TextTable comparisonTable(const ExperimentPlan& plan, StoredRuns runs);
[[nodiscard]] QByteArray comparisonJson(const ExperimentPlan& plan, StoredRuns runs);

} // namespace tessera
