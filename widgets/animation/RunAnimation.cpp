// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/RunAnimation.h"

#include "widgets/pictures/PictureFile.h"

#include "core/support/NumberText.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <gif_lib.h>

namespace tessera {

namespace {

/// Squared distance; green weighs most, as in the eye.
int distance(QRgb a, QRgb b) {
    const int red = qRed(a) - qRed(b);
    const int green = qGreen(a) - qGreen(b);
    const int blue = qBlue(a) - qBlue(b);
    return 3 * red * red + 4 * green * green + 2 * blue * blue;
}

/// The colours by falling frequency, then by value: the same pictures give the same palette.
std::vector<QRgb> commonColors(std::span<const QImage> samples) {
    QHash<QRgb, int> counts;
    for (const QImage& sample : samples) {
        for (int y = 0; y < sample.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(sample.constScanLine(y));
            for (int x = 0; x < sample.width(); ++x)
                ++counts[line[x] | 0xFF000000U];
        }
    }
    std::vector<QRgb> colors(counts.keyBegin(), counts.keyEnd());
    std::ranges::sort(colors, {}, [&](QRgb color) { return std::pair(-counts[color], color); });
    return colors;
}

constexpr int kUnchanged = GifPalette::kMostColors;
constexpr int kTableSize = 256;
constexpr int kTableBits = 8;

int appendBytes(GifFileType* file, const GifByteType* bytes, int count) {
    static_cast<QByteArray*>(file->UserData)->append(reinterpret_cast<const char*>(bytes), count);
    return count;
}

[[noreturn]] void fail(int error) {
    const char* reason = GifErrorString(error);
    throw UserError(QCoreApplication::translate("GifWriter", "The animation cannot be created: %1.")
                        .arg(QString::fromLatin1(reason != nullptr ? reason : "?")));
}

struct FreeMap {
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};

constexpr double kFrameRimShare = 0.35;
constexpr int kGroutFrom = 10;
constexpr double kCaptionShare = 0.06;
constexpr int kSmallestCaption = 16;
constexpr int kFramedFrom = 12;

const QColor kHighlight(0xFF, 0xD6, 0x0A);
const QColor kHighlightEdge(0x14, 0x16, 0x1E);

constexpr double kCentiseconds = 100;

/// The last moment is shown at the last tick.
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

int longestSideOf(const AnimationSettings& settings) {
    return std::clamp(settings.longestSide, kSmallestAnimation, kLargestAnimation);
}

int captionHeightOf(const AnimationSettings& settings) {
    return settings.caption ? std::max(kSmallestCaption,
                                       static_cast<int>(longestSideOf(settings) * kCaptionShare))
                            : 0;
}

void paintCaption(QPainter& painter, const QRect& area, const BestMoment& moment, int total) {
    const QString score = QStringLiteral("%1/%2").arg(moment.score).arg(total);
    const QString time = durationText(moment.seconds, true);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(area.height() * 0.6));
    const double needed = QFontMetricsF(font).horizontalAdvance(score + time) + area.height() * 0.5;
    if (needed > area.width())
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * area.width() / needed)));
    painter.setFont(font);
    painter.setPen(QColor(Qt::black));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, score);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, time);
}

/// @param picture of a frame, by its number
std::optional<QByteArray> gifOf(std::span<const ScheduledFrame> frames,
                                const std::function<QImage(std::size_t)>& picture,
                                const Progress& progress) {
    const std::size_t count = frames.size();
    if (count == 0) {
        throw UserError(
            QCoreApplication::translate("RunAnimation", "The run has no board to show yet."));
    }
    const std::array<QImage, 3> samples{picture(0), picture(count / 2), picture(count - 1)};
    GifWriter writer(samples.front().size(), GifPalette(samples));
    for (std::size_t i = 0; i <= count; ++i) {
        if (!progress(static_cast<int>(i), static_cast<int>(count)))
            return std::nullopt;
        if (i < count)
            writer.add(picture(i), frames[i].centiseconds);
    }
    return writer.finish();
}

} // namespace

GifPalette::GifPalette(std::span<const QImage> samples) {
    const std::vector<QRgb> common = commonColors(samples);
    // Squared distances; each pass fills in between the colours of the one before.
    for (const int spacing : {4000, 1500, 500, 150, 1}) {
        for (const QRgb candidate : common) {
            if (m_colors.size() >= kMostColors)
                return;
            const auto isNear = [&](QRgb color) { return distance(color, candidate) < spacing; };
            if (std::ranges::none_of(m_colors, isNear))
                m_colors.push_back(candidate);
        }
    }
}

std::uint8_t GifPalette::indexOf(QRgb color) {
    const QRgb opaque = color | 0xFF000000U;
    if (const auto known = m_known.constFind(opaque); known != m_known.constEnd())
        return *known;
    const auto nearest = std::ranges::min_element(
        m_colors, {}, [opaque](QRgb known) { return distance(opaque, known); });
    const auto index = static_cast<std::uint8_t>(nearest - m_colors.begin());
    m_known.insert(opaque, index);
    return index;
}

