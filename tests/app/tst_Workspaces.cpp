// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ScreenFit.h"
#include "app/window/search/SearchForm.h"
#include "app/window/settings/Languages.h"
#include "app/window/sudoku/SudokuPage.h"
#include "tests/TestProgram.h"
#include "tests/app/WorkspaceTesting.h"
#include "widgets/charts/FitnessChart.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QSlider>
#include <QStatusBar>
#include <QStatusTipEvent>
#include <QToolBar>
#include <QToolButton>

namespace tessera::tst_Workspaces {
using namespace tessera::workspaces;

namespace {

QToolButton* buttonOf(const WindowTest& test, const char* action) {
    return qobject_cast<QToolButton*>(
        test.child<QToolBar>("toolBar").widgetForAction(&test.action(action)));
}

} // namespace

class TestWorkspaces : public QObject {
    Q_OBJECT

private slots:
    void init() { installLanguage(*qApp, QStringLiteral("en")); }

    void aSearchBringsWatchAndItsEndEdit() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        QVERIFY(isEditing(test));
        for (const char* end : {"searchKeep", "searchBack"}) {
            run(test);
            QVERIFY(isWatching(test));
            test.action("searchRun").trigger();
            QCOMPARE(test.search().state(), SearchState::Paused);
            QVERIFY(isWatching(test));
            stop(test);
            QVERIFY(isWatching(test));
            test.action(end).trigger();
            QVERIFY(isEditing(test));
        }
        test.action("searchStep").trigger();
        QVERIFY(isWatching(test));
    }

