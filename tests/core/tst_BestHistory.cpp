// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/kind/Kind.h"
#include "core/search/Trace.h"

namespace tessera::tst_BestHistory {

namespace {

struct Best {
    BestMoment moment;
    Solution solution;
};

/// An invented search: each best changes some cells of the one before, sometimes all of them, as
/// after a restart.
std::vector<Best> randomBests(Random& random, std::size_t cells, int count) {
    std::vector<Best> bests;
    Solution solution(cells, 0);
    for (int i = 0; i < count; ++i) {
        const std::size_t changes = random.chance(0.1) ? cells : 1 + random.index(4);
        for (std::size_t change = 0; change < changes; ++change)
            solution[random.index(cells)] = static_cast<std::uint16_t>(random.below(9));
        bests.push_back({{{0.5 * i, static_cast<std::uint64_t>(100 * i)}, 10 + i}, solution});
    }
    return bests;
}

BestHistory historyOf(std::span<const Best> bests,
                      std::size_t mostChanges = BestHistory::kMostChanges) {
    BestHistory history(mostChanges);
    for (const Best& best : bests)
        history.add(best.moment, best.solution);
    return history;
}

} // namespace

class TestBestHistory : public QObject {
    Q_OBJECT

private slots:
    void givesBackEachSolution() {
        Random random(3);
        const auto bests = randomBests(random, 40, 200);
        const BestHistory history = historyOf(bests);
        QCOMPARE(history.size(), bests.size());
        for (std::size_t i = 0; i < bests.size(); ++i) {
            QCOMPARE(history.moments()[i], bests[i].moment);
            QCOMPARE(history.solution(i), bests[i].solution);
        }
    }

    void tellsTheChangedCells() {
        BestHistory history;
        history.add({{0, 0}, 1}, Solution{7, 0, 9});
        history.add({{1, 1}, 2}, Solution{7, 5, 8});
        QCOMPARE(history.changedCells(0), (std::vector<std::size_t>{0, 1, 2}));
        QCOMPARE(history.changedCells(1), (std::vector<std::size_t>{1, 2}));
    }

    void findsTheMoment() {
        BestHistory history;
        QVERIFY(!history.indexAt(CurveAxis::Seconds, 1e9));
        history.add({{1.0, 100}, 1}, Solution{1});
        history.add({{2.5, 250}, 2}, Solution{2});
        QVERIFY(!history.indexAt(CurveAxis::Seconds, 0.99));
        QCOMPARE(history.indexAt(CurveAxis::Seconds, 1.0), std::optional<std::size_t>(0));
        QCOMPARE(history.indexAt(CurveAxis::Seconds, 2.49), std::optional<std::size_t>(0));
        QCOMPARE(history.indexAt(CurveAxis::Seconds, 99), std::optional<std::size_t>(1));
        QVERIFY(!history.indexAt(CurveAxis::Evaluations, 99));
        QCOMPARE(history.indexAt(CurveAxis::Evaluations, 249), std::optional<std::size_t>(0));
        QCOMPARE(history.indexAt(CurveAxis::Evaluations, 250), std::optional<std::size_t>(1));
    }

    /// For a search that was resumed from a state before its last moments.
    void onlyWhatIsBetterIsAppended() {
        BestHistory history;
        history.add({{1, 100}, 5}, Solution{1, 2});
        history.add({{4, 400}, 8}, Solution{3, 2});
        BestHistory later;
        later.add({{2, 200}, 7}, Solution{3, 1});
        later.add({{3, 300}, 8}, Solution{3, 2});
        later.add({{3.5, 350}, 9}, Solution{3, 4});
        later.add({{5, 500}, 10}, Solution{7, 4});
        history.append(later);
        BestHistory wanted;
        wanted.add({{1, 100}, 5}, Solution{1, 2});
        wanted.add({{4, 400}, 8}, Solution{3, 2});
        wanted.add({{4, 400}, 9}, Solution{3, 4});
        wanted.add({{5, 500}, 10}, Solution{7, 4});
        QVERIFY(history == wanted);
        QCOMPARE(history.changedCells(3), (std::vector<std::size_t>{0}));
        BestHistory nothing;
        nothing.add({{6, 600}, 10}, Solution{7, 4});
        history.append(nothing);
        QVERIFY(history == wanted);
    }

    /// Otherwise no place on that axis could be found.
    void noCountFallsBack() {
        BestHistory history;
        history.add({{4, 400, 40, 4000}, 8}, Solution{1});
        BestHistory later;
        later.add({{3, 300, 30, 3000}, 9}, Solution{2});
        later.add({{5, 500, 50, 5000}, 10}, Solution{3});
        history.append(later);
        BestHistory wanted;
        wanted.add({{4, 400, 40, 4000}, 8}, Solution{1});
        wanted.add({{4, 400, 40, 4000}, 9}, Solution{2});
        wanted.add({{5, 500, 50, 5000}, 10}, Solution{3});
        QVERIFY(history == wanted);
    }

