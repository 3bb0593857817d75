// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include "core/kind/Kind.h"

#include <QStandardPaths>

#include <algorithm>

namespace tessera::tst_ShellCompletion {

class TestShellCompletion : public CommandTest {
    Q_OBJECT

private slots:
    void bashCompletesCommandsOptionsAndValues_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("command") << QStringLiteral("tessera sol")
                                 << QStringList{QStringLiteral("solve"), QStringLiteral("solvers")};
        QTest::newRow("option") << QStringLiteral("tessera solve in --preset")
                                << QStringList{QStringLiteral("--preset"),
                                               QStringLiteral("--preset-file")};
        QTest::newRow("method") << QStringLiteral("tessera solve in --solver tabu")
                                << QStringList{QStringLiteral("tabu"),
                                               QStringLiteral("tabu-two-phase")};
        QTest::newRow("format") << QStringLiteral("tessera convert in out --to nat")
                                << QStringList{QStringLiteral("native"),
                                               QStringLiteral("native-sudoku")};
        const auto row = [](const char* words, const QStringList& expected) {
            QTest::newRow(words) << QString::fromLatin1(words) << expected;
        };
        row("tessera solve in --method tabu --preset wang", {});
        row("tessera solve in --method tabu-two-phase --preset wang",
            {QStringLiteral("wang-chiang-2010")});
        row("tessera solve in --solver annealing --param coo",
            {QStringLiteral("compopt -o nospace +o filenames"), QStringLiteral("cooling=")});
        row("tessera score my", {QStringLiteral("my other.tessera")});
        row("tessera my", {QStringLiteral("my other.tessera")});
        row("tessera solve in --solver annealing --run-file puz",
            {QStringLiteral("puzzle.tessera")});
        row("tessera generate --preset EI", {QStringLiteral("EII")});
        row("tessera generate --symmetry up", {QStringLiteral("up-down")});
        row("tessera count in --order sp", {QStringLiteral("spiral")});
        row("tessera render in --axis it", {QStringLiteral("iterations")});
        row("tessera benchmark ru", {QStringLiteral("run")});
        row("tessera benchmark --ins", {QStringLiteral("--instance")});
        row("tessera benchmark check puz", {QStringLiteral("puzzle.tessera")});
        row("tessera help sol", {QStringLiteral("solve"), QStringLiteral("solvers")});
        QTest::newRow("shell") << QStringLiteral("tessera completion z")
                               << QStringList{QStringLiteral("zsh")};
        QTest::newRow("file") << QStringLiteral("tessera score puz")
                              << QStringList{QStringLiteral("puzzle.tessera")};
    }
    void bashCompletesCommandsOptionsAndValues() {
        QFETCH(QString, words);
        QFETCH(QStringList, expected);
        const QString bash = QStandardPaths::findExecutable(QStringLiteral("bash"));
        if (bash.isEmpty())
            QSKIP("there is no bash here");
        write("script", run("completion bash").out);
        write("puzzle.tessera", "{}");
        write("my other.tessera", "{}");
        QProcess process;
        process.setWorkingDirectory(folder());
        process.start(bash, {QStringLiteral("--norc"), QStringLiteral("-c"),
                             QStringLiteral("set -u; . ./script; "
                                            "compopt() { echo compopt \"$@\"; }; COMP_WORDS=(%1); "
                                            "COMP_CWORD=$((${#COMP_WORDS[@]}-1)); _tessera; "
                                            "printf '%s\\n' \"${COMPREPLY[@]}\"")
                                 .arg(words)});
        const Outcome outcome = finish(process);
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QCOMPARE(outcome.lines(), expected);
    }

    /// They are what the parser accepts.
    void knownWordsAreCompleted() {
        const QByteArray script = run("completion bash").out;
        for (const Command& command : allCommands()) {
            for (const OptionSpec& option : command.spec.options) {
                if (!option.words.isEmpty())
                    QVERIFY2(script.contains(option.words.join(u' ').toUtf8()),
                             qPrintable(option.names.front()));
            }
        }
    }

    void fishAnswers() {
        const QString fish = QStandardPaths::findExecutable(QStringLiteral("fish"));
        if (fish.isEmpty())
            QSKIP("there is no fish here");
        write("script", run("completion fish").out);
        QProcess process;
        process.setWorkingDirectory(folder());
        process.start(fish, {QStringLiteral("--no-config"), QStringLiteral("-c"),
                             QStringLiteral("source ./script; "
                                            "complete -C 'tessera solve --solver an'")});
        const Outcome outcome = finish(process);
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QStringList words;
        for (const QString& line : outcome.lines())
            words << line.section(u'\t', 0, 0);
        QCOMPARE(words,
                 (QStringList{QStringLiteral("annealing"), QStringLiteral("annealing-sudoku"),
                              QStringLiteral("ant-colony")}));
    }

