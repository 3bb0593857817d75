// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/ExperimentActions.h"

#include "app/window/actions/ActionFactory.h"
#include "app/window/actions/FilePrompts.h"
#include "app/window/experiments/ExperimentWindow.h"
#include "app/window/replay/RunActions.h"

namespace tessera {

ExperimentActions::ExperimentActions(RunActions& runs, AppSettings& settings, QWidget* window)
    : QObject(window), experiments(makeAction({"searchExperiments", tr("E&xperiments…"),
                                               tr("Run plans of methods, puzzles and seeds, and "
                                                  "browse their results"),
                                               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X)},
                                              this)),
      m_runs(runs), m_settings(settings), m_window(window) {
    connect(experiments, &QAction::triggered, this, &ExperimentActions::showWindow);
}

ExperimentWindow* ExperimentActions::experimentWindow() const {
    return m_experimentWindow;
}

void ExperimentActions::showWindow() {
    if (m_experimentWindow.isNull()) {
        m_experimentWindow = new ExperimentWindow(m_settings, m_window);
        connect(m_experimentWindow, &ExperimentWindow::openRequested, &m_runs, &RunActions::open);
    }
    m_experimentWindow->show();
    m_experimentWindow->raise();
    m_experimentWindow->activateWindow();
}

bool ExperimentActions::isRunning() const {
    return !m_experimentWindow.isNull() && m_experimentWindow->isRunning();
}

bool ExperimentActions::mayClose() {
    return !isRunning() || askToStopSearch(m_window, m_experimentWindow->windowTitle());
}

} // namespace tessera
