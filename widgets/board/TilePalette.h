// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

class QPalette;

namespace tessera {

/// The two colours of a pattern.
struct ColorPair {
    QColor ground;
    QColor figure;

    friend bool operator==(const ColorPair&, const ColorPair&) = default;
};

/// The number of different pairs, and of different grounds among the first ones.
inline constexpr int kColorPairs = 41;
inline constexpr int kGrounds = 24;

/// A pair of the common palette, 0 ≤ index < kColorPairs. The first kGrounds
/// have a ground of their own. Grounds were moved apart in Oklab under normal
/// sight, protanopia, deuteranopia and tritanopia, and each pair was then
/// chosen to be as far as possible from all pairs before it, with a contrast
/// of at least 3:1 between its two colours.
[[nodiscard]] ColorPair colorPair(int index);

/// The translated name of the nearest of the first kGrounds grounds, e.g. "sky-blue".
[[nodiscard]] QString groundName(const QColor& ground);

/// Black or white, whichever stands out more from the ground: a
/// contrast of at least 4.5:1.
[[nodiscard]] QColor inkOn(const QColor& ground);

/// The colours around the patterns, which follow the widget's palette.
struct TileColors {
    QColor frame;      ///< grey edges and the rim
    QColor frameText;  ///< coordinates on the rim
    QColor empty;      ///< empty cells and open blanks
    QColor line;       ///< grout and the hairlines between triangles
    QColor background; ///< around the board

    [[nodiscard]] static TileColors fromPalette(const QPalette& palette);
    /// For pictures: those of a light palette, the same everywhere.
    [[nodiscard]] static TileColors forPictures();

    friend bool operator==(const TileColors&, const TileColors&) = default;
};

} // namespace tessera
