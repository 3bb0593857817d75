// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/ProgressPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/RecoveryTesting.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/BoardMarks.h"
#include "widgets/board/PieceTray.h"
#include "widgets/board/ViewOverlays.h"
#include "widgets/charts/FitnessChart.h"

#include "core/edges/puzzle/Board.h"
#include "core/kind/Kind.h"
#include "core/support/NumberText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

namespace tessera::tst_ReplayBar {

namespace {

SearchSettings annealing(std::optional<std::uint64_t> evaluations) {
    SearchSettings settings;
    settings.solver = "annealing";
    settings.values = findSolver("annealing")->defaults();
    settings.budget.evaluations = evaluations;
    return settings;
}

/// A window with a finished run.
class ReplayTest : public WindowTest {
public:
    [[nodiscard]] bool run() {
        if (!open(hardPuzzle()))
            return false;
        search().start(annealing(400'000));
        return QTest::qWaitFor([this] { return search().state() == SearchState::Finished; },
                               TESSERA_PATIENCE) &&
               bests().size() > 5;
    }
    [[nodiscard]] const BestHistory& bests() { return search().bests(); }
    [[nodiscard]] QSlider& slider() { return child<QSlider>("replaySlider"); }
    [[nodiscard]] int last() { return static_cast<int>(bests().size()) - 1; }
    [[nodiscard]] bool shows(std::size_t moment) {
        const Puzzle& puzzle = document().puzzle();
        const auto board =
            Board::fromCodes(puzzle.size(), puzzle.pieceCount(), bests().solution(moment));
        return view().board() == *board &&
               matchedEdges(puzzle, view().board()) == bests().moments()[moment].score;
    }
};

} // namespace

class TestReplayBar : public QObject {
    Q_OBJECT

private slots:
    /// As in the chart above it, also where text goes to the left.
    void timeGoesToTheRight() {
        const auto restore = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
        QApplication::setLayoutDirection(Qt::RightToLeft);
        ReplayTest test;
        test.window.resize(1600, 900); // in a narrow panel the slider has its own row
        QVERIFY(test.run());
        QCOMPARE(test.slider().layoutDirection(), Qt::LeftToRight);
        const auto placeOf = [&](const char* action) {
            for (const QObject* each : test.action(action).associatedObjects()) {
                const auto* button = qobject_cast<const QToolButton*>(each);
                if (button != nullptr && button->parentWidget() == test.slider().parentWidget())
                    return button->x();
            }
            return -1;
        };
        QTRY_VERIFY(placeOf("replayPrevious") >= 0);
        QVERIFY(placeOf("replayPrevious") < placeOf("replayNext"));
        QVERIFY(placeOf("replayNext") < test.slider().x());
        QCOMPARE(test.child<QLabel>("replayMoment").layoutDirection(), Qt::RightToLeft);
    }

    void isOffWithoutARun() {
        ReplayTest test;
        QVERIFY(test.open(hardPuzzle()));
        QVERIFY(!test.slider().isEnabled());
        for (const char* name : {"replayPrevious", "replayPlay", "replayNext"})
            QVERIFY(!test.action(name).isEnabled());
    }

