// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <utility>
#include <vector>

namespace tessera {

// Logarithms of numbers of ways to pair edges; counts are real, as a third of 40 joints is.

/// No way at all.
inline constexpr double kNoWay = -std::numeric_limits<double>::infinity();

[[nodiscard]] double logFactorial(double n);
[[nodiscard]] double logChoose(double n, double k);

/// ln (n−1)!!: all pairings of n edges.
[[nodiscard]] double logAll(double edges);
/// ln of the pairings in which s given edges take partners among e others and the rest pair off.
[[nodiscard]] double logTwoGroups(double given, double others);
/// ln of the chance that so many edges, drawn one after the other, are all of one colour's.
[[nodiscard]] double logDraws(double drawn, double ofColor, double edges);

/// How many edges of one value look one way and how many can meet them from the other.
using Ends = std::pair<int, int>;

/// The chance that all joints of one direction match: see log10ExpectedSolutions(). Of the joints
/// that could match only few stay unmade, so the product is worked out from its highest power down.
/// @param rim the edges of either way that lie at the rim
[[nodiscard]] double logDirectedMatch(const std::vector<Ends>& values, int joints, int rim);

} // namespace tessera
