// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/CompareActions.h"

#include "app/document/recovery/RecoveryRecord.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/experiments/Experiment.h"
#include "app/window/experiments/ExperimentWindow.h"
#include "app/window/experiments/FollowWindow.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/race/Comparison.h"
#include "app/window/race/UnseenWork.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/watch/RunActions.h"

#include <QMainWindow>
#include <QStatusBar>

namespace tessera {

namespace {

/// Whether any search has done work that would be lost.
/// @param keepsResults whether those of ended searches are kept
bool losesWork(const Comparison& comparison, bool keepsResults) {
    for (int row = 0; row < comparison.count(); ++row) {
        const QueuedSearch& search = comparison.search(row);
        const bool kept = keepsResults && search.state == QueuedSearch::State::Finished;
        if (!kept && search.view.numbers.evaluations > 0)
            return true;
    }
    return false;
}

/// Paused ones have not ended.
bool hasEnded(const Comparison& race) {
    for (int row = 0; row < race.count(); ++row) {
        if (race.search(row).state != QueuedSearch::State::Finished)
            return false;
    }
    return true;
}

/// Empty if there is nothing to report.
QString sentenceFor(const BroughtBack& count) {
    QStringList sentences;
    if (count.waiting > 0) {
        sentences << CompareActions::tr(
            "%n search(es) were unfinished when Tessera closed. Press “Resume” to restart them.",
            nullptr, count.waiting);
    }
    if (count.lost > 0)
        sentences << CompareActions::tr("%n search(es) could not be read.", nullptr, count.lost);
    return sentences.join(u' ');
}

void bringToFront(QWidget& window) {
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

CompareActions::CompareActions(DocumentTabs& tabs, const KindParts& kinds, RunActions& runs,
                               AppSettings& settings, QWidget* window)
    : QObject(window),
      compare(makeAction(
          {"searchCompare", tr("&Compare searches…"),
           tr("Run several searches side by side to compare methods, parameters and seeds"),
           QKeySequence(Qt::CTRL | Qt::Key_M)},
          this, [this] { bringToFront(race()); })),
      experiments(makeAction({"searchExperiments", tr("E&xperiments…"),
                              tr("Run plans of methods, puzzles and seeds, and view their results"),
                              QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X)},
                             this, [this] { bringToFront(experiment()); })),
      follow(makeAction({"searchFollow",
                         tr("Fo&llow a folder…"),
                         tr("Watch the work units of “tessera work” on other machines"),
                         {}},
                        this,
                        [this] {
                            bringToFront(following());
                            following().choose();
                        })),
      m_tabs(tabs), m_kinds(kinds), m_runs(runs), m_settings(settings), m_window(window) {}

CompareWindow* CompareActions::compareWindow() const { return m_compareWindow; }

ExperimentWindow* CompareActions::experimentWindow() const { return m_experimentWindow; }

CompareWindow& CompareActions::race() {
    if (m_compareWindow.isNull()) {
        m_compareWindow = new CompareWindow(
            m_settings,
            [this] {
                PuzzlePage* page = m_tabs.currentPage();
                return page != nullptr ? std::optional(page->document().content()) : std::nullopt;
            },
            [this](const AnyPuzzle& puzzle, const Solution& solution) {
                return partOf(m_kinds, puzzle.kind()).thumbnail(puzzle, solution);
            },
            m_window);
        connect(m_compareWindow, &CompareWindow::openRequested, &m_runs, &RunActions::show);
        connect(m_compareWindow, &CompareWindow::helpWanted, this, &CompareActions::helpWanted);
        connect(m_compareWindow, &CompareWindow::planWanted, this,
                [this](const QJsonObject& draft) {
                    // Not before: an earlier plan in front would seem to be the one to design.
                    const bool mustStop = experiment().isRunning();
                    if (experiment().design(draft, m_compareWindow) || mustStop)
                        bringToFront(experiment());
                });
        const Comparison& comparison = m_compareWindow->comparison();
        auto* unseen =
            showUnseen(*m_compareWindow, [&comparison] { return comparison.isActive(); });
        for (const auto signal : {&Comparison::progressed, &Comparison::removed})
            connect(&comparison, signal, unseen, &UnseenWork::follow);
        emit raceMade(m_compareWindow);
    }
    return *m_compareWindow;
}

FollowWindow* CompareActions::followWindow() const { return m_followWindow; }

FollowWindow& CompareActions::following() {
    if (m_followWindow.isNull()) {
        const auto cover = [this](const AnyPuzzle& board) {
            return partOf(m_kinds, board.kind()).cover(board, m_settings.tileTheme());
        };
        m_followWindow = new FollowWindow(m_settings, cover, m_window);
        connect(m_followWindow, &FollowWindow::openRequested, &m_runs, &RunActions::open);
    }
    return *m_followWindow;
}

ExperimentWindow& CompareActions::experiment() {
    if (m_experimentWindow.isNull()) {
        m_experimentWindow = new ExperimentWindow(m_settings, m_window);
        m_experimentWindow->offer(follow);
        connect(m_experimentWindow, &ExperimentWindow::openRequested, &m_runs, &RunActions::open);
        connect(m_experimentWindow, &ExperimentWindow::helpWanted, this,
                &CompareActions::helpWanted);
        auto* unseen = showUnseen(*m_experimentWindow,
                                  [window = m_experimentWindow] { return window->isRunning(); });
        connect(m_experimentWindow, &ExperimentWindow::unfinishedChanged, unseen,
                &UnseenWork::follow);
        emit experimentMade(m_experimentWindow);
    }
    return *m_experimentWindow;
}

UnseenWork* CompareActions::showUnseen(QWidget& window, std::function<bool()> isWorking) {
    auto* unseen = new UnseenWork(window, std::move(isWorking),
                                  *qobject_cast<QMainWindow*>(m_window)->statusBar());
    connect(unseen, &QToolButton::clicked, &window, [&window] { bringToFront(window); });
    return unseen;
}

void CompareActions::makeWindows() {
    race();
    experiment();
}

int CompareActions::bringBackRace(const RaceRecord& record) {
    race().setAtOnce(record.atOnce);
    race().setTakesTurns(record.takesTurns);
    const BroughtBack count = bringBack(record, race().comparison());
    race().tell(sentenceFor(count));
    if (record.isShown || count.waiting > 0)
        race().show();
    return count.lost;
}

EndedRace CompareActions::endedRace() const {
    EndedRace ended;
    if (m_compareWindow.isNull())
        return ended;
    const Comparison& race = m_compareWindow->comparison();
    ended.atOnce = race.queue().atOnce();
    ended.takesTurns = race.queue().takesTurns();
    for (int row = 0; row < race.count(); ++row)
        ended.searches.push_back({race.record(row), race.run(row).puzzle});
    return ended;
}

void CompareActions::bringBackRace(const EndedRace& ended) {
    if (ended.searches.empty())
        return;
    race().setAtOnce(ended.atOnce);
    race().setTakesTurns(ended.takesTurns);
    for (const auto& [run, puzzle] : ended.searches)
        race().comparison().addEnded(run, puzzle);
}

void CompareActions::bringBackExperiment(const ExperimentRecord& record) {
    experiment().bringBack(record);
    experiment().show();
}

const QWidget* CompareActions::windowWithWork() const {
    if (m_compareWindow != nullptr &&
        (m_compareWindow->isVisible() ? m_compareWindow->comparison().count() > 0
                                      : !hasEnded(m_compareWindow->comparison())))
        return m_compareWindow;
    const Experiment* experiment =
        m_experimentWindow != nullptr ? m_experimentWindow->experiment() : nullptr;
    if (experiment != nullptr &&
        (experiment->isRunning() || m_experimentWindow->hasUnwrittenPlan() ||
         m_experimentWindow->isVisible()))
        return m_experimentWindow;
    const bool follows =
        m_followWindow != nullptr && m_followWindow->isVisible() && m_followWindow->isFollowing();
    return follows ? m_followWindow : nullptr;
}

bool CompareActions::mayClose(bool keeps) {
    const bool restores = keeps && m_settings.restoresSession();
    return (m_compareWindow.isNull() || mayEndRace(restores)) &&
           (m_experimentWindow.isNull() ||
            (mayEndExperiment(restores) &&
             (!m_experimentWindow->hasUnwrittenPlan() || askToDiscardPlan(m_window, false))));
}

/// Whether running work may be interrupted.
bool CompareActions::mayInterrupt(const QString& name, bool restores) {
    return restores ? askToBeginAnew(m_window, name)
                    : askToStopSearch(m_window, name) == SaveAnswer::Discard;
}

bool CompareActions::mayEndRace(bool restores) {
    const Comparison& race = m_compareWindow->comparison();
    const bool loses = losesWork(race, restores);
    const bool isActive = race.isActive();
    const QString name = m_compareWindow->windowTitle();
    bool withdrawn = false;
    const QObject open;
    connect(&race, &Comparison::ended, &open, [&] {
        if (isActive && !race.isActive())
            withdrawn = withdrawQuestion(*m_window) || withdrawn;
    });
    bool may = true;
    if (restores || isActive)
        may = !(loses || !restores) || mayInterrupt(name, restores);
    else if (loses)
        may = askToDiscardResults(m_window, name);
    // It may have ended during the question, or after the user cancelled that.
    return race.isActive() != isActive && (may || withdrawn) ? mayEndRace(restores) : may;
}

bool CompareActions::mayEndExperiment(bool restores) {
    if (!m_experimentWindow->isRunning())
        return true;
    bool withdrawn = false;
    const QObject open;
    connect(m_experimentWindow->experiment(), &Experiment::runningChanged, &open,
            [&] { withdrawn = withdrawQuestion(*m_window) || withdrawn; });
    return mayInterrupt(m_experimentWindow->windowTitle(), restores) || withdrawn;
}

} // namespace tessera
