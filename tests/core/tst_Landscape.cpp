// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/core/SolverTesting.h"

#include "core/landscape/LocalOptima.h"
#include "core/landscape/Walks.h"

#include <QProcess>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace tessera::tst_Landscape {
using namespace tessera::test;

namespace {

constexpr std::array kKinds{NeighbourhoodKind::Swap, NeighbourhoodKind::BestSwap,
                            NeighbourhoodKind::Rotation, NeighbourhoodKind::SwapRotation};

/// A puzzle with a random full board.
struct Ground {
    explicit Ground(GridSize size, Rules rules = {}, int colors = 3)
        : file(solvedPuzzle(size, rules, colors)), problem(problemOf(file.puzzle)),
          pieces(problem->puzzle()), cells(*problem, pieces), board(pieces) {
        makeStart(board, *problem, cells, StartKind::Random, random);
    }

    /// The score from scratch.
    [[nodiscard]] int trueScore() const { return matchedEdges(file.puzzle, board.toBoard()); }
    [[nodiscard]] Solution codes() const { return board.toBoard().codes(); }

    PuzzleFile file;
    std::shared_ptr<const EdgeProblem> problem;
    CompiledPuzzle pieces;
    MovableCells cells;
    ScoredBoard board;
    Random random{5};
};

/// The boards one swap or one rotation away, made with whole boards only.
std::set<Solution> plainNeighbours(const Ground& ground, bool swaps, bool rotations) {
    const Puzzle& puzzle = ground.file.puzzle;
    const Board board = ground.board.toBoard();
    std::set<Solution> all;
    const auto addIfAllowed = [&](const Board& other) {
        if (violationsOf(puzzle, other).empty() && other.codes() != board.codes())
            all.insert(other.codes());
    };
    for (int a = 0; a < board.cells(); ++a) {
        for (int turn = 1; rotations && turn < 4; ++turn) {
            Board other = board;
            other.rotate(a, turn);
            addIfAllowed(other);
        }
        for (int b = a + 1; swaps && b < board.cells(); ++b) {
            if (puzzle.kindOfCell(a) != puzzle.kindOfCell(b))
                continue;
            Board other = board;
            other.swap(a, b);
            // Border pieces turn until their grey edges are outside.
            for (const int cell : {a, b}) {
                for (int turn = 0; turn < 4 && !puzzle.respectsFrame(cell, other.at(cell)); ++turn)
                    other.rotate(cell, 1);
            }
            addIfAllowed(other);
        }
    }
    return all;
}

} // namespace

class TestLandscape : public QObject {
    Q_OBJECT

private slots:
    void correlationsByHand() {
        // Mean 2.5; Σ (f − f̄)² = 5; products one apart: 0.75 − 0.25 + 0.75.
        const std::vector<double> rising{1, 2, 3, 4};
        QCOMPARE(autocorrelation(rising, 0).value(), 1.0);
        QCOMPARE(autocorrelation(rising, 1).value(), 0.25);
        QCOMPARE(autocorrelation(rising, 3).value(), -0.45);
        QVERIFY(!autocorrelation(rising, 4) && !autocorrelation(rising, -1));
        QCOMPARE(correlationLength(rising).value(), 1 / std::log(4.0));
        const std::vector<double> flat{2, 2, 2};
        QVERIFY(!autocorrelation(flat, 1) && !correlationLength(flat));
        QVERIFY(!correlation(flat, rising));
        const std::vector<double> falling{8, 6, 4, 2};
        QCOMPARE(correlation(rising, falling).value(), -1.0);
        const std::vector<double> bent{1, 3, 2, 4};
        QCOMPARE(correlation(rising, bent).value(), 0.8);
        // Squares of such numbers would lose the differences.
        const std::vector<double> risingFar{1e15 + 1, 1e15 + 2, 1e15 + 3, 1e15 + 4};
        const std::vector<double> bentFar{1e15 + 1, 1e15 + 3, 1e15 + 2, 1e15 + 4};
        QCOMPARE(correlation(risingFar, bent).value(), 0.8);
        QCOMPARE(correlation(rising, bentFar).value(), 0.8);
        QCOMPARE(autocorrelation(risingFar, 1).value(), 0.25);
        QVERIFY(!correlation({}, {}));
    }

