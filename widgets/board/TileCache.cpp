// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/TileCache.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

/// Ten bits for each edge and the size above them.
quint64 keyOf(const TileEdges& edges, int devicePixels) {
    auto key = static_cast<quint64>(devicePixels);
    for (const Color color : edges)
        key = (key << 10U) | (static_cast<quint64>(color + 255) & 0x3FFU);
    return key;
}

/// The half of a tile in which the triangle of a side lies.
QRect halfOf(Side side, int pixels) {
    const int half = pixels / 2 + 1;
    const std::array<QRect, 4> halves{{{0, 0, pixels, half},
                                       {pixels - half, 0, half, pixels},
                                       {0, pixels - half, pixels, half},
                                       {0, 0, half, pixels}}};
    return halves[static_cast<std::size_t>(side)];
}

} // namespace

void TileCache::setLook(const TileTheme& theme, const TileColors& colors) {
    if (&theme == m_theme && colors == m_colors)
        return;
    m_theme = &theme;
    m_colors = colors;
    m_tiles.clear();
    m_edges.clear();
}

void TileCache::setDevicePixelRatio(double ratio) {
    if (ratio == m_ratio)
        return;
    m_ratio = ratio;
    m_tiles.clear();
}

QPixmap TileCache::tile(const TileEdges& edges, int devicePixels) {
    const quint64 key = keyOf(edges, devicePixels);
    if (const QPixmap* known = m_tiles.object(key))
        return *known;
    auto pixmap = QPixmap::fromImage(paintedTile(edges, devicePixels));
    pixmap.setDevicePixelRatio(m_ratio);
    const auto cost = std::max<qint64>(1, qint64(devicePixels) * devicePixels * 4 / 1024);
    m_tiles.insert(key, new QPixmap(pixmap), cost);
    return pixmap;
}

QImage TileCache::paintedTile(const TileEdges& edges, int devicePixels) {
    // An image without alpha is copied to the screen without blending.
    QImage image(devicePixels, devicePixels, QImage::Format_RGB32);
    image.fill(m_colors.line);
    QPainter painter(&image);
    for (const Side side : kSides) {
        const QRect half = halfOf(side, devicePixels);
        painter.drawImage(half.topLeft(),
                          edge(side, edges[static_cast<std::size_t>(side)], devicePixels), half);
    }
    paintTileLines(painter, QRectF(0, 0, devicePixels, devicePixels), edges, m_colors);
    return image;
}

const QImage& TileCache::edge(Side side, Color color, int devicePixels) {
    if (devicePixels != m_edgePixels) {
        m_edges.clear();
        m_edgePixels = devicePixels;
    }
    QImage& image = m_edges[color * 4 + static_cast<int>(side)];
    if (image.isNull()) {
        image = QImage(devicePixels, devicePixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintTileEdge(painter, QRectF(0, 0, devicePixels, devicePixels), side, color, *m_theme,
                      m_colors, tileDetail(devicePixels));
    }
    return image;
}

} // namespace tessera
