// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/RunResult.h"

#include "core/experiments/Statistics.h"

#include <algorithm>

namespace tessera {

StopReason stopReasonOf(QStringView word) {
    for (int i = 0; i <= static_cast<int>(StopReason::Failed); ++i) {
        const auto reason = static_cast<StopReason>(i);
        if (word == QLatin1String(stopWord(reason)))
            return reason;
    }
    return StopReason::Interrupted;
}

RunSummary summarize(std::span<const RunResult> results) {
    RunSummary summary;
    summary.runs = static_cast<int>(results.size());
    if (results.empty())
        return summary;
    std::vector<double> scores;
    std::vector<double> evaluations;
    std::vector<double> seconds;
    for (const RunResult& result : results) {
        scores.push_back(result.numbers.best);
        evaluations.push_back(static_cast<double>(result.numbers.evaluations));
        seconds.push_back(result.numbers.seconds);
        summary.best = std::max(summary.best, result.numbers.best);
        summary.solved += result.stop == StopReason::Solved ? 1 : 0;
    }
    summary.mean = mean(scores);
    summary.median = median(scores);
    summary.stddev = sampleDeviation(scores);
    summary.evaluations = mean(evaluations);
    summary.seconds = mean(seconds);
    return summary;
}

const RunResult* bestOf(std::span<const RunResult> results) {
    const RunResult* best = nullptr;
    for (const RunResult& result : results) {
        if (!result.solution.empty() &&
            (best == nullptr || result.numbers.best > best->numbers.best))
            best = &result;
    }
    return best;
}

} // namespace tessera
