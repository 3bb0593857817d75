// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/GeneticTesting.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/generate/PuzzlePresets.h"
#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/solvers/genetic/Operators.h"
#include "core/edges/solvers/genetic/Population.h"

#include <cmath>

namespace tessera::tst_Genetic {
using namespace tessera::test;

namespace {

Puzzle smallPuzzle(int side, int colors, std::uint64_t seed = 1) {
    GeneratorSettings settings;
    settings.size = {side, side};
    settings.colors = parseColorChoice(QString::number(colors));
    settings.seed = seed;
    return generatePuzzle(settings).puzzle;
}

/// Tournaments and exchanged regions, without local search.
GeneticSettings plainSettings() {
    GeneticSettings settings{};
    settings.population = 200;
    settings.elites = 1;
    settings.crossoverRate = 0.9;
    settings.mutationRate = 0.1;
    settings.selection = SelectionKind::Tournament;
    settings.pressure = 1.5;
    settings.contestants = 3;
    settings.replacement = true;
    settings.repairThreshold = 50;
    settings.repairLowering = 20.0;
    settings.polishShare = 1.0;
    return settings;
}

/// A population on a puzzle, with a context that is not watched.
struct PopulationBench {
    PopulationBench(const Puzzle& puzzle, const GeneticSettings& settings)
        : bench(puzzle), context(snapshot, control, {}, puzzle.totalEdges(), 7),
          population({bench.problem, bench.pieces, bench.cells, bench.pieces, bench.cells},
                     settings) {}

    GeneticBench bench;
    SearchSnapshot snapshot;
    SearchControl control;
    SearchContext context;
    Population population;
};

ParameterValues preset(const char* id) {
    const SolverInfo& info = *findSolver("genetic");
    ParameterValues values = info.defaults();
    values.apply(*info.preset(id));
    return values;
}

} // namespace

class TestGenetic : public QObject {
    Q_OBJECT

private slots:
    /// A population that restarts has not been deadlocked for as long as the last one.
    void aRestartForgetsTheDeadlock() {
        GeneticSettings settings = plainSettings();
        settings.population = 20;
        settings.repairs = true;
        settings.repairThreshold = 10;
        settings.repairLowering = 20.0; // so that 18 generations without a gain end in a repair …
        settings.restartAfter = 12;     // … before which a restart always comes
        PopulationBench bench(smallPuzzle(8, 12), settings);
        QVERIFY(bench.population.begin(bench.context));
        for (int i = 0; i < 400 && bench.population.nextGeneration(bench.context); ++i)
            QCOMPARE(bench.population.repairs(), std::uint64_t{0});
        SnapshotView view;
        bench.context.finish();
        bench.snapshot.look(view, false);
        QVERIFY(view.events.size() > 3); // restarts
    }

    void membersStaySoundOverGenerations() {
        Random random(41);
        for (const Puzzle& puzzle : puzzlesOfEveryKind(random)) {
            if (puzzle.totalEdges() == 0)
                continue;
            GeneticSettings settings = plainSettings();
            settings.population = 21; // an odd one
            settings.elites = 3;
            settings.mutations.fill(1.0);
            settings.mutationRate = 0.5;
            settings.repairs = true;
            settings.repairThreshold = 2;
            PopulationBench bench(puzzle, settings);
            if (!bench.population.begin(bench.context))
                continue; // solved immediately
            for (int i = 0; i < 20 && bench.population.nextGeneration(bench.context); ++i) {
                for (const Chromosome& member : bench.population.members())
                    QVERIFY(bench.bench.isSound(member));
            }
        }
    }

    void elitesNeverGetLost() {
        GeneticSettings settings = plainSettings();
        settings.population = 30;
        settings.mutationRate = 1.0;
        settings.mutations[static_cast<std::size_t>(MutationKind::Scramble)] = 1.0;
        for (const int elites : {1, 4}) {
            settings.elites = elites;
            PopulationBench bench(smallPuzzle(7, 8), settings);
            QVERIFY(bench.population.begin(bench.context));
            std::vector<std::int64_t> before;
            for (int i = 0; i < 50; ++i) {
                std::vector<std::int64_t> after(bench.population.fitness().begin(),
                                                bench.population.fitness().end());
                std::ranges::sort(after, std::ranges::greater());
                for (std::size_t rank = 0; rank < static_cast<std::size_t>(elites) && i > 0; ++rank)
                    QVERIFY(after[rank] >= before[rank]);
                before = after;
                QVERIFY(bench.population.nextGeneration(bench.context));
            }
        }
    }

