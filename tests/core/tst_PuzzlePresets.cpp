// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/edges/puzzle/Counting.h"
#include "core/support/UserError.h"

#include <QJsonDocument>

#include <set>

namespace tessera::tst_PuzzlePresets {

namespace {

/// The pieces, independent of order and rotation.
std::vector<std::array<Color, 4>> sorted(const Puzzle& puzzle) {
    std::vector<std::array<Color, 4>> pieces;
    for (const Piece& piece : puzzle.pieces()) {
        const Piece whole = piece.canonical();
        pieces.push_back({whole.edge(Side::Up), whole.edge(Side::Right), whole.edge(Side::Down),
                          whole.edge(Side::Left)});
    }
    std::ranges::sort(pieces);
    return pieces;
}

} // namespace

class TestPuzzlePresets : public QObject {
    Q_OBJECT

private slots:
    /// Söderlind 2010, Table 2.
    void rowsOfTable2_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("colors");
        QTest::addColumn<bool>("even");
        QTest::addColumn<bool>("framed");
        QTest::newRow("P0") << 12 << 50 << false << true;
        QTest::newRow("P1") << 4 << 4 << false << true;
        QTest::newRow("P2") << 4 << 6 << true << true;
        QTest::newRow("P3") << 4 << 8 << false << true;
        QTest::newRow("P4") << 6 << 4 << false << true;
        QTest::newRow("P5") << 6 << 9 << true << true;
        QTest::newRow("P6") << 6 << 12 << false << true;
        QTest::newRow("P7") << 10 << 10 << false << true;
        QTest::newRow("P8") << 10 << 10 << false << false;
        QTest::newRow("P9") << 10 << 14 << true << true;
        QTest::newRow("P10") << 16 << 23 << false << false;
        QTest::newRow("P11") << 16 << 23 << true << true;
        QTest::newRow("EII") << 16 << 22 << true << true;
    }
    void rowsOfTable2() {
        QFETCH(int, side);
        const PuzzlePreset* preset = findPuzzlePreset(QLatin1String(QTest::currentDataTag()));
        QVERIFY(preset != nullptr);
        const Puzzle puzzle = generatePuzzle(preset->settings).puzzle;
        const ColorCensus census(puzzle);
        std::set<Color> patterns;
        for (const bool ring : {true, false}) {
            for (const auto& [pattern, uses] : census.patterns(ring))
                patterns.insert(pattern);
        }
        QCOMPARE(puzzle.size(), (GridSize{side, side}));
        QTEST(static_cast<int>(patterns.size()), "colors");
        QTEST(puzzle.framed(), "framed");
        QTEST(preset->settings.distribution == Distribution::Even, "even");
        QVERIFY(diagnose(puzzle).empty());
    }

    /// Söderlind 2010, 6.2: the solutions that backtracking found; P4 was stopped after 1,500.
    void solutionsAreAsMany_data() {
        QTest::addColumn<int>("solutions");
        QTest::newRow("P0") << 1;
        QTest::newRow("P1") << 4;
        QTest::newRow("P2") << 1;
        QTest::newRow("P3") << 1;
        QTest::newRow("P5") << 3;
        QTest::newRow("P6") << 1;
        QTest::newRow("scramble-3") << 2;
        QTest::newRow("scramble-4") << 1;
    }
    void solutionsAreAsMany() {
        QFETCH(int, solutions);
        const auto preset = findPuzzlePreset(QLatin1String(QTest::currentDataTag()));
        const Puzzle puzzle = generatePuzzle(preset->settings).puzzle;
        const Board empty(puzzle.size(), puzzle.pieceCount());
        const SolutionCount count =
            test::countSolutions(EdgeProblem(puzzle, empty, {}, StartKind::Board));
        QVERIFY(count.complete);
        QCOMPARE(static_cast<int>(count.upToRotation), solutions);
    }

