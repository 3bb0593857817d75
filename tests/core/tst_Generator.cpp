// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Board.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"

#include <QJsonDocument>

#include <map>
#include <set>

namespace tessera::tst_Generator {

namespace {

GeneratorSettings settingsOf(GridSize size, const char* colors, std::uint64_t seed = 1) {
    GeneratorSettings settings;
    settings.size = size;
    settings.colors = parseColorChoice(QString::fromLatin1(colors));
    settings.seed = seed;
    return settings;
}

bool hasCopies(const Puzzle& puzzle) {
    std::set<Piece> seen;
    for (const Piece& piece : puzzle.pieces()) {
        if (!seen.insert(puzzle.rules().standardForm(piece)).second)
            return true;
    }
    return false;
}

std::set<int> patternsOf(const Puzzle& puzzle) {
    std::set<int> patterns;
    for (const Piece& piece : puzzle.pieces()) {
        for (const Color color : piece.edges)
            patterns.insert(std::abs(color));
    }
    patterns.erase(kGrey);
    return patterns;
}

Board solutionOf(const PuzzleFile& file) {
    return Board::fromCodes(file.puzzle.size(), file.puzzle.pieceCount(), file.solution).value();
}

/// The whole result: pieces, hints, solution, board and what the file says, or why there is none.
QByteArray fingerprintOf(const GeneratorSettings& settings) {
    try {
        const PuzzleFile file = generatePuzzle(settings);
        return puzzleHash(file.puzzle) + ' ' + test::checksum(file.solution) + ' ' +
               test::checksum(file.board.codes()) + ' ' + file.info.title.toUtf8() + ' ' +
               file.info.author.toUtf8() + ' ' + file.info.tileTheme.toUtf8() + ' ' +
               QJsonDocument(file.info.generator).toJson(QJsonDocument::Compact) + '\n';
    } catch (const UserError& error) {
        return error.sentence().toUtf8() + '\n';
    }
}

GeneratorSettings randomSettings(Random& random) {
    GeneratorSettings settings;
    settings.size = {1 + static_cast<int>(random.below(20)),
                     1 + static_cast<int>(random.below(20))};
    settings.rules = {random.chance(0.6), random.chance(0.3)};
    const auto kind = static_cast<ColorChoice::Kind>(random.below(3));
    settings.colors = {kind, static_cast<int>(random.below(6)), static_cast<int>(random.below(30)),
                       static_cast<int>(random.below(40))};
    if (!settings.rules.framed)
        settings.colors.border = 0;
    settings.distribution = random.chance(0.5) ? Distribution::Even : Distribution::Random;
    settings.uniquePieces = random.chance(0.5);
    settings.solved = random.chance(0.3);
    if (random.chance(0.3))
        settings.hints.count = static_cast<int>(random.below(8));
    settings.seed = random.bits();
    return settings;
}

} // namespace

class TestGenerator : public QObject {
    Q_OBJECT

private slots:
    void thousandRandomSettings() {
        Random random(2026);
        int made = 0;
        int refused = 0;
        for (int i = 0; i < 1200; ++i) {
            const GeneratorSettings settings = randomSettings(random);
            PuzzleFile file;
            try {
                file = generatePuzzle(settings);
            } catch (const UserError& error) {
                QVERIFY(error.sentence().endsWith(u'.'));
                ++refused;
                continue;
            }
            ++made;
            const Board solution = solutionOf(file);
            QVERIFY(scoreOf(file.puzzle, solution).isSolved());
            QVERIFY(violationsOf(file.puzzle, solution).empty());
            QCOMPARE(file.puzzle.rules(), settings.rules);
            QCOMPARE(file.puzzle.size(), settings.size);
            QVERIFY(!settings.uniquePieces || !hasCopies(file.puzzle));
            QCOMPARE(static_cast<int>(file.puzzle.hints().size()), settings.hints.count);
            QCOMPARE(file.board == solution,
                     settings.solved || solution.cells() == settings.hints.count);
            const auto patterns = static_cast<int>(patternsOf(file.puzzle).size());
            if (settings.colors.kind == ColorChoice::Kind::Total)
                QCOMPARE(patterns, settings.colors.total);
            if (settings.colors.kind == ColorChoice::Kind::BorderAndInner)
                QCOMPARE(patterns, settings.colors.border + settings.colors.inner);
            if (i % 10 == 0)
                QCOMPARE(generatePuzzle(generatorSettingsFromJson(file.info.generator)), file);
        }
        qInfo("%d made, %d refused with a reason", made, refused);
        QVERIFY(made > 600);
        QVERIFY(refused > 20);
    }

