// SPDX-License-Identifier: GPL-3.0-or-later

// What “solve” reads and writes beside the board: records, states, run files and proofs.
#include "app/cli/SolveParts.h"
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include "core/edges/puzzle/Board.h"
#include "core/kind/Kind.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace tessera::tst_SolveFiles {

class TestSolveFiles : public CommandTest {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCOMPARE(run("generate --size 10x10 --seed 7 -o p.tessera").code, 0);
        QCOMPARE(run("generate --size 4x4 --seed 1 -o small.tessera").code, 0);
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

        QVERIFY(run("score r.jsonl").err.startsWith("r.jsonl: this is a records file. "));
        QCOMPARE(run("convert r.jsonl best.tessera --puzzle p.tessera").code, 0);
        QCOMPARE(run("score best.tessera").lines().first(), QStringLiteral("%1/180").arg(best));
        QVERIFY(run("convert r.jsonl x.tessera --puzzle small.tessera")
                    .err.contains("has no board of this puzzle"));
        const Outcome onto = run("convert r.jsonl r.jsonl --puzzle p.tessera");
        QCOMPARE(onto.code, 2);
        QVERIFY2(onto.err.contains("r.jsonl is the input"), onto.err);

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

    /// Files that hold something else stay as they are.
    void nothingElseIsOverwritten() {
        QCOMPARE(run("convert small.tessera w.cnf").code, 0);
        write("preset.json",
              R"({"format":"tessera-preset","solver":"tabu","values":{},"evidence":{}})");
        const QByteArray small = content("small.tessera");
        const QByteArray formula = content("w.cnf");
        const QByteArray preset = content("preset.json");
        for (const auto& [line, code, sentence] :
             {std::tuple("solve p.tessera --solver tabu --records small.tessera", 1,
                         "small.tessera is not a records file."),
              std::tuple("solve w.cnf --solver sat --proof w", 2, "w.cnf is the input"),
              std::tuple("solve small.tessera --solver sat --proof v --trace v.cnf", 2,
                         "Two outputs cannot both go to v.cnf."),
              std::tuple("solve small.tessera --preset-file preset.json --trace preset.json", 2,
                         "preset.json is the input"),
              std::tuple("solve small.tessera --preset-file preset.json -o preset.json", 2,
                         "preset.json is the input")}) {
            const Outcome outcome = run(line);
            QCOMPARE(outcome.code, code);
            QVERIFY2(outcome.err.contains(sentence), outcome.err);
        }
        QCOMPARE(content("small.tessera"), small);
        QCOMPARE(content("w.cnf"), formula);
        QCOMPARE(content("preset.json"), preset);
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
        QCOMPARE(limited(0, "solve p.tessera --solver annealing --evaluations 9000 --quiet "
                            "--records none.jsonl")
                     .code,
                 1);
        QVERIFY(!QFile::exists(path("none.jsonl")));

        const Outcome board =
            limited(0, "solve small.tessera --solver backtracking --param mode=all --json --quiet "
                       "-o b.tessera --checkpoint c");
        QCOMPARE(board.code, 1);
        QCOMPARE(board.object()[QLatin1String("runs")].toArray().size(), 1);
#else
        QSKIP("files are limited as on Unix");
#endif
    }

    /// The last one may have met a full disk.
    void aBoardThatWasNotRecordedIsOfferedAgain() {
        QCOMPARE(
            run("solve p.tessera --solver annealing --evaluations 9000 --quiet -o o.tessera").code,
            0);
        const PuzzleFile file = load("o.tessera");
        SolveOptions options;
        options.choice.solver = &solverNamed(QStringLiteral("annealing"));
        options.seeds = {1};
        options.records = path("late.jsonl");
        SolveRecords records(options, file.puzzle);
        std::vector<RunResult> results(1);
        results[0].numbers.best = matchedEdges(file.puzzle, file.board);
        const auto codes = file.board.codes();
        results[0].solution.assign(codes.begin(), codes.end());
        QVERIFY(QFile::remove(options.records) && QDir().mkdir(options.records));
        records.offer(0, results[0].numbers, results[0].solution);
        QVERIFY(!records.failure().isEmpty());
        QVERIFY(QDir().rmdir(options.records));
        records.offerBest(results);
        QCOMPARE(records.failure(), QString());
        QCOMPARE(readRecords(options.records, file.puzzle).size(), std::size_t{1});
    }

