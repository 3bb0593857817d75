// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/MainWindow.h"

#include "app/window/animation/AnimationActions.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/Mnemonics.h"
#include "app/window/common/ScreenFit.h"
#include "app/window/edges/ChecksPanel.h"
#include "app/window/edges/ColorsPanel.h"
#include "app/window/edges/CompletionActions.h"
#include "app/window/edges/KindPanel.h"
#include "app/window/edges/PalettePanel.h"
#include "app/window/edges/PiecesPanel.h"
#include "app/window/edges/PieceTablePanel.h"
#include "app/window/edges/PropertiesPanel.h"
#include "app/window/edges/PuzzleActions.h"
#include "app/window/edges/SolveActions.h"
#include "app/window/experiments/ExperimentActions.h"
#include "app/window/experiments/ExperimentWindow.h"
#include "app/window/help/HelpActions.h"
#include "app/window/help/HelpPages.h"
#include "app/window/pages/DocumentPage.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/PuzzleStatus.h"
#include "app/window/pages/SudokuPage.h"
#include "app/window/preferences/SettingsDialog.h"
#include "app/window/print/PrintActions.h"
#include "app/window/race/CompareActions.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/records/RecordsPanel.h"
#include "app/window/recovery/SessionKeeper.h"
#include "app/window/search/SearchForm.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/shell/EditActions.h"
#include "app/window/shell/FileActions.h"
#include "app/window/shell/ViewActions.h"
#include "app/window/sudoku/DigitPanel.h"
#include "app/window/sudoku/SudokuActions.h"
#include "app/window/sudoku/SudokuHelp.h"
#include "app/window/watch/CurveActions.h"
#include "app/window/watch/HistoryPanel.h"
#include "app/window/watch/PopulationPanel.h"
#include "app/window/watch/ProgressPanel.h"
#include "app/window/watch/ReplayBar.h"
#include "app/window/watch/RunActions.h"
#include "app/window/watch/SearchPanel.h"
#include "widgets/board/PieceTray.h"

#include "core/sudoku/formats/SudokuFormat.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QPointer>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>

namespace tessera {

namespace {

/// Lets the docks show what they have for the kind of puzzle in front; those that
/// have something come to the front.
void showDocksOfKind(const MainWindow& window, const std::vector<KindPanel*>& panels, bool edges) {
    const bool another = edges == (panels.front()->currentIndex() == 1);
    for (KindPanel* panel : panels)
        panel->setUsable(edges);
    if (!another)
        return;
    const auto dock = [&](const char* name) {
        return window.findChild<QDockWidget*>(QLatin1String(name));
    };
    dock("dockPieces")->setWindowTitle(edges ? MainWindow::tr("Pieces") : MainWindow::tr("Digits"));
    dock(edges ? "dockProperties" : "dockHistory")->raise();
    // Last: where there is little room they are tabs of one place.
    dock("dockPieces")->raise();
}

} // namespace

MainWindow::MainWindow(AppSettings& settings, QWidget* parent)
    : QMainWindow(parent), m_settings(settings), m_language(settings.language()),
      m_tabs(new DocumentTabs(this)), m_session(new SessionKeeper(*m_tabs, settings)) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    // Before the docks, whose sizes are shares of the window's.
    resize(QSize(1320, 880).boundedTo(screen()->availableSize()));
    setDockNestingEnabled(true);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCentralWidget(m_tabs);
    // First: it makes the person's palettes known, which others ask for.
    connect(&settings, &AppSettings::changed, this, &MainWindow::adoptSettings);
    build();
    connect(m_tabs, &DocumentTabs::pageAdded, this, [this](PuzzlePage* page) { m_opened = page; });
    connect(m_tabs, &DocumentTabs::currentPageChanged, this, &MainWindow::showPage);
    connect(m_tabs, &DocumentTabs::currentNameChanged, this, &MainWindow::showName);
    restoreLayout();
}

void MainWindow::build() {
    m_pieces = new PiecesPanel(this);
    m_search = new SearchPanel(this);
    m_progress = new ProgressPanel(this);
    m_population = new PopulationPanel(this);
    m_properties = new PropertiesPanel(this);
    m_historyPanel = new HistoryPanel(&m_history, this);
    m_checks = new ChecksPanel(this);
    m_colors = new ColorsPanel(this);
    m_pieceTable = new PieceTablePanel(this);
    m_palette = new PalettePanel(this);
    m_records = new RecordsPanel(m_settings, this);
    m_status = new PuzzleStatus(*statusBar());
    buildActions();
    showFirstSearch();
    buildDocks();
    buildMenus();
    buildToolBar();
    fitScreen();
    m_keys = KeyBindings(*this);
    adoptSettings();
    settleMnemonics(*this, &m_search->form());
    connect(&m_search->form(), &SearchForm::helpWanted, this,
            [this](const QString& method) { m_help->showPage(methodPageId(method)); });
    connect(&m_search->form(), &SearchForm::methodShown, this,
            [this] { settleMnemonics(*this, &m_search->form()); });
}

