// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/MainWindow.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/ScreenFit.h"
#include "app/window/edges/EdgeActions.h"
#include "app/window/edges/PalettePanel.h"
#include "app/window/experiments/ExperimentWindow.h"
#include "app/window/help/HelpActions.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/PuzzlePage.h"
#include "app/window/preferences/SettingsDialog.h"
#include "app/window/race/CompareActions.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/recovery/SessionKeeper.h"
#include "app/window/search/KnownCourses.h"
#include "app/window/search/SearchForm.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/settings/ColorScheme.h"
#include "app/window/settings/Languages.h"
#include "app/window/shell/BoardActions.h"
#include "app/window/shell/FileActions.h"
#include "app/window/shell/Workspaces.h"
#include "app/window/start/StartPage.h"
#include "app/window/sudoku/SudokuActions.h"
#include "app/window/watch/PopulationPanel.h"
#include "app/window/watch/ProgressPanel.h"
#include "app/window/watch/RunActions.h"
#include "app/window/watch/ScorePanel.h"
#include "app/window/watch/SearchPanel.h"

#include "core/support/Platform.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QIcon>
#include <QMimeData>
#include <QScreen>
#include <QSet>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabBar>
#include <QUndoView>

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

/// The steps of the document in front; a click goes to one.
QUndoView* historyOf(QUndoGroup& history, QWidget* parent) {
    auto* view = new QUndoView(&history, parent);
    view->setAccessibleName(MainWindow::tr("History"));
    view->setEmptyLabel(MainWindow::tr("Original state"));
    view->setCleanIcon(symbolicIcon("save"));
    // Otherwise all of thousands of steps are measured with each new one.
    view->setUniformItemSizes(true);
    // They are then as high as one without an icon.
    const int line = view->fontMetrics().height();
    view->setIconSize({line, line});
    view->setToolTip(MainWindow::tr("All changes so far. Click a step to return to it"));
    return view;
}

std::pair<double, std::uint64_t> limitsOf(const SearchDefaults& defaults) {
    return {defaults.seconds, defaults.evaluations};
}

/// Accepts a copy or else a link: another program deletes what is moved. @return whether it could
bool acceptUnmoved(QDropEvent& event) {
    for (const Qt::DropAction action : {Qt::CopyAction, Qt::LinkAction}) {
        if (!event.possibleActions().testFlag(action))
            continue;
        event.setDropAction(action);
        event.accept();
        return true;
    }
    return false;
}

} // namespace

MainWindow::MainWindow(AppSettings& settings, QWidget* parent)
    : QMainWindow(parent), m_settings(settings), m_language(settings.language()),
      m_tabs(new DocumentTabs(settings, this)), m_center(new QStackedWidget(this)),
      m_session(new SessionKeeper(*m_tabs, settings)) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    // Before the docks, whose sizes are shares of the window's.
    resize(QSize(1320, 880).boundedTo(screen()->availableSize()));
    setDockNestingEnabled(true);
    // While a panel is on its way, Qt keeps parts of a layout that the next one may delete.
    setAnimated(false);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_center->addWidget(m_tabs);
    setCentralWidget(m_center);
    logPuzzles(*m_tabs, settings);
    connect(&settings, &AppSettings::changed, this, [this] { adoptKeys(); });
    build();
    connect(m_tabs, &DocumentTabs::pageAdded, this, [this](PuzzlePage* page) { m_opened = page; });
    connect(m_tabs, &DocumentTabs::pageRemoved, this, &MainWindow::showWhatIsAllowed);
    connect(m_tabs, &DocumentTabs::currentPageChanged, this, &MainWindow::showPage);
    connect(m_tabs, &DocumentTabs::currentNameChanged, this, &MainWindow::showName);
    connect(m_tabs, &DocumentTabs::coveredChanged, this, &MainWindow::showStart);
    connect(m_tabs, &DocumentTabs::warned, this,
            [this](const QString& sentence) { m_start->warn(sentence); });
    restoreGeometry(settings.windowGeometry());
    m_workspaces->begin();
}

void MainWindow::build() {
    m_search = new SearchPanel(m_settings, this);
    m_progress = new ProgressPanel(m_settings, this);
    m_score = new ScorePanel(*m_search, this);
    m_numbers = new NumbersPanel(this);
    m_workspaces = new Workspaces(*this, m_settings);
    m_historyPanel = historyOf(m_history, this);
    m_status = new PuzzleStatus(*statusBar());
    buildActions();
    showFirstSearch();
    buildDocks();
    buildMenus();
    buildToolBar();
    buildStart();
    m_keys = KeyBindings(*this);
    adoptKeys();
    settleMnemonics(*this, &m_search->form());
    connect(&m_search->form(), &SearchForm::helpWanted, this,
            [this](const QString& method) { m_help->showPage(methodPageId(method)); });
    connect(&m_search->form(), &SearchForm::methodShown, this,
            [this] { settleMnemonics(*this, &m_search->form()); });
}