    void goldenPuzzle() {
        // Guards the promise that a seed gives the same puzzle for ever.
        const PuzzleFile file = generatePuzzle(settingsOf({3, 3}, "2+2", 7));
        QString text;
        for (const Piece& piece : file.puzzle.pieces()) {
            for (const Color color : piece.edges)
                text += QString::number(color);
            text += u' ';
        }
        QCOMPARE(text.trimmed(), QStringLiteral("3344 2002 0011 0120 1013 2410 2024 0021 1320"));
    }

    /// Of settings of every kind, also those that are refused. Board, rim and rotation are drawn
    /// here as well.
    void aSeedGivesTheSamePuzzleForEver() {
        Random random(2027);
        QByteArray made;
        for (int i = 0; i < 900; ++i) {
            GeneratorSettings settings = randomSettings(random);
            settings.size = {1 + static_cast<int>(random.below(8)),
                             1 + static_cast<int>(random.below(8))};
            if (i % 3 == 0) {
                settings.rules = {false, i % 2 == 0, random.chance(0.5)};
                if (!settings.rules.isSigned)
                    settings.rules.rimColor =
                        random.chance(0.4) ? kAnyColor : static_cast<Color>(1 + random.below(6));
                settings.colors = {ColorChoice::Kind::Total, 0, 0,
                                   2 + static_cast<int>(random.below(5))};
            }
            if (i % 7 == 0)
                settings.colors.kind = ColorChoice::Kind::Hardest;
            if (i % 5 == 0)
                settings.hints.cells = {static_cast<int>(random.below(9)) - 1,
                                        static_cast<int>(random.below(40))};
            made += fingerprintOf(settings);
        }
        for (const PrintedBoard& board : printedBoards()) {
            GeneratorSettings settings = tessera::settingsOf(board);
            made += fingerprintOf(settings);
            settings.seed = 3;
            settings.solved = true;
            settings.hints.count = 2;
            made += fingerprintOf(settings);
            settings.uniquePieces = true;
            made += fingerprintOf(settings);
        }
        GeneratorSettings unknown = settingsOf({4, 4}, "5");
        unknown.board = QStringLiteral("niang-7x7");
        made += fingerprintOf(unknown);
        QCOMPARE(test::checksum(made), QByteArray("053135045398ca62"));
    }

    void borderAndInnerColorsAreDisjoint() {
        const PuzzleFile file = generatePuzzle(settingsOf({8, 6}, "4+9"));
        const Board board = solutionOf(file);
        for (int cell = 0; cell < board.cells(); ++cell) {
            for (const Side side : kSides) {
                const auto across = board.size().neighbour(cell, side);
                if (!across)
                    continue;
                const Color color = file.puzzle.edge(board.at(cell), side);
                const bool ring = file.puzzle.kindOfCell(cell) != CellKind::Inner &&
                                  file.puzzle.kindOfCell(*across) != CellKind::Inner;
                QVERIFY(ring ? color >= 1 && color <= 4 : color >= 5 && color <= 13);
            }
        }
    }

