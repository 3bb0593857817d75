// SPDX-License-Identifier: GPL-3.0-or-later

// What a beam does with one board: its children, and the board that one of them becomes.
#include "core/edges/solvers/record/BeamSearch.h"

#include <algorithm>
#include <bit>

namespace tessera {

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
    if (cell.hasAbove) {
        const std::size_t open = m_boards.open(board, above);
        // Sides of hints that contradict each other may be seen, but are not among the open ones.
        const std::size_t joined = cell.hasLeft && left == above ? 2 : 0;
        loss += m_odds.joined(open - std::min(open, joined));
    }
    return loss;
}

} // namespace tessera
