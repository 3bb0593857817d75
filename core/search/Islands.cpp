// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Islands.h"

#include "core/search/Crew.h"
#include "core/search/IslandBerth.h"
#include "core/search/RankTalk.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>

namespace tessera {

namespace {

using SteadyClock = std::chrono::steady_clock;

Budget shareOf(const Budget& whole, std::size_t index, std::size_t count) {
    Budget share;
    share.target = whole.target;
    if (whole.evaluations)
        share.evaluations = evenShare(*whole.evaluations, index, count);
    return share;
}

/// Decides when states are kept: often, because a search may be stopped at any time, but for at
/// most a hundredth of the time.
class KeepClock {
public:
    [[nodiscard]] bool isDue() const { return SteadyClock::now() >= m_next; }
    template <typename Keep>
    void time(const Keep& keep) {
        const auto began = SteadyClock::now();
        keep();
        const auto now = SteadyClock::now();
        m_next = now + std::max<SteadyClock::duration>(kLeast, 100 * (now - began));
    }

private:
    static constexpr std::chrono::milliseconds kLeast{100};
    SteadyClock::time_point m_next{};
};

/// All islands of a search, of which this rank has some.
class Archipelago {
public:
    Archipelago(SearchContext& context, std::span<const std::unique_ptr<Island>> islands,
                const IslandPace& pace, const IslandKeeping& keeping);

    void run();

private:
    /// What the first rank plans for the end of a meeting.
    struct Plan {
        bool keeps = false;
        bool publishes = false;
    };

    void passOnWishes();
    void advanceAll();
    [[nodiscard]] bool meet();
    void measurePaces();
    [[nodiscard]] bool goesOn(std::uint64_t done, std::uint64_t iterations, bool isOver);
    void migrate();
    void keep();
    void publish();
    void describe(SearchReport& report);

