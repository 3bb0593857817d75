// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuGrid.h"
#include "core/support/Random.h"

#include <span>

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

} // namespace tessera
