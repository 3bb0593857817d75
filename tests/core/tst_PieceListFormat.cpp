// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/FormatTesting.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/formats/PieceRows.h"
#include "core/edges/generate/Generator.h"

#include <limits>

namespace tessera::tst_PieceListFormat {
using namespace tessera::testing;

namespace {

const Format& list() { return *findFormat(QStringLiteral("pieces")); }

PuzzleFile generated(GridSize size, Rules rules = {}, std::uint64_t seed = 1) {
    GeneratorSettings settings;
    settings.seed = seed;
    settings.size = size;
    settings.rules = rules;
    settings.uniquePieces = size.cells() > 4;
    return generatePuzzle(settings);
}

/// The list with its numbers in another order and another number for the grey.
QByteArray disguised(const Puzzle& puzzle, const EdgeOrder& order, int grey, int shift) {
    QByteArray text;
    for (const Piece& piece : puzzle.pieces()) {
        for (const Side side : order) {
            const int color = piece.edge(side);
            text += QByteArray::number(color == kGrey ? grey : color + shift) + ' ';
        }
        text += "\r\n";
    }
    return text;
}

/// Whether both formats that hold all pieces keep the puzzle.
void checkKept(const Puzzle& puzzle) {
    for (const char* id : {"pieces", "web-json"}) {
        if (puzzle.isSigned() && id == QByteArray("web-json"))
            continue;
        const Format& format = *findFormat(QLatin1String(id));
        const QByteArray text = format.write(PuzzleFile(puzzle));
        try {
            QVERIFY2(format.read(text, {}).file.puzzle == puzzle, text);
        } catch (const FormatError& error) {
            QFAIL(qPrintable(QString::fromUtf8(error.what()) + u'\n' + QString::fromUtf8(text)));
        }
    }
}

/// The words of a text and their places, split in the plainest way, line by line.
std::vector<std::vector<Token>> plainWords(const QByteArray& text) {
    std::vector<std::vector<Token>> lines;
    TextPosition place{1, 1};
    bool isComment = false;
    lines.emplace_back();
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char byte = text[i];
        isComment = byte != '\n' && (isComment || byte == '#');
        const bool isBlank = isComment || QByteArrayView(" \t\r\n,").contains(byte);
        if (!isBlank) {
            const bool begins =
                lines.back().empty() || lines.back().back().text.end() != text.constData() + i;
            if (begins)
                lines.back().push_back({QByteArrayView(text).sliced(i, 0), place});
            Token& word = lines.back().back();
            word.text = QByteArrayView(word.text.data(), word.text.size() + 1);
        }
        const bool continues = (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
        place.column += continues ? 0 : 1;
        if (byte == '\n') {
            place = {place.line + 1, 1};
            lines.emplace_back();
        }
    }
    std::erase_if(lines, [](const auto& line) { return line.empty(); });
    return lines;
}

bool isSame(const Token& one, const Token& other) {
    return one.text.data() == other.text.data() && one.text.size() == other.text.size() &&
           one.position == other.position;
}

const QByteArray kTwo = "0 0 1 2\n0 0 2 3\n0 0 3 1\n0 0 1 1\n";

} // namespace

class TestPieceListFormat : public QObject {
    Q_OBJECT

private slots:
    void listsAreReadBackTheSame() {
        for (const GridSize size : {GridSize{2, 2},
                                    {3, 3},
                                    {5, 5},
                                    {10, 10},
                                    {12, 6},
                                    {6, 12},
                                    {2, 9},
                                    {1, 4},
                                    {40, 40}}) {
            for (const Rules rules : {Rules{true, false}, Rules{false, false}, Rules{true, true},
                                      Rules{false, false, true}, Rules{false, true, true}}) {
                if (size.width == 1 && rules.framed)
                    continue; // a single row is indistinguishable from its copies
                const Puzzle puzzle = generated(size, rules).puzzle;
                const QByteArray text = list().write(PuzzleFile(puzzle));
                QCOMPARE(list().read(text, {}).file.puzzle, puzzle);
                QCOMPARE(detectFormat(text).format->id(), list().id());
            }
        }
    }

