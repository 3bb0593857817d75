// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/FormatTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/support/Random.h"

#include <QJsonArray>

namespace tessera::tst_NativeFormat {
using namespace tessera::testing;

namespace {

const Format& native() { return *findFormat(QStringLiteral("native")); }

/// A 2×1 puzzle in which the text between two marks can be replaced.
QByteArray small(const QByteArray& from = {}, const QByteArray& to = {}) {
    QByteArray text = "{\n"
                      "\"format\": \"tessera\",\n"
                      "\"version\": \"1.0\",\n"
                      "\"width\": 2,\n"
                      "\"height\": 1,\n"
                      "\"framed\": true,\n"
                      "\"signed\": false,\n"
                      "\"pieces\": [[0, 1, 0, 0], [0, 0, 0, 1]],\n"
                      "\"hints\": [[0, 0, 0]],\n"
                      "\"board\": [[0, 4]],\n"
                      "\"locked\": [1],\n"
                      "\"bestScore\": 1\n"
                      "}\n";
    return from.isEmpty() ? text : text.replace(from, to);
}

PuzzleFile fullFile() {
    GeneratorSettings settings;
    settings.size = {5, 4};
    settings.rules.isSigned = true;
    settings.hints.count = 2;
    settings.seed = 0xFFFFFFFFFFFFFFFFULL;
    PuzzleFile file = generatePuzzle(settings);
    file.info.author = QStringLiteral("Ann “A” Other\n");
    file.info.notes = QStringLiteral("näive \u2028 \\ [");
    file.info.patternNames = {QStringLiteral("star"), QString(), QStringLiteral("fish")};
    file.info.bestScore = 17;
    file.locked[7] = file.locked[18] = true;
    file.board.place(7, {5, 3});
    return file;
}

} // namespace

class TestNativeFormat : public QObject {
    Q_OBJECT

private slots:
    void everythingSurvives() {
        const PuzzleFile file = fullFile();
        const QByteArray text = native().write(file);
        const ReadResult result = native().read(text, {});
        QCOMPARE(result.file, file);
        QVERIFY(result.warnings.isEmpty());
        QCOMPARE(native().write(result.file), text);
    }

    void emptyCellsAreNotLocked() {
        PuzzleFile file = fullFile();
        file.locked[3] = true;
        QVERIFY(native().read(native().write(file), {}).file == fullFile());
    }

    void goldenFile() {
        const QByteArray text = golden("signed-5x4.tessera");
        QVERIFY(!text.isEmpty());
        QCOMPARE(QString::fromUtf8(native().write(fullFile())), QString::fromUtf8(text));
    }

    void oddCharactersSurvive() {
        PuzzleFile file;
        file.info.title = QStringLiteral("\uFEFF\u0000\u0001\U0001F9E9\uFEFF");
        file.info.patternNames = {file.info.title};
        file.info.generator[QStringLiteral("\uFEFFkey")] = file.info.title;
        QCOMPARE(native().read(native().write(file), {}).file, file);
    }

    void piecesThatKeepTheirRotation() {
        const std::vector<Piece> pieces{{{1, 2, 3, 4}}, {{5, 6, 7, 2}}};
        PuzzleFile file(Puzzle({2, 1}, {false, false, true}, pieces, {{1, {0, 0}}}));
        const QByteArray text = native().write(file);
        QVERIFY(text.contains("\"keepsRotation\": true"));
        const ReadResult result = native().read(text, {});
        QCOMPARE(result.file, file);
        QVERIFY(result.file.unknownKeys.isEmpty() && result.warnings.isEmpty());
        QCOMPARE(native().write(result.file), text);

        const auto broken = [&text](const char* from, const char* to) {
            QVERIFY2(text.contains(from), from);
            QVERIFY_THROWS_EXCEPTION(UserError,
                                     (void)native().read(QByteArray(text).replace(from, to), {}));
        };
        broken("\"framed\": false", "\"framed\": true");
        broken("\"keepsRotation\": true", "\"keepsRotation\": 1");
        broken("[1,0,0]", "[1,0,1]"); // the hint
        broken("[-1,0]", "[5,0]");    // the board

        QVERIFY(!native().write(PuzzleFile()).contains("keepsRotation"));
    }

    void handMadePuzzlesNeedNotBeComplete() {
        PuzzleFile file(Puzzle({3, 3}, {}, {{{0, 0, 0, 1}}}));
        QCOMPARE(native().read(native().write(file), {}).file, file);
        file = PuzzleFile();
        QCOMPARE(native().read(native().write(file), {}).file, file);
    }

    void randomPuzzlesSurvive() {
        Random random(4);
        for (int i = 0; i < 50; ++i) {
            GeneratorSettings settings;
            settings.size = {2 + static_cast<int>(random.below(12)),
                             2 + static_cast<int>(random.below(12))};
            settings.rules = {random.chance(0.5), random.chance(0.5)};
            settings.uniquePieces = false;
            settings.solved = random.chance(0.5);
            settings.seed = random.bits();
            const PuzzleFile file = generatePuzzle(settings);
            QCOMPARE(native().read(native().write(file), {}).file, file);
        }
    }

