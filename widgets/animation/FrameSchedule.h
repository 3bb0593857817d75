// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/BestHistory.h"

#include <vector>

namespace tessera {

/// How the time of a run becomes the time of its animation.
enum class AnimationPace : unsigned char {
    Even,    ///< each improvement gets as much time as any other
    Running, ///< as it went, only faster or slower
};

struct FrameTiming {
    AnimationPace pace = AnimationPace::Even;
    double seconds = 10;      ///< without the hold
    int framesPerSecond = 10; ///< 1 to kMostFramesPerSecond
    double holdSeconds = 3;   ///< the last board stays that long
};

/// Players slow anything faster down.
inline constexpr int kMostFramesPerSecond = 50;

/// One picture of an animation: a moment of the history and how long it shows.
struct ScheduledFrame {
    std::size_t moment = 0;
    int centiseconds = 0;
    bool held = false; ///< the last board once more, at rest

    friend bool operator==(const ScheduledFrame&, const ScheduledFrame&) = default;
};

/// Chooses the moments of a run that an animation shows: the first and the last
/// in any case, and no moment twice except for the hold. Their times add up to
/// what was asked for, but for rounding. Nothing without moments.
[[nodiscard]] std::vector<ScheduledFrame> scheduleFrames(const BestHistory& history,
                                                         const FrameTiming& timing);

} // namespace tessera
