// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/CandidateTables.h"
#include "core/edges/solvers/exact/ExactSearch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

namespace tessera {

namespace {

using Set = PieceMasks::Set;

/// Taking a search over and handing it back costs as much as that many placements by lists.
constexpr std::uint64_t kFewPlacements = 2048;
/// After a solution or a new depth the next one is often close.
constexpr std::uint64_t kListsAfterEvent = 2048;
/// Placements between two looks at what is left to do.
constexpr std::uint64_t kSteps = 64;
/// A second walk pays from that many placements on.
constexpr std::uint64_t kWorthTwo = 1U << 12U;
/// Parts of a tree with fewer placements cost more to divide …
constexpr std::uint64_t kShortPart = 1U << 8U;
/// … and of those with more too much is lost when the search pauses.
constexpr std::uint64_t kLongPart = 1U << 11U;

constexpr Set kAll = ~Set{0};

/// The candidate of that bit and all later ones.
constexpr Set from(unsigned bit) { return kAll << bit; }

/// All later candidates.
constexpr Set after(unsigned bit) { return from(bit) << 1U; }

/// A cell in the order of filling.
struct Cell {
    const PieceMasks::List* lists = nullptr; ///< of the next cell
    const Set* keeps = nullptr;              ///< see PieceMasks::Level
    Set one = 0;                             ///< 0 where walks stop
    Set swap = 0;                            ///< kAll if the next cell takes the other kind
    std::uint8_t above = 0;                  ///< what the cell sees in the previous line
    std::uint8_t bit = 0;                    ///< the candidate tried last
};

/// A board with candidates for its next cell. Fields of one type are apart: GCC would write two
/// together, and reading one of them back would wait.
struct OpenBoard {
    Set open = 0;                         ///< the candidates
    const std::uint16_t* shown = nullptr; ///< by their bits
    Set free = 0;                         ///< the pieces of the cell's kind
    Cell* cell = nullptr;
    Set others = 0; ///< the pieces of the other kind
};

/// For boards at which a walk stops: no candidates, nothing shown, no pieces.
constexpr std::array<PieceMasks::List, 256> kNoLists{};
constexpr std::array<std::uint16_t, 64> kNothingShown{};
constexpr std::array<Set, 64> kNoPieces{};

/// A place in the tree, and all that comes after it.
class Walk {
public:
    /// @param deepest the walk stops where the next placement would fill more cells.
    Walk(const PieceMasks& masks, std::size_t line, std::size_t deepest)
        : m_cells(deepest + line + 1), m_boards(deepest + 3), m_top(m_boards.data()) {
        const std::span<const PieceMasks::Level> levels = masks.levels();
        for (std::size_t depth = 0; depth < m_cells.size(); ++depth) {
            Cell& cell = m_cells[depth];
            cell = {kNoLists.data(), kNoPieces.data(), 0, 0, 0, 0};
            if (depth < deepest) {
                const PieceMasks::Level& next = levels[depth + 1];
                cell = {next.lists, levels[depth].keeps,
                        1,          levels[depth].kind == next.kind ? 0 : kAll,
                        0,          0};
            }
        }
        m_stop = {1, kNothingShown.data(), 0, &m_cells[deepest], 0};
        m_boards.front() = m_stop;
    }
    Walk(const Walk&) = delete;
    Walk& operator=(const Walk&) = delete;
    Walk(Walk&&) = default;
    Walk& operator=(Walk&&) = default;

    [[nodiscard]] Cell& cell(std::size_t depth) { return m_cells[depth]; }
    [[nodiscard]] std::uint64_t tried() const { return m_tried; }
    [[nodiscard]] const OpenBoard& top() const { return *m_top; }
    [[nodiscard]] std::size_t depth() const { return depthOf(*m_top); }
    void push(std::size_t depth, OpenBoard board) {
        board.cell = &m_cells[depth];
        *++m_top = board;
    }

    /// Either its part is done, or it would fill more cells than it may.
    [[nodiscard]] bool hasStopped() const { return m_top->cell->one == 0; }
    [[nodiscard]] bool isDone() const { return m_top == m_boards.data() + m_bottom; }

    /// Leaves the boards up to that depth to another walk: at least one, and keeps at least one.
    /// @return false if there is only one.
    [[nodiscard]] bool leaveTo(Walk& later, std::size_t depth);
    /// Takes back what it has left.
    void takeBack();
    /// Continues with what the other walk has done since. @pre this one is done
    void join(Walk& later) {
        later.m_tried += m_tried;
        std::swap(*this, later);
    }

