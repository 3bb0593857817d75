// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/SearchController.h"

#include "core/search/ResumableSolver.h"
#include "core/support/UserError.h"

// Searches that are taken up again.

namespace tessera {

namespace {

/// How far behind the checkpoint of a search at work may be.
constexpr int kCheckpointMilliseconds = 5'000;
/// A method looks up about once a millisecond.
constexpr double kSuspendSeconds = 3;

} // namespace

void SearchController::goOn() {
    if (!canGoOn())
        return;
    SearchSettings settings = m_settings;
    if (settings.budget.evaluations && *settings.budget.evaluations <= m_checkpoint->evaluations)
        settings.budget.evaluations.reset();
    if (settings.budget.target && *settings.budget.target <= m_checkpoint->best)
        settings.budget.target.reset();
    try {
        makeRun(settings, searchedProblem(settings.start));
    } catch (const UserError& error) {
        emit refused(error.sentence());
        return;
    }
    if (m_resumable == nullptr)
        return;
    m_resumable->resumeFrom(*m_checkpoint);
    m_settings = settings;
    m_reason = StopReason::None;
    m_failure.clear();
    m_view.bestVersion = 0; // of another snapshot
    m_replayed.reset();
    m_member.reset();
    m_rate = 0;
    m_rateSeconds = m_checkpoint->seconds;
    m_rateEvaluations = m_checkpoint->evaluations;
    m_run->start();
    launched(SearchState::Running);
}

bool SearchController::suspend() {
    if (!isActive())
        return false;
    m_run->stop();
    static_cast<void>(m_run->waitFor(kSuspendSeconds));
    poll();
    return canGoOn() || canSearchOn();
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
    setReplayed({});
    setShownMember({});
    keep();
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
    if (!checkpoint)
        return false;
    m_checkpoint = std::move(checkpoint);
    return true;
}

} // namespace tessera
