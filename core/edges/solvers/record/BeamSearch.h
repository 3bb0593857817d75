// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/record/BreakTables.h"
#include "core/support/Random.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// Measures how easily all open sides of a board can still be paired with sides of their colour.
/// The s sides of one pattern pair among themselves in (s−1)!! ways (signed: in (s/2)! ways). So
/// the logarithms of these numbers, summed over the patterns, rank boards with equally many open
/// sides. They are whole numbers in units of 1/kUnit, the same on every machine.
class PairingOdds {
public:
    static constexpr int kUnit = 1024;

    PairingOdds(bool isSigned, std::size_t mostSides);

    /// The decrease of the sum, at least 0, when two of that many open sides of a pattern join.
    [[nodiscard]] std::int32_t joined(std::size_t sides) const { return m_joined[sides]; }
    /// The same for one side that meets another pattern.
    [[nodiscard]] std::int32_t wasted(std::size_t sides) const { return m_wasted[sides]; }

private:
    std::vector<std::int32_t> m_joined;
    std::vector<std::int32_t> m_wasted;
};

/// Many boards filled up to the same cell, reduced to what filling the next cells needs.
class BeamBoards {
public:
    struct Head {
        std::int32_t loss = 0;    ///< sum of the PairingOdds so far
        std::uint16_t breaks = 0; ///< joints that do not match
    };

    /// @param sides that cells still to fill see
    /// @param pieces copies count separately
    BeamBoards(std::size_t sides, std::size_t pieces, std::size_t patterns);

    /// The memory of one board.
    [[nodiscard]] std::size_t bytes() const {
        return sizeof(Head) + 8 * m_words + 2 * m_patterns + m_sides;
    }
    [[nodiscard]] std::size_t size() const { return m_heads.size(); }
    /// New boards are empty or what they were before.
    void resize(std::size_t boards);
    /// @pre the other has the same sides, pieces and patterns
    void copy(std::size_t to, const BeamBoards& from, std::size_t board);
    /// Makes it the only board, and empty.
    void clear();

    [[nodiscard]] Head& head(std::size_t board) { return m_heads[board]; }
    [[nodiscard]] const Head& head(std::size_t board) const { return m_heads[board]; }

    [[nodiscard]] bool isUsed(std::size_t board, std::size_t piece) const {
        return (m_used[board * m_words + piece / 64] >> (piece % 64) & 1U) != 0;
    }
    void use(std::size_t board, std::size_t piece) {
        m_used[board * m_words + piece / 64] |= std::uint64_t{1} << (piece % 64);
    }
    /// The number of open sides of each pattern.
    [[nodiscard]] std::span<std::uint16_t> open(std::size_t board) {
        return {m_open.data() + board * m_patterns, m_patterns};
    }
    [[nodiscard]] std::span<const std::uint16_t> open(std::size_t board) const {
        return {m_open.data() + board * m_patterns, m_patterns};
    }
    /// The codes that cells still to fill see: first what the next cell of each column has above
    /// it, then what the next cell of each row in work has to its left.
    [[nodiscard]] std::span<std::uint8_t> seen(std::size_t board) {
        return {m_seen.data() + board * m_sides, m_sides};
    }
    [[nodiscard]] std::span<const std::uint8_t> seen(std::size_t board) const {
        return {m_seen.data() + board * m_sides, m_sides};
    }

private:
    std::size_t m_sides;
    std::size_t m_words;
    std::size_t m_patterns;
    std::vector<Head> m_heads;
    std::vector<std::uint64_t> m_used;
    std::vector<std::uint16_t> m_open;
    std::vector<std::uint8_t> m_seen;
};

/// The origin of the boards of a beam: each one's parent and its added placement.
class BeamHistory {
public:
    void clear() { m_count = 0; }
    /// Starts a level; parents are boards of the previous one.
    void begin(std::size_t boards);
    void add(std::uint32_t parent, std::uint16_t placement) {
        m_levels[m_count - 1].parents.push_back(parent);
        m_levels[m_count - 1].placements.push_back(placement);
    }
    [[nodiscard]] std::size_t levels() const { return m_count; }
    /// The placements that led to a board of the last level, in order.
    void trace(std::size_t board, std::span<std::uint16_t> placements) const;
    /// Forgets what led to no board of the last level.
    void compact();

private:
    struct Level {
        std::vector<std::uint32_t> parents;
        std::vector<std::uint16_t> placements;
    };

    static void shrinkLevel(Level& level, std::size_t size);

    std::vector<Level> m_levels;       ///< also of earlier beams, for their memory
    std::size_t m_count = 0;           ///< levels in use
    std::vector<std::uint32_t> m_kept; ///< for compact()
};

/// Beam search: among all ways to fill one more cell of the current boards, it keeps a limited
/// number with the fewest broken joints and the best PairingOdds. Each piece breaks at most one
/// joint. Fixed pieces stay. Cells are filled row by row, but the last rows together, column by
/// column, so that the strict pieces of the rim do not all come last.
class BeamSearch {
public:
    struct Settings {
        std::size_t width = 1000; ///< the number of boards to keep
        /// The cost of a broken joint, in PairingOdds::kUnit.
        std::int32_t breakCost = 8 * PairingOdds::kUnit;
        int mostBreaks = 0x7fff; ///< boards with more are dropped
        int lastRows = 1;        ///< the number of rows filled column by column, at least 1
        /// The cost, in PairingOdds::kUnit, if no piece matches what the next cell sees to its left
        /// and above; 0: do not check.
        std::int32_t deadEndCost = 0;
    };

