// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/SudokuTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/kind/EdgeKind.h"
#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/formats/SudokuFile.h"
#include "core/sudoku/formats/SudokuFormat.h"
#include "core/support/UserError.h"

#include <QTemporaryDir>

namespace tessera::tst_SudokuFormats {
using namespace tessera::test;

namespace {

SudokuReadResult read(const QByteArray& bytes) {
    return readSudokuSource({QStringLiteral("f"), {}, bytes});
}

SudokuFile madeFile(int order, std::uint64_t seed) {
    SudokuSettings settings;
    settings.order = order;
    settings.seed = seed;
    const auto made = generateSudoku(settings);
    SudokuFile file(made->givens);
    file.title = QStringLiteral("Nr %1 “ä”").arg(seed);
    file.author = QStringLiteral("数独");
    file.notes = QStringLiteral("two\nlines");
    file.solution = made->solution;
    file.generator = toJson(settings);
    file.marks.assign(static_cast<std::size_t>(made->givens.cells()), 0);
    for (int cell = 0; cell < made->givens.cells(); ++cell) {
        if (made->givens.isOpen(cell) && cell % 3 == 0)
            file.digits.set(cell, made->solution.at(cell));
        else if (made->givens.isOpen(cell))
            file.marks[static_cast<std::size_t>(cell)] = digitBit(made->solution.at(cell)) | 1U;
    }
    return file;
}

} // namespace

class TestSudokuFormats : public QObject {
    Q_OBJECT

private slots:
    void theNativeFormatKeepsEverything() {
        for (const int order : {2, 3, 4, 5}) {
            const SudokuFile file = madeFile(order, 3);
            const QByteArray bytes = kSudokuNativeFormat.write({&file, 1});
            QVERIFY(holdsSudoku(bytes));
            QCOMPARE(read(bytes).puzzles.front(), file);
            // What a newer version adds is kept.
            QByteArray newer = bytes;
            newer.replace("\"version\": \"1.0\"", "\"version\": \"1.4\", \"colour\": 3");
            const SudokuFile kept = read(newer).puzzles.front();
            QCOMPARE(kept.unknownKeys.value(QLatin1String("colour")).toInt(), 3);
            const QByteArray again = kSudokuNativeFormat.write({&kept, 1});
            QVERIFY(again.contains("colour") && again.contains("\"version\": \"1.4\""));
            QCOMPARE(read(newer).warnings.size(), 1);
        }
    }

    void linesOfEverySizeComeBack() {
        QByteArray list = "\xEF\xBB\xBF# a comment\r\n\r\n";
        std::vector<SudokuGrid> grids;
        for (const int order : {3, 2, 4, 5, 3}) {
            const SudokuFile file = madeFile(order, 5);
            grids.push_back(file.givens);
            list += lineOf(file.givens).toLatin1() + " the title\r\n";
        }
        const SudokuReadResult result = read(list);
        QCOMPARE(result.puzzles.size(), grids.size());
        for (std::size_t i = 0; i < grids.size(); ++i) {
            QCOMPARE(result.puzzles[i].givens, grids[i]);
            QCOMPARE(result.puzzles[i].title, QStringLiteral("the title"));
        }
        QCOMPARE(read(result.format->write(result.puzzles)).puzzles, result.puzzles);
        const QByteArray small = lineOf(madeFile(2, 1).givens).toLatin1() + '\n';
        QCOMPARE(read(small.repeated(kMostSudokus)).puzzles.size(), kMostSudokus);
    }

    void zerosStarsAndLowerCaseAreRead() {
        const SudokuGrid grid = gridOf(kEscargot);
        QByteArray zeros(kEscargot.data(), static_cast<qsizetype>(kEscargot.size()));
        zeros.replace('.', '0');
        QCOMPARE(read(zeros).puzzles.front().givens, grid);
        const QByteArray large = lineOf(madeFile(4, 1).givens).toLatin1();
        QCOMPARE(read(large.toLower()).puzzles.front(), read(large).puzzles.front());
    }

