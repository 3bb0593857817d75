// SPDX-License-Identifier: GPL-3.0-or-later

// Eight hours of searches, or TESSERA_SOAK_HOURS, with a clock that advances on each reading:
// budgets and turns are exact, curves and memory stay bounded. Nothing depends on the machine.
#include "tests/TestProgram.h"
#include "tests/core/CountFromEnvironment.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/core/SolverTesting.h"

#include "core/search/SearchRun.h"
#include "core/search/Trace.h"

#include <QFile>

#include <atomic>

namespace tessera::tst_Soak {

namespace {

using SteadyClock = std::chrono::steady_clock;

const double kSeconds = 3600.0 * testing::countFromEnvironment("TESSERA_SOAK_HOURS", 8);
/// Of the wall clock, for a test. Weeks take minutes.
const double kPatience = 600 + kSeconds / 1000;

std::atomic<std::int64_t> passed{0}; ///< nanoseconds
std::atomic<std::int64_t> step{0};   ///< added on each reading

SteadyClock::time_point countedNow() {
    return SteadyClock::time_point() + std::chrono::nanoseconds(passed.fetch_add(step));
}

void letPass(double seconds) { passed += static_cast<std::int64_t>(1e9 * seconds); }

/// Has no solution that a search would find while a test waits.
Puzzle hardPuzzle() { return solvedPuzzle({16, 16}, {}, 22, 3).puzzle; }

std::unique_ptr<Solver> solverFor(const char* id, const Puzzle& puzzle) {
    const SolverInfo& method = *findSolver(id);
    return method.make(test::problemOf(puzzle), method.defaults());
}

SearchRun::Setup budgetOfHours(std::uint64_t seed) {
    SearchRun::Setup setup;
    setup.budget.seconds = kSeconds;
    setup.seed = seed;
    return setup;
}

/// Megabytes in memory, 0 if the system does not report it.
double megabytes() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * 4096 / 1024 / 1024;
}

/// Megabytes. Sanitizers keep freed memory for a while, to detect its use.
constexpr double kMostGrowth = testing::kSanitized ? 512 : 64;

std::size_t sampleCount(const Trace& trace) {
    return static_cast<std::size_t>(
        std::ranges::count(trace.points(), false, &TracePoint::improvement));
}

/// Bounded, in order, and up to the end.
void checkCurve(const Trace& trace) {
    const auto points = trace.points();
    QVERIFY(!points.empty());
    QVERIFY(sampleCount(trace) <= Trace::kMostSamples);
    double last = 0;
    for (const TracePoint& point : points) {
        QVERIFY2(point.seconds >= last, "time goes on");
        last = point.seconds;
    }
    QVERIFY2(last > 0.99 * kSeconds, "the curve reaches the end");
}

} // namespace

class TestSoak : public QObject {
    Q_OBJECT

private slots:
    void init() {
        step = 50'000'000;
        setSearchClock(&countedNow);
    }
    void cleanup() { setSearchClock(nullptr); }

    void nobodyLooks_data() {
        QTest::addColumn<QByteArray>("solver");
        QTest::addColumn<double>("secondsALook");
        QTest::newRow("annealing") << QByteArray("annealing") << 0.05;
        QTest::newRow("ms-gvns") << QByteArray("ms-gvns") << 0.05;
        // Between two looks these do more.
        for (const char* solver : {"backtracking", "genetic", "ant-colony", "record"})
            QTest::newRow(solver) << QByteArray(solver) << 2.0;
    }

    void nobodyLooks() {
        QFETCH(QByteArray, solver);
        QFETCH(double, secondsALook);
        step = static_cast<std::int64_t>(1e9 * secondsALook);
        const Puzzle puzzle = hardPuzzle();
        const double before = megabytes();
        SearchRun run(solverFor(solver.constData(), puzzle), puzzle.totalEdges(), budgetOfHours(1));
        run.start();
        QVERIFY(run.waitFor(kPatience));
        QCOMPARE(run.reason(), StopReason::Time);
        SnapshotView view;
        run.look(view, false);
        QVERIFY2(view.numbers.seconds >= kSeconds,
                 qPrintable(QString::number(view.numbers.seconds)));
        Trace trace;
        trace.append(std::span<const TracePoint>(view.points));
        checkCurve(trace);
        QVERIFY(view.bests.size() <= static_cast<std::size_t>(puzzle.totalEdges()) + 1);
        QVERIFY2(megabytes() - before < kMostGrowth,
                 qPrintable(QString::number(megabytes() - before)));
    }

    /// Three searches in turns, watched all the time.
    void threeTakeTurns() {
        const Puzzle puzzle = hardPuzzle();
        SearchQueue queue(1);
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            queue.add(solverFor("annealing", puzzle), puzzle.totalEdges(), budgetOfHours(seed));
        const double before = megabytes();
        const auto poll = [&] {
            queue.poll(true);
            return !queue.isActive();
        };
        QTRY_VERIFY_WITH_TIMEOUT(poll(), static_cast<int>(1000 * kPatience));
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const QueuedSearch& search = queue.at(i);
            QCOMPARE(search.reason, StopReason::Time);
            QVERIFY(search.view.numbers.seconds >= kSeconds);
            QCOMPARE(search.bests.moments().back().score, search.view.numbers.best);
            checkCurve(search.trace);
        }
        QVERIFY2(megabytes() - before < kMostGrowth,
                 qPrintable(QString::number(megabytes() - before)));
    }

    /// Pauses do not count, however long.
    void aLongPauseDoesNotCount() {
        const Puzzle puzzle = hardPuzzle();
        SearchRun run(solverFor("annealing", puzzle), puzzle.totalEdges(), budgetOfHours(1));
        run.start();
        run.pause();
        QTRY_VERIFY(run.isWaiting());
        SnapshotView view;
        run.look(view, false);
        const double paused = view.numbers.seconds;
        const std::uint64_t before = view.numbers.evaluations;
        letPass(kSeconds);
        run.look(view, false);
        QCOMPARE(view.numbers.seconds, paused);
        QCOMPARE(run.state(), SearchState::Paused);
        run.resume();
        QVERIFY(run.waitFor(kPatience));
        QCOMPARE(run.reason(), StopReason::Time);
        run.look(view, false);
        QVERIFY(view.numbers.seconds >= kSeconds && view.numbers.seconds < kSeconds + 60);
        QVERIFY(view.numbers.evaluations > before);
    }
};

TESSERA_TEST(TestSoak, Needs::Core)

} // namespace tessera::tst_Soak

#include "tst_Soak.moc"
