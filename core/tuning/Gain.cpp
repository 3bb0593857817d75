// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/Gain.h"

#include "core/experiments/Statistics.h"
#include "core/support/Random.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int kBootstrapSamples = 10'000;
constexpr double kOutside = 0.025;

} // namespace

Gain gainOf(std::span<const double> differences, std::uint64_t seed) {
    Gain gain;
    if (differences.empty())
        return gain;
    gain.pairs = static_cast<int>(differences.size());
    gain.mean = mean(differences);
    for (const double difference : differences) {
        gain.better += difference > 0 ? 1 : 0;
        gain.equal += difference == 0 ? 1 : 0;
        gain.worse += difference < 0 ? 1 : 0;
    }
    Random random(seed);
    std::vector<double> means;
    for (int sample = 0; sample < kBootstrapSamples; ++sample) {
        double sum = 0;
        for (std::size_t i = 0; i < differences.size(); ++i)
            sum += differences[random.index(differences.size())];
        means.push_back(sum / static_cast<double>(differences.size()));
    }
    std::ranges::sort(means);
    gain.low = quantile(means, kOutside);
    gain.high = quantile(means, 1 - kOutside);
    return gain;
}

} // namespace tessera
