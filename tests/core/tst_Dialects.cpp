// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/FormatTesting.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/formats/PuzzleImport.h"
#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Board.h"

namespace tessera::tst_Dialects {
using namespace tessera::testing;

namespace {

const Format& format(const char* id) { return *findFormat(QLatin1String(id)); }

PuzzleFile generated(GridSize size, bool solved = true) {
    GeneratorSettings settings;
    settings.size = size;
    settings.solved = solved;
    settings.hints.count = 2;
    settings.seed = 4;
    return generatePuzzle(settings);
}

/// The puzzle without its hints, which most lists cannot hold.
Puzzle bare(const PuzzleFile& file) { return file.puzzle.withHints({}); }

QByteArray joined(std::initializer_list<int> numbers, const char* separator) {
    QByteArrayList words;
    for (const int number : numbers)
        words += QByteArray::number(number);
    return words.join(separator);
}

std::vector<std::optional<Piece>> seen(const PuzzleFile& file) {
    return placedEdges(file.puzzle, file.board).cells;
}

QByteArray binaryWord(int color) {
    return color == kGrey ? QByteArray(16, '1')
                          : QByteArray::number(color, 2).rightJustified(16, '0');
}

} // namespace

class TestDialects : public QObject {
    Q_OBJECT

private slots:
    void goldenFilesAreDetectedReadAndWritten_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<bool>("written");
        QTest::newRow("signed-5x4.tessera") << QByteArray("native") << true;
        QTest::newRow("framed-7x5.url") << QByteArray("viewer-url") << true;
        QTest::newRow("framed-12x6.txt") << QByteArray("pieces") << true;
        QTest::newRow("grid-6x6.grid") << QByteArray("editor-grid") << true;
        QTest::newRow("hints-first-6x6.txt") << QByteArray("hints-first") << false;
        QTest::newRow("numbered-6x6.txt") << QByteArray("numbered") << false;
        QTest::newRow("numbered-6x6.csv") << QByteArray("numbered") << false;
        QTest::newRow("binary-6x6.csv") << QByteArray("binary-csv") << false;
        QTest::newRow("board-6x6.et2") << QByteArray("piece-rotation") << true;
        QTest::newRow("board-6x6.tiles") << QByteArray("five-integers") << true;
        QTest::newRow("puzzle-6x6.json") << QByteArray("web-json") << true;
        QTest::newRow("positions-6x6.txt") << QByteArray("positions") << false;
    }
    void goldenFilesAreDetectedReadAndWritten() {
        QFETCH(QByteArray, id);
        QFETCH(bool, written);
        const QByteArray text = golden(QTest::currentDataTag());
        QVERIFY(!text.isEmpty());
        QCOMPARE(detectFormat(text).format->id(), QString::fromLatin1(id));
        QVERIFY(!detectFormat(text).detection.reason.isEmpty());
        const PuzzleFile open = generated({6, 6});
        ReadOptions options;
        if (id == "piece-rotation" || id == "positions")
            options.puzzle = &open.puzzle;
        const PuzzleFile file = readPuzzle(text, options).file;
        const Format& dialect = format(id.constData());
        QCOMPARE(dialect.canWrite(), written);
        if (written)
            QCOMPARE(QString::fromUtf8(dialect.write(file)), QString::fromUtf8(text));
        else
            QVERIFY_THROWS_EXCEPTION(UserError, (void)dialect.write(file));
        if (QByteArray(QTest::currentDataTag()).contains("6x6")) {
            if (file.board.placedCount() > 2)
                QCOMPARE(seen(file), seen(open));
            else
                QCOMPARE(bare(file), bare(open));
        }
    }