    void evenMeansEven() {
        const PuzzleFile file = generatePuzzle(settingsOf({10, 10}, "4+10"));
        std::map<int, int> uses;
        for (const Piece& piece : file.puzzle.pieces()) {
            for (const Color color : piece.edges)
                ++uses[color];
        }
        for (int color = 1; color <= 4; ++color)
            QCOMPARE(uses[color], 18); // 36 joints, 72 edges
        for (int color = 5; color <= 14; ++color)
            QVERIFY(uses[color] == 28 || uses[color] == 30); // 144 joints
    }

    void hardestFollowsTheFormula() {
        const PuzzleFile file = generatePuzzle(settingsOf({16, 16}, "hardest"));
        QCOMPARE(static_cast<int>(patternsOf(file.puzzle).size()), 23);
        GeneratorSettings hinted = settingsOf({16, 16}, "hardest");
        hinted.hints.cells = {eternityHintCells().front()};
        QCOMPARE(static_cast<int>(patternsOf(generatePuzzle(hinted).puzzle).size()), 22);
    }

    void piecesAreShuffledAndTurned() {
        const PuzzleFile file = generatePuzzle(settingsOf({10, 10}, "hardest"));
        int inPlace = 0;
        int upright = 0;
        for (std::size_t cell = 0; cell < 100; ++cell) {
            const auto placement = Placement::fromCode(file.solution[cell]);
            inPlace += placement.piece() == cell ? 1 : 0;
            upright += placement.rotation() == 0 ? 1 : 0;
        }
        QVERIFY(inPlace < 10);
        QVERIFY(upright > 10 && upright < 45);
        QCOMPARE(file.board.placedCount(), 0);
    }

    void piecesMayKeepTheirRotation() {
        for (const bool isSigned : {false, true}) {
            GeneratorSettings settings = settingsOf({10, 10}, "hardest");
            settings.rules = {false, isSigned, true};
            settings.hints.count = 3;
            const PuzzleFile file = generatePuzzle(settings);
            const Board solution = solutionOf(file);
            QVERIFY(scoreOf(file.puzzle, solution).isSolved());
            QVERIFY(violationsOf(file.puzzle, solution).empty());
            QCOMPARE(generatorSettingsFromJson(file.info.generator), settings);
            QCOMPARE(generatePuzzle(settings), file);
            const PuzzleInfo usual = generatePuzzle(settingsOf({4, 4}, "hardest")).info;
            QVERIFY(!usual.generator.contains(QLatin1String("keepsRotation")));
        }
        // All 16 pieces of two colours differ without rotation, and only 6 if they may rotate.
        GeneratorSettings all = settingsOf({4, 4}, "2");
        all.rules = {false, false, true};
        all.distribution = Distribution::Random;
        const Puzzle puzzle = generatePuzzle(all).puzzle;
        std::set<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
        QCOMPARE(pieces.size(), std::size_t{16});
        all.rules.keepsRotation = false;
        QVERIFY_THROWS_EXCEPTION(UserError, (void)generatePuzzle(all));
        all.rules = {true, false, true};
        QVERIFY_THROWS_EXCEPTION(UserError, (void)generatePuzzle(all));
    }

    void hintsDoNotChangeThePuzzle() {
        GeneratorSettings settings = settingsOf({8, 8}, "3+8");
        const PuzzleFile plain = generatePuzzle(settings);
        settings.hints.cells = {9, 3};
        const PuzzleFile hinted = generatePuzzle(settings);
        QVERIFY(std::ranges::equal(plain.puzzle.pieces(), hinted.puzzle.pieces()));
        QCOMPARE(hinted.board.placedCount(), 2);
        QCOMPARE(hinted.puzzle.hints()[0].cell, 3);
    }

    void uniquenessIsReachedWhereItIsTight() {
        // 70 distinct inner pieces with 4 colours, 49 of them needed.
        const PuzzleFile file = generatePuzzle(settingsOf({9, 9}, "4+4"));
        QVERIFY(!hasCopies(file.puzzle));
        GeneratorSettings open = settingsOf({7, 7}, "4");
        open.rules.framed = false;
        QVERIFY(!hasCopies(generatePuzzle(open).puzzle));
    }