    void zshUnderstandsIt() {
        const QString zsh = QStandardPaths::findExecutable(QStringLiteral("zsh"));
        if (zsh.isEmpty())
            QSKIP("there is no zsh here");
        QProcess process;
        process.start(zsh, {QStringLiteral("-n")});
        process.write(run("completion zsh").out);
        process.closeWriteChannel();
        const Outcome outcome = finish(process);
        QVERIFY2(outcome.code == 0 && outcome.err.isEmpty(), outcome.err.constData());
    }

    /// A value follows "cooling=".
    void zshAddsNoSpaceAfterAParameter() {
        const QByteArray script = run("completion zsh").out;
        QVERIFY(script.contains("annealing) compadd -S '' -- "));
        QVERIFY(script.contains("compadd -- friedman t-test"));
    }

    void everyCommandIsInAllOfThem() {
        for (const char* shell : {"completion bash", "completion zsh", "completion fish", "man"}) {
            const Outcome outcome = run(shell);
            QCOMPARE(outcome.code, 0);
            QVERIFY2(outcome.out.contains(outcome.out.startsWith(".TH") ? "reset\\-settings"
                                                                        : "reset-settings"),
                     shell);
            for (const Command& command : allCommands()) {
                QVERIFY2(outcome.out.contains(command.spec.name.toUtf8()), shell);
                for (const OptionSpec& option : command.spec.options) {
                    // The manual writes each dash so that it stays one.
                    const QByteArray name = option.names.back().toUtf8();
                    QByteArray escaped = name;
                    escaped.replace("-", "\\-");
                    QVERIFY2(outcome.out.contains(name) || outcome.out.contains(escaped),
                             name.constData());
                }
            }
        }
        QCOMPARE(run("completion csh").code, 2);
        QCOMPARE(run("completion").code, 2);
    }

    /// In the words of the help.
    void theManualHasASectionForEachCommand() {
        QString manual = QString::fromUtf8(run("man").out);
        QVERIFY(!manual.contains(QStringLiteral("\n.PP\n.PP\n")));
        QVERIFY(manual.startsWith(QStringLiteral(".TH TESSERA 1 ")));
        for (const char* font : {"\\fB", "\\fI", "\\fR", "\\&"})
            manual.remove(QLatin1String(font));
        manual.replace(QStringLiteral("\\-"), QStringLiteral("-"))
            .replace(QStringLiteral("\\e"), QStringLiteral("\\"));
        const auto entry = [](const QString& term, const QString& help) {
            return QStringLiteral(".TP\n%1\n%2\n").arg(term, help);
        };
        const auto termOf = [](const OptionSpec& option) {
            QStringList names;
            for (const QString& name : option.names)
                names << dashed(name);
            return (names.join(QStringLiteral(", ")) + u' ' + option.value).trimmed();
        };
        QString expected = QStringLiteral(".SH OPTIONS\n");
        for (const OptionSpec& option : programOptions())
            expected += entry(termOf(option), option.help);
        expected += QStringLiteral(".SH COMMANDS\n");
        for (const Command& command : allCommands()) {
            const CommandSpec& spec = command.spec;
            expected += QStringLiteral(".SS tessera %1\n%2\n").arg(usageOf(spec), spec.summary);
            for (const OperandSpec& operand : spec.operands)
                expected += entry(operand.name, operand.help);
            for (const OptionSpec& option : spec.options)
                expected += entry(termOf(option), helpOf(option));
            for (const QString& note : spec.notes)
                expected += QStringLiteral(".PP\n%1\n").arg(note);
        }
        expected += QStringLiteral(".SH PLAN FILES\nA plan for ");
        const qsizetype begin = manual.indexOf(QStringLiteral(".SH OPTIONS\n"));
        QCOMPARE(manual.mid(begin, expected.size()).split(u'\n'), expected.split(u'\n'));
        // Each key of a plan, an example, and each exit code.
        const QString rest = manual.mid(begin + expected.size());
        QStringList terms;
        const QStringList lines = rest.split(u'\n');
        for (qsizetype i = 1; i < lines.size(); ++i) {
            if (lines[i - 1] == u".TP")
                terms << lines[i];
        }
        QCOMPARE(terms.join(u' '), QStringLiteral("title puzzles methods seeds budget score-at "
                                                  "curves published-times 0 1 2 3"));
        const qsizetype example = rest.indexOf(QStringLiteral(".nf\n")) + 4;
        const auto plan = QJsonDocument::fromJson(
            rest.mid(example, rest.indexOf(QStringLiteral(".fi\n")) - example).toUtf8());
        QCOMPARE(plan.object().keys().join(u' '), QStringLiteral("budget methods puzzles seeds"));
    }

