// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardMarks.h"

#include "core/search/Trace.h"
#include "core/support/Progress.h"

#include <QByteArray>
#include <QHash>
#include <QImage>
#include <QRect>
#include <QSize>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

struct GifFileType;

namespace tessera {

/// The colours of an animation; one index stays free for pixels that do not change.
class GifPalette {
public:
    static constexpr int kMostColors = 255;

    /// The most frequent colours; hues of tiles before the shades along their outlines.
    explicit GifPalette(std::span<const QImage> samples);

    [[nodiscard]] std::span<const QRgb> colors() const { return m_colors; }
    /// The index of the nearest colour.
    [[nodiscard]] std::uint8_t indexOf(QRgb color);

private:
    std::vector<QRgb> m_colors;
    QHash<QRgb, std::uint8_t> m_known;
};

/// Writes an animated GIF that repeats endlessly. A frame holds only the changes.
class GifWriter {
public:
    /// @throws UserError if the pictures are too large for the format or memory.
    GifWriter(QSize size, GifPalette palette);
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    /// @param frame a picture of the writer's size with 32 bits per pixel
    /// @param centiseconds how long to show it
    /// @throws UserError as the constructor does.
    void add(const QImage& frame, int centiseconds);
    /// The file; no frames can be added afterwards.
    [[nodiscard]] QByteArray finish();

private:
    [[nodiscard]] std::vector<std::uint8_t> indicesOf(const QImage& frame);
    [[nodiscard]] QRect changedArea(const std::vector<std::uint8_t>& indices) const;
    void writeArea(const QRect& area, const std::vector<std::uint8_t>& indices, int centiseconds);
    void check(int result) const;

    /// Closes without reporting errors, for use after another error.
    struct Close {
        void operator()(GifFileType* file) const;
    };

    QSize m_size;
    GifPalette m_palette;
    QByteArray m_bytes;
    std::unique_ptr<GifFileType, Close> m_file;
    std::vector<std::uint8_t> m_shown; ///< empty before the first frame
};

/// How times of a run map to times of its animation.
enum class AnimationPace : unsigned char {
    Even,    ///< each improvement is shown equally long
    Running, ///< in proportion to the run's times
};

struct FrameTiming {
    AnimationPace pace = AnimationPace::Even;
    double seconds = 10;      ///< without the hold
    int framesPerSecond = 10; ///< 1 to kMostFramesPerSecond
    double holdSeconds = 3;   ///< how long to show the last board
};

/// Players slow down anything faster.
inline constexpr int kMostFramesPerSecond = 50;

/// One picture of an animation: a moment of the history and how long it shows.
struct ScheduledFrame {
    std::size_t moment = 0;
    int centiseconds = 0;
    bool held = false; ///< the last board again, without marks

    friend bool operator==(const ScheduledFrame&, const ScheduledFrame&) = default;
};

/// The moments of a run that an animation shows: always the first and the last, and none twice
/// except for the hold. Their times add up to the requested length. Empty without moments.
[[nodiscard]] std::vector<ScheduledFrame> scheduleFrames(const BestHistory& history,
                                                         const FrameTiming& timing);

/// The limits of an animation's longer side in pixels.
inline constexpr int kSmallestAnimation = 64;
inline constexpr int kLargestAnimation = 1600;

struct AnimationSettings {
    int longestSide = 480; ///< in pixels; not exceeded unless cells would be smaller than one
    FrameTiming timing;
    bool highlight = true; ///< marks the cells that changed, unless most did
    bool caption = true;   ///< score and time below the board
    QString theme;         ///< an unknown id means the default
};

/// Draws the frames of a run's best boards, tiles painted once. Works on any thread.
class RunAnimation {
public:
    RunAnimation(const PuzzleFile& file, BestHistory history, const AnimationSettings& settings);

    [[nodiscard]] std::size_t frameCount() const { return m_frames.size(); }
    [[nodiscard]] std::span<const ScheduledFrame> frames() const { return m_frames; }
    [[nodiscard]] QImage frame(std::size_t index);

private:
    [[nodiscard]] std::vector<std::size_t> changedCells(std::size_t index) const;
    [[nodiscard]] QRect cellRect(int cell) const;
    /// Pixels of the line between two cells.
    [[nodiscard]] int grout() const;
    void paintTiles(QPainter& painter, const Board& board);
    void paintMismatchedJoints(QPainter& painter, const Board& board) const;
    void paintHighlights(QPainter& painter, std::span<const std::size_t> cells) const;

    Puzzle m_puzzle;
    BestHistory m_history;
    AnimationSettings m_settings;
    std::vector<ScheduledFrame> m_frames;
    int m_pitch = 1; ///< pixels from one cell to the next
    int m_rim = 0;
    int m_captionHeight = 0;
    QSize m_size;
    TileCache m_tiles;
};

/// A run's best boards as an animated GIF; nothing if @p progress stopped it. Works on any thread.
/// @throws UserError if there is no board, or not enough memory.
[[nodiscard]] std::optional<QByteArray> animatedGif(const PuzzleFile& file,
                                                    const BestHistory& history,
                                                    const AnimationSettings& settings,
                                                    const Progress& progress);

/// Draws the solution of a moment, by its number in the history, on a square.
using MomentPainter =
    std::function<void(QPainter& painter, const QRectF& area, std::size_t moment)>;

/// The same for a puzzle of any kind; the theme and the marks of changed cells are left out.
/// @param total the full score
[[nodiscard]] std::optional<QByteArray> animatedGif(const BestHistory& history, int total,
                                                    const AnimationSettings& settings,
                                                    const MomentPainter& paint,
                                                    const Progress& progress);

} // namespace tessera
