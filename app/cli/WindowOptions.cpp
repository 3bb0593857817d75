// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/WindowOptions.h"

#include <QFileInfo>

namespace tessera {

namespace {

/// What QApplication takes out of the words, here or on another system. It does
/// not say what it knows, and without a display it cannot be asked.
const QStringList& optionsWithValue() {
    static const QStringList names =
        QStringLiteral("display fontengine geometry icon name platform "
                       "platformpluginpath platformtheme plugin "
                       "qwindowgeometry qwindowicon qwindowtitle "
                       "session style stylesheet title")
            .split(u' ');
    return names;
}

const QStringList& flags() {
    static const QStringList names =
        QStringLiteral("dograb nograb qmljsdebugger reverse widgetcount").split(u' ');
    return names;
}

} // namespace

std::optional<QString> unknownWindowOption(const QStringList& words) {
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString& word = words[i];
        if (!word.startsWith(u'-') || word == u"-" || QFileInfo::exists(word))
            continue;
        const QString name = word.mid(word.startsWith(u"--") ? 2 : 1).section(u'=', 0, 0);
        const bool isOfMacOs = name.startsWith(u"psn_");
        if (optionsWithValue().contains(name))
            i += word.contains(u'=') ? 0 : 1;
        else if (!flags().contains(name) && !isOfMacOs)
            return word;
    }
    return std::nullopt;
}

} // namespace tessera
