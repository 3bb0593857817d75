// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/FileTesting.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/experiments/Curves.h"
#include "core/experiments/ExperimentTable.h"
#include "core/experiments/Origin.h"
#include "core/kind/EdgeKind.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace tessera::tst_Experiment {

namespace {

const char* const kPlan = R"({
 "title": "Two sizes",
 "puzzles": [
  {"generate": {"width": 4, "height": 4, "seed": 3}, "count": 2, "name": "small"},
  {"file": "p.tessera", "budget": {"evaluations": 500, "target": 10}}
 ],
 "methods": [
  {"solver": "annealing", "parameters": {"cooling": [0.9, 0.95], "calibrated": [true, false]}},
  {"solver": "backtracking", "name": "exact", "start": "greedy"}
 ],
 "seeds": {"first": 10, "step": 10, "count": 3},
 "budget": {"evaluations": 2000}
})";

const char* const kGroupedPlan = R"({
 "puzzles": [
  {"generate": {"width": 4, "height": 4, "seed": 3}, "count": 2, "group": "small"},
  {"generate": {"width": 5, "height": 4, "seed": 5}}
 ],
 "methods": [{"solver": "annealing", "published": ["20 · 19.5", "none"]}],
 "seeds": [1],
 "score-at": [1, 10],
 "budget": {"seconds": 4}
})";

StoredRun ended(std::uint64_t seed, int best, std::uint64_t evaluations, double seconds,
                const char* stop) {
    StoredRun run;
    run.seed = seed;
    run.best = best;
    run.total = 31;
    run.evaluations = evaluations;
    run.seconds = seconds;
    run.stop = QLatin1String(stop);
    return run;
}

StoredRun storedRun(int best, std::vector<TracePoint> improvements) {
    StoredRun run;
    run.best = best;
    run.evaluations = 4000;
    run.seconds = 4;
    run.stop = QStringLiteral("time");
    run.improvements = std::move(improvements);
    return run;
}

} // namespace

