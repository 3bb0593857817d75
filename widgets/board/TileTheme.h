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

/// A pair of the common palette, 0 ≤ index < kColorPairs; the first kGrounds have a ground of
/// their own. Grounds were moved apart in Oklab under normal sight, protanopia, deuteranopia and
/// tritanopia; each pair is as far as possible from those before, with a contrast of at least 3:1.
[[nodiscard]] ColorPair colorPair(int index);

/// The translated name of the nearest of the first kGrounds grounds, e.g. "sky-blue".
[[nodiscard]] QString groundName(const QColor& ground);

/// Black or white, whichever stands out more: a contrast of at least 4.5:1.
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

/// How the edges of one pattern look, apart from the side they lie on.
struct EdgeLook {
    QColor ground;        ///< fills the triangle
    QColor figure;        ///< fills the emblem; invalid when there is none
    int shape = 0;        ///< index of the emblem's outline, below emblemShapes()
    bool pierced = false; ///< the emblem has a hole of its own outline
};

/// Added to a pattern it stands for its blank with the mate's tab in it.
inline constexpr Color kFilledBlank = 256;

/// A filled blank shows the emblem's other half with a gap, so that two tabs look like no match.
[[nodiscard]] constexpr Color filledBlank(Color pattern) {
    return static_cast<Color>(pattern + kFilledBlank);
}
[[nodiscard]] constexpr bool isFilledBlank(Color color) { return color > kFilledBlank; }

/// The most colours of one's own palette; patterns beyond look as in the shipped theme.
inline constexpr int kUserColors = 40;
/// The largest palette file that is read, in bytes.
inline constexpr qint64 kMaxPaletteBytes = 64 * 1024;

/// Colours that a person chose, for one of the shipped sets of figures.
struct UserPalette {
    QString name{};
    QString figures{};               ///< id of the shipped theme whose figures it has
    std::vector<ColorPair> colors{}; ///< of patterns 1, 2 … up to kUserColors

    friend bool operator==(const UserPalette&, const UserPalette&) = default;
};

/// What a puzzle brings along for its tiles.
struct TileDress {
    PuzzleInfo info{}; ///< its names and pictures, nothing else
    bool isSigned = false;
    std::vector<TilePicture> pictures{}; ///< of patterns 1, 2 …; null where none can be read

    friend bool operator==(const TileDress& x, const TileDress& y) {
        return x.isSigned == y.isSigned && x.info == y.info;
    }
};

/// For each pattern a ground, an emblem of its own shape and a second colour: no hue is needed.
struct TileTheme {
    /// What stands on the ground.
    enum class Figures : std::uint8_t { None, Emblems, Letters, Digits };

    QString id;              ///< as in settings and --theme
    const char* name;        ///< untranslated, see displayName()
    const char* description; ///< untranslated sentence, see displayDescription()
    Figures figures;
    bool highContrast; ///< black and white emblems, strong joints
    UserPalette own{}; ///< empty in a shipped theme
    int firstDigit = 0;                       ///< of pattern 1
    std::shared_ptr<const TileDress> dress{}; ///< see dressed()

    /// Whether a text stands on each edge, upright on each side.
    [[nodiscard]] bool isLabelled() const { return figures >= Figures::Letters; }
    /// That text; for a filled blank the tab's.
    [[nodiscard]] QString label(Color color) const;
    /// The picture that takes the place of a pattern's emblem, or nullptr.
    [[nodiscard]] const TilePicture* picture(Color color) const;
    [[nodiscard]] QString displayName() const;
    [[nodiscard]] QString displayDescription() const;
    /// The look of a pattern; neither its sign matters nor whether it is filled. Distinct for
    /// all patterns up to kMaxColor (with letters, by them); emblems have distinct outlines up
    /// to pattern 40. Meaningless for grey, which follows the palette: see TileArt.
    [[nodiscard]] EdgeLook look(Color color) const;

    /// Whether all tiles look alike, and are called so.
    friend bool operator==(const TileTheme& x, const TileTheme& y) {
        return x.id == y.id && x.own == y.own && x.firstDigit == y.firstDigit &&
               (x.dress == y.dress || (x.dress && y.dress && *x.dress == *y.dress));
    }
};

/// The shipped themes; the first is the default.
[[nodiscard]] std::span<const TileTheme> tileThemes();
/// Shipped or of the person's own, or nullptr. It stays where it is, whatever changes.
[[nodiscard]] const TileTheme* findTileTheme(QStringView id);
/// The same, or the default theme.
[[nodiscard]] const TileTheme& tileTheme(QStringView id);

/// The theme that a puzzle asks for, if it does and there is one, else the other.
[[nodiscard]] const TileTheme& chosenTheme(const TileTheme& usual, const PuzzleInfo& info);
/// The theme with the puzzle's own names, its pictures unless it asks for other tiles, and digits
/// from 0 for up to 10 patterns. Safe on any thread.
[[nodiscard]] TileTheme dressed(TileTheme theme, const Puzzle& puzzle, const PuzzleInfo& info);
/// Both: how a puzzle is shown to a person who has chosen a theme.
[[nodiscard]] inline TileTheme themeFor(const TileTheme& usual, const PuzzleFile& file) {
    return dressed(chosenTheme(usual, file.info), file.puzzle, file.info);
}

/// The letter of viewer URLs (b is 1, z is 25), small for blanks, or the number beyond z.
[[nodiscard]] QString edgeLabel(Color color);

/// What a person would call a pattern, e.g. "frog head", "blue disc", "D" or "blue disc blank".
[[nodiscard]] QString patternName(const TileTheme& theme, Color color);

/// The patterns of a piece clockwise from the top, as they are called.
[[nodiscard]] QString edgeNames(const TileTheme& theme, const Piece& piece);

/// A palette with all colours of a theme, to begin with.
[[nodiscard]] UserPalette paletteFrom(const TileTheme& theme, const QString& name);

/// JSON with name, figures and pairs like ["#2b7cfa", "#ffe947"].
[[nodiscard]] QByteArray toJson(const UserPalette& palette);
/// @throws UserError that says what is wrong. Unknown figures mean the default ones.
[[nodiscard]] UserPalette userPaletteFrom(const QByteArray& json);
/// Those of a list that can be read, each name once.
[[nodiscard]] std::vector<UserPalette> userPalettesFrom(const QStringList& list);

/// The same palette gives the same theme, which stays for the whole run.
[[nodiscard]] const TileTheme& themeOf(const UserPalette& palette);

/// From now on these are found by findTileTheme() and listed by allTileThemes().
void setUserPalettes(std::span<const UserPalette> palettes);
/// The shipped themes, then those of the person's palettes.
[[nodiscard]] std::vector<const TileTheme*> allTileThemes();

/// Sentences about the first colours of a theme: patterns that look nearly alike to everybody or
/// to the colour-blind, and emblems that hardly show on their ground.
[[nodiscard]] QStringList paletteWarnings(const TileTheme& theme, int count);

/// Two patterns of a theme, and how far apart their colours are.
struct PatternPair {
    int first = 0; ///< from 1
    int second = 0;
    double distance = 0; ///< CIEDE2000
};

/// The distance of two looks by colour alone: of their grounds or of their emblems, whichever is
/// larger. A plain triangle counts as one whose emblem has its ground's colour.
[[nodiscard]] double lookDistance(const EdgeLook& x, const EdgeLook& y, ColorSight sight);

/// The two of a theme's first patterns that are nearest by colour.
/// @param count of patterns, at least 2
[[nodiscard]] PatternPair nearestPatterns(const TileTheme& theme, int count, ColorSight sight);

} // namespace tessera
