// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/core/SolverTesting.h"

#include "core/search/SearchContext.h"
#include "core/search/SearchRun.h"
#include "core/support/UserError.h"

#include <QScopeGuard>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <set>
#include <thread>

namespace tessera::tst_SearchQueue {

namespace {

/// Milliseconds that searches may take under a slow sanitizer.
constexpr int kPatience = 400'000;

/// Evaluations that take several turns, see SearchQueue::kTurnSeconds.
constexpr std::uint64_t kSeveralTurns = testing::kSanitized ? 4'000'000 : 40'000'000;

std::unique_ptr<Solver> annealing(const Puzzle& puzzle) {
    const SolverInfo& method = *findSolver("annealing");
    return method.make(test::problemOf(puzzle), method.defaults());
}

int add(SearchQueue& queue, const Puzzle& puzzle, Budget budget, std::uint64_t seed = 1) {
    SearchRun::Setup setup;
    setup.budget = budget;
    setup.seed = seed;
    return queue.add(annealing(puzzle), puzzle.totalEdges(), setup);
}

Budget seconds(double limit) {
    Budget budget;
    budget.seconds = limit;
    return budget;
}

/// Has no solution that a search would find while a test waits.
Puzzle hardPuzzle() { return solvedPuzzle({12, 12}, {}, 15, 3).puzzle; }

using State = QueuedSearch::State;

bool allFinished(const SearchQueue& queue) {
    for (std::size_t i = 0; i < queue.size(); ++i) {
        if (queue.at(i).state != State::Finished)
            return false;
    }
    return true;
}

/// Notices a stop only when it is released.
class DeafSolver final : public Solver {
public:
    DeafSolver(const std::atomic<bool>& isLetGo, std::atomic<bool>& wasStopped)
        : m_isLetGo(isLetGo), m_wasStopped(wasStopped) {}
    void run(SearchContext& context) override {
        (void)context.proceed(1);
        m_isLetGo.wait(false);
        while (context.proceed(1'000'000)) {
        }
        m_wasStopped = context.reason() == StopReason::Interrupted;
    }

private:
    const std::atomic<bool>& m_isLetGo;
    std::atomic<bool>& m_wasStopped;
};

/// Fails at once.
class FailingSolver final : public Solver {
public:
    void run(SearchContext& /*context*/) override { throw UserError(QStringLiteral("It broke.")); }
};

/// Searches until it is stopped, and shows what it counts.
class EndlessSolver final : public Solver {
public:
    /// @param life ends with the solver
    explicit EndlessSolver(std::shared_ptr<int> life = {}) : m_life(std::move(life)) {}

    void run(SearchContext& context) override {
        context.setReporter([](SearchReport& report) {
            report.solution = {7};
            report.current = 5;
        });
        do
            std::this_thread::yield();
        while (context.proceed(1U << 24U)); // enough to make it check each time
    }

private:
    std::shared_ptr<int> m_life;
};

std::atomic<int> milliseconds{0};

std::chrono::steady_clock::time_point testNow() {
    return std::chrono::steady_clock::time_point() + std::chrono::milliseconds(milliseconds);
}

bool poll(SearchQueue& queue) {
    queue.poll(false);
    return true;
}

} // namespace

class TestSearchQueue : public QObject {
    Q_OBJECT

private slots:
    void noMoreRunThanMay() {
        const Puzzle puzzle = hardPuzzle();
        SearchQueue queue(2);
        queue.setTakesTurns(false);
        for (std::uint64_t seed = 1; seed <= 5; ++seed)
            add(queue, puzzle, test::evaluations(3'000'000), seed);
        QCOMPARE(queue.runningCount(), 0);
        queue.poll(false);
        QCOMPARE(queue.runningCount(), 2);
        QCOMPARE(queue.at(1).state, State::Running);
        QCOMPARE(queue.at(2).state, State::Waiting);
        std::set<int> counts;
        QTRY_VERIFY_WITH_TIMEOUT(
            poll(queue) && (counts.insert(queue.runningCount()), allFinished(queue)), kPatience);
        QVERIFY(*counts.rbegin() <= 2);
        for (std::size_t i = 0; i < queue.size(); ++i) {
            QCOMPARE(queue.at(i).reason, StopReason::Evaluations);
            QVERIFY(queue.at(i).view.numbers.evaluations >= 3'000'000);
            QVERIFY(queue.at(i).evaluationsPerSecond() > 0);
        }
        QVERIFY(!queue.isActive());
    }

