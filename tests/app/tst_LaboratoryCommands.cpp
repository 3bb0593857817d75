// SPDX-License-Identifier: GPL-3.0-or-later
// tessera benchmark, landscape and tune.
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include "core/edges/benchmark/Benchmark.h"

#include <QStandardPaths>

#include <array>
#include <csignal>
#include <functional>

namespace tessera::tst_LaboratoryCommands {

namespace {

const QString kBoards = QStringLiteral(TESSERA_SOURCE_DIR "/resources/benchmark/");

/// Evaluations of a run that does not end by itself.
constexpr const char* kEndless = "1000000000000000";

QJsonObject withoutTimes(QJsonObject json) {
    json.remove(QLatin1String("date"));
    json.remove(QLatin1String("core_share"));
    return json;
}

} // namespace

class TestLaboratoryCommands : public CommandTest {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCOMPARE(run("generate --size 5x5 --seed 3 -o p.tessera").code, 0);
        QCOMPARE(run("generate --size 3x3 --colors 2+2 -o small.tessera").code, 0);
        QCOMPARE(run("count small.tessera --units counted").code, 0);
        write("plan.json", R"({"puzzles": [{"generate": {"width": 5, "height": 5}, "count": 3}],
 "methods": [{"solver": "annealing", "parameters": {"calibrated": false,
  "start-temperature": 1000, "end-temperature": 900}}],
 "seeds": {"count": 10}, "budget": {"evaluations": 3000}})");
        write("tabu.json", content("plan.json")
                               .replace("annealing", "tabu")
                               .replace(
                                   R"("calibrated": false,
  "start-temperature": 1000, "end-temperature": 900)",
                                   ""));
    }

    /// Nothing else goes there with it.
    void aPresetGoesToStandardOutput() {
        const Outcome tuned = run("tune plan.json --parameter cooling --budget 450000 -o -");
        QCOMPARE(tuned.code, 0);
        write("piped.json", tuned.out);
        QCOMPARE(run("solve p.tessera --preset-file piped.json --evaluations 10").code, 0);
    }

    void theLibraryIsListed() {
        const Outcome lines = run("benchmark");
        QCOMPARE(lines.code, 0);
        QCOMPARE(lines.lines().size(), 40);
        QCOMPARE(lines.lines().front(),
                 QStringLiteral("4x4-hardest-1 best 24/24 solutions 2 up to rotation"));
        const QJsonArray all = run("benchmark list --json").array();
        QCOMPARE(all.size(), 40);
        for (const QJsonValue& one : all)
            QVERIFY(one[QLatin1String("best")].toInt() <= one[QLatin1String("bound")].toInt());
    }

    void puzzlesAreWritten() {
        const Outcome outcome =
            run("benchmark write --instance 10x10-hardest-hints5-1 --to pieces -o out");
        QCOMPARE(outcome.lines(), QStringList{QStringLiteral("out/10x10-hardest-hints5-1.txt")});
        QCOMPARE(run("benchmark write --instance 4x4-hardest-1 --to pieces -o out").err,
                 QByteArray());
        QCOMPARE(run("benchmark write --instance 6x6-hardest-1 -o out").code, 0);
        const PuzzleFile file = load("out/6x6-hardest-1.tessera");
        QCOMPARE(benchmarkOf(file.puzzle)->name, QStringLiteral("6x6-hardest-1"));
        QVERIFY(file.solution.empty());
    }

    void boardsAreChecked() {
        const Outcome equal =
            runWords({QStringLiteral("benchmark"), QStringLiteral("check"),
                      kBoards + QStringLiteral("8x8-hardest-1.txt"), QStringLiteral("--json")});
        QVERIFY2(equal.code == 0, equal.err);
        QCOMPARE(equal.object()[QLatin1String("verdict")].toString(), QStringLiteral("equal"));
        QCOMPARE(run("solve out/6x6-hardest-1.tessera --solver annealing --evaluations 2000 -o "
                     "tried.tessera")
                     .code,
                 0);
        const Outcome worse = run("benchmark check tried.tessera --by me -o send.txt");
        QVERIFY2(worse.code == 0, worse.err);
        QVERIFY2(worse.out.contains("verdict worse"), worse.out);
        QVERIFY(content("send.txt").contains("by me\n"));
        QCOMPARE(run("benchmark check send.txt").out, worse.out);
        write("broken.txt", content("send.txt").replace("score ", "score 1"));
        const Outcome broken = run("benchmark check broken.txt");
        QCOMPARE(broken.code, 1);
        QVERIFY2(broken.err.startsWith("broken.txt:3:1:"), broken.err);
        const Outcome other = run("benchmark check p.tessera");
        QCOMPARE(other.code, 1);
        QVERIFY2(other.err.contains("not in the benchmark library"), other.err);
    }

    void optionsWithoutEffectAreTold_data() {
        QTest::addColumn<QString>("call");
        QTest::addColumn<QStringList>("told");
        const auto row = [](const char* call, const QStringList& told) {
            QTest::newRow(call) << QString::fromLatin1(call) << told;
        };
        row("benchmark list -o x --solver tabu --json",
            {QStringLiteral("tessera benchmark: --solver does nothing for “list”."),
             QStringLiteral("tessera benchmark: -o does nothing for “list”.")});
        row("benchmark write --instance 4x4-hardest-1 -o out --json",
            {QStringLiteral("tessera benchmark: --json does nothing for “write”.")});
        row("benchmark check send.txt --instance 4x4-hardest-1 --by me",
            {QStringLiteral("tessera benchmark: --instance does nothing for “check”."),
             QStringLiteral("tessera benchmark: --by does nothing for “check without -o”.")});
        row("benchmark check send.txt --by me -o sent.txt",
            {QStringLiteral("tessera benchmark: --by does nothing for “send.txt”.")});
        row("benchmark run --instance 4x4-hardest-1 --solver greedy --evaluations 100 --quiet --by "
            "me",
            {QStringLiteral("tessera benchmark: --by does nothing for “run”.")});
        row("work counted --status --jobs 2 --quiet",
            {QStringLiteral("tessera work: --jobs does nothing for “--status”."),
             QStringLiteral("tessera work: --quiet does nothing for “--status”.")});
        row("landscape p.tessera --analysis trajectories --evaluations 50 --runs 1 --lags 1 "
            "--neighbourhood swap --samples 9 --quiet",
            {QStringLiteral("tessera landscape: --neighbourhood does nothing for “trajectories”."),
             QStringLiteral("tessera landscape: --lags does nothing for “trajectories”."),
             QStringLiteral("tessera landscape: --samples does nothing for “trajectories”.")});
        row("landscape p.tessera --analysis walk --analysis fdc --steps 9 --samples 2 --nodes 9 "
            "--solver tabu --quiet",
            {QStringLiteral("tessera landscape: --nodes does nothing for “walk, fdc”."),
             QStringLiteral("tessera landscape: --solver does nothing for “walk, fdc”.")});
    }
    void optionsWithoutEffectAreTold() {
        QFETCH(QString, call);
        QFETCH(QStringList, told);
        const Outcome outcome = run(call);
        QVERIFY2(outcome.code == 0, outcome.err);
        QCOMPARE(outcome.complaints(), told);
    }

    void methodsAreCompared() {
        const char* call = "benchmark run --instance 4x4-hardest-1 --instance 5x5-hardest-1 "
                           "--solver backtracking --solver tabu --evaluations 5000 --runs 2 "
                           "--quiet -o bench";
        const Outcome outcome = run(call);
        QVERIFY2(outcome.code == 0, outcome.err);
        QCOMPARE(outcome.lines().size(), 4);
        QCOMPARE(outcome.lines().front(),
                 QStringLiteral("4x4-hardest-1 backtracking best 24 median "
                                "24 known 24 total 24"));
        QVERIFY(content("bench/table.md").contains("5x5-hardest-1"));
        // A board is better than the best known one of its own instance only.
        QCOMPARE(QDir(path("bench")).entryList({QStringLiteral("*.txt")}), QStringList());
        // Its plan is one for the experiment command, with the same runs.
        QCOMPARE(run("experiment bench/plan.json -o bench --resume").lines().last(),
                 QStringLiteral("bench runs 8/8"));
        QCOMPARE(run(call).out, outcome.out);
    }

    void aUsersPlanIsNotReplaced() {
        QVERIFY(QDir(folder()).mkpath(QStringLiteral("mine")));
        write("mine/plan.json", "{}");
        const QString call = QStringLiteral("benchmark run --instance 4x4-hardest-1 --instance "
                                            "4x4-hardest-1 --solver greedy --evaluations 100 "
                                            "--json -o ");
        const Outcome refused = run(call + QStringLiteral("mine"));
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.startsWith("mine/plan.json already exists"), refused.err);
        write("mine/experiment.json", "{}"); // nor is this one of ours
        QCOMPARE(run(call + QStringLiteral("mine")).code, 1);
        QCOMPARE(content("mine/plan.json"), QByteArray("{}"));
        // An instance counts once, however often it is named.
        QVERIFY(!run(call + QStringLiteral("free")).object().isEmpty());
    }

    /// They would write the same files.
    void processesThatDoTheSameAreRefused() {
#ifdef Q_OS_UNIX
        const QStringList before = names();
        for (const char* call :
             {"tune plan.json --parameter cooling -o t.json", "landscape p.tessera -o land",
              "benchmark run --instance 4x4-hardest-1 --solver greedy -o twice"}) {
            const Outcome outcome =
                runShell((QByteArray("OMPI_COMM_WORLD_SIZE=2 $tessera ") + call).constData());
            QCOMPARE(outcome.code, 2);
            QVERIFY2(outcome.err.contains("without mpirun"), outcome.err);
        }
        QCOMPARE(names(), before);
        QCOMPARE(runShell("OMPI_COMM_WORLD_SIZE=2 $tessera benchmark list").code, 0);
#endif
    }

    void aBenchmarkNeedsAPlaceForItsRuns() {
#ifdef Q_OS_UNIX
        const Outcome outcome = runShell("TMPDIR=$PWD/plan.json $tessera benchmark run "
                                         "--instance 4x4-hardest-1 --solver greedy");
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("plan.json: the folder cannot be created"), outcome.err);
#endif
    }

    void whatCannotBeTunedIsNamed() {
        write("other.json", content("tabu.json").replace("tabu", "gvns-sudoku"));
        const Outcome outcome = run("tune other.json --parameter none");
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains(" with gvns-sudoku: "), outcome.err);
    }

    void unitsNeedAFolder() {
        const Outcome outcome = run("count small.tessera --units -");
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains("--units needs a folder, not"), outcome.err);
        // Before anything is written.
        const QStringList before = names();
        for (const char* call :
             {"experiment plan.json -o -", "experiment plan.json -o none --merge -",
              "analyse counted -o -", "landscape small.tessera -o -", "benchmark write -o -",
              "benchmark run --instance 4x4-hardest-1 --solver greedy -o -"}) {
            const Outcome refused = run(call);
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.contains(" needs a folder, not standard output."), refused.err);
        }
        const Outcome file = run("experiment plan.json -o none --units small.tessera");
        QCOMPARE(file.code, 1);
        QCOMPARE(file.complaints(),
                 QStringList{QStringLiteral("small.tessera: this is a file, not a folder.")});
        QCOMPARE(names(), before);
    }

    /// In a walk, too, of which 400 million steps are left.
    void aStoppedLandscapeSaysSo() {
#ifdef Q_OS_LINUX
        const Outcome outcome =
            interrupted("landscape p.tessera --analysis walk --steps 100000000 --json");
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.complaints(), QStringList{QStringLiteral("Stopped before the end, so this "
                                                                  "is only a part.")});
