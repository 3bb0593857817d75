// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TilePictures.h"
#include "widgets/colors/ColorMath.h"

#include "core/edges/formats/PuzzleFile.h"

#include <QByteArray>
#include <QColor>
#include <QString>
#include <QStringList>

#include <memory>
#include <span>
#include <vector>

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

/// A pair of the common palette, 0 ≤ index < kColorPairs; the first kGrounds have different
/// grounds. Grounds were chosen to be far apart in Oklab for normal sight, protanopia, deuteranopia
/// and tritanopia. Each pair is as far as possible from those before, with a contrast of at least
/// 3:1.
[[nodiscard]] ColorPair colorPair(int index);

/// The colours around the patterns, which follow the widget's palette.
struct TileColors {
    QColor frame;      ///< grey edges and the rim
    QColor frameText;  ///< coordinates on the rim
    QColor empty;      ///< empty cells and open blanks
    QColor line;       ///< grout and the hairlines between triangles
    QColor background; ///< around the board

    [[nodiscard]] static TileColors fromPalette(const QPalette& palette);
    /// For pictures: the colours of a light palette, the same everywhere.
    [[nodiscard]] static TileColors forPictures();

    friend bool operator==(const TileColors&, const TileColors&) = default;
};

/// The look of the edges of one pattern, without their side.
struct EdgeLook {
    QColor ground;        ///< fills the triangle
    QColor figure;        ///< fills the emblem; invalid if there is none
    int shape = 0;        ///< index of the emblem's outline, below emblemShapes()
    bool pierced = false; ///< the emblem has a hole with its own outline
};

/// Added to a pattern, it means its blank with the mate's tab in it.
inline constexpr Color kFilledBlank = 256;

/// A filled blank shows the emblem's other half with a gap, so two tabs do not look like a match.
[[nodiscard]] constexpr Color filledBlank(Color pattern) {
    return static_cast<Color>(pattern + kFilledBlank);
}
[[nodiscard]] constexpr bool isFilledBlank(Color color) { return color > kFilledBlank; }

/// The most colours of a user's palette; further patterns look as in the shipped theme.
inline constexpr int kUserColors = 40;
/// The largest palette file that is read, in bytes.
inline constexpr qint64 kMaxPaletteBytes = 64 * 1024;

/// Colours chosen by the user, for one of the shipped sets of figures.
struct UserPalette {
    QString name{};
    QString figures{};               ///< id of the shipped theme that has its figures
    std::vector<ColorPair> colors{}; ///< of patterns 1, 2 … up to kUserColors

    friend bool operator==(const UserPalette&, const UserPalette&) = default;
};

/// What a puzzle adds to its tiles.
struct TileDress {
    PuzzleInfo info{}; ///< only its names and pictures
    bool isSigned = false;
    std::vector<TilePicture> pictures{}; ///< of patterns 1, 2 …; null if unreadable

    friend bool operator==(const TileDress& x, const TileDress& y) {
        return x.isSigned == y.isSigned && x.info == y.info;
    }
};

/// The tiles: for each pattern a ground, an emblem with its own shape, and a second colour, so that
/// no hue is needed.
struct TileTheme {
    /// What is drawn on the ground.
    enum class Figures : std::uint8_t { None, Emblems, Letters, Digits };

    QString id;              ///< as in settings and --theme
    const char* name;        ///< untranslated, see displayName()
    const char* description; ///< untranslated sentence, see displayDescription()
    Figures figures;
    bool highContrast;                        ///< black and white emblems, prominent joints
    UserPalette own{};                        ///< empty for a shipped theme
    int firstDigit = 0;                       ///< of pattern 1
    std::shared_ptr<const TileDress> dress{}; ///< see dressed()

    /// Whether each edge has a text, upright on each side.
    [[nodiscard]] bool isLabelled() const { return figures >= Figures::Letters; }
    /// That text; for a filled blank the tab's.
    [[nodiscard]] QString label(Color color) const;
    /// The picture that replaces a pattern's emblem, or nullptr.
    [[nodiscard]] const TilePicture* picture(Color color) const;
    [[nodiscard]] QString displayName() const;
    [[nodiscard]] QString displayDescription() const;
    /// The look of a pattern, independent of its sign and of whether it is filled. Distinct for all
    /// patterns up to kMaxColor (with letters, by these); emblems have distinct outlines up to
    /// pattern 40. Undefined for grey, which follows the palette: see TileArt.
    [[nodiscard]] EdgeLook look(Color color) const;