    void movesAreThoseOfWholeBoards_data() {
        QTest::addColumn<bool>("framed");
        QTest::addColumn<bool>("keepsRotation");
        QTest::newRow("framed") << true << false;
        QTest::newRow("unframed") << false << false;
        QTest::newRow("kept") << false << true;
    }
    void movesAreThoseOfWholeBoards() {
        QFETCH(bool, framed);
        QFETCH(bool, keepsRotation);
        Rules rules;
        rules.framed = framed;
        rules.keepsRotation = keepsRotation;
        Ground ground({4, 3}, rules, 5);
        for (const NeighbourhoodKind kind : kKinds) {
            const BoardNeighbourhood moves(ground.board, ground.cells, kind);
            std::set<Solution> found;
            std::uint64_t count = 0;
            const Solution here = ground.codes();
            const int score = ground.board.score();
            moves.forEach(ground.board, [&](const NeighbourMove& move) {
                ++count;
                make(ground.board, move);
                found.insert(ground.codes());
                QCOMPARE(ground.board.score(), score + move.delta);
                QCOMPARE(ground.trueScore(), score + move.delta);
                ground.board.assign(here);
            });
            QCOMPARE(count, moves.size());
            if (kind != NeighbourhoodKind::BestSwap) {
                QCOMPARE(found, plainNeighbours(ground, kind != NeighbourhoodKind::Rotation,
                                                kind != NeighbourhoodKind::Swap));
            }
        }
    }

    void drawsAreEven() {
        Ground ground({3, 3}, {}, 5);
        const BoardNeighbourhood moves(ground.board, ground.cells, NeighbourhoodKind::SwapRotation);
        QCOMPARE(moves.size(), std::uint64_t{6 + 6 + 3}); // corners, sides, rotations
        std::map<Solution, int> seen;
        const Solution here = ground.codes();
        for (int i = 0; i < 15'000; ++i) {
            make(ground.board, moves.draw(ground.board, ground.random));
            ++seen[ground.codes()];
            ground.board.assign(here);
        }
        QCOMPARE(seen.size(), std::size_t{15});
        for (const auto& [board, times] : seen)
            QVERIFY2(times > 850 && times < 1150, QByteArray::number(times));
    }

    void walksKeepTheirScores() {
        Ground ground({5, 5});
        Ground again({5, 5});
        const BoardNeighbourhood moves(ground.board, ground.cells, NeighbourhoodKind::Swap);
        const auto series = randomWalk(ground.board, moves, 200, ground.random);
        QCOMPARE(series.size(), std::size_t{201});
        QCOMPARE(series.back(), double(ground.trueScore()));
        QCOMPARE(series, randomWalk(again.board, moves, 200, again.random));
    }

