// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/record/BeamBoards.h"
#include "core/edges/solvers/record/BreakTables.h"
#include "core/support/Random.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

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
    /// Fills the next cell, if there is one. @return the evaluations: boards made that were not at
    /// once too bad to keep
    std::uint64_t deepen(Random& random);
    /// The expected time of the last deepen() in about nanoseconds, from what it counted: the same
    /// on every machine. An evaluation takes four times as long where many boards may break a
    /// joint.
    [[nodiscard]] std::uint64_t effort() const { return m_effort; }
    /// Whether the boards are full, or none can be filled further.
    [[nodiscard]] bool hasEnded() const { return m_dead || m_depth == m_cells; }
    [[nodiscard]] bool isFull() const { return m_depth == m_cells; }

    [[nodiscard]] int depth() const { return static_cast<int>(m_depth); }
    /// The number of placements on boards that were kept.
    [[nodiscard]] std::uint64_t placements() const { return m_placements; }
    /// The number of boards kept now.
    [[nodiscard]] std::size_t boards() const { return m_boards.size(); }
    /// The best of them, with the lowest cost.
    [[nodiscard]] std::size_t best() const;
    /// The broken joints of a board.
    [[nodiscard]] int breaksOf(std::size_t board) const { return m_boards.head(board).breaks; }
    /// A board with the fixed pieces, as Placement codes in cell order.
    void copyTo(std::span<std::uint16_t> codes, std::size_t board);
    void copyTo(std::span<std::uint16_t> codes) { copyTo(codes, best()); }

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
        const std::uint8_t* const seen = m_boards.seen(board);
        return cell.lists[seen[cell.left] * m_tables.codes() + seen[cell.above]];
    }
    [[nodiscard]] bool leavesDeadEnd(std::size_t board, const BreakCandidate& candidate) const;
    void addMatching(const Cell& cell, Random& random);
    void addBreaking(const Cell& cell, Random& random);
    void add(std::int32_t cost, std::size_t parent, std::uint32_t candidate, Random& random);
    void sift();
    void keepBest();
    void drop(std::uint64_t limit);
    void grow(const Cell& cell);
    [[nodiscard]] bool isLeft(std::size_t board, std::size_t piece) const {
        if (piece < BreakTables::kFirstPiece)
            return true;
        for (std::size_t bit = m_firstBit[piece]; bit < m_firstBit[piece + 1]; ++bit) {
            if (!m_boards.isUsed(board, bit))
                return true;
        }
        return false;
    }
    [[nodiscard]] std::size_t copiesLeft(std::size_t board, std::size_t piece) const;
    void use(BeamBoards& boards, std::size_t board, std::size_t piece) const;
    [[nodiscard]] std::int32_t costOf(BeamBoards::Head head, int moreBreaks) const {
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
    /// What the joint of a cell with an earlier one costs, on one board.
    struct Joint {
        std::size_t seen = 0;    ///< the pattern there
        std::int32_t joined = 0; ///< if the piece shows the same; both are 0 if there is no cell
        std::int32_t wasted = 0; ///< otherwise, besides the loss of the pattern that it shows
    };
    [[nodiscard]] Joint jointAt(std::size_t board, std::size_t place, Side side) const;
    [[nodiscard]] std::int32_t matchingLoss(const Cell& cell, std::size_t board) const;
    std::int32_t close(std::size_t board, std::size_t first, std::size_t second);

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
    BeamSieve m_sieve;
    std::uint64_t m_threshold = 0;      ///< ranks from here on are too many
    std::vector<std::uint64_t> m_ranks; ///< for keepBest()
    std::vector<std::int32_t> m_wasted; ///< for addBreaking()
    std::uint32_t m_made = 0;           ///< children of this level
    std::uint64_t m_broken = 0;         ///< boards of this level that may break a joint
    std::uint64_t m_effort = 0;
    std::uint64_t m_placements = 0;
    std::size_t m_depth = 0;
    bool m_dead = false;
};

} // namespace tessera
