// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BeamSearch.h"

#include "core/support/Random.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

/// Children are sifted when there are this many times as many as will be kept.
constexpr std::size_t kSiftAt = 2;
/// Levels between two removals of dead ends from the history.
constexpr std::size_t kCompactEvery = 16;
/// Ties within this difference, in PairingOdds::kUnit, are broken at random.
constexpr std::uint64_t kNoise = 31;
/// Nanoseconds, as measured on boards of 12×12 to 32×32; see BeamSearch::effort().
constexpr std::uint64_t kEffortOfBoard = 40;
constexpr std::uint64_t kEffortOfBreaking = 200;
constexpr std::uint64_t kEffortOfChild = 14;
/// An estimate of the levels of history that are kept whole.
constexpr std::size_t kWholeLevels = 40;

std::size_t movablePieces(const BreakTables& tables) {
    std::size_t pieces = 0;
    for (std::size_t i = BreakTables::kFirstPiece; i < tables.stock().size(); ++i)
        pieces += tables.stock()[i];
    return pieces;
}

/// Whether a pattern is split into a code across and a code down, because pieces that keep their
/// rotation can join no others; done if a byte holds them all.
bool splitsPatterns(const Puzzle& puzzle, const BreakTables& tables) {
    return puzzle.keepsRotation() && 2 * tables.codes() <= 256;
}

std::size_t patternCount(const Puzzle& puzzle, const BreakTables& tables) {
    return splitsPatterns(puzzle, tables) ? 2 * tables.codes()
                                          : static_cast<std::size_t>(puzzle.highestColor()) + 1;
}

} // namespace

BeamSearch::BeamSearch(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                       const BreakTables& tables)
    : m_problem(problem), m_tables(tables), m_copies(problem, pieces),
      m_cells(static_cast<std::size_t>(pieces.size().cells())),
      m_width(static_cast<std::size_t>(pieces.size().width)),
      m_odds(problem.puzzle().isSigned() || problem.puzzle().keepsRotation(), 4 * m_cells),
      m_openAtStart(patternCount(problem.puzzle(), tables)),
      m_boards(m_width + 1, movablePieces(tables), m_openAtStart), m_next(m_boards) {
    const Puzzle& puzzle = problem.puzzle();
    const bool splits = splitsPatterns(puzzle, tables);
    m_patternOf.fill(std::vector<std::uint8_t>(tables.codes()));
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        for (Rotation rotation = 0; rotation < 4; ++rotation) {
            const Placement placement(static_cast<PieceIndex>(i), rotation);
            for (const Side side : kSides) {
                const std::size_t code = tables.codeOf(placement, side);
                const auto pattern = static_cast<std::uint8_t>(
                    splits ? 2 * code + axisOf(side)
                           : asIndex(std::abs(int{puzzle.edge(placement, side)})));
                m_patterns.push_back(pattern);
                m_patternOf[axisOf(side)][code] = pattern;
                m_openAtStart[pattern] =
                    static_cast<std::uint16_t>(m_openAtStart[pattern] + (rotation == 0 ? 1 : 0));
            }
        }
    }
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < tables.stock().size(); ++i) {
        m_firstBit.push_back(bits);
        bits += i < BreakTables::kFirstPiece ? 0U : tables.stock()[i];
    }
    m_firstBit.push_back(bits);
    m_wasted.resize(m_openAtStart.size());
    restart({});
}

std::size_t BeamSearch::mostWidth(std::size_t bytes) const {
    constexpr std::size_t link = sizeof(std::uint32_t) + sizeof(std::uint16_t);
    const std::size_t each = 2 * (m_boards.bytes() + m_cells / m_width) +
                             kSiftAt * (sizeof(Child) + sizeof(std::uint64_t)) +
                             kWholeLevels * link;
    return std::max<std::size_t>(1, bytes / each);
}