void MainWindow::buildActions() {
    m_acts = new PageActs(*m_tabs, this);
    m_file = new FileActions(*m_tabs, m_settings, this);
    m_edit = new EditActions(*m_tabs, *m_acts, *m_file, m_history, this);
    m_view = new ViewActions(*m_tabs, *m_acts, m_settings, this);
    // Edge matching first: some of its actions have a meaning for other kinds too.
    m_edges = new EdgeActions(*m_tabs, *m_acts, m_settings, this);
    m_kinds = {m_edges, new SudokuActions(*m_tabs, *m_acts, m_settings, this)};
    for (const Kind* kind : allKinds()) {
        if (std::ranges::none_of(m_kinds,
                                 [kind](const KindPart* part) { return &part->kind() == kind; }))
            m_kinds.push_back(new KindPart(*kind, *m_tabs, this));
    }
    m_file->setKinds(m_kinds);
    m_run = new RunActions(*m_tabs, *m_acts, m_kinds, *m_progress, m_settings, this);
    connect(m_file, &FileActions::runRead, m_run, &RunActions::openRead);
    connect(m_run, &RunActions::added, m_file, &FileActions::dropSample);
    m_compare = new CompareActions(*m_tabs, m_kinds, *m_run, m_settings, this);
    m_session->keepOthers(*m_compare);
    m_help = new HelpActions(m_keys, this);
    const auto adopt = [this](const QWidget* window) { adoptKeys(window); };
    connect(m_compare, &CompareActions::raceMade, this, adopt);
    connect(m_compare, &CompareActions::experimentMade, this, adopt);
    connect(m_help, &HelpActions::windowMade, this, adopt);
    const auto showHelp = [this](const QString& page) { m_help->showPage(page); };
    connect(m_compare, &CompareActions::helpWanted, this, showHelp);
}

MainWindow::~MainWindow() {
    // The pages are destroyed before the panels that refer to them.
    m_tabs->disconnect(this);
    showPage(nullptr);
}

QDockWidget* MainWindow::addDock(const char* name, const QString& title, QWidget* content) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QString::fromLatin1(name));
    dock->setWidget(content);
    dock->toggleViewAction()->setObjectName(QStringLiteral("toggle-") + dock->objectName());
    dock->toggleViewAction()->setStatusTip(tr("Show or hide this panel"));
    addDockWidget(Qt::RightDockWidgetArea, dock);
    return dock;
}

QDockWidget* MainWindow::addKindDock(const char* name, const QString& title) {
    std::vector<KindPanel::Content> contents;
    for (const KindPart* kind : m_kinds) {
        const auto docks = kind->docks();
        if (const auto found = docks.find(QLatin1String(name)); found != docks.end())
            contents.push_back({kind->kind().id(), found->second});
    }
    return addDock(name, title, new PanelArea(new KindPanel(contents, title)));
}

/// Their places are defined by the workspaces.
void MainWindow::buildDocks() {
    addKindDock("dockPieces", tr("Pieces"));
    addKindDock("dockColors", tr("Colours"));
    //: a panel with a table of all pieces, short because it is a tab
    addKindDock("dockPieceTable", tr("List"));
    //: a panel with the patterns to paint edges with, short because it is a tab
    QDockWidget* paint = addKindDock("dockPalette", tr("Paint"));
    // Painting needs the patterns in view.
    connect(m_edges->palette->paintAction(), &QAction::triggered, paint, [paint](bool on) {
        paint->setVisible(on || paint->isVisible());
        if (on)
            paint->raise();
    });
    addKindDock("dockProperties", tr("Properties"));
    addKindDock("dockChecks", tr("Checks"));
    addDock("dockHistory", tr("History"), new PanelArea(m_historyPanel));
    QDockWidget* search = addDock("dockSearch", tr("Search"), new PanelArea(m_search));
    connect(m_score, &ScorePanel::settingsWanted, search, [this, search] {
        search->show();
        search->raise();
        m_search->unfold();
    });
    // Later: its dock must know the new height first.
    connect(m_score, &ScorePanel::heightTaken, m_workspaces, &Workspaces::fitScreen,
            Qt::QueuedConnection);
    //: a panel with a search's score in large figures
    QDockWidget* score = addDock("dockScore", tr("Score"), m_score);
    // Its figures need no heading.
    removeTitle(*score);
    addDock("dockProgress", tr("Progress"), new PanelArea(m_progress));
    //: a panel with the figures of a search
    addDock("dockNumbers", tr("Numbers"), m_numbers->inArea());
    addKindDock("dockRecords", tr("Records"));
    QDockWidget* population = addKindDock("dockPopulation", tr("Population"));
    connect(population, &QDockWidget::visibilityChanged, m_edges->population,
            &PopulationPanel::setOnShow);
}

