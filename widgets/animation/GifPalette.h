// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>

#include <cstdint>
#include <span>
#include <vector>

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

} // namespace tessera
