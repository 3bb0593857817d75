// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/SearchRun.h"

#include "core/search/SearchContext.h"
#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <exception>
#include <new>

namespace tessera {

SearchRun::SearchRun(std::unique_ptr<Solver> solver, int total, Setup setup)
    : m_solver(std::move(solver)), m_total(total), m_setup(std::move(setup)) {
    if (!m_setup.earlier)
        return;
    // So that whoever looks before the worker has told anything does not see it all gone.
    const SearchCheckpoint& earlier = *m_setup.earlier;
    SearchNumbers numbers;
    static_cast<Counters&>(numbers) = earlier;
    numbers.processor = earlier.processor;
    numbers.best = numbers.current = std::max(0, earlier.best);
    numbers.total = total;
    m_snapshot.publishNumbers(numbers, {}, nullptr);
}

SearchRun::~SearchRun() {
    m_control.requestStop();
}

void SearchRun::start() {
    if (m_started)
        return;
    m_started = true;
    m_thread = std::jthread([this] { work(); });
}

void SearchRun::startPaused() {
    if (m_started)
        return;
    pause();
    start();
}

void SearchRun::pause() {
    m_pausedByOwner = true;
    m_control.requestPause();
}

void SearchRun::resume() {
    m_pausedByOwner = false;
    m_control.requestResume();
}

void SearchRun::step(std::uint64_t steps) {
    m_pausedByOwner = true;
    m_control.requestSteps(steps);
}

void SearchRun::stop() {
    m_control.requestStop();
}

SearchState SearchRun::state() const {
    if (!m_started)
        return SearchState::Idle;
    const std::scoped_lock lock(m_mutex);
    if (m_finished)
        return SearchState::Finished;
    return m_pausedByOwner ? SearchState::Paused : SearchState::Running;
}

StopReason SearchRun::reason() const {
    const std::scoped_lock lock(m_mutex);
    return m_reason;
}

QString SearchRun::failure() const {
    const std::scoped_lock lock(m_mutex);
    return m_failure;
}

bool SearchRun::waitFor(double seconds) const {
    std::unique_lock lock(m_mutex);
    return m_ended.wait_for(lock, std::chrono::duration<double>(seconds),
                            [this] { return m_finished; });
}

void SearchRun::work() {
    giveWayToTheWindow();
    SearchContext context(m_snapshot, m_control, m_setup.budget, m_total, m_setup.seed,
                          m_setup.threads);
    if (m_setup.earlier)
        context.countOnFrom(*m_setup.earlier);
    QString failure;
    try {
        m_solver->run(context);
    } catch (const UserError& error) {
        failure = error.sentence();
    } catch (const std::bad_alloc&) {
        failure = QCoreApplication::translate("SearchRun", "The search ran out of memory.");
    } catch (const std::exception& error) {
        failure = QCoreApplication::translate("SearchRun", "The search failed: %1.")
                      .arg(QString::fromUtf8(error.what()));
    }
    // The reporter may refer to what the solver has already torn down.
    context.setReporter(nullptr);
    context.finish();
    StopReason reason = context.reason();
    if (!failure.isEmpty())
        reason = StopReason::Failed;
    else if (reason == StopReason::None)
        reason = StopReason::Exhausted;
    conclude(reason, failure);
}

void SearchRun::conclude(StopReason reason, const QString& failure) {
    const std::scoped_lock lock(m_mutex);
    m_reason = reason;
    m_failure = failure;
    m_finished = true;
    m_ended.notify_all();
}

} // namespace tessera