void MainWindow::buildActions() {
    m_file = new FileActions(*m_tabs, m_settings, this);
    m_print = new PrintActions(*m_tabs, m_settings, this);
    m_animation = new AnimationActions(*m_tabs, m_settings, this);
    m_curve = new CurveActions(*m_tabs, *m_progress, m_settings, this);
    m_run = new RunActions(*m_tabs, m_search->form(), m_settings, this);
    m_compare = new CompareActions(*m_tabs, *m_run, m_settings, this);
    m_experiment = new ExperimentActions(*m_run, m_settings, this);
    m_session->keepOthers(*m_compare, *m_experiment);
    connect(m_compare, &CompareActions::windowMade, this,
            [this](CompareWindow* window) { adoptKeys(window); });
    connect(m_experiment, &ExperimentActions::windowMade, this,
            [this](ExperimentWindow* window) { adoptKeys(window); });
    m_edit = new EditActions(*m_tabs, *m_file, m_history, this);
    m_puzzle = new PuzzleActions(*m_tabs, m_pieces->tray(), this);
    m_completion = new CompletionActions(*m_tabs, this);
    m_solve = new SolveActions(*m_tabs, this);
    m_view = new ViewActions(*m_tabs, m_settings, this);
    m_help = new HelpActions(m_keys, this);
    const auto showHelp = [this](const QString& page) { m_help->showPage(page); };
    connect(m_compare, &CompareActions::helpWanted, this, showHelp);
    connect(m_experiment, &ExperimentActions::helpWanted, this, showHelp);
    m_sudoku =
        new SudokuActions(*m_tabs, m_settings,
                          {m_solve->hint, m_solve->forced, m_solve->check, m_completion->solveRest,
                           m_edit->clear, m_edit->solution, m_edit->copyPicture, m_edit->copyUrl,
                           m_file->exportBoard, m_print->print, m_print->preview},
                          this);
    m_file->setSudokuOpener([this](const PuzzleSource& source) { openSudokus(source); });
}

MainWindow::~MainWindow() {
    // The pages go before the panels that look at them.
    m_tabs->disconnect(this);
    showPage(nullptr);
}

QDockWidget* MainWindow::addDock(const char* name, const QString& title, QWidget* content,
                                 Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QString::fromLatin1(name));
    dock->setWidget(new PanelArea(content));
    dock->toggleViewAction()->setObjectName(QStringLiteral("toggle-") + dock->objectName());
    dock->toggleViewAction()->setStatusTip(tr("Show or hide this panel"));
    addDockWidget(area, dock);
    return dock;
}

QDockWidget* MainWindow::addEdgeDock(const char* name, const QString& title, QWidget* content,
                                     Qt::DockWidgetArea area) {
    auto* panel = new KindPanel(content);
    m_edgePanels.push_back(panel);
    return addDock(name, title, panel, area);
}

