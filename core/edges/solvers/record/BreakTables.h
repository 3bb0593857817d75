// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/exact/Looks.h"
#include "core/support/Packet.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// A look (see Looks) for a cell in a search that may break joints.
struct BreakCandidate {
    /// Bit of the cost: a joint is broken. The bits below count the sides with spared colours.
    static constexpr std::uint8_t kBroken = 8;
    static constexpr std::uint8_t kSparedMask = 7;

    std::uint16_t piece = 0;     ///< index into BreakTables::stock()
    std::uint16_t row = 0;       ///< its right edge, times BreakTables::codes()
    std::uint16_t placement = 0; ///< a Placement code of one of the copies
    std::uint8_t down = 0;       ///< its lower edge
    std::uint8_t cost = 0;
};

/// For every cell in row scan order and every pair of colours to its left and above: the looks that
/// match, then those that break exactly one joint (along the frame only if breaksAnywhere()).
/// Demands of fixed pieces to the right and below, and of the rim, count like those of cells to the
/// left and above.
class BreakTables {
public:
    /// Ends the looks that match; those that break a joint follow.
    static constexpr std::uint16_t kStrictEnd = 0;
    /// Ends a list. The stock of both ends never runs out, so skipping used-up pieces stops there.
    static constexpr std::uint16_t kEnd = 1;
    /// The piece of every fixed cell.
    static constexpr std::uint16_t kFixed = 2;
    /// The first stock number of a movable piece.
    static constexpr std::uint16_t kFirstPiece = 3;

    /// Whether joints along the frame may break too: on very narrow boards and on very large ones.
    [[nodiscard]] static bool breaksAnywhere(const EdgeProblem& problem);
    /// Whether the joint of two cells may not break.
    [[nodiscard]] static bool isStrict(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                                       int cell, int across);

    /// Both must outlive it.
    BreakTables(const EdgeProblem& problem, const CompiledPuzzle& pieces);

    /// Whether the board is so large that backtracking never returns to where the faults began.
    /// Then nothing is shuffled or spared, and searches may share the tables. Looks that break the
    /// joint to the left or above are then only in the lists of code 0 there, which matches
    /// nothing: in those of every other code they would take hundreds of megabytes.
    [[nodiscard]] static bool isForBeamsOnly(GridSize size) { return size.cells() > kMostForTree; }

    /// Shuffles every list; among looks that match, those with most spared sides stay first.
    void shuffle(Random& random);
    void saveOrder(PacketWriter& packet) const;
    /// Orders every list as it was saved. @throws UserError if it was of other tables
    void loadOrder(PacketReader& packet);
    void spare(std::span<const int> patterns);
    /// The number of sides of movable pieces with a spared pattern.
    [[nodiscard]] int sparedSides() const;

    /// The number of copies of each piece, by BreakCandidate::piece.
    [[nodiscard]] std::span<const std::uint16_t> stock() const { return m_stock.stock(); }
    /// The number of different edges, grey (0) included.
    [[nodiscard]] std::size_t codes() const { return m_codes; }

    /// See Looks::codeOf().
    [[nodiscard]] std::uint8_t codeOf(Placement placement, Side side) const {
        return m_stock.codeOf(m_pieces.edges(placement), side);
    }

    /// The list for (left, up) starts at candidate lists(cell)[left·codes() + up].
    [[nodiscard]] const std::uint32_t* listsOf(int cell) const {
        return m_lists.data() + m_tableOf[static_cast<std::size_t>(cell)];
    }
    [[nodiscard]] const BreakCandidate* candidates() const { return m_candidates.data(); }

private:
    /// The demands of a cell; cells with the same demands share a table.
    struct Demands {
        CellKind kind = CellKind::Inner;
        std::uint16_t rotations = 0;  ///< CompiledPuzzle::cellRotations()
        std::array<bool, 4> joined{}; ///< by side: to the left, above, or to a fixed piece
        std::array<bool, 4> strict{}; ///< by side: may not break
        std::array<int, 4> wanted{};  ///< by side: the edge that a fixed piece or the rim needs,
                                      ///< else −1
        int fixed = -1;               ///< Placement code of the fixed piece here

        friend auto operator<=>(const Demands&, const Demands&) = default;
    };
    struct List {
        std::uint32_t begin = 0;
        std::uint32_t strictEnd = 0;
        std::uint32_t end = 0;
    };
    struct Look {
        Placement placement;
        std::array<std::uint8_t, 4> codes{}; ///< by side
    };

    static void arrange(std::span<BreakCandidate> candidates, std::span<const std::uint16_t> order);
    [[nodiscard]] Demands demandsOf(const EdgeProblem& problem, int cell) const;
    [[nodiscard]] bool suits(const Look& look, const Demands& demands) const;
    [[nodiscard]] BreakCandidate candidateFor(const Look& look) const;
    template <typename Visit>
    void forPlaces(const Demands& demands, Visit visit) const;
    /// A table that is not filled yet.
    struct Layout {
        const Demands& demands;
        std::size_t begin = 0;  ///< in m_lists
        std::size_t ranges = 0; ///< where its lists start in m_ranges
    };
    [[nodiscard]] std::size_t keyFor(const Demands& demands, std::size_t key) const;
    [[nodiscard]] std::size_t layOut(const Demands& demands, std::size_t end);
    [[nodiscard]] std::vector<List> listsOf(const Layout& layout) const;
    void fill(const Layout& layout);
    void fillFixed(const Layout& layout);
    [[nodiscard]] Look lookOf(Placement placement) const;

    static constexpr int kMostForTree = 400; ///< cells

    const Puzzle& m_puzzle;
    const CompiledPuzzle& m_pieces;
    bool m_forBeamsOnly;
    Looks m_stock;
    std::size_t m_codes;
    std::vector<Look> m_looks;               ///< all of m_stock
    std::vector<std::uint8_t> m_sparedSides; ///< by BreakCandidate::piece
    std::vector<std::size_t> m_tableOf;
    std::vector<std::uint32_t> m_lists;
    std::vector<List> m_ranges; ///< of the lists with more than one candidate
    std::vector<BreakCandidate> m_candidates;
};

} // namespace tessera
