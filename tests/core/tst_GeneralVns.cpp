// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/search/GeneralVns.h"
#include "core/search/SearchRun.h"

#include <QThread>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::tst_GeneralVns {
using namespace tessera::test;

namespace {

void waitForStep(SearchRun& run, SnapshotView& view) {
    const std::uint64_t before = view.numbers.steps;
    while (view.numbers.steps == before && run.state() != SearchState::Finished) {
        QThread::yieldCurrentThread();
        run.look(view, true);
    }
}

void step(SearchRun& run, SnapshotView& view, StepSize size) {
    run.step(1, size);
    waitForStep(run, view);
}

/// The number of cells that the first shake of a run has changed: the search waits there, and the
/// shaken board is the best so far.
int cellsOfFirstShake(const std::shared_ptr<const EdgeProblem>& problem, std::uint64_t seed) {
    const SolverInfo& info = *findSolver("ms-gvns");
    SearchRun run(info.make(problem, info.defaults()), problem->total(),
                  {evaluations(100'000'000), seed, 1});
    SnapshotView view;
    run.startPaused();
    waitForStep(run, view);
    while (view.numbers.iterations == 0 && run.state() != SearchState::Finished)
        step(run, view, StepSize::Fine);
    int changed = 0;
    for (std::size_t cell = 0; cell < view.current.size(); ++cell)
        changed += view.current[cell] != view.best[cell] ? 1 : 0;
    run.stop();
    run.waitFor(60.0);
    return changed;
}

// The value of MS-GVNS's gauge.
constexpr int kEnds = 1;
constexpr int kInner = 5;

/// The neighbourhoods in which the descents of some forty steps ended.
std::set<int> lastNeighbourhoods(const char* order) {
    GeneratorSettings settings;
    settings.size = {6, 6};
    const auto problem = problemOf(generatePuzzle(settings).puzzle, StartKind::Own);
    const SolverInfo& info = *findSolver("ms-gvns");
    ParameterValues values = info.defaults();
    values.setText("order", QLatin1String(order));
    SearchRun run(info.make(problem, values), problem->total(), {evaluations(100'000'000), 1, 1});
    SnapshotView view;
    std::set<int> found;
    run.startPaused();
    waitForStep(run, view);
    for (int i = 0; i < 40; ++i) {
        step(run, view, StepSize::Round);
        for (const Gauge& gauge : view.numbers.gauges) {
            if (std::string_view(gauge.name) == "Neighbourhood")
                found.insert(static_cast<int>(gauge.value));
        }
    }
    run.stop();
    run.waitFor(60.0);
    return found;
}

/// Records the calls. Descents follow a script: for each call of improveIn whether there was an
/// improvement, false after the end of the script.
class ScriptedSearch {
public:
    std::vector<bool> improvements;
    std::vector<int> scoresAfterDescent; ///< the last one repeats
    int callsLeft = 1000;

    [[nodiscard]] bool goesOn() const { return callsLeft > 0; }
    std::array<std::size_t, 3> drawOrder() {
        ++descents;
        m_score = scoresAfterDescent.empty() ? 0 : scoresAfterDescent[m_nextScore];
        if (m_nextScore + 1 < scoresAfterDescent.size())
            ++m_nextScore;
        return {2, 0, 1};
    }
    bool improveIn(std::size_t neighbourhood) {
        --callsLeft;
        asked.push_back(neighbourhood);
        const bool improved =
            m_nextImprovement < improvements.size() && improvements[m_nextImprovement];
        ++m_nextImprovement;
        return improved;
    }
    void shake(int level) { log += std::to_string(level); }
    [[nodiscard]] int score() const { return m_score; }
    [[nodiscard]] int keptScore() const { return m_kept; }
    void keep() {
        m_kept = m_score;
        log += 'k';
    }
    void goBack() { log += 'b'; }

    std::vector<std::size_t> asked;
    std::string log; ///< shakes by level, k for keep, b for goBack
    int descents = 0;

private:
    std::size_t m_nextImprovement = 0;
    std::size_t m_nextScore = 0;
    int m_score = 0;
    int m_kept = 0;
};

} // namespace

