// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/RecordSearch.h"

#include "core/edges/puzzle/Board.h"
#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>
#include <thread>

namespace tessera::record {

namespace {

/// Other states are of another version: the first word of older ones was 200,000 or more.
constexpr std::uint64_t kStateVersion = 6;
constexpr std::uint64_t kToldRound = 10'000; ///< evaluations, for steps that are reported

/// Half of the free memory, if each processor has such a search.
std::size_t shareOfMemory(std::size_t threads) {
    constexpr std::uint64_t unknown = std::uint64_t{1} << 30U;
    constexpr std::uint64_t least = std::uint64_t{32} << 20U;
    constexpr std::uint64_t most = std::numeric_limits<std::size_t>::max() / 4;
    const std::uint64_t told = freeMemory();
    const std::uint64_t free = told > 0 ? told : unknown;
    const std::size_t processors =
        std::max<std::size_t>(threads, std::thread::hardware_concurrency());
    return static_cast<std::size_t>(std::clamp(free / 2 / processors * threads, least, most));
}

constexpr std::array kStepKinds{StepKind::Start, StepKind::Polish, StepKind::Exact, StepKind::Beam,
                                StepKind::Breaks};

} // namespace

void RecordSearch::run(SearchContext& context) {
    const auto earlier = takeUp(context);
    m_talk.emplace(context);
    const std::size_t threads = asIndex(std::max(1, context.threads()));
    m_crew.emplace(m_setup.sharesBeam ? 1 : threads);
    m_setup.beamThreads = m_setup.sharesBeam ? threads : 1;
    if (m_setup.beamBytes == 0)
        m_setup.beamBytes = shareOfMemory(m_setup.beamThreads);
    m_all = m_crew->size() * asIndex(context.ranks().size());
    if (!hire(context, earlier ? unpacked(*earlier, m_all) : std::vector<QByteArray>())) {
        context.finish();
        return;
    }
    if (m_talk->hasFailed())
        static_cast<void>(m_talk->meet({})); // tells the others, and throws
    measurePace();
    context.setReporter([this, &context](SearchReport& asked) { report(context, asked); });
    if (m_all == 1)
        context.tellSteps();
    const bool canMove = m_cells.canSwap() || !m_cells.rotatable().empty();
    for (bool goOn = canMove && (!context.stopped() || !m_talk->isAlone()); goOn;) {
        goOn = m_all == 1 ? advanceAlone(context) : advanceTogether(context);
        if (goOn && m_all == 1 && isCheckpointWanted()) {
            keep(context);
            publishKept();
        }
    }
    if (!context.hasBest()) {
        firstWorker().fillUp();
        publish(context, firstWorker().desk());
    }
    if (!canMove)
        context.exhausted();
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
    m_runners.resize(m_crew->size());
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
        if (!earlier.empty())
            m_setup.beamBytes = memoryOf(earlier[m_begin]);
        if (BreakTables::isForBeamsOnly(m_pieces.size())) {
            m_setup.tables = std::make_shared<BreakTables>(*m_searched, m_pieces);
            m_setup.looks = std::make_shared<const BeamLooks>(*m_setup.tables, m_pieces.size());
        }
        const auto make = [&](std::size_t member) {
            const ProcessorWatch watch;
            RecordSetup setup = m_setup;
            setup.exact = isLead(member); // one such worker is enough
            m_runners[member] = std::make_unique<Runner>(setup, seeds[m_begin + member]);
            if (keepsCheckpoints())
                m_runners[member]->worker().keepStory();
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
        m_told = firstWorker().figures();
        if (m_all > 1 && keepsCheckpoints())
            keep(context);
    }
    return goesOn && !m_talk->isStopAgreed();
}

QByteArray RecordSearch::stateOf(const RecordWorker::Story& story) const {
    PacketWriter packet;
    packet(kStateVersion, m_setup.beamBytes, m_lap, m_best, m_learnt, m_depthCounts);
    EngineLog::tell(packet, m_log);
    RecordWorker::Story::tell(packet, story);
    return packet.bytes();
}

/// The width of its beams depends on it, so it stays as it was.
std::size_t RecordSearch::memoryOf(const QByteArray& state) {
    PacketReader packet(state);
    if (packet.next<std::uint64_t>() != kStateVersion) {
        throw UserError(
            PacketText::tr("The search was saved by another version of Tessera. Resume it with "
                           "that version, or start a new search."));
    }
    return packet.next<std::size_t>();
}

void RecordSearch::takeState(std::size_t member, const QByteArray& state,
                             const std::function<bool()>& goesOn) {
    PacketReader packet(state);
    static_cast<void>(packet.next<std::uint64_t>()); // was looked at
    static_cast<void>(packet.next<std::size_t>());
    std::uint64_t lap = 0;
    int best = -1;
    std::vector<int> learnt;
    std::vector<std::uint64_t> depthCounts;
    EngineLog log;
    packet(lap, best, learnt, depthCounts);
    EngineLog::tell(packet, log);
    packet.require(lap > 0 && lap <= kLongestLap && learnt.size() == m_learnt.size() &&
                   depthCounts.size() == m_codes.size() + 1);
    if (member == 0) { // all have the same
        m_lap = lap;
        m_best = best;
        m_learnt = std::move(learnt);
        m_depthCounts = std::move(depthCounts);
        m_log = std::move(log);
    }
    RecordWorker::Story story;
    RecordWorker::Story::tell(packet, story);
    static_cast<void>(m_runners[member]->worker().repeat(std::move(story), goesOn));
}

/// @param laps the last ones, if the workers may be ahead of them
void RecordSearch::keep(const SearchContext& context, std::span<const Lap> laps) {
    m_kept = {context.counters(), context.hasBest() ? context.best() : -1, {}, context.processor()};
    m_states.clear();
    for (std::size_t i = 0; i < m_runners.size(); ++i)
        m_states.push_back(stateOf(laps.empty() ? m_runners[i]->worker().story() : laps[i].story));
}

void RecordSearch::publishKept() {
    const std::vector<QByteArray> states = m_talk->gatherStates(m_states);
    if (!m_talk->isFirst() || states.empty())
        return;
    SearchCheckpoint checkpoint = m_kept;
    checkpoint.state = packed(states);
    publishCheckpoint(std::move(checkpoint));
}

bool RecordSearch::advanceAlone(SearchContext& context) {
    RecordWorker& worker = firstWorker();
    const auto advance = [&](std::uint64_t evaluations) {
        const std::uint64_t done = worker.advance(evaluations);
        context.countHelpers(worker.takeHelp());
        account(context, worker.figures());
        publish(context, worker.desk());
        return done;
    };
    if (!context.isFollowed())
        return context.proceed(advance(context.slice()));
    const RecordPhase phase = worker.figures().phase;
    const int best = worker.desk().bestScore;
    const std::uint64_t done = advance(1);
    const bool goOn = context.proceed(done);
    if (goOn) {
        const int gain = best < 0 ? 0 : worker.desk().bestScore - best;
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

/// Reports what the first worker has done since the last call. @return its evaluations
std::uint64_t RecordSearch::account(SearchContext& context, const RecordFigures& now) {
    const RecordWork work = differenceOf(now.work, m_told.work);
    const std::uint64_t placed = now.placements - m_told.placements;
    context.countNodes(placed);
    m_depthCounts[static_cast<std::size_t>(now.depth)] += placed;
    m_log.addWork(work);
    if (now.restarts != m_told.restarts && m_told.restarts > 0)
        context.event(TraceEventKind::Restart);
    else if (now.phase != m_told.phase)
        context.event(TraceEventKind::PhaseChange);
    m_told = now;
    return evaluationsOf(work);
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
    RecordWorker& worker = firstWorker();
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
    const bool isBacktracked = worker.desk().isBacktracked;
    report.gauges = {{QT_TRANSLATE_NOOP("Solver", "Depth"), now.depth}};
    if (isBacktracked) {
        report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Breaks allowed"),
                                   now.breaksAllowed);
        report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Score aimed at"), now.scoreAimedAt);
    }
    report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Beam width"), now.beamWidth);
    report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Memory limit of the beam (MB)"),
                               m_setup.beamBytes >> 20U);
    if (isBacktracked)
        report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Restarts"), now.restarts);
    const double seconds = context.seconds();
    m_log.describe(report.parts, seconds);
    const GainForecast& tries = m_all == 1 ? worker.tries() : m_tries;
    const auto done = static_cast<double>(context.evaluations());
    if (const auto more = m_best < 0 ? std::nullopt : tries.evaluationsToGain(m_best); more)
        report.secondsToGain = *more * seconds / std::max(1.0, done);
}

} // namespace tessera::record
