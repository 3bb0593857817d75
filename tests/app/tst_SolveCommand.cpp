// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include "core/edges/puzzle/Board.h"
#include "core/experiments/RunFile.h"
#include "core/kind/Kind.h"

#include <algorithm>
#include <memory>
#include <vector>
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

        // As its authors numbered them.
        const QJsonArray published =
            run("solve p.tessera --solver tabu-two-phase --preset wang-chiang-2010 "
                "--evaluations 1000 --runs 2 --json")
                .object()[QLatin1String("runs")]
                .toArray();
        QCOMPARE(published[0].toObject()[QLatin1String("seed")].toInt(), 10);
        QCOMPARE(published[1].toObject()[QLatin1String("seed")].toInt(), 20);

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

    void recordsAreAppendedAtOnceAndOnlyWhenTheyAreRecords() {
        const char* line =
            "solve p.tessera --solver record --target 165 --evaluations 300000 --quiet "
            "--records r.jsonl --seed ";
        QCOMPARE(run(QString::fromLatin1(line) + QStringLiteral("1 --json")).code, 0);
        const QByteArray first = content("r.jsonl");
        QCOMPARE(run(QString::fromLatin1(line) + QStringLiteral("1")).code, 0);
        QCOMPARE(content("r.jsonl"), first);

        const Puzzle puzzle = loadPuzzle(path("p.tessera")).file.puzzle;
        int best = -1;
        const auto check = [&](const QByteArray& text) {
            for (const QByteArray& row : text.trimmed().split('\n')) {
                const QJsonObject record = QJsonDocument::fromJson(row).object();
                std::vector<std::uint16_t> codes;
                for (const QJsonValue code : record[QLatin1String("placements")].toArray())
                    codes.push_back(static_cast<std::uint16_t>(code.toInt()));
                const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes);
                QVERIFY(board && record[QLatin1String("seed")] == 1);
                const int score = record[QLatin1String("score")].toInt();
                QCOMPARE(matchedEdges(puzzle, *board), score);
                QVERIFY(score > best);
                best = score;
            }
        };
        check(first);
        QVERIFY(best > 150);

        // A line torn by a crash stays, and the next record starts a new one; a score without its
        // board is not a record.
        const int before = best;
        write("torn.jsonl", first + "{\"score\":179,\"total\":180}\n{\"score\":17");
        const QString further = QStringLiteral("solve p.tessera --solver record --quiet --records "
                                               "torn.jsonl --evaluations 20000000 --target %1");
        QCOMPARE(run(further.arg(before + 2)).code, 0);
        const QByteArray torn = content("torn.jsonl");
        check(torn.mid(torn.lastIndexOf("\n{\"") + 1));
        QVERIFY(best >= before + 2);

        const Outcome refused = run("solve p.tessera --solver record --evaluations 1000 "
                                    "--records nowhere/r.jsonl");
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.err.contains("nowhere/r.jsonl"));
    }

    /// The board is worth more than the files written beside it.
    void whateverFailsTheBoardIsWritten() {
#ifdef Q_OS_UNIX
        const auto limited = [&](int blocks, const char* arguments) {
            QProcess process;
            startTesseraOnFullDisk(process, blocks, QString::fromLatin1(arguments), folder());
            return finish(process);
        };
        const auto isWritten = [&](const char* name) {
            const bool placed = load(name).board.placedCount() > 0;
            return QFile::remove(path(name)) && placed;
        };
        const Outcome trace = run("solve p.tessera --solver annealing --evaluations 300000 --quiet "
                                  "--trace /dev/full --run-file /dev/full -o b.tessera --json");
        QCOMPARE(trace.code, 1);
        QVERIFY2(trace.complaints().size() == 2, trace.err);
        QVERIFY(trace.object().contains(QLatin1String("summary")));
        QVERIFY(isWritten("b.tessera"));

        // There is no room after the existing records.
        write("full.jsonl", QByteArray(64 * 512, '\n'));
        const Outcome records =
            limited(64, "solve p.tessera --solver annealing --evaluations 300000 --quiet "
                        "--records full.jsonl -o b.tessera");
        QCOMPARE(records.code, 1);
        QVERIFY2(records.err.contains("full.jsonl: "), records.err);
        QVERIFY(records.lines().last().startsWith(QStringLiteral("score ")));
        QVERIFY(isWritten("b.tessera"));

        const Outcome board =
            limited(0, "solve small.tessera --solver backtracking --param mode=all --json --quiet "
                       "-o b.tessera --checkpoint c");
        QCOMPARE(board.code, 1);
        QCOMPARE(board.object()[QLatin1String("runs")].toArray().size(), 1);
#else
        QSKIP("files are limited as on Unix");
#endif
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
                run(QStringLiteral("solve p.tessera --solver annealing ") + QLatin1String(limit));
            QVERIFY2(outcome.code == 0 || outcome.code == 1, outcome.err);
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
            // The search runs once the processor time shows it; with sanitizers, the start may take
            // as long, and the program does not yet catch the signal.
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
            QTRY_VERIFY_WITH_TIMEOUT(ticks() > 20 && isCaught(), 60'000);
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

    void anExactSearchKilledGoesOnWhereItWas() {
        QCOMPARE(run("generate --size 6x6 --colors 3+5 --seed 5 -o k.tessera").code, 0);
        const QString command =
            QStringLiteral("solve k.tessera --solver backtracking --param mode=all --json");
        const QJsonObject whole = run(command).object();
        const auto runIn = [](const QJsonObject& json) {
            return json[QLatin1String("runs")].toArray().at(0).toObject();
        };
        const auto evaluations = [&](const QJsonObject& json) {
            return runIn(json)[QLatin1String("evaluations")].toInteger();
        };
        const qint64 all = evaluations(whole);
        QVERIFY(all > 100'000);
        // Stopped by its budget, then killed at any moment.
        const Outcome stopped =
            run(command + QStringLiteral(" --checkpoint c --evaluations %1").arg(all / 3));
        QCOMPARE(stopped.code, 0);
        QCOMPARE(evaluations(stopped.object()), all / 3);
        QVERIFY(QFile::exists(path("c")));
        QProcess process;
        startTessera(process, (command + QStringLiteral(" --checkpoint c")).split(u' '), folder());
        QVERIFY(process.waitForStarted());
        process.waitForFinished(3);
        process.kill();
        process.waitForFinished();
        const Outcome resumed = run(command + QStringLiteral(" --checkpoint c"));
        QCOMPARE(evaluations(resumed.object()), all);
        for (const char* key : {"best", "board", "nodes", "stop"}) {
            QCOMPARE(runIn(resumed.object())[QLatin1String(key)], runIn(whole)[QLatin1String(key)]);
        }
        QVERIFY(!QFile::exists(path("c")));
    }

    /// A state that the method rejects is named and left unchanged.
    void refusedStatesAreLeftAlone() {
        QCOMPARE(run("generate --size 6x6 --colors 3+5 --seed 1 -o r.tessera").code, 0);
        const char* command = "solve r.tessera --solver backtracking --param mode=all --seed 1 "
                              "--evaluations 20000 --checkpoint r.state -o r-best.tessera --quiet";
        QCOMPARE(run(command).code, 0);
        const QByteArray damaged =
            content("r.state").replace("\"parts\":[\"0 ", "\"parts\":[\"99 ");
        write("r.state", damaged);
        const Outcome outcome = run(command);
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.complaints().size(), 1);
        QVERIFY2(outcome.err.startsWith("r.state: "), outcome.err);
        QVERIFY(content("r.state") == damaged);
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

    /// Each line beats all lines before it, from any program.
    void severalProgramsKeepOneFileOfRecords() {
        for (int round = 0; round < 3; ++round) {
            QFile::remove(path("shared.jsonl"));
            QCOMPARE(run("solve p.tessera --solver annealing --evaluations 1 --quiet "
                         "--records shared.jsonl")
                         .code,
                     0);
            std::vector<std::unique_ptr<QProcess>> processes;
            for (int seed = 1; seed <= 4; ++seed) {
                processes.push_back(std::make_unique<QProcess>());
                startTessera(*processes.back(),
                             QStringLiteral("solve p.tessera --solver annealing --time 1 "
                                            "--quiet --records shared.jsonl --seed %1")
                                 .arg(4 * round + seed)
                                 .split(u' '),
                             folder());
            }
            for (const auto& process : processes)
                QCOMPARE(finish(*process).code, 0);
            int best = -1;
            const QByteArrayList lines = content("shared.jsonl").trimmed().split('\n');
            QVERIFY(lines.size() > 1);
            for (const QByteArray& line : lines) {
                const int score =
                    QJsonDocument::fromJson(line).object()[QLatin1String("score")].toInt(-1);
                QVERIFY2(score > best, line.constData());
                best = score;
            }
        }
    }

    void aTornRecordHasAReason_data() {
        QTest::addColumn<int>("bytesLeft");
        QTest::newRow("half a line, for which the system gives no error") << 8;
        QTest::newRow("nothing") << 0;
    }
    void aTornRecordHasAReason() {
#ifdef Q_OS_UNIX
        QFETCH(int, bytesLeft);
        write("almost.jsonl", QByteArray(64 * 512 - 1 - bytesLeft, ' ') + '\n');
        QProcess process;
        startTesseraOnFullDisk(process, 64,
                               QStringLiteral("solve p.tessera --solver annealing --evaluations "
                                              "9000 --quiet --records almost.jsonl"),
                               folder());
        const Outcome outcome = finish(process);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(!outcome.err.contains("Unknown error"), outcome.err);
        QVERIFY2(outcome.err.contains("disk is full"), outcome.err);
#else
        QSKIP("files are limited as on Unix");
#endif
    }

    void runFilesAreReadWhereverABoardIs() {
        const Outcome searched =
            run("solve p.tessera --solver annealing --evaluations 100000 --quiet "
                "--run-file in.tessera-run -o in.tessera --trace curve.csv");
        QCOMPARE(searched.code, 0);
        const QString score = run("score in.tessera").lines().first();
        QCOMPARE(run("score in.tessera-run").lines().first(), score);
        QCOMPARE(run("score - ", content("in.tessera-run")).lines().first(), score);
        QCOMPARE(run("inspect in.tessera-run --json").object()[QLatin1String("format")].toString(),
                 QStringLiteral("tessera-run"));
        const Outcome resumed = run("solve in.tessera-run --solver hill-climbing --start board "
                                    "--evaluations 10");
        QVERIFY2(resumed.out.contains("score " + score.toUtf8()), resumed.out);
        QCOMPARE(run("convert in.tessera-run again.tessera").code, 0);
        QVERIFY(load("again.tessera").board == load("in.tessera").board);
        QCOMPARE(run("render in.tessera-run -o in.svg").code, 0);
        QVERIFY(content("in.svg").contains("<svg"));
        const Outcome moving = run("render in.tessera-run -o in.gif --size 120 --labels --log");
        QCOMPARE(moving.code, 0);
        QCOMPARE(moving.err, "tessera render: --labels does nothing for “in.gif”.\n"
                             "tessera render: --log does nothing for “in.gif”.\n");
        QVERIFY(content("in.gif").startsWith("GIF89a"));
        QCOMPARE(run("render curve.csv -o curve.png").code, 0);
        for (const char* still : {"in.tessera", "curve.csv"}) {
            const Outcome refused =
                run(QStringLiteral("render %1 -o still.gif").arg(QLatin1String(still)));
            QCOMPARE(refused.code, 1);
            QVERIFY2(refused.err.contains("needs a run file"), refused.err);
        }
        QVERIFY(!QFile::exists(path("still.gif")));
        write("cut.tessera-run", content("in.tessera-run").left(40));
        const Outcome cut = run("score cut.tessera-run");
        QCOMPARE(cut.code, 1);
        QVERIFY2(cut.err.startsWith("cut.tessera-run: "), cut.err);
    }

    /// A puzzle without a solution: a proof is there, and it ends with the empty clause.
    void theSatSolverWritesItsProof() {
        if (findSolver("sat") == nullptr)
            QSKIP("built without CaDiCaL");
        const Puzzle puzzle = loadPuzzle(path("small.tessera")).file.puzzle;
        std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
        // One colour more than its partners.
        Color& edge = std::ranges::find(pieces, 0, &Piece::greys)->edges[0];
        edge = edge == puzzle.highestColor() ? static_cast<Color>(edge - 1) : puzzle.highestColor();
        savePuzzle(PuzzleFile(Puzzle(puzzle.size(), puzzle.rules(), pieces)), path("none.tessera"));
        const Outcome outcome = run("solve none.tessera --solver sat --proof none.drat --quiet");
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.lines().first().contains(QStringLiteral("stop exhausted")));
        QVERIFY(content("none.drat").endsWith("\n0\n"));
        QVERIFY(content("none.drat.cnf").startsWith("p cnf "));
        QCOMPARE(run("solve none.tessera --solver backtracking --proof p").code, 2);
        QCOMPARE(run("solve none.tessera --solver sat --proof none/p").code, 1);
        QCOMPARE(run("solve none.tessera --solver sat --runs 2 --proof p").code, 2);
    }

    void checkpointsAreRefusedWhereTheyCannotBe() {
        QCOMPARE(run("generate --size 6x6 --seed 5 -o k.tessera").code, 0);
        QCOMPARE(run("solve k.tessera --solver annealing --checkpoint c").code, 2);
        // Reported before the search, not after days of it.
        QCOMPARE(run("solve k.tessera --solver backtracking --checkpoint none/c").code, 1);
        QCOMPARE(run("solve k.tessera --solver backtracking --runs 2 --checkpoint c").code, 2);
        QCOMPARE(run("solve k.tessera --solver backtracking --evaluations 50 --checkpoint c").code,
                 0);
        const Outcome other =
            run("solve k.tessera --solver backtracking --seed 2 --evaluations 90 --checkpoint c");
        QCOMPARE(other.code, 1);
        QVERIFY2(other.err.contains("another puzzle, method, seed"), other.err);
    }
};

TESSERA_TEST(TestSolveCommand, Needs::Core)

} // namespace tessera::tst_SolveCommand

#include "tst_SolveCommand.moc"