class TestGeneralVns : public QObject {
    Q_OBJECT

private slots:
    void aDescentReturnsToTheFirstNeighbourhoodAfterEachImprovement() {
        ScriptedSearch search;
        search.improvements = {false, true, false, false, true};
        variableNeighbourhoodDescent(search);
        QCOMPARE(search.asked, (std::vector<std::size_t>{2, 0, 2, 0, 1, 2, 0, 1}));
    }

    void aStoppedDescentAsksNoMore() {
        ScriptedSearch search;
        search.improvements.assign(100, true);
        search.callsLeft = 4;
        variableNeighbourhoodDescent(search);
        QCOMPARE(search.asked.size(), std::size_t(4));
    }

    void levelsRiseAfterAllTriesAndEndTheSearch() {
        ScriptedSearch search;
        generalVns(search, {3, 2, false});
        QCOMPARE(search.log, std::string("k0b0b1b1b2b2b"));
        QCOMPARE(search.descents, 6);
    }

    void successLeadsBackToTheFirstLevelWithOneTryCounted() {
        ScriptedSearch search;
        search.scoresAfterDescent = {0, 0, 0, 5}; // the fourth shake, on level 1, succeeds
        generalVns(search, {2, 3, false, true});
        // Algorithm 1 of Coelho et al. 2010 sets iter to 0 and then counts the try.
        QCOMPARE(search.log, std::string("k0b0b0b1k0b0b1b1b1b"));
    }

    /// Also with one try per level, which does not imply the other paper.
    void successIsCountedWithOneTryALevelToo() {
        ScriptedSearch search;
        search.scoresAfterDescent = {0, 0, 5};
        generalVns(search, {3, 1, false, true});
        QCOMPARE(search.log, std::string("k0b1b2k1b2b"));
    }

    /// Figure 2 of Hamza & Sevkli 2014: "k = 1", and only otherwise "k = k + 1".
    void withOneTryALevelSuccessLeadsBackToTheFirst() {
        ScriptedSearch search;
        search.scoresAfterDescent = {0, 0, 5}; // the third shake, on the last level, succeeds
        generalVns(search, {3, 1, false});
        QCOMPARE(search.log, std::string("k0b1b2k0b1b2b"));
    }

    void equalsAreKeptOnlyWhenAskedAndDoNotResetTheLevel() {
        ScriptedSearch search;
        generalVns(search, {2, 1, true});
        QCOMPARE(search.log, std::string("k0k1k"));
    }

    /// A descent ends in the last neighbourhood of its order: the inner cells from border to
    /// centre, the ends of a strip in the reverse order.
    void bothOrdersOfADescentAreDrawnUnlessOneIsAskedFor() {
        QCOMPARE(lastNeighbourhoods("center-to-border"), std::set<int>{kEnds});
        QCOMPARE(lastNeighbourhoods("border-to-center"), std::set<int>{kInner});
        QCOMPARE(lastNeighbourhoods("drawn"), (std::set<int>{kEnds, kInner}));
        QVERIFY(lastNeighbourhoods("random").size() > 2);
    }

    /// Level p shakes p + 2 times; the first level is 0, and a move changes two
    /// cells at most.
    void theFirstShakesOfMsGvnsAreTwoMoves() {
        GeneratorSettings settings;
        settings.size = {8, 8};
        const auto problem = problemOf(generatePuzzle(settings).puzzle, StartKind::Own);
        int most = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed)
            most = std::max(most, cellsOfFirstShake(problem, seed));
        QCOMPARE(most, 4);
    }

    void theSearchEndsWhenTold() {
        ScriptedSearch search;
        search.callsLeft = 7;
        generalVns(search, {100, 100, false});
        QCOMPARE(search.descents, 3);
    }
};

TESSERA_TEST(TestGeneralVns, Needs::Nothing)

} // namespace tessera::tst_GeneralVns

#include "tst_GeneralVns.moc"
