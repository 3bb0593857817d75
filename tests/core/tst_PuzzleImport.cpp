// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/FormatTesting.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/formats/PieceList.h"
#include "core/edges/formats/PuzzleImport.h"
#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/SetChecksum.h"
#include "core/support/UserError.h"

namespace tessera::tst_PuzzleImport {

namespace {

PuzzleFile solvedPuzzle(GridSize size, std::uint64_t seed = 5) {
    GeneratorSettings settings;
    settings.size = size;
    settings.solved = true;
    settings.seed = seed;
    return generatePuzzle(settings);
}

/// The same board from a file that numbers and rotates its pieces in its own way.
PuzzleFile renumbered(const PuzzleFile& file) {
    return readPuzzle(findFormat(QStringLiteral("editor-grid"))->write(file)).file;
}

/// Two pairs of copies and a fifth piece, on an unframed board.
PuzzleFile withCopies() {
    const Piece first{{1, 2, 3, 4}};
    const Piece second{{1, 1, 2, 2}};
    PuzzleFile file(Puzzle({2, 2}, {false, false}, {first, second, first, second}));
    file.board.place(0, {2, 0});
    file.board.place(1, {3, 1});
    return file;
}

} // namespace

class TestPuzzleImport : public QObject {
    Q_OBJECT

private slots:
    void foundAndRead() {
        const ImportReading reading =
            readForImport(testing::golden("framed-12x6.txt"), {}, {}, nullptr);
        QCOMPARE(reading.detected.format->id(), QStringLiteral("pieces"));
        QVERIFY(!reading.detected.detection.reason.isEmpty());
        QVERIFY(reading.error.isEmpty());
        QCOMPARE(reading.result->edgeOrder, std::optional(kClockwiseOrder));
        QCOMPARE(reading.result->grey, std::optional(0));
        QCOMPARE(reading.result->file.puzzle.size(), (GridSize{12, 6}));
    }

    void correctionsAreObeyed() {
        const QByteArray bytes = testing::golden("framed-12x6.txt");
        ReadOptions options;
        options.size = GridSize{6, 12};
        const ImportReading turned = readForImport(bytes, {}, options, nullptr);
        QCOMPARE(turned.result->file.puzzle.size(), (GridSize{6, 12}));
        options = {};
        options.edgeOrder = kUpDownLeftRightOrder;
        const ImportReading reordered = readForImport(bytes, {}, options, nullptr);
        // Opposite greys fit nowhere on this board.
        QVERIFY(!reordered.result);
        QVERIFY2(reordered.error.contains(QStringLiteral("framed 12×6 board")),
                 qPrintable(reordered.error));
        options = {};
        options.grey = 77;
        const ImportReading greyless = readForImport(bytes, {}, options, nullptr);
        QVERIFY(!greyless.result || !greyless.result->file.puzzle.framed());
        const ImportReading asGrid =
            readForImport(bytes, QStringLiteral("editor-grid"), {}, nullptr);
        QVERIFY(!asGrid.result && !asGrid.error.isEmpty());
        QCOMPARE(asGrid.detected.format->id(), QStringLiteral("pieces"));
    }

    void whatIsUnknownCanStillBeRead() {
        const QByteArray prose = "Once upon a time\n";
        const ImportReading unknown = readForImport(prose, {}, {}, nullptr);
        QVERIFY(unknown.detected.format == nullptr && !unknown.result);
        QVERIFY(!unknown.error.isEmpty());
        const ImportReading forced = readForImport(prose, QStringLiteral("pieces"), {}, nullptr);
        QVERIFY2(forced.error.contains(QStringLiteral("1:1")), qPrintable(forced.error));
    }

    void jsonWithoutAPuzzleIsUnknown() {
        const PuzzleFile open = solvedPuzzle({4, 4});
        const QByteArray other = R"({"a":1})";
        const ImportReading unknown = readForImport(other, {}, {}, &open.puzzle);
        QVERIFY(unknown.detected.format == nullptr);
        QCOMPARE(unknown.error, QStringLiteral("The content is not in a known puzzle format."));
        const ImportReading forced =
            readForImport(other, QStringLiteral("web-json"), {}, &open.puzzle);
        QCOMPARE(forced.error, unknown.error);
        // Damaged JSON still names the place.
        const ImportReading damaged = readForImport(R"({"a":1)", {}, {}, nullptr);
        QVERIFY2(damaged.error.contains(QStringLiteral("1:")), qPrintable(damaged.error));
    }

