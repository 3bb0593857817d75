// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/ResultsView.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/SortedTable.h"
#include "app/window/experiments/Experiment.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/charts/RunStyle.h"
#include "widgets/experiments/ExperimentCurves.h"
#include "widgets/experiments/ResultPlots.h"
#include "widgets/pictures/CurvePicture.h"

#include "core/search/SearchFields.h"
#include "core/support/NumberText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// How a tab is exported, by ResultsView::Tab; the last one says it itself.
struct TabFile {
    const char* name;
    const char* endings; ///< the default first
};
constexpr TabFile kTabFiles[] = {
    {"table", "csv json md tex"},
    {"runs", "csv json md tex"},
    {"scores", "svg pdf png"},
    {"curves", "svg pdf png csv"},
    {"time-to-target", "svg pdf png csv"},
    {"comparison", "csv json md tex"},
};

Figure countFigure(double count) { return {countText(count), count}; }

} // namespace

ResultsView::ResultsView(QWidget* parent)
    : QWidget(parent), m_group(comboBox(this, "resultsPuzzle", tr("Puzzle"),
                                        tr("The puzzles shown in the charts and the comparison"))),
      m_choices(this, QStringLiteral("results")),
      m_target(wholeBox(this, "resultsTarget", 0, 99, 0, tr("The score that the runs must reach"))),
      m_tabs(new QTabWidget(this)),
      m_tableModel(new FigureTableModel({tr("Puzzle"), tr("Method")}, this)),
      m_runsModel(new FigureTableModel({tr("Puzzle"), tr("Method"), tr("Seed"), tr("Best"),
                                        tr("Evaluations"), tr("Time"), tr("End")},
                                       this)),
      m_testsModel(
          new FigureTableModel({tr("Method"), tr("Compared with"), tr("Sample"), tr("U"), tr("p"),
                                tr("p (Holm)"), tr("A"), tr("Effect"), tr("p type")},
                               this)),
      m_boxes(new BoxPlot(this)), m_curves(new FitnessChart(this)),
      m_targets(new FitnessChart(this)), m_analysis(new AnalysisView(this)) {
    m_choices.chooseView(ScoreView::Whole);
    m_choices.logarithmic->setChecked(true);
    m_curves->setObjectName(QStringLiteral("resultsCurves"));
    m_targets->setObjectName(QStringLiteral("resultsTargets"));
    m_boxes->setObjectName(QStringLiteral("resultsBoxes"));
    m_tabs->setObjectName(QStringLiteral("resultsTabs"));
    addTable(*m_tableModel, "resultsTable", tr("&Table"), tr("A row for each method"));
    m_runsTable = addTable(*m_runsModel, "resultsRuns", tr("&Runs"),
                           tr("A row for each run; a double click opens it"));
    m_tabs->addTab(m_boxes, tr("&Box plots"));
    m_tabs->addTab(m_curves, tr("Scores o&ver time"));
    m_tabs->addTab(m_targets, tr("Time to tar&get"));
    addTable(*m_testsModel, "resultsTests", tr("&Comparison"),
             tr("Mann–Whitney tests show whether methods differ by more than chance. Each puzzle "
                "of a group counts once, by its median. p (Holm) is corrected for all pairs."));
    m_tabs->setTabToolTip(m_tabs->addTab(m_analysis, tr("Anal&ysis")),
                          tr("Tests over all puzzles, ranks, times and profiles"));
    connect(m_analysis, &AnalysisView::told, this, &ResultsView::told);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_tabs, 1);
    layout->addWidget(choices());
    connect(m_tabs, &QTabWidget::currentChanged, this, &ResultsView::showChoices);
    connect(m_tabs, &QTabWidget::currentChanged, this, &ResultsView::showTab);
    showChoices();
    connect(m_runsTable, &QTableView::doubleClicked, this, [this] {
        if (const int run = chosenRun(); run >= 0)
            emit runChosen(run);
    });
    connect(m_group, &QComboBox::currentIndexChanged, this, [this] {
        if (m_experiment != nullptr && m_group->currentIndex() >= 0) {
            const int total = groupTotal();
            m_target->setRange(1, std::max(1, total));
            m_target->setValue(static_cast<int>(total * kUsualTargetShare));
            m_curves->showAll();
            m_targets->showAll();
        }
        showAgain();
    });
    m_choices.onChange(this, &ResultsView::showAgain);
    connect(m_target, &QSpinBox::valueChanged, this, &ResultsView::showAgain);
}

