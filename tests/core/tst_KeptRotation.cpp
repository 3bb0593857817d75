// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/AntTesting.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/moves/LargeMoves.h"
#include "core/edges/moves/Polish.h"
#include "core/edges/solvers/genetic/Operators.h"
#include "core/edges/solvers/local/Descent.h"
#include "core/edges/solvers/local/GreedyFill.h"
#include "core/edges/solvers/local/TabuWalk.h"
#include "core/edges/solvers/record/BeamSearch.h"
#include "core/edges/solvers/record/BreakSearch.h"
#include "core/search/SearchRun.h"
#include "core/support/UserError.h"

#include <functional>
#include <memory>
#include <optional>
#include <ranges>
#include <set>

namespace tessera::tst_KeptRotation {
using namespace tessera::test;

namespace {

constexpr int kRuns = testing::kSanitized ? 1'000 : 10'000;
constexpr int kNever = 1 << 20; ///< a score that no board has

/// A random puzzle of pieces that keep their rotation, and optionally a hint and a locked piece in
/// wrong places.
struct Given {
    Given(Random& random, GridSize size, bool isSigned, int colors, bool fixes)
        : puzzle(shuffledPuzzle(random,
                                randomPuzzle(random, {size, {false, isSigned, true}, 0, colors}))),
          start(size, puzzle.pieceCount()), locked(asIndex(size.cells())) {
        if (!fixes || size.cells() < 4)
            return;
        const int last = size.cells() - 1;
        puzzle = puzzle.withHints({{last - 1, {static_cast<PieceIndex>(random.below(3)), 0}}});
        start.place(0, {static_cast<PieceIndex>(last), 0});
        locked[0] = true;
    }
    [[nodiscard]] std::shared_ptr<const EdgeProblem>
    problem(StartKind kind = StartKind::Random) const {
        return std::make_shared<EdgeProblem>(puzzle, start, locked, kind);
    }

    Puzzle puzzle;
    Board start;
    std::vector<bool> locked;
};

std::vector<Given> manyGiven(Random& random) {
    std::vector<Given> given;
    for (const GridSize size : {GridSize{1, 1}, GridSize{1, 2}, GridSize{5, 1}, GridSize{2, 2},
                                GridSize{2, 5}, GridSize{3, 3}, GridSize{5, 4}, GridSize{6, 6}}) {
        for (const bool isSigned : {false, true}) {
            for (const int colors : {1, 3, 10}) {
                for (const bool fixes : {false, true})
                    given.emplace_back(random, size, isSigned, colors, fixes);
            }
        }
    }
    return given;
}

/// Every piece once and in rotation 0, fixed ones in their places.
bool isSound(const EdgeProblem& problem, const Board& board) {
    bool sound = board.emptyCount() == 0 && violationsOf(problem.puzzle(), board).empty();
    for (int cell = 0; cell < board.cells(); ++cell)
        sound = sound && board.at(cell).rotation() == 0 &&
                (!problem.isFixed(cell) || board.at(cell) == problem.start().at(cell));
    return sound;
}

/// A full board and everything that moves it.
struct Bench {
    Bench(const Given& given, Random& random)
        : problem(given.puzzle, given.start, given.locked, StartKind::Random), pieces(given.puzzle),
          cells(problem, pieces), board(randomBoard(random)),
          context(snapshot, control, {}, kNever, 7), pairs(cells),
          descent(board, cells, Improvement::First), walk(board, cells, 0.5), tabu(board, 10),
          regions(board.grid(), cells), mutation(pieces, cells, {1, 1, 1, 1, 1, 1, 1, 1}),
          repair(pieces, cells), lifted(board, cells, 6), windows(board, cells, 6),
          swaps(board, cells) {}

    [[nodiscard]] ScoredBoard randomBoard(Random& random) const {
        ScoredBoard made(pieces);
        makeStart(made, problem, cells, StartKind::Random, random);
        return made;
    }
    void lay(std::span<const Change> changes) {
        for (const Change& change : changes)
            board.set(change);
    }
    /// Completes a board of a tree search.
    void complete(std::span<const std::uint16_t> codes, Random& random) {
        board.assign(codes);
        fillGreedily(board, cells, random);
    }

