// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BeamSearch.h"

#include "core/support/Random.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

/// Boards of a brood at most, and broods made at once: some 20 ms, because a search can be stopped
/// only between them, and waking a thread takes up to 0.1 ms.
constexpr std::size_t kBrood = 2048;
constexpr std::size_t kBroodsAtOnce = 128;
/// Broods of the boards that are tried first.
constexpr std::size_t kSampleBroods = 16;
/// Boards are fetched while that many before them are filled.
constexpr std::size_t kAhead = 8;
/// One board in so many is tried first, if there are enough of them.
constexpr std::size_t kSample = 16;
constexpr std::size_t kSampledFrom = 4096;
/// An estimate of the children in memory for each board to keep.
constexpr std::size_t kChildren = 3;
/// Levels between two removals of dead ends from the history.
constexpr std::size_t kCompactEvery = 16;
/// Nanoseconds, as measured on boards of 12×12 to 32×32; see BeamSearch::effort().
constexpr std::uint64_t kEffortOfBoard = 30;
constexpr std::uint64_t kEffortOfBreaking = 120;
constexpr std::uint64_t kEffortOfChild = 12;
/// An estimate of the levels of history that are kept whole.
constexpr std::size_t kWholeLevels = 40;

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
                       const BreakTables& tables, Crew& crew)
    : m_problem(problem), m_tables(tables), m_copies(problem, pieces), m_bits(tables),
      m_cells(static_cast<std::size_t>(pieces.size().cells())),
      m_width(static_cast<std::size_t>(pieces.size().width)),
      m_odds(problem.puzzle().isSigned() || problem.puzzle().keepsRotation(), 4 * m_cells),
      m_openAtStart(patternCount(problem.puzzle(), tables)), m_looks(tables, m_bits, pieces.size()),
      m_boards(m_width + 1, m_bits.count(), m_openAtStart),
      m_next(m_width + 1, m_bits.count(), m_openAtStart), m_crew(crew), m_sieves(crew.size()),
      m_ranks(crew.size()) {
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
    restart({});
}

std::size_t BeamSearch::mostWidth(std::size_t bytes) const {
    constexpr std::size_t link = sizeof(std::uint32_t) + sizeof(std::uint16_t);
    const std::size_t each = 2 * (m_boards.bytes() + m_cells / m_width) +
                             kChildren * sizeof(Child) + kWholeLevels * link;
    return std::max<std::size_t>(1, bytes / each);
}

void BeamSearch::restart(const Settings& settings) {
    const std::size_t last =
        std::min(static_cast<std::size_t>(settings.lastRows), m_cells / m_width);
    if (m_order.empty() || settings.lastRows != m_settings.lastRows) {
        m_next.reshape(m_width + last);
        m_boards.reshape(m_width + last);
        m_order.resize(m_cells);
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
        m_top = m_cells - last * m_width;
        for (std::size_t depth = m_top; depth < m_cells; ++depth)
            m_order[depth] = m_top + (depth - m_top) % last * m_width + (depth - m_top) / last;
    }
    m_settings = settings;
    m_boards.clear(m_openAtStart);
    m_history.clear();
    m_stage = Stage::Matching;
    m_at = 0;
    m_best = 0;
    m_lowest = 0;
    m_depth = 0;
    m_dead = false;
}

BeamSearch::Cell BeamSearch::cellAt(std::size_t depth) const {
    const std::size_t place = m_order[depth];
    Cell cell;
    cell.looks = m_looks.at(static_cast<int>(place));
    cell.above = place % m_width;
    cell.left = m_width + (place < m_top ? 0 : (place - m_top) / m_width);
    cell.hasLeft = cell.above > 0;
    cell.hasAbove = place >= m_width;
    return cell;
}

std::uint64_t BeamSearch::deepen(Random& random) {
    m_effort = 0;
    if (hasEnded())
        return 0;
    const std::size_t depth = m_depth;
    const bool isWhole = m_boards.size() <= kBrood * kBroodsAtOnce;
    std::uint64_t made = 0;
    do {
        if (m_stage == Stage::Matching && m_at == 0)
            begin(random);
        if (m_stage == Stage::Growing)
            grow();
        else
            made += breed();
    } while (isWhole && m_depth == depth && !m_dead);
    return made;
}

void BeamSearch::begin(Random& random) {
    m_cell = cellAt(m_depth);
    m_after = m_depth + 1 < m_cells ? cellAt(m_depth + 1) : Cell();
    m_sieve.restart(m_settings.width, m_lowest);
    m_seed = random.bits();
    m_used = 0;
    if (m_boards.size() >= kSampledFrom)
        sample();
}