QWidget* ResultsView::choices() {
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins({});
    addLabelled(*row, tr("&Puzzle:"), m_group);
    addLabelled(*row, tr("X &axis:"), m_choices.axis);
    row->addWidget(m_choices.logarithmic);
    row->addWidget(m_choices.view);
    addLabelled(*row, tr("Tar&get:"), m_target);
    row->addStretch(1);
    return box;
}

void ResultsView::showChoices() {
    const int tab = m_tabs->currentIndex();
    const bool isOverTime = tab == Curves || tab == Targets;
    const std::pair<QWidget*, bool> uses[] = {{m_group, tab >= Boxes && tab <= Tests},
                                              {m_choices.axis, isOverTime},
                                              {m_choices.logarithmic, isOverTime},
                                              {m_choices.view, tab == Curves},
                                              {m_target, tab == Targets}};
    const auto labels = findChildren<QLabel*>();
    for (const auto& [field, isUsed] : uses) {
        field->setVisible(isUsed);
        for (QLabel* label : labels) {
            if (label->buddy() == field)
                label->setVisible(isUsed);
        }
    }
}

SortedTable* ResultsView::addTable(FigureTableModel& model, const char* name, const QString& title,
                                   const QString& toolTip) {
    model.setCellTips(true);
    auto* table = described(new SortedTable(model, 1, this), name, {}, toolTip);
    table->sortByColumn(-1, Qt::AscendingOrder);
    m_tabs->setTabToolTip(m_tabs->addTab(table, title), toolTip);
    return table;
}

void ResultsView::setExperiment(const Experiment* experiment) {
    m_experiment = experiment;
    m_methodRuns =
        experiment != nullptr ? methodRuns(experiment->plan()) : decltype(m_methodRuns)();
    for (FitnessChart* chart : {m_curves, m_targets}) {
        chart->showAll();
        chart->showAllSeries();
    }
    m_analysis->setExperiment(experiment);
    m_runsModel->setRows({}); // the selected run was of the last plan
    fillGroups();
    refresh();
}

/// The methods' marks have to contrast with the background.
void ResultsView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

void ResultsView::fillGroups() {
    {
        const QSignalBlocker blocker(m_group);
        m_group->clear();
    }
    if (m_experiment == nullptr)
        return;
    const ExperimentPlan& plan = m_experiment->plan();
    for (const auto& puzzles : plan.groups())
        m_group->addItem(plan.puzzles[puzzles.front()].tableName());
    m_choices.chooseAxis(usualAxis(plan, group()));
}

std::vector<std::size_t> ResultsView::group() const {
    const auto groups = m_experiment->plan().groups();
    return groups[static_cast<std::size_t>(std::max(0, m_group->currentIndex()))];
}

void ResultsView::refresh() {
    showAgain();
    m_analysis->refresh();
}

void ResultsView::showAgain() {
    m_stale.set();
    showTab();
}

void ResultsView::showTab() {
    const auto tab = static_cast<Tab>(m_tabs->currentIndex());
    if (!m_stale[tab])
        return;
    m_stale.reset(tab);
    switch (tab) {
    case Table:
        return showTable();
    case Runs:
        return showRuns();
    case Boxes:
        return showBoxes();
    case Curves:
        return showCurves();
    case Targets:
        return showTargets();
    case Tests:
        return showTests();
    case Analysed:
        break; // see AnalysisView::refresh()
    }
}

/// Its name after a piece of its line on the charts.
Figure ResultsView::methodFigure(std::size_t method) const {
    return {
        m_experiment->plan().methods[method].title,
        {},
        runLinePixmap(m_methodRuns[method], palette().color(QPalette::Base), devicePixelRatioF())};
}

template <typename Drawn>
std::vector<Drawn> ResultsView::named(std::vector<Drawn> drawn,
                                      QString PlannedMethod::*name) const {
    for (Drawn& one : drawn) {
        const auto method = std::ranges::find(m_methodRuns, one.run) - m_methodRuns.begin();
        one.name = m_experiment->plan().methods[static_cast<std::size_t>(method)].*name;
    }
    return drawn;
}

void ResultsView::nameChart(QString PlannedMethod::*name) {
    if (m_tabs->currentIndex() == Boxes)
        return m_boxes->setBoxes(named(m_boxes->boxes(), name), groupTotal());
    FitnessChart& chart = m_tabs->currentIndex() == Curves ? *m_curves : *m_targets;
    PlotContent content = chart.content();
    content.curves = named(std::move(content.curves), name);
    chart.setContent(std::move(content));
}

