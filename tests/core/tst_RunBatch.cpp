// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/experiments/Curves.h"
#include "core/experiments/RunBatch.h"
#include "core/experiments/Statistics.h"
#include "core/search/SearchContext.h"
#include "core/support/UserError.h"
#include "core/text/TokenReader.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <future>
#include <limits>
#include <system_error>
#include <utility>

namespace tessera::tst_RunBatch {

namespace {

constexpr int kTotal = 1'000'000;

/// Climbs to seed-dependent scores; the board is the score.
class Climber final : public Solver {
public:
    void run(SearchContext& context) override {
        int score = 0;
        while (context.proceed(1)) {
            score += static_cast<int>(context.random().below(3));
            const std::vector<std::uint16_t> codes{static_cast<std::uint16_t>(score)};
            (void)context.improved(score, codes);
        }
    }
};

/// Finds one board, then goes on without another.
class Resting final : public Solver {
public:
    void run(SearchContext& context) override {
        (void)context.improved(7, std::vector<std::uint16_t>{7});
        context.event(TraceEventKind::Reheat);
        while (context.proceed(1)) {
        }
    }
};

class Failing final : public Solver {
public:
    void run(SearchContext&) override { throw UserError(QStringLiteral("No luck.")); }
};

RunTask climb(std::uint64_t seed, Budget budget) {
    RunTask task;
    task.makeSolver = [] { return std::make_unique<Climber>(); };
    task.total = kTotal;
    task.budget = budget;
    task.seed = seed;
    return task;
}

Budget evaluations(std::uint64_t count) {
    Budget budget;
    budget.evaluations = count;
    return budget;
}

std::vector<RunResult> runAll(int jobs) {
    std::vector<RunTask> tasks;
    const auto seeds = seedSequence(3, 2, 9).value();
    for (const std::uint64_t seed : seeds)
        tasks.push_back(climb(seed, evaluations(200 + 10 * seed)));
    RunBatch batch(std::move(tasks), jobs);
    batch.start();
    while (!batch.waitFor(1)) {
    }
    return batch.takeResults();
}

} // namespace

class TestRunBatch : public QObject {
    Q_OBJECT

private slots:
    void seeds() {
        QCOMPARE(*seedSequence(10, 10, 3), (std::vector<std::uint64_t>{10, 20, 30}));
        QVERIFY(seedSequence(1, 1, 0)->empty());
        // Files keep seeds as signed numbers.
        QCOMPARE(*seedSequence(kHighestSeed, 1, 1), std::vector<std::uint64_t>{kHighestSeed});
        QVERIFY(!seedSequence(kHighestSeed, 1, 2));
        QVERIFY(!seedSequence(1, ~std::uint64_t{0}, 3));
    }

    void resultsAreInOrderWhateverTheJobs() {
        const auto one = runAll(1);
        const auto many = runAll(4);
        QCOMPARE(one.size(), std::size_t{9});
        QCOMPARE(many.size(), std::size_t{9});
        for (std::size_t i = 0; i < 9; ++i) {
            QCOMPARE(one[i].seed, std::uint64_t{3 + 2 * i});
            QCOMPARE(many[i].seed, one[i].seed);
            QCOMPARE(many[i].numbers.best, one[i].numbers.best);
            QCOMPARE(many[i].numbers.evaluations, 200 + 10 * one[i].seed);
            QCOMPARE(many[i].solution, one[i].solution);
            QCOMPARE(int(many[i].solution.at(0)), many[i].numbers.best);
            QCOMPARE(many[i].stop, StopReason::Evaluations);
            QCOMPARE(many[i].trace.points().back().best, many[i].numbers.best);
        }
    }

    void stopEndsRunningAndSkipsWaiting() {
        std::vector<RunTask> tasks;
        const auto seeds = seedSequence(1, 1, 50).value();
        for (const std::uint64_t seed : seeds)
            tasks.push_back(climb(seed, {}));
        for (RunTask& task : tasks)
            task.total = std::numeric_limits<int>::max();
        RunBatch batch(std::move(tasks), 2);
        batch.start();
        QVERIFY(!batch.waitFor(0.01));
        QCOMPARE(batch.progress().total, std::size_t{50});
        // Both have a board, however late their threads begin.
        QTRY_VERIFY(std::ranges::count_if(batch.progress().running, [](const SearchNumbers& run) {
                        return run.best > 0;
                    }) == 2);
        QVERIFY(batch.progress().best > 0);
        batch.stop();
        QTRY_VERIFY(batch.waitFor(0.1));
        const auto results = batch.takeResults();
        QVERIFY(!results.empty() && results.size() <= 3);
        for (const RunResult& result : results) {
            QCOMPARE(result.stop, StopReason::Interrupted);
            QVERIFY(!result.solution.empty());
        }
    }