    /// Neither turns nor other searches change what a search does.
    void turnsDoNotChangeTheSearch() {
        const Puzzle puzzle = hardPuzzle();
        const auto alone =
            test::solve(*findSolver("annealing"), test::problemOf(puzzle),
                        findSolver("annealing")->defaults(), test::evaluations(kSeveralTurns), 7);
        SearchQueue queue(1);
        for (const std::uint64_t seed : {7U, 8U, 9U})
            add(queue, puzzle, test::evaluations(kSeveralTurns), seed);
        QTRY_VERIFY_WITH_TIMEOUT(poll(queue) && allFinished(queue), kPatience);
        QCOMPARE(queue.at(0).view.best, alone.view.best);
        QCOMPARE(queue.at(0).view.numbers.best, alone.view.numbers.best);
        QCOMPARE(queue.at(0).bests.moments().back().score, alone.view.numbers.best);
    }

    /// Each search gets its full time, however many others there are.
    void turnsShareTheTime() {
        const Puzzle puzzle = hardPuzzle();
        SearchQueue queue(1);
        constexpr double each = 1; // several turns, also if a busy machine polls late
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            add(queue, puzzle, seconds(each), seed);
        bool allBegan = false;
        QTRY_VERIFY(poll(queue) && [&] {
            const auto began = [&](std::size_t i) {
                return queue.at(i).view.numbers.evaluations > 0 &&
                       queue.at(i).state == State::Running;
            };
            allBegan = allBegan || (began(0) && began(1) && began(2));
            return allFinished(queue);
        }());
        QVERIFY(allBegan);
        for (std::size_t i = 0; i < queue.size(); ++i) {
            QCOMPARE(queue.at(i).reason, StopReason::Time);
            QVERIFY(queue.at(i).view.numbers.seconds >= each);
        }
    }

    void pauseStopAndRemoveEach() {
        const Puzzle puzzle = hardPuzzle();
        SearchQueue queue(2);
        const int first = add(queue, puzzle, {});
        const int second = add(queue, puzzle, {}, 2);
        const int third = add(queue, puzzle, {}, 3);
        QTRY_VERIFY(poll(queue) && queue.at(0).view.numbers.best > 0);
        queue.pause(first);
        QCOMPARE(queue.at(0).state, State::Paused);
        QTRY_VERIFY(poll(queue) && queue.at(2).view.numbers.best > 0);
        QTRY_VERIFY(poll(queue) && queue.runningCount() == 2);
        const std::uint64_t before = queue.at(0).view.numbers.evaluations;
        queue.remove(second);
        QCOMPARE(queue.size(), std::size_t{2});
        QCOMPARE(queue.at(1).id, third);
        queue.stop(third);
        QTRY_VERIFY(poll(queue) && queue.at(1).state == State::Finished);
        QCOMPARE(queue.at(1).reason, StopReason::Interrupted);
        QVERIFY(!queue.at(1).view.best.empty());
        QVERIFY(!queue.isActive());
        queue.resume(first);
        QVERIFY(queue.isActive());
        QTRY_VERIFY(poll(queue) && queue.at(0).view.numbers.evaluations > before);
        // One that never started ends immediately.
        const int fourth = add(queue, puzzle, {}, 4);
        queue.stop(fourth);
        QCOMPARE(queue.at(2).state, State::Finished);
        QCOMPARE(queue.at(2).view.numbers.total, puzzle.totalEdges());
    }

    void unknownAndFinishedOnesAreLeftAlone() {
        const Puzzle puzzle = hardPuzzle();
        SearchQueue queue(1);
        const int id = add(queue, puzzle, {});
        queue.stop(id);
        QCOMPARE(queue.at(0).state, State::Finished);
        for (const int each : {id, id + 1, 0}) {
            queue.pause(each);
            queue.stop(each);
            queue.resume(each);
        }
        QCOMPARE(queue.at(0).state, State::Finished);
        QCOMPARE(queue.at(0).reason, StopReason::Interrupted);
        queue.remove(id + 1);
        QCOMPARE(queue.size(), std::size_t{1});
        queue.remove(id);
        QCOMPARE(queue.size(), std::size_t{0});
        QVERIFY(!queue.isActive());
        // One from elsewhere gets a number that no other has.
        QueuedSearch earlier;
        earlier.id = id;
        QCOMPARE(queue.addEnded(earlier), id + 1);
        QCOMPARE(queue.at(0).id, id + 1);
        QCOMPARE(queue.at(0).state, State::Finished);
    }

