// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentTable.h"
#include "core/experiments/MannWhitney.h"

#include <QByteArray>

#include <vector>

namespace tessera {

/// Whether two methods' scores on one group of puzzles differ by more than chance.
struct MethodPair {
    std::size_t first = 0; ///< the plan's numbers of the methods
    std::size_t second = 0;
    MannWhitneyResult test; ///< of the first one's scores against the second one's
};

/// Every pair of methods that both have finished runs, in the plan's order.
/// @param group puzzles, by ExperimentPlan::groups()
[[nodiscard]] std::vector<MethodPair> comparedMethods(const ExperimentPlan& plan, StoredRuns runs,
                                                      std::span<const std::size_t> group);

/// "negligible", "small", "medium" or "large", translated; see effectSize().
[[nodiscard]] QString effectText(double effect);

/// The pairs of all groups as a Markdown table.
[[nodiscard]] QByteArray comparisonMarkdown(const ExperimentPlan& plan, StoredRuns runs);

} // namespace tessera
