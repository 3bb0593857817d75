// SPDX-License-Identifier: GPL-3.0-or-later

// Searches running when the program ended, normally or not, are paused at the next start.
#include "app/document/recovery/RecoveryRecord.h"
#include "app/window/search/SearchForm.h"
#include "app/window/sudoku/SudokuPage.h"
#include "app/window/watch/SearchPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/SessionTesting.h"
#include "tests/core/SudokuTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/kind/EdgeKind.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/sudoku/formats/SudokuFormat.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

namespace tessera::tst_PausedSearches {

namespace {

using Topic = PuzzlePage::Topic;

void waitForBoard(BoardSearch& search) {
    QTRY_VERIFY(search.bestBoard() && search.numbers().evaluations > 0);
}

} // namespace

class TestPausedSearches : public SessionTest {
    Q_OBJECT

private slots:
    void init() { makeFolder(); }

    /// Shown everywhere, and resumed by the key for pause.
    void theWindowShowsAPausedSearch_data() {
        QTest::addColumn<bool>("killed");
        QTest::addColumn<bool>("paused");
        QTest::newRow("closed while it ran") << false << false;
        QTest::newRow("closed while paused") << false << true;
        QTest::newRow("killed while it ran") << true << false;
        QTest::newRow("killed while paused") << true << true;
    }
    void theWindowShowsAPausedSearch() {
        QFETCH(bool, killed);
        QFETCH(bool, paused);
        int best = 0;
        const auto work = [&](MainWindow& window) {
            window.openFiles({path("hard.tessera")});
            searchIn(window).start(endless());
            waitForBoard(searchIn(window));
            if (paused)
                searchIn(window).pause();
            best = searchIn(window).numbers().best;
        };
        if (killed) {
            leaveBehind(*m_settings, work);
        } else {
            MainWindow window(*m_settings);
            work(window);
            QVERIFY(window.close());
        }
        MainWindow window(*m_settings);
        window.show();
        window.restoreSession();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        BoardSearch& search = searchIn(window);
        QCOMPARE(search.state(), SearchState::Paused);
        QVERIFY(search.isSuspended());
        QVERIFY(search.numbers().best >= best);
        QCOMPARE(scoreOf(search.searched().puzzle, *search.bestBoard()).matched,
                 search.numbers().best);
        QVERIFY2(text(window, "searchResult")
                     .contains(QStringLiteral(" in “hard.tessera” resumes from")),
                 qPrintable(text(window, "searchResult")));
        QVERIFY2(text(window, "statusSpeed").startsWith(QStringLiteral("Paused")),
                 qPrintable(text(window, "statusSpeed")));
        QVERIFY(action(window, "searchRun").toolTip().contains(QStringLiteral("best board")));
        // True of one that was paused before, too.
        const QString told = window.tabs().currentPage()->question(Topic::Recovery);
        QVERIFY2(told.contains(QStringLiteral("before the search ended. The search is paused.")),
                 qPrintable(told));
        // The message and the menu have one name for it.
        QCOMPARE(plainMenuText(action(window, "searchRun").text()), QStringLiteral("Resume"));
        const auto buttons = window.tabs().currentPage()->findChildren<QPushButton*>();
        QVERIFY(std::ranges::any_of(buttons, [](const QPushButton* button) {
            return button->text() == QStringLiteral("Resume") && !button->isHidden();
        }));
        QVERIFY(action(window, "searchStop").isEnabled());
        QVERIFY(!action(window, "searchKeep").isEnabled());
        QCOMPARE(window.searchPanel().form().settings().solver, std::string("annealing"));

        best = search.numbers().best;
        const std::uint64_t evaluations = search.numbers().evaluations;
        QTest::keyClick(window.windowHandle(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(search.state(), SearchState::Running);
        QVERIFY(window.tabs().currentPage<DocumentPage>()->question(Topic::Recovery).isEmpty());
        QTRY_VERIFY(search.numbers().evaluations > evaluations);
        QVERIFY(search.numbers().best >= best);
        // The document is unchanged: nothing was placed without Keep.
        QCOMPARE(window.tabs().currentPage<DocumentPage>()->document().history().count(), 0);
        QTest::keyClick(window.windowHandle(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(search.state(), SearchState::Paused);
        QCOMPARE(text(window, "searchResult"), QStringLiteral("Paused."));
        search.abandon();
    }

    void anExactOneComesToTheSameAsWithoutABreak() {
        savePuzzle(countable(), path("countable.tessera"));
        const PuzzleDocument document(countable());
        const Result whole = headless(document, exact("all"));
        {
            MainWindow window(*m_settings);
            window.openFiles({path("countable.tessera")});
            searchIn(window).startStepping(exact("all"));
            for (int i = 0; i < 100; ++i)
                searchIn(window).step();
            waitForBoard(searchIn(window));
            QVERIFY(window.close());
        }
        MainWindow window(*m_settings);
        window.restoreSession();
        BoardSearch& search = searchIn(window);
        QVERIFY(search.isSuspended());
        QVERIFY(search.numbers().evaluations < whole.evaluations);
        QVERIFY(text(window, "searchResult").contains(QStringLiteral("exactly where it stopped")));
        action(window, "searchRun").trigger();
        QTRY_VERIFY(hasFinished(search));
        QCOMPARE(resultOf(search), whole);
    }

    /// What it used of its limits stays used.
    void theBudgetCountsOn() {
        constexpr std::uint64_t limit = 3'000'000;
        Bench bench;
        bench.search.startStepping(settingsFor("annealing", limit));
        for (int i = 0; i < 3; ++i)
            bench.search.step();
        QTRY_VERIFY(bench.search.numbers().evaluations > 0);
        QVERIFY(bench.search.suspend());
        QVERIFY(bench.search.isSuspended());
        const std::uint64_t before = bench.search.numbers().evaluations;
        const double seconds = bench.search.numbers().seconds;
        const std::size_t points = bench.search.trace().points().size();
        bench.search.resume();
        QTRY_VERIFY(hasFinished(bench.search));
        QCOMPARE(bench.search.reason(), StopReason::Evaluations);
        QVERIFY(before > 0 && before < limit);
        QVERIFY(bench.search.numbers().evaluations >= limit);
        QVERIFY(bench.search.numbers().evaluations < limit + before);
        QVERIFY(bench.search.numbers().seconds > seconds);
        QVERIFY(bench.search.trace().points().size() > points);
        const BestHistory& bests = bench.search.bests();
        for (std::size_t i = 1; i < bests.size(); ++i)
            QVERIFY(bests.moments()[i].score > bests.moments()[i - 1].score);
        QVERIFY(bench.refusals.isEmpty());
    }

    void timeThatIsUsedUpIsNotGivenAgain_data() {
        QTest::addColumn<QByteArray>("solver");
        QTest::addColumn<SearchController::WayOn>("way");
        using WayOn = SearchController::WayOn;
        QTest::newRow("from its state") << QByteArray("backtracking") << WayOn::State;
        QTest::newRow("from its best board") << QByteArray("annealing") << WayOn::Board;
    }
    void timeThatIsUsedUpIsNotGivenAgain() {
        QFETCH(QByteArray, solver);
        QFETCH(SearchController::WayOn, way);
        Bench bench;
        SearchSettings settings = settingsFor(solver.constData());
        settings.budget.seconds = 10'000;
        bench.search.start(settings);
        QTRY_VERIFY(bench.search.bestBoard() && bench.search.numbers().seconds > 0);
        QVERIFY(bench.search.suspend());
        // As if nearly all of it had been used.
        SearchController::Earlier earlier;
        const RecordedRun run = bench.search.record();
        earlier.settings = run.settings;
        earlier.numbers = run.numbers;
        earlier.numbers.seconds = 9'999.99;
        earlier.bests = run.bests;
        earlier.checkpoint = bench.search.checkpoint();
        earlier.isPaused = true;
        bench.search.abandon();
        bench.search.bringBack(earlier);
        QVERIFY(bench.search.isSuspended());
        QCOMPARE(bench.search.wayOn(), way);
        bench.search.resume();
        QTRY_VERIFY(hasFinished(bench.search));
        QCOMPARE(bench.search.reason(), StopReason::Time);
        QCOMPARE(bench.search.settings().budget.seconds, std::optional(10'000.0));
    }

    /// Processor time from before it went on does not count, as with any time.
    void processorTimeFromBeforeItWentOnDoesNotCount_data() {
        QTest::addColumn<double>("from");
        QTest::addColumn<bool>("ends");
        QTest::newRow("it never went on") << 0.0 << true;
        QTest::newRow("it went on after 10,000 s") << 10'000.0 << false;
    }
    void processorTimeFromBeforeItWentOnDoesNotCount() {
        QFETCH(double, from);
        QFETCH(bool, ends);
        Bench bench;
        SearchSettings settings = exact("all");
        settings.budget.processorSeconds = 10'000;
        bench.search.start(settings);
        waitForBoard(bench.search);
        QVERIFY(bench.search.suspend());
        SearchController::Earlier earlier;
        const RecordedRun run = bench.search.record();
        earlier.settings = run.settings;
        earlier.numbers = run.numbers;
        earlier.bests = run.bests;
        earlier.checkpoint = bench.search.checkpoint();
        QVERIFY(earlier.checkpoint.has_value());
        // As if it had used up its first limit and most of its second.
        earlier.numbers.processor.used = earlier.checkpoint->processor.used = 19'000;
        earlier.processorFrom = from;
        earlier.isPaused = true;
        bench.search.abandon();
        bench.search.bringBack(earlier);
        const std::uint64_t before = bench.search.numbers().evaluations;
        bench.search.resume();
        QTRY_VERIFY(hasFinished(bench.search) == ends &&
                    (ends || bench.search.numbers().evaluations > before));
        QCOMPARE(bench.search.reason(), ends ? StopReason::Time : StopReason::None);
        bench.search.abandon();
    }

    void theProcessorTimeAtWhichItWentOnIsKept() {
        SearchSettings settings = exact("all", 1'000);
        settings.budget.processorSeconds = 10'000;
        double from = 0;
        {
            MainWindow window(*m_settings);
            window.openFiles({path("hard.tessera")});
            BoardSearch& search = searchIn(window);
            search.start(settings);
            QTRY_VERIFY(hasFinished(search));
            QVERIFY(search.canGoOn());
            search.goOn();
            search.pause();
            from = search.processorFrom();
            QVERIFY(from > 0);
            QVERIFY(window.close());
        }
        MainWindow window(*m_settings);
        window.restoreSession();
        QCOMPARE(searchIn(window).wayOn(), SearchController::WayOn::State);
        QCOMPARE(searchIn(window).processorFrom(), from);
    }

    void aStepTakesItUpToo() {
        Bench bench;
        bench.search.start(endless());
        waitForBoard(bench.search);
        QVERIFY(bench.search.suspend());
        const std::uint64_t before = bench.search.numbers().evaluations;
        bench.search.step();
        QCOMPARE(bench.search.state(), SearchState::Paused);
        QVERIFY(!bench.search.isSuspended());
        QTRY_VERIFY(bench.search.numbers().evaluations > before);
        QCOMPARE(bench.search.state(), SearchState::Paused);
        bench.search.abandon();
    }

    void stoppedItHasEnded() {
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("hard.tessera")});
            searchIn(window).start(endless());
            waitForBoard(searchIn(window));
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        BoardSearch& search = searchIn(window);
        const Board best = *search.bestBoard();
        action(window, "searchStop").trigger();
        QCOMPARE(search.state(), SearchState::Finished);
        QCOMPARE(search.reason(), StopReason::Interrupted);
        action(window, "searchKeep").trigger();
        QVERIFY(window.tabs().currentPage<DocumentPage>()->document().board() == best);
    }

    /// They named the old file.
    void itsSentencesFollowTheName() {
        {
            MainWindow window(*m_settings);
            window.openFiles({path("hard.tessera")});
            searchIn(window).start(endless());
            waitForBoard(searchIn(window));
            QVERIFY(window.close());
        }
        MainWindow window(*m_settings);
        window.restoreSession();
        PuzzlePage& page = *window.tabs().currentPage();
        QVERIFY(searchIn(window).isSuspended());
        QVERIFY(text(window, "searchResult").contains(QStringLiteral("hard.tessera")));
        page.document().save(path("renamed.tessera"));
        for (const QString& sentence :
             {text(window, "searchResult"), page.question(Topic::Recovery)})
            QVERIFY2(sentence.contains(QStringLiteral("renamed.tessera")), qPrintable(sentence));
    }

    /// A method that could have saved its state is not said to be unable to.
    void oneWithoutAStateSaysSo() {
        Bench bench;
        SearchController::Earlier earlier;
        earlier.settings = settingsFor("record");
        earlier.bests.add({{}, 1}, samplePuzzle({.solved = true}).board.codes());
        earlier.isPaused = true;
        bench.search.bringBack(earlier);
        QCOMPARE(bench.search.wayOnSentence(),
                 QStringLiteral("Record in “%1” resumes from its best board, because no state was "
                                "saved.")
                     .arg(bench.document.displayName()));
    }

    /// Its state is from the last end of a beam.
    void aRecordSearchSaysThatItRepeatsWork() {
        Bench bench;
        SearchController::Earlier earlier;
        earlier.settings = settingsFor("record");
        earlier.checkpoint.emplace();
        earlier.isPaused = true;
        bench.search.bringBack(earlier);
        QCOMPARE(bench.search.wayOnSentence(),
                 QStringLiteral("Record in “%1” resumes where it stopped, but first repeats its "
                                "last work.")
                     .arg(bench.document.displayName()));
    }

    /// Before its first board there are only its settings.
    void oneWithoutABoardBeginsAgain() {
        Bench bench;
        bench.search.start(settingsFor("annealing", 5000, 9));
        QTRY_VERIFY(hasFinished(bench.search));
        const Result whole = resultOf(bench.search);
        RecoveryRecord record;
        record.content = anyPuzzle(bench.document.file());
        record.search = RecoveredSearch{settingsFor("annealing", 5000, 9), {}, {}};
        record.search->isPaused = true;
        const RecoveryRecord read = RecoveryRecord::fromBytes(record.toBytes());
        QVERIFY(read.search->isPaused);
        QVERIFY(read.search->best.empty());
        SearchController::Earlier earlier;
        earlier.settings = read.search->settings;
        earlier.isPaused = true;
        bench.search.bringBack(earlier);
        QVERIFY(bench.search.isSuspended());
        QVERIFY(
            bench.search.wayOnSentence().contains(QStringLiteral("restarts from the beginning")));
        bench.search.resume();
        QTRY_VERIFY(hasFinished(bench.search));
        QCOMPARE(resultOf(bench.search), whole);
        // An ended one would have needed it.
        record.search->isPaused = false;
        QVERIFY_THROWS_EXCEPTION(UserError, (void)RecoveryRecord::fromBytes(record.toBytes()));
    }

    /// States that a failed disk, or an attacker, may leave: the start succeeds, and so does
    /// resuming the search.
    void damagedCopiesNeverStopTheStart_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<bool>("paused");
        const auto row = [](const char* name, const char* from, const char* to, bool paused) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << paused;
        };
        row("whole", "", "", true);
        row("a word for a flag", "\"paused\":true", "\"paused\":\"yes\"", false);
        row("no method", "\"solver\":\"annealing\"", "\"solver\":\"magic\"", false);
        row("another kind", "\"solver\":\"annealing\"", "\"solver\":\"gvns-sudoku\"", false);
        row("an exact method", "\"solver\":\"annealing\"", "\"solver\":\"backtracking\"", false);
        row("a negative limit", "\"limitFrom\":0", "\"limitFrom\":-1e300", true);
        row("a limit of words", "\"limitFrom\":0", "\"limitFrom\":[{}]", true);
        row("a negative processor limit", "\"processorFrom\":0", "\"processorFrom\":-1e300", true);
        row("an endless processor limit", "\"processorFrom\":0", "\"processorFrom\":1e300", true);
        row("odd time", "\"seconds\":1.5", "\"seconds\":-1e300", true);
        row("endless time", "\"seconds\":1.5", "\"seconds\":1e300", true);
        row("negative budget", "\"budget\":{}", "\"budget\":{\"seconds\":-4}", true);
        row("a foreign state", "\"checkpoint\":{}",
            "\"checkpoint\":{\"state\":{\"x\":[1]},\"evaluations\":\"5\"}", true);
        row("no state", "\"checkpoint\":{}", "\"checkpoint\":[[]]", true);
    }
    void damagedCopiesNeverStopTheStart() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(bool, paused);
        const PuzzleFile puzzle = samplePuzzle({.solved = true});
        RecoveryRecord record;
        record.content = anyPuzzle(puzzle);
        record.search = RecoveredSearch{endless(), {}, puzzle.board.codes()};
        record.search->isPaused = true;
        record.search->numbers.seconds = 1.5;
        record.search->processorFrom = 0;
        QByteArray bytes = record.toBytes();
        QVERIFY(bytes.contains(from));
        if (!from.isEmpty())
            bytes.replace(from, to);
        QVERIFY(QDir().mkpath(path("recovery/dead")));
        writeFile(bytes, path("recovery/dead/1.recovery"));
        MainWindow window(*m_settings);
        window.openSample();
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 1);
        BoardSearch& search = searchIn(window);
        QCOMPARE(search.isSuspended(), paused);
        QVERIFY(search.state() != SearchState::Idle);
        action(window, "searchRun").trigger();
        // It continues, ends immediately, or the window says why it does not.
        QTRY_VERIFY(search.state() == SearchState::Finished || search.numbers().evaluations > 0 ||
                    !window.tabs().currentPage<DocumentPage>()->message().isEmpty());
        search.abandon();
    }

    void aSudokuIsPausedToo() {
        SudokuSettings made;
        made.seed = 1;
        const SudokuFile puzzle(generateSudoku(made)->givens);
        test::saveSudokus({&puzzle, 1}, path("s.tessera"));
        SearchSettings settings;
        settings.solver = "annealing-sudoku"; // solves it within seconds under any sanitizer
        settings.values = findSolver("annealing-sudoku")->defaults();
        settings.values.setText("singles", QLatin1String("false"));
        settings.budget.evaluations = 1'000'000'000'000;
        {
            MainWindow window(*m_settings);
            window.openFiles({path("s.tessera")});
            SearchController& search = window.tabs().currentPage()->search();
            search.startStepping(settings);
            QTRY_VERIFY(!search.bestSolution().empty());
            QVERIFY(window.close());
        }
        {
            MainWindow window(*m_settings);
            window.restoreSession();
            auto* page = window.tabs().currentPage<SudokuPage>();
            QVERIFY(page != nullptr);
            QVERIFY(page->search().isSuspended());
            QCOMPARE(page->search().settings().budget.evaluations, settings.budget.evaluations);
            QVERIFY(text(window, "searchResult").startsWith(QStringLiteral("Paused.")));
            action(window, "searchRun").trigger();
            QTRY_COMPARE(page->search().reason(), StopReason::Solved);
            QVERIFY(isSolved(page->shownDigits()));
            QVERIFY(window.close());
        }
        // Solved and not kept: it is there again.
        MainWindow window(*m_settings);
        window.restoreSession();
        auto* page = window.tabs().currentPage<SudokuPage>();
        QVERIFY(page != nullptr);
        QCOMPARE(page->search().reason(), StopReason::Solved);
        QVERIFY(isSolved(page->shownDigits()));
    }
};

TESSERA_TEST(TestPausedSearches, Needs::Window)

} // namespace tessera::tst_PausedSearches

#include "tst_PausedSearches.moc"
