// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/ExperimentActions.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/experiments/ExperimentWindow.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/watch/RunActions.h"

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

void ExperimentActions::makeWindow() {
    if (!m_experimentWindow.isNull())
        return;
    m_experimentWindow = new ExperimentWindow(m_settings, m_window);
    connect(m_experimentWindow, &ExperimentWindow::openRequested, &m_runs, &RunActions::open);
    connect(m_experimentWindow, &ExperimentWindow::helpWanted, this,
            &ExperimentActions::helpWanted);
    emit windowMade(m_experimentWindow);
}

void ExperimentActions::bringBack(const ExperimentRecord& record) {
    makeWindow();
    m_experimentWindow->bringBack(record);
    m_experimentWindow->show();
}

void ExperimentActions::showWindow() {
    makeWindow();
    m_experimentWindow->show();
    m_experimentWindow->raise();
    m_experimentWindow->activateWindow();
}

bool ExperimentActions::isRunning() const {
    return !m_experimentWindow.isNull() && m_experimentWindow->isRunning();
}

bool ExperimentActions::mayClose() {
    if (!isRunning())
        return true;
    const QString name = m_experimentWindow->windowTitle();
    return m_settings.restoresSession() ? askToBeginAnew(m_window, name)
                                        : askToStopSearch(m_window, name);
}

} // namespace tessera
