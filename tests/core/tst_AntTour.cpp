// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/AntTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/ants/AntColony.h"

#include <cmath>
#include <map>

namespace tessera::tst_AntTour {
using namespace tessera::test;

namespace {

/// A puzzle of the kind with random hints that fit the frame.
Puzzle withRandomHints(Random& random, const Puzzle& puzzle) {
    std::vector<Hint> hints;
    for (int cell = 0; cell < puzzle.size().cells(); ++cell) {
        // Pieces 0, 1, … in rotation 0 solve the puzzle; every fourth one is given.
        if (random.below(4) == 0)
            hints.push_back({cell, {static_cast<PieceIndex>(cell), 0}});
    }
    return puzzle.withHints(std::move(hints));
}

/// The critical value of the χ² distribution at 0.1 % (Wilson & Hilferty).
double criticalChiSquare(std::size_t degrees) {
    const double d = static_cast<double>(degrees);
    const double c = 2.0 / (9.0 * d);
    return d * std::pow(1.0 - c + 3.09 * std::sqrt(c), 3.0);
}

/// χ² of drawn choices against weights, which need not add up to 1.
double chiSquare(const std::vector<double>& weights, const std::vector<int>& counts, int draws) {
    double total = 0;
    for (const double weight : weights)
        total += weight;
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const double expected = draws * weights[i] / total;
        if (expected > 0)
            sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
}

/// A cell of a 3×3 board in the middle of its solution, with all other pieces as candidates and
/// random trails to them.
struct Choosing {
    Choosing(const AntSettings& settings, Rules rules, int cell)
        : random(21), bench(randomPuzzle(random, {{4, 3}, rules, 2, 2})), board(bench.pieces),
          position(board.grid().position(cell)), weights(settings, 12) {
        for (int other = 0; other < 12; ++other) {
            const auto piece = static_cast<PieceIndex>(other);
            if (other % 2 == 1 && other != cell)
                board.set(board.grid().position(other), {piece, 0});
            else if (bench.pieces.kindOfPiece(piece) == bench.pieces.kindOfCell(cell))
                candidates.push_back(piece);
        }
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            for (std::size_t lane = 0; lane < 4; ++lane)
                trails.push_back(static_cast<float>(0.1 + random.real()));
        }
        weigh();
    }

    void weigh() {
        const auto places = weights.trails(candidates.size());
        for (std::size_t i = 0; i < trails.size(); ++i)
            places[i / 4][i % 4] = trails[i];
        weights.weigh(board, position, candidates);
    }
    /// τ^α·η^β from the definitions, 0 where the frame forbids the rotation.
    [[nodiscard]] std::vector<double> expected(double alpha, double beta, bool exponential) const {
        std::vector<double> result;
        for (std::size_t i = 0; i < trails.size(); ++i) {
            const Placement placement(candidates[i / 4], static_cast<Rotation>(i % 4));
            const int matches = board.matchesOf(placement, position);
            const double eta = exponential ? std::exp(matches) : matches + 1;
            const bool allowed =
                bench.problem->puzzle().respectsFrame(board.grid().cell(position), placement);
            result.push_back(allowed ? std::pow(static_cast<double>(trails[i]), alpha) *
                                           std::pow(eta, beta)
                                     : 0.0);
        }
        return result;
    }

