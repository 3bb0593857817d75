// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/SearchForm.h"
#include "app/window/search/SearchNumbersView.h"
#include "app/window/watch/ScorePanel.h"
#include "app/window/watch/SearchPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/PieceTray.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/charts/SearchCharts.h"
#include "widgets/forms/ParameterForm.h"

#include "core/search/Solver.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QUndoView>

#include <algorithm>
#include <set>

namespace tessera::tst_MainWindowSearch {

namespace {

/// Ctrl+Return, Ctrl+., Ctrl+Shift+. as a user presses them.
void pressRun(WindowTest& test) { test.key(Qt::Key_Return, Qt::ControlModifier); }
void pressStep(WindowTest& test) { test.key(Qt::Key_Period, Qt::ControlModifier); }
void pressStop(WindowTest& test) {
    test.key(Qt::Key_Period, Qt::ControlModifier | Qt::ShiftModifier);
}

void limitTo(WindowTest& test, int evaluations) {
    test.child<NumberSpinBox>("timeLimit").setValue(0);
    test.child<NumberSpinBox>("evaluationLimit").setValue(evaluations);
}

bool hasFinished(WindowTest& test) { return test.search().state() == SearchState::Finished; }

/// Presses the button of a message box that has this role.
void press(QWidget* dialog, QMessageBox::ButtonRole role) {
    auto* box = qobject_cast<QMessageBox*>(dialog);
    QVERIFY(box != nullptr);
    for (QAbstractButton* button : box->buttons()) {
        if (box->buttonRole(button) == role)
            return button->click();
    }
    box->reject();
    QFAIL("no such button");
}

/// Of a search that has ended.
bool showsHeatOfChanges(WindowTest& test) {
    if (!test.open(hardPuzzle()))
        return false;
    test.action("overlayHeat").trigger();
    test.action("heatChanges").trigger();
    limitTo(test, 100'000);
    pressRun(test);
    return QTest::qWaitFor([&] { return hasFinished(test); }, TESSERA_PATIENCE);
}

} // namespace

/// Searches as a user runs them, in the real window.
class TestMainWindowSearch : public QObject {
    Q_OBJECT

private slots:
    void startPauseStepStopKeep() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const PuzzleFile before = test.document().file();
        pressRun(test);
        QCOMPARE(test.search().state(), SearchState::Running);
        QTRY_VERIFY(test.view().board().placedCount() > 0);
        QTRY_VERIFY(!test.child<FitnessChart>("fitnessChart").curves().empty());
        QVERIFY(test.view().isReadOnly());
        pressRun(test);
        QCOMPARE(test.search().state(), SearchState::Paused);
        pressStep(test);
        QCOMPARE(test.search().state(), SearchState::Paused);
        pressRun(test);
        QCOMPARE(test.search().state(), SearchState::Running);
        pressStop(test);
        QTRY_VERIFY(hasFinished(test));
        QVERIFY(test.child<QLabel>("searchResult").text().startsWith(QStringLiteral("Stopped")));
        QCOMPARE(test.document().file(), before);
        const Board best = *test.search().bestBoard();
        QCOMPARE(test.view().board(), best);
        test.key(Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(test.board(), best);
        QVERIFY(!test.view().isReadOnly());
        test.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(test.document().file(), before);
    }

    /// Pieces in the tray are not left as they were in the result.
    void undoOfKeepRestoresTheTray() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        PieceModel& pieces = test.window.findChild<PieceTray*>()->pieces();
        pieces.rotate(pieces.index(0, 0), 1);
        const auto shown = [&pieces] {
            std::vector<Placement> rows;
            for (int row = 0; row < pieces.rowCount(); ++row)
                rows.push_back(pieces.placement(pieces.index(row, 0)));
            return rows;
        };
        const std::vector<Placement> before = shown();
        limitTo(test, 100'000);
        pressRun(test);
        QTRY_VERIFY(hasFinished(test));
        test.key(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(shown().size() < before.size());
        test.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shown() == before);
    }

