// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/RunAnimation.h"

#include "widgets/animation/GifWriter.h"
#include "widgets/board/BoardMarks.h"

#include "core/edges/puzzle/Board.h"
#include "core/support/NumberText.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tessera {

namespace {

constexpr double kFrameRimShare = 0.35;
constexpr int kGroutFrom = 10;
constexpr double kCaptionShare = 0.06;
constexpr int kSmallestCaption = 16;
constexpr int kFramedFrom = 12;

const QColor kHighlight(0xFF, 0xD6, 0x0A);
const QColor kHighlightEdge(0x14, 0x16, 0x1E);

} // namespace

QRect RunAnimation::cellRect(int cell) const {
    const GridSize grid = m_puzzle.size();
    return {m_rim + grid.column(cell) * m_pitch, m_rim + grid.row(cell) * m_pitch, m_pitch,
            m_pitch};
}

const QImage& RunAnimation::tile(const TileEdges& edges) {
    QImage& image = m_tiles[edges];
    if (image.isNull())
        image = m_edges.paintedTile(edges, m_pitch - (m_pitch >= kGroutFrom ? 1 : 0));
    return image;
}

void RunAnimation::paintTiles(QPainter& painter, const Board& board) {
    const int grout = m_pitch >= kGroutFrom ? 1 : 0;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const QRect rect = cellRect(cell);
        if (board.at(cell).isEmpty())
            painter.fillRect(rect.adjusted(0, 0, -grout, -grout), m_edges.colors().empty);
        else
            painter.drawImage(rect.topLeft(), tile(seenEdges(m_puzzle, board, cell)));
    }
}

void RunAnimation::paintMismatchedJoints(QPainter& painter, const Board& board) const {
    std::vector<QLineF> joints;
    for (int cell = 0; cell < board.cells(); ++cell) {
        for (const Side side : kSides) {
            if (isOwnSide(board.size(), cell, side) && isFaulty(m_puzzle, board, cell, side))
                joints.push_back(jointLine(cellRect(cell), side));
        }
    }
    // Smaller ones would hide the tiles.
    if (m_pitch < kGroutFrom)
        return;
    // Onto the middle of the grout, so that thin marks keep their colour.
    painter.translate(-0.5, -0.5);
    paintMismatches(painter, joints);
    painter.resetTransform();
}

void RunAnimation::paintHighlights(QPainter& painter, std::span<const std::size_t> cells) const {
    const int line = std::max(1, m_pitch / 14);
    painter.setBrush(Qt::NoBrush);
    for (const std::size_t cell : cells) {
        const QRectF rect = cellRect(static_cast<int>(cell));
        if (m_pitch < kFramedFrom) {
            QColor wash = kHighlight;
            wash.setAlpha(150);
            painter.fillRect(rect, wash);
            continue;
        }
        const auto frame = [&](const QColor& color, double inset, double width) {
            painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            const double half = inset + width / 2;
            painter.drawRect(rect.adjusted(half, half, -half - 1, -half - 1));
        };
        frame(kHighlightEdge, 0, line + 2);
        frame(kHighlight, 1, line);
    }
}

void RunAnimation::paintCaption(QPainter& painter, const BestMoment& moment) const {
    if (m_captionHeight == 0)
        return;
    const QRect area(m_rim, m_size.height() - m_captionHeight, m_size.width() - 2 * m_rim,
                     m_captionHeight);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(m_captionHeight * 0.6));
    painter.setFont(font);
    painter.setPen(QColor(Qt::black));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("%1/%2").arg(moment.score).arg(m_puzzle.totalEdges()));
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, durationText(moment.seconds, true));
}

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

RunAnimation::RunAnimation(Puzzle puzzle, BestHistory history, const AnimationSettings& settings)
    : m_puzzle(std::move(puzzle)), m_history(std::move(history)), m_settings(settings),
      m_frames(scheduleFrames(m_history, settings.timing)) {
    const int longest = std::clamp(settings.longestSide, kSmallestAnimation, kLargestAnimation);
    const int width = m_puzzle.width();
    const int height = m_puzzle.height();
    if (settings.caption)
        m_captionHeight = std::max(kSmallestCaption, static_cast<int>(longest * kCaptionShare));
    const double across = longest / (width + 2 * kFrameRimShare);
    const double down = (longest - m_captionHeight) / (height + 2 * kFrameRimShare);
    m_pitch = std::max(1, static_cast<int>(std::min(across, down)));
    m_rim = static_cast<int>(m_pitch * kFrameRimShare);
    m_size = QSize(width * m_pitch + 2 * m_rim, height * m_pitch + 2 * m_rim + m_captionHeight);
    m_edges.setLook(tileTheme(settings.theme), TileColors::forPictures());
}

QImage RunAnimation::frame(std::size_t index) {
    const std::size_t moment = m_frames[index].moment;
    const Board board =
        Board::fromCodes(m_puzzle.size(), m_puzzle.pieceCount(), m_history.solution(moment))
            .value_or(Board(m_puzzle.size(), m_puzzle.pieceCount()));
    QImage image(m_size, QImage::Format_RGB32);
    const TileColors& colors = m_edges.colors();
    image.fill(colors.background);
    QPainter painter(&image);
    const QRect cells(m_rim, m_rim, m_puzzle.width() * m_pitch, m_puzzle.height() * m_pitch);
    painter.fillRect(cells.adjusted(-m_rim, -m_rim, m_rim, m_rim), colors.frame);
    painter.fillRect(cells, colors.line);
    paintTiles(painter, board);
    paintMismatchedJoints(painter, board);
    paintHighlights(painter, changedCells(index));
    paintCaption(painter, m_history.moments()[moment]);
    return image;
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