    Random random;
    AntBench bench;
    ScoredBoard board;
    Position position;
    CandidateWeights weights;
    std::vector<PieceIndex> candidates;
    std::vector<float> trails;
};

/// On every edge that a tour can use.
void fillWithRandomTrails(PheromoneTrails& trails, const AntBench& bench, AntGraph graph,
                          Random& random) {
    const auto fillRow = [&](std::uint32_t row, auto&& isPossible) {
        for (int index = 0; index < bench.pieces.pieceCount(); ++index) {
            const auto piece = static_cast<PieceIndex>(index);
            for (std::uint8_t lane = 0; lane < 4 && isPossible(piece); ++lane)
                trails.add({row, piece, lane}, static_cast<float>(random.real()));
        }
    };
    for (std::uint32_t row = 0; graph == AntGraph::Side && row < trails.rows(); ++row)
        fillRow(row, [](PieceIndex) { return true; });
    for (int cell = 0; graph == AntGraph::Piece && cell < bench.pieces.size().cells(); ++cell) {
        for (int piece = 0; piece < bench.pieces.pieceCount(); ++piece) {
            trails.add({bench.grid().position(cell), static_cast<PieceIndex>(piece / 4),
                        static_cast<std::uint8_t>(piece % 4)},
                       static_cast<float>(random.real()));
        }
    }
    for (int cell = 0; graph == AntGraph::Cell && cell < bench.pieces.size().cells(); ++cell) {
        fillRow(bench.grid().position(cell), [&](PieceIndex piece) {
            return bench.pieces.kindOfPiece(piece) == bench.pieces.kindOfCell(cell);
        });
    }
}

/// The mean trail that leads to a placement from the board around it.
double strengthOf(const PheromoneTrails& trails, const TrailGraph& graph,
                  std::vector<Placement> board, Position position, Placement placement) {
    board[position] = placement;
    double sum = 0;
    int edges = 0;
    graph.forEdges(board, position, kSides, [&](const TrailEdge& edge) {
        if (graph.kind() == AntGraph::Side && edge.piece != placement.piece())
            return; // the same edge from its other end
        sum += static_cast<double>(trails.at(edge));
        ++edges;
    });
    return edges == 0 ? static_cast<double>(trails.uncreated()) : sum / edges;
}

double strongestAt(const AntBench& bench, const PheromoneTrails& trails, const TrailGraph& graph,
                   const std::vector<Placement>& board, Position position) {
    double best = 0;
    const int cell = bench.grid().cell(position);
    for (int code = 0; code < 4 * bench.pieces.pieceCount(); ++code) {
        const auto placement = Placement::fromCode(static_cast<std::uint16_t>(code));
        const bool used = std::ranges::any_of(board, [&](Placement other) {
            return !other.isEmpty() && other.piece() == placement.piece();
        });
        if (used || bench.pieces.kindOfPiece(placement.piece()) != bench.pieces.kindOfCell(cell) ||
            !bench.problem->puzzle().respectsFrame(cell, placement))
            continue;
        best = std::max(best, strengthOf(trails, graph, board, position, placement));
    }
    return best;
}

AntSettings decision(double alpha, double beta, AntHeuristic heuristic) {
    AntSettings settings = plainAnts();
    settings.alpha = alpha;
    settings.beta = beta;
    settings.heuristic = heuristic;
    return settings;
}

} // namespace

class TestAntTour : public QObject {
    Q_OBJECT

private slots:
    void everyTourIsAPermutationWithHintsInPlace_data() {
        QTest::addColumn<int>("system");
        QTest::addColumn<int>("graph");
        for (const int system : {0, 1, 2}) {
            for (const int graph : {0, 1, 2})
                QTest::addRow("system %d, graph %d", system, graph) << system << graph;
        }
    }

