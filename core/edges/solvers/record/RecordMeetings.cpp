// SPDX-License-Identifier: GPL-3.0-or-later

// Laps and meetings of a search on several threads or processes.
#include "core/edges/solvers/record/RecordSearch.h"

#include <QScopeGuard>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <utility>

namespace tessera::record {

namespace {

/// The evaluations of a lap are fewer: its effort ends it, but for the last step of an engine.
constexpr std::uint64_t kMostOfALap =
    RecordSearch::kLongestLap / RecordWorker::kLeastEffort + 10'000'000;
constexpr std::chrono::duration<double> kPaceEvery{0.5};

} // namespace

/// A lap of all workers, the first on this thread, and a meeting. The result depends on the number
/// of threads of all ranks, not on their speed. If one exceeds the evaluations, the others finish
/// their share; when the first reaches the goal, only what the others did up to then is counted.
bool RecordSearch::advanceTogether(SearchContext& context) {
    const auto budget = context.budget().evaluations;
    Round round;
    if (budget)
        round.left = *budget - std::min(*budget, context.evaluations());
    m_goesAhead = round.left / m_all / (kAhead + 1) >= kMostOfALap;
    if (!m_talk->hasFailed())
        m_talk->attempt([&] { work(context, round); });
    const bool goOn = hearAll(context, round, meet(context, round));
    if (!goOn && !round.leader.isReached && !m_talk->isGoalReached()) {
        m_goesAhead = false;
        hearRest(context);
    }
    for (const auto& runner : m_runners)
        context.countHelpers(runner->worker().takeHelp());
    ++m_meetings;
    m_lap = std::min(2 * m_lap, kLongestLap);
    m_learnt.erase(m_learnt.begin());
    m_learnt.push_back(m_best);
    // A shorter round is only that of this budget.
    if (goOn && round.isWhole && keepsCheckpoints())
        keep(context, round.laps);
    return goOn;
}

/// All end their lap; those who have may begin with the next ones.
void RecordSearch::work(SearchContext& context, Round& round) {
    std::atomic<std::uint64_t> until{kUnlimited};
    std::atomic<std::size_t> atWork{m_runners.size()};
    std::atomic<bool> pauses = false;
    const auto look = [&] {
        pauses = context.isPauseDue();
        if (round.leader.isReached) {
            until = round.leader.effort;
            m_talk->endRound(until);
        } else if (m_talk->poll()) {
            until = m_talk->until();
        } else if (!context.lookUp() && m_talk->isFirst() &&
                   context.reason() != StopReason::Evaluations) {
            until = 0;
        }
        pauses = false;
    };
    const auto endLap = [&](std::size_t member) {
        const auto leave = qScopeGuard([&] { --atWork; });
        Runner& runner = *m_runners[member];
        if (runner.failure)
            std::rethrow_exception(std::exchange(runner.failure, nullptr));
        if (isLead(member))
            lead(context, round);
        while (runner.ended() == 0) {
            const bool isCut = isLead(member) ? context.stopped() : runner.effort() >= until;
            step(member, isCut ? 0 : evenShare(round.left, m_begin + member, m_all));
            if (isLead(member))
                lead(context, round);
            if (member == 0)
                look();
        }
    };
    const auto task = [&](std::size_t member) {
        const ProcessorWatch watch;
        endLap(member);
        while (atWork > 0 && !pauses && goAhead(member)) {
            if (member == 0)
                look();
        }
        return watch.time();
    };
    context.countHelpers(m_crew->run(task, look));
}

/// Publishes what the first worker has done in its lap, of which a part may be known, but not what
/// it has found ahead of it: that would depend on the speed of the others.
void RecordSearch::lead(SearchContext& context, Round& round) {
    Runner& runner = *m_runners.front();
    for (const RecordFigures& step : runner.newSteps())
        static_cast<void>(context.proceed(account(context, step)));
    if (const WorkerWord* word = runner.wordBehind())
        publish(context, *word);
    else
        publish(context, runner.worker().desk());
    const StopReason reason = context.reason();
    round.leader = {reason == StopReason::Solved || reason == StopReason::Target, runner.effort()};
}

/// A step of the lap in which the worker is. @param share evaluations in this lap, at most
void RecordSearch::step(std::size_t member, std::uint64_t share) {
    Runner& runner = *m_runners[member];
    const std::uint64_t ahead = runner.laps() - m_meetings;
    if (!runner.isRunning())
        runner.begin(m_learnt[asIndex(ahead)]);
    runner.step(std::min(m_lap << ahead, kLongestLap), share);
}

/// A step of a lap after the next meeting. @return whether there was one to do
bool RecordSearch::goAhead(std::size_t member) {
    Runner& runner = *m_runners[member];
    // What the first has found is published, and may end the search, when its lap comes.
    const bool waits = isLead(member) && runner.worker().desk().bestScore > m_best;
    if (!m_goesAhead || waits || runner.failure || runner.laps() > m_meetings + kAhead)
        return false;
    try {
        step(member, kUnlimited);
    } catch (...) {
        runner.failure = std::current_exception();
    }
    return true;
}

/// All learn how the first worker's lap ended, and then what all did. Meanwhile they may go ahead.
std::vector<QByteArray> RecordSearch::meet(SearchContext& context, Round& round) {
    if (m_talk->hasFailed())
        static_cast<void>(m_talk->meet({})); // tells the others, and throws
    for (const auto& runner : m_runners)
        round.laps.push_back(runner->takeLap());
    measurePace();
    if (m_talk->isAlone())
        return {wordsOf(round)};
    std::vector<QByteArray> all;
    std::atomic<bool> isOver = false;
    const auto talk = [&] {
        const auto leave = qScopeGuard([&] { isOver = true; });
        const auto meanwhile = [this] { return goAhead(0); };
        PacketWriter own;
        LeaderWord::tell(own, round.leader);
        all = m_talk->meet(own.bytes(), meanwhile);
        if (!m_talk->isFirst()) {
            PacketReader packet(all.front());
            LeaderWord::tell(packet, round.leader);
        }
        all = m_talk->meet(wordsOf(round), meanwhile);
    };
    context.countHelpers(m_crew->run([&](std::size_t member) {
        const ProcessorWatch watch;
        if (member == 0)
            talk();
        while (!isOver && goAhead(member)) {
        }
        return watch.time();
    }));
    return all;
}

/// With what was done ahead. Meetings may follow each other at once, so it is measured at most
/// twice a second, and first when the workers begin. @pre the workers of this rank rest
void RecordSearch::measurePace() {
    const auto now = std::chrono::steady_clock::now();
    const bool isFirst = m_pacedAt == std::chrono::steady_clock::time_point();
    const std::chrono::duration<double> passed = now - m_pacedAt;
    if (!isFirst && passed < kPaceEvery)
        return;
    std::uint64_t work = 0;
    for (const auto& runner : m_runners)
        work += evaluationsOf(runner->worker().figures().work);
    if (!isFirst)
        m_pace = static_cast<double>(work - m_pacedWork) / passed.count();
    m_pacedWork = work;
    m_pacedAt = now;
}

QByteArray RecordSearch::wordsOf(Round& round) {
    PacketWriter own;
    own(keepsCheckpoints() && isCheckpointWanted(), m_pace);
    for (std::size_t i = 0; i < round.laps.size(); ++i) {
        WorkerWord& word = round.laps[i].word;
        if (round.leader.isReached && !isLead(i))
            word.done = round.laps[i].until(round.leader.effort);
        WorkerWord::tell(own, word);
    }
    return own.bytes();
}

/// @return whether to continue
bool RecordSearch::hearAll(SearchContext& context, Round& round,
                           const std::vector<QByteArray>& all) {
    bool publishes = false;
    m_tries = {};
    for (std::size_t rank = 0; rank < all.size(); ++rank) {
        PacketReader packet(all[rank]);
        bool wanted = false;
        double pace = 0;
        packet(wanted, pace);
        m_talk->setPace(rank, pace);
        publishes = rank == 0 ? wanted : publishes;
        for (std::size_t i = 0; i < m_runners.size(); ++i) {
            WorkerWord word;
            WorkerWord::tell(packet, word);
            m_tries.add(word.tries);
            round.isWhole = round.isWhole && word.done.effort >= m_lap;
            const bool leads = rank == 0 && i == 0;
            if (leads && m_talk->isFirst())
                continue; // it has published and counted what it did
            m_log.addWork(word.done.work);
            if (leads || !round.leader.isReached)
                publish(context, word);
            context.countNodes(word.done.placements);
            static_cast<void>(context.proceed(word.done.evaluations));
        }
    }
    const bool goOn = m_talk->isAlone() ? context.endIteration(0) // a step
                                        : !m_talk->isStopAgreed() && !m_talk->isGoalReached();
    if (goOn && publishes)
        publishKept();
    return goOn;
}

/// After the last meeting: what was done ahead of it.
void RecordSearch::hearRest(SearchContext& context) {
    Round rest;
    m_talk->attempt([&] {
        for (const auto& runner : m_runners) {
            if (runner->failure)
                std::rethrow_exception(runner->failure);
            runner->endAll();
        }
        if (isLead(0))
            lead(context, rest);
    });
    static_cast<void>(hearAll(context, rest, meet(context, rest)));
}

} // namespace tessera::record
