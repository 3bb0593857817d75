// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/settings/KnownPuzzles.h"
#include "widgets/board/BoardMarks.h"
#include "widgets/board/TileTheme.h"

#include "core/edges/generate/Generator.h"
#include "core/experiments/RunBatch.h"

#include <QByteArray>
#include <QJsonObject>
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

/// The settings of new searches before the user changes them.
struct SearchDefaults {
    std::string solver;            ///< id of a method; empty: the last one used
    std::string preset;            ///< of the method; empty: its own defaults
    double seconds = 60;           ///< 0: no limit
    std::uint64_t evaluations = 0; ///< 0: no limit

    friend bool operator==(const SearchDefaults&, const SearchDefaults&) = default;
};

/// The initial settings of the search panel.
/// @param last id of the last method used, or empty
[[nodiscard]] SearchSettings firstSearch(const SearchDefaults& defaults, const std::string& last);

/// One value of the settings file. It reads as its default if it is missing or invalid.
template <typename T>
class Setting {
public:
    using Read = std::function<T(const QVariant&)>;
    using Write = std::function<QVariant(const T&)>;

    /// @param read checks and converts a stored value, which is invalid if missing
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

/// What the program keeps between runs, in an INI file.
class AppSettings final : public QObject {
    Q_OBJECT

public:
    static constexpr int kMostRecentFiles = 10;
    /// Unsaved work is promised to be at most ten seconds behind; writing takes time.
    static constexpr int kMostAutosaveSeconds = 8;
    static constexpr int kUsualAutosaveSeconds = 5;
    static constexpr int kMostUndoSteps = 1'000'000;
    static constexpr int kMostSearchMemory = 65'536;

    /// The user's own file, at the platform's usual place.
    AppSettings();
    explicit AppSettings(const QString& path);

    Setting<QString> language;    ///< code, e.g. "fr"; empty: the system’s
    Setting<QString> colorScheme; ///< one of colorSchemes(), see applyColorScheme()
    Setting<QString> tileTheme;
    Setting<QJsonObject> exportChoices; ///< see ExportDialog::choices()
    /// The user's; damaged ones are dropped.
    Setting<std::vector<UserPalette>> userPalettes;
    Setting<BoardOverlays> overlays;
    Setting<QStringList> recentFiles; ///< absolute paths, latest first
    Setting<QStringList> recentPlans; ///< of experiments, in the same way
    Setting<KnownPuzzles> knownPuzzles;
    Setting<QString> lastFolder; ///< initial folder of file dialogs; empty if it no longer exists
    Setting<QByteArray> windowGeometry;
    Setting<bool> watches;       ///< whether the workspace Watch was shown last
    Setting<bool> followsSearch; ///< whether a search switches the workspace
    Setting<GeneratorSettings> generatorSettings;
    /// Id of the published puzzle initially set in the generator; empty: generatorSettings.
    Setting<QString> generatorPreset;
    Setting<int> autosaveSeconds; ///< maximum age of the copy of unsaved work
    Setting<int> undoSteps;       ///< number of undo steps per puzzle, 0 for no limit
    /// MB for each thread of a search with a kMemoryParameter; 0 for the search's own value.
    Setting<int> searchMemory;
    Setting<std::string> solver;   ///< id of the last chosen method, or empty
    Setting<bool> showsParameters; ///< whether the search form is unfolded
    Setting<bool> reducesMotion;   ///< whether nothing flashes or moves automatically
    /// Initial number of parallel runs in races and experiments: 1 to the number of cores, the
    /// default.
    Setting<int> searchesAtOnce;
    Setting<bool> restoresSession;     ///< whether the files of the last session are opened at the
                                       ///< start
    Setting<bool> showsStartPage;      ///< if no puzzle is open; otherwise the sample
    Setting<bool> showsPseudocode;     ///< beside the board while steps are followed
    Setting<QStringList> sessionFiles; ///< absolute paths of the open files, as their tabs
    Setting<QString> sessionFront; ///< the one in front, or its recovery copy if not one of them

    /// The chosen keys, by the object name of their action: see KeyBindings::changed().
    [[nodiscard]] QMap<QString, QString> keys() const;
    void setKeys(const QMap<QString, QString>& keys);

    /// A layout of the window's panels, see Workspaces; empty if none is stored.
    [[nodiscard]] QByteArray layout(const QString& name) const;
    void setLayout(const QString& name, const QByteArray& state);

    void addRecentFile(const QString& path);
    void addRecentPlan(const QString& path);
    void removeRecentFile(const QString& path);
    /// Also what is known of it.
    void forgetFile(const QString& path);
    /// The known puzzles, and recent files of which nothing is known yet.
    [[nodiscard]] KnownPuzzles listedPuzzles() const;

    [[nodiscard]] SearchDefaults searchDefaults() const;
    void setSearchDefaults(const SearchDefaults& defaults);

    [[nodiscard]] QString folder() const;
    /// Writes the file now. @returns whether that succeeded.
    bool sync();

    /// Writes the choices for another machine: no paths, no window positions. @throws UserError
    void exportTo(const QString& path) const;
    /// Reads what exportTo() wrote; missing choices get their defaults. @throws UserError; then
    /// nothing has changed
    void importFrom(const QString& path);
    /// Resets all choices. Paths and window positions stay.
    void restoreDefaults();

signals:
    /// Choices were changed in the dialog; other stored states do not count.
    void changed();

private:
    explicit AppSettings(std::unique_ptr<QSettings> file);
    [[nodiscard]] QStringList choices() const;

    std::unique_ptr<QSettings> m_file;
};

} // namespace tessera
