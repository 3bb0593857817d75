// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileArt.h"

#include "core/edges/puzzle/GridSize.h"

#include <QCache>
#include <QColor>
#include <QLineF>
#include <QPainter>
#include <QPixmap>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <span>

class QPainter;

namespace tessera {

// What is drawn over tiles, the same in a view and in a picture. All take the
// painter's own units; a cell's rectangle gives the scale. Text is left out
// where it could not be read.

/// Where a larger share of the cells changed, as after a restart, marks on the
/// changed ones would only hide the board.
inline constexpr double kMostMarkedShare = 0.4;

/// The joint on a side of a cell, as long as the cell.
[[nodiscard]] QLineF jointLine(const QRectF& cell, Side side);

/// A thin bar on each of these joints that do not match.
void paintMismatches(QPainter& painter, std::span<const QLineF> joints);
/// A light along each of these joints that would match.
void paintMatches(QPainter& painter, std::span<const QLineF> joints);

/// The square in a cell's upper right corner that a pin needs.
[[nodiscard]] QRectF pinRect(const QRectF& cell);
/// A small pin; a hint's has another colour and a square head.
void paintPin(QPainter& painter, const QRectF& rect, bool hint);

/// Whether text of this height can be read.
[[nodiscard]] bool isReadable(const QPainter& painter, double height);
/// Text on a rounded plate.
void paintLabel(QPainter& painter, QPointF center, const QString& text, double height);
/// The height of the text of a piece number, which stands in the middle.
[[nodiscard]] double pieceNumberHeight(const QRectF& cell);
/// The height of the letter of an edge.
[[nodiscard]] double edgeLetterHeight(const QRectF& cell);
/// Where the letter of an edge stands.
[[nodiscard]] QPointF edgeLetterCenter(const QRectF& cell, Side side);

/// The number of candidates on an empty cell; a cross when there is none left.
void paintCandidateCount(QPainter& painter, const QRectF& cell, int count,
                         const TileColors& colors);
/// Column letters above and row numbers on the left, on a rim of this thickness.
/// @param cells where these columns and rows lie
/// @param shown columns and rows as x and y; null for the whole board
void paintCoordinates(QPainter& painter, const QRectF& cells, double rim, GridSize size,
                      const TileColors& colors, const QRect& shown = {});

/// A translucent colour for 0 (cold) to 1 (hot); lightness rises with the
/// value, so that it can be read without seeing hues.
[[nodiscard]] QColor heatColor(double value);

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
