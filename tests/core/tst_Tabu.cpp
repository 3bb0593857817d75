// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/local/TabuWalk.h"

#include <algorithm>
#include <map>
#include <set>

namespace tessera::tst_Tabu {
using namespace tessera::test;

namespace {

/// Two unframed cells side by side that match; every move but one loses.
/// Piece 0 shows 1 to the right, piece 1 shows 1 to the left.
Puzzle pairOfPieces() { return {{2, 1}, {false, false}, {{{2, 1, 3, 4}}, {{5, 6, 7, 1}}}}; }

struct Bench {
    explicit Bench(const Puzzle& puzzle)
        : problem(puzzle, Board(puzzle.size(), puzzle.pieceCount()), {}, StartKind::Random),
          pieces(puzzle), cells(problem, pieces), pairs(cells), board(pieces) {}

    void lay(int cell, Placement placement) { board.set(board.grid().position(cell), placement); }

    EdgeProblem problem;
    CompiledPuzzle pieces;
    MovableCells cells;
    PairSampler pairs;
    ScoredBoard board;
    SearchSnapshot snapshot;
    SearchControl control;
    SearchContext context{snapshot, control, {}, 1000, 3};
};

double gaugeOf(const Outcome& outcome, std::string_view name) {
    const auto& gauges = outcome.view.numbers.gauges;
    const auto found = std::ranges::find(
        gauges, name, [](const Gauge& gauge) { return std::string_view(gauge.name); });
    return found == gauges.end() ? -1.0 : found->value;
}

} // namespace

class TestTabu : public QObject {
    Q_OBJECT

private slots:
    void theListForgetsTheOldestFirst() {
        TabuList list(3);
        for (const TabuElement element : {1U, 2U, 3U, 2U})
            list.add(element);
        QVERIFY(!list.contains(1) && list.contains(2) && list.contains(3));
        list.add(4); // the first 2 is dropped, the second stays
        QVERIFY(list.contains(2) && list.contains(3) && list.contains(4));
        list.add(5);
        QVERIFY(!list.contains(3));
        QCOMPARE(list.size(), std::size_t(3));
        list.clear();
        QVERIFY(!list.contains(4));
        TabuList none(0);
        none.add(1);
        QVERIFY(!none.contains(1));
    }

    void swapElementsDoNotDependOnTheOrderOfTheCells() {
        QCOMPARE(tabuElement(1, 10, 2, 20), tabuElement(2, 20, 1, 10));
        QVERIFY(tabuElement(1, 10, 2, 20) != tabuElement(1, 20, 2, 10));
        QVERIFY(tabuElement(1, 10) != tabuElement(2, 10));
    }

    void aMoveMayNotBeTakenBack() {
        // Rotations only, on one movable cell: after three rotations all others
        // are tabu, so nothing moves any more.
        const Puzzle puzzle = pairOfPieces();
        Bench bench(puzzle);
        bench.lay(0, {0, 0});
        bench.lay(1, {1, 0});
        const std::vector<Position> one{bench.board.grid().position(1)};
        TabuWalk walk(bench.board, 100);
        const TabuNeighbourhood rotations{&bench.pairs, 0, one};
        std::set<std::uint16_t> seen{bench.board.at(one[0]).code()};
        for (int i = 0; i < 3; ++i) {
            QVERIFY(walk.step(bench.context, rotations, 1000));
            QVERIFY2(seen.insert(bench.board.at(one[0]).code()).second, "came back");
        }
        const Placement last = bench.board.at(one[0]);
        QVERIFY(walk.step(bench.context, rotations, 1000));
        QCOMPARE(bench.board.at(one[0]), last);
        QCOMPARE(walk.tabuCount(), std::size_t(3));
        QCOMPARE(walk.aspirations(), std::uint64_t(0));
    }

