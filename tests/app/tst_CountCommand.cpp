// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include <QElapsedTimer>
#include <QFile>

#include <cmath>

namespace tessera::tst_CountCommand {

class TestCountCommand : public CommandTest {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCOMPARE(run("generate --size 6x5 --colors 3+4 --seed 4 -o p.tessera").code, 0);
        // A count that starts within its time and does not end, on any machine.
        QCOMPARE(run("generate --size 8x8 --seed 4 -o long.tessera").code, 0);
        m_truth = counted(QStringLiteral("count p.tessera --json"));
        QVERIFY(m_truth[QLatin1String("complete")].toBool());
        QVERIFY(number(m_truth, "nodes") > 1'000'000);
    }

    void ordersAndJobsCountTheSame_data() {
        QTest::addColumn<QString>("options");
        for (const char* options :
             {"--jobs 2", "--jobs 3 --order columns", "--order comb", "--order auto --jobs 2",
              "--pruning none", "--pruning colors --jobs 2"})
            QTest::newRow(options) << QString::fromLatin1(options);
    }

    void ordersAndJobsCountTheSame() {
        QFETCH(QString, options);
        compare(counted(QStringLiteral("count p.tessera --json ") + options));
    }

    void optionsWithoutTheirOwnersAreTold() {
        const QStringList alone{
            QStringLiteral("--unit-time does nothing without --units."),
            QStringLiteral("--checkpoint-every does nothing without --checkpoint.")};
        for (const char* command : {"count p.tessera", "solve p.tessera --solver hill-climbing "
                                                       "--evaluations 1000"}) {
            const Outcome outcome =
                run(QString::fromLatin1(command) +
                    QStringLiteral(" --quiet --unit-time 2 --checkpoint-every 2"));
            QCOMPARE(outcome.code, 0);
            QCOMPARE(outcome.complaints(), alone);
        }
    }

