// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include <QDateTime>

#include <string>
#include <utility>

namespace tessera::tst_ExperimentCommand {

class TestExperimentCommand : public CommandTest {
    Q_OBJECT

private slots:
    void initTestCase() {
        write("plan.json", R"({
 "puzzles": [{"generate": {"width": 6, "height": 6, "seed": 1}, "count": 2, "name": "6x6"}],
 "methods": [{"solver": "annealing", "parameters": {"cooling": [0.9, 0.99]}},
             {"solver": "backtracking"}],
 "seeds": {"count": 4},
 "budget": {"evaluations": 1000000}
})");
        const Outcome outcome = run("experiment plan.json -o whole --jobs 2");
        QVERIFY2(outcome.code == 0, outcome.err);
        QCOMPARE(outcome.lines().last(), QStringLiteral("whole runs 24/24"));
    }

    void writesAllTables() {
        QCOMPARE(content("whole/results.csv").count('\n'), 25);
        const auto json = QJsonDocument::fromJson(content("whole/results.json")).object();
        QCOMPARE(json[QLatin1String("rows")].toArray().size(), 6);
        QCOMPARE(json[QLatin1String("runs")].toArray().size(), 24);
        const double share = json[QLatin1String("core_share")].toDouble();
#ifdef Q_OS_WIN
        QVERIFY2(share >= 0 && share <= 1, QByteArray::number(share)); // its clock counts in ticks
#else
        QVERIFY2(share > 0 && share <= 1, QByteArray::number(share));
#endif
        const QJsonObject row = json[QLatin1String("rows")].toArray().last().toObject();
        for (const char* key : {"puzzle", "method", "parameters", "runs", "best", "mean", "median",
                                "stddev", "success", "evaluations", "total"})
            QVERIFY2(row.contains(QLatin1String(key)), key);
        QVERIFY(content("whole/table.md").contains("| 6x6 2 | annealing cooling=0.99 | 4 | "));
    }

    void chartsShowEveryMethod() {
        const Outcome outcome = run("experiment plan.json -o whole --resume --charts");
        QVERIFY2(outcome.code == 0, outcome.err);
        for (const char* chart : {"whole/chart-6x6-1.svg", "whole/chart-6x6-2.svg"}) {
            const QByteArray svg = content(chart);
            QVERIFY2(svg.contains("<svg"), chart);
            for (const char* method : {"annealing cooling=0.9", "backtracking"})
                QVERIFY2(svg.contains(method), method);
        }
    }

