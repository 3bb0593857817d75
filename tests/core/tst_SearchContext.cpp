// SPDX-License-Identifier: GPL-3.0-or-later

// What a search reports, with the test's own clock: nothing waits here.
#include "tests/TestProgram.h"

#include "core/search/SearchContext.h"
#include "core/search/Solver.h"
#include "core/search/Trace.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace tessera::tst_SearchContext {

namespace {

using SteadyClock = std::chrono::steady_clock;

std::atomic<int> milliseconds{0};

SteadyClock::time_point testNow() {
    return SteadyClock::time_point() + std::chrono::milliseconds(milliseconds);
}

struct Bench {
    explicit Bench(Budget budget = {}) : context(snapshot, control, budget, 100, 1) {}

    /// Evaluates for that many milliseconds. @returns whether it may continue
    bool work(int forMilliseconds) {
        milliseconds += forMilliseconds;
        return context.proceed(context.slice());
    }
    SnapshotView look(bool details = false) {
        SnapshotView view;
        snapshot.look(view, true, details);
        return view;
    }
    void improve(int score, std::string_view finder = {}) {
        const auto code = static_cast<std::uint16_t>(score);
        context.improved(score, {&code, 1}, finder);
    }

    SearchSnapshot snapshot;
    SearchControl control;
    SearchContext context;
};

std::ptrdiff_t samplesIn(const SnapshotView& view) {
    return std::ranges::count(view.points, false, &TracePoint::improvement);
}

} // namespace

class TestSearchContext : public QObject {
    Q_OBJECT

private slots:
    void timesOfFilesArePossible() {
        for (const double good : {0.0, 0.5, kMostSearchSeconds})
            QVERIFY(isSearchTime(good));
        for (const double bad : {-0.5, 2 * kMostSearchSeconds, std::nan(""), HUGE_VAL})
            QVERIFY(!isSearchTime(bad));
    }

    void init() { setSearchClock(&testNow); }
    void cleanup() { setSearchClock(nullptr); }

    /// A resumed search has the rest of its time, or the full time again.
    void anEarlierPartCountsOnDemand_data() {
        QTest::addColumn<bool>("counts");
        QTest::newRow("counts on") << true;
        QTest::newRow("from here") << false;
    }
    void anEarlierPartCountsOnDemand() {
        QFETCH(bool, counts);
        Budget budget;
        budget.seconds = 10;
        budget.evaluations = 1'000'000'000;
        Bench bench(budget);
        SearchCheckpoint earlier;
        earlier.seconds = 9;
        earlier.evaluations = 500;
        earlier.nodes = 70;
        earlier.best = 40;
        if (counts)
            bench.context.countOnFrom(earlier);
        else
            bench.context.resumeFrom(earlier);
        bench.improve(40);
        QCOMPARE(bench.look().bestVersion, std::uint64_t{0}); // it is known already
        QVERIFY(bench.work(900));
        QCOMPARE(bench.work(200), !counts);
        QCOMPARE(bench.context.reason(), counts ? StopReason::Time : StopReason::None);
        QVERIFY(bench.context.evaluations() > 500);
        QCOMPARE(bench.context.numbers().nodes, std::uint64_t{70});
        QVERIFY(qAbs(bench.context.seconds() - 10.1) < 1e-9);
    }

    void reportsComeAHundredTimesASecond() {
        Bench bench;
        int reports = 0;
        bench.context.setReporter([&](SearchReport&) { ++reports; });
        QVERIFY(bench.work(5));
        QCOMPARE(reports, 1); // the first one immediately
        QVERIFY(bench.work(8));
        QCOMPARE(reports, 1);
        QVERIFY(bench.work(3));
        QCOMPARE(reports, 2);
    }

    /// A method that waits for its threads checks by itself, and may get a solution after it has
    /// stopped them.
    void lookingUpTellsOfTimeAndASolutionStillCounts() {
        Budget budget;
        budget.seconds = 1;
        Bench bench(budget);
        milliseconds += 900;
        QVERIFY(bench.context.lookUp());
        milliseconds += 200;
        QVERIFY(!bench.context.lookUp());
        QCOMPARE(bench.context.reason(), StopReason::Time);
        QCOMPARE(bench.context.evaluations(), std::uint64_t{0});
        bench.improve(99);
        QCOMPARE(bench.context.reason(), StopReason::Time);
        bench.improve(100);
        QCOMPARE(bench.context.reason(), StopReason::Solved);
    }

