// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/RecordWorker.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/record/BeamEngine.h"

#include <numeric>

namespace tessera {

namespace {

/// Evaluations from one base of a story to the next: a tenth of a second at least.
constexpr std::uint64_t kBaseEvery = 5'000'000;
constexpr std::uint64_t kRepeatSlice = 200'000;
constexpr std::uint64_t kFirstLimit = 100'000; ///< placements
/// Nanoseconds of an evaluation by RecordPhase, as measured on boards of 8×8 to 32×32. A beam knows
/// its effort better.
constexpr RecordWork kEffort{RecordWorker::kLeastEffort, 10, 8, 0, 18};

int faultsBetweenFixed(const EdgeProblem& problem) {
    const GridSize size = problem.puzzle().size();
    int faults = 0;
    for (int cell = 0; cell < size.cells(); ++cell) {
        for (const Side side : kSides) {
            const auto across = size.neighbour(cell, side);
            const bool isFixed = across ? *across > cell && problem.isFixed(*across)
                                        : problem.puzzle().rules().hasRimColor();
            if (isFixed && problem.isFixed(cell) &&
                jointState(problem.puzzle(), problem.start(), cell, side) != JointState::Matched)
                ++faults;
        }
    }
    return faults;
}

} // namespace

std::uint64_t evaluationsOf(const RecordWork& work) {
    return std::accumulate(work.begin(), work.end(), std::uint64_t{0});
}

RecordWork differenceOf(const RecordWork& more, const RecordWork& less) {
    RecordWork work{};
    std::ranges::transform(more, less, work.begin(), std::minus());
    return work;
}

RecordDesk::RecordDesk(const RecordSetup& given, std::uint64_t seed)
    : setup(given), random(seed), board(*given.pieces),
      codes(static_cast<std::size_t>(given.pieces->size().cells())),
      reachable(given.problem->total() - faultsBetweenFixed(*given.problem)),
      isBacktracked(!BreakTables::isForBeamsOnly(given.pieces->size())), crew(given.beamThreads) {}

void RecordDesk::keepIfBest(RecordPhase by) {
    if (board.score() <= bestScore)
        return;
    bestScore = board.score();
    bestBy = by;
    best.resize(codes.size());
    board.copyTo(best);
}

int RecordDesk::mostUsefulBreaks() const {
    return std::max(0, reachable - std::max(bestScore, learnt) - 1);
}

struct RecordWorker::Engines {
    explicit Engines(RecordDesk& desk)
        : start(desk), polish(desk), breaks(desk, polish),
          beam(desk, polish, breaks.search().tables()), exact(desk, breaks.strictTree()) {}

    record::FirstBoard start;
    record::Polish polish;
    record::Breaks breaks;
    record::Beam beam;
    record::Exact exact;

