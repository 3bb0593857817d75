// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BreakSearch.h"

#include "core/edges/puzzle/Counting.h"
#include "core/edges/solvers/record/BreakTables.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace tessera {

namespace {

/// The position of a depth between two shares of the cells, from 0 to 1.
double progress(int depth, int cells, double first, double last) {
    const double share = (depth + 1.0) / cells;
    return std::clamp((share - first) / std::max(last - first, 1e-9), 0.0, 1.0);
}

constexpr int brokenBy(const BreakCandidate& candidate) {
    return candidate.cost / BreakCandidate::kBroken;
}

constexpr int sparedBy(const BreakCandidate& candidate) {
    return candidate.cost & BreakCandidate::kSparedMask;
}

/// Cells times breaks.
constexpr std::size_t kLarge = 50'000;

} // namespace

double SpareCurve::at(int depth, int cells) const {
    return used * progress(depth, cells, first, last);
}

void layCaps(std::span<std::uint16_t> caps, int breaks, const BreakCurve& curve) {
    const int cells = static_cast<int>(caps.size());
    for (int depth = 0; depth < cells; ++depth) {
        const double x = progress(depth, cells, curve.first, curve.last);
        const double grown = curve.bend * x * x + (1.0 - curve.bend) * x;
        caps[static_cast<std::size_t>(depth)] = static_cast<std::uint16_t>(breaks * grown + 0.5);
    }
    caps.back() = static_cast<std::uint16_t>(breaks);
}

std::vector<std::uint16_t> capsOf(int cells, int breaks, const BreakCurve& curve) {
    std::vector<std::uint16_t> caps(static_cast<std::size_t>(cells));
    layCaps(caps, breaks, curve);
    return caps;
}

std::vector<std::uint16_t> quotaOf(int cells, int sides, const SpareCurve& curve) {
    std::vector<std::uint16_t> quota(static_cast<std::size_t>(cells));
    for (int depth = 0; depth < cells; ++depth) {
        quota[static_cast<std::size_t>(depth)] =
            static_cast<std::uint16_t>(sides * curve.at(depth, cells));
    }
    return quota;
}

BreakSearch::BreakSearch(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                         std::shared_ptr<BreakTables> tables)
    : m_tables(tables ? std::move(tables) : std::make_shared<BreakTables>(problem, pieces)),
      m_copies(problem, pieces), m_cells(static_cast<std::size_t>(pieces.size().cells())),
      m_width(static_cast<std::size_t>(pieces.size().width)), m_lists(m_cells + 1),
      m_placed(m_cells), m_above(m_cells + m_width), m_counts(m_cells) {
    m_looks.reserve(m_cells);
    for (std::size_t cell = 0; cell < m_cells; ++cell)
        m_lists[cell] = m_tables->listsOf(static_cast<int>(cell));
    m_lists[m_cells] = m_lists[0];
}

void BreakSearch::restart(BreakSchedule schedule) {
    m_schedule = std::move(schedule);
    m_left.assign(m_tables->stock().begin(), m_tables->stock().end());
    m_next = m_tables->candidates() + m_lists[0][0];
    m_depth = 0;
    m_deepest = 0;
    m_breaks = 0;
    m_spared = 0;
}

void BreakSearch::tellNumbers(auto& packet, auto& self) {
    packet(self.m_schedule.cap, self.m_schedule.quota, self.m_deepest, self.m_placements,
           self.m_counting, self.m_counts.strict, self.m_counts.opened, self.m_counts.broken);
}

void BreakSearch::save(PacketWriter& packet) const {
    const auto indexOf = [this](const BreakCandidate* candidate) {
        return static_cast<std::uint32_t>(candidate - m_tables->candidates());
    };
    std::vector<std::uint32_t> path;
    for (std::size_t cell = 0; cell < m_depth; ++cell)
        path.push_back(indexOf(m_placed[cell]));
    tellNumbers(packet, *this);
    packet(path, indexOf(m_next));
}

