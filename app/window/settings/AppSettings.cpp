// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/AppSettings.h"

#include "app/settings/SettingsFile.h"
#include "app/window/settings/ColorScheme.h"

#include "widgets/board/TileTheme.h"

#include "core/kind/Kind.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QThread>

#include <algorithm>

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

constexpr QLatin1String kLanguage("interface/language");
constexpr QLatin1String kColorScheme("interface/colorScheme");
constexpr QLatin1String kKeys("keys");
constexpr QLatin1String kTileTheme("board/tileTheme");
constexpr QLatin1String kOverlays("board/overlays");
constexpr QLatin1String kRecentFiles("files/recent");
constexpr QLatin1String kLastFolder("files/lastFolder");
constexpr QLatin1String kGeometry("window/geometry");
constexpr QLatin1String kState("window/state");
constexpr QLatin1String kGenerator("generator/settings");
constexpr QLatin1String kSolverKey("search/solver");
constexpr QLatin1String kAtOnceKey("search/atOnce");
constexpr QLatin1String kRestoresSession("session/restore");
constexpr QLatin1String kSessionFiles("session/files");

constexpr BoardOverlays kUsualOverlays = BoardOverlay::Mismatches | BoardOverlay::Locks;
constexpr unsigned kAllOverlays = 0x7f;

/// The path, where no file is left that must not be read.
const QString& checked(const QString& path) {
    putForeignSettingsAside(path);
    return path;
}

} // namespace

AppSettings::AppSettings()
    : m_settings(QSettings::IniFormat, checkedUserScope(), kSettingsName, kSettingsName) {
    tellPalettes();
}

AppSettings::AppSettings(const QString& path) : m_settings(checked(path), QSettings::IniFormat) {
    tellPalettes();
}

void AppSettings::tellPalettes() {
    const auto tell = [this] { tessera::setUserPalettes(userPalettes()); };
    // The first to hear of a change: others ask for the palettes when they do.
    connect(this, &AppSettings::changed, this, tell);
    tell();
}

QString AppSettings::language() const {
    static const QRegularExpression code(QStringLiteral("^[a-z]{2,3}([_-][A-Za-z]{2,4})?$"));
    const QString language = m_settings.value(kLanguage).toString();
    return code.match(language).hasMatch() ? language : QString();
}

void AppSettings::setLanguage(const QString& code) {
    m_settings.setValue(kLanguage, code);
}

QString AppSettings::colorScheme() const {
    const QString scheme = m_settings.value(kColorScheme).toString();
    return colorSchemes().contains(scheme) ? scheme : colorSchemes().front();
}

void AppSettings::setColorScheme(const QString& scheme) {
    m_settings.setValue(kColorScheme, scheme);
}

QMap<QString, QString> AppSettings::keys() const {
    QMap<QString, QString> keys;
    m_settings.beginGroup(kKeys);
    for (const QString& action : m_settings.childKeys())
        keys.insert(action, m_settings.value(action).toString());
    m_settings.endGroup();
    return keys;
}

void AppSettings::setKeys(const QMap<QString, QString>& keys) {
    m_settings.beginGroup(kKeys);
    m_settings.remove({});
    for (const auto& [action, text] : keys.asKeyValueRange())
        m_settings.setValue(action, text);
    m_settings.endGroup();
}

QString AppSettings::tileTheme() const {
    const QString id = m_settings.value(kTileTheme).toString();
    return findTileTheme(id) != nullptr ? id : QString(tileThemes().front().id);
}

void AppSettings::setTileTheme(const QString& id) {
    m_settings.setValue(kTileTheme, id);
}

std::vector<UserPalette> AppSettings::userPalettes() const {
    return userPalettesFrom(m_settings.value(kPalettesKey).toStringList());
}

void AppSettings::setUserPalettes(const std::vector<UserPalette>& palettes) {
    QStringList list;
    for (const UserPalette& palette : palettes)
        list << QString::fromUtf8(toJson(palette));
    m_settings.setValue(kPalettesKey, list);
}