#endif
    }

    void aStoppedExperimentAsksForItsRest() {
#ifdef Q_OS_LINUX
        write("endless.json", content("plan.json").replace("3000", kEndless));
        const Outcome outcome = interrupted("experiment endless.json --quiet -o stopped");
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.complaints(),
                 QStringList{QStringLiteral("Stopped. Use --resume to do the remaining runs.")});
#endif
    }

    /// And drops the run that it was at.
    void aStoppedWorkerSaysHowFarItCame() {
#ifdef Q_OS_LINUX
        write("endless.json", content("plan.json").replace("3000", kEndless));
        QCOMPARE(run("experiment endless.json --quiet -o never --units left").code, 0);
        const Outcome outcome = interrupted(
            "work left --quiet", [this] { return content("left/ledger").contains("\"leased\""); });
        QCOMPARE(outcome.code, 3);
        QVERIFY2(outcome.out.startsWith("units 30\ndone 0\n"), outcome.out);
        QVERIFY2(outcome.complaints().isEmpty(), outcome.err);
#endif
    }

    /// On a terminal.
    void aLandscapeTellsItsPart() {
#ifndef Q_OS_LINUX
        QSKIP("other systems have another command “script”");
#endif
        if (QStandardPaths::findExecutable(QStringLiteral("script")).isEmpty())
            QSKIP("there is no terminal here");
        const auto shown = [this](const char* options) {
            QProcess process;
            startShell(process,
                       QStringLiteral("script -qec \"$tessera landscape p.tessera --steps 2000 "
                                      "--samples 20 --escapes 2 --analysis walk --analysis optima "
                                      "%1 >/dev/null\" /dev/null")
                           .arg(QLatin1String(options)),
                       folder());
            return finish(process).out;
        };
        const QByteArray told = shown("");
        for (const char* part : {"walk swap", "walk rotation", "optima best-swap"})
            QVERIFY2(told.contains(part), told);
        QVERIFY2(told.endsWith("\r\x1b[K"), told); // the line is taken away
        QCOMPARE(shown("--quiet"), QByteArray());
    }

    void landscapesAreMeasured() {
        const Outcome outcome = run("landscape p.tessera --steps 2000 --samples 20 --escapes 2 "
                                    "--evaluations 5000 --runs 2 --quiet -o land");
        QVERIFY2(outcome.code == 0, outcome.err);
        for (const char* line : {"walk swap moves ", "fdc best-swap samples 20",
                                 "optima rotation "
                                 "sampled",
                                 "trajectory tabu seed 2"})
            QVERIFY2(outcome.out.contains(line), line);
        const QString few = QStringLiteral("landscape p.tessera --analysis trajectories "
                                           "--solver annealing --quiet --evaluations ");
        QVERIFY(run(few + QStringLiteral("100")).out != run(few + QStringLiteral("9000")).out);
        QVERIFY(content("land/walk.csv").startsWith("neighbourhood,lag,autocorrelation\nswap,0,1"));
        QCOMPARE(content("land/walk.csv").count('\n'), 1 + 4 * 51);
        QCOMPARE(
            run("landscape p.tessera --analysis walk --steps 200 --lags 7 --quiet -o few").code, 0);
        QCOMPARE(content("few/walk.csv").count('\n'), 1 + 4 * 8);
        const auto nodes = [&](const char* most) {
            const Outcome sampled = run(QStringLiteral("landscape p.tessera --analysis optima "
                                                       "--neighbourhood rotation --samples 50 "
                                                       "--quiet -o few ") +
                                        QLatin1String(most));
            const auto lines = content("few/optima-rotation-nodes.csv").count('\n');
            return sampled.code == 0 ? lines - 1 : -1;
        };
        QVERIFY(nodes("") > 3);
        const auto most = nodes("--nodes 3");
        QVERIFY(most > 0 && most <= 3);
        QVERIFY(content("land/walk-swap.svg").contains("Autocorrelation of a random walk, swap"));
        QCOMPARE(QDir(path("land")).entryList({QStringLiteral("walk-*.svg")}).size(), 4);
        QCOMPARE(content("land/fdc.csv").count('\n'), 1 + 4 * 20);
        QVERIFY(content("land/optima-swap.dot").startsWith("digraph"));
        QVERIFY(content("land/trajectories.dot").startsWith("digraph"));
        QVERIFY(content("land/landscape.json").contains("correlation_length"));
        QCOMPARE(run("landscape p.tessera --steps 2000 --samples 20 --escapes 2 --evaluations 5000 "
                     "--runs 2 --quiet")
                     .out,
                 outcome.out);
        const Outcome whole = run("landscape small.tessera --analysis optima --json");
        QVERIFY(whole
                    .object()[QLatin1String("optima")][QLatin1String("swap-rotation")]
                             [QLatin1String("whole")]
                    .toBool());
    }

    /// A folder of a landscape can be used again, also after a call that was killed.
    void ownFilesAreNotReplacedByALandscape() {
        const QString call = QStringLiteral("landscape small.tessera --analysis walk --steps 20 "
                                            "--lags 1 --quiet -o ");
        QVERIFY(QDir(folder()).mkpath(QStringLiteral("taken")));
        for (const char* name :
             {"taken/fdc.csv", "taken/walk-swap.svg", "taken/landscape.json", "taken/optima.csv",
              "taken/optima-swap.dot", "taken/trajectories-nodes.csv"}) {
            write(name, "{\"mine\": 1}");
            const Outcome refused = run(call + QStringLiteral("taken"));
            QCOMPARE(refused.code, 1);
            QCOMPARE(refused.complaints(),
                     QStringList{QString::fromLatin1(name) +
                                 QStringLiteral(" already exists but does not belong to a "
                                                "landscape. Choose another folder.")});
            QCOMPARE(content(name), QByteArray("{\"mine\": 1}"));
            QCOMPARE(QDir(path("taken")).entryList(QDir::Files).size(), 1);
            QVERIFY(QFile::remove(path(name)));
        }
        write("taken/walk-far.svg", "taken"); // a name that it does not use
        QVERIFY(!run(call + QStringLiteral("taken")).err.contains("earlier call"));
        write("taken/fdc.csv", "of another puzzle");
        const Outcome mixed = run(call + QStringLiteral("taken"));
        QVERIFY2(mixed.err.contains("taken: warning: these files are of an earlier call: fdc.csv."),
                 mixed.err);
        for (int time = 0; time < 2; ++time)
            QCOMPARE(run(call + QStringLiteral("taken")).code, 0);
        QCOMPARE(content("taken/walk-far.svg"), QByteArray("taken"));
        QVERIFY(!killedInProgress(QStringLiteral("landscape p.tessera --analysis walk --steps "
                                                 "100000000 --quiet -o ended"),
                                  "ended/landscape.json")
                     .isEmpty());
        write("ended/walk.csv", {}); // as if it had come so far
        QCOMPARE(run(call + QStringLiteral("ended")).code, 0);
        QVERIFY(content("ended/landscape.json").contains("correlation_length"));
    }

    /// A puzzle of Sudoku has none of its kind; nor has one that the search did not solve.
    void distancesAreToTheGivenSolution() {
        QCOMPARE(run("solve small.tessera --solver backtracking --quiet -o solved.tessera").code,
                 0);
        QCOMPARE(run("generate --kind sudoku -o sudoku.tessera").code, 0);
        const QString call = QStringLiteral("landscape small.tessera --analysis fdc --samples 20 "
                                            "--quiet --solution ");
        const Outcome outcome = run(call + QStringLiteral("solved.tessera"));
        QVERIFY2(outcome.code == 0, outcome.err);
        QVERIFY2(outcome.out.contains("fdc best-swap samples 20"), outcome.out);
        for (const char* other : {"small.tessera", "sudoku.tessera"}) {
            const Outcome refused = run(call + QLatin1String(other));
            QCOMPARE(refused.code, 1);
            QVERIFY2(refused.err.contains("is not a solution of the puzzle"), refused.err);
        }
        QCOMPARE(run("convert small.tessera bare.txt --to pieces").code, 0);
        const QByteArray unknown = run("landscape bare.txt --analysis trajectories --solver "
                                       "annealing --evaluations 100 --runs 1 --quiet")
                                       .out;
        QVERIFY2(unknown.endsWith(" distance none\n"), unknown);
    }

    /// Other programs number and rotate the pieces in their own way, and know no hints.
    void aSolutionMayHaveOtherNumbers() {
        QCOMPARE(run("generate --size 4x4 --hints 2 --seed 3 -o hinted.tessera").code, 0);
        QCOMPARE(run("generate --size 4x4 --hints 2 --seed 3 --solved -o whole.tessera").code, 0);
        const QString call = QStringLiteral("landscape hinted.tessera --analysis fdc --samples 9 "
                                            "--quiet --solution ");
        const QByteArray own = run(call + QStringLiteral("whole.tessera")).out;
        QVERIFY2(own.contains("fdc best-swap samples 9"), own);
        for (const char* name : {"whole.url", "whole.et2", "whole.grid"}) {
            const QString to = QString::fromLatin1(name).endsWith(QLatin1String("grid"))
                                   ? QStringLiteral(" --to editor-grid")
                                   : QString();
            QCOMPARE(run(QStringLiteral("convert whole.tessera ") + QLatin1String(name) + to).code,
                     0);
            const Outcome outcome = run(call + QLatin1String(name));
            QVERIFY2(outcome.code == 0, outcome.err);
            QCOMPARE(outcome.out, own);
        }
    }

    void distancesWithoutASolutionAreToldToBeLeftOut() {
        PuzzleFile file = load("small.tessera");
        file.info.generator = {};
        file.solution.clear();
        savePuzzle(file, path("unknown.tessera"));
        const QString call = QStringLiteral("landscape unknown.tessera --steps 20 --samples 2 "
                                            "--evaluations 50 --runs 1 --lags 1 --quiet");
        const Outcome outcome = run(call);
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.complaints().size(), 1);
        QVERIFY2(outcome.err.contains("so fdc is left out"), outcome.err);
        const Outcome walk =
            run("landscape unknown.tessera --steps 20 --lags 1 --quiet --analysis walk");
        QVERIFY2(walk.err.isEmpty(), walk.err);
        QCOMPARE(run(call + QStringLiteral(" --analysis fdc")).code, 1);
    }

    /// Before the first analysis.
    void landscapesAreSearchedByTheirOwnMethodsOnly() {
        const Outcome outcome = run("landscape p.tessera --steps 20 --analysis walk --analysis "
                                    "trajectories --solver gvns-sudoku -o none");
        QCOMPARE(outcome.code, 2);
        QVERIFY(!QFile::exists(path("none/walk.csv")));
        QVERIFY(!run("landscape --help").out.contains("gvns-sudoku"));
    }

    void theTunerWritesAPreset() {
        const char* call = "tune plan.json --parameter start-temperature=0.1..1000 --parameter "
                           "end-temperature=0.05..1000 --budget 450000 --quiet --verify plan.json";
        const Outcome outcome = run(QString::fromLatin1(call) + QStringLiteral(" -o preset.json"));
        QVERIFY2(outcome.code == 0, outcome.err);
        QVERIFY2(outcome.lines().last().startsWith(QStringLiteral("gain ")), outcome.out);
        // At such temperatures a walk is random.
        QVERIFY2(outcome.lines().last().section(u' ', 1, 1).toDouble() > 0, outcome.out);
        QCOMPARE(run(QString::fromLatin1(call) + QStringLiteral(" --jobs 2")).out, outcome.out);
        const Outcome used = run("solve p.tessera --preset-file preset.json --evaluations 3000 "
                                 "--json --quiet");
        QVERIFY2(used.code == 0, used.err);
        QCOMPARE(used.object()[QLatin1String("solver")].toString(), QStringLiteral("annealing"));
        const QJsonObject preset = QJsonDocument::fromJson(content("preset.json")).object();
        QCOMPARE(used.object()[QLatin1String("parameters")], preset[QLatin1String("values")]);
        QVERIFY(preset[QLatin1String("evidence")][QLatin1String("gain")].isObject());
    }

    /// Alone, with workers, and after the tuner and a worker were killed in the middle.
    void theTunerSharesItsRuns() {
        write("both.json", content("plan.json")
                               .replace("\"annealing\",", "\"tabu\"}, {\"solver\": "
                                                          "\"annealing\","));
        const QString call = QStringLiteral(
            "tune both.json --method annealing --parameter start-temperature=0.1..1000 "
            "--parameter end-temperature=0.05..1000 --budget 450000 --quiet --verify plan.json "
            "--json");
        const Outcome one = run(call);
        QVERIFY2(one.code == 0, one.err);
        const QString shared = call + QStringLiteral(" --units shared --unit-time 2");
        const Outcome alone = run(shared);
        QVERIFY2(alone.code == 0, alone.err);
        const QJsonObject expected = withoutTimes(one.object());
        QVERIFY(!expected.isEmpty());
        QCOMPARE(withoutTimes(alone.object()), expected);
        const auto runsIn = [this](const char* ledger) {
            return content(ledger).count("\"unit\":");
        };
        const auto first = runsIn("shared/ledger");
        QCOMPARE(run("work shared --quiet").code, 0);
        QCOMPARE(withoutTimes(run(shared).object()), expected);
        QVERIFY(first > 0);
        QCOMPARE(runsIn("shared/ledger"), first); // nothing ran again

#ifdef Q_OS_UNIX
        // No room is left to tell the workers that it was the last race; the result remains.
        const QByteArray ledger = content("shared/ledger");
        const QByteArray open =
            ledger.left(ledger.lastIndexOf('\n', ledger.indexOf("\"closed\"")) + 1);
        QVERIFY(!open.isEmpty());
        write("shared/ledger", open);
        QProcess last;
        startTesseraOnFullDisk(last, static_cast<int>(open.size() / 512), shared, folder());
        const Outcome full = finish(last);
        QCOMPARE(full.code, 1);
        QVERIFY2(full.err.contains("shared/ledger: "), full.err);
        QCOMPARE(withoutTimes(full.object()), expected);
#endif

        const QString hard = QStringLiteral("%1 --units hard --unit-time 2").arg(call);
        QProcess tuner;
        std::array<QProcess, 2> workers;
        const auto done = [&] { return runsIn("hard/ledger"); };
        const auto isKilledInTheMiddle = [&] {
            static_cast<void>(QDir(path("hard")).removeRecursively());
            startTessera(tuner, hard.split(u' '), folder());
            const auto isShared = [&] { return QFile::exists(path("hard/job.json")); };
            static_cast<void>(QTest::qWaitFor(isShared, TESSERA_PATIENCE));
            for (QProcess& worker : workers)
                startTessera(worker, {QStringLiteral("work"), QStringLiteral("hard")}, folder());
            while (tuner.state() != QProcess::NotRunning && done() < 40)
                QTest::qWait(1);
            for (QProcess* process : {&workers[0], &tuner}) {
                process->kill();
                static_cast<void>(process->waitForFinished(TESSERA_PATIENCE));
            }
            return tuner.exitStatus() == QProcess::CrashExit;
        };
        for (int tries = 1; !isKilledInTheMiddle(); ++tries) {
            static_cast<void>(finish(workers[1]));
            QVERIFY2(tries < 10, "it was too quick to be killed");
        }
        // A worker whose tuner has gone does not wait for ever.
        const Outcome left = finish(workers[1]);
        QCOMPARE(left.code, 1);
        QVERIFY2(left.err.contains("no runs were added for 2 s"), left.err);
        const auto before = done();
        QProcess again;
        startTessera(again, hard.split(u' '), folder());
        QProcess helper;
        startTessera(helper, {QStringLiteral("work"), QStringLiteral("hard")}, folder());
        const Outcome rest = finish(again);
        QVERIFY2(rest.code == 0, rest.err);
        QCOMPARE(withoutTimes(rest.object()), expected);
        QVERIFY(finish(helper).code >= 0);
        QVERIFY(before >= 40 && done() > before);
        const auto runs = one.object()[QLatin1String("evidence")][QLatin1String("trials")];
        QVERIFY(done() < runs.toInt() + 60 + 10); // with those that verify and were cut short
    }

    /// Before there are scores, and in the check on fresh puzzles.
    void aStoppedTuningSaysSo() {
#ifdef Q_OS_UNIX
        write("endless.json", content("plan.json").replace("3000", kEndless));
        const Outcome none = stopped("tune endless.json --parameter cooling --units none -o "
                                     "none.json --budget 4000000000000000000",
                                     "none/ledger");
        QCOMPARE(none.code, 1);
        QCOMPARE(none.complaints(), QStringList{QStringLiteral("Stopped before any values could be "
                                                               "compared. There is no result.")});
        QVERIFY(none.out.isEmpty() && !QFile::exists(path("none.json")));
        const Outcome part = stopped("tune plan.json --parameter cooling --units part -o part.json "
                                     "--budget 200000 --verify endless.json --json",
                                     "part/ledger");
        QCOMPARE(part.code, 1);
        QCOMPARE(part.complaints(), QStringList{QStringLiteral("Stopped before the end, so this is "
                                                               "only a part.")});
        QCOMPARE(part.object()[QLatin1String("complete")], QJsonValue(false));
        const QJsonObject preset = QJsonDocument::fromJson(content("part.json")).object();
        QCOMPARE(preset[QLatin1String("evidence")][QLatin1String("complete")], QJsonValue(false));
#endif
    }

    void inputsAreNotReplaced() {
        write("kept.json", content("plan.json"));
        for (const char* plans : {"kept.json", "plan.json --verify kept.json"}) {
            const Outcome refused =
                run(QStringLiteral("tune %1 --parameter cooling --budget 450000 -o ./kept.json")
                        .arg(QLatin1String(plans)));
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.contains("is the input"), refused.err);
            QCOMPARE(content("kept.json"), content("plan.json"));
        }
    }

    void resultsTellTheirOrigin() {
        for (const char* call :
             {"tune plan.json --parameter cooling --budget 200000 --json",
              "landscape p.tessera --analysis trajectories --runs 1 --evaluations 500 --json",
              "benchmark run --instance 4x4-hardest-1 --solver tabu --evaluations 500 --json"}) {
            const QJsonObject json = run(call).object();
            for (const char* key :
                 {"version", "commit", "start", "budget", "threads", "ranks", "core_share"})
                QVERIFY2(json.contains(QLatin1String(key)), call);
            QVERIFY2(json[QLatin1String("budget")][QLatin1String("evaluations")].isString(), call);
        }
    }

    void aLandscapeWithoutSearchesHasNoShareOfACore() {
        const QJsonObject json =
            run("landscape p.tessera --analysis walk --steps 500 --json").object();
        QCOMPARE(json[QLatin1String("core_share")], QJsonValue(QJsonValue::Null));
        QCOMPARE(json[QLatin1String("ranks")], QJsonValue(1));
    }

    void wrongCalls_data() {
        QTest::addColumn<QString>("call");
        QTest::addColumn<int>("code");
        const auto row = [](const char* call, int code) { QTest::newRow(call) << call << code; };
        row("benchmark none", 2);
        row("benchmark check", 2);
        row("benchmark list file", 2);
        row("benchmark list --instance none", 2);
        row("benchmark run", 2);
        row("benchmark run --solver none", 2);
        row("benchmark run --solver tabu --evaluations 0", 2);
        row("benchmark run --solver tabu --runs 0", 2);
        row("benchmark run --solver tabu --evaluations 9223372036854775807", 2);
        row("benchmark run --solver tabu --seed 9223372036854775807", 2);
        row("benchmark check p.tessera -o p.tessera", 2);
        row("benchmark check p.tessera -o - --json", 2);
        row("benchmark run --solver gvns-sudoku --evaluations 10 --instance 4x4-hardest-1", 1);
        row("benchmark write", 2);
        row("benchmark write -o x --to none", 2);
        row("benchmark check none.txt", 1);
        row("landscape", 2);
        row("landscape none.tessera", 1);
        row("landscape p.tessera --analysis all", 2);
        row("landscape p.tessera --neighbourhood all", 2);
        row("landscape p.tessera --steps 0", 2);
        row("landscape p.tessera --solver none", 2);
        row("landscape p.tessera --runs 0 -o .", 2);
        row("landscape p.tessera --samples 0 -o .", 2);
        row("landscape p.tessera --analysis trajectories --solver gvns-sudoku --quiet", 2);
        row("landscape p.tessera --solution p.tessera", 1);
        row("tune plan.json", 2);
        row("tune none.json --parameter cooling", 1);
        row("tune plan.json --parameter none", 2);
        row("tune plan.json --parameter cooling=1..0", 2);
        row("tune plan.json --parameter cooling --budget 3000", 1);
        row("tune plan.json --parameter cooling --budget 3000 --units little", 1);
        row("tune plan.json --parameter cooling --parameter cooling=0.5..0.9", 2);
        row("tune plan.json --parameter cooling --test none", 2);
        row("tune plan.json --parameter cooling --method none", 2);
        row("tune plan.json --parameter cooling --verify none.json", 1);
        row("tune plan.json --parameter cooling --verify tabu.json", 2);
        row("tune plan.json --parameter cooling -o - --json", 2);
        row("tune plan.json --parameter cooling --units -", 2);
        row("tune plan.json --parameter cooling --units small.tessera", 1);
        row("solve p.tessera --preset-file plan.json --evaluations 10", 1);
        row("solve p.tessera --preset-file none.json --evaluations 10", 1);
    }
    void wrongCalls() {
        QFETCH(QString, call);
        QFETCH(int, code);
        const QStringList before = names();
        const Outcome outcome = run(call);
        QVERIFY2(outcome.code == code, outcome.err);
        QCOMPARE(outcome.complaints().size(), 1);
        QCOMPARE(names(), before);
    }

