// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/RecordWorker.h"

#include "core/edges/puzzle/ColorCensus.h"
#include "core/edges/puzzle/Score.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace tessera {

namespace {

constexpr int kMostLifted = 32;
constexpr int kWindow = 12; ///< cells
/// Of so many rounds of polishing one re-solves a window.
constexpr int kWindowEvery = 16;
constexpr int kPolishPartial = 20;
constexpr int kPolishFull = 200;
constexpr std::uint64_t kPolishShare = 16;
constexpr std::uint64_t kRoundCost = kMostLifted * kMostLifted;
constexpr std::uint64_t kFirstLimit = 100'000;
constexpr std::uint64_t kPatience = 10'000'000;
constexpr double kEasyNodes = 1e5;
constexpr double kExactTree = 1e12;   ///< nodes of a tree that is worth a share of the time
constexpr double kOutrightTree = 5e9; ///< and of one that is searched to the end
constexpr std::uint64_t kBeforeExact = 1'000'000;
constexpr std::uint64_t kEver = std::numeric_limits<std::uint64_t>::max();
constexpr BreakCurve kEasyCurve{0.55, 1.0, 0.7};
constexpr int kLastCells = 8;
constexpr std::uint64_t kCopyEvery = 64;
constexpr std::uint64_t kCounted = 40'000'000;
constexpr std::size_t kFirstBeam = 100;
constexpr std::size_t kFirstBeamOnLarge = 10; ///< so that it is done within the second
constexpr std::size_t kWiden = 4;
/// Beams differ in what a broken joint weighs, so that one puzzle's best is met.
constexpr std::int32_t kLowestBreakCost = 6 * PairingOdds::kUnit;
constexpr std::uint32_t kBreakCostRange = 5 * PairingOdds::kUnit;
/// On boards up to this size backtracking is as good as the beam.
constexpr int kSmallBoard = 121;
constexpr double kShareOnSmall = 0.5;

int faultsBetweenFixed(const EdgeProblem& problem) {
    const GridSize size = problem.puzzle().size();
    int faults = 0;
    for (int cell = 0; cell < size.cells(); ++cell) {
        for (const Side side : {Side::Right, Side::Down}) {
            const auto across = size.neighbour(cell, side);
            if (across && problem.isFixed(cell) && problem.isFixed(*across) &&
                jointState(problem.puzzle(), problem.start(), cell, side) != JointState::Matched)
                ++faults;
        }
    }
    return faults;
}

} // namespace

RecordWorker::RecordWorker(const RecordSetup& setup, std::uint64_t seed)
    : m_setup(setup), m_random(seed), m_board(*setup.pieces),
      m_polish(m_board, *setup.cells, kMostLifted), m_windows(m_board, *setup.cells, kWindow),
      m_search(*setup.problem, *setup.pieces, setup.tables),
      m_beam(*setup.problem, *setup.pieces, m_search.tables()),
      m_forecast(*setup.problem, *setup.pieces),
      m_codes(static_cast<std::size_t>(setup.pieces->size().cells())),
      m_total(setup.problem->total()),
      m_backtracks(!BreakTables::isForBeamsOnly(setup.pieces->size())),
      m_unbreakable(faultsBetweenFixed(*setup.problem)), m_limit(kFirstLimit) {
    if (m_backtracks)
        m_breaks = easyBreaks();
    // Only where everything can match and the tree is small.
    const double tree = m_forecast.strictTree();
    if (m_unbreakable == 0 && setup.exact && tree < kExactTree)
        m_exact.emplace(*setup.problem, *setup.pieces, &m_random);
    // The last pieces hardly ever miss as little as the search lets them.
    const int cells = static_cast<int>(m_codes.size());
    m_finishFrom = BreakTables::breaksAnywhere(*setup.problem) ? cells - kLastCells : cells;
    m_outright = tree < kOutrightTree;
    if (cells <= kSmallBoard)
        m_setup.beamShare = std::min(m_setup.beamShare, kShareOnSmall);
    m_setup.beamWidth =
        std::min<std::uint64_t>(m_setup.beamWidth, m_beam.mostWidth(setup.beamBytes));
}

