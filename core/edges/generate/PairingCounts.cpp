// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/PairingCounts.h"

#include "core/support/Index.h"

#include <algorithm>
#include <cmath>

namespace tessera {

double logFactorial(double n) { return std::lgamma(n + 1.0); }

double logAll(double edges) {
    return logFactorial(edges) - edges / 2 * std::log(2.0) - logFactorial(edges / 2);
}

double logTwoGroups(double given, double others) {
    if (others < given)
        return logAll(given + others);
    return logFactorial(others) - logFactorial(others - given) + logAll(others - given);
}

double logChoose(double n, double k) {
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

double logDirectedMatch(const std::vector<Ends>& values, int joints, int rim) {
    int most = 0;
    for (const auto& [here, there] : values)
        most += std::min(here, there);
    if (most < joints)
        return kNoWay;
    const int spare = most - joints;
    const double scale =
        std::max(1.0, 1.0 * most) / std::max(1, spare); // so that nothing overflows
    std::vector<double> ways(asIndex(spare) + 1); // by joints left out, multiplied by scale to the
                                                  // power of minus that number
    ways[0] = 1;
    double log = spare * std::log(scale);
    for (const auto& [here, there] : values) {
        const auto [fewer, more] = std::minmax(here, there);
        log += logFactorial(more) - logFactorial(more - fewer);
        std::vector<double> next(ways.size());
        double share = 1;
        for (int out = 0; out <= std::min(fewer, spare); ++out) {
            for (std::size_t i = 0; i + asIndex(out) < ways.size(); ++i)
                next[i + asIndex(out)] += ways[i] * share;
            share *= (fewer - out) / ((out + 1.0) * (more - fewer + out + 1.0) * scale);
        }
        ways = std::move(next);
    }
    return log + std::log(ways.back()) - 2 * logChoose(joints + rim, joints) - logFactorial(joints);
}

double logDraws(double drawn, double ofColor, double edges) {
    return logFactorial(ofColor) - logFactorial(ofColor - drawn) - logFactorial(edges) +
           logFactorial(edges - drawn);
}

} // namespace tessera
