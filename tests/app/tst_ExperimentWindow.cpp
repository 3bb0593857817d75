// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/Languages.h"
#include "tests/TestProgram.h"
#include "tests/app/ExperimentTesting.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/experiments/AnalysisPlots.h"
#include "widgets/experiments/ResultPlots.h"

#include "core/edges/puzzle/Board.h"
#include "core/experiments/Analysis.h"
#include "core/experiments/ExperimentTable.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

namespace tessera::tst_ExperimentWindow {

class TestExperimentWindow : public QObject {
    Q_OBJECT

private slots:
    void aPlanIsRunAndItsResultsShown() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QCOMPARE(test.child<QLabel>("experimentTitle").text(), QStringLiteral("Two methods"));
        QVERIFY(!test.action("experimentOpenRun").isEnabled());
        QVERIFY(test.runAll());
        QVERIFY(test.action("experimentOpenRun").isEnabled());
        QCOMPARE(test.experiment().finishedCount(), std::size_t{8});
        QCOMPARE(test.child<QProgressBar>("experimentProgress").value(), 8);
        QVERIFY(!test.action("experimentStart").isEnabled());
        const auto rows = experimentRows(test.experiment().plan(), test.experiment().runs());
        QCOMPARE(test.child<SortedTable>("resultsTable").model()->rowCount(), 2);
        QCOMPARE(test.cell("resultsTable", 0, 3), QString::number(rows[0].best));
        QCOMPARE(test.cell("resultsTable", 1, 4), QString::number(rows[1].mean, 'f', 2));
        QCOMPARE(test.tab<SortedTable>("resultsRuns").model()->rowCount(), 8);
        // In words, which are translated, not as in the file.
        QCOMPARE(test.cell("resultsRuns", 3, 6), QStringLiteral("evaluations used up"));
        const auto& curves = test.tab<FitnessChart>("resultsCurves");
        QCOMPARE(curves.curves().size(), std::size_t{2});
        QVERIFY(!curves.curves()[0].bandLow.empty());
        QCOMPARE(curves.content().view, ScoreView::Whole);
        QTest::keyClick(&test.child<QComboBox>("resultsView"), Qt::Key_Home);
        QCOMPARE(curves.content().view, ScoreView::LastGains);
        QCOMPARE(test.tab<FitnessChart>("resultsTargets").curves().size(), std::size_t{2});
        QCOMPARE(test.tab<BoxPlot>("resultsBoxes").boxes()[1].values.size(), std::size_t{4});
        QCOMPARE(test.tab<SortedTable>("resultsTests").model()->rowCount(), 1);
        // The folder is the one that the command line uses.
        QVERIFY(QFile::exists(test.path("plan-results/table.md")));
        QVERIFY(readFile(test.path("plan-results/table.tex"), 100'000).contains("\\toprule"));
        // Another language would close it.
        QVERIFY(test.window.findChild<CompareActions*>()->windowWithWork() == &test.experiments());
    }

    /// Spanish has long names for its buttons.
    void itOpensWideEnoughForItsButtons() {
        installLanguage(*qApp, QStringLiteral("es"));
        const auto back = qScopeGuard([] { installLanguage(*qApp, QStringLiteral("en")); });
        ExperimentTest test;
        QVERIFY(test.openPlan());
        const ExperimentWindow& window = test.experiments();
        const int wanted = window.findChild<QToolBar*>()->sizeHint().width();
        QVERIFY(wanted > window.fontMetrics().lineSpacing() * 84);
        QVERIFY(window.width() >= std::min(wanted, window.screen()->availableSize().width()));
    }

    /// Texts would put 10 before 9.
    void seedsAreSortedAsNumbers() {
        ExperimentTest test;
        QByteArray plan = kPlan;
        plan.replace("{\"count\": 4}", "[10, 9]");
        QVERIFY(test.openPlan(plan.replace("300000", "3000")));
        QVERIFY(test.runAll());
        auto& table = test.child<SortedTable>("resultsRuns");
        table.sortByColumn(2, Qt::AscendingOrder);
        QCOMPARE(test.cell("resultsRuns", 0, 2), QStringLiteral("9"));
        QCOMPARE(test.cell("resultsRuns", 2, 2), QStringLiteral("10"));
    }

    /// A double would end in …992.
    void seedsKeepAllTheirDigits() {
        ExperimentTest test;
        QByteArray plan = kPlan;
        plan.replace("{\"count\": 4}", "{\"first\": 9007199254740992, \"count\": 2}");
        QVERIFY(test.openPlan(plan.replace("300000", "3000")));
        QVERIFY(test.runAll());
        QCOMPARE(test.cell("resultsRuns", 1, 2), QStringLiteral("9007199254740993"));
    }

    /// Controls for a plan take no room before one is open; Enter opens the first.
    void plansAreListedAtFirst() {
        ExperimentTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("searchExperiments").trigger();
        QVERIFY(QTest::qWaitForWindowActive(&test.experiments()));
        auto& plans = test.child<QListWidget>("experimentPlans");
        QVERIFY(plans.isVisible() && !test.results().isVisible());
        QCOMPARE(plans.count(), static_cast<int>(shippedPlans().size()));
        QVERIFY(!test.child<QProgressBar>("experimentProgress").isVisible());
        QTest::keyClick(&plans, Qt::Key_Return);
        QVERIFY(test.results().isVisible() && !plans.isVisible());
        QCOMPARE(test.child<QLabel>("experimentTitle").text(),
                 planTitle(shippedPlans().constFirst()));
    }

    /// Each chart and table has the choices that it uses.
    void choicesBelongToTheirTabs() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        auto& tabs = test.child<QTabWidget>("resultsTabs");
        const QList<QWidget*> fields{
            &test.child<QComboBox>("resultsPuzzle"), &test.child<QComboBox>("resultsAxis"),
            &test.child<QComboBox>("resultsView"), &test.child<QSpinBox>("resultsTarget")};
        const char* shown[] = {"", "", "P", "PAV", "PAT", "P", ""};
        for (int tab = 0; tab < tabs.count(); ++tab) {
            tabs.setCurrentIndex(tab);
            QString visible;
            for (int i = 0; i < fields.size(); ++i) {
                if (fields[i]->isVisible())
                    visible += QStringLiteral("PAVT")[i];
            }
            QCOMPARE(visible, QLatin1String(shown[tab]));
        }
    }