void BeamSearch::restart(const Settings& settings) {
    const std::size_t last =
        std::min(static_cast<std::size_t>(settings.lastRows), m_cells / m_width);
    if (m_order.empty() || settings.lastRows != m_settings.lastRows) {
        m_boards = BeamBoards(m_width + last, movablePieces(m_tables), m_openAtStart);
        m_next = m_boards;
        m_order.resize(m_cells);
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
        m_top = m_cells - last * m_width;
        for (std::size_t depth = m_top; depth < m_cells; ++depth)
            m_order[depth] = m_top + (depth - m_top) % last * m_width + (depth - m_top) / last;
    }
    m_settings = settings;
    m_boards.clear(m_openAtStart);
    m_history.clear();
    m_depth = 0;
    m_dead = false;
}

BeamSearch::Cell BeamSearch::cellAt(std::size_t depth) const {
    const std::size_t place = m_order[depth];
    Cell cell;
    cell.lists = m_tables.listsOf(static_cast<int>(place));
    cell.above = place % m_width;
    cell.left = m_width + (place < m_top ? 0 : (place - m_top) / m_width);
    cell.hasLeft = cell.above > 0;
    cell.hasAbove = place >= m_width;
    return cell;
}

std::uint64_t BeamSearch::deepen(Random& random) {
    if (hasEnded())
        return 0;
    m_cell = cellAt(m_depth);
    m_after = m_depth + 1 < m_cells ? cellAt(m_depth + 1) : Cell();
    m_children.clear();
    m_made = 0;
    m_broken = 0;
    const std::size_t boards = m_boards.size();
    std::int32_t lowest = std::numeric_limits<std::int32_t>::max();
    for (std::size_t board = 0; board < m_boards.size(); ++board)
        lowest = std::min(lowest, costOf(m_boards.head(board), 0));
    m_sieve.restart(m_settings.width, lowest);
    m_threshold = std::numeric_limits<std::uint64_t>::max();
    addMatching(m_cell, random);
    addBreaking(m_cell, random);
    m_effort = kEffortOfBoard * boards + kEffortOfBreaking * m_broken + kEffortOfChild * m_made;
    keepBest();
    if (m_children.empty()) {
        m_dead = true;
        return 1;
    }
    grow(m_cell);
    m_placements += m_boards.size();
    ++m_depth;
    if (m_depth % kCompactEvery == 0)
        m_history.compact();
    return m_made;
}

void BeamSearch::addMatching(const Cell& cell, Random& random) {
    const BreakCandidate* const candidates = m_tables.candidates();
    for (std::size_t board = 0; board < m_boards.size(); ++board) {
        const BeamBoards::Head head = m_boards.head(board);
        if (head.breaks > m_settings.mostBreaks)
            continue;
        const std::int32_t cost = costOf(head, 0) + matchingLoss(cell, board);
        std::uint32_t next = firstCandidate(cell, board);
        for (; candidates[next].piece != BreakTables::kStrictEnd; ++next) {
            if (isLeft(board, candidates[next].piece))
                add(cost, board, next, random);
        }
    }
}

void BeamSearch::addBreaking(const Cell& cell, Random& random) {
    const BreakCandidate* const candidates = m_tables.candidates();
    const std::uint8_t* const patterns = m_patterns.data();
    for (std::size_t board = 0; board < m_boards.size(); ++board) {
        const BeamBoards::Head head = m_boards.head(board);
        const std::int32_t cost = costOf(head, 1);
        if (head.breaks >= m_settings.mostBreaks || cost >= m_sieve.limit())
            continue;
        const Joint left = cell.hasLeft ? jointAt(board, cell.left, Side::Left) : Joint();
        const Joint above = cell.hasAbove ? jointAt(board, cell.above, Side::Up) : Joint();
        if (cost + left.wasted + above.wasted >= m_sieve.limit())
            continue;
        ++m_broken;
        std::uint32_t next = firstCandidate(cell, board);
        while (candidates[next].piece != BreakTables::kStrictEnd)
            ++next;
        for (std::size_t pattern = 0; pattern < m_wasted.size(); ++pattern)
            m_wasted[pattern] = m_odds.wasted(m_boards.open(board, pattern));
        const std::int32_t* const wasted = m_wasted.data();
        const auto lossOf = [&](const Joint& joint, Side side) {
            const std::size_t shown = patterns[candidates[next].placement * std::size_t{4} +
                                               static_cast<std::size_t>(side)];
            return shown == joint.seen ? joint.joined : joint.wasted + wasted[shown];
        };
        for (++next; candidates[next].piece != BreakTables::kEnd; ++next) {
            const std::int32_t loss = (cell.hasLeft ? lossOf(left, Side::Left) : 0) +
                                      (cell.hasAbove ? lossOf(above, Side::Up) : 0);
            // Most are too bad, and looking for the piece takes longer.
            if (cost + loss < m_sieve.limit() && isLeft(board, candidates[next].piece))
                add(cost + loss, board, next, random);
        }
    }
}

