// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/edges/puzzle/Board.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"

namespace tessera::tst_Board {

namespace {

Puzzle randomPuzzle(Random& random, GridSize size, Rules rules) {
    std::vector<Piece> pieces(static_cast<std::size_t>(size.cells()));
    for (Piece& piece : pieces) {
        for (Color& color : piece.edges) {
            color = static_cast<Color>(random.chance(0.1) ? 0U : 1U + random.below(3));
            if (rules.isSigned && random.chance(0.5))
                color = static_cast<Color>(-color);
        }
    }
    return {size, rules, std::move(pieces)};
}

/// Of two neighbours, the second right of the first or below it: 1 if they match,
/// -1 if they do not, 0 if one is missing.
int jointByHand(const Puzzle& puzzle, const Board& board, int first, int second, Side side) {
    const Placement a = board.at(first);
    const Placement b = board.at(second);
    if (a.isEmpty() || b.isEmpty())
        return 0;
    const Color mine = puzzle.piece(a.piece()).edge(side, a.rotation());
    const Color theirs = puzzle.piece(b.piece()).edge(opposite(side), b.rotation());
    return mine == (puzzle.isSigned() ? -theirs : theirs) && mine != kGrey ? 1 : -1;
}

void compareWithCounts(const Puzzle& puzzle, const Board& board) {
    const GridSize size = board.size();
    const auto across = [&](int column, int row) {
        const int cell = size.cell(column, row);
        return jointByHand(puzzle, board, cell, cell + 1, Side::Right);
    };
    const auto down = [&](int column, int row) {
        const int cell = size.cell(column, row);
        return jointByHand(puzzle, board, cell, cell + size.width, Side::Down);
    };
    Score counted;
    const auto count = [&counted](int joint) {
        ++counted.total;
        counted.matched += joint == 1 ? 1 : 0;
        counted.mismatched += joint == -1 ? 1 : 0;
    };
    for (int row = 0; row < size.height; ++row) {
        for (int column = 0; column < size.width; ++column) {
            counted.empty += board.at(size.cell(column, row)).isEmpty() ? 1 : 0;
            const bool hasRight = column + 1 < size.width;
            const bool hasBelow = row + 1 < size.height;
            if (hasRight)
                count(across(column, row));
            if (hasBelow)
                count(down(column, row));
            if (hasRight && hasBelow) {
                ++counted.areas;
                const bool isGood = across(column, row) == 1 && across(column, row + 1) == 1 &&
                                    down(column, row) == 1 && down(column + 1, row) == 1;
                counted.badAreas += isGood ? 0 : 1;
            }
        }
    }
    const Score score = scoreOf(puzzle, board);
    QCOMPARE(score.total, counted.total);
    QCOMPARE(score.matched, counted.matched);
    QCOMPARE(score.mismatched, counted.mismatched);
    QCOMPARE(score.empty, counted.empty);
    QCOMPARE(score.areas, counted.areas);
    QCOMPARE(score.badAreas, counted.badAreas);
}

} // namespace

class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void rotationIsClockwise() {
        const Piece piece{{1, 2, 3, 4}};
        QCOMPARE(piece.edge(Side::Right, 1), Color(1));
        QCOMPARE(piece.rotated(1).edges, (std::array<Color, 4>{4, 1, 2, 3}));
        QCOMPARE(piece.rotated(3).rotated(1), piece);
        QCOMPARE(piece.rotated(2).canonical(), piece.canonical());
    }

    void placementCodes() {
        const Placement placement(16128, 3);
        QCOMPARE(placement.piece(), PieceIndex(16128));
        QCOMPARE(placement.rotation(), Rotation(3));
        QVERIFY(!placement.isEmpty());
        QCOMPARE(placement.turned(-2).rotation(), Rotation(1));
        QVERIFY(Placement().turned(1).isEmpty());
    }

    void everyOperationKeepsThePermutation() {
        Random random(5);
        const GridSize size{5, 4};
        Board board(size, 20);
        for (int i = 0; i < 20000; ++i) {
            const int cell = static_cast<int>(random.below(20));
            switch (random.below(4)) {
            case 0:
                board.place(cell, {static_cast<PieceIndex>(random.below(20)),
                                   static_cast<Rotation>(random.below(4))});
                break;
            case 1:
                board.clear(cell);
                break;
            case 2:
                board.swap(cell, static_cast<int>(random.below(20)));
                break;
            default:
                board.rotate(cell, 1);
            }
            int placed = 0;
            for (int c = 0; c < board.cells(); ++c) {
                if (board.at(c).isEmpty())
                    continue;
                ++placed;
                QCOMPARE(board.cellOf(board.at(c).piece()), std::optional<int>(c));
            }
            QCOMPARE(board.placedCount(), placed);
        }
        const auto copy = Board::fromCodes(size, 20, board.codes());
        QVERIFY(copy.has_value());
        QCOMPARE(*copy, board);
    }

