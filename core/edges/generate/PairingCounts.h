// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <utility>
#include <vector>

namespace tessera {

// Logarithms of the numbers of ways to pair edges. Counts are real, as a third of 40 joints is.

/// The logarithm of no ways.
inline constexpr double kNoWay = -std::numeric_limits<double>::infinity();

[[nodiscard]] double logFactorial(double n);
[[nodiscard]] double logChoose(double n, double k);

/// ln (n−1)!!: all pairings of n edges.
[[nodiscard]] double logAll(double edges);
/// ln of the number of pairings in which s given edges take partners among e others and the rest
/// pair off.
[[nodiscard]] double logTwoGroups(double given, double others);
/// ln of the probability that edges drawn one after the other are all of one colour.
[[nodiscard]] double logDraws(double drawn, double ofColor, double edges);

/// The numbers of edges of one colour that face one way, and of those that can meet them.
using Ends = std::pair<int, int>;

/// ln of the probability that all joints of one direction match: see log10ExpectedSolutions(). Few
/// of the possible joints stay unmade, so the product is computed from its highest power down.
/// @param rim the edges of each direction at the rim
[[nodiscard]] double logDirectedMatch(const std::vector<Ends>& values, int joints, int rim);

} // namespace tessera
