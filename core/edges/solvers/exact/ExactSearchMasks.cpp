// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/CandidateTables.h"
#include "core/edges/solvers/exact/ExactSearch.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace tessera {

namespace {

using Set = PieceMasks::Set;

/// Taking a search over and handing it back costs as much as that many placements by lists.
constexpr std::uint64_t kFewPlacements = 2048;
/// After a solution or a new depth the next one is often close.
constexpr std::uint64_t kListsAfterEvent = 2048;
/// More than the candidates of one list.
constexpr std::uint64_t kOneList = 64;

constexpr Set kAll = ~Set{0};

/// The candidate of that bit and all later ones.
constexpr Set from(unsigned bit) { return kAll >> (63U - bit); }

/// All later candidates.
constexpr Set after(unsigned bit) { return from(bit) >> 1U; }

} // namespace

/// The same search on a stack of boards. All candidates of a cell are tried together, and the
/// boards that can be filled further are pushed. So a branch is mispredicted at most once per
/// board, not once per placement.
///
/// It counts a placement when the candidates of a cell are tried. On taking over and handing back
/// it adjusts for those that are tried but not visited yet.
class ExactSearch::MaskScan {
public:
    explicit MaskScan(ExactSearch& search)
        : m_search(search), m_tables{search.m_masks->levels().data(), search.m_above.data()},
          m_stack(search.m_masks->mostOpen() + kOneList), m_top(m_stack.data()),
          m_bits(search.m_order.size()) {}

    void takeOver();
    /// Runs until little is left to do, or until the next placement fills more cells than @p
    /// deepest.
    void run(std::uint64_t placements, std::size_t deepest);
    void handBack();

private:
    /// A board with candidates for its next cell.
    struct OpenBoard {
        Set open = 0; ///< the candidates
        PieceMasks::BothKinds free{};
        const std::uint16_t* shown = nullptr; ///< by the bits of open
        std::uint32_t depth = 0;
        std::uint16_t lastShown = 0; ///< by its last piece …
        std::uint16_t lastBit = 0;   ///< … and that piece's bit
    };

    /// Calls visit(depth, free there, list, candidates) for each depth with untried candidates.
    template <typename Visitor>
    void visitOpen(Visitor visit) const;
    [[nodiscard]] std::uint64_t countOpen() const;
    /// What trying candidates requires.
    struct Tables {
        const PieceMasks::Level* levels;
        std::uint8_t* above;
    };
    /// Tries candidates (at least one) on the cell at that depth.
    /// @param top receives the boards that can be filled further @return one past the last of them
    static OpenBoard* tryAll(Tables tables, std::size_t depth, PieceMasks::BothKinds free,
                             const std::uint16_t* shown, Set open, OpenBoard* top,
                             std::uint64_t& tried);

    ExactSearch& m_search;
    Tables m_tables;
    std::vector<OpenBoard> m_stack;
    OpenBoard* m_top;                 ///< one past the last
    std::vector<std::uint8_t> m_bits; ///< of the pieces on the current path, by depth
    std::uint64_t m_tried = 0;
};

template <typename Visitor>
void ExactSearch::MaskScan::visitOpen(Visitor visit) const {
    const ExactSearch& search = m_search;
    PieceMasks::BothKinds free{kAll, kAll};
    for (std::size_t depth = 0; depth <= search.m_depth; ++depth) {
        const bool isPlaced = depth < search.m_depth;
        const Candidate& at = isPlaced ? *search.m_placed[depth] : *search.m_next;
        if (at.piece == CandidateTables::kEnd)
            return; // the last list is exhausted
        const PieceMasks::Level& level = m_tables.levels[depth];
        const PieceMasks::List& list = level.lists[search.keyFor(depth, search.m_placed)];
        const unsigned bit = search.m_masks->bitOf(search.listFor(depth, search.m_placed), at);
        const Set open = list.fits & free[level.kind] & (isPlaced ? after(bit) : from(bit));
        if (open != 0 && depth >= search.m_floor)
            visit(depth, free, list, open);
        free[level.kind] &= isPlaced ? ~level.takes[bit] : kAll;
    }
}

std::uint64_t ExactSearch::MaskScan::countOpen() const {
    std::uint64_t count = 0;
    visitOpen([&](std::size_t, const PieceMasks::BothKinds&, const PieceMasks::List&, Set open) {
        count += static_cast<std::uint64_t>(std::popcount(open));
    });
    return count;
}

void ExactSearch::MaskScan::takeOver() {
    const ExactSearch& search = m_search;
    for (std::size_t depth = 0; depth < search.m_depth; ++depth) {
        m_bits[depth] = static_cast<std::uint8_t>(
            search.m_masks->bitOf(search.listFor(depth, search.m_placed), *search.m_placed[depth]));
    }
    visitOpen([this](std::size_t depth, const PieceMasks::BothKinds& free,
                     const PieceMasks::List& list, Set open) {
        m_top = tryAll(m_tables, depth, free, list.shown, open, m_top, m_tried);
    });
}