    /// Also if a field that is hidden then had the focus: undo must not undo typing.
    void theBoardHasTheKeysAfterKeep() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        for (const char* field : {"chartView", "pseudocode"}) {
            run(test);
            test.key(Qt::Key_Period, Qt::ControlModifier);
            QTRY_VERIFY(test.child<QWidget>("pseudocode").isVisible());
            test.child<QWidget>(field).setFocus();
            stop(test);
            test.action("searchKeep").trigger();
            QVERIFY(isEditing(test));
            QVERIFY2(test.view().hasFocus(), field);
        }
    }

    void theKeyAndTheSwitch() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.key(Qt::Key_F12);
        QVERIFY(isWatching(test));
        test.key(Qt::Key_F12);
        QVERIFY(isEditing(test));
        for (const char* name : {"viewWatch", "viewEdit"}) {
            QToolButton* button = buttonOf(test, name);
            QVERIFY(button != nullptr && isSeen(*button) && !button->isChecked());
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY(button->isChecked());
            QCOMPARE(isWatching(test), name == QByteArray("viewWatch"));
        }
        // At the right end of the bar.
        QVERIFY(buttonOf(test, "viewWatch")->x() > test.window.width() * 3 / 4);
    }

    void theSearchCanLeaveItAlone() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.action("viewFollowSearch").trigger();
        QVERIFY(!test.settings().followsSearch());
        run(test);
        QVERIFY(isEditing(test));
        stop(test);
        test.action("viewWatch").trigger();
        test.action("searchBack").trigger();
        QVERIFY(isWatching(test));
    }

    /// Panels without content for the kind of puzzle have no place and are not offered. Each kind
    /// has its own layouts.
    void panelsForOtherPuzzlesHaveNoPlace() {
        WindowTest test;
        const char* others[] = {"dockColors",     "dockPieceTable", "dockPalette",
                                "dockProperties", "dockChecks",     "dockRecords"};
        {
            QVERIFY(test.open(samplePuzzle()));
            test.child<QDockWidget>("dockChecks").raise();
            PuzzlePage* edges = test.window.tabs().currentPage();
            PuzzlePage* sudoku = test.window.tabs().addPage(std::make_unique<SudokuPage>(
                std::make_unique<SudokuDocument>(SudokuFile(SudokuGrid(3)))));
            for (const char* name : others) {
                QVERIFY2(!isShown(test, name), name);
                QVERIFY2(!test.child<QDockWidget>(name).toggleViewAction()->isVisible(), name);
            }
            for (const char* name : {"dockPieces", "dockHistory", "dockSearch", "dockProgress"})
                QVERIFY2(isShown(test, name), name);
            QVERIFY(isSeen(test.child<QDockWidget>("dockHistory")));
            test.key(Qt::Key_F12);
            QVERIFY(isShown(test, "dockNumbers") && !isShown(test, "dockPopulation"));
            test.key(Qt::Key_F12);
            test.child<QDockWidget>("dockProgress").hide();
            test.window.tabs().bringForward(*edges);
            for (const char* name : others) {
                QVERIFY2(isShown(test, name), name);
                QVERIFY2(test.child<QDockWidget>(name).toggleViewAction()->isVisible(), name);
            }
            QVERIFY(isShown(test, "dockProgress") && isSeen(test.child<QDockWidget>("dockChecks")));
            test.window.tabs().bringForward(*sudoku);
            QVERIFY(!isShown(test, "dockProgress"));
            QVERIFY(test.window.close());
        }
        MainWindow again(test.settings());
        again.openSample();
        again.show();
        const auto shown = [&](const char* name) {
            return again.findChild<QDockWidget*>(QLatin1String(name))->isVisible();
        };
        QVERIFY(shown("dockProgress") && shown("dockChecks"));
        again.tabs().addPage(std::make_unique<SudokuPage>(
            std::make_unique<SudokuDocument>(SudokuFile(SudokuGrid(3)))));
        QVERIFY(!shown("dockProgress") && !shown("dockChecks") && shown("dockHistory"));
    }

    /// Its panel keeps its place in the layout for methods that have one.
    void onlyPopulationsHaveTheirTab() {
        WindowTest test;
        const auto isOffered = [&](const MainWindow& window) {
            const auto* panel = window.findChild<QDockWidget*>(QStringLiteral("dockPopulation"));
            // Behind other tabs it counts as visible.
            return panel->isVisible() && panel->toggleViewAction()->isVisible();
        };
        {
            QVERIFY(test.open(hardPuzzle()));
            for (const char* method : {"annealing", "genetic", "hill-climbing", "ant-colony"}) {
                test.window.findChild<SearchForm*>()->chooseSolver(QLatin1String(method));
                run(test);
                QVERIFY(isWatching(test));
                const bool expected = findSolver(method)->hasPopulation;
                QVERIFY2(isOffered(test.window) == expected, method);
                // Also when the layout is stored and read.
                test.key(Qt::Key_F12);
                test.key(Qt::Key_F12);
                QVERIFY2(isOffered(test.window) == expected, method);
                test.action("viewResetLayout").trigger();
                QVERIFY2(isOffered(test.window) == expected, method);
                stop(test);
                test.action("searchBack").trigger();
            }
            test.key(Qt::Key_F12);
            QVERIFY(!isOffered(test.window));
            QVERIFY(test.window.close());
        }
        MainWindow again(test.settings());
        again.openSample();
        again.show();
        QVERIFY(!isOffered(again));
        SearchController& search = again.tabs().currentPage()->search();
        search.start(settingsFor("genetic"));
        QVERIFY(isOffered(again));
        search.stop();
    }

    /// Modal or not; the puzzle stays open.
    void theKeyForClosingClosesTheWindowInFront() {
        const ScreenFit fit;
        qApp->installEventFilter(const_cast<ScreenFit*>(&fit));
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        for (const char* action : {"searchCompare", "searchExperiments", "searchFollow",
                                   "helpContents", "fileBenchmark", "puzzleLandscape"}) {
            QPointer<QWidget> opened;
            bool hasOpened = false;
            QTimer closing;
            connect(&closing, &QTimer::timeout, this, [&] {
                QWidget* active = QApplication::activeWindow();
                if (active == nullptr || active == &test.window)
                    return;
                opened = active;
                hasOpened = true;
                QTest::keyClick(active->windowHandle(), Qt::Key_W, Qt::ControlModifier);
            });
            closing.start(20);
            test.action(action).trigger();
            QTRY_VERIFY2(hasOpened, action);
            QTRY_VERIFY2(opened == nullptr || !opened->isVisible(), action);
            closing.stop();
            QVERIFY(test.activate());
            QCOMPARE(test.window.tabs().count(), 1);
        }
    }

    /// The score stays in sight while the pointer rests on a button.
    void tipsOfButtonsLeaveTheScore() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        QStatusBar& bar = *test.window.statusBar();
        QStatusTipEvent tip(QStringLiteral("About a button"));
        QCoreApplication::sendEvent(&test.window, &tip);
        QVERIFY(isSeen(test.child<QWidget>("statusScore")));
        auto* menu = test.window.menuBar()->actions().front()->menu();
        menu->popup(test.window.mapToGlobal(QPoint()));
        QVERIFY(QTest::qWaitForWindowExposed(menu));
        QStatusTipEvent ofMenu(QStringLiteral("About a command"));
        QCoreApplication::sendEvent(&test.window, &ofMenu);
        QCOMPARE(bar.currentMessage(), ofMenu.tip());
        menu->close();
        test.key(Qt::Key_F12);
        QVERIFY(bar.currentMessage().isEmpty());
        QVERIFY(isSeen(test.child<QWidget>("statusScore")));
    }

    void whatAPersonChoseMeanwhileStays() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        run(test);
        test.key(Qt::Key_F12);
        QVERIFY(isEditing(test));
        stop(test);
        QVERIFY(isEditing(test));
        // The form folds into one line, which opens it.
        auto& fold = test.child<QToolButton>("searchFold");
        QVERIFY(isSeen(fold) && fold.text().contains(QStringLiteral("seed 1")));
        auto& method = test.child<QComboBox>("method");
        QVERIFY(!method.isVisible());
        QTest::mouseClick(&fold, Qt::LeftButton);
        QVERIFY(method.isVisible());
    }

    void tabsAreShownAsTheirSearchesAre() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        run(test);
        PuzzlePage* searching = test.window.tabs().currentPage();
        PuzzlePage* other = test.window.tabs().addPage(
            std::make_unique<DocumentPage>(std::make_unique<PuzzleDocument>(samplePuzzle())));
        QVERIFY(isEditing(test));
        test.window.tabs().bringForward(*searching);
        QVERIFY(isWatching(test));
        test.window.tabs().bringForward(*other);
        QVERIFY(isEditing(test));
    }

    void eachIsRemembered() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.child<QDockWidget>("dockChecks").hide();
        test.key(Qt::Key_F12);
        test.child<QDockWidget>("dockRecords").hide();
        test.key(Qt::Key_F12);
        QVERIFY(isShown(test, "dockRecords") && !isShown(test, "dockChecks"));
        test.key(Qt::Key_F12);
        QVERIFY(!isShown(test, "dockRecords"));
        QVERIFY(test.window.close());

        MainWindow again(test.settings());
        again.openSample();
        again.show();
        const auto shown = [&](const char* name) {
            return again.findChild<QDockWidget*>(QLatin1String(name))->isVisible();
        };
        // No search is shown.
        QVERIFY(shown("dockPieces") && shown("dockRecords") && !shown("dockChecks"));
        again.findChild<QAction*>(QStringLiteral("viewWatch"))->trigger();
        QVERIFY(!shown("dockPieces") && shown("dockScore") && !shown("dockRecords"));
    }

    /// Unless a search decides, a start shows the last workspace.
    void theLastOneComesBack() {
        WindowTest test;
        test.settings().followsSearch.set(false);
        QVERIFY(test.open(samplePuzzle()));
        test.key(Qt::Key_F12);
        QVERIFY(test.window.close());
        MainWindow again(test.settings());
        again.openSample();
        again.show();
        QVERIFY(!again.findChild<QDockWidget*>(QStringLiteral("dockPieces"))->isVisible());
        QVERIFY(again.findChild<QAction*>(QStringLiteral("viewWatch"))->isChecked());
    }

    /// Settings of a version with one layout cause no harm.
    void anOlderLayoutIsNotTaken() {
        WindowTest test;
        QMainWindow older;
        for (const char* name : {"dockPieces", "dockSearch", "dockProgress"}) {
            auto* dock = new QDockWidget(&older);
            dock->setObjectName(QLatin1String(name));
            older.addDockWidget(Qt::BottomDockWidgetArea, dock);
            dock->hide();
        }
        test.settings().setLayout(QStringLiteral("state"), older.saveState());
        MainWindow window(test.settings());
        window.openSample();
        window.show();
        QVERIFY(window.findChild<QDockWidget*>(QStringLiteral("dockPieces"))->isVisible());
        QVERIFY(window.findChild<QDockWidget*>(QStringLiteral("dockSearch"))->isVisible());
        QVERIFY(!window.findChild<QDockWidget*>(QStringLiteral("dockScore"))->isVisible());
    }

    /// A search may end, and change the workspace, while a panel is in the user's hand.
    void theWorkspaceChangesWhileAPanelIsDragged() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        QWindow* window = test.window.windowHandle();
        int drags = 0;
        for (int round = 0; round < 24; ++round) {
            QList<QDockWidget*> docks = test.window.findChildren<QDockWidget*>();
            docks.removeIf([](const QDockWidget* dock) {
                return !isSeen(*dock) || dock->titleBarWidget() != nullptr || dock->isFloating();
            });
            if (!docks.isEmpty()) {
                QDockWidget* dock = docks[round % docks.size()];
                const QPoint from = dock->mapTo(&test.window, QPoint(30, 8));
                const QPoint to(200 + 97 * round % 700, 100 + 61 * round % 400);
                QTest::mousePress(window, Qt::LeftButton, {}, from);
                QTest::mouseMove(window, (from + to) / 2);
                QTest::mouseMove(window, to);
                drags += QWidget::mouseGrabber() == dock;
            }
            const bool wasEditing = test.action("viewEdit").isChecked();
            test.action("viewWorkspace").trigger();
            QVERIFY(QWidget::mouseGrabber() == nullptr);
            QTest::mouseRelease(window, Qt::LeftButton);
            QCOMPARE(test.action("viewEdit").isChecked(), !wasEditing);
        }
        QVERIFY(drags > 0);
    }

    void resettingPutsOneWorkspaceBack() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.child<QDockWidget>("dockChecks").hide();
        test.key(Qt::Key_F12);
        test.child<QDockWidget>("dockProgress").hide();
        auto& score = test.child<QDockWidget>("dockScore");
        test.window.addDockWidget(Qt::BottomDockWidgetArea, &score);
        test.action("viewResetLayout").trigger();
        QVERIFY(isWatching(test) && isShown(test, "dockProgress"));
        QCOMPARE(test.window.dockWidgetArea(&score), Qt::RightDockWidgetArea);
        test.key(Qt::Key_F12);
        QVERIFY(!isShown(test, "dockChecks"));
        test.action("viewResetLayout").trigger();
        QVERIFY(isShown(test, "dockChecks"));
    }

    void theScoreIsThatOfTheSearch() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        run(test);
        stop(test);
        const auto& score = test.child<QLabel>("largeScore");
        const SearchNumbers& numbers = test.search().numbers();
        QCOMPARE(score.text(), QStringLiteral("%1 / %2").arg(numbers.best).arg(numbers.total));
        QCOMPARE(test.child<QLabel>("scoreLack").text(),
                 QStringLiteral("%1 left").arg(numbers.total - numbers.best));
        const auto& course = test.child<QLabel>("scoreCourse");
        QVERIFY2(course.text().contains(test.search().resultSentence()), qPrintable(course.text()));
        // An earlier moment has another score.
        test.child<QSlider>("replaySlider").setValue(0);
        const int first = test.search().bests().moments().front().score;
        QVERIFY(first < numbers.best);
        QVERIFY2(score.text().startsWith(QString::number(first)), qPrintable(score.text()));
        // After it, nothing is as if it ran.
        test.action("searchBack").trigger();
        QVERIFY2(!course.text().isEmpty() && !course.text().contains(u'·'),
                 qPrintable(course.text()));
    }

    void sudokusAreToldInTheirOwnWords() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const auto* page = test.window.tabs().addPage(std::make_unique<SudokuPage>(
            std::make_unique<SudokuDocument>(SudokuFile(SudokuGrid(3)))));
        QCOMPARE(page->lackText(2), QStringLiteral("2 digits missing"));
        test.action("searchStep").trigger();
        // No edges are matched there.
        const auto& chart = test.child<FitnessChart>("fitnessChart");
        QTRY_COMPARE(chart.content().scoreTitle, QStringLiteral("Score"));
        QVERIFY(isWatching(test));
        QVERIFY(test.child<QLabel>("largeScore").text().contains(QStringLiteral(" / ")));
    }

    /// Disabled parts take no room while a search is watched.
    void whatIsOffIsOutOfSight() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        run(test);
        for (const char* dock : {"dockScore", "dockProgress"}) {
            for (const auto* widget : test.child<QWidget>(dock).findChildren<QWidget*>()) {
                const bool isControl = qobject_cast<const QComboBox*>(widget) != nullptr ||
                                       qobject_cast<const QCheckBox*>(widget) != nullptr ||
                                       qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
                                       (qobject_cast<const QToolButton*>(widget) != nullptr &&
                                        dock == QByteArray("dockScore"));
                if (isControl && isSeen(*widget))
                    QTRY_VERIFY2(widget->isEnabled(), qPrintable(widget->objectName()));
            }
        }
        // The settings of the search are a click away.
        auto& settings = test.child<QToolButton>("searchSummary");
        QVERIFY(settings.text().contains(QStringLiteral("seed 1")));
        QVERIFY(!isShown(test, "dockSearch"));
        QTest::mouseClick(&settings, Qt::LeftButton);
        QVERIFY(isSeen(test.child<QComboBox>("method")));
    }
};

TESSERA_TEST(TestWorkspaces, Needs::Window)

} // namespace tessera::tst_Workspaces

#include "tst_Workspaces.moc"
