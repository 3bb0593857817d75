// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/sudoku/ScoredSudoku.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"

#include <set>

namespace tessera::tst_BlockMoves {

namespace {

constexpr std::array kAll{BlockNeighbourhood::Swap, BlockNeighbourhood::Insertion,
                          BlockNeighbourhood::Inversion, BlockNeighbourhood::CenterExchange};

struct Sample {
    SudokuGrid givens;
    ScoredSudoku grid;
};

/// Random givens of random number, and a random full grid around them.
Sample sample(int order, Random& random) {
    SudokuGrid givens = randomSolution(order, random);
    const std::size_t holes = random.index(static_cast<std::size_t>(2 * givens.cells()));
    for (std::size_t i = 0; i < holes; ++i)
        givens.set(static_cast<int>(random.index(static_cast<std::size_t>(givens.cells()))), 0);
    Sample made{givens, ScoredSudoku(givens)};
    made.grid.fill(givens, random);
    return made;
}

SudokuGrid plain(const ScoredSudoku& grid, int order) {
    Solution codes;
    grid.copyTo(codes);
    return gridOf(order, codes);
}

/// The grids to which the moves lead, computed directly from the definition of the neighbourhoods.
void verify(const Sample& sample) {
    const SudokuGrid now = plain(sample.grid, sample.givens.order());
    QCOMPARE(sample.grid.missing(), missingDigits(now));
    QCOMPARE(sample.grid.score(), sudokuTotal(now.order()) - missingDigits(now));
    for (int cell = 0; cell < now.cells(); ++cell)
        QVERIFY(sample.givens.isOpen(cell) || sample.givens.at(cell) == now.at(cell));
    for (const SudokuConflict& conflict : conflictsOf(now))
        QVERIFY(conflict.unit < 2 * now.side()); // never in a block
}

/// The grids to which the moves lead, written down straight from the meaning of
/// the neighbourhoods.
std::vector<std::vector<int>> neighbours(const ScoredSudoku& grid, BlockNeighbourhood kind,
                                         int block) {
    const bool all = kind == BlockNeighbourhood::CenterExchange;
    const auto cells = all ? grid.blockCells(block) : grid.movable(block);
    std::vector<int> digits;
    for (const std::uint16_t cell : cells)
        digits.push_back(grid.at(cell));
    const auto n = static_cast<int>(digits.size());
    std::vector<std::vector<int>> found;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            std::vector<int> next = digits;
            if (kind == BlockNeighbourhood::Swap && i < j) {
                std::swap(next[static_cast<std::size_t>(i)], next[static_cast<std::size_t>(j)]);
            } else if (kind == BlockNeighbourhood::Insertion && i != j) {
                const int digit = next[static_cast<std::size_t>(i)];
                next.erase(next.begin() + i);
                next.insert(next.begin() + j, digit);
            } else if (kind == BlockNeighbourhood::Inversion && i < j) {
                std::reverse(next.begin() + i, next.begin() + j + 1);
            } else if (all && j >= 1 && i - j >= 0 && i + j < n) {
                bool blocked = false;
                for (int r = 1; r <= j; ++r) {
                    blocked = blocked || grid.isFixed(cells[static_cast<std::size_t>(i - r)]) ||
                              grid.isFixed(cells[static_cast<std::size_t>(i + r)]);
                    std::swap(next[static_cast<std::size_t>(i - r)],
                              next[static_cast<std::size_t>(i + r)]);
                }
                if (blocked)
                    continue;
            } else {
                continue;
            }
            found.push_back(next);
        }
    }
    return found;
}

} // namespace

class TestBlockMoves : public QObject {
    Q_OBJECT

private slots:
    void deltasAgreeWithCountingAnew() {
        Random random(1);
        for (int i = 0; i < 200; ++i) {
            Sample s = sample(2 + i % 4, random);
            verify(s);
            for (int step = 0; step < 20; ++step) {
                const auto moves = movesIn(s.grid, kAll[random.index(kAll.size())]);
                if (!moves.empty())
                    make(s.grid, moves[random.index(moves.size())]);
            }
            verify(s);
        }
    }

