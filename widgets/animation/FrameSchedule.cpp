// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/FrameSchedule.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kCentiseconds = 100;

/// The moment that shows at one of the ticks, the last one at the last tick.
std::size_t momentAt(const BestHistory& history, AnimationPace pace, int tick, int ticks) {
    const std::size_t last = history.size() - 1;
    if (tick + 1 >= ticks)
        return last;
    const double share = static_cast<double>(tick) / (ticks - 1);
    if (pace == AnimationPace::Even)
        return static_cast<std::size_t>(share * static_cast<double>(last));
    const auto moments = history.moments();
    const double first = moments.front().seconds;
    const double now = first + share * (moments.back().seconds - first);
    return history.indexAt(CurveAxis::Seconds, now).value_or(0);
}

} // namespace

std::vector<ScheduledFrame> scheduleFrames(const BestHistory& history, const FrameTiming& timing) {
    std::vector<ScheduledFrame> frames;
    if (history.isEmpty())
        return frames;
    const int rate = std::clamp(timing.framesPerSecond, 1, kMostFramesPerSecond);
    const int ticks =
        std::max(history.size() > 1 ? 2 : 1, static_cast<int>(std::lround(timing.seconds * rate)));
    const auto timeOf = [rate](int tick) {
        return static_cast<int>(std::lround(tick * kCentiseconds / rate));
    };
    for (int tick = 0; tick < ticks; ++tick) {
        const std::size_t moment = momentAt(history, timing.pace, tick, ticks);
        const int duration = timeOf(tick + 1) - timeOf(tick);
        if (!frames.empty() && frames.back().moment == moment)
            frames.back().centiseconds += duration;
        else
            frames.push_back({moment, duration, false});
    }
    const int hold = static_cast<int>(std::lround(timing.holdSeconds * kCentiseconds));
    if (hold > 0)
        frames.push_back({frames.back().moment, hold, true});
    return frames;
}

} // namespace tessera
