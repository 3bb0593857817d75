// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Islands.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <limits>
#include <mutex>
#include <thread>
#include <utility>

namespace tessera {

namespace {

/// How often the wishes of the outside are looked at while the islands are at work:
/// not within short rounds, whose threads it would disturb.
constexpr std::chrono::milliseconds kLookEvery{20};

/// An island with its own context, and what was seen of it at the last meeting.
class Berth {
public:
    Berth(Island& island, SearchContext& shared, const Budget& budget)
        : m_island(island),
          m_context(m_snapshot, m_control, budget, shared.total(), shared.random().bits()) {}

    void begin() {
        guard([this] { m_island.begin(m_context); });
    }
    void advance(std::uint64_t evaluations) {
        guard([&] { m_island.advance(m_context, m_context.evaluations() + evaluations); });
    }
    void immigrate(const Berth& from) {
        if (m_context.hasBest() && from.m_view.numbers.best > m_context.best())
            m_island.immigrate(from.m_view.numbers.best, from.m_view.best);
    }

    /// Brings the view up to date; on the shared context's thread, as all below.
    /// Details of an island that has ended are there unasked: the last report has them.
    void meet(SearchContext& shared, bool wantsCurrent, bool wantsDetails) {
        if (m_failure)
            std::rethrow_exception(m_failure);
        if (m_context.stopped())
            m_context.finish();
        m_snapshot.look(m_view, wantsCurrent, wantsDetails || m_context.stopped());
        shared.countNodes(m_context.numbers().nodes - m_nodes);
        m_nodes = m_context.numbers().nodes;
        shared.countHelpers(std::exchange(m_processor, {}));
    }
    [[nodiscard]] std::uint64_t takeEvaluations() {
        const std::uint64_t done = m_context.evaluations() - m_counted;
        m_counted += done;
        return done;
    }
    /// What the outside wishes, from any thread while the island is at work.
    [[nodiscard]] SearchControl& control() { return m_control; }
    [[nodiscard]] bool isOver() const { return m_context.stopped(); }
    [[nodiscard]] const SnapshotView& view() const { return m_view; }

private:
    void guard(const std::function<void()>& work) {
        const double used = threadProcessorSeconds();
        const double began = m_context.seconds(); // without pauses
        try {
            work();
        } catch (...) {
            m_failure = std::current_exception();
        }
        m_processor += {threadProcessorSeconds() - used, m_context.seconds() - began};
    }

    Island& m_island;
    SearchSnapshot m_snapshot;
    SearchControl m_control;
    SearchContext m_context;
    SnapshotView m_view;
    std::uint64_t m_counted = 0;
    std::uint64_t m_nodes = 0;
    ProcessorTime m_processor; ///< since the last meeting
    std::exception_ptr m_failure;
};

using Berths = std::vector<std::unique_ptr<Berth>>;

Budget shareOf(const Budget& whole, std::uint64_t index, std::uint64_t count) {
    Budget share;
    share.target = whole.target;
    if (whole.evaluations)
        share.evaluations = *whole.evaluations / count + (index < *whole.evaluations % count);
    return share;
}

/// A round may be long on a large board: stop and pause reach the islands within it.
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

/// Does the work on every berth that has not ended, each on a thread.
void onAll(const Berths& berths, SearchContext& context, const std::function<void(Berth&)>& work) {
    std::mutex mutex;
    std::condition_variable allEnded;
    auto atWork = std::ranges::count_if(berths, [](const auto& berth) { return !berth->isOver(); });
    std::vector<std::jthread> threads;
    for (const auto& berth : berths) {
        if (berth->isOver())
            continue;
        threads.emplace_back([&, at = berth.get()] {
            work(*at);
            const std::scoped_lock lock(mutex);
            if (--atWork == 0)
                allEnded.notify_one();
        });
    }
    const double began = context.seconds();
    std::unique_lock lock(mutex);
    while (!allEnded.wait_for(lock, kLookEvery, [&] { return atWork == 0; })) {
        lock.unlock();
        passOnWishes(berths, context);
        lock.lock();
    }
    context.countWait(context.seconds() - began);
}

void migrate(const Berths& berths, SearchContext& context) {
    for (std::size_t i = 0; i < berths.size(); ++i)
        berths[(i + 1) % berths.size()]->immigrate(*berths[i]);
    context.event(TraceEventKind::Migration);
}

/// The first island speaks for all.
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

/// Tells the shared context what the islands did. @return whether to go on.
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

Parameter migrationParameter() {
    return Parameter::integer(
               "migration", QT_TRANSLATE_NOOP("Solver", "Migration"), 25, 0, 1'000'000'000,
               QT_TRANSLATE_NOOP("Solver",
                                 "With several threads: after so many meetings the best board of "
                                 "each goes to the next one; 0 for never."))
        .withUnit(QT_TRANSLATE_NOOP("Solver", "meetings"))
        .onLogScale();
}

std::uint64_t migrationFrom(const ParameterValues& values) {
    return static_cast<std::uint64_t>(values.integer("migration"));
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
    // What was wished before they began does not wait for the first look.
    passOnWishes(berths, context);
    onAll(berths, context, [](Berth& berth) { berth.begin(); });
    for (std::uint64_t meeting = 1; hold(berths, context, wantsCurrent, wantsDetails); ++meeting) {
        if (pace.migration > 0 && meeting % pace.migration == 0)
            migrate(berths, context);
        onAll(berths, context, [&](Berth& berth) { berth.advance(pace.round); });
    }
    context.finish();
}

} // namespace tessera