    /// Options with their values: any words, those that are known, or those of the method.
    void fishHasALineForEachOption() {
        const QStringList lines = run("completion fish").lines();
        qsizetype count = 1;
        count += static_cast<qsizetype>(programOptions().size());
        for (const Command& command : allCommands()) {
            ++count;
            for (const OperandSpec& operand : command.spec.operands)
                count += operand.words.isEmpty() ? 0 : 1;
            for (const OptionSpec& option : command.spec.options) {
                ++count;
                QString line = QStringLiteral("complete -c tessera -n "
                                              "'__fish_seen_subcommand_from %1'")
                                   .arg(command.spec.name);
                for (const QString& name : option.names)
                    line +=
                        (name.size() == 1 ? QStringLiteral(" -s ") : QStringLiteral(" -l ")) + name;
                if (!option.value.isEmpty())
                    line += QStringLiteral(" -r");
                if (!option.words.isEmpty())
                    line += QStringLiteral(" -f -a '%1'").arg(option.words.join(u' '));
                line += QStringLiteral(" -d '");
                const auto found = std::ranges::find_if(
                    lines, [&](const QString& one) { return one.startsWith(line); });
                QVERIFY2(found != lines.end(), qPrintable(line));
                QVERIFY2(found->endsWith(u'\'') && found->contains(helpOf(option).left(20)),
                         qPrintable(*found));
            }
        }
        const auto ofMethods = std::ranges::count_if(
            lines, [](const QString& line) { return line.contains(u"; and contains "); });
        qsizetype words = 0; // parameters and presets, for solve
        for (const SolverInfo& method : allSolvers())
            words += (method.parameters.empty() ? 0 : 1) + (method.presets.empty() ? 0 : 1);
        QCOMPARE(ofMethods, words);
        QCOMPARE(lines.size(), count + words);
        QVERIFY(lines.contains(
            QStringLiteral("complete -c tessera -n '__fish_seen_subcommand_from benchmark; and not "
                           "__fish_seen_subcommand_from list run check write' -a "
                           "'list run check write'")));
        QVERIFY(lines.contains(
            QStringLiteral("complete -c tessera -n '__fish_seen_subcommand_from solve; and "
                           "contains tabu-two-phase (commandline -opc)' -l preset -r -f -a "
                           "'wang-chiang-2010'")));
    }

    /// In zsh as in bash.
    void zshHasTheSameCommandsAndOptions() {
        const QString script = QString::fromUtf8(run("completion zsh").out);
        for (const Command& command : allCommands()) {
            const CommandSpec& spec = command.spec;
            QString summary = spec.summary;
            summary.replace(u'\'', QStringLiteral("'\\''"));
            QVERIFY2(script.contains(QStringLiteral("\n    '%1:%2'\n").arg(spec.name, summary)),
                     qPrintable(spec.name));
            QStringList names{QStringLiteral("--help")};
            for (const OptionSpec& option : spec.options) {
                for (const QString& name : option.names)
                    names << dashed(name);
                if (!option.words.isEmpty()) {
                    const QString pattern =
                        QStringLiteral("'%1 %2') compadd -- %3; return ;;\n")
                            .arg(spec.name, dashed(option.names.back()), option.words.join(u' '));
                    QVERIFY2(script.contains(pattern), qPrintable(pattern));
                }
            }
            const QString options =
                QStringLiteral("\n    %1) compadd -- %2 ;;\n").arg(spec.name, names.join(u' '));
            QVERIFY2(script.contains(options), qPrintable(options));
        }
        QVERIFY(
            script.contains(QStringLiteral("== help ]]; then\n    _describe command commands\n")));
        QVERIFY(script.contains(
            QStringLiteral("\n    'benchmark benchmark') case \"$word\" in -*) ;; *) compadd -- "
                           "list run check write; return ;; esac ;;\n")));
        QVERIFY(script.contains(QStringLiteral("\n    'solve --preset') case \"$method\" in\n")));
        QVERIFY(script.contains(
            QStringLiteral("\n      tabu-two-phase) compadd -- wang-chiang-2010 ;;\n")));
        QVERIFY(!script.contains(QStringLiteral("'tune --param")));
        QCOMPARE(script.count(QStringLiteral("\n      esac; return ;;\n")), 2);
    }

    void theManualHasNoMistakes() {
        const QByteArray manual = run("man").out;
        for (const char* section : {"NAME", "SYNOPSIS", "OPTIONS", "COMMANDS", "EXIT STATUS"})
            QVERIFY2(manual.contains(QByteArray(".SH ") + section + '\n'), section);
        const QByteArray ends = manual.mid(manual.indexOf(".SH EXIT STATUS"));
        for (const char* code : {"0", "1", "2", "3"})
            QVERIFY2(ends.contains(QByteArray(".TP\n") + code + '\n'), code);
        const QString groff = QStandardPaths::findExecutable(QStringLiteral("groff"));
        if (groff.isEmpty())
            QSKIP("there is no groff here");
        QProcess process;
        process.start(groff, {QStringLiteral("-man"), QStringLiteral("-Tutf8"),
                              QStringLiteral("-Kutf8"), QStringLiteral("-ww")});
        process.write(manual);
        process.closeWriteChannel();
        const Outcome outcome = finish(process);
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.err.isEmpty(), outcome.err.constData());
        QVERIFY(outcome.out.contains("solve"));
        for (const char* key : {".SH PLAN FILES", "score\\-at", "published\\-times"})
            QVERIFY2(manual.contains(key), key);
    }
};

TESSERA_TEST(TestShellCompletion, Needs::Core)

} // namespace tessera::tst_ShellCompletion

#include "tst_ShellCompletion.moc"
