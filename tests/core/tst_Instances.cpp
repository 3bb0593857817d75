// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Third-party puzzles, which are no part of the source tree: these tests skip
// where the files are absent.
#include "tests/core/FormatTesting.h"

#include "core/puzzle/ColorCensus.h"
#include "core/puzzle/Score.h"

#include <QDir>

using namespace tessera;

namespace {

QString instance(const char* name) {
    return QStringLiteral(TESSERA_INSTANCES_DIR "/") + QLatin1String(name);
}

} // namespace

class TestInstances : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (!QDir(QStringLiteral(TESSERA_INSTANCES_DIR)).exists())
            QSKIP("no third-party puzzles here");
    }

    void recordBoardsScoreWhatIsSaidOfThem() {
        QFile file(instance("boards/records.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int boards = 0;
        for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
            const QList<QByteArray> columns = line.split('\t');
            const PuzzleFile read = readPuzzle(columns.at(1)).file;
            QCOMPARE(matchedEdges(read.puzzle, read.board), columns.at(0).toInt());
            ++boards;
        }
        QCOMPARE(boards, 4);
    }

    void pieceLists_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("border");
        QTest::addColumn<int>("inner");
        QTest::newRow("meta2010_10x10.txt") << 10 << 10 << 4 << 10;
        QTest::newRow("meta2010_14x14.txt") << 14 << 14 << 5 << 15;
        QTest::newRow("dialects/e2pieces_plain.txt") << 16 << 16 << 5 << 17;
        QTest::newRow("owen_set_1/pieces_03x03.txt") << 3 << 3 << 2 << 2;
        QTest::newRow("owen_set_1/pieces_07x05.txt") << 7 << 5 << 0 << 0;
        QTest::newRow("clues/jwortmann_clue1.txt") << 6 << 6 << 0 << 0;
        QTest::newRow("clues/jwortmann_clue2.txt") << 12 << 6 << 0 << 0;
    }
    void pieceLists() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, border);
        QFETCH(int, inner);
        const ReadResult result = loadPuzzle(instance(QTest::currentDataTag()));
        const Puzzle& puzzle = result.file.puzzle;
        QCOMPARE(puzzle.size(), (GridSize{width, height}));
        QVERIFY(puzzle.framed());
        if (border > 0) {
            const ColorCensus census(puzzle);
            QCOMPARE(census.borderColors(), border);
            QCOMPARE(census.innerColors(), inner);
        }
    }

    void officialPuzzle() {
        const PuzzleFile json = loadPuzzle(instance("e2_official.json")).file;
        QCOMPARE(json.puzzle.size(), (GridSize{16, 16}));
        QCOMPARE(json.puzzle.hints().size(), std::size_t(5));
        QCOMPARE(ColorCensus(json.puzzle).borderColors(), 5);
        QCOMPARE(ColorCensus(json.puzzle).innerColors(), 17);
        const PuzzleFile csv = loadPuzzle(instance("dialects/binary_csv.csv")).file;
        QVERIFY(std::ranges::equal(csv.puzzle.pieces(), json.puzzle.pieces()));
        QCOMPARE(csv.puzzle.hints().size(), std::size_t(5));
        for (const Hint& hint : csv.puzzle.hints())
            QVERIFY(std::ranges::find(json.puzzle.hints(), hint) != json.puzzle.hints().end());
    }

    void cluePuzzles() {
        QCOMPARE(loadPuzzle(instance("clues/e2-clue-clue1.json")).file.puzzle.size(),
                 (GridSize{6, 6}));
        QCOMPARE(loadPuzzle(instance("clues/e2-clue-clue2.json")).file.puzzle.size(),
                 (GridSize{12, 6}));
    }

    void solutionsOfOwensPuzzles() {
        for (const char* size : {"04x04", "06x06", "10x10"}) {
            const PuzzleFile pieces =
                loadPuzzle(instance("owen_set_1/pieces_%1.txt").arg(QLatin1String(size))).file;
            ReadOptions options;
            options.puzzle = &pieces.puzzle;
            const PuzzleFile solution =
                loadPuzzle(instance("owen_set_1/solutions_%1.txt").arg(QLatin1String(size)), {},
                           options)
                    .file;
            QVERIFY2(scoreOf(solution.puzzle, solution.board).isSolved(), size);
        }
    }
};

QTEST_APPLESS_MAIN(TestInstances)
#include "tst_Instances.moc"