    /// A spread belongs to its own report, and to no later one.
    void spreadsDoNotOutliveTheirReport() {
        Bench bench;
        bool tells = true;
        bench.context.setReporter([&](SearchReport& report) {
            if (tells)
                report.spread = ScoreSpread{5, 1};
        });
        bench.improve(7);
        QVERIFY(bench.work(20));
        QVERIFY(bench.look().points.back().spread.has_value());
        tells = false;
        QVERIFY(bench.work(20));
        QVERIFY(!bench.look().points.back().spread.has_value());
    }

    void gaugesAreThoseOfTheLastReport() {
        Bench bench;
        double value = 1;
        bench.context.setReporter([&](SearchReport& report) {
            report.gauges.push_back({"value", value});
            report.current = static_cast<int>(10 * value);
            report.solution.push_back(static_cast<std::uint16_t>(value));
        });
        QVERIFY(bench.work(20));
        value = 2;
        QVERIFY(bench.work(20));
        const SnapshotView view = bench.look();
        QCOMPARE(view.numbers.gauges.size(), std::size_t{1});
        QCOMPARE(view.numbers.gauges.front().value, 2.0);
        QCOMPARE(view.numbers.current, 20);
        QCOMPARE(view.current, Solution{2});
    }

    void detailsAreThoseOfTheLastReport() {
        Bench bench;
        bench.context.setReporter([&](SearchReport& report) {
            if (!report.wantsDetails)
                return;
            report.details.depthCounts.push_back(3);
            report.details.heat.values.push_back(0.5F);
            report.details.population.emplace_back();
        });
        (void)bench.look(true);
        QVERIFY(bench.work(20));
        QVERIFY(bench.work(20));
        const SearchDetails details = bench.look(true).details;
        QCOMPARE(details.depthCounts, std::vector<std::uint64_t>{3});
        QCOMPARE(details.heat.values.size(), std::size_t{1});
        QCOMPARE(details.population.size(), std::size_t{1});
    }

    void aSearchGoesOnWhereItWas() {
        SearchCheckpoint before;
        before.seconds = 90;
        before.evaluations = 1000;
        before.iterations = 30;
        before.nodes = 500;
        before.best = 17;
        Budget budget;
        budget.seconds = 10; // from here on
        Bench bench(budget);
        bench.context.resumeFrom(before);
        const auto code = std::uint16_t{1};
        QVERIFY(!bench.context.improved(17, {&code, 1}));
        QVERIFY(bench.work(9000));
        const SearchNumbers numbers = bench.look().numbers;
        QVERIFY(numbers.evaluations > 1000);
        QCOMPARE(numbers.iterations, std::uint64_t{30});
        QCOMPARE(numbers.nodes, std::uint64_t{500});
        QCOMPARE(numbers.best, 17);
        QCOMPARE(numbers.seconds, 99.0);
        QVERIFY(!bench.work(1000));
        QCOMPARE(bench.context.reason(), StopReason::Time);
    }

    /// Its evaluations count from the start.
    void nothingIsLeftOfAUsedUpBudget() {
        SearchCheckpoint before;
        before.evaluations = 1000;
        Budget budget;
        budget.evaluations = 1000;
        Bench used(budget);
        used.context.resumeFrom(before);
        QCOMPARE(used.context.reason(), StopReason::Evaluations);
        QVERIFY(!used.context.proceed(1));
        budget.evaluations = 1001;
        Bench open(budget);
        open.context.resumeFrom(before);
        QCOMPARE(open.context.reason(), StopReason::None);
        QCOMPARE(open.context.slice(), std::uint64_t{1});
        QVERIFY(!open.context.proceed(1));
        QCOMPARE(open.context.reason(), StopReason::Evaluations);
    }

    /// It may be lower than before.
    void aTargetMayHaveBeenReachedBefore() {
        SearchCheckpoint before;
        before.evaluations = 1000;
        before.best = 50;
        Budget budget;
        budget.evaluations = 1000;
        budget.target = 50;
        Bench reached(budget);
        reached.context.resumeFrom(before);
        QCOMPARE(reached.context.reason(), StopReason::Target);
        QVERIFY(!reached.context.proceed(1));
        budget.evaluations.reset();
        budget.target = 51;
        Bench open(budget);
        open.context.resumeFrom(before);
        QCOMPARE(open.context.reason(), StopReason::None);
        before.best = 100; // the full score, newer than the state: it ends when found again
        Bench solved(budget);
        solved.context.resumeFrom(before);
        QCOMPARE(solved.context.reason(), StopReason::None);
        Bench all(budget);
        all.context.goOnWhenSolved();
        all.context.resumeFrom(before);
        QCOMPARE(all.context.reason(), StopReason::Target);
    }

