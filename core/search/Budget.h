// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace tessera {

/// What searches and their turns take the time from.
using SearchClock = std::chrono::steady_clock::time_point (*)();

/// The time by which searches count their seconds: the steady clock's.
[[nodiscard]] std::chrono::steady_clock::time_point searchNow();

/// Lets time go by as the clock says, for tests of what takes hours; null for the
/// steady clock again. Not while a search runs: its seconds would jump.
void setSearchClock(SearchClock clock);

/// When a search has to end on its own. What is not set does not limit.
struct Budget {
    std::optional<double> seconds;            ///< running time without pauses
    std::optional<std::uint64_t> evaluations; ///< deltas, placements: what the method counts
    std::optional<int> target;                ///< stop at this score; the full score always stops
    /// As ProcessorTime::used: all threads together, and not what other programs took.
    std::optional<double> processorSeconds{};
};

/// Why a search ended.
enum class StopReason : std::uint8_t {
    None,   ///< it has not ended
    Solved, ///< the full score was reached
    Target, ///< the target score was reached
    Time,
    Evaluations,
    Interrupted, ///< somebody stopped it
    Exhausted,   ///< the method has nothing left to try
    Failed,      ///< an error; SearchRun::failure() has the sentence
};

/// The word for --json: "solved", "target", "time", "evaluations",
/// "interrupted", "exhausted" or "failed".
[[nodiscard]] const char* stopWord(StopReason reason);

} // namespace tessera
