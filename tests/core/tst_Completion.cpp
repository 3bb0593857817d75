// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <set>

namespace tessera::tst_Completion {
using namespace std::chrono_literals;
using Outcome = Completion::Outcome;

namespace {

/// The solution of a random puzzle.
Board solutionOf(const Puzzle& puzzle) {
    Board board(puzzle.size(), puzzle.pieceCount());
    for (int cell = 0; cell < board.cells(); ++cell)
        board.place(cell, {static_cast<PieceIndex>(cell), 0});
    return board;
}

Board withoutSome(Board board, int tries, Random& random) {
    for (int i = 0; i < tries; ++i)
        board.clear(static_cast<int>(random.below(static_cast<std::uint32_t>(board.cells()))));
    return board;
}

bool keepsWhatLay(const Board& before, const Board& after) {
    for (int cell = 0; cell < before.cells(); ++cell) {
        if (!before.at(cell).isEmpty() && before.at(cell) != after.at(cell))
            return false;
    }
    return true;
}

void verifyDifferentSolutions(const Puzzle& puzzle, const Board& open,
                              const std::vector<Board>& boards) {
    std::set<std::vector<Piece>> seen;
    for (const Board& board : boards) {
        QVERIFY(scoreOf(puzzle, board).isSolved());
        QVERIFY(violationsOf(puzzle, board).empty());
        QVERIFY(keepsWhatLay(open, board));
        std::vector<Piece> look;
        for (const Placement placement : board.placements())
            look.push_back(puzzle.piece(placement.piece()).rotated(placement.rotation()));
        QVERIFY(seen.insert(look).second);
    }
}

std::uint64_t solutionsFrom(const Puzzle& puzzle, const Board& board) {
    std::vector<bool> filled;
    for (const Placement placement : board.placements())
        filled.push_back(!placement.isEmpty());
    return test::countSolutions(EdgeProblem(puzzle, board, filled, StartKind::Board)).solutions;
}

} // namespace

class TestCompletion : public QObject {
    Q_OBJECT

private slots:
    void agreesWithCountingAll() {
        Random random(5);
        int several = 0;
        for (const Rules rules :
             {Rules{true, false}, Rules{false, false}, Rules{true, true}, Rules{false, true}}) {
            for (int i = 0; i < 6; ++i) {
                const Puzzle puzzle = test::randomPuzzle(random, {{4, 4}, rules});
                const Board open = withoutSome(solutionOf(puzzle), 14, random);
                const Completion found = complete(puzzle, open, 60s);
                const bool unique = solutionsFrom(puzzle, open) == 1;
                QCOMPARE(found.outcome, unique ? Outcome::Unique : Outcome::Several);
                QVERIFY(scoreOf(puzzle, found.board).isSolved());
                QVERIFY(keepsWhatLay(open, found.board));
                several += unique ? 0 : 1;
            }
        }
        QVERIFY(several > 0 && several < 24);
    }

    void listsAllThatAreCounted() {
        Random random(11);
        int several = 0;
        for (const Rules rules : {Rules{true, false}, Rules{false, true}}) {
            for (int i = 0; i < 6; ++i) {
                const Puzzle puzzle = test::randomPuzzle(random, {{4, 4}, rules, 2, 2});
                const Board open = withoutSome(solutionOf(puzzle), 12, random);
                const std::uint64_t count = solutionsFrom(puzzle, open);
                if (count > 500)
                    continue;
                const Completions found = completions(puzzle, open, 500, 60s);
                QVERIFY(found.all);
                QCOMPARE(found.boards.size(), count);
                verifyDifferentSolutions(puzzle, open, found.boards);
                several += count > 1 ? 1 : 0;
                if (count < 2)
                    continue;
                // One fewer than there are: others remain, and it knows that.
                const int most = static_cast<int>(count) - 1;
                const Completions some = completions(puzzle, open, most, 60s);
                QVERIFY(!some.all);
                QCOMPARE(some.boards.size(), std::size_t(most));
                QVERIFY(completions(puzzle, open, most + 1, 60s).all);
            }
        }
        QVERIFY(several > 2);
    }