    /// And only as long as the method reports them.
    void treesAreHandedOn() {
        Bench bench;
        bool tells = true;
        bench.context.setReporter([&](SearchReport& report) {
            if (tells)
                report.tree = TreeProgress::from(1000, 0.5, 500);
        });
        const auto told = [&] {
            bench.context.sampleEveryIteration();
            (void)bench.context.endIteration();
            SnapshotView view;
            bench.snapshot.look(view, false);
            return view.numbers;
        };
        const SearchNumbers numbers = told();
        QVERIFY(numbers.tree);
        QCOMPARE(numbers.tree->searched, 0.5);
        QCOMPARE(numbers.tree->size, 1000.0);
        tells = false;
        QVERIFY(!told().tree);
    }

    void theTimeEndsExactly() {
        Budget budget;
        budget.seconds = 0.1;
        Bench bench(budget);
        QVERIFY(bench.work(99));
        QVERIFY(!bench.work(1));
        QCOMPARE(bench.context.reason(), StopReason::Time);
        QVERIFY(!bench.context.proceed(1));
        QVERIFY(!bench.context.endIteration());
    }

    /// Setting up asks without counting evaluations.
    void aSearchThatIsSetUpEndsInTime() {
        Budget budget;
        budget.seconds = 2;
        Bench late(budget);
        QVERIFY(late.context.mayBegin());
        milliseconds += 2000;
        QVERIFY(!late.context.mayBegin());
        QCOMPARE(late.context.reason(), StopReason::Time);
        Bench stopped;
        stopped.control.requestStop();
        QVERIFY(!stopped.context.mayBegin());
        QCOMPARE(stopped.context.reason(), StopReason::Interrupted);
    }

    /// Within the round, which may be long.
    void aStepEndsWhereTheSearchIsResumed() {
        Bench bench;
        bench.context.tellSteps();
        bench.control.requestSteps(1, StepSize::Round);
        QVERIFY(bench.work(20));
        QVERIFY(bench.context.isFollowed());
        bench.context.endStep({.kind = StepKind::Move});
        QVERIFY(bench.work(20));
        QVERIFY(bench.look().numbers.step);
        bench.control.requestResume();
        QVERIFY(bench.work(20));
        QVERIFY(!bench.context.isFollowed());
        bench.context.endStep({.kind = StepKind::Move}, StepSize::Round); // it began before
        QVERIFY(bench.work(20));
        QVERIFY(!bench.look().numbers.step);
        bench.control.requestPause();
        QVERIFY(bench.context.isPauseDue());
        bench.control.requestSteps(2);
        QVERIFY(bench.work(20));
        QVERIFY(bench.context.isFollowed() && !bench.context.isPauseDue());
    }

    void theFirstReasonStays() {
        Bench bench;
        bench.control.requestStop();
        QVERIFY(!bench.work(1));
        bench.context.exhausted();
        QCOMPARE(bench.context.reason(), StopReason::Interrupted);
    }

    void onlyBetterBoardsArePublished() {
        Bench bench;
        bench.improve(0); // the first one is, whatever its score
        QVERIFY(bench.context.hasBest());
        for (const int score : {5, 5, 4, 6})
            bench.improve(score);
        const SnapshotView view = bench.look();
        QCOMPARE(view.bestVersion, std::uint64_t{3});
        QCOMPARE(view.best, Solution{6});
        QCOMPARE(view.bests.size(), std::size_t{3});
    }

    /// Not only with the next report.
    void newBestsAreShownWithTheirMoment() {
        Bench bench;
        const int began = milliseconds;
        QVERIFY(bench.work(20));
        milliseconds += 3;
        (void)bench.context.proceed(0);
        QVERIFY(bench.context.endIteration());
        bench.context.countNodes(4);
        bench.improve(9, "beam search");
        const SearchNumbers numbers = bench.look().numbers;
        QCOMPARE(numbers.seconds, (milliseconds - began) / 1000.0);
        QCOMPARE(numbers.evaluations, bench.context.evaluations());
        QCOMPARE(numbers.iterations, std::uint64_t{1});
        QCOMPARE(numbers.nodes, std::uint64_t{4});
        QCOMPARE(numbers.best, 9);
        QCOMPARE(numbers.total, 100);
        QVERIFY(numbers.finder == "beam search");
    }

