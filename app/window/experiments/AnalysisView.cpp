// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"
#include "app/window/common/SortedTable.h"
#include "app/window/experiments/Experiment.h"
#include "app/window/experiments/ResultsView.h"
#include "widgets/experiments/AnalysisPlots.h"
#include "widgets/experiments/ExperimentCurves.h"
#include "widgets/pictures/CurvePicture.h"

#include "core/support/UserError.h"

#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QProgressDialog>
#include <QPushButton>
#include <QScopeGuard>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tessera {

namespace {

/// With the unit of times.
QString titleOf(const QString& column, CurveAxis axis) {
    const QString title = columnTitle(column);
    if (!column.endsWith(QLatin1String(" time")))
        return title;
    return QStringLiteral("%1 (%2)").arg(title, axis == CurveAxis::Seconds
                                                    ? AnalysisText::tr("seconds")
                                                    : AnalysisText::tr("evaluations"));
}

} // namespace

AnalysisView::AnalysisView(QWidget* parent)
    : QWidget(parent),
      m_choice(comboBox(this, "analysisChoice", tr("Table or figure"), tr("Table or figure"))),
      m_target(wholeBox(this, "analysisTarget", 1, 100, static_cast<int>(100 * kUsualTargetShare),
                        tr("The part of the full score for times to a target"), tr(" %"))),
      m_caption(sentenceLabel(this, "analysisCaption")), m_stack(new QStackedWidget(this)),
      m_model(new FigureTableModel({QString()}, this)),
      m_table(described(new SortedTable(*m_model, 0, this), "analysisTable", {})),
      m_chart(described(new AnalysisChart(this), "analysisChart", {})), m_job(new LatestJob(this)) {
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_model->setCellTips(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_stack->addWidget(m_chart);
    m_stack->addWidget(m_table);
    auto* everything = pushButton(this, "analysisExport", tr("Export a&ll…"),
                                  tr("Write all tables and figures with their data to a folder"));
    connect(everything, &QPushButton::clicked, this, &AnalysisView::exportAll);
    auto* row = new QHBoxLayout;
    addLabelled(*row, tr("Sho&w:"), m_choice);
    addLabelled(*row, tr("Tar&get:"), m_target);
    row->addWidget(everything);
    row->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_caption);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &AnalysisView::showChoice);
    connect(m_target, &QSpinBox::valueChanged, this, &AnalysisView::refresh);
    connect(m_job, &LatestJob::failed, this, &AnalysisView::told);
    showChoice();
}

void AnalysisView::setExperiment(const Experiment* experiment) {
    m_experiment = experiment;
    m_titles.clear();
    if (experiment != nullptr) {
        for (const PlannedMethod& method : experiment->plan().methods)
            m_titles.insert(method.name, method.title);
    }
    ++m_opened;
    m_analysis = {};
    fillChoices();
    refresh();
}

void AnalysisView::refresh() {
    m_stale = true;
    if (isVisible() && !m_job->isBusy())
        analyseNow();
}

bool AnalysisView::isCurrent() const { return !m_stale && !m_job->isBusy(); }

void AnalysisView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale)
        analyseNow();
}

void AnalysisView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showChoice();
}

void AnalysisView::analyseNow() {
    m_stale = false;
    if (m_experiment == nullptr)
        return;
    auto study = std::make_shared<const Study>(studyOf(m_experiment->plan(), m_experiment->runs()));
    const std::vector<std::size_t> all = methodRuns(m_experiment->plan());
    std::vector<std::size_t> styles;
    for (const Study::Method& method : study->methods)
        styles.push_back(all[method.number]);
    m_job->request([this, study, styles, opened = m_opened,
                    share = m_target->value() / 100.0]() -> LatestJob::Delivery {
        auto analysis = std::make_shared<const Analysis>(analyse(*study, share));
        return [this, study, styles, opened, analysis] {
            if (opened == m_opened)
                take(*analysis, study->axis, styles);
            if (m_stale && isVisible())
                analyseNow(); // other results, or runs have ended meanwhile
        };
    });
    m_job->hurry();
}

void AnalysisView::take(const Analysis& analysis, CurveAxis axis, std::vector<std::size_t> styles) {
    m_analysis = analysis;
    m_axis = axis;
    m_styles = std::move(styles);
    fillChoices();
}

/// Figures first; keeps the choice.
void AnalysisView::fillChoices() {
    const QString chosen = m_choice->currentData().toString();
    {
        const QSignalBlocker blocker(m_choice);
        m_choice->clear();
        const auto add = [this](const QString& caption, const QString& id) {
            m_choice->addItem(analysisName(id), id);
            m_choice->setItemData(m_choice->count() - 1, plainToolTip(caption), Qt::ToolTipRole);
        };
        for (const AnalysisFigure& figure : m_analysis.figures)
            add(figure.caption, QStringLiteral("figure/") + figure.id);
        for (const AnalysisTable& table : m_analysis.tables)
            add(table.shownCaption(), QStringLiteral("table/") + table.id);
        m_choice->setCurrentIndex(std::max(0, m_choice->findData(chosen)));
    }
    showChoice();
}