void BeamSearch::add(std::int32_t cost, std::size_t parent, std::uint32_t candidate,
                     Random& random) {
    ++m_made;
    cost += static_cast<std::int32_t>(random.bits() & kNoise);
    if (cost >= m_sieve.limit())
        return;
    if (m_settings.deadEndCost > 0 && m_after.hasLeft && m_after.hasAbove &&
        leavesDeadEnd(parent, m_tables.candidates()[candidate]))
        cost += m_settings.deadEndCost;
    const std::uint64_t rank = static_cast<std::uint64_t>(cost) << 32U | m_made;
    if (rank >= m_threshold || !m_sieve.add(cost))
        return;
    m_children.push_back({rank, static_cast<std::uint32_t>(parent), candidate});
    if (m_children.size() >= kSiftAt * m_settings.width)
        sift();
}

void BeamSearch::drop(std::uint64_t limit) {
    std::erase_if(m_children, [&](const Child& child) { return child.rank >= limit; });
}

/// Drops children that are known to be too many.
void BeamSearch::sift() {
    drop(static_cast<std::uint64_t>(m_sieve.limit()) << 32U);
    if (m_children.size() > m_settings.width + m_settings.width / 2)
        keepBest(); // there are many of one cost
}

/// In the order of creation, so that boards are read in order.
void BeamSearch::keepBest() {
    drop(static_cast<std::uint64_t>(m_sieve.limit()) << 32U);
    if (m_children.size() <= m_settings.width)
        return;
    const std::uint64_t border = static_cast<std::uint64_t>(m_sieve.border()) << 32U;
    m_ranks.clear();
    for (const Child& child : m_children) {
        if (child.rank >= border)
            m_ranks.push_back(child.rank);
    }
    const auto last = m_ranks.begin() + static_cast<std::ptrdiff_t>(m_sieve.keptAtBorder());
    std::ranges::nth_element(m_ranks, last);
    m_threshold = *last;
    drop(m_threshold);
}

void BeamSearch::grow(const Cell& cell) {
    m_next.resize(m_children.size());
    m_history.begin(m_children.size());
    for (std::size_t i = 0; i < m_children.size(); ++i) {
        const Child& child = m_children[i];
        const BreakCandidate& candidate = m_tables.candidates()[child.candidate];
        m_next.copy(i, m_boards, child.parent);
        m_history.add(child.parent, candidate.placement);
        use(m_next, i, candidate.piece);
        BeamBoards::Head head = m_next.head(i);
        std::uint8_t* const seen = m_next.seen(i);
        if (cell.hasLeft)
            head.loss += close(i, patternSeen(seen[cell.left], Side::Left),
                               patternAt(candidate, Side::Left));
        if (cell.hasAbove)
            head.loss +=
                close(i, patternSeen(seen[cell.above], Side::Up), patternAt(candidate, Side::Up));
        head.breaks = static_cast<std::uint16_t>(
            head.breaks + ((candidate.cost & BreakCandidate::kBroken) != 0 ? 1 : 0));
        m_next.setHead(i, head);
        seen[cell.left] = static_cast<std::uint8_t>(candidate.row / m_tables.codes());
        seen[cell.above] = candidate.down;
    }
    std::swap(m_boards, m_next);
}

