// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/CompareActions.h"

#include "app/document/recovery/RecoveryRecord.h"
#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/race/Comparison.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/watch/RunActions.h"

namespace tessera {

namespace {

/// Whether any search has done something that would have to be done once more.
bool hasBegun(const Comparison& comparison) {
    for (int row = 0; row < comparison.count(); ++row) {
        const QueuedSearch& search = comparison.search(row);
        if (search.state != QueuedSearch::State::Finished && search.view.numbers.evaluations > 0)
            return true;
    }
    return false;
}

/// Empty if there is nothing to say.
QString sentenceFor(const BroughtBack& count) {
    QStringList sentences;
    if (count.waiting > 0) {
        sentences << CompareActions::tr("%n search(es) had not ended when Tessera did: “Go on” "
                                        "begins them anew.",
                                        nullptr, count.waiting);
    }
    if (count.lost > 0)
        sentences << CompareActions::tr("%n search(es) could not be read.", nullptr, count.lost);
    return sentences.join(u' ');
}

} // namespace

CompareActions::CompareActions(DocumentTabs& tabs, const KindParts& kinds, RunActions& runs,
                               AppSettings& settings, QWidget* window)
    : QObject(window), compare(makeAction({"searchCompare", tr("&Compare searches…"),
                                           tr("Run several searches side by side: a race of "
                                              "methods, parameters and seeds"),
                                           QKeySequence(Qt::CTRL | Qt::Key_M)},
                                          this)),
      m_tabs(tabs), m_kinds(kinds), m_runs(runs), m_settings(settings), m_window(window) {
    connect(compare, &QAction::triggered, this, &CompareActions::showWindow);
}

CompareWindow* CompareActions::compareWindow() const { return m_compareWindow; }

void CompareActions::showWindow() {
    makeWindow();
    m_compareWindow->show();
    m_compareWindow->raise();
    m_compareWindow->activateWindow();
}

void CompareActions::makeWindow() {
    if (!m_compareWindow.isNull())
        return;
    m_compareWindow =
        new CompareWindow([this] { return m_tabs.currentPage()->document().content(); },
                          [this](const AnyPuzzle& puzzle, const Solution& solution) {
                              return partOf(m_kinds, puzzle.kind()).thumbnail(puzzle, solution);
                          },
                          m_settings, m_window);
    connect(&m_settings, &AppSettings::changed, m_compareWindow,
            [this] { m_compareWindow->setTileTheme(m_settings.tileTheme()); });
    m_compareWindow->setAtOnce(m_settings.searchesAtOnce());
    connect(m_compareWindow, &CompareWindow::openRequested, &m_runs, &RunActions::show);
    connect(m_compareWindow, &CompareWindow::helpWanted, this, &CompareActions::helpWanted);
    emit windowMade(m_compareWindow);
}

void CompareActions::bringBack(const RaceRecord& race) {
    makeWindow();
    m_compareWindow->setAtOnce(race.atOnce);
    m_compareWindow->setTakesTurns(race.takesTurns);
    const BroughtBack count = tessera::bringBack(race, m_compareWindow->comparison());
    m_compareWindow->tell(sentenceFor(count));
    if (race.isShown || count.waiting > 0)
        m_compareWindow->show();
}

bool CompareActions::hasSearches() const {
    return !m_compareWindow.isNull() && m_compareWindow->comparison().count() > 0;
}

bool CompareActions::mayClose() {
    if (m_compareWindow.isNull())
        return true;
    const QString name = m_compareWindow->windowTitle();
    if (m_settings.restoresSession())
        return !hasBegun(m_compareWindow->comparison()) || askToBeginAnew(m_window, name);
    return !m_compareWindow->comparison().isActive() || askToStopSearch(m_window, name);
}

} // namespace tessera