/// Estimates from some boards which costs will be too high, so that most of such children are never
/// made. If it is too low by chance, some boards fewer are kept.
void BeamSearch::sample() {
    const double share = static_cast<double>(m_settings.width) / kSample;
    m_sieve.restart(static_cast<std::size_t>(share + 5 * std::sqrt(share)), m_lowest);
    for (const Stage stage : {Stage::Matching, Stage::Breaking}) {
        m_stage = stage;
        m_used = 0;
        static_cast<void>(raise(m_boards.size(), kSampleBroods, kSample));
        m_matched = m_sieve.limit();
    }
    m_stage = Stage::Matching;
    m_used = 0;
    const std::int32_t limit = m_sieve.limit();
    m_sieve.restart(m_settings.width, m_lowest);
    m_sieve.lowerTo(limit);
}

bool BeamSearch::isShared() const {
    return m_crew.size() > 1 && m_boards.size() >= m_settings.sharedFrom;
}

/// Calls work(task, member) for each task.
template <typename Work>
void BeamSearch::share(std::size_t tasks, Work work) {
    if (!isShared()) {
        for (std::size_t task = 0; task < tasks; ++task)
            work(task, 0);
        return;
    }
    std::atomic<std::size_t> next{0};
    m_help += m_crew.run([&](std::size_t member) {
        const ProcessorWatch watch;
        for (std::size_t task = next++; task < tasks; task = next++)
            work(task, member);
        return watch.time();
    });
}

/// Makes children of the next boards, or of one in @p step of them. @return the sum of Brood::made
std::uint64_t BeamSearch::raise(std::size_t boards, std::size_t broods, std::size_t step) {
    const std::size_t used = m_used;
    m_used += broods;
    if (m_broods.size() < m_used)
        m_broods.resize(m_used);
    const bool breaks = m_stage == Stage::Breaking;
    const std::size_t members = isShared() ? m_crew.size() : 0;
    for (std::size_t member = 0; member < members; ++member)
        m_sieves[member].follow(m_sieve);
    share(broods, [&](std::size_t task, std::size_t member) {
        Brood& brood = m_broods[used + task];
        brood.children.clear();
        brood.children.reserve(boards / broods / step);
        brood.made = 0;
        brood.breaks = breaks;
        brood.sieve = members > 0 ? &m_sieves[member] : &m_sieve; // each counts on its own
        const std::size_t end = m_at + boards * (task + 1) / broods;
        for (std::size_t board = m_at + boards * task / broods; board < end; board += step) {
            if (breaks) {
                addBreaking(brood, board);
            } else {
                m_boards.prefetch(std::min(board + kAhead * step, end - 1));
                addMatching(brood, board);
            }
        }
    });
    std::uint64_t made = 0;
    for (std::size_t task = 0; task < broods; ++task)
        made += m_broods[used + task].made;
    for (std::size_t member = 0; member < members; ++member)
        m_sieve.take(m_sieves[member]);
    return made;
}

/// Some broods of children. @return the evaluations
std::uint64_t BeamSearch::breed() {
    const bool breaks = m_stage == Stage::Breaking;
    const std::size_t boards = std::min(m_boards.size() - m_at, kBrood * kBroodsAtOnce);
    const std::uint64_t made = raise(boards, (boards + kBrood - 1) / kBrood, 1);
    m_at += boards;
    m_effort += breaks ? kEffortOfBreaking * made : kEffortOfBoard * boards + kEffortOfChild * made;
    if (m_at < m_boards.size())
        return breaks ? 0 : made;
    m_at = 0;
    if (!breaks) {
        m_stage = Stage::Breaking;
        m_matched = m_sieve.limit();
        return made;
    }
    return keepBest();
}

void BeamSearch::addMatching(Brood& brood, std::size_t board) const {
    const BeamBoards::Head head = m_boards.head(board);
    if (head.breaks > m_settings.mostBreaks)
        return;
    const std::uint8_t* const seen = m_boards.seen(board);
    const std::uint32_t* const range =
        m_cell.looks.matching() + seen[m_cell.left] * m_tables.codes() + seen[m_cell.above];
    if (range[0] == range[1])
        return;
    const std::int32_t cost = costOf(head, 0) + matchingLoss(m_cell, board);
    for (std::uint32_t look = range[0]; look < range[1]; ++look) {
        if (!isLeft(board, m_looks.all()[look]))
            continue;
        ++brood.made;
        add(brood, cost, board, look);
    }
}