void MainWindow::buildDocks() {
    // Its name in front of a Sudoku is another one, see showDocksOfKind().
    auto* choice = new KindPanel(m_pieces, new DigitPanel(*m_tabs, m_sudoku->pencilAction()));
    m_edgePanels.push_back(choice);
    QDockWidget* pieces = addDock("dockPieces", tr("Pieces"), choice, Qt::LeftDockWidgetArea);
    QDockWidget* properties =
        addEdgeDock("dockProperties", tr("Properties"), m_properties, Qt::LeftDockWidgetArea);
    QDockWidget* history =
        addDock("dockHistory", tr("History"), m_historyPanel, Qt::LeftDockWidgetArea);
    tabifyDockWidget(properties,
                     addEdgeDock("dockChecks", tr("Checks"), m_checks, Qt::LeftDockWidgetArea));
    tabifyDockWidget(properties, history);
    connect(m_checks, &ChecksPanel::unplacedPieceChosen, &m_pieces->tray(),
            &PieceTray::setCurrentPiece);
    properties->raise();
    QDockWidget* search = addDock("dockSearch", tr("Search"), m_search, Qt::RightDockWidgetArea);
    QDockWidget* progress =
        addDock("dockProgress", tr("Progress"), m_progress, Qt::BottomDockWidgetArea);
    resizeDocks({pieces, search}, {300, 340}, Qt::Horizontal);
    resizeDocks({progress}, {230}, Qt::Vertical);
    resizeDocks({pieces, properties}, {310, 290}, Qt::Vertical);
    // Last: a dock in a tab takes no size.
    tabifyDockWidget(pieces,
                     addEdgeDock("dockColors", tr("Colours"), m_colors, Qt::LeftDockWidgetArea));
    //: a panel with a table of all pieces, short because it is a tab
    tabifyDockWidget(
        pieces, addEdgeDock("dockPieceTable", tr("List"), m_pieceTable, Qt::LeftDockWidgetArea));
    //: a panel with the patterns to paint edges with, short because it is a tab
    QDockWidget* paint = addEdgeDock("dockPalette", tr("Paint"), m_palette, Qt::LeftDockWidgetArea);
    tabifyDockWidget(pieces, paint);
    // Who paints needs the patterns at hand.
    connect(m_palette->paintAction(), &QAction::triggered, paint, [paint](bool on) {
        paint->setVisible(on || paint->isVisible());
        if (on)
            paint->raise();
    });
    tabifyDockWidget(
        progress, addEdgeDock("dockRecords", tr("Records"), m_records, Qt::BottomDockWidgetArea));
    QDockWidget* population =
        addEdgeDock("dockPopulation", tr("Population"), m_population, Qt::BottomDockWidgetArea);
    tabifyDockWidget(progress, population);
    connect(population, &QDockWidget::visibilityChanged, m_population, &PopulationPanel::setOnShow);
    progress->raise();
    connect(m_pieceTable, &PieceTablePanel::unplacedPieceChosen, &m_pieces->tray(),
            &PieceTray::setCurrentPiece);
    pieces->raise();
}

void MainWindow::showPage(PuzzlePage* page) {
    if (page != m_shown) {
        if (m_shown != nullptr && m_tabs->indexOf(m_shown) >= 0) {
            m_shown->disconnect(this);
            m_shown->document().disconnect(this);
            m_shown->search().disconnect(this);
        }
        m_shown = page;
        auto* edges = qobject_cast<DocumentPage*>(page);
        m_pieces->setPage(edges);
        m_search->setPage(page);
        if (edges != nullptr && page == m_opened && !m_settings.searchDefaults().solver.empty())
            showFirstSearch();
        m_opened = nullptr;
        m_progress->setPage(page);
        m_population->setPage(edges);
        m_properties->setPage(edges);
        m_checks->setPage(edges);
        m_colors->setPage(edges);
        m_pieceTable->setPage(edges);
        m_palette->setPage(edges);
        m_records->setPage(edges);
        m_status->setPage(page);
        showDocksOfKind(*this, m_edgePanels, page == nullptr || edges != nullptr);
        if (page != nullptr) {
            QUndoStack& history = page->document().history();
            m_history.addStack(&history);
            m_history.setActiveStack(&history);
            connect(page, &PuzzlePage::readOnlyChanged, this, &MainWindow::showWhatIsAllowed);
            // Why something is not allowed is another thing while a search runs and after it.
            connect(&page->search(), &SearchController::stateChanged, this,
                    &MainWindow::showWhatIsAllowed);
        }
        if (edges != nullptr) {
            connect(&edges->document(), &PuzzleDocument::puzzleReplaced, this,
                    &MainWindow::showWhatIsAllowed);
            connect(&edges->document(), &PuzzleDocument::piecesChanged, this,
                    &MainWindow::showWhatIsAllowed);
        }
        m_view->applyOverlays();
    }
    showWhatIsAllowed();
    showName();
}

void MainWindow::showWhatIsAllowed() {
    const bool edges = m_tabs->currentPage() != nullptr;
    m_edit->update();
    m_puzzle->update();
    m_completion->update();
    m_solve->update();
    m_view->update();
    m_animation->save->setEnabled(edges);
    m_compare->update();
    for (QAction* action : {m_file->exportBoard, m_print->print, m_print->preview})
        action->setEnabled(m_shown != nullptr);
    // Last: some acts have a meaning for both kinds.
    m_sudoku->update();
    // A step back would change the puzzle under a search, or under its result.
    m_historyPanel->setEnabled(m_shown != nullptr && !m_shown->isReadOnly());
}