    /// Where the hardest counts leave no puzzle of different pieces, there is one more colour.
    void hardestFindsDifferentPieces_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<Rules>("rules");
        QTest::addColumn<Distribution>("distribution");
        using enum Distribution;
        QTest::newRow("kept rotation") << 3 << 4 << Rules{false, false, true, 2} << Even;
        QTest::newRow("any rim") << 1 << 8 << Rules{false, false, false, kAnyColor} << Even;
        QTest::newRow("ladder with a rim") << 2 << 8 << Rules{false, false, false, 2} << Random;
        QTest::newRow("border only") << 2 << 3 << Rules{} << Random;
        QTest::newRow("no joint") << 1 << 1 << Rules{false, false, false, kAnyColor} << Even;
    }
    void hardestFindsDifferentPieces() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(Rules, rules);
        QFETCH(Distribution, distribution);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            GeneratorSettings settings = settingsOf({width, height}, "hardest", seed);
            settings.rules = rules;
            settings.distribution = distribution;
            const PuzzleFile file = generatePuzzle(settings);
            QVERIFY(!hasCopies(file.puzzle));
            QVERIFY(scoreOf(file.puzzle, solutionOf(file)).isSolved());
            QCOMPARE(generatePuzzle(generatorSettingsFromJson(file.info.generator)), file);
        }
    }

    void impossibleSettings_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<QByteArray>("colors");
        QTest::addColumn<bool>("framed");
        QTest::addColumn<QString>("reason");
        QTest::newRow("size 0") << 0 << 5 << QByteArray("hardest") << true << QStringLiteral("0×5");
        QTest::newRow("size 128") << 128 << 5 << QByteArray("hardest") << true
                                  << QStringLiteral("127");
        QTest::newRow("one inner colour")
            << 4 << 4 << QByteArray("3+1") << true
            << QStringLiteral("needs 4 different inner pieces, but these colours allow only 1");
        QTest::newRow("two equal ends") << 2 << 1 << QByteArray("1") << true
                                        << QStringLiteral("needs 2 different corner pieces");
        QTest::newRow("too many colours")
            << 4 << 4 << QByteArray("25") << true
            << QStringLiteral("Colours asked for: 25. This board has only 24 place(s) for them.");
        QTest::newRow("no border colour")
            << 4 << 4 << QByteArray("0+5") << true << QStringLiteral("at least one border colour");
        QTest::newRow("no inner colour")
            << 4 << 4 << QByteArray("5+0") << true << QStringLiteral("at least one inner colour");
        QTest::newRow("255 colours")
            << 40 << 40 << QByteArray("5+254") << true << QStringLiteral("at most 254");
        QTest::newRow("border without a frame")
            << 4 << 4 << QByteArray("3+5") << false << QStringLiteral("single number");
    }
    void impossibleSettings() {
        QFETCH(QByteArray, colors);
        QFETCH(QString, reason);
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(bool, framed);
        GeneratorSettings settings = settingsOf({width, height}, colors.constData());
        settings.rules.framed = framed;
        try {
            (void)generatePuzzle(settings);
            QFAIL("made all the same");
        } catch (const UserError& error) {
            QVERIFY2(error.sentence().contains(reason), error.what());
        }
    }

    /// Files may hold anything: what is missing or invalid keeps its default.
    void settingsAreReadBack() {
        GeneratorSettings all;
        all.size = {7, 9};
        all.rules = {false, false, true, 5};
        all.colors = {ColorChoice::Kind::BorderAndInner, 0, 9, 0};
        all.distribution = Distribution::Random;
        all.uniquePieces = false;
        all.hints = {3, {8, 2}};
        all.board = QStringLiteral("niang-5x5");
        all.solved = true;
        all.seed = ~std::uint64_t{6};
        QCOMPARE(generatorSettingsFromJson(toJson(all)), all);
        QCOMPARE(QJsonDocument(toJson(all)).toJson(QJsonDocument::Compact),
                 QByteArray(R"({"board":"niang-5x5","colors":"0+9","distribution":"random",)"
                            R"("framed":false,"height":9,"hintCells":[8,2],"hints":3,)"
                            R"("keepsRotation":true,"rimColor":"5","seed":"18446744073709551609",)"
                            R"("signed":false,"solved":true,"unique":false,"width":7})"));
        const GeneratorSettings usual;
        QCOMPARE(QJsonDocument(toJson(usual)).toJson(QJsonDocument::Compact),
                 QByteArray(R"({"colors":"hardest","distribution":"even","framed":true,)"
                            R"("height":10,"seed":"1","signed":false,"solved":false,)"
                            R"("unique":true,"width":10})"));
        const auto read = [](const char* json) {
            return generatorSettingsFromJson(QJsonDocument::fromJson(json).object());
        };
        for (const char* broken :
             {"{}", R"({"width": "x", "height": []})", R"({"keepsRotation": true})",
              R"({"rimColor": "3"})", R"({"rimColor": "any"})", R"({"colors": "many"})",
              R"({"colors": "3+x"})", R"({"seed": "x"})", R"({"seed": 5})", R"({"board": "mine"})",
              R"({"distribution": "odd"})", R"({"unique": "no", "solved": 1, "signed": "x"})",
              R"({"hints": "x", "hintCells": 4})"})
            QVERIFY2(read(broken) == usual, broken);
        const auto rimOf = [&](const char* rim) {
            return read(QByteArray(R"({"framed": false, "rimColor": "%"})").replace("%", rim))
                .rules.rimColor;
        };
        QCOMPARE(rimOf("any"), kAnyColor);
        QCOMPARE(rimOf("1"), Color{1});
        QCOMPARE(rimOf("300"), kMaxColor);
        QCOMPARE(rimOf("-7"), kGrey);
        QCOMPARE(rimOf("x"), kGrey);
        QCOMPARE(read(R"({"hintCells": [4, "x"]})").hints.cells, (std::vector{4, -1}));
        QCOMPARE(read(R"({"framed": false, "keepsRotation": true})").rules,
                 (Rules{false, false, true}));
    }

    void impossibleHints() {
        const auto refusal = [](HintChoice hints) {
            GeneratorSettings asked = settingsOf({4, 3}, "4");
            asked.uniquePieces = false;
            asked.hints = std::move(hints);
            try {
                (void)generatePuzzle(asked);
            } catch (const UserError& error) {
                return error.sentence();
            }
            return QString();
        };
        QCOMPARE(refusal({12, {}}) + refusal({0, {11, 0}}) + refusal({-1, {3}}), QString());
        QCOMPARE(refusal({13, {}}),
                 QStringLiteral("13 hints are not possible on a board of 12 cells."));
        QCOMPARE(refusal({-1, {}}),
                 QStringLiteral("-1 hints are not possible on a board of 12 cells."));
        for (const std::vector<int>& cells : {std::vector{12}, {-1, 3}, {5, 2, 5}})
            QCOMPARE(refusal({0, cells}), QStringLiteral("The hint cells must be different cells "
                                                         "of the 4×3 board."));
        GeneratorSettings settings = settingsOf({4, 4}, "hardest");
        settings.hints.count = 17;
        QVERIFY_THROWS_EXCEPTION(UserError, (void)generatePuzzle(settings));
        settings.hints = {0, {3, 3}};
        QVERIFY_THROWS_EXCEPTION(UserError, (void)generatePuzzle(settings));
        settings.hints = {0, {16}};
        QVERIFY_THROWS_EXCEPTION(UserError, (void)generatePuzzle(settings));
    }

    void colorChoices() {
        for (const char* text : {"hardest", "4+10", "14"})
            QCOMPARE(colorChoiceText(parseColorChoice(QLatin1String(text))), QLatin1String(text));
        for (const char* text : {"", "hard", "4+", "4+10+3", "-4", "1e3", "99999999999", "255"})
            QVERIFY_THROWS_EXCEPTION(UserError, (void)parseColorChoice(QLatin1String(text)));
    }

    void colorCountsEndAtTheMost() {
        using Kind = ColorChoice::Kind;
        QCOMPARE(parseColorChoice(QStringLiteral(" hardest ")), ColorChoice());
        QCOMPARE(parseColorChoice(QStringLiteral("0")), (ColorChoice{Kind::Total, 0, 0, 0}));
        QCOMPARE(parseColorChoice(QStringLiteral("254")), (ColorChoice{Kind::Total, 0, 0, 254}));
        QCOMPARE(parseColorChoice(QStringLiteral("0+254")),
                 (ColorChoice{Kind::BorderAndInner, 0, 254, 0}));
        for (const char* text : {"255", "-1", "255+1", "1+-1", "1+2+3"}) {
            try {
                (void)parseColorChoice(QLatin1String(text));
                QFAIL(text);
            } catch (const UserError& error) {
                QCOMPARE(error.sentence(),
                         QStringLiteral("“%1” is not a number of colours: give hardest, "
                                        "BORDER+INNER or TOTAL, each at most 254.")
                             .arg(QLatin1String(text)));
            }
        }
        QCOMPARE(parseRimColor(QStringLiteral("1")), Color{1});
        QCOMPARE(parseRimColor(QStringLiteral("254")), kMaxColor);
    }

    /// Hints make fewer colours hard, as long as these allow enough different pieces.
    void hardestCountsGrowUntilPiecesCanDiffer() {
        const auto colorsOf = [](GridSize size, Rules rules, int hints, bool unique) {
            GeneratorSettings settings = settingsOf(size, "hardest");
            settings.rules = rules;
            settings.hints.count = hints;
            settings.uniquePieces = unique;
            const HardestColors colors = hardestColorsFor(settings);
            const ColorChoice choice = resolvedColors(settings, rules.framed ? 0 : hints);
            return QStringLiteral("%1+%2 %3 %4+%5")
                .arg(colors.border)
                .arg(colors.inner)
                .arg(colors.byFormula)
                .arg(choice.border)
                .arg(choice.inner);
        };
        QStringList found;
        for (const GridSize size : {GridSize{2, 6}, GridSize{3, 3}, GridSize{7, 5}}) {
            for (const Rules rules : {Rules{true, false}, Rules{true, true}, Rules{false, false},
                                      Rules{false, false, true}, Rules{false, false, false, 1}}) {
                for (const int hints : {0, 7})
                    found << colorsOf(size, rules, hints, true)
                          << colorsOf(size, rules, hints, false);
            }
        }
        QCOMPARE(test::checksum(found.join(u'\n').toUtf8()), QByteArray("0c45aad25b32df29"));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)hardestColorsFor(settingsOf({0, 3}, "hardest")));
    }

    void batchesMoveTheSeedOn() {
        const GeneratorSettings settings = settingsOf({4, 4}, "3+3", 10);
        QCOMPARE(batchMember(settings, 0), settings);
        QCOMPARE(batchMember(settings, 5).seed, std::uint64_t(15));
    }

    void smallestAndLargestBoards() {
        for (const bool framed : {true, false}) {
            for (const GridSize size :
                 {GridSize{1, 1}, {1, 2}, {1, 9}, {2, 2}, {2, 7}, {127, 127}}) {
                GeneratorSettings settings = settingsOf(size, "hardest");
                settings.rules.framed = framed;
                settings.uniquePieces = size.cells() > 1000;
                const PuzzleFile file = generatePuzzle(settings);
                QVERIFY(scoreOf(file.puzzle, solutionOf(file)).isSolved());
            }
        }
    }
};

TESSERA_TEST(TestGenerator, Needs::Nothing)

} // namespace tessera::tst_Generator

#include "tst_Generator.moc"
