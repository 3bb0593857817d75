// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/moves/MovableCells.h"
#include "core/edges/puzzle/Board.h"
#include "core/support/UserError.h"

#include <set>

namespace tessera::tst_StartBoard {
using namespace tessera::test;

namespace {

Board emptyBoard(const Puzzle& puzzle) { return {puzzle.size(), puzzle.pieceCount()}; }

Board startOf(const EdgeProblem& problem, Random& random) {
    const CompiledPuzzle pieces(problem.puzzle());
    const MovableCells cells(problem, pieces);
    ScoredBoard board(pieces);
    makeStart(board, problem, cells, problem.startKind(), random);
    return board.toBoard();
}

/// Why there is no such problem; empty if there is.
QString refusalOf(const Puzzle& puzzle, const Board& start, const std::vector<bool>& locked = {}) {
    try {
        static_cast<void>(EdgeProblem(puzzle, start, locked, StartKind::Board));
    } catch (const UserError& error) {
        return error.sentence();
    }
    return {};
}

/// A puzzle of each kind with its solution, one piece of which is a hint and another one locked.
struct Solved {
    Solved(Random& random, const KindOfPuzzle& kind)
        : puzzle(withHint(randomPuzzle(random, kind))), board(puzzle.size(), puzzle.pieceCount()),
          locked(asIndex(board.cells())) {
        for (int cell = 0; cell < board.cells(); ++cell)
            board.place(cell, {static_cast<PieceIndex>(cell), 0});
        locked[0] = true;
    }
    static Puzzle withHint(const Puzzle& puzzle) {
        const int last = puzzle.size().cells() - 1;
        return puzzle.withHints({{last, {static_cast<PieceIndex>(last), 0}}});
    }

