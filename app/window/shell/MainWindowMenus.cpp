// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ActionFactory.h"
#include "app/window/edges/EdgeActions.h"
#include "app/window/edges/PuzzleActions.h"
#include "app/window/help/HelpActions.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/shell/BoardActions.h"
#include "app/window/shell/CommandPalette.h"
#include "app/window/shell/FileActions.h"
#include "app/window/shell/MainWindow.h"
#include "app/window/shell/Workspaces.h"
#include "app/window/start/StartPage.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QStackedWidget>
#include <QToolBar>

#include <algorithm>

namespace tessera {

void MainWindow::buildMenus() {
    buildFileMenu();
    buildEditMenu();
    QMenu* puzzle = menuBar()->addMenu(tr("&Puzzle"));
    placeActions(*puzzle, *this, "puzzlePaint puzzlePicture puzzleNoPicture |");
    m_edges->puzzle->fill(*puzzle);
    placeActions(*puzzle, *this, "| puzzleLandscape");
    puzzle->addSeparator();
    for (const KindPart* kind : m_kinds) {
        if (kind->ownMenu() != nullptr)
            puzzle->addMenu(kind->ownMenu());
    }
    placeActions(*menuBar()->addMenu(tr("&Search")), *this,
                 "searchRun searchStep searchStepRound searchStepBack searchStop searchGoOn "
                 "searchResume | searchKeep searchBack | replayPrevious replayPlay replayNext "
                 "searchAnimation searchSaveCurve searchSaveRun | recordLay recordExport | "
                 "searchCompare searchExperiments searchFollow");
    buildViewMenu();
    m_help->fill(*menuBar()->addMenu(tr("&Help")));
}

void MainWindow::buildFileMenu() {
    QAction* quit = makeAction(
        {"fileQuit", tr("&Quit"), tr("Close the window"), QKeySequence(Qt::CTRL | Qt::Key_Q)}, this,
        [this] { close(); });
    quit->setMenuRole(QAction::QuitRole);
    quit->setShortcutContext(Qt::ApplicationShortcut); // also from a race or the help
    QMenu* file = menuBar()->addMenu(tr("&File"));
    for (const KindPart* kind : m_kinds) {
        if (kind->creator() != nullptr)
            file->addAction(kind->creator());
    }
    placeActions(*file, *this, "fileGenerate fileBenchmark fileOpen fileImport");
    file->addMenu(m_file->recent);
    placeActions(*file, *this,
                 "| fileSave fileSaveAs fileExport | filePrintPreview filePrint | fileClose "
                 "fileQuit");
}

void MainWindow::buildEditMenu() {
    QAction* settings = makeAction({"editSettings", tr("Se&ttings…"),
                                    tr("Language, colours, tiles, keys, defaults and limits"),
                                    QKeySequence(Qt::CTRL | Qt::Key_Comma), "settings"},
                                   this, [this] { editSettings(); });
    settings->setMenuRole(QAction::PreferencesRole);
    makeAction({"editCommands", tr("Find a command…"),
                tr("Run any command by typing part of its name"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)},
               this, [this] {
                   CommandPalette palette(actionsOf(*this), this);
                   if (palette.exec() == QDialog::Accepted)
                       palette.chosen()->trigger();
               });
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    placeActions(*edit, *this, "editUndo editRedo | editCopyPicture editCopyUrl");
    edit->addMenu(m_edit->copyAs);
    placeActions(*edit, *this,
                 "editPaste | editRotate editRotateBack editTurnBlock editTurnBlockBack editLock "
                 "editRemove editPiece editSelectAll editShowFitting editChooseFitting "
                 "editFindPiece | editShuffle editClear editSolution | solveHint solveForced "
                 "editSolveRest editListCompletions solveCheck | editSettings editCommands");
}

void MainWindow::buildViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    makeAction({"viewStart", tr("Start pa&ge"),
                tr("Show your recent puzzles as pictures, or return to the open puzzles"),
                QKeySequence(Qt::ALT | Qt::Key_Home)},
               this, [this] { m_tabs->setCovered(!m_tabs->isCovered()); });
    const auto makeStep = [this](const ActionSpec& spec, Qt::Key second, int step) {
        QAction* action = makeAction(spec, this, [this, step] { m_tabs->showNext(step); });
        action->setShortcuts({spec.shortcut, QKeySequence(Qt::CTRL | second)});
        setHelp(*action, spec.toolTip);
    };
    makeStep({"viewNextPuzzle", tr("Ne&xt puzzle"), tr("Show the next of the open puzzles"),
              QKeySequence(Qt::CTRL | Qt::Key_Tab)},
             Qt::Key_PageDown, 1);
    makeStep({"viewPreviousPuzzle", tr("Previo&us puzzle"),
              tr("Show the previous one of the open puzzles"),
              QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab)},
             Qt::Key_PageUp, -1);
    placeActions(*view, *this,
                 "viewStart viewNextPuzzle viewPreviousPuzzle | viewEdit viewWatch viewWorkspace "
                 "viewFollowSearch viewPseudocode | viewZoomIn viewZoomOut viewZoomFit |");
    for (QAction* overlay : m_view->overlays)
        view->addAction(overlay);
    view->addMenu(m_view->heat.get());
    placeActions(*view, *this, "| viewNextMismatch viewPreviousMismatch");
    view->addSeparator();
    m_panels = view->addMenu(tr("&Panels"));
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        m_panels->addAction(dock->toggleViewAction());
    placeActions(*view, *this, "viewResetLayout viewFullScreen");
}

void MainWindow::buildStart() {
    delete m_start;
    QList<QAction*> ways;
    for (const KindPart* kind : m_kinds) {
        if (kind->creator() != nullptr)
            ways << kind->creator();
    }
    ways << findChild<QAction*>(QStringLiteral("startEnter"))
         << findChild<QAction*>(QStringLiteral("fileGenerate"))
         << findChild<QAction*>(QStringLiteral("fileOpen"));
    m_start = new StartPage(m_settings, m_kinds, ways, m_center);
    m_center->addWidget(m_start);
    connect(m_start, &StartPage::openRequested, m_file,
            [this](const QString& path) { m_file->openFiles({path}); });
    connect(m_start, &StartPage::left, m_tabs, [this] { m_tabs->setCovered(false); });
    connect(m_file, &FileActions::listsCleared, m_start, &StartPage::refresh);
}

void MainWindow::buildToolBar() {
    QToolBar* bar = addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    // At least 20 pixels, and beyond that a little higher than the text.
    const int icons = std::max(20, bar->fontMetrics().height() * 5 / 4);
    bar->setIconSize({icons, icons});
    placeActions(*bar, *this,
                 "fileNew fileGenerate fileOpen fileSave | editUndo editRedo | editRotate editLock "
                 "editShuffle | viewZoomOut viewZoomIn viewZoomFit | searchRun searchStop");
    bar->toggleViewAction()->setStatusTip(tr("Show or hide the tool bar"));
    m_panels->addAction(bar->toggleViewAction());
    m_workspaces->addSwitch(*bar);
}

} // namespace tessera