    EdgeProblem problem;
    CompiledPuzzle pieces;
    MovableCells cells;
    ScoredBoard board;
    SearchSnapshot snapshot;
    SearchControl control;
    SearchContext context;
    PairSampler pairs;
    Descent descent;
    MetropolisWalk walk;
    TabuWalk tabu;
    RegionMoves regions;
    Mutation mutation;
    Repair repair;
    AssignmentPolish lifted;
    WindowPolish windows;
    FittingSwaps swaps; ///< its tables have megabytes: too much to make them for each move
};

/// Changes the board. @return the predicted change of the score, if there was a prediction
using Move = std::function<std::optional<int>(Bench&, Random&)>;

std::optional<int> bestSwap(Bench& bench, Random& random) {
    const auto [a, b] = bench.cells.drawPair(random);
    const int delta = bench.board.swapDelta(a, b);
    bench.board.make(bench.board.planSwap(a, b, random.below(16)));
    return delta;
}

std::optional<int> plainSwap(Bench& bench, Random& random) {
    const auto [a, b] = bench.cells.drawPair(random);
    const PlannedSwap swap = bench.board.planPlainSwap(a, b);
    bench.board.make(swap);
    return swap.delta;
}

std::optional<int> compound(Bench& bench, Random& random) {
    const RotationShare rotations(0.5, bench.cells);
    CompoundMove move;
    for (std::uint32_t part = 0; part < 1 + random.below(5); ++part) {
        if (rotations.picksRotation(random.bits()))
            move.addRotation(bench.cells.drawRotatable(random), random.below(3));
        const auto [a, b] = bench.cells.drawPair(random);
        move.addSwap(a, b, random.chance(0.5));
    }
    const int delta = move.evaluate(bench.board);
    move.make(bench.board);
    return delta;
}

/// Pieces that fit two neighbours without rotating.
std::optional<int> fittingSwap(Bench& bench, Random& random) {
    bench.swaps.recheckAll();
    const auto pair = bench.swaps.draw(random);
    if (!pair)
        return 0;
    const auto [position, other] = *pair;
    const RotationMatches matches =
        matchRotations(bench.pieces.oriented().data() + bench.board.at(other).piece() * 4U,
                       bench.board.wanted(position));
    if (matchesIn(matches, 0) < 2)
        return kNever;
    const int delta = bench.board.swapDelta(position, other);
    bench.board.make(bench.board.planSwap(position, other, 0));
    return delta;
}

std::optional<int> hotWalk(Bench& bench, Random& random) {
    bench.walk.setTemperature(2.0);
    bench.walk.proposeFitting(0.5);
    static_cast<void>(bench.walk.walkUntilAbove(kNever, 3, random));
    return {};
}

std::optional<int> tabuStep(Bench& bench, Random& random) {
    const TabuNeighbourhood neighbours{&bench.pairs, 1 + random.below(10), bench.cells.rotatable()};
    static_cast<void>(bench.tabu.step(bench.context, neighbours, kNever));
    return {};
}

std::optional<int> descentStep(Bench& bench, Random& random) {
    plainSwap(bench, random);
    bench.descent.recheckAll();
    static_cast<void>(bench.descent.improve(bench.context));
    static_cast<void>(bench.descent.improveByRotation(bench.context));
    return {};
}

Move mutated(MutationKind kind) {
    return [kind](Bench& bench, Random& random) {
        bench.lay(bench.mutation.plan(kind, bench.board, random));
        return std::optional<int>();
    };
}

Move crossed(CrossoverKind kind, Refill refill) {
    return [kind, refill](Bench& bench, Random& random) {
        Chromosome child(bench.pieces);
        Chromosome donor(bench.pieces);
        child.assign(bench.board, nullptr);
        donor.assign(bench.randomBoard(random), nullptr);
        Crossover crossover(bench.pieces, bench.cells, kind, refill);
        crossover.takeOver(child, donor, crossover.drawCells(random), nullptr, random);
        bench.board = child.board();
        return std::optional<int>();
    };
}

Move repaired(void (Repair::*mend)(ScoredBoard&, Random&)) {
    return [mend](Bench& bench, Random& random) {
        bench.board = bench.randomBoard(random);
        (bench.repair.*mend)(bench.board, random);
        return std::optional<int>();
    };
}

Move filled(FillOrder order) {
    return [order](Bench& bench, Random& random) {
        GreedyFill(bench.board, bench.problem, bench.cells).fill(order, random);
        return std::optional<int>();
    };
}

Move started(StartKind kind) {
    return [kind](Bench& bench, Random& random) {
        static_cast<void>(makeStart(bench.board, bench.problem, bench.cells, kind, random));
        return std::optional<int>();
    };
}

/// Two tours, so that there are trails.
Move walkedByAnts(AntSystem system, AntGraph graph) {
    return [system, graph](Bench& bench, Random& random) {
        AntSettings settings = plainAnts();
        settings.system = system;
        settings.order = FillOrder::Walk;
        const TrailGraph edges(graph, bench.pieces);
        PheromoneTrails trails(edges.rows(), 1.0F, 1U << 20U);
        AntTour ant(bench.problem, bench.pieces, bench.cells, settings, edges);
        wholeTour(ant, trails, random);
        TrailUpdate update(settings, edges, bench.cells.all(), bench.problem.total());
        const FinishedTour tour{ant.score(), {ant.placements().begin(), ant.placements().end()}};
        update.apply(trails, {&tour, 1}, tour, tour.score);
        wholeTour(ant, trails, random);
        const Board before = bench.board.toBoard();
        for (int cell = 0; cell < before.cells(); ++cell) {
            const Position position = bench.board.grid().position(cell);
            bench.board.set(position, ant.placements()[position]);
        }
        return std::optional(ant.score() - matchedEdges(bench.problem.puzzle(), before));
    };
}

std::optional<int> brokenSearch(Bench& bench, Random& random) {
    BreakSearch search(bench.problem, bench.pieces);
    const int cells = bench.pieces.size().cells();
    search.tables().shuffle(random);
    search.restart({capsOf(cells, bench.problem.total(), {0, 0.5, 0}), quotaOf(cells, 0, {})});
    static_cast<void>(search.advance(static_cast<std::uint64_t>(cells)));
    std::vector<std::uint16_t> codes(asIndex(cells));
    search.copyTo(codes);
    bench.complete(codes, random);
    return {};
}

std::optional<int> beam(Bench& bench, Random& random) {
    const BreakTables tables(bench.problem, bench.pieces);
    Crew crew(1);
    const BeamLooks looks(tables, bench.pieces.size());
    BeamSearch search(bench.problem, bench.pieces, looks, crew);
    BeamSearch::Settings settings;
    settings.width = 1 + random.index(4);
    settings.deadEndCost = PairingOdds::kUnit;
    search.restart(settings);
    while (!search.hasEnded())
        static_cast<void>(search.deepen(random));
    std::vector<std::uint16_t> codes(asIndex(bench.pieces.size().cells()));
    search.copyTo(codes);
    bench.complete(codes, random);
    return {};
}

/// Polishing never loses.
template <typename Polish>
std::optional<int> polished(Polish& polish, Bench& bench, Random& random) {
    plainSwap(bench, random);
    const int before = bench.board.score();
    static_cast<void>(polish.improve(random));
    return bench.board.score() < before ? std::optional(kNever) : std::nullopt;
}

struct NamedMove {
    const char* name;
    Move move;
};

const std::vector<NamedMove>& everyMove() {
    static const std::vector<NamedMove> moves{
        {"swap in best rotations", bestSwap},
        {"plain swap", plainSwap},
        {"several at once", compound},
        {"fitting swap", fittingSwap},
        {"random walk", hotWalk},
        {"tabu", tabuStep},
        {"descent", descentStep},
        {"assignment",
         [](Bench& bench, Random& random) { return polished(bench.lifted, bench, random); }},
        {"window",
         [](Bench& bench, Random& random) { return polished(bench.windows, bench, random); }},
        {"rotate", mutated(MutationKind::Rotate)},
        {"swap", mutated(MutationKind::Swap)},
        {"swap & rotate", mutated(MutationKind::SwapRotate)},
        {"rotate region", mutated(MutationKind::RotateRegion)},
        {"swap region", mutated(MutationKind::SwapRegion)},
        {"invert region", mutated(MutationKind::InvertRegion)},
        {"invert line", mutated(MutationKind::InvertLine)},
        {"scramble", mutated(MutationKind::Scramble)},
        {"region, listed", crossed(CrossoverKind::RegionExchange, Refill::Listed)},
        {"region, best", crossed(CrossoverKind::RegionExchange, Refill::Best)},
        {"uniform, listed", crossed(CrossoverKind::Uniform, Refill::Listed)},
        {"uniform, best", crossed(CrossoverKind::Uniform, Refill::Best)},
        {"repair border", repaired(&Repair::repairBorder)},
        {"repair areas", repaired(&Repair::repairAreas)},
        {"repair deadlock", repaired(&Repair::repairDeadlock)},
        {"random start", started(StartKind::Random)},
        {"greedy start", started(StartKind::Greedy)},
        {"given start", started(StartKind::Board)},
        {"rows", filled(FillOrder::Rows)},
        {"columns", filled(FillOrder::Columns)},
        {"walk", filled(FillOrder::Walk)},
        {"ants, AS, cells", walkedByAnts(AntSystem::As, AntGraph::Cell)},
        {"ants, ACS, cells", walkedByAnts(AntSystem::Acs, AntGraph::Cell)},
        {"ants, MMAS, sides", walkedByAnts(AntSystem::Mmas, AntGraph::Side)},
        {"ants, ACS, sides", walkedByAnts(AntSystem::Acs, AntGraph::Side)},
        {"scheduled breaks", brokenSearch},
        {"beam", beam},
    };
    return moves;
}

/// Different pieces with digits, as in TetraVex, that fit together.
Puzzle digits(GridSize size, std::uint64_t seed, bool isSigned = false) {
    Random random(seed);
    for (;;) {
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {size, {false, isSigned, true}, 0, 10}));
        const std::set<Piece> different(puzzle.pieces().begin(), puzzle.pieces().end());
        if (static_cast<int>(different.size()) == puzzle.pieceCount())
            return puzzle;
    }
}

