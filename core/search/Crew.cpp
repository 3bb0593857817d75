// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Crew.h"

#include "core/support/Process.h"

#include <QByteArray>
#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <limits>
#include <new>
#include <system_error>

namespace tessera {

namespace {

/// How often the caller checks its context while it waits, within long rounds only.
constexpr std::chrono::milliseconds kLookUpEvery{10};

/// An island with its own context, and what the last meeting saw of it.
class Berth {
public:
    Berth(Island& island, SearchContext& shared, const Budget& budget)
        : m_island(island),
          m_context(m_snapshot, m_control, budget, shared.total(), shared.random().bits()) {}

    /// Begins the search or does some more evaluations. @return the time that the thread got
    ProcessorTime advance(std::uint64_t evaluations) {
        const double used = threadProcessorSeconds();
        const double began = m_context.seconds(); // without pauses
        if (m_hasBegun)
            m_island.advance(m_context, m_context.evaluations() + evaluations);
        else
            m_island.begin(m_context);
        m_hasBegun = true;
        return {threadProcessorSeconds() - used, m_context.seconds() - began};
    }
    void immigrate(const Berth& from) {
        if (m_context.hasBest() && from.m_view.numbers.best > m_context.best())
            m_island.immigrate(from.m_view.numbers.best, from.m_view.best);
    }