    void fullScoreEndsUnlessAllAreWanted() {
        Bench bench;
        bench.improve(100);
        QCOMPARE(bench.context.reason(), StopReason::Solved);
        Bench counting;
        counting.context.goOnWhenSolved();
        counting.improve(100);
        QVERIFY(!counting.context.stopped());
    }

    void targetsEndAtTheirScore() {
        Budget budget;
        budget.target = 50;
        Bench bench(budget);
        bench.improve(49);
        QVERIFY(!bench.context.stopped());
        bench.improve(50);
        QCOMPARE(bench.context.reason(), StopReason::Target);
    }

    void noEvaluationsNoWork() {
        Budget budget;
        budget.evaluations = 0;
        QVERIFY(Bench(budget).context.stopped());
        budget.evaluations = 10;
        Bench bench(budget);
        QVERIFY(bench.context.slice() <= 10);
        QVERIFY(bench.context.proceed(9));
        QCOMPARE(bench.context.slice(), std::uint64_t{1});
        QVERIFY(!bench.context.proceed(1));
        QCOMPARE(bench.context.reason(), StopReason::Evaluations);
    }

    /// Not what the earlier parts had, and not what is left of it: both.
    void processorTimeGoesOn() {
        SearchCheckpoint earlier;
        earlier.seconds = 90;
        earlier.processor = {100, 80};
        Budget budget;
        budget.processorSeconds = 50;
        const double before = threadProcessorSeconds();
        Bench bench(budget);
        bench.context.resumeFrom(earlier);
        milliseconds += 1000;
        const ProcessorTime time = bench.context.processor();
        QVERIFY(qAbs(time.wanted - 81) < 1e-9);
        QVERIFY(time.used >= 100 && time.used - 100 <= threadProcessorSeconds() - before + 1e-9);
        QVERIFY(bench.context.mayBegin()); // from here on
        bench.context.countHelpers({49, 0.5});
        QVERIFY(bench.context.lookUp());
        bench.context.countHelpers({1, 0.5});
        QVERIFY(!bench.context.lookUp());
        QCOMPARE(bench.context.reason(), StopReason::Time);
        Bench all(budget);
        all.context.countOnFrom(earlier);
        QVERIFY(!all.context.mayBegin());
        QCOMPARE(all.context.reason(), StopReason::Time);
    }

    /// No board is not the same as one that scores nothing.
    void aBestOfNothingIsKnown_data() {
        QTest::addColumn<int>("best");
        QTest::addColumn<bool>("isKnown");
        QTest::newRow("no board") << -1 << false;
        QTest::newRow("no points") << 0 << true;
        QTest::newRow("a point") << 1 << true;
    }
    void aBestOfNothingIsKnown() {
        QFETCH(int, best);
        QFETCH(bool, isKnown);
        Bench bench;
        SearchCheckpoint earlier;
        earlier.best = best;
        bench.context.resumeFrom(earlier);
        QCOMPARE(bench.context.hasBest(), isKnown);
        QCOMPARE(bench.context.best(), std::max(0, best));
        const std::uint16_t code = 1;
        QCOMPARE(bench.context.improved(0, {&code, 1}), !isKnown);
        QCOMPARE(bench.context.improved(1, {&code, 1}), best < 1);
    }

    /// A watcher that comes late asks for nothing again, and keeps nothing that it no longer wants.
    void watchersGetWhatTheyAskFor() {
        Bench bench;
        bench.context.setReporter([](SearchReport& report) {
            report.solution = {7};
            report.details.depthCounts = {3};
        });
        bench.improve(9);
        SnapshotView view;
        QVERIFY(!bench.snapshot.look(view, false));
        QCOMPARE(view.numbers.total, 100); // before any report
        QCOMPARE(view.bests.size(), std::size_t{1});
        QCOMPARE(view.points.size(), std::size_t{1});
        QVERIFY(bench.snapshot.look(view, true));
        QVERIFY(view.bests.isEmpty() && view.points.empty());
        QVERIFY(!bench.snapshot.look(view, true));
        QVERIFY(bench.snapshot.look(view, true, true));
        QVERIFY(!bench.snapshot.look(view, false, true));
        QVERIFY(!bench.snapshot.look(view, false, true));
        QVERIFY(bench.snapshot.look(view, true, true));
        QVERIFY(bench.work(20));
        QVERIFY(!bench.snapshot.look(view, true, true));
        QVERIFY(view.bests.isEmpty());
        QCOMPARE(view.current, Solution{7});
        QCOMPARE(view.details.depthCounts.size(), std::size_t{1});
        QVERIFY(!bench.snapshot.look(view, false, true));
        QVERIFY(view.current.empty() && !view.details.depthCounts.empty());
        QVERIFY(!bench.snapshot.look(view, false));
        QVERIFY(view.current.empty() && view.details.depthCounts.empty());
        QCOMPARE(view.best, Solution{9}); // as it was: no new one
    }

