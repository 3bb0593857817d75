// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/RunColors.h"

#include "widgets/colors/ColorDistance.h"

#include <QPainter>
#include <QPixmapCache>

#include <array>

namespace tessera {

namespace {

constexpr std::array<QRgb, 8> kSet{0xffb2912d, 0xff8c4600, 0xffac73e6, 0xff1a6653,
                                   0xffb200b2, 0xff00238c, 0xff599cb2, 0xff660033};

} // namespace

QColor runColor(std::size_t index, const QColor& background) {
    QColor color = QColor::fromRgb(kSet[index % kSet.size()]);
    const bool darkBackground = relativeLuminance(background) < 0.18;
    for (int i = 0; i < 20 && contrastRatio(color, background) < 3.0; ++i)
        color = darkBackground ? color.lighter(110) : color.darker(107);
    return color;
}

Qt::PenStyle runLine(std::size_t index) {
    constexpr std::array styles{Qt::SolidLine, Qt::DashLine, Qt::DashDotLine};
    return styles[index / kSet.size() % styles.size()];
}

QPixmap runLinePixmap(std::size_t index, const QColor& background, qreal devicePixelRatio) {
    constexpr QSize size(20, 10);
    const QString key = QStringLiteral("tessera-run-line/%1/%2/%3")
                            .arg(index)
                            .arg(background.rgba())
                            .arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(size * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setPen(QPen(runColor(index, background), 3, runLine(index), Qt::FlatCap));
    painter.drawLine(0, size.height() / 2, size.width(), size.height() / 2);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace tessera
