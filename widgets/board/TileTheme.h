// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TilePalette.h"
#include "widgets/colors/ColorMath.h"

#include "core/edges/puzzle/Puzzle.h"

#include <QByteArray>
#include <QColor>
#include <QString>
#include <QStringList>

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
[[nodiscard]] constexpr bool isFilledBlank(Color color) { return color > kFilledBlank; }

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
/// The same, or the default theme.
[[nodiscard]] const TileTheme& tileTheme(QStringView id);

/// The letter by which viewer URLs write a pattern (b is 1, z is 25), or its
/// number beyond z. Capital for tabs and unsigned patterns, small for blanks.
[[nodiscard]] QString edgeLabel(Color color);

/// What a person would call a pattern of a theme, e.g. "blue disc", "white
/// pierced star", "letter D" or "blue"; "grey" for the frame. In a signed
/// puzzle the blanks are told apart: "blue disc blank".
[[nodiscard]] QString patternName(const TileTheme& theme, Color color);

/// The most colours that a palette of one's own defines; patterns beyond look
/// as in the shipped theme.
inline constexpr int kUserColors = 40;
/// The largest palette file that is read, in bytes.
inline constexpr qint64 kMaxPaletteBytes = 64 * 1024;

/// Colours that a person chose, for one of the shipped sets of figures.
struct UserPalette {
    QString name;
    QString figures;               ///< id of the shipped theme whose figures it has
    std::vector<ColorPair> colors; ///< of patterns 1, 2 … up to kUserColors

    friend bool operator==(const UserPalette&, const UserPalette&) = default;
};

/// A palette with all colours of a theme, to begin with.
[[nodiscard]] UserPalette paletteFrom(const TileTheme& theme, const QString& name);

/// JSON with name, figures and pairs like ["#2b7cfa", "#ffe947"].
[[nodiscard]] QByteArray toJson(const UserPalette& palette);
/// @throws UserError that says what is wrong. Unknown figures mean the default ones.
[[nodiscard]] UserPalette userPaletteFrom(const QByteArray& json);
/// Those of a list that can be read, each name once.
[[nodiscard]] std::vector<UserPalette> userPalettesFrom(const QStringList& list);

/// A theme with the palette's colours; its id stays valid for the whole run, and
/// the same palette gives the same theme.
[[nodiscard]] const TileTheme& themeOf(const UserPalette& palette);

/// From now on these are found by findTileTheme() and listed by allTileThemes().
void setUserPalettes(std::span<const UserPalette> palettes);
/// The shipped themes, then those of the person's palettes.
[[nodiscard]] std::vector<const TileTheme*> allTileThemes();

/// What a person should know about the first colours of a theme, a sentence
/// each: patterns that look nearly alike to everybody or to the colour-blind, and
/// emblems that hardly show on their ground. Empty when all is well.
[[nodiscard]] QStringList paletteWarnings(const TileTheme& theme, int count);

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

} // namespace tessera
