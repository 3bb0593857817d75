// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/GeneticTesting.h"

#include "core/edges/solvers/genetic/Operators.h"

#include <limits>
#include <numeric>
#include <set>

namespace tessera::tst_GeneticOperators {
using namespace tessera::test;

namespace {

constexpr int kSafetyRuns = 10000;

/// An unframed board of that size with all pieces different.
Puzzle distinctPieces(GridSize size) {
    std::vector<Piece> pieces;
    for (int i = 0; i < size.cells(); ++i)
        pieces.push_back({{static_cast<Color>(1 + i), static_cast<Color>(2 + i),
                           static_cast<Color>(3 + i), static_cast<Color>(4 + i)}});
    return {size, {false, false}, std::move(pieces)};
}

std::vector<Placement> inOrder(const std::vector<int>& pieces, Rotation rotation = 0) {
    std::vector<Placement> placements;
    for (const int piece : pieces)
        placements.emplace_back(static_cast<PieceIndex>(piece), rotation);
    return placements;
}

std::vector<Placement> placementsOf(const Chromosome& member) {
    const Board board = member.board().toBoard();
    return {board.placements().begin(), board.placements().end()};
}

std::vector<int> differences(const Board& a, const Board& b) {
    std::vector<int> cells;
    for (int cell = 0; cell < a.cells(); ++cell) {
        if (a.at(cell) != b.at(cell))
            cells.push_back(cell);
    }
    return cells;
}

struct MutationBench : GeneticBench {
    explicit MutationBench(const Puzzle& puzzle)
        : GeneticBench(puzzle), mutation(pieces, cells, {1, 1, 1, 1, 1, 1, 1, 1}) {}
    void mutate(Chromosome& member, MutationKind kind, Random& random) {
        member.lay(mutation.plan(kind, member.board(), random), &areas);
    }
    Mutation mutation;
};

Chromosome crossed(GeneticBench& bench, const Chromosome& child, const Chromosome& donor,
                   const std::vector<int>& cells, Refill refill = Refill::Listed) {
    Random random(1);
    Crossover crossover(bench.pieces, bench.cells, CrossoverKind::RegionExchange, refill);
    std::vector<Position> taken;
    for (const int cell : cells)
        taken.push_back(bench.position(cell));
    Chromosome result = child;
    crossover.takeOver(result, donor, taken, &bench.areas, random);
    return result;
}

} // namespace

class TestGeneticOperators : public QObject {
    Q_OBJECT

private slots:
    void rotateTurnsOneTileClockwise() {
        MutationBench bench(distinctPieces({3, 3}));
        Random random(1);
        for (int i = 0; i < 50; ++i) {
            Chromosome member = bench.randomMember(random);
            const Board before = member.board().toBoard();
            bench.mutate(member, MutationKind::Rotate, random);
            const auto changed = differences(before, member.board().toBoard());
            QCOMPARE(changed.size(), std::size_t{1});
            QCOMPARE(member.board().toBoard().at(changed[0]), before.at(changed[0]).turned(1));
        }
    }

    void swapExchangesTwoTilesAndSwapRotateTurnsThem_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("quarters");
        QTest::newRow("swap") << static_cast<int>(MutationKind::Swap) << 0;
        QTest::newRow("swap & rotate") << static_cast<int>(MutationKind::SwapRotate) << 1;
    }

    void swapExchangesTwoTilesAndSwapRotateTurnsThem() {
        QFETCH(int, kind);
        QFETCH(int, quarters);
        MutationBench bench(distinctPieces({3, 3}));
        Random random(2);
        for (int i = 0; i < 50; ++i) {
            Chromosome member = bench.randomMember(random);
            const Board before = member.board().toBoard();
            bench.mutate(member, static_cast<MutationKind>(kind), random);
            const Board after = member.board().toBoard();
            const auto changed = differences(before, after);
            QCOMPARE(changed.size(), std::size_t{2});
            QCOMPARE(after.at(changed[0]), before.at(changed[1]).turned(quarters));
            QCOMPARE(after.at(changed[1]), before.at(changed[0]).turned(quarters));
        }
    }