private:
    static void interrupt([[maybe_unused]] const QProcess& process) {
#ifdef Q_OS_UNIX
        if (process.state() == QProcess::Running) // else the id is 0: all processes of the group
            ::kill(static_cast<pid_t>(process.processId()), SIGINT);
#endif
    }
    /// Interrupted as soon as it catches that and what is awaited is true.
    [[nodiscard]] Outcome interrupted(
        const char* call, const std::function<bool()>& awaited = [] { return true; }) const {
        QProcess process;
        startTessera(process, QString::fromLatin1(call).split(u' '), folder());
        const auto catches = [&] { // bit 1 is that of the signal 2
            QFile status(QStringLiteral("/proc/%1/status").arg(process.processId()));
            const QByteArray text = status.open(QIODevice::ReadOnly) ? status.readAll() : "";
            const QByteArray mask = text.mid(text.indexOf("SigCgt:") + 8, 16);
            return text.contains("SigCgt:") && (mask.toULongLong(nullptr, 16) & 2U) != 0;
        };
        [&] {
            QVERIFY(process.waitForStarted()); // before, it has the handlers of this program
            QTRY_VERIFY(catches() && awaited());
        }();
        interrupt(process);
        return finish(process);
    }
    /// Interrupted once its units hold a run without an end.
    [[nodiscard]] Outcome stopped(const char* call, const char* ledger) const {
        QProcess process;
        startTessera(process, QString::fromLatin1(call).split(u' '), folder());
        [&] { QTRY_VERIFY(content(ledger).contains(kEndless)); }();
        interrupt(process);
        return finish(process);
    }
};

TESSERA_TEST(TestLaboratoryCommands, Needs::Core)

} // namespace tessera::tst_LaboratoryCommands

#include "tst_LaboratoryCommands.moc"