    /// Removing a search does not wait for it.
    void removingDoesNotWait() {
        std::atomic<bool> isLetGo = false;
        std::atomic<bool> wasStopped = false;
        SearchQueue queue(1);
        SearchRun::Setup setup;
        setup.budget = seconds(30); // bounded, in case nothing stops it
        const int id = queue.add(std::make_unique<DeafSolver>(isLetGo, wasStopped), 10, setup);
        QTRY_VERIFY(poll(queue) && queue.at(0).view.numbers.evaluations > 0);
        queue.remove(id);
        QCOMPARE(queue.size(), std::size_t{0});
        isLetGo = true;
        isLetGo.notify_all();
        QTRY_VERIFY(wasStopped);
    }

    /// Otherwise the polls would end before the search.
    void aPausedSearchThatIsStoppedStaysActiveToItsEnd() {
        std::atomic<bool> isLetGo = false;
        std::atomic<bool> wasStopped = false;
        SearchQueue queue(1);
        SearchRun::Setup setup;
        setup.budget = seconds(30); // bounded, in case nothing stops it
        const int id = queue.add(std::make_unique<DeafSolver>(isLetGo, wasStopped), 10, setup);
        QTRY_VERIFY(poll(queue) && queue.at(0).view.numbers.evaluations > 0);
        queue.pause(id);
        const bool wasActive = queue.isActive();
        queue.stop(id);
        queue.poll(false);
        const bool isActive = queue.isActive();
        const State state = queue.at(0).state;
        isLetGo = true;
        isLetGo.notify_all();
        QVERIFY(!wasActive && isActive);
        QCOMPARE(state, State::Running);
        QTRY_VERIFY(poll(queue) && allFinished(queue));
        QCOMPARE(queue.at(0).reason, StopReason::Interrupted);
        QVERIFY(!queue.isActive());
    }

    void curvesHaveTheirEvents() {
        const Puzzle puzzle = hardPuzzle();
        const SolverInfo& method = *findSolver("hill-climbing");
        SearchQueue queue(1);
        queue.add(method.make(test::problemOf(puzzle), method.defaults()), puzzle.totalEdges(),
                  {test::evaluations(5'000'000), 1, 1});
        QTRY_VERIFY_WITH_TIMEOUT(poll(queue) && allFinished(queue), kPatience);
        QVERIFY(!queue.at(0).trace.points().empty());
        QVERIFY(!queue.at(0).trace.events().empty());
    }

    void fewerAtOnceLetsOneWait() {
        const Puzzle puzzle = hardPuzzle();
        SearchQueue queue(3);
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            add(queue, puzzle, {}, seed);
        queue.poll(false);
        QCOMPARE(queue.runningCount(), 3);
        queue.setAtOnce(1);
        queue.poll(false);
        QCOMPARE(queue.runningCount(), 1);
    }

