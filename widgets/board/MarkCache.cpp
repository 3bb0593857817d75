// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/MarkCache.h"

#include <algorithm>
#include <cmath>

namespace tessera {

void MarkCache::setDevicePixelRatio(double ratio) {
    if (ratio == m_ratio)
        return;
    m_ratio = ratio;
    m_pixmaps.clear();
}

QString MarkCache::nameOf(const QString& key, QSizeF size) {
    return key + u' ' + QString::number(size.width()) + u' ' + QString::number(size.height());
}

QPixmap MarkCache::blank(QSizeF size) const {
    QPixmap pixmap((size * m_ratio).toSize() + QSize(1, 1));
    pixmap.setDevicePixelRatio(m_ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

QPixmap* MarkCache::insert(const QString& name, const QPixmap& pixmap) {
    auto* stored = new QPixmap(pixmap);
    const qint64 bytes = qint64(4) * pixmap.width() * pixmap.height();
    m_pixmaps.insert(name, stored, std::clamp<qint64>(bytes / 1024, 1, kKilobytes));
    return stored;
}

/// The upper left corner of the mark, where its pixels stay sharp.
QPointF MarkCache::toDevicePixel(QPointF center, QSizeF size) const {
    const QPointF corner = (center - QPointF(size.width() / 2, size.height() / 2)) * m_ratio;
    return QPointF(std::round(corner.x()), std::round(corner.y())) / m_ratio;
}

} // namespace tessera
