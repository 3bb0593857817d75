// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace tessera {

/// 0 for no values, as the functions below.
[[nodiscard]] double mean(std::span<const double> values);
/// The middle value, or the mean of the two middle values.
[[nodiscard]] double median(std::span<const double> values);
/// The p-values of several tests, corrected for their number (Holm 1979), in the same order.
[[nodiscard]] std::vector<double> holmAdjusted(std::span<const double> ps);
/// The standard deviation of a sample (divided by n−1); 0 for fewer than two.
[[nodiscard]] double sampleDeviation(std::span<const double> values);

/// The figures of one box plot (Tukey 1977).
struct BoxSummary {
    double lowerQuartile = 0;
    double median = 0;
    double upperQuartile = 0;
    double lowerWhisker = 0; ///< the lowest value within 1.5 box lengths of the box
    double upperWhisker = 0;
    std::vector<double> outliers; ///< beyond the whiskers, rising
};

/// Type 7 of Hyndman and Fan (1996). @pre not empty and sorted
[[nodiscard]] double quantile(std::span<const double> sorted, double share);

/// @pre not empty
[[nodiscard]] BoxSummary boxSummary(std::span<const double> values);

/// The result of a rank-sum test on two samples.
struct MannWhitneyResult {
    /// The number of pairs in which the first sample's value is greater; ties count half.
    double u = 0;
    /// Two-sided: the probability that samples from one distribution differ at least as much.
    double p = 1;
    /// u divided by the number of pairs: the chance that a run of the first method beats one of the
    /// second (A of Vargha & Delaney 2000). 0.5: no effect.
    double effect = 0.5;
    bool exact = false; ///< whether p is exact instead of approximated
};

/// The largest sample for which p is exact.
inline constexpr std::size_t kMostExactSample = 50;

/// The test of Mann & Whitney (1947). With at most kMostExactSample values each, p comes from the
/// exact distribution of U given the ties; otherwise from the normal distribution with corrections
/// for ties and continuity. p is 1 if a sample is empty.
[[nodiscard]] MannWhitneyResult mannWhitney(std::span<const double> first,
                                            std::span<const double> second);

/// The size of an effect by the thresholds of Vargha & Delaney (0.56, 0.64, 0.71): 0 negligible, 1
/// small, 2 medium, 3 large.
[[nodiscard]] int effectSize(double effect);

} // namespace tessera