    void drawnGridsAreRead() {
        QByteArray drawn;
        for (int row = 0; row < 9; ++row) {
            if (row % 3 == 0)
                drawn += "+---+---+---+\n";
            for (int block = 0; block < 3; ++block)
                drawn += "|" + QByteArray(kEscargot.data() + row * 9 + block * 3, 3);
            drawn += "|\n";
        }
        QCOMPARE(read(drawn).puzzles.front().givens, gridOf(kEscargot));
        // Numbers separated by spaces, as large grids are often written.
        const SudokuGrid large = madeFile(4, 2).givens;
        QByteArray numbers;
        for (int cell = 0; cell < large.cells(); ++cell)
            numbers += QByteArray::number(large.at(cell)) + (cell % 16 == 15 ? '\n' : ' ');
        QCOMPARE(read(numbers).puzzles.front().givens, large);
    }

    /// A 16×16 has as many signs in a row as a 4×4 has cells.
    void sixteenRowsAreOneGridUnlessEachIsOne() {
        const SudokuFile file = madeFile(4, 2);
        const QByteArray line = lineOf(file.givens).toLatin1();
        QByteArray rows;
        for (qsizetype row = 0; row < 16; ++row)
            rows += line.mid(row * 16, 16) + '\n';
        const SudokuReadResult drawn = read(rows);
        QCOMPARE(drawn.puzzles.size(), std::size_t{1});
        QCOMPARE(drawn.puzzles.front().givens, file.givens);
        const QByteArray small = lineOf(madeFile(2, 1).givens).toLatin1() + '\n';
        QCOMPARE(read(small.repeated(16)).puzzles.size(), std::size_t{16});
    }

    /// Some programs write the sixteen digits as 0 to F.
    void zeroBesideAnotherOpenSignIsRefused() {
        for (const int order : {4, 5}) {
            const SudokuGrid grid = madeFile(order, 2).givens;
            QByteArray rows;
            for (int cell = 0; cell < grid.cells(); ++cell) {
                rows += lineOf(grid).at(cell).toLatin1();
                rows += cell % grid.side() == grid.side() - 1 ? "\n" : "";
            }
            QCOMPARE(read(rows).puzzles.front().givens, grid);
            rows[rows.lastIndexOf('.')] = '0';
            try {
                static_cast<void>(read(rows));
                QFAIL("no complaint");
            } catch (const UserError& error) {
                QVERIFY2(error.sentence().contains(QStringLiteral("“.” and “0” cannot both")),
                         qPrintable(error.sentence()));
            }
        }
        QCOMPARE(read("12..\n3400\n....\n....\n").puzzles.front().givens.filledCount(), 4);
    }

    void binaryColoursAreNoSudokus() {
        const QByteArray piece = "1111111111111111 1111111111111111 0000000000000001 "
                                 "0000000000000010\n";
        QByteArray commas = piece;
        commas.replace(" ", ", ");
        for (const QByteArray& list : {piece.repeated(4), commas.repeated(4)})
            QCOMPARE(kindOf(list).id(), edgeKind().id());
        commas.replace("1111111111111111", "0000000000000001");
        QCOMPARE(kindOf(commas.repeated(4)).id(), edgeKind().id());
        QCOMPARE(kindOf("1000000000000000 a title\n").id(), sudokuKind().id());
    }

