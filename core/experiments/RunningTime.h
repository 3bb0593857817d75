// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/Curves.h"

#include <span>
#include <vector>

namespace tessera {

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
