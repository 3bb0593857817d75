// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ActionFactory.h"
#include "tests/TestProgram.h"
#include "tests/app/RaceTesting.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/charts/RunStyle.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

namespace tessera::tst_RaceStart {

namespace {

/// Short races that do not need to finish.
std::vector<SearchSettings> shortRace(std::vector<std::string> methods, int seeds) {
    RaceChoice race;
    race.methods = std::move(methods);
    race.seconds = 0;
    race.evaluations = 2'000;
    race.seeds = seeds;
    return race.searches();
}

/// What is cut off a caption on a wall: the lines wider than their item.
QStringList cutLines(const BoardWall& wall) {
    const auto& items = *static_cast<const BoardThumbnailDelegate*>(wall.itemDelegate());
    const int board = items.isTextBeside() ? items.boardSize() : 0;
    QStringList cut;
    for (int row = 0; row < wall.model()->rowCount(); ++row) {
        const QModelIndex index = wall.model()->index(row, 0);
        const QString caption = index.data(BoardThumbnailDelegate::kCaptionRole).toString();
        const int room = wall.visualRect(index).width() - board;
        for (const QString& line : caption.split(u'\n')) {
            if (wall.fontMetrics().horizontalAdvance(line) > room)
                cut << line;
        }
        const QString name = index.data(Qt::DisplayRole).toString();
        const auto mark = index.data(Qt::DecorationRole).value<QPixmap>();
        if (wall.fontMetrics().horizontalAdvance(name) >
            room - mark.deviceIndependentSize().toSize().width())
            cut << name;
    }
    return cut;
}

} // namespace

class TestRaceStart : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale::c()); }

    /// No set-up: a click starts the usual methods on the puzzle in front.
    void theUsualRaceIsAClickAway() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        const auto text = [&](const char* name) { return test.child<QLabel>(name).text(); };
        QVERIFY(test.child<QPushButton>("raceStartRace").isVisible());
        QVERIFY(!test.compare().chart().isVisible() && !test.table().isVisible());
        QVERIFY2(text("raceStartTitle").startsWith(QStringLiteral("Race 7 method")),
                 qPrintable(text("raceStartTitle")));
        QVERIFY(text("raceStartMethods").contains(QStringLiteral("Record · Backtracking")));
        test.child<QSpinBox>("compareAtOnce").setValue(1);
        QVERIFY2(text("raceStartEstimate").endsWith(QStringLiteral(", 1 at a time: at most 3:30.")),
                 qPrintable(text("raceStartEstimate")));
        QTest::mouseClick(&test.child<QPushButton>("raceStartRace"), Qt::LeftButton);
        QCOMPARE(test.comparison().count(), 7);
        QCOMPARE(test.comparison().run(0).settings.solver, std::string("record"));
        QVERIFY(test.child<BoardWall>("compareWall").isVisible());
        QVERIFY(test.compare().chart().isVisible() && test.table().isVisible());
        QVERIFY(!test.child<QPushButton>("raceStartRace").isVisible());
        QTRY_VERIFY(test.comparison().search(0).view.numbers.evaluations > 0);
        const Answer remove(removeThem);
        test.action("compareRemove").trigger();
        QCOMPARE(test.comparison().count(), 0);
        QVERIFY(test.child<QPushButton>("raceStartRace").isVisible());
    }

    /// It raced the puzzle behind the start page.
    void aRaceNeedsAnOpenPuzzle() {
        CompareTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.action("viewStart").trigger();
        test.action("searchCompare").trigger();
        QVERIFY(QTest::qWaitForWindowActive(&test.compare()));
        const QString reason = QStringLiteral("The start page is open. Open a puzzle first.");
        for (const char* act : {"compareRace", "compareAdd", "comparePlan"}) {
            QCOMPARE(whyNotAllowed(test.action(act)), reason);
            QVERIFY(test.action(act).toolTip().startsWith(reason));
        }
        QCOMPARE(test.child<QLabel>("raceStartTitle").text(), reason);
        QPushButton& race = test.child<QPushButton>("raceStartRace");
        QVERIFY(!race.isEnabled() && !test.child<QPushButton>("raceStartChoose").isEnabled());
        QTest::keyClick(&test.compare(), Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(test.comparison().count(), 0);
        test.window.openFiles({test.path("puzzle.tessera")});
        QVERIFY(test.activate());
        test.compare().activateWindow();
        QTRY_VERIFY(race.isEnabled());
        QVERIFY(test.action("compareRace").isEnabled());
        QVERIFY(!test.action("compareRace").toolTip().startsWith(reason));
    }

    void aRaceIsHeldToTheMemoryOfTheSettings() {
        CompareTest test;
        test.settings().searchMemory.set(32);
        QVERIFY(test.openCompare(hardPuzzle()));
        QTest::mouseClick(&test.child<QPushButton>("raceStartRace"), Qt::LeftButton);
        QCOMPARE(test.comparison().count(), 7);
        const SearchSettings& settings = test.comparison().run(0).settings;
        QCOMPARE(settings.solver, std::string("record"));
        QCOMPARE(settings.values.integer("memory"), std::int64_t{32});
        test.action("compareStop").trigger();
        QTRY_VERIFY(test.allFinished());
    }

    /// The dialog would be in front of the help.
    void addingOffersNoHelpThatCannotBeReached() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        bool offered = true;
        const Answer answer([&](QWidget* dialog) {
            offered = dialog->findChild<QWidget*>(QStringLiteral("aboutMethod"))->isVisible();
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        test.action("compareAdd").trigger();
        QCOMPARE(answer.asked(), 1);
        QVERIFY(!offered);
    }

    void theEstimateSaysWhatItKnows() {
        RaceChoice race;
        const auto estimate = [&](int atOnce, const char* searches, const char* time) {
            const QString told = race.estimate(atOnce);
            return told.startsWith(QLatin1String(searches)) && told.endsWith(QLatin1String(time));
        };
        QVERIFY(race.estimate(2).isEmpty());
        race.methods = {"tabu", "annealing", "greedy"};
        race.seconds = 60;
        QVERIFY(estimate(2, "3 search", ", 2 at a time: at most 2:00."));
        race.seeds = 2;
        QVERIFY(estimate(8, "6 search", ", 6 at a time: at most 1:00."));
        race.processorTime = true;
        QVERIFY(estimate(2, "6 search", ": about 3:00 if the processor is otherwise idle."));
        race.seconds = 0;
        QVERIFY(race.estimate(2).isEmpty());
        race.evaluations = 2'000'000;
        QVERIFY2(estimate(2, "6 search", " evaluations each."), qPrintable(race.estimate(2)));
    }

    /// The same method with other parameters takes part too, in the same hue.
    void presetsTakePart() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        QString estimate;
        const Answer answer([&](QWidget* dialog) {
            auto* methods = dialog->findChild<QTreeWidget*>(QStringLiteral("raceMethods"));
            for (QTreeWidgetItemIterator item(methods); *item != nullptr; ++item) {
                const QString id = (*item)->data(0, Qt::UserRole).toString();
                (*item)->setCheckState(
                    0, id == u"tabu" || id == u"tabu:niang-2010" ? Qt::Checked : Qt::Unchecked);
            }
            dialog->findChild<QDoubleSpinBox*>(QStringLiteral("raceSeconds"))->setValue(0.2);
            estimate = dialog->findChild<QLabel*>(QStringLiteral("raceEstimate"))->text();
            dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        });
        QTest::mouseClick(&test.child<QPushButton>("raceStartChoose"), Qt::LeftButton);
        QCOMPARE(answer.asked(), 1);
        QVERIFY2(estimate.startsWith(QStringLiteral("2 search")), qPrintable(estimate));
        QCOMPARE(test.comparison().count(), 2);
        const ComparedRun& own = test.comparison().run(0);
        const ComparedRun& published = test.comparison().run(1);
        QVERIFY(published.method.contains(QStringLiteral("Niang 2010")));
        QVERIFY(own.settings.values != published.settings.values);
        QCOMPARE(runColor(own.group, Qt::white), runColor(published.group, Qt::white));
        QVERIFY(runPen(own.group, Qt::white, 2).dashPattern() !=
                runPen(published.group, Qt::white, 2).dashPattern());
        QTRY_VERIFY(test.allFinished());
    }

    /// Score, seed and state are readable on every board, however many there are.
    void captionsAreWhole_data() {
        QTest::addColumn<int>("lanes");
        for (const int lanes : {2, 7, 12, 30})
            QTest::addRow("%d lanes", lanes) << lanes;
    }

    void captionsAreWhole() {
        QFETCH(int, lanes);
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle()));
        // With few boards there is room for a long name.
        test.compare().add(shortRace({lanes < 10 ? "ms-gvns" : "greedy"}, lanes));
        QTRY_VERIFY(test.allFinished());
        const auto& wall = test.child<BoardWall>("compareWall");
        for (const QSize size : {QSize(1010, 670), QSize(1900, 1000)}) {
            test.compare().resize(size);
            QTRY_COMPARE(test.compare().size(), size);
            QTRY_VERIFY2(cutLines(wall).isEmpty(), qPrintable(cutLines(wall).join(u'\n')));
        }
        // All at the same time if there is room.
        const QModelIndex last = wall.model()->index(lanes - 1, 0);
        QVERIFY(wall.viewport()->rect().contains(wall.visualRect(last).center()));
    }

    /// Boards that are not square leave no empty squares.
    void itemsHaveTheShapeOfTheirBoards() {
        CompareTest test;
        QVERIFY(test.openCompare(hardPuzzle({16, 4})));
        test.compare().add(shortRace({"greedy", "greedy-walk", "hill-climbing", "tabu"}, 1));
        QTRY_VERIFY(test.allFinished());
        const auto& wall = test.child<BoardWall>("compareWall");
        const QSize item = wall.visualRect(wall.model()->index(0, 0)).size();
        const int text = 3 * wall.fontMetrics().height();
        QVERIFY2(item.height() - text < item.width() / 2,
                 qPrintable(QStringLiteral("%1×%2").arg(item.width()).arg(item.height())));
        QVERIFY(item.width() > wall.viewport()->width() / 3);
    }
};

TESSERA_TEST(TestRaceStart, Needs::Window)

} // namespace tessera::tst_RaceStart

#include "tst_RaceStart.moc"