int ResultsView::groupTotal() const { return m_experiment->plan().puzzles[group().front()].total; }

void ResultsView::showTable() {
    if (m_experiment == nullptr)
        return m_tableModel->setRows({});
    const ExperimentPlan& plan = m_experiment->plan();
    QStringList header{tr("Puzzle"), tr("Method"), tr("Runs")};
    for (const double seconds : plan.scoreAt)
        header << tr("At %1").arg(durationText(seconds, seconds != std::floor(seconds)));
    header << tr("Best") << tr("Mean") << tr("Median") << tr("Std dev") << tr("Success")
           << tr("Evaluations") << tr("Per second");
    // The last figure of each row has a column only if any row has it.
    if (std::ranges::any_of(
            plan.methods, [](const PlannedMethod& method) { return !method.published.isEmpty(); }))
        header << tr("Published");
    std::vector<std::vector<Figure>> rows;
    for (const ExperimentRow& row : experimentRows(plan, m_experiment->runs())) {
        const PlannedMethod& method = plan.methods[row.method];
        std::vector<Figure> figures{wordFigure(plan.puzzles[row.puzzle].tableName()),
                                    methodFigure(row.method), numberFigure(row.runs, 0)};
        for (const ScoreAt& at : row.scoreAt) {
            figures.push_back(
                {tr("%1 (best %2)").arg(plainText(at.median, 1), plainText(at.best)), at.median});
        }
        const QString success = QLocale().toString(100 * row.success, 'f', 0);
        const Figure unknown{QStringLiteral("–"), -1.0};
        const QString published = method.published.value(static_cast<qsizetype>(row.group));
        for (const Figure& figure :
             {numberFigure(row.best, 0), numberFigure(row.mean, 2), numberFigure(row.median, 1),
              row.runs < 2 ? unknown : numberFigure(row.stddev, 2),
              Figure{tr("%1 %").arg(success), row.success}, countFigure(row.evaluations),
              countFigure(row.rate), wordFigure(published)})
            figures.push_back(figure);
        // Only published figures are known.
        if (row.runs == 0)
            std::fill(figures.begin() + 3, figures.end() - 1, unknown);
        rows.push_back(std::move(figures));
    }
    m_tableModel->setTable(std::move(header), std::move(rows));
}

void ResultsView::showRuns() {
    if (m_experiment == nullptr)
        return m_runsModel->setRows({});
    const int selected = selectedRun();
    const int scrolled = m_runsTable->verticalScrollBar()->value();
    const ExperimentPlan& plan = m_experiment->plan();
    const StoredRuns runs = m_experiment->runs();
    std::vector<std::vector<Figure>> rows;
    m_runOfRow.clear();
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (!runs[i])
            continue;
        const PlannedRun planned = plan.run(i);
        rows.push_back({wordFigure(plan.puzzles[planned.puzzle].name),
                        methodFigure(planned.method),
                        // A double would lose digits; Qt sorts an unsigned long as text.
                        {QString::number(planned.seed), quint64{planned.seed}},
                        numberFigure(runs[i]->best, 0),
                        countFigure(static_cast<double>(runs[i]->evaluations)),
                        {durationText(runs[i]->seconds, true), runs[i]->seconds},
                        wordFigure(endText(stopReasonOf(runs[i]->stop)))});
        m_runOfRow.push_back(static_cast<int>(i));
    }
    m_runsModel->setRows(std::move(rows));
    const auto again = std::ranges::find(m_runOfRow, selected);
    if (again == m_runOfRow.end())
        return;
    m_runsTable->chooseRow(static_cast<int>(again - m_runOfRow.begin()));
    m_runsTable->verticalScrollBar()->setValue(scrolled);
}

int ResultsView::chosenRun() const { return m_tabs->currentIndex() == Runs ? selectedRun() : -1; }

int ResultsView::selectedRun() const {
    const int row = m_runsTable->modelRow(m_runsTable->currentIndex());
    return row < 0 ? -1 : m_runOfRow[static_cast<std::size_t>(row)];
}

bool ResultsView::hasGroup() const {
    return m_experiment != nullptr && m_group->currentIndex() >= 0;
}

void ResultsView::showBoxes() {
    if (!hasGroup())
        return m_boxes->setBoxes({}, 0);
    m_boxes->setBoxes(named(methodBoxes(m_experiment->plan(), m_experiment->runs(), group())),
                      groupTotal());
}

