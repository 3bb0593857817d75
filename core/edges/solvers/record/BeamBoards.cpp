// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BeamBoards.h"

#include "core/support/Random.h"

#include <limits>

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
    : m_sides(sides), m_isByte(std::ranges::all_of(open, [](auto count) { return count < 256; })),
      m_bytesAt(1 + (pieces + 63) / 64),
      m_stride(m_bytesAt + (sides + (m_isByte ? 1 : 2) * open.size() + 7) / 8) {}

void BeamBoards::resize(std::size_t boards) {
    m_size = boards;
    m_data.resize(boards * m_stride);
}

void BeamBoards::clear(std::span<const std::uint16_t> open) {
    resize(0);
    resize(1);
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

/// Drops the highest costs as long as enough remain.
void BeamSieve::lower() {
    while (m_count - m_counts[m_steps - 1] >= m_keep) {
        m_count -= m_counts[--m_steps];
        m_limit = m_lowest + asCost(m_steps);
    }
}

void BeamHistory::begin(std::size_t boards) {
    if (m_count == m_levels.size())
        m_levels.emplace_back();
    Level& level = m_levels[m_count++];
    level.parents.clear();
    level.placements.clear();
    // The next beam will be wider.
    constexpr std::size_t few = 400;
    const std::size_t room = boards <= few ? 4 * boards : boards;
    level.parents.reserve(room);
    level.placements.reserve(room);
}

void BeamHistory::trace(std::size_t board, std::span<std::uint16_t> placements) const {
    for (std::size_t level = m_count; level-- > 0;) {
        placements[level] = m_levels[level].placements[board];
        board = m_levels[level].parents[board];
    }
}

void BeamHistory::compact() {
    constexpr std::uint32_t dead = std::numeric_limits<std::uint32_t>::max();
    for (std::size_t level = m_count; level-- > 1;) {
        Level& before = m_levels[level - 1];
        m_kept.assign(before.parents.size(), dead);
        for (const std::uint32_t parent : m_levels[level].parents)
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
        for (std::uint32_t& parent : m_levels[level].parents)
            parent = m_kept[parent];
        shrinkLevel(before, kept);
    }
}

/// Frees memory if it is much.
void BeamHistory::shrinkLevel(Level& level, std::size_t size) {
    constexpr std::size_t much = 10'000;
    level.parents.resize(size);
    level.placements.resize(size);
    if (level.parents.capacity() < size + much)
        return;
    level.parents.shrink_to_fit();
    level.placements.shrink_to_fit();
}

} // namespace tessera