    /// Every board of a small puzzle, against a search that only compares whole boards.
    void wholeNetworksByBruteForce() {
        Ground ground({3, 3});
        const auto boards = allBoards(*ground.problem, ground.pieces, ground.cells, 2304);
        QVERIFY(boards);
        QCOMPARE(boards->size(), std::size_t{24 * 24 * 4}); // corners, sides, the inner piece
        QCOMPARE(std::set(boards->begin(), boards->end()).size(), boards->size());
        QVERIFY(!allBoards(*ground.problem, ground.pieces, ground.cells, 2303));
        const OptimaNetwork network =
            wholeNetwork(ground.pieces, ground.cells, NeighbourhoodKind::SwapRotation, *boards);
        QVERIFY(network.isWhole);
        QCOMPARE(network.distinct, network.optima.size());
        std::map<Solution, std::size_t> idOf;
        for (std::size_t i = 0; i < network.optima.size(); ++i)
            idOf.emplace(network.optima[i].board, i);
        const BoardNeighbourhood moves(ground.board, ground.cells, NeighbourhoodKind::SwapRotation);
        std::map<Solution, std::size_t> climbed;
        std::vector<std::uint64_t> basins(network.optima.size(), 0);
        for (const Solution& codes : *boards) {
            ground.board.assign(codes);
            static_cast<void>(climb(ground.board, moves));
            ++basins[climbed[codes] = idOf.at(ground.codes())];
            QCOMPARE(network.optima[climbed[codes]].score, ground.trueScore());
        }
        std::map<std::pair<std::size_t, std::size_t>, double> transitions;
        std::set<Solution> expected;
        for (const Solution& codes : *boards) {
            ground.board.assign(codes);
            const int score = ground.trueScore();
            const auto around = plainNeighbours(ground, true, true);
            const std::size_t from = climbed.at(codes);
            for (const Solution& other : around)
                transitions[{from, climbed.at(other)}] +=
                    1 / static_cast<double>(around.size() * basins[from]);
            const bool isOptimum = std::ranges::none_of(around, [&](const Solution& other) {
                const auto board = Board::fromCodes({3, 3}, 9, other);
                return matchedEdges(ground.file.puzzle, *board) > score;
            });
            if (isOptimum)
                expected.insert(codes);
        }
        std::set<Solution> found;
        std::uint64_t all = 0;
        for (const LocalOptimum& optimum : network.optima) {
            found.insert(optimum.board);
            all += optimum.basin;
        }
        QCOMPARE(found, expected);
        QCOMPARE(all, std::uint64_t{2304});
        for (std::size_t i = 0; i < basins.size(); ++i)
            QCOMPARE(network.optima[i].basin, basins[i]);
        QCOMPARE(network.transitions.size(), transitions.size());
        for (const auto& [ends, share] : network.transitions)
            QVERIFY(std::abs(share - transitions.at(ends)) < 1e-9);
    }

    /// All boards that keep the hint, each once.
    void allBoardsKeepTheHints() {
        const PuzzleFile file = solvedPuzzle({3, 3}, {}, 3);
        const auto problem =
            problemOf(file.puzzle.withHints({{0, file.board.at(0)}, {4, file.board.at(4)}}));
        const CompiledPuzzle pieces(problem->puzzle());
        const MovableCells cells(*problem, pieces);
        const auto boards = allBoards(*problem, pieces, cells, 144);
        QVERIFY(boards);
        QCOMPARE(boards->size(), std::size_t{6 * 24}); // three corners, four sides
        QCOMPARE(std::set(boards->begin(), boards->end()).size(), boards->size());
        for (const Solution& codes : *boards) {
            const auto board = Board::fromCodes({3, 3}, 9, codes);
            QVERIFY(board && violationsOf(problem->puzzle(), *board).empty());
        }
        QVERIFY(!allBoards(*problem, pieces, cells, 143));
    }

    void samplesAreLocalOptima() {
        Ground ground({5, 5});
        SampleSize size;
        size.starts = 30;
        size.escapes = 5;
        size.mostNodes = 40;
        const auto network = [&](std::uint64_t seed) {
            Random random(seed);
            return sampledNetwork(*ground.problem, ground.pieces, ground.cells,
                                  NeighbourhoodKind::BestSwap, size, random);
        };
        const OptimaNetwork first = network(3);
        QVERIFY(!first.isWhole && first.optima.size() > 1 && first.optima.size() <= 40);
        for (const LocalOptimum& optimum : first.optima) {
            ground.board.assign(optimum.board);
            QCOMPARE(ground.trueScore(), optimum.score);
            const BoardNeighbourhood moves(ground.board, ground.cells, NeighbourhoodKind::BestSwap);
            moves.forEach(ground.board,
                          [&](const NeighbourMove& move) { QVERIFY(move.delta <= 0); });
        }
        QVERIFY(first.distinct > 10 && first.distinct <= 30);
        QVERIFY(first.optima.size() > 10); // it begins with a quarter of 40
        QCOMPARE(first.transitions, network(3).transitions);
        QVERIFY(first.transitions != network(4).transitions);
        for (const auto& [ends, share] : first.transitions)
            QVERIFY(share > 0 && share <= 1 && ends.first < first.optima.size());
        size.mostNodes = 8; // fewer than the starts find
        QVERIFY(network(3).optima.size() <= 8);
    }

