// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/AntTesting.h"

#include <algorithm>
#include <cmath>

namespace tessera::tst_TrailUpdate {
using namespace tessera::test;

namespace {

constexpr int kTotal = 4;

Puzzle twoByTwo() {
    Random random(3);
    return randomPuzzle(random, {{2, 2}, {false, false}, 2, 3});
}

/// Two tours of a 2×2 board that differ in the rotation of piece 0, on its trails.
struct Bench : AntBench {
    explicit Bench(const AntSettings& chosen)
        : AntBench(twoByTwo()), settings(chosen), graph(settings.graph, pieces),
          trails(graph.rows(), static_cast<float>(settings.tau0), settings.trailBytes),
          update(settings, graph, cells.all(), kTotal), tours{solvedTour(3), solvedTour(4)} {
        tours[1].placements[grid().position(0)] = {0, 1};
    }

    void apply(const FinishedTour& elite, int best) { update.apply(trails, tours, elite, best); }
    [[nodiscard]] float onCell(int cell, PieceIndex piece, std::uint8_t rotation) const {
        return trails.at({grid().position(cell), piece, rotation});
    }
    [[nodiscard]] float onSides(PieceIndex piece, Side side, PieceIndex other, Side across) const {
        return trails.at(
            {piece * 4U + static_cast<unsigned>(side), other, static_cast<std::uint8_t>(across)});
    }

    AntSettings settings;
    TrailGraph graph;
    PheromoneTrails trails;
    TrailUpdate update;
    std::vector<FinishedTour> tours;
};

AntSettings settingsOf(AntSystem system, AntGraph graph = AntGraph::Cell) {
    AntSettings settings = plainAnts();
    settings.system = system;
    settings.graph = graph;
    settings.rho = 0.1;
    return settings;
}

void compare(float value, double expected) {
    QVERIFY2(std::abs(static_cast<double>(value) - expected) < 1e-5,
             qPrintable(QStringLiteral("%1, not %2").arg(value).arg(expected)));
}

} // namespace

/// The formulas of Söderlind 2010, 3.2, checked by hand: τ0 = 1, ants with 3 and 4 matched edges.
class TestTrailUpdate : public QObject {
    Q_OBJECT

private slots:
    void antSystemRewardsEveryAnt() {
        Bench bench(settingsOf(AntSystem::As));
        bench.apply(bench.tours[1], 4);
        compare(bench.onCell(0, 0, 0), 0.9 + 3);
        compare(bench.onCell(0, 0, 1), 0.9 + 4);
        compare(bench.onCell(1, 1, 0), 0.9 + 3 + 4);
        compare(bench.onCell(1, 0, 0), 0.9);
        bench.apply(bench.tours[1], 4);
        compare(bench.onCell(0, 0, 0), 0.9 * 3.9 + 3);
        compare(bench.onCell(1, 0, 0), 0.81);
    }

    void colonySystemRewardsTheBestAntOnly() {
        Bench bench(settingsOf(AntSystem::Acs));
        bench.apply(bench.tours[1], 4);
        compare(bench.onCell(0, 0, 1), 0.9 * 1 + 0.1 * 4);
        compare(bench.onCell(3, 3, 0), 1.3);
        compare(bench.onCell(0, 0, 0), 1); // no evaporation off the best ant's tour
        compare(bench.onCell(1, 0, 0), 1);
        bench.apply(bench.tours[1], 4);
        compare(bench.onCell(0, 0, 1), 0.9 * 1.3 + 0.4);
    }

    /// τmax is the best deposit, 4, τmin is τ0; all trails start at τmax.
    void maxMinKeepsTrailsWithinBounds() {
        AntSettings settings = settingsOf(AntSystem::Mmas);
        settings.rho = 0.5;
        Bench bench(settings);
        bench.apply(bench.tours[0], 4);
        compare(bench.onCell(0, 0, 0), 0.5 * 4 + 0.5 * 3);
        compare(bench.onCell(0, 0, 1), 2);
        bench.apply(bench.tours[0], 4);
        compare(bench.onCell(0, 0, 0), 0.5 * 3.5 + 1.5);
        compare(bench.onCell(0, 0, 1), 1);
        bench.apply(bench.tours[0], 4);
        compare(bench.onCell(0, 0, 1), 1);
        compare(bench.trails.uncreated(), 1);
    }

