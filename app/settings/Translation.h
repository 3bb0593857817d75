// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCoreApplication;
class QLocale;

namespace tessera {

/// Where the program holds its translations.
inline constexpr QLatin1String kTranslationsFolder(":/i18n");

/// Loads "NAME_<locale>.qm" from a folder, if it exists, in addition to installed ones.
void installTranslation(QCoreApplication& application, const QLocale& locale, const QString& name,
                        const QString& folder);
/// Removes everything that installTranslation() has installed.
void removeTranslations(QCoreApplication& application);

/// For commands, which are in English on every machine: "1 piece", "2 pieces".
void installPluralForms(QCoreApplication& application);

} // namespace tessera
