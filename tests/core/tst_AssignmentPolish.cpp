// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/PolishTesting.h"

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/Polish.h"
#include "core/edges/puzzle/Board.h"

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>

namespace tessera::tst_AssignmentPolish {
using namespace tessera::test;

namespace {

int weightOf(std::span<const int> weights, std::span<const int> columns) {
    int sum = 0;
    for (std::size_t row = 0; row < columns.size(); ++row)
        sum += weights[row * columns.size() + static_cast<std::size_t>(columns[row])];
    return sum;
}

} // namespace

class TestAssignmentPolish : public QObject {
    Q_OBJECT

private slots:
    void assignmentsEqualTryingEveryPermutation() {
        Random random(81);
        for (int size = 1; size <= 6; ++size) {
            Assignment assignment(size);
            for (int round = 0; round < 50; ++round) {
                for (int& weight : assignment.weights())
                    weight = static_cast<int>(random.below(round % 2 == 0 ? 5 : 1000));
                std::vector<int> columns(static_cast<std::size_t>(size));
                std::iota(columns.begin(), columns.end(), 0);
                int best = -1;
                do {
                    best = std::max(best, weightOf(assignment.weights(), columns));
                } while (std::next_permutation(columns.begin(), columns.end()));
                const std::span<const int> found = assignment.solve();
                QVERIFY(std::is_permutation(found.begin(), found.end(), columns.begin(),
                                            columns.end()));
                QCOMPARE(weightOf(assignment.weights(), found), best);
            }
        }
    }

    void polishingNeverLosesAnEdgeOrAPiece() {
        Random random(82);
        polishRandomBoards<AssignmentPolish>(random, 8, "2c4b366fbe92ad3c");
    }

    /// On a framed 3×3 board no corners touch, so one refill of all four is the best of all ways to
    /// place them.
    void liftingAllCornersIsTheBestWayToLayThem() {
        Random random(83);
        for (int round = 0; round < 40; ++round) {
            const Puzzle puzzle =
                shuffledPuzzle(random, randomPuzzle(random, {{3, 3}, {true, false}, 3, 3}));
            const auto problem = problemOf(puzzle);
            const CompiledPuzzle pieces(puzzle);
            const MovableCells cells(*problem, pieces);
            ScoredBoard board(pieces);
            makeStart(board, *problem, cells, StartKind::Random, random);
            const int best = bestOfCorners(puzzle, board.toBoard());
            AssignmentPolish polish(board, cells, 4);
            // Refilling sides changes the optimum, refilling corners does not.
            for (int i = 0; i < 200; ++i)
                static_cast<void>(polish.improve(random));
            QVERIFY(board.score() >= best);
            QCOMPARE(board.score(), bestOfCorners(puzzle, board.toBoard()));
        }
    }

    /// Compared with every order of the emptied pieces, each in its best rotation.
    void oneRefillIsTheBestOfEveryPermutation() {
        Random random(84);
        for (int round = 0; round < 60; ++round) {
            const Bench bench(random, {round % 2 == 0, round % 3 == 0});
            ScoredBoard board(bench.pieces);
            makeStart(board, *bench.problem, bench.cells, StartKind::Random, random);
            ScoredBoard tried = board;
            AssignmentPolish polish(board, bench.cells, 5);
            static_cast<void>(polish.improve(random));
            const std::vector<Position> cells(polish.lifted().begin(), polish.lifted().end());
            QVERIFY(!cells.empty() && cells.size() <= 5);
            std::vector<PieceIndex> pieces;
            for (const Position a : cells) {
                pieces.push_back(tried.at(a).piece());
                QCOMPARE(bench.kindOf(a), bench.kindOf(cells.front()));
                for (const Position b : cells)
                    QVERIFY(!board.grid().adjacent(a, b));
            }
            std::ranges::sort(pieces);
            int best = 0;
            do {
                for (std::size_t i = 0; i < cells.size(); ++i)
                    tried.set(cells[i], tried.bestPlacement(pieces[i], cells[i], 0));
                best = std::max(best, tried.score());
            } while (std::next_permutation(pieces.begin(), pieces.end()));
            QCOMPARE(board.score(), best);
        }
    }

