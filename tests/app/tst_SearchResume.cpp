// SPDX-License-Identifier: GPL-3.0-or-later

// Exact searches that the window resumes where they were.
#include "app/document/recovery/RecoveryRecord.h"
#include "app/window/recovery/SessionKeeper.h"
#include "app/window/search/SearchForm.h"
#include "app/window/watch/SearchPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/RecoveryTesting.h"
#include "tests/app/SearchTesting.h"
#include "tests/core/MemoryLimit.h"

#include "core/edges/puzzle/Board.h"
#include "core/experiments/RunFile.h"
#include "core/support/FileIo.h"

#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace tessera::tst_SearchResume {

namespace {

using Topic = DocumentPage::Topic;

/// Nothing a test waits for.
void beginEndless(BoardSearch& search) {
    search.start(exact("all"));
    QTRY_VERIFY(search.bestBoard() && search.numbers().evaluations > 0);
}

} // namespace

class TestSearchResume : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<AppSettings>(path("tessera.ini"));
    }

    void goingOnComesToTheSameAsOneRun_data() {
        QTest::addColumn<QByteArray>("mode");
        QTest::newRow("first") << QByteArray("first");
        QTest::newRow("all") << QByteArray("all");
    }
    void goingOnComesToTheSameAsOneRun() {
        QFETCH(QByteArray, mode);
        Bench bench(countable());
        const Result whole = headless(bench.document, exact(mode.constData()));
        bench.search.start(exact(mode.constData(), whole.evaluations / 3));
        QTRY_VERIFY(hasFinished(bench.search));
        QVERIFY(bench.search.canGoOn());
        const std::uint64_t before = bench.search.numbers().evaluations;
        QVERIFY(before < whole.evaluations);
        const int found = bench.search.numbers().best;
        bench.search.goOn();
        QCOMPARE(bench.search.state(), SearchState::Running);
        QVERIFY(!bench.search.canGoOn());
        // What was found is kept until something better is found.
        QVERIFY(bench.search.numbers().best >= found);
        QTRY_VERIFY(hasFinished(bench.search));
        QCOMPARE(resultOf(bench.search), whole);
        QVERIFY(!bench.search.canGoOn()); // nothing is left to try
        QVERIFY(bench.refusals.isEmpty());
        const BestHistory& bests = bench.search.bests();
        for (std::size_t i = 1; i < bests.size(); ++i) {
            QVERIFY(bests.moments()[i].score > bests.moments()[i - 1].score);
            QVERIFY(bests.moments()[i].seconds >= bests.moments()[i - 1].seconds);
        }
    }

    void itGoesOnWithThePuzzleItHad() {
        Bench bench(countable());
        const Result whole = headless(bench.document, exact("all"));
        bench.search.start(exact("all", whole.evaluations / 3));
        QTRY_VERIFY(hasFinished(bench.search));
        QCOMPARE(bench.search.checkpoint()->evaluations, whole.evaluations / 3);
        bench.editor.shuffle(4);
        bench.search.goOn();
        QTRY_VERIFY(hasFinished(bench.search));
        QCOMPARE(resultOf(bench.search), whole);
        QVERIFY(bench.refusals.isEmpty());
    }

    void oneThatGoesOnCanBeSuspended() {
        Bench bench(hardPuzzle());
        beginEndless(bench.search);
        bench.search.stop();
        QTRY_VERIFY(hasFinished(bench.search));
        const std::uint64_t before = bench.search.numbers().evaluations;
        bench.search.goOn();
        QTRY_VERIFY(bench.search.numbers().evaluations > before);
        QVERIFY(bench.search.suspend());
        QVERIFY(bench.search.isSuspended());
        QVERIFY(!bench.search.canGoOn()); // it is not at its end
        QVERIFY(bench.search.suspend());
        const std::uint64_t suspended = bench.search.numbers().evaluations;
        bench.search.resume();
        QTRY_VERIFY(bench.search.numbers().evaluations > suspended);
        bench.search.stop();
        QTRY_VERIFY(bench.search.canGoOn());
        QVERIFY(bench.refusals.isEmpty());
        QVERIFY(!bench.search.suspend()); // nothing is running
    }

    /// Its state must not be lost with a run that never began.
    void withoutAThreadItStaysSuspended() {
        if (!testing::kCanRefuseThreads)
            QSKIP("threads cannot be refused here");
        for (const bool stepping : {false, true}) {
            Bench bench(hardPuzzle());
            beginEndless(bench.search);
            QVERIFY(bench.search.suspend());
            const std::uint64_t suspended = bench.search.numbers().evaluations;
            {
                const testing::NoThreads none;
                if (stepping)
                    bench.search.step();
                else
                    bench.search.resume();
            }
            QVERIFY(bench.search.isSuspended());
            QCOMPARE(bench.search.wayOn(), SearchController::WayOn::State);
            QCOMPARE(bench.refusals.size(), 1);
            const QString sentence = bench.refusals.front().front().toString();
            QVERIFY2(sentence.contains(QStringLiteral("threads")), qPrintable(sentence));
            bench.search.resume();
            QTRY_VERIFY(bench.search.numbers().evaluations > suspended);
            QCOMPARE(bench.refusals.size(), 1);
        }
    }

    void itGoesOnAtTheChosenSpeed() {
        Bench bench(hardPuzzle());
        beginEndless(bench.search);
        bench.search.stop();
        QTRY_VERIFY(hasFinished(bench.search));
        bench.search.setStepsPerSecond(25);
        bench.search.goOn();
        QCOMPARE(bench.search.state(), SearchState::Running);
        QVERIFY(bench.search.isStepping());
        bench.search.setStepsPerSecond(0);
        QVERIFY(!bench.search.isStepping());
        bench.search.abandon();
    }

    void aReachedTargetIsNoReasonToStopAgain() {
        Bench bench(hardPuzzle());
        SearchSettings settings = exact("all");
        settings.budget.target = 20;
        bench.search.start(settings);
        QTRY_VERIFY(hasFinished(bench.search));
        QCOMPARE(bench.search.reason(), StopReason::Target);
        const std::uint64_t before = bench.search.numbers().evaluations;
        bench.search.goOn();
        QTRY_VERIFY(bench.search.numbers().evaluations > before + 1'000'000);
        QCOMPARE(bench.search.state(), SearchState::Running);
        bench.search.stop();
        QTRY_VERIFY(hasFinished(bench.search));
    }

    /// Several threads keep a state only if it will be wanted.
    void recordOnTwoThreadsResumesWhereItWas() {
        constexpr std::uint64_t enough = 10'000'000; // evaluations: more than until a first state
        Bench bench;
        SearchSettings settings = settingsFor("record", enough);
        settings.threads = 2;
        bench.search.start(settings);
        QTRY_VERIFY(hasFinished(bench.search));
        QCOMPARE(bench.search.reason(), StopReason::Evaluations);
        QVERIFY(bench.search.canGoOn());
        // The limit is used up, though the state is from before its end.
        const std::uint64_t stored = bench.search.checkpoint()->evaluations;
        QVERIFY(stored < enough);
        const std::uint64_t told = bench.search.numbers().evaluations;
        std::uint64_t least = told;
        bool repeats = false;
        QObject watcher;
        connect(&bench.search, &SearchController::numbersChanged, &watcher, [&] {
            least = std::min(least, bench.search.numbers().evaluations);
            repeats = repeats || bench.search.isRepeating();
        });
        bench.search.goOn();
        QTRY_VERIFY(bench.search.numbers().evaluations > 2 * enough);
        QCOMPARE(least, told);
        QVERIFY(repeats);
        // What the curve had beyond the state comes again.
        const auto points = bench.search.trace().points();
        QVERIFY(points.back().evaluations > enough);
        QVERIFY(std::ranges::is_sorted(points, {}, &TracePoint::evaluations));
        QVERIFY(std::ranges::is_sorted(points, {}, &TracePoint::seconds));
        QVERIFY(bench.search.suspend());
        QCOMPARE(bench.search.wayOn(), SearchController::WayOn::State);
        QVERIFY(bench.search.checkpoint()->evaluations > stored);
        const std::uint64_t before = bench.search.numbers().evaluations;
        bench.search.resume();
        QTRY_VERIFY(bench.search.numbers().evaluations > before);
        bench.search.abandon();
        QVERIFY(bench.refusals.isEmpty());
    }

    void otherMethodsCannotGoOn() {
        Bench bench;
        bench.search.start(settingsFor("annealing", 10'000));
        QVERIFY(!bench.search.isResumable());
        QTRY_VERIFY(hasFinished(bench.search));
        QVERIFY(!bench.search.canGoOn());
        bench.search.goOn();
        QCOMPARE(bench.search.state(), SearchState::Finished);
    }

    /// By the keys, as a user would.
    void theWindowStopsAndGoesOn() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        QVERIFY(!test.action("searchGoOn").isEnabled());
        test.window.searchPanel().form().setSettings(exact("all"));
        test.key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(test.search().numbers().evaluations > 0);
        QVERIFY(!test.action("searchGoOn").isEnabled());
        test.key(Qt::Key_Period, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
        QVERIFY(test.action("searchGoOn").isEnabled());
        const std::uint64_t before = test.search().numbers().evaluations;
        // A key would let time pass in which there may be something new.
        test.action("searchGoOn").trigger();
        QCOMPARE(test.search().state(), SearchState::Running);
        // Until there is something new, it is told that old work is repeated.
        const auto& course = test.child<QLabel>("scoreCourse");
        const auto& speed = test.child<QLabel>("statusSpeed");
        QVERIFY2(course.text().contains(QStringLiteral("resuming")), qPrintable(course.text()));
        QVERIFY2(speed.text().startsWith(QStringLiteral("Resuming")), qPrintable(speed.text()));
        QTRY_VERIFY(test.search().numbers().evaluations > before);
        QTRY_VERIFY(course.text().contains(QStringLiteral("ago")));
        QVERIFY(!course.text().contains(QStringLiteral("resuming")));
        test.action("searchStop").trigger();
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
        test.search().discard();
        QVERIFY(!test.action("searchGoOn").isEnabled());
    }

    void afterAKillItGoesOnWhereItWas() {
        savePuzzle(countable(), path("countable.tessera"));
        const Result whole = headless(PuzzleDocument(countable()), exact("all"));
        const std::uint64_t before = whole.evaluations / 3;
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("countable.tessera")});
            BoardSearch& search = window.tabs().currentPage<DocumentPage>()->search();
            search.start(exact("all", before));
            QTRY_VERIFY(hasFinished(search));
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        QVERIFY(page.search().canGoOn());
        QVERIFY(page.question(Topic::Recovery).contains(QStringLiteral("unexpectedly")));
        QCOMPARE(page.search().checkpoint()->evaluations, before);
        press(page, "Resume search");
        QCOMPARE(page.search().state(), SearchState::Running);
        QTRY_VERIFY(hasFinished(page.search()));
        QCOMPARE(resultOf(page.search()), whole);
    }

    void theStateOfARunningSearchIsCopiedByItself() {
        savePuzzle(hardPuzzle(), path("hard.tessera"));
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        BoardSearch& search = window.tabs().currentPage<DocumentPage>()->search();
        beginEndless(search);
        const auto copied = [&]() -> std::uint64_t {
            const QByteArray bytes = onlyCopy(m_folder->path());
            if (bytes.isEmpty())
                return 0;
            const RecoveryRecord record = RecoveryRecord::fromBytes(bytes);
            if (!record.search || record.search->checkpoint.isEmpty())
                return 0;
            return SearchCheckpoint::fromJson(record.search->checkpoint).evaluations;
        };
        QTRY_VERIFY(copied() > 0);
        const std::uint64_t first = copied();
        QTRY_VERIFY(copied() > first);
        search.stop();
        QTRY_VERIFY(hasFinished(search));
    }

    /// A running search does not keep the window from closing: it waits for the next start.
    void closingTheWindowKeepsTheSearch() {
        savePuzzle(hardPuzzle(), path("hard.tessera"));
        std::uint64_t before = 0;
        int best = 0;
        {
            MainWindow window(*m_settings);
            window.openFiles({path("hard.tessera")});
            BoardSearch& search = window.tabs().currentPage<DocumentPage>()->search();
            beginEndless(search);
            before = search.numbers().evaluations;
            best = search.numbers().best;
            QVERIFY(window.close());
        }
        QCOMPARE(copies(m_folder->path()).size(), 1);
        MainWindow window(*m_settings);
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 1);
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        QVERIFY2(page.question(Topic::Recovery).contains(QStringLiteral("You closed")),
                 qPrintable(page.question(Topic::Recovery)));
        QVERIFY(page.search().isSuspended());
        QVERIFY(page.search().numbers().evaluations >= before);
        QVERIFY(page.search().numbers().best >= best);
        QCOMPARE(scoreOf(page.document().puzzle(), *page.search().bestBoard()).matched,
                 page.search().numbers().best);
        press(page, "Stop the search");
        page.search().discard();
        QCOMPARE(page.search().state(), SearchState::Idle);
        QVERIFY(window.close());
        QVERIFY(copies(m_folder->path()).isEmpty());
    }

    void aFileOfAnUnfinishedSearchIsTakenUp() {
        Bench bench(countable());
        const Result whole = headless(bench.document, exact("all"));
        bench.search.start(exact("all", whole.evaluations / 2));
        QTRY_VERIFY(hasFinished(bench.search));
        WindowTest test;
        writeFile(runFileBytes(bench.search.record(), bench.search.checkpoint()),
                  test.path("half.tessera-run"));
        QVERIFY(test.open(hardPuzzle()));
        const Answer answer(
            [&](QWidget* dialog) { chooseFile(dialog, test.path("half.tessera-run")); });
        test.action("searchResume").trigger();
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(test.document().puzzle(), bench.document.puzzle());
        QTRY_VERIFY(hasFinished(test.search()));
        QCOMPARE(resultOf(test.search()), whole);
    }

    void aFinishedOneCannotBeTakenUp() {
        Bench bench;
        bench.search.start(settingsFor("annealing", 10'000));
        QTRY_VERIFY(hasFinished(bench.search));
        WindowTest test;
        writeFile(runFileBytes(bench.search.record()), test.path("done.tessera-run"));
        QVERIFY(test.open(hardPuzzle()));
        const Answer answer(
            [&](QWidget* dialog) { chooseFile(dialog, test.path("done.tessera-run")); });
        test.action("searchResume").trigger();
        QVERIFY2(test.page().message().contains(QStringLiteral("no unfinished search")),
                 qPrintable(test.page().message()));
        QCOMPARE(test.window.tabs().count(), 1);
        QCOMPARE(test.search().state(), SearchState::Idle);
    }

private:
    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AppSettings> m_settings;
};

TESSERA_TEST(TestSearchResume, Needs::Window)

} // namespace tessera::tst_SearchResume

#include "tst_SearchResume.moc"