    /// It finds nothing better, as its evaluations are used up.
    void theBoardOfAResumedRunIsRecorded() {
        const QString call = QStringLiteral("solve p.tessera --solver backtracking --evaluations "
                                            "20000 --quiet --json --checkpoint resumed.state");
        const QJsonValue best = run(call).object()[QLatin1String("summary")][QLatin1String("best")];
        QVERIFY(best.toInt() > 0 && QFile::exists(path("resumed.state")));
        QCOMPARE(run(call + QStringLiteral(" --records resumed.jsonl")).code, 0);
        const auto records = readRecords(path("resumed.jsonl"), load("p.tessera").puzzle);
        QVERIFY(!records.empty());
        QCOMPARE(records.back().score, best.toInt());
    }

    /// Of a run that a worker could not end nothing remains.
    void unitsOfRunsWithoutALimitAreTold() {
        const auto told = [this](const char* options) {
            return run(QLatin1String("solve small.tessera --solver ") + QLatin1String(options))
                .complaints();
        };
        QCOMPARE(told("tabu --units endless"),
                 QStringList{QStringLiteral("With --units a run counts only when it has ended. "
                                            "Limit it with --time, --cpu-time or --evaluations.")});
        QCOMPARE(told("tabu --evaluations 9 --units limited"), QStringList());
        QCOMPARE(told("backtracking --units tree"), QStringList());
        const QStringList jobs{QStringLiteral("--jobs does nothing with --units here. Add it to "
                                              "“tessera work”.")};
        QCOMPARE(told("backtracking --units tree --jobs 2"), jobs);
        QCOMPARE(run("count small.tessera --units counts --jobs 2").complaints(), jobs);
    }

    /// As if one process had found it.
    void whatUnitsFoundIsWritten() {
        const auto call = QStringLiteral("solve small.tessera --solver backtracking --units found "
                                         "-o found.tessera --trace found.csv");
        QCOMPARE(run(call).code, 0);
        QCOMPARE(run("work found --quiet").code, 0);
        QCOMPARE(run(call).code, 0);
        const PuzzleFile found = load("found.tessera");
        QCOMPARE(matchedEdges(found.puzzle, found.board), found.puzzle.totalEdges());
        QCOMPARE(content("found.csv").count('\n'), 2); // names and the one board
    }