void GifWriter::Close::operator()(GifFileType* file) const { EGifCloseFile(file, nullptr); }

GifWriter::GifWriter(QSize size, GifPalette palette) : m_size(size), m_palette(std::move(palette)) {
    int error = 0;
    m_file.reset(EGifOpen(&m_bytes, appendBytes, &error));
    if (!m_file)
        fail(error);
    std::array<GifColorType, kTableSize> table{};
    const auto colors = m_palette.colors();
    for (std::size_t i = 0; i < colors.size(); ++i) {
        table[i] = {static_cast<GifByteType>(qRed(colors[i])),
                    static_cast<GifByteType>(qGreen(colors[i])),
                    static_cast<GifByteType>(qBlue(colors[i]))};
    }
    const std::unique_ptr<ColorMapObject, FreeMap> map(GifMakeMapObject(kTableSize, table.data()));
    if (!map)
        fail(E_GIF_ERR_NOT_ENOUGH_MEM);
    EGifSetGifVersion(m_file.get(), true);
    check(
        EGifPutScreenDesc(m_file.get(), m_size.width(), m_size.height(), kTableBits, 0, map.get()));
    // The only widespread way to ask for endless repetition.
    constexpr std::array<GifByteType, 3> forEver{1, 0, 0};
    check(EGifPutExtensionLeader(m_file.get(), APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(m_file.get(), 11, "NETSCAPE2.0"));
    check(EGifPutExtensionBlock(m_file.get(), static_cast<int>(forEver.size()), forEver.data()));
    check(EGifPutExtensionTrailer(m_file.get()));
}

void GifWriter::check(int result) const {
    if (result == GIF_ERROR)
        fail(m_file->Error);
}

std::vector<std::uint8_t> GifWriter::indicesOf(const QImage& frame) {
    std::vector<std::uint8_t> indices;
    indices.reserve(asIndex(m_size.width()) * asIndex(m_size.height()));
    QRgb last = 0;
    std::uint8_t lastIndex = m_palette.indexOf(last);
    for (int y = 0; y < m_size.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(frame.constScanLine(y));
        for (int x = 0; x < m_size.width(); ++x) {
            if (line[x] != last) {
                last = line[x];
                lastIndex = m_palette.indexOf(last);
            }
            indices.push_back(lastIndex);
        }
    }
    return indices;
}

QRect GifWriter::changedArea(const std::vector<std::uint8_t>& indices) const {
    if (m_shown.empty())
        return {QPoint(), m_size};
    QRect area;
    for (std::size_t i = 0; i < indices.size(); ++i) {
        const int place = static_cast<int>(i);
        if (indices[i] != m_shown[i])
            area |= QRect(place % m_size.width(), place / m_size.width(), 1, 1);
    }
    // A frame needs at least one pixel, even if it only takes time.
    return area.isEmpty() ? QRect(0, 0, 1, 1) : area;
}

void GifWriter::add(const QImage& frame, int centiseconds) {
    std::vector<std::uint8_t> indices = indicesOf(frame);
    writeArea(changedArea(indices), indices, centiseconds);
    m_shown = std::move(indices);
}

void GifWriter::writeArea(const QRect& area, const std::vector<std::uint8_t>& indices,
                          int centiseconds) {
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, centiseconds, kUnchanged};
    std::array<GifByteType, 4> extension{};
    EGifGCBToExtension(&control, extension.data());
    check(EGifPutExtension(m_file.get(), GRAPHICS_EXT_FUNC_CODE, static_cast<int>(extension.size()),
                           extension.data()));
    check(EGifPutImageDesc(m_file.get(), area.left(), area.top(), area.width(), area.height(),
                           false, nullptr));
    std::vector<GifPixelType> line(asIndex(area.width()));
    for (int y = area.top(); y <= area.bottom(); ++y) {
        const auto start = asIndex(y) * asIndex(m_size.width()) + asIndex(area.left());
        for (std::size_t x = 0; x < line.size(); ++x) {
            const bool unchanged = !m_shown.empty() && m_shown[start + x] == indices[start + x];
            line[x] = unchanged ? static_cast<GifPixelType>(kUnchanged) : indices[start + x];
        }
        check(EGifPutLine(m_file.get(), line.data(), area.width()));
    }
}

QByteArray GifWriter::finish() {
    int error = 0;
    if (EGifCloseFile(m_file.release(), &error) == GIF_ERROR)
        fail(error);
    return std::move(m_bytes);
}

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

RunAnimation::RunAnimation(const PuzzleFile& file, BestHistory history,
                           const AnimationSettings& settings)
    : m_puzzle(file.puzzle), m_history(std::move(history)), m_settings(settings),
      m_frames(scheduleFrames(m_history, settings.timing)) {
    const int longest = longestSideOf(settings);
    const int width = m_puzzle.width();
    const int height = m_puzzle.height();
    m_captionHeight = captionHeightOf(settings);
    const double across = longest / (width + 2 * kFrameRimShare);
    const double down = (longest - m_captionHeight) / (height + 2 * kFrameRimShare);
    m_pitch = std::max(1, static_cast<int>(std::min(across, down)));
    m_rim = static_cast<int>(m_pitch * kFrameRimShare);
    m_size = QSize(width * m_pitch + 2 * m_rim, height * m_pitch + 2 * m_rim + m_captionHeight);
    m_tiles.setLook(dressed(tileTheme(settings.theme), m_puzzle, file.info),
                    TileColors::forPictures());
}

