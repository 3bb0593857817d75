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

/// English and all languages with a translation in the program (:/i18n/tessera_*.qm), by code.
[[nodiscard]] std::vector<Language> availableLanguages();

/// Installs the program's and Qt's translations in place of others, and sets number formats and the
/// direction of text. An empty code selects the system's language.
void installLanguage(QApplication& application, const QString& code);

} // namespace tessera
