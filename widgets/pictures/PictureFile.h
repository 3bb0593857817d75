// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardPicture.h"

#include "core/edges/formats/PuzzleFile.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QPainter;
class QRectF;

namespace tessera {

enum class PictureFormat : unsigned char { Png, Svg, Pdf };

/// By a file name's ending, ignoring case.
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(const QString& fileName);
/// The endings without a dot.
[[nodiscard]] QStringList pictureExtensions();

/// An image with undefined content. @throws UserError if there is not enough memory.
[[nodiscard]] QImage madeImage(QSize pixels, QImage::Format format);

/// @throws UserError if there is not enough memory.
[[nodiscard]] QByteArray pngBytes(const QImage& image);

/// The content of a picture file, drawn by @p paint, which receives the area. A PDF page has the
/// size at 96 pixels per inch. @throws UserError if there is not enough memory.
[[nodiscard]] QByteArray pictureBytes(PictureFormat format, QSize pixels, const QString& title,
                                      const std::function<void(QPainter&, const QRectF&)>& paint);

/// The same on white paper, below a caption.
[[nodiscard]] QByteArray figureBytes(PictureFormat format, QSize pixels, const QString& caption,
                                     const std::function<void(QPainter&, const QRectF&)>& paint);

/// The limits and the default of a picture's longer side in pixels.
inline constexpr int kSmallestPicture = 16;
inline constexpr int kLargestPicture = 10'000;
inline constexpr int kUsualPicture = 1024;

/// The content of a picture file of a file's board with its locks and title.
/// @param longestSide in pixels; for SVG and PDF at 96 per inch
/// @throws UserError if there is not enough memory.
[[nodiscard]] QByteArray boardPictureBytes(const PuzzleFile& file, PictureFormat format,
                                           int longestSide, const PictureOptions& options);

} // namespace tessera