    void aspirationAdmitsATabuMoveThatBeatsTheBestKnown() {
        const Puzzle puzzle = pairOfPieces();
        Bench bench(puzzle);
        bench.lay(0, {0, 0});
        bench.lay(1, {1, 0});
        const std::vector<Position> one{bench.board.grid().position(1)};
        TabuWalk walk(bench.board, 100);
        const TabuNeighbourhood rotations{&bench.pairs, 0, one};
        QVERIFY(walk.step(bench.context, rotations, 1));
        QCOMPARE(bench.board.score(), 0);
        // The way back to the match is tabu; it is made only if it beats the best known score.
        const Board before = bench.board.toBoard();
        QVERIFY(walk.step(bench.context, rotations, 1));
        QCOMPARE(bench.board.score(), 0);
        QVERIFY(bench.board.toBoard() != before);
        QVERIFY(walk.step(bench.context, rotations, 0));
        QCOMPARE(bench.board.score(), 1);
        QCOMPARE(walk.aspirations(), std::uint64_t(1));
    }

    void swapsAreTabuAsPairsOfConfigurations() {
        // 2×1, swaps only: the only swap may not restore the start.
        const Puzzle puzzle({2, 1}, {true, false}, {{{0, 1, 0, 0}}, {{0, 0, 0, 1}}});
        Bench bench(puzzle);
        bench.lay(0, {0, 0});
        bench.lay(1, {1, 0});
        TabuWalk walk(bench.board, 10);
        const TabuNeighbourhood swaps{&bench.pairs, 1, {}};
        QVERIFY(walk.step(bench.context, swaps, 1000));
        QCOMPARE(bench.board.at(bench.board.grid().position(0)).piece(), PieceIndex(1));
        for (int i = 0; i < 3; ++i)
            QVERIFY(walk.step(bench.context, swaps, 1000));
        QCOMPARE(bench.board.at(bench.board.grid().position(0)).piece(), PieceIndex(1));
        walk.forget();
        QVERIFY(walk.step(bench.context, swaps, 1000));
        QCOMPARE(bench.board.at(bench.board.grid().position(0)).piece(), PieceIndex(0));
    }

