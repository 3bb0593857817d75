// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/SearchRun.h"

#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>
#include <exception>

namespace tessera {

SearchRun::SearchRun(std::unique_ptr<Solver> solver, int total, Setup setup)
    : m_solver(std::move(solver)), m_total(total), m_setup(std::move(setup)) {
    // A look before the worker's first report shows the state that is resumed, and the full score.
    SearchNumbers numbers;
    numbers.total = total;
    if (m_setup.earlier) {
        const SearchCheckpoint& earlier = *m_setup.earlier;
        static_cast<Counters&>(numbers) = earlier;
        numbers.processor = earlier.processor;
        numbers.best = numbers.current = std::max(0, earlier.best);
    }
    m_snapshot.publishNumbers(numbers, {}, nullptr);
}

SearchRun::~SearchRun() {
    m_control.requestStop();
    if (m_thread.joinable())
        m_thread.join();
    m_solver.reset();
    returnFreedMemory();
}

void SearchRun::start() {
    if (m_started)
        return;
    m_started = true;
    try {
        m_thread = std::jthread([this] { work(); });
    } catch (const std::exception&) { // the system gives no more threads
        end(StopReason::Failed, failureSentence());
    }
}

void SearchRun::startPaused() {
    if (!m_started)
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

void SearchRun::step(std::uint64_t steps, StepSize size) {
    m_pausedByOwner = true;
    m_control.requestSteps(steps, size);
}

void SearchRun::stop() { m_control.requestStop(); }

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
    if (m_setup.ranks != nullptr)
        context.setRanks(*m_setup.ranks);
    if (m_setup.earlier)
        context.countOnFrom(*m_setup.earlier);
    QString failure;
    try {
        m_solver->run(context);
    } catch (const std::exception&) {
        failure = failureSentence();
    }
    // The reporter may refer to what the solver has already destroyed.
    context.setReporter(nullptr);
    context.finish();
    StopReason reason = context.reason();
    if (!failure.isEmpty())
        reason = StopReason::Failed;
    else if (reason == StopReason::None)
        reason = StopReason::Exhausted;
    end(reason, failure);
}

void SearchRun::end(StopReason reason, const QString& failure) {
    const std::scoped_lock lock(m_mutex);
    m_reason = reason;
    m_failure = failure;
    m_finished = true;
    m_ended.notify_all();
}

double QueuedSearch::evaluationsPerSecond() const {
    const SearchNumbers& numbers = view.numbers;
    return numbers.seconds > 0 ? static_cast<double>(numbers.evaluations) / numbers.seconds : 0;
}

int SearchQueue::add(std::unique_ptr<Solver> solver, int total, SearchRun::Setup setup) {
    Entry entry;
    entry.search.id = ++m_lastId;
    entry.search.view.numbers.total = total;
    entry.run = std::make_unique<SearchRun>(std::move(solver), total, setup);
    m_entries.push_back(std::move(entry));
    return m_lastId;
}

int SearchQueue::addEnded(QueuedSearch search) {
    Entry entry;
    entry.search = std::move(search);
    entry.search.id = ++m_lastId;
    entry.search.state = QueuedSearch::State::Finished;
    m_entries.push_back(std::move(entry));
    return m_lastId;
}

SearchQueue::Entry* SearchQueue::find(int id) {
    const auto found = std::ranges::find(m_entries, id, [](const Entry& e) { return e.search.id; });
    return found == m_entries.end() ? nullptr : &*found;
}

void SearchQueue::pause(int id) {
    Entry* entry = find(id);
    if (entry == nullptr || !entry->run)
        return;
    entry->wasPaused = true;
    takeTurn(*entry);
    showState(*entry);
}

void SearchQueue::resume(int id) {
    if (Entry* entry = find(id); entry != nullptr) {
        entry->wasPaused = false;
        showState(*entry);
    }
}

void SearchQueue::stop(int id) {
    Entry* entry = find(id);
    if (entry == nullptr || !entry->run)
        return;
    if (entry->run->state() == SearchState::Idle) {
        end(*entry, StopReason::Interrupted);
        return;
    }
    entry->run->stop();
    entry->wasPaused = false; // polls go on until it has ended
    showState(*entry);
}

void SearchQueue::remove(int id) {
    Entry* entry = find(id);
    if (entry == nullptr)
        return;
    if (entry->run && entry->run->state() != SearchState::Idle) {
        entry->run->stop();
        m_leaving.push_back(std::move(entry->run));
    }
    m_entries.erase(m_entries.begin() + (entry - m_entries.data()));
}

bool SearchQueue::isActive() const {
    return std::ranges::any_of(
        m_entries, [](const Entry& entry) { return entry.run != nullptr && !entry.wasPaused; });
}

int SearchQueue::runningCount() const {
    return static_cast<int>(std::ranges::count_if(m_entries, &Entry::hasTurn));
}

bool SearchQueue::waits(const Entry& entry) const {
    return entry.run != nullptr && !entry.hasTurn && !entry.wasPaused;
}

void SearchQueue::poll(bool wantCurrent) {
    std::erase_if(m_leaving, [](const auto& run) { return run->state() == SearchState::Finished; });
    for (Entry& entry : m_entries) {
        if (entry.run && entry.run->state() != SearchState::Idle)
            look(entry, wantCurrent);
    }
    takeTurnsThatAreOver();
    for (Entry* entry = next(); entry != nullptr && runningCount() < m_atOnce; entry = next())
        giveTurn(*entry);
}

void SearchQueue::look(Entry& entry, bool wantCurrent) {
    // Checked before the look, so that nothing published later is missed.
    const bool finished = entry.run->state() == SearchState::Finished;
    QueuedSearch& search = entry.search;
    entry.run->look(search.view, wantCurrent && !finished);
    search.trace.append(std::span<const TracePoint>(search.view.points));
    search.trace.append(std::span<const TraceEvent>(search.view.events));
    search.bests.append(search.view.bests);
    if (finished) {
        search.failure = entry.run->failure();
        end(entry, entry.run->reason());
    }
}

void SearchQueue::end(Entry& entry, StopReason reason) {
    entry.search.reason = reason;
    entry.hasTurn = false;
    entry.run.reset();
    showState(entry);
}

void SearchQueue::giveTurn(Entry& entry) {
    entry.run->resume();
    entry.run->start();
    entry.hasTurn = true;
    entry.turnBegan = searchNow();
    showState(entry);
}

void SearchQueue::takeTurn(Entry& entry) {
    if (entry.hasTurn)
        entry.run->pause();
    entry.hasTurn = false;
}

void SearchQueue::takeTurnsThatAreOver() {
    int running = runningCount();
    for (Entry& entry : m_entries) {
        if (entry.hasTurn && running > m_atOnce) {
            takeTurn(entry);
            --running;
        }
    }
    if (!m_takesTurns ||
        std::ranges::none_of(m_entries, [this](const Entry& e) { return waits(e); }))
        return;
    const auto now = searchNow();
    for (Entry& entry : m_entries) {
        if (entry.hasTurn &&
            std::chrono::duration<double>(now - entry.turnBegan).count() >= kTurnSeconds)
            takeTurn(entry);
    }
}

SearchQueue::Entry* SearchQueue::next() {
    Entry* next = nullptr;
    for (Entry& entry : m_entries) {
        if (!waits(entry))
            continue;
        // The one with the least time so far, so that all get equally far.
        const bool earlier =
            next == nullptr ||
            (m_takesTurns && entry.search.view.numbers.seconds < next->search.view.numbers.seconds);
        if (earlier)
            next = &entry;
    }
    return next;
}

void SearchQueue::showState(Entry& entry) {
    using State = QueuedSearch::State;
    if (!entry.run)
        entry.search.state = State::Finished;
    else if (entry.wasPaused)
        entry.search.state = State::Paused;
    else if (entry.run->state() != SearchState::Idle)
        entry.search.state = State::Running;
    else
        entry.search.state = State::Waiting;
}

} // namespace tessera