    /// A callback may write to a slow disk.
    void theOwnerDoesNotWaitForCallbacks() {
        for (const bool atEnd : {false, true}) {
            std::promise<void> called;
            std::promise<void> looked;
            bool isFirst = true;
            bool hasLooked = false;
            const auto wait = [&](bool isMeant) {
                if (!isMeant || !std::exchange(isFirst, false))
                    return;
                called.set_value();
                hasLooked = looked.get_future().wait_for(std::chrono::seconds(30)) ==
                            std::future_status::ready;
            };
            RunBatch batch({climb(1, evaluations(10))}, 1,
                           [&](std::size_t, const RunResult&) { wait(atEnd); });
            batch.setImproved(
                [&](std::size_t, const SearchNumbers&, const Solution&) { wait(!atEnd); });
            batch.start();
            called.get_future().wait();
            QCOMPARE(batch.progress().finished, std::size_t{0});
            QVERIFY(!batch.waitFor(0));
            looked.set_value();
            QTRY_VERIFY(batch.waitFor(0.1));
            QVERIFY(hasLooked);
        }
    }

    void destructionStops() {
        RunTask task = climb(1, {});
        task.total = std::numeric_limits<int>::max();
        RunBatch batch({task}, 1);
        batch.start();
    }

    /// What a search has found survives any kind of end, and the others continue.
    void failuresInTheMiddleKeepWhatWasFound() {
        const auto exhausted = [](auto failure) {
            RunBatch batch({climb(1, {}), climb(2, evaluations(10))}, 1);
            batch.setImproved([&](std::size_t index, const SearchNumbers&, const Solution&) {
                if (index == 0)
                    throw failure;
            });
            batch.start();
            while (!batch.waitFor(0.1))
                continue;
            return batch.takeResults();
        };
        for (const auto& results :
             {exhausted(std::bad_alloc()), exhausted(std::system_error(std::error_code()))}) {
            QCOMPARE(results.size(), std::size_t{2});
            QCOMPARE(results[0].stop, StopReason::Failed);
            QVERIFY(!results[0].failure.isEmpty());
            QCOMPARE(results[0].solution.at(0),
                     static_cast<std::uint16_t>(results[0].numbers.best));
            QCOMPARE(bestOf(results), results.data());
            QCOMPARE(results[1].stop, StopReason::Evaluations);
        }
    }

    void failuresAreKeptAsSentences() {
        RunTask failing;
        failing.makeSolver = [] { return std::make_unique<Failing>(); };
        RunTask unmakeable;
        unmakeable.makeSolver = []() -> std::unique_ptr<Solver> {
            throw UserError(QStringLiteral("Not this puzzle."));
        };
        std::atomic<int> calls = 0;
        RunBatch batch({failing, unmakeable, climb(1, evaluations(10))}, 2,
                       [&](std::size_t, const RunResult&) { ++calls; });
        batch.start();
        QTRY_VERIFY(batch.waitFor(0.1));
        QCOMPARE(calls.load(), 3);
        QCOMPARE(batch.progress().finished, std::size_t{3});
        QCOMPARE(batch.progress().total, std::size_t{3});
        QVERIFY(batch.progress().running.empty());
        const int best = batch.progress().best;
        const auto results = batch.takeResults();
        QCOMPARE(results[0].failure, QStringLiteral("No luck."));
        QCOMPARE(results[1].failure, QStringLiteral("Not this puzzle."));
        QCOMPARE(results[1].stop, StopReason::Failed);
        QCOMPARE(bestOf(results), &results[2]);
        QVERIFY(best > 0);
        QCOMPARE(best, results[2].numbers.best);
        QCOMPARE(results[0].numbers.total, failing.total);
        QCOMPARE(results[2].numbers.total, kTotal);
    }

    /// Each best is told once, however long the search goes on.
    void bestsAreToldOnce() {
        RunTask task;
        task.makeSolver = [] { return std::make_unique<Resting>(); };
        task.total = kTotal;
        std::atomic<int> told = 0;
        RunBatch batch({task}, 1);
        batch.setImproved([&](std::size_t, const SearchNumbers& numbers, const Solution& board) {
            told += numbers.best == 7 && board == Solution{7} ? 1 : 100;
        });
        QCOMPARE(batch.progress().finished, std::size_t{0});
        QVERIFY(batch.progress().running.empty());
        batch.start();
        batch.start(); // once is enough
        std::uint64_t last = 0;
        for (int looks = 0; looks < 3;) { // three looks of the batch at its search
            QVERIFY(!batch.waitFor(0.001));
            const auto running = batch.progress().running;
            const std::uint64_t now = running.empty() ? 0 : running.front().evaluations;
            looks += now > last ? 1 : 0;
            last = now;
        }
        QCOMPARE(batch.progress().best, 7);
        batch.stop();
        while (!batch.waitFor(1)) {
        }
        QCOMPARE(told.load(), 1);
        const auto results = batch.takeResults();
        QCOMPARE(results.size(), std::size_t{1});
        QCOMPARE(results[0].trace.events().size(), std::size_t{1});
        QCOMPARE(results[0].trace.events()[0].kind, TraceEventKind::Reheat);
        QCOMPARE(results[0].bests.size(), std::size_t{1});
    }

