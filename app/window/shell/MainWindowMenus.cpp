// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/animation/AnimationActions.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/edges/CompletionActions.h"
#include "app/window/edges/EdgeActions.h"
#include "app/window/edges/PalettePanel.h"
#include "app/window/edges/PiecesPanel.h"
#include "app/window/edges/PuzzleActions.h"
#include "app/window/edges/SolveActions.h"
#include "app/window/experiments/ExperimentActions.h"
#include "app/window/help/HelpActions.h"
#include "app/window/print/PrintActions.h"
#include "app/window/race/CompareActions.h"
#include "app/window/records/RecordsPanel.h"
#include "app/window/shell/CommandPalette.h"
#include "app/window/shell/EditActions.h"
#include "app/window/shell/FileActions.h"
#include "app/window/shell/MainWindow.h"
#include "app/window/shell/ViewActions.h"
#include "app/window/watch/ProgressPanel.h"
#include "app/window/watch/ReplayBar.h"
#include "app/window/watch/RunActions.h"
#include "app/window/watch/SearchPanel.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QToolBar>

namespace tessera {

void MainWindow::buildMenus() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addAction(m_edges->create);
    for (const KindPart* kind : m_kinds) {
        if (kind != m_edges && kind->creator() != nullptr)
            file->addAction(kind->creator());
    }
    file->addActions({m_edges->generate, m_file->open, m_file->import});
    file->addMenu(m_file->recent);
    file->addSeparator();
    file->addActions({m_file->save, m_file->saveAs, m_file->exportBoard});
    file->addSeparator();
    file->addActions({m_edges->print->preview, m_edges->print->print});
    file->addSeparator();
    file->addAction(m_file->close);
    QAction* quit = makeAction(
        {"fileQuit", tr("&Quit"), tr("Close the window"), QKeySequence(Qt::CTRL | Qt::Key_Q)},
        this);
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, this, &QWidget::close);
    file->addAction(quit);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({m_edit->undo, m_edit->redo});
    edit->addSeparator();
    edit->addActions({m_edit->copyPicture, m_edit->copyUrl});
    edit->addMenu(m_edit->copyAs);
    edit->addAction(m_edit->paste);
    edit->addSeparator();
    edit->addActions({m_edit->rotate, m_edit->rotateBack, m_edit->turnBlock, m_edit->turnBlockBack,
                      m_edit->lock, m_edit->remove, m_edit->piece, m_edit->selectAll});
    edit->addActions({m_edit->showFitting, m_edit->chooseFitting, m_edges->pieces->findAction()});
    edit->addSeparator();
    edit->addActions({m_edit->shuffle, m_edit->clear, m_edit->solution});
    edit->addSeparator();
    edit->addActions({m_edges->solve->hint, m_edges->solve->forced, m_edges->completion->solveRest,
                      m_edges->completion->listAll, m_edges->solve->check});
    edit->addSeparator();
    QAction* settings = makeAction({"editSettings", tr("Se&ttings…"),
                                    tr("Language, colours, tiles, keys, and how the program works"),
                                    QKeySequence(Qt::CTRL | Qt::Key_Comma), "settings"},
                                   this);
    settings->setMenuRole(QAction::PreferencesRole);
    connect(settings, &QAction::triggered, this, &MainWindow::editSettings);
    edit->addAction(settings);
    QAction* commands = makeAction({"editCommands", tr("Find a command…"),
                                    tr("Type letters of any command to run it"),
                                    QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)},
                                   this);
    connect(commands, &QAction::triggered, this, [this] {
        CommandPalette palette(findChildren<QAction*>(), this);
        if (palette.exec() == QDialog::Accepted)
            palette.chosen()->trigger();
    });
    edit->addAction(commands);
    QMenu* puzzle = menuBar()->addMenu(tr("&Puzzle"));
    puzzle->addAction(m_edges->palette->paintAction());
    puzzle->addSeparator();
    m_edges->puzzle->fill(*puzzle);
    puzzle->addSeparator();
    for (const KindPart* kind : m_kinds) {
        if (kind->ownMenu() != nullptr)
            puzzle->addMenu(kind->ownMenu());
    }
    buildSearchMenu();
    buildViewMenu();
    m_help->fill(*menuBar()->addMenu(tr("&Help")));
}

void MainWindow::buildSearchMenu() {
    QMenu* search = menuBar()->addMenu(tr("&Search"));
    search->addActions({m_search->runAction(), m_search->stepAction(), m_search->stopAction(),
                        m_search->goOnAction(), m_run->resume});
    search->addSeparator();
    search->addActions({m_search->keepAction(), m_search->backAction()});
    search->addSeparator();
    const ReplayBar& replay = m_progress->replayBar();
    search->addActions({replay.previousAction(), replay.playAction(), replay.nextAction()});
    search->addActions({m_edges->animation->save, m_curve->save, m_run->save});
    connect(m_file, &FileActions::runRead, m_run, &RunActions::openRead);
    search->addSeparator();
    search->addActions({m_edges->records->layAction(), m_edges->records->exportAction()});
    search->addSeparator();
    search->addActions({m_compare->compare, m_experiment->experiments});
}

void MainWindow::buildViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions({m_view->zoomIn, m_view->zoomOut, m_view->zoomFit});
    view->addSeparator();
    for (QAction* overlay : m_view->overlays)
        view->addAction(overlay);
    view->addMenu(m_view->heat.get());
    view->addSeparator();
    m_panels = view->addMenu(tr("&Panels"));
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        m_panels->addAction(dock->toggleViewAction());
    QAction* full = makeAction({"viewFullScreen", tr("F&ull screen"),
                                tr("Give the whole screen to Tessera"), QKeySequence(Qt::Key_F11)},
                               this);
    full->setCheckable(true);
    full->setChecked(isFullScreen());
    connect(full, &QAction::toggled, this, &MainWindow::showFullScreenOrNot);
    view->addAction(full);
}

void MainWindow::buildToolBar() {
    QToolBar* bar = addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->addActions({m_edges->create, m_edges->generate, m_file->open, m_file->save});
    bar->addSeparator();
    bar->addActions({m_edit->undo, m_edit->redo});
    bar->addSeparator();
    bar->addActions({m_edit->rotate, m_edit->lock, m_edit->shuffle});
    bar->addSeparator();
    bar->addActions({m_view->zoomOut, m_view->zoomIn, m_view->zoomFit});
    bar->addSeparator();
    bar->addActions({m_search->runAction(), m_search->stopAction()});
    bar->toggleViewAction()->setStatusTip(tr("Show or hide the tool bar"));
    m_panels->addAction(bar->toggleViewAction());
}

} // namespace tessera