/// So many that a full board is expected after few placements.
int RecordWorker::easyBreaks() {
    const int cells = m_setup.pieces->size().cells();
    int breaks = 0;
    const double few = std::max(kEasyNodes, 100.0 * cells);
    while (breaks < m_total / 4 && m_forecast.nodesToBoard(capsOf(cells, breaks, kEasyCurve)) > few)
        breaks += 1 + breaks / 16;
    return breaks;
}

/// For the breaks that are allowed now. The curve changes little from one to
/// the next where there are many.
std::vector<std::uint16_t> RecordWorker::caps() {
    if (std::abs(m_breaks - m_curveBreaks) > m_breaks / 32) {
        m_curve = m_forecast.bestCurve(m_breaks);
        m_curveBreaks = m_breaks;
    }
    return capsOf(m_setup.pieces->size().cells(), m_breaks, m_curve);
}

std::uint64_t RecordWorker::advance(std::uint64_t evaluations) {
    const int before = m_bestScore;
    std::uint64_t done = 0;
    while (done < evaluations && m_bestScore == before) {
        if (m_best.empty())
            done += begin(evaluations - done);
        else if (m_polishLeft > 0)
            done += polish();
        else if (m_exactLeft > 0)
            done += searchExactly(evaluations - done);
        else if (m_beamsTurn)
            done += searchBeam();
        else
            done += search(evaluations - done);
    }
    return done;
}

/// The first board, so that there is one at once.
std::uint64_t RecordWorker::begin(std::uint64_t most) {
    std::uint64_t tried = 0;
    if (m_setup.problem->startKind() == StartKind::Board) {
        makeStart(m_board, *m_setup.problem, *m_setup.cells, StartKind::Board, m_random);
    } else {
        if (!m_start) {
            layFixedPieces(m_board, *m_setup.problem);
            m_start.emplace(m_board, *m_setup.cells, m_random);
        }
        tried = m_start->advance(most, m_random);
    }
    if (!m_start || m_start->isFull())
        begun();
    return std::max<std::uint64_t>(1, tried);
}

void RecordWorker::begun() {
    m_start.reset();
    keepIfBest(Engine::Start);
    m_polishLeft = kPolishPartial;
    m_deepest.resize(m_codes.size());
    if (m_backtracks)
        restart();
    restartBeam();
}

void RecordWorker::fillUp() {
    if (!m_best.empty())
        return;
    if (!m_start)
        layFixedPieces(m_board, *m_setup.problem);
    fillRandomly(m_board, *m_setup.cells, m_random);
    keepIfBest(Engine::Start);
}

std::uint64_t RecordWorker::polish() {
    m_polishLeft = std::max(0, m_polishLeft - 1);
    const std::uint64_t tried =
        m_polishLeft % kWindowEvery == 0 ? m_windows.improve(m_random) : m_polish.improve(m_random);
    m_polished += tried;
    keepIfBest(Engine::Polish);
    return tried;
}

std::uint64_t RecordWorker::searchBeam() {
    std::uint64_t done = m_beam.deepen(m_random);
    m_beamWork += done;
    if (!m_beam.hasEnded())
        return done;
    if (m_beam.depth() >= static_cast<int>(m_codes.size()) - 2 * m_setup.pieces->size().width) {
        m_beam.copyTo(m_codes);
        const int before = m_bestScore;
        done += complete(m_codes, Engine::Beam);
        if (m_bestScore > before)
            tighten();
    }
    restartBeam();
    m_beamsTurn = isBeamDue();
    return done;
}

/// Whether the beam has had less than its share.
bool RecordWorker::isBeamDue() const {
    return !m_backtracks || static_cast<double>(m_beamWork) * (1 - m_setup.beamShare) <
                                static_cast<double>(m_search.placements()) * m_setup.beamShare;
}