    void rotationsOfAnEmptyBoardAreKnown() {
        // One solution, whose quarter turns are solutions, too.
        const Puzzle puzzle({2, 2}, {true, false},
                            {{{0, 1, 4, 0}}, {{0, 0, 2, 1}}, {{4, 3, 0, 0}}, {{2, 0, 0, 3}}});
        const Completions found = completions(puzzle, Board(puzzle.size(), 4), 10, 60s);
        QVERIFY(found.all);
        QCOMPARE(found.boards.size(), std::size_t(4));
        QCOMPARE(found.upToRotation, 1);
    }

    void aListCanBeEmptyOrCutShort() {
        Random random(3);
        const Puzzle puzzle = test::randomPuzzle(random, {{5, 5}, {}});
        Board board = solutionOf(puzzle);
        board.rotate(12, 1);
        const Completions none = completions(puzzle, board, 10, 60s);
        QVERIFY(none.all && none.boards.empty());
        // What was found before a cancel is kept. Of so long a time no share passes before 200 boards
        // are there, on a busy machine either.
        const Puzzle easy = test::randomPuzzle(random, {{4, 4}, {false, false}, 2, 2});
        const Completions cut = completions(easy, Board(easy.size(), easy.pieceCount()), 10000, 1h,
                                            [](int done, int) { return done < 2; });
        QVERIFY(!cut.all && !cut.boards.empty());
    }

    void saysWhenThereIsNone() {
        Random random(2);
        const Puzzle puzzle = test::randomPuzzle(random, {{4, 4}, {}, 3, 4});
        int none = 0;
        for (const int other : {6, 9, 10}) {
            // Two inner pieces that are elsewhere than in the solution.
            Board board(puzzle.size(), puzzle.pieceCount());
            board.place(5, {static_cast<PieceIndex>(other), 1});
            board.place(10, {5, 1});
            const bool possible = solutionsFrom(puzzle, board) > 0;
            const Completion found = complete(puzzle, board, 60s);
            QCOMPARE(found.isFound(), possible);
            QCOMPARE(found.outcome == Outcome::None, !possible);
            none += possible ? 0 : 1;
        }
        QVERIFY(none > 0);
    }

    void mismatchesHaveNone() {
        Random random(3);
        const Puzzle puzzle = test::randomPuzzle(random, {{5, 5}, {}});
        Board board = solutionOf(puzzle);
        board.rotate(12, 1);
        QVERIFY(scoreOf(puzzle, board).mismatched > 0);
        board.clear(0);
        QCOMPARE(complete(puzzle, board, 60s).outcome, Outcome::None);
    }

    void stopsInTime() {
        GeneratorSettings settings;
        settings.size = {12, 12};
        settings.seed = 3;
        const PuzzleFile hard = generatePuzzle(settings);
        const Board empty(hard.puzzle.size(), hard.puzzle.pieceCount());
        QCOMPARE(complete(hard.puzzle, empty, 50ms).outcome, Outcome::Undecided);
        int told = 0;
        const Completion cancelled =
            complete(hard.puzzle, empty, std::chrono::hours(1),
                     [&told](int done, int total) { return done <= total && ++told < 3; });
        QCOMPARE(cancelled.outcome, Outcome::Undecided);
        QCOMPARE(told, 3);
    }

    void refusesWhatNoSearchTakes() {
        const Puzzle tooFew({2, 2}, {false, false}, {{{1, 1, 1, 1}}});
        QVERIFY_THROWS_EXCEPTION(UserError, (void)complete(tooFew, Board({2, 2}, 1), 1s));
    }
};

TESSERA_TEST(TestCompletion, Needs::Nothing)

} // namespace tessera::tst_Completion

#include "tst_Completion.moc"