    /// Niang (2010), Appendix A: without a mismatch, and cut like any other puzzle.
    void niangsBoardsAreSolved_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("colors");
        QTest::addColumn<int>("distinct");
        QTest::addColumn<QString>("figure");
        QTest::newRow("niang-4x4") << 4 << 5 << 16 << QStringLiteral("Niang 2010, Figure 44");
        QTest::newRow("niang-5x5") << 5 << 5 << 21 << QStringLiteral("Niang 2010, Figure 45");
        QTest::newRow("niang-6x6") << 6 << 7 << 36 << QStringLiteral("Niang 2010, Figure 43");
    }
    void niangsBoardsAreSolved() {
        QFETCH(int, side);
        const PuzzlePreset* preset = findPuzzlePreset(QLatin1String(QTest::currentDataTag()));
        QVERIFY(preset != nullptr);
        QVERIFY(preset->description().startsWith(QStringLiteral("Niang %1×%1: ").arg(side)));
        const PuzzleFile file = generatePuzzle(preset->settings);
        QCOMPARE(file.puzzle.size(), (GridSize{side, side}));
        auto pieces = sorted(file.puzzle);
        pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
        QTEST(static_cast<int>(pieces.size()), "distinct");
        QTEST(static_cast<int>(file.puzzle.highestColor()), "colors");
        QTEST(file.info.author, "figure");
        const auto solution = Board::fromCodes(file.puzzle.size(), side * side, file.solution);
        QVERIFY(scoreOf(file.puzzle, *solution).isSolved());
        QCOMPARE(generatorSettingsFromJson(file.info.generator), preset->settings);
        // Another seed shuffles the same pieces differently.
        const GeneratorSettings other = batchMember(preset->settings, 1);
        const PuzzleFile shuffled = generatePuzzle(other);
        QVERIFY(shuffled.puzzle.pieces()[0] != file.puzzle.pieces()[0]);
        QCOMPARE(sorted(shuffled.puzzle), sorted(file.puzzle));
        // It has one size.
        GeneratorSettings larger = preset->settings;
        larger.size = {side + 1, side};
        QVERIFY_THROWS_EXCEPTION(UserError, (void)generatePuzzle(larger));
    }

    /// Counting all 2,690 takes half a minute: see tests/bench/RESULTS.md.
    void p4HasVeryMany() {
        const Puzzle puzzle =
            generatePuzzle(findPuzzlePreset(QStringLiteral("P4"))->settings).puzzle;
        const Board empty(puzzle.size(), puzzle.pieceCount());
        const SolutionCount count =
            test::countSolutions(EdgeProblem(puzzle, empty, {}, StartKind::Board), 400);
        QCOMPARE(count.solutions, std::uint64_t(400));
        QVERIFY(count.upToRotation >= 100);
    }

    /// Ten digits, in both directions, and each board its own solution.
    void tetraVexIsAsInTheGame() {
        for (int side = 2; side <= 6; ++side) {
            const PuzzlePreset* preset = findPuzzlePreset(QStringLiteral("TetraVex-%1").arg(side));
            QVERIFY(preset != nullptr);
            QVERIFY(preset->description().startsWith(QStringLiteral("TetraVex %1×%1: ").arg(side)));
            const PuzzleFile file = generatePuzzle(preset->settings);
            QCOMPARE(file.puzzle.size(), (GridSize{side, side}));
            QCOMPARE(file.puzzle.rules(), (Rules{false, false, true}));
            QCOMPARE(ColorCensus(file.puzzle).innerColors(), 10);
            QCOMPARE(file.puzzle.highestColor(), Color{10});
            const auto solution = Board::fromCodes(file.puzzle.size(), side * side, file.solution);
            QVERIFY(scoreOf(file.puzzle, *solution).isSolved());
            QVERIFY(violationsOf(file.puzzle, *solution).empty());
            QVERIFY(diagnose(file.puzzle).empty());
        }
    }

    /// Nine pieces, each with halves of pictures on all four sides.
    void scrambleSquaresAreSignedWithoutAFrame() {
        for (const char* id : {"scramble-3", "scramble-4"}) {
            const Puzzle puzzle =
                generatePuzzle(findPuzzlePreset(QLatin1String(id))->settings).puzzle;
            QCOMPARE(puzzle.size(), (GridSize{3, 3}));
            QVERIFY(puzzle.isSigned() && !puzzle.framed() && !puzzle.keepsRotation());
            QCOMPARE(QByteArray::number(puzzle.highestColor()), QByteArray(id).last(1));
            for (const Piece& piece : puzzle.pieces())
                QCOMPARE(piece.greys(), 0);
        }
    }

    void presetsAreTheSameInEveryVersion() {
        QByteArray text;
        for (const PuzzlePreset& preset : puzzlePresets())
            text += preset.id.toUtf8() + ' ' + preset.description().toUtf8() + ' ' +
                    QJsonDocument(toJson(preset.settings)).toJson(QJsonDocument::Compact) + '\n';
        QCOMPARE(test::checksum(text), QByteArray("0b912539a18b6dec"));
    }

    void longerNamesAndAnyCaseAreUnderstood() {
        const auto idOf = [](const char* name) {
            const PuzzlePreset* preset = findPuzzlePreset(QLatin1String(name));
            return preset == nullptr ? QString() : preset->id;
        };
        QCOMPARE(idOf("TetraVex-4x4"), QStringLiteral("tetravex-4"));
        QCOMPARE(idOf("tetravex-4X4"), QStringLiteral("tetravex-4"));
        QCOMPARE(idOf("tetravex-4x5"), QString());
        QCOMPARE(idOf("Scramble-Squares"), QStringLiteral("scramble-4"));
        QCOMPARE(idOf("macmahon"), QStringLiteral("MacMahon"));
        QCOMPARE(idOf(""), QString());
    }

    /// Each joint with the next colour, the pieces on their cells; and the limits.
    void blankPuzzlesFitTogether() {
        for (const Rules rules : {Rules{true, false}, Rules{true, true}, Rules{false, false},
                                  Rules{false, false, true}, Rules{false, false, false, 7}}) {
            for (const GridSize size : {GridSize{5, 3}, GridSize{1, 1}, GridSize{1, 4}}) {
                const PuzzleFile file = blankPuzzle(size, rules, 3);
                QCOMPARE(file.puzzle.size(), size);
                QCOMPARE(file.puzzle.rules(), rules);
                QVERIFY(scoreOf(file.puzzle, file.board).isSolved());
                QVERIFY(violationsOf(file.puzzle, file.board).empty());
                for (int cell = 0; cell < size.cells(); ++cell)
                    QCOMPARE(file.board.at(cell), Placement(static_cast<PieceIndex>(cell), 0));
                QCOMPARE(file.info.title,
                         QStringLiteral("New %1×%2 puzzle").arg(size.width).arg(size.height));
            }
        }
        const Puzzle row = blankPuzzle({4, 1}, {false, false, false, 9}, 2).puzzle;
        QCOMPARE(row.piece(0), (Piece{{9, 1, 9, 9}}));
        QCOMPARE(row.piece(1), (Piece{{9, 2, 9, 1}}));
        QCOMPARE(row.piece(2), (Piece{{9, 1, 9, 2}}));
        QCOMPARE(row.piece(3), (Piece{{9, 9, 9, 1}}));
        const auto isRefused = [](int colors, bool isSigned) {
            try {
                (void)blankPuzzle({2, 2}, {false, isSigned}, colors);
            } catch (const UserError& error) {
                return error.sentence() ==
                       QStringLiteral("%1 colours are not possible: choose 1 to %2.")
                           .arg(colors)
                           .arg(isSigned ? 127 : 254);
            }
            return false;
        };
        QVERIFY(isRefused(0, false) && isRefused(255, false) && isRefused(128, true));
        QVERIFY(!isRefused(1, false) && !isRefused(254, false) && !isRefused(127, true));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)blankPuzzle({128, 1}, {}, 3));
    }

    void allAreListed() {
        QCOMPARE(puzzlePresets().size(), std::size_t(24));
        QCOMPARE(findPuzzlePreset(QStringLiteral("eii"))->id, QStringLiteral("EII"));
        QCOMPARE(findPuzzlePreset(QStringLiteral("P12")), nullptr);
        QCOMPARE(
            generatePuzzle(findPuzzlePreset(QStringLiteral("EII"))->settings).puzzle.hints().size(),
            std::size_t(1));
    }
};

TESSERA_TEST(TestPuzzlePresets, Needs::Nothing)

} // namespace tessera::tst_PuzzlePresets

#include "tst_PuzzlePresets.moc"
