// SPDX-License-Identifier: GPL-3.0-or-later

// Third-party puzzles, which are not part of the source tree: these tests are skipped if the files
// are absent.
#include "tests/TestProgram.h"
#include "tests/core/FormatTesting.h"

#include "core/edges/formats/PuzzleImport.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Counting.h"
#include "core/support/FileIo.h"

#include <QDir>
#include <QDirIterator>

#include <map>

namespace tessera::tst_Instances {

namespace {

QString instance(const char* name) {
    return QStringLiteral(TESSERA_INSTANCES_DIR "/") + QLatin1String(name);
}

/// How often pieces occur once, twice, …, up to rotation.
std::map<int, int> copiesOf(const Puzzle& puzzle) {
    std::map<Piece, int> copies;
    for (const Piece& piece : puzzle.pieces())
        ++copies[piece.canonical()];
    std::map<int, int> counts;
    for (const auto& [piece, count] : copies)
        ++counts[count];
    return counts;
}

} // namespace

class TestInstances : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (!QDir(QStringLiteral(TESSERA_INSTANCES_DIR)).exists())
            QSKIP("no third-party puzzles here");
    }

    /// The letters of each board follow its own motif order: otherwise the board would not consist
    /// of the real pieces.
    void recordBoardsScoreWhatIsSaidOfThem() {
        const PuzzleFile official = loadPuzzle(instance("e2_official.json")).file;
        int boards = 0;
        for (const QByteArray& line :
             readFile(instance("boards/records.tsv"), kMaxFileBytes).trimmed().split('\n')) {
            const QList<QByteArray> columns = line.split('\t');
            const DetectedFormat detected = detectFormat(columns.at(1));
            QCOMPARE(detected.format->id(), QStringLiteral("viewer-url"));
            const PuzzleFile read = readPuzzle(columns.at(1)).file;
            QCOMPARE(read.puzzle.size(), (GridSize{16, 16}));
            QCOMPARE(matchedEdges(read.puzzle, read.board), columns.at(0).toInt());
            const Board board = boardOnto(official, read);
            QCOMPARE(matchedEdges(official.puzzle, board), columns.at(0).toInt());
            const auto hintsKept = std::ranges::count_if(official.puzzle.hints(), [&](auto& hint) {
                return board.at(hint.cell) == hint.placement;
            });
            QVERIFY(columns.at(0) != "464" || hintsKept == 5);
            ++boards;
        }
        QCOMPARE(boards, 4);
    }

    void puzzles_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<GridSize>("size");
        QTest::addColumn<int>("border");
        QTest::addColumn<int>("inner");
        QTest::addColumn<int>("hints");
        const auto row = [](const char* file, const char* format, GridSize size, int border,
                            int inner, int hints = 0) {
            QTest::newRow(file) << QString::fromLatin1(format) << size << border << inner << hints;
        };
        row("e2_official.json", "web-json", {16, 16}, 5, 17, 5);
        row("dialects/binary_csv.csv", "binary-csv", {16, 16}, 5, 17, 5);
        row("dialects/e2pieces_plain.txt", "pieces", {16, 16}, 5, 17);
        row("meta2010_10x10.txt", "pieces", {10, 10}, 4, 10);
        row("meta2010_14x14.txt", "pieces", {14, 14}, 5, 15);
        row("owen_set_1/pieces_03x03.txt", "pieces", {3, 3}, 2, 2);
        row("owen_set_1/pieces_04x04.txt", "pieces", {4, 4}, 2, 3);
        row("owen_set_1/pieces_05x05.txt", "pieces", {5, 5}, 3, 4);
        row("owen_set_1/pieces_06x06.txt", "pieces", {6, 6}, 3, 5);
        row("owen_set_1/pieces_07x05.txt", "pieces", {7, 5}, 3, 5);
        row("owen_set_1/pieces_08x08.txt", "pieces", {8, 8}, 3, 8);
        row("owen_set_1/pieces_10x10.txt", "pieces", {10, 10}, 4, 10);
        row("clues/e2-clue-clue1.json", "web-json", {6, 6}, 4, 3);
        row("clues/e2-clue-clue2.json", "web-json", {12, 6}, 4, 4);
        row("clues/jwortmann_clue1.txt", "pieces", {6, 6}, 4, 3);
        row("clues/jwortmann_clue2.txt", "pieces", {12, 6}, 4, 4);
    }
    void puzzles() {
        QFETCH(QString, format);
        QFETCH(GridSize, size);
        QFETCH(int, border);
        QFETCH(int, inner);
        QFETCH(int, hints);
        const ReadResult result = loadPuzzle(instance(QTest::currentDataTag()));
        const Puzzle& puzzle = result.file.puzzle;
        QCOMPARE(result.format->id(), format);
        QCOMPARE(puzzle.size(), size);
        QVERIFY(puzzle.framed() && puzzle.isComplete());
        QCOMPARE(ColorCensus(puzzle).borderColors(), border);
        QCOMPARE(ColorCensus(puzzle).innerColors(), inner);
        QCOMPARE(static_cast<int>(puzzle.hints().size()), hints);
        for (const Diagnosis& diagnosis : diagnose(puzzle))
            QVERIFY2(diagnosis.severity == Diagnosis::Severity::Warning,
                     qPrintable(diagnosis.sentence));
    }

    void everyFileIsNamedHere() {
        QStringList named{QStringLiteral("README.md"), QStringLiteral("boards/records.tsv")};
        for (const char* size : {"04x04", "06x06", "10x10"})
            named << QStringLiteral("owen_set_1/solutions_%1.txt").arg(QLatin1String(size));
        const QDir folder(QStringLiteral(TESSERA_INSTANCES_DIR));
        QDirIterator files(folder.path(), QDir::Files, QDirIterator::Subdirectories);
        QFile self(QStringLiteral(TESSERA_SOURCE_DIR "/tests/core/tst_Instances.cpp"));
        QVERIFY(self.open(QIODevice::ReadOnly));
        const QByteArray source = self.readAll();
        while (files.hasNext()) {
            const QString name = folder.relativeFilePath(files.next());
            QVERIFY2(named.contains(name) || source.contains("row(\"" + name.toUtf8() + "\""),
                     qPrintable(name));
        }
    }

    void officialPuzzle() {
        const Puzzle json = loadPuzzle(instance("e2_official.json")).file.puzzle;
        const Puzzle csv = loadPuzzle(instance("dialects/binary_csv.csv")).file.puzzle;
        QVERIFY(std::ranges::equal(csv.pieces(), json.pieces()));
        QVERIFY(std::ranges::is_permutation(csv.hints(), json.hints()));
    }

    /// Both lists of each clue puzzle hold the same pieces, in other orders and with other colour
    /// numbers.
    void cluePuzzlesAgree() {
        for (const char* clue : {"1", "2"}) {
            const Puzzle json =
                loadPuzzle(instance("clues/e2-clue-clue%1.json").arg(QLatin1String(clue)))
                    .file.puzzle;
            const Puzzle list =
                loadPuzzle(instance("clues/jwortmann_clue%1.txt").arg(QLatin1String(clue)))
                    .file.puzzle;
            QCOMPARE(copiesOf(json), copiesOf(list));
        }
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

TESSERA_TEST(TestInstances, Needs::Nothing)

} // namespace tessera::tst_Instances

#include "tst_Instances.moc"