    /// A generation evaluates as many offspring as members, crosses 90 % of the pairs and mutates
    /// 10 % of the offspring: Figure 45 shows 1801 generations, 36288 mutations, 162116 crossovers
    /// and 360400 evaluations.
    void aGenerationCountsAsInFigure45() {
        GeneticSettings settings = plainSettings();
        settings.mutations[static_cast<std::size_t>(MutationKind::RotateRegion)] = 1.0;
        PopulationBench bench(smallPuzzle(7, 9), settings);
        QVERIFY(bench.population.begin(bench.context));
        for (int i = 0; i < 1800; ++i)
            QVERIFY(bench.population.nextGeneration(bench.context));
        QCOMPARE(bench.context.evaluations(), std::uint64_t{360200});
        const Breeder& breeder = bench.population.breeder();
        const auto crossed = static_cast<double>(breeder.crossovers().used) / 2.0;
        const auto mutated =
            static_cast<double>(breeder.mutations(MutationKind::RotateRegion).used);
        QVERIFY(std::abs(crossed - 162116) < 1000);
        QVERIFY(std::abs(mutated - 36288) < 1500);
    }

    void generationsEndTheSearch() {
        ParameterValues values = preset("table-1");
        const Outcome outcome = solve(*findSolver("genetic"), problemOf(smallPuzzle(7, 9)), values,
                                      evaluations(1'000'000));
        QCOMPARE(outcome.reason, StopReason::Exhausted);
        QCOMPARE(outcome.view.numbers.iterations, std::uint64_t{100});
        QCOMPARE(outcome.view.numbers.evaluations, std::uint64_t{101 * 200});
    }

    /// Without crossover and mutation nothing improves after the first generation, so every third
    /// one is followed by a restart.
    void stagnantPopulationsBeginAnew() {
        GeneticSettings settings = plainSettings();
        settings.population = 10;
        settings.crossoverRate = 0.0;
        settings.mutationRate = 0.0;
        settings.restartAfter = 2;
        PopulationBench bench(smallPuzzle(7, 8), settings);
        QVERIFY(bench.population.begin(bench.context));
        for (int generation = 0; generation < 30; ++generation)
            QVERIFY(bench.population.nextGeneration(bench.context));
        QCOMPARE(bench.context.evaluations(), std::uint64_t{10 + 30 * 10 + 10 * 10});
        SnapshotView view;
        bench.snapshot.look(view, false);
        QCOMPARE(view.events.size(), std::size_t{10});
        for (const TraceEvent& event : view.events)
            QCOMPARE(event.kind, TraceEventKind::Restart);
    }

    void aFreeFrameLetsTilesLieAnywhere() {
        const Puzzle puzzle = smallPuzzle(6, 7);
        const Outcome outcome =
            solve(*findSolver("genetic"), problemOf(puzzle), preset("table-8"), evaluations(1000));
        const Board board = outcome.board(puzzle);
        QCOMPARE(board.emptyCount(), 0);
        QVERIFY(!violationsOf(puzzle, board).empty());
        QCOMPARE(matchedEdges(puzzle, board), outcome.view.numbers.best);
    }

    void hintsStayWithAFreeFrameToo() {
        Random random(42);
        const Puzzle solved = randomPuzzle(random, {{6, 6}, {true, false}, 2, 3});
        const Puzzle puzzle = solved.withHints({{14, {20, 1}}});
        for (const char* id : {"table-7", "table-5", "memetic"}) {
            const Outcome outcome =
                solve(*findSolver("genetic"), problemOf(puzzle), preset(id), evaluations(20000));
            QCOMPARE(outcome.board(puzzle).at(14), Placement(20, 1));
        }
    }

    void repairsRestoreTheFrame() {
        Random random(43);
        for (int i = 0; i < 50; ++i) {
            const Puzzle puzzle = smallPuzzle(5 + i % 3, 5, static_cast<std::uint64_t>(i + 1));
            GeneticBench framed(puzzle);
            const auto problem = withoutFrame(framed.problem);
            GeneticBench free(problem->puzzle());
            const Chromosome member = free.randomMember(random);
            ScoredBoard board = member.board();
            Repair repair(framed.pieces, framed.cells);
            QCOMPARE(repair.symptomOf(board), Symptom::Border);
            const RepairKind kind = i % 2 == 0 ? RepairKind::Place : RepairKind::Turn;
            repair.repair(board, kind, random);
            QCOMPARE(board.toBoard().emptyCount(), 0);
            QVERIFY(violationsOf(puzzle, board.toBoard()).empty());
            QCOMPARE(board.score(), matchedEdges(puzzle, board.toBoard()));
        }
    }

