// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Metropolis.h"
#include "core/sudoku/ScoredSudoku.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace tessera {

/// The random walk of simulated annealing on Sudokus: a free cell, and another of its block, swap
/// their digits (Lewis 2007, section 2).
class SudokuWalk {
public:
    /// @param grid has to outlive it
    explicit SudokuWalk(ScoredSudoku& grid);

    void setTemperature(double temperature) { m_rule.setTemperature(temperature); }
    [[nodiscard]] double temperature() const { return m_rule.temperature(); }

    /// The cells that can be swapped; none if no block has two of them.
    [[nodiscard]] std::size_t freeCells() const { return m_cells.size(); }
    /// Tries that many moves, or fewer if one leads to a score above @p best. @return the number
    /// tried. @pre there are free cells
    std::uint64_t walkUntilAbove(int best, std::uint64_t moves, Random& shared);
    /// The number of moves made so far.
    [[nodiscard]] std::uint64_t accepted() const { return m_accepted; }
    /// The outcome of the next walk's first move: made or refused.
    [[nodiscard]] SearchStep foresee(Random random) const;

private:
    /// A free cell and the others of its block.
    struct FreeCell {
        std::uint16_t cell;
        std::uint16_t place; ///< among the block's free cells
        std::uint16_t begin; ///< of the block, in m_cells
        std::uint16_t count;
    };

    [[nodiscard]] std::pair<int, int> drawPair(Random& random) const {
        const FreeCell& first = m_cells[random.index(m_cells.size())];
        const std::size_t other = random.index(first.count - std::size_t{1});
        const std::size_t second = first.begin + other + (other >= first.place ? 1 : 0);
        return {first.cell, m_cells[second].cell};
    }

    ScoredSudoku& m_grid;
    std::vector<FreeCell> m_cells;
    MetropolisRule m_rule;
    std::uint64_t m_accepted = 0;
};

} // namespace tessera