    void rotateRegionTurnsASquare() {
        MutationBench bench(distinctPieces({2, 2}));
        Random random(3);
        // 0 1   turned by one, two and three quarters
        // 2 3
        const std::vector<std::vector<Placement>> turned{
            inOrder({2, 0, 3, 1}, 1), inOrder({3, 2, 1, 0}, 2), inOrder({1, 3, 0, 2}, 3)};
        std::set<std::size_t> seen;
        for (int i = 0; i < 50; ++i) {
            Chromosome member = bench.member(inOrder({0, 1, 2, 3}));
            bench.mutate(member, MutationKind::RotateRegion, random);
            const auto found = std::ranges::find(turned, placementsOf(member));
            QVERIFY(found != turned.end());
            seen.insert(static_cast<std::size_t>(found - turned.begin()));
        }
        QCOMPARE(seen.size(), turned.size());
    }

    void swapRegionExchangesRegionsOfTheTwoHalves() {
        MutationBench bench(distinctPieces({2, 1}));
        Random random(4);
        Chromosome member = bench.member({{0, 1}, {1, 3}});
        // The board can only be split vertically: horizontally there is only one half.
        for (int i = 0; i < 20; ++i)
            bench.mutate(member, MutationKind::SwapRegion, random);
        QVERIFY(bench.isSound(member));
        MutationBench wide(distinctPieces({4, 4}));
        std::set<std::vector<int>> seen;
        for (int i = 0; i < 500; ++i) {
            Chromosome board =
                wide.member(inOrder({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}));
            const Board before = board.board().toBoard();
            wide.mutate(board, MutationKind::SwapRegion, random);
            seen.insert(differences(before, board.board().toBoard()));
            QVERIFY(wide.isSound(board));
        }
        std::vector<int> everything(16);
        std::iota(everything.begin(), everything.end(), 0);
        QVERIFY(seen.contains(everything));
        QVERIFY(seen.contains({0, 15}));
        QVERIFY(!seen.contains({0, 4})); // both in the left half, but not in two others
        QVERIFY(!seen.contains({0, 1}));
    }

    void invertingReversesTheOrderAndKeepsRotations() {
        MutationBench bench(distinctPieces({3, 1}));
        Random random(5);
        const std::vector<Placement> start{{0, 1}, {1, 2}, {2, 3}};
        std::set<std::vector<Placement>,
                 bool (*)(const std::vector<Placement>&, const std::vector<Placement>&)>
            seen([](const auto& a, const auto& b) {
                return std::ranges::lexicographical_compare(a, b, {}, &Placement::code,
                                                            &Placement::code);
            });
        for (int i = 0; i < 100; ++i) {
            Chromosome member = bench.member(start);
            bench.mutate(member, MutationKind::InvertRegion, random);
            seen.insert(placementsOf(member));
        }
        QVERIFY(seen.contains({{2, 3}, {1, 2}, {0, 1}})); // the whole row
        QVERIFY(seen.contains({{1, 2}, {0, 1}, {2, 3}})); // its first two
        QVERIFY(seen.contains({{0, 1}, {2, 3}, {1, 2}})); // its last two
        QVERIFY(seen.contains(start));                    // a region of one tile
        QCOMPARE(seen.size(), std::size_t{4});
    }

    void lineInversionTakesAWholeRowOrColumn() {
        MutationBench bench(distinctPieces({3, 3}));
        Random random(6);
        std::set<std::vector<int>> seen;
        for (int i = 0; i < 200; ++i) {
            Chromosome member = bench.member(inOrder({0, 1, 2, 3, 4, 5, 6, 7, 8}));
            const Board before = member.board().toBoard();
            bench.mutate(member, MutationKind::InvertLine, random);
            const Board after = member.board().toBoard();
            const auto changed = differences(before, after);
            QCOMPARE(changed.size(), std::size_t{2}); // the middle stays
            QCOMPARE(after.at(changed[0]), before.at(changed[1]));
            seen.insert(changed);
        }
        const std::set<std::vector<int>> lines{{0, 2}, {3, 5}, {6, 8}, {0, 6}, {1, 7}, {2, 8}};
        QCOMPARE(seen, lines);
    }