    /// Whether all tiles look the same and have the same names.
    friend bool operator==(const TileTheme& x, const TileTheme& y) {
        return x.id == y.id && x.own == y.own && x.firstDigit == y.firstDigit &&
               (x.dress == y.dress || (x.dress && y.dress && *x.dress == *y.dress));
    }
};

/// The shipped themes; the first is the default.
[[nodiscard]] std::span<const TileTheme> tileThemes();
/// Shipped or the user's, or nullptr. Its address stays valid, whatever changes.
[[nodiscard]] const TileTheme* findTileTheme(QStringView id);
/// The same, but falls back to the default theme.
[[nodiscard]] const TileTheme& tileTheme(QStringView id);

/// The theme that a puzzle asks for, if it exists, else the other.
[[nodiscard]] const TileTheme& chosenTheme(const TileTheme& usual, const PuzzleInfo& info);
/// The theme with the puzzle's names, its pictures unless it asks for other tiles, and digits from
/// 0 for up to 10 patterns, with more as firstNumber(). Safe on any thread.
[[nodiscard]] TileTheme dressed(TileTheme theme, const Puzzle& puzzle, const PuzzleInfo& info);
/// Both together: how a puzzle is shown to a user who has chosen a theme.
[[nodiscard]] inline TileTheme themeFor(const TileTheme& usual, const PuzzleFile& file) {
    return dressed(chosenTheme(usual, file.info), file.puzzle, file.info);
}

/// The letter of viewer URLs (b is 1, z is 25), small for blanks, or the number beyond z.
[[nodiscard]] QString edgeLabel(Color color);

/// What a user would call a pattern, e.g. "frog head", "blue disc", "D" or "blue disc blank".
[[nodiscard]] QString patternName(const TileTheme& theme, Color color);

/// The names of a piece's patterns, clockwise from the top.
[[nodiscard]] QString edgeNames(const TileTheme& theme, const Piece& piece);

/// A palette with all kUserColors of a theme, as a start; the user's own stay as they are.
[[nodiscard]] UserPalette paletteFrom(const TileTheme& theme, const QString& name);

/// JSON with name, figures and pairs like ["#2b7cfa", "#ffe947"].
[[nodiscard]] QByteArray toJson(const UserPalette& palette);
/// @throws UserError that explains the error. Unknown figures mean the default ones.
[[nodiscard]] UserPalette userPaletteFrom(const QByteArray& json);
/// The readable ones of a list, each name once.
[[nodiscard]] std::vector<UserPalette> userPalettesFrom(const QStringList& list);

/// The same palette gives the same theme, which exists for the whole run. Safe on any thread, like
/// findTileTheme().
[[nodiscard]] const TileTheme& themeOf(const UserPalette& palette);

/// From now on findTileTheme() finds these and allTileThemes() lists them.
void setUserPalettes(std::span<const UserPalette> palettes);
/// The shipped themes, then those of the user's palettes.
[[nodiscard]] std::vector<const TileTheme*> allTileThemes();

/// Sentences about the first colours of a theme: patterns that look almost the same for everyone or
/// for the colour-blind, and emblems that hardly show on their ground.
[[nodiscard]] QStringList paletteWarnings(const TileTheme& theme, int count);

/// Two patterns of a theme, and the distance of their colours.
struct PatternPair {
    int first = 0; ///< from 1
    int second = 0;
    double distance = 0; ///< CIEDE2000
};

/// The distance of two looks by colour only: of their grounds or of their emblems, whichever is
/// larger. A plain triangle counts as an emblem in its ground's colour.
[[nodiscard]] double lookDistance(const EdgeLook& x, const EdgeLook& y, ColorSight sight);

/// The two of a theme's first patterns with the closest colours.
/// @param count number of patterns, at least 2
[[nodiscard]] PatternPair nearestPatterns(const TileTheme& theme, int count, ColorSight sight);

} // namespace tessera