    /// Niang's screens show one border piece with grey inwards, and the solution a generation
    /// later (2010, Figures 43 to 45).
    void aTurnedBorderPieceSolvesTheScreens() {
        for (const char* id : {"niang-4x4", "niang-5x5", "niang-6x6"}) {
            GeneratorSettings settings = findPuzzlePreset(QLatin1String(id))->settings;
            settings.solved = true;
            const PuzzleFile file = generatePuzzle(settings);
            const EdgeProblem framed(file.puzzle, file.board, {}, StartKind::Board);
            const CompiledPuzzle pieces(file.puzzle);
            const CompiledPuzzle anyRotation(file.puzzle, RimRotations::Any);
            const MovableCells cells(framed, pieces);
            const int total = file.puzzle.totalEdges();
            Random random(45);
            const PaddedGrid grid{pieces.size()};
            for (const Position side : cells.ofKind(CellKind::Side)) {
                ScoredBoard board(anyRotation);
                for (int cell = 0; cell < pieces.size().cells(); ++cell)
                    board.set(grid.position(cell), file.board.at(cell));
                QCOMPARE(board.score(), total);
                board.set(side, board.at(side).turned(2));
                QCOMPARE(board.score(), total - 3);
                Repair repair(pieces, cells);
                repair.repair(board, RepairKind::Turn, random);
                QCOMPARE(board.score(), total);
            }
        }
    }

    /// Pieces keep to the cells of their kind and show grey to any side.
    void kindsCanBeKeptWithoutRotations() {
        const Puzzle puzzle = smallPuzzle(6, 7);
        const ParameterValues values = preset("table-9-6x6");
        const Outcome outcome =
            solve(*findSolver("genetic"), problemOf(puzzle), values, evaluations(200));
        const Board board = outcome.board(puzzle);
        int turned = 0;
        for (int cell = 0; cell < board.cells(); ++cell) {
            const Placement here = board.at(cell);
            QCOMPARE(puzzle.kindOfPiece(here.piece()), puzzle.kindOfCell(cell));
            turned += puzzle.respectsFrame(cell, here) ? 0 : 1;
        }
        QVERIFY(turned > 0);
    }

    void firstBoardsCanKeepTheListedRotations() {
        GeneticSettings settings = plainSettings();
        settings.firstRotations = FirstRotations::Listed;
        Random random(46);
        for (const Puzzle& puzzle : puzzlesOfEveryKind(random)) {
            PopulationBench bench(puzzle, settings);
            if (!bench.population.begin(bench.context))
                continue; // solved immediately
            const ScoredBoard any{bench.bench.pieces};
            for (const Chromosome& member : bench.population.members()) {
                QVERIFY(bench.bench.isSound(member));
                for (const Position position : bench.population.movable()) {
                    const Placement here = member.at(position);
                    QCOMPARE(here, any.allowedPlacement({here.piece(), Rotation{0}}, position));
                }
            }
        }
    }

    /// The first board, unless the search's start is chosen, is of the first generation too.
    void theFirstBoardFollowsTheParameters() {
        const Puzzle puzzle = smallPuzzle(8, 5);
        const CompiledPuzzle pieces(puzzle);
        const ScoredBoard any(pieces);
        ParameterValues values = findSolver("genetic")->defaults();
        values.setText("first-rotations", QStringLiteral("listed"));
        const Board board =
            solve(*findSolver("genetic"), problemOf(puzzle, StartKind::Own), values, evaluations(1))
                .board(puzzle);
        for (int cell = 0; cell < board.cells(); ++cell) {
            const Placement here = board.at(cell);
            QCOMPARE(here,
                     any.allowedPlacement({here.piece(), Rotation{0}}, any.grid().position(cell)));
        }
    }

    /// Only tagged boards and their unchanged copies have their pieces scrambled.
    void deadlockedBoardsCanBeScrambled() {
        GeneticSettings settings = plainSettings();
        settings.population = 40;
        settings.crossoverRate = 0.0;
        settings.mutationRate = 0.0;
        settings.selection = SelectionKind::Roulette; // so that worse ones survive
        settings.repairs = true;
        settings.repairKind = RepairKind::Scramble;
        settings.repairThreshold = 1;
        PopulationBench bench(smallPuzzle(8, 12), settings);
        QVERIFY(bench.population.begin(bench.context));
        const auto bestOf = [&] { return *std::ranges::max_element(bench.population.fitness()); };
        const std::int64_t best = bestOf();
        while (bench.population.repairs() == 0) {
            QCOMPARE(bestOf(), best);
            QVERIFY(bench.population.nextGeneration(bench.context));
        }
        QVERIFY(bench.population.repairs() < 40);
        QVERIFY(bestOf() < best); // no copy of the best is left
        for (const Chromosome& member : bench.population.members())
            QVERIFY(bench.bench.isSound(member));
    }