    void boardsNeedTheirPuzzle() {
        const PuzzleFile file = solvedPuzzle({6, 6});
        const QByteArray bytes = findFormat(QStringLiteral("piece-rotation"))->write(file);
        const ImportReading alone = readForImport(bytes, {}, {}, nullptr);
        QVERIFY(!alone.result && !alone.needsPuzzle);
        const ImportReading with = readForImport(bytes, {}, {}, &file.puzzle);
        QVERIFY(with.needsPuzzle && with.error.isEmpty());
        QCOMPARE(with.result->file.board, file.board);
        const PuzzleFile other = solvedPuzzle({5, 5});
        const ImportReading wrong = readForImport(bytes, {}, {}, &other.puzzle);
        QVERIFY(!wrong.result);
        // Both what is missing and what is wrong with the open one.
        QVERIFY2(wrong.error.contains(QStringLiteral("open the puzzle")), qPrintable(wrong.error));
        QVERIFY2(wrong.error.contains(QStringLiteral("1:")), qPrintable(wrong.error));
        const ImportReading whole =
            readForImport(testing::golden("framed-12x6.txt"), {}, {}, &file.puzzle);
        QVERIFY(whole.result && !whole.needsPuzzle);
        // The same trouble with and without a puzzle is told once.
        const auto errorOf = [&file](const Puzzle* open) {
            return readForImport("0 0 1 x\n", QStringLiteral("pieces"), {}, open).error;
        };
        QCOMPARE(errorOf(&file.puzzle), errorOf(nullptr));
        QVERIFY(errorOf(nullptr).startsWith(QStringLiteral("1:7: ")));
    }

    void whatIsNotRecognisedCanBeReadWithoutAnError() {
        const ImportReading reading =
            readForImport("5 1 1 1 9\n", QStringLiteral("numbered"), {}, nullptr);
        QVERIFY(reading.detected.format == nullptr && reading.result && reading.error.isEmpty());
        QVERIFY(!reading.needsPuzzle);
    }

    void sourcesAreReadBesideAnOpenPuzzle() {
        const PuzzleFile file = solvedPuzzle({4, 4});
        const auto source = [&file](const char* id) {
            return PuzzleSource{
                QStringLiteral("x"), {}, findFormat(QLatin1String(id))->write(file)};
        };
        const PuzzleFile other = solvedPuzzle({4, 4}, 8);
        const PuzzleSource board = source("piece-rotation");
        QCOMPARE(readBeside(board, {}, {}, &file.puzzle).file.board, file.board);
        QVERIFY_THROWS_EXCEPTION(UserError, (void)readBeside(board, {}, {}, nullptr));
        QCOMPARE(readBeside(source("native"), {}, {}, &other.puzzle).file.puzzle, file.puzzle);
        // A puzzle in the options does not count.
        ReadOptions options;
        options.puzzle = &other.puzzle;
        QCOMPARE(readBeside(source("web-json"), {}, options, &other.puzzle).file.puzzle,
                 file.puzzle);
        QVERIFY_THROWS_EXCEPTION(UserError, (void)readBeside(board, {}, options, nullptr));
    }

    void piecesAlone() {
        PuzzleFile file = solvedPuzzle({4, 4});
        file.puzzle = file.puzzle.withHints({{5, file.board.at(5)}});
        const PuzzleFile pieces = piecesOf(file);
        QCOMPARE(pieces.puzzle, file.puzzle);
        QCOMPARE(pieces.board.placedCount(), 1);
        QCOMPARE(pieces.board.at(5), file.board.at(5));
    }

    void boardsAreMatchedByTheirEdges() {
        const PuzzleFile solved = solvedPuzzle({6, 6});
        PuzzleFile open = solved;
        open.board.clearAll();
        const PuzzleFile foreign = renumbered(solved);
        QVERIFY(foreign.puzzle.pieces()[0] != open.puzzle.pieces()[0]);
        QCOMPARE(boardOnto(open, foreign), solved.board);
    }

    void anEmptyBoardStaysEmpty() {
        const PuzzleFile solved = solvedPuzzle({4, 4});
        const Puzzle hinted = solved.puzzle.withHints({{5, solved.board.at(5)}});
        const PlacedEdges nothing{{4, 4}, false, std::vector<std::optional<Piece>>(16), {}};
        QCOMPARE(fileFromEdges(nothing, hinted).board.placedCount(), 0);
    }

