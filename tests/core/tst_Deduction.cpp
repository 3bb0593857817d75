// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Candidates.h"

#include <algorithm>
#include <map>

namespace tessera::tst_Deduction {

namespace {

/// Whether a piece that is on a cell, or nowhere, fits there.
bool fits(const Puzzle& puzzle, Board board, int cell, Placement placement) {
    board.clear(cell);
    return std::ranges::any_of(candidatesFor(puzzle, board, cell), [&](Placement other) {
        return puzzle.looksLike(other, placement) && other.piece() == placement.piece();
    });
}

/// The pieces off the board that fit a cell, in the rotations that look different, by placing each.
std::vector<Placement> fittingByTrying(const Puzzle& puzzle, const Board& board, int cell) {
    std::vector<Placement> fitting;
    for (int code = 0; code < 4 * puzzle.pieceCount(); ++code) {
        const auto placement = Placement::fromCode(static_cast<std::uint16_t>(code));
        if (board.cellOf(placement.piece()) || !puzzle.respectsFrame(cell, placement) ||
            placement.rotation() >= puzzle.forms(placement.piece()))
            continue;
        Board tried = board;
        tried.place(cell, placement);
        if (std::ranges::none_of(kSides, [&](Side side) {
                return jointState(puzzle, tried, cell, side) == JointState::Mismatched;
            }))
            fitting.push_back(placement);
    }
    return fitting;
}

int countOfPieces(const std::vector<Placement>& placements) {
    std::vector<PieceIndex> pieces;
    for (const Placement placement : placements)
        pieces.push_back(placement.piece());
    pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
    return static_cast<int>(pieces.size());
}

/// Nothing unless all look alike.
std::optional<Placement> onlyByTrying(const Puzzle& puzzle, const std::vector<Placement>& fitting) {
    const bool alike = !fitting.empty() && std::ranges::all_of(fitting, [&](Placement each) {
        return puzzle.looksLike(each, fitting.front());
    });
    return alike ? std::optional(fitting.front()) : std::nullopt;
}

NextStep stepByTrying(const Puzzle& puzzle, const Board& board,
                      const std::vector<std::uint16_t>& solution) {
    using Kind = NextStep::Kind;
    NextStep fewest{Kind::Finished, 0, {}, 1000};
    std::vector<Placement> fitting;
    for (int cell = 0; cell < board.cells(); ++cell) {
        for (const Side side : kSides) {
            if (jointState(puzzle, board, cell, side) == JointState::Mismatched)
                return {Kind::Mismatch, cell, {}, 0};
        }
    }
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (!board.at(cell).isEmpty())
            continue;
        const auto here = fittingByTrying(puzzle, board, cell);
        if (countOfPieces(here) < fewest.candidates) {
            fewest = {Kind::Fewest, cell, {}, countOfPieces(here)};
            fitting = here;
        }
    }
    if (fewest.kind == Kind::Finished)
        return {};
    if (fitting.empty())
        return {Kind::Dead, fewest.cell, {}, 0};
    const auto only = onlyByTrying(puzzle, fitting);
    if (only && fewest.candidates <= 16)
        return {Kind::OnlyOne, fewest.cell, *only, 1};
    for (const Placement each : fitting) {
        if (!solution.empty() &&
            puzzle.looksLike(each, Placement::fromCode(solution[asIndex(fewest.cell)])))
            return {Kind::BySolution, fewest.cell, each, fewest.candidates};
    }
    return fewest;
}

/// Round by round: the cells that had few candidates before the round, in their order.
ForcedBoard forcedByTrying(const Puzzle& puzzle, const Board& board) {
    ForcedBoard forced{board, 0, std::nullopt};
    for (int before = -1; before < forced.placed;) {
        before = forced.placed;
        for (int cell = 0; cell < board.cells() && !forced.deadCell; ++cell) {
            if (forced.board.at(cell).isEmpty() &&
                fittingByTrying(puzzle, forced.board, cell).empty())
                forced.deadCell = cell;
        }
        if (forced.deadCell)
            break;
        const Board start = forced.board;
        for (int cell = 0; cell < board.cells(); ++cell) {
            if (!start.at(cell).isEmpty() ||
                countOfPieces(fittingByTrying(puzzle, start, cell)) > 16)
                continue;
            const auto only = onlyByTrying(puzzle, fittingByTrying(puzzle, forced.board, cell));
            if (!only)
                continue;
            forced.board.place(cell, *only);
            ++forced.placed;
        }
    }
    return forced;
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

    /// On boards of every kind with pieces missing, and now and then one that is out of place.
    void stepsAndForcedPiecesAreThoseFoundByTrying() {
        Random random(12);
        std::map<NextStep::Kind, int> kinds;
        int forcedPieces = 0;
        for (const test::KindOfPuzzle& kind : test::everyKindAndKept()) {
            for (int round = 0; round < 6; ++round) {
                const Puzzle puzzle = test::randomPuzzle(random, kind);
                Board board(puzzle.size(), puzzle.pieceCount());
                for (int cell = 0; cell < board.cells(); ++cell)
                    board.place(cell, {static_cast<PieceIndex>(cell), 0});
                const std::vector<std::uint16_t> solution = board.codes();
                for (int i = 0; i < board.cells() && round > 0; ++i) {
                    if (random.chance(0.2 * round))
                        board.clear(i);
                }
                if (round == 3)
                    board.swap(0, board.cells() - 1);
                for (const bool solved : {true, false}) {
                    const auto known = solved ? solution : std::vector<std::uint16_t>();
                    const NextStep step = nextStep(puzzle, board, known);
                    QCOMPARE(step, stepByTrying(puzzle, board, known));
                    ++kinds[step.kind];
                }
                const ForcedBoard forced = withForcedPieces(puzzle, board);
                const ForcedBoard tried = forcedByTrying(puzzle, board);
                QCOMPARE(forced.board, tried.board);
                QCOMPARE(forced.placed, tried.placed);
                QCOMPARE(forced.deadCell, tried.deadCell);
                forcedPieces += forced.placed;
            }
        }
        QCOMPARE(kinds.size(), std::size_t{6});
        QVERIFY(forcedPieces > 100);
    }

    /// More than sixteen candidates are taken for different pieces.
    void upToSixteenCopiesAreForced() {
        for (const int count : {16, 17}) {
            const Puzzle puzzle({count, 1}, {false, false},
                                std::vector<Piece>(asIndex(count), {{1, 1, 1, 1}}));
            const Board empty(puzzle.size(), count);
            QCOMPARE(withForcedPieces(puzzle, empty).placed, count == 16 ? 16 : 0);
            const NextStep step = nextStep(puzzle, empty, {});
            const NextStep only{NextStep::Kind::OnlyOne, 0, {0, 0}, 1};
            const NextStep fewest{NextStep::Kind::Fewest, 0, {}, 17};
            QCOMPARE(step, count == 16 ? only : fewest);
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