    void maxMinTakesGivenBounds() {
        AntSettings settings = settingsOf(AntSystem::Mmas);
        settings.rho = 0.9;
        settings.tauMin = 0.25;
        settings.tauMax = 2;
        Bench bench(settings);
        bench.apply(bench.tours[1], 4);
        compare(bench.onCell(0, 0, 1), 2); // 0.2 + 3.6 is above the bound
        compare(bench.onCell(0, 0, 0), 0.25);
    }

    void aBetterBestLiftsTheUpperBound() {
        AntSettings settings = settingsOf(AntSystem::Mmas);
        settings.rho = 1;
        Bench bench(settings);
        bench.apply(bench.tours[0], 3);
        compare(bench.onCell(1, 1, 0), 3);
        bench.apply(bench.tours[1], 4);
        compare(bench.onCell(1, 1, 0), 4);
        compare(bench.onCell(0, 0, 0), 1);
    }

    /// 0.1·0.5 + 0.9·3 = 2.75: the bound 0.5 applies to the sum, not to the faded part.
    void maxMinBoundsTheSumOnly() {
        AntSettings settings = settingsOf(AntSystem::Mmas);
        settings.rho = 0.9;
        settings.tauMin = 0.5;
        settings.tauMax = 4;
        Bench bench(settings);
        bench.apply(bench.tours[1], 4);
        compare(bench.onCell(0, 0, 0), 0.5); // 0.1·4 is below the bound
        bench.apply(bench.tours[0], 4);
        compare(bench.onCell(0, 0, 0), 2.75);
        compare(bench.onCell(0, 0, 1), 0.5); // 0.1·(0.4 + 3.6) is below
    }

    /// τ ← (1 − ρ)·τ + ρ·Δ, then the bounds, on each edge of the graph.
    void maxMinKeepsEveryEdgeWithinBounds() {
        AntSettings settings = settingsOf(AntSystem::Mmas);
        settings.rho = 0.6;
        settings.tauMin = 0.25;
        settings.tauMax = 2;
        Bench bench(settings);
        std::vector<double> expected(4 * 16, 2.0);
        Random random(9);
        for (int round = 0; round < 200; ++round) {
            FinishedTour elite = bench.solvedTour(static_cast<int>(random.below(5)));
            for (int cell = 0; cell < 4; ++cell) {
                Placement& placement = elite.placements[bench.grid().position(cell)];
                placement = placement.turned(static_cast<int>(random.below(4)));
            }
            bench.apply(elite, 4);
            for (std::uint16_t edge = 0; edge < 4 * 16; ++edge) {
                const int cell = edge / 16;
                const auto placement = Placement::fromCode(edge % 16);
                const bool isRewarded = elite.placements[bench.grid().position(cell)] == placement;
                const double gain = isRewarded ? 0.6 * elite.score : 0.0;
                expected[edge] = std::clamp(0.4 * expected[edge] + gain, 0.25, 2.0);
                compare(bench.onCell(cell, placement.piece(), placement.rotation()),
                        expected[edge]);
            }
        }
    }

    void depositsAreTheChosenOnes() {
        AntSettings settings = plainAnts();
        const auto deposit = [&](AntDeposit rule, int score, int best) {
            settings.deposit = rule;
            return Bench(settings).update.deposit(score, best);
        };
        QCOMPARE(deposit(AntDeposit::Score, 3, 4), 3.0F);
        QCOMPARE(deposit(AntDeposit::Misses, 3, 3), 0.5F);
        QCOMPARE(deposit(AntDeposit::Misses, 4, 4), 1.0F);
        QCOMPARE(deposit(AntDeposit::Best, 1, 4), 0.25F);
        QCOMPARE(deposit(AntDeposit::Best, 4, 4), 1.0F);
    }