    void appendedPartsAreTheWhole() {
        Random random(5);
        for (int round = 0; round < 20; ++round) {
            const auto bests = randomBests(random, 25, 60);
            const std::span<const Best> all(bests);
            const std::size_t cut = random.index(61);
            BestHistory history = historyOf(all.first(cut));
            history.append(historyOf(all.subspan(cut)));
            history.append(BestHistory());
            QVERIFY(history == historyOf(all));
        }
    }

    void staysBoundedAndTrue() {
        Random random(7);
        constexpr std::size_t cells = 50;
        const auto bests = randomBests(random, cells, 3000);
        BestHistory history(1000);
        for (const Best& best : bests) {
            history.add(best.moment, best.solution);
            QCOMPARE(history.moments().front(), bests.front().moment);
            QCOMPARE(history.moments().back(), best.moment);
        }
        QVERIFY(history.size() < bests.size() / 2);
        QVERIFY(history.size() > 10);
        QVERIFY(std::ranges::is_sorted(history.moments(), {}, &BestMoment::score));
        for (std::size_t i = 0; i < history.size(); ++i) {
            const auto index = static_cast<std::size_t>(history.moments()[i].score - 10);
            QCOMPARE(history.solution(i), bests[index].solution);
        }
    }

    /// As many changes as may be, and not one more; two moments stay in any case.
    void nothingIsDroppedBeforeItMustBe() {
        for (const std::size_t most : {11U, 12U}) {
            BestHistory history(most);
            for (std::uint16_t i = 1; i <= 4; ++i) // three changes each
                history.add({{1.0 * i, i}, i}, Solution{i, i, i});
            QCOMPARE(history.size(), std::size_t{most < 12 ? 3U : 4U});
            BestHistory other(most);
            other.append(history);
            QVERIFY(other == history);
        }
        BestHistory tight(1);
        for (std::uint16_t i = 1; i <= 4; ++i)
            tight.add({{1.0 * i, i}, i}, Solution{i, i, i});
        QCOMPARE(tight.size(), std::size_t{2});
        QCOMPARE(tight.solution(0), (Solution{1, 1, 1}));
        QCOMPARE(tight.solution(1), (Solution{4, 4, 4}));
    }

    /// The same moments with other boards are another search.
    void equalHistoriesHaveEqualBoards() {
        BestHistory a;
        a.add({{1, 1}, 1}, Solution{1, 2});
        a.add({{2, 2}, 2}, Solution{1, 3});
        BestHistory b;
        b.add({{1, 1}, 1}, Solution{1, 4});
        b.add({{2, 2}, 2}, Solution{1, 3});
        QVERIFY(!(a == b) && a == BestHistory(a));
    }

    void afterClearingNothingIsLeft() {
        Random random(9);
        const auto bests = randomBests(random, 12, 5);
        BestHistory history = historyOf(bests);
        history.clear();
        QVERIFY(history.isEmpty());
        for (const Best& best : bests)
            history.add(best.moment, best.solution);
        QVERIFY(history == historyOf(bests));
    }

    /// For every method: each board has the score of its moment.
    void boardsOfASearchScoreWhatTheySay() {
        Random random(11);
        const Puzzle puzzle =
            test::shuffledPuzzle(random, test::randomPuzzle(random, {{6, 6}, {true, false}, 3, 4}));
        const auto problem = test::problemOf(puzzle);
        for (const SolverInfo& info : solversFor(EdgeProblem::kKind)) {
            const auto outcome =
                test::solve(info, problem, info.defaults(), test::evaluations(20000));
            const BestHistory& history = outcome.view.bests;
            QVERIFY2(!history.isEmpty(), info.id.c_str());
            for (std::size_t i = 0; i < history.size(); ++i) {
                const auto board =
                    Board::fromCodes(puzzle.size(), puzzle.pieceCount(), history.solution(i));
                QVERIFY2(board, info.id.c_str());
                QCOMPARE(matchedEdges(puzzle, *board), history.moments()[i].score);
            }
            QCOMPARE(history.moments().back().score, outcome.view.numbers.best);
            QCOMPARE(history.solution(history.size() - 1), outcome.view.best);
        }
    }
};

TESSERA_TEST(TestBestHistory, Needs::Nothing)

} // namespace tessera::tst_BestHistory

#include "tst_BestHistory.moc"
