// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/AppSettings.h"

#include "app/settings/SettingsFile.h"
#include "app/window/settings/ColorScheme.h"
#include "widgets/motion/Motion.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/experiments/RunFile.h"
#include "core/kind/Kind.h"
#include "core/support/FileIo.h"
#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

SearchSettings firstSearch(const SearchDefaults& defaults, const std::string& last) {
    SearchSettings first;
    first.solver = !defaults.solver.empty() ? defaults.solver : last;
    if (findSolver(first.solver) == nullptr)
        first.solver = "annealing";
    const SolverInfo& method = *findSolver(first.solver);
    first.values = method.defaults();
    if (const Preset* preset = method.preset(defaults.preset))
        first.values.apply(*preset);
    if (defaults.seconds > 0)
        first.budget.seconds = defaults.seconds;
    if (defaults.evaluations > 0)
        first.budget.evaluations = defaults.evaluations;
    return first;
}

namespace {

struct AppSettingsText {
    Q_DECLARE_TR_FUNCTIONS(AppSettings)
};

/// No settings are larger than this; such a file is something else.
constexpr qint64 kMostExchangedBytes = 1 << 20;
constexpr QLatin1String kSettingsMark("tessera/settings");

/// Whether it is a choice of the user, not a state of this machine.
bool isChoice(const QString& key) {
    constexpr std::array kGroups{
        QLatin1String("interface/"),       QLatin1String("keys/"),
        QLatin1String("board/"),           QLatin1String("generator/"),
        QLatin1String("search/"),          QLatin1String("session/restore"),
        QLatin1String("session/autosave"), QLatin1String("edit/")};
    return std::ranges::any_of(kGroups, [&](QLatin1String group) { return key.startsWith(group); });
}

/// A private path for reading and writing INI text.
QString scratchIn(const QTemporaryDir& folder) {
    if (!folder.isValid())
        throw UserError(
            AppSettingsText::tr("Cannot create a temporary file: %1").arg(folder.errorString()));
    return folder.filePath(QStringLiteral("settings.ini"));
}

constexpr QLatin1String kLayouts("window/");
constexpr QLatin1String kKeys("keys");
constexpr QLatin1String kMethod("search/beginSolver");
constexpr QLatin1String kPreset("search/beginPreset");
constexpr QLatin1String kBeginSeconds("search/beginSeconds");
constexpr QLatin1String kBeginEvaluations("search/beginEvaluations");

constexpr BoardOverlays kUsualOverlays =
    BoardOverlay::Mismatches | BoardOverlay::Locks | BoardOverlay::Legend;
constexpr unsigned kAllOverlays = 0x3ff;
/// Above this, doubles are not exact for every count.
constexpr double kMostLimit = 9e15;

// Checks stored values: a file may hold anything.

QString languageFrom(const QVariant& value) {
    static const QRegularExpression code(QStringLiteral("^[a-z]{2,3}([_-][A-Za-z]{2,4})?$"));
    return code.match(value.toString()).hasMatch() ? value.toString() : QString();
}

QString schemeFrom(const QVariant& value) {
    return colorSchemes().contains(value.toString()) ? value.toString() : colorSchemes().front();
}

QString themeFrom(const QVariant& value) {
    const TileTheme* theme = findTileTheme(value.toString());
    return theme != nullptr ? value.toString() : QString(tileThemes().front().id);
}

std::vector<UserPalette> palettesFrom(const QVariant& value) {
    return userPalettesFrom(value.toStringList());
}

QVariant palettesToKeep(const std::vector<UserPalette>& palettes) {
    QStringList list;
    for (const UserPalette& palette : palettes)
        list << QString::fromUtf8(toJson(palette));
    return list;
}

BoardOverlays overlaysFrom(const QVariant& value) {
    bool ok = false;
    const unsigned bits = value.toUInt(&ok);
    return ok && (bits & ~kAllOverlays) == 0 ? BoardOverlays::fromInt(bits) : kUsualOverlays;
}

QStringList absolutePathsFrom(const QVariant& value) {
    QStringList paths = value.toStringList();
    paths.removeIf([](const QString& path) { return !QFileInfo(path).isAbsolute(); });
    paths.removeDuplicates();
    return paths;
}

QStringList recentFrom(const QVariant& value) {
    return absolutePathsFrom(value).mid(0, AppSettings::kMostRecentFiles);
}

QString folderFrom(const QVariant& value) {
    return QFileInfo(value.toString()).isDir() ? value.toString() : QString();
}

QByteArray bytesFrom(const QVariant& value) { return value.toByteArray(); }

QJsonObject objectFrom(const QVariant& value) {
    return QJsonDocument::fromJson(value.toString().toUtf8()).object();
}

QVariant objectToKeep(const QJsonObject& object) {
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

GeneratorSettings generatorFrom(const QVariant& value) {
    const auto settings = generatorSettingsFromJson(objectFrom(value));
    return settings.size.isValid() ? settings : GeneratorSettings();
}

QVariant generatorToKeep(const GeneratorSettings& settings) {
    return objectToKeep(toJson(settings));
}

QString puzzlePresetFrom(const QVariant& value) {
    const PuzzlePreset* preset = findPuzzlePreset(value.toString());
    return preset != nullptr ? preset->id : QString();
}

int secondsFrom(const QVariant& value) {
    bool ok = false;
    const int seconds = value.toInt(&ok);
    return ok && seconds >= 1 && seconds <= AppSettings::kMostAutosaveSeconds
               ? seconds
               : AppSettings::kUsualAutosaveSeconds;
}

Setting<int>::Read countUpTo(int most) {
    return [most](const QVariant& value) { return std::clamp(value.toInt(), 0, most); };
}

std::string solverFrom(const QVariant& value) {
    const std::string id = value.toString().toStdString();
    return findSolver(id) != nullptr ? id : std::string();
}

QVariant textToKeep(const std::string& text) { return QString::fromStdString(text); }

int atOnceFrom(const QVariant& value) {
    const int cores = std::max(1, QThread::idealThreadCount());
    bool ok = false;
    const int count = value.toInt(&ok);
    return ok && count >= 1 ? std::min(count, cores) : cores;
}

bool isTrue(const QVariant& value) { return value.toString() == QLatin1String("true"); }

bool isNotFalse(const QVariant& value) { return value.toString() != QLatin1String("false"); }

/// A number from 0 to kMostLimit, else the default.
double limitFrom(const QVariant& value, double usual) {
    bool ok = false;
    const double limit = value.toDouble(&ok);
    return ok && std::isfinite(limit) && limit >= 0 && limit <= kMostLimit ? limit : usual;
}

/// The settings file, after putting an unsafe one aside.
std::unique_ptr<QSettings> fileAt(const QString& path) {
    putForeignSettingsAside(path);
    return std::make_unique<QSettings>(path, QSettings::IniFormat);
}

} // namespace

AppSettings::AppSettings()
    : AppSettings(std::make_unique<QSettings>(QSettings::IniFormat, checkedUserScope(),
                                              kSettingsName, kSettingsName)) {}

AppSettings::AppSettings(const QString& path) : AppSettings(fileAt(path)) {}

AppSettings::AppSettings(std::unique_ptr<QSettings> file)
    : language(*file, "interface/language", languageFrom),
      colorScheme(*file, "interface/colorScheme", schemeFrom),
      tileTheme(*file, "board/tileTheme", themeFrom),
      exportChoices(*file, "board/export", objectFrom, objectToKeep),
      userPalettes(*file, kPalettesKey.data(), palettesFrom, palettesToKeep),
      overlays(*file, "board/overlays", overlaysFrom,
               [](const BoardOverlays& shown) { return QVariant(shown.toInt()); }),
      recentFiles(*file, "files/recent", recentFrom), recentPlans(*file, "files/plans", recentFrom),
      knownPuzzles(
          *file, "files/known",
          [](const QVariant& value) { return knownPuzzlesFrom(value.toStringList()); },
          [](const KnownPuzzles& puzzles) { return QVariant(linesOf(puzzles)); }),
      lastFolder(*file, "files/lastFolder", folderFrom),
      windowGeometry(*file, "window/geometry", bytesFrom), watches(*file, "window/watches", isTrue),
      followsSearch(*file, "interface/followsSearch", isNotFalse),
      generatorSettings(*file, "generator/settings", generatorFrom, generatorToKeep),
      generatorPreset(*file, "generator/preset", puzzlePresetFrom),
      autosaveSeconds(*file, "session/autosaveSeconds", secondsFrom),
      undoSteps(*file, "edit/undoSteps", countUpTo(kMostUndoSteps)),
      searchMemory(*file, "search/memory", countUpTo(kMostSearchMemory)),
      solver(*file, "search/solver", solverFrom, textToKeep),
      showsParameters(*file, "window/parameters", isTrue),
      reducesMotion(*file, "interface/reduceMotion", isTrue),
      searchesAtOnce(*file, "search/atOnce", atOnceFrom),
      restoresSession(*file, "session/restore", isNotFalse),
      showsStartPage(*file, "interface/startPage", isNotFalse),
      showsPseudocode(*file, "interface/pseudocode", isNotFalse),
      sessionFiles(*file, "session/files", absolutePathsFrom),
      sessionFront(*file, "session/front", [](const QVariant& value) { return value.toString(); }),
      m_file(std::move(file)) {
    const auto tellPalettes = [this] { setUserPalettes(userPalettes()); };
    // Connected first: other receivers of the signal ask for the palettes.
    connect(this, &AppSettings::changed, this, tellPalettes);
    tellPalettes();
    const auto tellMotion = [this] { setReducedMotion(reducesMotion()); };
    connect(this, &AppSettings::changed, this, tellMotion);
    tellMotion();
}

QMap<QString, QString> AppSettings::keys() const {
    QMap<QString, QString> keys;
    m_file->beginGroup(kKeys);
    for (const QString& action : m_file->childKeys())
        keys.insert(action, m_file->value(action).toString());
    m_file->endGroup();
    return keys;
}

void AppSettings::setKeys(const QMap<QString, QString>& keys) {
    m_file->beginGroup(kKeys);
    m_file->remove({});
    for (const auto& [action, text] : keys.asKeyValueRange())
        m_file->setValue(action, text);
    m_file->endGroup();
}

QByteArray AppSettings::layout(const QString& name) const {
    return bytesFrom(m_file->value(kLayouts + name));
}

void AppSettings::setLayout(const QString& name, const QByteArray& state) {
    m_file->setValue(kLayouts + name, state);
}

void AppSettings::addRecentFile(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    removeRecentFile(absolute);
    recentFiles.set((QStringList{absolute} << recentFiles()).mid(0, kMostRecentFiles));
    listInTaskbar(absolute);
}

void AppSettings::addRecentPlan(const QString& path) {
    QStringList plans = recentPlans();
    plans.prepend(QFileInfo(path).absoluteFilePath());
    plans.removeDuplicates();
    recentPlans.set(plans.mid(0, kMostRecentFiles));
}

void AppSettings::removeRecentFile(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(QFileInfo(path).absoluteFilePath());
    recentFiles.set(files);
}

void AppSettings::forgetFile(const QString& path) {
    removeRecentFile(path);
    KnownPuzzles known = knownPuzzles();
    std::erase_if(known, [&](const KnownPuzzle& puzzle) { return puzzle.path == path; });
    knownPuzzles.set(known);
}

KnownPuzzles AppSettings::listedPuzzles() const {
    KnownPuzzles puzzles = knownPuzzles();
    for (const QString& path : recentFiles()) {
        const bool isRun = path.endsWith(kRunFileEnding);
        if (!isRun && std::ranges::find(puzzles, path, &KnownPuzzle::path) == puzzles.end())
            puzzles.emplace_back().path = path;
    }
    return puzzles;
}

SearchDefaults AppSettings::searchDefaults() const {
    SearchDefaults defaults;
    const std::string solver = m_file->value(kMethod).toString().toStdString();
    if (const SolverInfo* method = findSolver(solver)) {
        defaults.solver = solver;
        const std::string preset = m_file->value(kPreset).toString().toStdString();
        if (method->preset(preset) != nullptr)
            defaults.preset = preset;
    }
    defaults.seconds = limitFrom(m_file->value(kBeginSeconds), defaults.seconds);
    defaults.evaluations =
        static_cast<std::uint64_t>(limitFrom(m_file->value(kBeginEvaluations), 0));
    return defaults;
}

void AppSettings::setSearchDefaults(const SearchDefaults& defaults) {
    m_file->setValue(kMethod, QString::fromStdString(defaults.solver));
    m_file->setValue(kPreset, QString::fromStdString(defaults.preset));
    m_file->setValue(kBeginSeconds, defaults.seconds);
    m_file->setValue(kBeginEvaluations, static_cast<double>(defaults.evaluations));
}

QString AppSettings::folder() const { return QFileInfo(m_file->fileName()).absolutePath(); }

bool AppSettings::sync() {
    // Another object for the same file writes what is pending. A status never improves again, and
    // a line that could not be read at the start does not matter here.
    QSettings file(m_file->fileName(), QSettings::IniFormat);
    file.sync();
    return file.status() != QSettings::AccessError;
}

QStringList AppSettings::choices() const {
    QStringList keys = m_file->allKeys();
    keys.removeIf([](const QString& key) { return !isChoice(key); });
    return keys;
}

void AppSettings::exportTo(const QString& path) const {
    const QTemporaryDir folder;
    const QString scratch = scratchIn(folder);
    {
        QSettings copy(scratch, QSettings::IniFormat);
        copy.setValue(kSettingsMark, 1);
        for (const QString& key : choices())
            copy.setValue(key, m_file->value(key));
    }
    writeFile(readFile(scratch, kMostExchangedBytes), path);
}

void AppSettings::importFrom(const QString& path) {
    const QTemporaryDir folder;
    const QString scratch = scratchIn(folder);
    const auto refuse = [&path] {
        throw UserError(
            AppSettingsText::tr(
                "“%1” does not contain settings from Tessera. Choose a file that Tessera exported.")
                .arg(QDir::toNativeSeparators(path)));
    };
    const QByteArray bytes = readFile(path, kMostExchangedBytes);
    // QSettings must not see these, because it would make objects of them.
    if (holdsForeignValues(bytes))
        refuse();
    writeFile(bytes, scratch);
    const QSettings copy(scratch, QSettings::IniFormat);
    if (copy.status() != QSettings::NoError || !copy.contains(kSettingsMark))
        refuse();
    restoreDefaults();
    for (const QString& key : copy.allKeys()) {
        if (isChoice(key))
            m_file->setValue(key, copy.value(key));
    }
}

void AppSettings::restoreDefaults() {
    for (const QString& key : choices())
        m_file->remove(key);
}

} // namespace tessera
