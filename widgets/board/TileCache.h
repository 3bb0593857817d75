// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileArt.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QPixmap>

namespace tessera {

/// Painted tiles, kept by what they show and their size in device pixels. The
/// longest unused ones go when all together need more memory than allowed.
class TileCache {
public:
    static constexpr int kDefaultKilobytes = 64 * 1024;

    explicit TileCache(int kilobytes = kDefaultKilobytes) : m_tiles(kilobytes) {}

    /// Drops all tiles if the look differs from the one before.
    void setLook(const TileTheme& theme, const TileColors& colors);
    [[nodiscard]] const TileTheme& theme() const { return *m_theme; }
    [[nodiscard]] const TileColors& colors() const { return m_colors; }

    /// The ratio that the pixmaps carry. Drops all tiles if it changes.
    void setDevicePixelRatio(double ratio);

    /// A square tile.
    /// @param devicePixels length of a side, at least 1
    [[nodiscard]] QPixmap tile(const TileEdges& edges, int devicePixels);

    /// The same as an image that is not kept, for threads that may not use pixmaps.
    [[nodiscard]] QImage paintedTile(const TileEdges& edges, int devicePixels);

    [[nodiscard]] int kilobytes() const { return static_cast<int>(m_tiles.totalCost()); }

private:
    [[nodiscard]] const QImage& edge(Side side, Color color, int devicePixels);

    const TileTheme* m_theme = &tileThemes().front();
    TileColors m_colors = TileColors::forPictures();
    double m_ratio = 1;
    QCache<quint64, QPixmap> m_tiles;
    /// Tiles are put together from their edges, of which there are far fewer:
    /// a new size is there several times sooner. Kept for one size only.
    QHash<int, QImage> m_edges;
    int m_edgePixels = 0;
};

} // namespace tessera
