// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/CompareWindow.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/SortedTable.h"
#include "app/window/help/HelpPages.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/board/TileTheme.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/forms/WrapLayout.h"

#include "core/support/NumberText.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QSystemTrayIcon>
#include <QThread>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

CompareWindow::CompareWindow(AppSettings& settings,
                             std::function<std::optional<AnyPuzzle>()> puzzle,
                             ComparisonModel::Thumbnails thumbnails, QWidget* parent)
    : QWidget(parent, Qt::Window), m_settings(settings),
      m_model(m_comparison, std::move(thumbnails)), m_puzzle(std::move(puzzle)),
      m_table(new SortedTable(m_model, ComparisonModel::Method, this)), m_wall(new BoardWall(this)),
      m_start(new RaceStart(this)), m_stage(new QStackedWidget(this)),
      m_split(new QSplitter(Qt::Vertical, this)), m_lower(new QSplitter(Qt::Horizontal, this)),
      m_chart(new FitnessChart(this)), m_choices(this, QStringLiteral("compare")),
      m_atOnce(wholeBox(this, "compareAtOnce", 1, std::max(1, QThread::idealThreadCount()),
                        m_comparison.queue().atOnce(),
                        tr("How many searches run at the same time, at most one per core"))),
      m_turns(checkBox(this, "compareTurns", tr("Take &turns"),
                       tr("All searches take turns on the cores. Otherwise, a search starts when "
                          "another has finished."),
                       true)),
      m_current(checkBox(this, "compareCurrent", tr("&Current boards"),
                         tr("Show the current boards instead of the best boards"))),
      m_message(sentenceLabel(this, "compareMessage")) {
    setWindowTitle(tr("Compare searches"));
    setObjectName(QStringLiteral("compareWindow"));
    described(m_table, "compareTable", {}, tr("Searches"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    constexpr int methodCharacters = 30; // the mark and a usual name
    m_table->favourElastic(methodCharacters, ComparisonModel::State);
    // In the order of addition, until a heading is clicked.
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    described(m_wall, "compareWall", {}, tr("Boards of the searches"));
    m_wall->setCaptionLines(2);
    m_wall->setModel(m_table->model());
    m_wall->setSelectionModel(m_table->selectionModel());
    m_chart->setAccessibleName(tr("Scores of all searches over time"));
    arrange();
    connectComparison();
    applyColors();
    connect(&settings, &AppSettings::changed, this, &CompareWindow::applyColors);
    connect(&settings, &AppSettings::changed, this, &CompareWindow::adoptAtOnce);
    for (const auto signal : {&Comparison::ended, &Comparison::removed})
        connect(&m_comparison, signal, this, &CompareWindow::adoptAtOnce);
    adoptAtOnce();
    showProgress();
}

QWidget* CompareWindow::controls() {
    auto* bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto act = [this, bar](const ActionSpec& spec, auto slot) {
        QAction* action = makeAction(spec, this);
        addAction(action);
        bar->addAction(action);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    const auto forChosen = [this](void (Comparison::*change)(int)) {
        return [this, change] {
            for (const int row : chosen())
                (m_comparison.*change)(row);
        };
    };
    m_race = act({"compareRace", tr("&Race…"),
                  tr("Run several methods on this puzzle with the same limits"),
                  QKeySequence(Qt::CTRL | Qt::Key_R), "start"},
                 &CompareWindow::race);
    m_add = act({"compareAdd", tr("&Add…"), tr("Add searches with your own parameters"),
                 QKeySequence(Qt::Key_Insert), "new"},
                &CompareWindow::addSearches);
    bar->addSeparator();
    m_pause = act({"comparePause", tr("&Pause"), tr("Pause the selected searches, or all"),
                   QKeySequence(Qt::CTRL | Qt::Key_P), "pause"},
                  forChosen(&Comparison::pause));
    m_resume = act({"compareResume", tr("Res&ume"), tr("Resume the selected searches, or all"),
                    QKeySequence(Qt::CTRL | Qt::Key_G), "step"},
                   [this, resume = forChosen(&Comparison::resume)] {
                       m_notice.clear(); // it may have said that they wait
                       resume();
                   });
    m_stop = act({"compareStop", tr("&Stop"), tr("Stop the selected searches, or all"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Period), "stop"},
                 forChosen(&Comparison::stop));
    m_remove =
        act({"compareRemove", tr("Re&move"), tr("Stop and remove the selected searches, or all"),
             QKeySequence(Qt::Key_Delete), "remove"},
            &CompareWindow::removeChosen);
    bar->addSeparator();
    m_open = act({"compareOpen", tr("&Open in the editor"),
                  tr("Open the selected search with its puzzle, to replay it or keep its board"),
                  QKeySequence(Qt::CTRL | Qt::Key_O), "open"},
                 &CompareWindow::openCurrent);
    m_save = act({"compareSave", tr("E&xport…"),
                  tr("Export the chart as a picture or the searches as a table"),
                  QKeySequence(Qt::CTRL | Qt::Key_S), "export"},
                 &CompareWindow::exportRace);
    m_plan = act({"comparePlan",
                  tr("Make &plan…"),
                  tr("Design an experiment with these methods, seeds and limits on this puzzle"),
                  {},
                  "new"},
                 &CompareWindow::makePlan);
    m_newest = act({"compareNewest", tr("&Newest boards"),
                    tr("Show the newest boards again instead of the moment selected on the chart"),
                    QKeySequence(Qt::CTRL | Qt::Key_End), "step"},
                   [this] { showMoment({}); });
    bar->addSeparator();
    act({"compareHelp", tr("&Help"), tr("How to race methods and read the results"),
         QKeySequence::HelpContents, "help"},
        [this] { emit helpWanted(comparingPageId()); });
    return bar;
}

QWidget* CompareWindow::chartBox() {
    auto* box = new QWidget(this);
    auto* against = new QLabel(tr("X ax&is:"), this);
    against->setBuddy(m_choices.axis);
    auto* row = new WrapLayout;
    for (QWidget* part :
         QList<QWidget*>{m_choices.view, against, m_choices.axis, m_choices.logarithmic}) {
        part->setSizePolicy(QSizePolicy::Fixed, part->sizePolicy().verticalPolicy());
        row->addWidget(part);
    }
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins({});
    layout->addLayout(row);
    layout->addWidget(m_chart, 1);
    return box;
}

void CompareWindow::arrange() {
    m_lower->addWidget(chartBox());
    m_lower->addWidget(m_table);
    m_lower->setChildrenCollapsible(false);
    m_stage->addWidget(m_start);
    m_stage->addWidget(m_wall);
    m_split->addWidget(m_stage);
    m_split->addWidget(m_lower);
    m_split->setChildrenCollapsible(false);
    // A longer message below must not move the boards.
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    auto* atOnceLabel = new QLabel(tr("In &parallel:"), this);
    atOnceLabel->setBuddy(m_atOnce);
    auto* foot = new WrapLayout;
    for (QWidget* part : QList<QWidget*>{m_message, m_current, m_turns, atOnceLabel, m_atOnce}) {
        part->setSizePolicy(part == m_message ? QSizePolicy::Expanding : QSizePolicy::Fixed,
                            part->sizePolicy().verticalPolicy());
        foot->addWidget(part);
    }
    auto* layout = new QVBoxLayout(this);
    QWidget* bar = controls();
    layout->addWidget(bar);
    layout->addWidget(m_split, 1);
    layout->addLayout(foot);
    const int line = fontMetrics().lineSpacing();
    // Wide enough for every button, and large: its boards are meant to be watched.
    constexpr double screenShare = 0.8;
    const QMargins margins = layout->contentsMargins();
    const QSize least(
        std::max(line * 68, bar->sizeHint().width() + margins.left() + margins.right()), line * 48);
    const QSize room = screen()->availableSize();
    resize((room * screenShare).expandedTo(least).boundedTo(room));
}

void CompareWindow::connectComparison() {
    connect(m_start, &RaceStart::raceWanted, this, &CompareWindow::raceProposed);
    connect(m_start, &RaceStart::chooseWanted, this, &CompareWindow::race);
    connect(m_wall, &QListView::doubleClicked, this, &CompareWindow::openCurrent);
    connect(m_table, &QTableView::doubleClicked, this, &CompareWindow::openCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { tell({}); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &CompareWindow::isolateChosen);
    connect(m_chart, &PlotWidget::isolatedChanged, this, &CompareWindow::chooseMethod);
    for (const QSplitter* split : {m_split, m_lower})
        connect(split, &QSplitter::splitterMoved, this, [this] { m_dividedByHand = true; });
    connect(m_chart, &FitnessChart::momentPicked, this, [this](double value) {
        showMoment(ComparedMoment{m_choices.chosenAxis(), value});
    });
    connect(m_choices.axis, &QComboBox::currentIndexChanged, this, [this] { showMoment({}); });
    m_choices.onChange(this, &CompareWindow::showCurves);
    connect(m_turns, &QCheckBox::toggled, &m_comparison, &Comparison::setTakesTurns);
    connect(m_current, &QCheckBox::toggled, &m_comparison, &Comparison::setShowCurrent);
    connect(m_atOnce, &QSpinBox::valueChanged, &m_comparison, &Comparison::setAtOnce);
    connect(m_atOnce, &QSpinBox::valueChanged, this, &CompareWindow::showStage);
    connect(&m_comparison, &Comparison::progressed, this, &CompareWindow::showProgress);
    connect(&m_comparison, &Comparison::removed, this, [this] {
        m_notice.clear();
        if (m_comparison.count() == 0) { // the next race is another one
            showMoment({});
            m_chart->showAll();
            m_chart->showAllSeries();
        }
    });
    for (const auto signal : {&Comparison::added, &Comparison::removed}) {
        connect(&m_comparison, signal, this, [this] {
            m_sinceCurves.invalidate();
            showStage();
            showProgress();
        });
    }
    connect(&m_comparison, &Comparison::solved, this, &CompareWindow::tellOfSolution);
}

/// A race keeps its number until it has ended, and the user's own until the setting changes.
void CompareWindow::adoptAtOnce() {
    const int chosen = m_settings.searchesAtOnce();
    if (chosen == m_adoptedAtOnce || m_comparison.isActive())
        return;
    m_adoptedAtOnce = chosen;
    setAtOnce(chosen);
}

void CompareWindow::setAtOnce(int count) { m_atOnce->setValue(count); }

void CompareWindow::setTakesTurns(bool turns) { m_turns->setChecked(turns); }

void CompareWindow::tell(const QString& sentence) {
    m_notice = sentence;
    showWhatIsAllowed();
}

std::vector<int> CompareWindow::chosen() const {
    std::vector<int> rows;
    const QItemSelectionModel& selection = *m_table->selectionModel();
    for (int row = 0; row < m_table->model()->rowCount(); ++row) {
        if (selection.isRowSelected(row) || !selection.hasSelection())
            rows.push_back(m_table->modelRow(m_table->model()->index(row, 0)));
    }
    std::ranges::sort(rows, std::greater());
    return rows;
}

int CompareWindow::currentRow() const {
    const std::vector<int> rows = chosen();
    return rows.size() == 1 ? rows.front() : -1;
}

void CompareWindow::openCurrent() {
    if (const int row = currentRow(); row >= 0 && !m_comparison.run(row).board.empty())
        emit openRequested(m_comparison.run(row).puzzle, m_comparison.record(row));
}

void CompareWindow::showProgress() {
    showWhatIsAllowed();
    if (isVisible() && !isMinimized()) {
        showCurvesIfDue();
        divide(); // longer captions may need more room
    }
}

void CompareWindow::showWhatIsAllowed() {
    using State = QueuedSearch::State;
    bool canPause = false;
    bool canResume = false;
    const std::vector<int> rows = chosen();
    for (const int row : rows) {
        const State state = m_comparison.search(row).state;
        canPause = canPause || state == State::Running || state == State::Waiting;
        canResume = canResume || state == State::Paused;
    }
    m_pause->setEnabled(canPause);
    m_resume->setEnabled(canResume);
    m_stop->setEnabled(canPause || canResume);
    m_remove->setEnabled(!rows.empty());
    m_save->setEnabled(m_comparison.count() > 0);
    m_open->setEnabled(currentRow() >= 0 && !m_comparison.run(currentRow()).board.empty());
    m_newest->setEnabled(m_comparison.moment().has_value());
    m_message->setText(notice());
}

namespace {

/// The sentence that names the moment of the shown boards.
QString momentNotice(const ComparedMoment& moment) {
    if (moment.axis == CurveAxis::Seconds) {
        return Comparison::tr("Showing the best boards after %1.")
            .arg(durationText(moment.value, true));
    }
    const QString sentence = moment.axis == CurveAxis::Evaluations
                                 ? Comparison::tr("Showing the best boards after %1 evaluations.")
                             : moment.axis == CurveAxis::Iterations
                                 ? Comparison::tr("Showing the best boards after %1 iterations.")
                                 : Comparison::tr("Showing the best boards after %1 nodes.");
    return sentence.arg(countText(moment.value));
}

/// The window requests attention, and the desktop shows the sentence if it can.
void notifySolved(QWidget& window, const QString& sentence) {
    if (QApplication::activeWindow() != nullptr)
        return;
    QApplication::alert(&window);
    if (!QSystemTrayIcon::isSystemTrayAvailable() || !QSystemTrayIcon::supportsMessages())
        return;
    auto* icon = window.findChild<QSystemTrayIcon*>();
    if (icon == nullptr) {
        icon = new QSystemTrayIcon(QApplication::windowIcon(), &window);
        icon->setToolTip(QApplication::applicationDisplayName());
    }
    icon->show();
    icon->showMessage(QApplication::applicationDisplayName(), sentence);
}

} // namespace

QString CompareWindow::notice() const {
    if (!m_notice.isEmpty())
        return m_notice;
    if (m_comparison.count() == 0)
        return {};
    const auto& moment = m_comparison.moment();
    return moment ? momentNotice(*moment) + u' ' + searchesNotice() : searchesNotice();
}

QString CompareWindow::searchesNotice() const {
    if (m_table->selectionModel()->hasSelection() &&
        !(m_pause->isEnabled() && m_stop->isEnabled())) {
        return tr("%n search(es) selected. Esc clears the selection.", nullptr,
                  static_cast<int>(chosen().size()));
    }
    if (m_table->selectionModel()->hasSelection()) {
        return tr("%n search(es) selected: Pause, Stop and Remove apply to these. Esc clears the "
                  "selection.",
                  nullptr, static_cast<int>(chosen().size()));
    }
    const auto countIn = [this](QueuedSearch::State state) {
        int found = 0; // by turns, too, as the table says
        for (int row = 0; row < m_comparison.count(); ++row)
            found += m_comparison.search(row).state == state ? 1 : 0;
        return found;
    };
    if (m_comparison.isActive())
        return tr("%n search(es) running", nullptr, countIn(QueuedSearch::State::Running));
    if (const int paused = countIn(QueuedSearch::State::Paused); paused > 0)
        return tr("%n search(es) paused", nullptr, paused);
    const QString shortRuns = m_comparison.shortNotice();
    return shortRuns.isEmpty() ? tr("Select a search and open it to replay it or keep its board.")
                               : shortRuns;
}

void CompareWindow::tellOfSolution(int row) {
    const ComparedRun& run = m_comparison.run(row);
    const double seconds = m_comparison.search(row).view.numbers.seconds;
    if (seconds >= m_fastest)
        return;
    m_fastest = seconds;
    m_notice = tr("%1, seed %2, solved the puzzle in %3.")
                   .arg(run.method)
                   .arg(run.settings.seed)
                   .arg(durationText(seconds, true));
    showWhatIsAllowed();
    notifySolved(*this, m_notice);
}

void CompareWindow::applyColors() {
    m_wall->setTheme(tileTheme(m_settings.tileTheme()));
    m_model.setBackground(palette().color(QPalette::Base));
}

void CompareWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        applyColors();
    // Another puzzle may be in front now.
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        showStage();
    QWidget::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange && !isMinimized())
        showCurves();
}

void CompareWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        m_table->clearSelection();
    else
        QWidget::keyPressEvent(event);
}

void CompareWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    divide();
}

/// Searches may have continued and ended while hidden.
void CompareWindow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showStage();
    showCurves();
}

} // namespace tessera
