// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include "core/experiments/RunFile.h"

#ifdef Q_OS_UNIX
#include <csignal>
#endif

namespace tessera::tst_SolveCommand {

class TestSolveCommand : public CommandTest {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCOMPARE(run("generate --size 10x10 --seed 7 -o p.tessera").code, 0);
        QCOMPARE(run("generate --size 4x4 --seed 1 -o small.tessera").code, 0);
    }

    void theSameScoreEverywhere() {
        const Outcome outcome = run("solve p.tessera --solver annealing --evaluations 300000 "
                                    "--seed 1 --json -o best.tessera --trace t.csv");
        QCOMPARE(outcome.code, 0);
        const QJsonObject json = outcome.object();
        for (const char* key : {"puzzle", "solver", "parameters", "total", "runs", "summary"})
            QVERIFY2(json.contains(QLatin1String(key)), key);
        QCOMPARE(json[QLatin1String("total")].toInt(), 180);
        QCOMPARE(json[QLatin1String("solver")].toString(), QStringLiteral("annealing"));
        QVERIFY(json[QLatin1String("parameters")].toObject().contains(QLatin1String("cooling")));
        const QJsonObject one = json[QLatin1String("runs")].toArray().at(0).toObject();
        for (const char* key : {"seed", "best", "total", "evaluations", "iterations", "nodes",
                                "seconds", "stop", "board"})
            QVERIFY2(one.contains(QLatin1String(key)), key);
        QCOMPARE(one[QLatin1String("stop")].toString(), QStringLiteral("evaluations"));
        QCOMPARE(one[QLatin1String("board")].toString().size(), 400);
        QVERIFY(one[QLatin1String("evaluations")].toInt() >= 300'000);
        const int best = one[QLatin1String("best")].toInt();
        QVERIFY(best > 100 && best <= 180);
        const QJsonObject summary = json[QLatin1String("summary")].toObject();
        for (const char* key : {"best", "mean", "median", "stddev", "evaluations"})
            QVERIFY2(summary.contains(QLatin1String(key)), key);
        QCOMPARE(summary[QLatin1String("best")].toInt(), best);

        QCOMPARE(run("score best.tessera").lines().first(), QStringLiteral("%1/180").arg(best));
        const QList<QByteArray> rows = content("t.csv").trimmed().split('\n');
        QVERIFY(rows.first().startsWith(
            "run,seed,seconds,evaluations,best,current,iterations,nodes,mean,worst,Temperature"));
        QCOMPARE(rows.last().split(',').at(4).toInt(), best);
        QCOMPARE(loadPuzzle(path("best.tessera")).file.info.bestScore, best);
    }

    /// At the end, in JSON and in the run file; other methods have none.
    void recordSaysWhatItsPartsHaveDone() {
        const QString line = QStringLiteral("solve p.tessera --solver record --evaluations 3000000 "
                                            "--param beam-width=100 --param beam-share=1 "
                                            "--run-file parts.tessera-run");
        const QStringList lines = run(line).lines();
        QVERIFY(lines.first().startsWith(QStringLiteral("seed 1 score ")));
        QVERIFY(lines.last().startsWith(QStringLiteral("score ")));
        const auto beams = lines.filter(QStringLiteral("part beam search: work "));
        QCOMPARE(beams.size(), 1);
        const QJsonObject json = run(line + QStringLiteral(" --json"))
                                     .object()[QLatin1String("runs")]
                                     .toArray()[0]
                                     .toObject();
        const QList<QByteArray> file = content("parts.tessera-run").trimmed().split('\n');
        const QJsonObject end =
            QJsonDocument::fromJson(file.last().sliced(QByteArray("end ").size())).object();
        QCOMPARE(end[QLatin1String("parts")], json[QLatin1String("parts")]);
        int points = 0;
        for (const QJsonValue& part : json[QLatin1String("parts")].toArray())
            points += part[QLatin1String("points")].toInt();
        QVERIFY(points > 0);
        QCOMPARE(points, json[QLatin1String("best")].toInt());
        // Known or not yet.
        QCOMPARE(end[QLatin1String("seconds_to_gain")], json[QLatin1String("seconds_to_gain")]);
        const Outcome other = run("solve p.tessera --solver annealing --evaluations 1000 --json");
        QVERIFY(!other.out.contains("\"parts\""));
    }

    /// Also what they did before the search was interrupted.
    void partsAddUpAfterResuming() {
        QFile::remove(path("parts.state"));
        for (const int evaluations : {200'000, 500'000}) {
            const QJsonObject json =
                run(QStringLiteral("solve p.tessera --solver record --evaluations %1 "
                                   "--checkpoint parts.state --json")
                        .arg(evaluations))
                    .object()[QLatin1String("runs")]
                    .toArray()[0]
                    .toObject();
            int done = 0;
            for (const QJsonValue& part : json[QLatin1String("parts")].toArray())
                done += part[QLatin1String("evaluations")].toInt();
            QVERIFY(done >= evaluations);
            QCOMPARE(done, json[QLatin1String("evaluations")].toInt());
        }
    }

    void sameSeedSameBytes() {
        const char* line = "solve p.tessera --solver annealing --evaluations 200000 --seed 3 -o ";
        QCOMPARE(run(QString::fromLatin1(line) + QStringLiteral("a.tessera")).code, 0);
        QCOMPARE(run(QString::fromLatin1(line) + QStringLiteral("b.tessera")).code, 0);
        QVERIFY(!content("a.tessera").isEmpty());
        QCOMPARE(content("a.tessera"), content("b.tessera"));
    }

    void severalRunsTakeTheNextSeeds() {
        const Outcome outcome = run("solve p.tessera --solver annealing --evaluations 50000 "
                                    "--seed 5 --runs 4 --jobs 2 --json --trace runs.csv");
        QCOMPARE(outcome.code, 0);
        const QJsonArray runs = outcome.object()[QLatin1String("runs")].toArray();
        QCOMPARE(runs.size(), 4);
        double sum = 0;
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(runs[i].toObject()[QLatin1String("seed")].toInt(), 5 + i);
            sum += runs[i].toObject()[QLatin1String("best")].toInt();
        }
        const QJsonObject summary = outcome.object()[QLatin1String("summary")].toObject();
        QCOMPARE(summary[QLatin1String("mean")].toDouble(), sum / 4);
        QVERIFY(content("runs.csv").contains("\n4,8,"));

        // As its authors numbered them, unless a first one is given.
        for (const auto& [seed, first] : {std::pair("", 10), std::pair(" --seed 3", 3)}) {
            const QJsonObject json =
                run(QLatin1String("solve p.tessera --solver tabu-two-phase --preset "
                                  "wang-chiang-2010 --evaluations 1000 --runs 2 --json") +
                    QLatin1String(seed))
                    .object();
            QCOMPARE(json[QLatin1String("parameters")][QLatin1String("list-length")].toInt(), 360);
            const QJsonArray published = json[QLatin1String("runs")].toArray();
            for (int i = 0; i < 2; ++i)
                QCOMPARE(published[i].toObject()[QLatin1String("seed")].toInt(), first + 10 * i);
        }

        const Outcome plain = run("solve p.tessera --solver annealing --evaluations 50000 "
                                  "--seed 5 --runs 4");
        QCOMPARE(plain.lines().size(), 6);
        QVERIFY(plain.lines().first().startsWith(QStringLiteral("seed 5 score ")));
        QCOMPARE(plain.lines().last(),
                 QStringLiteral("score %1/180").arg(summary[QLatin1String("best")].toInt()));
    }

