// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"
#include "tests/core/SudokuTesting.h"

#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/sudoku/formats/SudokuFile.h"

#include <algorithm>
#include <array>

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

    /// Solutions, branches and the first solution, below, at and above each limit; also from one
    /// search to the next, and in random order.
    void countsAreWhatTheyWere() {
        QByteArray text;
        Random random(12);
        Random order(3);
        std::array<SudokuExact, 2> exact{SudokuExact(2), SudokuExact(3)};
        for (int i = 0; i < 60; ++i) {
            const auto which = static_cast<std::size_t>(i % 2);
            SudokuGrid grid = randomSolution(i % 2 == 0 ? 2 : 3, random);
            for (int hole = 0; hole < (i % 2 == 0 ? 22 : 80); ++hole)
                grid.set(static_cast<int>(random.index(static_cast<std::size_t>(grid.cells()))), 0);
            exact[which].setRandom(i % 4 < 2 ? nullptr : &order);
            const std::uint64_t all = exact[which].count(grid, {60}).solutions;
            for (const SudokuLimits& limits :
                 {SudokuLimits{}, SudokuLimits{all}, SudokuLimits{all + 1}, SudokuLimits{1},
                  SudokuLimits{60, 2}, SudokuLimits{60, 9}}) {
                const SudokuCount count = exact[which].count(grid, limits);
                QVERIFY(count.solutions <= limits.solutions && count.nodes <= limits.nodes);
                QCOMPARE(count.first.has_value(), count.solutions > 0);
                text += QByteArray::number(count.solutions) + ' ' +
                        QByteArray::number(count.nodes) + (count.complete ? " all " : " some ");
                text += count.first ? lineOf(*count.first).toLatin1() : QByteArray("none");
            }
        }
        QCOMPARE(checksum(text), QByteArray("5fc43d0ba33900f4"));
    }

    void progressIsToldEvery4096Branches() {
        std::vector<std::uint64_t> told;
        const SudokuCount count =
            SudokuExact(3).count(SudokuGrid(3), {60'000, 10'000}, [&](const SudokuCount& now) {
                told.push_back(now.nodes);
                return true;
            });
        QCOMPARE(told, (std::vector<std::uint64_t>{4096, 8192}));
        QCOMPARE(count.nodes, std::uint64_t{10'000});
        QVERIFY(!count.complete && count.first && isSolved(*count.first));
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

    void conflictsAreThePairsOfEqualDigits() {
        Random random(5);
        for (int i = 0; i < 30; ++i) {
            SudokuGrid grid(2 + i % 2);
            for (int cell = 0; cell < grid.cells(); ++cell)
                grid.set(cell, static_cast<Digit>(
                                   random.index(static_cast<std::size_t>(grid.side() + 1))));
            std::vector<SudokuConflict> expected;
            for (int unit = 0; unit < 3 * grid.side(); ++unit) {
                const auto isIn = [&](int cell) {
                    const std::array units{grid.row(cell), grid.side() + grid.column(cell),
                                           2 * grid.side() + grid.block(cell)};
                    return std::ranges::find(units, unit) != units.end();
                };
                for (int cell = 0; cell < grid.cells(); ++cell) {
                    int before = cell - 1;
                    while (before >= 0 && (!isIn(before) || grid.at(before) != grid.at(cell)))
                        --before;
                    if (isIn(cell) && !grid.isOpen(cell) && before >= 0)
                        expected.push_back({before, cell, unit});
                }
            }
            QVERIFY(conflictsOf(grid) == expected);
        }
        SudokuGrid grid(3);
        grid.set(80, 7);
        grid.set(70, 7);
        QCOMPARE(describe(conflictsOf(grid).front(), grid),
                 QStringLiteral("The digit 7 occurs twice in block 9: R8C8 and R9C9."));
        QCOMPARE(SudokuUnits::of(3).name(10), QStringLiteral("column 2"));
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
