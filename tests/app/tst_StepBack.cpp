// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/StepLog.h"
#include "app/window/sudoku/SudokuPage.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "tests/core/SudokuTesting.h"
#include "widgets/board/ViewOverlays.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/sudoku/SudokuView.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

namespace tessera::tst_StepBack {

namespace {

void chooseMethod(WindowTest& test, const char* id) {
    auto& method = test.child<QComboBox>("method");
    method.setCurrentIndex(method.findData(QString::fromLatin1(id)));
}

/// Presses the key of Step. @return whether a step was reported
bool steps(WindowTest& test, SearchController& search) {
    QSignalSpy told(&search, &SearchController::stepTaken);
    test.key(Qt::Key_Period, Qt::ControlModifier);
    const auto isDone = [&] { return told.count() > 0 || search.state() == SearchState::Finished; };
    return QTest::qWaitFor(isDone, TESSERA_PATIENCE) && told.count() > 0;
}

void back(WindowTest& test) { test.key(Qt::Key_Backspace, Qt::ControlModifier); }

struct Seen {
    Solution board;
    QString sentence;
    std::vector<std::size_t> framed;

    friend bool operator==(const Seen&, const Seen&) = default;
};

Seen seen(WindowTest& test) {
    const auto* marks = test.view().findChild<FlashOverlay*>();
    return {test.view().board().codes(), test.child<QLabel>("liveNotice").text(),
            marks->isOutline() ? marks->cells() : std::vector<std::size_t>()};
}

} // namespace

class TestStepBack : public QObject {
    Q_OBJECT

private slots:
    /// Board, sentence and frames belong to each step, backwards and forwards again.
    void walksBackAndForth() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle({8, 8})));
        chooseMethod(test, "tabu");
        QVERIFY(!test.action("searchStepBack").isEnabled());
        std::vector<Seen> all;
        for (int step = 0; step < 6; ++step) {
            QVERIFY(steps(test, test.search()));
            all.push_back(seen(test));
        }
        QVERIFY(!all.back().framed.empty());
        QVERIFY(all[4].board != all[5].board);
        for (int place = 4; place >= 0; --place) {
            back(test);
            QTRY_COMPARE(test.search().stepsBack(), static_cast<std::size_t>(5 - place));
            const Seen now = seen(test);
            const Seen& then = all[static_cast<std::size_t>(place)];
            QCOMPARE(now.board, then.board);
            QCOMPARE(now.framed, then.framed);
            QVERIFY2(now.sentence.endsWith(then.sentence), qPrintable(now.sentence));
            QVERIFY(now.sentence != then.sentence); // it says how far back that is
        }
        QVERIFY(!test.action("searchStepBack").isEnabled());
        const auto evaluations = test.search().numbers().evaluations;
        for (std::size_t place = 1; place < 6; ++place) {
            QVERIFY(steps(test, test.search()));
            QCOMPARE(seen(test).board, all[place].board);
        }
        QCOMPARE(seen(test), all.back());
        QCOMPARE(test.search().numbers().evaluations, evaluations);
        // From the newest, it makes a new step.
        QVERIFY(steps(test, test.search()));
        QVERIFY(test.search().numbers().evaluations > evaluations);
        test.search().abandon();
    }

    /// The button is visible only while there is an earlier step.
    void theButtonComesAndGoes() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle({6, 6})));
        chooseMethod(test, "hill-climbing");
        const auto buttons = test.window.findChildren<QToolButton*>();
        const auto isSeen = [&] {
            return std::ranges::any_of(buttons, [&](const QToolButton* button) {
                return button->defaultAction() == &test.action("searchStepBack") &&
                       button->isVisible();
            });
        };
        QVERIFY(!isSeen());
        for (int step = 0; step < 3; ++step)
            QVERIFY(steps(test, test.search()));
        QTRY_VERIFY(isSeen());
        // At full speed no step is reported or kept.
        back(test);
        QTRY_COMPARE(test.search().stepsBack(), 1U);
        test.action("searchRun").trigger();
        QCOMPARE(test.search().stepsBack(), 0U);
        QVERIFY(!test.search().canStepBack());
        QTRY_VERIFY(!isSeen());
        QVERIFY(!test.view().findChild<FlashOverlay*>()->isOutline());
        test.search().abandon();
    }

    /// The first boards of Record are partial, and its score counts full ones.
    void aPartialBoardIsNotCalledNone() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        chooseMethod(test, "record");
        for (int step = 0; step < 50 && test.view().board().placedCount() == 0; ++step)
            QVERIFY(steps(test, test.search()));
        QVERIFY(test.view().board().placedCount() > 0);
        QVERIFY(test.search().bestSolution().empty());
        QCOMPARE(test.child<QLabel>("scoreLack").text(), QStringLiteral("No full board yet"));
        QCOMPARE(test.child<FitnessChart>("fitnessChart").content().emptyText,
                 QStringLiteral("The search has no full board yet."));
        test.search().abandon();
    }

    /// Its board need not be the best one.
    void theStateBeforeTheFirstStepIsSaid() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle({8, 8})));
        chooseMethod(test, "tabu");
        test.action("searchRun").trigger();
        QTRY_VERIFY(!test.search().bestSolution().empty());
        test.search().pause();
        QVERIFY(steps(test, test.search()));
        back(test);
        QTRY_COMPARE(test.search().stepsBack(), 1U);
        QVERIFY(!test.search().canStepBack());
        const QString notice = test.child<QLabel>("liveNotice").text();
        QVERIFY2(notice.startsWith(QStringLiteral("Before the first step of Tabu")),
                 qPrintable(notice));
        test.search().abandon();
    }

    /// Going back in slow motion pauses it.
    void pausesSlowMotion() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle({8, 8})));
        chooseMethod(test, "tabu");
        test.search().setStepsPerSecond(25);
        test.action("searchRun").trigger();
        QTRY_VERIFY(test.search().canStepBack());
        back(test);
        QTRY_COMPARE(test.search().state(), SearchState::Paused);
        QVERIFY(test.search().stepsBack() > 0 || test.search().canStepBack());
        test.search().abandon();
    }

    /// The steps before a solution can be viewed after it, and the result can still be kept.
    void afterTheEnd() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{2, 2}, {}, {3}})));
        chooseMethod(test, "backtracking");
        int taken = 0;
        while (test.search().state() != SearchState::Finished && ++taken < 1000)
            QVERIFY(steps(test, test.search()) || test.search().state() == SearchState::Finished);
        QTRY_COMPARE(test.search().reason(), StopReason::Solved);
        const Solution solved = test.search().bestSolution();
        QCOMPARE(test.search().shownSolution(), solved);
        back(test);
        QTRY_VERIFY(test.search().stepsBack() > 0);
        QVERIFY(test.search().shownSolution() != solved);
        QVERIFY(!test.search().stepSentence().isEmpty());
        while (test.search().stepsBack() > 0)
            test.search().step();
        QCOMPARE(test.search().shownSolution(), solved);
        test.search().keep();
        QCOMPARE(test.board().codes(), solved);
    }

    void sudokusWalkBackToo() {
        WindowTest test;
        const SudokuFile file(test::gridOf(test::kEscargot));
        test::saveSudokus({&file, 1}, test.path("s.tessera"));
        test.window.openFiles({test.path("s.tessera")});
        test.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&test.window));
        auto& page = *test.window.tabs().currentPage<SudokuPage>();
        std::vector<SudokuGrid> grids;
        std::vector<std::vector<std::size_t>> framed;
        for (int step = 0; step < 4; ++step) {
            QVERIFY(steps(test, page.search()));
            const QString sentence = page.search().stepSentence();
            QVERIFY(!sentence.isEmpty());
            QCOMPARE(test.child<QLabel>("liveNotice").text(), sentence);
            grids.push_back(page.view().content().digits);
            framed.push_back(page.view().outlined());
        }
        QVERIFY(!framed.front().empty());
        for (std::size_t place = 3; place-- > 0;) {
            back(test);
            QTRY_COMPARE(page.search().stepsBack(), 3 - place);
            QVERIFY(page.view().content().digits == grids[place]);
            QCOMPARE(page.view().outlined(), framed[place]);
        }
        page.search().stop();
        QTRY_COMPARE(page.search().state(), SearchState::Finished);
        QVERIFY(page.view().outlined().empty());
        page.search().discard();
    }

    /// Neither more steps nor more memory than allowed; always keeps the newest.
    void memoryIsBounded() {
        StepLog log;
        for (std::size_t i = 0; i < StepLog::kMostSteps + 10; ++i)
            log.add({Solution(4), {}, QString::number(i), {}});
        QCOMPARE(log.size(), StepLog::kMostSteps);
        QCOMPARE(log.at(0).sentence, QStringLiteral("10"));
        log.clear();
        const std::size_t large = StepLog::kMostBytes / sizeof(std::uint16_t) / 4;
        for (int i = 0; i < 9; ++i)
            log.add({Solution(large), {}, QString::number(i), {}});
        QCOMPARE(log.size(), 4U);
        QCOMPARE(log.newest().sentence, QStringLiteral("8"));
        log.add({Solution(5 * large), {}, {}, {}});
        QCOMPARE(log.size(), 1U);
    }
};

TESSERA_TEST(TestStepBack, Needs::Window)

} // namespace tessera::tst_StepBack

#include "tst_StepBack.moc"
