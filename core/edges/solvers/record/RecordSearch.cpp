// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/RecordSearch.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/Methods.h"
#include "core/support/UserError.h"

#include <array>
#include <atomic>
#include <limits>
#include <stdexcept>

namespace tessera::record {

namespace {

constexpr std::uint64_t kLongestRecordRound = 2'000'000'000; ///< effort: about two seconds
/// Other states are of another version: the first word of older ones was 200,000 or more.
constexpr std::uint64_t kStateVersion = 3;
constexpr std::uint64_t kToldRound = 10'000; ///< evaluations, for steps that are reported
constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

constexpr std::array kStepKinds{StepKind::Start, StepKind::Polish, StepKind::Exact, StepKind::Beam,
                                StepKind::Breaks};

} // namespace

void RecordSearch::run(SearchContext& context) {
    if (!BreakTables::fits(*m_searched, m_pieces)) {
        if (context.ranks().isFirst()) { // it works alone
            const SolverInfo annealing = EdgeMethods::annealing();
            annealing.make(m_problem, annealing.defaults())->run(context);
        }
        return;
    }
    m_talk.emplace(context);
    const auto earlier = takeUp(context);
    m_all = asIndex(std::max(1, context.threads())) * asIndex(context.ranks().size());
    if (!hire(context, earlier ? unpacked(*earlier, m_all) : std::vector<QByteArray>())) {
        context.finish();
        return;
    }
    if (m_talk->hasFailed())
        static_cast<void>(m_talk->meet({})); // tells the others, and throws
    context.setReporter([this, &context](SearchReport& asked) { report(context, asked); });
    if (m_all == 1)
        context.tellSteps();
    const bool canMove = m_cells.canSwap() || !m_cells.rotatable().empty();
    for (bool goOn = !context.stopped() || !m_talk->isAlone(); goOn;) {
        goOn = m_all == 1 ? advanceAlone(context) : advanceTogether(context);
        if (goOn && !canMove && context.hasBest()) {
            context.exhausted();
            goOn = false;
        }
        if (goOn && m_all == 1 && isCheckpointWanted()) {
            keep(context);
            publishKept();
        }
    }
    if (!context.hasBest()) {
        m_workers.front()->fillUp();
        publish(context, m_workers.front()->desk());
    }
    if (keepsCheckpoints()) {
        if (m_all == 1)
            keep(context);
        publishKept();
    }
    context.finish();
}

/// Each on its thread, because the tables of a large board take time; and so does what a worker has
/// to repeat. @return false if the search ended meanwhile
bool RecordSearch::hire(SearchContext& context, const std::vector<QByteArray>& earlier) {
    m_crew.emplace(asIndex(std::max(1, context.threads())));
    m_workers.resize(m_crew->size());
    m_toldScores.assign(m_crew->size(), -1);
    m_begin = m_crew->size() * asIndex(context.ranks().rank());
    std::vector<std::uint64_t> seeds(m_all);
    std::ranges::generate(seeds, [&] { return context.random().bits(); });
    std::atomic<bool> halted{false};
    const auto look = [&] {
        const bool goesOn = context.lookUp() || context.reason() == StopReason::Evaluations;
        if (m_talk->poll() || (!goesOn && m_talk->isFirst()))
            halted = true;
    };
    m_talk->attempt([&] {
        if (BreakTables::isForBeamsOnly(m_pieces.size()))
            m_setup.tables = std::make_shared<BreakTables>(*m_searched, m_pieces);
        const auto make = [&](std::size_t member) {
            const ProcessorWatch watch;
            RecordSetup setup = m_setup;
            setup.exact = isLead(member); // one such worker is enough
            m_workers[member] = std::make_unique<RecordWorker>(setup, seeds[m_begin + member]);
            if (keepsCheckpoints())
                m_workers[member]->keepStory();
            if (!earlier.empty()) {
                takeState(member, earlier[m_begin + member], [&, member] {
                    if (member == 0)
                        look();
                    return !halted;
                });
            }
            return watch.time();
        };
        if (earlier.empty())
            context.countHelpers(m_crew->run(make));
        else
            context.countHelpers(m_crew->run(make, look));
    });
    if (earlier.empty())
        return true;
    PacketWriter own;
    own(halted.load());
    bool goesOn = true;
    for (const QByteArray& rank : m_talk->meet(own.bytes()))
        goesOn = !PacketReader(rank).next<bool>() && goesOn;
    if (goesOn) {
        m_told = m_workers.front()->figures();
        if (m_all > 1 && keepsCheckpoints())
            keep(context);
    }
    return goesOn && !m_talk->isStopAgreed();
}

QByteArray RecordSearch::stateOf(const RecordWorker& worker) const {
    PacketWriter packet;
    packet(kStateVersion, m_round, m_best, m_depthCounts);
    EngineLog::tell(packet, m_log);
    RecordWorker::Story::tell(packet, worker.story());
    return packet.bytes();
}

void RecordSearch::takeState(std::size_t member, const QByteArray& state,
                             const std::function<bool()>& goesOn) {
    PacketReader packet(state);
    if (packet.next<std::uint64_t>() != kStateVersion) {
        throw UserError(
            PacketText::tr("The search was saved by another version of Tessera. Resume it with "
                           "that version, or start a new search."));
    }
    std::uint64_t round = 0;
    int best = -1;
    std::vector<std::uint64_t> depthCounts;
    EngineLog log;
    packet(round, best, depthCounts);
    EngineLog::tell(packet, log);
    packet.require(round > 0 && depthCounts.size() == m_codes.size() + 1);
    if (member == 0) { // all have the same
        m_round = round;
        m_best = best;
        m_depthCounts = std::move(depthCounts);
        m_log = std::move(log);
    }
    RecordWorker::Story story;
    RecordWorker::Story::tell(packet, story);
    static_cast<void>(m_workers[member]->repeat(std::move(story), goesOn));
}

void RecordSearch::keep(const SearchContext& context) {
    m_kept = {context.counters(), context.hasBest() ? context.best() : -1, {}, context.processor()};
    m_states.clear();
    for (const auto& worker : m_workers)
        m_states.push_back(stateOf(*worker));
}

void RecordSearch::publishKept() {
    PacketWriter own;
    own(m_states);
    std::vector<QByteArray> states;
    for (const QByteArray& rank : m_talk->gather(own.bytes())) {
        for (QByteArray& state : PacketReader(rank).next<std::vector<QByteArray>>())
            states.push_back(std::move(state));
    }
    if (!m_talk->isFirst() || states.empty())
        return;
    SearchCheckpoint checkpoint = m_kept;
    checkpoint.state = packed(states);
    publishCheckpoint(std::move(checkpoint));
}

bool RecordSearch::advanceAlone(SearchContext& context) {
    if (!context.isFollowed())
        return context.proceed(lead(context, context.slice(), kUnlimited));
    const RecordPhase phase = m_workers.front()->figures().phase;
    const int best = m_workers.front()->desk().bestScore;
    const std::uint64_t done = lead(context, 1, kUnlimited);
    const bool goOn = context.proceed(done);
    if (goOn) {
        const int gain = best < 0 ? 0 : m_workers.front()->desk().bestScore - best;
        const bool isOver = m_told.phase != phase;
        SearchStep step{.kind = kStepKinds[asIndex(phase)],
                        .name = engineName(phase),
                        .delta = gain,
                        .count = done};
        if (!isOver && (phase == RecordPhase::Beam || phase == RecordPhase::Breaks))
            step.level = m_told.depth;
        // A phase may take millions of steps.
        const bool isLong =
            context.evaluations() / kToldRound != (context.evaluations() - done) / kToldRound;
        context.endStep(std::move(step),
                        isOver || isLong || gain > 0 ? StepSize::Round : StepSize::Fine);
    }
    return goOn;
}

/// A part of the first worker's round. @return the evaluations done.
std::uint64_t RecordSearch::lead(SearchContext& context, std::uint64_t evaluations,
                                 std::uint64_t effort) {
    RecordWorker& worker = *m_workers.front();
    const std::uint64_t done = worker.advance(evaluations, effort);
    const RecordFigures now = worker.figures();
    const std::uint64_t placed = now.placements - m_told.placements;
    context.countNodes(placed);
    publish(context, worker.desk());
    m_depthCounts[static_cast<std::size_t>(now.depth)] += placed;
    m_log.addWork(differenceOf(now.work, m_told.work));
    if (now.restarts != m_told.restarts && m_told.restarts > 0)
        context.event(TraceEventKind::Restart);
    else if (now.phase != m_told.phase)
        context.event(TraceEventKind::PhaseChange);
    m_told = now;
    return done;
}

/// A round of all workers, the first on this thread; then they learn from each other. The result
/// depends on the number of threads of all ranks, not on their speed. If one exceeds the
/// evaluations, the others finish their share; when the first reaches the goal, only what the
/// others did up to then is counted.
bool RecordSearch::advanceTogether(SearchContext& context) {
    const auto budget = context.budget().evaluations;
    Round round;
    if (budget)
        round.left = *budget - std::min(*budget, context.evaluations());
    else
        round.left = kUnlimited;
    round.works.resize(m_workers.size());
    if (!m_talk->hasFailed())
        m_talk->attempt([&] { work(context, round); });
    meetLeader(round);
    const bool goOn = meetAll(context, round);
    m_round = std::min(2 * m_round, kLongestRecordRound);
    for (const auto& worker : m_workers)
        worker->learnScore(m_best);
    // A shorter round is only that of this budget.
    if (goOn && round.isWhole && keepsCheckpoints())
        keep(context);
    return goOn;
}

void RecordSearch::work(SearchContext& context, Round& round) {
    std::atomic<std::uint64_t> until{kUnlimited};
    const auto limitHelpers = [&] {
        if (round.leader.isReached) {
            until = round.leader.done.effort;
            m_talk->endRound(until);
        } else if (m_talk->poll()) {
            until = m_talk->until();
        } else if (!context.lookUp() && m_talk->isFirst() &&
                   context.reason() != StopReason::Evaluations) {
            until = 0;
        }
    };
    const auto leadOn = [&](std::uint64_t share) {
        LeaderWord& leader = round.leader;
        HelperWork::Mark& all = leader.done;
        const std::uint64_t placed = context.numbers().nodes;
        const RecordWork work = m_told.work;
        const std::uint64_t begun = m_workers.front()->effort();
        while (round.goesOn && all.evaluations < share && all.effort < m_round) {
            const std::uint64_t more =
                lead(context, std::min(share - all.evaluations, context.slice()), begun + m_round);
            all.evaluations += more;
            all.effort = m_workers.front()->effort() - begun;
            round.goesOn = context.proceed(more);
            static_cast<void>(m_talk->poll());
        }
        all.placements = context.numbers().nodes - placed;
        all.work = differenceOf(m_told.work, work);
        leader.isReached =
            context.reason() == StopReason::Solved || context.reason() == StopReason::Target;
        limitHelpers();
    };
    const auto task = [&](std::size_t member) {
        const ProcessorWatch watch;
        const std::uint64_t share = evenShare(round.left, m_begin + member, m_all);
        if (isLead(member)) {
            leadOn(share);
        } else {
            const bool isOwnThread = member == 0;
            round.works[member] = help(*m_workers[member], share, m_round, until,
                                       isOwnThread ? limitHelpers : std::function<void()>());
        }
        return watch.time();
    };
    context.countHelpers(m_crew->run(task, limitHelpers));
}

/// All learn how the first worker's round ended.
void RecordSearch::meetLeader(Round& round) {
    if (m_talk->isAlone())
        return;
    PacketWriter own;
    LeaderWord::tell(own, round.leader);
    const std::vector<QByteArray> all = m_talk->meet(own.bytes());
    if (m_talk->isFirst())
        return;
    PacketReader packet(all.front());
    LeaderWord::tell(packet, round.leader);
}

/// @return whether to continue
bool RecordSearch::meetAll(SearchContext& context, Round& round) {
    const LeaderWord& leader = round.leader;
    PacketWriter own;
    own(keepsCheckpoints() && isCheckpointWanted());
    for (std::size_t i = 0; i < m_workers.size(); ++i) {
        const RecordDesk& desk = m_workers[i]->desk();
        WorkerWord word{{}, desk.bestScore, desk.bestBy, {}, m_workers[i]->tries()};
        if (isLead(i))
            word.done = leader.done;
        else
            word.done = leader.isReached ? round.works[i].at(leader.done.effort)
                                         : round.works[i].last();
        if (desk.bestScore > m_toldScores[i])
            word.best = desk.best;
        m_toldScores[i] = desk.bestScore;
        WorkerWord::tell(own, word);
    }
    const std::vector<QByteArray> all = m_talk->meet(own.bytes());
    bool publishes = false;
    bool goOn = round.goesOn;
    m_tries = {};
    for (std::size_t rank = 0; rank < all.size(); ++rank) {
        PacketReader packet(all[rank]);
        const auto wanted = packet.next<bool>();
        publishes = rank == 0 ? wanted : publishes;
        for (std::size_t i = 0; i < m_workers.size(); ++i) {
            WorkerWord word;
            WorkerWord::tell(packet, word);
            m_tries.add(word.tries);
            round.isWhole = round.isWhole && word.done.effort >= m_round;
            const bool leads = rank == 0 && i == 0;
            if (leads && m_talk->isFirst())
                continue; // it has published and counted what it did
            m_log.addWork(word.done.work);
            if (leads || !leader.isReached)
                publish(context, word);
            context.countNodes(word.done.placements);
            goOn = context.proceed(word.done.evaluations) && goOn;
        }
    }
    if (!m_talk->isAlone())
        goOn = !m_talk->isStopAgreed() && !m_talk->isGoalReached();
    if (goOn && publishes)
        publishKept();
    return goOn;
}

void RecordSearch::publish(SearchContext& context, const RecordDesk& found) {
    if (found.bestScore > m_best)
        publish(context, WorkerWord{{}, found.bestScore, found.bestBy, found.best, {}});
}

/// Publishes a better board, after scoring it from scratch and checking the fixed pieces.
void RecordSearch::publish(SearchContext& context, const WorkerWord& found) {
    if (found.best.empty() || found.bestScore <= m_best)
        return;
    m_codes = found.best;
    turnBackTo(m_codes);
    const Puzzle& puzzle = m_problem->puzzle();
    const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), m_codes);
    bool sound = board && board->emptyCount() == 0 && violationsOf(puzzle, *board).empty() &&
                 matchedEdges(puzzle, *board) == found.bestScore;
    for (int cell = 0; sound && cell < puzzle.size().cells(); ++cell)
        sound = !m_problem->isFixed(cell) || board->at(cell) == m_problem->start().at(cell);
    if (!sound)
        throw std::logic_error("a board did not pass the check of its score");
    const int score = m_problem->scoreOf(m_codes, found.bestScore);
    if (score > m_best)
        m_log.addGain(found.bestBy, score - std::max(0, m_best), context.seconds());
    m_best = std::max(m_best, score);
    context.improved(score, m_codes, engineName(found.bestBy));
}

