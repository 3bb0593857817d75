// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/TileCache.h"

#include <QPainter>

#include <algorithm>

namespace tessera {

namespace {

/// Nine bits for each edge and the size above them.
quint64 keyOf(const TileEdges& edges, int devicePixels) {
    auto key = static_cast<quint64>(devicePixels);
    for (const Color color : edges)
        key = (key << 9U) | (static_cast<quint64>(color + 255) & 0x1FFU);
    return key;
}

} // namespace

void TileCache::setLook(const TileTheme& theme, const TileColors& colors) {
    if (&theme == m_theme && colors == m_colors)
        return;
    m_theme = &theme;
    m_colors = colors;
    m_pixmaps.clear();
}

void TileCache::setDevicePixelRatio(double ratio) {
    if (ratio == m_ratio)
        return;
    m_ratio = ratio;
    m_pixmaps.clear();
}

QPixmap TileCache::tile(const TileEdges& edges, int devicePixels) {
    const quint64 key = keyOf(edges, devicePixels);
    if (const QPixmap* known = m_pixmaps.object(key))
        return *known;
    // An image without alpha is copied to the screen without blending.
    QImage image(devicePixels, devicePixels, QImage::Format_RGB32);
    QPainter painter(&image);
    paintTile(painter, QRectF(0, 0, devicePixels, devicePixels), edges, *m_theme, m_colors,
              tileDetail(devicePixels));
    painter.end();
    auto pixmap = QPixmap::fromImage(std::move(image));
    pixmap.setDevicePixelRatio(m_ratio);
    const auto cost = std::max<qint64>(1, qint64(devicePixels) * devicePixels * 4 / 1024);
    m_pixmaps.insert(key, new QPixmap(pixmap), cost);
    return pixmap;
}

} // namespace tessera
