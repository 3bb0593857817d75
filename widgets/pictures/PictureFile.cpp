// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/PictureFile.h"

#include "widgets/pictures/SvgDevice.h"

#include "core/support/UserError.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QPdfWriter>

#include <algorithm>

namespace tessera {

namespace {

using Paint = std::function<void(QPainter&, const QRectF&)>;

constexpr int kPicturePixelsAnInch = 96;
constexpr double kPointsAPixel = 72.0 / kPicturePixelsAnInch;

void writePng(QBuffer& buffer, QSize pixels, const Paint& paint) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) {
        throw UserError(QCoreApplication::translate(
            "PictureFile", "There is not enough memory for a picture of that size."));
    }
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(QPointF(), QSizeF(pixels)));
    painter.end();
    image.save(&buffer, "PNG");
}

QByteArray svgBytes(QSize pixels, const QString& title, const Paint& paint) {
    SvgDevice device(pixels, title);
    QPainter painter(&device);
    paint(painter, QRectF(QPointF(), QSizeF(pixels)));
    painter.end();
    return device.svg();
}

void writePdf(QBuffer& buffer, QSize pixels, const QString& title, const Paint& paint) {
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Tessera"));
    writer.setResolution(kPicturePixelsAnInch);
    writer.setPageSize(
        QPageSize(QSizeF(pixels) * kPointsAPixel, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    QPainter painter(&writer);
    paint(painter, QRectF(QPointF(), QSizeF(pixels)));
}

} // namespace

std::optional<PictureFormat> pictureFormatOf(const QString& fileName) {
    const QString ending = QFileInfo(fileName).suffix().toLower();
    const qsizetype index = pictureExtensions().indexOf(ending);
    if (index < 0)
        return std::nullopt;
    return static_cast<PictureFormat>(index);
}

QStringList pictureExtensions() {
    return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};
}

QByteArray pictureBytes(PictureFormat format, QSize pixels, const QString& title,
                        const Paint& paint) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    switch (format) {
    case PictureFormat::Png:
        writePng(buffer, pixels, paint);
        break;
    case PictureFormat::Svg:
        buffer.write(svgBytes(pixels, title, paint));
        break;
    case PictureFormat::Pdf:
        writePdf(buffer, pixels, title, paint);
        break;
    }
    return bytes;
}

QByteArray figureBytes(PictureFormat format, QSize pixels, const QString& caption,
                       const Paint& paint) {
    return pictureBytes(format, pixels, caption, [&](QPainter& painter, const QRectF& area) {
        painter.fillRect(area, Qt::white);
        const double line = QFontMetricsF(painter.font()).height();
        const double margin = line / 2;
        painter.setPen(Qt::black);
        painter.drawText(
            QRectF(area.left() + margin, area.top() + margin / 2, area.width() - 2 * margin, line),
            Qt::AlignLeft | Qt::AlignVCenter, caption);
        paint(painter, area.adjusted(0, line + margin, 0, 0));
    });
}

QSize boardPixels(GridSize size, int longestSide, const std::vector<int>& cells) {
    return boardAspect(size, cells)
        .scaled(longestSide, longestSide, Qt::KeepAspectRatio)
        .toSize()
        .expandedTo({1, 1});
}

QByteArray boardPictureBytes(const PuzzleFile& file, PictureFormat format, int longestSide,
                             const PictureOptions& options) {
    const QSize pixels = boardPixels(file.puzzle.size(), longestSide, options.cells);
    return pictureBytes(
        format, pixels, file.info.title, [&](QPainter& painter, const QRectF& area) {
            paintBoard(painter, area, file.puzzle, file.board, file.locked, options);
        });
}

} // namespace tessera