    void smallTreesAreEstimatedExactly() {
        // Small enough for any speed: it ends before the clock is looked at for the first time.
        QCOMPARE(run("generate --size 5x5 --colors 2+4 --seed 4 -o few.tessera").code, 0);
        const auto nodes = static_cast<double>(
            number(counted(QStringLiteral("count few.tessera --json")), "nodes"));
        QVERIFY(nodes > 100'000 && nodes < 1'000'000);
        const QJsonObject estimate = counted(QStringLiteral("count few.tessera --estimate --json"));
        QCOMPARE(figure(estimate, "expected_nodes"), nodes);
        QVERIFY(estimate[QLatin1String("complete")].toBool());
        QCOMPARE(estimate[QLatin1String("stop")].toString(), QStringLiteral("exhausted"));
        QCOMPARE(figure(estimate, "standard_error"), 0.);
        QCOMPARE(number(estimate, "descents"), 0);
        QCOMPARE(number(estimate[QLatin1String("budget")].toObject(), "seconds"), 10);
        QVERIFY(figure(estimate, "expected_seconds") <= figure(estimate, "seconds") * 1.01);
        // So is one that takes some rounds, where a second is enough for them.
        const QJsonObject more = counted(QStringLiteral("count p.tessera --estimate --json"));
        if (more[QLatin1String("complete")].toBool())
            QCOMPARE(number(more, "expected_nodes"), number(m_truth, "nodes"));
        QByteArrayList names;
        for (const QByteArray& line : run("count few.tessera --estimate").out.trimmed().split('\n'))
            names << line.split(' ').front();
        QCOMPARE(names.join(' '), QByteArray("expected_nodes standard_error descents "
                                             "nodes_per_second expected_seconds complete "
                                             "seconds stop"));
    }

    void largeTreesAreEstimatedWithinTheirTime() {
        QJsonObject estimate;
        // Sanitizers take their time for the first descents, and a few say little about the tree.
        for (int seconds = 1; seconds <= 64 && number(estimate, "descents") < 1000; seconds *= 4) {
            estimate = counted(
                QStringLiteral("count long.tessera --estimate --json --time %1").arg(seconds));
            QVERIFY(figure(estimate, "seconds") >= seconds);
            QCOMPARE(estimate[QLatin1String("stop")].toString(), QStringLiteral("time"));
        }
        // The hardest 8×8 puzzles have some ten billion placements.
        QVERIFY(figure(estimate, "expected_nodes") > 1e8);
        QVERIFY(figure(estimate, "standard_error") > 0);
        const double seconds =
            figure(estimate, "expected_nodes") / figure(estimate, "nodes_per_second");
        QVERIFY(std::abs(figure(estimate, "expected_seconds") / seconds - 1) < 0.02);
    }

    /// Not a tree of no placements, which would be exact.
    void withoutTimeNothingIsEstimated() {
        const QByteArrayList lines =
            run("count long.tessera --estimate --time 0").out.trimmed().split('\n');
        QCOMPARE(lines.size(), 8);
        QCOMPARE(lines[5], QByteArray("complete no"));
        QCOMPARE(lines[7], QByteArray("stop time"));
        QCOMPARE(lines[0], QByteArray("expected_nodes none"));
        QCOMPARE(lines[1], QByteArray("standard_error none"));
        QCOMPARE(lines[2], QByteArray("descents 0"));
        QCOMPARE(lines[4], QByteArray("expected_seconds none"));
        const QJsonObject json =
            counted(QStringLiteral("count long.tessera --estimate --time 0 --json"));
        QVERIFY(json[QLatin1String("expected_nodes")].isNull());
        QVERIFY(figure(json, "nodes_per_second") > 1);
    }

    void estimatesRefuseWhatTheyDoNotDo() {
        for (const char* option : {"--units folder", "--limit 2", "--checkpoint c", "--jobs 2"}) {
            const Outcome outcome =
                run(QStringLiteral("count p.tessera --estimate ") + QLatin1String(option));
            QCOMPARE(outcome.code, 2);
            QVERIFY(outcome.err.contains("--estimate cannot be used together with " +
                                         QByteArray(option).split(' ').front() + "."));
        }
    }

    void killedAndResumedIsTheSame() {
        // Large enough for states after each of the kills.
        QCOMPARE(
            run("generate --size 6x6 --colors 3+4 --seed 5 --no-unique -o killed.tessera").code, 0);
        const QString command = QStringLiteral("count killed.tessera --json --checkpoint c.json");
        const QString often = command + QStringLiteral(" --checkpoint-every 0.001");
        const QJsonObject whole = counted(QStringLiteral("count killed.tessera --json"));
        int kills = 0; // of this count
        double seconds = 0.01;
        for (int tries = 0; kills < 5 && tries < 100; ++tries) {
            // Stopped by its time limit or killed at any moment.
            const QJsonObject stopped = counted(
                command + QStringLiteral(" --time %1 --jobs %2").arg(seconds).arg(1 + kills % 2));
            const QByteArray before = content("c.json");
            const QByteArray later =
                before.isEmpty() ? QByteArray() : killedInProgress(often, "c.json");
            const bool hasEnded = stopped[QLatin1String("complete")].toBool() ||
                                  (!before.isEmpty() && later.isEmpty());
            if (hasEnded && kills > 0)
                break; // it was fast enough to end
            if (hasEnded) {
                seconds = 0.01; // once more, from the beginning
            } else if (before.isEmpty()) {
                seconds *= 2; // setting up took all of it
            } else {
                QVERIFY(later != before);
                ++kills;
            }
        }
        QVERIFY(kills > 0);
        compare(counted(command), whole);
        QVERIFY(!QFile::exists(path("c.json")));
    }

    void checkpointsAreAsFarApartAsAsked() {
        QProcess process;
        startTessera(process,
                     QStringLiteral("count long.tessera --order rows --time 0.29 --checkpoint "
                                    "apart.json --checkpoint-every 0.15")
                         .split(u' '),
                     folder());
        QVERIFY(process.waitForStarted());
        int states = 0;
        QByteArray last;
        for (bool isOver = false; !isOver;) {
            isOver = process.waitForFinished(1) || process.state() == QProcess::NotRunning;
            const QByteArray now = content("apart.json");
            states += now != last ? 1 : 0;
            last = now;
        }
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        // One within the time, perhaps one when it is over, and the last.
        QVERIFY2(states <= 3, qPrintable(QString::number(states)));
    }

    /// Choosing an order counts towards the time, and a count that did not start leaves the
    /// checkpoint unchanged.
    void settingUpKeepsToTheTime() {
        QCOMPARE(run("generate --size 60x3 --seed 1 -o wide.tessera").code, 0);
        const QString command = QStringLiteral("count wide.tessera --order %1 --json --time 0.3");
        const QString checkpoint = QStringLiteral(" --checkpoint wide.json");
        qint64 byRows = 0;
        qint64 elapsed = 0;
        // Beside other work a call may have to wait for its turn, but not each time.
        for (int tries = 0; tries == 0 || (elapsed >= 1000 + 3 * byRows && tries < 5); ++tries) {
            QElapsedTimer timer;
            timer.start();
            const QJsonObject rows = counted(command.arg(QStringLiteral("rows")));
            QVERIFY(!rows[QLatin1String("complete")].toBool());
            byRows = timer.restart();
            const QJsonObject none = counted(command.arg(QStringLiteral("auto")) + checkpoint);
            elapsed = timer.elapsed();
            QVERIFY(!none[QLatin1String("complete")].toBool());
        }
        QVERIFY2(elapsed < 1000 + 3 * byRows, qPrintable(QString::number(elapsed)));
    }

    /// Nothing that took hours is removed before its numbers are printed.
    void theCheckpointStaysUntilTheNumbersAreOut() {
        if (!QFile::exists(QStringLiteral("/dev/full")))
            QSKIP("no /dev/full here");
        // Killed between setting up and the end, however long both take here.
        for (int tries = 0; !QFile::exists(path("k.json")); ++tries) {
            QVERIFY(tries < 100);
            QProcess process;
            startTessera(
                process,
                QStringLiteral("count p.tessera --checkpoint k.json --checkpoint-every 0.001")
                    .split(u' '),
                folder());
            while (!QFile::exists(path("k.json")) && !process.waitForFinished(1) &&
                   process.state() != QProcess::NotRunning) {
            }
            process.kill();
            process.waitForFinished();
        }
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        startTessera(process, QStringLiteral("count p.tessera --checkpoint k.json").split(u' '),
                     folder());
        QCOMPARE(finish(process).code, 1);
        QVERIFY(QFile::exists(path("k.json")));
        compare(counted(QStringLiteral("count p.tessera --json --checkpoint k.json")));
        QVERIFY(!QFile::exists(path("k.json")));
    }

    /// The numbers are printed nevertheless.
    void aCheckpointThatCannotBeKeptIsSaid() {
#ifdef Q_OS_UNIX
        // Before it starts there is nothing to keep, however long that takes here.
        Outcome outcome;
        for (int seconds = 1; seconds <= 64 && outcome.code != 1; seconds *= 4) {
            QProcess process;
            startTesseraOnFullDisk(
                process, 0,
                QStringLiteral(
                    "count long.tessera --order rows --checkpoint f.json --json --time %1")
                    .arg(seconds),
                folder());
            outcome = finish(process);
        }
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("f.json: "), outcome.err);
        QVERIFY(outcome.object().contains(QLatin1String("nodes")));
        // Also where the reader of the numbers has gone.
        QByteArray code = "0\n";
        for (int seconds = 1; seconds <= 64 && code != "1\n"; seconds *= 4) {
            QProcess process;
            startShell(process,
                       QStringLiteral("ulimit -f 0; { $tessera count long.tessera "
                                      "--order rows --checkpoint f.json --time %1; echo $? >&2; } "
                                      "| true")
                           .arg(seconds),
                       folder());
            code = finish(process).err.right(2);
        }
        QCOMPARE(code, "1\n");
        // Nothing is written before its time.
        QProcess early;
        startTesseraOnFullDisk(early, 0,
                               QStringLiteral("count p.tessera --checkpoint f.json "
                                              "--checkpoint-every 3600 --quiet"),
                               folder());
        outcome = finish(early);
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.complaints().isEmpty(), outcome.err);
#else
        QSKIP("files are limited as on Unix");
#endif
    }

    /// Not a temporary one.
    void unitsThatCannotBeWrittenNameTheirFile() {
#ifdef Q_OS_UNIX
        QProcess process;
        startTesseraOnFullDisk(process, 0, QStringLiteral("count p.tessera --units full/u"),
                               folder());
        const Outcome outcome = finish(process);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.startsWith("full/u/job.json: the file cannot be written"),
                 outcome.err);
