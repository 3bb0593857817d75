// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/record/RecordWorker.h"

#include "core/moves/StartBoard.h"
#include "core/puzzle/ColorCensus.h"
#include "core/puzzle/Score.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int kMostLifted = 32;
constexpr int kPolishPartial = 20;
constexpr int kPolishFull = 200;
constexpr std::uint64_t kPolishShare = 16;
constexpr std::uint64_t kRoundCost = kMostLifted * kMostLifted;
constexpr std::uint64_t kFirstLimit = 100'000;
constexpr std::uint64_t kPatience = 10'000'000;
constexpr double kEasyNodes = 1e5;
constexpr std::uint64_t kCounted = 40'000'000;

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
      m_polish(m_board, *setup.cells, kMostLifted), m_forecast(*setup.problem, *setup.pieces),
      m_codes(static_cast<std::size_t>(setup.pieces->size().cells())),
      m_total(setup.problem->total()), m_unbreakable(faultsBetweenFixed(*setup.problem)),
      m_limit(kFirstLimit) {
    if (BreakTables::fits(*setup.problem, *setup.pieces))
        m_search.emplace(*setup.problem, *setup.pieces);
    m_breaks = easyBreaks();
}

/// So many that a full board is expected after few placements.
int RecordWorker::easyBreaks() {
    const int cells = m_setup.pieces->size().cells();
    int breaks = 0;
    while (breaks < m_total / 4 && m_forecast.nodesToBoard(capsOf(cells, breaks, {})) > kEasyNodes)
        breaks += 1 + breaks / 16;
    return breaks;
}

/// For the breaks that are allowed now.
std::vector<std::uint16_t> RecordWorker::caps() {
    const bool counting = m_search->placements() < kCounted;
    if (m_breaks != m_curveBreaks || counting)
        m_curve = m_forecast.bestCurve(m_breaks);
    m_curveBreaks = m_breaks;
    m_search->setCounting(counting);
    return capsOf(m_setup.pieces->size().cells(), m_breaks, m_curve);
}

std::uint64_t RecordWorker::advance(std::uint64_t evaluations) {
    const int before = m_bestScore;
    std::uint64_t done = 0;
    while (done < evaluations && m_bestScore == before) {
        if (m_best.empty())
            done += begin();
        else if (m_polishLeft > 0 || !m_search)
            done += polish();
        else
            done += search(evaluations - done);
    }
    return done;
}

/// The first board, so that there is one at once.
std::uint64_t RecordWorker::begin() {
    const StartKind kind =
        m_setup.problem->startKind() == StartKind::Board ? StartKind::Board : StartKind::Greedy;
    const std::uint64_t tried =
        makeStart(m_board, *m_setup.problem, *m_setup.cells, kind, m_random);
    keepIfBest();
    m_polishLeft = kPolishPartial;
    if (m_search)
        restart();
    return std::max<std::uint64_t>(1, tried);
}

std::uint64_t RecordWorker::polish() {
    m_polishLeft = std::max(0, m_polishLeft - 1);
    const std::uint64_t tried = m_polish.improve(m_random);
    m_polished += tried;
    keepIfBest();
    return tried;
}

std::uint64_t RecordWorker::search(std::uint64_t most) {
    const std::uint64_t before = m_search->placements();
    const BreakSearch::Event event = m_search->advance(std::min(most, m_restartAt - before));
    std::uint64_t done = m_search->placements() - before;
    m_failedFor += done;
    if (event == BreakSearch::Event::Full) {
        done += complete(true);
        tighten();
    } else if (event == BreakSearch::Event::Deeper) {
        m_search->copyTo(m_deepest);
    }
    if (event == BreakSearch::Event::Exhausted || m_search->placements() == m_restartAt) {
        if (event != BreakSearch::Event::Full && m_search->depth() < m_setup.pieces->size().cells())
            done += complete(false);
        restart();
    }
    return std::max<std::uint64_t>(1, done);
}

void RecordWorker::restart() {
    ++m_restarts;
    if (!m_succeeded && m_failedFor > kPatience) {
        m_breaks += 2;
        m_failedFor = 0;
    }
    drawSparedColors();
    m_search->tables().shuffle(m_random);
    const int cells = m_setup.pieces->size().cells();
    m_search->restart({caps(), quotaOf(cells, m_search->tables().sparedSides(), m_setup.spares)});
    m_deepest.resize(m_codes.size());
    m_search->copyTo(m_deepest);
    m_restartAt = m_search->placements() + m_limit;
    m_limit = std::min(m_setup.restartAfter, m_limit * 2);
}

void RecordWorker::drawSparedColors() {
    std::vector<int> patterns;
    const ColorCensus census(m_setup.problem->puzzle());
    for (const auto& [pattern, uses] : census.patterns(false))
        patterns.push_back(pattern);
    m_random.shuffle(std::span<int>(patterns));
    const std::size_t spared =
        std::min(static_cast<std::size_t>(m_setup.sparedColors), patterns.size() / 4);
    m_search->tables().spare(std::span<const int>(patterns).first(spared));
    m_forecast.spare(std::span<const int>(patterns).first(spared), m_setup.spares);
    m_forecast.calibrate(m_search->counts());
}

/// After a full board only a better one is of interest.
void RecordWorker::tighten() {
    m_succeeded = true;
    m_failedFor = 0;
    learnScore(m_bestScore);
    m_search->tighten(caps());
}

void RecordWorker::learnScore(int score) {
    m_breaks = std::clamp(m_total - m_unbreakable - score - 1, 0, m_breaks);
}

/// Fills what is empty and has the board polished.
std::uint64_t RecordWorker::complete(bool full) {
    if (full)
        m_search->copyTo(m_codes);
    else
        m_codes = m_deepest;
    m_board.assign(
        *Board::fromCodes(m_setup.pieces->size(), m_setup.pieces->pieceCount(), m_codes));
    const std::uint64_t tried = full ? 0 : fillGreedily(m_board, *m_setup.cells, m_random);
    keepIfBest();
    // Polishing gets a share of the work, so that it never holds up the search.
    const std::uint64_t earned = m_search->placements() / kPolishShare;
    const std::uint64_t rounds = earned > m_polished ? (earned - m_polished) / kRoundCost : 0;
    m_polishLeft = static_cast<int>(std::min<std::uint64_t>(
        rounds, static_cast<std::uint64_t>(full ? kPolishFull : kPolishPartial)));
    return tried;
}

void RecordWorker::keepIfBest() {
    if (m_board.score() <= m_bestScore)
        return;
    m_bestScore = m_board.score();
    m_best.resize(m_codes.size());
    m_board.copyTo(m_best);
}

void RecordWorker::copyTo(std::span<std::uint16_t> codes) {
    if (m_polishLeft > 0 || !m_search)
        m_board.copyTo(codes);
    else
        m_search->copyTo(codes);
}

} // namespace tessera
