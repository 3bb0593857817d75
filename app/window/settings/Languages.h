// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QApplication;

namespace tessera {

struct Language {
    QString code; ///< as in the settings, e.g. "fr"
    QString name; ///< in the language itself, e.g. "Français"
};

/// English and all whose translation the program carries (:/i18n/tessera_*.qm), by code.
[[nodiscard]] std::vector<Language> availableLanguages();

/// Loads the program's and Qt's translations in place of others, and sets how numbers are written
/// and the direction of reading. An empty code takes the system's language.
void installLanguage(QApplication& application, const QString& code);

} // namespace tessera