    void statistics() {
        const std::vector<double> values{4, 1, 3, 2};
        QCOMPARE(mean(values), 2.5);
        QCOMPARE(median(values), 2.5);
        QCOMPARE(sampleDeviation(values), std::sqrt(5.0 / 3.0));
        QCOMPARE(median(std::vector<double>{9, 1, 5}), 5.0);
        QCOMPARE(sampleDeviation(std::vector<double>{7}), 0.0);
        QCOMPARE(mean({}), 0.0);

        std::vector<RunResult> results(3);
        results[0].numbers.best = 160;
        results[1].numbers.best = 180;
        results[1].stop = StopReason::Solved;
        results[2].numbers.best = 161;
        results[2].numbers.evaluations = 300;
        results[2].numbers.seconds = 6;
        const RunSummary summary = summarize(results);
        QCOMPARE(summary.best, 180);
        QCOMPARE(summary.mean, 167.0);
        QCOMPARE(summary.median, 161.0);
        QCOMPARE(summary.evaluations, 100.0);
        QCOMPARE(summary.solved, 1);
        QCOMPARE(summary.runs, 3);
        QCOMPARE(summary.seconds, 2.0);
        QCOMPARE(summary.stddev, std::sqrt((49.0 + 169 + 36) / 2));
        // A search for all solutions that has one, and one that has not; that of [1] ended as such.
        results[2].numbers.total = 161;
        results[0].numbers.total = 161;
        QCOMPARE(summarize(results).solved, 2);
        QVERIFY(bestOf(results) == nullptr); // none of them has a board
        for (RunResult& result : results)
            result.solution = {1};
        QVERIFY(bestOf(results) == &results[1]);
        results[0].numbers.best = 180;
        QVERIFY(bestOf(results) == &results[0]); // the first of equal ones
    }

    void tracesSurviveTheirFile() {
        const auto results = runAll(3);
        const QByteArray text = traceCsv(results);
        QVERIFY(looksLikeTraceCsv(text));
        const auto runs = readTraceCsv(text);
        QCOMPARE(runs.size(), results.size());
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const auto points = results[i].trace.points();
            QCOMPARE(runs[i].seed, results[i].seed);
            QCOMPARE(runs[i].points.size(), points.size());
            QCOMPARE(runs[i].points.back().best, points.back().best);
            QCOMPARE(runs[i].points.back().evaluations, points.back().evaluations);
            QCOMPARE(runs[i].points.back().iterations, points.back().iterations);
            QCOMPARE(runs[i].points.back().nodes, points.back().nodes);
        }
        QByteArray windows = text;
        QCOMPARE(readTraceCsv(windows.replace("\n", "\r\n")).size(), results.size());
    }

    /// A run without a gauge, here the second one, has empty fields.
    void tracesHaveAllGauges() {
        std::vector<RunResult> results(2);
        TracePoint point{{0.5, 100}, 7, 6, false, {}, {{"Temperature", 1.5}, {"Accepted (%)", 40}}};
        results[0].trace.append({&point, 1});
        point.gauges = {{"Generation", 3}};
        results[1].trace.append({&point, 1});
        const QByteArray text = traceCsv(results);
        const QList<QByteArray> lines = text.split('\n');
        QVERIFY(lines[0].endsWith(",nodes,mean,worst,Temperature,Accepted (%),Generation"));
        QVERIFY(lines[1].endsWith(",,,1.5,40,"));
        QVERIFY(lines[2].endsWith(",,,,,3"));
        QVERIFY(looksLikeTraceCsv(text));
        const auto runs = readTraceCsv(text);
        QCOMPARE(runs.size(), std::size_t{2});
        QCOMPARE(runs[1].points[0].current, 6);
        QVERIFY(!runs[1].points[0].spread);
    }