    void stepsToEachImprovement() {
        ReplayTest test;
        QVERIFY(test.run());
        QCOMPARE(test.slider().maximum(), test.last());
        QCOMPARE(test.slider().value(), test.last());
        QVERIFY(!test.action("replayNext").isEnabled());
        for (int moment = test.last() - 1; moment >= 0; --moment) {
            test.key(Qt::Key_Left, Qt::AltModifier);
            QTRY_COMPARE(test.slider().value(), moment);
            QVERIFY(test.shows(static_cast<std::size_t>(moment)));
            QCOMPARE(test.search().replayed(),
                     std::optional(test.bests().moments()[static_cast<std::size_t>(moment)]));
        }
        QVERIFY(!test.action("replayPrevious").isEnabled());
        const QString label = test.child<QLabel>("replayMoment").text();
        QVERIFY(label.contains(QString::number(test.bests().moments()[0].score)));
        test.key(Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(test.shows(1));
    }

    /// The whole time was "0:00" beside a moment in milliseconds.
    void theWholeTimeIsAsExactAsTheMoment() {
        ReplayTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.search().start(annealing(20'000));
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
        const double seconds = test.search().numbers().seconds;
        QVERIFY(seconds > 0 && seconds < 10);
        const QString whole = durationText(seconds, true);
        test.key(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(test.search().replayed());
        const QString moment = durationText(test.search().replayed()->seconds, true);
        QCOMPARE(test.child<QLabel>("scoreCourse").text(),
                 QStringLiteral("at %1 of %2").arg(moment, whole));
        const QString status = test.child<QLabel>("statusSpeed").text();
        QVERIFY2(status.endsWith(QStringLiteral(" · ") + whole), qPrintable(status));
    }

    /// A board that can be changed uses them itself.
    void altArrowsOnTheBoardMoveAndPaint() {
        ReplayTest test;
        QVERIFY(test.run());
        test.action("searchKeep").trigger();
        QVERIFY(test.action("replayPrevious").isEnabled() && test.view().hasFocus());
        const Board before = test.board();
        test.view().setCurrentCell(5);
        test.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(test.board().at(4), before.at(5));
        QVERIFY(!test.search().replayed());
        test.action("editUndo").trigger();
        test.view().setCurrentCell(5);
        test.key(Qt::Key_B, Qt::ControlModifier);
        const Puzzle pieces = test.document().puzzle();
        test.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(test.document().puzzle() != pieces);
        QVERIFY(test.board() == before);
        QVERIFY(!test.search().replayed());
    }

    void sliderKeysMove() {
        ReplayTest test;
        QVERIFY(test.run());
        test.slider().setFocus();
        QTest::keyClick(&test.slider(), Qt::Key_Home);
        QVERIFY(test.shows(0));
        QTest::keyClick(&test.slider(), Qt::Key_End);
        QVERIFY(test.shows(test.bests().size() - 1));
        QVERIFY(!test.search().replayed());
    }

    void changedCellsFlashAndFade() {
        ReplayTest test;
        QVERIFY(test.run());
        auto* flash = test.view().findChild<FlashOverlay*>();
        QVERIFY(flash != nullptr && !flash->isVisible());
        // The last step of annealing changes few cells.
        test.key(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(test.search().replayed());
        const auto changed = test.bests().changedCells(test.bests().size() - 1);
        QCOMPARE(flash->isVisible(), static_cast<double>(changed.size()) <=
                                         kMostMarkedShare * test.view().board().cells());
        if (flash->isVisible())
            QCOMPARE(flash->cells().size(), changed.size());
        QTRY_VERIFY(!flash->isVisible());
    }

    void nothingFlashesWithReducedMotion() {
        ReplayTest test;
        test.settings().reducesMotion.set(true);
        emit test.settings().changed();
        const auto restore = qScopeGuard([&] {
            test.settings().reducesMotion.set(false);
            emit test.settings().changed();
        });
        QVERIFY(test.run());
        auto* flash = test.view().findChild<FlashOverlay*>();
        QVERIFY(test.slider().value() > 0);
        for (int at = test.slider().value(); at > 0; --at) {
            test.key(Qt::Key_Left, Qt::AltModifier);
            QTRY_COMPARE(test.slider().value(), at - 1);
            QVERIFY(flash->cells().empty());
        }
        // This was asked for.
        QTest::keyClick(&test.view(), Qt::Key_F2);
        QVERIFY(!flash->cells().empty());
    }

    /// Numbers of searches start anew in each tab.
    void aHiddenCurveHidesNoneOfAnotherTab() {
        ReplayTest test;
        QVERIFY(test.run());
        auto& chart = test.child<FitnessChart>("fitnessChart");
        chart.setHidden(*chart.curves()[0].key, true);
        savePuzzle(hardPuzzle(), test.path("other.tessera"));
        test.window.openFiles({test.path("other.tessera")});
        QVERIFY(chart.hidden().empty());
    }

    void playsFromTheStartToTheEnd() {
        ReplayTest test;
        QVERIFY(test.run());
        auto& speed = test.child<QComboBox>("replaySpeed");
        QTest::keyClick(&speed, Qt::Key_End);
        QSignalSpy moments(test.window.findChild<ReplayBar*>(), &ReplayBar::momentChanged);
        test.action("replayPlay").trigger();
        QVERIFY(test.shows(0));
        QTRY_COMPARE(test.slider().value(), test.last());
        QVERIFY(moments.size() >= test.last());
        QVERIFY(test.shows(test.bests().size() - 1));
        // Played again and stopped on the way.
        const QString idle = test.action("replayPlay").text();
        test.action("replayPlay").trigger();
        QVERIFY(test.action("replayPlay").text() != idle);
        QTRY_VERIFY(test.slider().value() > 0);
        test.action("replayPlay").trigger();
        QCOMPARE(test.action("replayPlay").text(), idle);
        const int stopped = test.slider().value();
        QCoreApplication::processEvents();
        QCOMPARE(test.slider().value(), stopped);
    }

    void aClickOnTheCurveShowsTheBoardOfThatMoment() {
        ReplayTest test;
        QVERIFY(test.run());
        auto& chart = test.child<FitnessChart>("fitnessChart");
        auto* viewport = &chart;
        QSignalSpy picked(&chart, &FitnessChart::momentPicked);
        const QPoint place(viewport->width() / 2, viewport->height() / 2);
        QTest::mouseClick(viewport, Qt::LeftButton, {}, place);
        QCOMPARE(picked.size(), 1);
        const double seconds = picked[0][0].toDouble();
        const auto moment = test.bests().indexAt(CurveAxis::Seconds, seconds);
        QVERIFY(moment);
        QVERIFY(test.shows(*moment));
        QCOMPARE(test.slider().value(), static_cast<int>(*moment));
        // Dragging moves the chart and picks nothing.
        QTest::mousePress(viewport, Qt::LeftButton, {}, place);
        QTest::mouseMove(viewport, place + QPoint(60, 0));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, place + QPoint(60, 0));
        QCOMPARE(picked.size(), 1);
        // By keys, over evaluations.
        QTest::keyClick(&test.child<QComboBox>("chartAxis"), Qt::Key_Down);
        QTest::keyClick(&chart, Qt::Key_Left);
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(picked.size(), 2);
        const double evaluations = picked[1][0].toDouble();
        QVERIFY(test.shows(*test.bests().indexAt(CurveAxis::Evaluations, evaluations)));
    }

    /// Behind the current search, as long as the puzzle is the same.
    void earlierSearchesAreThinLines() {
        ReplayTest test;
        QVERIFY(test.run());
        auto& chart = test.child<FitnessChart>("fitnessChart");
        auto& box = test.child<QCheckBox>("chartEarlier");
        QVERIFY(box.isHidden());
        QCOMPARE(chart.curves().size(), std::size_t{1});
        const int first = test.search().numbers().best;
        const auto runAgain = [&](std::uint64_t seed) {
            SearchSettings next = annealing(400'000);
            next.seed = seed;
            test.search().start(next);
            return QTest::qWaitFor([&] { return test.search().state() == SearchState::Finished; },
                                   TESSERA_PATIENCE);
        };
        QVERIFY(runAgain(7));
        QVERIFY(!box.isHidden() && box.isChecked());
        QCOMPARE(chart.curves().size(), std::size_t{2});
        QVERIFY(!chart.curves()[0].thin && chart.curves()[0].name.endsWith(u'7'));
        QVERIFY(chart.curves()[1].thin && chart.curves()[1].name.endsWith(u'1'));
        QCOMPARE(chart.curves()[1].points.back().best, first);
        QVERIFY(*chart.curves()[0].key != *chart.curves()[1].key);
        // A tab in between changes nothing.
        savePuzzle(samplePuzzle(), test.path("other.tessera"));
        test.window.openFiles({test.path("other.tessera")});
        QVERIFY(box.isHidden() && chart.curves().empty());
        test.window.tabs().bringForward(*test.window.tabs().page(0));
        QCOMPARE(chart.curves().size(), std::size_t{2});
        QTest::keyClick(&box, Qt::Key_Space);
        QCOMPARE(chart.curves().size(), std::size_t{1});
        QTest::keyClick(&box, Qt::Key_Space);
        for (std::uint64_t seed = 8; seed < 8 + EarlierSearches::kMost; ++seed)
            QVERIFY(runAgain(seed));
        QCOMPARE(chart.curves().size(), EarlierSearches::kMost + 1);
        // Another puzzle has no earlier searches.
        test.action("searchBack").trigger();
        test.action("puzzleMirrorSideways").trigger();
        QVERIFY(runAgain(2));
        QVERIFY(box.isHidden());
        QCOMPARE(chart.curves().size(), std::size_t{1});
    }

    void keepTakesTheBoardOnShow() {
        ReplayTest test;
        QVERIFY(test.run());
        const Board before = test.board();
        QTest::keyClick(&test.slider(), Qt::Key_Home);
        const Board shown = test.view().board();
        test.action("searchKeep").trigger();
        QVERIFY(test.board() == shown);
        test.action("editUndo").trigger();
        QVERIFY(test.board() == before);
    }

    /// The curve is still there, and so are its boards.
    void whatWasKeptOrGivenUpCanBeReplayed_data() {
        QTest::addColumn<QByteArray>("end");
        QTest::newRow("kept") << QByteArray("searchKeep");
        QTest::newRow("given up") << QByteArray("searchBack");
    }
    void whatWasKeptOrGivenUpCanBeReplayed() {
        QFETCH(QByteArray, end);
        ReplayTest test;
        QVERIFY(test.run());
        test.action(end.constData()).trigger();
        const Board own = test.board();
        QCOMPARE(test.search().state(), SearchState::Idle);
        QVERIFY(test.slider().isEnabled());
        QTest::keyClick(&test.slider(), Qt::Key_Home);
        QVERIFY(test.shows(0));
        QCOMPARE(test.slider().value(), 0);
        QVERIFY(test.page().isReadOnly());
        QTest::keyClick(&test.slider(), Qt::Key_End);
        QVERIFY(test.shows(test.bests().size() - 1));
        test.action("searchBack").trigger();
        QVERIFY(test.view().board() == own && test.board() == own);
        QVERIFY(!test.page().isReadOnly());
        // Boards of another puzzle are not for this one.
        test.action("puzzleMirrorSideways").trigger();
        QVERIFY(!test.slider().isEnabled());
        test.action("editUndo").trigger();
        QVERIFY(test.slider().isEnabled());
        test.action("replayPlay").trigger();
        QVERIFY(test.search().replayed());
        test.action("searchKeep").trigger();
        QCOMPARE(test.search().state(), SearchState::Idle);
    }

    void whoeverTouchesTheResultIsOfferedWaysOut() {
        using Topic = PuzzlePage::Topic;
        ReplayTest test;
        QVERIFY(test.run());
        const Board before = test.board();
        test.view().setFocus();
        test.key(Qt::Key_Delete);
        QVERIFY(test.page().question(Topic::ReadOnly).contains(QStringLiteral("Keep it")));
        press(test.page(), "Go back");
        QCOMPARE(test.search().state(), SearchState::Idle);
        QVERIFY(test.page().question(Topic::ReadOnly).isEmpty());
        QTest::keyClick(&test.slider(), Qt::Key_Home);
        const Board first = test.view().board();
        test.view().setFocus();
        test.key(Qt::Key_Delete);
        press(test.page(), "Keep this board");
        QVERIFY(test.board() == first && first != before);
        QVERIFY(test.page().question(Topic::ReadOnly).isEmpty());
        test.search().start(annealing(std::nullopt));
        test.key(Qt::Key_Delete);
        press(test.page(), "Stop the search");
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
    }

    void theTrayOffersTheSameWaysOut() {
        using Topic = PuzzlePage::Topic;
        ReplayTest test;
        QVERIFY(test.run());
        auto* tray = test.window.findChild<PieceTray*>();
        tray->setCurrentIndex(tray->pieces().index(0, 0));
        QVERIFY(!tray->currentPlacement().isEmpty());
        QTest::keyClick(tray, Qt::Key_Return);
        QVERIFY(test.page().question(Topic::ReadOnly).contains(QStringLiteral("Keep it")));
        press(test.page(), "Go back");
        QTest::keyClick(tray, Qt::Key_Return);
        QVERIFY(test.page().question(Topic::ReadOnly).isEmpty());
    }

    void goingBackForgetsTheMoment() {
        ReplayTest test;
        QVERIFY(test.run());
        QTest::keyClick(&test.slider(), Qt::Key_Home);
        test.action("searchBack").trigger();
        QVERIFY(!test.search().replayed());
        QVERIFY(test.view().board() == test.board());
    }

    void aRunningSearchGoesOnBehindTheReplay() {
        ReplayTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.search().start(annealing(std::nullopt));
        QTRY_VERIFY(test.bests().size() > 5 && test.slider().maximum() > 4);
        QTest::keyClick(&test.slider(), Qt::Key_Home);
        QVERIFY(test.shows(0));
        QTRY_VERIFY(test.slider().maximum() == test.last());
        QTRY_VERIFY(test.search().numbers().evaluations > 1'000'000);
        QVERIFY(test.shows(0));
        QCOMPARE(test.slider().value(), 0);
        test.search().stop();
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
        QVERIFY(test.shows(0));
        QTest::keyClick(&test.slider(), Qt::Key_End);
        QVERIFY(test.view().board() == *test.search().bestBoard());
    }
};

TESSERA_TEST(TestReplayBar, Needs::Window)

} // namespace tessera::tst_ReplayBar

#include "tst_ReplayBar.moc"
