// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QPainter;
class QRectF;

namespace tessera {

enum class PictureFormat : unsigned char { Png, Svg, Pdf };

/// By a file name's ending, upper or lower case.
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(const QString& fileName);
/// The endings without a dot.
[[nodiscard]] QStringList pictureExtensions();

/// The content of a picture file, drawn by @p paint, which is given the area.
/// SVG and PDF hold vectors if it draws some; a PDF page is as large as at 96
/// pixels an inch. @throws UserError if there is not enough memory.
[[nodiscard]] QByteArray pictureBytes(PictureFormat format, QSize pixels, const QString& title,
                                      const std::function<void(QPainter&, const QRectF&)>& paint);

/// The same on white paper, below a line that says what is shown.
[[nodiscard]] QByteArray figureBytes(PictureFormat format, QSize pixels, const QString& caption,
                                     const std::function<void(QPainter&, const QRectF&)>& paint);

} // namespace tessera