void BreakSearch::load(PacketReader& packet) {
    std::vector<std::uint32_t> path;
    std::uint32_t next = 0;
    tellNumbers(packet, *this);
    packet(path, next);
    for (const auto* counts : {&m_counts.strict, &m_counts.opened, &m_counts.broken})
        packet.require(counts->size() == m_cells);
    packet.require(m_schedule.cap.size() == m_cells && m_schedule.quota.size() == m_cells &&
                   path.size() <= m_cells && m_deepest <= m_cells);
    const std::size_t deepest = m_deepest;
    restart(BreakSchedule(m_schedule));
    m_deepest = deepest;
    for (const std::uint32_t index : path) {
        const BreakCandidate& candidate = inList(index);
        packet.require(candidate.piece > BreakTables::kEnd && m_left[candidate.piece] > 0);
        --m_left[candidate.piece];
        m_placed[m_depth] = &candidate;
        m_above[m_depth + m_width] = candidate.down;
        m_breaks += brokenBy(candidate);
        m_spared += sparedBy(candidate);
        ++m_depth;
    }
    m_next = &inList(next);
}

/// For the next cell. A full board has that of the first, of which it uses the end.
const BreakCandidate* BreakSearch::list() const {
    const bool isFull = m_depth == m_cells;
    const std::size_t row = m_depth > 0 && !isFull ? m_placed[m_depth - 1]->row : 0;
    return m_tables->candidates() + m_lists[m_depth][row + (isFull ? 0 : m_above[m_depth])];
}

const BreakCandidate& BreakSearch::inList(std::uint32_t index) const {
    const BreakCandidate* const first = m_tables->candidates();
    const BreakCandidate* candidate = list();
    while (candidate - first != std::ptrdiff_t{index} && candidate->piece != BreakTables::kEnd)
        ++candidate;
    PacketReader::require(candidate - first == std::ptrdiff_t{index});
    return *candidate;
}

void BreakSearch::takeBack() {
    --m_depth;
    const BreakCandidate* const last = m_placed[m_depth];
    ++m_left[last->piece];
    m_breaks -= brokenBy(*last);
    m_spared -= sparedBy(*last);
    m_next = last + 1;
}

void BreakSearch::tighten(std::vector<std::uint16_t> caps) {
    m_schedule.cap = std::move(caps);
    std::size_t allowed = 0;
    for (int breaks = 0; allowed < m_depth; ++allowed) {
        breaks += brokenBy(*m_placed[allowed]);
        if (breaks > m_schedule.cap[allowed])
            break;
    }
    while (m_depth > allowed)
        takeBack();
    m_deepest = std::min(m_deepest, m_depth);
}

template <bool kCounting>
BreakSearch::Event BreakSearch::advanceBy(std::uint64_t placements) {
    // Local variables, so that the compiler does not reload them after the stores below.
    const BreakCandidate* const candidates = m_tables->candidates();
    const std::uint32_t* const* const lists = m_lists.data();
    const std::uint16_t* const cap = m_schedule.cap.data();
    const std::uint16_t* const quota = m_schedule.quota.data();
    std::uint16_t* const left = m_left.data();
    const BreakCandidate** const placed = m_placed.data();
    std::uint8_t* const above = m_above.data();
    [[maybe_unused]] BreakCounts& counts = m_counts;
    const std::size_t width = m_width;
    const BreakCandidate* next = m_next;
    std::size_t depth = m_depth;
    int breaks = m_breaks;
    int spared = m_spared;
    const std::size_t deeper = m_deepest + 1;
    std::uint64_t rest = placements;
    Event event = Event::Paused;
    for (;;) {
        while (left[next->piece] == 0)
            ++next;
        const int sum = spared + sparedBy(*next);
        // Among the looks that match, those with most spared sides come first, so none after this
        // one meets the quota. Those that break a joint come when the quota is long met.
        if (next->piece <= BreakTables::kEnd || sum < quota[depth]) {
            if (next->piece == BreakTables::kStrictEnd && breaks < cap[depth]) {
                if constexpr (kCounting)
                    ++counts.opened[depth];
                ++next;
                continue;
            }
            if (depth == 0) {
                event = Event::Exhausted;
                break;
            }
            --depth;
            next = placed[depth];
            ++left[next->piece];
            breaks -= brokenBy(*next);
            spared -= sparedBy(*next);
            ++next;
            continue;
        }
        --left[next->piece];
        placed[depth] = next;
        above[depth + width] = next->down;
        breaks += brokenBy(*next);
        spared = sum;
        if constexpr (kCounting)
            ++(brokenBy(*next) > 0 ? counts.broken : counts.strict)[depth];
        ++depth;
        --rest;
        if (depth == m_cells) [[unlikely]] {
            // An end with nothing left to try: the last candidate.
            next = candidates + lists[0][0];
            while (next->piece != BreakTables::kEnd)
                ++next;
            m_deepest = m_cells - 1;
            event = Event::Full;
            break;
        }
        next = candidates + lists[depth][next->row + above[depth]];
        if (depth == deeper) [[unlikely]] {
            m_deepest = depth;
            event = Event::Deeper;
            break;
        }
        if (rest == 0)
            break;
    }
    m_next = next;
    m_depth = depth;
    m_breaks = breaks;
    m_spared = spared;
    m_placements += placements - rest;
    return event;
}

