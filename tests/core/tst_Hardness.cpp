// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Hardness.h"
#include "core/edges/generate/PairingCounts.h"
#include "core/edges/generate/PuzzlePresets.h"

#include <algorithm>
#include <cmath>

namespace tessera::tst_Hardness {

namespace {

std::uint64_t exactCount(const Puzzle& puzzle) {
    const Board empty(puzzle.size(), puzzle.pieceCount());
    return test::countSolutions(EdgeProblem(puzzle, empty, {}, StartKind::Board)).solutions;
}

/// The pairings of the edges that are left, without pairs of two of the given ones.
double pairings(int given, int others) {
    if (given + others == 0)
        return 1;
    double ways = others * (given > 0 ? pairings(given - 1, others - 1) : 0.0);
    if (given == 0)
        ways = (others - 1) * pairings(0, others - 2);
    return ways;
}

double choose(int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; ++i)
        ways *= double(n - i) / (i + 1);
    return ways;
}

double factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

bool areNear(double a, double b) { return std::abs(a - b) < 1e-9 * (1 + std::abs(b)); }

/// To five decimals.
QByteArray rounded(double value) {
    // Minus zero becomes zero.
    const double shown = std::isfinite(value) ? std::round(value * 1e5) / 1e5 + 0.0 : value;
    return QByteArray::number(shown, 'f', 5) + ' ';
}

GeneratorSettings settingsOf(GridSize size, const char* colors) {
    GeneratorSettings settings;
    settings.size = size;
    settings.colors = parseColorChoice(QLatin1String(colors));
    return settings;
}

} // namespace