    /// Names that differ only in what file names cannot have.
    void everyGroupHasItsChart() {
        write("alike.json", R"({
 "puzzles": [{"generate": {"width": 3, "height": 3, "seed": 1}, "name": "a b"},
             {"generate": {"width": 4, "height": 3, "seed": 1}, "name": "a/b"},
             {"generate": {"width": 4, "height": 4, "seed": 1}, "name": "a-b-2"}],
 "methods": [{"solver": "hill-climbing"}],
 "seeds": [1],
 "budget": {"evaluations": 1000}
})");
        const Outcome outcome = run("experiment alike.json -o alike --charts");
        QVERIFY2(outcome.code == 0, outcome.err);
        const QByteArrayList charts{content("alike/chart-a-b.svg"),
                                    content("alike/chart-a-b-2.svg"),
                                    content("alike/chart-a-b-2-2.svg")};
        for (const QByteArray& chart : charts)
            QVERIFY(chart.contains("<svg") && charts.count(chart) == 1);
        QCOMPARE(run("experiment alike.json -o alike --resume --charts").code, 0);
        QCOMPARE(content("alike/chart-a-b.svg"), charts.front()); // the same names each time
        QVERIFY(!QFile::exists(path("alike/chart-a-b-3.svg")));
    }

    /// Over generations, with published times beside ours in a separate chart.
    void chartsOfGenerationsAndTimes() {
        write("generations.json", R"({
 "puzzles": [{"generate": {"width": 4, "height": 4, "colors": "5", "seed": 1}, "name": "small"}],
 "methods": [{"solver": "genetic", "name": "free tiles", "preset": "table-1"}],
 "seeds": [1, 2],
 "curves": "generations",
 "published-times": {"name": "a paper", "seconds": [27]},
 "budget": {"evaluations": 50000}
})");
        const Outcome outcome = run("experiment generations.json -o generations --charts");
        QVERIFY2(outcome.code == 0, outcome.err);
        const QByteArray curves = content("generations/chart-small.svg");
        QVERIFY(curves.contains("Generations") && curves.contains("free tiles"));
        const QByteArray times = content("generations/chart-times.svg");
        QVERIFY(times.contains("a paper") && times.contains("free tiles"));
        QVERIFY(times.contains("small"));
    }

    void killedAndResumedIsTheSame() {
        int kills = 0; // of these runs
        for (int run = 1; run <= 60; ++run) {
            QProcess process;
            startTessera(process,
                         QStringLiteral("experiment plan.json -o killed --resume").split(u' '),
                         folder());
            // Killed as soon as it has added two runs, at any point.
            const qsizetype goal = finishedRuns() + 2;
            while (process.state() != QProcess::NotRunning && finishedRuns() < goal)
                process.waitForFinished(1);
            if (process.state() != QProcess::NotRunning) {
                process.kill();
                ++kills;
            }
            process.waitForFinished();
            if (finishedRuns() < 12)
                continue;
            if (kills >= 2)
                break;
            // They were too quick for that: once more.
            QVERIFY(QDir(path("killed")).removeRecursively());
            kills = 0;
        }
        QVERIFY(kills >= 2);
        QCOMPARE(run("experiment plan.json -o killed").code, 1); // not without --resume
        const Outcome outcome = run("experiment plan.json -o killed --resume");
        QVERIFY2(outcome.code == 0, outcome.err);
        QCOMPARE(content("killed/table.md"), content("whole/table.md"));
    }

    void shardsMergeToTheSame() {
        QCOMPARE(run("experiment plan.json -o a --shard 1/3").lines().last(),
                 QStringLiteral("a runs 8/24"));
        // Each of three processes has its part.
        QCOMPARE(amongRanks("3", "experiment plan.json -o b --shard 2/3").code, 0);
        QCOMPARE(run("experiment plan.json -o b --shard 3/3").code, 0); // a folder can be shared
        QVERIFY(content("b/table.md") != content("whole/table.md"));
        const Outcome outcome = run("experiment plan.json -o merged --merge a --merge b");
        QVERIFY2(outcome.code == 0, outcome.err);
        QCOMPARE(content("merged/table.md"), content("whole/table.md"));
        QCOMPARE(QJsonDocument::fromJson(content("merged/results.json"))[QLatin1String("rows")],
                 QJsonDocument::fromJson(content("whole/results.json"))[QLatin1String("rows")]);
    }

    void itIsAnalysedAtOnce() {
        QCOMPARE(run("experiment plan.json -o plain").code, 0);
        QVERIFY(!QFile::exists(path("plain/analysis")));
        QCOMPARE(run("experiment plan.json -o analysed --analyse").code, 0);
        QVERIFY(content("analysed/analysis/analysis.md").contains("## friedman"));
    }

    void captionsCountRuns() {
        write("once.json", R"plan({
 "puzzles": [{"generate": {"width": 4, "height": 4, "seed": 1}}],
 "methods": [{"solver": "annealing"}],
 "seeds": [1],
 "budget": {"evaluations": 100}
})plan");
        QCOMPARE(run("experiment once.json -o once --analyse").code, 0);
        QVERIFY(content("once/analysis/analysis.md").contains("n = 1 run of each method"));
    }

    /// Before the first run.
    void aForeignAnalysisStopsTheRuns() {
        QVERIFY(QDir(folder()).mkpath(QStringLiteral("foreign/analysis")));
        write("foreign/analysis/ranks.svg", "mine");
        const Outcome refused = run("experiment plan.json -o foreign --analyse");
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.startsWith("foreign/analysis/ranks.svg already exists"), refused.err);
        QCOMPARE(QDir(path("foreign")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("analysis")});
        QCOMPARE(content("foreign/analysis/ranks.svg"), QByteArray("mine"));
    }

    /// A folder of results is enough; a plan is needed only for folders without experiment.json.
    void aFolderIsAnalysed() {
        const Outcome outcome = run("analyse whole -o out");
        QVERIFY2(outcome.code == 0, outcome.err);
        for (const char* name :
             {"analysis.md", "analysis.tex", "analysis.json", "friedman.csv", "pairs.csv",
              "ranks.csv", "ranks.svg", "critical-difference.svg", "targets-reached.pdf",
              "performance-profile.svg", "time-to-target-2.svg", "curves-1.svg", "curves-1.csv",
              "scores-2.pdf", "scores-2.csv"})
            QVERIFY2(content(("out/" + std::string(name)).c_str()).size() > 60, name);
        QVERIFY(content("out/curves-1.svg").contains("middle half"));
        QVERIFY(content("out/ranks.svg").contains("backtracking"));
        write("out/curves-9.svg", "of another plan");
        const Outcome again = run("analyse whole -o out");
        QCOMPARE(again.code, 0);
        QCOMPARE(again.complaints(),
                 QStringList(QStringLiteral(
                     "out: warning: these files are of an earlier call: curves-9.svg.")));
        QVERIFY(QFile::remove(path("out/curves-9.svg")));
        QCOMPARE(run("analyse whole -o out").complaints(), QStringList());
        QVERIFY(QDir(folder()).mkpath(QStringLiteral("own")));
        write("own/summary.csv", "mine");
        const Outcome refused = run("analyse whole -o own");
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.startsWith("own/summary.csv already exists"), refused.err);
        QCOMPARE(QDir(path("own")).entryList(QDir::Files).size(), 1);
        QCOMPARE(content("own/summary.csv"), QByteArray("mine"));
        const QJsonObject json = run("analyse whole --json").object();
        QCOMPARE(json[QLatin1String("summary")][QLatin1String("rows")].toArray().size(), 6);
        QCOMPARE(json[QLatin1String("comparison")][QLatin1String("rows")].toArray().size(), 6);
        QVERIFY(json[QLatin1String("friedman")][QLatin1String("caption")].toString().contains(
            QStringLiteral("1000000 evaluations")));
        QVERIFY(run("analyse whole").out.contains("## friedman"));
        QVERIFY(QFile::remove(path("whole/experiment.json")));
        QCOMPARE(run("analyse whole").code, 1);
        QCOMPARE(run("analyse whole --plan plan.json").code, 0);
        QCOMPARE(run("analyse whole --plan plan.json --target 0").code, 2);
    }

    void missingFoldersAreSaid_data() {
        QTest::addColumn<QString>("call");
        for (const char* call :
             {"analyse nowhere", "analyse nowhere --plan plan.json", "work nowhere",
              "work nowhere --status", "experiment plan.json -o x --merge nowhere"})
            QTest::newRow(call) << QString::fromLatin1(call);
    }
    void missingFoldersAreSaid() {
        QFETCH(QString, call);
        const Outcome outcome = run(call);
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.complaints(),
                 QStringList{QStringLiteral("nowhere: the folder does not exist.")});
    }

    /// A plan's puzzle files are beside the plan, or in a folder that is given.
    void puzzlesMayLieElsewhere() {
        QVERIFY(QDir(folder()).mkpath(QStringLiteral("puzzles")));
        QCOMPARE(run("generate --size 4x4 --seed 1 -o puzzles/own.tessera").code, 0);
        write("elsewhere.json", R"({"puzzles": [{"file": "own.tessera"}],
 "methods": [{"solver": "greedy"}], "seeds": [1], "budget": {"evaluations": 1000}})");
        QCOMPARE(run("experiment elsewhere.json -o none").code, 1);
        const Outcome given = run("experiment elsewhere.json --puzzles puzzles -o given");
        QVERIFY2(given.code == 0, given.err);
        write("puzzles/elsewhere.json", content("elsewhere.json"));
        QCOMPARE(run("experiment puzzles/elsewhere.json -o beside").code, 0);
        QCOMPARE(content("given/table.md"), content("beside/table.md"));
    }

    /// Only an experiment repeats it.
    void anUnreadableRunIsTold() {
        write("few.json", content("plan.json").replace("1000000", "1000"));
        QCOMPARE(run("experiment few.json -o few").code, 0);
        write("few/runs/000002.json", {});
        const Outcome analysed = run("analyse few");
        QCOMPARE(analysed.code, 0);
        QVERIFY2(analysed.err.endsWith("found the end of the file. The run is left out. “tessera "
                                       "experiment --resume” repeats it.\n"),
                 analysed.err);
        const Outcome resumed = run("experiment few.json -o few --resume --quiet");
        QCOMPARE(resumed.lines().last(), QStringLiteral("few runs 24/24"));
        QVERIFY2(resumed.err.endsWith("found the end of the file. The run is repeated.\n"),
                 resumed.err);
    }

    /// A failed run is a matter of the shard that has to repeat it.
    void aShardEndsWellBesideFailedRuns() {
        write("few.json", content("plan.json").replace("1000000", "1000"));
        QCOMPARE(run("experiment few.json -o failed").code, 0);
        for (const char* name : {"failed/runs/000001.json", "failed/runs/000002.json"}) {
            QByteArray text = content(name);
            const qsizetype stop = text.indexOf('"', text.indexOf("\"stop\":") + 7) + 1;
            write(name, text.replace(stop, text.indexOf('"', stop) - stop, "failed"));
        }
        const Outcome first = run("experiment few.json -o failed --shard 1/2 --resume --quiet");
        QVERIFY2(first.code == 0, first.err);
        const auto failed = [&] {
            return (content("failed/runs/000001.json") + content("failed/runs/000002.json"))
                .count("\"failed\"");
        };
        QCOMPARE(failed(), 1);
        QCOMPARE(run("experiment few.json -o failed --shard 2/2 --resume --quiet").code, 0);
        QCOMPARE(failed(), 0);
    }

    void equalSeedsAreTold() {
        write("equal.json", R"({"puzzles": [{"generate": {"width": 4, "height": 4}}],
 "methods": [{"solver": "greedy"}], "seeds": [1, 2, 1], "budget": {"evaluations": 100}})");
        const Outcome outcome = run("experiment equal.json -o equal --quiet");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.complaints(),
                 QStringList{QStringLiteral("equal.json: warning: Equal seeds make equal runs, "
                                            "which are no evidence.")});
    }

    void uselessRunsAreTold() {
        write("useless.json", R"({"puzzles": [{"generate": {"width": 4, "height": 4}, "name": "p"}],
 "methods": [{"solver": "greedy"}, {"solver": "annealing", "parameters": {"cooling": [0.9, 0.95]}},
  {"solver": "annealing", "name": "cool", "parameters": {"cooling": 0.95}}],
 "seeds": [1], "budget": {"evaluations": 100, "target": 25}})");
        const Outcome outcome = run("experiment useless.json -o useless --quiet");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.complaints(),
                 (QStringList{
                     QStringLiteral("useless.json: warning: p: The target 25 is above the full "
                                    "score 24."),
                     QStringLiteral("useless.json: warning: The methods “annealing cooling=0.95” "
                                    "and “cool” are the same, so comparing them shows nothing.")}));
    }

    /// Each would be an idle row or block of the analysis.
    void idlePartsOfPlansAreTold() {
        write("idle.json", R"plan({"puzzles": [
  {"generate": {"width": 5, "height": 5}, "name": "q"},
  {"generate": {"width": 4, "height": 4}, "name": "p"},
  {"generate": {"width": 4, "height": 4}, "name": "r"}],
 "methods": [{"solver": "greedy"}, {"solver": "backtracking", "start": "random"}],
 "seeds": [1], "budget": {"evaluations": 100, "target": 30}})plan");
        const Outcome outcome = run("experiment idle.json -o idle --quiet");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.complaints(),
                 (QStringList{
                     QStringLiteral("idle.json: warning: p: The target 30 is above the full score "
                                    "24."),
                     QStringLiteral("idle.json: warning: The puzzles “p” and “r” are the same, so "
                                    "rank tests count one puzzle twice."),
                     QStringLiteral("idle.json: warning: The start “random” does nothing for "
                                    "“backtracking”.")}));
    }

    void lostResultsAreShown() {
        write("few.json", content("plan.json").replace("1000000", "1000"));
        QCOMPARE(run("experiment few.json -o found --units lost-units").code, 0);
        QCOMPARE(run("work lost-units --quiet").code, 0);
        const QByteArray before = run("work lost-units --status").out;
        QVERIFY2(!before.contains("lost") && before.contains("complete yes"), before);
        const QDir results(path("lost-units/results"));
        QVERIFY(QFile::remove(results.filePath(results.entryList(QDir::Files).value(0))));
        const QByteArray lines = run("work lost-units --status").out;
        QVERIFY2(lines.contains("\nlost 1\n") && lines.contains("complete no"), lines);
        const QJsonObject json = run("work lost-units --status --json").object();
        QCOMPARE(json[QLatin1String("lost")].toInt(), 1);
        QCOMPARE(json[QLatin1String("done")].toInt(), json[QLatin1String("units")].toInt() - 1);
        QCOMPARE(run("work lost-units --quiet").code, 0);
        const QByteArray after = run("work lost-units --status").out;
        QVERIFY2(!after.contains("lost") && after.contains("complete yes"), after);
    }

    /// Units put no run in the place of another plan's, or of one that is there.
    void unitsLeaveFinishedRuns() {
        write("few.json", content("plan.json").replace("1000000", "1000"));
        write("other.json", content("plan.json").replace("1000000", "2000"));
        QCOMPARE(run("experiment few.json -o kept").code, 0);
        const QByteArray before = content("kept/runs/000001.json");
        QCOMPARE(run("experiment other.json -o kept --units others").code, 1);
        QVERIFY(!QFileInfo::exists(path("others")));
        QCOMPARE(run("experiment few.json -o kept --units same").code, 0);
        QCOMPARE(run("work same --quiet").code, 0);
        const Outcome outcome = run("experiment few.json -o kept --units same");
        QVERIFY2(outcome.code == 0, outcome.err);
        QCOMPARE(content("kept/runs/000001.json"), before);
    }

    /// Else it would end each worker of the folder.
    void aPuzzleThatNoMethodTakesMakesNoUnits() {
        write("mixed.json", R"({"puzzles": [{"generate": {"width": 4, "height": 4}},
 {"generate": {"kind": "sudoku", "order": 2}}],
 "methods": [{"solver": "tabu"}], "seeds": [1], "budget": {"evaluations": 1000}})");
        const Outcome refused = run("experiment mixed.json -o mixed --units mixed-units");
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("does not solve this kind of puzzle"), refused.err);
        QVERIFY(!QFile::exists(path("mixed")) && !QFile::exists(path("mixed-units")));
    }

    void workersThatWereKilledAreForgotten() {
        write("few.json", content("plan.json").replace("1000000", "1000"));
        QCOMPARE(run("experiment few.json -o silent --units silent-units --unit-time 3600").code,
                 0);
        const QString again =
            QStringLiteral("experiment few.json -o silent --units silent-units --unit-time ");
        QCOMPARE(run(again + QStringLiteral("3600")).complaints(), QStringList());
        QCOMPARE(run(again + QStringLiteral("60")).complaints(),
                 QStringList{QStringLiteral("silent-units: --unit-time does nothing here, because "
                                            "the folder was made with 3600.")});
        write("silent-units/workers/killed", "1");
        QCOMPARE(run("work silent-units --status --json")
                     .object()[QLatin1String("workers")]
                     .toArray()
                     .size(),
                 1);
        QFile sign(path("silent-units/workers/killed"));
        QVERIFY(sign.open(QIODevice::ReadWrite));
        QVERIFY(sign.setFileTime(QDateTime::currentDateTime().addDays(-1),
                                 QFileDevice::FileModificationTime));
        sign.close();
        QCOMPARE(run("work silent-units --status --json").object()[QLatin1String("workers")],
                 QJsonValue(QJsonArray()));
    }

    /// Else the folder's own results would be refused.
    void anOlderDescriptionIsReplaced() {
        write("few.json", content("plan.json").replace("1000000", "1000"));
        QCOMPARE(run("experiment few.json -o renewed").code, 0);
        QVERIFY(QDir(path("renewed/runs")).removeRecursively());
        write("more.json", content("plan.json").replace("1000000", "2000"));
        QCOMPARE(run("experiment more.json -o renewed").code, 0);
        QCOMPARE(run("analyse renewed").code, 0);
        // A file that is no description stays.
        write("renewed/experiment.json", "{}");
        const Outcome outcome = run("experiment more.json -o renewed --resume --quiet");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.complaints(),
                 QStringList{QStringLiteral("renewed/experiment.json: warning: the file does not "
                                            "describe this plan. “tessera analyse” needs "
                                            "--plan.")});
        QCOMPARE(content("renewed/experiment.json"), QByteArray("{}"));
    }

    /// Else the folder could not be analysed.
    void aDamagedDescriptionIsWrittenAgain() {
        write("few.json", content("plan.json").replace("1000000", "1000"));
        QCOMPARE(run("experiment few.json -o torn").code, 0);
        const QByteArray whole = content("torn/experiment.json");
        for (const QByteArray& damaged : {whole.left(whole.size() / 2), QByteArray(),
                                          QByteArray(whole).replace("seeds", "s")}) {
            write("torn/experiment.json", damaged);
            QCOMPARE(run("analyse torn").code, 1);
            const Outcome outcome = run("experiment few.json -o torn --resume");
            QVERIFY2(outcome.code == 0, outcome.err);
            QCOMPARE(run("analyse torn").code, 0);
        }
    }

    void ownTablesAreNotReplaced() {
        QVERIFY(QDir(folder()).mkpath(QStringLiteral("mine")));
        write("mine/table.md", "mine");
        const Outcome refused = run("experiment plan.json -o mine");
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.startsWith("mine/table.md already exists"), refused.err);
        QCOMPARE(content("mine/table.md"), QByteArray("mine"));
        QVERIFY(!QFile::exists(path("mine/runs")));
        // Such names alone do not make it a folder of results.
        QVERIFY(QDir(folder()).mkpath(QStringLiteral("mine/runs")));
        write("mine/runs/000001.json", "{}");
        write("mine/experiment.json", content("plan.json"));
        QCOMPARE(run("experiment plan.json -o mine").code, 1);
        QCOMPARE(content("mine/table.md"), QByteArray("mine"));
    }

    /// Nor is anything written before.
    void ownChartsAndDescriptionsAreNotReplaced() {
        write("few.json", content("plan.json").replace("1000000", "1000"));
        for (const auto& [name, text] : {std::pair{"drawn/chart-6x6-1.svg", "mine"},
                                         std::pair{"drawn/experiment.json", R"({"mine": 1})"},
                                         std::pair{"drawn/experiment.json", "not json"}}) {
            QVERIFY(QDir(folder()).mkpath(QStringLiteral("drawn")));
            write(name, text);
            const Outcome refused = run("experiment few.json -o drawn --charts");
            QCOMPARE(refused.code, 1);
            QCOMPARE(refused.complaints(),
                     QStringList{QString::fromLatin1(name) +
                                 QStringLiteral(" already exists but does not belong to this plan. "
                                                "Choose another folder.")});
            QCOMPARE(content(name), QByteArray(text));
            QVERIFY(!QFile::exists(path("drawn/runs")));
            QVERIFY(QFile::remove(path(name)));
        }
        // Without --charts such a file is not in the way.
        write("drawn/chart-6x6-1.svg", "mine");
        QCOMPARE(run("experiment few.json -o drawn").code, 0);
        QCOMPARE(content("drawn/chart-6x6-1.svg"), QByteArray("mine"));
        QCOMPARE(run("analyse drawn").code, 0);
    }

    void allFoldersAreCheckedBeforeOneIsMerged() {
        write("few.json", content("plan.json").replace("1000000", "1000"));
        QCOMPARE(run("experiment few.json -o part --shard 1/2").code, 0);
        for (const char* bad : {"nofolder", "whole"}) {
            const Outcome refused =
                run(QStringLiteral("experiment few.json -o half --merge part --merge ") +
                    QLatin1String(bad));
            QCOMPARE(refused.code, 1);
            QVERIFY2(refused.err.startsWith(bad), refused.err);
            QVERIFY(!QFile::exists(path("half")));
        }
    }

    void unitsOfAnotherPlanLeaveNoFolder() {
        write("few.json", content("plan.json").replace("1000000", "1000"));
        write("other.json", content("plan.json").replace("1000000", "2000"));
        QCOMPARE(run("experiment few.json -o first --units first-units").code, 0);
        const Outcome refused = run("experiment other.json -o second --units first-units");
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("holds the units of another puzzle, plan"), refused.err);
        QVERIFY(!QFile::exists(path("second")));
    }

    /// Whoever reads the line may have left; the work and its exit code remain.
    void aReaderMayLeave() {
#ifdef Q_OS_UNIX
        write("few.json", content("plan.json").replace("1000000", "1000"));
        const char* call = "trap '' PIPE; { $tessera experiment few.json -o left --units "
                           "left-units; echo $? >&2; } | true";
        QCOMPARE(runShell(call).err.trimmed(), QByteArray("0"));
        QCOMPARE(runShell(call).err.trimmed(), QByteArray("3")); // they are not done
        const Outcome made = runShell("trap '' PIPE; { $tessera generate --size 3x3 --count 40 -o "
                                      "left.tessera; echo $? >&2; } | true");
        QVERIFY2(made.err.trimmed().endsWith('0'), made.err);
        QVERIFY(QFile::exists(path("left-40.tessera")));
#endif
    }

    /// A title could otherwise control the terminal.
    void controlCharactersAreSpelledOut() {
        const QByteArray plan = R"({"title": "aESC31m", "puzzles":
 [{"generate": {"width": 3, "height": 3}, "name": "bCSI"}],
 "methods": [{"solver": "greedy"}], "seeds": [1, 2], "budget": {"evaluations": 100}})";
        write("bell.json", QByteArray(plan).replace("ESC", "\\u001b[").replace("CSI", "\\u009b"));
        QCOMPARE(run("experiment bell.json -o bell").code, 0);
        const Outcome lines = run("analyse bell");
        QVERIFY2(lines.out.contains("a\\x1b[31m") && lines.out.contains("b\\x9b"), lines.out);
        QVERIFY2(lines.out.contains("Ranks need at least two methods."), lines.out);
        const Outcome json = run("analyse bell --json");
        QVERIFY(!json.out.contains("\xC2\x9B"));
        QCOMPARE(json.object()[QLatin1String("title")].toString(), QStringLiteral("a\x1b[31m"));
    }

    void whereEveryRunFailedThereIsNothingToAnalyse() {
        write("one.json", content("plan.json").replace("{\"count\": 4}", "[1]"));
        QCOMPARE(run("experiment one.json -o one").code, 0);
        const QDir runs(path("one/runs"));
        for (const QString& name : runs.entryList(QDir::Files)) {
            const QByteArray file = "one/runs/" + name.toLatin1();
            QByteArray text = content(file.constData());
            const qsizetype stop = text.indexOf('"', text.indexOf("\"stop\":") + 7) + 1;
            write(file.constData(), text.replace(stop, text.indexOf('"', stop) - stop, "failed"));
        }
        const Outcome outcome = run("analyse one");
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("no finished runs"), outcome.err);
    }

    /// Its plan is not one of the tables that it writes.
    void thePlanIsNotReplaced() {
        QVERIFY(QDir(folder()).mkpath(QStringLiteral("own")));
        write("own/results.json", content("plan.json"));
        const Outcome refused = run("experiment own/results.json -o own");
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("own/results.json is the input"), refused.err);
        QCOMPARE(content("own/results.json"), content("plan.json"));
    }

    void wrongCalls() {
        const QStringList before = names();
        QCOMPARE(run("experiment plan.json").code, 2);
        QCOMPARE(run("experiment plan.json -o x --shard 3/2").code, 2);
        QCOMPARE(run("experiment plan.json -o x --shard 0/2").code, 2);
        // Processes that mpirun starts would all do the same.
        QCOMPARE(amongRanks("2", "experiment plan.json -o x").code, 2);
        QCOMPARE(run("experiment plan.json -o x --jobs none").code, 2);
        for (const char* time : {"0", "0.2"}) {
            const Outcome refused =
                run(QStringLiteral("experiment plan.json -o x --units u --unit-time ") +
                    QLatin1String(time));
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.contains("--unit-time takes 1 or more seconds"), refused.err);
        }
        QCOMPARE(run("experiment none.json -o x").code, 1);
        QCOMPARE(run("experiment plan.json -o plan.json").code, 1);
        QCOMPARE(names(), before);
        const Outcome broken = run("experiment - -o x", "{\"puzzles\": 7}");
        QCOMPARE(broken.code, 1);
        QVERIFY2(broken.err.startsWith("standard input:1:"), broken.err);
        QCOMPARE(names(), before);
        write("seeds.json",
              content("plan.json")
                  .replace(
                      "{\"count\": 4}",
                      R"({"first": 9007199254740992, "step": 9007199254740992, "count": 1030})"));
        const Outcome seeds = run("experiment seeds.json -o x");
        QCOMPARE(seeds.code, 1);
        QVERIFY2(seeds.err.contains("seeds up to 9223372036854775807"), seeds.err);
        QVERIFY(!QFile::exists(path("x")));
        write("other.json", content("plan.json").replace("1000000", "1000001"));
        QCOMPARE(run("experiment other.json -o whole --resume").code, 1);
    }

private:
    [[nodiscard]] qsizetype finishedRuns() const {
        return QDir(path("killed/runs")).entryList({QStringLiteral("*.json")}, QDir::Files).size();
    }
    /// Runs it as mpirun does, with this number of ranks.
    [[nodiscard]] Outcome amongRanks(const char* ranks, const char* arguments) const {
        qputenv("OMPI_COMM_WORLD_SIZE", ranks);
        Outcome outcome = run(arguments);
        qunsetenv("OMPI_COMM_WORLD_SIZE");
        return outcome;
    }
};

TESSERA_TEST(TestExperimentCommand, Needs::Core)

} // namespace tessera::tst_ExperimentCommand

#include "tst_ExperimentCommand.moc"
