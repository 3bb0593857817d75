// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/ExperimentWindow.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"
#include "app/window/experiments/Experiment.h"
#include "app/window/experiments/PlanDesigner.h"
#include "app/window/experiments/ResultsView.h"
#include "app/window/help/HelpPages.h"
#include "app/window/settings/AppSettings.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/ExperimentFolder.h"
#include "core/experiments/ExperimentTable.h"
#include "core/experiments/PlanDraft.h"
#include "core/support/FileIo.h"
#include "core/support/NumberText.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QSpinBox>
#include <QThread>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

/// The maximum for an entry of a menu, so that it fits into a window 1300 pixels wide.
constexpr int kEntryCharacters = 100;

} // namespace

ExperimentWindow::ExperimentWindow(AppSettings& settings, QWidget* parent)
    : QWidget(parent, Qt::Window), m_settings(settings), m_plans(plansBox()),
      m_opened(new QWidget(this)), m_results(new ResultsView(this)),
      m_title(sentenceLabel(this, "experimentTitle")),
      m_message(sentenceLabel(this, "experimentMessage")), m_progress(new QProgressBar(this)),
      m_jobs(wholeBox(this, "experimentJobs", 1, std::max(1, QThread::idealThreadCount()), 1,
                      tr("How many runs are done at the same time, at most one per core"))) {
    setWindowTitle(tr("Experiments"));
    setObjectName(QStringLiteral("experimentWindow"));
    described(m_progress, "experimentProgress", {}, tr("Finished runs"));
    arrange();
    connect(&settings, &AppSettings::changed, this, &ExperimentWindow::adoptAtOnce);
    adoptAtOnce();
    connect(m_results, &ResultsView::told, m_message, &QLabel::setText);
    connect(m_results, &ResultsView::runChosen, this, &ExperimentWindow::openRun);
    m_message->setText(
        tr("A plan lists puzzles, methods and seeds. “tessera experiment” runs the same files."));
    showProgress();
}

ExperimentWindow::~ExperimentWindow() = default;

void ExperimentWindow::arrange() {
    auto* progress = new QHBoxLayout;
    progress->addWidget(m_progress, 1);
    addLabelled(*progress, tr("&In parallel:"), m_jobs);
    auto* opened = new QVBoxLayout(m_opened);
    opened->setContentsMargins({});
    opened->addWidget(m_title);
    opened->addLayout(progress);
    opened->addWidget(m_results, 1);
    m_opened->hide();
    m_controls = controls();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_controls);
    layout->addWidget(m_plans, 1);
    layout->addWidget(m_opened, 1);
    layout->addWidget(m_message);
    settleMnemonics(*this);
    const int line = fontMetrics().lineSpacing();
    // Some languages have long names for its buttons.
    resize(std::max(line * 84, sizeHint().width()), line * 40);
}

QWidget* ExperimentWindow::plansBox() {
    auto* box = new QWidget(this);
    auto* plans = described(new QListWidget(box), "experimentPlans", {}, tr("Plans"));
    plans->setWordWrap(true);
    plans->setResizeMode(QListView::Adjust);
    QStringList own = m_settings.recentPlans();
    own.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    for (const QString& path : own + shippedPlans()) {
        auto* item = new QListWidgetItem(planTitle(path), plans);
        item->setData(Qt::UserRole, path);
        item->setToolTip(isShippedPlan(path) ? QFileInfo(path).fileName()
                                             : plainToolTip(QDir::toNativeSeparators(path)));
    }
    plans->setCurrentRow(0);
    connect(plans, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { openPlan(item->data(Qt::UserRole).toString()); });
    auto* hint = sentenceLabel(box, "experimentPlansHint");
    hint->setText(tr("Open a plan to see its methods, run it and view its results: press Enter or "
                     "double-click it."));
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins({});
    layout->addWidget(hint);
    layout->addWidget(plans, 1);
    box->setFocusProxy(plans);
    return box;
}