    /// A plan that keeps every generation is drawn over generations by default, with the spread of
    /// its populations; over evaluations like any other.
    void generationsAreDrawnWhereThePlanKeepsThem() {
        ExperimentTest test;
        QVERIFY(test.openPlan(R"({
 "puzzles": [{"generate": {"width": 4, "height": 4, "colors": "5", "seed": 1}}],
 "methods": [{"solver": "genetic", "preset": "table-1",
              "parameters": {"generations": 30, "population": 10}}],
 "seeds": {"count": 3},
 "curves": "generations",
 "budget": {"evaluations": 100000}
})"));
        QVERIFY(test.runAll());
        auto& axis = test.child<QComboBox>("resultsAxis");
        auto& chart = test.tab<FitnessChart>("resultsCurves");
        QCOMPARE(axis.currentData().toInt(), static_cast<int>(CurveAxis::Iterations));
        QCOMPARE(chart.curves().size(), std::size_t{1});
        QVERIFY(chart.curves()[0].points.front().spread.has_value());
        QCOMPARE(chart.curves()[0].points.front().iterations, std::uint64_t{1});
        QVERIFY(!chart.content().countTitle.isEmpty());
        axis.setCurrentIndex(axis.findData(static_cast<int>(CurveAxis::Evaluations)));
        QVERIFY(!chart.curves()[0].points.front().spread.has_value());
        QVERIFY(chart.content().countTitle.isEmpty());
        axis.setCurrentIndex(axis.findData(static_cast<int>(CurveAxis::Nodes)));
        QVERIFY(chart.curves().empty());
    }

    /// Finished runs are there when the plan is opened again, and only the others are run.
    void stoppedAndResumed() {
        // Enough of them that the last does not end before they are stopped.
        constexpr std::size_t seeds = testing::kSanitized ? 4 : 16;
        ExperimentTest test;
        QVERIFY(test.openPlan(
            QByteArray(kPlan)
                .replace("300000", "3000000")
                .replace("\"count\": 4", "\"count\": " + QByteArray::number(int{seeds}))));
        test.child<QSpinBox>("experimentJobs").setValue(1);
        test.action("experimentStart").trigger();
        QTRY_VERIFY(test.experiment().finishedCount() >= 2);
        QVERIFY(!test.action("experimentOpen").isEnabled());
        test.action("experimentStop").trigger();
        QTRY_VERIFY(!test.experiments().isRunning());
        const std::size_t done = test.experiment().finishedCount();
        QVERIFY(done < 2 * seeds);
        test.experiments().openPlan(test.path("plan.json"));
        QCOMPARE(test.experiment().finishedCount(), done);
        QVERIFY(test.runAll());
        QCOMPARE(test.experiment().finishedCount(), 2 * seeds);
    }