    void boardsOfOtherPuzzlesAreRefused() {
        const PuzzleFile open = solvedPuzzle({6, 6});
        QVERIFY_THROWS_EXCEPTION(UserError, (void)boardOnto(open, solvedPuzzle({6, 5})));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)boardOnto(open, solvedPuzzle({6, 6}, 99)));
    }

    void hintsAndLockedPiecesStayOnEmptyCells() {
        const PuzzleFile solved = solvedPuzzle({6, 6});
        PuzzleFile part = solved;
        for (const int cell : {0, 7, 20})
            part.board.clear(cell);
        PuzzleFile open = solved;
        open.board.clearAll();
        open.board.place(7, solved.board.at(7));
        open.locked[7] = true;
        open.board.place(20, solved.board.at(20));
        open.puzzle = open.puzzle.withHints({{20, solved.board.at(20)}});
        const Board board = boardOnto(open, renumbered(part));
        QCOMPARE(board.at(7), solved.board.at(7));
        QCOMPARE(board.at(20), solved.board.at(20));
        QVERIFY(board.at(0).isEmpty());
        QCOMPARE(board.placedCount(), 35);
        QVERIFY(!firstFixedMoved(open, board));
        // A locked piece that the file has elsewhere moves there, which must then be refused.
        open.board.clear(7);
        open.board.place(0, solved.board.at(30));
        open.locked[0] = true;
        const Board moved = boardOnto(open, renumbered(part));
        QCOMPARE(moved.cellOf(solved.board.at(30).piece()), std::optional(30));
        QCOMPARE(firstFixedMoved(open, moved), std::optional(0));
        open.locked[0] = false;
        Board hintless = moved;
        hintless.clear(20);
        QCOMPARE(firstFixedMoved(open, hintless), std::optional(20));
    }

    void locksStayWithTheirPieces() {
        const PuzzleFile solved = solvedPuzzle({6, 6});
        PuzzleFile open = solved;
        open.board.clearAll();
        open.board.place(7, solved.board.at(7));
        open.board.place(8, solved.board.at(9));
        open.board.place(14, solved.board.at(14));
        PuzzleFile file = renumbered(solved);
        file.board.clear(14);
        for (const int cell : {7, 8, 14})
            open.locked[static_cast<std::size_t>(cell)] = true;
        file.locked[20] = true;
        const Board board = boardOnto(open, file);
        std::vector<bool> expected(36);
        for (const std::size_t cell : {7U, 14U, 20U}) // another piece shows on 8
            expected[cell] = true;
        QVERIFY(locksOn(board, open, file) == expected);
        // A locked piece that neither file leaves on its cell.
        Board bare = board;
        bare.clear(14);
        expected[14] = false;
        QVERIFY(locksOn(bare, open, file) == expected);
    }

    void whatDoesNotExistIsNotPlaced() {
        Board board({2, 1}, 2);
        placeOnce(board, 1, 1, 7, {}); // a turn and three quarters
        QCOMPARE(board.at(1), Placement(1, 3));
        for (const int piece : {-1, 1, 2})
            QVERIFY_THROWS_EXCEPTION(FormatError, placeOnce(board, 0, piece, 0, {}));
        QVERIFY_THROWS_EXCEPTION(FormatError, placeOnce(board, 1, 0, 0, {}));
        QCOMPARE(board.placedCount(), 1);
        std::vector<Hint> hints;
        addHint(hints, {1, {1, 0}}, {2, 1}, 2, {});
        for (const Hint& wrong :
             {Hint{-1, {0, 0}}, {2, {0, 0}}, {0, {2, 0}}, {1, {0, 0}}, {0, {1, 0}}})
            QVERIFY_THROWS_EXCEPTION(FormatError, addHint(hints, wrong, {2, 1}, 2, {}));
        addHint(hints, {0, {0, 3}}, {2, 1}, 2, {});
        QCOMPARE(hints, (std::vector<Hint>{{1, {1, 0}}, {0, {0, 3}}}));
    }

    void copiesStayWhereTheyLie() {
        const PuzzleFile open = withCopies();
        PuzzleFile foreign = open;
        foreign.board.clearAll();
        foreign.board.place(0, {0, 0});
        foreign.board.place(1, {1, 1});
        foreign.board.place(2, {2, 3});
        foreign.board.place(3, {3, 2});
        const Board board = boardOnto(open, foreign);
        QCOMPARE(board.at(0), Placement(2, 0));
        QCOMPARE(board.at(1), Placement(3, 1));
        QCOMPARE(board.at(2), Placement(0, 3));
        QCOMPARE(board.at(3), Placement(1, 2));
    }

    /// Boards of few different pieces, some of which look the same rotated.
    void everyBoardShowsTheFilesEdges() {
        Random random(6);
        const std::vector<Piece> kinds{{{1, 2, 3, 4}}, {{1, 1, 2, 2}}, {{3, 4, 3, 4}}};
        const auto filled = [&random](PuzzleFile file) {
            std::vector<PieceIndex> pieces{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
            random.shuffle(std::span(pieces));
            file.board.clearAll();
            for (int cell = 0; cell < 12; ++cell) {
                if (random.chance(0.7))
                    file.board.place(cell, {pieces[static_cast<std::size_t>(cell)],
                                            static_cast<Rotation>(random.below(4))});
            }
            return file;
        };
        for (int i = 0; i < 200; ++i) {
            std::vector<Piece> pieces;
            for (int piece = 0; piece < 12; ++piece)
                pieces.push_back(
                    kinds[random.index(3)].rotated(static_cast<Rotation>(random.below(4))));
            PuzzleFile open = filled(PuzzleFile(Puzzle({4, 3}, {false, false}, pieces)));
            const PuzzleFile file = filled(open);
            for (int cell = 0; cell < 12; ++cell)
                open.locked[static_cast<std::size_t>(cell)] =
                    !open.board.at(cell).isEmpty() && random.chance(0.3);
            const Board board = boardOnto(open, file);
            const auto seen = placedEdges(open.puzzle, board).cells;
            const auto wanted = placedEdges(file.puzzle, file.board).cells;
            const auto before = placedEdges(open.puzzle, open.board).cells;
            for (int cell = 0; cell < 12; ++cell) {
                const auto at = static_cast<std::size_t>(cell);
                if (wanted[at])
                    QCOMPARE(seen[at], wanted[at]);
                else if (seen[at])
                    QVERIFY(open.locked[at] && board.at(cell) == open.board.at(cell));
                // Without a copy that is left the file has its way.
                for (PieceIndex copy = 0; open.locked[at] && !seen[at] && copy < 12; ++copy)
                    QVERIFY(open.puzzle.standardForm(copy) !=
                                open.puzzle.standardForm(open.board.at(cell).piece()) ||
                            board.cellOf(copy));
                if (wanted[at] && wanted[at] == before[at])
                    QCOMPARE(board.at(cell).piece(), open.board.at(cell).piece());
            }
        }
    }

    void theFirstFixedPieceThatMovesIsFound() {
        PuzzleFile open = withCopies();
        open.puzzle = open.puzzle.withHints({{1, {1, 1}}}); // a copy of what lies there
        Board board = open.board;
        QCOMPARE(firstFixedMoved(open, board), std::nullopt);
        board.clear(0);
        QCOMPARE(firstFixedMoved(open, board), std::nullopt);
        open.locked[0] = true;
        QCOMPARE(firstFixedMoved(open, board), std::optional(0));
        open.locked[0] = false;
        board.place(1, {1, 1});
        QCOMPARE(firstFixedMoved(open, board), std::optional(1));
        open.board.place(1, {1, 0}); // no longer the hint
        QCOMPARE(firstFixedMoved(open, board), std::nullopt);
    }

    /// The same set as another user may have listed it: with another order, other rotations and
    /// colours.
    void theSameSetIsLaidInTheOpenPuzzlesNumbers() {
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const PuzzleFile open = solvedPuzzle({6, 6}, seed);
            PuzzleFile other = renumbered(open);
            ColorNames names;
            const Color most = other.puzzle.highestColor();
            for (Color color = 1; color <= most; ++color)
                names[color] = static_cast<Color>(most + 1 - color);
            QVERIFY(!firstPieceNotIn(open.puzzle, other.puzzle));
            QVERIFY(boardInNumbersOf(withoutHints(open), other).codes() == open.board.codes());
            other.puzzle = renamed(other.puzzle, names);
            QVERIFY_THROWS_EXCEPTION(FormatError, (void)boardOnto(open, other));
            QVERIFY(!firstPieceNotIn(open.puzzle, other.puzzle));
            PuzzleFile laid = withoutHints(open);
            laid.board = boardInNumbersOf(laid, other);
            QVERIFY(scoreOf(laid.puzzle, laid.board).isSolved());
        }
    }

    void theFirstPieceThatIsNotInTheSetIsNamed() {
        const PuzzleFile open = solvedPuzzle({4, 4});
        std::vector<Piece> pieces(open.puzzle.pieces().begin(), open.puzzle.pieces().end());
        std::ranges::reverse(pieces);
        std::rotate(pieces[2].edges.begin(), pieces[2].edges.begin() + 1, pieces[2].edges.end());
        const auto missing = [&] {
            return firstPieceNotIn(open.puzzle, Puzzle({4, 4}, open.puzzle.rules(), pieces));
        };
        QVERIFY(!missing());
        pieces[5].edges[0] = 9;
        QCOMPARE(missing(), std::optional<PieceIndex>(5));
        pieces[5] = pieces[3];
        QCOMPARE(missing(), std::optional<PieceIndex>(5));
        // Some pieces of a set are not another set.
        pieces.resize(4);
        QVERIFY(!missing());
        pieces[3].edges[0] = 9;
        QCOMPARE(missing(), std::optional<PieceIndex>(3));
    }
};

TESSERA_TEST(TestPuzzleImport, Needs::Nothing)

} // namespace tessera::tst_PuzzleImport

#include "tst_PuzzleImport.moc"