    Puzzle puzzle;
    Board board;
    std::vector<bool> locked;
};

} // namespace

class TestStartBoard : public QObject {
    Q_OBJECT

private slots:
    void everyStartFillsTheBoardAndRespectsTheFrame() {
        Random random(21);
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, kind));
            for (const auto start : {StartKind::Random, StartKind::Greedy, StartKind::Board}) {
                const EdgeProblem problem(puzzle, emptyBoard(puzzle), {}, start);
                const Board board = startOf(problem, random);
                QCOMPARE(board.emptyCount(), 0);
                QVERIFY(violationsOf(puzzle, board).empty());
            }
        }
    }

    void whatIsNotPlacedIsSpare() {
        Random random(23);
        const Puzzle puzzle = randomPuzzle(random, {{5, 4}, {true, false}, 2, 4});
        const CompiledPuzzle pieces(puzzle);
        ScoredBoard board(pieces);
        for (const int cell : {0, 7, 19})
            board.set(board.grid().position(cell), {static_cast<PieceIndex>(cell), 0});
        std::multiset<int> spare;
        const SparePieces found = sparePieces(board);
        for (std::size_t kind = 0; kind < found.size(); ++kind) {
            for (const PieceIndex piece : found[kind]) {
                QCOMPARE(static_cast<std::size_t>(pieces.kindOfPiece(piece)), kind);
                spare.insert(piece);
            }
        }
        std::multiset<int> expected;
        for (int piece = 1; piece < 19; ++piece) {
            if (piece != 7)
                expected.insert(piece);
        }
        QVERIFY(spare == expected);
    }

    void fixedPiecesAndTheGivenBoardStay() {
        Random random(22);
        const Puzzle plain = randomPuzzle(random, {{6, 5}, {true, false}, 2, 4});
        const Puzzle puzzle = plain.withHints({{14, {14, 0}}});
        Board given = emptyBoard(puzzle);
        for (const int cell : {0, 3, 8, 9, 15})
            given.place(cell, {static_cast<PieceIndex>(cell), 0});
        std::vector<bool> locked(30);
        locked[8] = true;
        for (int i = 0; i < 50; ++i) {
            for (const auto kind : {StartKind::Random, StartKind::Greedy, StartKind::Board}) {
                const EdgeProblem problem(puzzle, given, locked, kind);
                QVERIFY(problem.isFixed(14) && problem.isFixed(8) && !problem.isFixed(9));
                const Board board = startOf(problem, random);
                QCOMPARE(board.at(14), Placement(14, 0));
                QCOMPARE(board.at(8), Placement(8, 0));
                if (kind == StartKind::Board)
                    QCOMPARE(board.at(9), Placement(9, 0));
            }
        }
    }

    void givenPiecesThatBreakTheFrameAreLaidAside() {
        Random random(23);
        const Puzzle puzzle = randomPuzzle(random, {{4, 4}, {true, false}, 2, 4});
        Board given = emptyBoard(puzzle);
        given.place(5, {0, 0});
        given.place(0, {5, 0});
        const Board board = startOf(EdgeProblem(puzzle, given, {}, StartKind::Board), random);
        QCOMPARE(board.emptyCount(), 0);
        QVERIFY(violationsOf(puzzle, board).empty());
    }

    void randomStartsReachEveryPieceAndRotation() {
        Random random(24);
        const Puzzle puzzle = randomPuzzle(random, {{3, 2}, {false, false}, 2, 4});
        const EdgeProblem problem(puzzle, emptyBoard(puzzle), {}, StartKind::Random);
        std::set<std::uint16_t> seen;
        for (int i = 0; i < 500; ++i)
            seen.insert(startOf(problem, random).at(2).code());
        QCOMPARE(seen.size(), std::size_t(24));
    }

    void greedyStartsAreMuchBetterThanRandomOnes() {
        Random random(25);
        const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, {{10, 10}, {}, 4, 10}));
        const EdgeProblem greedy(puzzle, emptyBoard(puzzle), {}, StartKind::Greedy);
        const EdgeProblem plain(puzzle, emptyBoard(puzzle), {}, StartKind::Random);
        for (int i = 0; i < 10; ++i) {
            const int good = matchedEdges(puzzle, startOf(greedy, random));
            QVERIFY2(good > 120, qPrintable(QString::number(good)));
            QVERIFY(matchedEdges(puzzle, startOf(plain, random)) < 60);
        }
    }

    /// Also in slices of any length, which do not change what is drawn.
    void startsAreTheSameInEveryVersion() {
        Random random(31);
        QByteArray text;
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Solved solved(random, kind);
            Board given = solved.board;
            for (int cell = 0; cell < given.cells(); cell += 2)
                given.swap(cell, static_cast<int>(random.index(asIndex(given.cells()))));
            for (int cell = 2; cell < given.cells(); cell += 3)
                given.rotate(cell, 1);
            const EdgeProblem problem(solved.puzzle, given, {}, StartKind::Board);
            const CompiledPuzzle pieces(problem.puzzle());
            const MovableCells cells(problem, pieces);
            ScoredBoard board(pieces);
            for (const auto start : {StartKind::Own, StartKind::Random, StartKind::Board,
                                     StartKind::Greedy, StartKind::Greedy}) {
                const auto tried = makeStart(board, problem, cells, start, random);
                text += QByteArray::number(static_cast<qulonglong>(tried)) + ' ' +
                        checksum(board.toBoard().codes()) + '\n';
                QCOMPARE(tried > 0, start == StartKind::Greedy && !cells.all().empty() &&
                                        cells.ofKind(CellKind::Corner).size() < cells.all().size());
            }
            const std::uint64_t seed = random.bits();
            Random whole(seed);
            const auto tried = makeStart(board, problem, cells, StartKind::Greedy, whole);
            const Board filled = board.toBoard();
            for (const std::uint64_t slice : {1U, 7U, 40U}) {
                Random sliced(seed);
                layFixedPieces(board, problem);
                GreedyStart greedy(board, cells, sliced);
                QCOMPARE(greedy.advance(0, sliced), std::uint64_t{0});
                std::uint64_t sum = 0;
                while (!greedy.isFull())
                    sum += greedy.advance(slice, sliced);
                QCOMPARE(sum, tried);
                QCOMPARE(board.toBoard(), filled);
            }
        }
        QCOMPARE(checksum(text), QByteArray("8417b4c83467d258"));
    }

    /// More than are counted at once: the best of all, by trying each.
    void theBestOfManyPiecesIsTheBest() {
        Random random(32);
        const Puzzle puzzle = randomPuzzle(random, {{15, 11}, {false, false}, 2, 6});
        const CompiledPuzzle pieces(puzzle);
        ScoredBoard board(pieces);
        for (int round = 0; round < 60; ++round) {
            board.clear();
            std::vector<PieceIndex> candidates = puzzle.pieceIndices();
            random.shuffle(std::span<PieceIndex>(candidates));
            for (const int cell : {66, 68, 52, 82}) {
                board.set(board.grid().position(cell), {candidates.back(), 0});
                candidates.pop_back();
            }
            candidates.resize(1 + random.index(candidates.size()));
            const Position position = board.grid().position(67);
            int most = 0;
            for (const PieceIndex piece : candidates) {
                for (Rotation rotation = 0; rotation < 4; ++rotation)
                    most = std::max(most, board.matchesOf({piece, rotation}, position));
            }
            const BestPiece best = bestPieceFor(board, position, candidates, random);
            QCOMPARE(best.matches, most);
            QCOMPARE(best.placement.piece(), candidates[best.index]);
            QCOMPARE(board.matchesOf(best.placement, position), most);
        }
        // Each of many equally good ones is drawn about equally often.
        const Puzzle equal({10, 10}, {false, false}, std::vector<Piece>(100, {{1, 2, 3, 4}}));
        const CompiledPuzzle alike(equal);
        const ScoredBoard empty(alike);
        std::vector<int> drawn(100);
        for (int i = 0; i < 20'000; ++i)
            ++drawn[bestPieceFor(empty, empty.grid().position(0), equal.pieceIndices(), random)
                        .index];
        QVERIFY(std::ranges::min(drawn) > 130 && std::ranges::max(drawn) < 275);
    }

    void fullBoardsAreThoseThatKeepTheRules() {
        Random random(33);
        int full = 0;
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Solved solved(random, kind);
            const EdgeProblem problem(solved.puzzle, solved.board, solved.locked, StartKind::Board);
            const CompiledPuzzle pieces(problem.puzzle());
            QVERIFY(isFullBoard(problem, pieces, solved.board.codes()));
            for (int i = 0; i < 60; ++i) {
                const auto cells = asIndex(solved.board.cells());
                Board board = solved.board;
                board.swap(static_cast<int>(random.index(cells)),
                           static_cast<int>(random.index(cells)));
                if (i % 3 == 0)
                    board.rotate(static_cast<int>(random.index(cells)), 1 + i % 2);
                if (i % 10 == 0)
                    board.clear(static_cast<int>(random.index(cells)));
                bool keeps = board.emptyCount() == 0;
                for (int cell = 0; cell < board.cells(); ++cell) {
                    if (problem.isFixed(cell))
                        keeps = keeps && board.at(cell) == problem.start().at(cell);
                    else
                        keeps = keeps && solved.puzzle.respectsFrame(cell, board.at(cell));
                }
                QCOMPARE(isFullBoard(problem, pieces, board.codes()), keeps);
                full += keeps ? 1 : 0;
            }
            std::vector<std::uint16_t> codes = solved.board.codes();
            codes.push_back(Placement::kEmptyCode);
            QVERIFY(!isFullBoard(problem, pieces, codes));
        }
        QVERIFY(full > 500);
    }

    /// Cell by cell, with hints and locked pieces, and back again.
    void turnedAndUnframedProblemsAreTheSame() {
        Random random(34);
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Solved solved(random, kind);
            const EdgeProblem problem(solved.puzzle, solved.board, solved.locked,
                                      StartKind::Greedy);
            const GridSize size = solved.puzzle.size();
            const auto turned = turnedProblem(problem);
            QCOMPARE(turned->given().size(), size.turned());
            QCOMPARE(turned->given().rules(), solved.puzzle.rules());
            QCOMPARE(turned->given().hints().size(), std::size_t{1});
            QCOMPARE(turned->startKind(), StartKind::Greedy);
            QCOMPARE(matchedEdges(turned->given(), turned->start()), solved.puzzle.totalEdges());
            QVERIFY(violationsOf(turned->given(), turned->start()).empty());
            const bool kept = solved.puzzle.keepsRotation();
            for (int cell = 0; cell < size.cells(); ++cell) {
                const int there = size.turnedCell(cell);
                QCOMPARE(turned->isFixed(there), problem.isFixed(cell));
                QCOMPARE(turned->start().at(there), solved.board.at(cell).turned(kept ? 0 : 1));
            }
            std::vector<std::uint16_t> codes(asIndex(size.cells()));
            turnBack(solved.puzzle, turned->start().codes(), codes);
            QCOMPARE(codes, solved.board.codes());

            const auto open = withoutFrame(problem);
            Rules rules = solved.puzzle.rules();
            rules.framed = false;
            QCOMPARE(open->given().rules(), rules);
            QCOMPARE(open->given().hints().size(), std::size_t{0});
            QCOMPARE(open->start(), solved.board);
            QCOMPARE(open->startKind(), StartKind::Greedy);
            for (int cell = 0; cell < size.cells(); ++cell)
                QCOMPARE(open->isFixed(cell), problem.isFixed(cell));
        }
    }

    void bestPieceTakesTheBestAndDrawsTies() {
        // Piece 1 matches piece 0 only if rotated; pieces 2 and 3 tie below it.
        const Puzzle puzzle({4, 1}, {false, false},
                            {{{1, 2, 1, 1}}, {{3, 3, 3, 2}}, {{4, 4, 4, 4}}, {{5, 5, 5, 5}}});
        const CompiledPuzzle pieces(puzzle);
        ScoredBoard board(pieces);
        board.set(board.grid().position(0), {0, 0});
        Random random(26);
        const std::vector<PieceIndex> all{3, 2, 1};
        for (int i = 0; i < 20; ++i) {
            const BestPiece best = bestPieceFor(board, board.grid().position(1), all, random);
            QCOMPARE(best.placement, Placement(1, 0));
            QCOMPARE(best.index, std::size_t(2));
            QCOMPARE(best.matches, 1);
        }
        std::set<PieceIndex> seen;
        const std::vector<PieceIndex> poor{3, 2};
        for (int i = 0; i < 100; ++i)
            seen.insert(
                bestPieceFor(board, board.grid().position(1), poor, random).placement.piece());
        QCOMPARE(seen.size(), std::size_t(2));
    }

    /// Pieces 0 and 1 are copies, both are hints, and one of them lies on the other's cell.
    void hintsThatAreCopiesAreAllThere() {
        Random random(28);
        const Puzzle other = randomPuzzle(random, {{3, 3}, {false, false}, 2, 4});
        std::vector<Piece> pieces(other.pieces().begin(), other.pieces().end());
        pieces[0] = pieces[1];
        const Puzzle puzzle({3, 3}, {false, false}, pieces, {{0, {0, 0}}, {4, {1, 0}}});
        Board given = emptyBoard(puzzle);
        given.place(0, {1, 0});
        const EdgeProblem problem(puzzle, given, {}, StartKind::Board);
        for (const Hint& hint : puzzle.hints()) {
            QVERIFY(problem.isFixed(hint.cell));
            QCOMPARE(problem.start().at(hint.cell), hint.placement);
        }
        // Copies that are exchanged look right already.
        given.place(4, {0, 0});
        QCOMPARE(EdgeProblem(puzzle, given, {}, StartKind::Board).start(), given);
    }

    void whatIsImpossibleIsNamed() {
        Random random(27);
        const Puzzle puzzle = randomPuzzle(random, {{4, 4}, {true, false}, 2, 4});
        const Board empty = emptyBoard(puzzle);
        std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
        const auto withPiece = [&](std::size_t index, const Piece& piece) {
            std::vector<Piece> changed = pieces;
            changed[index] = piece;
            return refusalOf({{4, 4}, {}, changed}, empty);
        };
        QCOMPARE(refusalOf(puzzle, empty), QString());
        QCOMPARE(withPiece(0, pieces[1]), QStringLiteral("A framed board of 4×4 cells needs 8 side "
                                                         "piece(s), but the puzzle has 9."));
        QCOMPARE(withPiece(5, pieces[1]), QStringLiteral("A framed board of 4×4 cells needs 4 "
                                                         "inner piece(s), but the puzzle has 3."));
        QCOMPARE(
            refusalOf({{3, 1}, {}, {pieces[5], pieces[5], pieces[5]}}, Board({3, 1}, 3)),
            QStringLiteral("A framed board of 3×1 cells needs 0 inner piece(s), but the puzzle "
                           "has 3."));
        QCOMPARE(
            refusalOf({{3, 1}, {}, std::vector<Piece>(3, {{0, 1, 0, 0}})}, Board({3, 1}, 3)),
            QStringLiteral("A framed board of 3×1 cells needs 1 piece(s) with two opposite grey "
                           "edges, but the puzzle has 0."));
        QCOMPARE(
            refusalOf({{2, 1}, {}, std::vector<Piece>(2)}, Board({2, 1}, 2)),
            QStringLiteral("A framed board of 2×1 cells needs 2 piece(s) with three grey edges, "
                           "but the puzzle has 0."));
        pieces.pop_back();
        QCOMPARE(refusalOf({{4, 4}, {}, pieces}, Board({4, 4}, 15)),
                 QStringLiteral("The puzzle has 15 pieces for 16 cells; a search needs as many "
                                "pieces as cells."));
        for (const Board& other : {Board({8, 2}, 16), Board({4, 4}, 15), Board({4, 4}, 17)})
            QCOMPARE(refusalOf(puzzle, other),
                     QStringLiteral("The start board belongs to another puzzle."));

        const Puzzle hinted = puzzle.withHints({{5, {5, 0}}});
        std::vector<bool> locked(16);
        locked[5] = locked[6] = true;
        QCOMPARE(refusalOf(hinted, empty, locked), QString());
        Board clash = empty;
        clash.place(6, {5, 0});
        QCOMPARE(refusalOf(hinted, clash, locked),
                 QStringLiteral("The piece locked on C2 contradicts the hint on B2."));
        clash.place(5, {6, 0});
        QCOMPARE(refusalOf(hinted, clash, locked),
                 QStringLiteral("The piece locked on B2 contradicts the hint on B2."));
        Board wrong = empty;
        wrong.place(6, {0, 0});
        QCOMPARE(refusalOf(puzzle, wrong), QString());
        QCOMPARE(refusalOf(puzzle, wrong, locked),
                 QStringLiteral("The piece fixed on C2 does not respect the frame."));
        // A locked cell without a piece is free, and so is one behind the end of the list.
        const EdgeProblem problem(puzzle, empty, {true, true}, StartKind::Board);
        for (int cell = 0; cell < 16; ++cell)
            QVERIFY(!problem.isFixed(cell));
    }

    /// A copy that lies unturned on the hint's cell is as good.
    void copiesOfAHintMayLieThere() {
        const std::vector<Piece> pieces(2, {{1, 2, 3, 4}});
        const Puzzle puzzle({2, 1}, {false, false, true}, pieces, {{0, {0, 0}}});
        Board given({2, 1}, 2);
        given.place(0, {1, 0});
        QCOMPARE(EdgeProblem(puzzle, given, {}, StartKind::Board).start(), given);
        QVERIFY(EdgeProblem(puzzle, given, {}, StartKind::Board).isFixed(0));
    }

    void impossibleProblemsAreRefused() {
        Random random(27);
        const Puzzle puzzle = randomPuzzle(random, {{4, 4}, {true, false}, 2, 4});
        const Board empty = emptyBoard(puzzle);
        std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
        pieces.pop_back();
        const Puzzle incomplete({4, 4}, {}, pieces);
        QVERIFY_THROWS_EXCEPTION(
            UserError, EdgeProblem(incomplete, emptyBoard(incomplete), {}, StartKind::Random));
        pieces.push_back(pieces[5]);
        const Puzzle cornerMissing({4, 4}, {}, pieces);
        QVERIFY_THROWS_EXCEPTION(UserError,
                                 EdgeProblem(cornerMissing, empty, {}, StartKind::Random));
        QVERIFY_THROWS_EXCEPTION(UserError,
                                 EdgeProblem(puzzle, Board({5, 4}, 16), {}, StartKind::Random));

        const Puzzle hinted = puzzle.withHints({{5, {5, 0}}});
        Board clash = empty;
        clash.place(6, {5, 0});
        std::vector<bool> locked(16);
        QCOMPARE(EdgeProblem(hinted, clash, locked, StartKind::Random).start().at(5),
                 Placement(5, 0));
        locked[6] = true;
        QVERIFY_THROWS_EXCEPTION(UserError, EdgeProblem(hinted, clash, locked, StartKind::Random));
        QVERIFY_THROWS_EXCEPTION(
            UserError, EdgeProblem(puzzle.withHints({{5, {0, 0}}}), empty, {}, StartKind::Random));
    }
};

TESSERA_TEST(TestStartBoard, Needs::Nothing)

} // namespace tessera::tst_StartBoard

#include "tst_StartBoard.moc"
