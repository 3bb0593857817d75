// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BeamLooks.h"

#include <algorithm>
#include <span>
#include <utility>

namespace tessera {

namespace {

/// The candidates from @p next up to an end.
std::span<const BreakCandidate> until(const BreakCandidate* next, std::uint16_t end) {
    const BreakCandidate* const begin = next;
    while (next->piece != end)
        ++next;
    return {begin, next};
}

std::span<const BreakCandidate> matchingOf(const BreakTables& tables, int cell, std::size_t key) {
    return until(tables.candidates() + tables.listsOf(cell)[key], BreakTables::kStrictEnd);
}

std::span<const BreakCandidate> breakingOf(const BreakTables& tables, int cell, std::size_t key) {
    const auto matching = matchingOf(tables, cell, key);
    return until(matching.data() + matching.size() + 1, BreakTables::kEnd);
}

} // namespace

PieceBits::PieceBits(const BreakTables& tables) {
    const auto stock = tables.stock();
    std::size_t movable = 0;
    for (std::size_t piece = BreakTables::kFirstPiece; piece < stock.size(); ++piece)
        movable += stock[piece];
    m_last.assign(stock.size(), static_cast<std::uint16_t>(movable));
    for (std::size_t piece = BreakTables::kFirstPiece; piece < stock.size(); ++piece) {
        const auto first = static_cast<std::uint16_t>(m_first.size());
        m_first.insert(m_first.end(), stock[piece], first);
        m_last[piece] = static_cast<std::uint16_t>(m_first.size() - 1);
    }
    m_first.push_back(static_cast<std::uint16_t>(movable));
}

BeamLooks::BeamLooks(const BreakTables& tables, GridSize size)
    : m_tables(tables), m_bits(tables), m_masks(wordsFor(m_bits.count())),
      m_ofWord(m_masks.size()) {
    for (int cell = 0; cell < size.cells(); ++cell) {
        const auto [entry, isNew] = m_known.try_emplace(tables.listsOf(cell));
        if (!isNew)
            continue;
        const bool hasLeft = cell % size.width > 0;
        const bool hasAbove = cell >= size.width;
        Table& table = entry->second;
        table.matching = m_first.size();
        addMatching(cell);
        table.rows = m_rows.size();
        addBreaking(cell, hasLeft, Broken::Left);
        addBreaking(cell, hasAbove, Broken::Above);
        const std::size_t end = m_first.size();
        if (addElsewhere(cell, hasLeft, hasAbove))
            table.elsewhere = end;
        else
            m_first.resize(end);
    }
}

BeamLook BeamLooks::lookOf(const BreakCandidate& candidate, std::uint8_t broken) const {
    return {m_bits.lastOf(candidate.piece), candidate.placement,
            static_cast<std::uint8_t>(candidate.row / m_tables.codes()), candidate.down, broken};
}

BeamLooks::Cell BeamLooks::at(int cell) const {
    const Table& table = m_known.at(m_tables.listsOf(cell));
    Cell found;
    found.m_matching = m_first.data() + table.matching;
    found.m_all = m_first.data();
    found.m_rows = m_rows.data() + table.rows;
    found.m_breaking = m_ofWord.data();
    found.m_elsewhere = table.elsewhere == 0 ? nullptr : m_first.data() + table.elsewhere;
    found.m_bits = m_masks.data();
    found.m_codes = m_tables.codes();
    return found;
}

void BeamLooks::addMatching(int cell) {
    for (std::size_t key = 0; key < m_tables.codes() * m_tables.codes(); ++key) {
        const auto from = static_cast<std::ptrdiff_t>(m_looks.size());
        m_first.push_back(static_cast<std::uint32_t>(from));
        for (const BreakCandidate& candidate : matchingOf(m_tables, cell, key))
            m_looks.push_back(lookOf(candidate));
        std::ranges::sort(m_looks.begin() + from, m_looks.end(), {}, &BeamLook::placement);
    }
    m_first.push_back(static_cast<std::uint32_t>(m_looks.size()));
}

/// Code 0 matches nothing, so its list has all looks that break the joint there.
void BeamLooks::addBreaking(int cell, bool canBreak, Broken broken) {
    const bool isLeft = broken == Broken::Left;
    std::vector<BeamLook> looks;
    for (std::size_t code = 0; code < m_tables.codes(); ++code) {
        looks.clear();
        if (canBreak) {
            for (const BreakCandidate& candidate :
                 breakingOf(m_tables, cell, isLeft ? code : code * m_tables.codes()))
                looks.push_back(
                    lookOf(candidate, codeOf(candidate, isLeft ? Side::Left : Side::Up)));
        }
        m_rows.push_back(looks.empty() ? 0U : static_cast<std::uint32_t>(m_masks.size()));
        if (looks.empty())
            continue; // the first row has no bits
        std::ranges::sort(
            looks, {}, [&](const BeamLook& look) { return std::pair(look.bit, look.placement); });
        auto next = looks.begin();
        for (std::size_t word = 0; word < wordsFor(m_bits.count()); ++word) {
            std::uint64_t mask = 0;
            m_ofWord.push_back(static_cast<std::uint32_t>(m_first.size()));
            for (; next != looks.end() && next->bit / 64U == word; ++next) {
                const std::uint64_t bit = std::uint64_t{1} << (next->bit % 64U);
                if ((mask & bit) == 0)
                    m_first.push_back(static_cast<std::uint32_t>(m_looks.size()));
                mask |= bit;
                m_looks.push_back(*next);
            }
            m_masks.push_back(mask);
        }
        m_first.push_back(static_cast<std::uint32_t>(m_looks.size()));
    }
}

/// @return whether there are any
bool BeamLooks::addElsewhere(int cell, bool hasLeft, bool hasAbove) {
    const std::size_t before = m_looks.size();
    for (std::size_t key = 0; key < m_tables.codes() * m_tables.codes(); ++key) {
        const auto from = static_cast<std::ptrdiff_t>(m_looks.size());
        m_first.push_back(static_cast<std::uint32_t>(from));
        for (const BreakCandidate& candidate : breakingOf(m_tables, cell, key)) {
            const auto matches = [&](Side side, std::size_t code) {
                return code > 0 && codeOf(candidate, side) == code;
            };
            if ((!hasLeft || matches(Side::Left, key / m_tables.codes())) &&
                (!hasAbove || matches(Side::Up, key % m_tables.codes())))
                m_looks.push_back(lookOf(candidate));
        }
        std::ranges::sort(m_looks.begin() + from, m_looks.end(), {}, &BeamLook::placement);
    }
    m_first.push_back(static_cast<std::uint32_t>(m_looks.size()));
    return m_looks.size() > before;
}

} // namespace tessera
