// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Statistics.h"

#include "core/support/Random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace tessera {

double mean(std::span<const double> values) {
    if (values.empty())
        return 0;
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double median(std::span<const double> values) {
    if (values.empty())
        return 0;
    std::vector<double> sorted(values.begin(), values.end());
    std::ranges::sort(sorted);
    const std::size_t middle = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

std::vector<double> holmAdjusted(std::span<const double> ps) {
    std::vector<std::size_t> order(ps.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return ps[i]; });
    std::vector<double> adjusted(ps.size());
    double least = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const auto left = static_cast<double>(order.size() - rank);
        least = std::max(least, std::min(1.0, left * ps[order[rank]]));
        adjusted[order[rank]] = least;
    }
    return adjusted;
}

double sampleDeviation(std::span<const double> values) {
    if (values.size() < 2)
        return 0;
    const double average = mean(values);
    double squares = 0;
    for (const double value : values)
        squares += (value - average) * (value - average);
    return std::sqrt(squares / static_cast<double>(values.size() - 1));
}

double quantile(std::span<const double> sorted, double share) {
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(place));
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - std::floor(place)) * (sorted[above] - sorted[below]);
}

BoxSummary boxSummary(std::span<const double> values) {
    constexpr double reach = 1.5;
    std::vector<double> sorted(values.begin(), values.end());
    std::ranges::sort(sorted);
    BoxSummary box;
    box.lowerQuartile = quantile(sorted, 0.25);
    box.median = quantile(sorted, 0.5);
    box.upperQuartile = quantile(sorted, 0.75);
    const double length = reach * (box.upperQuartile - box.lowerQuartile);
    const double lowest = box.lowerQuartile - length;
    const double highest = box.upperQuartile + length;
    box.lowerWhisker = *std::ranges::find_if(sorted, [&](double x) { return x >= lowest; });
    for (const double value : sorted) {
        if (value <= highest)
            box.upperWhisker = value;
        if (value < lowest || value > highest)
            box.outliers.push_back(value);
    }
    return box;
}