QToolBar* ExperimentWindow::controls() {
    auto* bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto act = [this, bar](const ActionSpec& spec, auto slot) {
        QAction* action = makeAction(spec, this);
        bar->addAction(action);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    QAction* open = act({"experimentOpen", tr("&Open plan…"),
                         tr("Open a plan of puzzles, methods and seeds with its results"),
                         QKeySequence::Open, "open"},
                        &ExperimentWindow::choosePlan);
    QAction* design =
        act({"experimentDesign", tr("&Design plan…"),
             tr("Put puzzles, methods, seeds and a budget together"), QKeySequence::New, "new"},
            [this] { this->design(); });
    // A click opens the list; the action itself does nothing.
    QAction* plans = act({"experimentExamples",
                          tr("E&xample plans"),
                          tr("Open one of the plans that come with Tessera"),
                          {}},
                         [] {});
    plans->setMenu(examples());
    if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(plans)))
        button->setPopupMode(QToolButton::InstantPopup);
    m_folder = act({"experimentFolder",
                    tr("Results &folder…"),
                    tr("Choose the folder that holds the results"),
                    {}},
                   &ExperimentWindow::chooseFolder);
    m_choosing = {open, plans, design, m_folder};
    bar->addSeparator();
    m_start = act({"experimentStart", tr("Ru&n"), tr("Start the remaining runs"),
                   QKeySequence(Qt::CTRL | Qt::Key_Return), "start"},
                  &ExperimentWindow::start);
    m_stop = act({"experimentStop", tr("&Stop"),
                  tr("Stop the current runs. Finished runs are kept, and “Run” starts the rest."),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Period), "stop"},
                 [this] { m_experiment->stop(); });
    bar->addSeparator();
    m_openRun = act({"experimentOpenRun", tr("Open r&un"),
                     tr("Open the selected run with its puzzle, to replay or repeat it"),
                     QKeySequence(Qt::CTRL | Qt::Key_R), "search"},
                    &ExperimentWindow::openRun);
    m_export = act({"experimentExport", tr("&Export…"),
                    tr("Export the current view as a table or a picture"),
                    QKeySequence(Qt::CTRL | Qt::Key_E), "export"},
                   &ExperimentWindow::exportShown);
    bar->addSeparator();
    act({"experimentHelp", tr("&Help"), tr("How to write and run plans"),
         QKeySequence::HelpContents, "help"},
        [this] { emit helpWanted(comparingPageId()); });
    return bar;
}

/// By their titles, in the order of their file names.
QMenu* ExperimentWindow::examples() {
    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    const QFontMetrics metrics = menu->fontMetrics();
    for (const QString& path : shippedPlans()) {
        const QString title = planTitle(path);
        QString entry = metrics.elidedText(title, Qt::ElideMiddle,
                                           metrics.averageCharWidth() * kEntryCharacters);
        QAction* plan = menu->addAction(entry.replace(u'&', QStringLiteral("&&")));
        // Only rich text wraps.
        plan->setToolTip(QStringLiteral("<p>%1</p><p>%2</p>")
                             .arg(title.toHtmlEscaped(), QFileInfo(path).fileName()));
        connect(plan, &QAction::triggered, this, [this, path] { openPlan(path); });
    }
    return menu;
}

bool ExperimentWindow::isRunning() const {
    return m_experiment != nullptr && m_experiment->isRunning();
}

bool ExperimentWindow::hasUnwrittenPlan() const {
    return m_experiment != nullptr && !m_experiment->unwritten().isEmpty();
}

bool ExperimentWindow::mayReplacePlan() {
    return !hasUnwrittenPlan() || askToDiscardPlan(this, true);
}

/// Runs something, and shows why it failed.
void ExperimentWindow::attempt(const std::function<void()>& act) {
    try {
        act();
    } catch (const std::exception&) {
        m_message->setText(failureSentence());
    }
}

void ExperimentWindow::choosePlan() {
    const QString path =
        askForPath(this, "comparing", QFileDialog::ExistingFile,
                   {tr("Open a plan"), m_settings.lastFolder(),
                    tr("Plans (*.json)") + QStringLiteral(";;") + tr("All files (*)")});
    if (!path.isEmpty())
        openPlan(path);
}

void ExperimentWindow::chooseFolder() {
    // Before the first run the folder may not exist.
    const QString folder = askForPath(this, "comparing", QFileDialog::Directory,
                                      {tr("Results folder"), m_experiment->folder()});
    if (folder.isEmpty())
        return;
    if (hasUnwrittenPlan())
        attempt([&] { openDesigned(QByteArray(m_experiment->unwritten()), folder, true); });
    else
        openPlan(m_planPath, folder);
}

