// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/experiments/Curves.h"
#include "core/experiments/ExperimentTable.h"

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
