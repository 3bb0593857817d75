// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/FormatTesting.h"

#include "core/edges/formats/PuzzleImport.h"
#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Board.h"

namespace tessera::tst_ViewerUrlFormat {
using namespace tessera::testing;

namespace {

/// A solved 2×2 board: a ring of the colours b, c, d, e.
const QByteArray kEdges = "abeaaacbedaacaad";

QByteArray url(const QByteArray& more = {}, const QByteArray& edges = kEdges) {
    return "puzzle=Two&board_w=2&board_h=2&board_edges=" + edges + more;
}

const Format& viewer() { return *findFormat(QStringLiteral("viewer-url")); }

PuzzleFile read(const QByteArray& bytes) { return viewer().read(bytes, {}).file; }

} // namespace

class TestViewerUrlFormat : public QObject {
    Q_OBJECT

private slots:
    void solvedBoard() {
        const PuzzleFile file = read(url());
        QVERIFY(scoreOf(file.puzzle, file.board).isSolved());
        QVERIFY(file.puzzle.framed());
        QCOMPARE(file.info.title, QStringLiteral("Two"));
        QVERIFY(violationsOf(file.puzzle, file.board).empty());
    }

    void sampleOfTheViewerIsSolved() {
        const PuzzleFile file =
            read("puzzle=Sample_4x4&board_w=4&board_h=4&board_edges="
                 "ajjaajojaetjaaeejoeaootottooeajteojattoootttjajtjeaaoeaeteaejaae"
                 "&board_types=bccbcddccddcbccb");
        QCOMPARE(matchedEdges(file.puzzle, file.board), 24);
    }

    void addressesAroundTheParameters() {
        const PuzzleFile plain = read(url());
        QCOMPARE(read("https://example.org/viewer#" + url()), plain);
        QCOMPARE(read("https://example.org/viewer?" + url() + "\n"), plain);
        QCOMPARE(read('?' + url()), plain);
        QCOMPARE(read("\xEF\xBB\xBF  #" + url() + "\r\n"), plain);
        QCOMPARE(read("https://example.org/?board_w=9&puzzle=One#" + url()), plain);
        // No query follows the “#”.
        QCOMPARE(read("#author=?motifs_order=marie&" + url()), plain);
        QCOMPARE(read("board_edges=" + kEdges).board, plain.board);
        QCOMPARE(read("board_edges=" + QByteArray(4 * 127 * 127, 'b')).puzzle.size(),
                 (GridSize{127, 127}));
    }

    void motifOrdersOnlyRename() {
        const PuzzleFile jef = read(url("&motifs_order=jef"));
        QCOMPARE(jef.puzzle.piece(0).edges, (std::array<Color, 4>{0, 19, 4, 0})); // a t e a
        const PuzzleFile marie = read(url("&motifs_order=marie"));
        QCOMPARE(marie.puzzle, read(url("&motifs_order=jblackwood")).puzzle);
        QVERIFY(scoreOf(marie.puzzle, marie.board).isSolved());
    }

    void emptyCells() {
        ReadResult result = viewer().read(url({}, "abeaaaaaedaacaad"), {});
        QCOMPARE(result.file.board.emptyCount(), 1);
        QCOMPARE(result.file.puzzle.pieceCount(), 3);
        QCOMPARE(result.warnings.size(), 1);
        QCOMPARE(matchedEdges(result.file.puzzle, result.file.board), 2);
    }

    void pieceNumbersGiveTheOrder() {
        const PuzzleFile fromOne = read(url("&board_pieces=004003002001"));
        QCOMPARE(fromOne.board.at(0), Placement(3, 0));
        QCOMPARE(read(url("&board_pieces=003002001000")), fromOne);
        const ReadResult doubled = viewer().read(url("&board_pieces=001001002003"), {});
        QCOMPARE(doubled.warnings.size(), 1);
        QCOMPARE(doubled.file.board.at(0), Placement(0, 0));
        const auto warnings = [](const char* numbers, const QByteArray& edges = kEdges) {
            return viewer()
                .read(url(QByteArray("&board_pieces=") + numbers, edges), {})
                .warnings.join(u' ');
        };
        const QString contradict = QStringLiteral("contradict each other");
        QCOMPARE(warnings("004003002001"), QString());
        QCOMPARE(warnings("000003002001"), QString());
        QVERIFY(warnings("005003002001").contains(contradict));
        QVERIFY(warnings("004003002000").contains(contradict));
        // What the numbers say of an empty cell has no meaning.
        const QByteArray empty = "abeaaaaaedaacaad";
        QVERIFY(!warnings("001001002003", empty).contains(contradict));
        QVERIFY(warnings("001002003003", empty).contains(contradict));
        QCOMPARE(warnings("000999999000", QByteArray(16, 'a')),
                 QStringLiteral("4 cell(s) are empty; their pieces are unknown."));
    }

