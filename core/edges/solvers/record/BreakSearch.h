// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/record/BreakTables.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// How many joints a search may have broken, and how many sides with spared
/// colours it must have used up, by the time a cell is filled. Both by depth:
/// entry d holds for the cell at depth d once it is filled.
struct BreakSchedule {
    std::vector<std::uint16_t> cap;
    std::vector<std::uint16_t> quota;

    /// The joints that a full board may have broken.
    [[nodiscard]] int breaks() const { return cap.empty() ? 0 : cap.back(); }
};

/// When breaks are granted: none before the first share of the cells, all by the
/// last, growing between linearly (bend 0) and with the square (bend 1).
struct BreakCurve {
    double first = 0.76;
    double last = 0.977;
    double bend = 0.55;
};

/// The spared colours have to be used up to this share of their sides by this
/// share of the cells, linearly.
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

/// Backtracking row by row that may break joints as a BreakSchedule grants, at
/// most one with each piece it puts down, and has to use up pieces with spared
/// colours early. Fixed pieces stay where they are.
class BreakSearch {
public:
    /// Why advance() came back.
    enum class Event : std::uint8_t {
        Paused,    ///< the placements asked for are done
        Deeper,    ///< more cells are filled than before since the restart
        Full,      ///< the board is full
        Exhausted, ///< everything that the schedule allows has been tried
    };

    /// Both must outlive it. @pre BreakTables::fits()
    /// @param tables of the same pieces, or nothing for its own
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
    /// The cells filled at present, and the fixed pieces, as Placement codes in
    /// cell order. Copies are told apart here.
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

} // namespace tessera