    /// Equal seeds give equal networks.
    void samplesAreReproduced_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("mostNodes");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("swap") << 0 << 12 << QByteArray("40 4 5 06550ff61655ad79");
        QTest::newRow("best-swap") << 1 << 40 << QByteArray("39 40 75 62b5e2b71e6fca55");
        QTest::newRow("rotation") << 2 << 3 << QByteArray("40 3 9 bda1ded9efe9ecd3");
        QTest::newRow("swap-rotation") << 3 << 24 << QByteArray("40 24 45 8aac918de036739b");
    }
    void samplesAreReproduced() {
        QFETCH(int, kind);
        QFETCH(int, mostNodes);
        QFETCH(QByteArray, text);
        Ground ground({5, 4}, {}, 4);
        SampleSize size;
        size.starts = 40;
        size.escapes = 8;
        size.mostNodes = mostNodes;
        Random random(3);
        const OptimaNetwork network =
            sampledNetwork(*ground.problem, ground.pieces, ground.cells,
                           kKinds.at(static_cast<std::size_t>(kind)), size, random);
        QByteArray all;
        for (const LocalOptimum& optimum : network.optima)
            all += checksum(optimum.board) + ' ' + QByteArray::number(optimum.score) + ' ' +
                   QByteArray::number(optimum.basin) + '\n';
        for (const auto& [ends, share] : network.transitions)
            all += QByteArray::number(ends.first) + ' ' + QByteArray::number(ends.second) + ' ' +
                   QByteArray::number(size.escapes * share, 'f', 3) + '\n';
        QCOMPARE(QByteArray::number(network.distinct) + ' ' +
                     QByteArray::number(network.optima.size()) + ' ' +
                     QByteArray::number(network.transitions.size()) + ' ' + checksum(all),
                 text);
    }

    /// A climb counts all moves of each of its boards, the last included, and is finished.
    void samplingEndsAfterItsEvaluations() {
        Ground ground({5, 4}, {}, 4);
        const auto kind = NeighbourhoodKind::Swap;
        const std::uint64_t moves = BoardNeighbourhood(ground.board, ground.cells, kind).size();
        SampleSize size;
        size.starts = 8;
        const auto network = [&](std::uint64_t evaluations) {
            Random random(3);
            size.evaluations = evaluations;
            return sampledNetwork(*ground.problem, ground.pieces, ground.cells, kind, size, random);
        };
        QCOMPARE(network(0).distinct, std::size_t{1});
        QVERIFY(network(0).transitions.empty());
        std::size_t before = 1;
        std::vector<std::uint64_t> ends;
        for (std::uint64_t limit = 0; before < 8; ++limit) {
            const std::size_t now = network(limit).distinct;
            if (now > before)
                ends.push_back(limit);
            before = now;
        }
        QVERIFY(!ends.empty());
        std::uint64_t last = 0;
        for (const std::uint64_t end : ends) {
            QCOMPARE(end % moves, std::uint64_t{0});
            QVERIFY(end >= last + 2 * moves); // at least a step and a look that finds none
            last = end;
        }
    }

    void workEndsWhenAsked() {
        const StopAsked now = [] { return true; };
        Ground ground({5, 5});
        const auto kind = NeighbourhoodKind::BestSwap;
        const BoardNeighbourhood moves(ground.board, ground.cells, kind);
        QCOMPARE(climb(ground.board, moves, now), 0);
        QCOMPARE(randomWalk(ground.board, moves, 200, ground.random, now).size(), std::size_t{1});
        const OptimaNetwork sampled = sampledNetwork(*ground.problem, ground.pieces, ground.cells,
                                                     kind, SampleSize(), ground.random, now);
        QCOMPARE(sampled.optima.size(), std::size_t{1});
        QVERIFY(sampled.transitions.empty());
        Ground small({3, 3});
        QVERIFY(!allBoards(*small.problem, small.pieces, small.cells, 3000, now));
        const auto boards = allBoards(*small.problem, small.pieces, small.cells, 3000);
        QVERIFY(wholeNetwork(small.pieces, small.cells, kind, *boards, now).optima.empty());
        QVERIFY(!drawnGraph("digraph {}", now));
        // One look at all swaps of a large board takes long.
        Ground large({20, 20});
        const BoardNeighbourhood swaps(large.board, large.cells, NeighbourhoodKind::Swap);
        std::uint64_t visited = 0;
        swaps.forEach(
            large.board, [&](const NeighbourMove&) { ++visited; }, now);
        QVERIFY(visited > 0 && visited < swaps.size() / 10);
    }

    void graphsKeepTheLargestBasins() {
        OptimaNetwork network;
        network.optima = {{{1}, 3, 5}, {{2}, 4, 9}, {{3}, 2, 7}};
        network.transitions = {{{0, 1}, 0.5}, {{1, 2}, 0.25}, {{2, 1}, 0.75}};
        const LandscapeGraph all = graphOf(network, 4);
        QCOMPARE(all.nodes.size(), std::size_t{3});
        QCOMPARE(all.nodes[0].weight, 5.0);
        QCOMPARE(all.edges.size(), std::size_t{3});
        const LandscapeGraph kept = graphOf(network, 4, 2);
        QCOMPARE(kept.nodes.size(), std::size_t{2});
        QVERIFY(kept.nodes[0].weight == 9 && kept.nodes[0].isSolved && kept.nodes[1].weight == 7);
        QCOMPARE(kept.edges.size(), std::size_t{2});
        QVERIFY(kept.edges[0].from == 0 && kept.edges[0].to == 1 && kept.edges[0].weight == 0.25);
        QVERIFY(kept.edges[1].from == 1 && kept.edges[1].to == 0 && kept.edges[1].weight == 0.75);
        // As they are where all have room.
        QCOMPARE(nodesCsv(graphOf(network, 4, 3)), nodesCsv(all));
        QCOMPARE(nodesCsv(all), QByteArray("node,score,weight,start,end,solved,group\n"
                                           "0,3,5,0,0,0,\n1,4,9,0,0,1,\n2,2,7,0,0,0,\n"));
        QCOMPARE(edgesCsv(all), QByteArray("from,to,weight\n0,1,0.5\n1,2,0.25\n2,1,0.75\n"));
    }

    void distancesAreToTheNearestSolution() {
        const PuzzleFile file = solvedPuzzle({4, 4}, {}, 20);
        const SolutionDistance distance(file.puzzle, file.board);
        QCOMPARE(distance.of(file.board.codes()), 0);
        const auto turned = turnedBlock(file.board, wholeBlock({4, 4}), 1);
        QCOMPARE(distance.of(turned->codes()), 0);
        Board swapped = file.board;
        swapped.swap(5, 6);
        QCOMPARE(distance.of(swapped.codes()), 2);
        Board rotated = file.board;
        rotated.rotate(5, 1);
        QCOMPARE(distance.of(rotated.codes()), 1);
        QCOMPARE(distance.of(Board({4, 4}, 16).codes()), 16);
        const PuzzleFile oblong = solvedPuzzle({4, 3}, {}, 12);
        const auto around = turnedBlock(oblong.board, wholeBlock({4, 3}), 2);
        QCOMPARE(SolutionDistance(oblong.puzzle, oblong.board).of(around->codes()), 0);
        const PuzzleFile kept = solvedPuzzle({4, 4}, {.framed = false, .keepsRotation = true}, 20);
        const auto upside = turnedBlock(kept.board, wholeBlock({4, 4}), 2);
        QVERIFY(SolutionDistance(kept.puzzle, kept.board).of(upside->codes()) > 8);
        // With hints a rotated board is no solution.
        const Puzzle hinted = file.puzzle.withHints({{5, file.board.at(5)}});
        QVERIFY(SolutionDistance(hinted, file.board).of(turned->codes()) > 8);
    }

    /// Darker and larger where it says so; a loop is no arrow.
    void graphsAreWrittenForGraphviz() {
        LandscapeGraph graph;
        graph.nodes = {{10, 4, true, false, false, QStringLiteral("a")},
                       {14, 1, false, false, false, QStringLiteral("b")},
                       {15, 1, false, false, false, QStringLiteral("shared")},
                       {18, 2, false, true, true, QStringLiteral("a \"b\"")}};
        graph.edges = {{0, 1, 1}, {1, 1, 5}, {1, 3, 0.25}, {2, 3, 2}};
        QCOMPARE(dotText(graph, QStringLiteral("t")),
                 QByteArray("digraph landscape {\n"
                            " graph [overlap=prism, outputorder=edgesfirst, start=1, label=\"t\"]\n"
                            " node [style=filled, fontsize=9, fixedsize=true]\n"
                            " edge [color=\"#888888\", arrowsize=0.5]\n"
                            " n0 [label=\"10\", width=1, shape=square, fillcolor=\"#f7fbff\", "
                            "fontcolor=\"#000000\", tooltip=\"a\"]\n"
                            " n1 [label=\"14\", width=0.625, shape=circle, fillcolor=\"#6baed6\", "
                            "fontcolor=\"#000000\", tooltip=\"b\"]\n"
                            " n2 [label=\"15\", width=0.625, shape=circle, fillcolor=\"#4292c6\", "
                            "fontcolor=\"#ffffff\", tooltip=\"shared\"]\n"
                            " n3 [label=\"18\", width=0.78033, shape=triangle, "
                            "fillcolor=\"#08306b\", fontcolor=\"#ffffff\", peripheries=2, "
                            "tooltip=\"a 'b'\"]\n"
                            " n0 -> n1 [weight=1, penwidth=2.5]\n"
                            " n1 -> n3 [weight=0.25, penwidth=1]\n"
                            " n2 -> n3 [weight=2, penwidth=2.5]\n"
                            "}\n"));
        // Equal scores are all the best: dark, as solutions are, with a text that is read there.
        graph.nodes.resize(1);
        graph.edges.clear();
        const QByteArray one = dotText(graph, {});
        QVERIFY2(one.contains("fillcolor=\"#08306b\""), one);
    }

    void searchesMeetWhereTheirBoardsAreEqual() {
        const std::vector<Trajectory> ways{
            {QStringLiteral("a"), {{1, 2}, {2, 1}, {3, 1}}, {1, 2, 4}},
            {QStringLiteral("b"), {{5, 2}, {2, 1}, {3, 1}}, {1, 2, 4}},
            {QStringLiteral("c"), {}, {}}};
        const LandscapeGraph graph = trajectoryNetwork(ways, 4);
        QCOMPARE(graph.nodes.size(), std::size_t{4});
        QCOMPARE(graph.edges.size(), std::size_t{3});
        QVERIFY(graph.nodes[0].isStart && graph.nodes[0].group == QStringLiteral("a"));
        QVERIFY(graph.nodes[2].isEnd && graph.nodes[2].isSolved && graph.nodes[2].weight == 2);
        QCOMPARE(graph.nodes[1].group, QStringLiteral("shared"));
        QCOMPARE(graph.edges[1].weight, 2.0); // from (2, 1) to (3, 1)
        QCOMPARE(nodesCsv(graph), QByteArray("node,score,weight,start,end,solved,group\n"
                                             "0,1,1,1,0,0,a\n1,2,2,0,0,0,shared\n"
                                             "2,4,2,0,1,1,shared\n3,1,1,1,0,0,b\n"));
        QCOMPARE(edgesCsv(graph), QByteArray("from,to,weight\n0,1,1\n1,2,2\n3,1,1\n"));
        const QByteArray dot = dotText(graph, QStringLiteral("a \"title\" \\"));
        QVERIFY2(dot.startsWith("digraph") && dot.contains("n1 -> n2"), dot);
        QVERIFY2(dot.contains("label=\"a 'title' /\""), dot);
        QVERIFY(dotText({}, {}).contains("digraph"));
        if (!canDrawGraphs())
            QSKIP("Graphviz is not installed.");
        QVERIFY(drawnGraph(dot)->contains("<svg"));
        QVERIFY(!drawnGraph("no graph"));
    }
};

TESSERA_TEST(TestLandscape, Needs::Core)

} // namespace tessera::tst_Landscape

#include "tst_Landscape.moc"
