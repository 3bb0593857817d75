// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/Languages.h"

#include "app/settings/Translation.h"

#include <QApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr QLatin1String kPrefix("tessera_");

/// Qt's own texts that are always visible: many systems lack Qt's translations.
[[maybe_unused]] constexpr std::array kQtWords{
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Apply"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&OK"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Cancel"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Close"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Save"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "Close without Saving"),
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
};

/// With the digits 0 to 9, which cells and piece numbers use in every language.
QLocale localeFor(const QString& code) {
    const QLocale locale = code.isEmpty() ? QLocale::system() : QLocale(code);
    if (locale.language() == QLocale::Arabic && locale.zeroDigit() != QLatin1String("0"))
        return QLocale(QLocale::Arabic, QLocale::Morocco);
    // Qt 6.4 writes a million as "1000.000" in Spain.
    if (locale.language() == QLocale::Spanish && locale.toString(1'000'000).size() == 8)
        return QLocale(QLocale::Spanish, QLocale::Argentina);
    return locale;
}

QString nativeName(const QString& code) {
    const QLocale locale = localeFor(code);
    // Many languages write their name in lower case; a list starts with capitals.
    QString name =
        code == QLatin1String("en") ? QStringLiteral("English") : locale.nativeLanguageName();
    if (!name.isEmpty())
        name[0] = locale.toUpper(name.left(1)).at(0);
    return name.isEmpty() ? code : name;
}

} // namespace

std::vector<Language> availableLanguages() {
    QStringList codes{QStringLiteral("en")};
    const QStringList files =
        QDir(kTranslationsFolder).entryList({kPrefix + QStringLiteral("*.qm")});
    for (const QString& file : files)
        codes << file.mid(kPrefix.size()).chopped(3);
    codes.removeDuplicates();
    codes.sort();
    std::vector<Language> languages;
    for (const QString& code : codes)
        languages.push_back({code, nativeName(code)});
    return languages;
}

void installLanguage(QApplication& application, const QString& code) {
    removeTranslations(application);
    const QLocale locale = localeFor(code);
    QLocale::setDefault(locale);
    // First, so that the language takes precedence: without a translation English needs plurals.
    installPluralForms(application);
    // Where the system has no Qt the program has Qt's words, too.
    for (const QString& folder :
         {QLibraryInfo::path(QLibraryInfo::TranslationsPath), QString(kTranslationsFolder)})
        installTranslation(application, locale, QStringLiteral("qtbase"), folder);
    installTranslation(application, locale, QStringLiteral("tessera"), kTranslationsFolder);
    // Only languages into which the program itself is translated.
    const auto languages = availableLanguages();
    const bool known = std::ranges::any_of(languages, [&](const Language& language) {
        return QLocale(language.code).language() == locale.language();
    });
    // If no translation decides, the direction from the start stays (-reverse).
    static const Qt::LayoutDirection initial = application.layoutDirection();
    const bool mirrored = known && locale.textDirection() == Qt::RightToLeft;
    application.setLayoutDirection(mirrored ? Qt::RightToLeft : initial);
}

} // namespace tessera
