// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCoreApplication;
class QLocale;

namespace tessera {

/// Where the program carries its translations.
inline constexpr QLatin1String kTranslationsFolder(":/i18n");

/// Loads "NAME_<locale>.qm" of a folder, if it is there, on top of what is installed.
void installTranslation(QCoreApplication& application, const QLocale& locale, const QString& name,
                        const QString& folder);
/// Takes out all that installTranslation() has installed.
void removeTranslations(QCoreApplication& application);

/// For commands, which speak English on every machine: "1 piece", "2 pieces".
void installPluralForms(QCoreApplication& application);

} // namespace tessera