    void theBestMoveIsTheBestOfAll() {
        Random random(2);
        for (int i = 0; i < 120; ++i) {
            Sample s = sample(2 + i % 3, random);
            for (const BlockNeighbourhood kind : kAll) {
                for (int block = 0; block < s.grid.side(); ++block) {
                    const bool all = kind == BlockNeighbourhood::CenterExchange;
                    const auto cells = all ? s.grid.blockCells(block) : s.grid.movable(block);
                    const SudokuGrid before = plain(s.grid, s.givens.order());
                    int best = 0;
                    const auto reachable = neighbours(s.grid, kind, block);
                    for (const auto& digits : reachable) {
                        SudokuGrid next = before;
                        for (std::size_t k = 0; k < cells.size(); ++k)
                            next.set(cells[k], static_cast<Digit>(digits[k]));
                        best = std::min(best, missingDigits(next) - missingDigits(before));
                    }
                    std::uint64_t evaluations = 0;
                    const BestBlockMove found = bestMove(s.grid, kind, block, evaluations);
                    QCOMPARE(found.delta, best);
                    // Evaluating changes nothing, and counts each different grid once.
                    QCOMPARE(plain(s.grid, s.givens.order()), before);
                    verify(s);
                    const std::set<std::vector<int>> distinct(reachable.begin(), reachable.end());
                    QCOMPARE(evaluations, std::uint64_t{distinct.size()});
                    if (best < 0) {
                        make(s.grid, found.move);
                        QCOMPARE(s.grid.missing(), missingDigits(before) + best);
                        verify(s);
                    }
                }
            }
        }
    }

    /// So that a shake draws evenly.
    void everyNeighbourIsListedOnce() {
        Random random(3);
        for (int i = 0; i < 100; ++i) {
            const Sample s = sample(3, random);
            const auto kind = kAll[static_cast<std::size_t>(i % 4)];
            const bool all = kind == BlockNeighbourhood::CenterExchange;
            std::vector<std::set<std::vector<int>>> reached(9);
            const auto moves = movesIn(s.grid, kind);
            for (const BlockMove& move : moves) {
                ScoredSudoku grid = s.grid;
                make(grid, move);
                std::vector<int> digits;
                for (const std::uint16_t cell :
                     all ? grid.blockCells(move.block) : grid.movable(move.block))
                    digits.push_back(grid.at(cell));
                QVERIFY(reached[move.block].insert(digits).second);
            }
            for (int block = 0; block < 9; ++block) {
                const auto reachable = neighbours(s.grid, kind, block);
                QCOMPARE(reached[static_cast<std::size_t>(block)],
                         std::set<std::vector<int>>(reachable.begin(), reachable.end()));
            }
        }
    }

    /// A block of another grid; the score is counted again.
    void blocksAreTakenOver() {
        Random random(5);
        for (int i = 0; i < 100; ++i) {
            Sample s = sample(2 + i % 3, random);
            ScoredSudoku other = s.grid;
            other.fill(s.givens, random);
            const SudokuGrid before = plain(s.grid, s.givens.order());
            const int block = i % s.grid.side();
            s.grid.takeBlock(other, block);
            for (int cell = 0; cell < before.cells(); ++cell)
                QCOMPARE(s.grid.at(cell),
                         before.block(cell) == block ? other.at(cell) : before.at(cell));
            verify(s);
        }
    }

    void aStartIsTakenUp() {
        Random random(4);
        const SudokuGrid solution = randomSolution(3, random);
        SudokuGrid givens(3);
        givens.set(0, solution.at(0));
        ScoredSudoku grid(givens);
        grid.fill(solution, random);
        QCOMPARE(plain(grid, 3), solution);
        QCOMPARE(grid.missing(), 0);
    }
};

TESSERA_TEST(TestBlockMoves, Needs::Core)

} // namespace tessera::tst_BlockMoves

#include "tst_BlockMoves.moc"
