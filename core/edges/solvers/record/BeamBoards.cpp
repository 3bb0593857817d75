// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BeamBoards.h"

#include "core/support/PortableMath.h"

#include <algorithm>
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

namespace {

template <typename Value>
void copyPart(std::vector<Value>& to, std::size_t toBoard, const std::vector<Value>& from,
              std::size_t fromBoard, std::size_t length) {
    std::copy_n(from.data() + fromBoard * length, length, to.data() + toBoard * length);
}

} // namespace

BeamBoards::BeamBoards(std::size_t columns, std::size_t pieces, std::size_t patterns)
    : m_columns(columns), m_words((pieces + 63) / 64), m_patterns(patterns) {}

void BeamBoards::resize(std::size_t boards) {
    m_heads.resize(boards);
    m_used.resize(boards * m_words);
    m_open.resize(boards * m_patterns);
    m_above.resize(boards * m_columns);
}

void BeamBoards::copy(std::size_t to, const BeamBoards& from, std::size_t board) {
    m_heads[to] = from.m_heads[board];
    copyPart(m_used, to, from.m_used, board, m_words);
    copyPart(m_open, to, from.m_open, board, m_patterns);
    copyPart(m_above, to, from.m_above, board, m_columns);
}

void BeamBoards::clear() {
    resize(0);
    resize(1);
}

void BeamHistory::begin(std::size_t boards) {
    if (m_count == m_levels.size())
        m_levels.emplace_back();
    Level& level = m_levels[m_count++];
    level.parents.clear();
    level.placements.clear();
    level.parents.reserve(boards);
    level.placements.reserve(boards);
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
        // What did not change has ancestors that did not change either.
        if (kept == m_kept.size())
            return;
        for (std::uint32_t& parent : m_levels[level].parents)
            parent = m_kept[parent];
        shrinkLevel(before, kept);
    }
}

/// Gives back what is much.
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
