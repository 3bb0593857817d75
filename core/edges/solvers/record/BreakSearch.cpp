// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BreakSearch.h"

#include <algorithm>
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
    while (static_cast<std::size_t>(candidate - first) != index &&
           candidate->piece != BreakTables::kEnd)
        ++candidate;
    PacketReader::require(static_cast<std::size_t>(candidate - first) == index);
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

} // namespace tessera