void ExperimentWindow::openPlan(const QString& path, const QString& folder) {
    const QFileInfo file(path);
    QString results = !folder.isEmpty() ? folder : usualResultsFolder(path);
    const bool mayBeBeside = folder.isEmpty() && !QFileInfo::exists(results);
    attempt([&] {
        QStringList warnings;
        auto opened = open(results, warnings, [&](const Progress& progress) {
            ExperimentPlan plan = loadPlan(path, {}, progress);
            // Designed plans are saved in the folder of their results.
            if (mayBeBeside && holdsResultsOf(plan, file.absolutePath()))
                results = file.absolutePath();
            return plan;
        });
        if (opened == nullptr || !mayReplacePlan())
            return;
        m_planPath = file.absoluteFilePath();
        if (!isShippedPlan(path)) {
            m_settings.lastFolder.set(file.absolutePath());
            m_settings.addRecentPlan(path);
        }
        const QString title = translatedTitle(opened->plan().title);
        showPlan(std::move(opened), title.isEmpty() ? file.fileName() : title, warnings);
    });
}

/// The puzzles of a plan may take long to generate, and many results long to read.
/// @return nothing if that was cancelled. @throws UserError
std::unique_ptr<Experiment>
ExperimentWindow::open(const QString& results, QStringList& warnings,
                       const std::function<ExperimentPlan(const Progress&)>& read) {
    ExperimentPlan plan;
    std::vector<std::optional<StoredRun>> runs;
    if (!runLongWork(this, tr("Opening the plan…"), [&](const Progress& progress) {
            plan = read(progress);
            runs = RunStore(plan, results).load(warnings, repeatedRun(), progress);
        }))
        return nullptr;
    return std::make_unique<Experiment>(std::move(plan), results, std::move(runs));
}

bool ExperimentWindow::design(const QJsonObject& draft, QWidget* over) {
    if (isRunning()) { // asked for by the race window
        m_message->setText(tr("Stop the experiment first."));
        return false;
    }
    QJsonObject begun = draft;
    const bool isSame = draft.isEmpty();
    if (isSame && m_experiment != nullptr) {
        attempt([&] {
            begun = planDraft(hasUnwrittenPlan() ? m_experiment->unwritten()
                                                 : readFile(m_planPath, kMaxFileBytes),
                              QFileInfo(m_planPath).absolutePath());
        });
    }
    PlanDesigner designer(begun, m_settings, m_jobs->value(), over != nullptr ? over : this);
    bool isOpen = false;
    while (!isOpen && designer.exec() == QDialog::Accepted)
        designer.notice().attempt([&] { isOpen = openDesigned(designer.plan(), {}, isSame); });
    return isOpen;
}

bool ExperimentWindow::openDesigned(const QByteArray& plan, const QString& folder, bool isSame) {
    const QString title = JsonNode::parse(plan).textAt("title");
    const QString results = folder.isEmpty() ? newResultsFolder(title) : folder;
    QStringList warnings;
    auto opened = open(results, warnings, [&](const Progress& progress) {
        return readDraft(plan, results, progress);
    });
    if (opened == nullptr || (!isSame && !mayReplacePlan()))
        return false;
    m_planPath = newPlanPath(results);
    opened->writeLater(plan, m_planPath);
    showPlan(std::move(opened), title.isEmpty() ? tr("New plan") : title, warnings);
    return true;
}

void ExperimentWindow::showPlan(std::unique_ptr<Experiment> opened, const QString& title,
                                const QStringList& warnings) {
    m_results->setExperiment(nullptr);
    m_experiment = std::move(opened);
    m_waits = false;
    connect(m_experiment.get(), &Experiment::runsEnded, this, [this] {
        m_results->refresh();
        showProgress();
    });
    connect(m_experiment.get(), &Experiment::runningChanged, this, &ExperimentWindow::showEnd);
    m_title->setText(title);
    const QString where = m_experiment->finishedCount() > 0
                              ? endSentence()
                              : tr("“Run” saves the results to %1.").arg(m_experiment->folder());
    m_message->setText(warnings.isEmpty() ? where : warnings.join(u'\n'));
    m_results->setExperiment(m_experiment.get());
    m_plans->hide();
    m_opened->show();
    showProgress();
    emit unfinishedChanged();
}

void ExperimentWindow::bringBack(const ExperimentRecord& record) {
    openPlan(record.plan, record.folder);
    if (m_experiment == nullptr)
        return; // the window shows the reason
    m_jobs->setValue(record.jobs);
    m_waits = m_start->isEnabled();
    if (m_waits) {
        m_message->setText(tr("Some runs were unfinished when Tessera closed. Press “Run” to start "
                              "them; interrupted runs restart."));
    }
    emit unfinishedChanged();
}