void MainWindow::showPage(PuzzlePage* page) {
    if (page != m_link.page()) {
        m_link.setPage(page);
        for (KindPart* kind : m_kinds) {
            const bool isOwn = page != nullptr && page->search().kind() == kind->kind().id();
            kind->setPage(isOwn ? page : nullptr);
        }
        m_search->setPage(page);
        const bool isNew = page != nullptr && page == m_opened;
        const SearchDefaults defaults = m_settings.searchDefaults();
        const SolverInfo* first = findSolver(defaults.solver);
        if (isNew && first != nullptr && first->problemKind == page->search().kind()) {
            showFirstSearch();
        } else if (const auto limits = limitsOf(defaults); isNew && limits != m_limits) {
            // The method stays as it was last; only changed limits replace typed ones.
            m_search->form().setLimits(defaults.seconds, defaults.evaluations);
            m_limits = limits;
        }
        m_opened = nullptr;
        m_progress->setPage(page);
        m_score->setPage(page);
        m_numbers->setPage(page);
        m_status->setPage(page);
        if (!m_tabs->isCovered())
            showDocksOfKind(page != nullptr ? page->search().kind() : m_edges->kind().id());
        if (page != nullptr) {
            QUndoStack& history = page->document().history();
            m_history.addStack(&history);
            m_history.setActiveStack(&history);
            const auto update = [this] { showWhatIsAllowed(); };
            connect(page, &PuzzlePage::readOnlyChanged, m_link.context(), update);
            // Reasons against actions differ during a search and after it.
            connect(&page->search(), &SearchController::stateChanged, m_link.context(), update);
            connect(&page->search(), &SearchController::stateChanged, m_link.context(),
                    [this, page] { m_workspaces->follow(page); });
        } else {
            // While the window is rebuilt, keys are listed by the names of actions without a step.
            m_history.setActiveStack(nullptr);
        }
        m_view->applyOverlays();
        m_workspaces->follow(page);
    }
    showWhatIsAllowed();
    showName();
}

void MainWindow::showWhatIsAllowed() {
    m_acts->update();
    // Undo would change the puzzle under a search, or under its result.
    m_historyPanel->setEnabled(m_link.page() != nullptr && !m_link.page()->isReadOnly());
    for (const char* name : {"fileSave", "fileSaveAs", "fileClose"}) {
        setAllowed(*findChild<QAction*>(QLatin1String(name)), m_link.page() != nullptr,
                   tr("The start page is open. Open a puzzle first."));
    }
    for (const char* name : {"viewNextPuzzle", "viewPreviousPuzzle"}) {
        setAllowed(*findChild<QAction*>(QLatin1String(name)),
                   m_tabs->count() > (m_tabs->isCovered() ? 0 : 1),
                   tr("Open another puzzle first."));
    }
}

void MainWindow::showName() {
    if (m_tabs->isCovered()) {
        setWindowTitle(QStringLiteral("Tessera"));
        setWindowFilePath({});
        setWindowModified(false);
    }
    if (m_link.page() == nullptr)
        return;
    const Document& document = m_link.page()->document();
    setWindowTitle(QStringLiteral("%1[*] — Tessera").arg(document.displayName()));
    setWindowFilePath(document.path());
    setWindowModified(document.isModified());
}

/// @param beside another window with configurable keys, or null
void MainWindow::adoptKeys(const QWidget* beside) {
    if (beside != nullptr)
        m_keys.addWindow(*beside);
    m_keys.restore(m_settings.keys());
    m_keys.applyTo(*this);
}

void MainWindow::editSettings() {
    // Created so that their keys are listed.
    m_compare->makeWindows();
    m_help->makeWindow();
    SettingsDialog dialog(m_settings, m_keys, this);
    if (auto* page = m_tabs->currentPage<DocumentPage>())
        dialog.setColorsInUse(page->document().puzzle().highestColor());
    dialog.exec();
    // Queued: the action that opened the dialog is deleted with the menus.
    QMetaObject::invokeMethod(this, &MainWindow::adoptLanguage, Qt::QueuedConnection);
}

