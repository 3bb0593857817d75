// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/MannWhitney.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace tessera {

namespace {

double countWins(std::span<const double> first, std::span<const double> second) {
    double wins = 0;
    for (const double a : first) {
        for (const double b : second)
            wins += a > b ? 1 : a == b ? 0.5 : 0;
    }
    return wins;
}

/// Σ (t³ − t) over the groups of t equal values.
double tieTerm(std::span<const double> first, std::span<const double> second) {
    std::vector<double> all(first.begin(), first.end());
    all.insert(all.end(), second.begin(), second.end());
    std::ranges::sort(all);
    double term = 0;
    for (auto it = all.begin(); it != all.end();) {
        const auto next = std::upper_bound(it, all.end(), *it);
        const auto t = static_cast<double>(next - it);
        term += t * t * t - t;
        it = next;
    }
    return term;
}

/// How many of the samples of n values out of n + m without ties have each U.
std::vector<double> distributionOfU(std::size_t n, std::size_t m) {
    // ways[k][u]: samples of k values so far whose U is u. Taking the value of
    // rank r as the k-th adds r − k, the values below it that are not taken.
    const std::size_t most = n * m;
    std::vector<std::vector<double>> ways(n + 1, std::vector<double>(most + 1, 0.0));
    ways[0][0] = 1;
    for (std::size_t rank = 1; rank <= n + m; ++rank) {
        for (std::size_t k = std::min(n, rank); k >= 1; --k) {
            const std::size_t added = rank - k;
            for (std::size_t u = added; added <= m && u <= most; ++u)
                ways[k][u] += ways[k - 1][u - added];
        }
    }
    return ways[n];
}

double exactP(double u, std::size_t n, std::size_t m) {
    const std::vector<double> ways = distributionOfU(n, m);
    const auto at = static_cast<std::size_t>(u);
    double below = 0;
    double all = 0;
    double above = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        all += ways[i];
        below += i <= at ? ways[i] : 0;
        above += i >= at ? ways[i] : 0;
    }
    return std::min(1.0, 2 * std::min(below, above) / all);
}

double approximateP(double u, double ties, double n, double m) {
    const double size = n + m;
    const double variance = n * m / 12 * (size + 1 - ties / (size * (size - 1)));
    if (variance <= 0)
        return 1;
    const double distance = std::max(0.0, std::abs(u - n * m / 2) - 0.5);
    return std::erfc(distance / std::sqrt(variance) / std::numbers::sqrt2);
}

} // namespace

MannWhitneyResult mannWhitney(std::span<const double> first, std::span<const double> second) {
    MannWhitneyResult result;
    if (first.empty() || second.empty())
        return result;
    const auto n = static_cast<double>(first.size());
    const auto m = static_cast<double>(second.size());
    result.u = countWins(first, second);
    result.effect = result.u / (n * m);
    const double ties = tieTerm(first, second);
    result.exact = ties == 0 && std::max(first.size(), second.size()) <= kMostExactSample;
    result.p = result.exact ? exactP(result.u, first.size(), second.size())
                            : approximateP(result.u, ties, n, m);
    return result;
}

int effectSize(double effect) {
    constexpr std::array thresholds{0.56, 0.64, 0.71};
    const double stronger = std::max(effect, 1 - effect);
    return static_cast<int>(
        std::ranges::count_if(thresholds, [&](double limit) { return stronger >= limit; }));
}

} // namespace tessera
