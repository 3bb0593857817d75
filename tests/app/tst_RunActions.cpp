// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/SearchForm.h"
#include "app/window/sudoku/SudokuPage.h"
#include "app/window/watch/SearchPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/WindowTesting.h"
#include "tests/core/SudokuTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/experiments/RunFile.h"
#include "core/support/FileIo.h"

#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>

namespace tessera::tst_RunActions {

namespace {

/// Runs a short annealing with this seed in the window.
void search(WindowTest& test, std::uint64_t seed) {
    SearchSettings settings = test.window.searchPanel().form().settings();
    settings.budget = {};
    settings.budget.evaluations = 2'000'000;
    settings.seed = seed;
    test.window.searchPanel().form().setSettings(settings);
    test.action("searchRun").trigger();
    QTRY_COMPARE(test.search().state(), SearchState::Finished);
}

} // namespace

class TestRunActions : public QObject {
    Q_OBJECT

private slots:
    void aTabShowsWhetherItsSearchRuns() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const DocumentTabs& tabs = test.window.tabs();
        const QString plain = tabs.tabToolTip(0);
        QVERIFY(tabs.tabIcon(0).isNull() && !plain.isEmpty());
        test.action("searchRun").trigger();
        QVERIFY(test.search().isActive());
        QVERIFY(!tabs.tabIcon(0).isNull());
        QCOMPARE(tabs.tabToolTip(0), plain + QStringLiteral("\nIts search is running."));
        test.search().pause();
        QTRY_COMPARE(tabs.tabToolTip(0), plain + QStringLiteral("\nIts search is paused."));
        test.search().abandon();
        QVERIFY(tabs.tabIcon(0).isNull());
        QCOMPARE(tabs.tabToolTip(0), plain);
    }

    /// Saved from the menu, opened on a new tab, replayed, and run again with the file's settings:
    /// the same boards.
    void aRunIsSavedOpenedReplayedAndRepeated() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        search(test, 42);
        const BestHistory bests = test.search().bests();
        const QString path = test.path("annealing.tessera-run");
        const Answer answer([&](QWidget* dialog) {
            auto* line = dialog->findChild<QLineEdit*>();
            line->setText(path);
            QTest::keyClick(line, Qt::Key_Return);
        });
        test.action("searchSaveRun").trigger();
        QCOMPARE(answer.asked(), 1);
        QVERIFY2(test.page().message().contains(path), qPrintable(test.page().message()));
        test.search().discard();

