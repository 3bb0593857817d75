// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/moves/LargeMoves.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/local/Descent.h"
#include "core/edges/solvers/local/GreedyFill.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace tessera::tst_LocalMoves {
using namespace tessera::test;

namespace {

/// A puzzle with a full random board, and a context that never ends.
struct Bench {
    Bench(const Puzzle& puzzle, Random& random)
        : problem(puzzle, Board(puzzle.size(), puzzle.pieceCount()), {}, StartKind::Random),
          pieces(puzzle), cells(problem, pieces), board(pieces) {
        makeStart(board, problem, cells, StartKind::Random, random);
    }

    [[nodiscard]] int trueScore() const { return matchedEdges(problem.puzzle(), board.toBoard()); }

    EdgeProblem problem;
    CompiledPuzzle pieces;
    MovableCells cells;
    ScoredBoard board;
    SearchSnapshot snapshot;
    SearchControl control;
    SearchContext context{snapshot, control, {}, 1 << 20, 7};
};

bool isLocalOptimum(const Bench& bench) {
    const ScoredBoard& board = bench.board;
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        const auto positions = bench.cells.ofKind(static_cast<CellKind>(kind));
        for (const Position a : positions) {
            for (const Position b : positions) {
                if (a < b && board.swapDelta(a, b) > 0)
                    return false;
            }
        }
    }
    return std::ranges::all_of(bench.cells.rotatable(), [&](Position position) {
        return board.bestMatchesOf(board.at(position).piece(), position) == board.matches(position);
    });
}

void descend(Bench& bench, Descent& descent) {
    bool improved = true;
    while (improved) {
        improved = descent.improveByRotation(bench.context);
        for (std::size_t kind = 0; kind < kCellKinds; ++kind)
            improved =
                descent.improveBySwap(static_cast<CellKind>(kind), bench.context) || improved;
    }
}

bool isNextToAPiece(const ScoredBoard& board, Position position) {
    return std::ranges::any_of(kSides, [&](Side side) {
        return !board.at(board.grid().neighbour(position, side)).isEmpty();
    });
}

/// The most edges that any remaining piece can match on any empty cell next to a placed one, by
/// trying all; −1 if there is no such cell.
int mostMatchesAnywhere(const Bench& bench) {
    const ScoredBoard& board = bench.board;
    std::vector<bool> isPlaced(asIndex(bench.pieces.pieceCount()));
    for (const Position position : bench.cells.all()) {
        if (!board.at(position).isEmpty())
            isPlaced[board.at(position).piece()] = true;
    }
    for (const Hint& hint : bench.problem.puzzle().hints())
        isPlaced[hint.placement.piece()] = true;
    int most = -1;
    for (const Position position : bench.cells.all()) {
        if (!board.at(position).isEmpty() || !isNextToAPiece(board, position))
            continue;
        const int cell = board.grid().cell(position);
        for (int code = 0; code < 4 * bench.pieces.pieceCount(); ++code) {
            const auto placement = Placement::fromCode(static_cast<std::uint16_t>(code));
            if (!isPlaced[placement.piece()] &&
                bench.pieces.kindOfPiece(placement.piece()) == bench.pieces.kindOfCell(cell) &&
                bench.problem.puzzle().respectsFrame(cell, placement))
                most = std::max(most, board.matchesOf(placement, position));
        }
    }
    return most;
}

/// The number of times each count from 1 on comes of random bits.
std::vector<int> countsOf(MutationCount kind, unsigned most, int draws) {
    Random random(58);
    std::vector<int> counts(65);
    for (int i = 0; i < draws; ++i)
        ++counts[mutationCount(kind, random.bits(), most)];
    return counts;
}

Outcome localSearch(const char* preset,
                    std::initializer_list<std::pair<const char*, ParameterValue>> values,
                    std::uint64_t budget) {
    Random random(59);
    const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, {{8, 8}, {}, 3, 8}));
    const SolverInfo* info = findSolver("local-search");
    ParameterValues all = info->defaults();
    all.apply(*info->preset(preset));
    for (const auto& [id, value] : values)
        all.set(id, value);
    return solve(*info, problemOf(puzzle, StartKind::Own), all, evaluations(budget));
}

} // namespace

