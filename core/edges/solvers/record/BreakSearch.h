// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/solvers/record/BreakTables.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// How many joints may be broken, and how many sides with spared colours have to be used up, by
/// depth: entry d holds once the cell at depth d is filled.
struct BreakSchedule {
    std::vector<std::uint16_t> cap;
    std::vector<std::uint16_t> quota;

    /// The joints that a full board may have broken.
    [[nodiscard]] int breaks() const { return cap.empty() ? 0 : cap.back(); }
};

/// When breaks are granted: none before the first share of the cells, all by the last, growing
/// between linearly (bend 0) and with the square (bend 1).
struct BreakCurve {
    double first = 0.76;
    double last = 0.977;
    double bend = 0.55;
};

/// Spared colours are used up to this share of their sides by this share of the cells, linearly.
struct SpareCurve {
    double first = 0.06;
    double last = 0.62;
    double used = 0.75;

    /// The share that has to be used up once the cell at a depth is filled.
    [[nodiscard]] double at(int depth, int cells) const;
};

/// Fills one entry a cell.
void layCaps(std::span<std::uint16_t> caps, int breaks, const BreakCurve& curve);
[[nodiscard]] std::vector<std::uint16_t> capsOf(int cells, int breaks, const BreakCurve& curve);
[[nodiscard]] std::vector<std::uint16_t> quotaOf(int cells, int sides, const SpareCurve& curve);

/// What was counted at each depth of a search: how its tree branches.
struct BreakCounts {
    std::vector<std::uint64_t> strict; ///< pieces put down that match
    std::vector<std::uint64_t> opened; ///< times that breaking a joint was allowed
    std::vector<std::uint64_t> broken; ///< pieces put down that break a joint

    explicit BreakCounts(std::size_t cells) : strict(cells), opened(cells), broken(cells) {}
};

/// Backtracking row by row that may break joints as a BreakSchedule grants, at most one with each
/// piece, and has to use up pieces with spared colours early. Fixed pieces stay.
class BreakSearch {
public:
    /// Why advance() came back.
    enum class Event : std::uint8_t {
        Paused,    ///< the placements asked for are done
        Deeper,    ///< more cells are filled than before since the restart
        Full,      ///< the board is full
        Exhausted, ///< everything that the schedule allows has been tried
    };

    /// @param tables of the same pieces, or nothing for its own. All must outlive it.
    /// @pre BreakTables::fits()
    BreakSearch(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                std::shared_ptr<BreakTables> tables = nullptr);

    [[nodiscard]] BreakTables& tables() { return *m_tables; }

    /// Takes everything back, for a new schedule and after changes to the tables.
    void restart(BreakSchedule schedule);
    /// Grants fewer breaks from here on and takes back what is no longer allowed.
    void tighten(std::vector<std::uint16_t> caps);

    /// Puts down at most that many pieces (at least one unless exhausted).
    Event advance(std::uint64_t placements) {
        return m_counting ? advanceBy<true>(placements) : advanceBy<false>(placements);
    }
    /// Counting costs some speed.
    void setCounting(bool counting) { m_counting = counting; }
    [[nodiscard]] const BreakCounts& counts() const { return m_counts; }

    [[nodiscard]] std::uint64_t placements() const { return m_placements; }
    /// How many cells, in row scan order, are filled at present.
    [[nodiscard]] int depth() const { return static_cast<int>(m_depth); }
    /// The joints broken at present, without those between fixed pieces.
    [[nodiscard]] int breaks() const { return m_breaks; }
    [[nodiscard]] const BreakSchedule& schedule() const { return m_schedule; }
    /// The cells filled at present and the fixed pieces, as Placement codes in cell order.
    void copyTo(std::span<std::uint16_t> codes);

private:
    template <bool kCounting>
    Event advanceBy(std::uint64_t placements);
    void takeBack();

    std::shared_ptr<BreakTables> m_tables;
    RealCopies m_copies;
    BreakSchedule m_schedule;
    std::size_t m_cells;
    std::size_t m_width;

    std::vector<std::uint16_t> m_left;           ///< copies left, by BreakCandidate::piece
    std::vector<const std::uint32_t*> m_lists;   ///< by cell, one more at the end
    std::vector<const BreakCandidate*> m_placed; ///< by cell
    std::vector<std::uint8_t> m_above;           ///< what a cell sees above it
    std::vector<std::uint16_t> m_looks;          ///< by cell, for copyTo()
    const BreakCandidate* m_next = nullptr;      ///< to be tried on cell m_depth
    std::size_t m_depth = 0;
    std::size_t m_deepest = 0;
    int m_breaks = 0;
    int m_spared = 0; ///< sides with spared colours put down
    std::uint64_t m_placements = 0;
    bool m_counting = false;
    BreakCounts m_counts;
};

/// Foretells how a row scan with scheduled breaks will go: N(d+1, b) = s(d)·N(d, b) + w(d)·N(d,
/// b−1) nodes with b broken joints, where s and w are the expected numbers of pieces that match and
/// that break one joint, and the second term counts only where the schedule allows b (after
/// Verhaard's Markov chain over depth and slips). At first s and w follow from how many pieces are
/// left and how likely two of their sides meet in one colour.
class BreakForecast {
public:
    /// Without spared colours.
    BreakForecast(const EdgeProblem& problem, const CompiledPuzzle& pieces);

    /// Takes it that the sides of these patterns are used up along a curve.
    void spare(std::span<const int> patterns, const SpareCurve& curve);

    /// Replaces what was foretold by what was counted wherever that is enough, and corrects the
    /// rest by how far the last depths were off: pieces that fit are scarcer than chance has it,
    /// being the first to go.
    void calibrate(const BreakCounts& counts);

    /// The expected nodes before a full board that the caps allow; infinite if they allow none.
    /// That is the highest of the nodes up to a depth divided by those at it: the mean over all
    /// boards, which may lie close together, tells nothing of the first.
    [[nodiscard]] double nodesToBoard(std::span<const std::uint16_t> caps);
    /// The expected nodes of the whole search for boards without breaks.
    [[nodiscard]] double strictTree() const;

    /// The curve that costs the fewest nodes for a full board.
    [[nodiscard]] BreakCurve bestCurve(int breaks);

private:
    /// How often a colour occurs on movable pieces' sides away from the frame.
    struct ColorShare {
        int pattern = 0;
        double sides = 0;
        bool spared = false;
    };
    /// What a cell's candidates have to meet.
    struct CellOdds {
        double looks = 0; ///< of pieces left for it, in allowed rotations
        int inner = 0;    ///< joints that may break
        int strict = 0;   ///< joints that may not
    };

    void countColors();
    void countCells();
    void forecast(const SpareCurve& curve);
    [[nodiscard]] double innerMatch(double filled, double sparedUsed) const;

    const EdgeProblem& m_problem;
    const CompiledPuzzle& m_pieces;
    std::vector<ColorShare> m_colors;
    double m_strictMatch = 1; ///< the chance that a joint along the frame matches
    std::vector<CellOdds> m_odds;
    std::vector<double> m_strict; ///< s(d)
    std::vector<double> m_broken; ///< w(d)
    std::vector<double> m_nodes;  ///< by breaks, at one depth
    std::vector<std::uint16_t> m_caps;
};

} // namespace tessera
