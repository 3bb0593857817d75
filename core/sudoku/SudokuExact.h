// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuGrid.h"
#include "core/support/Random.h"

#include <bit>
#include <functional>
#include <limits>
#include <optional>

namespace tessera {

/// The digits that are still possible in each cell. Hot: the exact search copies it at each branch.
class SudokuCandidates {
public:
    /// Every digit is possible in every cell.
    explicit SudokuCandidates(int order);

    /// Excludes what the grid's digits exclude directly, without further conclusions.
    /// @return false if two of them clash, or a cell has no digit left.
    [[nodiscard]] bool load(const SudokuGrid& grid);

    [[nodiscard]] DigitSet at(int cell) const { return m_sets[asIndex(cell)]; }
    [[nodiscard]] bool isSingle(int cell) const { return std::has_single_bit(at(cell)); }
    /// Whether place() has put its digit there.
    [[nodiscard]] bool isPlaced(int cell) const { return m_isPlaced[asIndex(cell)] != 0; }
    [[nodiscard]] int cells() const { return static_cast<int>(m_sets.size()); }
    [[nodiscard]] const SudokuUnits& units() const { return *m_units; }

    /// Places a digit in a cell and excludes it from its peers. @return false if a cell has none
    /// left.
    [[nodiscard]] bool place(int cell, Digit digit);
    /// Excludes digits from a cell. @return false if none is left.
    [[nodiscard]] bool exclude(int cell, DigitSet digits) {
        return (m_sets[asIndex(cell)] &= ~digits) != 0;
    }
    /// Fills naked and hidden singles until there are no more. @return false on a contradiction.
    [[nodiscard]] bool fillSingles();

    /// After fillSingles(): whether each cell has one digit.
    [[nodiscard]] bool isSolved() const { return m_placed == cells(); }
    /// The cells with one digit left.
    [[nodiscard]] SudokuGrid singles() const;
    /// The open cell with the fewest digits. @pre not isSolved()
    [[nodiscard]] int tightestCell() const;

private:
    [[nodiscard]] bool fillNakedSingles();
    [[nodiscard]] bool findHiddenSingles(bool& found);

    int m_order;
    const SudokuUnits* m_units;
    std::vector<DigitSet> m_sets;
    std::vector<std::uint8_t> m_isPlaced;
    int m_placed = 0;
};

struct SudokuLimits {
    std::uint64_t solutions = 2; ///< the number after which to stop: 2 tests for uniqueness
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
};

struct SudokuCount {
    std::uint64_t solutions = 0;
    std::uint64_t nodes = 0;         ///< branches taken, the root included
    bool complete = false;           ///< everything was tried, so there are no others
    std::optional<SudokuGrid> first; ///< the first solution

    [[nodiscard]] bool isUnique() const { return complete && solutions == 1; }
    [[nodiscard]] bool isUnsolvable() const { return complete && solutions == 0; }
};

/// Receives the numbers every few thousand nodes; returns whether to continue.
using SudokuProgress = std::function<bool(const SudokuCount&)>;

/// Backtracking on bit masks: singles first, then the cell with the fewest digits.
class SudokuExact {
public:
    explicit SudokuExact(int order) : m_order(order) {}

    /// Counts the solutions of a grid; 0 if digits clash.
    [[nodiscard]] SudokuCount count(const SudokuGrid& grid, SudokuLimits limits = {},
                                    SudokuProgress progress = {});
    /// The same from given candidates.
    [[nodiscard]] SudokuCount count(const SudokuCandidates& candidates, SudokuLimits limits = {},
                                    SudokuProgress progress = {});
    /// From now on tries digits in random order; with null from the lowest.
    void setRandom(Random* random) { m_random = random; }

private:
    void search(std::size_t depth);
    [[nodiscard]] bool isOver() const {
        return m_stopped || m_count.solutions >= m_limits.solutions ||
               m_count.nodes >= m_limits.nodes;
    }

    int m_order;
    Random* m_random = nullptr;
    SudokuLimits m_limits;
    SudokuProgress m_progress;
    SudokuCount m_count;
    bool m_stopped = false;
    bool m_cut = false;                    ///< part of the tree was skipped
    std::vector<SudokuCandidates> m_stack; ///< by depth
};

/// The givens and everything that singles imply; the givens alone if singles lead to a
/// contradiction.
[[nodiscard]] SudokuGrid withSingles(const SudokuGrid& givens);

/// Tests for uniqueness for a moment at most: it may end before that is decided.
[[nodiscard]] SudokuCount quickCount(const SudokuGrid& grid);

/// A sentence if the givens clash or do not have exactly one solution. Empty if they do, or if the
/// count did not decide it.
[[nodiscard]] QString sudokuDefect(const SudokuGrid& givens, const SudokuCount& count);
[[nodiscard]] inline QString sudokuDefect(const SudokuGrid& givens) {
    return sudokuDefect(givens, quickCount(givens));
}

} // namespace tessera
