// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/animation/GifPalette.h"

#include <QByteArray>
#include <QRect>
#include <QSize>

#include <memory>
#include <vector>

struct GifFileType;

namespace tessera {

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