    /// On the shared context's thread, as everything below. An island that has ended reports its
    /// details in any case.
    void meet(SearchContext& shared, bool wantsCurrent, bool wantsDetails) {
        if (m_context.stopped())
            m_context.finish();
        m_snapshot.look(m_view, wantsCurrent, wantsDetails || m_context.stopped());
        shared.countNodes(m_context.numbers().nodes - m_nodes);
        m_nodes = m_context.numbers().nodes;
    }
    [[nodiscard]] std::uint64_t takeEvaluations() {
        const std::uint64_t done = m_context.evaluations() - m_counted;
        m_counted += done;
        return done;
    }
    /// Requests from outside; any thread may make them while the island runs.
    [[nodiscard]] SearchControl& control() { return m_control; }
    [[nodiscard]] bool isOver() const { return m_context.stopped(); }
    [[nodiscard]] const SnapshotView& view() const { return m_view; }

private:
    Island& m_island;
    SearchSnapshot m_snapshot;
    SearchControl m_control;
    SearchContext m_context;
    SnapshotView m_view;
    std::uint64_t m_counted = 0;
    std::uint64_t m_nodes = 0;
    bool m_hasBegun = false;
};

using Berths = std::vector<std::unique_ptr<Berth>>;

Budget shareOf(const Budget& whole, std::size_t index, std::size_t count) {
    Budget share;
    share.target = whole.target;
    if (whole.evaluations)
        share.evaluations = evenShare(*whole.evaluations, index, count);
    return share;
}

/// A round may be long on a large board: stop and pause reach the islands during it.
void passOnWishes(const Berths& berths, SearchContext& context) {
    const auto tellAll = [&](void (SearchControl::*wish)()) {
        for (const auto& berth : berths)
            (berth->control().*wish)();
    };
    const bool pauses = context.isPauseDue();
    if (pauses)
        tellAll(&SearchControl::requestPause);
    if (!context.lookUp())
        tellAll(&SearchControl::requestStop);
    if (pauses)
        tellAll(&SearchControl::requestResume);
}

/// One round of every island that has not ended; this thread, the crew's first, forwards requests.
void advanceAll(Crew& crew, const Berths& berths, SearchContext& context, std::uint64_t round) {
    const auto task = [&](std::size_t member) {
        if (member == 0 || berths[member - 1]->isOver())
            return ProcessorTime();
        return berths[member - 1]->advance(round);
    };
    context.countHelpers(crew.run(task, [&] { passOnWishes(berths, context); }));
}

void migrate(const Berths& berths, SearchContext& context) {
    for (std::size_t i = 0; i < berths.size(); ++i)
        berths[(i + 1) % berths.size()]->immigrate(*berths[i]);
    context.event(TraceEventKind::Migration);
}

/// The first island provides gauges, current solution and details.
void describe(const Berth& first, SearchReport& report, bool& wantsCurrent, bool& wantsDetails) {
    wantsCurrent = report.wantsCurrent;
    wantsDetails = report.wantsDetails;
    const SnapshotView& view = first.view();
    report.current = view.numbers.current;
    report.gauges = view.numbers.gauges;
    if (wantsCurrent)
        report.solution = view.current;
    if (wantsDetails)
        report.details = view.details;
    if (!view.points.empty())
        report.spread = view.points.back().spread;
}

/// Reports to the shared context what the islands did. @return whether to continue.
bool hold(const Berths& berths, SearchContext& context, bool wantsCurrent, bool wantsDetails) {
    std::uint64_t done = 0;
    bool over = true;
    for (const auto& berth : berths) {
        berth->meet(context, wantsCurrent, wantsDetails);
        done += berth->takeEvaluations();
        if (!berth->view().best.empty())
            context.improved(berth->view().numbers.best, berth->view().best);
        over = over && berth->isOver();
    }
    const bool goOn = context.proceed(done) && context.endIteration();
    if (goOn && over)
        context.exhausted();
    return goOn && !over;
}

} // namespace

Crew::~Crew() {
    const std::scoped_lock lock(m_mutex);
    m_over = true;
    m_begun.notify_all();
}

template <typename Work>
void Crew::attempt(std::size_t member, const Work& work) {
    try {
        work();
    } catch (...) {
        m_failures[member] = std::current_exception();
    }
}

ProcessorTime Crew::run(const Task& task, const std::function<void()>& meanwhile) {
    if (m_round == 0)
        hire();
    {
        const std::scoped_lock lock(m_mutex);
        std::ranges::fill(m_failures, nullptr);
        m_task = &task;
        m_time = {};
        m_atWork = m_threads.size();
        ++m_round;
    }
    m_begun.notify_all();
    attempt(0, [&] { task(0); });
    for (std::size_t member = m_threads.size() + 1; member < size(); ++member)
        attempt(member, [&] { task(member); });

    std::unique_lock lock(m_mutex);
    for (bool ended = m_atWork == 0; !ended;) {
        const ProcessorWatch wait;
        ended = m_ended.wait_for(lock, kLookUpEvery, [this] { return m_atWork == 0; });
        m_time.wanted -= wait.time().wanted;
        if (ended || !meanwhile)
            continue;
        lock.unlock();
        attempt(0, meanwhile);
        lock.lock();
    }
    for (const std::exception_ptr& failure : m_failures) {
        if (failure)
            std::rethrow_exception(failure);
    }
    return m_time;
}

void Crew::hire() {
    m_threads.reserve(size() - 1);
    try {
        // Held in reserve: without it the stacks of the last threads would leave no memory for the
        // work.
        constexpr std::size_t each = 256 * 1024;
        const QByteArray room(static_cast<qsizetype>(size() * each), Qt::Uninitialized);
        const int priority = threadPriority();
        while (m_threads.size() + 1 < size()) {
            m_threads.emplace_back([this, priority, member = m_threads.size() + 1] {
                inheritPriority(priority);
                serve(member);
            });
        }
    } catch (const std::system_error&) {
        // The system gives no more threads.
    } catch (const std::bad_alloc&) {
        // No memory for more threads.
    }
}

void Crew::serve(std::size_t member) {
    std::unique_lock lock(m_mutex);
    for (std::uint64_t round = 1;; ++round) {
        m_begun.wait(lock, [&] { return m_over || m_round == round; });
        if (m_over)
            return;
        lock.unlock();
        ProcessorTime time;
        attempt(member, [&] { time = (*m_task)(member); });
        lock.lock();
        m_time += time;
        if (--m_atWork == 0)
            m_ended.notify_one();
    }
}

Parameter migrationParameter() {
    return Parameter::integer(
               "migration", QT_TRANSLATE_NOOP("Solver", "Migration"), 25, 0, 1'000'000'000,
               QT_TRANSLATE_NOOP("Solver",
                                 "With several threads: after this many meetings each thread "
                                 "passes its best board to the next; 0 for never."))
        .withUnit(QT_TRANSLATE_NOOP("Solver", "meetings"))
        .onLogScale();
}

void Island::advance(SearchContext& context, std::uint64_t until) {
    while (!context.stopped() && context.evaluations() < until) {
        if (isOver())
            context.exhausted();
        else if (step(context))
            static_cast<void>(context.endIteration());
    }
}

void runIslands(SearchContext& context, std::span<const std::unique_ptr<Island>> islands,
                const IslandPace& pace) {
    if (islands.size() == 1) {
        islands.front()->begin(context);
        islands.front()->advance(context, std::numeric_limits<std::uint64_t>::max());
        context.finish();
        return;
    }
    Berths berths;
    for (std::size_t i = 0; i < islands.size(); ++i) {
        berths.push_back(std::make_unique<Berth>(*islands[i], context,
                                                 shareOf(context.budget(), i, islands.size())));
    }
    bool wantsCurrent = false;
    bool wantsDetails = false;
    context.setReporter([&](SearchReport& report) {
        describe(*berths.front(), report, wantsCurrent, wantsDetails);
    });
    // Requests made before the islands began do not wait for the first check.
    passOnWishes(berths, context);
    Crew crew(berths.size() + 1);
    advanceAll(crew, berths, context, pace.round);
    for (std::uint64_t meeting = 1; hold(berths, context, wantsCurrent, wantsDetails); ++meeting) {
        if (pace.migration > 0 && meeting % pace.migration == 0)
            migrate(berths, context);
        advanceAll(crew, berths, context, pace.round);
    }
    context.finish();
}

} // namespace tessera