inline ExactSearch::MaskScan::OpenBoard*
ExactSearch::MaskScan::tryAll(Tables tables, std::size_t depth, PieceMasks::BothKinds free,
                              const std::uint16_t* shown, Set open, OpenBoard* top,
                              std::uint64_t& tried) {
    const PieceMasks::Level level = tables.levels[depth];
    const PieceMasks::Level next = tables.levels[depth + 1];
    const PieceMasks::List* const lists = next.lists + tables.above[depth + 1];
    const Set nextFree = free[next.kind];
    const Set sameKind = level.kind == next.kind ? kAll : 0;
    const Set takesBorder = level.kind == 0 ? kAll : 0;
    const auto nextDepth = static_cast<std::uint32_t>(depth + 1);
    std::uint64_t count = 0;
    do {
        const auto bit = static_cast<unsigned>(std::countr_zero(open));
        const Set taken = level.takes[bit];
        const std::uint16_t seen = shown[bit];
        const PieceMasks::List& list = lists[seen & 0xffU];
        const Set fitting = list.fits & nextFree & ~(taken & sameKind);
        *top = {fitting,    {free[0] & ~(taken & takesBorder), free[1] & ~(taken & ~takesBorder)},
                list.shown, nextDepth,
                seen,       static_cast<std::uint16_t>(bit)};
        top += fitting != 0 ? 1 : 0;
        ++count;
        open &= open - 1;
    } while (open != 0);
    tried += count;
    return top;
}

void ExactSearch::MaskScan::run(std::uint64_t placements, std::size_t deepest) {
    const OpenBoard* const bottom = m_stack.data();
    std::uint8_t* const bits = m_bits.data();
    std::uint8_t* const shownDown = m_search.m_above.data() + m_search.m_line - 1;
    const Tables tables = m_tables;
    OpenBoard* top = m_top;
    std::uint64_t tried = m_tried;
    while (top != bottom) {
        const OpenBoard& board = *(top - 1);
        const std::size_t depth = board.depth;
        if (depth >= deepest || tried + kOneList > placements)
            break;
        bits[depth - 1] = static_cast<std::uint8_t>(board.lastBit);
        shownDown[depth] = static_cast<std::uint8_t>(board.lastShown >> 8U);
        top = tryAll(tables, depth, board.free, board.shown, board.open, top - 1, tried);
    }
    m_top = top;
    m_tried = tried;
}

void ExactSearch::MaskScan::handBack() {
    ExactSearch& search = m_search;
    const bool isEnd = m_top == m_stack.data();
    const std::size_t depth = isEnd ? search.m_floor : std::size_t{(m_top - 1)->depth} - 1;
    const auto find = [&search](std::size_t at, unsigned bit) {
        const Candidate* const list = search.listFor(at, search.m_placed);
        const Candidate* candidate = list;
        while (search.m_masks->bitOf(list, *candidate) != bit)
            ++candidate;
        return candidate;
    };
    std::ranges::copy(search.m_tables->stock(), search.m_left.begin());
    search.m_depth = depth;
    for (std::size_t at = 0; at < depth; ++at) {
        search.m_placed[at] = find(at, m_bits[at]);
        --search.m_left[search.m_placed[at]->piece];
    }
    if (isEnd)
        search.m_next = search.m_tables->candidates().data(); // the empty list
    else
        search.m_next = find(depth, (m_top - 1)->lastBit);
    search.m_placements += m_tried - countOpen();
}

/// Whether that many placements are worth taking the search over. The last cell is left to the
/// lists.
bool ExactSearch::paysByMasks(std::uint64_t placements) const {
    return m_masks != nullptr && placements >= kFewPlacements && m_placements >= m_listsUntil &&
           m_depth + 1 < m_order.size() && m_depth < m_deepest;
}

ExactSearch::Event ExactSearch::advance(std::uint64_t placements) {
    const std::uint64_t until = m_placements + placements;
    while (m_placements < until) {
        if (paysByMasks(until - m_placements)) {
            MaskScan scan(*this);
            scan.takeOver();
            scan.run(until - m_placements, std::min(m_deepest, m_order.size() - 1));
            scan.handBack();
        }
        const std::uint64_t rest = until - m_placements;
        const Event event =
            advanceByLists(m_masks != nullptr ? std::min(rest, kListsAfterEvent) : rest);
        if (event != Event::Paused) {
            m_listsUntil = m_placements + kListsAfterEvent;
            return event;
        }
    }
    return Event::Paused;
}

} // namespace tessera
