// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ShellCompletion.h"

#include "app/cli/HelpText.h"

#include "core/formats/FormatRegistry.h"
#include "core/moves/StartKindWords.h"
#include "core/solvers/SolverRegistry.h"

namespace tessera {

namespace {

QString withDashes(const QString& name) {
    return name.size() == 1 ? u'-' + name : QStringLiteral("--") + name;
}

QStringList dashedNames(const CommandSpec& spec) {
    QStringList names{QStringLiteral("--help")};
    for (const OptionSpec& option : spec.options) {
        for (const QString& name : option.names)
            names << withDashes(name);
    }
    return names;
}

/// The words an option can be given, none if they are not known beforehand.
QStringList valuesOf(const QString& option) {
    QStringList values;
    if (option == QLatin1String("solver")) {
        for (const SolverInfo& info : allSolvers())
            values << QString::fromStdString(info.id);
    } else if (option == QLatin1String("from") || option == QLatin1String("to")) {
        for (const auto& format : allFormats())
            values << format->id();
    } else if (option == QLatin1String("start")) {
        values = startKindWords();
    }
    return values;
}

QStringList commandNames(std::span<const CommandSpec> specs) {
    QStringList names;
    for (const CommandSpec& spec : specs)
        names << spec.name;
    return names;
}

/// In single quotes, as bash and zsh read them.
QString quoted(QString text) {
    return u'\'' + text.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

/// fish knows a backslash within single quotes.
QString fishQuoted(QString text) {
    return u'\'' +
           text.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'")) +
           u'\'';
}

/// Options whose words are known, see valuesOf().
const QStringList& optionsWithValues() {
    static const QStringList options{QStringLiteral("solver"), QStringLiteral("from"),
                                     QStringLiteral("to"), QStringLiteral("start")};
    return options;
}

/// What stands in a command's place without being one.
QStringList wordsWithoutCommand() {
    QStringList words;
    for (const OptionSpec& option : programOptions())
        words << withDashes(option.names.back());
    return words;
}

/// A case a value-taking option whose words are known.
QString bashValueCases() {
    QString cases;
    for (const QString& option : optionsWithValues()) {
        cases += QStringLiteral("    --%1) COMPREPLY=($(compgen -W %2 -- \"$word\")); return ;;\n")
                     .arg(option, quoted(valuesOf(option).join(u' ')));
    }
    return cases;
}

} // namespace

QString bashCompletion(std::span<const CommandSpec> specs) {
    QString options;
    for (const CommandSpec& spec : specs) {
        options += QStringLiteral("    %1) options=%2 ;;\n")
                       .arg(spec.name, quoted(dashedNames(spec).join(u' ')));
    }
    return QStringLiteral(
               "# bash completion for tessera, made by \"tessera completion bash\"\n"
               "_tessera() {\n"
               "  local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\"\n"
               "  local options=''\n"
               "  COMPREPLY=()\n"
               "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
               "    COMPREPLY=($(compgen -W %1 -- \"$word\") $(compgen -f -- \"$word\"))\n"
               "    return\n"
               "  fi\n"
               "  case \"$before\" in\n%2  esac\n"
               "  case \"${COMP_WORDS[1]}\" in\n"
               "    completion) COMPREPLY=($(compgen -W 'bash zsh fish' -- \"$word\")); return ;;\n"
               "%3  esac\n"
               "  case \"$word\" in\n"
               "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
               "    *) COMPREPLY=($(compgen -f -- \"$word\")) ;;\n"
               "  esac\n"
               "}\n"
               "complete -o filenames -F _tessera tessera\n")
        .arg(quoted((commandNames(specs) + wordsWithoutCommand()).join(u' ')), bashValueCases(),
             options);
}

QString zshCompletion(std::span<const CommandSpec> specs) {
    QString commands;
    QString options;
    for (const CommandSpec& spec : specs) {
        commands += QStringLiteral("    %1\n").arg(quoted(spec.name + u':' + spec.summary));
        options += QStringLiteral("    %1) compadd -- %2 ;;\n")
                       .arg(spec.name, dashedNames(spec).join(u' '));
    }
    QString values;
    for (const QString& option : optionsWithValues())
        values += QStringLiteral("    --%1) compadd -- %2; return ;;\n")
                      .arg(option, valuesOf(option).join(u' '));
    return QStringLiteral("#compdef tessera\n"
                          "# made by \"tessera completion zsh\"\n"
                          "_tessera() {\n"
                          "  local -a commands\n"
                          "  commands=(\n%1  )\n"
                          "  if (( CURRENT == 2 )); then\n"
                          "    _describe command commands\n"
                          "    compadd -- %4\n"
                          "    _files\n"
                          "    return\n"
                          "  fi\n"
                          "  case \"${words[CURRENT-1]}\" in\n%2  esac\n"
                          "  if [[ \"${words[CURRENT]}\" != -* ]]; then\n"
                          "    _files\n"
                          "    return\n"
                          "  fi\n"
                          "  case \"${words[2]}\" in\n%3  esac\n"
                          "}\n"
                          "_tessera \"$@\"\n")
        .arg(commands, values, options, wordsWithoutCommand().join(u' '));
}

QString fishCompletion(std::span<const CommandSpec> specs) {
    QString text = QStringLiteral("# fish completion, made by \"tessera completion fish\"\n");
    for (const OptionSpec& option : programOptions()) {
        text += QStringLiteral("complete -c tessera -n __fish_use_subcommand -l %1 -d %2\n")
                    .arg(option.names.back(), fishQuoted(option.help));
    }
    for (const CommandSpec& spec : specs) {
        text += QStringLiteral("complete -c tessera -n __fish_use_subcommand -a %1 -d %2\n")
                    .arg(spec.name, fishQuoted(spec.summary));
        for (const OptionSpec& option : spec.options) {
            text += QStringLiteral("complete -c tessera -n '__fish_seen_subcommand_from %1'")
                        .arg(spec.name);
            for (const QString& name : option.names)
                text += (name.size() == 1 ? QStringLiteral(" -s ") : QStringLiteral(" -l ")) + name;
            if (!option.value.isEmpty())
                text += QStringLiteral(" -r");
            if (const QStringList values = valuesOf(option.names.front()); !values.isEmpty())
                text += QStringLiteral(" -f -a %1").arg(fishQuoted(values.join(u' ')));
            text += QStringLiteral(" -d %1\n").arg(fishQuoted(option.help));
        }
    }
    return text;
}

} // namespace tessera
