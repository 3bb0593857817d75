// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/SearchController.h"

#include "core/support/UserError.h"

#include <algorithm>

// Resuming searches.

namespace tessera {

namespace {

/// The maximum age of a running search's checkpoint.
constexpr int kCheckpointMilliseconds = 5'000;
/// Methods check for requests about once a millisecond.
constexpr double kSuspendSeconds = 3;

} // namespace

void SearchController::goOn() {
    if (!canGoOn())
        return;
    SearchSettings settings = m_settings;
    // The state may be older: with several threads it is that of their last meeting.
    const SearchNumbers& ended = m_view.numbers;
    if (settings.budget.evaluations && *settings.budget.evaluations <= ended.evaluations)
        settings.budget.evaluations.reset();
    if (settings.budget.target && *settings.budget.target <= ended.best)
        settings.budget.target.reset();
    if (!makeNextRun(settings, m_checkpoint))
        return;
    m_settings = settings;
    m_limitFrom = m_view.numbers.seconds;
    m_processorFrom = m_view.numbers.processor.used;
    m_run->start();
    launched(SearchState::Running);
    setStepsPerSecond(m_stepsPerSecond);
}

/// The counters to continue from.
SearchCheckpoint SearchController::countersSoFar() const {
    const SearchNumbers& numbers = m_view.numbers;
    return {numbers, m_best.empty() ? -1 : numbers.best, {}, numbers.processor};
}

/// Makes the next run, not yet started, from a state or, without one, from the best board.
bool SearchController::makeNextRun(const SearchSettings& settings,
                                   const std::optional<SearchCheckpoint>& state) {
    SearchCheckpoint earlier = countersSoFar();
    if (state) {
        // After a crash the state may be older than the last find.
        earlier.evaluations = state->evaluations;
        earlier.iterations = state->iterations;
        earlier.nodes = state->nodes;
    }
    try {
        const AnyPuzzle puzzle =
            state ? m_searched
                  : m_searched.kind().withSolution(m_searched, m_best).value_or(m_searched);
        makeRun(settings, puzzle.kind().problem(puzzle, state ? settings.start : StartKind::Board),
                earlier);
    } catch (const std::exception&) {
        emit refused(failureSentence());
        return false;
    }
    if (state) {
        if (m_resumable == nullptr) {
            dropRun();
            emit refused(tr("This method cannot resume from the saved state. Start a new search."));
            return false;
        }
        earlier.state = state->state;
        m_resumable->resumeFrom(earlier);
    }
    if (state) {
        Counters from = *state;
        if (!m_bests.isEmpty())
            from.seconds = std::max(from.seconds, m_bests.moments().back().seconds);
        m_trace.dropAfter(from); // it comes again, as in RunBatch
    }
    m_told.reset();
    if (state) {
        m_told = m_view.numbers;
        m_told->evaluations = std::max(m_told->evaluations, state->evaluations);
    }
    m_ended.reset();
    m_reason = StopReason::None;
    m_failure.clear();
    m_view.bestVersion = 0; // of another snapshot
    endSteps();
    m_looked.reset();
    m_rate = 0;
    m_rateSeconds = earlier.seconds;
    m_rateEvaluations = m_view.numbers.evaluations;
    return true;
}

/// Makes the run, not yet started, of a suspended search for the rest of its time.
bool SearchController::takeUp() {
    SearchSettings settings = m_settings;
    const bool fromState = wayOn() == WayOn::State;
    // A stored state counts its own time, a board that of the whole search.
    if (fromState && settings.budget.seconds) {
        const double used = m_view.numbers.seconds - m_limitFrom;
        settings.budget.seconds = std::max(0.0, *settings.budget.seconds - used);
    }
    if (fromState && settings.budget.processorSeconds) {
        // The state may be from before goOn().
        const double used = std::max(0.0, m_checkpoint->processor.used - m_processorFrom);
        settings.budget.processorSeconds = std::max(0.0, *settings.budget.processorSeconds - used);
    }
    return makeNextRun(settings, fromState ? m_checkpoint : std::nullopt);
}

/// Starts that run. @return false if the system has no thread for it: the search stays suspended
bool SearchController::launchTakenUp(SearchState state) {
    if (state == SearchState::Paused)
        m_run->startPaused();
    else
        m_run->start();
    if (!m_run->hasThread()) {
        const QString sentence = m_run->failure();
        dropRun();
        emit refused(sentence);
        return false;
    }
    launched(state);
    return true;
}

void SearchController::takeUpAnew(bool stepping) {
    const SearchSettings settings = m_settings;
    abandon();
    if (stepping)
        startStepping(settings);
    else
        start(settings);
}

SearchController::WayOn SearchController::wayOn() const {
    if (m_checkpoint)
        return WayOn::State;
    // A board is of no use to an exact method.
    return m_best.empty() || isExact() ? WayOn::Anew : WayOn::Board;
}

bool SearchController::isExact() const {
    const SolverInfo* method = findSolver(m_settings.solver);
    return method != nullptr && method->exact;
}

QString SearchController::wayOnSentence() const {
    if (!isSuspended())
        return {};
    const WayOn way = wayOn();
    // Searches of several puzzles may be paused.
    const SolverInfo* method = findSolver(m_settings.solver);
    return (way == WayOn::State && isExact() ? tr("%1 in “%2” resumes exactly where it stopped.")
            : way == WayOn::State
                ? tr("%1 in “%2” resumes where it stopped, but first repeats its last work.")
            : way == WayOn::Board
                ? tr("%1 in “%2” resumes from its best board, because no state was saved.")
                : tr("%1 in “%2” restarts from the beginning, because no state was saved."))
        .arg(method != nullptr ? translated(method->name) : QString(), m_document.displayName());
}

void SearchController::stop() {
    if (!isActive())
        return;
    if (m_run) {
        m_run->stop();
        return;
    }
    m_reason = StopReason::Interrupted;
    setState(SearchState::Finished);
    emit shownBoardChanged();
}

bool SearchController::suspend() {
    if (!isActive())
        return false;
    if (m_run) {
        m_run->stop();
        // If a method does not respond in time, its last known state is kept.
        static_cast<void>(m_run->waitFor(kSuspendSeconds));
        poll();
    }
    if (m_state != SearchState::Finished || m_reason != StopReason::Interrupted)
        return isActive();
    dropRun();
    m_reason = StopReason::None;
    endSteps();
    setState(SearchState::Paused);
    return true;
}

bool SearchController::keepNow() {
    static_cast<void>(suspend()); // it waits for the thread
    stop();
    if (m_state != SearchState::Finished)
        return false;
    keepBest();
    return true;
}

bool SearchController::canSearchOn() const {
    return m_state == SearchState::Finished && !m_best.empty() &&
           m_reason == StopReason::Interrupted;
}

void SearchController::searchOn() {
    if (!canSearchOn())
        return;
    SearchSettings settings = m_settings;
    settings.start = StartKind::Board;
    keepBest();
    start(settings);
}

bool SearchController::takeCheckpoint() {
    if (m_resumable == nullptr)
        return false;
    if (m_sinceCheckpoint.hasExpired(kCheckpointMilliseconds)) {
        m_sinceCheckpoint.restart();
        m_resumable->requestCheckpoint();
    }
    auto checkpoint = m_resumable->takeCheckpoint();
    if (!checkpoint || checkpoint->state.isEmpty())
        return false;
    m_checkpoint = std::move(checkpoint);
    return true;
}

} // namespace tessera