    void theLastLetterIsW() {
        QCOMPARE(read("board_edges=wwww").puzzle.piece(0), (Piece{{22, 22, 22, 22}}));
        QCOMPARE(read("board_edges=wwww&motifs_order=jef").puzzle.piece(0), (Piece{{3, 3, 3, 3}}));
    }

    void fixedCellsAreHints() {
        const PuzzleFile file = read(url("&board_types=bebb"));
        QCOMPARE(file.puzzle.hints().size(), std::size_t(1));
        QCOMPARE(file.puzzle.hints()[0].cell, 1);
        const PuzzleFile listed = read(url("&board_types=bebb&hints=3.2-1.0"));
        QCOMPARE(listed.puzzle.hints().size(), std::size_t(2));
        QCOMPARE(listed.puzzle.hints()[1], (Hint{3, listed.board.at(3)}));
        // Each cell once, and none that is empty.
        const auto cells = [](const QByteArray& more) {
            QList<int> found;
            const PuzzleFile file = read(url(more, "abeaaaaaedaacaad"));
            for (const Hint& hint : file.puzzle.hints())
                found += hint.cell;
            return found;
        };
        QCOMPARE(cells("&board_types=ebeb&hints=1-0.1-3.2-2-3"), (QList<int>{0, 2, 3}));
        QCOMPARE(cells("&board_types=beeb"), QList<int>{2});
        QCOMPARE(cells("&hints="), QList<int>());
    }

    void onlyThreeDigitsNumberAPiece() {
        for (const GridSize size : {GridSize{37, 27}, {40, 25}}) {
            const PuzzleFile file(
                Puzzle(size, {false, false},
                       std::vector<Piece>(static_cast<std::size_t>(size.cells()), {{1, 2, 3, 4}})));
            QCOMPARE(viewer().write(file).contains("board_pieces"), size.cells() == 999);
        }
    }

    void titlesAreMadeOfPlainLetters() {
        PuzzleFile file = read(url());
        file.info.title = QStringLiteral("a-b.C d_é&9\u007f");
        QVERIFY(viewer().write(file).contains("#puzzle=a-b.C_d___9_&"));
    }

    /// Another piece on a hint's cell must not become the hint.
    void onlyHintsThatLieAreWritten() {
        PuzzleFile file = read(url("&board_types=bebb"));
        file.board.place(1, {2, 0});
        QVERIFY(viewer().write(file).endsWith("&board_types=bbbb\n"));
    }

    void onlyOneLineIsAnAddress() {
        const auto idOf = [](const QByteArray& bytes) { return detectFormat(bytes).format->id(); };
        for (const char* before : {"", "#", "\xEF\xBB\xBF\n", "https://example.org/viewer?"})
            QCOMPARE(idOf(before + url() + "\r\n"), QStringLiteral("viewer-url"));
        QCOMPARE(idOf("1 2 3 4\n# from " + url() + "\n"), QStringLiteral("pieces"));
        QCOMPARE(idOf("# from " + url() + "\n1 2 3 4\n"), QStringLiteral("pieces"));
        QCOMPARE(idOf(R"({"name": "board_edges=", "width": 1, "height": 1, "pieces": []})"),
                 QStringLiteral("web-json"));
        // Its reader reports the second line.
        QCOMPARE(idOf(url() + "\n" + url()), QStringLiteral("viewer-url"));
    }

    void writtenBoardsAreReadBackTheSame() {
        for (const bool framed : {true, false}) {
            GeneratorSettings settings;
            settings.size = {7, 5};
            settings.rules.framed = framed;
            settings.hints.count = 2;
            settings.solved = true;
            const PuzzleFile file = generatePuzzle(settings);
            const PuzzleFile back = read(viewer().write(file));
            QCOMPARE(back.puzzle.framed(), framed);
            QVERIFY(scoreOf(back.puzzle, back.board).isSolved());
            QCOMPARE(back.puzzle.hints().size(), std::size_t(2));
            for (int cell = 0; cell < file.board.cells(); ++cell)
                QCOMPARE(back.board.at(cell).piece(), file.board.at(cell).piece());
            QCOMPARE(viewerEdges(back.puzzle, back.board), viewerEdges(file.puzzle, file.board));
        }
    }

