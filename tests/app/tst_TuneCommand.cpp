// SPDX-License-Identifier: GPL-3.0-or-later
// tessera tune, where some of its runs fail.
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"
#include "tests/core/MemoryLimit.h"

namespace tessera::tst_TuneCommand {

class TestTuneCommand : public CommandTest {
    Q_OBJECT

private slots:
    void initTestCase() {
        if constexpr (!testing::kCanLimitMemory)
            QSKIP("the memory cannot be limited here");
        write("plan.json", R"({"puzzles": [{"generate": {"width": 20, "height": 20,
  "colors": "5+20"}}], "methods": [{"solver": "genetic", "parameters": {"population": 2}}],
 "seeds": {"count": 5}, "budget": {"evaluations": 2000}})");
    }

    /// A population of 100,000 such boards takes 1.8 GB.
    void aRunThatFailsIsTheWorst_data() {
        QTest::addColumn<QString>("options");
        QTest::newRow("alone") << QString();
        QTest::newRow("units") << QStringLiteral(" --units units --unit-time 5");
    }
    void aRunThatFailsIsTheWorst() {
        QFETCH(QString, options);
        const Outcome outcome = tuned(
            QStringLiteral("population=2,100000 --budget 100000 -o best.json --json") + options);
        QVERIFY2(outcome.code == 0, outcome.err);
        QCOMPARE(outcome.complaints(),
                 QStringList{QStringLiteral("A run with population=100000 failed and counts as the "
                                            "worst. There is not enough memory.")});
        const QJsonObject json = outcome.object();
        QCOMPARE(json[QLatin1String("values")][QLatin1String("population")], QJsonValue(2));
        QVERIFY(json[QLatin1String("evidence")][QLatin1String("failed")].toInt() > 0);
        QVERIFY(!content("best.json").isEmpty());
    }

    /// Larger boards than those of the tuning need too much. The preset is saved all the same.
    void aFailedCheckIsAFailure() {
        write("small.json", R"({"puzzles": [{"generate": {"width": 4, "height": 4}}],
 "methods": [{"solver": "genetic", "parameters": {"population": 100000}}],
 "seeds": {"count": 5}, "budget": {"evaluations": 2000}})");
        const Outcome outcome =
            tuned(QStringLiteral("population=2,4 --budget 100000 --verify plan.json "
                                 "-o checked.json --json"),
                  "small.json");
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.complaints(),
                 QStringList{QStringLiteral("The check on fresh puzzles failed. There is not "
                                            "enough memory.")});
        QCOMPARE(outcome.object()[QLatin1String("complete")], QJsonValue(false));
        const QJsonObject preset = QJsonDocument::fromJson(content("checked.json")).object();
        QVERIFY(preset.contains(QLatin1String("values")));
        const QJsonObject evidence = preset[QLatin1String("evidence")].toObject();
        QCOMPARE(evidence[QLatin1String("complete")], QJsonValue(false));
        QVERIFY(!evidence.contains(QLatin1String("gain")));
    }

    /// More of them would fail too.
    void aTuningWithoutAnyResultFails() {
        write("plan.json",
              content("plan.json").replace(R"("population": 2)", R"("population": 100000)"));
        const Outcome outcome = tuned(QStringLiteral("population=99999,100000 --budget 100000"));
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.complaints(),
                 QStringList{QStringLiteral("All runs failed. There is not enough memory.")});
        QVERIFY(outcome.out.isEmpty());
    }

private:
    [[nodiscard]] Outcome tuned(const QString& options, const char* plan = "plan.json") const {
        return runShell(("ulimit -v 500000; exec $tessera tune " + QByteArray(plan) +
                         " --quiet --parameter " + options.toUtf8())
                            .constData());
    }
};

TESSERA_TEST(TestTuneCommand, Needs::Core)

} // namespace tessera::tst_TuneCommand

#include "tst_TuneCommand.moc"
