// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include <QByteArray>
#include <QStringList>

#include <span>
#include <vector>

namespace tessera {

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

} // namespace tessera