class TestHardness : public QObject {
    Q_OBJECT

private slots:
    void meansOfExactCounts_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<QByteArray>("colors");
        QTest::addColumn<Rules>("rules");
        QTest::addColumn<int>("puzzles");
        QTest::addColumn<Distribution>("distribution");
        const auto row = [](int width, int height, const char* colors, Rules rules, int puzzles,
                            Distribution distribution = Distribution::Even) {
            QTest::addRow("%dx%d %s%s%s%s%s rim %d", width, height, colors,
                          rules.framed ? "" : " unframed", rules.isSigned ? " signed" : "",
                          rules.keepsRotation ? " unturned" : "",
                          distribution == Distribution::Random ? " random" : "", rules.rimColor)
                << width << height << QByteArray(colors) << rules << puzzles << distribution;
        };
        row(4, 4, "2+3", {}, 100);
        row(4, 4, "3+3", {}, 100);
        row(5, 5, "3+4", {}, 100);
        row(5, 5, "2+5", {}, 100);
        row(5, 5, "3+5", {}, 200);
        row(5, 5, "4+5", {}, 200);
        row(6, 6, "3+6", {}, 30);
        row(6, 6, "4+5", {}, 15);
        row(6, 6, "4+6", {}, 60);
        row(6, 6, "3+7", {}, 60);
        row(5, 4, "3+3", {}, 40);
        row(5, 5, "2+3", {true, true}, 40);
        row(3, 3, "6", {false, false}, 60);
        row(4, 3, "3", {false, true}, 40);
        for (const Distribution distribution : {Distribution::Even, Distribution::Random}) {
            row(2, 2, "2", {false, false, true}, 400, distribution);
            row(3, 3, "3", {false, false, true}, 400, distribution);
            row(4, 3, "3", {false, false, true}, 200, distribution);
            row(4, 4, "4", {false, false, true}, 200, distribution);
            row(5, 4, "4", {false, false, true}, 100, distribution);
            row(6, 2, "4", {false, false, true}, 200, distribution);
            row(3, 3, "2", {false, true, true}, 200, distribution);
        }
        row(4, 4, "6", {false, false, false, 1}, 60);
        row(5, 4, "5", {false, false, false, 2}, 60);
        row(4, 4, "4", {false, false, false, 9}, 60);
        row(4, 4, "6", {false, false, false, kAnyColor}, 60);
    }
    void meansOfExactCounts() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(QByteArray, colors);
        QFETCH(Rules, rules);
        QFETCH(int, puzzles);
        QFETCH(Distribution, distribution);
        GeneratorSettings settings = settingsOf({width, height}, colors.constData());
        settings.rules = rules;
        settings.distribution = distribution;
        const bool fixed = rules.keepsRotation;
        settings.uniquePieces = !fixed;
        const double expected =
            expectedSolutions(log10ExpectedSolutions(settings), settings.size, fixed);
        double sum = 0;
        double byPieces = 0;
        for (int i = 0; i < puzzles; ++i) {
            const Puzzle puzzle = generatePuzzle(batchMember(settings, i)).puzzle;
            sum += static_cast<double>(exactCount(puzzle)) /
                   double(boardRotations(puzzle.size(), fixed));
            byPieces += expectedSolutions(log10ExpectedSolutions(puzzle), puzzle.size(), fixed);
        }
        const double mean = sum / puzzles;
        byPieces /= puzzles;
        qInfo(
            "mean of %d exact counts %.2f; estimated from the settings %.2f, from the pieces %.2f",
            puzzles, mean, expected, byPieces);
        QVERIFY(mean < 3 * expected && expected < 3 * mean);
        QVERIFY(mean < 3 * byPieces && byPieces < 3 * mean);
    }

    /// Where the formula is exact: in one row each joint takes a right edge and a left one, and all
    /// ways to choose them are boards. For generated pieces the mean is known too.
    void rowsOfUnturnedPiecesAreCountedExactly() {
        GeneratorSettings settings = settingsOf({5, 1}, "2");
        settings.rules = {false, false, true};
        settings.uniquePieces = false;
        settings.distribution = Distribution::Random;
        double arrangements = 0;
        constexpr int kPuzzles = 300;
        for (int i = 0; i < kPuzzles; ++i) {
            const Puzzle puzzle = generatePuzzle(batchMember(settings, i)).puzzle;
            double ways = 0;
            std::vector<int> order{0, 1, 2, 3, 4};
            do {
                bool joined = true;
                for (std::size_t at = 1; at < order.size(); ++at)
                    joined =
                        joined &&
                        puzzle.piece(static_cast<PieceIndex>(order[at - 1])).edge(Side::Right) ==
                            puzzle.piece(static_cast<PieceIndex>(order[at])).edge(Side::Left);
                ways += joined ? 1 : 0;
            } while (std::ranges::next_permutation(order).found);
            arrangements += ways / kPuzzles;
        }
        // One of the 120 orders is the solution itself, whose joints certainly match.
        const double expected = std::pow(10.0, log10ExpectedSolutions(settings));
        qInfo("mean of arrangements %.2f, expected %.2f", arrangements, expected);
        QVERIFY(expected > 0.7 * arrangements && expected < 1.5 * arrangements);
    }

    void hintsAndColorsLowerIt() {
        GeneratorSettings settings = settingsOf({16, 16}, "5+17");
        const double without = log10ExpectedSolutions(settings);
        settings.hints.cells = eternityHintCells();
        QVERIFY(log10ExpectedSolutions(settings) < without - 5);
        const Puzzle hinted = generatePuzzle(settings).puzzle;
        QVERIFY(log10ExpectedSolutions(hinted) < log10ExpectedSolutions(hinted.withHints({})) - 5);
        double last = INFINITY;
        for (int inner = 1; inner < 40; ++inner) {
            settings.colors = {ColorChoice::Kind::BorderAndInner, 5, inner, 0};
            const double now = log10ExpectedSolutions(settings);
            QVERIFY(now < last);
            last = now;
        }
    }

    /// Random ones too: the cells that the puzzle will have.
    void randomHintsCountWhereTheyWillBe() {
        for (const char* colors : {"3+5", "hardest"}) {
            GeneratorSettings settings = settingsOf({6, 6}, colors);
            settings.hints.count = 12;
            GeneratorSettings chosen = settings;
            const Puzzle puzzle = generatePuzzle(settings).puzzle;
            for (const Hint& hint : puzzle.hints())
                chosen.hints.cells.push_back(hint.cell);
            QCOMPARE(log10ExpectedSolutions(settings), log10ExpectedSolutions(chosen));
        }
    }

    /// Pieces that keep their rotation and lie on every cell leave nothing to chance.
    void hintsOnAllCellsDecideAllJoints() {
        Random random(4);
        const Puzzle puzzle = test::randomPuzzle(random, {{4, 3}, {false, false, true}, 2, 3});
        std::vector<Hint> hints;
        for (int cell = 0; cell < puzzle.size().cells(); ++cell)
            hints.push_back({cell, {static_cast<PieceIndex>(cell), 0}});
        QVERIFY(std::abs(log10ExpectedSolutions(puzzle.withHints(hints))) < 1e-9);
    }

    /// By design of the formula, the hardest counts are near one expected solution: the next lower
    /// inner count is above it.
    void hardestCountsAreAtThePeak() {
        for (int side = 6; side <= 20; side += 2) {
            GeneratorSettings settings = settingsOf({side, side}, "hardest");
            const double hardest = log10ExpectedSolutions(settings);
            QVERIFY(hardest > -0.5 * side * side && hardest < 15);
            settings.colors = {ColorChoice::Kind::Total, 0, 0, 2};
            QVERIFY(log10ExpectedSolutions(settings) > side);
        }
    }

    /// Not for framed random puzzles: their mean is dominated by rare draws.
    void settingsAndPiecesAgree() {
        for (const char* id :
             {"P2", "P5", "P8", "P9", "P10", "P11", "EII", "tetravex-3", "tetravex-6"}) {
            const GeneratorSettings settings = findPuzzlePreset(QLatin1String(id))->settings;
            const double before = log10ExpectedSolutions(settings);
            const double after = log10ExpectedSolutions(generatePuzzle(settings).puzzle);
            qInfo("%s: 10^%.2f from the settings, 10^%.2f from the pieces", id, before, after);
            QVERIFY(std::abs(before - after) < 2 + 0.05 * settings.size.cells());
        }
    }

    void unsolvablePiecesHaveNone() {
        const Puzzle puzzle = generatePuzzle(settingsOf({5, 5}, "3+5")).puzzle;
        std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
        QVERIFY(std::isfinite(log10ExpectedSolutions(puzzle)));
        auto inner = std::ranges::find(pieces, 0, &Piece::greys);
        inner->edges[0] = static_cast<Color>(inner->edges[0] == 4 ? 5 : 4);
        QVERIFY(std::isinf(log10ExpectedSolutions(Puzzle({5, 5}, {}, pieces))));
        pieces.pop_back();
        QVERIFY(std::isinf(log10ExpectedSolutions(Puzzle({5, 5}, {}, pieces))));
        QVERIFY(std::isinf(log10ExpectedSolutions(Puzzle())));
    }

    /// Each count compared with its definition, tried or multiplied out.
    void pairingsAreCountedAsDefined() {
        for (int others = 0; others <= 9; ++others) {
            for (int given = 0; given <= others; ++given) {
                if ((given + others) % 2 == 0)
                    QVERIFY(
                        areNear(logTwoGroups(given, others), std::log(pairings(given, others))));
                QVERIFY(areNear(logChoose(others, given), std::log(choose(others, given))));
            }
            QVERIFY(areNear(logFactorial(others), std::log(factorial(others))));
            if (others % 2 == 0)
                QVERIFY(areNear(logAll(others), std::log(pairings(0, others))));
        }
        // More than can find partners: all pairings.
        QVERIFY(areNear(logTwoGroups(5, 3), std::log(105.0)));
        QVERIFY(areNear(logDraws(3, 5, 9), std::log(5.0 / 9 * 4 / 8 * 3 / 7)));
    }

    void directedMatchesAreCountedAsDefined() {
        Random random(6);
        int possible = 0;
        for (int round = 0; round < 300; ++round) {
            std::vector<Ends> values(1 + random.index(4));
            int most = 0;
            for (auto& [here, there] : values) {
                here = static_cast<int>(random.below(5));
                there = static_cast<int>(random.below(5));
                most += std::min(here, there);
            }
            const int joints = static_cast<int>(random.below(9));
            const int rim = static_cast<int>(random.below(4));
            std::vector<double> ways{1}; // by the number of joints
            for (const auto& [here, there] : values) {
                std::vector<double> next(ways.size() + 4);
                for (std::size_t i = 0; i < ways.size(); ++i) {
                    for (int j = 0; j <= std::min(here, there); ++j)
                        next[i + asIndex(j)] +=
                            ways[i] * choose(here, j) * choose(there, j) * factorial(j);
                }
                ways = next;
            }
            const double found = logDirectedMatch(values, joints, rim);
            QCOMPARE(std::isinf(found), most < joints);
            if (most < joints)
                continue;
            ++possible;
            const double all = std::pow(choose(joints + rim, joints), 2) * factorial(joints);
            QVERIFY(areNear(found, std::log(ways[asIndex(joints)] / all)));
        }
        QVERIFY(possible > 50);
    }

    /// Numbers of ways with thousands of digits.
    void largeBoardsAreEstimatedToo() {
        for (const Rules rules : {Rules{false, false, true}, Rules{false, true, true},
                                  Rules{false, false, false, 3}, Rules{true, false}}) {
            GeneratorSettings settings = settingsOf({60, 50}, "10");
            settings.rules = rules;
            settings.uniquePieces = false;
            for (const Distribution distribution : {Distribution::Even, Distribution::Random}) {
                settings.distribution = distribution;
                const double before = log10ExpectedSolutions(settings);
                const double after = log10ExpectedSolutions(generatePuzzle(settings).puzzle);
                QVERIFY(std::isfinite(before) && std::isfinite(after));
                QVERIFY2(std::abs(before - after) < 0.15 * std::abs(before),
                         qPrintable(QStringLiteral("%1 %2").arg(before).arg(after)));
            }
        }
    }

    /// Of pieces of every kind, also with hints, and with an edge that leaves no solution.
    void estimatesOfPiecesAreWhatTheyWere() {
        Random random(7);
        QByteArray text;
        std::vector<test::KindOfPuzzle> kinds = test::everyKindAndKept();
        for (const GridSize size : {GridSize{1, 4}, GridSize{3, 3}, GridSize{4, 3}})
            kinds.push_back({size, {false, false, false, 3}, 1, 3});
        for (const test::KindOfPuzzle& kind : kinds) {
            if (kind.rules.keepsRotation && std::min(kind.size.width, kind.size.height) == 1)
                continue;
            const Puzzle puzzle = test::randomPuzzle(random, kind);
            Rules rules = puzzle.rules();
            if (rules.rimColor == 3)
                rules.rimColor = kAnyColor;
            std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
            const Puzzle given(puzzle.size(), rules, pieces);
            text += rounded(log10ExpectedSolutions(given));
            std::vector<Hint> hints{{0, {0, 0}}};
            text += rounded(log10ExpectedSolutions(given.withHints(hints)));
            if (pieces.size() > 1) {
                const int last = static_cast<int>(pieces.size()) - 1;
                hints.push_back({1, {1, 0}});
                hints.push_back({last, {static_cast<PieceIndex>(last), 0}});
                if (last == 1)
                    hints.pop_back();
                text += rounded(log10ExpectedSolutions(given.withHints(hints)));
                // Hints that neither match each other nor the rim.
                hints = {{0, {1, 0}}, {1, {0, 0}}};
                text += rounded(log10ExpectedSolutions(given.withHints(hints)));
            }
            Color& edge = pieces[random.index(pieces.size())].edges[random.below(4)];
            edge = edge == 1 ? Color{2} : Color{1};
            text += rounded(log10ExpectedSolutions(Puzzle(puzzle.size(), rules, pieces))) + '\n';
        }
        QCOMPARE(test::checksum(text), QByteArray("b90c3d7f68e0aa2f"));
    }

    /// Before a puzzle is made: every size up to 5×5, with each of the rules and distributions.
    void estimatesOfSettingsAreWhatTheyWere() {
        QByteArray text;
        for (const Rules rules :
             {Rules{true, false}, Rules{true, true}, Rules{false, false}, Rules{false, true},
              Rules{false, false, true}, Rules{false, true, true}, Rules{false, false, false, 2},
              Rules{false, false, false, 9}, Rules{false, false, false, kAnyColor},
              Rules{false, false, true, 1}}) {
            for (int cells = 0; cells < 25; ++cells) {
                GeneratorSettings settings =
                    settingsOf({1 + cells / 5, 1 + cells % 5}, cells % 2 == 0 ? "3" : "hardest");
                settings.rules = rules;
                for (const Distribution distribution : {Distribution::Even, Distribution::Random}) {
                    settings.distribution = distribution;
                    settings.hints = {};
                    text += rounded(log10ExpectedSolutions(settings));
                    settings.hints.cells = {0, cells / 2 + 1};
                    if (settings.size.cells() > cells / 2 + 1)
                        text += rounded(log10ExpectedSolutions(settings));
                    settings.colors = parseColorChoice(rules.framed ? QStringLiteral("2+4")
                                                                    : QStringLiteral("5"));
                }
            }
        }
        QVERIFY(std::isnan(log10ExpectedSolutions(settingsOf({2, 1}, "0"))));
        QVERIFY(std::isfinite(log10ExpectedSolutions(settingsOf({1, 1}, "0"))));
        QVERIFY(areNear(expectedSolutions(2, {3, 3}, false), 26));
        QVERIFY(areNear(expectedSolutions(2, {3, 4}, false), 51));
        QVERIFY(areNear(expectedSolutions(2, {3, 3}, true), 101));
        QCOMPARE(test::checksum(text), QByteArray("72f38a2c0e11aed0"));
    }

    void smallestBoards() {
        for (const GridSize size : {GridSize{1, 1}, {1, 2}, {6, 1}, {2, 2}, {2, 5}, {3, 3}}) {
            for (const Rules rules : {Rules{true, false}, Rules{true, true}, Rules{false, false},
                                      Rules{false, false, true}}) {
                GeneratorSettings settings = settingsOf(size, "hardest");
                settings.rules = rules;
                settings.uniquePieces = false;
                QVERIFY(std::isfinite(log10ExpectedSolutions(settings)));
                QVERIFY(std::isfinite(log10ExpectedSolutions(generatePuzzle(settings).puzzle)));
            }
        }
    }

    void rotations() {
        QCOMPARE(boardRotations({4, 4}, false), 4);
        QCOMPARE(boardRotations({4, 5}, false), 2);
        QCOMPARE(boardRotations({4, 4}, true), 1);
    }
};

TESSERA_TEST(TestHardness, Needs::Nothing)

} // namespace tessera::tst_Hardness

#include "tst_Hardness.moc"
