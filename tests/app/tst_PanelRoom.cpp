// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/Languages.h"
#include "tests/TestProgram.h"
#include "tests/app/WorkspaceTesting.h"
#include "widgets/board/PieceTray.h"
#include "widgets/forms/WrapLayout.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMap>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <set>

namespace tessera::tst_PanelRoom {
using namespace tessera::workspaces;

namespace {

/// The part of the page's width beyond its height.
int spareWidth(WindowTest& test) { return test.view().width() - test.view().height(); }

/// The height that the text of a label lacks.
int lackingHeight(const QLabel& label) {
    const QRect room = label.contentsRect();
    return label.fontMetrics().boundingRect(room, Qt::TextWordWrap, label.text()).height() -
           room.height();
}

/// The first column of a label's picture with ink.
int firstInk(const QImage& image) {
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            if (image.pixel(x, y) != image.pixel(0, 0))
                return x;
        }
    }
    return image.width();
}

/// Drags the inner edge of the score's column until it has that width.
void dragColumn(WindowTest& test, int width) {
    const auto& column = test.child<QDockWidget>("dockScore");
    const QPoint edge = column.geometry().topLeft() + QPoint(-2, 20);
    const QPoint way(column.width() - width, 0);
    QTest::mousePress(&test.window, Qt::LeftButton, {}, edge);
    QTest::mouseMove(&test.window, edge + way / 2);
    QTest::mouseMove(&test.window, edge + way);
    QTRY_VERIFY2(std::abs(column.width() - width) <= 3,
                 qPrintable(QString::number(column.width())));
    QTest::mouseRelease(&test.window, Qt::LeftButton, {}, edge + way);
}

} // namespace

class TestPanelRoom : public QObject {
    Q_OBJECT

private slots:
    void init() { installLanguage(*qApp, QStringLiteral("en")); }

