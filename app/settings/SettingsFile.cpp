// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/SettingsFile.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace tessera {

namespace {

bool isHex(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool isOctal(char c) {
    return c >= '0' && c <= '7';
}

/// A text as QSettings understands it: without escapes, quotes and line breaks
/// behind a backslash.
class Unescaped {
public:
    explicit Unescaped(const QByteArray& ini) : m_ini(ini) {
        while (m_at < m_ini.size()) {
            const char c = m_ini[m_at++];
            if (c == '\\')
                takeEscape();
            else if (c != '"')
                m_text += c;
        }
    }

    [[nodiscard]] const QByteArray& text() const { return m_text; }

private:
    [[nodiscard]] char here() const { return m_at < m_ini.size() ? m_ini[m_at] : '\0'; }

    void takeEscape() {
        if (here() == 'x') {
            ++m_at;
            takeNumber(isHex, 16);
        } else if (isOctal(here())) {
            takeNumber(isOctal, 8);
        } else if (here() == '\r') {
            ++m_at;
            if (here() == '\n')
                ++m_at;
        } else {
            // A line break, or a character that is none of these words' letters.
            ++m_at;
        }
    }

    void takeNumber(bool (*isDigit)(char), int base) {
        const qsizetype begin = m_at;
        while (m_at < m_ini.size() && isDigit(m_ini[m_at]))
            ++m_at;
        // What Qt makes of more digits it makes of the last ones.
        const QByteArray digits = m_ini.mid(begin, m_at - begin).right(4);
        m_text += static_cast<char>(digits.toUInt(nullptr, base));
    }

    const QByteArray& m_ini;
    qsizetype m_at = 0;
    QByteArray m_text;
};

struct SettingsFileText {
    Q_DECLARE_TR_FUNCTIONS(AppSettings)
};

/// Where a value, or one of a list, may begin.
bool isBeginning(char before) {
    return before == '=' || before == ',' || before == ' ' || before == '\t';
}

} // namespace

bool holdsForeignValues(const QByteArray& ini) {
    const QByteArray text = Unescaped(ini).text();
    for (const char* word : {"@Variant(", "@DateTime("}) {
        for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            if (at == 0 || isBeginning(text[at - 1]))
                return true;
        }
    }
    return false;
}

bool putForeignSettingsAside(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const bool isForeign =
        file.size() > kMostSettingsBytes || holdsForeignValues(file.read(file.size()));
    file.close();
    if (!isForeign)
        return false;
    const QString aside = path + QStringLiteral(".damaged");
    QFile::remove(aside);
    return QFile::rename(path, aside);
}

QString userSettingsPath() {
    // This does not look at the values yet.
    return QSettings(QSettings::IniFormat, QSettings::UserScope, kSettingsName, kSettingsName)
        .fileName();
}

QSettings::Scope checkedUserScope() {
    putForeignSettingsAside(userSettingsPath());
    return QSettings::UserScope;
}

QString setSettingsAside(const QString& path) {
    if (!QFile::exists(path))
        return {};
    const QString kept = path + QStringLiteral(".old");
    QFile::remove(kept);
    QFile file(path);
    if (!file.rename(kept)) {
        throw UserError(SettingsFileText::tr("“%1” cannot be renamed: %2")
                            .arg(QDir::toNativeSeparators(path), file.errorString()));
    }
    return kept;
}

} // namespace tessera