    void tracesAreWrittenInColumns() {
        std::vector<RunResult> results(2);
        results[0].seed = 5;
        results[1].seed = 18'446'744'073'709'551'615U;
        const TracePoint points[]{{{0, 0, 1, 2}, 0, 0, true}, {{0.5, 100, 3, 4}, 7, 6, false}};
        results[0].trace.append(std::span(points));
        results[1].trace.append(std::span(points).first(1));
        const QByteArray plain = "run,seed,seconds,evaluations,best,current,iterations,nodes\n"
                                 "1,5,0.000000,0,0,0,1,2\n"
                                 "1,5,0.500000,100,7,6,3,4\n"
                                 "2,18446744073709551615,0.000000,0,0,0,1,2\n";
        QCOMPARE(traceCsv(results), plain);
        const TracePoint spread{{1, 200, 5, 6}, 7, 6, false, ScoreSpread{2.25, 0}};
        results[1].trace.append({&spread, 1});
        const QByteArray text = traceCsv(results);
        QCOMPARE(text, "run,seed,seconds,evaluations,best,current,iterations,nodes,mean,worst\n"
                       "1,5,0.000000,0,0,0,1,2,,\n"
                       "1,5,0.500000,100,7,6,3,4,,\n"
                       "2,18446744073709551615,0.000000,0,0,0,1,2,,\n"
                       "2,18446744073709551615,1.000000,200,7,6,5,6,2.25,0\n");
        const auto runs = readTraceCsv(text);
        QCOMPARE(runs.size(), std::size_t{2});
        QCOMPARE(runs[1].seed, results[1].seed);
        QCOMPARE(runs[1].points[1].spread, spread.spread);
        QVERIFY(!runs[0].points[1].spread);
        // Which points are improvements is told by their scores; two may have one time.
        const auto equal =
            readTraceCsv(QByteArray(plain).replace("0.500000,100,7", "0.000000,0,0"));
        QVERIFY(equal[0].points[0].improvement && !equal[0].points[1].improvement);
        QVERIFY(runs[0].points[1].improvement && runs[1].points[1].improvement);
        // The line of best scores goes on to the end.
        QCOMPARE(improvementsAndEnd(results[0].trace).size(), std::size_t{2});
        Trace better;
        const TracePoint last{{2, 300}, 9, 9, true};
        better.append({&last, 1});
        QCOMPARE(improvementsAndEnd(better).size(), std::size_t{1});
        QVERIFY(improvementsAndEnd({}).empty());
    }

    /// Files of the first version had no iterations and nodes.
    void tracesOfSixColumnsAreRead() {
        const QByteArray head = "run,seed,seconds,evaluations,best,current";
        const auto older = readTraceCsv(head + "\n1,1,0.5,100,3,2\n");
        QCOMPARE(older[0].points[0].evaluations, std::uint64_t{100});
        QCOMPARE(older[0].points[0].nodes, std::uint64_t{0});
        const auto newer = readTraceCsv(head + ",iterations,nodes\n1,1,0.5,100,3,2,7,90\n");
        QCOMPARE(newer[0].points[0].iterations, std::uint64_t{7});
        QCOMPARE(newer[0].points[0].nodes, std::uint64_t{90});
        for (const char* line : {"1,1,0.5,100,3,2\n", "1,1,0.5,100,3,2,7,x\n"}) {
            QVERIFY_THROWS_EXCEPTION(FormatError,
                                     (void)readTraceCsv(head + ",iterations,nodes\n" + line));
        }
    }

    void brokenTraces_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const QByteArray head = "run,seed,seconds,evaluations,best,current\n";
        QTest::newRow("empty") << QByteArray() << 1 << 1;
        QTest::newRow("other header") << QByteArray("a,b\n1,2\n") << 1 << 1;
        QTest::newRow("cut off") << head + "1,1,0.5" << 2 << 1;
        QTest::newRow("word") << head + "1,1,0.5,100,x,3\n" << 2 << 13;
        QTest::newRow("negative") << head + "1,1,-0.5,100,3,3\n" << 2 << 5;
        QTest::newRow("nan") << head + "1,1,nan,100,3,3\n" << 2 << 5;
        QTest::newRow("infinite") << head + "1,1,inf,100,3,3\n" << 2 << 5;
        QTest::newRow("no seed") << head + "1,x,0,100,3,3\n" << 2 << 3;
        QTest::newRow("negative score") << head + "1,1,0,100,3,-1\n" << 2 << 13;
        QTest::newRow("run 0") << head + "0,1,0,1,1,1\n" << 2 << 1;
        QTest::newRow("run of before") << head + "1,1,0,1,1,1\n2,1,0,1,1,1\n1,1,0,1,1,1\n"
                                       << 4 << 1;
        QTest::newRow("too many values") << head + "1,1,0,1,1,1,1\n" << 2 << 1;
        QTest::newRow("run left out") << head + "1,1,0,1,1,1\n3,1,0,1,1,1\n" << 3 << 1;
        QTest::newRow("time backwards") << head + "1,1,2,1,1,1\n1,1,1,2,1,1\n" << 3 << 5;
    }

    void brokenTraces() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        try {
            (void)readTraceCsv(text);
            QFAIL("accepted");
        } catch (const FormatError& error) {
            QCOMPARE(error.position().line, line);
            QCOMPARE(error.position().column, column);
        }
    }
};

TESSERA_TEST(TestRunBatch, Needs::Core)

} // namespace tessera::tst_RunBatch

#include "tst_RunBatch.moc"