BoardOverlays AppSettings::overlays() const {
    bool ok = false;
    const unsigned bits = m_settings.value(kOverlays).toUInt(&ok);
    if (!ok || (bits & ~kAllOverlays) != 0)
        return kUsualOverlays;
    return BoardOverlays::fromInt(bits);
}

void AppSettings::setOverlays(BoardOverlays overlays) {
    m_settings.setValue(kOverlays, overlays.toInt());
}

QStringList AppSettings::recentFiles() const {
    QStringList files;
    for (const QString& path : m_settings.value(kRecentFiles).toStringList()) {
        if (QFileInfo(path).isAbsolute() && !files.contains(path))
            files << path;
    }
    return files.mid(0, kMostRecentFiles);
}

void AppSettings::addRecentFile(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    m_settings.setValue(kRecentFiles, files.mid(0, kMostRecentFiles));
}

void AppSettings::removeRecentFile(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(QFileInfo(path).absoluteFilePath());
    m_settings.setValue(kRecentFiles, files);
}

void AppSettings::clearRecentFiles() {
    m_settings.remove(kRecentFiles);
}

QString AppSettings::lastFolder() const {
    const QString folder = m_settings.value(kLastFolder).toString();
    return QFileInfo(folder).isDir() ? folder : QString();
}

void AppSettings::setLastFolder(const QString& folder) {
    m_settings.setValue(kLastFolder, folder);
}

QByteArray AppSettings::windowGeometry() const {
    return m_settings.value(kGeometry).toByteArray();
}

void AppSettings::setWindowGeometry(const QByteArray& geometry) {
    m_settings.setValue(kGeometry, geometry);
}

QByteArray AppSettings::windowState() const {
    return m_settings.value(kState).toByteArray();
}

void AppSettings::setWindowState(const QByteArray& state) {
    m_settings.setValue(kState, state);
}

GeneratorSettings AppSettings::generatorSettings() const {
    const QByteArray json = m_settings.value(kGenerator).toString().toUtf8();
    const GeneratorSettings settings =
        generatorSettingsFromJson(QJsonDocument::fromJson(json).object());
    return settings.size.isValid() ? settings : GeneratorSettings();
}

void AppSettings::setGeneratorSettings(const GeneratorSettings& settings) {
    const QByteArray json = QJsonDocument(toJson(settings)).toJson(QJsonDocument::Compact);
    m_settings.setValue(kGenerator, QString::fromUtf8(json));
}

std::string AppSettings::solver() const {
    const std::string id = m_settings.value(kSolverKey).toString().toStdString();
    return findSolver(id) != nullptr ? id : std::string();
}

void AppSettings::setSolver(const std::string& id) {
    m_settings.setValue(kSolverKey, QString::fromStdString(id));
}

int AppSettings::searchesAtOnce() const {
    const int cores = std::max(1, QThread::idealThreadCount());
    bool ok = false;
    const int count = m_settings.value(kAtOnceKey).toInt(&ok);
    return ok && count >= 1 ? std::min(count, cores) : cores;
}

void AppSettings::setSearchesAtOnce(int count) {
    m_settings.setValue(kAtOnceKey, count);
}

bool AppSettings::restoresSession() const {
    return m_settings.value(kRestoresSession, true).toString() != QLatin1String("false");
}

void AppSettings::setRestoresSession(bool restores) {
    m_settings.setValue(kRestoresSession, restores);
}

QStringList AppSettings::sessionFiles() const {
    QStringList files = m_settings.value(kSessionFiles).toStringList();
    files.removeIf([](const QString& path) { return !QFileInfo(path).isAbsolute(); });
    return files;
}

void AppSettings::setSessionFiles(const QStringList& files) {
    m_settings.setValue(kSessionFiles, files);
}

QString AppSettings::folder() const {
    return QFileInfo(m_settings.fileName()).absolutePath();
}

bool AppSettings::sync() {
    m_settings.sync();
    return m_settings.status() == QSettings::NoError;
}

} // namespace tessera
