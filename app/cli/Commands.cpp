// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "app/cli/common/Team.h"
#include "app/cli/sudoku/SudokuCommands.h"
#include "app/settings/SettingsFile.h"
#include "app/settings/Translation.h"

#include "core/experiments/Origin.h"
#include "core/kind/EdgeKind.h"
#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <exception>
#include <map>
#include <memory>
#include <new>
#include <vector>

namespace tessera {

const KindCommands& commandsOf(const Kind& kind) {
    static const EdgeCommands edges(edgeKind());
    static const SudokuCommands sudoku;
    static std::map<const Kind*, KindCommands> others;
    for (const KindCommands* own :
         {static_cast<const KindCommands*>(&edges), static_cast<const KindCommands*>(&sudoku)}) {
        if (&own->kind() == &kind)
            return *own;
    }
    return others.try_emplace(&kind, kind).first->second;
}

std::span<const Command> allCommands() {
    static const std::vector<Command> commands{
        generateCommand(), solveCommand(),   countCommand(),     scoreCommand(),
        inspectCommand(),  convertCommand(), renderCommand(),    experimentCommand(),
        analyseCommand(),  workCommand(),    benchmarkCommand(), landscapeCommand(),
        tuneCommand(),     solversCommand(), formatsCommand(),   completionCommand(),
        manCommand(),      helpCommand(),
    };
    return commands;
}

std::vector<CommandSpec> allSpecs() {
    std::vector<CommandSpec> specs;
    for (const Command& command : allCommands())
        specs.push_back(command.spec);
    return specs;
}

const Command* findCommand(const QString& name) {
    const auto commands = allCommands();
    const auto found = std::ranges::find_if(
        commands, [&](const Command& command) { return command.spec.name == name; });
    return found == commands.end() ? nullptr : &*found;
}

namespace {

/// The first word that looks like an option but is unknown: not a file, not "-", not one of Qt's
/// own options (-style, -platform, …) or its value.
std::optional<QString> unknownWindowOption(const QStringList& words) {
    // QApplication does not list its options, and without a display it does not start.
    static const QStringList withValue =
        QStringLiteral("display fontengine geometry icon name platform platformpluginpath "
                       "platformtheme plugin qwindowgeometry qwindowicon qwindowtitle session "
                       "style stylesheet title")
            .split(u' ');
    static const QStringList flags =
        QStringLiteral("dograb nograb qmljsdebugger reverse widgetcount").split(u' ');
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString& word = words[i];
        if (!word.startsWith(u'-') || word == u"-" || QFileInfo::exists(word))
            continue;
        const QString name = word.mid(word.startsWith(u"--") ? 2 : 1).section(u'=', 0, 0);
        const bool isOfMacOs = name.startsWith(u"psn_");
        if (withValue.contains(name))
            i += word.contains(u'=') ? 0 : 1;
        else if (!flags.contains(name) && !isOfMacOs)
            return word;
    }
    return std::nullopt;
}

ExitCode runCommand(const Command& command, const QStringList& words) {
    try {
        if (command.shares)
            joinTeam();
        const Arguments arguments(command.spec, words);
        if (!arguments.helpWanted())
            return command.run(arguments);
        printText(commandHelp(command.spec));
        return ExitCode::Done;
    } catch (const UsageError& error) {
        complain(CliText::tr("tessera %1: %2 See “tessera %1 --help”."), command.spec.name,
                 error.sentence());
        return ExitCode::Usage;
    } catch (const ReaderGone&) {
        return ExitCode::Done;
    } catch (const std::exception&) {
        complain(failureSentence());
    }
    return ExitCode::Failed;
}

/// Help, version, settings, or an unknown word: not a command, a file or an option.
std::optional<ExitCode> runWithoutCommand(const QStringList& words) {
    const QString word = words.value(0);
    const bool isVersion = word == QLatin1String("--version") || word == QLatin1String("-v");
    const bool isReset = word == QLatin1String("--reset-settings");
    if ((isVersion || isReset) && words.size() > 1) {
        complain(QStringLiteral("tessera: ") +
                 CliText::tr("Unexpected argument “%1”.").arg(words[1]));
        return ExitCode::Usage;
    }
    try {
        if (word == QLatin1String("--help") || word == QLatin1String("-h")) {
            printText(programHelp(allSpecs()));
            return ExitCode::Done;
        }
        if (isVersion) {
            int none = 0; // the module for Open MPI is looked for beside the program
            const QCoreApplication application(none, nullptr);
            print(QStringLiteral("tessera ") + versionLine());
            return ExitCode::Done;
        }
        if (isReset) {
            const QString kept = setSettingsAside(userSettingsPath());
            print(kept.isEmpty()
                      ? CliText::tr(
                            "There are no settings to reset. Tessera starts with the defaults.")
                      : CliText::tr(
                            "The settings are reset to the defaults. The old settings are in %1.")
                            .arg(QDir::toNativeSeparators(kept)));
            return ExitCode::Done;
        }
    } catch (const ReaderGone&) {
        return ExitCode::Done;
    } catch (const UserError& error) {
        complain(error.sentence());
        return ExitCode::Failed;
    }
    const bool looksLikeFile = word.contains(u'.') || word.contains(u'/') || word.contains(u'\\') ||
                               word.contains(QLatin1String("board_edges="));
    if (!words.isEmpty() && !word.startsWith(u'-') && !looksLikeFile && !QFileInfo::exists(word)) {
        complain(
            CliText::tr("tessera: “%1” is neither a command nor a file. See “tessera --help”."),
            word);
        return ExitCode::Usage;
    }
    if (const auto unknown = unknownWindowOption(words)) {
        complain(CliText::tr("tessera: there is no option “%1”. See “tessera --help”."), *unknown);
        return ExitCode::Usage;
    }
    return std::nullopt;
}

/// Drops Qt's own messages (a missing runtime folder, say), which are not the command's.
void dropRemarks(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        complain(message);
}

/// A name that is not valid text could be confused with another file, which would be overwritten.
std::optional<QString> unreadableWord([[maybe_unused]] int argc, [[maybe_unused]] char** argv) {
#ifndef Q_OS_WIN // on Windows Qt gets the words from the system
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
    endureFileLimits();
    const QStringList words = programWords(argc, argv);
    const Command* command = findCommand(words.value(0));
    if (command == nullptr) {
        const auto code = runWithoutCommand(words);
        return code ? std::optional(static_cast<int>(*code)) : std::nullopt;
    }
    qInstallMessageHandler(dropRemarks);
    keepStandardStreams();
    if (const auto word = unreadableWord(argc, argv)) {
        complain(CliText::tr("tessera %1: “%2” is not valid UTF-8. Rename the file first."),
                 command->spec.name, *word);
        return static_cast<int>(ExitCode::Usage);
    }
    const auto application = command->draws ? makeDrawingApplication(argc, argv)
                                            : std::make_unique<QCoreApplication>(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(TESSERA_VERSION));
    installPluralForms(*application);
    // Output for scripts must not depend on the machine's locale.
    QLocale::setDefault(QLocale::c());
    const auto end = static_cast<int>(runCommand(*command, QCoreApplication::arguments().mid(2)));
    team().finish(end);
    return end;
}

} // namespace tessera
