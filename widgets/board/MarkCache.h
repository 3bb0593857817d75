// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QPainter>
#include <QPixmap>
#include <QPointF>
#include <QSizeF>
#include <QString>

namespace tessera {

/// Small pictures that a view draws again and again, such as labels and pins:
/// copying one is many times faster than smoothing its text or path anew.
class MarkCache {
public:
    static constexpr int kKilobytes = 8 * 1024;

    /// The ratio of the pixels. Drops everything if it changes.
    void setDevicePixelRatio(double ratio);

    /// Draws a mark around a point.
    /// @param key names the mark; its size is added to it
    /// @param size logical pixels that the mark may need
    /// @param paint called as paint(QPainter&) with the origin in the middle,
    /// if the mark is not known yet
    template <typename Paint>
    void draw(QPainter& painter, QPointF center, const QString& key, QSizeF size, Paint&& paint) {
        const QString name = nameOf(key, size);
        QPixmap* known = m_pixmaps.object(name);
        if (known == nullptr) {
            QPixmap pixmap = blank(size);
            QPainter markPainter(&pixmap);
            markPainter.setFont(painter.font());
            markPainter.translate(size.width() / 2, size.height() / 2);
            paint(markPainter);
            markPainter.end();
            known = insert(name, pixmap);
        }
        painter.drawPixmap(toDevicePixel(center, size), *known);
    }

private:
    [[nodiscard]] static QString nameOf(const QString& key, QSizeF size);
    [[nodiscard]] QPixmap blank(QSizeF size) const;
    [[nodiscard]] QPixmap* insert(const QString& name, const QPixmap& pixmap);
    [[nodiscard]] QPointF toDevicePixel(QPointF center, QSizeF size) const;

    double m_ratio = 1;
    QCache<QString, QPixmap> m_pixmaps{kKilobytes};
};

} // namespace tessera
