// SPDX-License-Identifier: GPL-3.0-or-later

// Random words for every command: accepted, or rejected with a sentence. TESSERA_MUTATIONS sets
// their number for each command (500).
#include "app/cli/Commands.h"
#include "tests/TestProgram.h"
#include "tests/core/DamagedText.h"
#include "tests/fuzz/ArgumentsExercise.h"

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
};

TESSERA_TEST(TestHostileArguments, Needs::Core)

} // namespace tessera::tst_HostileArguments

#include "tst_HostileArguments.moc"