class TestLocalMoves : public QObject {
    Q_OBJECT

private slots:
    void compoundMovesAreEvaluatedExactly() {
        Random random(51);
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            Bench bench(shuffledPuzzle(random, randomPuzzle(random, kind)), random);
            for (int i = 0; i < 120 && bench.cells.canSwap(); ++i) {
                CompoundMove move;
                const std::uint32_t parts = 1 + random.below(5);
                for (std::uint32_t part = 0; part < parts; ++part) {
                    if (random.chance(0.4) && !bench.cells.rotatable().empty()) {
                        move.addRotation(bench.cells.drawRotatable(random), random.below(3));
                    } else {
                        const auto [a, b] = bench.cells.drawPair(random);
                        move.addSwap(a, b, random.chance(0.5));
                    }
                }
                const Board before = bench.board.toBoard();
                const int delta = move.evaluate(bench.board);
                QCOMPARE(bench.board.toBoard(), before);
                QCOMPARE(bench.board.score(), bench.trueScore());
                const int old = bench.board.score();
                move.make(bench.board);
                QCOMPARE(bench.board.score(), bench.trueScore());
                QCOMPARE(bench.board.score() - old, delta);
                QVERIFY(violationsOf(bench.problem.puzzle(), bench.board.toBoard()).empty());
            }
        }
    }

    /// Of any kind and of a given one: all pairs of its cells, in both orders.
    void pairsAreOfTwoCells() {
        Random random(60);
        const Bench bench(randomPuzzle(random, {{4, 4}, {true, false}, 2, 3}), random);
        std::set<std::pair<Position, Position>> any;
        std::set<std::pair<Position, Position>> ofKinds;
        for (const CellKind kind : {CellKind::Corner, CellKind::Side, CellKind::Inner}) {
            for (int i = 0; i < 2000; ++i) {
                any.insert(bench.cells.drawPair(random));
                ofKinds.insert(bench.cells.drawPair(kind, random));
            }
        }
        QVERIFY(any == ofKinds);
        QCOMPARE(any.size(), std::size_t{4 * 3 + 8 * 7 + 4 * 3});
        for (const auto& [a, b] : any)
            QVERIFY(a != b);
    }

    void descentsEndInTrueLocalOptima() {
        Random random(52);
        for (const auto improvement : {Improvement::First, Improvement::Best}) {
            for (const KindOfPuzzle& kind : everyKindAndKept()) {
                Bench bench(shuffledPuzzle(random, randomPuzzle(random, kind)), random);
                Descent descent(bench.board, bench.cells, improvement);
                descent.recheckAll();
                descend(bench, descent);
                QVERIFY(isLocalOptimum(bench));
                // After that only changed cells are checked again.
                for (int i = 0; i < 20 && bench.cells.canSwap(); ++i) {
                    const auto [a, b] = bench.cells.drawPair(random);
                    descent.make(bench.board.planPlainSwap(a, b));
                    descend(bench, descent);
                    QVERIFY(isLocalOptimum(bench));
                    QCOMPARE(bench.board.score(), bench.trueScore());
                }
            }
        }
    }

    void greedyFillsTakeAFullMatchWhereThereIsOne() {
        Random random(53);
        for (const auto order : {FillOrder::Rows, FillOrder::Columns, FillOrder::Walk}) {
            for (const KindOfPuzzle& kind : everyKindAndKept()) {
                const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, kind));
                Bench bench(puzzle, random);
                GreedyFill(bench.board, bench.problem, bench.cells).fill(order, random);
                QCOMPARE(bench.board.toBoard().emptyCount(), 0);
                QVERIFY(violationsOf(puzzle, bench.board.toBoard()).empty());
            }
            // Any two of these pieces can join, so a chain never misses.
            const Puzzle chain({9, 1}, {false, false}, std::vector<Piece>(9, {{1, 2, 3, 2}}));
            Bench bench(chain, random);
            GreedyFill(bench.board, bench.problem, bench.cells).fill(order, random);
            if (order != FillOrder::Walk)
                QCOMPARE(bench.board.score(), 8);
            QVERIFY(bench.board.score() >= 7);
        }
    }

    void greedyKeepsFixedPiecesAndServesAgain() {
        Random random(54);
        const Puzzle plain = randomPuzzle(random, {{6, 6}, {}, 2, 4});
        Bench bench(plain.withHints({{7, {8, 2}}}), random);
        GreedyFill greedy(bench.board, bench.problem, bench.cells);
        for (int i = 0; i < 5; ++i) {
            greedy.fill(i % 2 == 0 ? FillOrder::Walk : FillOrder::Rows, random);
            QCOMPARE(bench.board.toBoard().at(7), Placement(8, 2));
            QCOMPARE(bench.board.toBoard().emptyCount(), 0);
        }
    }

    /// Söderlind 2010, 4.1: no other piece on no other cell next to a placed one matches more.
    void greedyPairsAreTheBestAnywhere() {
        Random random(56);
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Puzzle plain = randomPuzzle(random, kind);
            const int hinted = plain.size().cells() / 2;
            for (const Puzzle& puzzle :
                 {shuffledPuzzle(random, plain),
                  plain.withHints({{hinted, {static_cast<PieceIndex>(hinted), 0}}})}) {
                Bench bench(puzzle, random);
                GreedyPairs greedy(bench.board, bench.problem, bench.cells);
                for (int i = 0; i < 3; ++i) {
                    greedy.begin(random);
                    while (!greedy.isFull()) {
                        const int most = mostMatchesAnywhere(bench);
                        const Position position = greedy.fillNext(random);
                        if (most >= 0)
                            QCOMPARE(bench.board.matches(position), most);
                    }
                    QCOMPARE(bench.board.toBoard().emptyCount(), 0);
                    QVERIFY(violationsOf(puzzle, bench.board.toBoard()).empty());
                    QCOMPARE(bench.board.score(), bench.trueScore());
                }
            }
        }
    }

    void greedyPairsKeepTheirLimit() {
        Random random(57);
        Bench bench(shuffledPuzzle(random, randomPuzzle(random, {{6, 6}, {}, 2, 4})), random);
        GreedyPairs greedy(bench.board, bench.problem, bench.cells);
        for (const std::uint64_t limit : {0U, 1U, 50U}) {
            greedy.begin(random, limit);
            while (!greedy.isFull())
                static_cast<void>(greedy.fillNext(random));
            QCOMPARE(greedy.tried(), limit);
            QCOMPARE(bench.board.toBoard().emptyCount(), 0);
        }
    }

    /// Every cell is the first equally often: χ² at 0.1 % for 15 degrees of freedom.
    void randomOrdersBeginAnywhere() {
        Random random(60);
        const Bench bench(randomPuzzle(random, {{4, 4}, {}, 2, 2}), random);
        FillSequence sequence(bench.board.grid(), bench.cells);
        constexpr int draws = 16000;
        std::map<Position, int> firsts;
        for (int i = 0; i < draws; ++i) {
            const auto way = sequence.draw(FillOrder::Random, random);
            QVERIFY(std::ranges::is_permutation(way, bench.cells.all()));
            ++firsts[way.front()];
        }
        double sum = 0;
        for (const Position position : bench.cells.all()) {
            const double difference = firsts[position] - draws / 16;
            sum += difference * difference / (draws / 16);
        }
        QVERIFY2(sum < 37.7, qPrintable(QString::number(sum)));
    }

    /// Söderlind 2010, 2.1.4 and 5.4.
    void countsOfMutationsFollowTheirDistributions() {
        constexpr int draws = 200'000;
        const auto isNear = [](int count, double chance) {
            const double deviation = std::sqrt(draws * chance * (1 - chance));
            return std::abs(count - draws * chance) < 4.5 * deviation;
        };
        const auto coins = countsOf(MutationCount::Coins, 32, draws);
        const auto poisson = countsOf(MutationCount::Poisson, 32, draws);
        double chance = std::exp(-1.0);
        for (std::size_t k = 1; k <= 7; ++k) {
            QVERIFY2(isNear(coins[k], std::pow(0.5, k)), qPrintable(QString::number(k)));
            QVERIFY2(isNear(poisson[k], chance), qPrintable(QString::number(k)));
            chance /= static_cast<double>(k);
        }
        const auto uniform = countsOf(MutationCount::Uniform, 10, draws);
        for (std::size_t k = 1; k <= 10; ++k)
            QVERIFY2(isNear(uniform[k], 0.1), qPrintable(QString::number(k)));
        QCOMPARE(coins[0] + poisson[0] + uniform[0] + uniform[11], 0);
        QCOMPARE(mutationCount(MutationCount::Uniform, ~0ULL, 10), 10U);
        QCOMPARE(mutationCount(MutationCount::Poisson, ~0ULL, 32), 17U);
    }

    /// With one move at a time it does not matter how its number is drawn.
    void theMostMovesAtOnceAreKept() {
        for (const char* preset : {"soederlind-2010-poisson", "munoz-2009"}) {
            const auto one = localSearch(preset, {{"most", std::int64_t{1}}}, 50'000);
            const auto coins = localSearch("soederlind-2010", {{"most", std::int64_t{1}}}, 50'000);
            QCOMPARE(one.view.best, coins.view.best);
            const auto more = localSearch(preset, {}, 50'000);
            QVERIFY(more.view.best != coins.view.best);
        }
    }

    void smallSharesOfRotationsAreNotNone() {
        Random random(58);
        const Bench bench(shuffledPuzzle(random, randomPuzzle(random, {{5, 5}, {}, 3, 6})), random);
        const auto outOf256 = [&](double share) {
            const RotationShare rotations(share, bench.cells);
            int picked = 0;
            for (std::uint64_t bits = 0; bits < 256; ++bits)
                picked += rotations.picksRotation(bits) ? 1 : 0;
            return picked;
        };
        QCOMPARE(outOf256(0), 0);
        QCOMPARE(outOf256(0.001), 1);
        QCOMPARE(outOf256(0.03), 7);
        QCOMPARE(outOf256(1), 256);
    }

    void theGreedyStartKeepsTheBudget() {
        const Outcome outcome = localSearch("soederlind-2010", {}, 30);
        QCOMPARE(outcome.view.numbers.evaluations, std::uint64_t{30});
    }

    void onlyFinishedClimbsCount() {
        Random random(59);
        const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, {{9, 9}, {}, 3, 6}));
        const SolverInfo& info = *findSolver("hill-climbing");
        const Outcome outcome = solve(info, problemOf(puzzle), info.defaults(), evaluations(20));
        QCOMPARE(outcome.view.numbers.gauges.front().value, 0.0);
    }

    void patienceEndsASearchOrRestartsIt() {
        constexpr std::uint64_t budget = 1'000'000;
        const ParameterValue patience = std::int64_t{20'000};
        const Outcome stops = localSearch("soederlind-2010", {{"patience", patience}}, budget);
        QCOMPARE(stops.reason, StopReason::Exhausted);
        const auto gains = improvementsIn(stops.view.points);
        const std::uint64_t since = stops.view.numbers.evaluations - gains.back().evaluations;
        QVERIFY2(since >= 20'000 && since < 20'100, qPrintable(QString::number(since)));
        const Outcome restarts = localSearch(
            "soederlind-2010", {{"patience", patience}, {"then", std::string("restart")}}, budget);
        QCOMPARE(restarts.view.numbers.evaluations, budget);
    }

    void localSearchNeverGetsWorseAndKeepsOnlyGains() {
        Random random(55);
        const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, {{8, 8}, {}, 3, 8}));
        const SolverInfo* info = findSolver("local-search");
        ParameterValues values = info->defaults();
        values.apply(*info->preset("soederlind-2010"));
        int last = 0;
        for (const std::uint64_t budget : {20000U, 100000U, 500000U}) {
            const Outcome outcome = solve(*info, problemOf(puzzle), values, evaluations(budget));
            QVERIFY(outcome.view.numbers.best >= last);
            QCOMPARE(outcome.view.numbers.current, outcome.view.numbers.best);
            last = outcome.view.numbers.best;
        }
    }
};

TESSERA_TEST(TestLocalMoves, Needs::Nothing)

} // namespace tessera::tst_LocalMoves

#include "tst_LocalMoves.moc"
