// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/ColorSwatch.h"

#include <QPainter>

#include <cmath>

namespace tessera {

QPixmap colorSwatch(Color color, const TileTheme& theme, const TileColors& colors, int side,
                    double devicePixelRatio) {
    const int pixels = static_cast<int>(std::lround(side * devicePixelRatio));
    QPixmap swatch(pixels, pixels);
    swatch.fill(Qt::transparent);
    QPainter painter(&swatch);
    painter.setRenderHint(QPainter::Antialiasing);
    const TileDetail detail = tileDetail(pixels);
    // Half a cell above and half a cell below the joint lie within the swatch.
    const QRectF above(0, -pixels / 2.0, pixels, pixels);
    paintTileEdge(painter, above, Side::Down, color, theme, colors, detail);
    paintTileEdge(painter, above.translated(0, pixels), Side::Up, color, theme, colors, detail);
    painter.end();
    swatch.setDevicePixelRatio(devicePixelRatio);
    return swatch;
}

} // namespace tessera