    void solvedPuzzlesSaySo() {
        const Outcome outcome = run("solve small.tessera --solver backtracking --json");
        QCOMPARE(outcome.code, 0);
        const QJsonObject one = outcome.object()[QLatin1String("runs")].toArray()[0].toObject();
        QCOMPARE(one[QLatin1String("stop")].toString(), QStringLiteral("solved"));
        QCOMPARE(one[QLatin1String("best")].toInt(), 24);
    }

    void treeSearchesTellOfTheirTree() {
        const auto runOf = [](const Outcome& outcome) {
            return outcome.object()[QLatin1String("runs")].toArray()[0].toObject();
        };
        const QString command =
            QStringLiteral("solve small.tessera --solver backtracking --param mode=all --json");
        for (const char* threads : {"1", "2"}) {
            const QJsonObject one =
                runOf(run(command + QStringLiteral(" --jobs ") + QLatin1String(threads)));
            QCOMPARE(one[QLatin1String("stop")].toString(), QStringLiteral("exhausted"));
            const QJsonObject tree = one[QLatin1String("tree")].toObject();
            QCOMPARE(tree[QLatin1String("searched")].toDouble(), 1.0);
            // After a complete search the estimate is the count.
            QCOMPARE(tree[QLatin1String("expected_nodes")].toDouble(),
                     one[QLatin1String("nodes")].toDouble());
            const QJsonArray depths = one[QLatin1String("nodes_by_depth")].toArray();
            QCOMPARE(depths.size(), 17); // from no piece to 16
            double sum = 0;
            for (const QJsonValue nodes : depths)
                sum += nodes.toDouble();
            QCOMPARE(sum, one[QLatin1String("nodes")].toDouble());
            QCOMPARE(one[QLatin1String("nodes_by_depth_estimated")].toBool(true), sum > 65'536);
            QVERIFY(sum > 65'536 || depths[1].toInt() > 0);
        }
        const QJsonObject other = runOf(run("solve small.tessera --solver greedy --evaluations 10 "
                                            "--json"));
        QVERIFY(!other.contains(QLatin1String("tree")));
        QVERIFY(!other.contains(QLatin1String("nodes_by_depth")));
    }

    void targets() {
        QCOMPARE(run("solve p.tessera --solver annealing --target 120 --time 60").code, 0);
        const Outcome missed =
            run("solve p.tessera --solver annealing --target 180 --evaluations 1000 -o m.tessera");
        QCOMPARE(missed.code, 3);
        QVERIFY(load("m.tessera").board.placedCount() > 0);
    }

    void startsFromTheGivenBoard() {
        QCOMPARE(run("generate --size 4x4 --seed 1 --solved -o done.tessera").code, 0);
        const Outcome outcome = run("solve done.tessera --solver annealing --start board "
                                    "--evaluations 10 --json");
        QCOMPARE(
            outcome.object()[QLatin1String("summary")].toObject()[QLatin1String("best")].toInt(),
            24);
        for (const char* start : {"random", "greedy"}) {
            QCOMPARE(run(QStringLiteral("solve p.tessera --solver annealing --evaluations 1000 "
                                        "--start ") +
                         QLatin1String(start))
                         .code,
                     0);
        }
    }

    void startsWithoutEffectAreTold() {
        const auto start = [&](const char* words) {
            const Outcome outcome = run(QStringLiteral("solve small.tessera --evaluations 9 "
                                                       "--quiet --json --start ") +
                                        QLatin1String(words));
            return outcome.err + outcome.object()[QLatin1String("start")].toString().toUtf8();
        };
        QCOMPARE(start("board --solver backtracking"),
                 "tessera solve: --start board does nothing for “backtracking”.\nown");
        QVERIFY(start("random --solver record").contains("--start random does nothing"));
        QCOMPARE(start("greedy --solver tabu"), "greedy");
    }

    void runFilesSayWithHowManyThreads() {
        QCOMPARE(run("solve small.tessera --solver annealing --evaluations 100 --jobs 3 --quiet "
                     "--run-file r.tessera-run")
                     .code,
                 0);
        QCOMPARE(readRunFile(content("r.tessera-run")).run.settings.threads, 3);
        // On standard output there is nothing else.
        const Outcome piped = run("solve small.tessera --solver annealing --evaluations 100 "
                                  "--quiet --run-file -");
        QCOMPARE(piped.code, 0);
        QCOMPARE(readRunFile(piped.out).run.settings.threads, 1);
        QVERIFY2(!piped.out.contains("\nscore "), piped.out.right(200));
    }

    void aDoubledParameterIsTold() {
        const Outcome outcome =
            run("solve small.tessera --solver annealing --evaluations 100 --quiet "
                "--param cooling=0.9 --param cooling=0.95 --json");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.complaints(),
                 QStringList{QStringLiteral(
                     "Warning: cooling is given more than once; the last value counts.")});
        QCOMPARE(outcome.object()[QLatin1String("parameters")][QLatin1String("cooling")].toDouble(),
                 0.95);
    }

    void seedsStayWhole() {
        const Outcome outcome = run("solve small.tessera --solver annealing --evaluations 10 "
                                    "--seed 9223372036854775806 --runs 2 --json");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.object()[QLatin1String("runs")][1][QLatin1String("seed")].toInteger(),
                 std::numeric_limits<qint64>::max());
    }