    void scrambleKeepsTheUpperLeftTile() {
        MutationBench bench(distinctPieces({4, 3}));
        Random random(7);
        for (int i = 0; i < 50; ++i) {
            Chromosome member = bench.randomMember(random);
            const Board before = member.board().toBoard();
            bench.mutate(member, MutationKind::Scramble, random);
            QCOMPARE(member.board().toBoard().at(0), before.at(0));
            QVERIFY(differences(before, member.board().toBoard()).size() > 4);
            QVERIFY(bench.isSound(member));
        }
    }

    void mutationsAreDrawnByWeight() {
        GeneticBench bench(distinctPieces({2, 2}));
        Random random(8);
        const Mutation mutation(bench.pieces, bench.cells, {0, 3, 0, 0, 1, 0, 0, 0});
        int swaps = 0;
        for (int i = 0; i < 4000; ++i) {
            const auto kind = mutation.draw(random);
            QVERIFY(kind == MutationKind::Swap || kind == MutationKind::SwapRegion);
            swaps += kind == MutationKind::Swap ? 1 : 0;
        }
        QVERIFY(std::abs(swaps - 3000) < 150); // five standard deviations
        QVERIFY(!Mutation(bench.pieces, bench.cells, {}).draw(random).has_value());
        // Half of the draws are rounded to the very end.
        const Mutation least(bench.pieces, bench.cells,
                             {0, 0, 0, 0, 0, 0, 0, std::numeric_limits<double>::denorm_min()});
        for (int i = 0; i < 100; ++i)
            QVERIFY(least.draw(random) == MutationKind::Scramble);
    }

    /// Algorithm 7 by hand.
    ///
    ///     A: 0 1 2    B: 8 7 6   region: the left 2×2
    ///        3 4 5       5 4 3
    ///        6 7 8       2 1 0
    ///
    /// In A, tiles 8, 7, 5 and 4 arrive; 0, 1 and 3 are left over; the holes are
    /// where 8, 7 and 5 were.
    void regionExchangeFollowsAlgorithm7() {
        GeneticBench bench(distinctPieces({3, 3}));
        const Chromosome a = bench.member(inOrder({0, 1, 2, 3, 4, 5, 6, 7, 8}));
        const Chromosome b = bench.member(inOrder({8, 7, 6, 5, 4, 3, 2, 1, 0}, 2));
        const std::vector<int> region{0, 1, 3, 4};
        const Chromosome childOfA = crossed(bench, a, b, region);
        const std::vector<Placement> expected{{8, 2}, {7, 2}, {2, 0}, {5, 2}, {4, 2},
                                              {3, 0}, {6, 0}, {1, 0}, {0, 0}};
        QCOMPARE(placementsOf(childOfA), expected);
        QVERIFY(bench.isSound(childOfA));
        const Chromosome childOfB = crossed(bench, b, a, region);
        const std::vector<Placement> mirrored{{0, 0}, {1, 0}, {6, 2}, {3, 0}, {4, 0},
                                              {5, 2}, {2, 2}, {7, 2}, {8, 2}};
        QCOMPARE(placementsOf(childOfB), mirrored);
    }

    /// A template 2 1 2: cells 0 and 2 come from the second parent.
    void uniformCrossoverTakesCellsByATemplate() {
        GeneticBench bench(distinctPieces({3, 1}));
        const Chromosome a = bench.member(inOrder({0, 1, 2}));
        const Chromosome b = bench.member(inOrder({1, 2, 0}, 3));
        const Chromosome child = crossed(bench, a, b, {0, 2});
        // 1 arrives at 0 and 0 at 2; 2 is left over and fills 1's hole.
        const std::vector<Placement> expected{{1, 3}, {2, 0}, {0, 3}};
        QCOMPARE(placementsOf(child), expected);
        Random random(9);
        Crossover uniform(bench.pieces, bench.cells, CrossoverKind::Uniform, Refill::Listed);
        std::size_t taken = 0;
        for (int i = 0; i < 3000; ++i)
            taken += uniform.drawCells(random).size();
        QVERIFY(std::abs(static_cast<int>(taken) - 4500) < 240); // five standard deviations
    }

