// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/compare/CompareActions.h"

#include "app/window/DocumentPage.h"
#include "app/window/DocumentTabs.h"
#include "app/window/actions/ActionFactory.h"
#include "app/window/actions/FilePrompts.h"
#include "app/window/compare/CompareWindow.h"
#include "app/window/settings/AppSettings.h"

namespace tessera {

CompareActions::CompareActions(DocumentTabs& tabs, AppSettings& settings, QWidget* window)
    : QObject(window), compare(makeAction({"searchCompare", tr("&Compare searches…"),
                                           tr("Run several searches side by side: a race of "
                                              "methods, parameters and seeds"),
                                           QKeySequence(Qt::CTRL | Qt::Key_M)},
                                          this)),
      m_tabs(tabs), m_settings(settings), m_window(window) {
    connect(compare, &QAction::triggered, this, &CompareActions::showWindow);
}

CompareWindow* CompareActions::compareWindow() const {
    return m_compareWindow;
}

void CompareActions::showWindow() {
    if (m_compareWindow.isNull()) {
        m_compareWindow =
            new CompareWindow([this] { return m_tabs.currentPage()->document().file(); },
                              m_settings.tileTheme(), m_window);
        connect(m_compareWindow, &CompareWindow::openRequested, this, &CompareActions::openRun);
    }
    m_compareWindow->show();
    m_compareWindow->raise();
    m_compareWindow->activateWindow();
}

bool CompareActions::mayClose() {
    return m_compareWindow.isNull() || !m_compareWindow->comparison().isActive() ||
           askToStopSearch(m_window, m_compareWindow->windowTitle());
}

void CompareActions::openRun(const RecordedRun& run) {
    DocumentPage* page = nullptr;
    for (int i = 0; i < m_tabs.count() && page == nullptr; ++i) {
        DocumentPage* candidate = m_tabs.page(i);
        if (candidate->document().puzzle() == run.puzzle.puzzle && !candidate->search().isActive())
            page = candidate;
    }
    if (page == nullptr)
        page = m_tabs.addPage(std::make_unique<PuzzleDocument>(run.puzzle));
    m_tabs.setCurrentWidget(page);
    page->search().adopt(run);
    m_window->raise();
    m_window->activateWindow();
}

} // namespace tessera
