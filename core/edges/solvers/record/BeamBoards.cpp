// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BeamBoards.h"

#include "core/support/Random.h"

#include <limits>
#include <utility>

namespace tessera {

namespace {

std::int32_t units(double logarithm) {
    return static_cast<std::int32_t>(logarithm * PairingOdds::kUnit + 0.5);
}

} // namespace

PairingOdds::PairingOdds(bool isSigned, std::size_t mostSides) {
    for (std::size_t sides = 0; sides <= mostSides; ++sides) {
        const double partners =
            isSigned ? static_cast<double>(sides) / 2 : static_cast<double>(sides) - 1;
        m_joined.push_back(units(portableLog(std::max(1.0, partners))));
        m_wasted.push_back(m_joined.back() / 2);
    }
}

BeamBoards::BeamBoards(std::size_t sides, std::size_t pieces, std::span<const std::uint16_t> open)
    : m_isByte(std::ranges::all_of(open, [](auto count) { return count < 256; })),
      m_bytesAt(wordsFor(pieces)) {
    m_patternBytes = (m_isByte ? 1 : 2) * open.size();
    reshape(sides);
}

void BeamBoards::reshape(std::size_t sides) {
    m_sides = sides;
    m_stride = m_bytesAt + (sides + m_patternBytes + 7) / 8;
    m_size = 0;
}

void BeamBoards::renew(std::size_t boards, std::size_t most) {
    m_size = boards;
    const std::size_t room = std::max(boards, std::min(2 * boards, most));
    if (boards * m_stride > m_heldWords) {
        m_heldWords = 0;
        m_data.reset(); // both would be too much
        m_data = std::make_unique_for_overwrite<std::uint64_t[]>(room * m_stride);
        m_heldWords = room * m_stride;
    }
    if (boards > m_heldHeads) {
        m_heldHeads = 0;
        m_heads.reset();
        m_heads = std::make_unique_for_overwrite<Head[]>(room);
        m_heldHeads = room;
    }
}

void BeamBoards::clear(std::span<const std::uint16_t> open) {
    renew(1, 1);
    std::fill_n(m_data.get(), m_stride, std::uint64_t{0});
    setHead(0, {0, 0});
    for (std::size_t pattern = 0; pattern < open.size(); ++pattern)
        setOpen(0, pattern, open[pattern]);
}

void BeamBoards::setOpen(std::size_t board, std::size_t pattern, std::size_t sides) {
    std::uint8_t* const counts = seen(board) + m_sides;
    if (m_isByte) {
        counts[pattern] = static_cast<std::uint8_t>(sides);
        return;
    }
    counts[2 * pattern] = static_cast<std::uint8_t>(sides % 256);
    counts[2 * pattern + 1] = static_cast<std::uint8_t>(sides / 256);
}

void BeamSieve::restart(std::size_t keep, std::int32_t lowest) {
    m_counts.fill(0);
    m_steps = kSteps;
    m_count = 0;
    m_keep = keep;
    m_lowest = lowest;
    m_limit = std::numeric_limits<std::int32_t>::max();
}

void BeamSieve::lowerTo(std::int32_t limit) {
    m_limit = limit;
    if (limit < std::numeric_limits<std::int32_t>::max())
        m_steps = static_cast<std::size_t>((limit - m_lowest) / kStep);
}

void BeamSieve::follow(const BeamSieve& other) {
    m_counts.fill(0);
    m_steps = other.m_steps;
    m_count = 0;
    m_keep = other.m_keep;
    m_lowest = other.m_lowest;
    m_limit = other.m_limit;
}

void BeamSieve::take(const BeamSieve& other) {
    for (std::size_t step = 0; step < std::min(m_steps, other.m_steps); ++step) {
        m_counts[step] += other.m_counts[step];
        m_count += other.m_counts[step];
    }
    if (m_count >= m_keep)
        lower();
}

/// Drops the highest costs as long as enough remain.
void BeamSieve::lower() {
    while (m_count - m_counts[m_steps - 1] >= m_keep) {
        m_count -= m_counts[--m_steps];
        m_limit = m_lowest + asCost(m_steps);
    }
}

void BeamHistory::Level::reserve(std::size_t boards) {
    if (boards <= reserved)
        return;
    reserved = 0;
    parents = std::make_unique_for_overwrite<std::uint32_t[]>(boards);
    placements = std::make_unique_for_overwrite<std::uint16_t[]>(boards);
    reserved = boards;
}

void BeamHistory::begin(std::size_t boards) {
    if (m_count == m_levels.size())
        m_levels.emplace_back();
    Level& level = m_levels[m_count++];
    while (level.reserved < boards && boards > kMuch && !m_spare.empty()) {
        level = std::move(m_spare.back());
        m_spare.pop_back();
    }
    // The next beam will be wider.
    constexpr std::size_t few = 400;
    level.reserve(boards <= few ? 4 * boards : boards + boards / 16);
    level.size = boards;
}

void BeamHistory::trace(std::size_t board, std::span<std::uint16_t> placements) const {
    for (std::size_t level = placements.size(); level-- > 0;) {
        placements[level] = m_levels[level].placements[board];
        board = m_levels[level].parents[board];
    }
}

void BeamHistory::compact() {
    constexpr std::uint32_t dead = std::numeric_limits<std::uint32_t>::max();
    for (std::size_t level = m_count; level-- > 1;) {
        Level& before = m_levels[level - 1];
        const std::span<std::uint32_t> parents(m_levels[level].parents.get(), m_levels[level].size);
        m_kept.assign(before.size, dead);
        for (const std::uint32_t parent : parents)
            m_kept[parent] = 0;
        std::uint32_t kept = 0;
        for (std::size_t i = 0; i < m_kept.size(); ++i) {
            if (m_kept[i] == dead)
                continue;
            m_kept[i] = kept;
            before.parents[kept] = before.parents[i];
            before.placements[kept] = before.placements[i];
            ++kept;
        }
        // Boards that did not change have ancestors that did not change.
        if (kept == m_kept.size())
            return;
        for (std::uint32_t& parent : parents)
            parent = m_kept[parent];
        shrinkLevel(before, kept);
    }
}

/// Frees memory for other levels if it is much.
void BeamHistory::shrinkLevel(Level& level, std::size_t size) {
    level.size = size;
    if (level.reserved < size + kMuch)
        return;
    Level smaller;
    smaller.reserve(size);
    smaller.size = size;
    std::copy_n(level.parents.get(), size, smaller.parents.get());
    std::copy_n(level.placements.get(), size, smaller.placements.get());
    m_spare.push_back(std::exchange(level, std::move(smaller)));
}

} // namespace tessera
