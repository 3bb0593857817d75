// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
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

/// An estimate with the interval that holds 95 % of its bootstrap values.
struct Interval {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// The number of samples that are drawn with replacement for an interval, always from the same
/// seed.
inline constexpr int kResamples = 2000;

/// The chance that a value of the first sample exceeds one of the second (A of Vargha & Delaney
/// 2000; ties count half), with a percentile interval (Efron 1979). @pre none is empty
[[nodiscard]] Interval effectInterval(std::span<const double> first,
                                      std::span<const double> second);

/// The median of the first sample minus that of the second, with such an interval.
/// @pre none is empty
[[nodiscard]] Interval medianDifference(std::span<const double> first,
                                        std::span<const double> second);

/// The median of the differences of pairs, with such an interval over the pairs.
/// @pre as many values each, at least one
[[nodiscard]] Interval pairedDifference(std::span<const double> first,
                                        std::span<const double> second);

/// The mean of a sample, with such an interval. @pre not empty
[[nodiscard]] Interval meanInterval(std::span<const double> values);

/// The ranks of values from 1, the highest value first; equal values share the mean of their ranks.
[[nodiscard]] std::vector<double> ranksFromBest(std::span<const double> values);

/// The result of a signed-rank test on pairs of values.
struct SignedRankResult {
    double plus = 0;       ///< the sum of ranks of the pairs whose first value is greater
    std::size_t pairs = 0; ///< without those of equal values
    /// Two-sided: the probability that pairs without a difference differ at least as much.
    double p = 1;
    bool exact = false; ///< whether p is exact instead of approximated
};

/// The most different pairs for which p is exact.
inline constexpr std::size_t kMostExactPairs = 100;

/// The test of Wilcoxon (1945); pairs of equal values are left out. With at most kMostExactPairs, p
/// comes from the exact distribution given the ties; otherwise from the normal distribution with
/// corrections for ties and continuity. p is 1 without a pair. @pre as many values each
[[nodiscard]] SignedRankResult signedRank(std::span<const double> first,
                                          std::span<const double> second);

/// Values by block, then treatment. Each block has as many.
using Blocks = std::vector<std::vector<double>>;

/// The result of a test on several treatments of the same blocks.
struct FriedmanResult {
    std::size_t blocks = 0;
    std::vector<double> meanRanks; ///< by treatment; 1 is the best, with the highest values
    double chiSquared = 0;         ///< corrected for ties
    double pChiSquared = 1;        ///< by the χ² distribution with k − 1 degrees of freedom
    double f = 0;                  ///< the less conservative statistic of Iman & Davenport (1980)
    double pF = 1;                 ///< by the F distribution
    double p = 1;                  ///< exact if it can be enumerated, otherwise pF
    bool exact = false;

    /// Of the difference between two mean ranks, by the normal distribution without correction for
    /// several tests (Demšar 2006, section 3.2.2).
    [[nodiscard]] double pairP(std::size_t first, std::size_t second) const;
};

/// The test of Friedman (1937). p is exact given the ties if all arrangements of the ranks are few
/// enough to count. p is 1 below two blocks or two treatments.
[[nodiscard]] FriedmanResult friedman(const Blocks& blocks);

/// The smallest difference of two mean ranks that the test of Nemenyi (1963) calls significant.
/// @param alpha e.g. 0.05
[[nodiscard]] double criticalDifference(std::size_t treatments, std::size_t blocks,
                                        double alpha = 0.05);

/// The longest runs of treatments in the order of their mean ranks in which none differs from
/// another by the critical difference or more; only runs of two and more.
/// @return for each the places of its best and its worst treatment in that order
struct RankClique {
    std::size_t first = 0;
    std::size_t last = 0;
};
[[nodiscard]] std::vector<RankClique> rankCliques(std::span<const double> risingRanks,
                                                  double difference);

// The upper tails of distributions.
[[nodiscard]] double normalTail(double z);
[[nodiscard]] double chiSquaredTail(double x, double degrees);
[[nodiscard]] double fTail(double x, double upper, double lower);
/// The value that the range of @p count standard normal numbers exceeds with probability alpha.
[[nodiscard]] double studentizedRange(std::size_t count, double alpha);

} // namespace tessera