    /// All must outlive it; the tables may be shuffled meanwhile.
    BeamSearch(const EdgeProblem& problem, const CompiledPuzzle& pieces, const BreakTables& tables);

    /// The widest beam whose boards fit into that much memory.
    [[nodiscard]] std::size_t mostWidth(std::size_t bytes) const;

    /// Restarts with an empty board.
    void restart(const Settings& settings);
    [[nodiscard]] const Settings& settings() const { return m_settings; }
    /// Continues a count of placements().
    void countOnFrom(std::uint64_t placements) { m_placements = placements; }
    /// From now on drops boards with more broken joints.
    void allow(int mostBreaks) { m_settings.mostBreaks = mostBreaks; }
    /// Fills the next cell, if there is one. @return the evaluations: boards made and compared
    std::uint64_t deepen(Random& random);
    /// Whether the boards are full, or none can be filled further.
    [[nodiscard]] bool hasEnded() const { return m_dead || m_depth == m_cells; }
    [[nodiscard]] bool isFull() const { return m_depth == m_cells; }

    [[nodiscard]] int depth() const { return static_cast<int>(m_depth); }
    /// The number of placements on boards that were kept.
    [[nodiscard]] std::uint64_t placements() const { return m_placements; }
    /// The number of boards kept now.
    [[nodiscard]] std::size_t boards() const { return m_boards.size(); }
    /// The best of them with the fixed pieces, as Placement codes in cell order.
    void copyTo(std::span<std::uint16_t> codes);

private:
    /// A board with one more piece, which may be kept.
    struct Child {
        std::uint64_t rank = 0; ///< its cost, then the number made before it
        std::uint32_t parent = 0;
        std::uint32_t candidate = 0;
    };
    /// The properties of the cell to fill next.
    struct Cell {
        const std::uint32_t* lists = nullptr;
        std::size_t above = 0; ///< index into BeamBoards::seen()
        std::size_t left = 0;  ///< the same
        bool hasLeft = false;
        bool hasAbove = false;
    };

    [[nodiscard]] Cell cellAt(std::size_t depth) const;
    [[nodiscard]] std::uint32_t firstCandidate(const Cell& cell, std::size_t board) const {
        const auto seen = m_boards.seen(board);
        return cell.lists[seen[cell.left] * m_tables.codes() + seen[cell.above]];
    }
    [[nodiscard]] bool leavesDeadEnd(std::size_t board, const BreakCandidate& candidate) const;
    void addMatching(const Cell& cell, Random& random);
    void addBreaking(const Cell& cell, Random& random);
    void add(std::int32_t cost, std::size_t parent, std::uint32_t candidate, Random& random);
    void keepBest();
    void grow(const Cell& cell);
    [[nodiscard]] bool isLeft(std::size_t board, std::size_t piece) const;
    [[nodiscard]] std::size_t copiesLeft(std::size_t board, std::size_t piece) const;
    void use(BeamBoards& boards, std::size_t board, std::size_t piece) const;
    [[nodiscard]] std::int32_t costOf(const BeamBoards::Head& head, int moreBreaks) const {
        return head.loss + (head.breaks + moreBreaks) * m_settings.breakCost;
    }
    [[nodiscard]] std::size_t patternAt(const BreakCandidate& candidate, Side side) const {
        return m_patterns[candidate.placement * std::size_t{4} + static_cast<std::size_t>(side)];
    }
    /// The pattern of the code that a neighbour shows there.
    [[nodiscard]] std::size_t patternSeen(std::size_t code, Side side) const {
        return m_patternOf[axisOf(side)][code];
    }
    [[nodiscard]] static constexpr std::size_t axisOf(Side side) {
        return static_cast<std::size_t>(side) & 1U;
    }
    [[nodiscard]] std::int32_t matchingLoss(const Cell& cell, std::size_t board) const;
    std::int32_t close(std::span<std::uint16_t> open, std::size_t first, std::size_t second) const;
    [[nodiscard]] std::int32_t breakingLoss(const Cell& cell, std::size_t board,
                                            const BreakCandidate& candidate) const;

    const EdgeProblem& m_problem;
    const BreakTables& m_tables;
    RealCopies m_copies;
    std::size_t m_cells;
    std::size_t m_width; ///< of the board
    Settings m_settings;
    std::vector<std::size_t> m_order; ///< the cells in the order of filling
    std::size_t m_top = 0;            ///< cells before those filled column by column
    Cell m_cell;                      ///< the one to fill next
    Cell m_after;
    PairingOdds m_odds;
    std::vector<std::uint8_t> m_patterns;                 ///< by placement code and side
    std::array<std::vector<std::uint8_t>, 2> m_patternOf; ///< by axis and code
    std::vector<std::uint16_t> m_openAtStart;             ///< by pattern
    std::vector<std::uint32_t> m_firstBit; ///< by BreakCandidate::piece, one more at the end

    BeamBoards m_boards;
    BeamBoards m_next;
    BeamHistory m_history;
    std::vector<std::uint16_t> m_looks; ///< for copyTo()
    std::vector<Child> m_children;
    std::vector<std::uint64_t> m_ranks;
    std::uint64_t m_threshold = 0; ///< ranks from here on are dropped
    std::uint32_t m_made = 0;      ///< children of this level
    std::uint64_t m_placements = 0;
    std::size_t m_depth = 0;
    bool m_dead = false;
};

} // namespace tessera