void BeamSearch::addBreaking(Brood& brood, std::size_t board) const {
    const BeamBoards::Head head = m_boards.head(board);
    const std::int32_t cost = costOf(head, 1);
    if (head.breaks >= m_settings.mostBreaks || cost >= m_matched)
        return;
    ++brood.made; // counts boards here
    const Joint left = m_cell.hasLeft ? jointAt(board, m_cell.left, Side::Left) : Joint();
    const Joint above = m_cell.hasAbove ? jointAt(board, m_cell.above, Side::Up) : Joint();
    const std::uint8_t* const seen = m_boards.seen(board);
    if (m_cell.hasLeft)
        addBreaking(brood, board, cost + above.joined, left, seen[m_cell.left],
                    BeamLooks::Broken::Left, seen[m_cell.above]);
    if (m_cell.hasAbove)
        addBreaking(brood, board, cost + left.joined, above, seen[m_cell.above],
                    BeamLooks::Broken::Above, seen[m_cell.left]);
    if (m_cell.looks.elsewhere() == nullptr)
        return;
    const std::uint32_t* const range =
        m_cell.looks.elsewhere() + seen[m_cell.left] * m_tables.codes() + seen[m_cell.above];
    for (std::uint32_t look = range[0]; look < range[1]; ++look) {
        if (isLeft(board, m_looks.all()[look]))
            add(brood, cost + left.joined + above.joined, board, look);
    }
}

/// Those that break one joint with an earlier cell. @param cost with the joint that matches
/// @param code seen at the broken joint @param other seen at the other one
void BeamSearch::addBreaking(Brood& brood, std::size_t board, std::int32_t cost,
                             const Joint& broken, std::size_t code, BeamLooks::Broken side,
                             std::size_t other) const {
    if (cost + std::min(broken.wasted, broken.joined) >= brood.sieve->limit())
        return;
    const std::uint64_t* const wanted = m_cell.looks.breaking(side, other);
    const std::uint64_t* const used = m_boards.usedBits(board);
    const std::vector<std::uint8_t>& patternOf = m_patternOf[side == BeamLooks::Broken::Left];
    for (std::size_t word = 0; word < wordsFor(m_bits.count()); ++word) {
        std::uint64_t bits = wanted[word] & ~used[word];
        const std::uint32_t* const first = m_cell.looks.breakingFrom(side, other, word);
        for (; bits != 0; bits &= bits - 1) {
            // The bits of the word below the lowest one in question.
            const auto place = std::popcount(wanted[word] & ~bits & (bits - 1));
            for (std::uint32_t look = first[place]; look < first[place + 1]; ++look) {
                const std::size_t shown = m_looks.all()[look].broken;
                const std::size_t pattern = patternOf[shown];
                const std::int32_t loss =
                    pattern == broken.seen
                        ? broken.joined
                        : broken.wasted + m_odds.wasted(m_boards.open(board, pattern));
                // Most are too bad.
                if (shown != code && cost + loss < brood.sieve->limit())
                    add(brood, cost + loss, board, look);
            }
        }
    }
}

void BeamSearch::add(Brood& brood, std::int32_t cost, std::size_t parent,
                     std::uint32_t look) const {
    cost += noise(parent, m_looks.all()[look].placement);
    if (cost >= brood.sieve->limit())
        return;
    if (m_settings.deadEndCost > 0 && m_after.hasLeft && m_after.hasAbove &&
        leavesDeadEnd(parent, m_looks.all()[look]))
        cost += m_settings.deadEndCost;
    if (brood.sieve->add(cost))
        brood.children.push_back({static_cast<std::uint64_t>(cost) << 32U | parent,
                                  static_cast<std::uint32_t>(parent), look});
}

/// Drops the children that are too many. @return how many of those that break a joint are left
std::uint64_t BeamSearch::keepBest() {
    const std::uint64_t border = static_cast<std::uint64_t>(m_sieve.border()) << 32U;
    const auto drop = [this, border](std::uint64_t limit) {
        for (std::vector<std::uint64_t>& ranks : m_ranks)
            ranks.clear();
        share(m_used, [&](std::size_t task, std::size_t member) {
            std::erase_if(m_broods[task].children, [&](const Child& child) {
                if (child.rank >= border && child.rank < limit)
                    m_ranks[member].push_back(child.rank);
                return child.rank >= limit;
            });
        });
    };
    drop(static_cast<std::uint64_t>(m_sieve.limit()) << 32U);
    const auto count = [this] {
        std::size_t children = 0;
        for (std::size_t i = 0; i < m_used; ++i) {
            m_broods[i].first = children;
            children += m_broods[i].children.size();
        }
        return children;
    };
    if (count() > m_settings.width) {
        std::vector<std::uint64_t>& ranks = m_ranks.front();
        for (std::size_t member = 1; member < m_ranks.size(); ++member)
            ranks.insert(ranks.end(), m_ranks[member].begin(), m_ranks[member].end());
        const auto last = ranks.begin() + static_cast<std::ptrdiff_t>(m_sieve.keptAtBorder());
        std::ranges::nth_element(ranks, last);
        const std::uint64_t limit = *last;
        drop(limit);
    }
    const std::size_t children = count();
    m_dead = children == 0;
    if (m_dead)
        return 1;
    m_next.renew(children, m_settings.width);
    m_history.begin(children);
    m_stage = Stage::Growing;
    std::uint64_t broken = 0;
    for (std::size_t i = 0; i < m_used; ++i)
        broken += m_broods[i].breaks ? m_broods[i].children.size() : 0;
    return broken;
}

