// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunStore.h"

#include <QByteArray>

#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// The runs of one method on one puzzle.
struct ExperimentRow {
    std::size_t puzzle = 0;
    std::size_t method = 0;
    int total = 0;
    int runs = 0; ///< finished; 0 leaves the rest 0
    int best = 0;
    double mean = 0;
    double median = 0;
    double stddev = 0;      ///< of a sample; 0 for one run
    double success = 0;     ///< share of runs that reached the target, or solved
    double evaluations = 0; ///< mean
};

using StoredRuns = std::span<const std::optional<StoredRun>>;

/// One row for each puzzle and method, in the plan's order. Failed runs do not count.
[[nodiscard]] std::vector<ExperimentRow> experimentRows(const ExperimentPlan& plan,
                                                        StoredRuns runs);

/// A line for each finished run.
[[nodiscard]] QByteArray resultsCsv(const ExperimentPlan& plan, StoredRuns runs);
/// Rows and runs in one object.
[[nodiscard]] QByteArray resultsJson(const ExperimentPlan& plan, StoredRuns runs);
/// The rows for people. Without times: the same seeds and evaluations give the
/// same table on any machine.
[[nodiscard]] QByteArray tableMarkdown(const ExperimentPlan& plan, StoredRuns runs);

/// Writes results.csv, results.json and table.md into a folder. @throws UserError
void writeTables(const ExperimentPlan& plan, StoredRuns runs, const QString& folder);

} // namespace tessera
