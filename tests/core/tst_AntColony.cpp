// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/AntTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/ants/AntColony.h"

#include <algorithm>

namespace tessera::tst_AntColony {
using namespace tessera::test;

namespace {

struct Colony : AntBench {
    Colony(const Puzzle& puzzle, const AntSettings& settings, std::uint64_t evaluationBudget)
        : AntBench(puzzle),
          context(snapshot, control, evaluations(evaluationBudget), problem->total(), 1),
          colony(*problem, pieces, cells, settings) {}

    SearchSnapshot snapshot;
    SearchControl control;
    SearchContext context;
    AntColony colony;
};

Puzzle hardPuzzle() {
    Random random(17);
    return shuffledPuzzle(random, randomPuzzle(random, {{6, 6}, {true, false}, 3, 6}));
}

bool isLocalOptimum(const AntBench& bench, const FinishedTour& tour) {
    ScoredBoard board(bench.pieces);
    board.assign(bench.boardOf(tour.placements).codes());
    for (const CellKind kind : {CellKind::Corner, CellKind::Side, CellKind::Inner}) {
        for (const Position a : bench.cells.ofKind(kind)) {
            for (const Position b : bench.cells.ofKind(kind)) {
                if (a < b && board.swapDelta(a, b) > 0)
                    return false;
            }
        }
    }
    return std::ranges::all_of(bench.cells.rotatable(), [&](Position position) {
        return board.bestMatchesOf(board.at(position).piece(), position) <= board.matches(position);
    });
}

} // namespace

class TestAntColony : public QObject {
    Q_OBJECT

private slots:
    void descentEndsInALocalOptimum() {
        AntSettings settings = plainAnts();
        settings.polish.kind = PolishKind::Descent;
        Colony test(hardPuzzle(), settings, 100'000'000);
        for (int i = 0; i < 20; ++i) {
            QVERIFY(test.colony.cycle(test.context));
            const auto& tours = test.colony.tours();
            QVERIFY(std::ranges::any_of(
                tours, [&](const FinishedTour& tour) { return isLocalOptimum(test, tour); }));
        }
    }

    void polishingKeepsToursLegalAndNeverWorse_data() {
        QTest::addColumn<int>("polish");
        QTest::newRow("descent") << static_cast<int>(PolishKind::Descent);
        QTest::newRow("annealing") << static_cast<int>(PolishKind::Annealing);
    }

    void polishingKeepsToursLegalAndNeverWorse() {
        QFETCH(int, polish);
        AntSettings settings = plainAnts();
        settings.polish.kind = static_cast<PolishKind>(polish);
        settings.polish.moves = 50;
        const Puzzle puzzle = hardPuzzle();
        Colony test(puzzle, settings, 100'000'000);
        BoardPolisher polisher(test.pieces, test.cells, settings.polish);
        AntSettings plain = plainAnts();
        Colony rough(puzzle, plain, 100'000'000);
        for (int i = 0; i < 30; ++i) {
            QVERIFY(rough.colony.cycle(rough.context));
            FinishedTour tour = rough.colony.tours().front();
            const int before = tour.score;
            const std::uint64_t evaluations = test.context.evaluations();
            polisher.polish(tour.placements, tour.score, test.context);
            // The first boards tell how warm a cooling has to be, which takes 2000 moves a cell.
            QCOMPARE(test.context.evaluations() - evaluations > 2000 * 36,
                     settings.polish.kind == PolishKind::Annealing && i < 10);
            const Board board = test.boardOf(tour.placements);
            QCOMPARE(board.emptyCount(), 0);
            QVERIFY(violationsOf(puzzle, board).empty());
            QCOMPARE(tour.score, matchedEdges(puzzle, board));
            QVERIFY(tour.score >= before);
        }
    }

    void cyclesEndTheSearch() {
        const SolverInfo& info = *findSolver("ant-colony");
        ParameterValues values = info.defaults();
        values.apply(*info.preset("table-5"));
        values.set("cycles", std::int64_t{7});
        values.set("ants", std::int64_t{3});
        const auto problem = problemOf(hardPuzzle());
        const Outcome outcome = solve(info, problem, values, evaluations(100'000'000));
        QCOMPARE(outcome.reason, StopReason::Exhausted);
        QCOMPARE(outcome.view.numbers.iterations, std::uint64_t{7});
        // A 6×6 has 4, 16 and 16 pieces of each kind to choose from, one less after each.
        QCOMPARE(outcome.view.numbers.evaluations, std::uint64_t{7 * 3 * (10 + 136 + 136)});
        const Outcome islands = solve(info, problem, values, evaluations(100'000'000), 1, 2);
        QCOMPARE(islands.reason, StopReason::Exhausted);
        QCOMPARE(islands.view.numbers.evaluations, std::uint64_t{2 * 7 * 3 * (10 + 136 + 136)});
        // A greedy start chooses once more, but for the corners.
        const Outcome greedy = solve(info, problemOf(hardPuzzle(), StartKind::Greedy), values,
                                     evaluations(100'000'000));
        QCOMPARE(greedy.view.numbers.evaluations, outcome.view.numbers.evaluations + 136 + 136);
    }

    /// A board from outside is the best so far if it is better, and stays so.
    void betterBoardsFromElsewhereAreKept() {
        Colony test(hardPuzzle(), plainAnts(), 100'000'000);
        QVERIFY(test.colony.cycle(test.context));
        const int own = test.colony.best().score;
        std::vector<std::uint16_t> codes(36);
        for (std::size_t i = 0; i < codes.size(); ++i)
            codes[i] = Placement(static_cast<PieceIndex>(i), 0).code();
        test.colony.receive(own, codes);
        QVERIFY(test.colony.best().placements[test.grid().position(7)].code() != codes[7] ||
                test.colony.best().placements[test.grid().position(8)].code() != codes[8]);
        test.colony.receive(own + 1, codes);
        QCOMPARE(test.colony.best().score, own + 1);
        QCOMPARE(test.colony.best().placements[test.grid().position(7)].code(), codes[7]);
    }

    void reportsNameToursAndHeat_data() {
        QTest::addColumn<AntGraph>("graph");
        QTest::newRow("cell") << AntGraph::Cell;
        QTest::newRow("side") << AntGraph::Side;
        QTest::newRow("piece") << AntGraph::Piece;
    }
    void reportsNameToursAndHeat() {
        QFETCH(AntGraph, graph);
        AntSettings settings = plainAnts();
        settings.graph = graph;
        Colony test(hardPuzzle(), settings, 100'000'000);
        SearchReport report;
        describe(test.colony, report);
        QVERIFY(!report.spread);
        for (int cycle = 0; cycle < 30; ++cycle)
            QVERIFY(test.colony.cycle(test.context));
        report.wantsCurrent = true;
        report.wantsDetails = true;
        describe(test.colony, report);
        QCOMPARE(report.details.population.size(), test.colony.tours().size());
        QVERIFY(std::ranges::is_sorted(report.details.population, std::ranges::greater{},
                                       &Individual::score));
        QCOMPARE(report.current, report.details.population.front().score);
        QCOMPARE(report.spread->worst, report.details.population.back().score);
        QCOMPARE(report.solution, report.details.population.front().solution);
        QCOMPARE(report.details.heat.values.size(), std::size_t{36});
        QCOMPARE(std::ranges::max(report.details.heat.values), 1.0F);
        const float coolest = std::ranges::min(report.details.heat.values);
        QVERIFY(coolest > 0.0F && coolest < 1.0F);
    }
};

TESSERA_TEST(TestAntColony, Needs::Nothing)

} // namespace tessera::tst_AntColony

#include "tst_AntColony.moc"
