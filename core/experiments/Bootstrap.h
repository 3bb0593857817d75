// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace tessera {

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

} // namespace tessera
