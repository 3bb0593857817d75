// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"

namespace tessera::tst_SearchWatching {

/// What is shown of a running search, and that showing it changes nothing.
class TestSearchWatching : public QObject {
    Q_OBJECT

private slots:
    void watchingChangesNothing_data() {
        QTest::addColumn<QByteArray>("solver");
        for (const SolverInfo& info : solversFor(EdgeProblem::kKind))
            QTest::newRow(info.id.c_str()) << QByteArray::fromStdString(info.id);
    }

    /// The same board as headless: watched, with the current board shown, paused repeatedly, and
    /// stepped.
    void watchingChangesNothing() {
        QFETCH(QByteArray, solver);
        // The SAT solver's formula and its steps take longer.
        const bool isSlow = solver == "sat";
        Bench bench(isSlow ? hardPuzzle({6, 6}) : hardPuzzle());
        BoardSearch& search = bench.search;
        const SearchSettings settings =
            settingsFor(solver.constData(), isSlow ? 20'000 : 500'000, 5);
        const Result expected = headless(bench.document, settings);
        QVERIFY(expected.board);

        search.start(settings);
        QTRY_VERIFY(hasFinished(search));
        QCOMPARE(resultOf(search), expected);

        search.setShowCurrent(true);
        search.start(settings);
        while (!hasFinished(search)) {
            const auto before = search.numbers().evaluations;
            search.pause();
            QCoreApplication::processEvents();
            search.resume();
            QTRY_VERIFY(hasFinished(search) || search.numbers().evaluations > before);
        }
        QCOMPARE(resultOf(search), expected);

        search.startStepping(settings);
        for (int i = 0; i < 5 && !hasFinished(search); ++i) {
            const auto before = search.numbers().steps;
            search.step();
            QTRY_VERIFY(hasFinished(search) || search.numbers().steps > before);
        }
        search.resume();
        QTRY_VERIFY(hasFinished(search));
        QCOMPARE(resultOf(search), expected);
    }

