// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace tessera {

/// What searches and their turns take the time from.
using SearchClock = std::chrono::steady_clock::time_point (*)();

/// The time by which searches count their seconds: the steady clock's.
[[nodiscard]] std::chrono::steady_clock::time_point searchNow();

/// Lets time go by as the clock says, for tests of what takes hours; null for the
/// steady clock again. Not while a search runs: its seconds would jump.
void setSearchClock(SearchClock clock);

} // namespace tessera