    /// Methods stay distinguishable with any number of columns, nothing is claimed about runs that
    /// were not done, and the line below is true while they run.
    void methodsStayLegibleAndNothingIsSaidTooEarly() {
        ExperimentTest test;
        QVERIFY(test.openPlan(
            QByteArray(kPlan).replace("\"budget\": {\"evaluations\": 300000}",
                                      "\"score-at\": [1, 2, 3, 5, 10, 20, 30, 60, 120, 300, 600], "
                                      "\"budget\": {\"evaluations\": 3000000}")));
        auto& table = test.child<SortedTable>("resultsTable");
        test.experiments().resize(500, 500);
        QTRY_VERIFY(table.horizontalScrollBar()->maximum() > 0);
        QVERIFY(table.columnWidth(1) >= 12 * table.fontMetrics().averageCharWidth());
        test.experiments().resize(4000, 500);
        QTRY_COMPARE(table.horizontalHeader()->length(), table.viewport()->width());
        QCOMPARE(test.cell("resultsTable", 0, 2), QStringLiteral("0"));
        for (int column = 3; column < table.model()->columnCount(); ++column)
            QCOMPARE(test.cell("resultsTable", 0, column), QStringLiteral("–"));
        QVERIFY(test.message().contains(QStringLiteral("saves the results")));
        test.action("experimentStart").trigger();
        QVERIFY(test.experiments().isRunning());
        QVERIFY2(!test.message().contains(QStringLiteral("saves the results")),
                 qPrintable(test.message()));
        test.action("experimentStop").trigger();
        QTRY_VERIFY(!test.experiments().isRunning());
    }

    /// It can be opened while others run.
    void aSelectedRunStaysSelectedWhileOthersEnd() {
        ExperimentTest test;
        // More of them than end while the test looks.
        QVERIFY(test.openPlan(QByteArray(kPlan)
                                  .replace("300000", "3000000")
                                  .replace("\"count\": 4", "\"count\": 100")));
        test.child<QSpinBox>("experimentJobs").setValue(1);
        test.child<QTabWidget>("resultsTabs").setCurrentIndex(1);
        auto& runs = test.child<SortedTable>("resultsRuns");
        // Later ones come before it.
        runs.sortByColumn(2, Qt::DescendingOrder);
        test.action("experimentStart").trigger();
        QTRY_VERIFY(runs.model()->rowCount() > 0);
        runs.selectRow(0);
        const int chosen = test.results().chosenRun();
        QVERIFY(chosen >= 0);
        const int before = runs.model()->rowCount();
        QTRY_VERIFY(runs.model()->rowCount() >= before + 2);
        QCOMPARE(test.results().chosenRun(), chosen);
        QVERIFY(runs.selectionModel()->hasSelection());
        QCOMPARE(runs.currentIndex().siblingAtColumn(2).data().toString(),
                 QString::number(test.experiment().plan().run(std::size_t(chosen)).seed));
        test.action("experimentStop").trigger();
        QTRY_VERIFY(!test.experiments().isRunning());
    }

    /// What is hidden is made when it is shown.
    void onlyTheShownTabFollowsTheRuns() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        auto& tabs = test.child<QTabWidget>("resultsTabs");
        tabs.setCurrentIndex(1);
        QVERIFY(test.runAll());
        QCOMPARE(test.child<SortedTable>("resultsRuns").model()->rowCount(), 8);
        auto& boxes = test.child<BoxPlot>("resultsBoxes");
        QVERIFY(boxes.boxes().empty());
        tabs.setCurrentIndex(2);
        QCOMPARE(boxes.boxes().size(), std::size_t{2});
    }

