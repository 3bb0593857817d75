// SPDX-License-Identifier: GPL-3.0-or-later

// Random words for every command: accepted, or rejected with a sentence. TESSERA_MUTATIONS sets
// their number for each command (500).
#include "app/cli/Commands.h"
#include "app/cli/common/Console.h"
#include "tests/TestProgram.h"
#include "tests/core/DamagedText.h"
#include "tests/fuzz/ArgumentsExercise.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tessera::tst_HostileArguments {

namespace {

QByteArray anyValue(Random& random) {
    static const QByteArrayList values{"annealing", "tabu",  "short-list", "sample=7",  "12", "1.5",
                                       "A1:C2",     "10x10", "-",          "in.tessera"};
    return values[static_cast<qsizetype>(random.index(static_cast<std::size_t>(values.size())))];
}

/// Options of the command with values, sometimes without, and operands.
QByteArray someWords(const CommandSpec& spec, Random& random) {
    QByteArrayList words;
    for (std::uint32_t i = random.below(6); i > 0; --i) {
        if (spec.options.empty() || random.chance(0.3)) {
            words << anyValue(random);
            continue;
        }
        const OptionSpec& option = spec.options[random.index(spec.options.size())];
        const QByteArray name = option.names[0].toUtf8();
        words << (name.size() == 1 ? "-" : "--") + name;
        if (!option.value.isEmpty() && random.chance(0.9))
            words << anyValue(random);
    }
    return words.join('\n');
}

/// What a step returns, or the sentence with which it refuses.
QString answerOf(const auto& step) {
    try {
        return step();
    } catch (const UsageError& error) {
        return error.sentence();
    }
}

/// A command with an operand that may be left out.
CommandSpec tidySpec() {
    return {QStringLiteral("tidy"),
            QStringLiteral("Tidy up."),
            {{QStringLiteral("IN"), QStringLiteral("What to tidy.")},
             {QStringLiteral("OUT"), QStringLiteral("Where to."), true}},
            {{"n,number", "N", QStringLiteral("How often.")},
             {"seconds", "SECONDS", QStringLiteral("How long.")},
             {"quiet", "", QStringLiteral("In silence.")},
             {"to", "DIR", QStringLiteral("A place.")},
             {"beside", "FOLDER", QStringLiteral("Another one.")},
             OptionSpec{"tag", "TAG", QStringLiteral("A tag.")}.repeated()}};
}

} // namespace

class TestHostileArguments : public QObject {
    Q_OBJECT

private slots:
    void anyWords_data() {
        QTest::addColumn<QString>("name");
        for (const Command& command : allCommands())
            QTest::newRow(qPrintable(command.spec.name)) << command.spec.name;
    }

    void anyWords() {
        QFETCH(QString, name);
        const CommandSpec& spec = findCommand(name)->spec;
        const auto draw = [&](Random& random) { return someWords(spec, random); };
        const auto damage =
            testing::exerciseDamaged(500, draw, draw, [&](const QByteArray& words, int) {
                return testing::exerciseArguments(spec, words);
            });
        QVERIFY(damage.someWereAccepted());
    }

    /// Of other words nothing is changed.
    void namesOfFilesMayStartWithAColon() {
        const Arguments benchmark(findCommand(QStringLiteral("benchmark"))->spec,
                                  QStringLiteral("check :in --by :-) -o :out").split(u' '));
        QCOMPARE(benchmark.operand(1), QStringLiteral("./:in"));
        QCOMPARE(benchmark.text("by"), QStringLiteral(":-)"));
        QCOMPARE(benchmark.text("o"), QStringLiteral("./:out"));
        const Arguments solve(
            findCommand(QStringLiteral("solve"))->spec,
            QStringLiteral("in --trace :t --run-file :r --records :l --param :p").split(u' '));
        for (const char* option : {"trace", "run-file", "records"})
            QVERIFY2(solve.text(option).startsWith(QStringLiteral("./:")), option);
        QCOMPARE(solve.texts("param"), QStringList{QStringLiteral(":p")});
    }

