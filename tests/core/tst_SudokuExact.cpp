// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/SudokuTesting.h"

#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"

namespace tessera::tst_SudokuExact {
using namespace tessera::test;

namespace {

/// Whether a digit is in no unit of the cell, directly from the rule.
bool mayStand(const SudokuGrid& grid, int cell, Digit digit) {
    for (int other = 0; other < grid.cells(); ++other) {
        const bool shares = grid.row(other) == grid.row(cell) ||
                            grid.column(other) == grid.column(cell) ||
                            grid.block(other) == grid.block(cell);
        if (other != cell && shares && grid.at(other) == digit)
            return false;
    }
    return true;
}

/// All ways to fill the open cells, by trying every digit in every cell.
std::uint64_t countByBruteForce(SudokuGrid& grid, int cell = 0) {
    while (cell < grid.cells() && !grid.isOpen(cell))
        ++cell;
    if (cell == grid.cells())
        return 1;
    std::uint64_t solutions = 0;
    for (int digit = 1; digit <= grid.side(); ++digit) {
        if (!mayStand(grid, cell, static_cast<Digit>(digit)))
            continue;
        grid.set(cell, static_cast<Digit>(digit));
        solutions += countByBruteForce(grid, cell + 1);
    }
    grid.set(cell, 0);
    return solutions;
}

constexpr SudokuLimits kAll{1'000'000, std::numeric_limits<std::uint64_t>::max()};

} // namespace

class TestSudokuExact : public QObject {
    Q_OBJECT

private slots:
    void allSmallGrids() {
        const SudokuCount count = SudokuExact(2).count(SudokuGrid(2), kAll);
        QCOMPARE(count.solutions, std::uint64_t{288}); // the known number
        QVERIFY(count.complete);
    }

    void agreesWithBruteForceOnRandomGrids() {
        Random random(4);
        SudokuExact small(2);
        SudokuExact usual(3);
        for (int i = 0; i < 400; ++i) {
            const int order = i % 2 == 0 ? 2 : 3;
            SudokuGrid grid = randomSolution(order, random);
            // As many holes as brute force can fill, and sometimes a wrong digit.
            const int holes = order == 2 ? 12 : 48;
            for (int hole = 0; hole < holes; ++hole)
                grid.set(static_cast<int>(random.index(static_cast<std::size_t>(grid.cells()))), 0);
            const int wrong =
                static_cast<int>(random.index(static_cast<std::size_t>(grid.cells())));
            if (i % 5 == 0 && grid.isOpen(wrong)) {
                for (int digit = 1; digit <= grid.side(); ++digit) {
                    if (mayStand(grid, wrong, static_cast<Digit>(digit)))
                        grid.set(wrong, static_cast<Digit>(digit));
                }
            }
            SudokuExact& exact = order == 2 ? small : usual;
            QCOMPARE(exact.count(grid, kAll).solutions, countByBruteForce(grid));
        }
    }

    void digitsThatClashStillNarrowTheirUnits() {
        SudokuGrid grid(3);
        grid.set(0, 5);
        grid.set(1, 5); // the same row and block
        grid.set(80, 7);
        SudokuCandidates candidates(3);
        QVERIFY(!candidates.load(grid));
        for (int cell = 0; cell < grid.cells(); ++cell) {
            for (int digit = 1; grid.isOpen(cell) && digit <= 9; ++digit) {
                QCOMPARE((candidates.at(cell) & digitBit(static_cast<Digit>(digit))) != 0,
                         mayStand(grid, cell, static_cast<Digit>(digit)));
            }
        }
    }

    void solvesTheKnownHardOne() {
        const SudokuGrid puzzle = gridOf(kEscargot);
        const SudokuCount count = SudokuExact(3).count(puzzle);
        QVERIFY(count.isUnique());
        QVERIFY(isSolved(*count.first));
        for (int cell = 0; cell < puzzle.cells(); ++cell)
            QVERIFY(puzzle.isOpen(cell) || puzzle.at(cell) == count.first->at(cell));
    }

    void limitsAreKeptAndSaid() {
        SudokuExact exact(3);
        const SudokuCount three = exact.count(SudokuGrid(3), {3});
        QCOMPARE(three.solutions, std::uint64_t{3});
        QVERIFY(!three.complete);
        const SudokuCount few = exact.count(gridOf(kEscargot), {2, 3});
        QVERIFY(few.nodes <= 3 && !few.complete && !few.isUnsolvable());
        int looks = 0;
        const SudokuCount stopped = exact.count(SudokuGrid(3), kAll, [&](const SudokuCount&) {
            ++looks;
            return false;
        });
        QCOMPARE(looks, 1);
        QVERIFY(!stopped.complete);
    }

    void defectsAreSentences() {
        SudokuGrid clash(3);
        clash.set(18, 5);
        clash.set(24, 5);
        QCOMPARE(sudokuDefect(clash),
                 QStringLiteral("The digit 5 occurs twice in row 3: R3C1 and R3C7."));
        // The upper left cell has no digit left, though nothing clashes.
        QCOMPARE(sudokuDefect(gridOf(".12345678"
                                     "9................................................"
                                     ".......................")),
                 QStringLiteral("The puzzle has no solution."));
        QCOMPARE(sudokuDefect(SudokuGrid(4)),
                 QStringLiteral("The puzzle has more than one solution."));
        QVERIFY(sudokuDefect(gridOf(kEscargot)).isEmpty());
    }

    /// Commands and the window test each puzzle that they open.
    void quickCountsEndSoon() {
        QVERIFY(quickCount(gridOf(kEscargot)).isUnique());
        const SudokuGrid large = undecidedGrid();
        const SudokuCount count = quickCount(large);
        QVERIFY(!count.complete && count.nodes <= 20'000);
        QVERIFY(sudokuDefect(large, count).isEmpty());
    }

    void costCountsMissingDigits() {
        Random random(9);
        for (const int order : {2, 3, 4, 5}) {
            SudokuGrid grid = randomSolution(order, random);
            QVERIFY(isSolved(grid));
            QCOMPARE(missingDigits(grid), 0);
            QVERIFY(conflictsOf(grid).empty());
            // Two cells of one row and block: only their columns are affected.
            const Digit first = grid.at(0);
            grid.set(0, grid.at(1));
            grid.set(1, first);
            QCOMPARE(missingDigits(grid), 2);
            QCOMPARE(conflictsOf(grid).size(), std::size_t{2});
            QVERIFY(!isSolved(grid));
            QCOMPARE(missingDigits(SudokuGrid(order)), sudokuTotal(order));
        }
    }
};

TESSERA_TEST(TestSudokuExact, Needs::Core)

} // namespace tessera::tst_SudokuExact

#include "tst_SudokuExact.moc"
