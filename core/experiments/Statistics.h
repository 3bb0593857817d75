// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace tessera {

/// 0 for no values, as below.
[[nodiscard]] double mean(std::span<const double> values);
/// The middle value, or the mean of the two in the middle.
[[nodiscard]] double median(std::span<const double> values);
/// The p of several tests, corrected for their number (Holm 1979). In the same order.
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

/// What a rank-sum test says of two samples.
struct MannWhitneyResult {
    /// Pairs in which the first sample's value is the greater one; ties count half.
    double u = 0;
    /// Two-sided: how likely samples from one distribution differ at least as much.
    double p = 1;
    /// The share of pairs that u is: the chance that a run of the first method
    /// beats one of the second (Vargha and Delaney's A, 2000). 0.5: no effect.
    double effect = 0.5;
    bool exact = false; ///< whether p was counted out instead of approximated
};

/// The largest sample of which p is counted out.
inline constexpr std::size_t kMostExactSample = 50;

/// The test of Mann and Whitney (1947). With at most kMostExactSample values each, p comes from the
/// distribution of U given the ties; else from the normal distribution with corrections for ties
/// and continuity. p is 1 for an empty sample.
[[nodiscard]] MannWhitneyResult mannWhitney(std::span<const double> first,
                                            std::span<const double> second);

/// The size of an effect in words for Vargha and Delaney's thresholds (0.56, 0.64, 0.71):
/// 0 negligible, 1 small, 2 medium, 3 large.
[[nodiscard]] int effectSize(double effect);

} // namespace tessera