/// Whether, after the candidate, no piece matches what the next cell sees.
bool BeamSearch::leavesDeadEnd(std::size_t board, const BreakCandidate& candidate) const {
    const std::uint8_t* const seen = m_boards.seen(board);
    const std::size_t left = m_after.left == m_cell.left ? std::size_t{candidate.row}
                                                         : seen[m_after.left] * m_tables.codes();
    const std::size_t above = m_after.above == m_cell.above ? candidate.down : seen[m_after.above];
    const BreakCandidate* next = m_tables.candidates() + m_after.lists[left + above];
    for (; next->piece != BreakTables::kStrictEnd; ++next) {
        if (next->piece != candidate.piece ? isLeft(board, next->piece)
                                           : copiesLeft(board, next->piece) > 1)
            return false;
    }
    return true;
}

std::size_t BeamSearch::copiesLeft(std::size_t board, std::size_t piece) const {
    std::size_t copies = 0;
    for (std::size_t bit = m_firstBit[piece]; bit < m_firstBit[piece + 1]; ++bit)
        copies += m_boards.isUsed(board, bit) ? 0 : 1;
    return copies;
}

void BeamSearch::use(BeamBoards& boards, std::size_t board, std::size_t piece) const {
    for (std::size_t bit = m_firstBit[piece]; bit < m_firstBit[piece + 1]; ++bit) {
        if (boards.isUsed(board, bit))
            continue;
        boards.use(board, bit);
        return;
    }
}

/// Joins two sides of a board in m_next. @return the cost of that
std::int32_t BeamSearch::close(std::size_t board, std::size_t first, std::size_t second) {
    const std::size_t firstOpen = m_next.open(board, first);
    const std::size_t secondOpen = m_next.open(board, second);
    m_next.setOpen(board, first, firstOpen - 1);
    m_next.setOpen(board, second, m_next.open(board, second) - 1);
    return first == second ? m_odds.joined(firstOpen)
                           : m_odds.wasted(firstOpen) + m_odds.wasted(secondOpen);
}

BeamSearch::Joint BeamSearch::jointAt(std::size_t board, std::size_t place, Side side) const {
    Joint joint;
    joint.seen = patternSeen(m_boards.seen(board)[place], side);
    const std::size_t open = m_boards.open(board, joint.seen);
    joint.joined = m_odds.joined(open);
    joint.wasted = m_odds.wasted(open);
    return joint;
}

/// The loss is the same for all pieces that match.
std::int32_t BeamSearch::matchingLoss(const Cell& cell, std::size_t board) const {
    const std::uint8_t* const seen = m_boards.seen(board);
    const std::size_t left = patternSeen(seen[cell.left], Side::Left);
    const std::size_t above = patternSeen(seen[cell.above], Side::Up);
    std::int32_t loss = cell.hasLeft ? m_odds.joined(m_boards.open(board, left)) : 0;
    if (cell.hasAbove)
        loss +=
            m_odds.joined(m_boards.open(board, above) - (cell.hasLeft && left == above ? 2U : 0U));
    return loss;
}

std::size_t BeamSearch::best() const {
    std::size_t best = 0;
    for (std::size_t board = 1; board < m_boards.size(); ++board) {
        if (costOf(m_boards.head(board), 0) < costOf(m_boards.head(best), 0))
            best = board;
    }
    return best;
}

void BeamSearch::copyTo(std::span<std::uint16_t> codes, std::size_t board) {
    m_looks.resize(m_depth);
    m_history.trace(board, m_looks);
    m_copies.begin(codes);
    for (std::size_t depth = 0; depth < m_depth; ++depth) {
        if (!m_problem.isFixed(static_cast<int>(m_order[depth])))
            codes[m_order[depth]] = m_copies.next(Placement::fromCode(m_looks[depth])).code();
    }
}

} // namespace tessera