    void anExactSearchKilledGoesOnWhereItWas() {
        QCOMPARE(run("generate --size 6x6 --colors 3+4 --seed 5 --no-unique -o k.tessera").code, 0);
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
        // Stopped by its budget, then killed at any moment; again where it was too fast for that.
        QByteArray later;
        for (int tries = 0; later.isEmpty() && tries < 10; ++tries) {
            const Outcome stopped =
                run(command + QStringLiteral(" --checkpoint c --evaluations %1").arg(all / 3));
            QCOMPARE(stopped.code, 0);
            QCOMPARE(evaluations(stopped.object()), all / 3);
            QVERIFY(QFile::exists(path("c")));
            const QByteArray before = content("c");
            later = killedInProgress(
                command + QStringLiteral(" --checkpoint c --checkpoint-every 0.001"), "c");
            QVERIFY(later != before);
        }
        QVERIFY(!later.isEmpty());
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

    /// Else it could be resumed for ever: setting up the search takes all the time, each time
    /// again.
    void tooLittleTimeForProgressIsTold() {
        const QString command = QStringLiteral("solve p.tessera --solver backtracking --param "
                                               "order=rows --quiet --checkpoint short ");
        const QStringList told{QStringLiteral("short: warning: the time was too short to save any "
                                              "progress. Allow more time.")};
        QCOMPARE(run(command + QStringLiteral("--time 0")).complaints(), told);
        QVERIFY(!QFile::exists(path("short")));
        QCOMPARE(run(command + QStringLiteral("--evaluations 20000")).complaints(), QStringList());
        QCOMPARE(run(command + QStringLiteral("--time 0")).complaints(), told);
        const int seconds = testing::kSanitized ? 20 : 1;
        QCOMPARE(run(command + QStringLiteral("--cpu-time %1").arg(seconds)).complaints(),
                 QStringList());
    }

    /// Such a state is not written.
    void aStateWithoutABoardIsNoProgress() {
        QCOMPARE(run("solve p.tessera --solver backtracking --evaluations 20000 --quiet "
                     "--run-file board.run --checkpoint board")
                     .code,
                 0);
        const ReadRun read = readRunFile(content("board.run"));
        QVERIFY(read.checkpoint && read.checkpoint->evaluations > 0);
        RunResult result;
        result.stop = StopReason::Time;
        result.checkpoint = read.checkpoint;
        QVERIFY(!noProgressWarning(QStringLiteral("c"), 0, result).isEmpty());
        result.bests = read.run.bests;
        QCOMPARE(noProgressWarning(QStringLiteral("c"), 0, result), QString());
        // It must be further than before; without a limit in time there is nothing to allow.
        const std::uint64_t saved = read.checkpoint->evaluations;
        QCOMPARE(noProgressWarning(QStringLiteral("c"), saved - 1, result), QString());
        QVERIFY(!noProgressWarning(QStringLiteral("c"), saved, result).isEmpty());
        // Nor after Ctrl-C.
        result.stop = StopReason::Interrupted;
        QCOMPARE(noProgressWarning(QStringLiteral("c"), saved - 1, result), QString());
        QVERIFY(noProgressWarning(QStringLiteral("c"), saved, result).contains(u"was stopped"));
        result.stop = StopReason::Evaluations;
        QCOMPARE(noProgressWarning(QStringLiteral("c"), saved, result), QString());
        result.checkpoint.reset();
        QVERIFY(!noProgressWarning(QStringLiteral("c"), 0, result).isEmpty());
    }

    void tooFewEvaluationsForProgressAreTold() {
        const QStringList told{QStringLiteral("few: warning: there were too few evaluations to "
                                              "save any progress. Allow more.")};
        QCOMPARE(run("solve p.tessera --solver genetic --evaluations 1 --quiet --checkpoint few")
                     .complaints(),
                 told);
        QVERIFY(!QFile::exists(path("few")));
    }

    /// More time would not help.
    void aStateThatCannotBeSavedIsNotForLackOfTime() {
#ifdef Q_OS_UNIX
        const QString command =
            QStringLiteral("solve p.tessera --solver backtracking --quiet --checkpoint unsaved ");
        QCOMPARE(run(command + QStringLiteral("--evaluations 20000")).code, 0);
        QVERIFY(content("unsaved").size() > 512);
        QProcess process;
        startTesseraOnFullDisk(process, 1, command + QStringLiteral("--time 0"), folder());
        const Outcome outcome = finish(process);
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.complaints().size(), 1);
        QVERIFY2(!outcome.err.contains("too short"), outcome.err);
#else
        QSKIP("files are limited as on Unix");
#endif
    }

