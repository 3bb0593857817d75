// SPDX-License-Identifier: GPL-3.0-or-later

// The processor time of solve: as a limit, and what is told of it.
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include <QThread>

namespace tessera::tst_SolveTime {

class TestSolveTime : public CommandTest {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCOMPARE(run("generate --size 10x10 --seed 7 -o p.tessera").code, 0);
    }

    void processorTimeCanBeTheLimit() {
        const auto runOf = [&](const char* more) {
            return run(QStringLiteral("solve p.tessera --solver annealing --quiet --json ") +
                       QLatin1String(more))
                .object()[QLatin1String("runs")]
                .toArray()
                .at(0)
                .toObject();
        };
        const QJsonObject one = runOf("--cpu-time 0.3");
        QCOMPARE(one[QLatin1String("stop")].toString(), QStringLiteral("time"));
        const double used = one[QLatin1String("processor_seconds")].toDouble();
        QVERIFY2(used >= 0.3 && used < 1.5, qPrintable(QString::number(used)));
        QVERIFY(one[QLatin1String("seconds")].toDouble() > 0.9 * used);
        // The time of helpers counts too.
        const QJsonObject team = run("solve p.tessera --solver record --cpu-time 0.6 --time 60 "
                                     "--jobs 2 --quiet --json")
                                     .object()[QLatin1String("runs")]
                                     .toArray()
                                     .at(0)
                                     .toObject();
        const double together = team[QLatin1String("processor_seconds")].toDouble();
        QVERIFY2(together >= 0.6, qPrintable(QString::number(together)));
        QVERIFY(team[QLatin1String("seconds")].toDouble() < 30);
    }

    void threadsThatShareTheirCoresAreTold() {
        const int jobs = 2 * QThread::idealThreadCount();
        const Outcome outcome =
            run(QStringLiteral("solve p.tessera --solver record --time 1.5 --quiet --jobs %1")
                    .arg(jobs));
        QVERIFY2(outcome.err.contains("more threads than this machine has processors"),
                 outcome.err);
        QVERIFY(!outcome.err.contains("other programs"));
    }

    void aBusyCoreIsTold() {
#ifdef Q_OS_LINUX
        const Outcome outcome = runShell(
            "command -v taskset > /dev/null || exit 77; core=$(taskset -cp $$ | sed "
            "'s/.*[ ,-]//'); taskset -c $core \"$tessera\" solve p.tessera --solver annealing "
            "--time 8 --quiet > /dev/null & taskset -c $core \"$tessera\" solve p.tessera --solver "
            "annealing --time 3 --quiet --json; code=$?; kill $!; exit $code");
        if (outcome.code == 77)
            QSKIP("there is no taskset here");
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.err.contains("of a core"), outcome.err);
        QVERIFY(outcome.object()[QLatin1String("core_share")].toDouble(1) < 0.9);
#else
        QSKIP("processes are bound to a core as on Linux");
#endif
    }
};

TESSERA_TEST(TestSolveTime, Needs::Core)

} // namespace tessera::tst_SolveTime

#include "tst_SolveTime.moc"
