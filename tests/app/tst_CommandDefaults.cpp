// SPDX-License-Identifier: GPL-3.0-or-later
// An omitted option has the value that the help states.
#include "app/cli/Commands.h"
#include "app/cli/common/Arguments.h"
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include <QRegularExpression>

namespace tessera::tst_CommandDefaults {

namespace {

/// A call to which an option can be added, and the file that it writes.
struct Call {
    QString words;
    QString file;
};

/// The defaults of the options of all commands, as they are agreed: scripts rely on them.
QStringList defaults() {
    return QStringLiteral("generate colors hardest|generate distribution even|generate hints 0|"
                          "generate seed 1|generate count 1|generate kind edge-matching|"
                          "generate symmetry none|solve seed 1|solve start own|solve runs 1|"
                          "solve jobs 1|solve checkpoint-every 15|solve unit-time 60|"
                          "solve number 1|count order rows|count pruning auto|count jobs 1|"
                          "count checkpoint-every 15|count unit-time 60|convert take both|"
                          "render size 1024|render theme classic|render scale 1|"
                          "render axis seconds|render number 1|render paper a4|render piece 20|"
                          "render margin 10|analyse target 95|experiment jobs 1|"
                          "experiment shard 1/1|experiment unit-time 60|work jobs 1|"
                          "benchmark evaluations 10000000|benchmark runs 1|benchmark seed 1|"
                          "benchmark jobs 1|benchmark to native|landscape steps 100000|"
                          "landscape lags 50|landscape samples 1000|landscape escapes 20|"
                          "landscape nodes 200|landscape evaluations 200000|landscape runs 5|"
                          "landscape seed 1|tune budget 1000000000|tune test friedman|"
                          "tune seed 1|tune jobs 1|tune unit-time 60")
        .split(u'|');
}

Call callOf(const QString& command, const QString& option) {
    static const QMap<QString, Call> calls{
        {QStringLiteral("generate"),
         {QStringLiteral("generate --size 4x4 -o x.tessera"), QStringLiteral("x.tessera")}},
        {QStringLiteral("generate symmetry"),
         {QStringLiteral("generate --kind sudoku --size 4x4 -o x.sdm"), QStringLiteral("x.sdm")}},
        {QStringLiteral("solve"),
         {QStringLiteral("solve p.tessera --solver local-search --evaluations 20000 -o x.tessera"),
          QStringLiteral("x.tessera")}},
        {QStringLiteral("solve number"),
         {QStringLiteral("solve list.sdm --solver gvns-sudoku --evaluations 2000 -o x.sdm"),
          QStringLiteral("x.sdm")}},
        {QStringLiteral("count"), {QStringLiteral("count p.tessera --limit 2"), {}}},
        {QStringLiteral("inspect"), {QStringLiteral("inspect list.sdm"), {}}},
        {QStringLiteral("convert"),
         {QStringLiteral("convert p.tessera x.tessera"), QStringLiteral("x.tessera")}},
        {QStringLiteral("render"),
         {QStringLiteral("render p.tessera -o x.png"), QStringLiteral("x.png")}},
        {QStringLiteral("render number"),
         {QStringLiteral("render list.sdm -o x.svg"), QStringLiteral("x.svg")}},
        {QStringLiteral("render axis"),
         {QStringLiteral("render t.csv -o x.svg"), QStringLiteral("x.svg")}},
        {QStringLiteral("render paper"),
         {QStringLiteral("render p.tessera --sheets -o x.pdf"), QStringLiteral("x.pdf")}},
        {QStringLiteral("work"), {QStringLiteral("work units --status"), {}}},
        {QStringLiteral("analyse"),
         {QStringLiteral("analyse results -o out"), QStringLiteral("out/expected-time.csv")}},
        {QStringLiteral("experiment"),
         {QStringLiteral("experiment plan.json -o out"), QStringLiteral("out/table.md")}},
        {QStringLiteral("benchmark"),
         {QStringLiteral("benchmark run --instance 4x4-hardest-1 --solver backtracking"), {}}},
        {QStringLiteral("benchmark to"),
         {QStringLiteral("benchmark write --instance 4x4-hardest-1 -o out"),
          QStringLiteral("out/4x4-hardest-1.tessera")}},
        {QStringLiteral("landscape"),
         {QStringLiteral("landscape p.tessera --neighbourhood rotation --solver tabu"), {}}},
        {QStringLiteral("tune"), {QStringLiteral("tune tune.json --parameter order"), {}}},
    };
    const auto alike = [&](const char* name) { return option == QLatin1String(name); };
    const QString key = alike("piece") || alike("margin") ? QStringLiteral("paper") : option;
    return calls.value(command + u' ' + key, calls.value(command));
}

} // namespace

class TestCommandDefaults : public CommandTest {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCOMPARE(run("generate --size 5x5 --colors 3+3 --seed 1 -o p.tessera").code, 0);
        QCOMPARE(run("generate --kind sudoku --size 4x4 --count 2 -o list.sdm").code, 0);
        QCOMPARE(run("solve p.tessera --solver annealing --evaluations 5000 --trace t.csv").code,
                 0);
        QCOMPARE(run("count p.tessera --units units").code, 0);
        write("plan.json", R"({"puzzles": [{"generate": {"width": 4, "height": 4}}],
 "methods": [{"solver": "annealing"}], "seeds": {"count": 2}, "budget": {"evaluations": 1000}})");
        QCOMPARE(run("experiment plan.json -o results").code, 0);
        write(
            "tune.json",
            content("plan.json").replace("annealing", "backtracking").replace("1000", "10000000"));
    }

    void defaultsAreAsAgreed() {
        QStringList found;
        for (const Command& command : allCommands()) {
            for (const OptionSpec& option : command.spec.options) {
                if (!option.usual.isEmpty())
                    found << QStringList{command.spec.name, option.names.front(), option.usual}
                                 .join(u' ');
            }
        }
        QStringList agreed = defaults();
        found.sort();
        agreed.sort();
        QCOMPARE(found, agreed);
    }

    void leftOutIsTheSameAsTheDefault_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("usual");
        for (const Command& command : allCommands()) {
            for (const OptionSpec& option : command.spec.options) {
                const QString& name = option.names.front();
                if (!option.usual.isEmpty())
                    QTest::addRow("%s %s", qPrintable(command.spec.name), qPrintable(name))
                        << command.spec.name << name << option.usual;
            }
        }
    }

    void leftOutIsTheSameAsTheDefault() {
        QFETCH(QString, command);
        QFETCH(QString, option);
        QFETCH(QString, usual);
        const Call call = callOf(command, option);
        QVERIFY2(!call.words.isEmpty(), "the test knows no call of this command");
        const QByteArray without = traceOf(call, {});
        QVERIFY(!without.isEmpty());
        QCOMPARE(traceOf(call, QStringLiteral(" --%1 %2").arg(option, usual)), without);
    }

    void theHelpSaysEveryDefaultOnce() {
        for (const Command& command : allCommands()) {
            const QString help =
                QString::fromUtf8(run(command.spec.name + QStringLiteral(" --help")).out)
                    .simplified();
            const QByteArray manual = run("man").out;
            for (const OptionSpec& option : command.spec.options) {
                QVERIFY2(help.contains(helpOf(option).simplified()), qPrintable(helpOf(option)));
                // Texts written by hand would not change with the value.
                static const QRegularExpression byHand(
                    QStringLiteral("\\(default|the default[,)]|by default"));
                QVERIFY2(!option.help.contains(byHand), qPrintable(option.help));
                QVERIFY2(option.usual.isEmpty() || option.words.isEmpty() ||
                             option.words.contains(option.usual),
                         qPrintable(option.usual));
                if (!option.usual.isEmpty()) {
                    const QString said = QStringLiteral("Default: %1.").arg(option.usual);
                    QVERIFY2(helpOf(option).endsWith(said), qPrintable(helpOf(option)));
                    QVERIFY(manual.contains(said.toUtf8().replace("-", "\\-")));
                }
            }
        }
    }

    void theHelpSaysEveryRange() {
        const QStringList numbers =
            QStringLiteral("N K J MM PERCENT PIXELS SCORE SECONDS").split(u' ');
        for (const Command& command : allCommands()) {
            for (const OptionSpec& option : command.spec.options) {
                if (!numbers.contains(option.value))
                    continue;
                const QString name = command.spec.name + u' ' + option.names.front();
                QVERIFY2(option.range, qPrintable(name));
                const auto [lowest, highest] = *option.range;
                const QString said =
                    highest <= 1'000'000'000
                        ? QStringLiteral(" From %1 to %2.").arg(lowest).arg(highest)
                    : lowest > 0 ? QStringLiteral(" At least %1.").arg(lowest)
                                 : option.help;
                QVERIFY2(helpOf(option).contains(said), qPrintable(name));
                const qint64 usual = option.usual.isEmpty() ? lowest : option.usual.toLongLong();
                QVERIFY2(usual >= lowest && usual <= highest, qPrintable(name));
            }
        }
        const auto printed = [&](const char* call) { return run(call).out.simplified(); };
        QVERIFY(printed("render --help").contains("From 16 to 10000. Default: 1024."));
        QVERIFY(run("render p.tessera -o x.png --size 10001").err.contains("from 16 to 10000"));
        QVERIFY(printed("work --help").contains("From 1 to 1024. Default: 1."));
        QVERIFY(printed("count --help").contains("after this many solutions. At least 1."));
        QVERIFY(!printed("solve --help").contains("2147483647"));
        QVERIFY(printed("man").contains("From 16 to 10000. Default: 1024."));
    }

    void theHelpNamesTheColumnsOfATrace() {
        const QByteArray columns = content("t.csv").split('\n').first();
        const qsizetype own = columns.indexOf(",Temperature");
        QVERIFY(own > 0);
        QVERIFY(run("solve --help")
                    .out.simplified()
                    .contains("with the columns " + columns.first(own).replace(",", ", ") + "."));
    }

    void theHelpSaysWhereADashIsNoPipe() {
        for (const char* call : {"render p.tessera -o -", "solve p.tessera --solver sat --proof -",
                                 "experiment plan.json -o -"})
            QCOMPARE(run(call).code, 2);
        for (const char* call : {"help", "man"})
            QVERIFY(run(call).out.simplified().contains("proofs, folders, pictures or a trace"));
    }

    void theHelpSaysWhatIsNeeded_data() {
        QTest::addColumn<QString>("said");
        const auto row = [](const char* call, const char* said) {
            QTest::newRow(call) << QString::fromLatin1(said);
        };
        row("generate -o x.tessera", "--size WxH .* Without --preset, needed for edge-matching");
        row("generate --size 4x4", "--output OUT .* Needed\\. --kind");
        row("solve p.tessera", "--method ID .* Needed without --preset-file\\. --param ");
        row("convert p.tessera", "--output OUT .* Needed, as OUT or with -o\\. --from");
        row("render p.tessera", "--output OUT .* Needed\\. --size");
        row("experiment plan.json", "--output DIR .* Needed\\. --puzzles");
        row("tune tune.json", "--parameter NAME .* Needed\\. --budget");
        row("benchmark run", "For run: the method; needed\\.");
        row("benchmark write", "For write: a folder; needed\\.");
        row("benchmark check", "For check: a board file [^.]*; needed\\.");
    }

    void theHelpSaysWhatIsNeeded() {
        QFETCH(QString, said);
        const QString call = QString::fromLatin1(QTest::currentDataTag());
        const Outcome without = run(call);
        QCOMPARE(without.code, 2);
        QVERIFY2(without.err.contains(" is missing."), without.err);
        const QString help =
            QString::fromUtf8(run(call.section(u' ', 0, 0) + QStringLiteral(" --help")).out);
        QVERIFY2(help.simplified().contains(QRegularExpression(said)), qPrintable(help));
    }

    /// Rules and methods depend on where they start; the starts of the papers are the default.
    void withoutAStartTheMethodHasItsOwn_data() {
        QTest::addColumn<QString>("method");
        QTest::newRow("local-search") << QStringLiteral("local-search");
        QTest::newRow("ms-gvns") << QStringLiteral("ms-gvns");
    }

    void withoutAStartTheMethodHasItsOwn() {
        QFETCH(QString, method);
        QCOMPARE(run("generate --size 10x10 --seed 7 -o ten.tessera").code, 0);
        const auto boards = [&](const char* start) {
            const Outcome outcome =
                run(QStringLiteral("solve ten.tessera --solver %1 --evaluations 30000 --runs 2 "
                                   "--json %2")
                        .arg(method, QLatin1String(start)));
            QStringList texts;
            for (const QJsonValue one : outcome.object()[QLatin1String("runs")].toArray())
                texts << one[QLatin1String("board")].toString();
            return texts;
        };
        const QStringList own = boards("--start own");
        QCOMPARE(own.size(), 2);
        QCOMPARE(boards(""), own);
        QVERIFY(boards("--start random") != own);
    }

private:
    /// All output of a call, except for the times.
    QByteArray traceOf(const Call& call, const QString& more) {
        const QString file = folder() + u'/' + call.file;
        if (!call.file.isEmpty())
            QFile::remove(file);
        QDir(folder() + QStringLiteral("/out")).removeRecursively();
        const Outcome outcome = run(call.words + more);
        if (outcome.code != 0) {
            qWarning("%s", outcome.err.constData());
            return {};
        }
        QString text = QString::fromLatin1(outcome.out);
        if (!call.file.isEmpty())
            text += QString::fromLatin1(content(qPrintable(call.file)));
        static const QRegularExpression times(
            QStringLiteral("seconds [0-9.e+-]+|D:[0-9]{14}[^)]*|[0-9.]+ s\\b"));
        return text.remove(times).toLatin1();
    }
};

TESSERA_TEST(TestCommandDefaults, Needs::Core)

} // namespace tessera::tst_CommandDefaults

#include "tst_CommandDefaults.moc"