    /// Which are 80; what is too long for its column has a line of its own.
    void theHelpKeepsToItsColumns() {
        const QString full = QString(25, u'a') + u' ' + QString(28, u'b');
        CommandSpec spec = tidySpec();
        spec.options = {
            {"eighteen-letters-x", "N", full + QStringLiteral(" c")},
            OptionSpec{"nineteen-letters-xy", "N", full.chopped(1) + QStringLiteral("bb c d")}
                .withDefault(7),
            {"q,quiet", "", QStringLiteral("In silence.")}};
        spec.notes = {QString(40, u'n') + u' ' + QString(39, u'm') + QStringLiteral(" o"),
                      QStringLiteral("The end.")};
        const QString margin(26, u' ');
        const QStringList lines{QStringLiteral("Usage: tessera tidy IN [OUT] [options]"),
                                {},
                                QStringLiteral("Tidy up."),
                                {},
                                QStringLiteral("Arguments:"),
                                QStringLiteral("  IN                      What to tidy."),
                                QStringLiteral("  OUT                     Where to."),
                                {},
                                QStringLiteral("Options:"),
                                QStringLiteral("  --eighteen-letters-x N  ") + full,
                                margin + u'c',
                                QStringLiteral("  --nineteen-letters-xy N"),
                                margin + QString(25, u'a'),
                                margin + QString(29, u'b') + QStringLiteral(" c d Default: 7."),
                                QStringLiteral("  -q, --quiet             In silence."),
                                QStringLiteral("  -h, --help              Show this help."),
                                {},
                                QString(40, u'n') + u' ' + QString(39, u'm'),
                                QStringLiteral("o"),
                                {},
                                QStringLiteral("The end."),
                                {}};
        QCOMPARE(commandHelp(spec).split(u'\n'), lines);
        spec = {QStringLiteral("rest"), QStringLiteral("Do nothing.")};
        QCOMPARE(commandHelp(spec), QStringLiteral("Usage: tessera rest [options]\n\n"
                                                   "Do nothing.\n\nOptions:\n"
                                                   "  -h, --help              Show this help.\n"));
        const QStringList paragraphs = programHelp({&spec, 1}).split(QStringLiteral("\n\n"));
        QCOMPARE(paragraphs.size(), 5);
        QCOMPARE(paragraphs[0].count(u'\n'), 1);
        QCOMPARE(paragraphs[2], QStringLiteral("Commands:\n  rest                    Do nothing."));
        QVERIFY(paragraphs[3].startsWith(
            QStringLiteral("Options:\n  -h, --help              Show this help; after a")));
        QVERIFY(paragraphs[3].contains(QStringLiteral("\n  --reset-settings        Reset ")));
        QVERIFY(paragraphs[4].startsWith(u'“') && paragraphs[4].endsWith(QStringLiteral(".\n")));
    }

