// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/record/BeamBoards.h"
#include "core/edges/solvers/record/BreakTables.h"
#include "core/support/Random.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// Beam search row by row: of all ways to fill one more cell of the boards at
/// hand, at most so many are kept, those with the fewest broken joints and the
/// best odds that what is open can still be paired (see PairingOdds). Each piece
/// breaks at most one joint. Fixed pieces stay where they are.
class BeamSearch {
public:
    struct Settings {
        std::size_t width = 1000; ///< boards that are kept
        /// What a broken joint weighs, in PairingOdds::kUnit.
        std::int32_t breakCost = 8 * PairingOdds::kUnit;
        int mostBreaks = 0x7fff; ///< boards with more are dropped
    };

    /// All must outlive it; the tables may be shuffled meanwhile.
    BeamSearch(const EdgeProblem& problem, const CompiledPuzzle& pieces, const BreakTables& tables);

    /// The widest beam whose boards fit into so much memory.
    [[nodiscard]] std::size_t mostWidth(std::size_t bytes) const;

    /// Begins anew with an empty board.
    void restart(const Settings& settings);
    /// Drops boards with more broken joints from here on.
    void allow(int mostBreaks) { m_settings.mostBreaks = mostBreaks; }
    /// Fills the next cell. Nothing happens when it has ended.
    /// @return the evaluations: boards that were made and compared
    std::uint64_t deepen(Random& random);
    /// Whether the boards are full, or none can be filled further.
    [[nodiscard]] bool hasEnded() const { return m_dead || m_depth == m_cells; }
    [[nodiscard]] bool isFull() const { return m_depth == m_cells; }

    [[nodiscard]] int depth() const { return static_cast<int>(m_depth); }
    /// Pieces put down on boards that were kept.
    [[nodiscard]] std::uint64_t placements() const { return m_placements; }
    /// The boards kept at present.
    [[nodiscard]] std::size_t boards() const { return m_boards.size(); }
    /// The best of them, and the fixed pieces, as Placement codes in cell order.
    void copyTo(std::span<std::uint16_t> codes);

private:
    /// A board with one more piece, which may be kept.
    struct Child {
        std::uint64_t rank = 0; ///< its cost, then how many were made before it
        std::uint32_t parent = 0;
        std::uint32_t candidate = 0;
    };
    /// What the cell to be filled next is like.
    struct Cell {
        const std::uint32_t* lists = nullptr;
        std::size_t column = 0;
        bool hasLeft = false;
        bool hasAbove = false;
    };

    [[nodiscard]] Cell nextCell() const;
    void addMatching(const Cell& cell, Random& random);
    void addBreaking(const Cell& cell, Random& random);
    void add(std::int32_t cost, std::size_t parent, std::uint32_t candidate, Random& random);
    void keepBest();
    void grow(const Cell& cell);
    [[nodiscard]] bool isLeft(std::size_t board, std::size_t piece) const;
    void use(BeamBoards& boards, std::size_t board, std::size_t piece) const;
    [[nodiscard]] std::int32_t costOf(const BeamBoards::Head& head, int moreBreaks) const {
        return head.loss + (head.breaks + moreBreaks) * m_settings.breakCost;
    }
    [[nodiscard]] std::size_t patternAt(const BreakCandidate& candidate, Side side) const {
        return m_patterns[candidate.placement * std::size_t{4} + static_cast<std::size_t>(side)];
    }
    [[nodiscard]] std::int32_t matchingLoss(const Cell& cell, std::size_t board) const;
    std::int32_t close(std::span<std::uint16_t> open, std::size_t first, std::size_t second) const;
    [[nodiscard]] std::int32_t breakingLoss(const Cell& cell, std::size_t board,
                                            const BreakCandidate& candidate) const;

    const BreakTables& m_tables;
    RealCopies m_copies;
    std::size_t m_cells;
    std::size_t m_width; ///< of the board
    Settings m_settings;
    PairingOdds m_odds;
    std::vector<std::uint8_t> m_patterns;     ///< by placement code and side
    std::vector<std::uint8_t> m_patternOf;    ///< by code
    std::vector<std::uint16_t> m_openAtStart; ///< by pattern
    std::vector<std::uint32_t> m_firstBit;    ///< by BreakCandidate::piece, one more at the end

    BeamBoards m_boards;
    BeamBoards m_next;
    BeamHistory m_history;
    std::vector<std::uint16_t> m_looks; ///< for copyTo()
    std::vector<Child> m_children;
    std::vector<std::uint64_t> m_ranks;
    std::uint64_t m_threshold = 0; ///< ranks from here on are not kept
    std::uint32_t m_made = 0;      ///< children of this level
    std::uint64_t m_placements = 0;
    std::size_t m_depth = 0;
    bool m_dead = false;
};

} // namespace tessera