class TestExperiment : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        GeneratorSettings settings;
        settings.size = {5, 4};
        savePuzzle(generatePuzzle(settings), m_folder.filePath(QStringLiteral("p.tessera")));
    }

    /// A puzzle that may not exist is looked for a long time.
    void readingStopsWithinAPuzzle() {
        int calls = 0;
        const ExperimentPlan plan =
            readPlan(R"({"puzzles": [{"generate": {"kind": "sudoku", "givens": 6, "seed": 1}}],
 "methods": [{"solver": "gvns-sudoku"}], "seeds": [1], "budget": {"evaluations": 1000}})",
                     {}, [&](int, int) { return ++calls < 5; });
        QCOMPARE(calls, 5);
        QVERIFY(plan.puzzles.empty());
    }

    void plansAreMultipliedOut() {
        const ExperimentPlan plan = read(kPlan);
        QCOMPARE(plan.title, QStringLiteral("Two sizes"));
        QCOMPARE(plan.puzzles.size(), std::size_t{3});
        QCOMPARE(plan.puzzles[1].name, QStringLiteral("small 2"));
        QVERIFY(!(plan.puzzles[0].puzzle == plan.puzzles[1].puzzle));
        QCOMPARE(plan.puzzles[2].total, (GridSize{5, 4}).totalEdges());
        QCOMPARE(plan.puzzles[0].budget.evaluations, std::uint64_t{2000});
        QCOMPARE(plan.puzzles[2].budget.evaluations, std::uint64_t{500});

        QCOMPARE(plan.methods.size(), std::size_t{5});
        QCOMPARE(plan.methods[1].name, QStringLiteral("annealing calibrated=true cooling=0.95"));
        QVERIFY(plan.methods[1].values.boolean("calibrated"));
        QCOMPARE(plan.methods[1].values.real("cooling"), 0.95);
        QVERIFY(!plan.methods[2].values.boolean("calibrated"));
        QCOMPARE(plan.methods[4].name, QStringLiteral("exact"));
        QCOMPARE(plan.methods[4].start, StartKind::Greedy);

        QCOMPARE(plan.seeds, (std::vector<std::uint64_t>{10, 20, 30}));
        QCOMPARE(plan.runCount(), std::size_t{45});
        const PlannedRun last = plan.run(44);
        QCOMPARE(last.puzzle, std::size_t{2});
        QCOMPARE(last.method, std::size_t{4});
        QCOMPARE(last.seed, std::uint64_t{30});
        QCOMPARE(plan.run(16).method, std::size_t{0});
        QCOMPARE(plan.run(16).puzzle, std::size_t{1});
        QVERIFY(plan.isSuccess(2, 10) && !plan.isSuccess(2, 9));
        QVERIFY(plan.isSuccess(0, 24) && !plan.isSuccess(0, 23));
    }

    /// Tables tell methods apart by their names.
    void namesAreDistinct() {
        const ExperimentPlan plan = read(
            R"({"puzzles": [{"generate": {"width": 3, "height": 3}}],
                "methods": [{"solver": "tabu", "parameters": {"sample": 20}}, {"solver": "tabu"},
                            {"solver": "greedy", "name": "A"},
                            {"solver": "tabu", "name": "A", "start": "greedy"},
                            {"solver": "tabu", "name": "B"}, {"solver": "greedy", "name": "B"},
                            {"solver": "ms-gvns", "preset": "coelho-2010"},
                            {"solver": "genetic", "parameters": {"first-generation": ["greedy"]}}],
                "seeds": [1], "budget": {"evaluations": 1}})");
        QStringList names;
        for (const PlannedMethod& method : plan.methods)
            names << method.name;
        QCOMPARE(names, QStringLiteral("tabu sample=20|tabu|A|A start=greedy|B|B (2)|"
                                       "ms-gvns coelho-2010|"
                                       "genetic first-generation=greedy")
                            .split(u'|'));
        const auto& solver = *findSolver("ms-gvns");
        QCOMPARE(plan.methods[0].title, QStringLiteral("Tabu search · Sampled swaps = 20"));
        QCOMPARE(plan.methods[7].title,
                 QStringLiteral("Genetic algorithm · First generation = greedy boards"));
        QCOMPARE(plan.methods[5].title, QStringLiteral("B (2)"));
        QCOMPARE(plan.methods[6].title, translated(solver.name) + QStringLiteral(" · ") +
                                            translated(solver.preset("coelho-2010")->name));
    }

    /// By their ids, with other settings in addition.
    void presetsMakePuzzles() {
        const ExperimentPlan plan = read(
            R"({"puzzles": [{"generate": {"preset": "p5"}},
                            {"generate": {"preset": "niang-4x4", "seed": 7}, "count": 2}],
                "methods": [{"solver": "greedy"}], "seeds": [1], "budget": {"evaluations": 1}})");
        const auto made = [](const char* id, std::uint64_t seed) {
            GeneratorSettings settings = findPuzzlePreset(QLatin1String(id))->settings;
            settings.seed = seed;
            return anyPuzzle(generatePuzzle(settings));
        };
        QCOMPARE(plan.puzzles.size(), std::size_t{3});
        QVERIFY(plan.puzzles[0].puzzle == made("P5", 1));
        QVERIFY(plan.puzzles[1].puzzle == made("niang-4x4", 7));
        QVERIFY(plan.puzzles[2].puzzle == made("niang-4x4", 8));
    }

    /// As absent: these are the settings that files leave out.
    void defaultsOfTheGeneratorMayBeWritten() {
        const auto made = [&](const char* settings) {
            return read(QByteArray(
                            R"({"puzzles": [{"generate": {%1}}], "methods": [{"solver": "greedy"}],
                                "seeds": [1], "budget": {"evaluations": 1}})")
                            .replace("%1", settings))
                .puzzles.front()
                .puzzle;
        };
        const AnyPuzzle plain = made(R"("width": 4, "height": 4)");
        QVERIFY(made(R"("width": 4, "height": 4, "keepsRotation": false, "board": "")") == plain);
        QVERIFY(made(R"("width": 4, "height": 4, "hints": 0, "hintCells": [])") == plain);
        QVERIFY(made(R"("kind": "edge-matching", "width": 4, "height": 4)") == plain);
        QVERIFY(made(R"("preset": "P5", "hints": 0)") == made(R"("preset": "P5")"));
        QVERIFY_THROWS_EXCEPTION(
            FormatError, static_cast<void>(made(R"("width": 4, "height": 4, "keepsRotation": 0)")));
    }

    /// Whatever JSON writes a million as.
    void wholeParametersTakeAMillion() {
        const ExperimentPlan plan = read(
            R"({"puzzles": [{"generate": {"preset": "P1"}}],
                "methods": [{"solver": "local-search", "parameters": {"patience": 1000000}},
                            {"solver": "local-search",
                             "parameters": {"patience": [1e6, 1000000000000]}}],
                "seeds": [1], "budget": {"evaluations": 1}})");
        QCOMPARE(plan.methods.size(), std::size_t{3});
        QCOMPARE(plan.methods[0].values.integer("patience"), std::int64_t{1'000'000});
        QCOMPARE(plan.methods[1].name, QStringLiteral("local-search patience=1000000"));
        QCOMPARE(plan.methods[2].values.integer("patience"), std::int64_t{1'000'000'000'000});
    }

    void fingerprintsTellPlansApartNotSpaces() {
        const QString one = read(kPlan).fingerprint;
        QCOMPARE(read(QByteArray(kPlan).simplified()).fingerprint, one);
        QVERIFY(read(QByteArray(kPlan).replace("2000", "2001")).fingerprint != one);
    }

    void groupsShareARowAndScoresAreShownInTime() {
        const ExperimentPlan plan = read(kGroupedPlan);
        QCOMPARE(plan.groups(), (std::vector<std::vector<std::size_t>>{{0, 1}, {2}}));
        std::vector<std::optional<StoredRun>> runs(plan.runCount());
        runs[0] = storedRun(17, {{{0.5, 10}, 9}, {{0.75, 20}, 12}, {{3, 30}, 17}});
        runs[1] = storedRun(20, {{{2, 5}, 20}});
        const std::vector<ExperimentRow> rows = experimentRows(plan, runs);
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].runs, 2);
        QCOMPARE(rows[0].median, 18.5);
        QCOMPARE(rows[0].scoreAt[0].best, 12);
        QCOMPARE(rows[0].scoreAt[0].median, 6.0);
        QCOMPARE(rows[0].scoreAt[1].median, 18.5);
        QCOMPARE(rows[0].rate, 1000.0);
        QCOMPARE(rows[1].runs, 0);
        const QByteArrayList lines = tableMarkdown(plan, runs).split('\n');
        QCOMPARE(lines[0], QByteArray("| puzzle | method | runs | at 1 s | at 10 s | best | mean | "
                                      "median | stddev | success | evaluations | per second | "
                                      "published |"));
        QCOMPARE(lines[2],
                 QByteArray("| small | annealing | 2 | 6.0 (12) | 18.5 (20) | 20/24 | 18.50 | 18.5 "
                            "| 2.12 | 0 % | 4000 | 0.00 M | 20 · 19.5 |"));
        QCOMPARE(lines[3].count('|'), lines[2].count('|'));
        QVERIFY(lines[3].endsWith("| none |"));
        // For programs, one number a cell; empty where there is no run.
        const QByteArrayList cells = tableCsv(plan, runs).split('\n');
        QCOMPARE(cells[0], QByteArray("puzzle,method,runs,at 1 s,at 1 s best,at 10 s,at 10 s best,"
                                      "best,total,mean,median,stddev,success,evaluations,"
                                      "per second,published"));
        QCOMPARE(cells[1], QByteArray("small,annealing,2,6.0,12,18.5,20,20,24,18.50,18.5,2.12,0,"
                                      "4000,1000,20 · 19.5"));
        QVERIFY2(cells[2].endsWith(",annealing,0,,,,,,31,,,,,,,none"), cells[2]);
        // One run has no deviation.
        runs[1].reset();
        const QByteArray line = tableMarkdown(plan, runs).split('\n')[2];
        QVERIFY2(line.contains("| 17/24 | 17.00 | 17.0 | – | 0 % |"), line);
        QVERIFY(tableCsv(plan, runs).contains(",17,24,17.00,17.0,,0,"));
    }

    /// Also what a run found just after the end of its time.
    void scoresAtTheBudgetAreFinal() {
        const ExperimentPlan plan = read(QByteArray(kGroupedPlan).replace("[1, 10]", "[3.9, 4]"));
        std::vector<std::optional<StoredRun>> runs(plan.runCount());
        runs[2] = storedRun(17, {{{0.5, 10}, 9}, {{4.0001, 20}, 17}});
        const ExperimentRow row = experimentRows(plan, runs)[1];
        QCOMPARE(row.scoreAt[0].best, 9);
        QCOMPARE(row.scoreAt[1].best, 17);
        QCOMPARE(row.scoreAt[1].median, row.median);
    }

    void theMedianCurveBeginsWithAllRunsAndHoldsRealScores() {
        const StoredRun a = storedRun(17, {{{0.5, 10}, 9}, {{0.75, 20}, 12}, {{3, 30}, 17}});
        const StoredRun b = storedRun(20, {{{2, 5}, 20}});
        const StoredRun c = storedRun(14, {{{1, 7}, 10}, {{2.5, 25}, 14}});
        const std::array runs{&a, &b, &c};
        const auto scores = [](const std::vector<TracePoint>& curve) {
            std::vector<std::pair<double, int>> pairs;
            for (const TracePoint& point : curve)
                pairs.emplace_back(point.seconds + static_cast<double>(point.evaluations),
                                   point.best);
            return pairs;
        };
        using Pairs = std::vector<std::pair<double, int>>;
        QCOMPARE(scores(quantileCurve(runs, CurveAxis::Seconds)),
                 (Pairs{{2, 12}, {2.5, 14}, {3, 17}, {4, 17}}));
        QCOMPARE(scores(quantileCurve(runs, CurveAxis::Evaluations)),
                 (Pairs{{10, 10}, {20, 12}, {25, 14}, {30, 17}, {4000, 17}}));
        QVERIFY(quantileCurve({}, CurveAxis::Seconds).empty());
    }

    void brokenGroups_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* from, const char* to, const char* said) {
            QTest::newRow(to) << QByteArray(from) << QByteArray(to) << QString::fromLatin1(said);
        };
        row("[1, 10]", "[1, 1]", "expected seconds, above 0 and rising");
        row("[1, 10]", "[0]", "expected seconds");
        row("[1, 10]", "7", "expected");
        row("\"seed\": 5}", "\"seed\": 5}, \"group\": \"small\"", "same full score");
        row(", \"none\"", "", "one published text per group");
        row("[1, 10],", "[1, 10], \"curves\": \"cycles\",", "expected generations");
        row("[1, 10],", "[1, 10], \"published-times\": {\"seconds\": [1, 2]},", "name");
        row("[1, 10],", "[1, 10], \"published-times\": {\"name\": \"x\", \"seconds\": [1]},",
            "one time per group");
        row("[1, 10],", "[1, 10], \"published-times\": {\"name\": \"x\", \"seconds\": [1, 0]},",
            "expected a number of seconds above 0");
        row("[1, 10],", "[1, 10], \"published-times\": {\"title\": \"x\"},",
            "expected one of the keys");
    }

    void brokenGroups() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, said);
        const QByteArray text = QByteArray(kGroupedPlan).replace(from, to);
        try {
            (void)read(text);
            QFAIL("accepted");
        } catch (const UserError& error) {
            QVERIFY2(error.sentence().contains(said), error.what());
        }
    }

    void brokenPlans_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* from, const char* to, const char* said) {
            QTest::newRow(to) << QByteArray(from) << QByteArray(to) << QString::fromUtf8(said);
        };
        const QByteArray plan(kPlan);
        const qsizetype first = plan.indexOf("{\"generate\"");
        row(plan.mid(first, plan.indexOf("\n ]") - first), " ", "expected at least one puzzle");
        row("\"annealing\"", "\"annealng\"", "8:14: expected the id of a solver");
        row("0.95", "7", "8:59: expected a number from");
        row("\"cooling\"", "\"colling\"", "8:53: expected a parameter of annealing");
        row("\"greedy\"", "\"later\"", "9:56: expected random, greedy, board or own");
        row("\"start\"", "\"strat\"", "expected one of the keys");
        row("\"count\": 3", "\"count\": 0", "expected a number of seeds");
        row("\"first\": 10", "\"first\": -1", "expected a whole number");
        row("{\"evaluations\": 2000}", "{}", "expected a limit");
        row("{\"evaluations\": 2000}", "{\"minutes\": 1}", "expected one of the keys");
        row("\"width\": 4", "\"width\": 400", "expected a size");
        row("\"width\": 4", "\"widht\": 4", "4:26: expected one of the keys kind, preset, ");
        row("\"width\": 4", "\"hieght\": 4", "seed, found “hieght”");
        row("\"width\": 4", "\"preset\": \"P55\"", "expected a puzzle preset");
        row("\"width\": 4", "\"preset\": \"niang-4x4\", \"board\": \"none\"",
            "expected a valid value of “board”");
        row("\"width\": 4", "\"width\": \"4\"", "4:26: expected a size");
        row("\"width\": 4", "\"kind\": \"sudku\"",
            "expected one of the kinds edge-matching, sudoku");
        row("\"width\": 4, ", "\"solved\": true, ", "an object with the key “width”");
        row("\"height\": 4", "\"solved\": true", "an object with the key “height”");
        row("\"seed\": 3", "\"seed\": \"x\"", "expected a whole number, 0 or more");
        row("\"seed\": 3", "\"colors\": \"many\"", "expected hardest, BORDER+INNER");
        row("\"seed\": 3", "\"distribution\": 1", "expected even or random");
        row("\"seed\": 3", "\"unique\": 1", "expected true or false");
        row("\"count\": 2", "\"file\": \"p.tessera\"",
            "expected one of the keys file, name, group, budget, found “generate”");
        row("\"p.tessera\"", "\"p.tessera\", \"count\": 2",
            "5:34: expected one of the keys file, name, group, budget, found “count”");
        row("\"count\": 2", "\"puzzle\": {}",
            "generate, count, name, group, budget, found “puzzle”");
        row("{\"first\": 10, \"step\": 10, \"count\": 3}", "\"1\"",
            "expected a list of numbers, or");
        row("\"file\"", "\"life\"", "expected one of the keys");
        row("p.tessera", "none.tessera", "none.tessera: the file does not exist");
        row("\"methods\"", "\"ways\"", "expected one of the keys");
        row("]", "", "expected");
        row("{\"evaluations\": 2000}", "{\"seconds\": -1}", "expected 0 or more seconds");
        row("{\"evaluations\": 2000}", "{\"processor-seconds\": \"x\"}", "0 or more seconds");
        row("{\"first\": 10, \"step\": 10, \"count\": 3}", "[]", "expected at least one seed");
        row("\"step\": 10", "\"steps\": 10", "expected one of the keys first, step, count");
        row("\"step\": 10, \"count\": 3", "\"step\": 9007199254740992, \"count\": 2000",
            "expected seeds up to 9223372036854775807");
        row("\"name\": \"exact\"", "\"preset\": \"none\"", "expected a preset of backtracking");
        row("[0.9, 0.95]", "[ ]", "expected at least one value, and at most 10000 methods");
        row("\"generate\": {\"width\": 4, \"height\": 4, \"seed\": 3}, \"count\": 2, ", " ",
            "expected a file or settings to generate, found neither");
        row("\"generate\": {\"width\": 4, \"height\": 4, \"seed\": 3}, \"count\": 2",
            "\"puzzle\": 1", "expected a puzzle in Tessera’s own format");
        row("\"count\": 2", "\"count\": 10001", "expected a number of puzzles");
        row("\"seed\": 3", "\"seed\": 3, \"seed\": 4",
            "4:53: expected each key once, found “seed”");
    }

    void brokenPlans() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, said);
        QByteArray text(kPlan);
        text.replace(text.indexOf(from), from.size(), to);
        try {
            (void)read(text);
            QFAIL("accepted");
        } catch (const UserError& error) {
            QVERIFY2(error.sentence().contains(said), error.what());
        }
    }

    void storedRunsComeBack() {
        const ExperimentPlan plan = read(kPlan);
        const QTemporaryDir folder;
        const RunStore store(plan, folder.filePath(QStringLiteral("a%1%2C")));
        QStringList warnings;
        QVERIFY(std::ranges::none_of(store.load(warnings), [](const auto& r) { return !!r; }));
        QVERIFY(!QFileInfo::exists(store.folder())); // reading leaves nothing behind
        store.save(7, result(20, 17, 12345));
        const auto runs = store.load(warnings);
        QVERIFY(warnings.isEmpty());
        QVERIFY(runs[7] && !runs[6]);
        int asked = 0;
        const Progress cancel = [&asked](int done, int) { return ++asked, done < 7; };
        QVERIFY(!store.load(warnings, repeatedRun(), cancel)[7]);
        QCOMPARE(asked, 8);
        QCOMPARE(runs[7]->seed, std::uint64_t{20});
        QCOMPARE(runs[7]->best, 17);
        QCOMPARE(runs[7]->evaluations, std::uint64_t{12345});
        QCOMPARE(runs[7]->stop, QStringLiteral("evaluations"));

        const RunStore other(plan, folder.filePath(QStringLiteral("other")));
        other.save(3, result(10, 11, 1));
        other.merge({store.folder()});
        const auto merged = other.load(warnings);
        QVERIFY(merged[3] && merged[7] && !merged[0]);
        QVERIFY_THROWS_EXCEPTION(UserError, other.merge({folder.path()}));
    }

    void reasonsOfFailuresAreKept() {
        const ExperimentPlan plan = read(kPlan);
        const QTemporaryDir folder;
        const RunStore store(plan, folder.path());
        RunResult failed = result(10, 0, 1);
        failed.stop = StopReason::Failed;
        failed.failure = QStringLiteral("No luck.");
        store.save(0, failed);
        QStringList warnings;
        QCOMPARE(store.load(warnings)[0]->failure, failed.failure);
    }

    /// Their fingerprint, by which folders of results are known, is that of the plan's text.
    void puzzlesHaveDistinctNames() {
        const QByteArray text = R"plan({
 "puzzles": [{"generate": {"width": 4, "height": 4}, "name": "a"},
             {"generate": {"width": 5, "height": 4}, "name": "a"},
             {"generate": {"width": 5, "height": 4}, "name": "a (2)"},
             {"generate": {"width": 3, "height": 4}, "name": ""}],
 "methods": [{"solver": "tabu"}], "seeds": [1], "budget": {"evaluations": 100}
})plan";
        const ExperimentPlan plan = read(text);
        QStringList names;
        for (const PlannedPuzzle& puzzle : plan.puzzles)
            names << puzzle.name;
        QVERIFY(!names[3].isEmpty());
        QCOMPARE(names.mid(0, 3), QStringLiteral("a|a (2)|a (2) (2)").split(u'|'));
        QCOMPARE(plan.fingerprint, read(text).fingerprint);
    }

    /// Finished runs replace what would be repeated, and nothing else.
    void mergingTakesFinishedRuns() {
        const ExperimentPlan plan = read(kPlan);
        const QTemporaryDir folder;
        const RunStore own(plan, folder.filePath(QStringLiteral("own")));
        const RunStore other(plan, folder.filePath(QStringLiteral("other")));
        const auto fail = [&](const RunStore& store, std::size_t run) {
            RunResult failed = result(plan.run(run).seed, 0, 1);
            failed.stop = StopReason::Failed;
            store.save(run, failed);
        };
        own.save(0, result(10, 11, 1));
        fail(own, 1);
        writeFile("{", folder.filePath(QStringLiteral("own/runs/000003.json")));
        for (std::size_t run = 0; run < 3; ++run)
            other.save(run, result(plan.run(run).seed, 17, 1));
        fail(other, 3);
        own.merge({other.folder()});
        QStringList warnings;
        const auto merged = own.load(warnings);
        QCOMPARE(warnings, QStringList());
        QCOMPARE(merged[0]->best, 11);
        QCOMPARE(merged[1]->best, 17);
        QCOMPARE(merged[2]->best, 17);
        QVERIFY(!merged[3]);
        // Of several folders the first that has a run gives it.
        const RunStore all(plan, folder.filePath(QStringLiteral("all")));
        const RunStore third(plan, folder.filePath(QStringLiteral("third")));
        third.save(1, result(20, 18, 1));
        third.save(3, result(10, 16, 1));
        all.merge({other.folder(), third.folder()});
        const auto both = all.load(warnings);
        QVERIFY(both[0]->best == 17 && both[1]->best == 17 && both[3]->best == 16);
    }

    /// Of a run that another machine did, as in units; also of one that tells no machine.
    void originsAreKept() {
        const ExperimentPlan plan = read(kPlan);
        const QTemporaryDir folder;
        const RunStore store(plan, folder.path());
        RecordedRun made;
        made.version = QStringLiteral("0.0.9");
        for (const char* machine : {"", "another"}) {
            made.machine = QLatin1String(machine);
            RunResult run = result(10, 17, 1);
            addOrigin(run.origin, made);
            store.save(0, run);
            const auto json = QJsonDocument::fromJson(
                readFile(folder.filePath(QStringLiteral("runs/000001.json")), 100'000));
            QCOMPARE(json[u"machine"].toString(), made.machine);
            QCOMPARE(json[u"program"].toString(), made.version);
            QCOMPARE(json[u"date"].toString(), QString());
            QStringList warnings;
            QCOMPARE(store.load(warnings)[0]->program, made.version);
        }
        store.save(1, result(20, 17, 1));
        const auto json = QJsonDocument::fromJson(
            readFile(folder.filePath(QStringLiteral("runs/000002.json")), 100'000));
        QVERIFY(!json[u"machine"].toString().isEmpty() && !json[u"date"].toString().isEmpty());
    }

    void brokenRunsAreDoneAgainOtherPlansRefused() {
        const ExperimentPlan plan = read(kPlan);
        const QTemporaryDir folder;
        const RunStore store(plan, folder.path());
        store.save(0, result(10, 17, 1));
        const QString path = folder.filePath(QStringLiteral("runs/000001.json"));
        const QByteArray whole = readFile(path, 100'000);
        for (const qsizetype length : {qsizetype{0}, qsizetype{40}, whole.size() / 2}) {
            writeFile(whole.left(length), path);
            QStringList warnings;
            QVERIFY(!store.load(warnings)[0]);
            QCOMPARE(warnings.size(), qsizetype{1});
        }
        writeFile(whole, path);
        const ExperimentPlan changed = read(QByteArray(kPlan).replace("2000", "2001"));
        QStringList warnings;
        QVERIFY_THROWS_EXCEPTION(UserError, (void)RunStore(changed, folder.path()).load(warnings));
        QVERIFY_THROWS_EXCEPTION(UserError, RunStore(plan, path));
    }

    /// As after a wrong copy: such a file counts nowhere, also not when folders are merged.
    void runsInThePlaceOfOthersAreDoneAgain() {
        const ExperimentPlan plan = read(R"({
 "puzzles": [{"generate": {"width": 3, "height": 3}, "name": "p3"},
             {"generate": {"width": 4, "height": 4}, "name": "p4"},
             {"generate": {"width": 4, "height": 4, "seed": 2}, "name": "p4b"}],
 "methods": [{"solver": "tabu"}], "seeds": [1, 2], "budget": {"evaluations": 100}
})");
        const QTemporaryDir folder;
        const RunStore store(plan, folder.filePath(QStringLiteral("own")));
        const auto path = [&](int run) {
            return folder.filePath(QStringLiteral("own/runs/%1.json").arg(run, 6, 10, QChar(u'0')));
        };
        store.save(2, result(1, 17, 1));
        const QByteArray whole = readFile(path(3), 100'000);
        const auto warningOn = [&](int run, const QByteArray& bytes) {
            writeFile(bytes, path(run));
            QStringList warnings;
            const bool isRead = store.load(warnings)[static_cast<std::size_t>(run) - 1].has_value();
            return isRead ? QString() : warnings.join(u'|');
        };
        const auto changed = [&](const char* from, const char* to) {
            return QByteArray(whole).replace(from, to);
        };
        QCOMPARE(warningOn(3, whole), QString());
        QVERIFY(warningOn(5, whole).contains(QStringLiteral("expected “p4b”, found “p4”")));
        const RunStore merged(plan, folder.filePath(QStringLiteral("merged")));
        QVERIFY_THROWS_EXCEPTION(UserError, merged.merge({store.folder()}));
        QVERIFY(QFile::remove(path(5)));
        QVERIFY(warningOn(4, whole).contains(QStringLiteral("expected 2, found")));
        QVERIFY(QFile::remove(path(4)));
        QVERIFY(warningOn(3, changed("\"total\": 24", "\"total\": 12"))
                    .contains(QStringLiteral("expected 24, found")));
        QVERIFY(warningOn(3, changed("\"best\": 17", "\"best\": 25"))
                    .contains(QStringLiteral("expected a score, found")));
        // As a name may be in another language.
        QCOMPARE(warningOn(3, changed("\"p4\"", "\"vier\"")), QString());
    }

    /// Defaults change, results stay the same.
    void runsOfOtherParametersSayHowTheyWereMade() {
        const ExperimentPlan plan = read(R"({
 "puzzles": [{"generate": {"width": 4, "height": 4}}],
 "methods": [{"solver": "ms-gvns"}, {"solver": "tabu"}],
 "seeds": [1, 2],
 "budget": {"evaluations": 100}
})");
        const QTemporaryDir folder;
        const RunStore store(plan, folder.path());
        for (std::size_t run = 0; run < plan.runCount(); ++run)
            store.save(run, result(plan.run(run).seed, 17, 100));
        const QString path = folder.filePath(QStringLiteral("runs/000001.json"));
        auto root = QJsonDocument::fromJson(readFile(path, 100'000)).object();
        QCOMPARE(root[QLatin1String("method")].toString(), QStringLiteral("ms-gvns"));
        ParameterValues old = plan.methods[0].values;
        old.apply(*plan.methods[0].solver->preset("coelho-2010"));
        root[QLatin1String("parameters")] = old.toJson();
        writeFile(QJsonDocument(root).toJson(), path);

        QStringList warnings;
        auto runs = store.load(warnings);
        const QString label =
            QStringLiteral("Multi-start general VNS · As published (Coelho et al. 2010)");
        QCOMPARE(runs[0]->madeWith, label);
        QVERIFY(runs[1]->madeWith.isEmpty());
        QCOMPARE(warnings.size(), qsizetype{1});
        QVERIFY2(warnings[0].contains(label), qPrintable(warnings[0]));
        const QString second = folder.filePath(QStringLiteral("runs/000002.json"));
        const QByteArray asPlanned = readFile(second, 100'000);
        root[QLatin1String("seed")] = 2;
        writeFile(QJsonDocument(root).toJson(), second);
        warnings.clear();
        static_cast<void>(store.load(warnings));
        QCOMPARE(warnings.size(), qsizetype{1}); // said once a method
        writeFile(asPlanned, second);
        refuseOtherParameters(plan, runs, {}); // reading is allowed
        const std::vector<std::size_t> tabu{2, 3};
        refuseOtherParameters(plan, runs, tabu);
        const std::vector<std::size_t> same{1};
        try {
            refuseOtherParameters(plan, runs, same);
            QFAIL("mixed");
        } catch (const UserError& error) {
            QVERIFY2(error.sentence().contains(label), qPrintable(error.sentence()));
        }
    }

    /// Those of META 2010 need its puzzles, which others have; puzzles of their sizes do here.
    void everyShippedPlanCanBeRead() {
        const QTemporaryDir folder;
        for (const int side : {10, 12, 14, 16}) {
            GeneratorSettings settings;
            settings.size = {side, side};
            savePuzzle(generatePuzzle(settings),
                       folder.filePath(QStringLiteral("meta2010_%1x%1.txt").arg(side)));
        }
        QDirIterator plans(QStringLiteral(TESSERA_SOURCE_DIR "/resources/experiments"),
                           {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
        int count = 0;
        while (plans.hasNext()) {
            const QString path = plans.next();
            const bool isOfMeta = path.endsWith(QStringLiteral("meta-2010.json"));
            const ExperimentPlan plan = loadPlan(path, isOfMeta ? folder.path() : QString());
            QVERIFY2(plan.runCount() > 0, qPrintable(path));
            ++count;
        }
        QVERIFY(count > 20);
    }

    void plansThatRepeatWorksNameTheirPresets() {
        QDirIterator plans(QStringLiteral(TESSERA_SOURCE_DIR "/resources/experiments"),
                           {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
        int named = 0;
        while (plans.hasNext()) {
            const QString path = plans.next();
            const auto plan = QJsonDocument::fromJson(readFile(path, 1'000'000)).object();
            const QString title = plan[QLatin1String("title")].toString();
            if (!title.contains(QRegularExpression(QStringLiteral("^\\D+ (2010|2014)"))))
                continue;
            for (const auto& method : plan[QLatin1String("methods")].toArray()) {
                const std::string id = method[QLatin1String("solver")].toString().toStdString();
                if (findSolver(id)->presets.empty() ||
                    method[QLatin1String("name")] == QLatin1String("defaults (memetic)"))
                    continue;
                const QString preset = method[QLatin1String("preset")].toString();
                const Preset* known = findSolver(id)->preset(preset.toStdString());
                QVERIFY2(known != nullptr && QByteArray(known->source).contains("20"),
                         qPrintable(path + QStringLiteral(": ") + QString::fromStdString(id)));
                ++named;
            }
        }
        QVERIFY(named > 50);
    }

    /// So that a plan has the hints of the puzzle that it names.
    void plansOfSoederlindNameHisPuzzles() {
        QDirIterator plans(QStringLiteral(TESSERA_SOURCE_DIR "/resources/experiments"),
                           {QStringLiteral("soederlind-2010-*.json")}, QDir::Files);
        int named = 0;
        while (plans.hasNext()) {
            const QString path = plans.next();
            const auto root = QJsonDocument::fromJson(readFile(path, 1'000'000)).object();
            for (const auto& puzzle : root[QLatin1String("puzzles")].toArray()) {
                const QJsonValue name = puzzle[QLatin1String("name")];
                const QJsonObject wanted{{QStringLiteral("preset"), name}};
                QVERIFY2(puzzle[QLatin1String("generate")].toObject() == wanted, qPrintable(path));
                QVERIFY2(findPuzzlePreset(name.toString()) != nullptr, qPrintable(path));
                ++named;
            }
            QVERIFY(
                root[QLatin1String("budget")].toObject().contains(QLatin1String("evaluations")));
        }
        QVERIFY(named >= 24);
    }

    void tables() {
        const ExperimentPlan plan = read(QByteArray(kPlan)
                                             .replace("\"exact\"", "\"ex|act, \\\"really\\\"\"")
                                             .replace("[0.9, 0.95]", "0.9")
                                             .replace("[true, false]", "true"));
        std::vector<std::optional<StoredRun>> runs(plan.runCount());
        // Puzzle "p.tessera" with "exact": its target is 10.
        runs[15] = ended(10, 8, 100, 0.5, "evaluations");
        runs[16] = ended(20, 12, 300, 0.5, "target");
        runs[16]->processor = {0.4, 0.5};
        runs[17] = ended(30, 0, 0, 0, "failed");
        const auto rows = experimentRows(plan, runs);
        QCOMPARE(rows.size(), std::size_t{6});
        QCOMPARE(rows[0].runs, 0);
        const ExperimentRow& row = rows[5];
        QCOMPARE(row.runs, 2);
        QCOMPARE(row.best, 12);
        QCOMPARE(row.mean, 10.0);
        QCOMPARE(row.median, 10.0);
        QCOMPARE(row.success, 0.5);
        QCOMPARE(row.evaluations, 200.0);
        const QByteArrayList table = tableMarkdown(plan, runs).split('\n');
        QCOMPARE(table.at(0), QByteArray("# Two sizes"));
        QCOMPARE(table.at(4), QByteArray("| small 1 | annealing | 0 | – | – | – | – | – | – |"));
        QCOMPARE(table.at(9),
                 QByteArray("| p.tessera | ex\\|act, \"really\" | 2 | 12/31 | 10.00 | 10.0 | 2.83 "
                            "| 50 % | 200 |"));
        const QByteArrayList csv = resultsCsv(plan, runs).split('\n');
        QCOMPARE(csv.at(2), QByteArray("p.tessera,\"ex|act, \"\"really\"\"\",20,12,31,1,300,0,0,"
                                       "0.500000,target,0.400000,0.800"));
        QVERIFY(csv.at(1).endsWith(",evaluations,0.000000,")); // no share of a core is known
        QCOMPARE(lowestCoreShare(runs), std::optional(0.8));
        QVERIFY(!lowestCoreShare({}));
        QVERIFY(!lowestCoreShare(std::span(runs).first(16))); // the time of none is known
        const auto json = QJsonDocument::fromJson(resultsJson(plan, runs));
        for (const auto& [key, value] :
             {std::pair{"planned", 18.0}, std::pair{"finished", 3.0}, std::pair{"threads", 1.0},
              std::pair{"ranks", 1.0}, std::pair{"core_share", 0.8}})
            QCOMPARE(json[QLatin1String(key)], QJsonValue(value));
        QCOMPARE(json[u"rows"].toArray().size(), 6);
        QCOMPARE(json[u"rows"][5][u"stddev"].toDouble(), row.stddev);
        QCOMPARE(json[u"rows"][5][u"budget"][u"target"], QJsonValue(10));
        QCOMPARE(json[u"runs"][1][u"best"], QJsonValue(12));
        QCOMPARE(json[u"runs"][1][u"core_share"], QJsonValue(0.8));
        QCOMPARE(json[u"runs"][1][u"seed"], QJsonValue(20));
        QVERIFY(!json[u"version"].isUndefined() && !json[u"compiler"].isUndefined());
        QCOMPARE(runsShortOfACore(runs), 0); // too short a run to judge
        runs[15]->processor = {8, 10};
        QCOMPARE(runsShortOfACore(runs), 1);
    }

private:
    [[nodiscard]] ExperimentPlan read(const QByteArray& text) const {
        return readPlan(text, m_folder.path());
    }
    [[nodiscard]] static RunResult result(std::uint64_t seed, int best, std::uint64_t evaluations) {
        RunResult result;
        result.seed = seed;
        result.numbers.best = best;
        result.numbers.total = 24;
        result.numbers.evaluations = evaluations;
        result.stop = StopReason::Evaluations;
        result.solution = {0, 4, 8};
        return result;
    }

    QTemporaryDir m_folder;
};

TESSERA_TEST(TestExperiment, Needs::Core)

} // namespace tessera::tst_Experiment

#include "tst_Experiment.moc"
