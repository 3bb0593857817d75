// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/PictureImport.h"

#include "widgets/pictures/PictureFile.h"

#include "core/edges/formats/PuzzleFile.h"
#include "core/support/UserError.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

namespace tessera {

namespace {

constexpr QSize kPictureRoom(kTilePictureSide, kTilePictureSide);
/// Only comments may precede the tag of an SVG file.
constexpr qsizetype kSvgHead = 4096;

QSize fitted(QSize size) {
    return size.scaled(kPictureRoom, Qt::KeepAspectRatio).expandedTo({1, 1});
}

QImage drawing(const QByteArray& file) {
    QSvgRenderer renderer(file);
    if (!renderer.isValid() || renderer.defaultSize().isEmpty())
        return {};
    QImage image(fitted(renderer.defaultSize()), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

QImage photograph(QByteArray file) {
    QBuffer buffer(&file);
    QImageReader reader(&buffer);
    if (reader.format() != "png" && reader.format() != "jpeg")
        return {};
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (!size.isEmpty() && size.boundedTo(kPictureRoom) != size)
        reader.setScaledSize(fitted(size));
    return reader.read();
}

} // namespace

QByteArray importedPicture(const QByteArray& file) {
    const QImage image = file.first(std::min(file.size(), kSvgHead)).contains("<svg")
                             ? drawing(file)
                             : photograph(file);
    if (image.isNull()) {
        throw UserError(QCoreApplication::translate(
            "PatternPicture", "This picture cannot be read. Choose a PNG, JPEG or SVG file."));
    }
    return pngBytes(image);
}

} // namespace tessera
