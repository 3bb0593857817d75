// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/settings/AppSettings.h"
#include "tests/fuzz/ReaderExercise.h"

#include "core/support/FileIo.h"

#include <QFile>

namespace tessera::testing {

/// Starts with a settings file of these bytes. In any case each setting reads as a usable value,
/// and can be written again.
/// @param path of a file that exists only for this call: QSettings caches what it has read
inline void exerciseSettings(const QByteArray& bytes, const QString& path) {
    const auto demand = [&](bool holds, const char* what) { require(holds, what, bytes); };
    writeFile(bytes, path);
    {
        AppSettings settings(path);
        demand(settings.language().size() <= 8, "a language is a code");
        demand(!settings.colorScheme().isEmpty(), "there is a colour scheme");
        demand(!settings.tileTheme().isEmpty(), "there are tiles");
        demand(settings.recentFiles().size() <= AppSettings::kMostRecentFiles, "recent files");
        demand(settings.generatorSettings().size.isValid(), "a board has a size");
        for (const UserPalette& palette : settings.userPalettes())
            demand(!palette.name.isEmpty(), "a palette has a name");
        (void)settings.overlays();
        (void)settings.keys();
        (void)settings.lastFolder();
        (void)settings.windowGeometry();
        (void)settings.layout(QStringLiteral("state"));
        (void)settings.solver();
        (void)settings.restoresSession();
        (void)settings.sessionFiles();
        (void)settings.sessionFront();
        settings.language.set(QStringLiteral("de"));
        demand(settings.language() == QLatin1String("de"), "settings can be set");
    }
    QFile::remove(path);
    QFile::remove(path + QStringLiteral(".damaged"));
}

/// Reads a palette as its file or a setting. One that is accepted is the same after writing.
/// @returns whether it was accepted.
inline bool exercisePalette(const QByteArray& bytes) {
    const auto demand = [&](bool holds, const char* what) { require(holds, what, bytes); };
    try {
        const UserPalette palette = userPaletteFrom(bytes);
        demand(!palette.name.isEmpty(), "a palette has a name");
        demand(userPaletteFrom(toJson(palette)) == palette, "written again it is the same");
        return true;
    } catch (const UserError& error) {
        demand(!error.sentence().isEmpty(), "an error says something");
        return false;
    }
}

} // namespace tessera::testing