    void eventsHaveTheirMoment() {
        Bench bench;
        QVERIFY(bench.work(20));
        QVERIFY(bench.context.endIteration(3));
        bench.context.countNodes(5);
        bench.context.countNodes(2);
        milliseconds += 7;
        bench.context.event(TraceEventKind::Reheat);
        SnapshotView view = bench.look();
        QCOMPARE(view.events.size(), std::size_t{1});
        QCOMPARE(view.events.front().kind, TraceEventKind::Reheat);
        const Counters wanted{0.027, bench.context.evaluations(), 3, 7};
        QVERIFY(static_cast<const Counters&>(view.events.front()) == wanted);
        QVERIFY(bench.context.counters() == wanted);
        bench.snapshot.look(view, false);
        QVERIFY(view.events.empty());
    }

    /// Whatever was planned as the next check.
    void nothingGoesOnAfterTheEnd() {
        for (const bool isFound : {false, true}) {
            Bench bench;
            QVERIFY(bench.work(1) && bench.context.endIteration());
            if (isFound)
                bench.improve(100);
            else
                bench.context.exhausted();
            QVERIFY(!bench.context.proceed(1));
            QVERIFY(!bench.context.endIteration());
            QVERIFY(!bench.context.lookUp() && !bench.context.mayBegin());
            bench.control.requestPause(); // it would wait for ever
            QVERIFY(!bench.context.isPauseDue());
            QVERIFY(!bench.work(20) && !bench.context.endIteration());
        }
    }

    /// About once a millisecond, however long an evaluation takes.
    void theClockIsReadAsOftenAsNeeded() {
        Bench fresh;
        Bench resumed;
        SearchCheckpoint earlier;
        earlier.seconds = 50;
        resumed.context.resumeFrom(earlier);
        QCOMPARE(fresh.context.slice(), std::uint64_t{1});
        for (std::uint64_t slice = 2048; slice <= 1U << 22U; slice *= 2) {
            QVERIFY(fresh.work(0) && resumed.work(0));
            QCOMPARE(fresh.context.slice(), slice);
            QCOMPARE(resumed.context.slice(), slice);
        }
        QVERIFY(fresh.work(0));
        QCOMPARE(fresh.context.slice(), std::uint64_t{1} << 22U);
        QVERIFY(fresh.work(1));
        QCOMPARE(fresh.context.slice(), std::uint64_t{1} << 22U);
        for (std::uint64_t slice = 1U << 21U; slice >= 16; slice /= 2) {
            QVERIFY(fresh.work(3));
            QCOMPARE(fresh.context.slice(), slice);
        }
        QVERIFY(fresh.work(3));
        QCOMPARE(fresh.context.slice(), std::uint64_t{16});
        QVERIFY(fresh.context.proceed(5));
        QCOMPARE(fresh.context.slice(), std::uint64_t{11});
    }

    /// So curves over iterations are the same on any machine; also after it was followed.
    void eachIterationIsASampleIfWanted() {
        Bench bench;
        bench.context.setReporter([&](SearchReport& report) {
            report.current = 4;
            report.gauges.push_back({"value", 8});
            report.spread = ScoreSpread{5, 1};
        });
        bench.context.sampleEveryIteration();
        QVERIFY(bench.context.endIteration());
        QCOMPARE(samplesIn(bench.look()), 0); // there is no best yet
        bench.improve(6);
        for (int i = 0; i < 3; ++i)
            QVERIFY(bench.work(20) && bench.context.endIteration());
        QVERIFY(bench.work(20) && bench.work(20));
        const SnapshotView view = bench.look();
        QCOMPARE(samplesIn(view), 3);
        const TracePoint& last = view.points.back();
        QCOMPARE(last.iterations, std::uint64_t{4});
        QCOMPARE(last.best, 6);
        QCOMPARE(last.current, 4);
        QVERIFY(last.spread == (ScoreSpread{5, 1}));
        QCOMPARE(last.gauges.size(), std::size_t{1});
        bench.control.requestSteps(100);
        QVERIFY(bench.work(20) && bench.context.isFollowed() && bench.context.endIteration());
        bench.control.requestResume();
        QVERIFY(bench.work(20) && !bench.context.isFollowed());
        QVERIFY(bench.context.endIteration());
        QCOMPARE(samplesIn(bench.look()), 2);
        bench.context.finish();
        QCOMPARE(samplesIn(bench.look()), 0);
    }