    void standardStreams() {
        const QByteArray puzzle = content("small.tessera");
        const Outcome outcome = run("solve - --solver backtracking -o - --quiet", puzzle);
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.complaints(), QStringList{});
        const PuzzleFile file = readPuzzle(outcome.out).file;
        QVERIFY(scoreOf(file.puzzle, file.board).isSolved());
        QCOMPARE(run("solve - --solver backtracking -o - --json", puzzle).code, 2);
    }

    void zeroBudgetsEndAtOnce() {
        for (const char* limit : {"--time 0", "--evaluations 0"}) {
            const Outcome outcome =
                run(QStringLiteral("solve p.tessera --solver annealing --json ") +
                    QLatin1String(limit));
            QCOMPARE(outcome.code, 0);
            const QString stop =
                outcome.object()[QLatin1String("runs")][0][QLatin1String("stop")].toString();
            QCOMPARE(stop, QLatin1String(limit).mid(2).chopped(2));
        }
    }

    void interruptsStillWriteTheBest() {
#ifdef Q_OS_UNIX
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
            QProcess process;
            startTessera(process,
                         QStringLiteral("solve p.tessera --solver annealing --json -o stopped.url")
                             .split(u' '),
                         folder());
            QVERIFY(process.waitForStarted());
            // The search runs once the processor time shows it: from when the signal is caught, as
            // the start may take as long with sanitizers.
            const auto isCaught = [&] {
                QFile masks(QStringLiteral("/proc/%1/status").arg(process.processId()));
                if (!masks.open(QIODevice::ReadOnly))
                    return true;
                const QByteArray text = masks.readAll();
                const QByteArray caught = text.mid(text.indexOf("SigCgt:") + 8, 16);
                return (caught.toULongLong(nullptr, 16) >> (signal - 1) & 1U) != 0;
            };
            QFile status(QStringLiteral("/proc/%1/stat").arg(process.processId()));
            const auto ticks = [&] {
                if (!status.open(QIODevice::ReadOnly))
                    return 1000LL;
                const qint64 user = status.readAll().split(' ').value(13).toLongLong();
                status.close();
                return user;
            };
            QTRY_VERIFY(isCaught());
            const qint64 atFirst = status.exists() ? ticks() : 0;
            QTRY_VERIFY(ticks() > atFirst + 20);
            // Twice, as “timeout” sends it; a pause, or the second may be lost.
            ::kill(static_cast<pid_t>(process.processId()), signal);
            QTest::qSleep(1);
            ::kill(static_cast<pid_t>(process.processId()), signal);
            const Outcome outcome = finish(process);
            QCOMPARE(outcome.code, 0);
            const QJsonObject one = outcome.object()[QLatin1String("runs")].toArray()[0].toObject();
            QCOMPARE(one[QLatin1String("stop")].toString(), QStringLiteral("interrupted"));
            QVERIFY(content("stopped.url").contains("board_edges="));
            QVERIFY(QFile::remove(path("stopped.url")));
        }