QImage RunAnimation::frame(std::size_t index) {
    const std::size_t moment = m_frames[index].moment;
    const Board board =
        Board::fromCodes(m_puzzle.size(), m_puzzle.pieceCount(), m_history.solution(moment))
            .value_or(Board(m_puzzle.size(), m_puzzle.pieceCount()));
    QImage image = madeImage(m_size, QImage::Format_RGB32);
    const TileColors& colors = m_tiles.colors();
    image.fill(colors.background);
    QPainter painter(&image);
    const QRect cells(m_rim, m_rim, m_puzzle.width() * m_pitch, m_puzzle.height() * m_pitch);
    if (m_puzzle.framed())
        painter.fillRect(cells.adjusted(-m_rim, -m_rim, m_rim, m_rim), colors.frame);
    // Each tile leaves a line at its right and its bottom; these are those at the top and the left.
    painter.fillRect(cells.adjusted(-grout(), -grout(), 0, 0), colors.line);
    paintTiles(painter, board);
    paintMismatchedJoints(painter, board);
    paintHighlights(painter, changedCells(index));
    if (m_captionHeight > 0) {
        paintCaption(
            painter,
            {m_rim, m_size.height() - m_captionHeight, m_size.width() - 2 * m_rim, m_captionHeight},
            m_history.moments()[moment], m_puzzle.totalEdges());
    }
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

QRect RunAnimation::cellRect(int cell) const {
    const GridSize grid = m_puzzle.size();
    return {m_rim + grid.column(cell) * m_pitch, m_rim + grid.row(cell) * m_pitch, m_pitch,
            m_pitch};
}

int RunAnimation::grout() const { return m_pitch >= kGroutFrom ? 1 : 0; }

void RunAnimation::paintTiles(QPainter& painter, const Board& board) {
    const int line = grout();
    for (int cell = 0; cell < board.cells(); ++cell) {
        const QRect rect = cellRect(cell);
        if (!board.at(cell).isEmpty()) {
            painter.drawImage(rect.topLeft(),
                              m_tiles.tile(seenEdges(m_puzzle, board, cell), m_pitch - line));
            continue;
        }
        const QRect tile = rect.adjusted(0, 0, -line, -line);
        painter.fillRect(tile, m_tiles.colors().empty);
        if (tileDetail(m_pitch - line) == TileDetail::Plain)
            continue;
        for (const Side side : kSides)
            paintTabInto(painter, tile, m_puzzle, board, cell, side, m_tiles.theme());
    }
}

void RunAnimation::paintMismatchedJoints(QPainter& painter, const Board& board) const {
    std::vector<QLineF> joints;
    const std::vector<CellSide> faulty = mismatchesOn(m_puzzle, board);
    for (const CellSide& place : faulty)
        joints.push_back(jointLine(cellRect(place.cell), place.side));
    // Centred on the grout, so that thin marks keep their colour.
    painter.translate(-0.5, -0.5);
    paintMismatches(painter, joints, isCrowded(m_puzzle, faulty));
    painter.resetTransform();
}

void RunAnimation::paintHighlights(QPainter& painter, std::span<const std::size_t> cells) const {
    const int line = std::max(1, m_pitch / 14);
    for (const std::size_t cell : cells) {
        const QRectF rect = cellRect(static_cast<int>(cell));
        if (m_pitch < kFramedFrom) {
            QColor wash = kHighlight;
            wash.setAlpha(150);
            painter.fillRect(rect, wash);
            continue;
        }
        paintFrame(painter, rect.adjusted(0, 0, -1, -1), kHighlightEdge, line + 2);
        paintFrame(painter, rect.adjusted(0, 0, -1, -1), kHighlight, line, 1);
    }
}

std::optional<QByteArray> animatedGif(const PuzzleFile& file, const BestHistory& history,
                                      const AnimationSettings& settings, const Progress& progress) {
    RunAnimation animation(file, history, settings);
    return gifOf(
        animation.frames(), [&](std::size_t index) { return animation.frame(index); }, progress);
}

std::optional<QByteArray> animatedGif(const BestHistory& history, int total,
                                      const AnimationSettings& settings, const MomentPainter& paint,
                                      const Progress& progress) {
    const std::vector<ScheduledFrame> frames = scheduleFrames(history, settings.timing);
    const int longest = longestSideOf(settings);
    const int caption = captionHeightOf(settings);
    const int side = longest - caption;
    const auto picture = [&](std::size_t index) {
        QImage image = madeImage({side, longest}, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const std::size_t moment = frames[index].moment;
        paint(painter, QRectF(0, 0, side, side), moment);
        if (caption > 0)
            paintCaption(painter, {0, side, side, caption}, history.moments()[moment], total);
        return image;
    };
    return gifOf(frames, picture, progress);
}

} // namespace tessera
