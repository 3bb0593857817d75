// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentRuns.h"
#include "core/experiments/Statistics.h"
#include "core/support/NumberText.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace tessera {

struct ScoreAt {
    int best = 0;
    double median = 0;
};

/// The finished runs of one method on one group of puzzles.
struct ExperimentRow : RunSummary {
    std::size_t group = 0;  ///< by ExperimentPlan::groups()
    std::size_t puzzle = 0; ///< the first of the group
    std::size_t method = 0;
    int total = 0;
    double success = 0;             ///< share of runs that reached the target, or solved
    double rate = 0;                ///< evaluations (or nodes, if more) per second of all runs
    std::vector<ScoreAt> scoreAt{}; ///< at the plan's times
};

struct FinishedRun {
    const StoredRun* run = nullptr;
    std::size_t puzzle = 0;
};

/// The runs of one method that have ended and not failed.
[[nodiscard]] std::vector<FinishedRun> finishedRuns(const ExperimentPlan& plan, StoredRuns runs,
                                                    std::span<const std::size_t> puzzles,
                                                    std::size_t method);

/// The number of runs that got so little of a core that their times are not comparable.
[[nodiscard]] int runsShortOfACore(StoredRuns runs);
/// The share, from 0 to 1, of the run that got least of its core; nothing if none was measured.
[[nodiscard]] std::optional<double> lowestCoreShare(StoredRuns runs);

/// One row for each pair of a group of puzzles and a method, in the plan's order. Failed runs do
/// not count.
[[nodiscard]] std::vector<ExperimentRow> experimentRows(const ExperimentPlan& plan,
                                                        StoredRuns runs);

/// A line for each finished run.
[[nodiscard]] QByteArray resultsCsv(const ExperimentPlan& plan, StoredRuns runs);
/// Rows and runs in one object.
[[nodiscard]] QByteArray resultsJson(const ExperimentPlan& plan, StoredRuns runs);
[[nodiscard]] TextTable textTable(const ExperimentPlan& plan, StoredRuns runs);
/// The same rows with figures as plain numbers; the success is a share. Empty where nothing is
/// known.
[[nodiscard]] QByteArray tableCsv(const ExperimentPlan& plan, StoredRuns runs);
/// Without times, unless the plan asks for scores at given times: the same on any machine.
[[nodiscard]] QByteArray tableMarkdown(const ExperimentPlan& plan, StoredRuns runs);

/// results.csv, results.json, table.md and table.tex in a folder.
[[nodiscard]] QStringList tablePaths(const QString& folder);
/// Writes these files. @throws UserError
void writeTables(const ExperimentPlan& plan, StoredRuns runs, const QString& folder);

struct GroupTime {
    std::optional<double> seconds; ///< mean of the runs that succeeded; nothing without any
    int solved = 0;                ///< number of runs that succeeded, see
                                   ///< ExperimentPlan::isSuccess()
    int runs = 0;                  ///< number of runs; 0 for published times, where it is unknown
};

/// The times of one method on each group of puzzles, in the plan's order.
struct SolveTimes {
    QString name;
    std::vector<GroupTime> groups;
};

/// The published times, if there are any, then those of each method.
[[nodiscard]] std::vector<SolveTimes> solveTimes(const ExperimentPlan& plan, StoredRuns runs);

/// Whether two methods' scores on one group of puzzles differ by more than chance.
struct MethodPair {
    std::size_t first = 0; ///< the methods' numbers in the plan
    std::size_t second = 0;
    std::size_t firstCount = 0; ///< number of independent values of each, see comparedMethods()
    std::size_t secondCount = 0;
    bool countsPuzzles = false; ///< whether a value stands for a puzzle instead of a run
    MannWhitneyResult test;     ///< of the first one's scores against the second one's
    double adjustedP = 1;       ///< for all tests of the group, see holmAdjusted()
};

/// Every pair of methods that both have finished runs, in the plan's order. On one puzzle each run
/// is a value. On several, each puzzle is one, with the median of its runs, because runs on one
/// puzzle are not independent.
/// @param group puzzles, by ExperimentPlan::groups()
[[nodiscard]] std::vector<MethodPair> comparedMethods(const ExperimentPlan& plan, StoredRuns runs,
                                                      std::span<const std::size_t> group);

/// "negligible", "small", "medium" or "large", translated; see effectSize().
[[nodiscard]] QString effectText(double effect);
/// "10 + 10 runs" or "3 + 3 puzzles", translated.
[[nodiscard]] QString sampleText(const MethodPair& pair);
/// Whether p is exact or approximated, translated.
[[nodiscard]] QString exactnessText(const MethodPair& pair);

/// The pairs of all groups, one row each.
[[nodiscard]] TextTable comparisonTable(const ExperimentPlan& plan, StoredRuns runs);
[[nodiscard]] QByteArray comparisonJson(const ExperimentPlan& plan, StoredRuns runs);

} // namespace tessera