#else
        QSKIP("files are limited as on Unix");
#endif
    }

    void foreignAndBrokenCheckpointsAreRefused_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* from, const char* to, const char* said) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromLatin1(said);
        };
        row("another", "\"count\": \"", "\"count\": \"0", "another puzzle");
        row("no number", "\"nodes\": \"", "\"nodes\": \"x", "is missing");
        row("cut", "\"parts\"", "", "expected");
        row("no parts", "\"parts\"", "\"gone\"", "is missing");
        row("strange place", "\"0 ", "\"0 9", "is for another puzzle");
        row("negative", "\"0 ", "\"-1 ", "is not a number");
    }

    void foreignAndBrokenCheckpointsAreRefused() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, said);
        const QString count = QStringLiteral("count long.tessera --order rows --checkpoint b.json");
        // A busy machine may not get through the set-up in the first time.
        for (int seconds = 4; m_checkpoint.isEmpty() && seconds < 100; seconds *= 2) {
            QCOMPARE(run(QStringLiteral("%1 --time %2").arg(count).arg(seconds)).code, 0);
            m_checkpoint = content("b.json");
        }
        QByteArray text = m_checkpoint;
        QVERIFY2(text.contains(from), text);
        write("b.json", text.replace(from, to));
        const Outcome outcome = run(count + QLatin1String(" --time 90"));
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains(said.toUtf8()), outcome.err);
        // The state is wrong, not the puzzle.
        QVERIFY2(outcome.err.startsWith("b.json:"), outcome.err);
    }

    /// It is checked and reported, and stays; also where the order would still be to be chosen.
    void aStateIsReadEvenWithoutTime() {
        const QString command = QStringLiteral("count %1 --order auto --checkpoint s.json --json");
        const QString own = command.arg(QStringLiteral("p.tessera"));
        const QJsonObject first = counted(own + QLatin1String(" --limit 1"));
        QCOMPARE(number(first, "solutions"), 1);
        const QByteArray state = content("s.json");
        const QJsonObject none = counted(own + QLatin1String(" --time 0"));
        QVERIFY(number(none, "solutions") >= 1); // all that came at once
        QCOMPARE(number(none, "nodes"), number(first, "nodes"));
        QVERIFY(!none[QLatin1String("complete")].toBool());
        QCOMPARE(none[QLatin1String("stop")].toString(), QStringLiteral("time"));
        QCOMPARE(content("s.json"), state);
        const Outcome other =
            run(command.arg(QStringLiteral("long.tessera")) + QLatin1String(" --time 0"));
        QCOMPARE(other.code, 1);
        QVERIFY2(other.err.contains("another puzzle"), other.err);
        compare(counted(own));
    }

    /// Its zeros are no result: a signal during the preparation ends it, too.
    void aCountThatNeverBeganIsTold() {
        const Outcome outcome = run("count long.tessera --time 0");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.complaints(),
                 QStringList{QStringLiteral("long.tessera: warning: the count ended before it "
                                            "began.")});
        QCOMPARE(run("count p.tessera --limit 1 --quiet").complaints(), QStringList());
    }

    void saysWhyItEnded() {
        const auto stopOf = [&](const char* options) {
            const Outcome outcome = run(QStringLiteral("count ") + QLatin1String(options));
            const QString stop = outcome.lines().value(outcome.lines().size() - 1);
            return QStringLiteral("%1 %2").arg(outcome.code).arg(stop);
        };
        QCOMPARE(stopOf("p.tessera"), QStringLiteral("0 stop exhausted"));
        QCOMPARE(stopOf("p.tessera --limit 1"), QStringLiteral("0 stop limit"));
        QCOMPARE(stopOf("long.tessera --time 0.01"), QStringLiteral("0 stop time"));
        QCOMPARE(run("count long.tessera --time 0.01 --json").object()[QLatin1String("stop")],
                 QJsonValue(QStringLiteral("time")));
        for (const char* key : {"stop", "version", "commit", "machine", "date", "start", "budget",
                                "threads", "ranks", "core_share"})
            QVERIFY2(m_truth.contains(QLatin1String(key)), key);
    }

    /// Fewer threads give the same count.
    void threadsThatCannotBeMadeAreDoneWithout() {
#if defined(Q_OS_LINUX) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
        const Outcome outcome = runShell("ulimit -v 1500000; exec \"$tessera\" count p.tessera "
                                         "--jobs 512 --json");
        QVERIFY2(outcome.code == 0, outcome.err);
        compare(outcome.object());
#else
        QSKIP("memory is limited as on Linux");
#endif
    }

    void wrongWordsAreNamed() {
        QCOMPARE(run("count p.tessera --order zigzag").code, 2);
        QCOMPARE(run("count p.tessera --jobs 0").code, 2);
    }

private:
    static qint64 number(const QJsonObject& json, const char* key) {
        return json[QLatin1String(key)].toInteger();
    }
    static double figure(const QJsonObject& json, const char* key) {
        return json[QLatin1String(key)].toDouble();
    }
    QJsonObject counted(const QString& command) {
        const Outcome outcome = run(command);
        return QJsonDocument::fromJson(outcome.out).object();
    }
    void compare(const QJsonObject& json) const { compare(json, m_truth); }
    static void compare(const QJsonObject& json, const QJsonObject& truth) {
        for (const char* key : {"complete", "solutions", "solutions_up_to_rotation"})
            QCOMPARE(json[QLatin1String(key)], truth[QLatin1String(key)]);
    }

    QJsonObject m_truth;
    QByteArray m_checkpoint; ///< of a count that continues
};

TESSERA_TEST(TestCountCommand, Needs::Core)

} // namespace tessera::tst_CountCommand

#include "tst_CountCommand.moc"