    /// In each state: what is allowed, that it is explained, and that mnemonics are unique.
    void buttonsFollowTheState() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const auto allowed = [&] {
            QStringList names;
            QSet<QChar> letters;
            for (const char* name :
                 {"searchRun", "searchStep", "searchStop", "searchKeep", "searchBack"}) {
                const QAction& action = test.action(name);
                const QString text = action.text();
                const qsizetype letter = text.indexOf(u'&') + 1;
                if (action.toolTip().isEmpty() || (letter > 0 && letters.contains(text[letter])))
                    names << QStringLiteral("! %1").arg(text);
                if (letter > 0)
                    letters.insert(text[letter]);
                if (action.isEnabled())
                    names << QLatin1String(name).mid(6);
            }
            return names.join(u' ');
        };
        auto& form = test.child<QComboBox>("method");
        QCOMPARE(allowed(), QStringLiteral("Run Step"));
        QVERIFY(form.isEnabled());
        pressRun(test);
        QCOMPARE(allowed(), QStringLiteral("Run Step Stop"));
        QVERIFY(!form.isEnabled());
        QTRY_VERIFY(test.view().board().placedCount() > 0);
        pressRun(test);
        QCOMPARE(allowed(), QStringLiteral("Run Step Stop"));
        pressStop(test);
        QTRY_VERIFY(hasFinished(test));
        QCOMPARE(allowed(), QStringLiteral("Run Keep Back"));
        QVERIFY(form.isEnabled());
    }

    void theSettingsAreTaken() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        auto& method = test.child<QComboBox>("method");
        method.setCurrentIndex(method.findData(QStringLiteral("tabu")));
        test.child<QLineEdit>("seed").setText(QStringLiteral("41"));
        limitTo(test, 100'000);
        pressRun(test);
        QCOMPARE(test.search().settings().solver, std::string("tabu"));
        QCOMPARE(test.search().settings().seed, 41U);
        QCOMPARE(test.search().settings().budget.evaluations,
                 std::optional<std::uint64_t>(100'000));
        QVERIFY(!test.search().settings().budget.seconds);
        QTRY_VERIFY(hasFinished(test));
        QCOMPARE(test.search().numbers().evaluations, 100'000U);
        // Running again gives the same board.
        const Board first = *test.search().bestBoard();
        pressRun(test);
        QTRY_VERIFY(hasFinished(test));
        QCOMPARE(*test.search().bestBoard(), first);
        test.key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(test.search().state(), SearchState::Idle);
        QCOMPARE(test.view().board(), test.board());
        QVERIFY(!test.document().isModified());
    }

    void aLimitIsTakenWhileItIsTyped() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        limitTo(test, 5);
        auto& seconds = test.child<NumberSpinBox>("timeLimit");
        seconds.setFocus();
        seconds.selectAll();
        for (const Qt::Key digit : {Qt::Key_4, Qt::Key_2})
            test.key(digit);
        pressRun(test);
        QCOMPARE(test.search().settings().budget.seconds, std::optional(42.0));
    }

    /// A time limit may exclude the time of other programs.
    void aLimitOfProcessorTime() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.child<NumberSpinBox>("timeLimit").setValue(1);
        auto& kind = test.child<QComboBox>("timeKind");
        kind.setCurrentIndex(kind.findData(true));
        pressRun(test);
        QVERIFY(!test.search().settings().budget.seconds);
        QCOMPARE(test.search().settings().budget.processorSeconds, 1.0);
        const QString summary = test.child<QToolButton>("searchFold").text();
        QVERIFY2(summary.endsWith(QStringLiteral("0:01 of processor time")), qPrintable(summary));
        QTRY_VERIFY(hasFinished(test));
        QCOMPARE(test.search().reason(), StopReason::Time);
        const ProcessorTime time = test.search().numbers().processor;
        QVERIFY(time.used >= 1);
        // On a busy machine it says so, on an idle one it does not.
        QCOMPARE(test.search().shareSentence().contains(QStringLiteral("of a core")),
                 time.isShort());
        QVERIFY(shortCoreSentence({5, 10}).contains(QStringLiteral("50 %")));
        QVERIFY(shortCoreSentence({9.5, 10}).isEmpty());
    }

    /// With any width of the panel, each course is beside its figure, in a column.
    void theCourseOfAFigureIsBesideIt() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        limitTo(test, 100'000);
        pressRun(test);
        QTRY_VERIFY(hasFinished(test));
        auto& view = *test.window.findChild<SearchNumbersView*>();
        // Not resize(), which a pending layout undoes.
        view.setMinimumWidth(1200);
        std::set<int> places;
        for (const Sparkline* course : view.findChildren<Sparkline*>()) {
            QTRY_VERIFY(course->parentWidget()->width() > 600);
            const auto& figure = *course->parentWidget()->findChild<QLabel*>();
            QVERIFY2(course->x() > figure.x() && course->x() < 150,
                     qPrintable(QString::number(course->x())));
            places.insert(course->x());
        }
        QCOMPARE(places.size(), std::size_t(1));
    }

    /// Only of methods that have parts.
    void thePartsOfRecordAreShown() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        auto& parts = *test.window.findChild<PartsView*>();
        QVERIFY(parts.isHidden());
        SearchSettings settings;
        settings.solver = "record";
        settings.values = findSolver("record")->defaults();
        settings.budget.evaluations = 300'000;
        test.search().start(settings);
        QTRY_VERIFY(hasFinished(test));
        QVERIFY(!parts.isHidden());
        // Nothing more is expected of a search that has ended.
        QVERIFY(test.child<QLabel>("gainForecast").isHidden());
        int points = 0;
        const auto figures = parts.findChildren<QLabel*>(QStringLiteral("partFigure"));
        QCOMPARE(figures.size(), 5 * 4); // work, improvements, points, those of the last hour
        for (qsizetype i = 2; i < figures.size(); i += 4)
            points += figures[i]->text().toInt();
        QCOMPARE(points, test.search().numbers().best);
    }

