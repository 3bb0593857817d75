// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Budget.h"
#include "core/search/Problem.h"
#include "core/search/SearchCheckpoint.h"
#include "core/search/SearchSnapshot.h"
#include "core/search/Trace.h"

#include <QString>
#include <QStringView>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// What is left of one search when it has ended.
struct RunResult {
    std::uint64_t seed = 0;
    SearchNumbers numbers; ///< at the end
    StopReason stop = StopReason::None;
    QString failure;   ///< the sentence when stop is Failed
    Solution solution; ///< the best found, empty if none
    std::vector<std::uint64_t> depthCounts; ///< of a tree search: see SearchDetails
    Trace trace;
    BestHistory bests;
    /// From which the search can go on; never newer than what is above.
    std::optional<SearchCheckpoint> checkpoint;
};

/// The reason of a stopWord(); Interrupted for any other word.
[[nodiscard]] StopReason stopReasonOf(QStringView word);

/// The statistics of several runs' scores.
struct RunSummary {
    int runs = 0;
    int best = 0;
    double mean = 0;
    double median = 0;
    double stddev = 0;      ///< of a sample (divided by n−1); 0 for one run
    double evaluations = 0; ///< mean
    double seconds = 0;     ///< mean
    int solved = 0;         ///< runs that reached the full score
};

[[nodiscard]] RunSummary summarize(std::span<const RunResult> results);

/// Of equal scores the first. Nothing if no run found anything.
[[nodiscard]] const RunResult* bestOf(std::span<const RunResult> results);

} // namespace tessera
