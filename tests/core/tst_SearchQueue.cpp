// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/core/SolverTesting.h"

#include "core/search/SearchRun.h"

#include <algorithm>
#include <atomic>
#include <set>

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
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            add(queue, puzzle, seconds(0.5), seed);
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
            QVERIFY(queue.at(i).view.numbers.seconds >= 0.5);
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
};

TESSERA_TEST(TestSearchQueue, Needs::Core)

} // namespace tessera::tst_SearchQueue

#include "tst_SearchQueue.moc"
