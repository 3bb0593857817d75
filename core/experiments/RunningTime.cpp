// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Curves.h"
#include "core/experiments/Statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

double timeTo(const StoredRun& run, int target, CurveAxis axis) {
    const auto reached = std::ranges::find_if(
        run.improvements, [&](const TracePoint& at) { return at.best >= target; });
    return reached == run.improvements.end() ? kNever : placeOn(axis, *reached);
}

std::vector<ProfilePoint> profileOf(std::vector<double> ratios, std::size_t problems) {
    std::ranges::sort(ratios);
    std::vector<ProfilePoint> points{{1, 0}};
    for (std::size_t i = 0; i < ratios.size(); ++i) {
        const double share = static_cast<double>(i + 1) / static_cast<double>(problems);
        if (ratios[i] > points.back().ratio)
            points.push_back({ratios[i], share});
        else
            points.back().share = share;
    }
    return points;
}

} // namespace

TargetTime targetTime(std::span<const StoredRun* const> runs, int target, CurveAxis axis) {
    TargetTime time;
    std::vector<double> times;
    double spent = 0;
    for (const StoredRun* run : runs) {
        const double at = timeTo(*run, target, axis);
        times.push_back(at);
        time.reached += at < kNever ? 1 : 0;
        spent += at < kNever ? at : placeOn(axis, *run);
    }
    time.runs = static_cast<int>(runs.size());
    time.expected = time.reached > 0 ? spent / time.reached : kNever;
    time.median = times.empty() ? kNever : median(times); // kNever if one of two middle ones is
    return time;
}

std::vector<double> scoresAt(std::span<const StoredRun* const> runs, double place, CurveAxis axis) {
    std::vector<double> scores;
    for (const StoredRun* run : runs) {
        double best = 0;
        for (const TracePoint& point : run->improvements) {
            if (placeOn(axis, point) > place)
                break;
            best = std::max(best, static_cast<double>(point.best));
        }
        scores.push_back(best);
    }
    return scores;
}

std::vector<int> targetScores(int total, int best, int most) {
    std::vector<int> targets;
    const int low = std::min(best, (total + 1) / 2);
    const int count = std::min(most, best - low + 1);
    for (int i = 0; i < count; ++i) {
        const double share = count == 1 ? 1 : static_cast<double>(i) / (count - 1);
        targets.push_back(low + static_cast<int>(std::lround(share * (best - low))));
    }
    return targets;
}

std::vector<double> targetsReached(std::span<const StoredRun* const> runs,
                                   std::span<const int> targets, std::span<const double> places,
                                   CurveAxis axis) {
    std::vector<double> counts(places.size(), 0);
    for (const StoredRun* run : runs) {
        for (const int target : targets) {
            const double at = timeTo(*run, target, axis);
            const auto first = std::ranges::lower_bound(places, at);
            if (first != places.end())
                ++counts[static_cast<std::size_t>(first - places.begin())];
        }
    }
    for (std::size_t i = 1; i < counts.size(); ++i)
        counts[i] += counts[i - 1];
    return counts;
}

std::vector<double> logarithmicPlaces(double low, double high, std::size_t count) {
    std::vector<double> places;
    for (std::size_t i = 0; i + 1 < count; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(count - 1);
        places.push_back(low * std::pow(high / low, share));
    }
    places.push_back(high); // without rounding errors
    return places;
}

std::vector<std::vector<ProfilePoint>>
performanceProfiles(const std::vector<std::vector<double>>& times) {
    std::vector<std::vector<double>> ratios(times.empty() ? 0 : times.front().size());
    std::size_t problems = 0;
    for (const auto& problem : times) {
        const double best = *std::ranges::min_element(problem);
        if (best == kNever)
            continue;
        ++problems;
        for (std::size_t i = 0; i < problem.size(); ++i) {
            // A target that takes no time at all cannot be divided by.
            if (problem[i] < kNever)
                ratios[i].push_back(best > 0 ? problem[i] / best : problem[i] > 0 ? kNever : 1);
        }
    }
    std::vector<std::vector<ProfilePoint>> profiles;
    for (std::vector<double>& method : ratios) {
        std::erase(method, kNever);
        profiles.push_back(profileOf(std::move(method), std::max<std::size_t>(1, problems)));
    }
    return profiles;
}

} // namespace tessera
