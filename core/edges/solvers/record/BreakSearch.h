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

/// By depth, how many joints may be broken and how many sides with spared colours must be used up:
/// entry d applies once the cell at depth d is filled.
struct BreakSchedule {
    std::vector<std::uint16_t> cap;
    std::vector<std::uint16_t> quota;

    /// The number of joints that a full board may break.
    [[nodiscard]] int breaks() const { return cap.empty() ? 0 : cap.back(); }
};

/// When breaks are allowed: none before the first share of the cells, all by the last; in between
/// the number grows linearly (bend 0) or with the square (bend 1).
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

    /// The share to use up once the cell at a depth is filled.
    [[nodiscard]] double at(int depth, int cells) const;
};

/// Fills one entry per cell.
void layCaps(std::span<std::uint16_t> caps, int breaks, const BreakCurve& curve);
[[nodiscard]] std::vector<std::uint16_t> capsOf(int cells, int breaks, const BreakCurve& curve);
[[nodiscard]] std::vector<std::uint16_t> quotaOf(int cells, int sides, const SpareCurve& curve);

/// The counts at each depth of a search: they show how its tree branches.
struct BreakCounts {
    std::vector<std::uint64_t> strict; ///< placements that match
    std::vector<std::uint64_t> opened; ///< times that breaking a joint was allowed
    std::vector<std::uint64_t> broken; ///< placements that break a joint

    explicit BreakCounts(std::size_t cells) : strict(cells), opened(cells), broken(cells) {}
};

/// Backtracking row by row that may break joints as a BreakSchedule allows, at most one per piece,
/// and has to use up pieces with spared colours early. Fixed pieces stay.
class BreakSearch {
public:
    /// Why advance() returned.
    enum class Event : std::uint8_t {
        Paused,    ///< the requested placements are done
        Deeper,    ///< more cells are filled than before since the restart
        Full,      ///< the board is full
        Exhausted, ///< everything that the schedule allows has been tried
    };

    /// @param tables of the same pieces, or null for its own. All must outlive it.
    BreakSearch(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                std::shared_ptr<BreakTables> tables = nullptr);

    [[nodiscard]] BreakTables& tables() { return *m_tables; }
    [[nodiscard]] const BreakTables& tables() const { return *m_tables; }

    /// Empties the board, for a new schedule and after changes to the tables.
    void restart(BreakSchedule schedule);
    /// From now on allows fewer breaks, and removes what is no longer allowed.
    void tighten(std::vector<std::uint16_t> caps);

    /// Makes at most that many placements (at least one unless exhausted).
    Event advance(std::uint64_t placements) {
        return m_counting ? advanceBy<true>(placements) : advanceBy<false>(placements);
    }
    /// Counting costs some speed.
    void setCounting(bool counting) { m_counting = counting; }
    [[nodiscard]] const BreakCounts& counts() const { return m_counts; }

    [[nodiscard]] std::uint64_t placements() const { return m_placements; }
    /// The number of filled cells, in row scan order.
    [[nodiscard]] int depth() const { return static_cast<int>(m_depth); }
    /// The number of broken joints now, without those between fixed pieces.
    [[nodiscard]] int breaks() const { return m_breaks; }
    [[nodiscard]] const BreakSchedule& schedule() const { return m_schedule; }
    /// The filled cells and the fixed pieces, as Placement codes in cell order.
    void copyTo(std::span<std::uint16_t> codes);

    void save(PacketWriter& packet) const;
    /// After tables() have their order. @throws UserError if another search was saved
    void load(PacketReader& packet);

private:
    static void tellNumbers(auto& packet, auto& self);
    [[nodiscard]] const BreakCandidate* list() const;
    [[nodiscard]] const BreakCandidate& inList(std::uint32_t index) const;
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
    const BreakCandidate* m_next = nullptr;      ///< to try on cell m_depth
    std::size_t m_depth = 0;
    std::size_t m_deepest = 0;
    int m_breaks = 0;
    int m_spared = 0; ///< sides with spared colours on the board
    std::uint64_t m_placements = 0;
    bool m_counting = false;
    BreakCounts m_counts;
};

} // namespace tessera
