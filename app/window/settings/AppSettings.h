// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardContent.h"
#include "widgets/board/TileTheme.h"

#include "core/edges/generate/Generator.h"
#include "core/experiments/SearchSettings.h"

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <string>
#include <vector>

namespace tessera {

/// How searches begin before a person says otherwise.
struct SearchDefaults {
    std::string solver;            ///< id of a method; empty: the one of last time
    std::string preset;            ///< of the method; empty: its own defaults
    double seconds = 60;           ///< 0: no limit
    std::uint64_t evaluations = 0; ///< 0: no limit

    friend bool operator==(const SearchDefaults&, const SearchDefaults&) = default;
};

/// What the search panel begins with.
/// @param last id of the method of last time, or empty
[[nodiscard]] SearchSettings firstSearch(const SearchDefaults& defaults, const std::string& last);

/// What the program remembers from one start to the next, in an INI file. A
/// value that is missing or makes no sense reads as its default.
class AppSettings final : public QObject {
    Q_OBJECT

public:
    /// How many recent files are kept.
    static constexpr int kMostRecentFiles = 10;
    /// We promise that unsaved work is at most ten seconds behind; writing takes time.
    static constexpr int kMostAutosaveSeconds = 8;
    static constexpr int kUsualAutosaveSeconds = 5;
    static constexpr int kMostUndoSteps = 1'000'000;
    static constexpr int kMostSearchMemory = 65'536;

    /// The person's own file, in the place that the platform has for it.
    AppSettings();
    explicit AppSettings(const QString& path);

    /// Code of the interface's language, e.g. "fr"; empty: as the system says.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);

    /// One of colorSchemes(), see applyColorScheme().
    [[nodiscard]] QString colorScheme() const;
    void setColorScheme(const QString& scheme);

    /// The chosen keys, by the object name of their action: see KeyBindings::changed().
    [[nodiscard]] QMap<QString, QString> keys() const;
    void setKeys(const QMap<QString, QString>& keys);

    /// Id of a TileTheme.
    [[nodiscard]] QString tileTheme() const;
    void setTileTheme(const QString& id);

    /// Those of the person's own; damaged ones are left out.
    [[nodiscard]] std::vector<UserPalette> userPalettes() const;
    void setUserPalettes(const std::vector<UserPalette>& palettes);

    [[nodiscard]] BoardOverlays overlays() const;
    void setOverlays(BoardOverlays overlays);

    /// Absolute paths, the latest first.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);
    void clearRecentFiles();

    /// The folder that file dialogs begin in; empty when it is gone.
    [[nodiscard]] QString lastFolder() const;
    void setLastFolder(const QString& folder);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    [[nodiscard]] QByteArray windowState() const;
    void setWindowState(const QByteArray& state);

    [[nodiscard]] GeneratorSettings generatorSettings() const;
    void setGeneratorSettings(const GeneratorSettings& settings);

    /// Id of the published puzzle that the generator begins with; empty: what it
    /// made last, see generatorSettings().
    [[nodiscard]] QString generatorPreset() const;
    void setGeneratorPreset(const QString& id);

    [[nodiscard]] SearchDefaults searchDefaults() const;
    void setSearchDefaults(const SearchDefaults& defaults);

    /// How far, in seconds, the copy of unsaved work may be behind.
    [[nodiscard]] int autosaveSeconds() const;
    void setAutosaveSeconds(int seconds);

    /// How many steps of a puzzle can be undone, 0 for all.
    [[nodiscard]] int undoSteps() const;
    void setUndoSteps(int steps);

    /// How much memory, in MB, each thread of a search may take where its method has a
    /// parameter for that (kMemoryParameter); 0 for what the search itself says.
    [[nodiscard]] int searchMemory() const;
    void setSearchMemory(int megabytes);

    /// Id of the method that was last chosen, or empty.
    [[nodiscard]] std::string solver() const;
    void setSolver(const std::string& id);

    /// How many races or experiments run at the same time when they begin: at
    /// least 1, at most one a core, which is the default.
    [[nodiscard]] int searchesAtOnce() const;
    void setSearchesAtOnce(int count);

    /// Whether the next start opens the files that were open at the end.
    [[nodiscard]] bool restoresSession() const;
    void setRestoresSession(bool restores);
    /// Absolute paths of the open files.
    [[nodiscard]] QStringList sessionFiles() const;
    void setSessionFiles(const QStringList& files);

    /// The folder that the file lies in.
    [[nodiscard]] QString folder() const;

    /// Writes to the file now. @returns whether that worked.
    bool sync();

    /// Writes the person's choices to a file for another machine: not what belongs
    /// to this one, as paths and the window's place. Throws UserError.
    void exportTo(const QString& path) const;
    /// Takes over the choices in a file that exportTo() wrote; those it does not
    /// name get their defaults. Throws UserError, and then changes nothing.
    void importFrom(const QString& path);
    /// All choices get their defaults. Paths and the window's place stay.
    void restoreDefaults();

signals:
    /// The person has changed them, in the dialog. What the program only remembers,
    /// such as recent files, is no change.
    void changed();

private:
    [[nodiscard]] QStringList choices() const;
    /// Makes the person's palettes known to findTileTheme().
    void tellPalettes();

    mutable QSettings m_settings;
};

} // namespace tessera