    /// A start does not make the columns wider and the board smaller.
    void aStartKeepsTheWidths() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const auto widths = [](MainWindow& window) {
            QMap<QString, int> found;
            for (const char* name : {"dockPieces", "dockSearch"})
                found[QLatin1String(name)] =
                    window.findChild<QDockWidget*>(QLatin1String(name))->width();
            return found;
        };
        QCoreApplication::processEvents();
        const auto before = widths(test.window);
        QVERIFY(test.window.close());
        MainWindow again(test.settings());
        again.openSample();
        again.show();
        QVERIFY(QTest::qWaitForWindowExposed(&again));
        QTRY_COMPARE(widths(again), before);
    }

    void boardAndChartHaveTheRoom_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("share");
        QTest::newRow("1366x768") << QSize(1366, 768) << 0.75;
        QTest::newRow("1920x1080") << QSize(1920, 1080) << 0.75;
        QTest::newRow("1024x700") << QSize(1024, 700) << 0.70;
    }
    /// While a search is watched, with the default layout.
    void boardAndChartHaveTheRoom() {
        QFETCH(QSize, size);
        QFETCH(double, share);
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.window.resize(size);
        run(test);
        auto& chart = test.child<QWidget>("fitnessChart");
        QTRY_VERIFY2(std::abs(spareWidth(test)) <= 3,
                     qPrintable(QString::number(spareWidth(test))));
        QCOMPARE(test.window.size(), size);
        const auto area = [](const QSize& part) { return double(part.width()) * part.height(); };
        const auto shown = [&] {
            return (area(test.view().size()) + area(chart.size())) / area(size);
        };
        QTRY_VERIFY2(shown() >= share, qPrintable(QString::number(shown())));
        qInfo("%.1f %% for board and chart, chart %d high", 100 * shown(), chart.height());
        QVERIFY(isSeen(chart) && chart.height() >= 300);
        const auto& score = test.child<QLabel>("largeScore");
        QVERIFY(isSeen(score));
        QVERIFY(score.font().pointSizeF() >= 2 * test.window.font().pointSizeF());
    }

    void aSmallWindowLeavesTheBoardItsRoom_data() {
        QTest::addColumn<QString>("language");
        for (const Language& language : availableLanguages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    /// Qt would take what a narrower window lacks from the board alone.
    void aSmallWindowLeavesTheBoardItsRoom() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.window.resize(1320, 880);
        test.window.resizeDocks(
            {&test.child<QDockWidget>("dockPieces"), &test.child<QDockWidget>("dockSearch")},
            {330, 330}, Qt::Horizontal);
        const QSize small(800, 600);
        test.window.resize(small);
        for (const char* name : {"dockPieces", "dockSearch"}) {
            const auto& panel = test.child<QDockWidget>(name);
            QTRY_VERIFY2(test.view().width() > panel.width(),
                         qPrintable(QStringLiteral("%1, board %2, panel %3")
                                        .arg(QLatin1String(name))
                                        .arg(test.view().width())
                                        .arg(panel.width())));
        }
        QVERIFY(test.view().width() >= 250);
        QCOMPARE(test.window.size(), small);
    }

    void everyMethodLeavesTheBoardItsRoom_data() {
        QTest::addColumn<QByteArray>("solver");
        for (const SolverInfo& info : solversFor(EdgeProblem::kKind))
            QTest::newRow(info.id.c_str()) << QByteArray::fromStdString(info.id);
    }
    /// The figures of some need more room than others.
    void everyMethodLeavesTheBoardItsRoom() {
        QFETCH(QByteArray, solver);
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.action("viewWatch").trigger();
        for (const auto& [size, tolerance] :
             {std::pair{QSize(1366, 768), 3}, std::pair{QSize(800, 600), 40}}) {
            test.window.resize(size);
            test.search().start(settingsFor(solver.constData()));
            QTRY_VERIFY(test.search().numbers().total > 0);
            stop(test);
            QTRY_VERIFY2(std::abs(spareWidth(test)) <= tolerance,
                         qPrintable(QString::number(spareWidth(test))));
            QCOMPARE(test.window.size(), size);
            test.action("searchBack").trigger();
        }
    }

    void theBoardStaysASquareOfFullHeight() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.window.resize(1200, 700);
        run(test);
        QTRY_VERIFY(std::abs(spareWidth(test)) <= 3);
        test.window.resize(1800, 900);
        QTRY_VERIFY(std::abs(spareWidth(test)) <= 3);
        // Unless the user has moved the column.
        auto& column = test.child<QDockWidget>("dockScore");
        const int before = column.width();
        const QPoint edge = column.geometry().topLeft() + QPoint(-2, 20);
        QTest::mousePress(&test.window, Qt::LeftButton, {}, edge);
        QTest::mouseMove(&test.window, edge + QPoint(100, 0));
        QTest::mouseMove(&test.window, edge + QPoint(200, 0));
        QTRY_VERIFY2(column.width() < before - 150, qPrintable(QString::number(column.width())));
        QTest::mouseRelease(&test.window, Qt::LeftButton, {}, edge + QPoint(200, 0));
        const int width = column.width();
        test.window.resize(1700, 900);
        QCoreApplication::processEvents();
        QCOMPARE(column.width(), width);
    }

    /// Not only a user's drag changes the board's height.
    void theBoardStaysASquareWhenBarsComeAndGo() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.window.resize(1200, 700);
        run(test);
        QTRY_VERIFY(std::abs(spareWidth(test)) <= 3);
        test.window.statusBar()->hide();
        QTRY_VERIFY(std::abs(spareWidth(test)) > 3);
        test.window.resize(1400, 800);
        QTRY_VERIFY2(std::abs(spareWidth(test)) <= 3,
                     qPrintable(QString::number(spareWidth(test))));
    }

    /// Also where it fills several lines.
    void howASearchEndedIsShownWhole() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.window.resize(800, 600);
        run(test);
        const auto& course = test.child<QLabel>("scoreCourse");
        const int line = course.height();
        stop(test);
        QTRY_VERIFY(course.height() > line);
        QVERIFY(lackingHeight(course) <= 0);
    }

    /// The panel is hidden while it gets the text of the tab in front.
    void howASearchEndedIsShownWholeAfterAnotherTab() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.window.resize(800, 600);
        run(test);
        stop(test);
        auto& course = test.child<QLabel>("scoreCourse");
        QTRY_VERIFY(course.isVisible() && lackingHeight(course) <= 0);
        PuzzlePage* searched = test.window.tabs().currentPage();
        test.key(Qt::Key_F12);
        QVERIFY(isEditing(test));
        test.window.tabs().addPage(
            std::make_unique<DocumentPage>(std::make_unique<PuzzleDocument>(samplePuzzle())));
        QVERIFY(isEditing(test));
        test.window.tabs().bringForward(*searched);
        QVERIFY(isWatching(test));
        QTRY_VERIFY2(lackingHeight(course) <= 0, qPrintable(QString::number(course.height())));
    }

    /// The sentence on other programs would make a small window higher than its screen.
    void aBusyMachineNeedsNoMoreRoom() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.window.resize(800, 600);
        run(test);
        stop(test);
        const auto& course = test.child<QLabel>("scoreCourse");
        RecordedRun record = test.search().record();
        record.numbers.processor = {10, 10};
        test.search().bringBack(earlierOf(record));
        QVERIFY(course.toolTip().isEmpty());
        QTRY_VERIFY(lackingHeight(course) <= 0);
        const int before = course.height();
        record.numbers.processor = {3, 10};
        test.search().bringBack(earlierOf(record));
        QVERIFY2(course.text().contains(QStringLiteral(", 30 % of a core · Stopped: ")),
                 qPrintable(course.text()));
        QVERIFY(course.toolTip().contains(QStringLiteral("only 30 % of a core per thread")));
        QTRY_VERIFY(lackingHeight(course) <= 0);
        QVERIFY(course.height() <= before + course.fontMetrics().lineSpacing());
    }

    /// A time has no letters that tell the direction. The arrow is beside its text.
    void aTimeAloneIsAtTheSideOfItsLanguage() {
        installLanguage(*qApp, QStringLiteral("ar"));
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        run(test);
        stop(test);
        test.key(Qt::Key_F12);
        const auto& fold = test.child<QToolButton>("searchFold");
        QTRY_VERIFY(fold.isVisible());
        QVERIFY(fold.width() <= fold.sizeHint().width());
        QVERIFY(fold.parentWidget()->width() - fold.geometry().right() <= fold.x() + 1);
        test.action("searchBack").trigger();
        test.key(Qt::Key_F12);
        auto& course = test.child<QLabel>("scoreCourse");
        QTRY_VERIFY(course.isVisible() && !course.text().isEmpty());
        const auto leftOver = [&] {
            const QImage picture = course.grab().toImage();
            return firstInk(picture) - firstInk(picture.mirrored(true, false));
        };
        QTRY_VERIFY2(leftOver() > 0, qPrintable(QString::number(leftOver())));
    }

    void theScoreIsShownWhole() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        for (const QSize& size : {QSize(1366, 768), QSize(1024, 700)}) {
            test.window.resize(size);
            run(test);
            const auto& score = test.child<QDockWidget>("dockScore");
            QTRY_VERIFY(score.widget()->height() <= score.height());
            for (const QToolButton* button : score.findChildren<QToolButton*>()) {
                if (button->isVisible())
                    QTRY_COMPARE(button->visibleRegion().boundingRect(), button->rect());
            }
            stop(test);
            // Short searches, too, took some time.
            QVERIFY(!test.child<QLabel>("scoreCourse").text().startsWith(QStringLiteral("0:00 ")));
            test.action("searchBack").trigger();
        }
    }

    void theScoreIsWholeInEveryLanguage_data() { aSmallWindowLeavesTheBoardItsRoom_data(); }
    /// In a column that the user has made narrow, too, where it needs more lines.
    void theScoreIsWholeInEveryLanguage() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.window.resize(1598, 970);
        auto& score = test.child<QDockWidget>("dockScore");
        const auto cut = [&] {
            QStringList names;
            for (const QWidget* part : score.widget()->findChildren<QWidget*>()) {
                if (part->parentWidget() != score.widget() || !part->isVisible())
                    continue;
                const int needed = part->hasHeightForWidth() ? part->heightForWidth(part->width())
                                                             : part->sizeHint().height();
                const int seen = part->visibleRegion().boundingRect().height();
                if (part->height() < needed || seen < part->height())
                    names << QStringLiteral("%1: %2 of %3")
                                 .arg(part->objectName())
                                 .arg(seen)
                                 .arg(needed);
            }
            return names.join(QStringLiteral(", "));
        };
        run(test);
        for (const int width : {score.width(), 560, 470, 400}) {
            if (width < score.width())
                dragColumn(test, width);
            QTRY_VERIFY2(cut().isEmpty(), qPrintable(cut()));
            for (int i = 0; i < 2; ++i) {
                stop(test);
                QTRY_VERIFY2(cut().isEmpty(), qPrintable(cut()));
                run(test);
                QTRY_VERIFY2(cut().isEmpty(), qPrintable(cut()));
            }
        }
        stop(test);
    }

    void aSmallWindowKeepsItsSizeWhileWatching_data() { aSmallWindowLeavesTheBoardItsRoom_data(); }
    /// The score takes more lines after a search, and in a narrower column.
    void aSmallWindowKeepsItsSizeWhileWatching() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        WindowTest test;
        GeneratorSettings settings;
        settings.size = {32, 32};
        settings.seed = 8; // its records are of no known puzzle
        QVERIFY(test.open(generatePuzzle(settings)));
        const QSize small(900, 600);
        test.window.resize(small);
        run(test);
        stop(test);
        const auto& column = test.child<QDockWidget>("dockScore");
        for (const int width : {480, 440, 420}) {
            dragColumn(test, width);
            QTRY_COMPARE(test.window.size(), small);
            const QSize least = test.window.minimumSizeHint();
            QVERIFY2(least.height() <= small.height(), qPrintable(QString::number(least.height())));
            for (const auto* button : column.findChildren<QToolButton*>()) {
                if (button->isVisible())
                    QTRY_COMPARE(button->visibleRegion().boundingRect(), button->rect());
            }
        }
    }

    void aSearchOfASinglePieceHasAScore() {
        WindowTest test;
        QVERIFY(test.open(PuzzleFile(Puzzle({1, 1}, {}, {Piece{}}))));
        test.action("searchRun").trigger();
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
        QCOMPARE(test.child<QLabel>("scoreLack").text(), QStringLiteral("Solved"));
    }

    void aStoppedSearchIsNotCalledFinished() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        run(test);
        stop(test);
        QTRY_VERIFY(
            test.child<QLabel>("liveNotice").text().startsWith(QStringLiteral("Stopped: ")));
    }

    /// The chart makes room for the pseudocode. Neither the board nor the button that takes the
    /// next step moves, so that it can be clicked again.
    void nothingMovesWhileStepsAreFollowed() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.window.resize(1366, 768);
        run(test);
        QTRY_VERIFY(std::abs(spareWidth(test)) <= 3);
        const QSize size = test.view().size();
        const int wide = test.child<QDockWidget>("dockProgress").width();
        const QToolButton* step = nullptr;
        for (const auto* button :
             test.child<QDockWidget>("dockScore").findChildren<QToolButton*>()) {
            if (button->defaultAction() == &test.action("searchStep"))
                step = button;
        }
        QVERIFY(step != nullptr);
        test.action("searchRun").trigger();
        const auto middle = [&] { return step->mapToGlobal(step->rect().center()); };
        QTRY_VERIFY(isSeen(*step));
        const QPoint place = middle();
        // A second line of the sentence above the board takes height from it, and so width.
        const int line = 2 * test.window.fontMetrics().lineSpacing();
        auto& code = test.child<QListWidget>("pseudocode");
        test.key(Qt::Key_Period, Qt::ControlModifier);
        QTRY_VERIFY(code.isVisible());
        QVERIFY(!test.search().stepSentence().isEmpty());
        QTRY_VERIFY2(std::abs(test.view().width() - size.width()) <= line,
                     qPrintable(QString::number(test.view().width())));
        QCoreApplication::processEvents();
        const QPoint moved = middle() - place;
        QVERIFY2(std::abs(moved.x()) < step->width() / 3 && moved.y() == 0,
                 qPrintable(QString::number(moved.x())));
        // The board's keys work after a click on the code.
        test.view().setFocus();
        QTest::mouseClick(code.viewport(), Qt::LeftButton);
        QVERIFY(test.view().hasFocus());
        test.action("searchRun").trigger();
        QTRY_VERIFY(!code.isVisible());
        QCOMPARE(test.child<QDockWidget>("dockProgress").width(), wide);
        QTRY_VERIFY(std::abs(test.view().width() - size.width()) <= line);
        test.search().abandon();
    }

    /// Nor do the buttons at the first steps of all, when further ones appear.
    void theFirstStepsMoveNoButton() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.window.resize(1366, 768);
        test.action("viewWatch").trigger();
        const auto buttons = test.child<QDockWidget>("dockScore").findChildren<QToolButton*>();
        const auto buttonOf = [&](const char* action) -> const QToolButton* {
            const auto found =
                std::ranges::find(buttons, &test.action(action), &QToolButton::defaultAction);
            return found != buttons.end() ? *found : nullptr;
        };
        const QToolButton* step = buttonOf("searchStep");
        const QToolButton* stop = buttonOf("searchStop");
        const QToolButton* back = buttonOf("searchStepBack");
        const auto& pace = test.child<QComboBox>("searchPace");
        QVERIFY(step != nullptr && stop != nullptr && back != nullptr);
        QTRY_VERIFY(isSeen(*step) && !isSeen(*stop));
        const int place = step->x();
        test.key(Qt::Key_Period, Qt::ControlModifier);
        QTRY_VERIFY(isSeen(*stop) && !test.search().stepSentence().isEmpty());
        QCOMPARE(step->x(), place);
        const QPoint beside = stop->pos() - step->pos();
        const QPoint paceBeside = pace.pos() - step->pos();
        test.key(Qt::Key_Period, Qt::ControlModifier);
        QTRY_VERIFY(isSeen(*back));
        QCOMPARE(step->x(), place);
        QCOMPARE(stop->pos() - step->pos(), beside);
        QCOMPARE(pace.pos() - step->pos(), paceBeside);
        // Tab goes along the line.
        QList<const QWidget*> chain;
        for (const QWidget* next = step->nextInFocusChain(); next != step;
             next = next->nextInFocusChain())
            chain << next;
        QVERIFY(chain.contains(stop)); // an absent one has the index −1
        QVERIFY(chain.indexOf(stop) < chain.indexOf(&pace));
        QVERIFY(chain.indexOf(&pace) < chain.indexOf(back));
        test.search().abandon();
    }

    void theWaysOnFromAResultShareALine() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.window.resize(1320, 880);
        auto& methods = test.child<QComboBox>("method");
        methods.setCurrentIndex(methods.findData(QStringLiteral("backtracking"))); // resumable
        run(test);
        stop(test);
        const auto shareALine = [&] {
            QStringList seen;
            std::set<int> lines;
            for (const auto* button :
                 test.child<QDockWidget>("dockScore").findChildren<QToolButton*>()) {
                if (button->defaultAction() == nullptr || !isSeen(*button))
                    continue;
                seen << button->defaultAction()->objectName();
                lines.insert(button->mapTo(&test.window, QPoint()).y());
            }
            const std::array names{"searchRun", "searchGoOn", "searchKeep", "searchBack"};
            return lines.size() == 1 && std::ranges::all_of(names, [&](const char* name) {
                       return seen.contains(QLatin1String(name));
                   });
        };
        QTRY_VERIFY(shareALine());
    }

    void aLabelStaysBesideItsField() {
        QWidget window;
        QWidget box(&window);
        auto* layout = new WrapLayout(&box);
        auto* first = new QPushButton(QStringLiteral("first"), &box);
        auto* label = new QLabel(QStringLiteral("label"), &box);
        auto* field = new QComboBox(&box);
        label->setBuddy(field);
        for (QWidget* part : std::initializer_list<QWidget*>{first, label, field})
            layout->addWidget(part);
        window.resize(800, 300);
        window.show();
        box.resize(layout->sizeHint().width(), 200);
        QTRY_COMPARE(field->y(), first->y());
        box.resize(layout->sizeHint().width() - 1, 200);
        QTRY_VERIFY(field->y() > first->y());
        QTRY_COMPARE(label->y(), field->y());
    }

    void aWiderTrayShowsMoreColumns() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle({8, 8})));
        test.window.resize(1366, 768);
        auto& dock = test.child<QDockWidget>("dockPieces");
        auto& tray = *test.window.findChild<PieceTray*>();
        const auto columns = [&] {
            int count = 1;
            const auto top = [&](int row) {
                return tray.visualRect(tray.model()->index(row, 0)).top();
            };
            while (count < tray.model()->rowCount() && top(count) == top(0))
                ++count;
            return count;
        };
        test.window.resizeDocks({&dock}, {250}, Qt::Horizontal);
        QTRY_COMPARE(dock.width(), 250);
        const int few = columns();
        QVERIFY(few >= 2);
        QVERIFY(dock.height() >= test.window.centralWidget()->height() - 40);
        test.window.resizeDocks({&dock}, {500}, Qt::Horizontal);
        QTRY_COMPARE(dock.width(), 500);
        QTRY_VERIFY(columns() >= 2 * few - 1);
    }
};

TESSERA_TEST(TestPanelRoom, Needs::Window)

} // namespace tessera::tst_PanelRoom

#include "tst_PanelRoom.moc"