#else
        QSKIP("signals are sent as on Unix");
#endif
    }

    /// The reader has gone: the board is found and written nevertheless.
    void aClosedErrorStreamCostsNothing() {
#ifdef Q_OS_UNIX
        QCOMPARE(run("generate --kind sudoku --size 4x4 --count 2 -o list.sdm").code, 0);
        // It reports two when the reader of the pipe has gone.
        const Outcome outcome =
            runShell("{ (while echo; do :; done) 2> /dev/null; "
                     "\"$tessera\" solve list.sdm --solver gvns-sudoku --preset ties "
                     "-o done.sdm > /dev/null; echo $? > code; } 2>&1 | true");
        QVERIFY(outcome.code >= 0);
        QCOMPARE(content("code").trimmed(), QByteArray("0"));
        const QByteArray solved = content("done.sdm");
        QCOMPARE(solved.trimmed().size(), 16);

        // Nor may the next opened file take its number and get the messages.
        QVERIFY(QFile::remove(path("done.sdm")));
        const Outcome closed =
            runShell("exec \"$tessera\" solve list.sdm --solver gvns-sudoku --preset ties "
                     "-o done.sdm --trace t.csv 2>&-");
        QCOMPARE(closed.code, 0);
        QCOMPARE(content("done.sdm"), solved);
        QVERIFY(content("t.csv").startsWith("run,seed"));
        QCOMPARE(runShell("exec \"$tessera\" score small.tessera >&-").code, 1);

        // A reader that stops early, such as head, is not a failure.
        const Outcome headed = runShell("{ (while echo; do :; done) 2> /dev/null; "
                                        "\"$tessera\" score small.tessera; "
                                        "echo $? > code; } | true");
        QCOMPARE(headed.err, QByteArray());
        QCOMPARE(content("code").trimmed(), QByteArray("0"));
#else
        QSKIP("streams are closed as on Unix");
#endif
    }

    void resultsSayWhatTheyWereMadeWith() {
        const QJsonObject json =
            run("solve small.tessera --solver annealing --evaluations 1000 --time 9 --quiet "
                "--run-file o.tessera-run --json")
                .object();
        for (const char* key : {"version", "commit", "machine", "date", "threads", "ranks"})
            QVERIFY2(json.contains(QLatin1String(key)), key);
        QCOMPARE(json[QLatin1String("start")].toString(), QStringLiteral("own"));
        const QJsonObject budget = json[QLatin1String("budget")].toObject();
        QCOMPARE(budget[QLatin1String("evaluations")].toString(), QStringLiteral("1000"));
        QCOMPARE(budget[QLatin1String("seconds")].toDouble(), 9.0);
        const RecordedRun run = readRunFile(content("o.tessera-run")).run;
        QVERIFY(!run.version.isEmpty());
        QVERIFY(!run.machine.isEmpty());
        QVERIFY(run.date.isValid());
        QCOMPARE(run.commit, json[QLatin1String("commit")].toString());
    }

    /// Searches for all solutions end for another reason than a solution.
    void allSolutionsCountAsSolved() {
        QCOMPARE(run("generate --size 4x4 --seed 3 -o all.tessera").code, 0);
        const Outcome outcome =
            run("solve all.tessera --solver backtracking --param mode=all --runs 2 --quiet --json");
        const QJsonObject said = outcome.object();
        QCOMPARE(said[QLatin1String("runs")][0][QLatin1String("stop")].toString(),
                 QStringLiteral("exhausted"));
        QCOMPARE(said[QLatin1String("summary")][QLatin1String("solved")].toInt(), 2);
        QCOMPARE(run("solve all.tessera --solver tabu --evaluations 1 --quiet --json")
                     .object()[QLatin1String("summary")][QLatin1String("solved")]
                     .toInt(),
                 0);
    }
};

TESSERA_TEST(TestSolveCommand, Needs::Core)

} // namespace tessera::tst_SolveCommand

#include "tst_SolveCommand.moc"
