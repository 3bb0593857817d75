// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/BoardEditor.h"
#include "app/document/PuzzleDocument.h"
#include "app/window/search/SearchController.h"
#include "app/window/search/SearchControls.h"
#include "tests/app/DocumentTesting.h"

#include "core/moves/EdgeProblem.h"
#include "core/solvers/SolverRegistry.h"

#include <QSignalSpy>
#include <QTest>

using namespace tessera;

namespace {

/// A document with its search, as a page has them.
struct Bench {
    explicit Bench(PuzzleFile file = hardPuzzle())
        : document(std::move(file)), editor(document), search(document, editor),
          refusals(&search, &SearchController::refused),
          states(&search, &SearchController::stateChanged) {}

    PuzzleDocument document;
    BoardEditor editor;
    SearchController search;
    QSignalSpy refusals;
    QSignalSpy states;
};

SearchSettings settingsFor(const char* solver, std::optional<std::uint64_t> evaluations = {},
                           std::uint64_t seed = 1) {
    const SolverInfo* info = findSolver(solver);
    SearchSettings settings;
    settings.solver = solver;
    settings.values = info->defaults();
    settings.budget.evaluations = evaluations;
    settings.seed = seed;
    return settings;
}

/// Never ends by itself.
SearchSettings endless() {
    return settingsFor("annealing");
}

struct Result {
    std::optional<Board> board;
    int score = 0;
    std::uint64_t evaluations = 0;
    StopReason reason = StopReason::None;

    friend bool operator==(const Result&, const Result&) = default;
};

/// The same search without a window.
Result headless(const PuzzleDocument& document, const SearchSettings& settings) {
    auto problem = std::make_shared<EdgeProblem>(document.puzzle(), document.board(),
                                                 document.locked(), settings.start);
    const int total = problem->total();
    SearchRun run(findSolver(settings.solver)->make(std::move(problem), settings.values), total,
                  {settings.budget, settings.seed, 1});
    run.start();
    if (!run.waitFor(120))
        qFatal("did not end");
    SnapshotView view;
    run.look(view, false);
    return {Board::fromCodes(document.puzzle().size(), document.puzzle().pieceCount(), view.best),
            view.numbers.best, view.numbers.evaluations, run.reason()};
}

Result resultOf(const SearchController& search) {
    return {search.bestBoard(), search.numbers().best, search.numbers().evaluations,
            search.reason()};
}

bool hasFinished(const SearchController& search) {
    return search.state() == SearchState::Finished;
}

} // namespace

class TestSearchController : public QObject {
    Q_OBJECT

private slots:
    void watchingChangesNothing_data() {
        QTest::addColumn<QByteArray>("solver");
        for (const SolverInfo& info : solversFor(EdgeProblem::kKind))
            QTest::newRow(info.id.c_str()) << QByteArray::fromStdString(info.id);
    }