    /// Each report stands alone; the last one has all details, wanted or not, and none follows it.
    void nothingIsToldTwice() {
        Bench bench;
        int reports = 0;
        bench.context.setReporter([&](SearchReport& report) {
            if (++reports != 1 && !report.wantsDetails)
                return;
            report.current = 4;
            report.solution = {7};
            report.gauges.push_back({"value", 8});
            report.ranks.push_back({1, 0.5, 2});
            report.parts.push_back({"part", 1, 2, 3, 4});
            report.secondsToGain = 9;
            report.details.depthCounts = {3};
            report.details.heat = {"heat", {0.5F}};
        });
        bench.improve(6);
        (void)bench.look();
        const auto figures = [&](const SnapshotView& view) {
            const SearchNumbers& numbers = view.numbers;
            return QList<int>{numbers.current,
                              static_cast<int>(view.current.size()),
                              static_cast<int>(numbers.gauges.size()),
                              static_cast<int>(numbers.ranks.size()),
                              static_cast<int>(numbers.parts.size()),
                              static_cast<int>(numbers.secondsToGain.value_or(0)),
                              static_cast<int>(view.details.depthCounts.size())};
        };
        QVERIFY(bench.work(20));
        QCOMPARE(figures(bench.look()), (QList<int>{4, 1, 1, 1, 1, 9, 0}));
        QVERIFY(bench.work(20));
        QCOMPARE(reports, 2);
        QCOMPARE(figures(bench.look()), (QList<int>{6, 0, 0, 0, 0, 0, 0}));
        bench.context.exhausted();
        bench.context.finish();
        QCOMPARE(reports, 3);
        QCOMPARE(figures(bench.look(true)), (QList<int>{4, 1, 1, 1, 1, 9, 1}));
        milliseconds += 20;
        bench.context.finish();
        QCOMPARE(reports, 3);
        QVERIFY(qAbs(bench.look().numbers.seconds - 0.06) < 1e-9);
    }

    /// While it waits the clock of the search stands still, and each wait is counted.
    void pausesTakeNoTime() {
        Bench bench;
        QVERIFY(bench.work(20));
        SearchNumbers waiting;
        for (std::uint64_t pause = 1; pause <= 2; ++pause) {
            bench.control.requestPause();
            QVERIFY(bench.context.isPauseDue());
            std::jthread owner([&] {
                while (!bench.control.isWaiting())
                    std::this_thread::yield();
                milliseconds += 500;
                waiting = bench.look().numbers;
                bench.control.requestResume();
            });
            QVERIFY(bench.work(1));
            owner.join();
            QVERIFY(!bench.control.isWaiting());
            QCOMPARE(waiting.steps, pause);
            const double seconds = 0.02 + 0.001 * static_cast<double>(pause);
            QVERIFY(qAbs(waiting.seconds - seconds) < 1e-9);
            QVERIFY(qAbs(bench.context.seconds() - seconds) < 1e-9);
            QVERIFY(qAbs(bench.context.processor().wanted - seconds) < 1e-9);
        }
    }

    /// Not only with the next evaluations, which may be many.
    void aStopEndsAStep() {
        for (const bool tells : {false, true}) {
            Bench bench;
            if (tells)
                bench.context.tellSteps();
            bench.control.requestSteps(5);
            QVERIFY(bench.work(20) && bench.context.isFollowed());
            QVERIFY(bench.context.endIteration());
            bench.control.requestStop();
            if (tells)
                bench.context.endStep({.kind = StepKind::Move});
            else
                QVERIFY(!bench.context.endIteration());
            QCOMPARE(bench.context.reason(), StopReason::Interrupted);
        }
        // Those that were asked for before are still to come.
        SearchControl control;
        control.requestSteps(2);
        control.requestSteps(3, StepSize::Round);
        const auto leave = control.waitWhilePaused();
        QVERIFY(leave && leave->steps == 5 && leave->size == StepSize::Round);
        control.requestReport();
        control.requestResume();
        QVERIFY(control.waitWhilePaused()->steps == 0);
    }
};

TESSERA_TEST(TestSearchContext, Needs::Nothing)

} // namespace tessera::tst_SearchContext

#include "tst_SearchContext.moc"
