// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/record/BeamBoards.h"
#include "core/edges/solvers/record/BeamLooks.h"
#include "core/edges/solvers/record/BreakTables.h"
#include "core/search/Crew.h"
#include "core/support/Random.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

/// Beam search: among all ways to fill one more cell of the current boards, it keeps a limited
/// number with the fewest broken joints and the best PairingOdds. Each piece breaks at most one
/// joint. Fixed pieces stay. Cells are filled row by row, but the last rows together, column by
/// column, so that the strict pieces of the rim do not all come last. The boards are shared among
/// the threads of a crew, whose number changes nothing but the time.
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
        std::size_t sharedFrom = 50'000; ///< fewer boards are filled faster by one thread
    };

    /// All must outlive it; the tables of the looks may be shuffled meanwhile.
    BeamSearch(const EdgeProblem& problem, const CompiledPuzzle& pieces, const BeamLooks& looks,
               Crew& crew);

    /// The widest beam whose boards fit into that much memory.
    [[nodiscard]] std::size_t mostWidth(std::size_t bytes) const;

    /// Restarts with an empty board.
    void restart(const Settings& settings);
    [[nodiscard]] const Settings& settings() const { return m_settings; }
    /// Continues a count of placements().
    void countOnFrom(std::uint64_t placements) { m_placements = placements; }
    /// From now on drops boards with more broken joints.
    void allow(int mostBreaks) { m_settings.mostBreaks = mostBreaks; }
    /// Does a part of filling the next cell, some milliseconds, or all if the boards are few.
    /// @return the evaluations: boards made without a new break, and others that are kept
    std::uint64_t deepen(Random& random);
    /// The expected time of the last deepen() on one thread in about nanoseconds, from what it
    /// counted: the same on every machine.
    [[nodiscard]] std::uint64_t effort() const { return m_effort; }
    /// The time that the crew's other threads have got since the last call.
    [[nodiscard]] ProcessorTime takeHelp() { return std::exchange(m_help, {}); }
    /// Whether the boards are full, or none can be filled further.
    [[nodiscard]] bool hasEnded() const { return m_dead || m_depth == m_cells; }
    [[nodiscard]] bool isFull() const { return m_depth == m_cells; }

    [[nodiscard]] int depth() const { return static_cast<int>(m_depth); }
    /// The number of placements on boards that were kept.
    [[nodiscard]] std::uint64_t placements() const { return m_placements; }
    /// The number of boards kept now.
    [[nodiscard]] std::size_t boards() const { return m_boards.size(); }
    /// The best of them, with the lowest cost.
    [[nodiscard]] std::size_t best() const { return m_best; }
    /// The broken joints of a board.
    [[nodiscard]] int breaksOf(std::size_t board) const { return m_boards.head(board).breaks; }
    /// A board with the fixed pieces, as Placement codes in cell order.
    void copyTo(std::span<std::uint16_t> codes, std::size_t board);
    void copyTo(std::span<std::uint16_t> codes) { copyTo(codes, best()); }