void MainWindow::openSudokus(const PuzzleSource& source) {
    SudokuReadResult result = readSudokuSource(source);
    PuzzlePage* before = m_tabs->currentPuzzlePage();
    m_sudoku->open(std::move(result.puzzles), source.name, source.path);
    PuzzlePage* page = m_tabs->currentPuzzlePage();
    if (page == before)
        return;
    m_file->dropSample();
    // One puzzle that cannot be solved, or not in one way, is told at once.
    if (auto* sudoku = qobject_cast<SudokuPage*>(page); result.warnings.isEmpty())
        result.warnings << defectOf(sudoku->document().file());
    page->showMessage(MessageBar::Kind::Warning, result.warnings.join(u'\n'));
}

void MainWindow::showName() {
    if (m_shown == nullptr)
        return;
    const Document& document = m_shown->document();
    setWindowTitle(QStringLiteral("%1[*] – Tessera").arg(document.displayName()));
    setWindowFilePath(document.path());
    setWindowModified(document.isModified());
}

void MainWindow::showFullScreenOrNot(bool full) {
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
}

/// @param beside a window whose keys can be chosen as well, or nothing new
void MainWindow::adoptKeys(const QWidget* beside) {
    if (beside != nullptr)
        m_keys.addWindow(*beside);
    m_keys.restore(m_settings.keys());
    m_keys.applyTo(*this);
}

void MainWindow::editSettings() {
    // So that their keys are listed.
    m_compare->makeWindow();
    m_experiment->makeWindow();
    SettingsDialog dialog(m_settings, m_keys, this);
    if (DocumentPage* page = m_tabs->currentPage())
        dialog.setColorsInUse(page->document().puzzle().highestColor());
    dialog.exec();
    // Later: the act that brought the dialog goes with the menus.
    QMetaObject::invokeMethod(this, &MainWindow::adoptLanguage, Qt::QueuedConnection);
}

void MainWindow::showFirstSearch() {
    SearchSettings first = firstSearch(m_settings.searchDefaults(), m_settings.solver());
    first.seed = m_search->form().settings().seed;
    first.threads = m_search->form().settings().threads;
    m_search->form().setSettings(first);
}

void MainWindow::adoptSettings() {
    m_tabs->setUndoLimit(m_settings.undoSteps());
    m_search->form().setMemoryLimit(m_settings.searchMemory());
    m_session->adoptSettings();
    setUserPalettes(m_settings.userPalettes());
    const QString theme = m_settings.tileTheme();
    m_tabs->setTileTheme(theme);
    m_pieces->setTileTheme(theme);
    m_colors->setTileTheme(theme);
    m_pieceTable->setTileTheme(theme);
    m_palette->setTileTheme(theme);
    m_population->setTileTheme(theme);
    adoptKeys(nullptr);
    m_tabs->setBoardKeys(m_edit->boardKeys());
}

void MainWindow::openFiles(const QStringList& paths) {
    m_file->openFiles(paths);
}

void MainWindow::openSample() {
    m_file->openSample();
}

void MainWindow::restoreSession(const QStringList& others) {
    const QStringList files = m_session->lastFiles();
    QPointer<PuzzlePage> broughtBack;
    if (m_session->restore() > 0) {
        m_file->dropSample();
        broughtBack = m_shown;
    }
    // So that it can be run again, or changed a little.
    if (m_shown != nullptr && m_shown->search().state() != SearchState::Idle)
        m_search->form().setSettings(m_shown->search().settings());
    for (const QString& path : files) {
        // One that is gone since is no news to be told at every start.
        if (QFileInfo::exists(path))
            m_file->openFiles({path});
    }
    m_file->openFiles(others);
    // Unless what is in front came back as well.
    if (broughtBack != nullptr && m_shown->question(PuzzlePage::Topic::Recovery).isEmpty())
        m_tabs->setCurrentWidget(broughtBack);
}

void MainWindow::restoreLayout() {
    restoreGeometry(m_settings.windowGeometry());
    restoreState(m_settings.windowState());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_file->mayCloseAll() || !m_compare->mayClose() || !m_experiment->mayClose()) {
        event->ignore();
        return;
    }
    m_settings.setWindowGeometry(saveGeometry());
    m_settings.setWindowState(saveState());
    m_settings.setSolver(m_search->form().edgeSolver().toStdString());
    m_session->suspendSearches();
    for (int i = 0; i < m_tabs->count(); ++i)
        m_tabs->puzzlePage(i)->search().abandon();
    m_session->end();
    event->accept();
}

} // namespace tessera