    void codesThatAreNoBoardAreRefused() {
        const std::vector<std::uint16_t> twice{0, 1};
        QVERIFY(!Board::fromCodes({2, 1}, 2, twice));
        const std::vector<std::uint16_t> unknown{0, 8};
        QVERIFY(!Board::fromCodes({2, 1}, 2, unknown));
        const std::vector<std::uint16_t> tooFew{0};
        QVERIFY(!Board::fromCodes({2, 1}, 2, tooFew));
        const std::vector<std::uint16_t> tooMany(3, Placement::kEmptyCode);
        QVERIFY(!Board::fromCodes({2, 1}, 2, tooMany));
        QVERIFY(!Board::fromCodes({0, 1}, 2, {}));
        QVERIFY(!Board::fromCodes({128, 1}, 2, std::vector<std::uint16_t>(128, 0xFFFF)));
        const std::vector<std::uint16_t> good{Placement::kEmptyCode, 7};
        const auto board = Board::fromCodes({2, 1}, 2, good);
        QVERIFY(board && board->placedCount() == 1 && board->at(1) == Placement(1, 3));
    }

    void signedEdgesJoinTheirMates() {
        QVERIFY(joins(3, -3, true));
        QVERIFY(!joins(3, 3, true));
        QVERIFY(joins(3, 3, false));
        QVERIFY(!joins(0, 0, false));
        QVERIFY(!joins(0, 0, true));
    }

    void scoreCountsOnlyPlacedPairs() {
        const Puzzle puzzle({2, 1}, {false, false}, {{{1, 5, 1, 1}}, {{2, 2, 2, 5}}});
        Board board(puzzle.size(), 2);
        board.place(0, {0, 0});
        QCOMPARE(scoreOf(puzzle, board).matched, 0);
        QCOMPARE(scoreOf(puzzle, board).empty, 1);
        board.place(1, {1, 0});
        QCOMPARE(scoreOf(puzzle, board).matched, 1);
        QVERIFY(scoreOf(puzzle, board).isSolved());
        board.rotate(1, 1);
        QCOMPARE(scoreOf(puzzle, board).mismatched, 1);
    }

    /// Joints and areas counted one by one.
    void scoresCountEachJointAndArea() {
        Random random(10);
        for (const GridSize size :
             {GridSize{5, 4}, GridSize{3, 6}, GridSize{1, 5}, GridSize{4, 1}, GridSize{1, 1},
              GridSize{2, 2}, GridSize{6, 3}, GridSize{4, 5}, GridSize{3, 3}}) {
            const bool isSigned = random.chance(0.5);
            const Puzzle puzzle = randomPuzzle(random, size, {false, isSigned});
            for (int round = 0; round < 20; ++round) {
                Board board(size, puzzle.pieceCount());
                for (int cell = 0; cell < size.cells(); ++cell) {
                    if (round % 2 == 0 || random.chance(0.7))
                        board.place(cell, Placement(static_cast<PieceIndex>(cell),
                                                    static_cast<Rotation>(random.below(4))));
                }
                compareWithCounts(puzzle, board);
            }
        }
    }

    void violationsAreNamedWithTheirCells() {
        const auto grey = kGrey;
        std::vector<Piece> pieces(9, Piece{{1, 1, 1, 1}});
        pieces[0] = {{grey, 1, 1, grey}}; // a corner as placed at the upper left
        const Puzzle puzzle({3, 3}, {true, false}, pieces, {{8, {8, 0}}});
        Board board({3, 3}, 9);
        using Kind = Violation::Kind;
        using Violations = std::vector<Violation>;
        QCOMPARE(violationsOf(puzzle, board), (Violations{{Kind::HintMoved, 8}}));
        board.place(0, {0, 0});
        board.place(8, {8, 0});
        QCOMPARE(violationsOf(puzzle, board), (Violations{{Kind::GreyMissing, 8}}));
        board.clear(0);
        board.place(4, {0, 0});
        board.place(1, {1, 0});
        QCOMPARE(
            violationsOf(puzzle, board),
            (Violations{{Kind::GreyMissing, 1}, {Kind::GreyInside, 4}, {Kind::GreyMissing, 8}}));
        board.clear(4);
        board.place(2, {0, 0});
        QCOMPARE(violationsOf(puzzle, board), (Violations{{Kind::GreyMissing, 1},
                                                          {Kind::GreyMissing, 2},
                                                          {Kind::GreyInside, 2},
                                                          {Kind::GreyMissing, 8}}));
    }