    /// On all kinds of puzzles, in all orders, ten thousand tours altogether.
    void everyTourIsAPermutationWithHintsInPlace() {
        QFETCH(int, system);
        QFETCH(int, graph);
        Random random(5);
        AntSettings settings = plainAnts();
        settings.system = static_cast<AntSystem>(system);
        settings.graph = static_cast<AntGraph>(graph);
        int tours = 0;
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Puzzle puzzle = withRandomHints(random, randomPuzzle(random, kind));
            const AntBench bench(puzzle);
            for (const FillOrder order :
                 {FillOrder::Rows, FillOrder::Columns, FillOrder::Walk, FillOrder::Random}) {
                settings.order = order;
                const TrailGraph trailGraph(settings.graph, bench.pieces);
                PheromoneTrails trails(trailGraph.rows(), 1.0F, settings.trailBytes);
                TrailUpdate update(settings, trailGraph, bench.cells.all(), puzzle.totalEdges());
                AntTour ant(*bench.problem, bench.pieces, bench.cells, settings, trailGraph);
                for (int i = 0; i < 16; ++i, ++tours) {
                    wholeTour(ant, trails, random);
                    const Board board = bench.boardOf(ant.placements());
                    QCOMPARE(board.emptyCount(), 0); // so each piece is on one cell
                    QVERIFY(violationsOf(puzzle, board).empty());
                    QCOMPARE(ant.score(), matchedEdges(puzzle, board));
                    const std::vector<FinishedTour> finished{
                        {ant.score(), {ant.placements().begin(), ant.placements().end()}}};
                    update.apply(trails, finished, finished.front(), ant.score());
                }
            }
        }
        QVERIFY(tours * 6 >= 10000);
    }

    /// ACS, Söderlind 2010, 3.2.2: τ ← (1 − φ)·τ + φ·τ0 on the edge just used.
    void theLocalRuleWearsTrailsOff() {
        Random random(6);
        const AntBench bench(randomPuzzle(random, {{1, 1}, {false, false}, 2, 3}));
        AntSettings settings = plainAnts();
        settings.phi = 0.25;
        const TrailGraph graph(settings.graph, bench.pieces);
        PheromoneTrails trails(graph.rows(), 1.0F, settings.trailBytes);
        for (std::uint8_t rotation = 0; rotation < 4; ++rotation)
            trails.add({graph.grid().position(0), 0, rotation}, 8.0F);
        AntTour ant(*bench.problem, bench.pieces, bench.cells, settings, graph);
        wholeTour(ant, trails, random);
        const Rotation taken = ant.placements()[graph.grid().position(0)].rotation();
        for (std::uint8_t rotation = 0; rotation < 4; ++rotation)
            QCOMPARE(trails.at({graph.grid().position(0), 0, rotation}),
                     rotation == taken ? 0.75F * 9.0F + 0.25F : 9.0F);

        settings.system = AntSystem::As; // which has no local rule
        AntTour other(*bench.problem, bench.pieces, bench.cells, settings, graph);
        const float before = trails.at({graph.grid().position(0), 0, taken});
        wholeTour(other, trails, random);
        QCOMPARE(trails.at({graph.grid().position(0), 0, taken}), before);
    }

    void weightsAreTrailsTimesDesirability_data() {
        QTest::addColumn<double>("alpha");
        QTest::addColumn<double>("beta");
        QTest::addColumn<bool>("exponential");
        QTest::addColumn<bool>("framed");
        QTest::addColumn<int>("cell");
        for (const bool framed : {true, false}) {
            for (const int cell : {0, 2, 6}) {
                QTest::addRow("as published, %d, cell %d", framed, cell)
                    << 1.0 << 2.0 << false << framed << cell;
                QTest::addRow("squared, %d, cell %d", framed, cell)
                    << 2.0 << 1.0 << true << framed << cell;
                QTest::addRow("between, %d, cell %d", framed, cell)
                    << 0.7 << 0.3 << true << framed << cell;
            }
        }
    }

    void weightsAreTrailsTimesDesirability() {
        QFETCH(double, alpha);
        QFETCH(double, beta);
        QFETCH(bool, exponential);
        QFETCH(bool, framed);
        QFETCH(int, cell);
        const AntSettings settings =
            decision(alpha, beta, exponential ? AntHeuristic::Exponential : AntHeuristic::Linear);
        Choosing choosing(settings, {framed, false}, cell);
        const std::vector<double> theory = choosing.expected(alpha, beta, exponential);
        // Known up to a common factor, on which no rule depends.
        const double factor = exponential ? std::exp(4 * beta) : std::pow(5.0, beta);
        for (std::size_t i = 0; i < theory.size(); ++i) {
            const auto weight =
                static_cast<double>(choosing.weights.weights()[i / 4][i % 4]) * factor;
            QVERIFY(std::abs(weight - theory[i]) <= 1e-4 * theory[i] + 1e-12);
        }

        constexpr int draws = 40000;
        std::vector<int> counts(theory.size());
        for (int i = 0; i < draws; ++i) {
            const auto choice = choosing.weights.drawProportionally(choosing.random);
            ++counts[choice.candidate * 4 + choice.rotation];
        }
        std::size_t possible = 0;
        for (std::size_t i = 0; i < theory.size(); ++i) {
            possible += theory[i] > 0 ? 1 : 0;
            QVERIFY(theory[i] > 0 || counts[i] == 0);
        }
        if (possible > 1)
            QVERIFY(chiSquare(theory, counts, draws) < criticalChiSquare(possible - 1));
    }

    void theGreedyRuleDrawsEvenlyAmongTheBest() {
        Choosing choosing(decision(1.0, 0.0, AntHeuristic::Linear), {false, false}, 6);
        std::ranges::fill(choosing.trails, 1.0F);
        std::vector<double> theory(choosing.trails.size());
        for (const std::size_t best : {std::size_t{1}, std::size_t{4}, std::size_t{7}}) {
            choosing.trails[best] = 2.0F;
            theory[best] = 1.0;
        }
        choosing.weigh();
        std::vector<int> counts(theory.size());
        constexpr int draws = 9000;
        for (int i = 0; i < draws; ++i) {
            const auto choice = choosing.weights.drawStrongest(choosing.random);
            ++counts[choice.candidate * 4 + choice.rotation];
        }
        QCOMPARE(counts[1] + counts[4] + counts[7], draws);
        QVERIFY(chiSquare(theory, counts, draws) < criticalChiSquare(2));
    }

    void everyStepTakesTheStrongestPlacement_data() {
        QTest::addColumn<int>("graph");
        QTest::newRow("cell") << 0;
        QTest::newRow("side") << 1;
        QTest::newRow("piece") << 2;
    }

    /// Led only by random trails and always greedy, an ant must choose what trying every remaining
    /// piece in every rotation finds.
    void everyStepTakesTheStrongestPlacement() {
        QFETCH(int, graph);
        Random random(14);
        AntSettings settings = plainAnts();
        settings.graph = static_cast<AntGraph>(graph);
        settings.q0 = 1;
        settings.beta = 0;
        settings.phi = 0;
        settings.order = FillOrder::Walk;
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const AntBench bench(randomPuzzle(random, kind));
            const TrailGraph trailGraph(settings.graph, bench.pieces);
            PheromoneTrails trails(trailGraph.rows(), 0.001F, settings.trailBytes);
            fillWithRandomTrails(trails, bench, settings.graph, random);
            AntTour ant(*bench.problem, bench.pieces, bench.cells, settings, trailGraph);
            for (int i = 0; i < 3; ++i) {
                ant.begin(random);
                while (!ant.isComplete()) {
                    const std::vector<Placement> before(ant.placements().begin(),
                                                        ant.placements().end());
                    SearchStep told;
                    static_cast<void>(ant.layNext(trails, random, &told));
                    QVERIFY(!told.options.empty() && told.options.size() <= 3);
                    QCOMPARE(told.options.front().chance, told.chance); // the likeliest first
                    const auto changed = std::ranges::mismatch(ant.placements(), before).in2;
                    const auto position = static_cast<Position>(changed - before.begin());
                    const double chosen = strengthOf(trails, trailGraph, before, position,
                                                     ant.placements()[position]);
                    const double best = strongestAt(bench, trails, trailGraph, before, position);
                    QVERIFY2(chosen >= best * (1 - 1e-5), qPrintable(QString::number(position)));
                }
            }
        }
    }

    /// Söderlind 2010, chapter 7: without rotations there are a quarter of the edges, and each
    /// piece takes the rotation that matches most.
    void theGraphWithoutRotationsTakesTheBestRotation() {
        Random random(15);
        AntSettings settings = plainAnts();
        settings.graph = AntGraph::Piece;
        settings.order = FillOrder::Random;
        settings.system = AntSystem::As;
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const AntBench bench(randomPuzzle(random, kind));
            const TrailGraph graph(settings.graph, bench.pieces);
            PheromoneTrails trails(graph.rows(), 1.0F, settings.trailBytes);
            AntTour ant(*bench.problem, bench.pieces, bench.cells, settings, graph);
            ScoredBoard board(bench.pieces);
            ant.begin(random);
            while (!ant.isComplete()) {
                const std::vector<Placement> before(ant.placements().begin(),
                                                    ant.placements().end());
                static_cast<void>(ant.layNext(trails, random));
                const auto changed = std::ranges::mismatch(ant.placements(), before).in2;
                const auto position = static_cast<Position>(changed - before.begin());
                const Placement placement = ant.placements()[position];
                QCOMPARE(board.matchesOf(placement, position),
                         board.bestMatchesOf(placement.piece(), position));
                board.set(position, placement);
            }
        }
        const AntBench bench(randomPuzzle(random, {{6, 6}, {true, false}, 2, 3}));
        const auto edgesOf = [&](AntGraph kind) {
            const TrailGraph graph(kind, bench.pieces);
            PheromoneTrails trails(graph.rows(), 1.0F, settings.trailBytes);
            for (int i = 0; i < 36; ++i) {
                FinishedTour tour = bench.solvedTour(0);
                for (int cell = 0; cell < 36; ++cell)
                    tour.placements[graph.grid().position(cell)] = {
                        static_cast<PieceIndex>((cell + i) % 36), 0};
                graph.forAllEdges(tour.placements, bench.cells.all(),
                                  [&](const TrailEdge& edge) { trails.add(edge, 1.0F); });
            }
            return trails.created();
        };
        QCOMPARE(edgesOf(AntGraph::Cell), std::size_t{4 * 36 * 36});
        QCOMPARE(edgesOf(AntGraph::Piece), std::size_t{36 * 36});
    }

    /// If all trails but one have faded, that one is followed; with the trails of a whole board the
    /// ant builds it again.
    void antsFollowStrongTrails_data() {
        QTest::addColumn<int>("graph");
        QTest::newRow("cell") << 0;
        QTest::newRow("side") << 1;
        QTest::newRow("piece") << 2;
    }

    void antsFollowStrongTrails() {
        QFETCH(int, graph);
        Random random(9);
        const AntBench bench(randomPuzzle(random, {{5, 4}, {true, false}, 2, 2}));
        AntSettings settings = plainAnts();
        settings.system = AntSystem::As;
        settings.graph = static_cast<AntGraph>(graph);
        const TrailGraph trailGraph(settings.graph, bench.pieces);
        PheromoneTrails trails(trailGraph.rows(), 1e-6F, settings.trailBytes);
        const FinishedTour solved = bench.solvedTour(31);
        trailGraph.forAllEdges(solved.placements, bench.cells.all(),
                               [&](const TrailEdge& edge) { trails.add(edge, 1.0F); });
        AntTour ant(*bench.problem, bench.pieces, bench.cells, settings, trailGraph);
        int same = 0;
        for (int i = 0; i < 50; ++i) {
            wholeTour(ant, trails, random);
            const auto isSame = [&](Placement made, Placement wanted) {
                return made == wanted || (settings.graph == AntGraph::Piece && !made.isEmpty() &&
                                          made.piece() == wanted.piece());
            };
            same += std::ranges::equal(ant.placements(), solved.placements, isSame) ? 1 : 0;
        }
        // In graph Side the first corner is free, and the solved board has only one place for each;
        // a wrong corner leads to a whole rotated board or to none.
        QVERIFY2(graph != 1 ? same == 50 : same > 5, qPrintable(QString::number(same)));
    }
};

TESSERA_TEST(TestAntTour, Needs::Nothing)

} // namespace tessera::tst_AntTour

#include "tst_AntTour.moc"
