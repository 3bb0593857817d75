// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Hardness.h"
#include "core/edges/generate/PuzzlePresets.h"

#include <algorithm>
#include <cmath>

namespace tessera::tst_Hardness {

namespace {

std::uint64_t exactCount(const Puzzle& puzzle) {
    const Board empty(puzzle.size(), puzzle.pieceCount());
    return test::countSolutions(EdgeProblem(puzzle, empty, {}, StartKind::Board)).solutions;
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