    SearchContext& m_context;
    RankTalk m_talk;
    IslandPace m_pace;
    const IslandKeeping& m_keeping;
    std::size_t m_begin; ///< the number of this rank's first island
    std::vector<std::unique_ptr<Berth>> m_berths;
    std::vector<IslandBest> m_bests; ///< of all islands
    Crew m_crew;
    bool m_wantsCurrent = false;
    bool m_wantsDetails = false;
    Plan m_plan;
    bool m_isCut = false; ///< an island of any rank was, in the last round
    std::uint64_t m_meeting = 0;
    std::vector<std::uint64_t> m_work; ///< evaluations by rank since m_pacedAt
    SteadyClock::time_point m_pacedAt = SteadyClock::now();
    KeepClock m_keepClock;
    SearchCheckpoint m_kept;          ///< the counts of the last state
    std::vector<QByteArray> m_states; ///< of the islands of this rank, empty before the first
};

Archipelago::Archipelago(SearchContext& context, std::span<const std::unique_ptr<Island>> islands,
                         const IslandPace& pace, const IslandKeeping& keeping)
    : m_context(context), m_talk(context), m_pace(pace), m_keeping(keeping),
      m_begin(islands.size() * static_cast<std::size_t>(m_talk.ranks().rank())),
      m_bests(islands.size() * static_cast<std::size_t>(m_talk.ranks().size())),
      m_crew(islands.size() + 1), m_work(static_cast<std::size_t>(m_talk.ranks().size())) {
    for (std::size_t i = 0; i < m_bests.size(); ++i) {
        const std::uint64_t seed = context.random().bits();
        if (i < m_begin || i >= m_begin + islands.size())
            continue;
        m_berths.push_back(std::make_unique<Berth>(
            *islands[i - m_begin], context, shareOf(context.budget(), i, m_bests.size()), seed));
    }
}

/// A round may be long on a large board: stop and pause reach the islands during it.
void Archipelago::passOnWishes() {
    const auto tellAll = [&](void (SearchControl::*wish)()) {
        for (const auto& berth : m_berths)
            (berth->control().*wish)();
    };
    const bool pauses = m_context.isPauseDue();
    if (pauses)
        tellAll(&SearchControl::requestPause);
    const bool goesOn = m_context.lookUp();
    if (m_talk.poll() || (!goesOn && m_talk.isFirst()))
        tellAll(&SearchControl::requestStop);
    if (pauses)
        tellAll(&SearchControl::requestResume);
}

/// One round of every island that has not ended; this thread, the crew's first, forwards requests.
void Archipelago::advanceAll() {
    const auto task = [&](std::size_t member) {
        if (member == 0 || m_berths[member - 1]->isOver())
            return ProcessorTime();
        return m_berths[member - 1]->advance(m_pace.round);
    };
    m_talk.attempt([&] { m_context.countHelpers(m_crew.run(task, [&] { passOnWishes(); })); });
}

/// Reports to the shared context what all islands did. @return whether to continue.
bool Archipelago::meet() {
    m_plan = {m_keeping.keeps && m_keepClock.isDue(),
              m_keeping.keeps && m_keeping.isWanted && m_keeping.isWanted()};
    PacketWriter own;
    own(m_plan.keeps, m_plan.publishes);
    for (const auto& berth : m_berths) {
        const IslandWord word = berth->meet(m_wantsCurrent, m_wantsDetails);
        IslandWord::tell(own, word);
    }
    const std::vector<QByteArray> all = m_talk.meet(own.bytes());
    std::uint64_t done = 0;
    std::uint64_t iterations = 0;
    bool isOver = true;
    m_isCut = false;
    for (std::size_t rank = 0; rank < all.size(); ++rank) {
        PacketReader packet(all[rank]);
        Plan plan;
        packet(plan.keeps, plan.publishes);
        if (rank == 0)
            m_plan = plan;
        for (std::size_t i = 0; i < m_berths.size(); ++i) {
            IslandWord word;
            IslandWord::tell(packet, word);
            IslandBest& best = m_bests[rank * m_berths.size() + i];
            if (!word.solution.empty())
                best = {word.best, std::move(word.solution)};
            done += word.evaluations;
            m_work[rank] += word.evaluations;
            iterations += word.iterations;
            isOver = isOver && word.isOver;
            m_isCut = m_isCut || word.isCut;
            m_context.countNodes(word.nodes);
            if (!best.solution.empty())
                m_context.improved(best.score, best.solution);
        }
    }
    measurePaces();
    return goesOn(done, iterations, isOver);
}

/// A round may be short, and the last one is cut: measured over half a second at least.
void Archipelago::measurePaces() {
    constexpr std::chrono::duration<double> least{0.5};
    const auto now = SteadyClock::now();
    const std::chrono::duration<double> passed = now - m_pacedAt;
    if (passed < least)
        return;
    for (std::size_t rank = 0; rank < m_work.size(); ++rank)
        m_talk.setPace(rank, static_cast<double>(std::exchange(m_work[rank], 0)) / passed.count());
    m_pacedAt = now;
}

/// Ranks decide by what all know.
bool Archipelago::goesOn(std::uint64_t done, std::uint64_t iterations, bool isOver) {
    bool goOn = m_context.proceed(done);
    goOn = m_context.endIteration(iterations) && goOn;
    if (!m_talk.isAlone())
        goOn = !m_talk.isStopAgreed() && !m_talk.isGoalReached();
    if (goOn && isOver)
        m_context.exhausted();
    return goOn && !isOver;
}

void Archipelago::migrate() {
    for (std::size_t i = 0; i < m_berths.size(); ++i)
        m_berths[i]->immigrate(m_bests[(m_begin + i + m_bests.size() - 1) % m_bests.size()]);
    m_context.event(TraceEventKind::Migration);
}

void Archipelago::keep() {
    m_keepClock.time([&] {
        m_kept = {m_context.counters(), m_context.best(), {}, m_context.processor()};
        m_states.clear();
        for (std::size_t i = 0; i < m_berths.size(); ++i) {
            PacketWriter packet;
            packet(m_meeting);
            m_berths[i]->save(packet, m_bests[m_begin + i]);
            m_states.push_back(packet.bytes());
        }
    });
}

void Archipelago::publish() {
    const std::vector<QByteArray> states = m_talk.gatherStates(m_states);
    if (m_talk.isFirst() && !states.empty())
        m_keeping.publish(m_kept, states);
}

/// The first island provides gauges, current solution and details.
void Archipelago::describe(SearchReport& report) {
    m_wantsCurrent = report.wantsCurrent;
    m_wantsDetails = report.wantsDetails;
    const SnapshotView& view = m_berths.front()->view();
    report.current = view.numbers.current;
    report.gauges = view.numbers.gauges;
    if (m_wantsCurrent)
        report.solution = view.current;
    if (m_wantsDetails)
        report.details = view.details;
    report.spread = m_berths.front()->spread();
    m_talk.describe(report.ranks);
}

void Archipelago::run() {
    m_context.setReporter([this](SearchReport& report) { describe(report); });
    if (m_keeping.earlier.empty()) {
        // Requests made before the islands began do not wait for the first check.
        passOnWishes();
        advanceAll();
    } else {
        m_talk.attempt([&] {
            for (std::size_t i = 0; i < m_berths.size(); ++i) {
                PacketReader packet(m_keeping.earlier[m_begin + i]);
                packet(m_meeting);
                m_bests[m_begin + i] = m_berths[i]->load(packet);
            }
            for (std::size_t i = 0; i < m_bests.size(); ++i) { // the others' for migrations
                PacketReader packet(m_keeping.earlier[i]);
                packet(m_meeting);
                Random::State random{};
                SearchCheckpoint counts;
                tellContext(packet, random, counts, m_bests[i]);
            }
        });
        passOnWishes();
        if (m_talk.isAlone() && m_context.stopped()) {
            m_context.finish();
            return;
        }
        if (m_keeping.keeps && !m_talk.hasFailed())
            keep();
        if (!m_talk.hasFailed())
            advanceAll();
    }
    for (++m_meeting; meet(); ++m_meeting) {
        if (m_pace.migration > 0 && m_meeting % m_pace.migration == 0)
            migrate();
        if (m_plan.keeps && !m_isCut)
            keep();
        if (m_plan.publishes)
            publish();
        advanceAll();
    }
    if (m_keeping.keeps)
        publish();
    m_context.finish();
}

/// A single island, with the context of the search.
void runAlone(SearchContext& context, Island& island, const IslandPace& pace,
              const IslandKeeping& keeping) {
    if (keeping.earlier.empty()) {
        island.begin(context);
    } else {
        PacketReader packet(keeping.earlier.front());
        static_cast<void>(packet.next<std::uint64_t>());
        static_cast<void>(loadContext(packet, context, false));
        island.load(packet, context);
    }
    if (!keeping.keeps) {
        island.advance(context, std::numeric_limits<std::uint64_t>::max());
        context.finish();
        return;
    }
    KeepClock clock;
    QByteArray state;
    SearchCheckpoint counts;
    const auto publish = [&] {
        if (!state.isEmpty())
            keeping.publish(counts, {&state, 1});
    };
    while (!context.stopped()) {
        if (clock.isDue()) {
            clock.time([&] {
                counts = {context.counters(), context.best(), {}, context.processor()};
                PacketWriter packet;
                packet(std::uint64_t{0});
                saveContext(packet, context, IslandBest());
                island.save(packet);
                state = packet.bytes();
            });
        }
        if (keeping.isWanted())
            publish();
        island.advance(context, context.evaluations() + pace.round);
    }
    publish();
    context.finish();
}

} // namespace

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
                const IslandPace& pace, const IslandKeeping& keeping) {
    if (islands.size() == 1 && context.ranks().size() == 1)
        runAlone(context, *islands.front(), pace, keeping);
    else
        Archipelago(context, islands, pace, keeping).run();
}