    void emptiedCellsRest() {
        Random random(85);
        const Bench bench(random, {true, false});
        ScoredBoard board(bench.pieces);
        makeStart(board, *bench.problem, bench.cells, StartKind::Random, random);
        QByteArray text;
        for (const std::uint64_t rest : {0U, 1U, 3U, 40U}) {
            AssignmentPolish polish(board, bench.cells, 3, rest);
            std::map<Position, std::uint64_t> last;
            std::uint64_t shortest = 1000;
            for (std::uint64_t round = 1; round <= 300; ++round) {
                static_cast<void>(polish.improve(random));
                for (const Position position : polish.lifted()) {
                    if (const auto before = last.find(position); before != last.end())
                        shortest = std::min(shortest, round - before->second - 1);
                    last[position] = round;
                    text += QByteArray::number(position) + ' ';
                }
            }
            // Before forty rounds are over, all cells rest, and one of them is taken all the same.
            QVERIFY(rest < 40 ? shortest == rest : shortest < rest);
        }
        // Searches with a seed repeat in every version.
        QCOMPARE(checksum(text), QByteArray("cc8546aca18957e7"));
    }

    /// On every kind of board; and with too few tries it stops early.
    void descentEndsWhereNoExchangeOfAFaultyPieceHelps() {
        Random random(86);
        QByteArray text;
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, kind));
            const auto problem = problemOf(puzzle);
            const CompiledPuzzle pieces(puzzle);
            const MovableCells cells(*problem, pieces);
            ScoredBoard board(pieces);
            makeStart(board, *problem, cells, StartKind::Random, random);
            SwapDescent descent(board, cells);
            const int before = board.score();
            QCOMPARE(descent.improve(0), std::uint64_t{0});
            QCOMPARE(board.score(), before);
            for (const std::uint64_t most : {1U, 20U, 1'000'000U}) {
                const std::uint64_t tried = descent.improve(most);
                QVERIFY(tried < most + asIndex(puzzle.pieceCount()));
                text += QByteArray::number(static_cast<qulonglong>(tried)) + ' ' +
                        checksum(board.toBoard().codes()) + '\n';
            }
            QVERIFY(board.score() >= before);
            QVERIFY(violationsOf(puzzle, board.toBoard()).empty());
            QCOMPARE(board.score(), matchedEdges(puzzle, board.toBoard()));
            for (const Position position : cells.all()) {
                const int cell = board.grid().cell(position);
                const bool faulty = std::ranges::any_of(kSides, [&](Side side) {
                    return jointState(puzzle, board.toBoard(), cell, side) ==
                           JointState::Mismatched;
                });
                for (const Position other : cells.ofKind(pieces.kindOfCell(cell)))
                    QVERIFY(!faulty || other == position || board.swapDelta(position, other) <= 0);
            }
        }
        QCOMPARE(checksum(text), QByteArray("90bc7f4f4109ff42"));
    }

private:
    struct Bench {
        Bench(Random& random, const Rules& rules)
            : puzzle(shuffledPuzzle(random, randomPuzzle(random, {{7, 6}, rules, 2, 3}))),
              problem(problemOf(puzzle)), pieces(puzzle), cells(*problem, pieces) {}
        [[nodiscard]] CellKind kindOf(Position position) const {
            return pieces.kindOfCell(PaddedGrid{puzzle.size()}.cell(position));
        }
        Puzzle puzzle;
        std::shared_ptr<const EdgeProblem> problem;
        CompiledPuzzle pieces;
        MovableCells cells;
    };

    /// The best score over all ways to place the four corner pieces.
    static int bestOfCorners(const Puzzle& puzzle, const Board& board) {
        const std::array<int, 4> corners{0, 2, 6, 8};
        std::array<PieceIndex, 4> pieces{};
        std::ranges::transform(corners, pieces.begin(),
                               [&](int cell) { return board.at(cell).piece(); });
        std::ranges::sort(pieces);
        int best = 0;
        do {
            Board tried = board;
            for (const int cell : corners)
                tried.clear(cell);
            for (std::size_t i = 0; i < 4; ++i) {
                Placement placement(pieces[i], 0);
                while (!puzzle.respectsFrame(corners[i], placement))
                    placement = placement.turned(1);
                tried.place(corners[i], placement);
            }
            best = std::max(best, matchedEdges(puzzle, tried));
        } while (std::next_permutation(pieces.begin(), pieces.end()));
        return best;
    }
};

TESSERA_TEST(TestAssignmentPolish, Needs::Nothing)

} // namespace tessera::tst_AssignmentPolish

#include "tst_AssignmentPolish.moc"