    void cellsKnowTheirRimAndNeighbours() {
        for (const GridSize size : {GridSize{4, 3}, GridSize{1, 5}, GridSize{6, 1}}) {
            for (int cell = 0; cell < size.cells(); ++cell) {
                const int column = size.column(cell);
                const int row = size.row(cell);
                QCOMPARE(size.cell(column, row), cell);
                const auto check = [&](Side side, int toColumn, int toRow) {
                    const bool isInside =
                        toColumn >= 0 && toColumn < size.width && toRow >= 0 && toRow < size.height;
                    QCOMPARE(size.onRim(cell, side), !isInside);
                    QCOMPARE(size.neighbour(cell, side),
                             isInside ? std::optional(size.cell(toColumn, toRow)) : std::nullopt);
                };
                check(Side::Up, column, row - 1);
                check(Side::Right, column + 1, row);
                check(Side::Down, column, row + 1);
                check(Side::Left, column - 1, row);
            }
        }
    }

    void goldenCounts() {
        QCOMPARE((GridSize{16, 16}.totalEdges()), 480);
        QCOMPARE((GridSize{4, 3}.totalEdges()), 17);
        QCOMPARE((GridSize{1, 5}.totalEdges()), 4);
        QCOMPARE((GridSize{1, 1}.totalEdges()), 0);
        QCOMPARE((Piece{{kGrey, 1, 2, kGrey}}.greys()), 2);
        QCOMPARE((Piece{{3, 1, 2, 1}}.greys()), 0);
    }

    void goldenFitness() {
        Score score;
        QCOMPARE(score.fitness(), 1.0);
        score.total = 24;
        score.areas = 9;
        score.matched = 18;
        score.badAreas = 3;
        QCOMPARE(score.fitness(), 1 - 0.5 * (6.0 / 24 + 3.0 / 9));
        score.areas = 0;
        QCOMPARE(score.fitness(), 0.75);
    }

    void anEmptiedBoardTakesEachPieceAgain() {
        Board board({3, 2}, 6);
        for (const int cell : {0, 3, 5})
            board.place(cell, Placement(static_cast<PieceIndex>(cell), 0));
        board.clearAll();
        QCOMPARE(board.emptyCount(), 6);
        QVERIFY(board == Board({3, 2}, 6));
        board.place(1, Placement(3, 2));
        QCOMPARE(board.emptyCount(), 5);
        QCOMPARE(board.cellOf(3), 1);
    }

    /// In a puzzle whose pieces keep their rotation; and the sentence for each violation.
    void violationsAreDescribed() {
        const std::vector<Piece> pieces{
            {{1, 2, 3, 4}}, {{1, 2, 3, 4}}, {{0, 0, 0, 0}}, {{4, 3, 2, 1}}};
        const Puzzle kept({2, 2}, {false, false, true}, pieces, {{1, {1, 0}}, {3, {3, 0}}});
        Board board({2, 2}, 4);
        board.place(0, {3, 1});
        board.place(1, {0, 0}); // looks like the hint
        board.place(2, {2, 0}); // grey edges are no violation without a frame
        using Kind = Violation::Kind;
        QCOMPARE(violationsOf(kept, board),
                 (std::vector<Violation>{{Kind::Turned, 0}, {Kind::HintMoved, 3}}));
        board.rotate(1, 2);
        QCOMPARE(
            violationsOf(kept, board),
            (std::vector<Violation>{
                {Kind::Turned, 0}, {Kind::Turned, 1}, {Kind::HintMoved, 1}, {Kind::HintMoved, 3}}));
        const auto said = [](Kind kind) { return describe({kind, 7}, {4, 3}); };
        QCOMPARE(said(Kind::GreyMissing), QStringLiteral("D2: the edge at the frame is not grey"));
        QCOMPARE(said(Kind::GreyInside), QStringLiteral("D2: a grey edge points into the board"));
        QCOMPARE(said(Kind::HintMoved), QStringLiteral("D2: the hint piece is not in its place"));
        QCOMPARE(said(Kind::Turned),
                 QStringLiteral("D2: the piece is rotated; pieces keep their rotation"));
    }

