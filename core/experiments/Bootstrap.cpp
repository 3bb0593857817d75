// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Bootstrap.h"

#include "core/experiments/Statistics.h"
#include "core/support/Random.h"

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

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
