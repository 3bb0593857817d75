// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/PuzzleTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Candidates.h"

#include <algorithm>

namespace tessera::tst_Deduction {

namespace {

/// Whether a piece that is on a cell, or nowhere, fits there.
bool fits(const Puzzle& puzzle, Board board, int cell, Placement placement) {
    board.clear(cell);
    return std::ranges::any_of(candidatesFor(puzzle, board, cell), [&](Placement other) {
        return puzzle.looksLike(other, placement) && other.piece() == placement.piece();
    });
}

} // namespace

class TestDeduction : public QObject {
    Q_OBJECT

private slots:
    void copiesAreOneCandidate() {
        const Piece piece{{1, 2, 1, 3}};
        const Puzzle puzzle({2, 1}, {false, false}, {piece, piece});
        Board board({2, 1}, 2);
        // Unframed and empty: four rotations fit.
        QVERIFY(!onlyCandidate(puzzle, board, 0));
        board.place(0, {0, 0});
        // The neighbour needs a 2, which the copy shows in one rotation.
        QCOMPARE(onlyCandidate(puzzle, board, 1), Placement(1, 2));
        const Puzzle three({3, 1}, {false, false}, {piece, piece, piece});
        Board open({3, 1}, 3);
        open.place(0, {0, 0});
        QCOMPARE(onlyCandidate(three, open, 1), Placement(1, 2));
    }

    void forcedPiecesFinishAnAlmostFullBoard() {
        const PuzzleFile file = solvedPuzzle({6, 6}, {}, 9, 3);
        Board board = file.board;
        for (const int cell : {7, 8, 14, 21, 35})
            board.clear(cell);
        const ForcedBoard forced = withForcedPieces(file.puzzle, board);
        QCOMPARE(forced.placed, 5);
        QVERIFY(!forced.deadCell);
        QVERIFY(scoreOf(file.puzzle, forced.board).isSolved());
    }

    /// Every piece placed had no alternative at that time, no earlier piece moved, and no forced
    /// cell is left.
    void nothingForcedIsLeft() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const PuzzleFile file = solvedPuzzle({5, 5}, {seed % 2 == 0, seed % 3 == 0}, 6, seed);
            Board board = file.board;
            for (int cell = 0; cell < 12; ++cell)
                board.clear((cell * 7 + int(seed)) % 25);
            const ForcedBoard forced = withForcedPieces(file.puzzle, board);
            QCOMPARE(forced.board.placedCount(), board.placedCount() + forced.placed);
            for (int cell = 0; cell < board.cells(); ++cell) {
                if (!board.at(cell).isEmpty())
                    QCOMPARE(forced.board.at(cell), board.at(cell));
                else if (!forced.board.at(cell).isEmpty())
                    QVERIFY(fits(file.puzzle, forced.board, cell, forced.board.at(cell)));
                else if (!forced.deadCell)
                    QVERIFY(!onlyCandidate(file.puzzle, forced.board, cell));
            }
        }
    }

    void deadCellsEndIt() {
        const PuzzleFile file = solvedPuzzle({4, 4}, {}, 4, 2);
        Board board = file.board;
        board.clear(5);
        const Placement last = file.board.at(5);
        // The right piece is elsewhere, so nothing is left for the cell.
        board.clear(15);
        board.place(15, last);
        const ForcedBoard forced = withForcedPieces(file.puzzle, board);
        QCOMPARE(forced.placed, 0);
        QCOMPARE(forced.deadCell, std::optional(5));
        QCOMPARE(forced.board, board);
    }

    void stepsLeadToTheSolution() {
        const PuzzleFile file = solvedPuzzle({6, 6}, {}, 5, 8);
        Board board(file.puzzle.size(), file.puzzle.pieceCount());
        for (int steps = 0; steps < 36; ++steps) {
            const NextStep step = nextStep(file.puzzle, board, file.solution);
            QVERIFY(step.kind == NextStep::Kind::OnlyOne ||
                    step.kind == NextStep::Kind::BySolution);
            QVERIFY(board.at(step.cell).isEmpty());
            QVERIFY(fits(file.puzzle, board, step.cell, step.placement));
            board.place(step.cell, step.placement);
        }
        QCOMPARE(nextStep(file.puzzle, board, file.solution).kind, NextStep::Kind::Finished);
        QVERIFY(scoreOf(file.puzzle, board).isSolved());
    }

    void stepsWithoutASolution() {
        const PuzzleFile file = solvedPuzzle({5, 5}, {}, 3, 4);
        const Board empty(file.puzzle.size(), file.puzzle.pieceCount());
        const NextStep step = nextStep(file.puzzle, empty, {});
        QCOMPARE(step.kind, NextStep::Kind::Fewest);
        const std::vector<int> counts = candidateCounts(file.puzzle, empty);
        QCOMPARE(step.candidates, *std::ranges::min_element(counts));
        QCOMPARE(counts[static_cast<std::size_t>(step.cell)], step.candidates);
    }

    void mismatchesComeFirst() {
        const PuzzleFile file = solvedPuzzle({4, 4}, {}, 4, 2);
        Board board = file.board;
        board.clear(0);
        board.rotate(5, 1);
        QCOMPARE(nextStep(file.puzzle, board, {}).kind, NextStep::Kind::Mismatch);
    }

    void checking() {
        const PuzzleFile file = solvedPuzzle({6, 6}, {}, 9, 3);
        Board board = file.board;
        board.clear(3);
        board.swap(14, 15);
        const SolutionCheck check = checkAgainst(file.puzzle, board, file.solution);
        QCOMPARE(check.wrong, (std::vector{14, 15}));
        QCOMPARE(check.empty, 1);
        QCOMPARE(check.right, 33);
        QCOMPARE(check.solution, file.solution);
    }

    void aTurnedSolutionIsRight() {
        const PuzzleFile file = solvedPuzzle({6, 6}, {}, 9, 3);
        Board board = *turnedBlock(file.board, wholeBlock(file.board.size()), 3);
        board.clear(20);
        const SolutionCheck check = checkAgainst(file.puzzle, board, file.solution);
        QVERIFY(check.wrong.empty());
        QCOMPARE(check.right, 35);
        // With a hint only one of them is a solution.
        const Puzzle hinted = file.puzzle.withHints({{7, file.board.at(7)}});
        QVERIFY(!checkAgainst(hinted, board, file.solution).wrong.empty());
    }

    void brokenSolutionsAreNone() {
        const PuzzleFile file = solvedPuzzle({4, 4}, {}, 4, 2);
        QVERIFY(checkAgainst(file.puzzle, file.board, {}).solution.empty());
    }
};

TESSERA_TEST(TestDeduction, Needs::Core)

} // namespace tessera::tst_Deduction

#include "tst_Deduction.moc"