void ResultsView::showCurves() {
    PlotContent curves;
    if (hasGroup()) {
        curves = methodCurves(m_experiment->plan(), m_experiment->runs(), group(),
                              m_choices.chosenAxis());
        curves.curves = named(std::move(curves.curves));
    }
    curves.view = m_choices.chosenView();
    showContent(*m_curves, std::move(curves));
}

void ResultsView::showTargets() {
    PlotContent targets;
    if (hasGroup()) {
        targets.curves = named(targetCurves(m_experiment->plan(), m_experiment->runs(), group(),
                                            m_target->value(), m_choices.chosenAxis()));
        targets.total = 100;
    }
    targets.showCurrent = false;
    targets.scoreTitle = tr("Runs that reached the target, %");
    //: 1 a number
    targets.valueText = tr("%1 % of the runs");
    showContent(*m_targets, std::move(targets));
}

void ResultsView::showContent(FitnessChart& chart, PlotContent content) {
    const QString missing = axisMissingText(m_choices.chosenAxis());
    content.scale = m_choices.scale();
    content.emptyText = missing.isEmpty() ? tr("No run has finished yet.") : missing;
    chart.setContent(std::move(content));
}

void ResultsView::showTests() {
    std::vector<std::vector<Figure>> rows;
    if (hasGroup()) {
        const ExperimentPlan& plan = m_experiment->plan();
        for (const MethodPair& pair : comparedMethods(plan, m_experiment->runs(), group())) {
            const MannWhitneyResult& test = pair.test;
            const auto probability = [](double p) {
                return Figure{p < 0.0001 ? tr("< 0.0001") : QLocale().toString(p, 'f', 4), p};
            };
            rows.push_back({methodFigure(pair.first), methodFigure(pair.second),
                            wordFigure(sampleText(pair)), numberFigure(test.u, 1),
                            probability(test.p), probability(pair.adjustedP),
                            numberFigure(test.effect, 2), wordFigure(effectText(test.effect)),
                            wordFigure(exactnessText(pair))});
        }
    }
    m_testsModel->setRows(std::move(rows));
}

QStringList ResultsView::exportEndings() const {
    if (m_tabs->currentIndex() == Analysed)
        return m_analysis->exportEndings();
    return QString(QLatin1String(kTabFiles[m_tabs->currentIndex()].endings)).split(u' ');
}

QString ResultsView::exportName() const {
    if (m_tabs->currentIndex() == Analysed)
        return m_analysis->exportName();
    return QLatin1String(kTabFiles[m_tabs->currentIndex()].name);
}

/// The content of a figure: which puzzle and which target score.
QString ResultsView::caption() const {
    const PlannedPuzzle& puzzle = m_experiment->plan().puzzles[group().front()];
    const QString total = plainText(puzzle.total);
    switch (m_tabs->currentIndex()) {
    case Targets:
        return tr("%1: time to %2 of %3")
            .arg(puzzle.tableName(), plainText(m_target->value()), total);
    case Curves:
        return tr("%1: scores over time, full score %2").arg(puzzle.tableName(), total);
    default:
        return tr("%1: scores, full score %2").arg(puzzle.tableName(), total);
    }
}

QByteArray ResultsView::exportBytes(const QString& ending) {
    if (m_tabs->currentIndex() == Analysed)
        return m_analysis->exportBytes(ending);
    if (const auto* chart = qobject_cast<PlotWidget*>(m_tabs->currentWidget())) {
        nameChart(&PlannedMethod::name);
        const auto titles = qScopeGuard([this] { nameChart(&PlannedMethod::title); });
        const auto* curves = qobject_cast<const FitnessChart*>(chart);
        return ending == QStringLiteral("csv") ? curveCsv(curves->curves())
                                               : chartFigure(*chart, ending, caption());
    }
    const ExperimentPlan& plan = m_experiment->plan();
    const StoredRuns runs = m_experiment->runs();
    const bool isTests = m_tabs->currentIndex() == Tests;
    if (ending == QStringLiteral("json"))
        return isTests ? comparisonJson(plan, runs) : resultsJson(plan, runs);
    if (ending == QStringLiteral("md"))
        return isTests ? comparisonTable(plan, runs).markdown() : tableMarkdown(plan, runs);
    if (ending == QStringLiteral("tex"))
        return isTests ? comparisonTable(plan, runs).latex() : textTable(plan, runs).latex();
    if (m_tabs->currentIndex() == Table)
        return tableCsv(plan, runs);
    return isTests ? comparisonTable(plan, runs).csv() : resultsCsv(plan, runs);
}

} // namespace tessera