    /// The same board as headless: watched, with the current board on show,
    /// paused again and again, and stepped.
    void watchingChangesNothing() {
        QFETCH(QByteArray, solver);
        Bench bench;
        SearchController& search = bench.search;
        const SearchSettings settings = settingsFor(solver.constData(), 2'000'000, 5);
        const Result expected = headless(bench.document, settings);
        QVERIFY(expected.board);

        search.start(settings);
        QTRY_VERIFY_WITH_TIMEOUT(hasFinished(search), 60'000);
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
            const auto before = search.numbers().evaluations;
            search.step();
            QTRY_VERIFY(hasFinished(search) || search.numbers().evaluations > before);
        }
        search.resume();
        QTRY_VERIFY_WITH_TIMEOUT(hasFinished(search), 60'000);
        QCOMPARE(resultOf(search), expected);
    }

    /// Counted anew from the boards of the replay.
    void cellsThatChangedAreCounted() {
        Bench bench;
        SearchController& search = bench.search;
        QVERIFY(search.cellChanges().empty());
        search.start(settingsFor("annealing", 300'000));
        QTRY_VERIFY(hasFinished(search));
        QVERIFY(search.bests().size() > 2);
        const std::vector<float> changes = search.cellChanges();
        std::vector<float> expected(changes.size());
        for (std::size_t i = 1; i < search.bests().size(); ++i) {
            const Solution before = search.bests().solution(i - 1);
            const Solution after = search.bests().solution(i);
            for (std::size_t cell = 0; cell < expected.size(); ++cell)
                expected[cell] += before[cell] != after[cell] ? 1.0F : 0.0F;
        }
        QCOMPARE(changes, expected);
        QVERIFY(std::ranges::max(changes) > 0);
        // They stay when the result is gone, until the next search.
        search.discard();
        QCOMPARE(search.cellChanges(), expected);
    }

    /// While it runs; the last ones are there unasked, for who looks later.
    void detailsComeOnlyWhileWanted() {
        Bench bench;
        SearchController& search = bench.search;
        const QSignalSpy details(&search, &SearchController::detailsChanged);
        const SearchSettings settings = settingsFor("ant-colony", 200'000);
        search.startStepping(settings);
        search.step();
        QTRY_VERIFY(search.numbers().iterations > 0);
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
        SearchController& search = bench.search;
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

    void theDocumentStaysUntilKept() {
        Bench bench(samplePuzzle({{8, 8}, {}, {27}}));
        const PuzzleFile opened = bench.document.file();
        bench.search.start(settingsFor("annealing", 200'000));
        QCOMPARE(bench.search.state(), SearchState::Running);
        QTRY_VERIFY(hasFinished(bench.search));
        QCOMPARE(bench.document.file(), opened);
        const Board best = *bench.search.bestBoard();
        QCOMPARE(best.emptyCount(), 0);
        QCOMPARE(best.at(27), opened.board.at(27));
        QCOMPARE(bench.search.shownBoard(), std::optional(best));

        bench.search.keep();
        QCOMPARE(bench.search.state(), SearchState::Idle);
        QVERIFY(!bench.search.shownBoard());
        QCOMPARE(bench.document.board(), best);
        QCOMPARE(bench.document.score().matched, bench.search.numbers().best);
        QCOMPARE(bench.document.history().count(), 1);
        QCOMPARE(bench.document.history().undoText(),
                 QStringLiteral("Keep the search’s board (%1 of 112)")
                     .arg(bench.document.score().matched));
        bench.document.history().undo();
        QCOMPARE(bench.document.file(), opened);
    }

    void goingBackForgetsTheResult() {
        Bench bench;
        const PuzzleFile before = bench.document.file();
        bench.search.start(settingsFor("annealing", 20'000));
        QTRY_VERIFY(hasFinished(bench.search));
        const QSignalSpy shown(&bench.search, &SearchController::shownBoardChanged);
        bench.search.discard();
        QCOMPARE(bench.search.state(), SearchState::Idle);
        QVERIFY(!bench.search.shownBoard());
        QCOMPARE(shown.size(), 1);
        bench.search.keep();
        QCOMPARE(bench.document.file(), before);
        QCOMPARE(bench.document.history().count(), 0);
    }

    void pauseResumeStepStop_data() {
        QTest::addColumn<QByteArray>("solver");
        QTest::addColumn<bool>("byEvaluation");
        QTest::newRow("iterations") << QByteArray("tabu") << false;
        QTest::newRow("evaluations") << QByteArray("annealing") << true;
    }

    void pauseResumeStepStop() {
        QFETCH(QByteArray, solver);
        QFETCH(bool, byEvaluation);
        Bench bench;
        SearchController& search = bench.search;
        QSignalSpy numbers(&search, &SearchController::numbersChanged);
        search.startStepping(settingsFor(solver.constData()));
        const auto steps = [&] {
            return byEvaluation ? search.numbers().evaluations : search.numbers().iterations;
        };
        QCOMPARE(search.state(), SearchState::Paused);
        search.step();
        QTRY_VERIFY(steps() > 0);
        const std::uint64_t first = steps();
        for (std::uint64_t step = 1; step <= 3; ++step) {
            search.step();
            QTRY_COMPARE(steps(), first + step);
            QVERIFY(numbers.wait());
            QCOMPARE(steps(), first + step);
        }
        QCOMPARE(search.state(), SearchState::Paused);
        search.resume();
        QCOMPARE(search.state(), SearchState::Running);
        QTRY_VERIFY(steps() > first + 3);
        search.pause();
        QCOMPARE(search.state(), SearchState::Paused);
        search.resume();
        search.stop();
        QTRY_VERIFY(hasFinished(search));
        QCOMPARE(search.reason(), StopReason::Interrupted);
        QVERIFY(search.resultSentence().startsWith(QStringLiteral("Stopped: ")));
        QVERIFY(search.evaluationsPerSecond() > 0);
        // paused, running, paused, running, finished
        QCOMPARE(bench.states.size(), 5);
    }

    void theCurrentBoardIsShownWhilePausedToo() {
        Bench bench;
        SearchController& search = bench.search;
        search.start(endless());
        QTRY_VERIFY(search.bestBoard().has_value());
        search.pause();
        QTRY_COMPARE(search.state(), SearchState::Paused);
        // Annealing is hot at the start, so its board is not the best one.
        const Board best = *search.bestBoard();
        search.setShowCurrent(true);
        QTRY_VERIFY(search.shownBoard() != best);
    }

    void stoppingWhilePausedEnds() {
        Bench bench;
        bench.search.startStepping(endless());
        QCOMPARE(bench.search.state(), SearchState::Paused);
        bench.search.stop();
        QTRY_VERIFY(hasFinished(bench.search));
        QCOMPARE(bench.search.reason(), StopReason::Interrupted);
    }

    void actsThatDoNotApplyDoNothing() {
        Bench bench;
        SearchController& search = bench.search;
        search.pause();
        search.resume();
        search.step();
        search.stop();
        search.keep();
        search.discard();
        QVERIFY(bench.states.isEmpty());
        QCOMPARE(search.resultSentence(), QString());
        search.start(endless());
        search.resume();
        search.keep();
        search.discard();
        search.start(settingsFor("tabu"));
        search.startStepping(settingsFor("tabu"));
        QCOMPARE(search.state(), SearchState::Running);
        QCOMPARE(search.settings().solver, std::string("annealing"));
        QVERIFY(bench.refusals.isEmpty());
        search.abandon();
    }

    void theCurrentBoardIsShownWhenAskedFor() {
        Bench bench;
        SearchController& search = bench.search;
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
        // The next search begins with an empty curve.
        bench.search.startStepping(endless());
        QVERIFY(bench.search.trace().isEmpty());
        QCOMPARE(bench.search.numbers().evaluations, 0U);
        QVERIFY(!bench.search.bestBoard());
        bench.search.abandon();
    }

    void solvedPuzzlesSaySo() {
        Bench bench(samplePuzzle({{4, 4}, {}, {}}));
        bench.search.start(settingsFor("backtracking"));
        QTRY_VERIFY(hasFinished(bench.search));
        QCOMPARE(bench.search.reason(), StopReason::Solved);
        QVERIFY(bench.search.resultSentence().startsWith(QStringLiteral("Solved: all 24")));
        bench.search.keep();
        QVERIFY(bench.document.score().isSolved());
    }

    void lockedPiecesStay() {
        PuzzleFile file = samplePuzzle({{6, 6}, {}, {0}, true});
        Bench bench(file);
        bench.editor.toggleLock({8, 15, 35});
        bench.search.start(settingsFor("tabu", 20'000, 3));
        QTRY_VERIFY(hasFinished(bench.search));
        for (const int cell : {0, 8, 15, 35})
            QCOMPARE(bench.search.bestBoard()->at(cell), file.board.at(cell));
    }

    void startingFromTheBoardBeginsThere() {
        Bench bench(samplePuzzle({{6, 6}, {}, {}, true}));
        bench.editor.swap(14, 15);
        SearchSettings settings = settingsFor("hill-climbing", 100'000);
        settings.start = StartKind::Board;
        bench.search.start(settings);
        QTRY_VERIFY(hasFinished(bench.search));
        QVERIFY(bench.search.numbers().best >= bench.document.score().matched);
    }

    void impossiblePuzzlesAreRefused() {
        Bench bench(unfinishedPuzzle());
        bench.search.start(endless());
        QCOMPARE(bench.refusals.size(), 1);
        QCOMPARE(bench.refusals[0][0].toString(),
                 QStringLiteral("The puzzle has 5 pieces for 4 cells; a search needs as many "
                                "pieces as cells."));
        bench.search.startStepping(endless());
        QCOMPARE(bench.refusals.size(), 2);
        QCOMPARE(bench.search.state(), SearchState::Idle);
        QVERIFY(bench.states.isEmpty());
        QVERIFY(!bench.search.shownBoard());
    }

    void unknownMethodsAreRefused() {
        Bench bench;
        SearchSettings settings;
        settings.solver = "luck";
        bench.search.start(settings);
        QCOMPARE(bench.refusals.size(), 1);
        QVERIFY(bench.refusals[0][0].toString().contains(QStringLiteral("luck")));
        QCOMPARE(bench.search.state(), SearchState::Idle);
    }

    void aRefusalLeavesTheLastResult() {
        Bench bench;
        bench.search.start(settingsFor("annealing", 20'000));
        QTRY_VERIFY(hasFinished(bench.search));
        const Result before = resultOf(bench.search);
        bench.search.start(SearchSettings());
        QCOMPARE(bench.refusals.size(), 1);
        QVERIFY(hasFinished(bench.search));
        QCOMPARE(resultOf(bench.search), before);
    }

    void closingEndsARunningSearch() {
        for (const bool paused : {false, true}) {
            Bench bench;
            if (paused)
                bench.search.startStepping(endless());
            else
                bench.search.start(endless());
            QTRY_VERIFY(paused || bench.search.bestBoard());
            // The destructors do the rest.
        }
        Bench bench;
        bench.search.start(endless());
        bench.search.abandon();
        QCOMPARE(bench.search.state(), SearchState::Idle);
        QVERIFY(!bench.search.shownBoard());
        bench.search.start(settingsFor("annealing", 1000));
        QTRY_VERIFY(hasFinished(bench.search));
    }

    void searchesSideBySide() {
        const SearchSettings settings = settingsFor("tabu", 200'000, 2);
        Bench first;
        Bench second;
        const Result expected = headless(first.document, settings);
        first.search.start(settings);
        second.search.start(settings);
        QTRY_VERIFY(hasFinished(first.search) && hasFinished(second.search));
        QCOMPARE(resultOf(first.search), expected);
        QCOMPARE(resultOf(second.search), expected);
    }

    void buttonsFollowTheState() {
        const auto idle = controlsFor(SearchState::Idle, true, false);
        QVERIFY(idle.run.enabled && idle.step.enabled && idle.settingsEnabled);
        QVERIFY(!idle.stop.enabled && !idle.keep.enabled && !idle.back.enabled);
        QVERIFY(!controlsFor(SearchState::Idle, false, false).run.enabled);
        const auto running = controlsFor(SearchState::Running, true, true);
        QVERIFY(running.run.enabled && running.step.enabled && running.stop.enabled);
        QVERIFY(!running.keep.enabled && !running.back.enabled && !running.settingsEnabled);
        const auto finished = controlsFor(SearchState::Finished, true, true);
        QVERIFY(finished.run.enabled && finished.keep.enabled && finished.back.enabled);
        QVERIFY(!finished.stop.enabled && finished.settingsEnabled);
        QVERIFY(!controlsFor(SearchState::Finished, true, false).keep.enabled);
    }
};

QTEST_GUILESS_MAIN(TestSearchController)
#include "tst_SearchController.moc"
