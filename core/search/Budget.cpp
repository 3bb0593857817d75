// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Budget.h"

#include <atomic>

namespace tessera {

namespace {

std::atomic<SearchClock> clockInUse{&std::chrono::steady_clock::now};

} // namespace

std::chrono::steady_clock::time_point searchNow() {
    return clockInUse.load(std::memory_order_acquire)();
}

void setSearchClock(SearchClock clock) {
    clockInUse.store(clock != nullptr ? clock : &std::chrono::steady_clock::now,
                     std::memory_order_release);
}

const char* stopWord(StopReason reason) {
    switch (reason) {
    case StopReason::None:
        return "running";
    case StopReason::Solved:
        return "solved";
    case StopReason::Target:
        return "target";
    case StopReason::Time:
        return "time";
    case StopReason::Evaluations:
        return "evaluations";
    case StopReason::Interrupted:
        return "interrupted";
    case StopReason::Exhausted:
        return "exhausted";
    case StopReason::Failed:
        return "failed";
    }
    return "";
}

} // namespace tessera
