// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

namespace tessera {

namespace {

/// Text that troff prints as it stands: dashes stay dashes, and a line that
/// begins with a dot is no request.
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
        {"title", CliText::tr("A text for the tables.")},
        {"puzzles",
         CliText::tr(
             "A list of objects, each with “file” (relative to the plan) or “generate” "
             "(settings such as width, height, colors, seed; %1), and if wanted “count” (so "
             "many generated ones with the next seeds), “name”, “group” (puzzles of one "
             "row in the tables) and “budget” (its own).")
             .arg(kindsHelp(&KindHelp::plan, QStringLiteral("; ")))},
        {"methods",
         CliText::tr("A list of objects with “solver” (an id of “tessera solvers”), and if wanted "
                     "“name”, “preset”, “start” (random, greedy, board or own), “parameters” (a "
                     "value each; a list of values makes one method of each) and “published” (a "
                     "text for each group of puzzles, shown beside the results).")},
        {"seeds", CliText::tr("A list of numbers, or an object with “count” and if wanted “first” "
                              "and “step”.")},
        {"budget", CliText::tr("An object with at least one of “seconds”, “processor-seconds”, "
                               "“evaluations” and “target”.")},
        {"score-at", CliText::tr("A list of seconds at which the tables show the scores too.")},
        {"curves", CliText::tr("“generations” draws the charts against generations.")},
        {"published-times", CliText::tr("An object with “name” and “seconds”: one time for each "
                                        "group of puzzles.")},
    };
    QString text = QStringLiteral(".SH PLAN FILES\n") +
                   troff(CliText::tr("A plan of “tessera experiment” is a JSON object with these "
                                     "keys; puzzles, methods, seeds and budget are needed.")) +
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
    text += troff(CliText::tr("Without a command it opens the window, with the files given; the "
                              "commands need no display. “-” is standard input or output wherever "
                              "a file is read or written.")) +
            u'\n';
    text += QStringLiteral(".SH OPTIONS\n");
    for (const OptionSpec& option : programOptions())
        text += manualEntry(optionTerm(option), option.help);
    text += QStringLiteral(".SH COMMANDS\n");
    for (const Command& command : allCommands())
        text += commandSection(command.spec);
    text += planSection();
    text += QStringLiteral(".SH EXIT STATUS\n");
    const QStringList ends{CliText::tr("Done."), CliText::tr("The work failed or a file is bad."),
                           CliText::tr("Wrong usage."), CliText::tr("Stopped before the target.")};
    for (qsizetype code = 0; code < ends.size(); ++code)
        text += manualEntry(QString::number(code), ends[code]);
    printText(text);
    return ExitCode::Done;
}

} // namespace

Command manCommand() {
    return {
        {QStringLiteral("man"), CliText::tr("Print the manual page, to be read with “man -l -”.")},
        manual};
}

} // namespace tessera
