// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Candidates.h"
#include "core/support/Random.h"

#include <algorithm>
#include <set>

namespace tessera::tst_Candidates {

namespace {

PuzzleFile generated(GridSize size, Rules rules, std::uint64_t seed) {
    GeneratorSettings settings;
    settings.size = size;
    settings.rules = rules;
    settings.colors.kind = ColorChoice::Kind::Total;
    settings.colors.total = 3;
    settings.uniquePieces = false;
    settings.solved = true;
    settings.seed = seed;
    return generatePuzzle(settings);
}

/// By placing the piece and checking the state of its joints.
bool fitsByTrying(const Puzzle& puzzle, Board board, int cell, Placement placement) {
    board.place(cell, placement);
    if (!puzzle.respectsFrame(cell, placement))
        return false;
    return std::ranges::none_of(kSides, [&](Side side) {
        return jointState(puzzle, board, cell, side) == JointState::Mismatched;
    });
}

} // namespace

class TestCandidates : public QObject {
    Q_OBJECT

private slots:
    void constrainedCells() {
        const PuzzleFile framed = generated({4, 4}, {true, false}, 5);
        const Board empty(framed.puzzle.size(), framed.puzzle.pieceCount());
        QVERIFY(isConstrained(framed.puzzle, empty, 0));
        QVERIFY(isConstrained(framed.puzzle, empty, 1));
        QVERIFY(!isConstrained(framed.puzzle, empty, 5));
        const PuzzleFile file = generated({4, 4}, {false, false}, 5);
        Board board(file.puzzle.size(), file.puzzle.pieceCount());
        QVERIFY(!isConstrained(file.puzzle, board, 0));
        board.place(0, file.board.at(0));
        QVERIFY(isConstrained(file.puzzle, board, 1));
        QVERIFY(!isConstrained(file.puzzle, board, 5));
    }

    void agreeWithTryingEveryPiece() {
        Random random(4);
        for (const Rules rules :
             {Rules{true, false}, Rules{false, false}, Rules{true, true}, Rules{false, true},
              Rules{false, false, true}, Rules{false, false, false, 2}}) {
            const PuzzleFile file = generated({5, 4}, rules, 3);
            Board board = file.board;
            for (int i = 0; i < 12; ++i)
                board.clear(static_cast<int>(random.below(20)));
            const std::vector<int> counts = candidateCounts(file.puzzle, board);
            for (int cell = 0; cell < board.cells(); ++cell) {
                if (!board.at(cell).isEmpty()) {
                    QCOMPARE(counts[static_cast<std::size_t>(cell)], -1);
                    continue;
                }
                const auto found = candidatesFor(file.puzzle, board, cell);
                std::set<PieceIndex> pieces;
                for (const Placement placement : found)
                    pieces.insert(placement.piece());
                QCOMPARE(counts[static_cast<std::size_t>(cell)], static_cast<int>(pieces.size()));
                QVERIFY(std::ranges::is_sorted(found, {}, &Placement::code));
                for (int code = 0; code < 4 * file.puzzle.pieceCount(); ++code) {
                    const auto placement = Placement::fromCode(static_cast<std::uint16_t>(code));
                    if (board.cellOf(placement.piece()))
                        continue;
                    const bool fits = fitsByTrying(file.puzzle, board, cell, placement) &&
                                      !(rules.keepsRotation && placement.rotation() > 0);
                    const bool listed = std::ranges::any_of(found, [&](Placement other) {
                        return other.piece() == placement.piece() &&
                               file.puzzle.looksLike(other, placement);
                    });
                    QCOMPARE(listed, fits);
                }
            }
        }
    }

    /// On an empty board, and on one with a single piece.
    void cellsAreConstrainedByTheFrameAndTheirNeighbours() {
        for (const Rules rules : {Rules{true, false}, Rules{true, true}, Rules{false, false},
                                  Rules{false, false, true}, Rules{false, false, false, 2}}) {
            const PuzzleFile file = generated({4, 3}, rules, 2);
            for (const bool withPiece : {false, true}) {
                Board board(file.puzzle.size(), file.puzzle.pieceCount());
                if (withPiece)
                    board.place(5, file.board.at(5));
                for (int cell = 0; cell < board.cells(); ++cell) {
                    const bool touches = std::ranges::any_of(kSides, [&](Side side) {
                        const auto across = board.size().neighbour(cell, side);
                        return across ? withPiece && *across == 5
                                      : rules.framed || rules.hasRimColor();
                    });
                    QCOMPARE(isConstrained(file.puzzle, board, cell), touches);
                }
            }
        }
    }

    void theSolutionIsAlwaysAmongThem() {
        const PuzzleFile file = generated({6, 6}, {}, 8);
        for (int cell = 0; cell < 36; ++cell) {
            Board board = file.board;
            const Placement taken = board.at(cell);
            board.clear(cell);
            const auto found = candidatesFor(file.puzzle, board, cell);
            QVERIFY(std::ranges::any_of(
                found, [&](Placement other) { return file.puzzle.looksLike(other, taken); }));
        }
    }

    void alikeRotationsCountOnce() {
        const Puzzle puzzle({2, 1}, {false, false}, {{{1, 1, 1, 1}}, {{1, 2, 1, 2}}});
        const Board board(puzzle.size(), 2);
        QCOMPARE(candidatesFor(puzzle, board, 0), (std::vector<Placement>{{0, 0}, {1, 0}, {1, 1}}));
    }

    /// Pieces count as right if they are in any rotation of the whole solution.
    void solutionsAreTurnedLikeTheBoard() {
        const PuzzleFile file = generated({5, 5}, {false, false}, 6);
        for (int quarters = 0; quarters < 4; ++quarters) {
            Board board = *turnedBlock(file.board, wholeBlock({5, 5}), quarters);
            const std::vector<std::uint16_t> turned = board.codes();
            board.clear(0);
            board.rotate(24, 1);
            const SolutionCheck check = checkAgainst(file.puzzle, board, file.solution);
            QVERIFY(check.solution == turned);
            QCOMPARE(check.empty, 1);
            QCOMPARE(check.right, 23);
            QCOMPARE(check.wrong, std::vector<int>{24});
        }
    }

    void solutionsThatKeepTheirRotationAreNotTurned() {
        const PuzzleFile file = generated({4, 4}, {false, false, true}, 6);
        const auto turned = turnedBlock(file.board, wholeBlock({4, 4}), 1);
        QCOMPARE(checkAgainst(file.puzzle, file.board, file.solution).right, 16);
        const SolutionCheck check = checkAgainst(file.puzzle, *turned, file.solution);
        QCOMPARE(check.right, 0);
        QCOMPARE(check.wrong.size(), std::size_t{16});
        QVERIFY(check.solution == file.solution);
        QCOMPARE(onlyCandidate({{2, 1}, {false, false, true}, {{{1, 1, 1, 1}}, {{1, 2, 1, 2}}}},
                               Board({2, 1}, 2), 0),
                 std::nullopt);
    }

    void nothingJoinsGreyThatPointsIntoTheBoard() {
        const Puzzle puzzle({2, 1}, {true, false}, {{{0, 0, 0, 0}}, {{0, 1, 0, 0}}});
        Board board(puzzle.size(), 2);
        board.place(0, {0, 0});
        QVERIFY(candidatesFor(puzzle, board, 1).empty());
        QCOMPARE(candidateCounts(puzzle, board), (std::vector{-1, 0}));
        QVERIFY(isConstrained(puzzle, board, 1));
    }
};

TESSERA_TEST(TestCandidates, Needs::Nothing)

} // namespace tessera::tst_Candidates

#include "tst_Candidates.moc"
