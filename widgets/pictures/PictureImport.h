// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace tessera {

/// The largest picture file that is read, in bytes.
inline constexpr qint64 kMaxPictureFile = 32LL * 1024 * 1024;

/// Reads a pattern's picture from a PNG, JPEG or SVG file: returns a PNG, scaled down to the size
/// that a puzzle keeps. Safe on any thread. @throws UserError if it cannot be read
[[nodiscard]] QByteArray importedPicture(const QByteArray& file);

} // namespace tessera
