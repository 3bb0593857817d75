// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/TilePictures.h"

#include <QCache>
#include <QCoreApplication>
#include <QMutex>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tessera {

namespace {

constexpr int kPictureCacheKilobytes = 64 * 1024;
/// Edge triangles contain a square with a third of the cell's side; half of that is the reach.
constexpr double kWholeReach = 1.0 / 6;
/// Pixels fainter than this may be outside the diamond.
constexpr int kFaint = 16;

/// Centred in a square with an even number of pixels.
QImage squared(const QImage& image) {
    const int side = (std::max(image.width(), image.height()) + 1) / 2 * 2;
    QImage square(side, side, QImage::Format_ARGB32_Premultiplied);
    square.fill(Qt::transparent);
    QPainter painter(&square);
    painter.drawImage((side - image.width()) / 2, (side - image.height()) / 2, image);
    return square;
}

/// The reach at which the diamond |x| + |y| ≤ ½ contains every visible pixel.
double reachOf(const QImage& square) {
    const int side = square.width();
    int farthest = 1; // in halves of a pixel
    for (int y = 0; y < side; ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(square.constScanLine(y));
        for (int x = 0; x < side; ++x) {
            if (qAlpha(line[x]) >= kFaint)
                farthest =
                    std::max(farthest, std::abs(2 * x + 1 - side) + std::abs(2 * y + 1 - side));
        }
    }
    return std::min(0.5, 0.5 * side / farthest);
}

TilePicture cutPicture(const QByteArray& png, bool isSigned) {
    QImage image;
    if (!isTilePicture(png) || !image.loadFromData(png, "PNG"))
        return {};
    const QImage square = squared(image);
    if (!isSigned)
        return {square, {}, kWholeReach};
    const int side = square.width();
    return {square.copy(0, 0, side, side / 2), square.copy(0, side / 2, side, side / 2),
            reachOf(square)};
}

void drawSmooth(QPainter& painter, const QRectF& target, const QImage& image) {
    const double scale = std::sqrt(std::abs(painter.deviceTransform().determinant()));
    const double shrink = scale * target.width() / image.width();
    // On screens painting samples only four pixels; paper and drawings keep all of them.
    const bool tooFine = painter.paintEngine()->type() == QPaintEngine::Raster && shrink < 0.7;
    const QSize pixels = (QSizeF(image.size()) * shrink).toSize().expandedTo({1, 1});
    painter.drawImage(
        target,
        tooFine ? image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation) : image);
}

} // namespace

TilePicture tilePicture(const QByteArray& png, bool isSigned) {
    static QMutex mutex;
    static QCache<QByteArray, TilePicture> known(kPictureCacheKilobytes);
    const QMutexLocker lock(&mutex);
    const QByteArray key = png + (isSigned ? '2' : '1');
    if (const TilePicture* picture = known.object(key))
        return *picture;
    const TilePicture picture = cutPicture(png, isSigned);
    const auto bytes = png.size() + picture.head.sizeInBytes() + picture.tail.sizeInBytes();
    known.insert(key, new TilePicture(picture), 1 + bytes / 1024);
    return picture;
}

QStringList dropDamagedPictures(PuzzleInfo& info) {
    QStringList damaged;
    for (std::size_t i = info.patternPictures.size(); i-- > 0;) {
        const QByteArray& png = info.patternPictures[i];
        if (png.isEmpty() || !tilePicture(png, true).head.isNull())
            continue;
        setPatternPicture(info, static_cast<Color>(i + 1), {});
        damaged.prepend(QString::number(i + 1));
    }
    if (damaged.isEmpty())
        return {};
    return {QCoreApplication::translate("PatternPicture",
                                        "The pictures of these patterns are damaged and left "
                                        "out: %1.")
                .arg(damaged.join(QStringLiteral(", ")))};
}

void paintTilePicture(QPainter& painter, const TilePicture& picture, bool tab, Side side) {
    const double reach = picture.reach;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (picture.tail.isNull()) {
        painter.translate(0, kWholeReach);
        // Undoes the side's rotation.
        painter.rotate(-90.0 * static_cast<int>(side));
        drawSmooth(painter, {-reach, -reach, 2 * reach, 2 * reach}, picture.head);
    } else if (tab) {
        painter.rotate(180);
        drawSmooth(painter, {-reach, -reach, 2 * reach, reach}, picture.head);
    } else {
        drawSmooth(painter, {-reach, 0, 2 * reach, reach}, picture.tail);
    }
    painter.restore();
}

} // namespace tessera