void MainWindow::showFirstSearch() {
    SearchSettings first = firstSearch(m_settings.searchDefaults(), m_settings.solver());
    first.seed = m_search->form().settings().seed;
    first.threads = m_search->form().settings().threads;
    // Until the user has chosen one, each puzzle has its usual method.
    m_search->form().setSettings(first, !m_settings.searchDefaults().solver.empty() ||
                                            !m_settings.solver().empty());
    m_search->form().setUnfolded(m_settings.showsParameters());
    m_limits = limitsOf(m_settings.searchDefaults());
}

void MainWindow::openFiles(const QStringList& paths) { m_file->openFiles(paths); }

void MainWindow::begin(const QStringList& files) {
    // The sample stays visible behind a preview of a foreign file, and is closed for any opened
    // puzzle.
    if (files.isEmpty() && m_session->lastFiles().isEmpty())
        m_file->begin();
    else
        openSample();
    show();
    restoreSession(files);
    // The geometry restores full screen, but not that it shows few panels.
    if (isFullScreen())
        m_workspaces->setFullScreen(true);
}

void MainWindow::openSample() { m_file->openSample(); }

void MainWindow::restoreSession(const QStringList& others) {
    const QStringList files = m_session->lastFiles();
    QStringList complaints;
    const bool isRecovered = m_session->restore(m_kinds, complaints) > 0;
    if (isRecovered)
        m_file->dropSample();
    complaints << m_file->openEach(files);
    // Recovered work was opened first, and the tabs had another order.
    int place = 0;
    for (const QString& path : files) {
        if (PuzzlePage* page = m_tabs->pageOf(path))
            m_tabs->tabBar()->moveTab(m_tabs->indexOf(page), place++);
    }
    if (PuzzlePage* front = m_session->lastFront())
        m_tabs->bringForward(*front);
    complaints << m_file->openEach(others);
    // Unless the page in front was restored too: it shows a message of its own.
    if (PuzzlePage* front = m_link.page();
        isRecovered && front != nullptr && front->question(PuzzlePage::Topic::Recovery).isEmpty())
        m_session->pointFrom(*front);
    // At the end: the sample, or a page then covered, would take them along.
    m_file->say(complaints.join(u'\n'));
}

void MainWindow::closeEvent(QCloseEvent* event) {
    const bool keeps = m_session->canKeep();
    std::optional<QSet<const PuzzlePage*>> dropped;
    if (m_compare->mayClose(keeps))
        dropped = m_file->mayCloseAll(keeps);
    if (!dropped || !m_session->suspendSearches(keeps, *dropped)) {
        event->ignore();
        return;
    }
    m_settings.windowGeometry.set(saveGeometry());
    m_workspaces->save();
    m_search->form().giveBack();
    m_settings.solver.set(m_search->form().edgeSolver().toStdString());
    m_settings.showsParameters.set(m_search->form().isUnfolded());
    for (int i = 0; i < m_tabs->count(); ++i)
        m_tabs->page(i)->search().abandon();
    m_session->end();
    event->accept();
}

bool MainWindow::event(QEvent* event) {
    // Buttons have tooltips; the status bar's score must not hide behind a resting pointer.
    if (event->type() == QEvent::StatusTip && QApplication::activePopupWidget() == nullptr) {
        statusBar()->clearMessage();
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    // Not what is dragged here, such as a text.
    if (event->source() == nullptr &&
        (event->mimeData()->hasUrls() || event->mimeData()->hasText()))
        acceptUnmoved(*event);
}

void MainWindow::dropEvent(QDropEvent* event) {
    const PuzzleOffer offer = puzzleOffer(*event->mimeData());
    if (offer.isEmpty() || event->source() != nullptr || !acceptUnmoved(*event))
        return;
    // Queued: the program that provides the data waits for the end of the drop.
    QMetaObject::invokeMethod(
        m_file, [this, offer] { m_file->openOffer(offer); }, Qt::QueuedConnection);
}

int runWindow(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("tessera"));
    QApplication::setOrganizationName(QStringLiteral("tessera"));
    QApplication::setApplicationDisplayName(QStringLiteral("Tessera"));
    QApplication::setApplicationVersion(QStringLiteral(TESSERA_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("tessera"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/tessera.svg")));

    declareWindow();
    KnownCourses::setFolder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                            QStringLiteral("/courses"));
    AppSettings settings;
    installLanguage(application, settings.language());
    applyColorScheme(application, settings.colorScheme());
    application.installEventFilter(new ScreenFit(&application));
    MainWindow window(settings);
    window.begin(QApplication::arguments().mid(1));
    const int code = QApplication::exec();
    KnownCourses::waitUntilKept();
    return code;
}

} // namespace tessera