void IslandSolver::runResumable(SearchContext& context,
                                std::span<const std::unique_ptr<Island>> islands,
                                const IslandPace& pace) {
    IslandKeeping keeping;
    keeping.keeps = keepsCheckpoints();
    keeping.isWanted = [this] { return isCheckpointWanted(); };
    keeping.publish = [this](SearchCheckpoint counts, std::span<const QByteArray> states) {
        counts.state = packed(states);
        publishCheckpoint(std::move(counts));
    };
    if (const auto earlier = takeUp(context)) {
        const auto all = islands.size() * static_cast<std::size_t>(context.ranks().size());
        keeping.earlier = unpacked(*earlier, all);
    }
    runIslands(context, islands, pace, keeping);
}

QJsonObject IslandSolver::packed(std::span<const QByteArray> islands) {
    if (std::ranges::any_of(islands, &QByteArray::isEmpty)) // see RankTalk::gatherStates()
        return {};
    PacketWriter packet;
    packet(std::vector<QByteArray>(islands.begin(), islands.end()));
    if (packet.bytes().size() > kMostStateBytes)
        return {};
    return {
        {QStringLiteral("islands"), static_cast<qint64>(islands.size())},
        {QStringLiteral("packed"), QString::fromLatin1(qCompress(packet.bytes(), 1).toBase64())}};
}

std::vector<QByteArray> IslandSolver::unpacked(const QJsonObject& state, std::size_t islands) {
    const qint64 stored = state[QLatin1String("islands")].toInteger();
    if (stored != static_cast<qint64>(islands)) {
        throw UserError(PacketText::tr("Threads of the saved search: %1; of this one: %2. Use as "
                                       "many threads and processes as before.")
                            .arg(stored)
                            .arg(islands));
    }
    const QByteArray bytes =
        QByteArray::fromBase64(state[QLatin1String("packed")].toString().toLatin1());
    // It begins with its size unpacked.
    PacketReader::require(bytes.size() > 4 &&
                          qFromBigEndian<quint32>(bytes.constData()) <= kMostStateBytes);
    PacketReader packet(qUncompress(bytes));
    auto all = packet.next<std::vector<QByteArray>>();
    PacketReader::require(all.size() == islands);
    return all;
}

} // namespace tessera