    /// The lowest of those that most edges at the rim show; grey and what is inside do not count.
    void theRimShowsItsCommonestColor() {
        const std::vector<Piece> pieces{
            {{0, 7, 7, 0}}, {{5, 4, 7, 7}}, {{4, 5, 0, 0}}, {{0, 0, 0, 0}}};
        const Puzzle any({2, 2}, {false, false, false, kAnyColor}, pieces);
        Board board({2, 2}, 4);
        QCOMPARE(rimColorOn(any, board), kGrey);
        board.place(0, {0, 0});
        board.place(3, {3, 0});
        QCOMPARE(rimColorOn(any, board), kGrey);
        QCOMPARE(scoreOf(any, board).mismatched, 4);
        board.place(1, {1, 0});
        QCOMPARE(rimColorOn(any, board), Color{4});
        QCOMPARE(jointState(any, board, 1, Side::Right), JointState::Matched);
        QCOMPARE(jointState(any, board, 1, Side::Up), JointState::Mismatched);
        QCOMPARE(jointState(any, board, 2, Side::Left), JointState::Open);
        board.place(2, {2, 2}); // now 5 is at the rim twice, as is 4
        QCOMPARE(rimColorOn(any, board), Color{4});
        board.place(2, {2, 1});
        QCOMPARE(rimColorOn(any, board), Color{5});
        const Puzzle plain({2, 2}, {false, false}, pieces);
        QCOMPARE(rimColorOn(plain, board), kGrey);
        QCOMPARE(jointState(plain, board, 1, Side::Up), JointState::Rim);
        const Puzzle nine({2, 2}, {false, false, false, 9}, pieces);
        QCOMPARE(rimColorOn(nine, Board({2, 2}, 4)), Color{9});
    }

    void hintsAreLaidOnAnEmptyBoard() {
        const Puzzle puzzle({2, 2}, {false}, std::vector<Piece>(4, {{1, 2, 3, 4}}),
                            {{3, {0, 1}}, {1, {2, 3}}});
        const std::vector<std::uint16_t> expected{Placement::kEmptyCode, 11, Placement::kEmptyCode,
                                                  1};
        QCOMPARE(hintedBoard(puzzle).codes(), expected);
        QCOMPARE(hintedBoard(puzzle).placedCount(), 2);
    }

    void cellNames() {
        QCOMPARE(cellName({100, 3}, 0), QStringLiteral("A1"));
        QCOMPARE(cellName({127, 127}, 25), QStringLiteral("Z1"));
        QCOMPARE(cellName({127, 127}, 26), QStringLiteral("AA1"));
        QCOMPARE(cellName({127, 127}, 52), QStringLiteral("BA1"));
        QCOMPARE(cellName({127, 127}, 127 * 127 - 1), QStringLiteral("DW127"));
        QCOMPARE(sizeText({16, 9}), QStringLiteral("16×9"));
        QCOMPARE(cellName({100, 3}, 127), QStringLiteral("AB2"));
    }

    void impossiblePuzzlesAreRefused() {
        QVERIFY_THROWS_EXCEPTION(UserError, Puzzle({0, 4}, {}, {}));
        QVERIFY_THROWS_EXCEPTION(UserError, Puzzle({128, 4}, {}, {}));
        QVERIFY_THROWS_EXCEPTION(UserError, Puzzle({1, 1}, {}, {{{255, 0, 0, 0}}}));
        QVERIFY_THROWS_EXCEPTION(UserError, Puzzle({1, 1}, {}, {{{-1, 0, 0, 0}}}));
        QVERIFY_THROWS_EXCEPTION(UserError, Puzzle({1, 1}, {}, {{{0, 0, 0, 0}}}, {{1, {0, 0}}}));
    }

    void matchedPlusMismatchedIsTheFullScoreOfAFullBoard() {
        Random random(9);
        for (const bool isSigned : {false, true}) {
            const Puzzle puzzle = randomPuzzle(random, {6, 5}, {false, isSigned});
            Board board(puzzle.size(), puzzle.pieceCount());
            for (int cell = 0; cell < board.cells(); ++cell)
                board.place(cell, {static_cast<PieceIndex>(cell), 0});
            const Score score = scoreOf(puzzle, board);
            QCOMPARE(score.matched + score.mismatched, score.total);
            QVERIFY(score.matched > 0);
        }
    }
};

TESSERA_TEST(TestBoard, Needs::Nothing)

} // namespace tessera::tst_Board

#include "tst_Board.moc"