/// Rotates in place, if the board is searched rotated.
void RecordSearch::turnBackTo(std::span<std::uint16_t> codes) const {
    if (!m_turned)
        return;
    const std::vector<std::uint16_t> turned(codes.begin(), codes.end());
    turnBack(m_problem->puzzle(), turned, codes);
}

void RecordSearch::report(const SearchContext& context, SearchReport& report) {
    RecordWorker& worker = *m_workers.front();
    m_talk->describe(report.ranks);
    if (report.wantsCurrent) {
        report.solution.resize(m_codes.size());
        worker.copyTo(report.solution);
        turnBackTo(report.solution);
    }
    if (report.wantsDetails)
        report.details.depthCounts = m_depthCounts;
    report.current = worker.desk().bestScore;
    const RecordFigures now = worker.figures();
    report.gauges = {{QT_TRANSLATE_NOOP("Solver", "Depth"), now.depth},
                     {QT_TRANSLATE_NOOP("Solver", "Breaks allowed"), now.breaksAllowed},
                     {QT_TRANSLATE_NOOP("Solver", "Score aimed at"), now.scoreAimedAt},
                     {QT_TRANSLATE_NOOP("Solver", "Beam width"), now.beamWidth},
                     {QT_TRANSLATE_NOOP("Solver", "Restarts"), now.restarts}};
    const double seconds = context.seconds();
    m_log.describe(report.parts, seconds);
    const GainForecast& tries = m_all == 1 ? worker.tries() : m_tries;
    const auto done = static_cast<double>(context.evaluations());
    if (const auto more = m_best < 0 ? std::nullopt : tries.evaluationsToGain(m_best); more)
        report.secondsToGain = *more * seconds / std::max(1.0, done);
}

} // namespace tessera::record
