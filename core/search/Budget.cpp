// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Budget.h"

#include <array>
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
    constexpr std::array words{"running",     "solved",      "target",    "time",
                               "evaluations", "interrupted", "exhausted", "failed"};
    return words[static_cast<std::size_t>(reason)];
}

} // namespace tessera
