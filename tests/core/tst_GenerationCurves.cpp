// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/experiments/Curves.h"
#include "core/experiments/ExperimentFolder.h"
#include "core/experiments/ExperimentTable.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <array>

namespace tessera::tst_GenerationCurves {

namespace {

const char* const kPlan = R"({
 "puzzles": [
  {"generate": {"width": 4, "height": 4, "colors": "5", "seed": 1}, "count": 2, "group": "4×4"},
  {"generate": {"width": 5, "height": 5, "colors": "5", "seed": 1}}
 ],
 "methods": [
  {"solver": "genetic", "preset": "table-1", "parameters": {"generations": 30, "population": 10}}
 ],
 "seeds": [4],
 "curves": "generations",
 "published-times": {"name": "paper", "seconds": [27, 30]},
 "budget": {"evaluations": 100000}
})";

/// The scores of a run after some of its generations: {generation, best, current, mean, worst}.
StoredRun runWith(const std::vector<std::array<int, 5>>& points) {
    StoredRun run;
    for (const auto& [generation, best, current, mean, worst] : points) {
        TracePoint point;
        point.iterations = static_cast<std::uint64_t>(generation);
        point.best = best;
        point.current = current;
        point.spread = ScoreSpread{static_cast<double>(mean), worst};
        run.generations.push_back(point);
    }
    return run;
}

StoredRun runOf(int best, double seconds) {
    StoredRun run;
    run.best = best;
    run.seconds = seconds;
    run.stop = QStringLiteral("evaluations");
    return run;
}

} // namespace

class TestGenerationCurves : public QObject {
    Q_OBJECT

private slots:
    /// Three invented runs; the second ends after generation 2, the third reports every other one.
    void theCurveHoldsTheMediansOfEachGeneration() {
        const StoredRun a = runWith({{1, 5, 5, 3, 1}, {2, 6, 4, 4, 2}, {3, 9, 9, 5, 3}});
        const StoredRun b = runWith({{1, 7, 7, 5, 3}, {2, 8, 8, 6, 4}});
        const StoredRun c = runWith({{1, 1, 1, 1, 0}, {3, 3, 2, 2, 1}});
        const std::array runs{&a, &b, &c};
        const std::vector<TracePoint> curve = medianGenerationCurve(runs);
        const std::vector<TracePoint> expected =
            runWith({{1, 5, 5, 3, 1}, {2, 6, 4, 4, 2}, {3, 8, 8, 5, 3}}).generations;
        QCOMPARE(curve, expected);
        const StoredRun none;
        QVERIFY(medianGenerationCurve(std::array{&a, &none}).empty());
        QVERIFY(medianGenerationCurve({}).empty());
    }

    void onlyPopulationsHaveASpread() {
        const StoredRun a = runWith({{1, 5, 5, 3, 1}});
        StoredRun b = a;
        b.generations.front().spread.reset();
        const std::array<const StoredRun*, 2> runs{&a, &b};
        QVERIFY(medianGenerationCurve(std::span(runs).first(1)).front().spread);
        QVERIFY(!medianGenerationCurve(runs).front().spread);
    }

    /// A point after each generation, the same in each run, also from its file.
    void runsKeepEveryGeneration() {
        const ExperimentPlan plan = read(kPlan);
        QCOMPARE(plan.curves, PlannedCurves::Generations);
        const QTemporaryDir folder;
        const RunStore store(plan, folder.path());
        const RunResult result = doRun(plan, 2);
        store.save(2, result);
        QStringList warnings;
        const StoredRun stored = store.load(warnings)[2].value();
        QCOMPARE(stored.generations.size(), std::size_t{30});
        for (std::size_t i = 0; i < 30; ++i) {
            const TracePoint& point = stored.generations[i];
            QCOMPARE(point.iterations, std::uint64_t{i + 1});
            QVERIFY(point.spread && point.spread->worst <= point.spread->mean &&
                    point.spread->mean <= point.current && point.current <= point.best);
        }
        QCOMPARE(storedRun(result, plan.curves).generations, stored.generations);
        QCOMPARE(storedRun(doRun(plan, 2), plan.curves).generations, stored.generations);
        QVERIFY(storedRun(result).generations.empty());
    }

    /// Plans without that setting keep their small files.
    void otherRunsKeepNone() {
        const ExperimentPlan plan =
            read(QByteArray(kPlan).replace(" \"curves\": \"generations\",\n", ""));
        QCOMPARE(plan.curves, PlannedCurves::Budget);
        const QTemporaryDir folder;
        const RunStore store(plan, folder.path());
        store.save(0, doRun(plan, 0));
        QStringList warnings;
        QVERIFY(store.load(warnings)[0]->generations.empty());
    }

