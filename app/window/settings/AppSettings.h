// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/settings/KnownPuzzles.h"
#include "widgets/board/BoardMarks.h"
#include "widgets/board/TileTheme.h"

#include "core/edges/generate/Generator.h"
#include "core/experiments/RunBatch.h"

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <cstdint>
#include <functional>
#include <memory>
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

/// One value of the settings' file, which reads as its default if it is missing or makes no sense.
template <typename T>
class Setting {
public:
    using Read = std::function<T(const QVariant&)>;
    using Write = std::function<QVariant(const T&)>;

    /// @param read what a stored value means, an invalid one if there is none
    Setting(QSettings& file, const char* key, Read read, Write write = plain)
        : m_file(file), m_key(QString::fromLatin1(key)), m_read(std::move(read)),
          m_write(std::move(write)) {}

    [[nodiscard]] T operator()() const { return m_read(m_file.value(m_key)); }
    void set(const T& value) { m_file.setValue(m_key, m_write(value)); }

private:
    static QVariant plain(const T& value) { return QVariant::fromValue(value); }

    QSettings& m_file;
    QString m_key;
    Read m_read;
    Write m_write;
};

/// What the program remembers from one start to the next, in an INI file.
class AppSettings final : public QObject {
    Q_OBJECT

public:
    static constexpr int kMostRecentFiles = 10;
    /// We promise that unsaved work is at most ten seconds behind; writing takes time.
    static constexpr int kMostAutosaveSeconds = 8;
    static constexpr int kUsualAutosaveSeconds = 5;
    static constexpr int kMostUndoSteps = 1'000'000;
    static constexpr int kMostSearchMemory = 65'536;

    /// The person's own file, in the place that the platform has for it.
    AppSettings();
    explicit AppSettings(const QString& path);

    Setting<QString> language;    ///< code, e.g. "fr"; empty: as the system says
    Setting<QString> colorScheme; ///< one of colorSchemes(), see applyColorScheme()
    Setting<QString> tileTheme;   ///< id of a TileTheme
    /// The person's own; damaged ones are left out.
    Setting<std::vector<UserPalette>> userPalettes;
    Setting<BoardOverlays> overlays;
    Setting<QStringList> recentFiles; ///< absolute paths, the latest first
    Setting<KnownPuzzles> knownPuzzles;
    Setting<QString> lastFolder; ///< where file dialogs begin; empty when it is gone
    Setting<QByteArray> windowGeometry;
    Setting<QByteArray> windowState; ///< of the workspace Edit
    Setting<QByteArray> watchState;  ///< of the workspace Watch
    Setting<bool> watches;           ///< which of them was on show last
    Setting<bool> followsSearch;     ///< whether a search changes the workspace
    Setting<GeneratorSettings> generatorSettings;
    /// Id of the published puzzle that the generator begins with; empty: generatorSettings.
    Setting<QString> generatorPreset;
    Setting<int> autosaveSeconds; ///< how far the copy of unsaved work may be behind
    Setting<int> undoSteps;       ///< how many of a puzzle can be undone, 0 for all
    /// MB for each thread of a search with a kMemoryParameter; 0 for what the search says.
    Setting<int> searchMemory;
    Setting<std::string> solver;   ///< id of the method that was last chosen, or empty
    Setting<bool> showsParameters; ///< whether the search form is unfolded
    Setting<bool> reducesMotion;   ///< whether nothing flashes or moves by itself
    /// How many runs races and experiments begin with at once: 1 to one a core, the default.
    Setting<int> searchesAtOnce;
    Setting<bool> restoresSession;     ///< whether a start opens the files of last time
    Setting<bool> showsStartPage;      ///< when no puzzle is open, else the sample
    Setting<bool> showsPseudocode;     ///< beside the board, while steps are followed
    Setting<QStringList> sessionFiles; ///< absolute paths of the open files

    /// The chosen keys, by the object name of their action: see KeyBindings::changed().
    [[nodiscard]] QMap<QString, QString> keys() const;
    void setKeys(const QMap<QString, QString>& keys);

    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);
    /// Also what was known of it.
    void forgetFile(const QString& path);
    /// The known puzzles, and the recent files of which nothing is known yet.
    [[nodiscard]] KnownPuzzles listedPuzzles() const;

    [[nodiscard]] SearchDefaults searchDefaults() const;
    void setSearchDefaults(const SearchDefaults& defaults);

    [[nodiscard]] QString folder() const;
    /// Writes to the file now. @returns whether that worked.
    bool sync();

    /// Writes the choices for another machine: no paths, no window's place. @throws UserError
    void exportTo(const QString& path) const;
    /// Takes over what exportTo() wrote, else defaults. @throws UserError, nothing changed then
    void importFrom(const QString& path);
    /// All choices get their defaults. Paths and the window's place stay.
    void restoreDefaults();

signals:
    /// Choices were changed in the dialog; what the program only remembers does not count.
    void changed();

private:
    explicit AppSettings(std::unique_ptr<QSettings> file);
    [[nodiscard]] QStringList choices() const;

    std::unique_ptr<QSettings> m_file;
};

} // namespace tessera