/// Each beam is wider than the last, so that there is a good board at once and a
/// better one later.
void RecordWorker::restartBeam() {
    const std::size_t first = m_backtracks ? kFirstBeam : kFirstBeamOnLarge;
    m_beamWidth =
        std::min<std::size_t>(m_setup.beamWidth, m_beamWidth == 0 ? first : kWiden * m_beamWidth);
    BeamSearch::Settings settings;
    settings.width = m_beamWidth;
    settings.breakCost =
        kLowestBreakCost + static_cast<std::int32_t>(m_random.below(kBreakCostRange));
    settings.mostBreaks = mostUsefulBreaks();
    m_beam.restart(settings);
    if (!m_backtracks)
        grantExactSearch(m_beam.placements());
}

std::uint64_t RecordWorker::search(std::uint64_t most) {
    const std::uint64_t placed = m_search.placements();
    const BreakSearch::Event event = m_search.advance(std::min(most, m_restartAt - placed));
    std::uint64_t done = m_search.placements() - placed;
    m_failedFor += done;
    if (event == BreakSearch::Event::Full) {
        m_search.copyTo(m_codes);
        done += complete(m_codes, Engine::Breaks);
        tighten();
    } else if (event == BreakSearch::Event::Deeper && m_search.placements() >= m_copyAt) {
        // A first plunge reaches a new depth with almost every piece.
        m_copyAt = m_search.placements() + kCopyEvery;
        m_search.copyTo(m_deepest);
        if (m_search.depth() >= m_finishFrom) {
            const int before = m_bestScore;
            done += complete(m_deepest, Engine::Breaks);
            if (m_bestScore > before)
                tighten();
        }
    }
    if (event == BreakSearch::Event::Exhausted || m_search.placements() == m_restartAt) {
        if (m_search.depth() < static_cast<int>(m_codes.size()))
            done += complete(m_deepest, Engine::Breaks);
        restart();
    }
    return std::max<std::uint64_t>(1, done);
}

std::uint64_t RecordWorker::searchExactly(std::uint64_t most) {
    const std::uint64_t before = m_exact->placements();
    const ExactSearch::Event event = m_exact->advance(std::min(most, m_exactLeft));
    const std::uint64_t done = m_exact->placements() - before;
    m_exactLeft -= done;
    m_exactPlacements += done;
    if (event == ExactSearch::Event::Solution) {
        m_exact->copyTo(m_codes);
        lay(m_codes);
        keepIfBest(Engine::Exact);
    }
    if (event == ExactSearch::Event::Solution || event == ExactSearch::Event::Exhausted) {
        m_exact.reset();
        m_exactLeft = 0;
    }
    return std::max<std::uint64_t>(1, done);
}

void RecordWorker::restart() {
    ++m_restarts;
    relax();
    drawSparedColors();
    m_search.tables().shuffle(m_random);
    const int cells = m_setup.pieces->size().cells();
    const bool counting = m_search.placements() < kCounted;
    // What is known of the puzzle changes, at first with every restart.
    if (counting && m_search.placements() >= m_newCurveAt) {
        m_curveBreaks = kNoCurve;
        m_newCurveAt = m_search.placements() + m_search.placements() / 4 + kFirstLimit / 2;
    }
    m_search.setCounting(counting);
    m_search.restart({caps(), quotaOf(cells, m_search.tables().sparedSides(), m_setup.spares)});
    m_search.copyTo(m_deepest);
    m_copyAt = 0;
    m_beamsTurn = isBeamDue();
    m_restartAt = m_search.placements() + m_limit;
    grantExactSearch(m_search.placements());
}

/// A share that grows; everything, where the whole tree can be searched, once the
/// other engines have had their first placements.
void RecordWorker::grantExactSearch(std::uint64_t placements) {
    if (m_exact)
        m_exactLeft = m_outright && placements > kBeforeExact ? kEver : m_limit;
    m_limit = std::min(m_setup.restartAfter, m_limit * 2);
}

