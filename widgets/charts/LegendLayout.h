// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QString>

#include <span>
#include <vector>

namespace tessera {

/// Where one name of a legend stands, in pixels from the legend's upper left.
struct LegendPlace {
    int row = 0;
    double x = 0;         ///< of the key, before the text
    double textWidth = 0; ///< less than the name needs if it has to be shortened
};

/// A legend's key before each name, and the room between things.
inline constexpr double kLegendKeyWidth = 18; // shows a whole dash
inline constexpr double kLegendMargin = 4;

/// Lays names in rows from left to right, as wide as the legend; a name wider
/// than a row gets a row of its own and is shortened.
/// @param mostRows what does not fit into so many is left out, at least 1
/// @return a place for each name up to the first that is left out
[[nodiscard]] std::vector<LegendPlace>
layLegend(std::span<const QString> names, const QFontMetricsF& metrics, double width, int mostRows);

/// How many rows these places take.
[[nodiscard]] int legendRows(std::span<const LegendPlace> places);

} // namespace tessera
