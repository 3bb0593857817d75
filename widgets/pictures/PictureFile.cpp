// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/PictureFile.h"

#include "widgets/pictures/SvgDevice.h"

#include "core/support/UserError.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>

namespace tessera {

namespace {

using Paint = std::function<void(QPainter&, const QRectF&)>;

constexpr int kPicturePixelsAnInch = 96;
constexpr double kPointsAPixel = 72.0 / kPicturePixelsAnInch;

[[noreturn]] void failForMemory() {
    throw UserError(QCoreApplication::translate(
        "PictureFile", "There is not enough memory for a picture of that size."));
}

} // namespace

std::optional<PictureFormat> pictureFormatOf(const QString& fileName) {
    const qsizetype index = pictureExtensions().indexOf(QFileInfo(fileName).suffix().toLower());
    if (index < 0)
        return std::nullopt;
    return static_cast<PictureFormat>(index);
}

QStringList pictureExtensions() {
    return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};
}

QImage madeImage(QSize pixels, QImage::Format format) {
    QImage image(pixels, format);
    if (image.isNull())
        failForMemory();
    return image;
}

QByteArray pngBytes(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        failForMemory();
    return bytes;
}

QByteArray pictureBytes(PictureFormat format, QSize pixels, const QString& title,
                        const Paint& paint) {
    const auto paintOn = [&](QPaintDevice& device) {
        QPainter painter(&device);
        painter.setRenderHint(QPainter::Antialiasing, format == PictureFormat::Png);
        paint(painter, QRectF(QPointF(), QSizeF(pixels)));
        painter.end(); // may run out of memory, which a destructor may not
    };
    if (format == PictureFormat::Svg) {
        SvgDevice device(pixels, title);
        paintOn(device);
        return device.svg();
    }
    if (format == PictureFormat::Pdf) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Tessera"));
        writer.setResolution(kPicturePixelsAnInch);
        writer.setPageSize(
            QPageSize(QSizeF(pixels) * kPointsAPixel, QPageSize::Point, {}, QPageSize::ExactMatch));
        writer.setPageMargins({});
        paintOn(writer);
        return bytes;
    }
    QImage image = madeImage(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    paintOn(image);
    return pngBytes(image);
}

QByteArray figureBytes(PictureFormat format, QSize pixels, const QString& caption,
                       const Paint& paint) {
    return pictureBytes(format, pixels, caption, [&](QPainter& painter, const QRectF& area) {
        painter.fillRect(area, Qt::white);
        const double margin = QFontMetricsF(painter.font()).height() / 2;
        const QRectF room = area.adjusted(margin, margin / 2, -margin, 0);
        constexpr int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
        const QRectF text = painter.boundingRect(room, flags, caption);
        painter.setPen(Qt::black);
        painter.drawText(room, flags, caption);
        paint(painter, area.adjusted(0, text.height() + margin, 0, 0));
    });
}

QByteArray boardPictureBytes(const PuzzleFile& file, PictureFormat format, int longestSide,
                             const PictureOptions& options) {
    const QSize pixels = boardPixels(file.puzzle.size(), longestSide, options.cells);
    return pictureBytes(
        format, pixels, file.info.title,
        [&](QPainter& painter, const QRectF& area) { paintBoard(painter, area, file, options); });
}

} // namespace tessera