    /// Tries kSteps candidates, fewer only if it stops.
    void go(std::size_t line);
    /// The same for both in turns, so that the processor works for one while it waits for the
    /// memory of the other.
    void goWith(Walk& later, std::size_t line);

private:
    [[nodiscard]] std::size_t depthOf(const OpenBoard& board) const {
        return static_cast<std::size_t>(board.cell - m_cells.data());
    }
    static OpenBoard* tryNext(OpenBoard* top, std::size_t line, std::uint64_t& tried);

    std::vector<Cell> m_cells;
    std::vector<OpenBoard> m_boards; ///< the deepest last; the first one stops the walk
    OpenBoard* m_top;
    std::size_t m_bottom = 0; ///< the board at which its part is done
    OpenBoard m_left;         ///< the one that was there
    OpenBoard m_stop;
    std::uint64_t m_tried = 0;
};

bool Walk::leaveTo(Walk& later, std::size_t depth) {
    const auto last = static_cast<std::size_t>(m_top - m_boards.data());
    if (last < 2)
        return false;
    m_bottom = last - 1;
    while (m_bottom > 1 && depthOf(m_boards[m_bottom]) > depth)
        --m_bottom;
    std::ranges::copy(m_cells, later.m_cells.begin());
    later.m_top = later.m_boards.data();
    for (std::size_t i = 1; i <= m_bottom; ++i)
        later.push(depthOf(m_boards[i]), m_boards[i]);
    later.m_bottom = 0;
    later.m_tried = 0;
    m_left = std::exchange(m_boards[m_bottom], m_stop);
    return true;
}

void Walk::takeBack() {
    m_boards[m_bottom] = m_left;
    m_bottom = 0;
}

/// Tries the first candidate of the board on top. It has no branches: half of them would be
/// mispredicted.
/// @return the new top
inline OpenBoard* Walk::tryNext(OpenBoard* top, std::size_t line, std::uint64_t& tried) {
    const Set open = top->open;
    Cell* const cell = top->cell;
    const auto bit = static_cast<unsigned>(std::countr_zero(open));
    const Set rest = open & (open - cell->one);
    tried += cell->one;
    top->open = rest;
    const Set free = top->free & cell->keeps[bit];
    const unsigned shown = top->shown[bit];
    cell->bit = static_cast<std::uint8_t>(bit);
    (cell + line)->above = static_cast<std::uint8_t>(shown >> 8U);
    const PieceMasks::List& list = cell->lists[(shown & 0xffU) + (cell + 1)->above];
    const Set swapped = (free ^ top->others) & cell->swap;
    const Set nextFree = free ^ swapped;
    const Set nextOthers = top->others ^ swapped;
    const Set fitting = list.fits & nextFree;
    OpenBoard* const next = top + (rest != 0 ? 1 : 0);
    next->open = fitting;
    next->shown = list.shown;
    next->free = nextFree;
    next->cell = cell + 1;
    next->others = nextOthers;
    return next - (fitting == 0 ? 1 : 0);
}

void Walk::go(std::size_t line) {
    OpenBoard* top = m_top;
    std::uint64_t tried = m_tried;
    for (std::uint64_t step = 0; step < kSteps; ++step)
        top = tryNext(top, line, tried);
    m_top = top;
    m_tried = tried;
}

void Walk::goWith(Walk& later, std::size_t line) {
    OpenBoard* top = m_top;
    OpenBoard* laterTop = later.m_top;
    std::uint64_t tried = m_tried;
    std::uint64_t laterTried = later.m_tried;
    for (std::uint64_t step = 0; step < kSteps; ++step) {
        top = tryNext(top, line, tried);
        laterTop = tryNext(laterTop, line, laterTried);
    }
    m_top = top;
    m_tried = tried;
    later.m_top = laterTop;
    later.m_tried = laterTried;
}

} // namespace

/// The same search by sets of pieces: one AND gives the available candidates of a cell.
///
/// Two walks go at once, which takes little more than half as long: one continues the search, the
/// other begins with what comes later. When the first is done with what lies before, the search is
/// where the second is. What a second walk has done is lost if the search pauses earlier; so parts
/// are short.
class ExactSearch::MaskScan {
public:
    MaskScan(ExactSearch& search, std::size_t deepest)
        : m_search(search), m_walk(*search.m_masks, search.m_line, deepest),
          m_later(*search.m_masks, search.m_line, deepest) {}

