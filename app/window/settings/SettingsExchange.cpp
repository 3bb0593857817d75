// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/SettingsFile.h"
#include "app/window/settings/AppSettings.h"

#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

struct AppSettingsText {
    Q_DECLARE_TR_FUNCTIONS(AppSettings)
};

/// More than any settings have; a file beyond it is something else.
constexpr qint64 kMostExchangedBytes = 1 << 20;
constexpr QLatin1String kMark("tessera/settings");

/// What a person chooses, as opposed to what the program remembers of a machine.
bool isChoice(const QString& key) {
    constexpr std::array kGroups{
        QLatin1String("interface/"),       QLatin1String("keys/"),
        QLatin1String("board/"),           QLatin1String("generator/"),
        QLatin1String("search/"),          QLatin1String("session/restore"),
        QLatin1String("session/autosave"), QLatin1String("edit/")};
    return std::ranges::any_of(kGroups, [&](QLatin1String group) { return key.startsWith(group); });
}

/// Reads and writes INI text at a place where nobody else looks meanwhile.
QString scratchIn(const QTemporaryDir& folder) {
    if (!folder.isValid())
        throw UserError(
            AppSettingsText::tr("No temporary file can be made: %1").arg(folder.errorString()));
    return folder.filePath(QStringLiteral("settings.ini"));
}

} // namespace

QStringList AppSettings::choices() const {
    QStringList keys = m_settings.allKeys();
    keys.removeIf([](const QString& key) { return !isChoice(key); });
    return keys;
}

void AppSettings::exportTo(const QString& path) const {
    const QTemporaryDir folder;
    const QString scratch = scratchIn(folder);
    {
        QSettings copy(scratch, QSettings::IniFormat);
        copy.setValue(kMark, 1);
        for (const QString& key : choices())
            copy.setValue(key, m_settings.value(key));
    }
    writeFile(readFile(scratch, kMostExchangedBytes), path);
}

void AppSettings::importFrom(const QString& path) {
    const QTemporaryDir folder;
    const QString scratch = scratchIn(folder);
    const auto refuse = [&path] {
        throw UserError(AppSettingsText::tr("“%1” does not hold settings that Tessera exported.")
                            .arg(QDir::toNativeSeparators(path)));
    };
    const QByteArray bytes = readFile(path, kMostExchangedBytes);
    // Not for QSettings to see, which would make objects of them.
    if (holdsForeignValues(bytes))
        refuse();
    writeFile(bytes, scratch);
    const QSettings copy(scratch, QSettings::IniFormat);
    if (copy.status() != QSettings::NoError || !copy.contains(kMark))
        refuse();
    restoreDefaults();
    for (const QString& key : copy.allKeys()) {
        if (isChoice(key))
            m_settings.setValue(key, copy.value(key));
    }
}

void AppSettings::restoreDefaults() {
    for (const QString& key : choices())
        m_settings.remove(key);
}

} // namespace tessera