void AnalysisView::showChoice() {
    const QString id = m_choice->currentData().toString();
    const QString name = id.section(u'/', 1);
    const bool isTable = id.startsWith(QLatin1String("table/"));
    const bool hasRuns = m_experiment != nullptr && m_experiment->finishedCount() > 0;
    const AnalysisTable* table = hasRuns && isTable ? m_analysis.table(name) : nullptr;
    const AnalysisFigure* figure = hasRuns && !isTable ? m_analysis.figure(name) : nullptr;
    m_stack->setCurrentWidget(table != nullptr ? static_cast<QWidget*>(m_table) : m_chart);
    m_caption->setText(table != nullptr    ? table->shownCaption()
                       : figure != nullptr ? figure->caption
                                           : QString());
    if (table != nullptr)
        showTable(*table);
    m_chart->setEmptyText(hasRuns ? tr("Analysing…") : tr("No run has finished yet."));
    showFigure(figure != nullptr ? std::optional(*figure) : std::nullopt);
}

void AnalysisView::showFigure(std::optional<AnalysisFigure> figure, bool isTitled) {
    for (qsizetype i = 0; figure && isTitled && i < figure->names.size(); ++i)
        figure->names[i] = titled(figure->names[i]);
    m_chart->setFigure(std::move(figure), m_axis, m_styles);
}

void AnalysisView::showTable(const AnalysisTable& table) {
    QStringList header;
    for (const QString& column : table.table.header)
        header << (m_titles.contains(column) ? titled(column) : titleOf(column, m_axis));
    std::vector<std::vector<Figure>> rows;
    for (const QStringList& cells : table.table.rows) {
        std::vector<Figure>& row = rows.emplace_back();
        for (qsizetype i = 0; i < cells.size(); ++i) {
            bool isNumber = false;
            const QString first = cells[i].section(u' ', 0, 0); // "0.25 (5/5)": how many reached it
            const double number = first.toDouble(&isNumber);
            if (i < table.table.words || !isNumber)
                row.push_back(wordFigure(titled(cells[i])));
            else
                row.push_back({localFigure(first) + cells[i].sliced(first.size()), number});
        }
    }
    m_model->setTable(std::move(header), std::move(rows));
}

QStringList AnalysisView::exportEndings() const {
    const bool isTable = m_stack->currentWidget() == m_table;
    return QString(QLatin1String(isTable ? "csv json md tex" : "svg pdf png csv")).split(u' ');
}

QString AnalysisView::exportName() const {
    const QString name = m_choice->currentData().toString().section(u'/', 1);
    return name.isEmpty() ? QStringLiteral("analysis") : name;
}

QByteArray AnalysisView::exportBytes(const QString& ending) {
    if (m_stack->currentWidget() == m_table) {
        const AnalysisTable& table = *m_analysis.table(exportName());
        return Analysis{m_analysis.title, {table}, {}}.bytes(ending);
    }
    const AnalysisFigure* figure = m_analysis.figure(exportName());
    if (ending == QLatin1String("csv"))
        return figure != nullptr ? figure->csv() : QByteArray();
    if (figure != nullptr)
        showFigure(*figure, false);
    const auto titles = qScopeGuard([this] { showChoice(); });
    return chartFigure(*m_chart, ending, m_caption->text());
}

/// Proposes a folder beside the results, which have tables of the same names.
QString AnalysisView::askForFolder() {
    const QFileInfo proposed(m_experiment->folder() + QStringLiteral("-analysis"));
    const QString path = proposed.absoluteFilePath();
    // The dialog offers only folders that exist.
    const bool isNew = !proposed.exists() && QDir().mkpath(path);
    const QString folder =
        askForPath(this, "study", QFileDialog::Directory, {tr("Folder for the analysis"), path});
    if (isNew && QFileInfo(folder) != QFileInfo(path))
        QDir().rmdir(path); // unless it has got files
    return folder;
}

void AnalysisView::exportAll() {
    if (m_experiment == nullptr)
        return;
    if (m_experiment->finishedCount() == 0) {
        emit told(tr("No run has finished yet."));
        return;
    }
    if (m_analysis.tables.empty())
        return;
    const QString folder = askForFolder();
    if (folder.isEmpty())
        return;
    // Copies: runs may end meanwhile.
    const ExperimentPlan plan = m_experiment->plan();
    const StoredRuns stored = m_experiment->runs();
    const std::vector runs(stored.begin(), stored.end());
    const QString label = tr("Saving the analysis…");
    const OlderFiles older(folder, analysisFileNames());
    try {
        Analysis analysis;
        const auto work = [&, share = m_target->value() / 100.0](const Progress& progress) {
            analysis = analyse(studyOf(plan, runs), share);
            if (progress(0, 0))
                writeAnalysis(analysis, folder);
        };
        if (!runLongWork(this, label, work))
            return;
        QProgressDialog bar(this);
        bar.setLabelText(label);
        bar.setWindowModality(Qt::WindowModal);
        constexpr int barMilliseconds = 250; // less work shows no bar
        bar.setMinimumDuration(barMilliseconds);
        QString end = tr("Saved in %1.").arg(folder);
        writeFigures(plan, runs, analysis, folder, [&](int done, int total) {
            bar.setMaximum(total);
            bar.setValue(done);
            if (bar.wasCanceled())
                end = tr("Cancelled. %1 of %2 figures are in %3.").arg(done).arg(total).arg(folder);
            return !bar.wasCanceled();
        });
        if (const QString files = older.left(); !files.isEmpty())
            end += u' ' + tr("These files are of an earlier export: %1.").arg(files);
        emit told(end);
    } catch (const std::exception&) {
        emit told(failureSentence());
    }
}

} // namespace tessera