    /// Screen readers read names, so these contain the values.
    void figuresAreReadOut() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        limitTo(test, 100'000);
        pressRun(test);
        QTRY_VERIFY(hasFinished(test));
        for (const char* name : {"searchScore", "searchEvaluations", "searchGauge"}) {
            auto& label = test.child<QLabel>(name);
            const QString told =
                QAccessible::queryAccessibleInterface(&label)->text(QAccessible::Name);
            QVERIFY2(told.endsWith(label.text()) && told.size() > label.text().size(),
                     qPrintable(told));
        }
    }

    /// The heat map explains its colours.
    void theHeatHasAScale() {
        WindowTest test;
        QVERIFY(showsHeatOfChanges(test));
        const std::vector<float> changes = cellChanges(test.search().bests());
        const float most = *std::ranges::max_element(changes);
        const QString legend = test.view().legend().text();
        QVERIFY2(legend.contains(QStringLiteral("Changes: 0 %1").arg(most)), qPrintable(legend));
        const int cell = static_cast<int>(std::ranges::max_element(changes) - changes.begin());
        test.view().setCurrentCell(cell);
        QVERIFY(test.view().legend().readout().startsWith(
            QStringLiteral("%1: changed %2 time").arg(cellName({12, 12}, cell)).arg(most)));
    }

    /// What was counted for the cells of one size is not shown on another.
    void theHeatEndsWithTheSizeOfTheBoard() {
        WindowTest test;
        QVERIFY(showsHeatOfChanges(test));
        const std::vector<float> changes = cellChanges(test.search().bests());
        const int cell = static_cast<int>(std::ranges::max_element(changes) - changes.begin());
        test.action("searchBack").trigger();
        const auto readout = [&] {
            test.view().setCurrentCell(0);
            test.view().setCurrentCell(cell);
            return test.view().legend().readout();
        };
        QVERIFY2(readout().contains(QStringLiteral("changed")), qPrintable(readout()));
        const Answer answer([](QWidget* dialog) {
            dialog->findChild<QSpinBox*>(QStringLiteral("width"))->setValue(14);
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        test.action("puzzleResize").trigger();
        QCOMPARE(test.view().board().size(), (GridSize{14, 12}));
        test.action("overlayCoordinates").trigger();
        QVERIFY2(!readout().contains(QStringLiteral("changed")), qPrintable(readout()));
        test.action("editUndo").trigger();
        QVERIFY2(readout().contains(QStringLiteral("changed")), qPrintable(readout()));
    }

    void steppingBeginsPaused() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        pressStep(test);
        QCOMPARE(test.search().state(), SearchState::Paused);
        QTRY_VERIFY(test.view().board().placedCount() > 0);
        pressStop(test);
        QTRY_VERIFY(hasFinished(test));
    }

    void theCurrentBoardOnShow() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        pressRun(test);
        test.child<QCheckBox>("showCurrent").click();
        QTRY_VERIFY(test.search().bestBoard() && test.view().board() != *test.search().bestBoard());
        test.child<QCheckBox>("showCurrent").click();
        QTRY_COMPARE(test.view().board(), *test.search().bestBoard());
        pressStop(test);
        QTRY_VERIFY(hasFinished(test));
    }