    /// The boards are worth more than a state with which the file could not be read again.
    void aStateThatIsTooLargeIsLeftOut() {
        QCOMPARE(run("solve p.tessera --solver backtracking --evaluations 20000 --quiet "
                     "--run-file state.run --checkpoint large")
                     .code,
                 0);
        const ReadRun read = readRunFile(content("state.run"));
        QVERIFY(read.checkpoint);
        const QByteArray whole = runFileBytes(read.run, read.checkpoint);
        QVERIFY(readableRunFile({}, read.run, read.checkpoint, whole.size()) == whole);
        const ReadRun left = readRunFile(readableRunFile(QStringLiteral("state.run"), read.run,
                                                         read.checkpoint, whole.size() - 1));
        QVERIFY(left.complete && !left.checkpoint);
        QCOMPARE(left.run.bests.size(), read.run.bests.size());
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

    /// Nothing is left to resume, so it does not matter that no state could be saved.
    void aFinishedSearchNeedsNoState() {
#ifdef Q_OS_UNIX
        QCOMPARE(run("generate --size 6x6 --colors 3+5 -o hard.tessera").code, 0);
        QProcess process;
        startTesseraOnFullDisk(process, 1,
                               QStringLiteral("solve hard.tessera --solver backtracking --param "
                                              "mode=all --checkpoint full.run --checkpoint-every "
                                              "0.05 --quiet"),
                               folder());
        const Outcome outcome = finish(process);
        QVERIFY2(outcome.code == 0, outcome.err);
        QCOMPARE(outcome.complaints().size(), 1); // while it ran
#else
        QSKIP("files are limited as on Unix");
#endif
    }

    /// Not only at its end: meanwhile there may be room again.
    void aStateThatCannotBeSavedIsToldDuringTheSearch() {
#ifdef Q_OS_UNIX
        QProcess process;
        startTesseraOnFullDisk(process, 1,
                               QStringLiteral("solve p.tessera --solver backtracking --checkpoint "
                                              "told.run --checkpoint-every 0.05 --quiet"),
                               folder());
        process.setReadChannel(QProcess::StandardError);
        QByteArray told;
        while (!told.contains("told.run: ")) {
            QVERIFY2(process.waitForReadyRead(TESSERA_PATIENCE), told);
            told += process.readAllStandardError();
        }
        QCOMPARE(process.state(), QProcess::Running);
        process.kill();
        process.waitForFinished();
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
        const QByteArray boards = content("in.tessera-run");
        const Outcome lossy = run("convert in.tessera-run -o in.tessera-run");
        QCOMPARE(lossy.code, 2);
        QVERIFY2(lossy.err.contains("in.tessera-run is the input"), lossy.err);
        QCOMPARE(content("in.tessera-run"), boards);
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

    void aRunFileThatIsCutOffIsTold() {
        QCOMPARE(run("generate --size 6x6 --seed 5 -o r.tessera").code, 0);
        QCOMPARE(run("solve r.tessera --solver annealing --evaluations 9000 --run-file whole").code,
                 0);
        QVERIFY(run("score whole").complaints().isEmpty());
        const QByteArray whole = content("whole");
        write("cut", whole.left(whole.lastIndexOf("\nend ") - 4));
        const Outcome cut = run("score cut");
        QCOMPARE(cut.code, 0);
        QCOMPARE(cut.complaints(),
                 QStringList{QStringLiteral("cut: warning: The file is cut off. Its last whole "
                                            "board is used.")});
    }

    /// As “| head -1” may: what has to be written and the exit code do not depend on the reader.
    void aReaderMayLeave() {
#ifdef Q_OS_UNIX
        QCOMPARE(run("generate --size 6x6 --seed 5 -o r.tessera").code, 0);
        const Outcome outcome =
            runShell("trap '' PIPE; { $tessera solve r.tessera --solver greedy --evaluations 100 "
                     "--target 60 --trace left.csv; echo $? >&2; } | true");
        QVERIFY2(outcome.err.trimmed().endsWith('3'), outcome.err);
        QVERIFY(!content("left.csv").isEmpty());
#endif
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
        QCOMPARE(run("solve k.tessera --solver genetic --evaluations 50 --checkpoint g").code, 0);
        const Outcome wider =
            run("solve k.tessera --solver genetic --evaluations 90 --jobs 2 --checkpoint g");
        QCOMPARE(wider.code, 1);
        QVERIFY2(wider.err.contains("Threads of the saved search: 1; of this one: 2."), wider.err);
        QCOMPARE(run("solve k.tessera --solver genetic --start greedy --evaluations 90 "
                     "--checkpoint g")
                     .code,
                 1);
        // Two searches would replace each other's states.
        const FileHold hold(path("h"));
        for (const char* command : {"solve k.tessera --solver backtracking", "count k.tessera"}) {
            const Outcome second = run(QLatin1String(command) + QStringLiteral(" --checkpoint h"));
            QCOMPARE(second.code, 1);
            QVERIFY2(second.err.contains("h: another program is using this file"), second.err);
        }
        QVERIFY(!QFile::exists(path("h")));
    }
};

TESSERA_TEST(TestSolveFiles, Needs::Core)

} // namespace tessera::tst_SolveFiles

#include "tst_SolveFiles.moc"
