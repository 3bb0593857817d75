// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/FormatTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/support/Random.h"
#include "core/text/Json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <functional>

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

/// Line and column, counted in the plainest way.
TextPosition placeIn(const QByteArray& text, qsizetype offset) {
    const QString before = QString::fromUtf8(text.first(offset));
    return {1 + static_cast<int>(before.count(u'\n')),
            static_cast<int>(before.size() - before.lastIndexOf(u'\n'))};
}

/// A random JSON text that knows where each of its values is.
class LocatedJson {
public:
    struct Value {
        QList<JsonStep> way;
        qsizetype offset;
        QByteArray leaf; ///< empty for an object or an array
        qsizetype items = -1;
    };

    explicit LocatedJson(Random& random) : m_random(random) {
        space();
        container({}, 3, true);
        space();
    }

    QByteArray text;
    std::vector<Value> values;

private:
    static QList<JsonStep> joined(QList<JsonStep> way, const JsonStep& step) {
        way.append(step);
        return way;
    }

    void space() {
        static const QByteArrayList spaces{"", "", " ", "\n", "\r\n\t", "  \n "};
        text += spaces[static_cast<qsizetype>(m_random.index(6))];
    }

    void value(const QList<JsonStep>& way, int depth, bool isKept) {
        static const QByteArrayList leaves{"0",        "-12.5",      "true",      "null",
                                           "\"\"",     "\"a ü{[,\"", "\"]}: \"",  "1e3",
                                           "\"\\\\\"", "\"ö\\n\"",   "\"a\\\"b\""};
        if (depth > 0 && m_random.chance(0.5)) {
            container(way, depth, isKept);
            return;
        }
        const std::size_t which = m_random.index(asIndex(leaves.size()));
        const QByteArray& leaf = leaves[static_cast<qsizetype>(which)];
        if (isKept)
            values.push_back({way, text.size(), leaf});
        text += leaf;
    }

    void container(const QList<JsonStep>& way, int depth, bool isKept) {
        static const QByteArrayList written{"\"a\"", "\"\\u00fc\"", "\"{ü\\\"\"", "\"[,]:\""};
        static const QStringList keys{QStringLiteral("a"), QStringLiteral("ü"),
                                      QStringLiteral("{ü\""), QStringLiteral("[,]:")};
        const bool isObject = m_random.chance(0.5);
        const auto count = static_cast<qsizetype>(m_random.below(5));
        const std::size_t own = values.size();
        values.push_back({way, text.size(), {}, isObject ? -1 : count});
        text += isObject ? '{' : '[';
        space();
        for (qsizetype i = 0; i < count; ++i) {
            if (isObject) {
                if (m_random.chance(0.2)) { // the last one of a key counts
                    member(written[i], way, depth, false);
                    text += ',';
                    space();
                }
                member(written[i], joined(way, {keys[i], -1}), depth, isKept);
            } else {
                value(joined(way, {QString(), i}), depth - 1, isKept);
            }
            space();
            if (i + 1 < count)
                text += ',';
            space();
        }
        text += isObject ? '}' : ']';
        if (!isKept)
            values.resize(own);
    }

    void member(const QByteArray& key, const QList<JsonStep>& way, int depth, bool isKept) {
        text += key;
        space();
        text += ':';
        space();
        value(way, depth - 1, isKept);
    }

    Random& m_random;
};

JsonNode nodeAt(const JsonNode& root, const QList<JsonStep>& way) {
    JsonNode node = root;
    for (const JsonStep& step : way)
        node = step.index < 0 ? node.at(step.key) : node.at(step.index);
    return node;
}

QString errorOf(const std::function<void()>& work) {
    try {
        work();
    } catch (const FormatError& error) {
        return error.sentence();
    }
    return {};
}

} // namespace

class TestNativeFormat : public QObject {
    Q_OBJECT

private slots:
    /// Distances and checks of boards would be wrong.
    void aFalseSolutionIsLeftOut() {
        PuzzleFile file = fullFile();
        QVERIFY(native().read(native().write(file), {}).warnings.isEmpty());
        std::swap(file.solution[6], file.solution[12]);
        const ReadResult read = native().read(native().write(file), {});
        QVERIFY(read.file.solution.empty());
        QCOMPARE(read.warnings,
                 QStringList{QStringLiteral("The stored solution is left out, because it does not "
                                            "solve the puzzle.")});
        file.solution.clear();
        QVERIFY(read.file == file);
    }

    void everythingSurvives() {
        const PuzzleFile file = fullFile();
        const QByteArray text = native().write(file);
        const ReadResult result = native().read(text, {});
        QCOMPARE(result.file, file);
        QVERIFY(result.warnings.isEmpty());
        QCOMPARE(native().write(result.file), text);
        PuzzleFile unmatched = file;
        unmatched.info.bestScore = 0;
        QCOMPARE(native().read(native().write(unmatched), {}).file, unmatched);
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
        QCOMPARE(saved.count("\"version\""), 1);
        QVERIFY(result.warnings.first().contains(QStringLiteral("(1.7)")));
        // Of this version there is nothing to tell.
        const ReadResult same =
            native().read(small("\"bestScore\"", "\"x\": 1,\n\"bestScore\""), {});
        QCOMPARE(same.warnings, QStringList());
        QCOMPARE(same.file.unknownKeys.keys(), QStringList{QStringLiteral("x")});
        QVERIFY(native().write(same.file).contains("\"version\": \"1.0\""));
    }

