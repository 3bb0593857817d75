// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"
#include "widgets/colors/ColorSight.h"

namespace tessera {

/// Two patterns of a theme, and how far apart their colours are.
struct PatternPair {
    int first = 0; ///< from 1
    int second = 0;
    double distance = 0; ///< CIEDE2000
};

/// The distance of two looks by colour alone: of their grounds or of their
/// emblems, whichever is larger, since seeing one of them is enough. A plain
/// triangle counts as one whose emblem has its ground's colour.
[[nodiscard]] double lookDistance(const EdgeLook& x, const EdgeLook& y, ColorSight sight);

/// The two of a theme's first patterns that are nearest by colour.
/// @param count of patterns, at least 2
[[nodiscard]] PatternPair nearestPatterns(const TileTheme& theme, int count, ColorSight sight);

/// The least WCAG contrast between emblem (or letter) and ground of the first
/// patterns; 21 where there are only plain triangles.
[[nodiscard]] double leastEmblemContrast(const TileTheme& theme, int count);

} // namespace tessera