private:
    /// Ties within this difference, in PairingOdds::kUnit, are broken at random: 32 values.
    static constexpr unsigned kNoiseShift = 64 - 5;

    /// A board with one more piece, which may be kept.
    struct Child {
        std::uint64_t rank = 0; ///< its cost, then its parent
        std::uint32_t parent = 0;
        std::uint32_t look = 0; ///< index into BeamLooks::all()
    };
    /// The children of some neighbouring boards. One thread makes them, in the order of the boards;
    /// what two threads write is not in the same line of the cache.
    struct alignas(128) Brood {
        std::vector<Child> children;
        BeamSieve* sieve = nullptr;
        std::uint64_t made = 0;
        bool breaks = false;     ///< a joint each
        std::size_t first = 0;   ///< of the boards that they become
        std::size_t best = 0;    ///< of those
        std::int32_t lowest = 0; ///< its cost
    };
    /// Tasks that one thread does, unless others have time.
    struct alignas(128) Part {
        std::atomic<std::size_t> next{0};
    };
    /// What happens to the boards of a level, one after the other.
    enum class Stage : std::uint8_t { Matching, Breaking, Growing };
    /// The properties of the cell to fill next.
    struct Cell {
        BeamLooks::Cell looks;
        std::size_t above = 0; ///< index into BeamBoards::seen()
        std::size_t left = 0;  ///< the same
        bool hasLeft = false;
        bool hasAbove = false;
    };

    /// What the joint of a cell with an earlier one costs, on one board.
    struct Joint {
        std::size_t seen = 0;    ///< the pattern there
        std::int32_t joined = 0; ///< if the piece shows the same; both are 0 if there is no cell
        std::int32_t wasted = 0; ///< otherwise, besides the loss of the pattern that it shows
    };

    [[nodiscard]] Cell cellAt(std::size_t depth) const;
    [[nodiscard]] bool leavesDeadEnd(std::size_t board, const BeamLook& look) const;
    void begin(Random& random);
    void sample();
    [[nodiscard]] bool isShared() const;
    template <typename Work>
    void share(std::size_t tasks, Work work);
    std::uint64_t raise(std::size_t boards, std::size_t broods, std::size_t step);
    std::uint64_t breed();
    void addMatching(Brood& brood, std::size_t board) const;
    void addBreaking(Brood& brood, std::size_t board) const;
    void addBreaking(Brood& brood, std::size_t board, std::int32_t cost, const Joint& broken,
                     std::size_t code, BeamLooks::Broken side, std::size_t other) const;
    void add(Brood& brood, std::int32_t cost, std::size_t parent, std::uint32_t look) const;
    std::uint64_t keepBest();
    void grow();
    std::int32_t growOne(std::size_t board, const Child& child, bool breaks);
    void endLevel();
    /// A random number that depends on nothing else, so that threads need not share a generator.
    [[nodiscard]] std::int32_t noise(std::size_t parent, std::uint16_t placement) const {
        std::uint64_t bits = m_seed + parent * 0x9e3779b97f4a7c15ULL;
        bits = (bits ^ bits >> 32U ^ placement) * 0xd6e8feb86659fd93ULL;
        return static_cast<std::int32_t>(bits >> kNoiseShift);
    }
    [[nodiscard]] bool isLeft(std::size_t board, const BeamLook& look) const {
        return !m_boards.isUsed(board, look.bit);
    }
    void use(std::size_t board, const BeamLook& look);
    [[nodiscard]] std::int32_t costOf(BeamBoards::Head head, int moreBreaks) const {
        return head.loss + (head.breaks + moreBreaks) * m_settings.breakCost;
    }
    [[nodiscard]] std::size_t patternAt(const BeamLook& look, Side side) const {
        return m_patterns[look.placement * std::size_t{4} + static_cast<std::size_t>(side)];
    }
    /// The pattern of the code that a neighbour shows there.
    [[nodiscard]] std::size_t patternSeen(std::size_t code, Side side) const {
        return m_patternOf[axisOf(side)][code];
    }
    [[nodiscard]] static constexpr std::size_t axisOf(Side side) {
        return static_cast<std::size_t>(side) & 1U;
    }
    [[nodiscard]] Joint jointAt(std::size_t board, std::size_t place, Side side) const;
    [[nodiscard]] std::int32_t matchingLoss(const Cell& cell, std::size_t board) const;
    std::int32_t close(std::size_t board, std::size_t first, std::size_t second);

    const EdgeProblem& m_problem;
    const BreakTables& m_tables;
    RealCopies m_copies;
    const BeamLooks& m_looks;
    const PieceBits& m_bits;
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

    BeamBoards m_boards;
    BeamBoards m_next;
    BeamHistory m_history;
    std::vector<std::uint16_t> m_trace; ///< for copyTo()
    Crew& m_crew;
    ProcessorTime m_help;

    Stage m_stage = Stage::Matching;
    std::size_t m_at = 0;        ///< the board or brood at which the stage goes on
    std::vector<Brood> m_broods; ///< also of earlier levels, for their memory
    std::size_t m_used = 0;      ///< those of this level
    BeamSieve m_sieve;
    std::vector<BeamSieve> m_sieves;                 ///< by member of the crew
    std::vector<Part> m_parts;                       ///< by member
    std::vector<std::vector<std::uint64_t>> m_ranks; ///< for keepBest(), by member
    std::uint64_t m_seed = 0;                        ///< of this level
    std::int32_t m_matched = 0; ///< the limit of the costs when all that match had been made
    std::int32_t m_lowest = 0;  ///< cost of the boards
    std::size_t m_best = 0;     ///< the board with that cost
    std::uint64_t m_effort = 0;
    std::uint64_t m_placements = 0;
    std::size_t m_depth = 0;
    bool m_dead = false;
};

} // namespace tessera
