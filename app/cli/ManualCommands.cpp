// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/kind/Kind.h"

#include <algorithm>

namespace tessera {

namespace {

/// Text that troff prints unchanged: dashes stay dashes, and a line that starts with a dot is not a
/// request.
QString troff(QString text) {
    text.replace(u'\\', QStringLiteral("\\e")).replace(u'-', QStringLiteral("\\-"));
    if (text.startsWith(u'.') || text.startsWith(u'\''))
        text.prepend(QStringLiteral("\\&"));
    return text;
}

QString optionTerm(const OptionSpec& option) {
    QStringList names;
    for (const QString& name : option.names)
        names << QStringLiteral("\\fB%1\\fR").arg(troff(dashed(name)));
    const QString term = names.join(QStringLiteral(", "));
    return option.value.isEmpty() ? term
                                  : term + QStringLiteral(" \\fI%1\\fR").arg(troff(option.value));
}

QString manualEntry(const QString& term, const QString& text) {
    return QStringLiteral(".TP\n%1\n%2\n").arg(term, troff(text));
}

QString commandSection(const CommandSpec& spec) {
    QString text =
        QStringLiteral(".SS tessera %1\n%2\n").arg(troff(usageOf(spec)), troff(spec.summary));
    for (const OperandSpec& operand : spec.operands)
        text += manualEntry(QStringLiteral("\\fI%1\\fR").arg(troff(operand.name)), operand.help);
    for (const OptionSpec& option : spec.options)
        text += manualEntry(optionTerm(option), helpOf(option));
    for (const QString& note : spec.notes)
        text += QStringLiteral(".PP\n%1\n").arg(troff(note));
    return text;
}

QString planSection() {
    const std::pair<const char*, QString> keys[] = {
        {"title", CliText::tr("A title for the tables.")},
        {"puzzles",
         CliText::tr("A list of objects. Each has “file” (relative to the plan) or “generate” "
                     "(settings such as preset, width, height, colors, seed; %1). Optional: "
                     "“count” (generate this many, with successive seeds), “name”, “group” "
                     "(puzzles that share a row in the tables) and “budget” (for this puzzle).")
             .arg(kindsHelp(&KindHelp::plan, QStringLiteral("; ")))},
        {"methods",
         CliText::tr("A list of objects. Each has “solver” (an id from “tessera solvers”). "
                     "Optional: “name”, “preset”, “start” (random, greedy, board or own), "
                     "“parameters” (one value each; a list of values makes one method per value) "
                     "and “published” (one text per group of puzzles, shown beside the results).")},
        {"seeds",
         CliText::tr(
             "A list of numbers, or an object with “count” and optionally “first” and “step”.")},
        {"budget", CliText::tr("An object with at least one of “seconds”, “processor-seconds”, "
                               "“evaluations” and “target”.")},
        {"score-at",
         CliText::tr("A list of seconds. The tables also show the scores at these times.")},
        {"curves", CliText::tr("“generations” draws the charts against generations.")},
        {"published-times", CliText::tr("An object with “name” and “seconds”: one time for each "
                                        "group of puzzles.")},
    };
    QString text = QStringLiteral(".SH PLAN FILES\n") +
                   troff(CliText::tr("A plan for “tessera experiment” is a JSON object with these "
                                     "keys. puzzles, methods, seeds and budget are required.")) +
                   u'\n';
    for (const auto& [key, meaning] : keys)
        text += manualEntry(QStringLiteral("\\fB%1\\fR").arg(troff(QLatin1String(key))), meaning);
    return text + QStringLiteral(".PP\n") + troff(CliText::tr("An example:")) +
           QStringLiteral("\n.PP\n.nf\n") +
           troff(QStringLiteral(R"({"puzzles": [{"generate": {"width": 6, "height": 6}}],)")) +
           u'\n' + troff(QStringLiteral(R"( "methods": [{"solver": "annealing"}],)")) + u'\n' +
           troff(QStringLiteral(R"( "seeds": {"count": 10}, "budget": {"seconds": 5}})")) +
           QStringLiteral("\n.fi\n");
}

ExitCode manual(const Arguments&) {
    QString text =
        QStringLiteral(".TH TESSERA 1 \"\" \"Tessera %1\" \"User Commands\"\n.SH NAME\n"
                       "tessera \\- editor and solver visualiser for edge\\-matching puzzles\n"
                       ".SH SYNOPSIS\n.B tessera\n[\\fIFILE\\fR...]\n.br\n.B tessera\n"
                       "\\fICOMMAND\\fR [arguments]\n.SH DESCRIPTION\n")
            .arg(QStringLiteral(TESSERA_VERSION));
    text +=
        troff(CliText::tr(
            "Without a command, tessera opens the window with the given files. Commands need no "
            "display. “-” means standard input or output, but not for records, checkpoints, "
            "proofs, folders, pictures or a trace to render.")) +
        u'\n';
    text += QStringLiteral(".SH OPTIONS\n");
    for (const OptionSpec& option : programOptions())
        text += manualEntry(optionTerm(option), option.help);
    text += QStringLiteral(".SH COMMANDS\n");
    for (const Command& command : allCommands())
        text += commandSection(command.spec);
    text += planSection();
    text += QStringLiteral(".SH EXIT STATUS\n");
    const QStringList ends{CliText::tr("Done."),
                           CliText::tr("The command failed, or a file is invalid or could not be "
                                       "written."),
                           CliText::tr("Wrong usage."),
                           CliText::tr("Stopped before the target, or before all work units were "
                                       "done.") +
                               u' ' + interruptHelp()};
    for (qsizetype code = 0; code < ends.size(); ++code)
        text += manualEntry(QString::number(code), ends[code]);
    printText(text);
    return ExitCode::Done;
}

} // namespace

Command manCommand() {
    return {{QStringLiteral("man"),
             CliText::tr("Print the manual page; “tessera man | man -l -” shows it.")},
            manual};
}

namespace {

ExitCode showHelp(const Arguments& arguments) {
    const QString name = arguments.operand(0);
    const Command* command = findCommand(name);
    if (command == nullptr && !name.isEmpty()) {
        complain(CliText::tr("tessera help: there is no command “%1”. See “tessera --help”."),
                 name);
        return ExitCode::Usage;
    }
    printText(command == nullptr ? programHelp(allSpecs()) : commandHelp(command->spec));
    return ExitCode::Done;
}

} // namespace

Command helpCommand() {
    return {{QStringLiteral("help"),
             CliText::tr("List the commands, or show the help of one."),
             {{QStringLiteral("COMMAND"), CliText::tr("The command to show the help of."), true}}},
            showHelp};
}

// Completion scripts for shells, made from the same declarations as the help: commands, their
// options, ids of methods and formats for options that take them, and files everywhere else.

namespace {

using Specs = std::vector<CommandSpec>;

QStringList dashedNames(const CommandSpec& spec) {
    QStringList names{QStringLiteral("--help")};
    for (const OptionSpec& option : spec.options) {
        for (const QString& name : option.names)
            names << dashed(name);
    }
    return names;
}

/// In single quotes, as for bash and zsh.
QString quoted(QString text) {
    return u'\'' + text.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

/// fish interprets backslashes within single quotes.
QString fishQuoted(QString text) {
    return u'\'' +
           text.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'")) +
           u'\'';
}

QStringList wordsWithoutCommand() {
    QStringList words;
    for (const OptionSpec& option : programOptions())
        words << dashed(option.names.back());
    return words;
}

/// The words for an option that depends on the method: its presets, or "name=" for each of its
/// parameters.
QStringList wordsOfMethod(const SolverInfo& method, const QString& option) {
    if (option == QLatin1String("preset"))
        return idsOf(method.presets);
    QStringList words;
    for (const QString& id : idsOf(method.parameters))
        words << id + u'=';
    return words;
}

/// Whether they end with "=": no space may follow.
bool wantValue(const QStringList& words) { return words.front().endsWith(u'='); }

/// Whether the words of an option depend on the method given before.
bool dependsOnMethod(const CommandSpec& spec, const OptionSpec& option) {
    const bool takesMethod = std::ranges::any_of(spec.options, [](const OptionSpec& other) {
        return other.names.contains(QLatin1String("solver"));
    });
    return takesMethod && option.words.isEmpty() &&
           (option.names.front() == QLatin1String("preset") ||
            option.names.front() == QLatin1String("param"));
}

/// What the first operand can be, if its words are known.
QStringList firstWords(const CommandSpec& spec) {
    return spec.operands.empty() ? QStringList() : spec.operands.front().words;
}

/// Calls a function for each method that has words for the option.
template <typename Act>
void forMethods(const OptionSpec& option, const Act& act) {
    for (const SolverInfo& method : allSolvers()) {
        const QStringList words = wordsOfMethod(method, option.names.front());
        if (!words.isEmpty())
            act(QString::fromStdString(method.id), words);
    }
}

/// A case for each option whose words are known, by command and option; and for a command whose
/// first operand is one of known words, unless an option is being typed.
/// @param answer turns the words into the shell's answer
template <typename Answer>
QString valueCases(const Specs& specs, const Answer& answer) {
    QString cases;
    for (const CommandSpec& spec : specs) {
        if (const QStringList words = firstWords(spec); !words.isEmpty())
            cases +=
                QStringLiteral("    '%1 %1') case \"$word\" in -*) ;; *) %2; return ;; esac ;;\n")
                    .arg(spec.name, answer(words));
        for (const OptionSpec& option : spec.options) {
            QStringList patterns;
            for (const QString& name : option.names)
                patterns << QStringLiteral("'%1 %2'").arg(spec.name, dashed(name));
            const QString pattern = patterns.join(u'|');
            if (!option.words.isEmpty())
                cases +=
                    QStringLiteral("    %1) %2; return ;;\n").arg(pattern, answer(option.words));
            if (!dependsOnMethod(spec, option))
                continue;
            cases += QStringLiteral("    %1) case \"$method\" in\n").arg(pattern);
            forMethods(option, [&](const QString& method, const QStringList& words) {
                cases += QStringLiteral("      %1) %2 ;;\n").arg(method, answer(words));
            });
            cases += QStringLiteral("      esac; return ;;\n");
        }
    }
    return cases;
}

QString bashCompletion(const Specs& specs) {
    QStringList first;
    QString options;
    for (const CommandSpec& spec : specs) {
        first << spec.name;
        options += QStringLiteral("    %1) options=%2 ;;\n")
                       .arg(spec.name, quoted(dashedNames(spec).join(u' ')));
    }
    const QString values = valueCases(specs, [](const QStringList& words) {
        return QStringLiteral("COMPREPLY=($(compgen -W %1 -- \"$word\"))%2")
            .arg(quoted(words.join(u' ')),
                 wantValue(words) ? QStringLiteral("; compopt -o nospace +o filenames 2>/dev/null")
                                  : QString());
    });
    return QStringLiteral(
               "# bash completion for tessera, made by \"tessera completion bash\"\n"
               "_tessera_files() {\n"
               "  local file\n"
               "  while IFS= read -r file; do COMPREPLY+=(\"$file\"); done < <(compgen -f -- "
               "\"$1\")\n"
               "}\n"
               "_tessera() {\n"
               "  local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\"\n"
               "  local options='' method='' i\n"
               "  COMPREPLY=()\n"
               "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
               "    COMPREPLY=($(compgen -W %1 -- \"$word\"))\n"
               "    _tessera_files \"$word\"\n"
               "    return\n"
               "  fi\n"
               "  for ((i = 2; i < COMP_CWORD - 1; i++)); do\n"
               "    case \"${COMP_WORDS[i]}\" in --solver|--method) method=\"${COMP_WORDS[i+1]}\" "
               ";; "
               "esac\n"
               "  done\n"
               "  case \"${COMP_WORDS[1]} $before\" in\n%2  esac\n"
               "  case \"${COMP_WORDS[1]}\" in\n"
               "    help) COMPREPLY=($(compgen -W %4 -- \"$word\")); return ;;\n"
               "%3  esac\n"
               "  case \"$word\" in\n"
               "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
               "    *) _tessera_files \"$word\" ;;\n"
               "  esac\n"
               "}\n"
               "complete -o filenames -F _tessera tessera\n")
        .arg(quoted((first + wordsWithoutCommand()).join(u' ')), values, options,
             quoted(first.join(u' ')));
}

QString zshCompletion(const Specs& specs) {
    QString commands;
    QString options;
    for (const CommandSpec& spec : specs) {
        commands += QStringLiteral("    %1\n").arg(quoted(spec.name + u':' + spec.summary));
        options += QStringLiteral("    %1) compadd -- %2 ;;\n")
                       .arg(spec.name, dashedNames(spec).join(u' '));
    }
    const QString values = valueCases(specs, [](const QStringList& words) {
        return QStringLiteral("compadd%1 -- %2")
            .arg(wantValue(words) ? QStringLiteral(" -S ''") : QString(), words.join(u' '));
    });
    return QStringLiteral(
               "#compdef tessera\n"
               "# made by \"tessera completion zsh\"\n"
               "_tessera() {\n"
               "  local -a commands\n"
               "  commands=(\n%1  )\n"
               "  if (( CURRENT == 2 )); then\n"
               "    _describe command commands\n"
               "    compadd -- %4\n"
               "    _files\n"
               "    return\n"
               "  elif [[ \"${words[2]}\" == help ]]; then\n"
               "    _describe command commands\n"
               "    return\n"
               "  fi\n"
               "  local method= i word=\"${words[CURRENT]}\"\n"
               "  for ((i = 3; i < CURRENT - 1; i++)); do\n"
               "    case \"${words[i]}\" in --solver|--method) method=\"${words[i+1]}\" ;; "
               "esac\n"
               "  done\n"
               "  case \"${words[2]} ${words[CURRENT-1]}\" in\n%2  esac\n"
               "  if [[ \"$word\" != -* ]]; then\n"
               "    _files\n"
               "    return\n"
               "  fi\n"
               "  case \"${words[2]}\" in\n%3  esac\n"
               "}\n"
               "_tessera \"$@\"\n")
        .arg(commands, values, options, wordsWithoutCommand().join(u' '));
}

QString fishCompletion(const Specs& specs) {
    QString text = QStringLiteral("# fish completion, made by \"tessera completion fish\"\n");
    for (const OptionSpec& option : programOptions()) {
        text += QStringLiteral("complete -c tessera -n __fish_use_subcommand -l %1 -d %2\n")
                    .arg(option.names.back(), fishQuoted(option.help));
    }
    for (const CommandSpec& spec : specs) {
        text += QStringLiteral("complete -c tessera -n \"__fish_use_subcommand; or "
                               "__fish_seen_subcommand_from help\" -a %1 -d %2\n")
                    .arg(spec.name, fishQuoted(spec.summary));
        if (const QString words = firstWords(spec).join(u' '); !words.isEmpty()) {
            text +=
                QStringLiteral("complete -c tessera -n '__fish_seen_subcommand_from %1; and not "
                               "__fish_seen_subcommand_from %2' -a %3\n")
                    .arg(spec.name, words, fishQuoted(words));
        }
        for (const OptionSpec& option : spec.options) {
            QString names;
            for (const QString& name : option.names)
                names +=
                    (name.size() == 1 ? QStringLiteral(" -s ") : QStringLiteral(" -l ")) + name;
            if (!option.value.isEmpty())
                names += QStringLiteral(" -r");
            text += QStringLiteral("complete -c tessera -n '__fish_seen_subcommand_from %1'%2")
                        .arg(spec.name, names);
            if (!option.words.isEmpty())
                text += QStringLiteral(" -f -a %1").arg(fishQuoted(option.words.join(u' ')));
            text += QStringLiteral(" -d %1\n").arg(fishQuoted(helpOf(option)));
            if (!dependsOnMethod(spec, option))
                continue;
            forMethods(option, [&](const QString& method, const QStringList& words) {
                text += QStringLiteral("complete -c tessera -n '__fish_seen_subcommand_from %1; "
                                       "and contains %2 (commandline -opc)'%3 -f -a %4\n")
                            .arg(spec.name, method, names, fishQuoted(words.join(u' ')));
            });
        }
    }
    return text;
}

QStringList shells() { return QStringLiteral("bash zsh fish").split(u' '); }

ExitCode completion(const Arguments& arguments) {
    const QString shell = arguments.operand(0);
    const Specs specs = allSpecs();
    if (shell == QLatin1String("bash"))
        printText(bashCompletion(specs));
    else if (shell == QLatin1String("zsh"))
        printText(zshCompletion(specs));
    else if (shell == QLatin1String("fish"))
        printText(fishCompletion(specs));
    else
        throw UsageError(CliText::tr("“%1” is not a supported shell: give bash, zsh or fish."),
                         shell);
    return ExitCode::Done;
}

} // namespace

Command completionCommand() {
    return {
        {QStringLiteral("completion"),
         CliText::tr("Print a shell script that completes the commands and options of tessera."),
         {{QStringLiteral("SHELL"), CliText::tr("bash, zsh or fish."), false, shells()}},
         {},
         {CliText::tr("For bash: source <(tessera completion bash)")}},
        completion};
}

} // namespace tessera
