// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/ColorScheme.h"
#include "tests/TestProgram.h"
#include "tests/app/RaceTesting.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/board/TileTheme.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/colors/ColorMath.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QRegularExpression>
#include <QSplitter>
#include <QStandardItemModel>
#include <QToolBar>
#include <QToolButton>

namespace tessera::tst_RaceWatching {

namespace {

/// Two seeds of each method, which need not finish.
struct Watched : CompareTest {
    [[nodiscard]] bool race(std::vector<std::string> methods, int seeds = 2) {
        if (!openCompare(hardPuzzle()))
            return false;
        RaceChoice race;
        race.methods = std::move(methods);
        race.seconds = 0;
        race.evaluations = 2'000;
        race.seeds = seeds;
        compare().add(race.searches());
        return QTest::qWaitFor([this] { return allFinished(); }, TESSERA_PATIENCE);
    }
    [[nodiscard]] FitnessChart& chart() { return compare().chart(); }
    [[nodiscard]] BoardWall& wall() { return child<BoardWall>("compareWall"); }
    [[nodiscard]] std::size_t group(int row) { return comparison().run(row).group; }
    [[nodiscard]] std::vector<int> selected() {
        std::vector<int> rows;
        for (const QModelIndex& index : table().selectionModel()->selectedRows())
            rows.push_back(index.row());
        std::ranges::sort(rows);
        return rows;
    }
    void clickName(std::size_t key) {
        QTest::mouseClick(&chart(), Qt::LeftButton, {}, chart().nameBox(key).center().toPoint());
    }
    void clickBoard(int row, Qt::KeyboardModifiers keys = {}) {
        const QModelIndex index = wall().model()->index(row, 0);
        QTest::mouseClick(wall().viewport(), Qt::LeftButton, keys,
                          wall().visualRect(index).center());
    }
    [[nodiscard]] QStringList thickNames() {
        QStringList names;
        for (const ChartCurve& curve : chart().curves()) {
            if (!curve.thin)
                names << curve.name;
        }
        return names;
    }
};

using Rows = std::vector<int>;

} // namespace

class TestRaceWatching : public QObject {
    Q_OBJECT

private slots:
    void aSearchThatGoesOnIsNotCalledFinished() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1}, 4'000'000'000'000);
        QTRY_VERIFY(!test.comparison().run(0).board.empty());
        const auto open = [&test] {
            test.compare().activateWindow();
            if (QTest::qWaitForWindowActive(&test.compare()))
                QTest::keyClick(test.compare().windowHandle(), Qt::Key_O, Qt::ControlModifier);
            return test.child<QLabel>("liveNotice").text() + u'\n' +
                   test.child<QLabel>("searchResult").text();
        };
        const QRegularExpression before(QStringLiteral(
            "^From the race, before its end: the best board of Record, .*\nFrom the race, before "
            "its end: [0-9]+ of"));
        const QString told = open();
        QVERIFY2(before.match(told).hasMatch(), qPrintable(told));
        test.search().discard();
        test.comparison().stop(0);
        QTRY_VERIFY(test.allFinished());
        const QString ended = open();
        QVERIFY2(ended.startsWith(QStringLiteral("Stopped: ")), qPrintable(ended));
        QVERIFY2(ended.contains(QStringLiteral("\nStopped: ")), qPrintable(ended));
    }

    /// It ran on, and only quitting said so.
    void aClosedRaceIsShownWhileItRuns() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        test.addSearches({1}, 4'000'000'000'000);
        auto& button = test.child<QToolButton>("compareWindowWork");
        QVERIFY(!button.isVisible());
        test.compare().close();
        QTRY_VERIFY(button.isVisible());
        QCOMPARE(button.text(), test.compare().windowTitle());
        QVERIFY(test.activate());
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(test.compare().isVisible());
        QTRY_VERIFY(!button.isVisible());
        test.compare().close();
        QTRY_VERIFY(button.isVisible());
        test.comparison().stop(0);
        QTRY_VERIFY(!button.isVisible());
    }

    /// Without the puzzles, two searches would have one name, and the picture one puzzle's title.
    void severalPuzzlesAreNamed() {
        Watched test;
        QVERIFY(test.race({"greedy"}, 1));
        QCOMPARE(test.comparison().nameOf(0), QStringLiteral("Greedy"));
        QVERIFY(!test.comparison().hasSeveralPuzzles());
        PuzzleFile other = samplePuzzle();
        other.info.title = QStringLiteral("Other");
        test.comparison().add(test.comparison().run(0).settings, anyPuzzle(other));
        QTRY_VERIFY(test.allFinished());
        QVERIFY(test.comparison().hasSeveralPuzzles());
        QCOMPARE(test.comparison().nameOf(1), QStringLiteral("Greedy (Other)"));
        QVERIFY(test.thickNames().contains(QStringLiteral("Greedy (Other)")));
        const auto curves = comparisonCurves(test.comparison(), CurveAxis::Evaluations);
        QCOMPARE(curves.size(), std::size_t{2});
        QVERIFY(curves[0].total != curves[1].total);
        test.comparison().add(test.comparison().run(0).settings, anyPuzzle(hardPuzzle()));
        QCOMPARE(test.comparison().run(2).puzzleNumber, test.comparison().run(0).puzzleNumber);
        QCOMPARE(test.group(2), test.group(0));
        test.comparison().remove(1);
        QCOMPARE(test.comparison().nameOf(0), QStringLiteral("Greedy"));
    }

    /// A name in the chart marks the boards and rows of its searches; again, or Esc, ends that.
    void aNameMarksItsBoards() {
        Watched test;
        QVERIFY(test.race({"greedy", "hill-climbing"}));
        QTRY_VERIFY(!test.chart().nameBox(test.group(2)).isEmpty());
        test.clickName(test.group(2));
        QCOMPARE(test.chart().isolated(), std::optional(test.group(2)));
        QCOMPARE(test.selected(), (Rows{2, 3}));
        QVERIFY(test.wall().selectionModel()->isSelected(test.wall().model()->index(2, 0)));
        test.clickName(test.group(2));
        QVERIFY(!test.chart().isolated() && test.selected().empty());
        test.clickName(test.group(0));
        QCOMPARE(test.selected(), (Rows{0, 1}));
        QTest::keyClick(test.compare().windowHandle(), Qt::Key_Escape);
        QVERIFY(!test.chart().isolated() && test.selected().empty());
    }

    /// A board isolates its method, with a separate line among those of other seeds.
    void aBoardIsolatesItsCurve() {
        Watched test;
        QVERIFY(test.race({"greedy", "hill-climbing"}));
        QTRY_COMPARE(test.chart().curves().size(), std::size_t{6});
        test.clickBoard(3);
        QCOMPARE(test.chart().isolated(), std::optional(test.group(3)));
        QCOMPARE(test.selected(), Rows{3});
        QVERIFY2(test.thickNames().contains(QStringLiteral("Hill climbing, seed 2")),
                 qPrintable(test.thickNames().join(u'\n')));
        QVERIFY(test.child<QLabel>("compareMessage").text().contains(u"Esc"));
        // Two methods are compared, two seeds of one are viewed together.
        test.clickBoard(0, Qt::ControlModifier);
        QVERIFY(!test.chart().isolated());
        QCOMPARE(test.selected(), (Rows{0, 3}));
        QCOMPARE(test.thickNames().size(), 2);
        test.clickBoard(1);
        QCOMPARE(test.chart().isolated(), std::optional(test.group(1)));
        test.comparison().remove(1);
        QVERIFY(!test.chart().isolated());
    }

    /// No board could be larger, and the chart has what boards cannot use.
    void boardsTakeTheRoomThereIs_data() {
        QTest::addColumn<int>("lanes");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("leastSide");
        const QSize small(1366, 740);
        QTest::newRow("2 lanes") << 2 << small << 270;
        QTest::newRow("4 lanes") << 4 << small << 270;
        QTest::newRow("7 lanes") << 7 << small << 165;
        QTest::newRow("12 lanes") << 12 << small << 100;
        QTest::newRow("30 lanes") << 30 << QSize(1900, 1040) << 100;
    }

    void boardsTakeTheRoomThereIs() {
        QFETCH(int, lanes);
        QFETCH(QSize, size);
        QFETCH(int, leastSide);
        Watched test;
        QVERIFY(test.race({"greedy"}, lanes));
        test.compare().resize(size);
        QTRY_COMPARE(test.compare().size(), size);
        const QModelIndex last = test.wall().model()->index(lanes - 1, 0);
        const auto unused = [&] {
            return test.wall().viewport()->height() - test.wall().visualRect(last).bottom() - 1;
        };
        QTRY_VERIFY2(unused() >= 0 && unused() < 24, qPrintable(QString::number(unused())));
        const auto& delegate =
            *static_cast<const BoardThumbnailDelegate*>(test.wall().itemDelegate());
        QVERIFY2(delegate.boardSize() >= leastSide,
                 qPrintable(QString::number(delegate.boardSize())));
        QVERIFY2(test.chart().height() >= 230, qPrintable(QString::number(test.chart().height())));
        QVERIFY(test.chart().width() >= test.table().width());
    }

    /// In languages read from right to left, boards are to the right of their captions.
    void arabicHasBoardsAtTheRight() {
        Watched test;
        QVERIFY(test.race({"greedy"}, 2));
        test.compare().resize(1300, 700);
        BoardWall& wall = test.wall();
        const auto& items = *static_cast<const BoardThumbnailDelegate*>(wall.itemDelegate());
        QTRY_VERIFY(items.isTextBeside());
        // How many pixels of half a line, below all text, are not background.
        const auto ink = [&](bool right) {
            const QRect item = wall.visualRect(wall.model()->index(0, 0));
            const QRect line(item.left(), item.top() + item.height() * 3 / 4, item.width(), 1);
            const QImage image = wall.viewport()->grab(line).toImage();
            const QColor paper = wall.palette().color(QPalette::Base);
            int count = 0;
            for (int x = 0; x < image.width() / 2; ++x)
                count += image.pixelColor(right ? image.width() - 1 - x : x, 0) != paper ? 1 : 0;
            return count;
        };
        QTRY_VERIFY(ink(false) > 2 * ink(true));
        wall.setLayoutDirection(Qt::RightToLeft);
        QTRY_VERIFY(ink(true) > 2 * ink(false));
    }

    /// Also after the race, when no board is painted for another reason.
    void boardsTakeTheColorsOfTheWindow() {
        Watched test;
        QVERIFY(test.race({"greedy"}, 2));
        // How many pixels have the colour of the frames in that palette.
        const auto frames = [&](const QPalette& palette) {
            const QRgb color = TileColors::fromPalette(palette).frame.rgb();
            const QImage image = test.wall().viewport()->grab().toImage();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixelColor(x, y).rgb() == color ? 1 : 0;
            }
            return count;
        };
        const QPalette light = ownPalette(QStringLiteral("light")).value();
        const QPalette dark = ownPalette(QStringLiteral("dark")).value();
        for (const auto& [now, other] : {std::pair(light, dark), std::pair(dark, light)}) {
            test.compare().setPalette(now);
            QVERIFY(frames(now) > 2 * frames(other));
        }
    }

    /// On a dark list, too, whose ground is almost that of empty cells.
    void emptyBoardsCanBeSeen() {
        QStandardItemModel model(1, 1);
        model.setData(model.index(0, 0),
                      QVariant::fromValue(BoardThumbnail{
                          std::make_shared<const Puzzle>(hardPuzzle().puzzle), std::nullopt}),
                      BoardThumbnailDelegate::kThumbnailRole);
        for (const char* scheme : {"light", "dark"}) {
            BoardWall wall;
            wall.setPalette(*ownPalette(QLatin1String(scheme)));
            wall.setModel(&model);
            wall.resize(300, 300);
            wall.show();
            QVERIFY(QTest::qWaitForWindowExposed(&wall));
            const QRect item = wall.visualRect(model.index(0, 0));
            const QImage image = wall.viewport()->grab(item).toImage();
            const QColor list = wall.palette().color(QPalette::Base);
            double most = 1;
            for (int x = 0; x < image.width() / 2; ++x)
                most = std::max(most, contrastRatio(image.pixelColor(x, image.height() / 3), list));
            QVERIFY2(most > 1.25, scheme);
        }
    }

    /// A divider moved by the user stays.
    void aDividedWindowStays() {
        Watched test;
        QVERIFY(test.race({"greedy"}, 7));
        auto& split = *test.compare().findChild<QSplitter*>({}, Qt::FindDirectChildrenOnly);
        // Once it has settled.
        int before = 0;
        QTRY_COMPARE(std::exchange(before, split.sizes().constFirst()), split.sizes().constFirst());
        QSplitterHandle* handle = split.handle(1);
        const QPoint grip = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, grip);
        QTest::mouseMove(handle, grip + QPoint(0, 60));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, grip + QPoint(0, 60));
        QCOMPARE(split.sizes().constFirst(), before + 60);
        test.addSearches({8}, 1000);
        QTRY_VERIFY(test.allFinished());
        QCOMPARE(split.sizes().constFirst(), before + 60);
    }

    /// One edge is visible at first; the whole course and missing edges are a choice away.
    void theChartShowsLastGains() {
        Watched test;
        QVERIFY(test.race({"greedy", "hill-climbing"}));
        QTRY_COMPARE(test.chart().content().view, ScoreView::LastGains);
        auto& view = test.child<QComboBox>("compareView");
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(test.chart().content().view, ScoreView::Whole);
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(test.chart().content().view, ScoreView::Missing);
    }

    /// What was saved or solved is said until the user does something else.
    void aNoticeEndsWithTheNextAct() {
        Watched test;
        QVERIFY(test.race({"greedy", "hill-climbing"}));
        const auto line = [&] { return test.child<QLabel>("compareMessage").text(); };
        const auto tell = [&] {
            test.compare().tell(QStringLiteral("Saved."));
            return line() == QStringLiteral("Saved.");
        };
        QVERIFY(tell());
        test.clickBoard(0);
        QVERIFY2(line().contains(QStringLiteral("selected")), qPrintable(line()));
        QTest::keyClick(test.compare().windowHandle(), Qt::Key_Escape);
        QVERIFY(tell());
        const auto pickTheMiddle = [&] {
            QTest::mouseClick(&test.chart(), Qt::LeftButton, {}, test.chart().rect().center());
            return test.comparison().moment().has_value();
        };
        QTRY_VERIFY(pickTheMiddle());
        QVERIFY2(line().startsWith(QStringLiteral("Showing the best boards")), qPrintable(line()));
        QVERIFY(tell());
        test.action("compareNewest").trigger();
        QVERIFY2(line() != QStringLiteral("Saved."), qPrintable(line()));
        QVERIFY(tell());
        test.comparison().remove(3);
        QVERIFY2(line() != QStringLiteral("Saved."), qPrintable(line()));
        QTRY_VERIFY(pickTheMiddle());
        while (test.comparison().count() > 0)
            test.comparison().remove(0);
        QVERIFY(!test.comparison().moment());
    }

    /// It says what the buttons apply to, which may be grey.
    void aMomentLeavesTheOtherSentence() {
        Watched test;
        QVERIFY(test.race({"greedy", "hill-climbing"}));
        const auto line = [&] { return test.child<QLabel>("compareMessage").text(); };
        test.clickBoard(0);
        const QString selected = line();
        QVERIFY2(selected.contains(QStringLiteral("Esc")), qPrintable(selected));
        test.comparison().setMoment(ComparedMoment{CurveAxis::Evaluations, 1000});
        QTRY_VERIFY2(line().startsWith(QStringLiteral("Showing the best boards")),
                     qPrintable(line()));
        QVERIFY2(line().endsWith(u' ' + selected), qPrintable(line()));
    }

    /// Zoom and hidden names would leave its chart empty.
    void theNextRaceIsShownWhole() {
        Watched test;
        QVERIFY(test.race({"greedy", "hill-climbing"}));
        QTRY_VERIFY(!test.chart().nameBox(test.group(2)).isEmpty());
        QTest::mouseClick(&test.chart(), Qt::LeftButton, Qt::ControlModifier,
                          test.chart().nameBox(test.group(2)).center().toPoint());
        QTest::keyClick(&test.chart(), Qt::Key_PageUp);
        QVERIFY(!test.chart().hidden().empty() && test.chart().content().visibleUp);
        const Answer remove(removeThem);
        test.action("compareRemove").trigger();
        QCOMPARE(test.comparison().count(), 0);
        QVERIFY(test.chart().hidden().empty());
        QVERIFY(!test.chart().content().visibleUp);
    }

    /// Searches slowed by other programs are reported, not only in their rows, whose methods stay
    /// legible. Rows that differ in threads alone have their own names and colours.
    void lostCoresAreTold() {
        Watched test;
        QVERIFY(test.race({"greedy"}, 1));
        const auto told = [&] { return test.child<QLabel>("compareMessage").text(); };
        SearchController::Earlier run = test.comparison().record(0);
        // Beside other work this one may be slowed, too.
        QVERIFY2(told().contains(u"90") == run.numbers.processor.isShort(), qPrintable(told()));
        run.numbers.processor = {3.59, 4}; // 89.75 %
        test.comparison().addEnded(run, test.comparison().run(0).puzzle);
        QTRY_VERIFY2(told().contains(QStringLiteral("90 % of a core")), qPrintable(told()));
        // Its evaluations are limited already.
        const QString advice = QStringLiteral("Limit evaluations or processor time instead.");
        QVERIFY2(!told().contains(advice), qPrintable(told()));
        const QAbstractItemModel& rows = *test.table().model();
        const QString state = rows.index(1, ComparisonModel::State).data().toString();
        QVERIFY2(state.endsWith(QStringLiteral(" 89 % of a core")), qPrintable(state));
        SearchController::Earlier timed = run;
        timed.settings.budget = {};
        timed.settings.budget.seconds = 1;
        test.comparison().addEnded(timed, test.comparison().run(0).puzzle);
        QTRY_VERIFY2(told().endsWith(advice), qPrintable(told()));
        test.comparison().remove(2);
        run.settings.threads = 2; // which got more than one core together
        test.comparison().addEnded(run, test.comparison().run(0).puzzle);
        const QModelIndex shared = rows.index(2, ComparisonModel::State);
        QTRY_VERIFY2(
            shared.data().toString().endsWith(QStringLiteral(" 89 % of a core per thread")),
            qPrintable(shared.data().toString()));
        const QString tip = shared.data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("only 89 % of a core per thread")), qPrintable(tip));
        const int character = test.table().fontMetrics().averageCharWidth();
        QTRY_VERIFY(test.table().columnWidth(ComparisonModel::State) >= 24 * character);
        QCOMPARE(test.comparison().nameOf(1), QStringLiteral("Greedy (1 thread(s))"));
        QCOMPARE(test.comparison().nameOf(2), QStringLiteral("Greedy (2 thread(s))"));
        QVERIFY(test.group(1) != test.group(2));
        test.table().resize(200, test.table().height()); // too narrow for all
        QCOMPARE(test.table().columnWidth(ComparisonModel::State), 24 * character);
        const int method = test.table().columnWidth(ComparisonModel::Method);
        QVERIFY2(method >= 18 * character, qPrintable(QString::number(method)));
    }

    /// At the width of the buttons, which the window has at first.
    void noStateIsCut() {
        Watched test;
        QVERIFY(test.race({"greedy"}, 1));
        SearchController::Earlier run = test.comparison().record(0);
        run.numbers.processor = {3.59, 4};
        test.comparison().addEnded(run, test.comparison().run(0).puzzle);
        const QMargins margins = test.compare().layout()->contentsMargins();
        const int bar = test.compare().findChild<QToolBar*>()->sizeHint().width();
        test.compare().resize(bar + margins.left() + margins.right(), test.compare().height());
        const QModelIndex state = test.table().model()->index(1, ComparisonModel::State);
        const auto shown = [&] { return test.table().visualRect(state); };
        QTRY_VERIFY(test.table().viewport()->rect().contains(shown()));
        QTRY_VERIFY(shown().width() >= test.table().sizeHintForIndex(state).width());
    }
};

TESSERA_TEST(TestRaceWatching, Needs::Window)

} // namespace tessera::tst_RaceWatching

#include "tst_RaceWatching.moc"
