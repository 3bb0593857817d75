// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Metropolis.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/support/Random.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

/// A full grid whose blocks hold every digit, with its cost, always up to date. Representation and
/// cost are those of Lewis 2007 (our fragment of Hamza & Sevkli 2014 does not contain theirs).
/// Cells exchange digits within a block, so only their rows and columns are counted again. Hot.
class ScoredSudoku {
public:
    /// @param fixed the digits that never move. @pre no block has one twice
    explicit ScoredSudoku(const SudokuGrid& fixed);

    /// Fills every block at random, but keeps the digits of @p start where they are possible.
    void fill(const SudokuGrid& start, Random& random);

    [[nodiscard]] int side() const { return m_side; }
    [[nodiscard]] Digit at(int cell) const { return m_digits[asIndex(cell)]; }
    /// The number of digits missing in rows plus the number missing in columns.
    [[nodiscard]] int missing() const { return m_missing; }
    [[nodiscard]] int score() const { return 2 * m_side * m_side - m_missing; }

    /// A block's cells row by row, and those that can move.
    [[nodiscard]] std::span<const std::uint16_t> blockCells(int block) const {
        return std::span(m_blockCells).subspan(asIndex(block * m_side), asIndex(m_side));
    }
    [[nodiscard]] std::span<const std::uint16_t> movable(int block) const {
        const auto index = asIndex(block);
        return std::span(m_movable).subspan(m_movableBegin[index],
                                            m_movableBegin[index + 1] - m_movableBegin[index]);
    }
    [[nodiscard]] bool isFixed(int cell) const { return m_fixed[asIndex(cell)] != 0; }

    /// The change of missing() if two cells are exchanged. @pre of one block, with different digits
    [[nodiscard]] int swapDelta(int a, int b) const {
        const auto& cellA = m_places[asIndex(a)];
        const auto& cellB = m_places[asIndex(b)];
        const Digit digitA = at(a);
        const Digit digitB = at(b);
        int delta = 0;
        if (cellA.row != cellB.row) {
            delta += loss(cellA.row, digitA) - gain(cellA.row, digitB);
            delta += loss(cellB.row, digitB) - gain(cellB.row, digitA);
        }
        if (cellA.column != cellB.column) {
            delta += loss(cellA.column, digitA) - gain(cellA.column, digitB);
            delta += loss(cellB.column, digitB) - gain(cellB.column, digitA);
        }
        return delta;
    }
    /// Exchanges them. @param delta swapDelta() of the same cells
    void swap(int a, int b, int delta);
    void swap(int a, int b) { swap(a, b, swapDelta(a, b)); }

    /// Takes a block's digits over from a grid with the same fixed digits.
    void takeBlock(const ScoredSudoku& other, int block);

    /// Corrects the count after swap() calls with a wrong delta, to undo several in one go.
    void addMissing(int delta) { m_missing += delta; }

    void copyTo(Solution& solution) const { solution.assign(m_digits.begin(), m_digits.end()); }

private:
    /// Where the counts of a line start; a line is a row or a column.
    struct Place {
        std::uint16_t row;
        std::uint16_t column;
    };
    static constexpr std::size_t kLine = 32;

    [[nodiscard]] int loss(std::uint16_t line, Digit digit) const {
        return m_counts[line + std::size_t{digit}] == 1 ? 1 : 0;
    }
    [[nodiscard]] int gain(std::uint16_t line, Digit digit) const {
        return m_counts[line + std::size_t{digit}] == 0 ? 1 : 0;
    }
    void recount();

    int m_side;
    std::vector<Place> m_places;
    std::vector<std::uint8_t> m_fixed;
    std::vector<std::uint16_t> m_blockCells;
    std::vector<std::uint16_t> m_movable;
    std::vector<std::size_t> m_movableBegin;
    std::vector<Digit> m_digits;
    std::vector<std::uint8_t> m_counts; ///< of each digit in each line
    int m_missing = 0;
};

/// Publishes a grid that is better than any before. @param buffer only keeps its memory
void publishIfBest(const ScoredSudoku& grid, Solution& buffer, SearchContext& context);

/// The neighbourhoods of the general VNS, all within one block and never on a given. They are ours:
/// our fragment of Hamza & Sevkli 2014 does not contain theirs. The first three use the block's
/// movable cells in reading order, the fourth all its cells.
enum class BlockNeighbourhood : std::uint8_t {
    Swap,      ///< two cells exchange their digits
    Insertion, ///< a digit moves to another place; those in between shift by one
    Inversion, ///< the digits from one place to another in reverse order
    /// Around a fixed centre, the cells at distance 1 exchange their digits, then those at distance
    /// 2, and so on up to a radius; a given on either side ends it.
    CenterExchange,
};

inline constexpr std::size_t kBlockNeighbourhoods = 4;

/// A move: a block and two places in it; for CenterExchange the centre and the radius.
struct BlockMove {
    BlockNeighbourhood neighbourhood = BlockNeighbourhood::Swap;
    std::uint8_t block = 0;
    std::uint8_t first = 0;
    std::uint8_t second = 0;

    friend bool operator==(const BlockMove&, const BlockMove&) = default;
};

struct BestBlockMove {
    int delta = 0; ///< of missing(); only improving moves count, so 0 means none
    BlockMove move;
};

/// Evaluates every move of a neighbourhood in a block; the first of equal ones wins.
/// @param evaluations is increased by the number of moves
[[nodiscard]] BestBlockMove bestMove(ScoredSudoku& grid, BlockNeighbourhood neighbourhood,
                                     int block, std::uint64_t& evaluations);

/// Every move of a neighbourhood once, block by block. Of two that have the same result, such as
/// the insertions of two neighbours, only one.
[[nodiscard]] std::vector<BlockMove> movesIn(const ScoredSudoku& grid,
                                             BlockNeighbourhood neighbourhood);
/// Makes a move, exchange by exchange. In bestMove() each further move costs only one more.
void make(ScoredSudoku& grid, const BlockMove& move);

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

/// General VNS for Sudoku after Hamza & Sevkli 2014 (Figure 2), see GeneralVns.h. As published
/// ("hamza-sevkli-2014") it gets stuck even on easy grids with few givens. The defaults accept
/// equal solutions, fill singles first and restart. Our fragment of the paper has the rule only:
/// neighbourhoods, cost and grid are ours, after Lewis 2007.
[[nodiscard]] SolverInfo gvnsSudokuInfo();

/// Simulated annealing with reheats after Lewis, Metaheuristics can solve sudoku puzzles (2007):
/// see SudokuWalk. Our text of it is incomplete, so its values are from memory.
[[nodiscard]] SolverInfo annealingSudokuInfo();

/// A genetic algorithm after Mantere & Koljonen, Solving, rating and generating Sudoku puzzles with
/// GA (2007): blocks are exchanged between parents, and digits swapped within blocks. Its values
/// are from memory. The local search of the defaults is ours.
[[nodiscard]] SolverInfo geneticSudokuInfo();

/// The parameter "singles" of all methods for Sudoku, see withSingles(). @param place in the
/// settings
template <typename Settings>
[[nodiscard]] ParameterRow<Settings> singlesRow(bool Settings::*place) {
    return {place, "singles", QT_TRANSLATE_NOOP("Solver", "Fill singles first"), true,
            QT_TRANSLATE_NOOP("Solver",
                              "Fill every cell that follows from the givens by singles, and search "
                              "only the others.")};
}

} // namespace tessera
