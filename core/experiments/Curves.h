// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentRuns.h"
#include "core/experiments/RunBatch.h"
#include "core/search/Trace.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace tessera {

/// An improvement with only the asked axis filled in.
[[nodiscard]] TracePoint curvePoint(double at, int best, CurveAxis axis);

/// A quantile of several runs' best scores, as steps from when every run has a score to the end of
/// the longest: the lowest score that at least that share of the runs do not exceed. The points are
/// improvements with only the requested axis filled in.
/// @param share from 0 (the worst run) to 1 (the best); the default is the median
[[nodiscard]] std::vector<TracePoint> quantileCurve(std::span<const StoredRun* const> runs,
                                                    CurveAxis axis, double share = 0.5);

/// The points for a line of best scores.
[[nodiscard]] std::vector<TracePoint> improvementsAndEnd(const Trace& trace);

/// The times of the runs that reached a target, rising.
[[nodiscard]] std::vector<double> timesToTarget(std::span<const StoredRun* const> runs, int target,
                                                CurveAxis axis);

/// The percentage of all runs that had reached a target by then, as steps from 0 to the end of the
/// longest run; only the requested axis is filled in.
[[nodiscard]] std::vector<TracePoint> timeToTargetCurve(std::span<const StoredRun* const> runs,
                                                        int target, CurveAxis axis);

/// Several runs after each generation: the medians (see quantileCurve()) of their best scores so
/// far, of their generation's best and, if all have a population, of its mean and worst. A run that
/// has ended keeps its last scores. @return nothing if a run has no generations
[[nodiscard]] std::vector<TracePoint> medianGenerationCurve(std::span<const StoredRun* const> runs);

/// The largest trace file that is read, in bytes.
inline constexpr qint64 kMaxTraceBytes = 512LL * 1024 * 1024;

struct RunTrace {
    std::uint64_t seed = 0;
    std::vector<TracePoint> points;
};

/// With a header. Columns: run (from 1), seed, seconds, evaluations, best, current, iterations,
/// nodes; for populations, or if there are gauges, mean and worst; then all gauges of any run.
[[nodiscard]] QByteArray traceCsv(std::span<const RunResult> results);

[[nodiscard]] bool looksLikeTraceCsv(const QByteArray& bytes);

/// Files with the first six columns only are read too; gauges are ignored.
/// @throws FormatError with the line and column of what is wrong.
[[nodiscard]] std::vector<RunTrace> readTraceCsv(const QByteArray& bytes);

using RunPointers = std::vector<const StoredRun*>;

/// When several runs of one method reached a target. Times are on an axis; infinite if unknown.
struct TargetTime {
    int runs = 0;
    int reached = 0;
    /// Of all runs; infinite if half of them missed it.
    double median = 0;
    /// All time before the target, also of runs that missed it, divided by the number of runs that
    /// reached it: the expected time if missing runs restart (ERT; Auger & Hansen 2005).
    double expected = 0;
};
[[nodiscard]] TargetTime targetTime(std::span<const StoredRun* const> runs, int target,
                                    CurveAxis axis);

/// Each run's best score at a place on the axis; 0 before its first.
[[nodiscard]] std::vector<double> scoresAt(std::span<const StoredRun* const> runs, double place,
                                           CurveAxis axis);

/// At most @p most whole scores, evenly spaced from half of the full score to the best one that is
/// known.
[[nodiscard]] std::vector<int> targetScores(int total, int best, int most = 51);

/// For each place the number of pairs of a run and a target that the run had reached by then
/// (Hansen et al. 2021, section 4).
[[nodiscard]] std::vector<double> targetsReached(std::span<const StoredRun* const> runs,
                                                 std::span<const int> targets,
                                                 std::span<const double> places, CurveAxis axis);

/// Rising places with even steps of their logarithms. @pre 0 < low ≤ high
[[nodiscard]] std::vector<double> logarithmicPlaces(double low, double high, std::size_t count);

/// One method's performance profile (Dolan & Moré 2002).
struct ProfilePoint {
    double ratio = 1; ///< of its time to the time of the best method
    double share = 0; ///< of problems that it solves within that ratio
};
/// @param times by problem, then method; infinite if a method does not solve it. Problems that no
/// method solves do not count.
/// @return for each method its steps; the first is at ratio 1
[[nodiscard]] std::vector<std::vector<ProfilePoint>>
performanceProfiles(const std::vector<std::vector<double>>& times);

} // namespace tessera