    void wordsAreTakenOrRefused_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* words, const QString& sentence) {
            QTest::newRow(words) << QString::fromLatin1(words) << sentence;
        };
        const QString given = QStringLiteral("%1 is given more than once.");
        row("", QStringLiteral("IN is missing."));
        row("a", {});
        row("a|b", {});
        row("|b", QStringLiteral("IN is empty."));
        row("a|", QStringLiteral("OUT is empty."));
        row("a|b|c", QStringLiteral("Unexpected argument “c”."));
        row("a|b|c|d", QStringLiteral("Unexpected argument “c”."));
        row("a|-n|1|--quiet", {});
        row("a|-n|1|--number|2", given.arg(QStringLiteral("-n")));
        row("a|--quiet|--quiet", given.arg(QStringLiteral("--quiet")));
        row("a|--tag|1|--tag|2", {});
        row("a|--tag|", QStringLiteral("The value of --tag is empty."));
        row("a|--to|-", QStringLiteral("--to needs a folder, not standard output."));
        row("a|--beside|-", QStringLiteral("--beside needs a folder, not standard output."));
        row("a|--tag|-", {});
        row("a|--loud", QStringLiteral("Unknown option “loud”."));
        row("-h", {}); // the help needs no IN
    }
    void wordsAreTakenOrRefused() {
        QFETCH(QString, words);
        QFETCH(QString, sentence);
        const QStringList list = words.isEmpty() ? QStringList() : words.split(u'|');
        QCOMPARE(answerOf([&] {
                     const Arguments arguments(tidySpec(), list);
                     return arguments.helpWanted() == (words == u"-h") ? QString() : words;
                 }),
                 sentence);
    }

    void numbersReachToTheirLimits() {
        CommandSpec spec = tidySpec();
        const auto whole = [&](const char* typed, std::int64_t highest = kHighestNumber,
                               std::optional<std::int64_t> most = {}) {
            spec.options[0].range = {3, highest};
            return answerOf([&] {
                const Arguments arguments(
                    spec, {QStringLiteral("a"), QStringLiteral("-n"), QLatin1String(typed)});
                return QString::number(arguments.whole("n", most).value());
            });
        };
        const QString between = QStringLiteral("-n takes a whole number from 3 to %1, not “%2”.");
        const QString least = QStringLiteral("-n takes a whole number, at least 3, not “%1”.");
        for (const char* typed : {"3", "7"})
            QCOMPARE(whole(typed, 7), QLatin1String(typed));
        for (const char* typed : {"2", "8", "x"})
            QCOMPARE(whole(typed, 7), between.arg(7).arg(QLatin1String(typed)));
        QCOMPARE(whole("7", kHighestNumber, 7), QStringLiteral("7"));
        QCOMPARE(whole("8", kHighestNumber, 7), between.arg(7).arg(8));
        for (const char* typed : {"2", "x", "4x", "4.0"})
            QCOMPARE(whole(typed), least.arg(QLatin1String(typed)));
        QCOMPARE(whole("9223372036854775807"), QStringLiteral("9223372036854775807"));
        const auto beyond = QStringLiteral("9223372036854775808");
        QCOMPARE(whole("9223372036854775808"), between.arg(kHighestNumber).arg(beyond));
        const auto seconds = [&](const char* typed, std::int64_t lowest) {
            spec.options[1].range = {lowest, kHighestNumber};
            return answerOf([&] {
                const Arguments arguments(
                    spec, {QStringLiteral("a"), QStringLiteral("--seconds"), QLatin1String(typed)});
                return QString::number(arguments.seconds("seconds").value());
            });
        };
        QCOMPARE(seconds("0", 0), QStringLiteral("0"));
        QCOMPARE(seconds("1.5", 1), QStringLiteral("1.5"));
        for (const char* typed : {"inf", "nan", "x", "1,000", "-1"})
            QCOMPARE(seconds(typed, 0),
                     QStringLiteral("--seconds takes 0 or more seconds, not “%1”.")
                         .arg(QLatin1String(typed)));
        QCOMPARE(seconds("1.4", 2),
                 QStringLiteral("--seconds takes 2 or more seconds, not “1.4”."));
        const Arguments none(tidySpec(), {QStringLiteral("a")});
        QVERIFY(!none.whole("n") && !none.seconds("seconds"));
        for (const char* text : {"", "-", "+5", " 5", "5 ", "5/", "5:", "0x5"})
            QVERIFY2(!parseWhole(QLatin1String(text)), text);
        QCOMPARE(parseWhole(QStringLiteral("-090")), std::int64_t{-90});
        QCOMPARE(parseSize(QStringLiteral("1x%1").arg(kMaxSide)), (GridSize{1, kMaxSide}));
        QCOMPARE(parseSize(QStringLiteral("%1X0").arg(kMaxSide + 1)), (GridSize{0, 0}));
        for (const char* text : {"3", "x3", "3x", "3x3x3", "3*3"})
            QVERIFY2(!parseSize(QLatin1String(text)), text);
    }

    void cellsAreThoseOfTheBoard() {
        const GridSize size{3, 2};
        for (int cell = 0; cell < size.cells(); ++cell)
            QCOMPARE(cellNamed(cellName(size, cell).toLower(), size), cell);
        for (const char* name : {"A3", "D1", "A0", ""})
            QVERIFY2(!cellNamed(QLatin1String(name), size), name);
        QCOMPARE(cellsNamed(QStringLiteral("c2, B2:A1"), size), (std::vector{0, 1, 3, 4, 5}));
        QCOMPARE(cellsNamed(QStringLiteral("A2:B1"), size), (std::vector{0, 1, 3, 4}));
        QCOMPARE(answerOf([&] {
                     static_cast<void>(cellsNamed(QStringLiteral("A1,C3"), size));
                     return QString();
                 }),
                 QStringLiteral("“C3” is not a cell of the 3×2 board."));
    }

    void valuesAreToldInWords() {
        const QJsonObject facts{
            {QStringLiteral("flag"), true},
            {QStringLiteral("other"), false},
            {QStringLiteral("nothing"), QJsonValue::Null},
            {QStringLiteral("whole"), 12.0},
            {QStringLiteral("share"), 0.126},
            {QStringLiteral("below"), -1.5},
            {QStringLiteral("word"), QStringLiteral("a b")},
            {QStringLiteral("warnings"), QJsonArray{QStringLiteral("one"), QStringLiteral("two")}},
            {QStringLiteral("violations"), QJsonArray()}};
        QCOMPARE(linesOf(facts, "share flag other nothing whole below word violations warnings"),
                 QStringLiteral("share 0.13|flag yes|other no|nothing none|whole 12|below -1.50|"
                                "word a b|warning one|warning two")
                     .split(u'|'));
        QCOMPARE(withoutControls(QStringLiteral("a\n\x1b[K\t\u0085\u2028\u2029\u00e9\u2027")),
                 QStringLiteral("a\\n\\x1b[K\\x09\\x85\\u2028\\u2029\u00e9\u2027"));
    }

    void parametersHaveANameAndAValue() {
        const auto refused = [](const char* setting) {
            return answerOf([&] {
                const Arguments arguments(findCommand(QStringLiteral("solve"))->spec,
                                          {QStringLiteral("in"), QStringLiteral("--solver"),
                                           QStringLiteral("tabu"), QStringLiteral("--param"),
                                           QLatin1String(setting)});
                const QJsonObject values = solverChoice(arguments).values.toJson();
                return QString::number(values[QLatin1String("list-length")].toInt());
            });
        };
        QCOMPARE(refused("list-length=7"), QStringLiteral("7"));
        for (const char* setting : {"=7", "list-length"})
            QCOMPARE(
                refused(setting),
                QStringLiteral("--param takes name=value, not “%1”.").arg(QLatin1String(setting)));
        QVERIFY(!refused("x=7").contains(u"name=value"));
    }
};

TESSERA_TEST(TestHostileArguments, Needs::Core)

} // namespace tessera::tst_HostileArguments

#include "tst_HostileArguments.moc"
