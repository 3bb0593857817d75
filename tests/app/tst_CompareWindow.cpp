// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/SortedTable.h"
#include "app/window/race/Comparison.h"
#include "app/window/race/ComparisonModel.h"
#include "app/window/recovery/SessionKeeper.h"
#include "app/window/watch/ProgressPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/RaceTesting.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/charts/RunStyle.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/Board.h"
#include "core/support/FileIo.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QSlider>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace tessera::tst_CompareWindow {

namespace {

using State = QueuedSearch::State;

} // namespace

class TestCompareWindow : public QObject {
    Q_OBJECT

private slots:
    void raceTheseStartsSevenMethods() {
        constexpr double seconds = testing::kSanitized ? 3 : 0.3; // each finds a board
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        const Answer answer([](QWidget* dialog) {
            dialog->findChild<QDoubleSpinBox*>(QStringLiteral("raceSeconds"))->setValue(seconds);
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        QTest::keyClick(test.compare().windowHandle(), Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(test.comparison().count(), 7);
        QTRY_VERIFY(test.allFinished());
        QTRY_COMPARE(test.compare().chart().curves().size(), std::size_t{7});
        for (int row = 0; row < 7; ++row) {
            const QueuedSearch& search = test.comparison().search(row);
            QCOMPARE(search.reason, StopReason::Time);
            QCOMPARE(test.comparison().run(row).settings.budget.seconds, std::optional(seconds));
            // The board on the wall has the score of table and curve.
            const ComparedRun& run = test.comparison().run(row);
            QCOMPARE(matchedEdges(piecesOf(run), *boardOf(run)), search.view.numbers.best);
            const QModelIndex cell = test.table().model()->index(row, 0);
            QVERIFY(cell.data(BoardThumbnailDelegate::kCaptionRole)
                        .toString()
                        .endsWith(QStringLiteral("time is up")));
            QCOMPARE(test.table().model()->index(row, ComparisonModel::Score).data().toString(),
                     QStringLiteral("%1 of 264").arg(search.view.numbers.best));
        }
    }

    void newTilesAreTakenUpAtOnce() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1}, 20'000);
        QTRY_VERIFY(test.allFinished());
        auto& wall = *test.compare().findChild<BoardWall*>();
        QTRY_VERIFY(!wall.visualRect(wall.model()->index(0, 0)).isEmpty());
        const QImage before = wall.grab().toImage();
        QCOMPARE(wall.grab().toImage(), before);
        const Answer answer([](QWidget* dialog) {
            auto* tiles = dialog->findChild<QComboBox*>(QStringLiteral("tileTheme"));
            tiles->setCurrentIndex(tiles->findData(QStringLiteral("letters")));
            dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        });
        test.action("editSettings").trigger();
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(test.view().theme(), QStringLiteral("letters"));
        QVERIFY(wall.grab().toImage() != before);
    }

    /// A race can have equal evaluations, whatever else the machine does.
    void aRaceCanBeLimitedByEvaluations() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        bool needsALimit = false;
        const Answer answer([&](QWidget* dialog) {
            dialog->findChild<QDoubleSpinBox*>(QStringLiteral("raceSeconds"))->setValue(0);
            auto* start = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            needsALimit = !start->isEnabled();
            dialog->findChild<QDoubleSpinBox*>(QStringLiteral("raceEvaluations"))
                ->setValue(200'000);
            start->click();
        });
        test.action("compareRace").trigger();
        QCOMPARE(answer.asked(), 1);
        QVERIFY(needsALimit);
        QCOMPARE(test.comparison().count(), 7);
        QTRY_VERIFY(test.allFinished());
        for (int row = 0; row < 7; ++row) {
            // Some methods end only after their current step.
            if (test.comparison().search(row).reason == StopReason::Evaluations) {
                const auto done = test.comparison().search(row).view.numbers.evaluations;
                QVERIFY(done >= 200'000 && done < 210'000);
            }
            // Each method has its colour.
            const ComparedRun& run = test.comparison().run(row);
            QCOMPARE(run.group, methodRun(run.settings.solver, {}));
        }
        RaceChoice race = usualRace(EdgeProblem::kKind);
        race.seconds = 7;
        race.processorTime = true;
        QCOMPARE(race.searches().front().budget.processorSeconds, 7.0);
        QVERIFY(!race.searches().front().budget.seconds);
    }

    /// A caption keeps its seed and its state, also while a moment is shown.
    void captionsSayWhichSearchItIs() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({7}, 100'000);
        QTRY_VERIFY(test.allFinished());
        const auto caption = [&] {
            return test.table()
                .model()
                ->index(0, 0)
                .data(BoardThumbnailDelegate::kCaptionRole)
                .toString();
        };
        for (const bool atAMoment : {false, true}) {
            if (atAMoment)
                test.comparison().setMoment(ComparedMoment{CurveAxis::Evaluations, 50'000});
            QVERIFY2(caption().contains(QStringLiteral("seed 7")), qPrintable(caption()));
            QVERIFY2(caption().endsWith(QStringLiteral("evaluations used up")),
                     qPrintable(caption()));
        }
    }

    /// The ending of a name decides the format.
    void theRaceIsExported() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1, 2}, 100'000);
        QTRY_VERIFY(test.allFinished());
        QTRY_VERIFY(!test.compare().chart().curves().empty());
        test.settings().lastFolder.set(QFileInfo(test.path("x")).path());
        const auto exported = [&](const char* name) {
            const Answer answer([&](QWidget* dialog) {
                QCOMPARE(qobject_cast<QFileDialog*>(dialog)->directory().canonicalPath(),
                         QFileInfo(test.path("x")).dir().canonicalPath());
                chooseFile(dialog, test.path(name));
            });
            test.action("compareSave").trigger();
            return QFile::exists(test.path(name)) ? readFile(test.path(name), 10'000'000)
                                                  : QByteArray();
        };
        const QByteArrayList csv = exported("race.csv").split('\n');
        QVERIFY2(csv[0].startsWith("puzzle,method,solver,stop,seed,best,total,"), csv[0]);
        QCOMPARE(csv.size(), qsizetype{4});
        const QByteArray solver =
            QByteArray::fromStdString(test.comparison().run(0).settings.solver);
        QVERIFY2(csv[2].contains(',' + solver + ",evaluations,2,"), csv[2]);
        QVERIFY(exported("race.json").contains("\"improvements\""));
        QVERIFY(exported("race.md").startsWith("| puzzle"));
        QVERIFY(exported("race.tex").contains("\\toprule"));
        const QByteArray svg = exported("race.svg");
        QVERIFY(svg.contains("<svg"));
        const AnyPuzzle& puzzle = test.comparison().run(0).puzzle;
        const QString name = puzzle.kind().label(puzzle);
        QVERIFY2(svg.contains(name.toHtmlEscaped().toUtf8()), qPrintable(name));
    }

    void theModelKeepsItsPromises() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        const QAbstractItemModelTester tester(
            qobject_cast<QSortFilterProxyModel*>(test.table().model())->sourceModel(),
            QAbstractItemModelTester::FailureReportingMode::QtTest);
        test.addSearches({1, 2, 3}, 100'000);
        QTRY_VERIFY(test.allFinished());
        test.comparison().remove(1);
        QCOMPARE(test.comparison().count(), 2);
        QCOMPARE(test.comparison().run(1).settings.seed, std::uint64_t{3});
    }

    /// Thin lines for the seeds, a thick one for their median, with a band.
    void seedsShareAColourAndHaveAMedian() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1, 2, 3}, 2'000'000);
        QTRY_VERIFY(test.allFinished());
        const auto curves = comparisonCurves(test.comparison(), CurveAxis::Evaluations);
        QCOMPARE(curves.size(), std::size_t{4});
        std::vector<int> finals;
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(curves[i].thin && curves[i].name.isEmpty());
            QCOMPARE(curves[i].run, curves[3].run);
            finals.push_back(curves[i].points.back().best);
        }
        std::ranges::sort(finals);
        QVERIFY(!curves[3].thin);
        QVERIFY2(curves[3].name.contains(QStringLiteral("median of 3")),
                 qPrintable(curves[3].name));
        QCOMPARE(curves[3].points.back().best, finals[1]);
        QCOMPARE(curves[3].bandLow.back().best, finals[0]);
        QCOMPARE(curves[3].bandHigh.back().best, finals[2]);
    }

    /// The same seeds again are not new evidence: the median is still of three.
    void aSeedCountsOnce() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1, 2, 3}, 50'000);
        test.addSearches({1, 2, 3}, 60'000);
        QTRY_VERIFY(test.allFinished());
        const auto curves = comparisonCurves(test.comparison(), CurveAxis::Evaluations);
        QCOMPARE(curves.size(), std::size_t{7});
        QVERIFY2(curves[6].name.endsWith(QStringLiteral("median of 3")),
                 qPrintable(curves[6].name));
        QVERIFY(curves[6].points.back().evaluations >= 60'000);
        CompareTest one;
        QVERIFY(one.openCompare(hardPuzzle()));
        one.addSearches({1}, 50'000);
        one.addSearches({1}, 60'000);
        QTRY_VERIFY(one.allFinished());
        const auto same = comparisonCurves(one.comparison(), CurveAxis::Evaluations);
        QCOMPARE(same.size(), std::size_t{2});
        QVERIFY(same[0].thin && same[0].name.isEmpty());
        QCOMPARE(same[1].name, one.comparison().run(1).method);
    }

    void aRaceRepeatedProposesOtherSeeds() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1, 2, 3}, 1000);
        quint64 proposed = 0;
        const Answer answer([&](QWidget* dialog) {
            proposed = static_cast<RaceDialog*>(dialog)->choice().firstSeed;
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        QTest::keyClick(test.compare().windowHandle(), Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(proposed, quint64{4});
    }

    void pauseStopAndRemoveTheChosenOne() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1, 2, 3}, 4'000'000'000'000);
        QTRY_VERIFY(!test.comparison().run(2).board.empty());
        test.table().selectRow(1);
        test.action("comparePause").trigger();
        QCOMPARE(test.comparison().search(1).state, State::Paused);
        QCOMPARE(test.comparison().search(0).state, State::Running);
        test.action("compareResume").trigger();
        QCOMPARE(test.comparison().search(1).state, State::Running);
        test.action("compareStop").trigger();
        QTRY_COMPARE(test.comparison().search(1).state, State::Finished);
        QVERIFY(test.comparison().search(0).state != State::Finished);
        const Answer remove(removeThem);
        test.action("compareRemove").trigger();
        QCOMPARE(remove.asked(), 1);
        QCOMPARE(test.comparison().count(), 2);
        test.table().clearSelection();
        // Without a selection it removes all, and says how many these are.
        QString question;
        const Answer stay([&question](QWidget* dialog) {
            question = qobject_cast<QMessageBox*>(dialog)->text();
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        test.action("compareRemove").trigger();
        QVERIFY2(question.startsWith(QStringLiteral("2 search(es) ")), qPrintable(question));
        QCOMPARE(test.comparison().count(), 2);
        test.action("compareStop").trigger();
        QTRY_VERIFY(test.allFinished());
    }

    /// Boards and curves are not lost by a key; what has only waited goes at once.
    void removingAsksBeforeWorkIsLost() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.compare().setAtOnce(1);
        test.compare().setTakesTurns(false);
        test.addSearches({1, 2}, 4'000'000'000'000);
        QTRY_VERIFY(!test.comparison().run(0).board.empty());
        const auto pressDelete = [&test] {
            test.compare().activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&test.compare()));
            QTest::keyClick(test.compare().windowHandle(), Qt::Key_Delete);
        };
        test.table().selectRow(1);
        {
            const Answer none([](QWidget* dialog) { dialog->close(); });
            pressDelete();
            QCOMPARE(none.asked(), 0);
            QCOMPARE(test.comparison().count(), 1);
        }
        test.comparison().stop(0);
        QTRY_VERIFY(test.allFinished());
        {
            const Answer stay([](QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
            pressDelete();
            QCOMPARE(stay.asked(), 1);
            QCOMPARE(test.comparison().count(), 1);
        }
        const Answer remove(removeThem);
        pressDelete();
        QCOMPARE(remove.asked(), 1);
        QCOMPARE(test.comparison().count(), 0);
    }

    /// A click without a selection would empty the window.
    void removingAllAsksAlsoBeforeTheyHaveBegun() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1, 2, 3}, 4'000'000'000'000);
        for (int row = 0; row < 3; ++row)
            test.comparison().pause(row);
        for (int row = 0; row < 3; ++row)
            QCOMPARE(test.comparison().search(row).view.numbers.evaluations, std::uint64_t{0});
        test.table().clearSelection();
        const Answer stay([](QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
        test.action("compareRemove").trigger();
        QCOMPARE(stay.asked(), 1);
        QCOMPARE(test.comparison().count(), 3);
        // What is selected is meant, and a last one is no surprise.
        test.table().selectRow(0);
        test.action("compareRemove").trigger();
        QCOMPARE(test.comparison().count(), 2);
        test.comparison().remove(1);
        test.table().clearSelection();
        test.action("compareRemove").trigger();
        QCOMPARE(test.comparison().count(), 0);
    }

    void theLineNamesOnlyWhatIsPossible() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1}, 4'000'000'000'000);
        test.table().selectRow(0);
        const auto line = [&test] { return test.child<QLabel>("compareMessage").text(); };
        QVERIFY2(line().contains(QStringLiteral("Pause")), qPrintable(line()));
        test.comparison().stop(0);
        QTRY_VERIFY(test.allFinished());
        QTRY_VERIFY2(line().endsWith(QStringLiteral("selected. Esc clears the selection.")),
                     qPrintable(line()));
    }

    /// It told to open a search, as after the end of a race.
    void aPausedRaceSaysSo() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1, 2}, 4'000'000'000'000);
        QTRY_VERIFY(!test.comparison().run(1).board.empty());
        const auto line = [&test] { return test.child<QLabel>("compareMessage").text(); };
        test.action("comparePause").trigger();
        QTRY_COMPARE(line(), QStringLiteral("2 search(es) paused"));
        test.action("compareResume").trigger();
        QTRY_COMPARE(line(), QStringLiteral("2 search(es) running"));
        test.action("compareStop").trigger();
        QTRY_VERIFY(test.allFinished());
        QTRY_VERIFY2(!line().contains(QStringLiteral("paused")), qPrintable(line()));
    }

    /// Selecting on the wall selects in the table.
    void theWallFollowsTheTable() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1, 2}, 100'000);
        QTRY_VERIFY(test.allFinished());
        auto& wall = test.child<QAbstractItemView>("compareWall");
        const QModelIndex second = wall.model()->index(1, 0);
        QTest::mouseClick(wall.viewport(), Qt::LeftButton, {}, wall.visualRect(second).center());
        QVERIFY(test.table().selectionModel()->isSelected(second));
        QVERIFY(test.action("compareOpen").isEnabled());
        const auto thumbnail =
            second.data(BoardThumbnailDelegate::kThumbnailRole).value<BoardThumbnail>();
        QCOMPARE(thumbnail.board, boardOf(test.comparison().run(1)));
    }

    /// Figures that only the table shows do not update the wall, and a board is painted only when
    /// it has changed.
    void theWallPaintsOnlyWhatHasChanged() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1, 2, 3}, 100'000);
        QTRY_VERIFY(test.allFinished());
        auto& wall = test.child<BoardWall>("compareWall");
        const auto& delegate = *static_cast<BoardThumbnailDelegate*>(wall.itemDelegate());
        wall.grab();
        const int painted = delegate.paintedBoards();
        QVERIFY(painted >= 3);
        wall.grab();
        QCOMPARE(delegate.paintedBoards(), painted);
        test.comparison().remove(0);
        const QImage wallNow = wall.grab().toImage();
        QVERIFY(delegate.paintedBoards() > painted);
        QCOMPARE(wall.grab().toImage(), wallNow);
    }

    /// The status bar of the main window gets a button for it, but no other height.
    void openingItMovesNoBoard() {
        CompareTest test;
        QVERIFY(test.open(hardPuzzle()));
        const QStatusBar& bar = *test.window.statusBar();
        const int height = bar.sizeHint().height();
        test.action("searchCompare").trigger();
        QVERIFY(QTest::qWaitForWindowActive(&test.compare()));
        QCOMPARE(bar.sizeHint().height(), height);
        test.addSearches({1}, 4'000'000'000'000);
        test.compare().close();
        const auto& work = test.child<QToolButton>("compareWindowWork");
        QTRY_VERIFY(work.isVisible());
        QCOMPARE(bar.sizeHint().height(), height);
        QTRY_VERIFY(work.height() >= work.fontMetrics().height());
    }

    /// At its first size, if the screen is wide enough.
    void everyButtonIsSeen() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        const int wanted = test.compare().findChild<QToolBar*>()->sizeHint().width();
        const int screen = test.compare().screen()->availableSize().width();
        QVERIFY(test.compare().width() >= std::min(wanted, screen - 40));
    }

    /// A click on the chart shows the boards of that moment on the wall, and each has the score of
    /// its curve there.
    void aMomentOnTheChartIsShownOnTheWall() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1, 2, 3}, 2'000'000);
        QTRY_VERIFY(test.allFinished());
        QTRY_COMPARE(test.compare().chart().curves().size(), std::size_t{4});
        test.child<QComboBox>("compareAxis").setCurrentIndex(1);
        QVERIFY(!test.action("compareNewest").isEnabled());
        const QImage newest = test.child<BoardWall>("compareWall").grab().toImage();
        FitnessChart& chart = test.compare().chart();
        const QPoint middle = chart.rect().center();
        double evaluations = 0;
        // The chart adopts the other axis a moment later.
        const auto pickTheMiddle = [&] {
            QTest::mouseClick(&chart, Qt::LeftButton, {}, middle);
            evaluations = test.comparison().moment() ? test.comparison().moment()->value : 0;
            return evaluations > 100'000 && evaluations < 1'900'000;
        };
        QTRY_VERIFY(pickTheMiddle());
        for (int row = 0; row < 3; ++row) {
            const ComparedRun& run = test.comparison().run(row);
            const auto points = test.comparison().search(row).trace.points();
            int curve = -1;
            for (const TracePoint& point : points) {
                if (point.improvement && static_cast<double>(point.evaluations) <= evaluations)
                    curve = point.best;
            }
            QVERIFY(!run.board.empty());
            QCOMPARE(matchedEdges(piecesOf(run), *boardOf(run)), curve);
            QVERIFY(test.table()
                        .model()
                        ->index(row, 0)
                        .data(BoardThumbnailDelegate::kCaptionRole)
                        .toString()
                        .startsWith(QStringLiteral("%1 of 264").arg(curve)));
        }
        QVERIFY(test.child<QLabel>("compareMessage").text().contains(u"evaluations"));
        // Before the first board there is none.
        test.comparison().setMoment(ComparedMoment{CurveAxis::Seconds, -1});
        QVERIFY(test.comparison().run(0).board.empty());
        test.action("compareNewest").trigger();
        QVERIFY(!test.comparison().moment());
        for (int row = 0; row < 3; ++row)
            QCOMPARE(matchedEdges(piecesOf(test.comparison().run(row)),
                                  *boardOf(test.comparison().run(row))),
                     test.comparison().search(row).view.numbers.best);
        QCOMPARE(test.child<BoardWall>("compareWall").grab().toImage(), newest);
    }

    /// Methods without a tree search have no curve on the axis of nodes.
    void nodesAreOfTreeSearches() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        RaceChoice race;
        race.methods = {"annealing", "backtracking"};
        std::vector<SearchSettings> searches = race.searches();
        for (SearchSettings& settings : searches) {
            settings.budget = {};
            settings.budget.evaluations = 3'000'000;
        }
        test.compare().add(searches);
        QTRY_VERIFY(test.allFinished());
        FitnessChart& chart = test.compare().chart();
        QTRY_COMPARE(chart.curves().size(), std::size_t{2});
        auto& axis = test.child<QComboBox>("compareAxis");
        axis.setCurrentIndex(axis.findData(static_cast<int>(CurveAxis::Iterations)));
        QVERIFY(!chart.curves().empty());
        axis.setCurrentIndex(axis.findData(static_cast<int>(CurveAxis::Nodes)));
        QCOMPARE(chart.curves().size(), std::size_t{1});
        const int tree = test.comparison().search(1).view.numbers.nodes > 0 ? 1 : 0;
        const SearchNumbers& numbers = test.comparison().search(tree).view.numbers;
        QCOMPARE(chart.curves()[0].points.back().nodes, numbers.nodes);
        QVERIFY(chart.curves()[0].name.contains(test.comparison().run(tree).method));
        // A moment in nodes belongs to that search alone.
        test.comparison().setMoment(
            ComparedMoment{CurveAxis::Nodes, static_cast<double>(numbers.nodes) / 2});
        const auto moments = test.comparison().search(tree).bests.moments();
        const ComparedRun& run = test.comparison().run(tree);
        QVERIFY(run.moment && 2 * run.moment->nodes <= numbers.nodes);
        for (const BestMoment& moment : moments)
            QVERIFY(moment.score <= run.moment->score || 2 * moment.nodes > numbers.nodes);
        QVERIFY(test.child<QLabel>("compareMessage").text().contains(u"nodes"));
    }

    /// Watching for hours takes constant memory: 300 looks at every view leave less than 200 bytes
    /// each.
    void lookingOnKeepsNothing() {
#ifdef __GLIBC__
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1, 2, 3}, 100'000);
        QTRY_VERIFY(test.allFinished());
        const auto look = [&](int times) {
            for (int i = 0; i < times; ++i) {
                test.table().viewport()->repaint();
                test.child<BoardWall>("compareWall").viewport()->repaint();
                emit test.comparison().progressed();
                QCoreApplication::processEvents();
            }
            return mallinfo2().uordblks;
        };
        // What is kept for the next start is kept only once.
        test.window.findChild<RaceKeeper*>()->flush();
        look(30);
        // What is kept grows each time; something else may happen once.
        std::size_t more = 300 * 200;
        for (int tries = 0; more >= 300 * 200 && tries < 3; ++tries) {
            const std::size_t before = look(0);
            more = std::max(look(300), before) - before;
        }
        QVERIFY2(more < 300 * 200, qPrintable(QStringLiteral("%1 bytes more").arg(more)));
