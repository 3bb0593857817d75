// SPDX-License-Identifier: GPL-3.0-or-later

// Random calls at any moment on searches of every method, also under the thread sanitizer.
// TESSERA_STRESS_ACTIONS sets the number (400).
#include "tests/TestProgram.h"
#include "tests/core/CountFromEnvironment.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/core/SolverTesting.h"

#include "core/search/SearchRun.h"

#include <algorithm>
#include <map>

namespace tessera::tst_SearchStress {

namespace {

int actions() { return testing::countFromEnvironment("TESSERA_STRESS_ACTIONS", 400); }

std::unique_ptr<Solver> anySolver(const Puzzle& puzzle, Random& random) {
    const auto methods = solversFor(EdgeProblem::kKind);
    const SolverInfo& method = methods[random.index(methods.size())];
    return method.make(test::problemOf(puzzle), method.defaults());
}

/// Some end automatically in the middle, most do not.
SearchRun::Setup anySetup(Random& random) {
    SearchRun::Setup setup;
    setup.seed = random.bits();
    setup.threads = 1 + static_cast<int>(random.below(2));
    switch (random.below(6)) {
    case 0:
        setup.budget.evaluations = random.below(200'000);
        break;
    case 1:
        setup.budget.seconds = 0.05 * random.real();
        break;
    case 2:
        setup.budget.target = 1;
        break;
    default:
        break;
    }
    return setup;
}

/// A run, and the values that must never go back.
struct Watched {
    std::unique_ptr<SearchRun> run;
    SnapshotView view;
    bool hasStarted = false;
    bool hasEnded = false;

    void act(Random& random) {
        switch (random.below(8)) {
        case 0:
            run->start();
            hasStarted = true;
            break;
        case 1:
            run->startPaused();
            hasStarted = true;
            break;
        case 2:
            run->pause();
            break;
        case 3:
            run->resume();
            break;
        case 4:
            run->step(1 + random.below(5));
            break;
        case 5:
            if (random.chance(0.3))
                run->stop();
            break;
        case 6:
            (void)run->waitFor(0.002 * random.real());
            break;
        default:
            break;
        }
    }

    /// @returns what is wrong, or null.
    [[nodiscard]] const char* look(Random& random, std::size_t cells) {
        const SearchNumbers before = view.numbers;
        const bool hadEnded = hasEnded;
        const std::size_t size = view.best.size();
        hasEnded = run->state() == SearchState::Finished;
        run->look(view, random.chance(0.5), random.chance(0.3));
        if (hadEnded && !hasEnded)
            return "what has ended begins again";
        if (hasStarted == (run->state() == SearchState::Idle))
            return "idle is what was not started";
        // It may end between two questions.
        if (const StopReason reason = run->reason();
            reason == StopReason::None ? hasEnded : run->state() != SearchState::Finished)
            return "an end has a reason";
        if (run->reason() == StopReason::Failed)
            return "a method failed";
        if (view.numbers.evaluations < before.evaluations ||
            view.numbers.iterations < before.iterations || view.numbers.best < before.best)
            return "a count fell";
        if ((!view.best.empty() && view.best.size() != cells) || view.best.size() < size)
            return "a board of another size";
        if (!view.current.empty() && view.current.size() != cells)
            return "a current board of another size";
        return nullptr;
    }
};

constexpr double kPatience = 60; ///< seconds; a search under a sanitizer is slow

using State = QueuedSearch::State;

void actOn(SearchQueue& queue, const Puzzle& puzzle, Random& random) {
    const int id = queue.size() == 0 ? 0 : queue.at(random.index(queue.size())).id;
    switch (random.below(9)) {
    case 0:
        if (queue.size() < 6)
            queue.add(anySolver(puzzle, random), puzzle.totalEdges(), anySetup(random));
        break;
    case 1:
        queue.pause(id);
        break;
    case 2:
        queue.resume(id);
        break;
    case 3:
        if (random.chance(0.3))
            queue.stop(id);
        break;
    case 4:
        if (random.chance(0.3))
            queue.remove(id);
        break;
    case 5:
        queue.setAtOnce(1 + static_cast<int>(random.below(3)));
        break;
    case 6:
        queue.setTakesTurns(random.chance(0.5));
        break;
    default:
        queue.poll(random.chance(0.5));
    }
}

/// @returns what is wrong, or null. @param best each search's best so far
const char* faultOf(const SearchQueue& queue, std::map<int, int>& best) {
    int lastId = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const QueuedSearch& search = queue.at(i);
        if (search.id <= lastId)
            return "ids rise in the order of adding";
        lastId = search.id;
        if ((search.state == State::Finished) == (search.reason == StopReason::None))
            return "an end has a reason";
        if (search.reason == StopReason::Failed)
            return "a method failed";
        if (search.view.numbers.best < best[search.id])
            return "a best was lost";
        best[search.id] = search.view.numbers.best;
    }
    return nullptr;
}

} // namespace

class TestSearchStress : public QObject {
    Q_OBJECT

private slots:
    void runsInAnyOrder() {
        const Puzzle puzzle = solvedPuzzle({8, 8}, {}, 9, 3).puzzle;
        Random random(2010);
        std::vector<Watched> all(3);
        int closed = 0;
        for (int i = 0; i < actions(); ++i) {
            Watched& watched = all[random.index(all.size())];
            if (!watched.run || random.chance(0.02)) {
                closed += watched.run != nullptr;
                watched = Watched(); // the destructor stops it in any state
                watched.run = std::make_unique<SearchRun>(anySolver(puzzle, random),
                                                          puzzle.totalEdges(), anySetup(random));
            }
            watched.act(random);
            const char* fault =
                watched.look(random, static_cast<std::size_t>(puzzle.size().cells()));
            QVERIFY2(fault == nullptr, fault);
        }
        for (Watched& watched : all) {
            if (!watched.hasStarted)
                continue;
            watched.run->stop();
            QVERIFY(watched.run->waitFor(kPatience));
        }
        QVERIFY(closed > 0);
    }

    void queuesInAnyOrder() {
        const Puzzle puzzle = solvedPuzzle({8, 8}, {}, 9, 3).puzzle;
        Random random(6);
        auto queue = std::make_unique<SearchQueue>(2);
        std::map<int, int> best;
        for (int i = 0; i < actions(); ++i) {
            if (random.chance(0.01)) {
                queue = std::make_unique<SearchQueue>(2);
                best.clear();
            }
            actOn(*queue, puzzle, random);
            const char* fault = faultOf(*queue, best);
            QVERIFY2(fault == nullptr, fault);
        }
        for (std::size_t i = 0; i < queue->size(); ++i) {
            queue->stop(queue->at(i).id);
            queue->resume(queue->at(i).id);
        }
        QTRY_VERIFY((queue->poll(false), !queue->isActive()));
        QCOMPARE(queue->runningCount(), 0);
    }
};

TESSERA_TEST(TestSearchStress, Needs::Core)

} // namespace tessera::tst_SearchStress

#include "tst_SearchStress.moc"
