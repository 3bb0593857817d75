// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace tessera {

/// What tuned values gain over others on paired puzzles.
struct Gain {
    int pairs = 0;
    double mean = 0; ///< of the differences
    /// The 95 % interval of the mean: percentiles of 10,000 bootstrap samples (Efron 1979).
    double low = 0;
    double high = 0;
    int better = 0;
    int equal = 0;
    int worse = 0;
};

/// @param differences one for each puzzle, tuned minus other; may be empty
[[nodiscard]] Gain gainOf(std::span<const double> differences, std::uint64_t seed);

} // namespace tessera
