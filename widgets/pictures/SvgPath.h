// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPainterPath>

namespace tessera {

/// A number for an SVG file, rounded to hundredths, as short as can be.
[[nodiscard]] QByteArray svgNumber(double value);

/// A path's outline as SVG path data with all points relative to its first one,
/// but without the first move: paths that are moved copies of each other have
/// the same text. Empty for an empty path.
[[nodiscard]] QByteArray svgOutline(const QPainterPath& path);

} // namespace tessera