    void takeOver();
    /// Runs until little is left to do, or until the next placement fills more cells than allowed.
    void run(std::uint64_t placements);
    void handBack();

private:
    void runBoth(std::uint64_t placements);

    ExactSearch& m_search;
    Walk m_walk;
    Walk m_later;
};

void ExactSearch::MaskScan::takeOver() {
    const ExactSearch& search = m_search;
    for (std::size_t i = 0; i < search.m_depth + search.m_line; ++i)
        m_walk.cell(i).above = search.m_above[i];
    PieceMasks::BothKinds free{kAll, kAll};
    for (std::size_t depth = 0; depth <= search.m_depth; ++depth) {
        const bool isPlaced = depth < search.m_depth;
        const Candidate& at = isPlaced ? *search.m_placed[depth] : *search.m_next;
        if (at.piece == CandidateTables::kEnd)
            return; // the last list is exhausted
        const PieceMasks::Level& level = search.m_masks->levels()[depth];
        const PieceMasks::List& list = level.lists[search.keyFor(depth, search.m_placed)];
        const unsigned bit = search.m_masks->bitOf(search.listFor(depth, search.m_placed), at);
        const Set open = list.fits & free[level.kind] & (isPlaced ? after(bit) : from(bit));
        if (open != 0 && depth >= search.m_floor)
            m_walk.push(depth, {open, list.shown, free[level.kind], nullptr, free[1 - level.kind]});
        if (isPlaced) {
            m_walk.cell(depth).bit = static_cast<std::uint8_t>(bit);
            free[level.kind] &= level.keeps[bit];
        }
    }
}

void ExactSearch::MaskScan::run(std::uint64_t placements) {
    while (!m_walk.hasStopped() && placements - m_walk.tried() > kSteps) {
        const std::uint64_t left = placements - m_walk.tried();
        if (left >= kWorthTwo && m_walk.leaveTo(m_later, m_search.m_partDepth))
            runBoth(left);
        else
            m_walk.go(m_search.m_line);
    }
}

/// Runs until the first part is done, or until its walk stops or little is left.
void ExactSearch::MaskScan::runBoth(std::uint64_t placements) {
    const std::uint64_t before = m_walk.tried();
    const auto tried = [&] { return m_walk.tried() - before; };
    while (!m_walk.hasStopped() && tried() + m_later.tried() + 2 * kSteps < placements)
        m_walk.goWith(m_later, m_search.m_line);
    std::size_t& depth = m_search.m_partDepth;
    if (tried() > kLongPart)
        depth = std::min(depth + 1, m_search.m_order.size());
    else if (tried() < kShortPart)
        depth -= depth > 0 ? 1 : 0;
    if (m_walk.isDone())
        m_walk.join(m_later);
    else
        m_walk.takeBack();
}

void ExactSearch::MaskScan::handBack() {
    ExactSearch& search = m_search;
    const bool isEnd = m_walk.isDone();
    const std::size_t depth = isEnd ? search.m_floor : m_walk.depth();
    const auto find = [&search](std::size_t at, unsigned bit) {
        const Candidate* const list = search.listFor(at, search.m_placed);
        const Candidate* candidate = list;
        while (search.m_masks->bitOf(list, *candidate) != bit)
            ++candidate;
        return candidate;
    };
    for (std::size_t i = 0; i < depth + search.m_line; ++i)
        search.m_above[i] = m_walk.cell(i).above;
    std::ranges::copy(search.m_tables->stock(), search.m_left.begin());
    search.m_depth = depth;
    for (std::size_t at = 0; at < depth; ++at) {
        search.m_placed[at] = find(at, m_walk.cell(at).bit);
        --search.m_left[search.m_placed[at]->piece];
    }
    if (isEnd)
        search.m_next = search.m_tables->candidates().data(); // the empty list
    else
        search.m_next = find(depth, static_cast<unsigned>(std::countr_zero(m_walk.top().open)));
    search.m_placements += m_walk.tried();
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
            MaskScan scan(*this, std::min(m_deepest, m_order.size() - 1));
            scan.takeOver();
            scan.run(until - m_placements);
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
