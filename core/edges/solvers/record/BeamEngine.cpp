// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BeamEngine.h"

#include <algorithm>

namespace tessera::record {

namespace {

constexpr std::size_t kFirst = 100;
constexpr std::size_t kFirstOnLarge = 10; ///< so that it takes less than a second
constexpr std::size_t kWiden = 4;
/// Beams differ in the cost of a broken joint, so that the best for the puzzle occurs.
constexpr std::int32_t kLowestBreakCost = 6 * PairingOdds::kUnit;
constexpr std::uint32_t kBreakCostRange = 5 * PairingOdds::kUnit;
constexpr std::int32_t kDeadEndCost = 6 * PairingOdds::kUnit;
/// On boards up to this size backtracking is as good as the beam.
constexpr std::size_t kSmallBoard = 121;
constexpr double kShareOnSmall = 0.5;

/// Improving final boards makes at most that share of a beam's evaluations.
constexpr std::uint64_t kFinalsShare = 2;
constexpr int kFinalRounds = 8; ///< of assignment
constexpr int kFinalLifted = 16;
constexpr int kFinalHope = 1;
constexpr std::uint64_t kFinalsSlice = 200'000;

/// The number of sides at which a beam may begin. Without fixed pieces they are alike.
std::size_t sidesToTry(const RecordDesk& desk) {
    const EdgeProblem& problem = *desk.setup.problem;
    const GridSize size = problem.puzzle().size();
    int fixed = 0;
    for (int cell = 0; cell < size.cells(); ++cell)
        fixed += problem.isFixed(cell) ? 1 : 0;
    if (!desk.isBacktracked || fixed == 0)
        return 1;
    return size.width == size.height ? 4 : 2;
}

} // namespace

TurnedBeam::TurnedBeam(const RecordSetup& setup, const BreakTables& tables)
    : m_first(setup.problem), m_problem(m_first), m_pieces(setup.pieces),
      m_looks(setup.looks ? setup.looks
                          : std::make_shared<const BeamLooks>(tables, m_pieces->size())) {}

TurnedBeam::TurnedBeam(const TurnedBeam& before, int quarters)
    : m_first(before.m_first), m_turned(before.m_turned) {
    const EdgeProblem* last = before.m_problem;
    for (int quarter = 0; quarter < quarters; ++quarter) {
        m_turned.push_back(turnedProblem(*last));
        last = m_turned.back().get();
    }
    m_problem = last;
    m_ownPieces = std::make_unique<const CompiledPuzzle>(m_problem->puzzle());
    m_pieces = m_ownPieces.get();
    m_ownTables = std::make_unique<const BreakTables>(*m_problem, *m_pieces);
    m_looks = std::make_shared<const BeamLooks>(*m_ownTables, m_pieces->size());
}

void TurnedBeam::copyTo(std::span<std::uint16_t> codes, std::size_t board) {
    m_search->copyTo(codes, board);
    std::vector<std::uint16_t> turned;
    for (std::size_t quarter = m_turned.size(); quarter-- > 0;) {
        turned.assign(codes.begin(), codes.end());
        const EdgeProblem& before = quarter == 0 ? *m_first : *m_turned[quarter - 1];
        turnBack(before.puzzle(), turned, codes);
    }
}

Beam::Beam(RecordDesk& desk, Polish& polish, const BreakTables& tables)
    : Engine(desk), m_polish(polish),
      m_share(desk.codes.size() > kSmallBoard ? desk.setup.beamShare
                                              : std::min(desk.setup.beamShare, kShareOnSmall)),
      m_descent(desk.board, *desk.setup.cells),
      m_assignment(desk.board, *desk.setup.cells, kFinalLifted) {
    m_turns.emplace_back(desk.setup, tables);
    m_trials.resize(sidesToTry(desk));
    turn().begin(desk.crew);
    m_mostWidth = static_cast<std::size_t>(
        std::min<std::uint64_t>(desk.setup.beamWidth, search().mostWidth(desk.setup.beamBytes)));
}

std::uint64_t Beam::advance(std::uint64_t /*most*/) {
    if (!m_finals.empty())
        return improveFinals();
    const std::uint64_t done = search().deepen(m_desk.random);
    m_work += done;
    m_effort += search().effort();
    m_desk.help += search().takeHelp();
    m_desk.searched += done;
    if (!search().hasEnded())
        return done;
    judge();
    // Also those of a beam that died near its end, e.g. because no piece is left for the rim.
    const int cells = static_cast<int>(m_desk.codes.size());
    if (search().depth() >= cells - 2 * m_desk.setup.pieces->size().width)
        gatherFinals();
    return std::max<std::uint64_t>(1, done);
}

void Beam::gatherFinals() {
    const int fewest = search().breaksOf(search().best());
    for (std::size_t board = 0; board < search().boards(); ++board) {
        if (search().breaksOf(board) <= fewest + kSlack)
            m_finals.push_back(board);
    }
    std::ranges::stable_sort(m_finals, std::ranges::greater(),
                             [this](std::size_t board) { return search().breaksOf(board); });
    m_finalsWork = (m_work - m_begunAt) / kFinalsShare;
}

/// Some of them. The best one is polished afterwards.
std::uint64_t Beam::improveFinals() {
    std::uint64_t tried = 0;
    const std::uint64_t most = std::min(m_finalsWork, kFinalsSlice);
    do {
        turn().copyTo(m_desk.codes, m_finals.back());
        m_finals.pop_back();
        m_desk.board.assign(m_desk.codes);
        if (!search().isFull())
            tried += fillGreedily(m_desk.board, *m_desk.setup.cells, m_desk.random);
        m_desk.keepIfBest(RecordPhase::Beam);
        tried += improveFinal(most);
        m_desk.keepIfBest(RecordPhase::Polish);
        if (m_desk.board.score() > m_finalScore) {
            m_finalScore = m_desk.board.score();
            m_final.resize(m_desk.codes.size());
            m_desk.board.copyTo(m_final);
        }
    } while (!m_finals.empty() && tried < most);
    m_finalsWork -= std::min(m_finalsWork, tried);
    if (m_finalsWork == 0)
        m_finals.clear();
    return m_finals.empty() ? tried + m_polish.complete(m_final, RecordPhase::Beam) : tried;
}

std::uint64_t Beam::improveFinal(std::uint64_t most) {
    std::uint64_t tried = m_descent.improve(most) + 1;
    // Assignment saves a joint or two at most.
    if (m_desk.board.score() + kFinalHope < m_finalScore)
        return tried;
    for (int round = 0; round < kFinalRounds; ++round)
        tried += m_assignment.improve(m_desk.random);
    return tried + m_descent.improve(most);
}

/// A cell that a beam could not fill counts as a fault.
void Beam::judge() {
    if (triesSides())
        m_trials[m_turn] += search().breaksOf(search().best()) +
                            static_cast<int>(m_desk.codes.size()) - search().depth();
}

/// While beams are narrow, each side in turn; then the best, at last for good.
void Beam::chooseTurn() {
    if (m_trials.size() == 1)
        return;
    if (m_width > kTrialWidth) {
        const auto best = std::ranges::min_element(m_trials);
        switchTo(static_cast<std::size_t>(best - m_trials.begin()));
    } else if (m_trial > 0)
        switchTo((m_turn + 1) % m_trials.size());
}

void Beam::switchTo(std::size_t turn) {
    if (turn == m_turn)
        return;
    const int quarters = m_trials.size() == 2 ? 2 : 1;
    while (m_turns.size() <= turn)
        m_turns.emplace_back(m_turns.back(), quarters);
    m_placed += search().placements();
    m_turns[m_turn].end();
    m_turn = turn;
    m_turns[m_turn].begin(m_desk.crew);
}

void Beam::restart() {
    if (isAtFullWidth()) // these beams are equal tries
        m_tries.endTry(m_finalScore);
    const std::size_t first = m_desk.isBacktracked ? kFirst : kFirstOnLarge;
    const int trials = kTrials * static_cast<int>(m_trials.size());
    if (m_width == 0 || !triesSides() || m_trial == trials) {
        m_width = std::min(m_mostWidth, m_width == 0 ? first : kWiden * m_width);
        m_trial = 0;
    }
    chooseTurn();
    ++m_trial;
    BeamSearch::Settings settings;
    settings.width = m_width;
    settings.breakCost =
        kLowestBreakCost + static_cast<std::int32_t>(m_desk.random.below(kBreakCostRange));
    settings.mostBreaks = mostBreaks();
    const int width = m_desk.setup.pieces->size().width;
    settings.lastRows = (width + 4) / 5 + static_cast<int>(m_desk.random.below(2));
    settings.deadEndCost = kDeadEndCost;
    m_begunAt = m_work;
    m_finalScore = -1;
    search().restart(settings);
}

void Beam::tell(auto& packet, BeamSearch::Settings& settings) {
    packet(m_width, m_work, m_begunAt, m_placed, m_trials, m_trial, settings.breakCost,
           settings.mostBreaks, settings.lastRows, settings.deadEndCost);
    GainForecast::tell(packet, m_tries);
}

void Beam::save(PacketWriter& packet) {
    BeamSearch::Settings settings = search().settings();
    packet(m_turn, search().placements());
    tell(packet, settings);
}

void Beam::load(PacketReader& packet) {
    const std::size_t sides = m_trials.size();
    const auto turn = packet.next<std::size_t>();
    const auto placements = packet.next<std::uint64_t>();
    packet.require(turn < sides);
    switchTo(turn);
    BeamSearch::Settings settings;
    tell(packet, settings);
    packet.require(m_trials.size() == sides && m_width > 0 && m_width <= m_mostWidth &&
                   m_begunAt <= m_work && settings.lastRows > 0 && settings.breakCost >= 0 &&
                   settings.deadEndCost >= 0);
    settings.width = m_width;
    search().restart(settings);
    search().countOnFrom(placements);
}

} // namespace tessera::record
