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

} // namespace tessera