    /// Piece 0's right side touches piece 1's left; rotated once clockwise, its upper side is
    /// there.
    void sidesThatTouchShareATrail() {
        Bench bench(settingsOf(AntSystem::As, AntGraph::Side));
        bench.apply(bench.tours[1], 4);
        compare(bench.onSides(0, Side::Right, 1, Side::Left), 0.9 + 3);
        compare(bench.onSides(1, Side::Left, 0, Side::Right), 0.9 + 3);
        compare(bench.onSides(0, Side::Up, 1, Side::Left), 0.9 + 4);
        compare(bench.onSides(0, Side::Right, 2, Side::Up), 0.9 + 4);
        compare(bench.onSides(0, Side::Down, 2, Side::Up), 0.9 + 3);
        compare(bench.onSides(2, Side::Right, 3, Side::Left), 0.9 + 7);
        compare(bench.onSides(3, Side::Up, 1, Side::Down), 0.9 + 7);
        compare(bench.onSides(0, Side::Left, 1, Side::Right), 0.9);
    }

    /// An ant uses the mean of the trails to its neighbours.
    void gatheringJoinsTheTrailsOfAllNeighbours_data() {
        QTest::addColumn<int>("graph");
        QTest::newRow("cell") << static_cast<int>(AntGraph::Cell);
        QTest::newRow("side") << static_cast<int>(AntGraph::Side);
    }
    void gatheringJoinsTheTrailsOfAllNeighbours();
};

void TestTrailUpdate::gatheringJoinsTheTrailsOfAllNeighbours() {
    QFETCH(int, graph);
    Random random(8);
    const AntBench bench(randomPuzzle(random, {{4, 4}, {false, false}, 2, 3}));
    const TrailGraph trailGraph(static_cast<AntGraph>(graph), bench.pieces);
    for (int round = 0; round < 200; ++round) {
        PheromoneTrails trails(trailGraph.rows(), 0.5F, std::size_t{1} << 20U);
        for (int i = 0; i < 300; ++i) {
            trails.add({static_cast<std::uint32_t>(random.index(trailGraph.rows())),
                        static_cast<PieceIndex>(random.below(16)),
                        static_cast<std::uint8_t>(random.below(4))},
                       static_cast<float>(random.real()));
        }
        // Half of the board is filled; the other pieces are the candidates.
        std::vector<Placement> board = bench.solvedTour(0).placements;
        std::vector<PieceIndex> candidates;
        std::vector<std::uint16_t> indexOf(16, TrailGraph::kNoCandidate);
        for (int cell = 0; cell < 16; ++cell) {
            Placement& placement = board[bench.grid().position(cell)];
            placement = placement.turned(static_cast<int>(random.below(4)));
            if (random.below(2) == 0)
                continue;
            indexOf[placement.piece()] = static_cast<std::uint16_t>(candidates.size());
            candidates.push_back(placement.piece());
            placement = Placement();
        }
        if (candidates.empty())
            continue;
        const Position position =
            bench.grid().position(candidates[random.index(candidates.size())]);
        std::vector<FourFloats> seen(candidates.size());
        trailGraph.gather(trails, board, position, indexOf, seen);
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            for (Rotation rotation = 0; rotation < 4; ++rotation) {
                board[position] = {candidates[i], rotation};
                double sum = 0;
                int edges = 0;
                trailGraph.forEdges(board, position, kSides, [&](const TrailEdge& edge) {
                    // An edge between sides is visited from both ends; gather() reads only the
                    // neighbour's.
                    if (edge.piece != candidates[i])
                        return;
                    sum += static_cast<double>(trails.at(edge));
                    ++edges;
                });
                compare(seen[i][rotation], edges == 0 ? 0.5 : sum / edges);
            }
        }
    }
}

TESSERA_TEST(TestTrailUpdate, Needs::Nothing)

} // namespace tessera::tst_TrailUpdate

#include "tst_TrailUpdate.moc"
