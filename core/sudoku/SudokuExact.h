// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuCandidates.h"
#include "core/support/Random.h"

#include <functional>
#include <limits>
#include <optional>

namespace tessera {

/// How far an exact search goes.
struct SudokuLimits {
    std::uint64_t solutions = 2; ///< stop after so many: 2 tells unique from not
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
};

/// What an exact search has found.
struct SudokuCount {
    std::uint64_t solutions = 0;
    std::uint64_t nodes = 0;         ///< branches taken, the root included
    bool complete = false;           ///< everything was tried, so there are no more
    std::optional<SudokuGrid> first; ///< the first solution

    [[nodiscard]] bool isUnique() const { return complete && solutions == 1; }
    [[nodiscard]] bool isUnsolvable() const { return complete && solutions == 0; }
};

/// Is shown the numbers every few thousand nodes, and answers whether to go on.
using SudokuProgress = std::function<bool(const SudokuCount&)>;

/// Finds the solutions of grids by backtracking over bit masks: singles first,
/// then the cell with the fewest digits. Keeps its memory from grid to grid.
class SudokuExact {
public:
    explicit SudokuExact(int order) : m_order(order) {}

    /// Counts the solutions of a grid. Clashing digits: none.
    [[nodiscard]] SudokuCount count(const SudokuGrid& grid, SudokuLimits limits = {},
                                    SudokuProgress progress = {});
    /// The same from what is known of a grid.
    [[nodiscard]] SudokuCount count(const SudokuCandidates& candidates, SudokuLimits limits = {},
                                    SudokuProgress progress = {});
    /// From now on digits are tried in an order drawn anew at each branch;
    /// nothing: from the lowest. The generator must outlive the searches.
    void setRandom(Random* random) { m_random = random; }

private:
    void search(std::size_t depth);
    [[nodiscard]] bool isOver() const {
        return m_stopped || m_count.solutions >= m_limits.solutions ||
               m_count.nodes >= m_limits.nodes;
    }
    void enterNode();

    int m_order;
    Random* m_random = nullptr;
    SudokuLimits m_limits;
    SudokuProgress m_progress;
    SudokuCount m_count;
    bool m_stopped = false;
    bool m_cut = false;                    ///< something was left untried
    std::vector<SudokuCandidates> m_stack; ///< by depth
};

/// A sentence about what is wrong with a puzzle's givens: two clash, there is no
/// solution, there are several. Empty if there is exactly one, or if that could
/// not be found out within so many nodes.
[[nodiscard]] QString sudokuDefect(const SudokuGrid& givens, std::uint64_t nodes = 1'000'000);

} // namespace tessera