    void theBannerNamesTheBoardOnShow() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        pressRun(test);
        // The best board is shown while the temperature is measured.
        QTRY_VERIFY(test.search().numbers().evaluations > 100'000);
        // A step may end at a new best board; then the two are equal.
        const auto stepsAside = [&test] {
            if (test.search().state() == SearchState::Paused &&
                !test.search().stepSentence().isEmpty() && !test.search().shownSolution().empty() &&
                test.search().shownSolution() != test.search().bestSolution())
                return true;
            pressStep(test);
            return false;
        };
        QTRY_VERIFY(stepsAside());
        const QLabel& banner = test.child<QLabel>("liveNotice");
        QCOMPARE(banner.text(), test.search().stepSentence());
        pressRun(test);
        QTRY_VERIFY2(banner.text().startsWith(QStringLiteral("Live: the best board of ")),
                     qPrintable(banner.text()));
        test.child<QCheckBox>("showCurrent").click();
        QTRY_VERIFY2(banner.text().startsWith(QStringLiteral("Live: the current board of ")),
                     qPrintable(banner.text()));
        pressStop(test);
        QTRY_VERIFY(hasFinished(test));
    }

    void slowMotionTellsOneScore() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        auto& pace = test.child<QComboBox>("searchPace");
        pace.setCurrentIndex(pace.findData(25));
        const QLabel& status = test.child<QLabel>("statusScore");
        int steps = 0;
        QStringList wrong;
        connect(&test.search(), &SearchController::stepTaken, this, [&] {
            ++steps;
            if (status.text() != test.page().scoreText())
                wrong << status.text() + u'|' + test.page().scoreText();
        });
        pressRun(test);
        QTRY_VERIFY(steps > 20);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        pressStop(test);
        QTRY_VERIFY(hasFinished(test));
        test.search().disconnect(this);
    }