    void hintsLieOnTheBoardOfAFileWithoutOne() {
        const PuzzleFile file = native().read(small("\"board\": [[0, 4]],\n", ""), {}).file;
        QCOMPARE(file.board.placedCount(), 1);
    }

    void everyPatternMayHaveAName() {
        const QByteArray names = '[' + QByteArray("\"a\", ").repeated(253) + "\"z\"]";
        const PuzzleFile file =
            native()
                .read(small("\"bestScore\"", "\"patternNames\": " + names + ", \"bestScore\""), {})
                .file;
        QCOMPARE(patternNameOf(file.info, 254), QStringLiteral("z"));
    }

    void crlfAndByteOrderMark() {
        const PuzzleFile file = native().read(small(), {}).file;
        QCOMPARE(native().read("\xEF\xBB\xBF" + small("\n", "\r\n"), {}).file, file);
        QCOMPARE(detectFormat("\xEF\xBB\xBF" + small()).format->id(), native().id());
    }

    void everyValueOfAJsonTextKnowsItsPlace() {
        Random random(9);
        for (int i = 0; i < 300; ++i) {
            const LocatedJson json(random);
            QVERIFY2(!QJsonDocument::fromJson(json.text).isNull(), json.text);
            const JsonNode root = JsonNode::parse(json.text);
            for (const LocatedJson::Value& value : json.values) {
                const JsonNode node = nodeAt(root, value.way);
                const TextPosition place = placeIn(json.text, value.offset);
                QVERIFY2(node.position() == place, json.text);
                if (value.items >= 0) {
                    std::vector<TextPosition> items;
                    for (qsizetype item = 0; item < value.items; ++item)
                        items.push_back(node.at(item).position());
                    QCOMPARE(node.size(), value.items);
                    QVERIFY2(node.itemPositions() == items, json.text);
                }
                if (value.leaf.isEmpty())
                    continue;
                QCOMPARE(errorOf([&] { node.fail(QStringLiteral("more")); }),
                         QStringLiteral("%1:%2: expected more, found “%3”")
                             .arg(place.line)
                             .arg(place.column)
                             .arg(QString::fromUtf8(value.leaf)));
            }
        }
    }

    void errorsInJsonTellTheWay() {
        const JsonNode root = JsonNode::parse(R"({"a": [1, {"b": "c d"}]})");
        const JsonNode inner = root.at("a").at(1).at("b");
        try {
            inner.fail(QStringLiteral("more"));
        } catch (const JsonError& error) {
            QCOMPARE(error.sentence(), QStringLiteral("1:17: expected more, found “\"c d\"”"));
            QCOMPARE(error.plainSentence({}), QStringLiteral("Expected more, found “c d”."));
            QCOMPARE(error.plainSentence(QStringLiteral("Here")),
                     QStringLiteral("Here: expected more, found “c d”."));
            QCOMPARE(error.way().size(), 3);
            QCOMPARE(error.way()[0].key, QStringLiteral("a"));
            QCOMPARE(error.way()[1].index, 1);
            QCOMPARE(error.way()[2].key, QStringLiteral("b"));
        }
        const auto sentence = [](const QByteArray& text, auto work) {
            return errorOf([&] { work(JsonNode::parse(text)); });
        };
        const auto number = [](const JsonNode& node) {
            static_cast<void>(node.at("n").integer(3, 7, QStringLiteral("a number")));
        };
        for (const char* good : {"3", "7", "5.0", "3e0"})
            QCOMPARE(sentence("{\"n\":" + QByteArray(good) + '}', number), QString());
        for (const char* bad : {"2", "8", "3.5", "null", "true", "\"5\"", "[5]"})
            QVERIFY2(sentence("{\"n\":" + QByteArray(bad) + '}', number)
                         .startsWith(QStringLiteral("1:6: expected a number from 3 to 7")),
                     bad);
        QCOMPARE(sentence("[1]", [](const JsonNode& node) { (void)node.find("x"); }),
                 QStringLiteral("1:1: expected an object, found “[1”"));
        QCOMPARE(sentence("[1, 2]", [](const JsonNode& node) { (void)node.at(1).object(); }),
                 QStringLiteral("1:5: expected an object, found “2”"));
        QCOMPARE(sentence("{}", [](const JsonNode& node) { (void)node.size(); }),
                 QStringLiteral("1:1: expected an array, found “{”"));
        QCOMPARE(sentence("[[1, 2]]",
                          [](const JsonNode& node) {
                              node.at(0).expectSize(2, {});
                              node.at(0).expectSize(3, QStringLiteral("three"));
                          }),
                 QStringLiteral("1:2: expected three, found 2"));
        QCOMPARE(root.textAt("b"), QString());
    }