    /// Counted again from the boards of the replay.
    void cellsThatChangedAreCounted() {
        Bench bench;
        BoardSearch& search = bench.search;
        QVERIFY(cellChanges(search.bests()).empty());
        search.start(settingsFor("annealing", 300'000));
        QTRY_VERIFY(hasFinished(search));
        QVERIFY(search.bests().size() > 2);
        const std::vector<float> changes = cellChanges(search.bests());
        std::vector<float> expected(changes.size());
        for (std::size_t i = 1; i < search.bests().size(); ++i) {
            const Solution before = search.bests().solution(i - 1);
            const Solution after = search.bests().solution(i);
            for (std::size_t cell = 0; cell < expected.size(); ++cell)
                expected[cell] += before[cell] != after[cell] ? 1.0F : 0.0F;
        }
        QCOMPARE(changes, expected);
        QVERIFY(std::ranges::max(changes) > 0);
        // They stay after the result is discarded, until the next search.
        search.discard();
        QCOMPARE(cellChanges(search.bests()), expected);
    }

    void theirHeatIsComputedOnce() {
        Bench bench;
        BoardSearch& search = bench.search;
        QVERIFY(search.bestsHeat(HeatKind::Changes).empty());
        search.start(settingsFor("annealing", 300'000));
        QTRY_VERIFY(hasFinished(search));
        const std::vector<float> changes = search.bestsHeat(HeatKind::Changes);
        QCOMPARE(changes, cellChanges(search.bests()));
        const float* computed = search.bestsHeat(HeatKind::Changes).data();
        QCOMPARE(search.bestsHeat(HeatKind::Changes).data(), computed);
        QCOMPARE(search.bestsHeat(HeatKind::Mismatches),
                 mismatchFrequency(search.searched().puzzle, search.bests()));
        SearchSettings next = settingsFor("annealing", 300'000);
        next.seed = 9;
        search.start(next);
        QTRY_VERIFY(hasFinished(search));
        QVERIFY(search.bestsHeat(HeatKind::Changes) != changes);
        QCOMPARE(search.bestsHeat(HeatKind::Changes), cellChanges(search.bests()));
    }

    /// While it runs; the last ones are always there, for a later look.
    void detailsComeOnlyWhileWanted() {
        Bench bench;
        BoardSearch& search = bench.search;
        const QSignalSpy details(&search, &SearchController::numbersChanged);
        const SearchSettings settings = settingsFor("ant-colony", 2'000'000);
        search.startStepping(settings);
        search.step();
        QTRY_VERIFY(search.numbers().evaluations > 0);
        QVERIFY(search.details().heat.values.empty());
        search.resume();
        QTRY_VERIFY(hasFinished(search));
        QVERIFY(!search.details().heat.values.empty());

        search.setWanted(SearchDetail::Heat, true);
        const auto before = details.count();
        search.start(settings);
        QTRY_VERIFY(hasFinished(search));
        QVERIFY(details.count() > before);
        const std::vector<float>& heat = search.details().heat.values;
        QCOMPARE(heat.size(), static_cast<std::size_t>(bench.document.board().cells()));
        QCOMPARE(std::ranges::max(heat), 1.0F);
        search.discard();
        QVERIFY(search.details().heat.values.empty());
    }

    void aMemberOfThePopulationIsShownAndKept() {
        Bench bench(samplePuzzle({{8, 8}, {}, {27}}));
        BoardSearch& search = bench.search;
        search.setShownMember(3); // nothing yet
        QVERIFY(!search.shownMember());
        search.start(settingsFor("genetic", 20'000));
        QTRY_VERIFY(hasFinished(search));
        const auto& population = search.details().population;
        QVERIFY(population.size() > 10);
        const std::size_t last = population.size() - 1;
        QSignalSpy shown(&search, &SearchController::shownBoardChanged);
        search.setShownMember(last);
        QCOMPARE(shown.count(), 1);
        QCOMPARE(search.shownMember(), std::optional(last));
        QCOMPARE(search.shownBoard()->codes(), population[last].solution);
        search.setReplayed(0);
        QVERIFY(!search.shownMember());
        QCOMPARE(search.shownBoard()->codes(), search.bests().solution(0));
        search.setShownMember(last);
        QVERIFY(!search.replayed());
        const Board board = *search.shownBoard();
        search.keep();
        QCOMPARE(bench.document.board(), board);
        QVERIFY(!search.shownMember());
    }

    void theCurrentBoardIsShownWhilePausedToo() {
        Bench bench;
        BoardSearch& search = bench.search;
        search.start(endless());
        // While the temperature is measured, its board is the best one.
        QTRY_VERIFY(search.bestBoard() && search.numbers().evaluations > 100'000);
        search.pause();
        QTRY_COMPARE(search.state(), SearchState::Paused);
        // Annealing is hot at the start, so its board is not the best one.
        const Board best = *search.bestBoard();
        search.setShowCurrent(true);
        QTRY_VERIFY(search.shownBoard() != best);
    }

    void theCurrentBoardIsShownWhenAskedFor() {
        Bench bench;
        BoardSearch& search = bench.search;
        search.start(endless());
        QTRY_VERIFY(search.bestBoard());
        QCOMPARE(search.shownBoard(), search.bestBoard());
        const QSignalSpy shown(&search, &SearchController::shownBoardChanged);
        search.setShowCurrent(true);
        QTRY_VERIFY(search.shownBoard() != search.bestBoard());
        const auto changes = shown.size();
        QTRY_VERIFY(shown.size() > changes + 3);
        search.setShowCurrent(false);
        QCOMPARE(search.shownBoard(), search.bestBoard());
        search.setShowCurrent(true);
        search.stop();
        QTRY_VERIFY(hasFinished(search));
        QCOMPARE(search.shownBoard(), search.bestBoard());
    }

    void theCurveGrowsToTheResult() {
        Bench bench;
        bench.search.start(settingsFor("annealing", 500'000));
        QTRY_VERIFY(hasFinished(bench.search));
        const auto points = bench.search.trace().points();
        QVERIFY(!points.empty());
        int best = 0;
        double seconds = 0;
        for (const TracePoint& point : points) {
            QVERIFY(point.best >= best && point.seconds >= seconds);
            best = point.best;
            seconds = point.seconds;
        }
        QCOMPARE(best, bench.search.numbers().best);
        QCOMPARE(bench.search.numbers().total, 264);
        // The next search starts with an empty curve.
        bench.search.startStepping(endless());
        QVERIFY(bench.search.trace().isEmpty());
        QCOMPARE(bench.search.numbers().evaluations, 0U);
        QVERIFY(!bench.search.bestBoard());
        bench.search.abandon();
    }
};

TESSERA_TEST(TestSearchWatching, Needs::Core)

} // namespace tessera::tst_SearchWatching

#include "tst_SearchWatching.moc"

#include "core/edges/moves/EdgeProblem.h"
