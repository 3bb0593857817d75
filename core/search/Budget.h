// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/Platform.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>

namespace tessera {

/// What a search's threads got from the processor.
struct ProcessorTime {
    double used = 0;   ///< seconds that cores worked for the threads, all added up
    double wanted = 0; ///< seconds that the threads were at work, neither paused nor waiting

    /// How much of a core each thread had, from 0 to 1; 1 of nothing.
    [[nodiscard]] double coreShare() const {
        return wanted > 0 ? std::clamp(used / wanted, 0.0, 1.0) : 1;
    }
    /// Whether so much was lost to other programs that the search cannot be compared with
    /// one of an idle machine. Nothing is said of a part of a second.
    [[nodiscard]] bool isShort() const { return wanted >= 1 && coreShare() < kFullShare; }

    ProcessorTime& operator+=(const ProcessorTime& more) {
        used += more.used;
        wanted += more.wanted;
        return *this;
    }

    static constexpr double kFullShare = 0.9;
};

/// Measures a piece of work of the thread that made it.
class ProcessorWatch {
public:
    [[nodiscard]] ProcessorTime time() const {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - m_began;
        return {threadProcessorSeconds() - m_used, passed.count()};
    }

private:
    std::chrono::steady_clock::time_point m_began = std::chrono::steady_clock::now();
    double m_used = threadProcessorSeconds();
};

/// What a search has counted by a moment.
struct Counters {
    double seconds = 0; ///< running time without pauses
    std::uint64_t evaluations = 0;
    std::uint64_t iterations = 0;
    std::uint64_t nodes = 0; ///< of a tree search

    Counters() = default;
    Counters(double spent, std::uint64_t evaluated, std::uint64_t iterated = 0,
             std::uint64_t placed = 0)
        : seconds(spent), evaluations(evaluated), iterations(iterated), nodes(placed) {}

    friend bool operator==(const Counters&, const Counters&) = default;
};

/// What searches and their turns take the time from.
using SearchClock = std::chrono::steady_clock::time_point (*)();

/// The time by which searches count their seconds: the steady clock's.
[[nodiscard]] std::chrono::steady_clock::time_point searchNow();

/// Lets time go by as the clock says, for tests; null for the steady clock. @pre no search runs
void setSearchClock(SearchClock clock);

/// When a search has to end on its own. What is not set does not limit.
struct Budget {
    std::optional<double> seconds;            ///< running time without pauses
    std::optional<std::uint64_t> evaluations; ///< deltas, placements: what the method counts
    std::optional<int> target;                ///< stop at this score; the full score always stops
    /// As ProcessorTime::used: all threads together, and not what other programs took.
    std::optional<double> processorSeconds{};
};

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

/// The word for --json, e.g. "solved" or "interrupted".
[[nodiscard]] const char* stopWord(StopReason reason);

} // namespace tessera
