// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BeamSearch.h"

#include <algorithm>
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
                       const BeamLooks& looks, Crew& crew)
    : m_problem(problem), m_tables(looks.tables()), m_copies(problem, pieces), m_looks(looks),
      m_bits(looks.bits()), m_cells(static_cast<std::size_t>(pieces.size().cells())),
      m_width(static_cast<std::size_t>(pieces.size().width)),
      m_odds(problem.puzzle().isSigned() || problem.puzzle().keepsRotation(), 4 * m_cells),
      m_openAtStart(patternCount(problem.puzzle(), m_tables)),
      m_boards(m_width + 1, m_bits.count(), m_openAtStart),
      m_next(m_width + 1, m_bits.count(), m_openAtStart), m_crew(crew), m_sieves(crew.size()),
      m_parts(crew.size()), m_ranks(crew.size()) {
    const Puzzle& puzzle = problem.puzzle();
    const bool splits = splitsPatterns(puzzle, m_tables);
    m_patternOf.fill(std::vector<std::uint8_t>(m_tables.codes()));
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        for (Rotation rotation = 0; rotation < 4; ++rotation) {
            const Placement placement(static_cast<PieceIndex>(i), rotation);
            for (const Side side : kSides) {
                const std::size_t code = m_tables.codeOf(placement, side);
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
    // Each begins with neighbouring tasks, since it has their boards in its cache, and then helps.
    const std::size_t members = m_crew.size();
    for (std::size_t part = 0; part < members; ++part)
        m_parts[part].next = tasks * part / members;
    m_help += m_crew.run([&](std::size_t member) {
        const ProcessorWatch watch;
        for (std::size_t i = 0; i < members; ++i) {
            const std::size_t part = (member + i) % members;
            const std::size_t end = tasks * (part + 1) / members;
            for (std::size_t task = m_parts[part].next++; task < end; task = m_parts[part].next++)
                work(task, member);
        }
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