    /// From its first board on, the line above the board, the large score and the curve agree.
    void aLiveSearchTellsOneScore() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const QLabel& banner = test.child<QLabel>("liveNotice");
        const QLabel& large = test.child<QLabel>("largeScore");
        const auto& chart = test.child<FitnessChart>("fitnessChart");
        int boards = 0;
        QStringList wrong;
        connect(&test.search(), &SearchController::shownBoardChanged, this, [&] {
            if (test.search().state() != SearchState::Running)
                return;
            ++boards;
            const QString score = large.text().section(u' ', 0, 0);
            const QString told = score == QStringLiteral("–")
                                     ? QStringLiteral("building its first board")
                                     : QStringLiteral(", %1 of ").arg(score);
            if (!banner.text().contains(told))
                wrong << banner.text() + u'|' + large.text();
        });
        pressRun(test);
        QTRY_VERIFY(!test.search().bestSolution().empty());
        QVERIFY(!chart.content().curves.empty());
        QVERIFY2(banner.text().startsWith(QStringLiteral("Live: the best board of ")),
                 qPrintable(banner.text()));
        QTRY_VERIFY(boards > 3);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        pressStop(test);
        QTRY_VERIFY(hasFinished(test));
        test.search().disconnect(this);
    }

    void theSpeedBelongsToItsSearch() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        auto& pace = test.child<QComboBox>("searchPace");
        pressRun(test);
        PuzzlePage* fast = test.window.tabs().currentPage();
        savePuzzle(hardPuzzle(), test.path("slow.tessera"));
        test.window.openFiles({test.path("slow.tessera")});
        PuzzlePage* slow = test.window.tabs().currentPage();
        pace.setCurrentIndex(pace.findData(1));
        test.window.tabs().bringForward(*fast);
        QCOMPARE(pace.currentData().toInt(), 0);
        const auto before = fast->search().numbers().evaluations;
        QTRY_VERIFY(fast->search().numbers().evaluations > before + 2000);
        test.window.tabs().bringForward(*slow);
        QCOMPARE(pace.currentData().toInt(), 1);
    }

    /// The panels show nothing of one search for the next puzzle or run.
    void anotherPuzzleOrRunShowsNothingOfTheLast() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        limitTo(test, 300'000);
        pressRun(test);
        QTRY_VERIFY(hasFinished(test));
        auto& chart = test.child<FitnessChart>("fitnessChart");
        const auto& panel = *test.window.findChild<NumbersPanel*>();
        const auto gauges = [&panel] {
            return panel.findChildren<QLabel*>(QStringLiteral("searchGauge")).size();
        };
        QVERIFY(gauges() > 0);
        QCOMPARE(chart.content().total, test.document().puzzle().totalEdges());
        chart.setVisibleRange(ChartRange{0.01, 0.02});

        // A run of another method without gauges, opened on the same tab.
        RecordedRun run = test.search().record();
        run.settings.solver = "genetic";
        run.settings.values = findSolver("genetic")->defaults();
        run.numbers.gauges.clear();
        test.search().discard();
        test.search().bringBack(earlierOf(run), &run.puzzle);
        QCOMPARE(gauges(), 0);
        QVERIFY(!chart.content().visible);

        (void)test.window.tabs().addPage(
            std::make_unique<DocumentPage>(std::make_unique<PuzzleDocument>(samplePuzzle())));
        QCOMPARE(gauges(), 0);
        QCOMPARE(chart.content().total, 0);
    }

    /// In a narrow panel the labels are above their fields, which takes more height.
    void parametersKeepTheirHeight() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        auto* dock = test.window.findChild<QDockWidget*>(QStringLiteral("dockSearch"));
        SearchForm& form = test.window.findChild<SearchPanel*>()->form();
        form.chooseSolver(QStringLiteral("genetic"));
        for (const int width : {340, 200}) {
            test.window.resize(1024, 700);
            test.window.resizeDocks({dock}, {width}, Qt::Horizontal);
            QCoreApplication::processEvents();
            for (const auto* field : form.findChildren<QAbstractSpinBox*>()) {
                if (field->isVisibleTo(&form))
                    QTRY_VERIFY(field->height() >= field->minimumSizeHint().height());
            }
        }
    }

    /// The puzzle must not change during a search, or under its result.
    void theDocumentCannotChangeMeanwhile() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle({8, 8})));
        test.action("editShuffle").trigger();
        const PuzzleFile before = test.document().file();
        limitTo(test, 1'000'000);
        pressStep(test);
        for (const bool finished : {false, true}) {
            if (finished) {
                pressRun(test);
                QTRY_VERIFY(hasFinished(test));
            }
            test.view().setFocus();
            test.key(Qt::Key_Z, Qt::ControlModifier);
            test.key(Qt::Key_A, Qt::ControlModifier);
            for (const Qt::Key pressed : {Qt::Key_R, Qt::Key_L, Qt::Key_Delete})
                test.key(pressed);
            for (const char* name : {"editUndo", "editRedo", "editRotate", "editLock", "editRemove",
                                     "editShuffle", "editClear", "editSolution"})
                QVERIFY2(!test.action(name).isEnabled(), name);
            auto* history = test.window.findChild<QUndoView*>();
            QVERIFY(!history->isEnabled());
            QVERIFY(!test.child<QLineEdit>("puzzleTitle").isEnabled());
            QCOMPARE(test.document().file(), before);
            // Nor after switching to another tab.
            savePuzzle(samplePuzzle(), test.path("other.tessera"));
            test.window.openFiles({test.path("other.tessera")});
            test.window.tabs().setCurrentIndex(0);
            QVERIFY(!test.action("editUndo").isEnabled());
        }
        test.action("searchBack").trigger();
        QVERIFY(test.action("editUndo").isEnabled());
        QVERIFY(test.window.findChild<QUndoView*>()->isEnabled());
        QVERIFY(!test.action("editRedo").isEnabled());
    }

    void puzzlesThatCannotBeSearchedSayWhy() {
        WindowTest test;
        QVERIFY(test.open(unfinishedPuzzle()));
        pressRun(test);
        QCOMPARE(test.search().state(), SearchState::Idle);
        QVERIFY2(test.page().message().contains(QStringLiteral("5 pieces for 4 cells")),
                 qPrintable(test.page().message()));
    }

    void eachTabHasASearchOfItsOwn() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        pressRun(test);
        savePuzzle(samplePuzzle(), test.path("other.tessera"));
        test.window.openFiles({test.path("other.tessera")});
        QCOMPARE(test.search().state(), SearchState::Idle);
        QVERIFY(!test.action("searchStop").isEnabled());
        QVERIFY(test.window.searchPanel().form().isEnabled());
        test.window.tabs().setCurrentIndex(0);
        QCOMPARE(test.search().state(), SearchState::Running);
        QVERIFY(test.action("searchStop").isEnabled());
        pressStop(test);
        QTRY_VERIFY(hasFinished(test));
    }

    void closingATabAsks() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        pressRun(test);
        {
            const Answer stay([](QWidget* box) { press(box, QMessageBox::RejectRole); });
            test.action("fileClose").trigger();
            QCOMPARE(stay.asked(), 1);
        }
        QCOMPARE(test.search().state(), SearchState::Running);
        const Answer stop([](QWidget* box) { press(box, QMessageBox::DestructiveRole); });
        test.action("fileClose").trigger();
        QCOMPARE(stop.asked(), 1);
        // The sample, behind the start page.
        QCOMPARE(test.window.tabs().count(), 1);
        QCOMPARE(test.window.tabs().pageBehind()->document().path(), QString());
    }

    /// A user who does not restore sessions is asked.
    void closingTheWindowAsks() {
        WindowTest test;
        test.settings().restoresSession.set(false);
        QVERIFY(test.open(hardPuzzle()));
        pressRun(test);
        {
            const Answer stay([](QWidget* box) { press(box, QMessageBox::RejectRole); });
            QVERIFY(!test.window.close());
            QCOMPARE(stay.asked(), 1);
        }
        QVERIFY(test.window.isVisible());
        QCOMPARE(test.search().state(), SearchState::Running);
        const Answer stop([](QWidget* box) { press(box, QMessageBox::DestructiveRole); });
        QVERIFY(test.window.close());
        QCOMPARE(stop.asked(), 1);
        QCOMPARE(test.search().state(), SearchState::Idle);
    }

    void theWindowMayGoWhileSearching() {
        for (int i = 0; i < 3; ++i) {
            WindowTest test;
            QVERIFY(test.open(hardPuzzle()));
            pressRun(test);
            QTRY_VERIFY(test.view().board().placedCount() > 0);
        }
    }

    void treeSearchesShowTheirDepthsAndWhatIsLeft() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        auto& method = test.child<QComboBox>("method");
        auto& depths = test.child<DepthChart>("depthChart");
        auto& left = test.child<QLabel>("treeProgress");
        method.setCurrentIndex(method.findData(QStringLiteral("backtracking")));
        pressRun(test);
        QTRY_VERIFY(depths.isVisible());
        QCOMPARE(depths.counts().size(), static_cast<std::size_t>(test.view().board().cells()) + 1);
        QTRY_VERIFY(std::ranges::count_if(depths.counts(), [](auto count) { return count > 0; }) >
                    3);
        QTRY_VERIFY2(left.text().contains(u"the whole tree in about"), qPrintable(left.text()));
        test.search().stop();
        QTRY_VERIFY(!test.search().isActive());
        QVERIFY(depths.isVisible());
        QVERIFY(!left.text().contains(u"the whole tree"));
        // The number of solutions says what is counted.
        const auto gauges = test.window.findChildren<QLabel*>(QStringLiteral("searchGauge"));
        QVERIFY(!gauges.isEmpty());
        QVERIFY(gauges.back()->accessibleName().startsWith(QStringLiteral("Solutions:")));
        QVERIFY(gauges.back()->toolTip().contains(QStringLiteral("Rotated copies")));
        // Without a tree, the other figures have its room.
        test.search().discard();
        method.setCurrentIndex(method.findData(QStringLiteral("annealing")));
        pressRun(test);
        QTRY_VERIFY(test.search().numbers().evaluations > 0);
        QTRY_VERIFY(!depths.isVisible());
    }

    void theThreadsAreTaken() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        auto& threads = test.child<QSpinBox>("threads");
        threads.setValue(threads.maximum());
        limitTo(test, 1);
        pressRun(test);
        QTRY_VERIFY(hasFinished(test));
        QCOMPARE(test.search().settings().threads, threads.maximum());
    }

    void theMethodIsRemembered() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        auto& method = test.child<QComboBox>("method");
        method.setCurrentIndex(method.findData(QStringLiteral("backtracking")));
        QVERIFY(test.window.close());
        const MainWindow again(test.settings());
        QCOMPARE(again.findChild<QComboBox*>(QStringLiteral("method"))->currentData().toString(),
                 QStringLiteral("backtracking"));
    }
};

TESSERA_TEST(TestMainWindowSearch, Needs::Window)

} // namespace tessera::tst_MainWindowSearch

#include "tst_MainWindowSearch.moc"