    /// A colour is never mistaken for the frame's grey by chance.
    void unframedPuzzlesStayUnframed() {
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            GeneratorSettings settings;
            settings.size = {6, 6};
            settings.rules.framed = false;
            settings.colors = parseColorChoice(QStringLiteral("6"));
            settings.uniquePieces = false;
            settings.seed = seed;
            checkKept(generatePuzzle(settings).puzzle);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void puzzlesOfEveryKindAreKept() {
        Random random(7);
        for (int i = 0; i < 10; ++i) {
            for (const test::KindOfPuzzle& kind : test::everyKind()) {
                const Puzzle puzzle =
                    test::shuffledPuzzle(random, test::randomPuzzle(random, kind));
                checkKept(puzzle);
                if (kind.rules.framed)
                    continue;
                // Edges that were not painted are 0 here too.
                std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
                for (Piece& piece : pieces) {
                    for (Color& edge : piece.edges)
                        edge = random.chance(0.2) ? kGrey : edge;
                }
                checkKept(Puzzle(puzzle.size(), puzzle.rules(), std::move(pieces)));
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    void theLastLineMaySayTheRules() {
        const QByteArray pieces = "1 2 1 2\n2 2 1 1\n1 1 2 2\n2 1 2 3\n";
        QCOMPARE(list().write(list().read(pieces, {}).file), pieces); // nothing to add
        for (const PuzzleFile& plain :
             {generated({4, 3}, {false, false}), generated({6, 12}), generated({6, 6})})
            QVERIFY(!list().write(plain).contains('#'));
        const Puzzle said = list().read(pieces + "# rules: unframed, signed\n", {}).file.puzzle;
        QVERIFY(said.isSigned() && !said.framed());
        ReadOptions options;
        options.grey = 0;
        QVERIFY(list().read(kTwo + "# rules: unframed, unsigned\n", options).file.puzzle.framed());
        // Another comment has no meaning.
        for (const char* other :
             {"by heart", "unframed, signed, or not", "framed, signed, keep rotation",
              "framed, signed, rim 2", "unframed, signed, rim 2", "unframed, signed, rim 0"}) {
            const QByteArray text = pieces + "# rules: " + other + '\n';
            QVERIFY2(!list().read(text, {}).file.puzzle.isSigned(), other);
        }
        for (const Rules rules : {Rules{false, false, true, 254}, Rules{false, false, false, 7},
                                  Rules{false, false, true, kAnyColor}, Rules{false, true, true}}) {
            const PuzzleFile file(Puzzle({1, 2}, rules, {{{1, 2, 3, 4}}, {{4, 5, 6, 7}}}));
            QCOMPARE(list().read(list().write(file), {}).file.puzzle.rules(), rules);
        }
    }

    void goldenFile() {
        const QByteArray text = golden("framed-12x6.txt");
        const PuzzleFile file = list().read(text, {}).file;
        QCOMPARE(file.puzzle.size(), (GridSize{12, 6}));
        QCOMPARE(list().write(file), text);
    }

    void wordsKnowTheirPlaces() {
        Random random(12);
        const QByteArrayList parts{"a", "ü", "12", " ", "\t", ",", "#", "\n", "\r\n", " "};
        for (int i = 0; i < 400; ++i) {
            QByteArray text;
            for (std::uint32_t left = random.below(30); left > 0; --left)
                text += parts[static_cast<qsizetype>(random.index(10))];
            const auto lines = plainWords(text);
            TokenReader byLine(text, ",");
            TokenReader byWord(text, ",");
            TokenReader some(text, ",");
            for (const auto& line : lines) {
                QVERIFY(byLine.nextLine() && some.nextLine());
                QVERIFY2(byLine.position() == line.front().position, text);
                const std::vector<Token> most = some.restOfLine(1);
                QCOMPARE(most.size(), std::min<std::size_t>(2, line.size()));
                for (const Token& word : line) {
                    const auto next = byLine.next();
                    QVERIFY2(next && isSame(*next, word), text);
                    TextPosition end = word.position;
                    end.column += charactersIn(word.text);
                    QVERIFY2(byLine.position() == end, text);
                    const auto anywhere = byWord.nextAnywhere();
                    QVERIFY2(anywhere && isSame(*anywhere, word), text);
                }
                QVERIFY2(!byLine.next() && !byLine.next(), text);
            }
            QVERIFY2(!byLine.nextLine() && !byLine.next() && !byWord.nextAnywhere(), text);
            const auto column = static_cast<int>(QString::fromUtf8(text).size() -
                                                 QString::fromUtf8(text).lastIndexOf(u'\n'));
            const TextPosition end{1 + static_cast<int>(text.count('\n')), column};
            QVERIFY2(byLine.position() == end && byWord.position() == end, text);
            QVERIFY2(positionOf(text, text.size()) == end && positionOf(text, 999) == end, text);
        }
        QVERIFY(positionOf("a", -1) == (TextPosition{1, 1}));
        TokenReader withSign("a # b", {}, 0);
        QVERIFY(withSign.nextLine() && withSign.restOfLine(9).size() == 3);
    }

    void quotedTextsAreShort() {
        QCOMPARE(quoted(QByteArray(32, 'x')), u'“' + QString(32, u'x') + u'”');
        QCOMPARE(quoted(QByteArray(33, 'x')), QStringLiteral("“%1…”").arg(QString(32, u'x')));
        QCOMPARE(quoted("a\1🧩\n"), QStringLiteral("“a\uFFFD🧩\uFFFD”"));
        QCOMPARE(quoted({}), QStringLiteral("“”"));
        for (const char* wrong : {"", "+1", "1 ", "1.0", "0x1", "2147483648", "-2147483649", "-"})
            QVERIFY2(!tryNumber(wrong), wrong);
        QCOMPARE(tryNumber("-2147483648"), std::optional(std::numeric_limits<int>::min()));
        QCOMPARE(tryNumber("2147483647"), std::optional(std::numeric_limits<int>::max()));
    }

    void theLargestColoursAreRead() {
        const auto first = [](const QByteArray& text, std::optional<int> grey = {}) {
            ReadOptions options;
            options.grey = grey;
            return list().read(text, options).file.puzzle.piece(0);
        };
        QCOMPARE(first("1 2 3 254\n"), (Piece{{1, 2, 3, 254}}));
        QCOMPARE(first("1 -127 3 127\n"), (Piece{{1, -127, 3, 127}}));
        // 0 is a pattern here, so those below the grey move up.
        QCOMPARE(first("0 1 2 253\n", 300), (Piece{{1, 2, 3, 254}}));
        QVERIFY_THROWS_EXCEPTION(FormatError, (void)first("0 1 2 254\n", 300));
        ReadOptions options;
        options.size = GridSize{2, 1};
        options.grey = 5;
        const Puzzle ends = list().read("5 9 5 5\n5 5 5 0\n", options).file.puzzle;
        QVERIFY(ends.framed());
        QCOMPARE(ends.piece(0), (Piece{{0, 9, 0, 0}}));
        QCOMPARE(ends.piece(1), (Piece{{0, 0, 0, 1}}));
        QCOMPARE(list().read("5 9 5 5\n5 5 5 2\n", options).file.puzzle.piece(1),
                 (Piece{{0, 0, 0, 2}}));
    }

    void stripsHaveAFrameToo() {
        const auto sizeOf = [](const QByteArray& text) {
            const Puzzle puzzle = list().read(text, {}).file.puzzle;
            return puzzle.framed() ? puzzle.size() : GridSize{0, 0};
        };
        QCOMPARE(sizeOf("0 0 0 0\n"), (GridSize{1, 1}));
        QCOMPARE(sizeOf("0 1 0 0\n0 0 0 1\n"), (GridSize{2, 1}));
        QCOMPARE(sizeOf("0 1 0 0\n0 1 0 1\n0 0 0 1\n"), (GridSize{3, 1}));
        QCOMPARE(sizeOf("0 1 0 0\n0 1 0 1\n0 1 0 1\n0 0 0 1\n"), (GridSize{4, 1}));
        QCOMPARE(sizeOf("0 1 0 0\n0 1 0 1\n0 0 0 1\n# rules: framed, unsigned\n"),
                 (GridSize{3, 1}));
        QCOMPARE(sizeOf("0 0 1 1\n0 0 1 1\n0 0 1 1\n0 0 1 1\n0 1 1 1\n0 1 1 1\n"),
                 (GridSize{3, 2}));
    }

    void whatWasInferredIsTold() {
        const auto told = [](const QByteArray& text) {
            const ReadResult result = list().read(text, {});
            return result.warnings.join(u'|') + u'|' +
                   edgeOrderText(result.edgeOrder.value_or(kEastFirstOrder)) + u'|' +
                   QString::number(result.grey.value_or(-1));
        };
        const Puzzle puzzle = generated({8, 8}, {}, 2).puzzle;
        QCOMPARE(told(disguised(puzzle, kClockwiseOrder, 0, 0)),
                 QStringLiteral("|up, right, down, left|0"));
        QCOMPARE(told(disguised(puzzle, kClockwiseOrder, 200, 0)),
                 QStringLiteral("Grey is the number 200.|up, right, down, left|200"));
        QCOMPARE(told(disguised(puzzle, kUpDownLeftRightOrder, 0, 0)),
                 QStringLiteral("The edges are in the order up, down, left, right.|"
                                "up, down, left, right|0"));
        QCOMPARE(told("1 2 3 4\n"), QStringLiteral("|up, right, down, left|-1"));
        QCOMPARE(told("0 1 0 0\n0 0 0 1\n"),
                 QStringLiteral("The frame pieces give the size 2×1. Width and height may be "
                                "swapped.|up, right, down, left|0"));
    }

    void rowsOfASpreadsheetAreLists() {
        const Puzzle puzzle = readPuzzle(golden("numbered-6x6.txt")).file.puzzle;
        for (const char* name : {"cells-6x6.tsv", "letters-6x6.csv"}) {
            const QByteArray text = golden(name);
            QCOMPARE(detectFormat(text).format->id(), list().id());
            QCOMPARE(readPuzzle(text).file.puzzle, puzzle);
        }
    }

    void cells_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* name, const QByteArray& text, const char* id = "pieces") {
            QTest::newRow(name) << text << QString::fromLatin1(id);
        };
        row("tabs", "0\t0\t1\t2\n0\t0\t2\t3\n0\t0\t3\t1\n0\t0\t1\t1");
        row("semicolons", "0;0;1;2\r\n0;0;2;3\r\n0;0;3;1\r\n0;0;1;1\r\n");
        row("commas", "0,0,1,2\n0,0,2,3\n0,0,3,1\n0,0,1,1\n");
        row("quotes", "\"0\",\"0\",\"1\",\"2\"\n\"0 0 2 3\"\n0 0 3 1\n0 0 1 1\n");
        row("one column", "\"0 0 1 2\"\n\"0 0 2 3\"\n\"0 0 3 1\"\n\"0 0 1 1\"\n");
        row("heading", "up\tright\tdown\tleft\n" + kTwo);
        row("heading of letters", "N\tE\tS\tW\n" + kTwo);
        row("heading of other letters", "A B C D\n" + kTwo);
        row("names", "id\tN\tE\tS\tW\nA1 0 0 1 2\nA2 0 0 2 3\nB1 0 0 3 1\nB2 0 0 1 1\n");
        row("letters", "aabc\naacd\naadb\naabb\n");
        row("capitals", "AABC\nAACD\nAADB\nAABB\n");
        row("letters apart", "a\ta\tb\tc\na a c d\na,a,d,b\na;a;b;b\n");
        row("letters below letters", "NESW\naabc\naacd\naadb\naabb\n");
        row("letters below URDL", "URDL\naabc\naacd\naadb\naabb\n");
        row("letters below TRBL", "TRBL\naabc\naacd\naadb\naabb\n");
        row("named letters", "A1 aabc\nA2 aacd\nB1 aadb\nB2 aabb\n");
        row("numbered letters", "1 aabc\n2 aacd\n3 aadb\n4 aabb\n", "numbered");
        row("numbered cells",
            "nr\tup\tright\tdown\tleft\n1\t\"0\"\t0\t1\t2\n2\t0\t0\t2\t3\n"
            "3\t0\t0\t3\t1\n4\t0\t0\t1\t1\n",
            "numbered");
        row("empty rows", "\t\t\t\n" + kTwo + "\t\t\t\n");
    }
    void cells() {
        QFETCH(QByteArray, text);
        QFETCH(QString, id);
        QCOMPARE(detectFormat(text).format->id(), id);
        QCOMPARE(readPuzzle(text).file.puzzle, list().read(kTwo, {}).file.puzzle);
        // As a user pastes them, who has set the rules.
        const auto pieces = piecesInRows(text, {});
        QVERIFY(std::ranges::equal(pieces, list().read(kTwo, {}).file.puzzle.pieces()));
    }

    void lettersOfBothCasesAreTabsAndBlanks() {
        const Puzzle puzzle = readPuzzle("BbCc\nBCbc\nbbcc\nCCBB\n").file.puzzle;
        QVERIFY(puzzle.isSigned() && !puzzle.framed());
        QCOMPARE(puzzle.piece(0), (Piece{{1, -1, 2, -2}}));
    }

    void pastedRowsFollowTheRules() {
        const Rules isSigned{false, true};
        QCOMPARE(piecesInRows("bBcC\n", isSigned), (std::vector{Piece{{-1, 1, -2, 2}}}));
        QCOMPARE(piecesInRows("zaZA\n", isSigned), (std::vector{Piece{{-25, 0, 25, 0}}}));
        QCOMPARE(piecesInRows("bBcC\n", {}), (std::vector{Piece{{1, 1, 2, 2}}}));
        QCOMPARE(piecesInRows("-1 1 -2 2\n", isSigned), (std::vector{Piece{{-1, 1, -2, 2}}}));
        // Two columns of numbers may be a size; a row of five has its number first.
        QCOMPARE(piecesInRows("7 1 2 3 4\n9 1 2 3 5\n", {}),
                 (std::vector{Piece{{1, 2, 3, 4}}, Piece{{1, 2, 3, 5}}}));
        QCOMPARE(piecesInRows("0 1 2 9\nabck\n", {false, false, true}),
                 (std::vector{Piece{{1, 2, 3, 10}}, Piece{{0, 1, 2, 10}}}));
        QCOMPARE(piecesInRows("0 253 254 1\n", {}), (std::vector{Piece{{0, 253, 254, 1}}}));
        QCOMPARE(piecesInRows("0 253 1 1\n", {false, false, true}),
                 (std::vector{Piece{{1, 254, 2, 2}}}));
        QVERIFY_THROWS_EXCEPTION(FormatError,
                                 (void)piecesInRows("0 254 1 1\n", {false, false, true}));
        QCOMPARE(piecesInRows("127 -127 0 1\n", isSigned), (std::vector{Piece{{127, -127, 0, 1}}}));
        QVERIFY_THROWS_EXCEPTION(FormatError, (void)piecesInRows("1 -128 0 1\n", isSigned));
        QVERIFY(piecesInRows("", {}).empty());
        for (const char* wrong : {"1 2 3\n", "1 2 3 4\n1 2 3 4 5 6\n", "1 2 3 -4\n", "1 2 3 255\n",
                                  "1 2 3 4\n1 2 3,5 x\n", "hello\n"})
            QVERIFY_THROWS_EXCEPTION(FormatError, (void)piecesInRows(wrong, {}));
        QVERIFY_THROWS_EXCEPTION(FormatError, (void)piecesInRows("1 2 3 128\n", isSigned));
    }

    void sizeFromTheFrame() {
        const Puzzle puzzle = generated({12, 6}).puzzle;
        const ReadResult result = list().read(disguised(puzzle, kClockwiseOrder, 0, 0), {});
        QCOMPARE(result.file.puzzle, puzzle);
        QCOMPARE(result.warnings.size(), 1);
        const Puzzle turned({6, 12}, {}, {puzzle.pieces().begin(), puzzle.pieces().end()});
        ReadOptions options;
        options.size = GridSize{6, 12};
        QCOMPARE(list().read(disguised(puzzle, kClockwiseOrder, 0, 0), options).file.puzzle,
                 turned);
    }

    /// Without a frame nothing else gives the size.
    void oneSideGivesTheOther() {
        const QByteArray text = QByteArray("1 2 3 4\n").repeated(12);
        QVERIFY_THROWS_EXCEPTION(FormatError, (void)list().read(text, {}));
        ReadOptions wide;
        wide.width = 4;
        QCOMPARE(list().read(text, wide).file.puzzle.size(), (GridSize{4, 3}));
        ReadOptions high;
        high.height = 4;
        QCOMPARE(list().read(text, high).file.puzzle.size(), (GridSize{3, 4}));
        high.height = 5;
        QVERIFY_THROWS_EXCEPTION(FormatError, (void)list().read(text, high));
        wide.width = 12;
        QCOMPARE(list().read(text, wide).file.puzzle.size(), (GridSize{12, 1}));
        const auto refusal = [&text](const ReadOptions& options) {
            try {
                (void)list().read(text, options);
            } catch (const FormatError& error) {
                return error.sentence();
            }
            return QString();
        };
        wide.width = 13;
        QCOMPARE(refusal(wide), QStringLiteral("13:1: expected 13 piece(s) (13×1), found 12"));
        wide.width = 0;
        QVERIFY(refusal(wide).contains(QStringLiteral("a square board, or its size")));
        // A whole size counts more than a side.
        wide.width = 4;
        wide.size = GridSize{6, 2};
        QCOMPARE(list().read(text, wide).file.puzzle.size(), (GridSize{6, 2}));
        wide.size = GridSize{128, 1};
        QVERIFY(refusal(wide).contains(QStringLiteral("sides of 1 to 127 cells, found 128×1")));
    }

    void greyAndOrderAreFound() {
        // Corners are the only evidence; by chance they can fit two orders. Not with this seed.
        const Puzzle puzzle = generated({8, 8}, {}, 2).puzzle;
        const auto read = [](const QByteArray& text) { return list().read(text, {}); };
        QCOMPARE(read(disguised(puzzle, kUpDownLeftRightOrder, 0, 0)).file.puzzle, puzzle);
        QCOMPARE(read(disguised(puzzle, kUpDownLeftRightOrder, 0, 0)).warnings.size(), 1);
        QCOMPARE(read(disguised(puzzle, kUpRightLeftDownOrder, 0, 0)).file.puzzle, puzzle);
        QCOMPARE(read(disguised(puzzle, kClockwiseOrder, 22, -1)).file.puzzle, puzzle);
        QCOMPARE(read(disguised(puzzle, kClockwiseOrder, 65535, 0)).file.puzzle, puzzle);
    }

    void greyAsSixteenOnes() {
        const Puzzle puzzle = generated({8, 8}).puzzle;
        QByteArray mixed;
        QByteArray binary;
        for (const Piece& piece : puzzle.pieces()) {
            for (const Color color : piece.edges) {
                const QByteArray ones(16, '1');
                mixed += (color == kGrey ? ones : QByteArray::number(color)) + ' ';
                binary +=
                    (color == kGrey ? ones : QByteArray::number(color, 2).rightJustified(16, '0')) +
                    ' ';
            }
            mixed += '\n';
            binary += '\n';
        }
        for (const QByteArray& text : {mixed, binary}) {
            QCOMPARE(detectFormat(text).format->id(), list().id());
            QCOMPARE(list().read(text, {}).file.puzzle, puzzle);
        }
    }

    /// Where one program says "is a hint", another has a column and three quarter turns.
    void hintsOfBinaryListsTurnUpToThreeTimes() {
        const QByteArray piece = QByteArray("0000000000000001,").repeated(3) + "0000000000000010,";
        const QByteArray text = "2\n" + piece + "1,0,3\n" + (piece + "0,0,0\n").repeated(3);
        const ReadResult result = kBinaryCsvFormat.read(text, {});
        QCOMPARE(result.file.puzzle.hints()[0], (Hint{1, {0, 3}}));
        QCOMPARE(result.warnings, QStringList());
    }

    void detectionCanBeOverridden() {
        const Puzzle puzzle = generated({4, 4}, {false, false}).puzzle;
        ReadOptions options;
        options.edgeOrder = kEastFirstOrder;
        QCOMPARE(list().read(disguised(puzzle, kEastFirstOrder, 0, 0), options).file.puzzle,
                 puzzle);
        options = {};
        options.grey = 7;
        const ReadResult bare = list().read(kTwo, options);
        QCOMPARE(bare.file.puzzle.framed(), false);
        QVERIFY(bare.warnings.contains(
            QStringLiteral("No edge has the number 7, so the puzzle has no frame.")));
        QCOMPARE(list().read(kTwo, {}).file.puzzle.framed(), true);
    }

    void negativeNumbersMeanSigned() {
        const PuzzleFile file = list().read("1 -1 2 -2\n", {}).file;
        QVERIFY(file.puzzle.isSigned());
        QVERIFY(!file.puzzle.framed());
        // Then the highest number is no grey, even if it could make a frame.
        const Puzzle corners = list().read(QByteArray("9 1 -1 9\n").repeated(4), {}).file.puzzle;
        QVERIFY(corners.isSigned() && !corners.framed());
        QCOMPARE(corners.piece(0), (Piece{{9, 1, -1, 9}}));
        QVERIFY(list().read(QByteArray("9 1 1 9\n").repeated(4), {}).file.puzzle.framed());
    }

    void incompletePuzzlesAreRefused() {
        const PuzzleFile file(Puzzle({2, 2}, {}, {{{0, 0, 1, 1}}}));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)list().write(file));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)kWebJsonFormat.write(file));
    }

    void commentsAndBlankLines() {
        const QByteArray text = "\xEF\xBB\xBF# four\r\n\r\n2\t2 # size\r\n" + kTwo + "\n\n";
        QCOMPARE(list().read(text, {}).file, list().read(kTwo, {}).file);
    }

    void broken_data() {
        brokenColumns();
        addBroken("empty", "", 1, 1, "a piece, found the end of the file");
        addBroken("only a header", "3 3\n", 2, 1, "a piece");
        addBroken("too few", "2 2\n0 0 1 2\n", 3, 1, "4 piece(s) (2×2), found 1");
        addBroken("too many", "2 2\n" + kTwo + "0 0 1 2\n", 6, 1, "found 5");
        addBroken("no square", "0 0 1 2\n1 1 1 1\n", 3, 1, "a square board");
        addBroken("size 0", "0 5\n1 1 1 1\n", 1, 1, "from 1 to 127, found “0”");
        addBroken("size -1", "5 -1\n1 1 1 1\n", 1, 3, "“-1”");
        addBroken("size 300", "300 300\n", 1, 1, "“300”");
        addBroken("three numbers", "0 0 1 2\n0 0 1\n", 2, 6, "the end of the line");
        addBroken("five numbers", "0 0 1 2 3\n", 1, 9, "4 numbers or letters on a line, found “3”");
        addBroken("a word", "0 0 1 two\n", 1, 7, "a colour from -127 to 65535, found “two”");
        addBroken("a fraction", "0 0 1 2.5\n", 1, 7, "“2.5”");
        addBroken("gigantic", "0 0 1 " + QByteArray(1000, '9') + "\n", 1, 7,
                  "“99999999999999999999999999999999…”");
        addBroken("colour 255", "1 2 3 255\n", 1, 1, "at most 254, found 255");
        addBroken("signed 128", "1 -2 3 128\n", 1, 1, "at most 127, found 128");
        addBroken("three greys", "2 2\n0 0 1 2\n0 0 2 3\n0 0 3 1\n 0 0 0 1\n", 5, 2,
                  "fits a framed 2×2 board, found 3 grey edge(s) (0 0 0 1)");
        addBroken("three numbers after a name", "1: 0 0 1 2\n2: 0 1 3\n", 2, 9,
                  "4 numbers or letters on a line, found the end of the line");
        addBroken("opposite greys", "2 2\n0 0 1 2\n0 2 3 0\n0 0 3 1\n0 1 0 2\n", 5, 1,
                  "found 2 opposite grey edges (0 1 0 2)");
        addBroken("binary", QByteArray("\0\1\2\3\n", 5), 1, 5, "4 numbers");
        addBroken("not UTF-8", "1 2 3 \xff\n", 1, 7, "found “\uFFFD”");
        addBroken("too large for any board", QByteArray("1 1 1 1\n").repeated(16130), 16130, 1,
                  "at most 16129");
    }
    void broken() { checkBroken("pieces"); }
};

TESSERA_TEST(TestPieceListFormat, Needs::Nothing)

} // namespace tessera::tst_PieceListFormat

#include "tst_PieceListFormat.moc"