    /// By the clock of the searches, which only the test moves.
    void aTurnLastsItsTime_data() {
        QTest::addColumn<bool>("takesTurns");
        QTest::newRow("turns") << true;
        QTest::newRow("one after the other") << false;
    }
    void aTurnLastsItsTime() {
        QFETCH(bool, takesTurns);
        setSearchClock(&testNow);
        const auto restored = qScopeGuard([] { setSearchClock(nullptr); });
        SearchQueue queue(1);
        if (!takesTurns)
            queue.setTakesTurns(false);
        for (int i = 0; i < 3; ++i)
            queue.add(std::make_unique<EndlessSolver>(), 10, {});
        const auto begun = [&] {
            int count = 0;
            for (std::size_t i = 0; i < queue.size(); ++i)
                count += queue.at(i).state == State::Running ? 1 : 0;
            return count;
        };
        constexpr int turn = static_cast<int>(SearchQueue::kTurnSeconds * 1000);
        milliseconds += turn; // before the first turn: it does not count
        for (int wanted = 1; wanted <= 3; ++wanted) {
            for (int i = 0; i < 5; ++i) {
                queue.poll(false);
                QCOMPARE(begun(), takesTurns ? wanted : 1);
                QCOMPARE(queue.runningCount(), 1);
            }
            const std::size_t at = takesTurns ? static_cast<std::size_t>(wanted - 1) : 0;
            const auto& numbers = queue.at(at).view.numbers;
            QTRY_VERIFY_WITH_TIMEOUT(poll(queue) && numbers.evaluations > 0, kPatience);
            const double before = numbers.seconds;
            milliseconds += turn - 1;
            QTRY_VERIFY_WITH_TIMEOUT(poll(queue) && numbers.seconds > before, kPatience);
            QCOMPARE(begun(), takesTurns ? wanted : 1);
            milliseconds += 2;
        }
        for (int id = 1; id <= 3; ++id)
            queue.stop(id);
        QTRY_VERIFY_WITH_TIMEOUT(poll(queue) && allFinished(queue), kPatience);
    }

    /// The sentence of its failure, its board, its speed: as its run says.
    void whatARunSaysIsShown() {
        SearchQueue queue(2);
        queue.add(std::make_unique<FailingSolver>(), 10, {});
        const int id = queue.add(std::make_unique<EndlessSolver>(), 30, {});
        QCOMPARE(queue.at(1).view.numbers.total, 30);
        QTRY_VERIFY(poll(queue) && queue.at(0).state == State::Finished);
        QCOMPARE(queue.at(0).reason, StopReason::Failed);
        QCOMPARE(queue.at(0).failure, QStringLiteral("It broke."));
        QTRY_VERIFY(poll(queue) && queue.at(1).view.numbers.evaluations > 0);
        QVERIFY(queue.at(1).view.current.empty());
        QTRY_VERIFY((queue.poll(true), !queue.at(1).view.current.empty()));
        QCOMPARE(queue.at(1).view.numbers.current, 5);
        QCOMPARE(queue.at(1).view.numbers.total, 30);
        queue.stop(id);
        QTRY_VERIFY((queue.poll(true), queue.at(1).state == State::Finished));
        QVERIFY(queue.at(1).view.current.empty()); // it has no board any more
        QueuedSearch search;
        search.view.numbers.evaluations = 10;
        QCOMPARE(search.evaluationsPerSecond(), 0.0);
        search.view.numbers.seconds = 2;
        QCOMPARE(search.evaluationsPerSecond(), 5.0);
    }

    /// One that waits for its turn, too.
    void statesFollowTheRequests() {
        SearchQueue queue(1);
        const int first = queue.add(std::make_unique<EndlessSolver>(), 10, {});
        const int second = queue.add(std::make_unique<EndlessSolver>(), 10, {});
        queue.pause(second);
        QCOMPARE(queue.at(1).state, State::Paused);
        queue.poll(false);
        queue.pause(first);
        QCOMPARE(queue.runningCount(), 0);
        QVERIFY(!queue.isActive());
        queue.poll(false); // the other one is paused as well
        QCOMPARE(queue.runningCount(), 0);
        queue.resume(second);
        QCOMPARE(queue.at(1).state, State::Waiting);
        queue.poll(false);
        QCOMPARE(queue.at(1).state, State::Running);
        queue.resume(first);
        QCOMPARE(queue.at(0).state, State::Running);
        queue.stop(first);
        queue.stop(second);
        QTRY_VERIFY_WITH_TIMEOUT(poll(queue) && allFinished(queue), kPatience);
    }

    /// Else its tables would stay in memory.
    void aRemovedSearchIsFreedWhenItHasEnded() {
        auto life = std::make_shared<int>();
        const std::weak_ptr<int> lives = life;
        SearchQueue queue(1);
        const int id = queue.add(std::make_unique<EndlessSolver>(std::move(life)), 10, {});
        queue.poll(false);
        queue.remove(id);
        QTRY_VERIFY_WITH_TIMEOUT(poll(queue) && lives.expired(), kPatience);
    }
};

TESSERA_TEST(TestSearchQueue, Needs::Core)

} // namespace tessera::tst_SearchQueue

#include "tst_SearchQueue.moc"
