// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace tessera {

/// 0 for no values, as below.
[[nodiscard]] double mean(std::span<const double> values);
/// The middle value, or the mean of the two in the middle.
[[nodiscard]] double median(std::span<const double> values);
/// The p of several tests, raised so that the chance of any false finding among them stays
/// what it is for one (Holm 1979). In the same order.
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

/// A value below which that share of the others lies, interpolated between two
/// of them (type 7 of Hyndman and Fan 1996). @pre not empty and sorted
[[nodiscard]] double quantile(std::span<const double> sorted, double share);

/// @pre not empty
[[nodiscard]] BoxSummary boxSummary(std::span<const double> values);

} // namespace tessera
