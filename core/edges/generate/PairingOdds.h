// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

/// Logarithms of the numbers of ways to pair edges, for Hardness. The counts
/// are real numbers, so that "a third of 40 joints" needs no rounding.
namespace tessera::pairing {

[[nodiscard]] inline double logFactorial(double n) {
    return std::lgamma(n + 1.0);
}

/// ln C(n+k−1, k−1): the ways to part n alike things among k colours.
[[nodiscard]] inline double logPartitions(double things, double colors) {
    return logFactorial(things + colors - 1) - logFactorial(things) - logFactorial(colors - 1);
}

/// ln (n−1)!!: all pairings of n edges.
[[nodiscard]] inline double logAll(double edges) {
    return logFactorial(edges) - edges / 2 * std::log(2.0) - logFactorial(edges / 2);
}

/// ln of the pairings in which s given edges take partners among e others and
/// the rest pair off; without others the s pair off among themselves.
[[nodiscard]] inline double logTwoGroups(double given, double others) {
    if (others < given)
        return logAll(given + others);
    return logFactorial(others) - logFactorial(others - given) + logAll(others - given);
}

} // namespace tessera::pairing
