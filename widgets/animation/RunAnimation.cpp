// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/RunAnimation.h"

#include "widgets/animation/GifWriter.h"
#include "widgets/board/BoardMarks.h"

#include "core/support/NumberText.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
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

namespace {

const TileTheme& themeOf(const QString& id) {
    const TileTheme* theme = findTileTheme(id);
    return theme != nullptr ? *theme : tileThemes().front();
}

} // namespace

RunAnimation::RunAnimation(Puzzle puzzle, BestHistory history, const AnimationSettings& settings)
    : m_puzzle(std::move(puzzle)), m_history(std::move(history)), m_settings(settings),
      m_frames(scheduleFrames(m_history, settings.timing)),
      m_painter(m_puzzle, std::clamp(settings.longestSide, kSmallestAnimation, kLargestAnimation),
                themeOf(settings.theme), settings.caption) {}

QImage RunAnimation::frame(std::size_t index) {
    const auto board = Board::fromCodes(m_puzzle.size(), m_puzzle.pieceCount(),
                                        m_history.solution(m_frames[index].moment));
    return m_painter.frame(board.value_or(Board(m_puzzle.size(), m_puzzle.pieceCount())),
                           changedCells(index), caption(index));
}

std::vector<std::size_t> RunAnimation::changedCells(std::size_t index) const {
    if (!m_settings.highlight || index == 0 || m_frames[index].held)
        return {};
    auto cells = differingCells(m_history.solution(m_frames[index - 1].moment),
                                m_history.solution(m_frames[index].moment));
    if (static_cast<double>(cells.size()) > kMostMarkedShare * m_puzzle.size().cells())
        cells.clear();
    return cells;
}

FrameCaption RunAnimation::caption(std::size_t index) const {
    const BestMoment& moment = m_history.moments()[m_frames[index].moment];
    return {QStringLiteral("%1/%2").arg(moment.score).arg(m_puzzle.totalEdges()),
            durationText(moment.seconds, true)};
}

std::optional<QByteArray> animatedGif(const Puzzle& puzzle, const BestHistory& history,
                                      const AnimationSettings& settings, const Progress& progress) {
    RunAnimation animation(puzzle, history, settings);
    const std::size_t count = animation.frameCount();
    if (count == 0) {
        throw UserError(
            QCoreApplication::translate("RunAnimation", "The run has no board to show yet."));
    }
    const std::array<QImage, 3> samples{animation.frame(0), animation.frame(count / 2),
                                        animation.frame(count - 1)};
    GifWriter writer(samples.front().size(), GifPalette(samples));
    for (std::size_t i = 0; i < count; ++i) {
        if (!progress(static_cast<int>(i), static_cast<int>(count)))
            return std::nullopt;
        writer.add(animation.frame(i), animation.frames()[i].centiseconds);
    }
    if (!progress(static_cast<int>(count), static_cast<int>(count)))
        return std::nullopt;
    return writer.finish();
}

} // namespace tessera
