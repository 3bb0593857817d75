// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/HelpPages.h"

#include "app/cli/Commands.h"
#include "app/cli/common/HelpText.h"
#include "app/window/help/FormatHelp.h"
#include "app/window/help/MethodHelp.h"
#include "app/window/keys/Gestures.h"

#include "core/support/Markdown.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

namespace tessera {

namespace {

QByteArray resource(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A page that people wrote; its first line is the title.
HelpPage writtenPage(const QString& id) {
    const QString language = QLocale().name().section(u'_', 0, 0);
    QString text = QString::fromUtf8(resource(QStringLiteral(":/help/%1/%2.md").arg(language, id)));
    if (text.isEmpty())
        text = QString::fromUtf8(resource(QStringLiteral(":/help/en/%1.md").arg(id)));
    const QString title = text.section(u'\n', 0, 0).remove(u'#').trimmed();
    return {id, title, text};
}

HelpPage keysPage(const KeyBindings& keys) {
    const QString title = HelpText::tr("Keys and gestures");
    QString text = QStringLiteral("# %1\n\n").arg(title);
    text += HelpText::tr("Every key of an action can be changed under **Edit ▸ Settings ▸ Keys**.");
    text += QStringLiteral("\n\n");
    text += markdownRow({HelpText::tr("What"), HelpText::tr("Keys"), HelpText::tr("Mouse")});
    text += markdownRule(3, 3);
    for (const Gesture& gesture : gestures(keys)) {
        text += markdownRow(
            {markdownCell(gesture.act), markdownCell(gesture.keys), markdownCell(gesture.mouse)});
    }
    return {QStringLiteral("keys"), title, text};
}

HelpChapter firstSteps(const KeyBindings& keys) {
    HelpChapter chapter{HelpText::tr("First steps"), {}};
    for (const char* id : {"tutorial", "editing", "searching", "comparing", "sudoku", "glossary"})
        chapter.pages.push_back(writtenPage(QString::fromLatin1(id)));
    chapter.pages.push_back(keysPage(keys));
    return chapter;
}

HelpChapter commands() {
    HelpChapter chapter{HelpText::tr("Command line"), {}};
    for (const Command& command : allCommands()) {
        const QString name = QStringLiteral("tessera ") + command.spec.name;
        chapter.pages.push_back({QStringLiteral("command-") + command.spec.name, name,
                                 QStringLiteral("# %1\n\n```\n%2\n```\n")
                                     .arg(name, commandHelp(command.spec).trimmed())});
    }
    return chapter;
}

} // namespace

QString methodPageId(const QString& solver) {
    return QStringLiteral("method-") + solver;
}

std::vector<HelpChapter> helpChapters(const KeyBindings& keys) {
    return {firstSteps(keys),
            {HelpText::tr("Methods"), methodPages()},
            {HelpText::tr("Files"), {formatPage(), writtenPage(QStringLiteral("limits"))}},
            commands()};
}

QString comparingPageId() {
    return QStringLiteral("comparing");
}

} // namespace tessera