    void theBestNeighbourIsChosenAmongAll() {
        Random random(61);
        for (int round = 0; round < 30; ++round) {
            const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, {{5, 5}, {}, 2, 3}));
            Bench bench(puzzle);
            makeStart(bench.board, bench.problem, bench.cells, StartKind::Random, random);
            int best = -100;
            bench.pairs.forEach([&](Position a, Position b) {
                best = std::max(best, bench.board.swapDelta(a, b));
                return true;
            });
            for (const Position position : bench.cells.rotatable()) {
                for (unsigned draw = 0; draw < 3; ++draw)
                    best = std::max(best, bench.board.setDelta(
                                              position, bench.board.otherRotation(position, draw)));
            }
            TabuWalk walk(bench.board, 10);
            const int before = bench.board.score();
            QVERIFY(walk.step(bench.context,
                              {&bench.pairs, bench.pairs.pairs(), bench.cells.rotatable()}, 1000));
            QCOMPARE(bench.board.score() - before, best);
            QCOMPARE(bench.board.score(), matchedEdges(puzzle, bench.board.toBoard()));
        }
    }

    /// On a board with fewer swaps than to be sampled, evaluating all of them led it in circles: 97
    /// of 112 after two seconds instead of 107.
    void fewSwapsAreNeverAllLookedAt() {
        GeneratorSettings settings;
        settings.size = {8, 8};
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const SolverInfo& info = *findSolver("tabu");
        ParameterValues all = info.defaults();
        all.apply(*info.preset("niang-2010"));
        const auto best = [&](const ParameterValues& values) {
            return solve(info, problem, values, evaluations(10'000'000)).view.numbers.best;
        };
        QVERIFY(best(info.defaults()) > best(all) + 3);
    }

    void pairsAreCounted() {
        Random random(17);
        for (const bool framed : {true, false}) {
            const Bench bench(test::randomPuzzle(random, {{5, 4}, {framed, false}, 2, 3}));
            std::uint64_t visited = 0;
            bench.pairs.forEach([&](Position a, Position b) {
                ++visited;
                return a != b;
            });
            QCOMPARE(bench.pairs.pairs(), visited);
            // Of corners, of side pieces and of inner pieces; or of all.
            QCOMPARE(visited, framed ? std::uint64_t{6 + 10 * 9 / 2 + 6 * 5 / 2}
                                     : std::uint64_t{20 * 19 / 2});
        }
    }

    void pairsAreDrawnEvenly() {
        Random random(62);
        const Puzzle puzzle = randomPuzzle(random, {{5, 4}, {}, 2, 3});
        const Bench bench(puzzle);
        // C(4,2) + C(10,2) + C(6,2)
        QCOMPARE(bench.pairs.pairs(), std::uint64_t(6 + 45 + 15));
        std::map<std::pair<Position, Position>, int> counts;
        constexpr int draws = 66000;
        for (int i = 0; i < draws; ++i) {
            auto pair = bench.pairs.draw(random);
            if (pair.first > pair.second)
                std::swap(pair.first, pair.second);
            ++counts[pair];
        }
        QCOMPARE(counts.size(), std::size_t(66));
        for (const auto& [pair, count] : counts)
            QVERIFY2(count > 800 && count < 1200, qPrintable(QString::number(count)));
    }

    void perturbationsDrawInsideAndOutsideWithEqualOdds() {
        Random random(63);
        const Puzzle puzzle = randomPuzzle(random, {{12, 12}, {}, 2, 3});
        const Bench bench(puzzle);
        const PairSampler inside(bench.cells, {CellKind::Inner});
        const PairSampler outside(bench.cells, {CellKind::Side, CellKind::Corner});
        const PairSampler none(bench.cells, {CellKind::Strip});
        QVERIFY(inside.pairs() > 5 * outside.pairs());
        int insideCount = 0;
        for (int i = 0; i < 10000; ++i) {
            const auto [a, b] = drawFromEither(inside, outside, random);
            const CellKind kind = puzzle.kindOfCell(bench.board.grid().cell(a));
            QCOMPARE(puzzle.kindOfCell(bench.board.grid().cell(b)), kind);
            insideCount += kind == CellKind::Inner ? 1 : 0;
        }
        QVERIFY2(insideCount > 4800 && insideCount < 5200,
                 qPrintable(QString::number(insideCount)));
        for (int i = 0; i < 100; ++i) {
            const auto [c, d] = drawFromEither(inside, none, random);
            QCOMPARE(puzzle.kindOfCell(bench.board.grid().cell(c)), CellKind::Inner);
            QVERIFY(c != d);
        }
        const auto [a, b] = drawFromEither(none, outside, random);
        QVERIFY(puzzle.kindOfCell(bench.board.grid().cell(a)) != CellKind::Inner);
        QVERIFY(a != b);
    }

    /// 78 tries for the sides and 45 inside, which are filled twice.
    void bothGreedyStartsCount() {
        Random random(65);
        const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, {{5, 5}, {}, 3, 6}));
        const SolverInfo& info = *findSolver("tabu-two-phase");
        ParameterValues values = info.defaults();
        values.set("i1", std::int64_t{0});
        const Outcome outcome =
            solve(info, problemOf(puzzle, StartKind::Greedy), values, evaluations(1000));
        QVERIFY(!outcome.view.events.empty());
        QCOMPARE(outcome.view.events.front().kind, TraceEventKind::PhaseChange);
        QCOMPARE(outcome.view.events.front().evaluations, std::uint64_t{78 + 2 * 45});
    }

    /// What phase I has moved may come back at once.
    void thePhasesShareNoList() {
        Random random(66);
        const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, {{6, 6}, {}, 3, 6}));
        const SolverInfo& info = *findSolver("tabu-two-phase");
        ParameterValues values = info.defaults();
        values.set("i1", std::int64_t{3});
        values.set("list-length", std::int64_t{1000});
        const Outcome outcome = solve(info, problemOf(puzzle), values, evaluations(5000));
        const auto moves = static_cast<double>(outcome.view.numbers.iterations);
        QCOMPARE(gaugeOf(outcome, "Phase"), 2.0);
        QVERIFY(moves > 3 && moves < 400); // before any annealing
        QCOMPARE(gaugeOf(outcome, "Tabu list"), moves - 3);
    }

    /// On a tiny board often the solution.
    void perturbationsMayFindTheBest() {
        GeneratorSettings settings;
        settings.size = {2, 2};
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const SolverInfo& info = *findSolver("tabu-two-phase");
        ParameterValues values = info.defaults();
        values.set("i1", std::int64_t{0});
        values.set("i3", std::int64_t{1});
        values.set("beta1", 0.0); // one pair in an iteration
        int found = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const SnapshotView view = solve(info, problem, values, evaluations(1000), seed).view;
            const std::uint64_t then = improvementsIn(view.points).back().evaluations;
            found += static_cast<int>(std::ranges::count_if(view.events, [&](const auto& event) {
                return event.kind == TraceEventKind::Perturbation && event.evaluations == then;
            }));
        }
        QVERIFY(found > 0);
    }

    void annealingAndPerturbationLeaveHintsAndTheFrameAlone() {
        Random random(64);
        const Puzzle plain = shuffledPuzzle(random, randomPuzzle(random, {{6, 6}, {}, 3, 6}));
        PieceIndex inner = 0;
        while (plain.kindOfPiece(inner) != CellKind::Inner)
            ++inner;
        const Puzzle puzzle = plain.withHints({{14, {inner, 1}}});
        const SolverInfo& info = *findSolver("tabu-two-phase");
        ParameterValues values = info.defaults();
        for (const char* setting : {"i1", "i2", "i3"})
            values.set(setting, std::int64_t{std::string_view(setting) == "i3" ? 7 : 3});
        for (const std::uint64_t budget : {20000U, 60001U, 200000U}) {
            const Outcome outcome = solve(info, problemOf(puzzle), values, evaluations(budget));
            QVERIFY(violationsOf(puzzle, outcome.board(puzzle)).empty());
            QCOMPARE(outcome.board(puzzle).at(14), Placement(inner, 1));
            std::set<TraceEventKind> kinds;
            for (const TraceEvent& event : outcome.view.events)
                kinds.insert(event.kind);
            QVERIFY(kinds.contains(TraceEventKind::Reheat));
            QVERIFY(kinds.contains(TraceEventKind::Perturbation));
            QVERIFY(kinds.contains(TraceEventKind::PhaseChange));
            // Hot at first and cold at last, so that some moves are made and some are not.
            QVERIFY(gaugeOf(outcome, "Rejected annealing moves") > 0);
            QVERIFY(gaugeOf(outcome, "Rejected annealing moves") <
                    gaugeOf(outcome, "Annealing moves"));
        }
    }

    void numberOfPairsFollowsTheTableOrTheText() {
        const auto table = TabuTwoPhaseSettings::table();
        ParameterValues values = findSolver("tabu-two-phase")->defaults();
        QCOMPARE(table.read(values).pairsOf(2518), std::uint64_t(1259));
        QCOMPARE(table.read(values).pairsOf(20656), std::uint64_t(6000));
        values.setText("pairs", QStringLiteral("max"));
        QCOMPARE(table.read(values).pairsOf(2518), std::uint64_t(2518));
        QCOMPARE(table.read(values).pairsOf(20656), std::uint64_t(10328));
    }

    void thePublishedPresetIsTable1() {
        ParameterValues values = findSolver("tabu-two-phase")->defaults();
        values.apply(*findSolver("tabu-two-phase")->preset("wang-chiang-2010"));
        QCOMPARE(values.integer("list-length"), std::int64_t(360));
        QCOMPARE(values.integer("i1"), std::int64_t(400));
        QCOMPARE(values.integer("i2"), std::int64_t(400));
        QCOMPARE(values.integer("i3"), std::int64_t(3500));
        QCOMPARE(values.real("beta1"), 0.5);
        QCOMPARE(values.integer("beta2"), std::int64_t(6000));
        QCOMPARE(values.real("alpha"), 0.99);
        QCOMPARE(values.real("t0"), 100.0);
        QCOMPARE(values.real("te"), 0.0);
        QCOMPARE(values.real("gamma"), 0.5);
    }
};

TESSERA_TEST(TestTabu, Needs::Core)

} // namespace tessera::tst_Tabu

#include "tst_Tabu.moc"