void forEveryMethod(const std::function<void(const SolverInfo&, const ParameterValues&,
                                             const std::string& name)>& test) {
    for (const SolverInfo& info : solversFor(EdgeProblem::kKind)) {
        test(info, info.defaults(), info.id);
        for (const Preset& preset : info.presets) {
            ParameterValues values = info.defaults();
            values.apply(preset);
            test(info, values, info.id + ' ' + preset.id);
        }
    }
}

} // namespace

/// Puzzles whose pieces keep their rotation, as in TetraVex: no search rotates any.
class TestKeptRotation : public QObject {
    Q_OBJECT

private slots:
    void eachMoveKeepsTheRule_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < everyMove().size(); ++i)
            QTest::newRow(everyMove()[i].name) << static_cast<int>(i);
    }
    void eachMoveKeepsTheRule() {
        QFETCH(int, index);
        const Move& move = everyMove()[asIndex(index)].move;
        Random random(171);
        const std::vector<Given> given = manyGiven(random);
        std::vector<std::unique_ptr<Bench>> benches;
        for (const Given& one : given) {
            auto bench = std::make_unique<Bench>(one, random);
            QVERIFY(bench->cells.rotatable().empty());
            QVERIFY(isSound(bench->problem, bench->board.toBoard()));
            if (bench->cells.canSwap())
                benches.push_back(std::move(bench));
        }
        bool changed = false;
        for (int run = 0; run < kRuns; ++run) {
            Bench& bench = *benches[asIndex(run) % benches.size()];
            const Board old = bench.board.toBoard();
            const int before = bench.board.score();
            const std::optional<int> told = move(bench, random);
            const Board laid = bench.board.toBoard();
            QVERIFY(isSound(bench.problem, laid));
            QCOMPARE(bench.board.score(), matchedEdges(bench.problem.puzzle(), laid));
            if (told)
                QCOMPARE(bench.board.score() - before, *told);
            changed = changed || laid != old;
        }
        const std::string name = everyMove()[asIndex(index)].name;
        QCOMPARE(changed, name != "rotate" && name != "rotate region");
    }

    /// Mutations that rotate pieces are not drawn, so every offspring gets its mutation.
    void mutationsThatTurnAreNotDrawn() {
        Random random(172);
        const Given given(random, {4, 4}, false, 3, false);
        Bench bench(given, random);
        std::set<MutationKind> drawn;
        for (int i = 0; i < 2000; ++i)
            drawn.insert(*bench.mutation.draw(random));
        QCOMPARE(drawn.size(), kMutations - 2);
        QVERIFY(!drawn.contains(MutationKind::Rotate));
        QVERIFY(!drawn.contains(MutationKind::RotateRegion));
        const Mutation turning(bench.pieces, bench.cells, {1, 0, 0, 1, 0, 0, 0, 0});
        QVERIFY(!turning.draw(random));
    }

    /// A given board may hold rotated pieces: they are removed, and the others stay.
    void turnedPiecesOfAGivenBoardAreLaidAside() {
        Random random(173);
        const Puzzle puzzle = digits({4, 3}, 1);
        Board given(puzzle.size(), 12);
        for (int cell = 0; cell < 12; ++cell)
            given.place(cell, {static_cast<PieceIndex>(11 - cell),
                               static_cast<Rotation>(cell % 3 == 0 ? 1 + cell / 3 % 3 : 0)});
        const EdgeProblem problem(puzzle, given, {}, StartKind::Board);
        const CompiledPuzzle pieces(puzzle);
        const MovableCells cells(problem, pieces);
        ScoredBoard board(pieces);
        makeStart(board, problem, cells, StartKind::Board, random);
        const Board laid = board.toBoard();
        QVERIFY(isSound(problem, laid));
        for (int cell = 0; cell < 12; ++cell) {
            if (cell % 3 != 0)
                QCOMPARE(laid.at(cell), given.at(cell));
        }
    }

    void aTurnedPieceMayNotBeLocked() {
        const Puzzle puzzle = digits({3, 3}, 2);
        Board given(puzzle.size(), 9);
        given.place(4, {0, 2});
        std::vector<bool> locked(9);
        static_cast<void>(EdgeProblem(puzzle, given, locked, StartKind::Board));
        locked[4] = true;
        try {
            static_cast<void>(EdgeProblem(puzzle, given, locked, StartKind::Board));
            QFAIL("a locked piece is turned");
        } catch (const UserError& error) {
            QVERIFY2(QString::fromUtf8(error.what()).startsWith(QStringLiteral("B2")),
                     error.what());
        }
    }

    /// Not even one that looks like the hint.
    void hintsAreLaidUnturned() {
        const Puzzle plain({2, 1}, {false, false, true}, {{{1, 2, 3, 4}}, {{2, 3, 4, 1}}});
        const Puzzle puzzle = plain.withHints({{0, {0, 0}}});
        Board given(puzzle.size(), 2);
        given.place(0, {1, 1}); // shows 1 2 3 4
        const EdgeProblem problem(puzzle, given, {}, StartKind::Board);
        QVERIFY(problem.isFixed(0));
        QCOMPARE(problem.start().at(0), Placement(0, 0));
    }

    /// The pieces themselves are rotated, so their rotation is still 0.
    void turningTheBoardTurnsThePieces() {
        Random random(174);
        for (const Given& given : manyGiven(random)) {
            Bench bench(given, random);
            const Board full = bench.board.toBoard();
            const EdgeProblem problem(given.puzzle, full, given.locked, StartKind::Board);
            const auto turned = turnedProblem(problem);
            QCOMPARE(turned->puzzle().size(), given.puzzle.size().turned());
            QVERIFY(turned->puzzle().keepsRotation());
            QVERIFY(isSound(*turned, turned->start()));
            QCOMPARE(matchedEdges(turned->puzzle(), turned->start()), bench.board.score());
            std::vector<std::uint16_t> codes(full.codes().size());
            turnBack(given.puzzle, turned->start().codes(), codes);
            QVERIFY(codes == full.codes());
            QVERIFY(withoutFrame(problem)->puzzle().keepsRotation());
        }
    }

    /// On boards of every kind, including the current one, which watchers see.
    void everyMethodKeepsTheRule() {
        Random random(175);
        std::vector<Given> given;
        given.emplace_back(random, GridSize{6, 3}, false, 3, true);
        given.emplace_back(random, GridSize{3, 4}, true, 2, false);
        given.emplace_back(random, GridSize{5, 5}, false, 10, true);
        forEveryMethod(
            [&](const SolverInfo& info, const ParameterValues& values, const std::string& name) {
                for (const Given& one : given) {
                    for (const auto start : {StartKind::Own, StartKind::Greedy, StartKind::Board}) {
                        const auto problem = one.problem(start);
                        const Outcome outcome = solve(info, problem, values, evaluations(8000), 3,
                                                      start == StartKind::Greedy ? 2 : 1);
                        const Board board = outcome.board(one.puzzle);
                        QVERIFY2(info.exact || isSound(*problem, board), name.c_str());
                        QVERIFY2(violationsOf(one.puzzle, board).empty(), name.c_str());
                        QVERIFY2(matchedEdges(one.puzzle, board) == outcome.view.numbers.best,
                                 name.c_str());
                    }
                }
            });
    }

    void watchersSeeNoTurnedPiece() {
        Random random(176);
        const Given given(random, {7, 4}, false, 5, true);
        const auto problem = given.problem();
        for (const SolverInfo& info : solversFor(EdgeProblem::kKind)) {
            SearchRun run(info.make(problem, info.defaults()), problem->total(),
                          {evaluations(100'000), 3, 1});
            run.startPaused();
            SnapshotView view;
            for (int i = 0; i < 20 && run.state() != SearchState::Finished; ++i) {
                run.step(100);
                QTRY_VERIFY(run.isWaiting() || run.state() == SearchState::Finished);
                run.look(view, true, true);
                std::vector<Solution> shown{view.current};
                for (const Individual& individual : view.details.population)
                    shown.push_back(individual.solution);
                for (const Solution& solution : shown) {
                    QVERIFY2(std::ranges::all_of(solution,
                                                 [](std::uint16_t code) {
                                                     const auto at = Placement::fromCode(code);
                                                     return at.isEmpty() || at.rotation() == 0;
                                                 }),
                             info.id.c_str());
                }
            }
            run.stop();
            QVERIFY(run.waitFor(60.0));
        }
    }

    /// TetraVex 3×3 and two like it.
    void everyMethodSolvesASmallOne() {
        for (const Puzzle& puzzle :
             {digits({3, 3}, 5), digits({4, 2}, 6), digits({2, 4}, 7, true)}) {
            for (const SolverInfo& info : solversFor(EdgeProblem::kKind)) {
                const Outcome outcome = solve(info, problemOf(puzzle, StartKind::Own),
                                              info.defaults(), evaluations(1'000'000));
                QVERIFY2(outcome.view.numbers.best == puzzle.totalEdges(),
                         qPrintable(QStringLiteral("%1: %2 of %3")
                                        .arg(QString::fromStdString(info.id))
                                        .arg(outcome.view.numbers.best)
                                        .arg(puzzle.totalEdges())));
                QCOMPARE(outcome.reason, StopReason::Solved);
                QVERIFY(isSound(*problemOf(puzzle), outcome.board(puzzle)));
            }
        }
    }

    /// If nothing can be exchanged, nothing is left to do.
    void oneFreeCellIsNoTrouble() {
        const Puzzle puzzle = digits({2, 2}, 8);
        Board start(puzzle.size(), 4);
        for (int cell = 0; cell < 3; ++cell)
            start.place(cell, {static_cast<PieceIndex>(cell), 0});
        const auto problem = std::make_shared<EdgeProblem>(
            puzzle, start, std::vector<bool>{true, true, true, false}, StartKind::Own);
        forEveryMethod(
            [&](const SolverInfo& info, const ParameterValues& values, const std::string& name) {
                const Outcome outcome = solve(info, problem, values, evaluations(20'000));
                QVERIFY2(outcome.reason == StopReason::Exhausted ||
                             outcome.reason == StopReason::Solved,
                         name.c_str());
                QVERIFY2(info.exact || isSound(*problem, outcome.board(puzzle)), name.c_str());
            });
    }
};

TESSERA_TEST(TestKeptRotation, Needs::Core)

} // namespace tessera::tst_KeptRotation

#include "tst_KeptRotation.moc"
