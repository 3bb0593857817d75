// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/CommandLine.h"

#include "app/cli/Commands.h"
#include "app/cli/common/CommandSpec.h"
#include "app/cli/common/Console.h"
#include "app/cli/DrawingApplication.h"
#include "app/settings/SettingsFile.h"
#include "app/settings/Translation.h"
#include "app/version/Origin.h"

#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <exception>
#include <memory>
#include <new>

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

namespace {

ExitCode runCommand(const Command& command, const QStringList& words) {
    try {
        const Arguments arguments(command.spec, words);
        if (arguments.helpWanted()) {
            printText(commandHelp(command.spec));
            return ExitCode::Done;
        }
        return command.run(arguments);
    } catch (const UsageError& error) {
        complain(CliText::tr("tessera %1: %2 See “tessera %1 --help”.")
                     .arg(command.spec.name, error.sentence()));
        return ExitCode::Usage;
    } catch (const UserError& error) {
        complain(error.sentence());
    } catch (const std::bad_alloc&) {
        complain(CliText::tr("There is not enough memory."));
    } catch (const std::exception& error) {
        complain(CliText::tr("The command failed: %1.").arg(QString::fromUtf8(error.what())));
    }
    return ExitCode::Failed;
}

void printProgramHelp() {
    std::vector<CommandSpec> specs;
    for (const Command& command : allCommands())
        specs.push_back(command.spec);
    printText(programHelp(specs));
}

/// Help, version, settings, or a word that is neither a command nor a file nor an option.
std::optional<ExitCode> runWithoutCommand(const QStringList& words) {
    const QString word = words.value(0);
    try {
        if (word == QLatin1String("--help") || word == QLatin1String("-h")) {
            printProgramHelp();
            return ExitCode::Done;
        }
        if (word == QLatin1String("--version") || word == QLatin1String("-v")) {
            print(QStringLiteral("tessera ") + versionLine());
            return ExitCode::Done;
        }
        if (word == QLatin1String("--reset-settings")) {
            const QString kept = setSettingsAside(userSettingsPath());
            print(
                kept.isEmpty()
                    ? CliText::tr("There were no settings: the next start has the usual ones.")
                    : CliText::tr("The next start has the usual settings. The old ones are in %1.")
                          .arg(QDir::toNativeSeparators(kept)));
            return ExitCode::Done;
        }
    } catch (const UserError& error) {
        complain(error.sentence());
        return ExitCode::Failed;
    }
    const bool looksLikeFile = word.contains(u'.') || word.contains(u'/') || word.contains(u'\\') ||
                               word.contains(QLatin1String("board_edges="));
    if (!word.isEmpty() && !word.startsWith(u'-') && !looksLikeFile && !QFileInfo::exists(word)) {
        complain(CliText::tr("tessera: “%1” is neither a command nor a file. See “tessera --help”.")
                     .arg(word));
        return ExitCode::Usage;
    }
    if (const auto unknown = unknownWindowOption(words)) {
        complain(
            CliText::tr("tessera: there is no option “%1”. See “tessera --help”.").arg(*unknown));
        return ExitCode::Usage;
    }
    return std::nullopt;
}

/// Qt's own remarks (a missing runtime folder, say) are not a command's words.
void dropRemarks(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        complain(message);
}

/// A name that is not text cannot be told from others, of which one would be overwritten.
std::optional<QString> unreadableWord(int argc, char** argv) {
#ifndef Q_OS_WIN // where Qt takes the words from the system
    for (int i = 1; i < argc; ++i) {
        const QString word = QString::fromLocal8Bit(argv[i]);
        if (word.toLocal8Bit() != argv[i])
            return word;
    }
#endif
    return std::nullopt;
}

} // namespace

std::optional<int> runCommandLine(int argc, char** argv) {
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    const Command* command = findCommand(words.value(0));
    if (command == nullptr) {
        const auto code = runWithoutCommand(words);
        return code ? std::optional(static_cast<int>(*code)) : std::nullopt;
    }
    qInstallMessageHandler(dropRemarks);
    keepStandardStreams();
    if (const auto word = unreadableWord(argc, argv)) {
        complain(CliText::tr("tessera %1: “%2” is not valid UTF-8. Rename the file first.")
                     .arg(command->spec.name, *word));
        return static_cast<int>(ExitCode::Usage);
    }
    const auto application = command->draws ? makeDrawingApplication(argc, argv)
                                            : std::make_unique<QCoreApplication>(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(TESSERA_VERSION));
    installPluralForms(*application);
    // What scripts read must not depend on whose machine it is.
    QLocale::setDefault(QLocale::c());
    return static_cast<int>(runCommand(*command, QCoreApplication::arguments().mid(2)));
}

} // namespace tessera