    void goldenFile() {
        const QByteArray text = golden("framed-7x5.url");
        const PuzzleFile file = read(text);
        QVERIFY(scoreOf(file.puzzle, file.board).isSolved());
        QCOMPARE(viewer().write(file), text);
    }

    void boardOntoAnOpenPuzzle() {
        const PuzzleFile open = read(url("&board_pieces=002003004001"));
        ReadOptions options;
        options.puzzle = &open.puzzle;
        const PuzzleFile file = viewer().read(url(), options).file;
        QCOMPARE(file.puzzle, open.puzzle);
        QCOMPARE(file.board, open.board);
        const QByteArray other = url({}, "abeaaacbedaacaae");
        QVERIFY_THROWS_EXCEPTION(FormatError, (void)viewer().read(other, options));
    }

    void whatTheViewerCannotShowIsRefused() {
        GeneratorSettings settings;
        settings.colors = parseColorChoice(QStringLiteral("5+18"));
        try {
            (void)viewer().write(generatePuzzle(settings));
            QFAIL("was written all the same");
        } catch (const UserError& error) {
            QVERIFY2(error.sentence().contains(QStringLiteral("has 22 patterns besides the grey; "
                                                              "this puzzle needs 23.")),
                     error.what());
        }
        settings.colors = parseColorChoice(QStringLiteral("5+17"));
        QVERIFY(viewer().write(generatePuzzle(settings)).contains("&board_edges=aaaa"));
        settings.rules.isSigned = true;
        QVERIFY_THROWS_EXCEPTION(UserError, (void)viewer().write(generatePuzzle(settings)));
    }

    void broken_data() {
        brokenColumns();
        addBroken("nothing", "", 1, 1, "the parameter board_edges");
        addBroken("no height", "board_w=2&board_edges=" + kEdges, 1, 1, "board_h");
        addBroken("no width", "board_h=2&board_edges=" + kEdges, 1, 1, "board_w");
        addBroken("no letters", "board_edges=", 1, 13, "square board");
        addBroken("more than 127", "board_edges=" + QByteArray(4 * 128 * 128, 'b'), 1, 13,
                  "square board");
        addBroken("minus", url("&board_pieces=001-02003004"), 1, 77, "three digits, found “-02”");
        addBroken("hint in words", url("&hints=0.1-x.1"), 1, 71, "a hint's cell from 0 to 3");
        addBroken("size 0", "board_w=0&board_h=2&board_edges=" + kEdges, 1, 9, "from 1 to 127");
        addBroken("size -1", "board_w=2&board_h=-1&board_edges=" + kEdges, 1, 19, "“-1”");
        addBroken("size 300", "board_w=300&board_h=300&board_edges=" + kEdges, 1, 9, "“300”");
        addBroken("gigantic size", "board_w=99999999999&board_h=2&board_edges=", 1, 9, "“99999");
        addBroken("no size, no square", "board_edges=abcdabcd", 1, 13, "square board");
        addBroken("cut off", url().chopped(1), 1, 59, "16 letters of edges, found 15");
        addBroken("too long", url({}, kEdges + "aaaa"), 1, 60, "found 20");
        addBroken("letter x", url({}, "abexaacbedaacaad"), 1, 47, "from a to w, found “x”");
        addBroken("capital", url({}, "Abeaaacbedaacaad"), 1, 44, "“A”");
        addBroken("not UTF-8",
                  url({}, "abe\xff"
                          "aacbedaacaad"),
                  1, 47, "from a to w");
        addBroken("unknown order", url("&motifs_order=bob"), 1, 74, "“bob”");
        addBroken("types too short", url("&board_types=bb"), 1, 75, "4 letters of types, found 2");
        addBroken("type z", url("&board_types=bbbz"), 1, 76, "from a to e, found “z”");
        addBroken("numbers too short", url("&board_pieces=001"), 1, 77, "12 digits");
        addBroken("number", url("&board_pieces=0010x2003004"), 1, 77, "three digits, found “0x2”");
        addBroken("hint off the board", url("&hints=0.1-4.0"), 1, 71,
                  "a hint's cell from 0 to 3, found “4”");
        addBroken("two lines", url("\n" + url()), 1, 60, "the end of the address");
    }
    void broken() { checkBroken("viewer-url"); }
};

TESSERA_TEST(TestViewerUrlFormat, Needs::Nothing)

} // namespace tessera::tst_ViewerUrlFormat

#include "tst_ViewerUrlFormat.moc"
