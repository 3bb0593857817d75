// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/ExactSearch.h"
#include "core/solvers/PieceMasks.h"

#include <algorithm>
#include <bit>

namespace tessera {

namespace {

std::uint64_t whatFits(const PieceMasks::List& list, const PieceMasks::Pieces& free) {
    return (list.fits.border & free.border) | (list.fits.inner & free.inner);
}

PieceMasks::Pieces without(const PieceMasks::Pieces& free, const PieceMasks::Pieces& taken) {
    return {free.border & ~taken.border, free.inner & ~taken.inner};
}

/// That bit and all above.
std::uint64_t from(unsigned bit) {
    return ~std::uint64_t{0} << bit;
}

} // namespace

/// The search as the loop by masks sees it.
struct ExactSearch::Masked {
    /// What a depth comes back to.
    struct Level {
        std::uint64_t rest = 0; ///< of its list, behind the present placement
        const std::uint16_t* shown = nullptr;
        const PieceMasks::Pieces* takes = nullptr;
        unsigned bit = 0; ///< of the present placement
    };

    std::vector<Level> levels; ///< by depth, and the one at hand
    std::vector<const PieceMasks::List*> lists;
    PieceMasks::Pieces free{~std::uint64_t{0}, ~std::uint64_t{0}};
};

/// Takes the state over from the candidates.
ExactSearch::Masked ExactSearch::masked() const {
    const std::size_t full = m_order.size();
    Masked masked;
    masked.levels.resize(full + 1);
    for (std::size_t depth = 0; depth < full; ++depth)
        masked.lists.push_back(m_masks->listsAt(*m_tables, depth));
    for (std::size_t depth = 0; depth <= std::min(m_depth, full - 1); ++depth) {
        const bool isPlaced = depth < m_depth;
        const Candidate& at = isPlaced ? *m_placed[depth] : *m_next;
        const PieceMasks::List& list = masked.lists[depth][keyFor(depth, m_placed)];
        Masked::Level& level = masked.levels[depth];
        level.shown = list.shown;
        level.takes = list.takes;
        if (at.piece == CandidateTables::kEnd)
            break; // nothing is left of the list
        level.bit = m_masks->bitOf(listFor(depth, m_placed), at);
        level.rest = whatFits(list, masked.free) & from(level.bit);
        if (isPlaced) {
            level.rest &= ~(std::uint64_t{1} << level.bit);
            masked.free = without(masked.free, list.takes[level.bit]);
        }
    }
    return masked;
}

/// Hands the state back to the candidates.
void ExactSearch::unmask(const Masked& masked, std::size_t depth) {
    std::ranges::copy(m_tables->stock(), m_left.begin());
    m_depth = depth;
    for (std::size_t d = 0; d <= std::min(depth, m_order.size() - 1); ++d) {
        const Masked::Level& level = masked.levels[d];
        const Candidate* const list = listFor(d, m_placed);
        const Candidate* candidate = list;
        const bool isPlaced = d < depth;
        const unsigned wanted = static_cast<unsigned>(
            isPlaced ? level.bit : static_cast<unsigned>(std::countr_zero(level.rest)));
        while (candidate->piece != CandidateTables::kEnd &&
               m_masks->bitOf(list, *candidate) != wanted)
            ++candidate;
        if (isPlaced) {
            m_placed[d] = candidate;
            --m_left[candidate->piece];
        } else {
            m_next = candidate;
        }
    }
    if (depth == m_order.size())
        m_next = m_tables->candidates().data(); // the empty list
}

/// Goes exactly the way of advanceWith() and counts the same placements; only that
/// what would be put down in vain is not.
ExactSearch::Event ExactSearch::advanceByMasks(std::uint64_t placements) {
    Masked masked = this->masked();
    Masked::Level* const levels = masked.levels.data();
    const PieceMasks::List* const* const lists = masked.lists.data();
    std::uint8_t* const above = m_above.data();
    const std::size_t floor = m_floor;
    const std::size_t full = m_order.size();
    const std::size_t deeper = m_deepest + 1;
    const std::size_t line = m_line;
    std::size_t depth = m_depth;
    Masked::Level at = levels[depth];
    PieceMasks::Pieces free = masked.free;
    std::uint64_t left = placements;
    Event event = Event::Paused;
    for (;;) {
        if (at.rest == 0) {
            if (depth == floor) {
                event = Event::Exhausted;
                break;
            }
            at = levels[--depth];
            free.border |= at.takes[at.bit].border;
            free.inner |= at.takes[at.bit].inner;
            continue;
        }
        at.bit = static_cast<unsigned>(std::countr_zero(at.rest));
        at.rest &= at.rest - 1;
        --left;
        const PieceMasks::Pieces rest = without(free, at.takes[at.bit]);
        const unsigned shown = at.shown[at.bit];
        if (depth + 1 == full) [[unlikely]] {
            levels[depth] = at;
            ++depth;
            m_deepest = full - 1;
            event = Event::Solution;
            break;
        }
        above[depth + line] = static_cast<std::uint8_t>(shown >> 8U);
        const PieceMasks::List& list = lists[depth + 1][(shown & 0xffU) + above[depth + 1]];
        const std::uint64_t fitting = whatFits(list, rest);
        if (fitting != 0 || depth + 1 == deeper) {
            levels[depth] = at;
            ++depth;
            at.rest = fitting;
            at.shown = list.shown;
            at.takes = list.takes;
            free = rest;
            if (depth == deeper) [[unlikely]] {
                m_deepest = depth;
                event = Event::Deeper;
                break;
            }
        }
        if (left == 0)
            break;
    }
    if (depth < full)
        levels[depth] = at;
    unmask(masked, depth);
    m_placements += placements - left;
    return event;
}

} // namespace tessera