template BreakSearch::Event BreakSearch::advanceBy<true>(std::uint64_t);
template BreakSearch::Event BreakSearch::advanceBy<false>(std::uint64_t);

void BreakSearch::copyTo(std::span<std::uint16_t> codes) {
    m_looks.clear();
    for (std::size_t cell = 0; cell < m_depth; ++cell)
        m_looks.push_back(m_placed[cell]->placement);
    m_copies.lay(m_looks, codes);
}

BreakForecast::BreakForecast(const EdgeProblem& problem, const CompiledPuzzle& pieces)
    : m_problem(problem), m_pieces(pieces) {
    countColors();
    countCells();
    forecast({0, 1, 0});
}

void BreakForecast::countColors() {
    const ColorCensus census(m_problem.puzzle());
    for (const auto& [pattern, uses] : census.patterns(false))
        m_colors.push_back({pattern, static_cast<double>(uses.total()), false});
    double squares = 0;
    double sum = 0;
    for (const auto& [pattern, uses] : census.patterns(true)) {
        const double halves = m_problem.puzzle().isSigned() ? 2 : 1;
        const double sides = uses.total() / halves;
        squares += halves * sides * sides;
        sum += halves * sides;
    }
    if (sum > 0)
        m_strictMatch = squares / (sum * sum);
}

void BreakForecast::countCells() {
    const GridSize size = m_pieces.size();
    std::array<int, kCellKinds> left{};
    for (int cell = 0; cell < size.cells(); ++cell)
        left[static_cast<std::size_t>(m_pieces.kindOfCell(cell))] +=
            m_problem.isFixed(cell) ? 0 : 1;
    for (int cell = 0; cell < size.cells(); ++cell) {
        CellOdds odds;
        const CellKind kind = m_pieces.kindOfCell(cell);
        for (const Side side : kSides) {
            const auto across = size.neighbour(cell, side);
            const bool before = side == Side::Left || side == Side::Up;
            if (!m_problem.isFixed(cell) && !across && m_pieces.countsRim())
                ++odds.inner;
            if (m_problem.isFixed(cell) || !across || (!before && !m_problem.isFixed(*across)))
                continue;
            const bool strict = BreakTables::isStrict(m_problem, m_pieces, cell, *across);
            ++(strict ? odds.strict : odds.inner);
        }
        if (m_problem.isFixed(cell)) {
            odds.looks = 1;
        } else {
            int& count = left[static_cast<std::size_t>(kind)];
            odds.looks = count-- * (std::popcount(m_pieces.cellRotations(cell)) / 4.0);
        }
        m_odds.push_back(odds);
    }
}

void BreakForecast::spare(std::span<const int> patterns, const SpareCurve& curve) {
    for (ColorShare& color : m_colors)
        color.spared = std::ranges::find(patterns, color.pattern) != patterns.end();
    forecast(curve);
}

void BreakForecast::forecast(const SpareCurve& curve) {
    const int cells = m_pieces.size().cells();
    m_strict.assign(m_odds.size(), 0);
    m_broken.assign(m_odds.size(), 0);
    for (int depth = 0; depth < cells; ++depth) {
        const double filled = static_cast<double>(depth) / cells;
        const double match = innerMatch(filled, std::max(filled, curve.at(depth, cells)));
        const CellOdds& odds = m_odds[static_cast<std::size_t>(depth)];
        double looks = odds.looks;
        for (int i = 0; i < odds.strict; ++i)
            looks *= m_strictMatch;
        double allMatch = 1;
        double oneBroken = 0;
        for (int i = 0; i < odds.inner; ++i) {
            oneBroken = oneBroken * match + allMatch * (1 - match);
            allMatch *= match;
        }
        m_strict[static_cast<std::size_t>(depth)] = looks * allMatch;
        m_broken[static_cast<std::size_t>(depth)] = looks * oneBroken;
    }
}