    void theLargestBoardFitsWellBelowTheLimit() {
        GeneratorSettings settings;
        settings.size = {127, 127};
        settings.solved = true;
        const PuzzleFile file = generatePuzzle(settings);
        const QByteArray text = native().write(file);
        QVERIFY(text.size() < kMaxFileBytes / 10);
        QCOMPARE(native().read(text, {}).file, file);
    }

    void keysOfANewerMinorVersionSurvive() {
        const QByteArray newer =
            small("\"1.0\"", "\"1.7\"")
                .replace("\"bestScore\"", "\"music\": [1, {\"a\": null}],\n\"bestScore\"");
        const ReadResult result = native().read(newer, {});
        QCOMPARE(result.warnings.size(), 1);
        const QByteArray saved = native().write(result.file);
        QVERIFY(saved.contains("\"version\": \"1.7\""));
        QCOMPARE(native().read(saved, {}).file, result.file);
        QCOMPARE(result.file.unknownKeys.value(QStringLiteral("music")).toArray().size(), 2);
    }

    void hintsLieOnTheBoardOfAFileWithoutOne() {
        const PuzzleFile file = native().read(small("\"board\": [[0, 4]],\n", ""), {}).file;
        QCOMPARE(file.board.placedCount(), 1);
    }

    void crlfAndByteOrderMark() {
        const PuzzleFile file = native().read(small(), {}).file;
        QCOMPARE(native().read("\xEF\xBB\xBF" + small("\n", "\r\n"), {}).file, file);
        QCOMPARE(detectFormat("\xEF\xBB\xBF" + small()).format->id(), native().id());
    }

    void broken_data() {
        brokenColumns();
        addBroken("empty", "", 1, 1, "valid JSON");
        addBroken("cut off", small().first(60), 5, 8, "valid JSON");
        addBroken("not UTF-8", small("tessera", "\xff\xfe"), 2, 12, "UTF");
        addBroken("an array", "[1]", 1, 1, "an object, found “[1”");
        addBroken("another format", small("tessera", "tesserae"), 2, 11, "tesserae");
        addBroken("next major version", small("1.0", "2.0"), 3, 12, "version 1.x");
        addBroken("version as number", small("\"1.0\"", "1.0"), 3, 12, "text in quotes");
        addBroken("no width", small("\"width\": 2,\n", ""), 1, 1, "the key “width”");
        addBroken("size 0", small("\"width\": 2", "\"width\": 0"), 4, 10,
                  "from 1 to 127, found “0”");
        addBroken("size 128", small("\"width\": 2", "\"width\":   128"), 4, 12, "“128”");
        addBroken("fraction", small("\"height\": 1", "\"height\": 1.5"), 5, 11, "“1.5”");
        addBroken("gigantic", small("\"height\": 1", "\"height\": 1e300"), 5, 11, "“1e300”");
        addBroken("framed as number", small("true", "1"), 6, 11, "true or false");
        addBroken("no array", small("[[0, 1, 0, 0], [0, 0, 0, 1]]", "7"), 8, 11, "an array");
        addBroken("three colours", small("[0, 0, 0, 1]", "[0, 0, 1]"), 8, 26, "4 colours, found 3");
        addBroken("colour 255", small("[0, 0, 0, 1]", "[0, 0, 0, 255]"), 8, 36,
                  "to 254, found “255”");
        addBroken("negative colour", small("[0, 0, 0, 1]", "[0, 0, 0, -1]"), 8, 36, "“-1”");
        addBroken("hint off the board", small("[[0, 0, 0]]", "[[2, 0, 0]]"), 9, 12,
                  "a cell from 0 to 1");
        addBroken("hint of no piece", small("[[0, 0, 0]]", "[[0, 9, 0]]"), 9, 15,
                  "a piece from 0 to 1");
        addBroken("hints that clash", small("[[0, 0, 0]]", "[[0, 0, 0], [1, 0, 0]]"), 9, 22,
                  "no other hint");
        addBroken("rotation 4", small("[[0, 0, 0]]", "[[0, 0, 4]]"), 9, 18,
                  "a rotation from 0 to 3");
        addBroken("board of two rows", small("[[0, 4]]", "[[0, 4], [0, 4]]"), 10, 10,
                  "1 row(s), found 2");
        addBroken("row of three", small("[[0, 4]]", "[[0, 4, -1]]"), 10, 11, "2 cell(s), found 3");
        addBroken("piece twice", small("[[0, 4]]", "[[5, 4]]"), 10, 15, "piece 1 again");
        addBroken("piece 2 of 2", small("[[0, 4]]", "[[0, 8]]"), 10, 15, "from -1 to 7");
        addBroken("lock off the board", small("[1]", "[2]"), 11, 12, "a cell");
        addBroken("best score", small("\"bestScore\": 1", "\"bestScore\": 2"), 12, 14,
                  "a score from 0 to 1");
    }
    void broken() { checkBroken("native"); }
};

TESSERA_TEST(TestNativeFormat, Needs::Nothing)

} // namespace tessera::tst_NativeFormat

#include "tst_NativeFormat.moc"