    void onlyVersionsOfThisFormatAreRead() {
        const SudokuFile file = madeFile(2, 1);
        const QByteArray bytes = kSudokuNativeFormat.write({&file, 1});
        for (const char* version : {"1.", "1.x", "2.0", "1"}) {
            QByteArray other = bytes;
            other.replace("\"version\": \"1.0\"", "\"version\": \"" + QByteArray(version) + '"');
            QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(read(other)));
        }
        QByteArray other = bytes; // as with --from
        other.replace("\"kind\": \"sudoku\"", "\"kind\": \"latin\"");
        QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(kSudokuNativeFormat.read(other)));
    }

    void edgeMatchingFilesAreNoSudokus() {
        GeneratorSettings settings;
        settings.size = {2, 2};
        const PuzzleFile file = generatePuzzle(settings);
        for (const auto& format : allFormats()) {
            if (!format->canWrite())
                continue;
            QByteArray bytes;
            try {
                bytes = format->write(file);
            } catch (const UserError&) {
                continue; // a board is needed
            }
            QVERIFY2(!holdsSudoku(bytes), qPrintable(format->id()));
        }
        QVERIFY(!holdsSudoku("0 1 2 0\n0 0 1 2\n1 2 0 0\n2 0 0 1\n"));
        QVERIFY(!holdsSudoku(""));
    }

    void brokenInputIsASentence_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("sentence");
        const QByteArray line(kEscargot.data(), static_cast<qsizetype>(kEscargot.size()));
        QTest::newRow("short") << line.left(80)
                               << "f:1:1: expected 16, 81, 256 or 625 characters of a Sudoku, "
                                  "found 80 characters";
        QTest::newRow("second line") << line + "\n" + line + "1\n"
                                     << "f:2:1: expected 16, 81, 256 or 625 characters of a "
                                        "Sudoku, found 82 characters";
        QTest::newRow("too many") << QByteArray("1...............\n").repeated(kMostSudokus + 1)
                                  << "f:100001:1: expected at most 100000 puzzles, found one more";
        QByteArray wrong = line;
        wrong[10] = 'X';
        QTest::newRow("sign")
            << line + "\n" + wrong
            << "f:2:11: expected a digit of the grid, or the sign for an empty cell, "
               "found “X”";
        const QByteArray json = "{\"format\": \"tessera\", \"version\": \"1.0\",\n"
                                "\"kind\": \"sudoku\",\n";
        QTest::newRow("sign, indented")
            << line + "\n  " + wrong << "f:2:13: expected a digit of the grid, or";
        QTest::newRow("two open signs") << QByteArray(255, '.') + '0'
                                        << "f:1:256: expected a digit of the grid, or the sign for "
                                           "an empty cell, found “0”";
        QTest::newRow("no givens") << json + "\"title\": \"x\"}"
                                   << "f:1:1: expected";
        QTest::newRow("givens") << json + "\"givens\": \"12\"}"
                                << "f:3:11: expected 16, 81";
        QTest::newRow("digits") << json + "\"givens\": \"1...............\",\n"
                                          "\"digits\": \"2...............\"}"
                                << "f:4:11: expected the givens among the digits";
        QTest::newRow("digits of another size")
            << json + "\"givens\": \"1...............\",\n\"digits\": \"" + QByteArray(81, '.') +
                   "\"}"
            << "f:4:11: expected as many characters as the givens have";
        QTest::newRow("solution") << json + "\"givens\": \"1...............\",\n"
                                            "\"solution\": \"2...............\"}"
                                  << "f:4:13: expected the givens among the digits";
        QTest::newRow("sign of givens") << json + "\"givens\": \"1..x............\"}"
                                        << "f:3:11: expected 16, 81, 256 or 625 digits and points "
                                           "of a Sudoku, found “x”";
        QTest::newRow("mark of one part") << json + "\"givens\": \"1...............\",\n"
                                                    "\"marks\": [[3]]}"
                                          << "f:4:11: expected cell and digits, found 1";
        QTest::newRow("mark above the highest digit")
            << json + "\"givens\": \"1...............\",\n\"marks\": [[3, \"25\"]]}"
            << "f:4:15: expected digits of the grid";
        QTest::newRow("marks") << json + "\"givens\": \"1...............\",\n"
                                         "\"marks\": [[16, \"1\"]]}"
                               << "f:4:";
        QTest::newRow("cut off") << json + "\"givens\": \"1..."
                                 << "f:3:";
    }

    void brokenInputIsASentence() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, sentence);
        QVERIFY(holdsSudoku(bytes));
        try {
            static_cast<void>(read(bytes));
            QFAIL("no complaint");
        } catch (const UserError& error) {
            QVERIFY2(error.sentence().startsWith(sentence), qPrintable(error.sentence()));
        }
    }

    void everyOpenSignIsRead() {
        const QByteArray line(kEscargot.data(), static_cast<qsizetype>(kEscargot.size()));
        for (const char sign : {'.', '0', '*', '_'})
            QCOMPARE(read(QByteArray(line).replace('.', sign)).puzzles.front().givens,
                     gridOf(kEscargot));
        QByteArray mixed = line; // small grids have no digit 0
        mixed[mixed.lastIndexOf('.')] = '0';
        const SudokuReadResult result = read(mixed);
        QCOMPARE(result.puzzles.front().givens, gridOf(kEscargot));
        QCOMPARE(result.format, &kSudokuLinesFormat);
        QByteArray drawn;
        for (qsizetype row = 0; row < 9; ++row)
            drawn += mixed.mid(9 * row, 9) + '\n';
        QCOMPARE(read(drawn).puzzles.front().givens, gridOf(kEscargot));
    }

    void symbolsAreDigitsUpToTheSide() {
        const QByteArray symbols = "123456789ABCDEFGHIJKLMNOP";
        for (const int side : {4, 9, 16, 25}) {
            for (char16_t code = 0; code < 256; ++code) {
                const QChar upper = QChar(code).toUpper();
                const auto place = symbols.indexOf(upper.toLatin1());
                const bool isDigit = upper.unicode() < 128 && place >= 0 && place < side;
                QCOMPARE(int{digitOfSymbol(QChar(code), side)},
                         isDigit ? static_cast<int>(place) + 1 : 0);
            }
        }
        for (Digit digit = 1; digit <= 25; ++digit)
            QCOMPARE(digitSymbol(digit).toLatin1(), symbols[digit - 1]);
        for (std::size_t cells = 0; cells < 700; ++cells)
            QCOMPARE(orderOfCellCount(cells), cells == 16    ? 2
                                              : cells == 81  ? 3
                                              : cells == 256 ? 4
                                              : cells == 625 ? 5
                                                             : 0);
    }

    /// A broken one is taken for a Sudoku, so that its reader can say what is wrong.
    void whatLooksLikeASudokuIsTakenForOne_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("expected");
        const auto row = [](const char* name, const QByteArray& bytes, bool expected) {
            QTest::newRow(name) << bytes << expected;
        };
        row("twelve signs", "............", true);
        row("eleven signs", "...........", false);
        row("two wrong signs", "..........XX", true);
        row("three wrong signs", ".........XXX", false);
        row("a quarter of zeros", "000123456789", false);
        row("more zeros", "000023456789", true);
        row("digits only", "123456781234", false);
        row("only comments", "# 1...............\n", false);
        row("ones and zeros", "1000000000000000\n", true);
        row("four other lines", "hello\nhello\nhello\nhello\n", false);
        row("pieces of a board", "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n", false);
        row("lines between blocks", "1 2 | 3 4\n3 4 | 1 2\n2 1 | 4 3\n4 3 | 2 1\n", true);
        row("a drawn open cell", "1 2 3 4\n3 . 1 2\n2 1 4 3\n4 3 2 1\n", true);
        const QByteArray grid = "1 2 | 3 4\n3 4 | 1 2\n2 1 | 4 3\n4 3 | 2 1\n";
        row("drawn in 8192 bytes", grid + '#' + QByteArray(8191 - grid.size(), ' '), true);
        row("drawn in 8193 bytes", grid + '#' + QByteArray(8192 - grid.size(), ' '), false);
        row("a drawn line too few", "1 2 3 4\n3 . 1 2\n2 1 4 3\n", false);
        row("a drawn digit too high", "1 2 3 4\n3 . 1 5\n2 1 4 3\n4 3 2 1\n", false);
        row("JSON", "{\"format\": \"tessera\", \"kind\": \"sudoku\"}", true);
        row("JSON of another program", "{\"format\": \"other\", \"kind\": \"sudoku\"}", false);
        row("JSON of another kind",
            "{\"format\": \"tessera\", \"kind\": \"edges\", \"title\": \"sudoku\"}", false);
        row("broken JSON", "{\"format\": \"tessera\", \"kind\": \"sudoku\", ", true);
        row("broken JSON without kind", "{\"format\": \"tessera\", \"title\": \"sudoku\", ", false);
    }
    void whatLooksLikeASudokuIsTakenForOne() {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, expected);
        QCOMPARE(holdsSudoku(bytes), expected);
    }

    void numbersOfADrawingEndAtTheHighestDigit() {
        const auto drawn = [](const QByteArray& first) {
            QByteArray rows = first + QByteArray(" 00").repeated(15) + '\n';
            return rows + (QByteArray(" 00").repeated(16) + '\n').repeated(15);
        };
        const SudokuGrid grid = read(drawn("16")).puzzles.front().givens;
        QCOMPARE(grid.at(0), Digit{16});
        QCOMPARE(grid.filledCount(), 1);
        for (const char* number : {"17", "-1", "1x"})
            QVERIFY(!holdsSudoku(drawn(number)));
    }

    void marksAreKeptCellByCell() {
        const QByteArray head = "{\"format\": \"tessera\", \"version\": \"1.0\", \"kind\": "
                                "\"sudoku\", \"givens\": \"1...............\", \"marks\": ";
        QVERIFY(read(head + "[]}").puzzles.front().marks.empty());
        const SudokuFile file =
            read(head + "[[1, \"42\"], [15, \"3\"], [1, \"3\"]]}").puzzles.front();
        QCOMPARE(file.marks.size(), std::size_t{16});
        QCOMPARE(file.marksAt(1), DigitSet{0b1110});
        QCOMPARE(file.marksAt(15), DigitSet{0b100});
        QCOMPARE(file.marksAt(2), DigitSet{0});
        const QByteArray written = kSudokuNativeFormat.write({&file, 1}).simplified();
        QVERIFY2(written.contains("\"234\"") && !written.contains("\"generator\"") &&
                     !written.contains("\"solution\""),
                 written.constData());
    }

    void otherTextsAreRefusedByName() {
        const auto complaintOf = [](const QByteArray& bytes, const QString& format) {
            try {
                static_cast<void>(readSudokuSource({QStringLiteral("f"), {}, bytes}, format));
            } catch (const UserError& error) {
                return error.sentence();
            }
            return QString();
        };
        QCOMPARE(complaintOf("hello", {}),
                 QStringLiteral("f: The content is not a Sudoku in a known format."));
        QCOMPARE(complaintOf("# nothing\n", QStringLiteral("sudoku-lines")),
                 QStringLiteral("f: The file is empty."));
        QVERIFY(complaintOf("hello", QStringLiteral("x"))
                    .contains(QStringLiteral("There is no format “x” for Sudokus.")));
        QVERIFY(findSudokuFormat(QStringLiteral("x")) == nullptr);
        QCOMPARE(findSudokuFormat(QStringLiteral("native-sudoku")), &kSudokuNativeFormat);
        QCOMPARE(&sudokuFormatNamed(QStringLiteral("sudoku-lines")), &kSudokuLinesFormat);
    }

    void warningsEndAtTwenty() {
        const QByteArray clash = "11..............\n";
        for (const auto& [lines, warnings] : {std::pair{19, 19}, {20, 20}, {21, 20}}) {
            const SudokuReadResult result = read("1...............\n" + clash.repeated(lines));
            QCOMPARE(result.warnings.size(), warnings);
            QVERIFY(result.warnings.front().startsWith(QStringLiteral("Line 2: ")));
        }
        const SudokuReadResult drawn = read("# drawn\n1 . . 1\n. . . .\n. . . .\n. . . .\n");
        QCOMPARE(drawn.warnings, QStringList(QStringLiteral(
                                     "Line 2: The digit 1 occurs twice in row 1: R1C1 and R1C4.")));
    }

    void titlesStayOnTheirLines() {
        std::vector<SudokuFile> files(2, SudokuFile(gridOf("1...............")));
        files.front().title = QStringLiteral(" one\n two ");
        files.front().digits.set(5, 3);
        QCOMPARE(kSudokuLinesFormat.write(files),
                 QByteArray("1....3.......... one two\n1...............\n"));
    }

    void conflictingGivensAreAWarning() {
        const auto result = read("11..............\n");
        QCOMPARE(result.warnings,
                 QStringList(
                     QStringLiteral("Line 1: The digit 1 occurs twice in row 1: R1C1 and R1C2.")));
    }

    void oneFileHoldsOnePuzzleOrMany() {
        const QTemporaryDir folder;
        const std::vector<SudokuFile> two{madeFile(3, 1), madeFile(3, 2)};
        test::saveSudokus(two, folder.filePath(QStringLiteral("two.sdm")));
        QVERIFY_THROWS_EXCEPTION(
            UserError, test::saveSudokus(two, folder.filePath(QStringLiteral("two.tessera"))));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("two.tessera"))));
    }
};

TESSERA_TEST(TestSudokuFormats, Needs::Core)

} // namespace tessera::tst_SudokuFormats

#include "tst_SudokuFormats.moc"