/// The probability that two sides have one colour when those of spared colours are used up to one
/// share and those of all colours to another.
double BreakForecast::innerMatch(double filled, double sparedUsed) const {
    double all = 0;
    double spared = 0;
    for (const ColorShare& color : m_colors) {
        all += color.sides;
        spared += color.spared ? color.sides : 0;
    }
    if (all <= 0)
        return 1;
    const double others = all - spared;
    const double othersUsed =
        others > 0 ? std::clamp((filled * all - sparedUsed * spared) / others, 0.0, 1.0) : 1.0;
    double sum = 0;
    double squares = 0;
    for (const ColorShare& color : m_colors) {
        const double rest = color.sides * (1 - (color.spared ? sparedUsed : othersUsed));
        sum += rest;
        squares += rest * rest;
    }
    if (sum <= 0)
        return 1;
    const double halves = m_problem.puzzle().isSigned() ? 2 : 1;
    return squares / (sum * sum) / halves;
}

void BreakForecast::calibrate(const BreakCounts& counts) {
    constexpr std::uint64_t enough = 300;
    constexpr double memory = 0.9;
    double strictFactor = 1;
    double brokenFactor = 1;
    for (std::size_t depth = 1; depth < m_strict.size(); ++depth) {
        const auto correct = [](double& foretold, std::uint64_t children, std::uint64_t nodes,
                                double& factor) {
            if (children < enough) {
                foretold *= factor;
                return;
            }
            const double counted = static_cast<double>(children) / static_cast<double>(nodes);
            factor = memory * factor + (1 - memory) * std::min(2.0, counted / foretold);
            foretold = counted;
        };
        const std::uint64_t entered = counts.strict[depth - 1] + counts.broken[depth - 1];
        if (m_strict[depth] > 0)
            correct(m_strict[depth], counts.strict[depth], entered, strictFactor);
        if (m_broken[depth] > 0)
            correct(m_broken[depth], counts.broken[depth], counts.opened[depth], brokenFactor);
    }
}

double BreakForecast::nodesToBoard(std::span<const std::uint16_t> caps) {
    m_nodes.assign(std::size_t{caps.back()} + 1, 0.0);
    const std::span<double> nodes = m_nodes;
    nodes[0] = 1.0;
    double total = 0; // divided by the nodes at the current depth, so that nothing overflows
    double hardest = 0;
    std::size_t most = 0;
    for (std::size_t depth = 0; depth < m_strict.size(); ++depth) {
        most = std::max(most, std::min<std::size_t>(caps[depth], most + 1));
        double sum = 0;
        for (std::size_t b = most + 1; b-- > 0;) {
            const bool mayBreak = b > 0 && b <= caps[depth];
            nodes[b] = nodes[b] * m_strict[depth] + (mayBreak ? nodes[b - 1] * m_broken[depth] : 0);
            sum += nodes[b];
        }
        if (!(sum > 0))
            return std::numeric_limits<double>::infinity();
        for (std::size_t b = 0; b <= most; ++b)
            nodes[b] /= sum;
        total = total / sum + 1;
        hardest = std::max(hardest, total);
    }
    return hardest;
}

double BreakForecast::strictTree() const {
    double nodes = 1;
    double total = 0;
    for (const double branches : m_strict) {
        nodes *= branches;
        total += nodes;
    }
    return total;
}

BreakCurve BreakForecast::bestCurve(int breaks) {
    // Large boards have many breaks, and their curves need less precision.
    const bool large = m_strict.size() * static_cast<std::size_t>(breaks) > kLarge;
    m_caps.resize(m_strict.size());
    BreakCurve best;
    double fewest = std::numeric_limits<double>::infinity();
    for (int first = 40; first <= 90; first += large ? 6 : 2) {
        for (int last = std::max(first + 4, large ? 90 : 80); last <= 100; last += large ? 5 : 2) {
            for (double bend = 0; bend <= 1; bend += large ? 0.5 : 0.25) {
                const BreakCurve curve{first / 100.0, last / 100.0, bend};
                layCaps(m_caps, breaks, curve);
                const double nodes = nodesToBoard(m_caps);
                if (nodes < fewest) {
                    fewest = nodes;
                    best = curve;
                }
            }
        }
    }
    return best;
}

} // namespace tessera