/// Allows more breaks again when too few were hoped for.
void RecordWorker::relax() {
    if (m_failedFor < kPatience)
        return;
    m_failedFor = 0;
    if (m_succeeded)
        m_breaks = (m_breaks + mostUsefulBreaks() + 1) / 2;
    else
        m_breaks += 1 + m_breaks / 16;
}

void RecordWorker::drawSparedColors() {
    std::vector<int> patterns;
    const ColorCensus census(m_setup.problem->puzzle());
    for (const auto& [pattern, uses] : census.patterns(false))
        patterns.push_back(pattern);
    m_random.shuffle(std::span<int>(patterns));
    const std::size_t spared =
        std::min(static_cast<std::size_t>(m_setup.sparedColors), patterns.size() / 4);
    m_search.tables().spare(std::span<const int>(patterns).first(spared));
    m_forecast.spare(std::span<const int>(patterns).first(spared), m_setup.spares);
    m_forecast.calibrate(m_search.counts());
}

/// After a full board only a better one is of interest, and a much better one
/// where there is still much to gain.
void RecordWorker::tighten() {
    m_succeeded = true;
    m_failedFor = 0;
    if (!m_backtracks)
        return;
    m_breaks = std::max(0, std::min(m_breaks, mostUsefulBreaks()) - m_breaks / 32);
    m_search.tighten(caps());
}

int RecordWorker::mostUsefulBreaks() const {
    return std::max(0, m_total - m_unbreakable - std::max(m_bestScore, m_learnt) - 1);
}

void RecordWorker::learnScore(int score) {
    m_learnt = std::max(m_learnt, score);
    if (m_best.empty())
        return;
    m_beam.allow(mostUsefulBreaks());
    if (!m_backtracks || m_breaks <= mostUsefulBreaks())
        return;
    m_breaks = mostUsefulBreaks();
    m_search.tighten(caps());
}

void RecordWorker::lay(std::span<const std::uint16_t> codes) {
    m_board.assign(*Board::fromCodes(m_setup.pieces->size(), m_setup.pieces->pieceCount(), codes));
}

/// Fills what is empty of a board and has it polished.
std::uint64_t RecordWorker::complete(std::span<const std::uint16_t> codes, Engine by) {
    lay(codes);
    const bool full = std::ranges::find(codes, Placement::kEmptyCode) == codes.end();
    const std::uint64_t tried = full ? 0 : fillGreedily(m_board, *m_setup.cells, m_random);
    keepIfBest(by);
    // Polishing gets a share of the work, so that it never holds up the search.
    const std::uint64_t earned = (m_search.placements() + m_beamWork) / kPolishShare;
    const std::uint64_t rounds = earned > m_polished ? (earned - m_polished) / kRoundCost : 0;
    m_polishLeft = static_cast<int>(std::min<std::uint64_t>(
        rounds,
        static_cast<std::uint64_t>(full || by == Engine::Beam ? kPolishFull : kPolishPartial)));
    return tried;
}

void RecordWorker::keepIfBest(Engine by) {
    if (m_board.score() <= m_bestScore)
        return;
    m_bestScore = m_board.score();
    m_bestBy = by;
    m_best.resize(m_codes.size());
    m_board.copyTo(m_best);
}

RecordWorker::Engine RecordWorker::engine() const {
    if (m_best.empty())
        return Engine::Start;
    if (m_polishLeft > 0)
        return Engine::Polish;
    if (m_exactLeft > 0)
        return Engine::Exact;
    return m_beamsTurn ? Engine::Beam : Engine::Breaks;
}

void RecordWorker::copyTo(std::span<std::uint16_t> codes) {
    switch (engine()) {
    case Engine::Start:
    case Engine::Polish:
        m_board.copyTo(codes);
        return;
    case Engine::Exact:
        m_exact->copyTo(codes);
        return;
    case Engine::Beam:
        m_beam.copyTo(codes);
        return;
    case Engine::Breaks:
        m_search.copyTo(codes);
        return;
    }
}

} // namespace tessera
