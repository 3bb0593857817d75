// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

class Comparison;
struct RaceRecord;

/// How many searches of a race came back.
struct BroughtBack {
    int ended = 0;
    int waiting = 0; ///< paused, and will begin anew
    int lost = 0;    ///< could not be read
};

/// Adds the searches of an earlier program to a comparison. None of them runs.
[[nodiscard]] BroughtBack bringBack(const RaceRecord& race, Comparison& comparison);

} // namespace tessera