    /// A golden file that is cut off or damaged is still recognised, so that the error has a
    /// position.
    void brokenFilesAreStillDetected_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const QByteArray& text, const char* place) {
            QTest::newRow(name) << text << QString::fromLatin1(place);
        };
        row("list, cut off", "0 0 1 2\n0 0", "2:4");
        row("list, a word", "2 2\n0 0 1 2\n0 0 x 1\n", "3:5");
        row("numbered, a word", "1 0 0 1 2\n2 0 0 x 1\n", "2:7");
        row("bars, cut off", "0,0,1,1,0 | 1,1,1,1,1 |\n0,0,1", "2:6");
        row("grid, a word", "[0 1 1 0] x", "1:11");
        row("JSON, cut off", QByteArray("{\"name\": \"b\", \"wid"), "1:19");
        row("JSON of something else", R"({"music": 1})", "");
        row("native, cut off", golden("signed-5x4.tessera").first(200), "9:16");
    }
    void brokenFilesAreStillDetected() {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        try {
            (void)readPuzzle(text);
            QFAIL("was read all the same");
        } catch (const FormatError& error) {
            const QString found = error.position().line == 0 ? QString()
                                                             : QStringLiteral("%1:%2")
                                                                   .arg(error.position().line)
                                                                   .arg(error.position().column);
            QVERIFY2(found == place, error.what());
        }
    }

    void editorGrid() {
        PuzzleFile file = generated({6, 6});
        file.board.clear(9);
        file.locked[10] = true;
        const QByteArray text = format("editor-grid").write(file);
        QVERIFY(text.startsWith("# Grid format: 6x6x8\n# Grid score: 56/60\n"));
        const PuzzleFile back = format("editor-grid").read(text, {}).file;
        QCOMPARE(seen(back), seen(file));
        QCOMPARE(back.locked, file.locked);
        // One cell per line, bars between, brackets separate: all are the same.
        QByteArray loose = text;
        loose.replace('[', "\n[ ").replace(']', " ]|");
        QCOMPARE(format("editor-grid").read(loose, {}).file, back);
        // An empty cell cannot be locked.
        PuzzleFile odd = file;
        odd.locked[9] = true;
        QCOMPARE(format("editor-grid").read(format("editor-grid").write(odd), {}).file, back);
        QVERIFY_THROWS_EXCEPTION(UserError, (void)format("editor-grid").write(generated({7, 6})));
        // Without the comment and a frame, the layout tells.
        const QByteArray row = "1 2 3 4 5 6 7 8\n";
        QCOMPARE(detectFormat(row + row).format->id(), QStringLiteral("editor-grid"));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)detectFormat(row + "1 2 3 4\n5 6 7 8\n"));
    }

    void editorGridsLookLikeThis() {
        PuzzleFile file(Puzzle({3, 3}, {false, false}, std::vector<Piece>(9, {{1, 20, 3, 39}})));
        for (int cell = 0; cell < 9; ++cell) {
            if (cell != 5)
                file.board.place(cell, {static_cast<PieceIndex>(cell), 0});
        }
        for (const int cell : {0, 1, 4, 8})
            file.locked[static_cast<std::size_t>(cell)] = true;
        const QByteArray text = "# Grid format: 3x3x39\n# Grid score: 0/12\n"
                                "[ 1 20  3 39] [ 1 20  3 39]  1 20  3 39\n"
                                "  1 20  3 39 [ 1 20  3 39]  0  0  0  0\n"
                                "  1 20  3 39   1 20  3 39 [ 1 20  3 39]\n";
        QCOMPARE(format("editor-grid").write(file), text);
        // The size in the comment is only believed if it is one.
        const PuzzleFile back = format("editor-grid").read(text, {}).file;
        for (const char* head :
             {"# Grid format: 9xq\n", "# Grid format: qx9\n", "# Grid format:\n"})
            QCOMPARE(format("editor-grid").read(head + text.sliced(22), {}).file, back);
        file.puzzle = Puzzle({3, 3}, {false, false}, std::vector<Piece>(9, {{1, 20, 3, 40}}));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)format("editor-grid").write(file));
    }

    /// Each format with its confidence, of texts that are like its own or nearly so.
    void howCertainTheFormatsAre_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("claims");
        const auto row = [](const QByteArray& text, const char* claims) {
            QTest::newRow(text.left(60).simplified().constData())
                << text << QString::fromLatin1(claims);
        };
        row("1 2 3 4\n5 6 7 8\n", "pieces 60");
        row("1 2 3 4\n1 2 3 4 5 6 7 8\n", "pieces 20");
        row("1 2 3 4 5 6 7 8\n1 2 3 4 5 6 7 8\n", "editor-grid 70");
        row((QByteArray("1 1 1 1 ").repeated(127) + '\n').repeated(127), "editor-grid 70");
        row("a b c d e f g h\na b c d e f g h\n", "");
        row("0 1 1 0 0 0 1 1 1 1 0 0 1 0 0 1\n", "editor-grid 70");
        row("0 1 1 0 0 0 1 1 1 1 0 0 0 0 0 0\n", "editor-grid 70");
        row("0 1 1 0 0 0 1 1 1 1 0 0 1 0 1 1\n", "");
        row("0 0 0 0\n", "pieces 60");
        row("[1 2 3 4] 5\n", "editor-grid 20");
        row("[0 1 1 0] 0 0 1 1\n1 1 0 0 1 0 0 x\n", "editor-grid 70");
        row("# Grid format: x\n", "editor-grid 95");
        row("2 2\n", "");
        row("2 2\n1 2 3 4\n", "pieces 60");
        row("1 2 3 4\n2 2\n", "pieces 20");
        row("a b\n1 2 3 4\n", "");
        row("abcd\n", "pieces 45");
        row("abcd\n1 2 3 4\n", "pieces 60");
        row("up right down left\n1 2 3 4\n", "pieces 60");
        row("1 2 3 4\nup right down left\n", "pieces 20");
        row("x 1 2 3 4\nx 1 2 3 4\n", "pieces 60");
        row(QByteArray("1 2 3 4\n").repeated(40) + "x y z\n", "pieces 60");
        row("1 2 3 4\n" + QByteArray("5 6 7 8\n").repeated(38) + "x y z\n", "pieces 20");
        row("0 1 2 3 0\n1 1 2 3 3\n", "five-integers 50, numbered 55");
        row("0 1 2 3 0\n1 1 2 3 4\n", "numbered 85");
        row("1 1 2 3 -1\n2 1 2 3 0\n", "five-integers 50, numbered 85");
        row("2 1 2 3 4\n3 1 2 3 4\n", "");
        row("1 1 2 3 4\n1 1 2 3 5\n", "");
        row("1 1 2 3 4\n3 1 2 3 4\n", "");
        row("-1 1 2 3 4\n0 1 2 3 4\n", "");
        row("1 abcd\n2 abce\n", "numbered 85");
        row("n: 2\n1 1 2 3 4\n", "numbered 85");
        row("a 2\nz 2\nA 2\nZ 2\n1 1 2 3 4\n", "numbered 85");
        row("1 1 2 3 4\nn: 2\n", "numbered 19");
        row("1 1 2 3 4\n2 1 2 3 4 5\n", "numbered 19");
        row("1\n1 1 1 0\n", "hints-first 80");
        row("1 1\n1 1 1 0\n", "pieces 60");
        row("1\n1 1 1\n", "");
        row("x\n1 1 1 1\n", "");
        row("1\n1 1 1 x\n", "");
        row("1\n1 1 1 1 1\n", "");
        row("1\n", "");
        row("1\n0000000000000001,1\n", "binary-csv 90");
        row("1 1\n0000000000000001,1\n", "");
        row("1\n000000000000001,1\n", "");
        row("1\n0000000000000002,1\n", "");
        row("1/0 2/0\n", "piece-rotation 85");
        row("---/-\n", "piece-rotation 85");
        row("a/b\n", "");
        row("1/x\n", "");
        row("/1\n", "");
        row("-1/0\n", "piece-rotation 85");
        row("2 2\n0 0 0\n", "positions 75");
        row("2 2 2\n0 0 0\n", "");
        row("2 2\n0 0 0 0\n", "pieces 60");
        row("0,0,1,1,0 | 1,1,1,1,1 |", "five-integers 85");
        row("0,0,1,1,0 | 1,1,1,1,1 |\n0\n", "five-integers 20");
        row("0,0,1,1,0 | 1,1,1 |\n", "");
        row("0,0,1,1,0\n0,0,1,1,0\n", "five-integers 50");
        row("0,0,1,1\n", "pieces 60");
        row("board_edges=abcd", "viewer-url 95");
        row("board_edges=abcd\n# more\n", "viewer-url 1");
        row("{\"board_edges=\": 1}", "");
        row("{\"pieces\": []}", "web-json 80");
        row("{\"pieces\": [", "web-json 80");
        row("{\"board\": 1}", "web-json 80");
        row("{\"board_edges\": 1}", "web-json 80");
        row("{\"x\": 1}", "");
        row("{\"x\": 1", "web-json 10");
        row("[\"board\"]", "editor-grid 20");
        row("\xEF\xBB\xBF{\"format\": \"tessera\"}", "native 100");
        row(" {\"format\": \"tessera\"}", "native 100");
        row("{\"name\": \"tessera\"}", "native 20");
        row("\"format\": \"tessera\"", "");
        row("c\nc tessera 1\n", "dimacs 95");
        row("c x\np cnf 1 1\n", "dimacs 95");
        row("p cnx 1 1\n", "");
        row("s SATISFIABLE\n", "dimacs 95");
        row("s UNSATISFIABLE\n", "dimacs 95");
        row("s unknown\n", "");
        row("v 1 0\n", "dimacs 95");
        row("v x\n", "");
        row("v\n", "");
        row("c\n", "");
    }
    void howCertainTheFormatsAre() {
        QFETCH(QByteArray, text);
        QStringList claims;
        for (const Format* each : allFormats()) {
            if (const int confidence = each->detect(text).confidence; confidence > 0)
                claims += each->id() + u' ' + QString::number(confidence);
        }
        QTEST(claims.join(QStringLiteral(", ")), "claims");
    }

    void lockedNeighboursSurviveTheEditorGrid() {
        Random random(5);
        for (int side = 2; side <= 8; ++side) {
            for (int i = 0; i < 20; ++i) {
                const Rules rules{random.chance(0.5), false};
                PuzzleFile file(test::randomPuzzle(random, {{side, side}, rules, 2, 12}));
                for (int cell = 0; cell < side * side; ++cell) {
                    file.board.place(cell, {static_cast<PieceIndex>(cell), 0});
                    file.locked[static_cast<std::size_t>(cell)] = random.chance(0.7);
                }
                const QByteArray text = format("editor-grid").write(file);
                QVERIFY2(!text.contains("]["), text);
                QCOMPARE(seen(format("editor-grid").read(text, {}).file), seen(file));
                QCOMPARE(format("editor-grid").read(text, {}).file.locked, file.locked);
                // As written before there were spaces between locked cells.
                QByteArray tight = text;
                tight.replace("] [", "][");
                QCOMPARE(format("editor-grid").read(tight, {}).file.locked, file.locked);
                tight.replace("][", " ][");
                QCOMPARE(format("editor-grid").read(tight, {}).file.locked, file.locked);
            }
        }
        try {
            (void)format("editor-grid").read("[0 0 1 1][0 x 1 1]", {});
            QFAIL("was read all the same");
        } catch (const FormatError& error) {
            QVERIFY2(error.position() == (TextPosition{1, 13}), error.what());
        }
    }

    void hintsFirst() {
        const PuzzleFile file = generated({6, 6});
        QByteArray text = "2\n";
        for (const Hint& hint : file.puzzle.hints()) {
            text += joined({hint.cell / 6 + 1, hint.cell % 6 + 1, hint.placement.piece() + 1,
                            hint.placement.rotation()},
                           " ") +
                    '\n';
        }
        text += format("pieces").write(file);
        QCOMPARE(readPuzzle(text).file.puzzle, file.puzzle);
        const QByteArray none = "0\n" + format("pieces").write(file);
        QCOMPARE(readPuzzle(none).file.puzzle, bare(file));
    }

    void numberedLists() {
        const Puzzle puzzle = bare(generated({6, 6}));
        QByteArray blanks = "ntiles: 36\n";
        QByteArray semicolons = "# a comment\n";
        QByteArray commas;
        for (int i = 35; i >= 0; --i) {
            const auto& [n, e, s, w] = puzzle.piece(static_cast<PieceIndex>(i)).edges;
            blanks += joined({i + 1, n, e, s, w}, " ") + '\n';
            semicolons += joined({i, n, e, s, w}, ";") + "\r\n";
            commas += joined({i + 1, e, s, w, n}, ",") + '\n';
        }
        const QByteArray commaInComment = "# ids, edges\n" + blanks + "# n, e, s, w\n";
        for (const QByteArray& text : {blanks, semicolons, commas, commaInComment}) {
            QCOMPARE(detectFormat(text).format->id(), QStringLiteral("numbered"));
            QCOMPARE(readPuzzle(text).file.puzzle, puzzle);
        }
    }

    void binaryCsv() {
        const PuzzleFile file = generated({6, 6});
        for (const bool flagged : {false, true}) {
            QByteArray text = "6\n";
            for (int i = 0; i < 36; ++i) {
                const auto index = static_cast<PieceIndex>(i);
                for (const Color color : file.puzzle.piece(index).edges)
                    text += binaryWord(color) + ',';
                QByteArray tail = "0,0,0";
                for (const Hint& hint : file.puzzle.hints()) {
                    if (hint.placement.piece() != index)
                        continue;
                    const int x = hint.cell % 6;
                    const int y = hint.cell / 6;
                    tail = flagged ? joined({1, x, y}, ",")
                                   : joined({x, y, hint.placement.rotation()}, ",");
                }
                text += tail + '\n';
            }
            const ReadResult result = readPuzzle(text);
            const Puzzle& read = result.file.puzzle;
            QVERIFY(std::ranges::equal(read.pieces(), file.puzzle.pieces()));
            QCOMPARE(result.warnings.join(u'|'),
                     flagged ? QStringLiteral(
                                   "The hints have no rotations; their pieces stay as listed.")
                             : QString());
            // The flag tells no rotation.
            std::vector<Hint> hints(file.puzzle.hints().begin(), file.puzzle.hints().end());
            for (Hint& hint : hints)
                hint.placement = {hint.placement.piece(),
                                  flagged ? Rotation(0) : hint.placement.rotation()};
            const auto byCell = [](const Hint& a, const Hint& b) { return a.cell < b.cell; };
            std::ranges::sort(hints, byCell);
            std::vector<Hint> found(read.hints().begin(), read.hints().end());
            std::ranges::sort(found, byCell);
            QCOMPARE(found, hints);
        }
    }

    void boardsWithoutPieces() {
        PuzzleFile file = generated({7, 6});
        file.board.clear(20);
        ReadOptions options;
        options.puzzle = &file.puzzle;
        for (const char* id : {"piece-rotation", "five-integers", "web-json"}) {
            const QByteArray text = format(id).write(file);
            QCOMPARE(detectFormat(text).format->id(), QLatin1String(id));
            QCOMPARE(readPuzzle(text, options).file.board, file.board);
        }
        const QByteArray text = format("piece-rotation").write(file);
        QVERIFY_THROWS_EXCEPTION(FormatError, (void)readPuzzle(text));
    }

    void boardsThatTurnKeptPiecesAreRefused() {
        const std::vector<Piece> pieces{{{1, 2, 3, 4}}, {{5, 6, 7, 2}}};
        PuzzleFile turning(Puzzle({2, 1}, {false, false}, pieces));
        PuzzleFile kept(Puzzle({2, 1}, {false, false, true}, pieces));
        turning.board.place(0, {1, 0});
        turning.board.place(1, {0, 3});
        ReadOptions options;
        options.puzzle = &kept.puzzle;
        for (const char* id : {"piece-rotation", "web-json", "native"}) {
            QByteArray text = format(id).write(turning);
            if (id != std::string_view("piece-rotation")) {
                kept.board = turning.board;
                text = format(id).write(kept);
            }
            try {
                (void)format(id).read(text, options);
                QFAIL(id);
            } catch (const UserError& error) {
                QVERIFY2(error.sentence().startsWith(QStringLiteral("B1: the piece is rotated")),
                         error.what());
            }
        }
        kept.board.clearAll();
        kept.solution = turning.board.codes();
        QVERIFY_THROWS_EXCEPTION(FormatError,
                                 (void)format("native").read(format("native").write(kept), {}));
        kept.solution.clear();
        kept.board.place(0, {1, 0});
        kept.board.place(1, {0, 0});
        kept.info.title = QStringLiteral("TetraVex");
        const PuzzleFile back = readPuzzle(format("web-json").write(kept)).file;
        QCOMPARE(back.puzzle, kept.puzzle);
        QCOMPARE(back.board, kept.board);
        // By its edges: a board that looks the same, or nothing.
        QCOMPARE(boardOnto(kept, kept), kept.board);
        QVERIFY_THROWS_EXCEPTION(FormatError, (void)boardOnto(kept, turning));
    }

    void fiveIntegersKeepTheRotations() {
        const PuzzleFile file = generated({5, 4});
        const PuzzleFile back = readPuzzle(format("five-integers").write(file)).file;
        QCOMPARE(seen(back), seen(file));
        for (int cell = 0; cell < 20; ++cell) {
            QCOMPARE(back.board.at(cell).rotation(), file.board.at(cell).rotation());
            QCOMPARE(back.puzzle.piece(back.board.at(cell).piece()),
                     file.puzzle.piece(file.board.at(cell).piece()));
        }
        // One cell per line.
        const QByteArray lines = "0 1 2 0 1\n0 0 3 1 3\n2 3 0 0 0\n3 0 0 3 0\n";
        QCOMPARE(detectFormat(lines).format->id(), QStringLiteral("five-integers"));
        QCOMPARE(readPuzzle(lines).file.puzzle.size(), (GridSize{2, 2}));
        // As Niang’s program (2010) prints them: a last bar, a row number or none.
        const QByteArray rows = "0 | 0, 1,2, 0, 1 | 0,0,3,1,3 |\n2,3,0,0,0 | 3,0,0,3, 0 |\n";
        const PuzzleFile printed = readPuzzle(rows).file;
        QCOMPARE(matchedEdges(printed.puzzle, printed.board), 4);
        QCOMPARE(printed.puzzle.piece(0), (Piece{{1, 2, 0, 0}}));
    }

    void fiveIntegersGiveTheSize() {
        const auto sizeOf = [](const QByteArray& text) {
            return format("five-integers").read(text, {}).file.puzzle.size();
        };
        const QByteArray cell = "1,1,1,1,0";
        QCOMPARE(sizeOf((cell + '|').repeated(127)), (GridSize{127, 1}));
        QCOMPARE(sizeOf("0 |" + cell + " |" + cell), (GridSize{2, 1}));
        QCOMPARE(sizeOf((cell + "|\n").repeated(127)), (GridSize{1, 127}));
        QCOMPARE(sizeOf((cell + "|\n").repeated(4)), (GridSize{1, 4}));
        QCOMPARE(sizeOf((cell + '\n').repeated(4)), (GridSize{2, 2}));
        QCOMPARE(sizeOf((cell + '\n').repeated(3)), (GridSize{1, 3}));
        QCOMPARE(sizeOf((cell + '\n').repeated(16129)), (GridSize{127, 127}));
        const auto isSigned = [](const QByteArray& text) {
            return format("five-integers").read(text, {}).file.puzzle.isSigned();
        };
        QVERIFY(!isSigned("0,1,1,0,0|1,1,1,1,0|-1,-1,-1,-1,-1|\n"));
        QVERIFY(isSigned("1,1,1,1,0|1,-1,1,1,0|\n") && isSigned("1,-1,1,1,0|1,1,1,1,0|\n"));
    }

    void webJson() {
        const PuzzleFile file = generated({6, 6});
        const PuzzleFile back = readPuzzle(format("web-json").write(file)).file;
        QCOMPARE(back.puzzle, file.puzzle);
        QCOMPARE(back.board, file.board);
        QCOMPARE(back.info.title, file.info.title);
        PuzzleFile titled = file;
        titled.info.title = QStringLiteral("tessera"); // the word that a Tessera file starts with
        QCOMPARE(readPuzzle(format("web-json").write(titled)).file.info.title, titled.info.title);
        // Without a frame's word, a kept rotation has no meaning.
        const QByteArray one = "{\"width\": 1, \"height\": 1, \"pieces\": [[1,2,3,4]], ";
        QVERIFY(!readPuzzle(one + "\"keepsRotation\": true}").file.puzzle.keepsRotation());
        QVERIFY(readPuzzle(one + "\"framed\": false, \"keepsRotation\": true}")
                    .file.puzzle.keepsRotation());
        // A board alone: by its letters, or with the puzzle by its codes.
        const QByteArray alone = R"({"name": "b", "size": 2, "board": [-1, 4, 8, 12],
                                     "board_edges": "aaaaaacbedaacaad"})";
        QCOMPARE(readPuzzle(alone).file.board.placedCount(), 3);
        const PuzzleFile four = generated({2, 2});
        ReadOptions options;
        options.puzzle = &four.puzzle;
        QCOMPARE(readPuzzle(alone, options).file.board.at(3), Placement(3, 0));
    }

    void brokenGrids_data() {
        brokenColumns();
        addBroken("empty", "", 1, 1, "the cells of a square board");
        addBroken("three cells", "1 1 1 1 1 1 1 1\n1 1 1 1\n", 3, 1, "found 3 cell(s)");
        addBroken("cut off", "1 1 1 1 1 1\n", 2, 1,
                  "4 numbers per cell, found the end of the file");
        addBroken("code 40", "1 1 40 1\n", 1, 5, "a pattern from 0 to 39, found “40”");
        addBroken("open bracket", "[1 1 1 1\n", 2, 1, "the bracket ]");
        addBroken("wrong bracket", "[1 1 1 1 1\n", 1, 10, "the bracket ], found “1”");
        addBroken("a word", "1 1 x 1\n", 1, 5, "“x”");
        addBroken("too many", QByteArray("1 1 1 1\n").repeated(16130), 16130, 1, "at most 16129");
        addBroken("a word behind a bracket", "[x 1 1 1]\n", 1, 2, "found “x”");
        addBroken("a word behind two brackets", "[1 1 1 1][x 1 1 1]\n", 1, 11, "found “x”");
        addBroken("early bracket", "[1 1] 1 1\n", 1, 4, "found “1]”");
        addBroken("bracket of no cell", "1 1 1 1]\n", 1, 7, "found “1]”");
        addBroken("another size in front", "# Grid format: 4x4x3\n1 1 1 1\n", 1, 1,
                  "a grid of 4×4 cells, found 1×1");
        addBroken("another size", "\n# Grid format: 4x4x3\n0 1 2 0 0 0 1 1\n1 2 0 0 2 0 0 1\n", 2,
                  1, "a grid of 4×4 cells, found 2×2");
    }
    void brokenGrids() { checkBroken("editor-grid"); }

    void brokenHintsFirst_data() {
        brokenColumns();
        addBroken("empty", "", 1, 1, "the number of hints");
        addBroken("two numbers", "1 2\n", 1, 3, "the end of the line");
        addBroken("negative", "-1\n", 1, 1, "a number of hints");
        addBroken("short hint", "1\n1 1 1\n", 2, 1, "row, column, piece and rotation");
        addBroken("rotation 4", "1\n1 1 1 4\n", 2, 7, "a rotation from 0 to 3");
        addBroken("off the board", "1\n2 1 1 0\n1 1 1 1\n", 2, 1, "a cell of the 1×1 board");
        addBroken("right of the board", "1\n1 2 1 0\n1 1 1 1\n", 2, 1,
                  "a cell of the 1×1 board, found row 1, column 2");
        addBroken("row 0", "1\n0 1 1 0\n", 2, 1, "a row from 1 to 127");
        addBroken("column 128", "1\n1 128 1 0\n", 2, 3, "a column from 1 to 127");
        addBroken("piece 0", "1\n1 1 0 0\n", 2, 5, "a piece from 1 to 16129");
        addBroken("too many hints", "16130\n", 1, 1, "a number of hints from 0 to 16129");
        addBroken("no such piece", "1\n1 1 2 0\n1 1 1 1\n", 2, 1,
                  "a piece and a cell of this puzzle, found piece 2 on cell 1");
        addBroken("clash", "2\n1 1 1 0\n1 1 2 0\n1 1 1 1\n2 2 2 2\n3 3 3 3\n4 4 4 4\n", 3, 1,
                  "no other hint uses, found piece 2 on A1");
        addBroken("no pieces", "0\n", 2, 1, "a piece");
        addBroken("too many pieces", "0\n" + QByteArray("1 1 1 1\n").repeated(16130), 16131, 1,
                  "at most 16129 pieces");
    }
    void brokenHintsFirst() { checkBroken("hints-first"); }

    void brokenNumbered_data() {
        brokenColumns();
        addBroken("empty", "", 1, 1, "a piece");
        addBroken("same number", "1 1 1 1 1\n1 2 2 2 2\n", 2, 1, "not used before");
        addBroken("four numbers", "1 1 1 1\n", 1, 8, "4 numbers or letters on a line");
        addBroken("six numbers", "1;1;1;1;1;1\n", 1, 11, "4 numbers or letters on a line");
        addBroken("negative id", "-1;1;1;1;1\n", 1, 1, "a piece number");
        addBroken("words below", "1 1 1 1 1\nfoo bar baz\n", 2, 1, "a piece number");
        addBroken("a gap", "3 1 1 1 1\n1 1 1 1 1\n\n 4 1 1 1 1\n6 1 1 1 1\n", 1, 1,
                  "the piece number 2, found 3");
        addBroken("gigantic id", "99999999999;1;1;1;1\n", 1, 1, "a piece number");
    }
    void brokenNumbered() { checkBroken("numbered"); }

    void brokenBinary_data() {
        brokenColumns();
        const QByteArray grey(16, '1');
        const QByteArray one = "0000000000000001,";
        addBroken("empty", "", 1, 1, "the side of the board");
        addBroken("size 200", "200\n", 1, 1, "from 1 to 127");
        addBroken("short word", "1\n101," + one + one + one + "0,0,0\n", 2, 1, "16 binary digits");
        addBroken("digit 2", "1\n" + one + "0000000000000002," + one + one + "0,0,0\n", 2, 18,
                  "16 binary digits");
        addBroken("cut off", "1\n" + one + one + "\n", 2, 35, "7 values on a line");
        addBroken("too few", "2\n" + one + one + one + one + "0,0,0\n", 3, 1, "4 piece(s)");
        addBroken("off the board", "1\n" + one + one + one + one + "1,0,1\n", 2, 1, "hint's cell");
        const QByteArray four = one + one + one + one;
        const QByteArray rest = four + "0,0,0\n";
        addBroken("right of the board", "2\n" + four + "2,1,0\n" + rest.repeated(3), 2, 1,
                  "a hint's cell on the 2×2 board and its rotation, found 2,1,0");
        addBroken("below the board", "2\n" + rest + four + "0,2,0\n" + rest.repeated(2), 3, 1,
                  "found 0,2,0");
        addBroken("rotation 4", "3\n" + four + "2,0,4\n" + rest.repeated(8), 2, 1, "found 2,0,4");
        addBroken("cell 127", "1\n" + four + "127,0,0\n", 2, 69, "a cell or a rotation from 0");
        addBroken("too many pieces", "127\n" + rest.repeated(16130), 16131, 1,
                  "at most 16129 pieces");
        addBroken("eight values", "1\n" + four + "0,0,0,0\n", 2, 75, "7 values on a line");
        addBroken("large colour", "1\n0000000100000000," + one + one + one + "0,0,0\n", 2, 1,
                  "at most 254, found 256");
    }
    void brokenBinary() { checkBroken("binary-csv"); }

    void brokenFiveIntegers_data() {
        brokenColumns();
        addBroken("empty", "", 1, 1, "a row of cells");
        addBroken("four numbers", "1,1,1,1 |\n", 1, 9, "4 colours and a rotation, found 4");
        addBroken("six numbers", "1,1,1,1,1,1 |\n", 1, 11, "4 colours and a rotation");
        addBroken("rotation 4", "1,1,1,1,4 |\n", 1, 9, "a rotation from -1 to 3");
        addBroken("ragged rows", "1,1,1,1,0|1,1,1,1,0|\n1,1,1,1,0|\n", 2, 1, "a row of 2 cells");
        addBroken("colour 300", "300,1,1,1,0|\n", 1, 1, "a colour");
        addBroken("rotation -2", "1,1,1,1,-2 |\n", 1, 9, "a rotation from -1 to 3");
        addBroken("rotation 9, without blanks", "0|1,1,1,1,0|1,1,1,1,9|\n", 1, 21, "a rotation");
        addBroken("a row's number at its end", "0|1,1,1,1,0|7|\n", 1, 14,
                  "4 colours and a rotation, found 1 number(s)");
        addBroken("a word behind a bar", "0 |x,1,1,1,0|\n", 1, 4, "a colour");
        addBroken("columns are characters", "1,ü|\n", 1, 4, "found 2 number(s)");
        addBroken("bars alone", "|\n", 1, 1, "a row of 1 to 127 cells, found 0 cell(s)");
        addBroken("200 cells", QByteArray("1,1,1,1,0| ").repeated(200), 1, 1,
                  "a row of 1 to 127 cells, found 128 cell(s)");
        addBroken("200 cells without blanks", QByteArray("1,1,1,1,0|").repeated(200), 1, 1,
                  "a row of 1 to 127 cells, found 128 cell(s)");
        addBroken("128 rows", QByteArray("1,1,1,1,0|\n").repeated(128), 128, 1,
                  "a row of 1 cells, at most 127 of them, found 1 cell(s)");
        addBroken("too many lines", QByteArray("1,1,1,1,0\n").repeated(16130), 16130, 1,
                  "a row of 1 cells");
    }
    void brokenFiveIntegers() { checkBroken("five-integers"); }

    void brokenWebJson_data() {
        brokenColumns();
        addBroken("empty", "", 1, 1, "valid JSON");
        addBroken("board without pieces", R"({"board": [0]})", 0, 0, "open the puzzle");
        addBroken("neither", R"({"a": 1})", 0, 0, "not in a known puzzle format");
        addBroken("no width", R"({"pieces": [[1,1,1,1]]})", 1, 1, "“width”");
        addBroken("too few", R"({"width": 2, "height": 1, "pieces": [[1,1,1,1]]})", 1, 37,
                  "2 piece");
        addBroken("three colours", R"({"width": 1, "height": 1, "pieces": [[1,1,1]]})", 1, 38,
                  "4 colours");
        addBroken("colour", "{\"width\": 2, \"height\": 1, \"pieces\": [[1,1,1,1],\n [1,1,1,999]]}",
                  2, 2, "at most 254, found 999");
        addBroken("hint",
                  R"({"width": 1, "height": 1, "pieces": [[1,1,1,1]], "hints": [{"pos": 1}]})", 1,
                  68, "a cell from 0 to 0");
        addBroken(
            "hints that clash",
            R"({"width": 2, "height": 1, "pieces": [[1,1,1,1], [1,1,1,2]], "hints": [)"
            "\n{\"pos\": 1, \"piece\": 0, \"rot\": 0},\n{\"pos\": 1, \"piece\": 1, \"rot\": 0}]}",
            3, 1, "no other hint uses, found piece 2 on B1");
        addBroken("twice",
                  R"({"width": 2, "height": 1, "pieces": [[1,1,1,1], [1,1,1,2]], "board": [0, 1]})",
                  1, 74, "is on no other cell");
        addBroken("key twice", R"({"width": 1, "height": 1, "pieces": 7, "pieces": [[1,1,1,999]]})",
                  1, 51, "at most 254, found 999");
        const QByteArray two =
            "{\"width\": 2, \"height\": 1, \"pieces\": [[1,1,1,1], [1,1,1,2]], \"board\": ";
        addBroken("three cells", two + "[0, 4, -1]}", 1, 70, "2 cell(s), found 3");
        addBroken("piece 2 of 2", two + "[0, 8]}", 1, 74, "a placement from -1 to 7");
        addBroken("letters", R"({"board_edges": "abcz"})", 1, 17, "four letters per cell");
    }
    void brokenWebJson() { checkBroken("web-json"); }

    /// These need a puzzle, so checkBroken() is not enough.
    void brokenBoards_data() {
        QTest::addColumn<QByteArray>("id");
        brokenColumns();
        const auto row = [](const char* name, const char* id, const QByteArray& bytes, int line,
                            int column, const char* part) {
            QTest::newRow(name) << QByteArray(id) << bytes << line << column
                                << QString::fromUtf8(part);
        };
        row("P/R: empty", "piece-rotation", "", 1, 1, "2 row(s), found 0");
        row("P/R: cut off", "piece-rotation", "1/0 2/0\n3/0\n", 2, 4, "2 cell(s), found 1");
        row("P/R: long row", "piece-rotation", "1/0 2/0 3/0\n", 1, 9, "the end of the row");
        row("P/R: long board", "piece-rotation", "1/0 2/0\n3/0 4/0\n1/0\n", 3, 1, "another row");
        row("P/R: piece 5", "piece-rotation", "1/0 5/0\n", 1, 5, "a piece from 1 to 4");
        row("P/R: piece 0", "piece-rotation", "0/0\n", 1, 1, "a piece from 1 to 4");
        row("P/R: rotation", "piece-rotation", "1/0 2/4\n", 1, 7, "a rotation from 0 to 3");
        row("P/R: twice", "piece-rotation", "1/0 1/1\n", 1, 5,
            "not used before, found piece 1 on B1");
        row("P/R: word", "piece-rotation", "1/0 x\n", 1, 5, "piece/rotation");
        row("P/R: minus", "piece-rotation", "-1/0\n", 1, 1, "a piece from 1 to 4");
        for (const char* odd : {"1/-", "a/b", "1/x", "/1", "x/1"})
            row(qPrintable(QStringLiteral("P/R: ") + QLatin1String(odd)), "piece-rotation", odd, 1,
                1, "piece/rotation or ---/-");
        row("positions: column", "positions", "2 2\n2 0 0\n", 2, 1, "a column from 0 to 1");
        row("positions: rotation", "positions", "2 2\n0 0 4\n", 2, 5, "a rotation from 0 to 3");
        row("positions: short", "positions", "2 2\n 0 0\n", 2, 2,
            "column, row and rotation of a piece, found 2 number(s)");
        row("positions: long head", "positions", "2 2 2\n", 1, 1,
            "width and height, found 3 number(s)");
        row("positions: size", "positions", "3 3\n", 1, 1, "the puzzle's size 2×2, found 3×3");
        row("positions: cut off", "positions", "2 2\n0 0 0\n", 3, 1, "the end of the file");
        row("positions: off", "positions", "2 2\n0 2 0\n", 2, 3, "a row from 0 to 1");
        row("positions: same cell", "positions", "2 2\n0 0 0\n0 0 1\n", 3, 1,
            "not used before, found piece 2 on A2");
        row("positions: more", "positions", "2 2\n0 0 0\n0 1 0\n1 0 0\n1 1 0\n0 0 0\n", 6, 1,
            "another piece");
        row("grid: other piece", "editor-grid", "9 9 9 9 0 0 0 0\n0 0 0 0 0 0 0 0\n", 0, 0,
            "A1: the puzzle has no piece 9 9 9 9 left");
        row("grid: other size", "editor-grid", "9 9 9 9\n", 0, 0,
            "The board is 1×1, the puzzle 2×2");
    }
    void brokenBoards() {
        QFETCH(QByteArray, id);
        QFETCH(QByteArray, bytes);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QString, part);
        const PuzzleFile four = generated({2, 2});
        ReadOptions options;
        options.puzzle = &four.puzzle;
        try {
            (void)format(id.constData()).read(bytes, options);
            QFAIL("was read all the same");
        } catch (const FormatError& error) {
            QVERIFY2(error.sentence().contains(part), error.what());
            QVERIFY2(error.position() == (TextPosition{line, column}), error.what());
        }
    }
};

TESSERA_TEST(TestDialects, Needs::Nothing)

} // namespace tessera::tst_Dialects

#include "tst_Dialects.moc"