    void timesAreMeansOfTheSolvedRuns() {
        const ExperimentPlan plan = read(kPlan);
        const std::vector<std::optional<StoredRun>> runs{runOf(24, 3), runOf(24, 5), runOf(39, 9)};
        const std::vector<SolveTimes> times = solveTimes(plan, runs);
        QCOMPARE(times.size(), std::size_t{2});
        QCOMPARE(times[0].name, QStringLiteral("paper"));
        QCOMPARE(times[0].groups[1].seconds, 30.0);
        QCOMPARE(times[1].groups[0].seconds, 4.0);
        QCOMPARE(times[1].groups[0].solved, 2);
        QVERIFY(!times[1].groups[1].seconds); // 39 of 40 is not solved
        QCOMPARE(times[1].groups[1].runs, 1);
    }

    void brokenPointsAreSaid() {
        const ExperimentPlan plan = read(kPlan);
        const QTemporaryDir folder;
        const RunStore store(plan, folder.path());
        store.save(0, doRun(plan, 0));
        const QString path = folder.filePath(QStringLiteral("runs/000001.json"));
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray whole = file.readAll();
        file.close();
        const qsizetype from = whole.indexOf("\"generations\"");
        const qsizetype first = whole.indexOf("[", whole.indexOf("[", from) + 1) + 1;
        for (const char* broken : {"1,", "\"x\",", "1,2,3,4,5,"}) {
            QVERIFY(file.open(QFile::WriteOnly));
            file.write(whole.left(first) + broken + whole.mid(first));
            file.close();
            QStringList warnings;
            QVERIFY2(!store.load(warnings)[0], broken);
            QCOMPARE(warnings.size(), qsizetype{1});
        }
    }

    /// What a run tells comes back from its file, to view and to repeat.
    void aStoredRunIsRecorded() {
        const ExperimentPlan plan = read(kPlan);
        const QTemporaryDir folder;
        const RunStore store(plan, folder.path());
        RunResult result = doRun(plan, 1);
        result.numbers.processor = {0.5, 2};
        result.failure = QStringLiteral("No luck.");
        for (const char* key : {"version", "commit", "compiler", "machine", "processor"})
            result.origin[QLatin1String(key)] = QStringLiteral("the ") + QLatin1String(key);
        result.origin[QLatin1String("date")] = QStringLiteral("2026-01-02T03:04:05Z");
        store.save(1, result);
        const RecordedRun run = store.record(1);
        QCOMPARE(run.puzzle, plan.puzzles[1].puzzle);
        QCOMPARE(run.settings.solver, std::string("genetic"));
        QVERIFY(run.settings.values == plan.methods[0].values);
        QCOMPARE(run.settings.budget.evaluations, std::uint64_t{100'000});
        QCOMPARE(run.settings.seed, std::uint64_t{4});
        QCOMPARE(run.settings.start, plan.methods[0].start);
        QCOMPARE(run.bests, result.bests);
        const auto points = run.trace.points();
        QCOMPARE(points.size(), result.bests.size());
        for (std::size_t i = 0; i < points.size(); ++i) {
            const BestMoment& moment = result.bests.moments()[i];
            QCOMPARE(points[i], (TracePoint{moment, moment.score, moment.score, true}));
        }
        QVERIFY(static_cast<const Counters&>(run.numbers) == result.numbers);
        QCOMPARE(run.numbers.best, result.numbers.best);
        QCOMPARE(run.numbers.current, result.numbers.best);
        QCOMPARE(run.numbers.total, result.numbers.total);
        QCOMPARE(run.numbers.processor.used, 0.5);
        QCOMPARE(run.numbers.processor.wanted, 2.0);
        QCOMPARE(run.stop, result.stop);
        QCOMPARE(run.failure, result.failure);
        QCOMPARE(run.version, QStringLiteral("the version"));
        QCOMPARE(run.commit, QStringLiteral("the commit"));
        QCOMPARE(run.compiler, QStringLiteral("the compiler"));
        QCOMPARE(run.machine, QStringLiteral("the machine"));
        QCOMPARE(run.processor, QStringLiteral("the processor"));
        QCOMPARE(run.date.toUTC().toString(Qt::ISODate), QStringLiteral("2026-01-02T03:04:05Z"));
        QStringList warnings;
        const StoredRun stored = store.load(warnings)[1].value();
        QCOMPARE(stored.program, QStringLiteral("the version (the commit)"));
        QCOMPARE(stored.improvements.size(), improvementsIn(result.trace.points()).size());
        // Without its boards it can be counted, but not viewed.
        result.bests.clear();
        store.save(1, result);
        QVERIFY(store.load(warnings)[1].has_value());
        QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(store.record(1)));
    }

    void brokenRunsAreNotRecorded() {
        const ExperimentPlan plan = read(kPlan);
        const QTemporaryDir folder;
        const RunStore store(plan, folder.path());
        store.save(0, doRun(plan, 0));
        const QString path = folder.filePath(QStringLiteral("runs/000001.json"));
        const QJsonObject whole = QJsonDocument::fromJson(readFile(path, 1 << 24)).object();
        const auto with = [&](const char* key, const QJsonValue& value) {
            QJsonObject changed = whole;
            changed[QLatin1String(key)] = value;
            writeFile(QJsonDocument(changed).toJson(), path);
            QStringList warnings;
            return store.load(warnings)[0];
        };
        // A list whose first item is another.
        const auto first = [&](const char* key, const QJsonArray& item) {
            QJsonArray list = whole[QLatin1String(key)].toArray();
            list[0] = item;
            return list;
        };
        QVERIFY(!with("evaluations", -1));
        QCOMPARE(with("evaluations", 0)->evaluations, std::uint64_t{0});
        QVERIFY(!with("best", -1));
        QCOMPARE(with("seconds", -1)->seconds, 0.0);
        // Earlier versions wrote no iterations and nodes.
        const auto older = with("improvements", first("improvements", {0.5, 10, 3}));
        QCOMPARE(older->improvements[0], (TracePoint{{0.5, 10}, 3, 3, true}));
        const auto newer = with("improvements", first("improvements", {0.5, 10, 3, 4, 5}));
        QCOMPARE(newer->improvements[0], (TracePoint{{0.5, 10, 4, 5}, 3, 3, true}));
        QVERIFY(!with("improvements", first("improvements", {0.5, 10, 3, 4})));
        QVERIFY(!with("improvements", first("improvements", {0.5, 10})));
        for (const QJsonArray& board :
             {QJsonArray{0.5, 10, 3, QStringLiteral("zz.1")}, QJsonArray{0.5, 10, 3}}) {
            QVERIFY(with("boards", first("boards", board)));
            QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(store.record(0)));
        }
    }