namespace {

double countWins(std::span<const double> first, std::span<const double> second) {
    double wins = 0;
    for (const double a : first) {
        for (const double b : second)
            wins += a > b ? 1 : a == b ? 0.5 : 0;
    }
    return wins;
}

/// The sizes of the groups of equal values, from the lowest value.
std::vector<std::size_t> tieSizes(std::span<const double> first, std::span<const double> second) {
    std::vector<double> all(first.begin(), first.end());
    all.insert(all.end(), second.begin(), second.end());
    std::ranges::sort(all);
    std::vector<std::size_t> sizes;
    for (auto it = all.begin(); it != all.end();) {
        const auto next = std::upper_bound(it, all.end(), *it);
        sizes.push_back(static_cast<std::size_t>(next - it));
        it = next;
    }
    return sizes;
}

/// Σ (t³ − t) over the groups of t equal values.
double tieTerm(std::span<const std::size_t> sizes) {
    double term = 0;
    for (const std::size_t size : sizes) {
        const auto t = static_cast<double>(size);
        term += t * t * t - t;
    }
    return term;
}

/// The number of ways to choose the n values of the first sample for each 2 U (ties count half).
std::vector<double> distributionOfTwiceU(std::span<const std::size_t> ties, std::size_t n,
                                         std::size_t m) {
    // ways[k][u]: choices of k of the values so far. In a group of t equal values, j chosen ones
    // beat the lower values that were not chosen, and tie with the rest of the group.
    std::vector<std::vector<double>> ways(n + 1, std::vector<double>(2 * n * m + 1, 0.0));
    ways[0][0] = 1;
    std::size_t seen = 0;
    for (const std::size_t t : ties) {
        // Downwards, so that each group is used once.
        for (std::size_t k = std::min(n, seen + t); k >= 1; --k) {
            double choices = 1;
            for (std::size_t j = 1; j <= std::min(k, t); ++j) {
                choices = choices * static_cast<double>(t - j + 1) / static_cast<double>(j);
                if (k - j > seen || seen - (k - j) > m || seen + t - k > m)
                    continue;
                const std::size_t below = seen - (k - j);
                const std::size_t added = j * (2 * below + t - j);
                const std::size_t most = 2 * (k - j) * below;
                for (std::size_t u = 0; u <= most; ++u)
                    ways[k][u + added] += choices * ways[k - j][u];
            }
        }
        seen += t;
    }
    return ways[n];
}

double exactP(double u, std::span<const std::size_t> ties, std::size_t n, std::size_t m) {
    const std::vector<double> ways = distributionOfTwiceU(ties, n, m);
    const auto at = static_cast<std::size_t>(std::lround(2 * u));
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

using Sample = std::vector<double>;

void resample(std::span<const double> sorted, Random& random, Sample& into) {
    into.clear();
    for (std::size_t i = 0; i < sorted.size(); ++i)
        into.push_back(sorted[random.index(sorted.size())]);
    std::ranges::sort(into);
}

double middleOf(std::span<const double> sorted) { return quantile(sorted, 0.5); }

double shareOfWins(std::span<const double> first, std::span<const double> second) {
    double wins = 0;
    std::size_t below = 0;
    std::size_t upTo = 0;
    for (const double value : first) {
        while (below < second.size() && second[below] < value)
            ++below;
        upTo = std::max(upTo, below);
        while (upTo < second.size() && second[upTo] <= value)
            ++upTo;
        wins += static_cast<double>(below + upTo) / 2;
    }
    return wins / static_cast<double>(first.size()) / static_cast<double>(second.size());
}

Interval intervalOf(double value, Sample estimates) {
    constexpr double tail = 0.025;
    std::ranges::sort(estimates);
    return {value, quantile(estimates, tail), quantile(estimates, 1 - tail)};
}

/// @param estimate takes two sorted samples
template <typename Estimate>
Interval ofTwo(std::span<const double> first, std::span<const double> second, Estimate estimate) {
    Sample a(first.begin(), first.end());
    Sample b(second.begin(), second.end());
    std::ranges::sort(a);
    std::ranges::sort(b);
    Random random;
    Sample drawnA;
    Sample drawnB;
    Sample estimates;
    for (int i = 0; i < kResamples; ++i) {
        resample(a, random, drawnA);
        resample(b, random, drawnB);
        estimates.push_back(estimate(drawnA, drawnB));
    }
    return intervalOf(estimate(a, b), std::move(estimates));
}

/// @param estimate takes a sorted sample
template <typename Estimate>
Interval ofOne(std::span<const double> values, Estimate estimate) {
    Sample sorted(values.begin(), values.end());
    std::ranges::sort(sorted);
    Random random;
    Sample drawn;
    Sample estimates;
    for (int i = 0; i < kResamples; ++i) {
        resample(sorted, random, drawn);
        estimates.push_back(estimate(drawn));
    }
    return intervalOf(estimate(sorted), std::move(estimates));
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
    const std::vector<std::size_t> ties = tieSizes(first, second);
    result.exact = std::max(first.size(), second.size()) <= kMostExactSample;
    result.p = result.exact ? exactP(result.u, ties, first.size(), second.size())
                            : approximateP(result.u, tieTerm(ties), n, m);
    return result;
}

int effectSize(double effect) {
    constexpr std::array thresholds{0.56, 0.64, 0.71};
    const double stronger = std::max(effect, 1 - effect);
    return static_cast<int>(
        std::ranges::count_if(thresholds, [&](double limit) { return stronger >= limit; }));
}

Interval effectInterval(std::span<const double> first, std::span<const double> second) {
    return ofTwo(first, second, shareOfWins);
}

Interval medianDifference(std::span<const double> first, std::span<const double> second) {
    return ofTwo(first, second, [](std::span<const double> a, std::span<const double> b) {
        return middleOf(a) - middleOf(b);
    });
}

Interval pairedDifference(std::span<const double> first, std::span<const double> second) {
    Sample differences;
    for (std::size_t i = 0; i < first.size(); ++i)
        differences.push_back(first[i] - second[i]);
    return ofOne(differences, middleOf);
}

Interval meanInterval(std::span<const double> values) { return ofOne(values, mean); }

} // namespace tessera
