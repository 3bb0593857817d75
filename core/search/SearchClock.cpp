// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/SearchClock.h"

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

} // namespace tessera