std::optional<ExperimentRecord> ExperimentWindow::unfinished() const {
    if (!isRunning() && !m_waits)
        return std::nullopt;
    return ExperimentRecord{m_planPath, m_experiment->folder(), m_jobs->value()};
}

/// A running experiment keeps its number, and the user's own stays until the setting changes.
void ExperimentWindow::adoptAtOnce() {
    const int chosen = m_settings.searchesAtOnce();
    if (chosen == m_adoptedAtOnce || isRunning())
        return;
    m_adoptedAtOnce = chosen;
    m_jobs->setValue(chosen);
}

void ExperimentWindow::start() {
    attempt([this] {
        const bool isNew = hasUnwrittenPlan();
        m_experiment->start(m_jobs->value());
        if (isNew && !hasUnwrittenPlan())
            m_settings.addRecentPlan(m_planPath);
    });
}

void ExperimentWindow::showEnd(const QString& failure) {
    m_message->setText(failure.isEmpty() ? endSentence() : failure);
    m_waits = false;
    adoptAtOnce();
    m_results->refresh();
    showProgress();
    emit unfinishedChanged();
}

QString ExperimentWindow::endSentence() const {
    const QString sentence =
        isRunning() ? tr("Finished runs are saved in %1.")
        : m_experiment->finishedCount() > 0
            ? tr("The results are in %1.")
            : tr("No run has finished, so the tables in %1 have no results yet.");
    const QString where = sentence.arg(m_experiment->folder());
    const int shortRuns = runsShortOfACore(m_experiment->runs());
    if (shortRuns == 0)
        return where;
    const QString warning =
        where + u' ' +
        tr("%n run(s) got less than 90 % of a core per thread, so times cannot be compared.",
           nullptr, shortRuns);
    const bool isLimited =
        std::ranges::all_of(m_experiment->plan().puzzles, [](const PlannedPuzzle& puzzle) {
            return puzzle.budget.evaluations || puzzle.budget.processorSeconds;
        });
    return isLimited ? warning
                     : warning + u' ' + tr("Limit evaluations or processor seconds in the plan.");
}

void ExperimentWindow::showProgress() {
    const bool running = isRunning();
    const bool opened = m_experiment != nullptr;
    const int planned = opened ? static_cast<int>(m_experiment->plan().runCount()) : 0;
    const int finished = opened ? static_cast<int>(m_experiment->finishedCount()) : 0;
    m_progress->setRange(0, std::max(1, planned));
    m_progress->setValue(finished);
    QString text = opened ? tr("%1 of %n run(s)", nullptr, planned).arg(finished) : QString();
    if (const auto left = opened ? m_experiment->secondsLeft() : std::nullopt)
        text += tr(", about %1 left").arg(durationText(*left));
    m_progress->setFormat(text);
    for (QAction* action : m_choosing)
        action->setEnabled(!running && (opened || action != m_folder));
    m_jobs->setEnabled(!running);
    // Failed runs count as done, but can be run again.
    m_start->setEnabled(opened && !running &&
                        !openRuns(m_experiment->plan(), m_experiment->runs()).empty());
    m_stop->setEnabled(running);
    m_openRun->setEnabled(finished > 0);
    m_export->setEnabled(opened);
}

void ExperimentWindow::openRun() {
    const int run = m_results->chosenRun();
    if (run < 0) {
        m_message->setText(tr("Select a run on the “Runs” tab first."));
        return;
    }
    attempt([&] { emit openRequested(m_experiment->record(static_cast<std::size_t>(run))); });
}

void ExperimentWindow::exportShown() {
    const QStringList endings = m_results->exportEndings();
    const QString path =
        askForExport(this,
                     QStringLiteral("%1/%2-%3.%4")
                         .arg(QFileInfo(m_experiment->folder()).isDir() ? m_experiment->folder()
                                                                        : m_settings.lastFolder(),
                              QFileInfo(m_planPath).completeBaseName(), m_results->exportName(),
                              endings.front()),
                     endings);
    if (path.isEmpty())
        return;
    const QString ending = QFileInfo(path).suffix().toLower();
    attempt([&] {
        writeFile(m_results->exportBytes(ending), path);
        m_message->setText(tr("Saved as %1.").arg(path));
    });
}

} // namespace tessera