    /// A crossover makes two offspring, and mutations of all kinds add up.
    void reportsCountAsTheScreensDo() {
        GeneticSettings settings = plainSettings();
        settings.mutationRate = 1.0;
        settings.crossoverRate = 1.0;
        settings.mutations[static_cast<std::size_t>(MutationKind::Swap)] = 1.0;
        settings.mutations[static_cast<std::size_t>(MutationKind::Rotate)] = 1.0;
        PopulationBench bench(smallPuzzle(7, 9), settings);
        QVERIFY(bench.population.begin(bench.context));
        QVERIFY(bench.population.nextGeneration(bench.context));
        DiversityMeter meter;
        SearchReport report;
        describe(bench.population, meter, report);
        const auto valueOf = [&](std::string_view name) {
            const auto found = std::ranges::find(report.gauges, name, [](const Gauge& gauge) {
                return std::string_view(gauge.name);
            });
            return found == report.gauges.end() ? -1.0 : found->value;
        };
        QCOMPARE(valueOf("Crossovers"), 100.0); // of 100 pairs
        QCOMPARE(valueOf("Mutations"), 200.0);
    }

    /// Only faulty pieces are moved.
    void repairsChangeNothingElse() {
        Random random(44);
        const Puzzle puzzle = randomPuzzle(random, {{6, 6}, {true, false}, 2, 9});
        GeneticBench bench(puzzle);
        std::vector<Placement> placements;
        for (PieceIndex piece = 0; piece < 36; ++piece)
            placements.emplace_back(piece, Rotation{0});
        Repair repair(bench.pieces, bench.cells);
        ScoredBoard solved = bench.member(placements).board();
        QCOMPARE(repair.symptomOf(solved), Symptom::None);
        std::swap(placements[14], placements[15]);
        ScoredBoard board = bench.member(placements).board();
        QVERIFY(board.score() < 60);
        QCOMPARE(repair.symptomOf(board), Symptom::Areas);
        for (const bool areas : {true, false}) {
            ScoredBoard repaired = board;
            if (areas)
                repair.repairAreas(repaired, random);
            else
                repair.repairDeadlock(repaired, random);
            for (const int cell : {0, 3, 24, 30, 35})
                QCOMPARE(repaired.at(bench.position(cell)), board.at(bench.position(cell)));
            QVERIFY(violationsOf(puzzle, repaired.toBoard()).empty());
        }
    }

    void diversityIsTheMeanHammingDistance() {
        GeneticSettings settings = plainSettings();
        settings.population = 12;
        PopulationBench bench(smallPuzzle(5, 5), settings);
        QVERIFY(bench.population.begin(bench.context));
        DiversityMeter meter;
        for (int i = 0; i < 5; ++i) {
            const auto members = bench.population.members();
            double sum = 0.0;
            int pairs = 0;
            for (std::size_t a = 0; a < members.size(); ++a) {
                for (std::size_t b = a + 1; b < members.size(); ++b, ++pairs) {
                    for (const Position position : bench.population.movable())
                        sum += members[a].at(position) != members[b].at(position) ? 1.0 : 0.0;
                }
            }
            const double expected = sum / pairs / 25.0;
            const double found = meter.measure(members, bench.population.movable());
            QVERIFY2(std::abs(found - expected) < 1e-12, qPrintable(QString::number(found)));
            QVERIFY(bench.population.nextGeneration(bench.context));
        }
    }

    void reportsShowThePopulation() {
        GeneticSettings settings = plainSettings();
        PopulationBench bench(smallPuzzle(6, 7), settings);
        QVERIFY(bench.population.begin(bench.context));
        DiversityMeter meter;
        SearchReport report;
        report.wantsDetails = true;
        report.wantsCurrent = true;
        describe(bench.population, meter, report);
        QVERIFY(report.spread.has_value());
        QVERIFY(report.spread->worst <= report.spread->mean);
        QVERIFY(report.spread->mean <= report.current);
        QCOMPARE(report.solution.size(), std::size_t{36});
        const auto fittest = Board::fromCodes({6, 6}, 36, report.solution);
        QVERIFY(fittest.has_value());
        QCOMPARE(matchedEdges(bench.bench.problem.puzzle(), *fittest), report.current);
        QVERIFY(!report.details.population.empty() && report.details.population.size() <= 64);
        for (const Individual& shown : report.details.population) {
            const auto board = Board::fromCodes({6, 6}, 36, shown.solution);
            QVERIFY(board.has_value());
            QCOMPARE(matchedEdges(bench.bench.problem.puzzle(), *board), shown.score);
        }
        QVERIFY(std::ranges::is_sorted(report.details.population, std::ranges::greater(),
                                       &Individual::score));
    }

    void memeticSolvesTheThesisSizes() {
        for (const auto& [side, colors] : {std::pair{4, 5}, {5, 5}, {6, 7}}) {
            const Outcome outcome =
                solve(*findSolver("genetic"), problemOf(smallPuzzle(side, colors)),
                      preset("memetic"), evaluations(100'000'000));
            QCOMPARE(outcome.reason, StopReason::Solved);
        }
    }
};

TESSERA_TEST(TestGenetic, Needs::Core)

} // namespace tessera::tst_Genetic

#include "tst_Genetic.moc"
