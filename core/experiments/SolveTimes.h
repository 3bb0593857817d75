// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentTable.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

/// How long solving the puzzles of one group took.
struct GroupTime {
    std::optional<double> seconds; ///< mean of the runs that succeeded; nothing without any
    int solved = 0;                ///< runs that succeeded, see ExperimentPlan::isSuccess()
    int runs = 0;                  ///< 0 for published times, of which no more is known
};

/// The times of one method on each group of puzzles, in the plan's order.
struct SolveTimes {
    QString name;
    std::vector<GroupTime> groups;
};

/// The published times, if there are any, then those of each method.
[[nodiscard]] std::vector<SolveTimes> solveTimes(const ExperimentPlan& plan, StoredRuns runs);

} // namespace tessera
