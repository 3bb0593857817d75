// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// The probability that a χ² variable exceeds x. @pre degrees > 0
[[nodiscard]] double raceChiSquareTail(double x, int degrees);
/// The two-sided probability that a variable of Student's t exceeds |t|. @pre degrees > 0
[[nodiscard]] double raceStudentTail(double t, int degrees);

/// The ranks of values from 1, the highest value first; equal ones share their mean.
[[nodiscard]] std::vector<double> raceRanksOf(std::span<const double> values);

/// Scores of configurations: one row an instance, one column a configuration; high is good.
using ScoreTable = std::vector<std::vector<double>>;

/// The test of Friedman (1937) with ranks within each row, corrected for ties (Conover 1999).
struct RaceRanks {
    double statistic = 0;
    double p = 1;
    std::vector<double> rankSums; ///< by column; low is good
};
/// @pre at least one row; all rows have the same number of columns, at least one
[[nodiscard]] RaceRanks rankedRace(const ScoreTable& scores);

/// Which configurations a race drops.
enum class RaceTest : std::uint8_t {
    Friedman, ///< F-Race (Birattari et al. 2002): Friedman, then Conover's t on rank sums
    TTest,    ///< paired t-tests on scores, without correction as in irace
};

/// Which columns are worse than the best one at that level. The best has the lowest rank sum or,
/// for t-tests, the highest mean. Never drops the best.
[[nodiscard]] std::vector<bool> droppedByRace(const ScoreTable& scores, RaceTest test,
                                              double level);

} // namespace tessera