    /// All are done, and the failed one can be repeated.
    void failedRunsCanBeRepeated() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QVERIFY(test.runAll());
        const QString runs = test.path("plan-results/runs/");
        const QString file = runs + QDir(runs).entryList({QStringLiteral("*.json")}).value(3);
        writeFile(
            readFile(file, 10'000'000).replace("\"stop\": \"evaluations\"", "\"stop\": \"failed\""),
            file);
        test.experiments().openPlan(test.path("plan.json"));
        QCOMPARE(test.experiment().finishedCount(), std::size_t{8});
        QVERIFY(test.action("experimentStart").isEnabled());
        QVERIFY(test.runAll());
        QVERIFY(!test.action("experimentStart").isEnabled());
        QVERIFY(readFile(file, 10'000'000).contains("\"evaluations\""));
        QVERIFY(!readFile(file, 10'000'000).contains("\"failed\""));
    }

    void aRunIsOpenedBesideItsPuzzle() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QVERIFY(test.runAll());
        test.child<QTabWidget>("resultsTabs").setCurrentIndex(1);
        auto& runs = test.child<SortedTable>("resultsRuns");
        runs.selectRow(5);
        test.action("experimentOpenRun").trigger();
        QCOMPARE(test.window.tabs().count(), 2);
        QCOMPARE(test.search().state(), SearchState::Finished);
        const int best = test.experiment().runs()[5]->best;
        QCOMPARE(matchedEdges(test.document().puzzle(), test.view().board()), best);
        QCOMPARE(test.search().settings().solver, std::string("hill-climbing"));
        QCOMPARE(test.search().settings().seed, test.experiment().plan().run(5).seed);
        // Running it again gives the same board.
        const Board board = test.view().board();
        test.action("searchRun").trigger();
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
        QCOMPARE(test.view().board(), board);
    }

    /// Files have the names of the plan, see everyTabExports().
    void methodsHaveTheirTitles() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QVERIFY(test.runAll());
        const QString first = QStringLiteral("Simulated annealing");
        const QString second = QString::fromUtf8(findSolver("hill-climbing")->name);
        QCOMPARE(test.cell("resultsTable", 0, 1), first);
        QCOMPARE(test.cell("resultsRuns", 7, 1), second);
        QCOMPARE(test.cell("resultsTests", 0, 0), first);
        QCOMPARE(test.tab<FitnessChart>("resultsCurves").curves().front().name, first);
        const auto& boxes = test.tab<BoxPlot>("resultsBoxes");
        QVERIFY(test.results().exportBytes(QStringLiteral("svg")).contains("hill-climbing"));
        QCOMPARE(boxes.boxes().back().name, second);
        test.showAnalysis();
        QTRY_VERIFY(test.analysis().isCurrent());
        auto& choice = test.child<QComboBox>("analysisChoice");
        choice.setCurrentIndex(choice.findData(QStringLiteral("table/summary")));
        QStringList cells;
        const QAbstractItemModel& rows = *test.child<SortedTable>("analysisTable").model();
        for (int column = 0; column < rows.columnCount(); ++column)
            cells << rows.index(0, column).data().toString();
        QVERIFY2(cells.contains(first), qPrintable(cells.join(u'|')));
    }

    /// It ran on, and only quitting said so.
    void aClosedExperimentIsShownWhileItRuns() {
        ExperimentTest test;
        QVERIFY(test.openPlan(QByteArray(kPlan).replace("300000", "4000000000")));
        test.action("experimentStart").trigger();
        QVERIFY(test.experiments().isRunning());
        auto& button = test.child<QToolButton>("experimentWindowWork");
        QVERIFY(!button.isVisible());
        test.experiments().close();
        QTRY_VERIFY(button.isVisible());
        QVERIFY(test.activate());
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(test.experiments().isVisible());
        QTRY_VERIFY(!button.isVisible());
        test.action("experimentStop").trigger();
        QTRY_VERIFY(!test.experiments().isRunning());
    }

    void everyTabExports() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QVERIFY(test.runAll());
        auto& tabs = test.child<QTabWidget>("resultsTabs");
        QStringList names;
        for (int tab = 0; tab < tabs.count(); ++tab) {
            tabs.setCurrentIndex(tab);
            const bool isAnalysis = tab == tabs.count() - 1;
            if (isAnalysis)
                QTRY_VERIFY(test.analysis().isCurrent());
            for (const QString& ending : test.results().exportEndings()) {
                const QByteArray bytes = test.results().exportBytes(ending);
                const QByteArray name = ending.toLatin1();
                QVERIFY2(bytes.size() > (isAnalysis ? 50 : 100), name);
                if (ending == QStringLiteral("svg"))
                    QVERIFY2(bytes.contains("<svg") && bytes.contains("hill-climbing"), name);
                if (ending == QStringLiteral("pdf"))
                    QVERIFY2(bytes.startsWith("%PDF"), name);
                if (ending == QStringLiteral("svg") && !isAnalysis)
                    QVERIFY2(bytes.contains("8x8: ") && bytes.contains("112"), bytes.left(2000));
                if (ending == QStringLiteral("tex") && tab < 2)
                    QVERIFY2(bytes.contains("hill-climbing & 4 & "), bytes);
            }
            names << test.results().exportName();
        }
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), tabs.count());
        tabs.setCurrentIndex(0);
        const auto& plan = test.experiment().plan();
        QCOMPARE(test.results().exportBytes(QStringLiteral("csv")),
                 tableCsv(plan, test.experiment().runs()));
        for (const char* text : {"%", "/112", " M"})
            QVERIFY(!test.results().exportBytes(QStringLiteral("csv")).contains(text));
        tabs.setCurrentIndex(1);
        QCOMPARE(test.results().exportBytes(QStringLiteral("csv")),
                 resultsCsv(plan, test.experiment().runs()));
        tabs.setCurrentIndex(tabs.count() - 2);
        QVERIFY(test.results()
                    .exportBytes(QStringLiteral("csv"))
                    .startsWith(
                        "puzzle,first,second,sample,U,p,p (Holm),A,effect,p is\n8x8,annealing,"));
        tabs.setCurrentIndex(3);
        const QByteArray curves = test.results().exportBytes(QStringLiteral("csv"));
        QVERIFY2(curves.contains("\nhill-climbing,upper quartile,"), curves.left(500));
    }

    /// The same tables as on the command line, one at a time, with their captions.
    void theAnalysisShowsTablesAndFigures() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QVERIFY(test.runAll());
        test.showAnalysis();
        QTRY_VERIFY(test.analysis().isCurrent());
        auto& choice = test.child<QComboBox>("analysisChoice");
        const auto plan = test.experiment().plan();
        const Analysis analysis = analyse(studyOf(plan, test.experiment().runs()));
        QCOMPARE(choice.count(),
                 static_cast<int>(analysis.tables.size() + analysis.figures.size()));
        for (const AnalysisTable& table : analysis.tables) {
            const int index = choice.findData(QStringLiteral("table/") + table.id);
            QVERIFY2(index >= 0, qPrintable(table.id));
            choice.setCurrentIndex(index);
            QCOMPARE(test.child<QLabel>("analysisCaption").text(), table.shownCaption());
            QCOMPARE(test.results().exportBytes(QStringLiteral("csv")), table.table.csv());
            QVERIFY(test.results().exportBytes(QStringLiteral("tex")).contains("tabular"));
        }
        const int figure = choice.findData(QStringLiteral("figure/targets-reached"));
        choice.setCurrentIndex(figure);
        QCOMPARE(test.results().exportBytes(QStringLiteral("csv")),
                 analysis.figure(u"targets-reached")->csv());
        QVERIFY(test.results().exportBytes(QStringLiteral("svg")).contains("hill-climbing"));
    }

    /// An analysis that ends later would show them again.
    void tablesOfEarlierResultsGo() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QVERIFY(test.runAll());
        test.showAnalysis();
        QVERIFY(!test.analysis().isCurrent());
        test.analysis().setExperiment(nullptr);
        QTRY_VERIFY(test.analysis().isCurrent());
        QCOMPARE(test.child<QComboBox>("analysisChoice").count(), 0);
    }

    /// In the unit of their titles, without exponents.
    void timesOfAnAnalysisAreRead() {
        ExperimentTest test;
        QVERIFY(test.openPlan(QByteArray(kPlan)
                                  .replace("\"width\": 8", "\"width\": 4")
                                  .replace("\"height\": 8", "\"height\": 4")
                                  .replace("\"evaluations\": 300000", "\"seconds\": 0.05")));
        QVERIFY(test.runAll());
        test.showAnalysis();
        QTRY_VERIFY(test.analysis().isCurrent());
        auto& choice = test.child<QComboBox>("analysisChoice");
        const auto& table = *test.child<SortedTable>("analysisTable").model();
        for (const char* id : {"table/expected-time", "table/fixed-target"}) {
            choice.setCurrentIndex(choice.findData(QLatin1String(id)));
            QVERIFY(table.rowCount() > 0);
            for (int row = 0; row < table.rowCount(); ++row) {
                for (int column = 2; column < table.columnCount(); ++column) {
                    const QString cell = table.index(row, column).data().toString();
                    QVERIFY2(!cell.contains(QLatin1String("e-"), Qt::CaseInsensitive) &&
                                 !cell.startsWith(QLatin1String("inf")),
                             qPrintable(cell));
                }
            }
        }
        QCOMPARE(table.headerData(6, Qt::Horizontal).toString(),
                 QStringLiteral("Median time (seconds)"));
    }

    /// As the axis of the curves.
    void boxesEndAtTheFullScore() {
        BoxPlot boxes;
        boxes.setBoxes({{QStringLiteral("one"), 0, {20, 24, 24}}}, 24);
        const PlotAxis up = boxes.shownOn({QSizeF(400, 300), QPalette(), QFont()}).up;
        QVERIFY(up.range.high > 24 && up.range.high < 24.5);
        QVERIFY(up.ticks.back().coordinate <= 24);
    }

    void ranksOfOneMethodHaveAnAxis() {
        AnalysisFigure figure;
        figure.lowIsBest = true;
        figure.names = QStringList{QStringLiteral("only")};
        figure.lines = {{0, {{1, 1}, {10, 1}}}};
        const std::size_t style = 0;
        const Plot plot = analysisPlot(figure, CurveAxis::Evaluations, {&style, 1},
                                       {QSizeF(400, 300), QPalette(), QFont()});
        QVERIFY(plot.up.range.length() > 0);
        QVERIFY(plot.up.ticks.size() > 1);
    }

    /// Without runs a table would be empty, and its caption untrue.
    void anAnalysisOfNothingSaysSo() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        test.showAnalysis();
        QTRY_VERIFY(test.analysis().isCurrent());
        QVERIFY(test.child<AnalysisChart>("analysisChart").isVisible());
        QCOMPARE(test.child<QLabel>("analysisCaption").text(), QString());
        QTest::mouseClick(&test.child<QPushButton>("analysisExport"), Qt::LeftButton);
        QCOMPARE(test.message(), QStringLiteral("No run has finished yet."));
    }

    /// Results have tables of the same names. Cancelling leaves nothing on the disk.
    void theAnalysisIsProposedBesideTheResults() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QVERIFY(test.runAll());
        test.showAnalysis();
        QTRY_VERIFY(test.analysis().isCurrent());
        const QString folder = test.path("plan-results-analysis");
        QString proposed;
        const Answer cancelled([&](QWidget* dialog) {
            auto* files = qobject_cast<QFileDialog*>(dialog);
            proposed = files->directory().dirName();
            files->reject();
        });
        QTest::mouseClick(&test.child<QPushButton>("analysisExport"), Qt::LeftButton);
        QCOMPARE(proposed, QStringLiteral("plan-results-analysis"));
        QVERIFY(!QFile::exists(folder));
        const Answer accepted([&](QWidget* dialog) {
            if (qobject_cast<QFileDialog*>(dialog) != nullptr)
                chooseFile(dialog, folder);
        });
        QTest::mouseClick(&test.child<QPushButton>("analysisExport"), Qt::LeftButton);
        QVERIFY2(test.message().startsWith(QStringLiteral("Saved in ")),
                 qPrintable(test.message()));
        QVERIFY(QFile::exists(folder + QStringLiteral("/analysis.md")));
    }

    void theWholeAnalysisIsExported() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QVERIFY(test.runAll());
        test.showAnalysis();
        QTRY_VERIFY(test.analysis().isCurrent());
        const QString folder = test.path("whole");
        QVERIFY(QDir().mkpath(folder));
        const Answer answer([&](QWidget* dialog) {
            if (qobject_cast<QFileDialog*>(dialog) != nullptr)
                chooseFile(dialog, folder);
        });
        QTest::mouseClick(&test.child<QPushButton>("analysisExport"), Qt::LeftButton);
        QVERIFY2(test.message().startsWith(QStringLiteral("Saved in ")),
                 qPrintable(test.message()));
        for (const char* name : {"analysis.md", "targets-reached.svg", "scores-1.pdf"})
            QVERIFY2(QFile::exists(folder + u'/' + QLatin1String(name)), name);
        writeFile("of another plan", folder + QStringLiteral("/curves-9.svg"));
        const Answer mixed([&](QWidget* dialog) {
            if (qobject_cast<QFileDialog*>(dialog) != nullptr)
                chooseFile(dialog, folder);
        });
        QTest::mouseClick(&test.child<QPushButton>("analysisExport"), Qt::LeftButton);
        QVERIFY2(test.message().endsWith(
                     QStringLiteral(" These files are of an earlier export: curves-9.svg.")),
                 qPrintable(test.message()));
        // Without it the files could be the user's own.
        QVERIFY(QFile::remove(folder + QStringLiteral("/analysis.json")));
        const Answer again([&](QWidget* dialog) {
            if (qobject_cast<QFileDialog*>(dialog) != nullptr)
                chooseFile(dialog, folder);
        });
        QTest::mouseClick(&test.child<QPushButton>("analysisExport"), Qt::LeftButton);
        QVERIFY2(test.message().contains(QStringLiteral(" already exists")),
                 qPrintable(test.message()));
        QVERIFY(!QFile::exists(folder + QStringLiteral("/analysis.json")));
    }

    /// Zoom and hidden names of one plan, or of one puzzle, would leave the next chart empty.
    void otherChartsAreShownWhole() {
        ExperimentTest test;
        QByteArray plan = kPlan;
        plan.replace("\"name\": \"8x8\"}",
                     "\"name\": \"8x8\"}, {\"generate\": {\"width\": 4, \"height\": 4, "
                     "\"seed\": 1}, \"name\": \"4x4\"}");
        QVERIFY(test.openPlan(plan.replace("300000", "3000")));
        QVERIFY(test.runAll());
        auto& chart = test.tab<FitnessChart>("resultsCurves");
        const auto zoomsUp = [&] {
            QTest::keyClick(&chart, Qt::Key_PageUp);
            return chart.content().visibleUp.has_value();
        };
        QVERIFY(zoomsUp());
        QTest::keyClick(&test.child<QComboBox>("resultsPuzzle"), Qt::Key_Down);
        QVERIFY(!chart.content().visibleUp);
        QVERIFY(zoomsUp());
        const std::size_t key = chart.content().keyOf(0);
        QTRY_VERIFY(!chart.nameBox(key).isEmpty());
        QTest::mouseClick(&chart, Qt::LeftButton, Qt::ControlModifier,
                          chart.nameBox(key).center().toPoint());
        QVERIFY(!chart.hidden().empty());
        test.experiments().openPlan(test.path("plan.json"));
        QVERIFY(!chart.content().visibleUp);
        QVERIFY(chart.hidden().empty());
    }

    /// Generations are exported with the population's figures.
    void curvesOfPopulationsHaveMeanAndWorst() {
        ExperimentTest test;
        QVERIFY(test.openPlan(R"({
 "puzzles": [{"generate": {"width": 4, "height": 4, "colors": "5", "seed": 1}}],
 "methods": [{"solver": "genetic", "parameters": {"generations": 5, "population": 10,
                                                        "polish-share": 0}}],
 "seeds": {"count": 2},
 "curves": "generations",
 "budget": {"evaluations": 100000}
})"));
        QVERIFY(test.runAll());
        test.child<QTabWidget>("resultsTabs").setCurrentIndex(3);
        const QByteArrayList lines = test.results().exportBytes(QStringLiteral("csv")).split('\n');
        QCOMPARE(lines[0], QByteArray("curve,series,seconds,evaluations,iterations,nodes,best,"
                                      "current,mean,worst"));
        QVERIFY2(lines.size() > 2 && !lines[1].endsWith(','), lines.mid(0, 6).join('\n'));
    }

    /// Only viewing leaves nothing on the disk.
    void lookingAtAPlanMakesNoFolder() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QVERIFY(!QFile::exists(test.path("plan-results")));
        QVERIFY2(test.message().contains(QStringLiteral("plan-results")),
                 qPrintable(test.message()));
        QVERIFY(test.runAll());
        QVERIFY(QFile::exists(test.path("plan-results/runs")));
    }

    /// Designed plans are saved there.
    void aPlanBesideItsResultsFindsThem() {
        ExperimentTest test;
        const QByteArray plan = QByteArray(kPlan).replace("300000", "3000");
        QVERIFY(test.openPlan(plan));
        QVERIFY(test.runAll());
        const QString results = test.experiment().folder();
        const QString copy = results + QStringLiteral("/plan.json");
        writeFile(plan, copy);
        test.experiments().openPlan(copy);
        QCOMPARE(test.experiment().folder(), results);
        QCOMPARE(test.experiment().finishedCount(), std::size_t{8});
        // But not those of another plan.
        writeFile(QByteArray(plan).replace("3000", "4000"), copy);
        test.experiments().openPlan(copy);
        QVERIFY(test.experiment().folder() != results);
        QCOMPARE(test.experiment().finishedCount(), std::size_t{0});
    }

    void shippedPlansAreListed() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        const QList<QAction*> plans = test.action("experimentExamples").menu()->actions();
        QVERIFY(plans.size() >= 16);
        const QFontMetrics metrics = test.action("experimentExamples").menu()->fontMetrics();
        for (QAction* plan : plans) {
            if (testing::kSanitized && plan->toolTip().contains(u"sudoku-levels.json"))
                continue;
            plan->trigger();
            QVERIFY2(test.experiment().plan().runCount() > 0, qPrintable(plan->text()));
            // A long title is cut in the middle, and whole in the tip.
            const QString title = test.child<QLabel>("experimentTitle").text();
            QVERIFY2(plan->toolTip().contains(title.toHtmlEscaped()),
                     qPrintable(plan->toolTip() + test.message()));
            const QString entry = plan->text().replace(QStringLiteral("&&"), QStringLiteral("&"));
            QVERIFY2(entry == title || entry.contains(u'…'), qPrintable(entry));
            QVERIFY2(metrics.horizontalAdvance(entry) <= 100 * metrics.averageCharWidth(),
                     qPrintable(entry));
            // Nothing can be written beside built-in plans.
            QVERIFY(!test.experiment().folder().startsWith(u':'));
            QVERIFY(!QFile::exists(test.experiment().folder()));
        }
    }

    void theKeyForQuittingWorksHere() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QTest::keyClick(&test.experiments(), Qt::Key_Q, Qt::ControlModifier);
        QTRY_VERIFY(!test.window.isVisible());
    }

    /// The table has the content of table.md.
    void scoresInTimeAndPublishedOnesAreShown() {
        ExperimentTest test;
        QVERIFY(test.openPlan(R"({
 "puzzles": [{"generate": {"width": 4, "height": 4, "seed": 1}, "name": "4x4"}],
 "methods": [{"solver": "annealing", "published": ["20 · 19.5"]}],
 "seeds": {"count": 2},
 "score-at": [0.5, 10],
 "budget": {"evaluations": 20000}
})"));
        QVERIFY(test.runAll());
        const QAbstractItemModel& table = *test.child<SortedTable>("resultsTable").model();
        QCOMPARE(table.columnCount(), 13);
        QCOMPARE(table.headerData(3, Qt::Horizontal).toString(), QStringLiteral("At 500 ms"));
        QCOMPARE(table.headerData(4, Qt::Horizontal).toString(), QStringLiteral("At 0:10"));
        const auto rows = experimentRows(test.experiment().plan(), test.experiment().runs());
        QCOMPARE(table.index(0, 4).data().toString(), QStringLiteral("%1 (best %2)")
                                                          .arg(rows[0].scoreAt[1].median, 0, 'f', 1)
                                                          .arg(rows[0].scoreAt[1].best));
        QCOMPARE(table.index(0, 5).data().toString(), QString::number(rows[0].best));
        QCOMPARE(table.index(0, 8).data().toString(), QString::number(rows[0].stddev, 'f', 2));
        QCOMPARE(table.index(0, 12).data().toString(), QStringLiteral("20 · 19.5"));
    }

    void oneRunHasNoDeviation() {
        ExperimentTest test;
        QVERIFY(test.openPlan(QByteArray(kPlan).replace("\"count\": 4", "\"count\": 1")));
        QVERIFY(test.runAll());
        QCOMPARE(test.cell("resultsTable", 0, 5),
                 test.cell("resultsTable", 0, 3) + QStringLiteral(".0"));
        QCOMPARE(test.cell("resultsTable", 0, 6), QStringLiteral("–"));
    }

    void runsShortOfACoreAreTold_data() {
        QTest::addColumn<QByteArray>("budget");
        QTest::addColumn<bool>("isAdvised");
        QTest::newRow("evaluations") << QByteArray("{\"evaluations\": 300000}") << false;
        QTest::newRow("seconds") << QByteArray("{\"seconds\": 0.1}") << true;
    }
    /// Times of runs that other programs slowed down are not comparable. The advice is for plans
    /// that do not follow it.
    void runsShortOfACoreAreTold() {
        QFETCH(QByteArray, budget);
        QFETCH(bool, isAdvised);
        ExperimentTest test;
        QVERIFY(test.openPlan(QByteArray(kPlan).replace("{\"evaluations\": 300000}", budget)));
        QVERIFY(test.runAll());
        const QString folder = test.path("plan-results/runs/");
        static const QRegularExpression seconds(
            QStringLiteral("\"(processor|thread)_seconds\": [0-9.e+-]+"));
        // What this machine really gave them depends on what else it does.
        const auto say = [&](const QString& name, const char* thread) {
            QString text = QString::fromUtf8(readFile(folder + name, 10'000'000));
            text.replace(seconds, QStringLiteral("\"\\1_seconds\": 5"));
            text.replace(QStringLiteral("\"thread_seconds\": 5"),
                         QStringLiteral("\"thread_seconds\": %1").arg(QLatin1String(thread)));
            QVERIFY(text.contains(QStringLiteral("thread_seconds")));
            writeFile(text.toUtf8(), folder + name);
        };
        for (const QString& name : QDir(folder).entryList(QDir::Files))
            say(name, "5.1");
        test.experiments().openPlan(test.path("plan.json"));
        QVERIFY2(!test.message().contains(QStringLiteral("90 %")), qPrintable(test.message()));
        say(QStringLiteral("000002.json"), "10");
        test.experiments().openPlan(test.path("plan.json"));
        QVERIFY2(test.message().contains(QStringLiteral("got less than 90 % of a core")),
                 qPrintable(test.message()));
        QCOMPARE(test.message().endsWith(QStringLiteral(" in the plan.")), isAdvised);
    }

    void tablesKeepTheirPromises() {
        FigureTableModel model({QStringLiteral("a"), QStringLiteral("b")});
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({{wordFigure(QStringLiteral("x")), numberFigure(1.25, 1)}});
        QCOMPARE(model.index(0, 1).data(SortedTable::kSortRole).toDouble(), 1.25);
        QCOMPARE(model.index(0, 0).data(SortedTable::kSortRole).toString(), QStringLiteral("x"));
        model.setRows({});
        QCOMPARE(model.rowCount(), 0);
    }

    void brokenPlansSayWhatIsWrong() {
        ExperimentTest test;
        QVERIFY(test.openPlan("{\"puzzles\": 7}"));
        QVERIFY(test.experiments().experiment() == nullptr);
        QVERIFY2(test.message().contains(QStringLiteral("plan.json:1:")),
                 qPrintable(test.message()));
        QVERIFY(!test.action("experimentStart").isEnabled());
        test.experiments().openPlan(test.path("none.json"));
        QVERIFY2(test.message().contains(QStringLiteral("none.json")), qPrintable(test.message()));
    }
};

TESSERA_TEST(TestExperimentWindow, Needs::Window)

} // namespace tessera::tst_ExperimentWindow

#include "tst_ExperimentWindow.moc"
