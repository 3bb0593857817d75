// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"
#include "tests/core/MemoryLimit.h"

#include "core/kind/EdgeKind.h"

#include <vector>

namespace tessera::tst_SearchController {

/// A search from its start to its end, and the fate of its board.
class TestSearchController : public QObject {
    Q_OBJECT

private slots:
    /// Boards of an earlier search would move it.
    void aLockedPieceBelongsToThePuzzle() {
        Bench bench(samplePuzzle({.solved = true}));
        bench.editor.toggleLock({8});
        bench.search.start(settingsFor("annealing", 2'000));
        QTRY_VERIFY(hasFinished(bench.search));
        bench.search.discard();
        QVERIFY(bench.search.canReplay());
        bench.editor.toggleLock({8});
        bench.editor.swap(8, 9);
        bench.editor.toggleLock({8});
        QVERIFY(!bench.search.canReplay());
        bench.document.history().setIndex(1);
        QVERIFY(bench.search.canReplay());
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
        BoardSearch& search = bench.search;
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
            QVERIFY(numbers.wait(TESSERA_PATIENCE));
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
        BoardSearch& search = bench.search;
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

    void solvedPuzzlesSaySo() {
        Bench bench(samplePuzzle({{4, 4}, {}, {}}));
        bench.search.start(settingsFor("backtracking"));
        QTRY_VERIFY(hasFinished(bench.search));
        QCOMPARE(bench.search.reason(), StopReason::Solved);
        QVERIFY(bench.search.resultSentence().startsWith(QStringLiteral("Solved: all 24")));
        bench.search.keep();
        QVERIFY(bench.document.score().isSolved());
    }

    /// Only exact methods prove that: others may just have nothing to move.
    void anUnsolvablePuzzleIsCalledSo() {
        PuzzleFile file(Puzzle(
            {2, 2}, {.framed = false},
            {Piece{{1, 1, 1, 1}}, Piece{{2, 2, 2, 2}}, Piece{{3, 3, 3, 3}}, Piece{{4, 4, 4, 4}}}));
        const auto sentence = [&file](const SearchSettings& settings) {
            Bench bench(file);
            bench.search.start(settings);
            if (!QTest::qWaitFor([&] { return hasFinished(bench.search); }, TESSERA_PATIENCE))
                return QStringLiteral("It does not end.");
            return bench.search.reason() == StopReason::Exhausted ? bench.search.resultSentence()
                                                                  : QString();
        };
        for (const char* mode : {"first", "all"}) {
            QCOMPARE(sentence(exact(mode)),
                     QStringLiteral("Everything was tried, and there is no solution: 0 of 4 edges "
                                    "match."));
        }
        for (int cell = 0; cell < 4; ++cell) {
            file.board.place(cell, {static_cast<PieceIndex>(cell), 0});
            file.locked[asIndex(cell)] = true;
            if (cell == 0) {
                QCOMPARE(sentence(exact("first")),
                         QStringLiteral("Everything was tried, and there is no solution with the "
                                        "locked pieces and hints: 0 of 4 edges match."));
            }
        }
        QCOMPARE(sentence(endless()), QStringLiteral("Nothing left to try: 0 of 4 edges match."));
        // All solutions were asked for and found.
        file = samplePuzzle({{4, 4}, {}, {}});
        QCOMPARE(sentence(exact("all")),
                 QStringLiteral("Nothing left to try: 24 of 24 edges match."));
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

    /// A search that gets none must say so instead of ending the program.
    void withoutAThreadASearchFails() {
        if (!testing::kCanRefuseThreads)
            QSKIP("threads cannot be refused here");
        const PuzzleFile file = hardPuzzle();
        auto problem = anyPuzzle(file).kind().problem(anyPuzzle(file), StartKind::Random);
        const SearchSettings settings = settingsFor("annealing", 1000);
        const int total = problem->total();
        SearchRun run(findSolver("annealing")->make(std::move(problem), settings.values), total,
                      {settings.budget, settings.seed, 1});
        {
            const testing::NoThreads none;
            run.start();
        }
        QVERIFY(!run.hasThread());
        QCOMPARE(run.state(), SearchState::Finished);
        QCOMPARE(run.reason(), StopReason::Failed);
        QVERIFY2(run.failure().contains(QStringLiteral("threads")), qPrintable(run.failure()));
        SnapshotView view;
        run.look(view, false);
        QCOMPARE(view.numbers.total, total);
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
};

TESSERA_TEST(TestSearchController, Needs::Core)

} // namespace tessera::tst_SearchController

#include "tst_SearchController.moc"