#else
        QSKIP("Only glibc tells how much memory is in use.");
#endif
    }

    /// What happened while the window was closed is shown when it opens again.
    void closedAndOpenedAgain() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.compare().close();
        test.addSearches({1}, 100'000);
        QTRY_VERIFY(test.allFinished());
        test.action("searchCompare").trigger();
        QTRY_COMPARE(test.compare().chart().curves().size(), std::size_t{1});
        QCOMPARE(test.compare().chart().curves()[0].points.back().best,
                 test.comparison().search(0).view.numbers.best);
    }

    /// The search appears beside its puzzle: replayed, kept, and undone.
    void aRunIsOpenedReplayedAndKept() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({5}, 3'000'000);
        QTRY_VERIFY(test.allFinished());
        test.table().selectRow(0);
        test.action("compareOpen").trigger();
        QCOMPARE(test.window.tabs().count(), 1);
        QCOMPARE(test.search().state(), SearchState::Finished);
        const SearchController::Earlier run = test.comparison().record(0);
        QCOMPARE(test.search().bests(), run.bests);
        // Its board is from then, not from now.
        QVERIFY(run.date.isValid());
        QCOMPARE(test.search().newestTime(), run.date);
        QCOMPARE(test.view().board(), *boardOf(test.comparison().run(0)));
        const std::size_t middle = run.bests.size() / 2;
        test.child<QSlider>("replaySlider").setValue(static_cast<int>(middle));
        const int score = run.bests.moments()[middle].score;
        QCOMPARE(matchedEdges(test.document().puzzle(), test.view().board()), score);
        const PuzzleFile before = test.document().file();
        test.action("searchKeep").trigger();
        QCOMPARE(test.document().score().matched, score);
        test.action("editUndo").trigger();
        QCOMPARE(test.document().file(), before);
    }

    /// A tab with a running search is not used.
    void aBusyTabIsNotTaken() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({5}, 100'000);
        QTRY_VERIFY(test.allFinished());
        test.action("searchRun").trigger();
        QCOMPARE(test.search().state(), SearchState::Running);
        test.table().selectRow(0);
        test.action("compareOpen").trigger();
        QCOMPARE(test.window.tabs().count(), 2);
        QCOMPARE(test.search().state(), SearchState::Finished);
        QVERIFY(test.window.tabs().page<DocumentPage>(0)->search().isActive());
        // Its puzzle is in no file: without a copy a crash would lose it.
        test.search().discard();
        QVERIFY(test.document().isModified());
        QVERIFY(test.window.tabs().tabText(1).endsWith(QStringLiteral(" •")));
    }

    void itTellsOfASolution() {
        CompareTest test;
        QVERIFY(test.openCompare(samplePuzzle({.size = {4, 4}})));
        QSignalSpy solved(&test.comparison(), &Comparison::solved);
        test.addSearches({1}, 400'000'000);
        QTRY_COMPARE(solved.count(), 1);
        QVERIFY2(test.child<QLabel>("compareMessage").text().contains(QStringLiteral("solved")),
                 qPrintable(test.child<QLabel>("compareMessage").text()));
    }

    /// Also if slower searches end later.
    void itNamesTheFastestSolution() {
        CompareTest test;
        QVERIFY(test.openCompare(samplePuzzle({.size = {4, 4}})));
        QSignalSpy solved(&test.comparison(), &Comparison::solved);
        test.addSearches({1, 2}, 400'000'000);
        QTRY_COMPARE(solved.count(), 2);
        const auto seconds = [&](int row) {
            return test.comparison().search(row).view.numbers.seconds;
        };
        const int fastest = seconds(0) <= seconds(1) ? 0 : 1;
        // As if they had ended in this order.
        for (const int row : {fastest, 1 - fastest})
            emit test.comparison().solved(row);
        const QString told = test.child<QLabel>("compareMessage").text();
        QVERIFY2(told.contains(QStringLiteral("seed %1, solved").arg(fastest + 1)),
                 qPrintable(told));
    }

    void puzzlesThatCannotBeSearchedSayWhy() {
        CompareTest test;
        QVERIFY(test.openCompare(unfinishedPuzzle()));
        test.addSearches({1}, 1000);
        QCOMPARE(test.comparison().count(), 0);
        QVERIFY(test.child<QLabel>("compareMessage").text().contains(QStringLiteral("5 pieces")));
    }

    /// While minimised or closed, the searches continue.
    void searchesGoOnUnseen() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1, 2, 3}, 3'000'000);
        test.compare().close();
        QVERIFY(!test.compare().isVisible());
        QTRY_VERIFY(test.allFinished());
    }
};

TESSERA_TEST(TestCompareWindow, Needs::Window)

} // namespace tessera::tst_CompareWindow

#include "tst_CompareWindow.moc"
