// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/SettingsFile.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace tessera {

namespace {

/// A text as QSettings interprets it: without escapes, quotes and continued lines.
QByteArray unescaped(const QByteArray& ini) {
    static const QRegularExpression mark(
        QStringLiteral("\"|\\\\(?:x([0-9a-fA-F]*)|([0-7]+)|\r\n|.|$)"),
        QRegularExpression::DotMatchesEverythingOption);
    const QString text = QString::fromLatin1(ini);
    QByteArray plain;
    qsizetype from = 0;
    for (auto marks = mark.globalMatch(text); marks.hasNext();) {
        const QRegularExpressionMatch found = marks.next();
        plain += ini.mid(from, found.capturedStart() - from);
        from = found.capturedEnd();
        // With more digits Qt uses the last ones.
        const QString digits = found.captured(found.lastCapturedIndex()).right(4);
        if (found.lastCapturedIndex() > 0)
            plain +=
                static_cast<char>(digits.toUInt(nullptr, found.lastCapturedIndex() == 1 ? 16 : 8));
    }
    return plain + ini.mid(from);
}

struct SettingsFileText {
    Q_DECLARE_TR_FUNCTIONS(AppSettings)
};

/// Whether a value, or one in a list, may start after this character.
bool isBeginning(char before) {
    return before == '=' || before == ',' || before == ' ' || before == '\t';
}

} // namespace

bool holdsForeignValues(const QByteArray& ini) {
    const QByteArray text = unescaped(ini);
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
    // This does not read the values yet.
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
    // Older ones may hold what somebody still wants.
    QString kept = path + QStringLiteral(".old");
    for (int number = 2; QFile::exists(kept); ++number)
        kept = path + QStringLiteral(".old%1").arg(number);
    QFile file(path);
    if (!file.rename(kept)) {
        throw UserError(SettingsFileText::tr("Cannot rename “%1”: %2")
                            .arg(QDir::toNativeSeparators(path), file.errorString()));
    }
    return kept;
}

} // namespace tessera