    void parentsThatAreEqualHaveOffspringThatIs() {
        Random random(10);
        for (const Puzzle& puzzle : puzzlesOfEveryKind(random)) {
            GeneticBench bench(puzzle);
            const Chromosome parent = bench.randomMember(random);
            for (const Refill refill : {Refill::Listed, Refill::Best}) {
                for (const auto kind : {CrossoverKind::RegionExchange, CrossoverKind::Uniform}) {
                    Crossover crossover(bench.pieces, bench.cells, kind, refill);
                    Chromosome child = parent;
                    crossover.takeOver(child, parent, crossover.drawCells(random), &bench.areas,
                                       random);
                    QCOMPARE(placementsOf(child), placementsOf(parent));
                }
            }
        }
    }

    /// Permutation, hints, frame, score and bad areas stay right on every kind of puzzle, in over
    /// ten thousand applications of every operator.
    void operatorsAreSafe() {
        Random random(11);
        const auto puzzles = puzzlesOfEveryKind(random);
        const int runs = 1 + kSafetyRuns / static_cast<int>(puzzles.size());
        for (const Puzzle& puzzle : puzzles) {
            MutationBench bench(puzzle);
            std::vector<Crossover> crossovers;
            for (const Refill refill : {Refill::Listed, Refill::Best}) {
                for (const auto kind : {CrossoverKind::RegionExchange, CrossoverKind::Uniform})
                    crossovers.emplace_back(bench.pieces, bench.cells, kind, refill);
            }
            std::vector<Chromosome> parents;
            for (int i = 0; i < 4; ++i)
                parents.push_back(bench.randomMember(random));
            for (int i = 0; i < runs; ++i) {
                for (std::size_t kind = 0; kind < kMutations; ++kind) {
                    Chromosome& member = parents[random.index(parents.size())];
                    bench.mutate(member, static_cast<MutationKind>(kind), random);
                    QVERIFY2(bench.isSound(member), std::to_string(kind).c_str());
                }
                for (Crossover& crossover : crossovers) {
                    Chromosome& child = parents[random.index(parents.size())];
                    const Chromosome donor = parents[random.index(parents.size())];
                    const auto taken = crossover.drawCells(random);
                    crossover.takeOver(child, donor, taken, &bench.areas, random);
                    QVERIFY(bench.isSound(child));
                    for (const Position position : taken)
                        QCOMPARE(child.at(position), donor.at(position));
                }
            }
        }
    }

    /// The same for the three repairs, each on boards of every kind of puzzle.
    void repairsAreSafe() {
        Random random(12);
        const auto puzzles = puzzlesOfEveryKind(random);
        const int runs = 1 + kSafetyRuns / static_cast<int>(puzzles.size());
        for (const Puzzle& puzzle : puzzles) {
            GeneticBench bench(puzzle);
            Repair repair(bench.pieces, bench.cells);
            for (const auto mend :
                 {&Repair::repairBorder, &Repair::repairAreas, &Repair::repairDeadlock}) {
                Chromosome member = bench.randomMember(random);
                for (int i = 0; i < runs; ++i) {
                    ScoredBoard board =
                        i % 4 == 0 ? bench.randomMember(random).board() : member.board();
                    (repair.*mend)(board, random);
                    member.assign(board, &bench.areas);
                    QVERIFY(bench.isSound(member));
                }
            }
        }
    }
};

TESSERA_TEST(TestGeneticOperators, Needs::Nothing)

} // namespace tessera::tst_GeneticOperators

#include "tst_GeneticOperators.moc"
