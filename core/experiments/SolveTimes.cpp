// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/SolveTimes.h"

#include "core/experiments/Statistics.h"

namespace tessera {

namespace {

GroupTime groupTime(const ExperimentPlan& plan, std::span<const FinishedRun> runs) {
    GroupTime time;
    std::vector<double> seconds;
    for (const auto& [run, puzzle] : runs) {
        if (plan.isSuccess(puzzle, run->best))
            seconds.push_back(run->seconds);
    }
    time.runs = static_cast<int>(runs.size());
    time.solved = static_cast<int>(seconds.size());
    if (!seconds.empty())
        time.seconds = mean(seconds);
    return time;
}

} // namespace

std::vector<SolveTimes> solveTimes(const ExperimentPlan& plan, StoredRuns runs) {
    std::vector<SolveTimes> list;
    if (plan.publishedTimes) {
        SolveTimes published{plan.publishedTimes->name, {}};
        for (const double seconds : plan.publishedTimes->seconds)
            published.groups.push_back({seconds, 0, 0});
        list.push_back(std::move(published));
    }
    for (std::size_t method = 0; method < plan.methods.size(); ++method) {
        SolveTimes times{plan.methods[method].name, {}};
        for (const auto& group : plan.groups())
            times.groups.push_back(groupTime(plan, finishedRuns(plan, runs, group, method)));
        list.push_back(std::move(times));
    }
    return list;
}

} // namespace tessera