    void aRunnerKeepsItsRuns() {
        const ExperimentPlan plan = read(kPlan);
        const QTemporaryDir folder;
        const RunStore store(plan, folder.filePath(QStringLiteral("new")));
        ExperimentRunner runner(plan, store, {0, 2}, 1);
        QVERIFY(!runner.secondsLeft());
        runner.start();
        QCOMPARE(describedExperiment(store.folder()).fingerprint, plan.fingerprint);
        while (!runner.waitFor(1)) {
        }
        QCOMPARE(runner.secondsLeft(), std::optional(0.0));
        runner.throwIfFailed();
        const auto kept = runner.takeKept();
        QCOMPARE(kept.size(), std::size_t{2});
        QVERIFY(kept[0].run == 0 && kept[1].run == 2);
        QVERIFY(runner.takeKept().empty());
        QCOMPARE(kept[1].result.generations.size(), std::size_t{30});
        QStringList warnings;
        const auto stored = store.load(warnings);
        QVERIFY(stored[0] && !stored[1] && stored[2]);
        QCOMPARE(stored[2]->generations, kept[1].result.generations);
        QCOMPARE(stored[2]->best, kept[1].result.best);
        QCOMPARE(openRuns(plan, stored), std::vector<std::size_t>{1});
        QVERIFY(openRuns(plan, stored, {1, 2}).empty());
        QCOMPARE(openRuns(plan, stored, {2, 2}), std::vector<std::size_t>{1});
    }

    /// Nobody waits for runs whose results would be lost.
    void aRunThatCannotBeKeptStopsTheOthers() {
        const ExperimentPlan plan = read(R"({
 "puzzles": [{"generate": {"width": 8, "height": 8, "seed": 1}, "budget": {"target": 1000}},
             {"generate": {"width": 4, "height": 4, "seed": 1}, "budget": {"evaluations": 100}}],
 "methods": [{"solver": "annealing", "parameters": {"cooling": [0.9]}}],
 "seeds": [1], "budget": {"evaluations": 100}})");
        const QTemporaryDir folder;
        const RunStore store(plan, folder.path());
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("runs/000002.json")));
        ExperimentRunner runner(plan, store, {1, 0}, 1);
        runner.start();
        while (!runner.waitFor(0.01)) {
        }
        QVERIFY_THROWS_EXCEPTION(UserError, runner.throwIfFailed());
        QVERIFY(runner.takeKept().empty()); // one was interrupted
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("runs/000001.json"))));
    }

private:
    [[nodiscard]] static ExperimentPlan read(const QByteArray& text) {
        return readPlan(text, QStringLiteral("."));
    }
    [[nodiscard]] static RunResult doRun(const ExperimentPlan& plan, std::size_t run) {
        RunBatch batch(plannedTasks(plan, {&run, 1}), 1);
        batch.start();
        if (!batch.waitFor(60))
            qFatal("did not end");
        return batch.takeResults().front();
    }
};

TESSERA_TEST(TestGenerationCurves, Needs::Core)

} // namespace tessera::tst_GenerationCurves

#include "tst_GenerationCurves.moc"
