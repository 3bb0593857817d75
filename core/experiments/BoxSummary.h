// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace tessera {

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
