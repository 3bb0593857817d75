// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QImage>
#include <QRect>
#include <QSize>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

struct GifFileType;

namespace tessera {

/// The colours of an animation, at most 255: one index stays free for pixels
/// that do not change. Colours are mapped to the nearest one.
class GifPalette {
public:
    static constexpr int kMostColors = 255;

    /// Takes the most frequent colours of some pictures. Those that lie far from
    /// each other come first, so that every hue of a tile finds a place before
    /// the shades along its outlines do.
    explicit GifPalette(std::span<const QImage> samples);

    [[nodiscard]] std::span<const QRgb> colors() const { return m_colors; }
    /// The index of the nearest colour.
    [[nodiscard]] std::uint8_t indexOf(QRgb color);

private:
    std::vector<QRgb> m_colors;
    QHash<QRgb, std::uint8_t> m_known;
};

/// Writes an animated GIF that repeats for ever. A frame holds only what is
/// different from the one before.
class GifWriter {
public:
    /// @throws UserError if the pictures are too large for the format or memory.
    GifWriter(QSize size, GifPalette palette);
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;
    ~GifWriter();

    /// @param frame a picture of the writer's size in 32 bits a pixel
    /// @param centiseconds how long it shows
    /// @throws UserError as the constructor does.
    void add(const QImage& frame, int centiseconds);
    /// The file; nothing can be added afterwards.
    [[nodiscard]] QByteArray finish();

private:
    [[nodiscard]] std::vector<std::uint8_t> indicesOf(const QImage& frame);
    [[nodiscard]] QRect changedArea(const std::vector<std::uint8_t>& indices) const;
    void begin();
    void writeArea(const QRect& area, const std::vector<std::uint8_t>& indices, int centiseconds);
    void check(int result) const;

    /// Closes without complaint, for when something else has gone wrong.
    struct Close {
        void operator()(GifFileType* file) const;
    };

    QSize m_size;
    GifPalette m_palette;
    QByteArray m_bytes;
    std::unique_ptr<GifFileType, Close> m_file;
    std::vector<std::uint8_t> m_shown; ///< empty before the first frame
};

} // namespace tessera
