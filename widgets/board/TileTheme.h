// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TilePalette.h"

#include "core/edges/puzzle/Color.h"

#include <QColor>
#include <QString>

#include <span>
#include <vector>

namespace tessera {

/// How the edges of one pattern look, apart from the side they lie on.
struct EdgeLook {
    QColor ground;        ///< fills the triangle
    QColor figure;        ///< fills the emblem; invalid when there is none
    int shape = 0;        ///< index of the emblem's outline, below emblemShapes()
    bool pierced = false; ///< the emblem has a hole of its own outline
};

/// Added to a pattern it stands for its blank with the mate's tab in it.
inline constexpr Color kFilledBlank = 256;

/// How the edge of a filled blank is written where tiles are drawn: it shows the
/// emblem's other half with a gap around it, so that two tabs of one pattern do
/// not look like a match.
[[nodiscard]] constexpr Color filledBlank(Color pattern) {
    return static_cast<Color>(pattern + kFilledBlank);
}
[[nodiscard]] constexpr bool isFilledBlank(Color color) {
    return color > kFilledBlank;
}

/// A set of patterns: every colour gets a ground, an emblem of its own shape
/// and a second colour, so that edges can be told apart without seeing colours.
struct TileTheme {
    /// What stands on the ground.
    enum class Figures : std::uint8_t { None, Emblems, Letters };

    QLatin1StringView id;    ///< as in settings and --theme
    const char* name;        ///< untranslated, see displayName()
    const char* description; ///< untranslated sentence, see displayDescription()
    Figures figures;
    bool highContrast; ///< black and white emblems, strong joints

    // Of a palette of the person's own, see UserPalette.
    QLatin1StringView base{};           ///< the shipped theme that it has its figures from
    QString ownName{};                  ///< instead of the name
    std::vector<ColorPair> ownColors{}; ///< of the first patterns

    [[nodiscard]] QString displayName() const;
    [[nodiscard]] QString displayDescription() const;
    /// The look of a pattern (its sign does not matter, nor whether it is filled). Distinct for all
    /// patterns up to kMaxColor (with letters, by them); emblems have distinct
    /// outlines up to pattern 40.
    /// Meaningless for grey, which follows the palette: see TileArt.
    [[nodiscard]] EdgeLook look(Color color) const;
};

/// The shipped themes; the first is the default.
[[nodiscard]] std::span<const TileTheme> tileThemes();
/// The theme with this id, shipped or of the person's own, or nullptr. It stays
/// where it is, also when the palette changes under the same id.
[[nodiscard]] const TileTheme* findTileTheme(QStringView id);

/// The letter by which viewer URLs write a pattern (b is 1, z is 25), or its
/// number beyond z. Capital for tabs and unsigned patterns, small for blanks.
[[nodiscard]] QString edgeLabel(Color color);

} // namespace tessera
