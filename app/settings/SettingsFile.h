// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLatin1String>
#include <QSettings>
#include <QString>

namespace tessera {

/// The largest settings file that is read.
inline constexpr qint64 kMostSettingsBytes = 4LL * 1024 * 1024;

/// Whether an INI text holds values that Tessera never writes: whole Qt objects ("@Variant(…)",
/// "@DateTime(…)"), with which a few bytes can demand any amount of memory or depth when QSettings
/// reads them. Also finds them behind escapes, quotes and continued lines.
[[nodiscard]] bool holdsForeignValues(const QByteArray& ini);

/// Application and organisation of the settings.
inline constexpr QLatin1String kSettingsName("tessera");
/// The key of the user's palettes, a list for userPaletteFrom().
inline constexpr QLatin1String kPalettesKey("board/palettes");

/// Renames a file too large or with foreign values to "NAME.damaged". @returns whether it did.
bool putForeignSettingsAside(const QString& path);

/// The scope of the user's settings, after putting foreign ones aside.
[[nodiscard]] QSettings::Scope checkedUserScope();

/// Renames a settings file to "NAME.old".
/// @returns the new name, empty if there was no file. @throws UserError
QString setSettingsAside(const QString& path);
[[nodiscard]] QString userSettingsPath();

} // namespace tessera