        WindowTest other;
        other.window.openFiles({path});
        other.window.show();
        QCOMPARE(other.search().state(), SearchState::Finished);
        QCOMPARE(other.document().puzzle(), test.document().puzzle());
        QCOMPARE(other.search().bests().size(), bests.size());
        auto& slider = other.child<QSlider>("replaySlider");
        for (std::size_t i = 0; i < bests.size(); ++i) {
            slider.setValue(static_cast<int>(i));
            QCOMPARE(matchedEdges(other.document().puzzle(), other.view().board()),
                     bests.moments()[i].score);
        }
        other.action("searchRun").trigger();
        QTRY_COMPARE(other.search().state(), SearchState::Finished);
        QCOMPARE(other.search().settings().seed, std::uint64_t{42});
        QCOMPARE(other.search().bests().solution(other.search().bests().size() - 1),
                 bests.solution(bests.size() - 1));
    }

    /// It was the time of saving.
    void aRunIsDatedWhenItEnded() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        search(test, 3);
        const QDateTime ended = test.search().record().date;
        QVERIFY(qAbs(ended.secsTo(QDateTime::currentDateTime())) < 60);
        QTest::qWait(20);
        QCOMPARE(test.search().record().date, ended);
        test.search().keep();
        QCOMPARE(test.search().record().date, ended);
        search(test, 4);
        QVERIFY(test.search().record().date > ended);
    }

    /// The state of a search makes it larger than a puzzle file may be.
    void aLargeRunIsOpenedAndResumed() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        QByteArray bytes = readFile(
            QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats/kept/search.tessera-run"), 100'000);
        bytes.replace("\nc {", "\nc {\"more\":\"" + QByteArray(kMaxFileBytes, 'A') + "\",");
        const QString path = test.path("large.tessera-run");
        writeFile(bytes, path);
        test.window.openFiles({path});
        QVERIFY2(test.search().state() == SearchState::Finished, qPrintable(test.page().message()));
        test.search().discard();
        QString title;
        const Answer answer([&](QWidget* dialog) {
            title = dialog->windowTitle();
            chooseFile(dialog, path);
        });
        test.action("searchResume").trigger();
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(title, QStringLiteral("Resume from a checkpoint"));
        QVERIFY2(test.search().isActive(), qPrintable(test.page().message()));
        test.search().abandon();
    }

    /// All except the digits and pencil marks that the user had entered.
    void aRunKeepsWhatTheSudokuSays() {
        WindowTest test;
        SudokuFile file(test::gridOf(test::kEscargot));
        file.title = QStringLiteral("The title");
        file.author = QStringLiteral("The author");
        file.notes = QStringLiteral("The notes");
        const SudokuFile given = file;
        file.digits.set(1, 6);
        test::saveSudokus({&file, 1}, test.path("s.tessera"));
        test.window.openFiles({test.path("s.tessera")});
        test.window.show();
        auto* page = test.window.tabs().currentPage<SudokuPage>();
        SearchSettings settings;
        settings.solver = "gvns-sudoku";
        settings.values = findSolver("gvns-sudoku")->defaults();
        settings.budget.evaluations = 1000;
        page->search().start(settings);
        QTRY_COMPARE(page->search().state(), SearchState::Finished);
        const QString path = test.path("sudoku.tessera-run");
        const Answer answer([&](QWidget* dialog) { chooseFile(dialog, path); });
        test.action("searchSaveRun").trigger();
        QCOMPARE(answer.asked(), 1);
        const RecordedRun run = readRunFile(readFile(path, kMaxFileBytes)).run;
        QVERIFY(run.puzzle.as<SudokuFile>() == given);
    }

    void theSampleGivesWayToAnOpenedRun() {
        WindowTest test;
        test.window.openSample();
        const QString kept =
            QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats/kept/search.tessera-run");
        test.window.openFiles({kept});
        QCOMPARE(test.window.tabs().count(), 1);
        QCOMPARE(test.search().state(), SearchState::Finished);
    }

    /// If a result waits to be kept, or other cells are locked, a run gets its own tab.
    void anOpenedRunTakesNothingAway() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        search(test, 5);
        const QString path = test.path("a.tessera-run");
        writeFile(runFileBytes(test.search().record()), path);
        test.window.openFiles({path});
        QCOMPARE(test.window.tabs().count(), 2);
        QCOMPARE(test.window.tabs().page<DocumentPage>(0)->search().state(), SearchState::Finished);
        test.search().discard();
        test.window.openFiles({path});
        QCOMPARE(test.window.tabs().count(), 2);
        test.search().discard();
        test.page().editor().place(0, Placement(0, 0));
        test.page().editor().toggleLock({0});
        test.window.openFiles({path});
        QCOMPARE(test.window.tabs().count(), 3);
        QVERIFY(!test.document().locked().front());
    }

    /// A run file has neither gauges nor depths: those of the search before it would be another's.
    /// And the same search is not behind itself on the chart.
    void aRunOpenedAgainOnItsTabShowsNoRests() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const QString path = test.path("a.tessera-run");
        const auto& depths = test.child<QWidget>("depthChart");
        const auto gauges = [&test] {
            return test.window.findChildren<QLabel*>(QStringLiteral("searchGauge")).size();
        };
        const auto runOnce = [&test](std::uint64_t evaluations) {
            test.search().start(settingsFor("backtracking", evaluations));
            return QTest::qWaitFor(
                [&test] { return test.search().state() == SearchState::Finished; },
                TESSERA_PATIENCE);
        };
        QVERIFY(runOnce(100'000));
        writeFile(runFileBytes(test.search().record()), path);
        QVERIFY(gauges() > 0 && !depths.parentWidget()->isHidden());
        test.search().discard();
        test.window.openFiles({path});
        QCOMPARE(test.window.tabs().count(), 1);
        QCOMPARE(test.search().state(), SearchState::Finished);
        QCOMPARE(gauges(), 0);
        QVERIFY(depths.parentWidget()->isHidden());
        QVERIFY(test.search().earlierSearches().all().empty());
        // Another search in between remains an earlier one.
        test.search().discard();
        QVERIFY(runOnce(200'000));
        QVERIFY(gauges() > 0 && !depths.parentWidget()->isHidden());
        QCOMPARE(test.search().earlierSearches().all().size(), std::size_t{1});
        test.search().discard();
        test.window.openFiles({path});
        QCOMPARE(test.search().earlierSearches().all().size(), std::size_t{1});
        QCOMPARE(test.search().earlierSearches().all()[0].settings.budget.evaluations,
                 std::optional<std::uint64_t>(200'000));
    }

    void aCutOffFileSaysSo() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        search(test, 1);
        const QByteArray bytes = runFileBytes(test.search().record());
        writeFile(bytes.first(bytes.size() * 2 / 3), test.path("cut.tessera-run"));
        writeFile(bytes.first(40), test.path("beginning.tessera-run"));
        test.search().discard();
        test.window.openFiles({test.path("cut.tessera-run")});
        QCOMPARE(test.window.tabs().count(), 1);
        QCOMPARE(test.search().state(), SearchState::Finished);
        QVERIFY2(test.page().message().contains(QStringLiteral("incomplete")),
                 qPrintable(test.page().message()));
        test.window.openFiles({test.path("beginning.tessera-run")});
        QVERIFY2(test.page().message().contains(QStringLiteral("is incomplete")),
                 qPrintable(test.page().message()));
    }

    void withoutARunThereIsNothingToSave() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.action("searchSaveRun").trigger();
        QVERIFY2(test.page().message().contains(QStringLiteral("start a search")),
                 qPrintable(test.page().message()));
    }
};

TESSERA_TEST(TestRunActions, Needs::Window)

} // namespace tessera::tst_RunActions

#include "tst_RunActions.moc"
