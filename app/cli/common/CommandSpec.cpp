// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/CommandSpec.h"

#include "app/cli/common/Console.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int kColumns = 80;
constexpr int kHelpColumn = 26;

/// Words in lines of at most that many columns, continued at an indent.
QString wrapped(const QString& text, int indent) {
    const QString margin(indent, u' ');
    QString result;
    QString line;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!line.isEmpty() && indent + line.size() + 1 + word.size() > kColumns) {
            result += line + u'\n' + margin;
            line.clear();
        }
        line += line.isEmpty() ? word : u' ' + word;
    }
    return result + line;
}

QString entry(const QString& term, const QString& help) {
    QString left = QStringLiteral("  ") + term;
    if (left.size() + 1 < kHelpColumn)
        left = left.leftJustified(kHelpColumn, u' ');
    else
        left += u'\n' + QString(kHelpColumn, u' ');
    return left + wrapped(help, kHelpColumn) + u'\n';
}

QString term(const OptionSpec& option) {
    QStringList names;
    for (const QString& name : option.names)
        names << dashed(name);
    const QString text = names.join(QStringLiteral(", "));
    return option.value.isEmpty() ? text : text + u' ' + option.value;
}

} // namespace

QString usageOf(const CommandSpec& spec) {
    QString text = spec.name;
    for (const OperandSpec& operand : spec.operands)
        text += operand.optional ? QStringLiteral(" [%1]").arg(operand.name) : u' ' + operand.name;
    return text;
}

QString helpOf(const OptionSpec& option) {
    return option.usual.isEmpty() ? option.help
                                  : CliText::tr("%1 Default: %2.").arg(option.help, option.usual);
}

QString commandHelp(const CommandSpec& spec) {
    QString text = CliText::tr("Usage: tessera %1").arg(usageOf(spec));
    text += CliText::tr(" [options]") + QStringLiteral("\n\n") + wrapped(spec.summary, 0) + u'\n';
    if (!spec.operands.empty()) {
        text += u'\n' + CliText::tr("Arguments:") + u'\n';
        for (const OperandSpec& operand : spec.operands)
            text += entry(operand.name, operand.help);
    }
    text += u'\n' + CliText::tr("Options:") + u'\n';
    for (const OptionSpec& option : spec.options)
        text += entry(term(option), helpOf(option));
    text += entry(QStringLiteral("-h, --help"), CliText::tr("Show this help."));
    for (const QString& note : spec.notes)
        text += u'\n' + wrapped(note, 0) + u'\n';
    return text;
}

std::vector<OptionSpec> programOptions() {
    return {{"h,help", "", CliText::tr("Show this help; after a command, the command's.")},
            {"v,version", "", CliText::tr("Show the version.")},
            {"reset-settings", "",
             CliText::tr("Put the window's settings aside and begin with the usual ones.")}};
}

QString programHelp(std::span<const CommandSpec> specs) {
    QString text = CliText::tr("Usage: tessera [FILE...]\n"
                               "       tessera COMMAND [arguments]\n");
    text += u'\n' + wrapped(CliText::tr("Editor and solver visualiser for edge-matching puzzles. "
                                        "Without a command it opens the window, with the files "
                                        "given; the commands need no display."),
                            0);
    text += QStringLiteral("\n\n") + CliText::tr("Commands:") + u'\n';
    for (const CommandSpec& spec : specs)
        text += entry(spec.name, spec.summary);
    text += u'\n' + CliText::tr("Options:") + u'\n';
    for (const OptionSpec& option : programOptions())
        text += entry(term(option), option.help);
    text += u'\n' +
            wrapped(CliText::tr("“-” is standard input or output wherever a file is read or "
                                "written. Exit codes: 0 done, 1 the work failed or a file is "
                                "bad, 2 wrong usage, 3 stopped before the target."),
                    0) +
            u'\n';
    return text;
}

} // namespace tessera