    [[nodiscard]] record::Engine& of(RecordPhase phase) {
        const std::array<record::Engine*, 5> engines{&start, &polish, &exact, &beam, &breaks};
        return *engines[static_cast<std::size_t>(phase)];
    }
};

RecordWorker::RecordWorker(const RecordSetup& setup, std::uint64_t seed)
    : m_desk(setup, seed), m_engines(std::make_unique<Engines>(m_desk)),
      m_limit(std::min(kFirstLimit, setup.restartAfter)) {}

RecordWorker::~RecordWorker() = default;

std::uint64_t RecordWorker::advance(std::uint64_t evaluations, std::uint64_t effort) {
    const int before = m_desk.bestScore;
    std::uint64_t done = 0;
    while (done < evaluations && m_effort < effort && m_desk.bestScore == before) {
        record::Beam& beam = m_engines->beam;
        const bool isPolished = m_phase == RecordPhase::Beam && beam.isImproving();
        const std::size_t engine = asIndex(isPolished ? RecordPhase::Polish : m_phase);
        const std::uint64_t cost = kEffort[engine];
        const std::uint64_t known = beam.effort();
        // Where steps can be cut, it ends at the same evaluation however it is sliced.
        const std::uint64_t most = cost == 0 ? evaluations : (effort - m_effort - 1) / cost + 1;
        const std::uint64_t more =
            m_engines->of(m_phase).advance(std::min(evaluations - done, most));
        done += more;
        m_effort += std::max(cost * more + beam.effort() - known, kLeastEffort * more);
        m_story.evaluations += more;
        m_work[engine] += more;
        if (beam.isAtFullWidth())
            beam.tries().addWork(more);
        if (m_phase == RecordPhase::Beam && m_desk.isBacktracked && m_desk.bestScore > before)
            m_engines->breaks.tighten();
        const bool isSmall = nextPhase() && beam.hasOnlyBegun();
        if (isSmall && m_keepsStory && m_story.evaluations >= m_story.baseAt + kBaseEvery)
            saveBase();
    }
    return done;
}

void RecordWorker::tellDesk(auto& packet, auto& self) {
    packet(self.m_limit, self.m_phase, self.m_turn, self.m_desk.best, self.m_desk.bestScore,
           self.m_desk.bestBy, self.m_desk.learnt, self.m_desk.searched);
    record::Polish::tell(packet, self.m_engines->polish);
}

void RecordWorker::saveBase() {
    PacketWriter packet;
    tellDesk(packet, *this);
    std::vector<std::uint16_t> codes(m_desk.codes.size());
    m_desk.board.copyTo(codes);
    packet(m_desk.random.state(), codes);
    m_engines->exact.save(packet);
    m_engines->beam.save(packet);
    if (m_desk.isBacktracked)
        m_engines->breaks.save(packet);
    m_story = {packet.bytes(), m_story.evaluations, m_story.evaluations, {}, {}};
}

void RecordWorker::loadBase(const QByteArray& base) {
    PacketReader packet(base);
    tellDesk(packet, *this);
    packet.require(m_phase > RecordPhase::Start && m_phase <= RecordPhase::Breaks &&
                   (m_turn == RecordPhase::Beam || m_turn == RecordPhase::Breaks) &&
                   m_desk.bestBy <= RecordPhase::Breaks &&
                   (m_desk.isBacktracked || m_turn == RecordPhase::Beam) && m_limit > 0);
    Random::State random{};
    packet(random, m_desk.codes);
    packet.require(m_desk.random.restore(random));
    const RecordSetup& setup = m_desk.setup;
    for (const auto& codes : {m_desk.best, m_desk.codes}) {
        packet.require(isFullBoard(*setup.problem, *setup.pieces, codes));
        m_desk.board.assign(codes);
        packet.require(m_desk.board.score() <= m_desk.bestScore);
    }
    m_engines->exact.load(packet);
    m_engines->beam.load(packet);
    if (m_desk.isBacktracked)
        m_engines->breaks.load(packet);
}

bool RecordWorker::repeat(Story story, const std::function<bool()>& goesOn) {
    PacketReader::require(story.learntAt.size() == story.learnt.size() &&
                          story.baseAt <= story.evaluations);
    if (!story.base.isEmpty())
        loadBase(story.base);
    m_story = {story.base, story.baseAt, story.baseAt, {}, {}};
    const auto advanceTo = [&](std::uint64_t evaluations) {
        while (m_story.evaluations < evaluations) {
            if (!goesOn())
                return false;
            advance(std::min(evaluations - m_story.evaluations, kRepeatSlice));
        }
        return true;
    };
    for (std::size_t i = 0; i < story.learnt.size(); ++i) {
        if (!advanceTo(story.learntAt[i]))
            return false;
        learnScore(story.learnt[i]);
    }
    return advanceTo(story.evaluations);
}

/// Polishing and exact search come before the engine whose turn it is; a restart ends its turn.
bool RecordWorker::nextPhase() {
    if (m_desk.best.empty())
        return false;
    auto& [start, polish, breaks, beam, exact] = *m_engines;
    const bool begins = m_phase == RecordPhase::Start;
    const bool newBreaks =
        begins ? m_desk.isBacktracked : m_phase == RecordPhase::Breaks && breaks.hasEnded();
    const bool newBeam = begins || (m_phase == RecordPhase::Beam && beam.hasEnded());
    if (newBreaks)
        breaks.restart(m_limit);
    if (newBeam)
        beam.restart();
    if (m_desk.isBacktracked ? newBreaks : newBeam) {
        exact.grant(m_limit,
                    m_desk.isBacktracked ? breaks.search().placements() : beam.placements());
        m_limit = std::min(m_desk.setup.restartAfter, 2 * m_limit);
    }
    if (newBreaks || newBeam)
        m_turn = beam.isDue(breaks.search().placements()) ? RecordPhase::Beam : RecordPhase::Breaks;
    m_phase = polish.isDue() ? RecordPhase::Polish : exact.isDue() ? RecordPhase::Exact : m_turn;
    return newBreaks || newBeam;
}

void RecordWorker::fillUp() {
    if (m_desk.best.empty())
        m_engines->start.fillUp();
}

void RecordWorker::learnScore(int score) {
    if (m_keepsStory) {
        m_story.learntAt.push_back(m_story.evaluations);
        m_story.learnt.push_back(score);
    }
    m_desk.learnt = std::max(m_desk.learnt, score);
    if (m_desk.best.empty())
        return;
    m_engines->beam.learn();
    if (m_desk.isBacktracked)
        m_engines->breaks.learn();
}

RecordFigures RecordWorker::figures() const {
    const BreakSearch& breaks = m_engines->breaks.search();
    const BeamSearch& beam = m_engines->beam.search();
    const int allowed = breaks.schedule().breaks();
    return {breaks.placements() + m_engines->exact.placements() + m_engines->beam.placements(),
            m_engines->breaks.restarts(),
            m_phase,
            m_phase == RecordPhase::Beam    ? beam.depth()
            : m_phase == RecordPhase::Exact ? m_engines->exact.depth()
                                            : breaks.depth(),
            m_engines->beam.width(),
            allowed,
            m_desk.reachable - allowed,
            m_work,
            m_effort};
}

const GainForecast& RecordWorker::tries() const { return m_engines->beam.tries(); }

void RecordWorker::copyTo(std::span<std::uint16_t> codes) { m_engines->of(m_phase).copyTo(codes); }

} // namespace tessera