    void jsonIsWrittenInOrder() {
        const QJsonArray rows{QJsonArray{1, 2}, QJsonArray(),
                              QJsonObject{{QStringLiteral("k"), true}}};
        QCOMPARE(writeJson({{"b", 1},
                            {"a", QJsonArray{1, QStringLiteral("x")}},
                            {"rows", QJsonObject{{QStringLiteral("inner"), rows},
                                                 {QStringLiteral("plain"), QJsonArray{7}}}},
                            {"none", QJsonObject()},
                            {"text", QStringLiteral("{\uFEFF")}}),
                 QByteArray("{\n \"b\": 1,\n \"a\": [1,\"x\"],\n \"rows\": {\n"
                            "  \"inner\": [\n   [1,2],\n   [],\n   {\n    \"k\": true\n   }\n"
                            "  ],\n  \"plain\": [7]\n },\n \"none\": {},\n"
                            " \"text\": \"{\\ufeff\"\n}\n"));
        QCOMPARE(writeJson({}), QByteArray("{}\n"));
    }

    void jsonOfTooManyPartsIsRefused() {
        const QByteArray most("[]");
        QCOMPARE(excessInJson(most.repeated(kMostJsonParts)), std::nullopt);
        QCOMPARE(excessInJson(most.repeated(kMostJsonParts) + '{'),
                 std::optional(2 * kMostJsonParts));
        // Those in texts do not count.
        const QByteArray text = "\"[{\\\"[\\\\\"";
        QCOMPARE(excessInJson(text.repeated(2) + most.repeated(kMostJsonParts) + text),
                 std::nullopt);
        const QByteArray many = '[' + QByteArray("\n[],").repeated(kMostJsonParts) + "[]]";
        QVERIFY(errorOf([&] {
                    (void)JsonNode::parse(many);
                }).startsWith(QStringLiteral("1000001:1: expected at most")));
    }

    void broken_data() {
        brokenColumns();
        addBroken("empty", "", 1, 1, "valid JSON");
        const char* cutOff = "expected valid JSON, found the end of the file";
        addBroken("cut off", small().first(60), 5, 8, cutOff);
        addBroken("cut off in a number", "{\"a\": [1]\n, \"b\": 12", 2, 10, cutOff);
        addBroken("cut off in a text", "{\"a\": \"x\\\"", 1, 11, cutOff);
        addBroken("cut off after an array", "{\"a\": [1]", 1, 10, cutOff);
        addBroken("the wrong bracket", "[1}", 1, 3, "found “}”");
        addBroken("no comma", "{\"a\": 1 \"b\": 2}", 1, 9, "found “\"b\"”");
        addBroken("no colon", "{\"a\" 1}", 1, 6, "found “1”");
        addBroken("a comma too many", "[1,]", 1, 4, "found “]”");
        addBroken("no value", "[1, nope]", 1, 5, "found “nope”");
        addBroken("no value, not in ASCII", "[1, nöin]", 1, 5, "found “nöin”");
        addBroken("half a word", "[tru,1]", 1, 2, "found “tru”");
        addBroken("half a word on its line", "[1,\n fals\n]", 2, 2, "found “fals”");
        addBroken("a mark in place of a comma", "[1 \xEF\xBB\xBF, 2]", 1, 4, "valid JSON");
        addBroken("no value after a mark", "[\"\xEF\xBB\xBF\", nope]", 1, 7, "found “nope”");
        addBroken("no number", "[1, 1.e]", 1, 5, "found “1.e”");
        addBroken("text after the end", "{} x", 1, 4, "found “x”");
        addBroken("a text after the end", "{} \"x", 1, 4, "found “\"x”");
        addBroken("not UTF-8", small("tessera", "\xff\xfe"), 2, 12, "UTF");
        addBroken("an array", "[1]", 1, 1, "an object, found “[1”");
        addBroken("another format", small("tessera", "tesserae"), 2, 11, "tesserae");
        addBroken("next major version", small("1.0", "2.0"), 3, 12, "version 1.x");
        for (const char* version : {"1", "1.x", "x.0", "1.0.0", "1.-1", "0.9", ""})
            addBroken(qPrintable(QStringLiteral("version ") + QLatin1String(version)),
                      small("1.0", version), 3, 12, "version 1.x");
        addBroken("255 names",
                  small("\"bestScore\"", "\"patternNames\": [" +
                                             QByteArray("\"\", ").repeated(254) +
                                             "\"\"],\n\"bestScore\""),
                  12, 17, "at most 254 names");
        addBroken("hints on one cell", small("[[0, 0, 0]]", "[[0, 0, 0], [0, 1, 0]]"), 9, 22,
                  "no other hint");
        addBroken("placement -2", small("[[0, 4]]", "[[0, -2]]"), 10, 15, "from -1 to 7");
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
        addBroken("hint of four", small("[[0, 0, 0]]", "[[0, 0, 0, 0]]"), 9, 11,
                  "cell, piece and rotation, found 4");
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