/// Makes boards of some broods.
void BeamSearch::grow() {
    const std::size_t tasks = std::min(m_used - m_at, 2 * kBroodsAtOnce);
    share(tasks, [&](std::size_t task, std::size_t) {
        Brood& brood = m_broods[m_at + task];
        brood.lowest = std::numeric_limits<std::int32_t>::max();
        const std::size_t children = brood.children.size();
        for (std::size_t i = 0; i < children; ++i) {
            const std::size_t later = std::min(i + kAhead, children - 1);
            m_boards.prefetch(brood.children[later].parent);
            m_next.prefetch(brood.first + later);
            const std::int32_t cost = growOne(brood.first + i, brood.children[i], brood.breaks);
            if (cost < brood.lowest) {
                brood.lowest = cost;
                brood.best = brood.first + i;
            }
        }
    });
    m_at += tasks;
    if (m_at == m_used)
        endLevel();
}

void BeamSearch::endLevel() {
    const auto best = std::ranges::min_element(
        m_broods.begin(), m_broods.begin() + static_cast<std::ptrdiff_t>(m_used), {},
        &Brood::lowest);
    m_lowest = best->lowest;
    m_best = best->best;
    std::swap(m_boards, m_next);
    m_placements += m_boards.size();
    m_stage = Stage::Matching;
    m_at = 0;
    ++m_depth;
    if (m_depth % kCompactEvery == 0)
        m_history.compact();
}

/// @return the cost of the new board
std::int32_t BeamSearch::growOne(std::size_t board, const Child& child, bool breaks) {
    const BeamLook& look = m_looks.all()[child.look];
    m_next.copy(board, m_boards, child.parent);
    m_history.set(board, child.parent, look.placement);
    use(board, look);
    BeamBoards::Head head = m_boards.head(child.parent);
    std::uint8_t* const seen = m_next.seen(board);
    if (m_cell.hasLeft)
        head.loss +=
            close(board, patternSeen(seen[m_cell.left], Side::Left), patternAt(look, Side::Left));
    if (m_cell.hasAbove)
        head.loss +=
            close(board, patternSeen(seen[m_cell.above], Side::Up), patternAt(look, Side::Up));
    head.breaks = static_cast<std::uint16_t>(head.breaks + (breaks ? 1 : 0));
    m_next.setHead(board, head);
    seen[m_cell.left] = look.right;
    seen[m_cell.above] = look.down;
    return costOf(head, 0);
}

/// Whether, after that look, no piece matches what the next cell sees.
bool BeamSearch::leavesDeadEnd(std::size_t board, const BeamLook& look) const {
    const std::uint8_t* const seen = m_boards.seen(board);
    const std::size_t left = m_after.left == m_cell.left ? look.right : seen[m_after.left];
    const std::size_t above = m_after.above == m_cell.above ? look.down : seen[m_after.above];
    const std::uint32_t* const range = m_after.looks.matching() + left * m_tables.codes() + above;
    for (std::uint32_t next = range[0]; next < range[1]; ++next) {
        const BeamLook& other = m_looks.all()[next];
        if (!isLeft(board, other))
            continue;
        if (other.bit != look.bit || look.bit == m_bits.fixed())
            return false;
        const bool hasMore = m_bits.firstOf(look.bit) < look.bit;
        if (hasMore && !m_boards.isUsed(board, look.bit - std::size_t{1}))
            return false;
    }
    return true;
}

/// Takes a copy of the piece off the stock of a board in m_next.
void BeamSearch::use(std::size_t board, const BeamLook& look) {
    if (look.bit == m_bits.fixed())
        return;
    std::size_t bit = m_bits.firstOf(look.bit);
    while (m_next.isUsed(board, bit))
        ++bit;
    m_next.use(board, bit);
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

void BeamSearch::copyTo(std::span<std::uint16_t> codes, std::size_t board) {
    m_trace.resize(m_depth);
    m_history.trace(board, m_trace);
    m_copies.begin(codes);
    for (std::size_t depth = 0; depth < m_depth; ++depth) {
        if (!m_problem.isFixed(static_cast<int>(m_order[depth])))
            codes[m_order[depth]] = m_copies.next(Placement::fromCode(m_trace[depth])).code();
    }
}

} // namespace tessera
