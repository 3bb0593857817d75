// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/DocumentPage.h"
#include "app/window/common/SortedTable.h"
#include "app/window/edges/PuzzleTables.h"
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"
#include "tests/app/TableTesting.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/TileTheme.h"

#include <QAbstractItemModelTester>

#include <algorithm>

namespace tessera::tst_ColorsPanel {

class TestColorsPanel : public QObject {
    Q_OBJECT

private slots:
    /// Compared with a plain count of the edges.
    void numbersAreThePuzzles_data() {
        QTest::addColumn<bool>("framed");
        QTest::addColumn<bool>("isSigned");
        for (const bool framed : {true, false}) {
            for (const bool isSigned : {true, false})
                QTest::addRow("%s, %s", framed ? "framed" : "open", isSigned ? "signed" : "plain")
                    << framed << isSigned;
        }
    }
    void numbersAreThePuzzles() {
        QFETCH(bool, framed);
        QFETCH(bool, isSigned);
        const PuzzleFile file = samplePuzzle({.rules = {framed, isSigned}});
        ColorTableModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPuzzle(file.puzzle);
        QCOMPARE(model.columnCount(), isSigned ? 7 : 5);
        QVERIFY(model.rowCount() > 1);
        int all = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const Color color = model.color(row);
            const auto number = [&](int column) {
                return model.index(row, column).data(SortedTable::kSortRole).toInt();
            };
            int tabs = 0;
            int blanks = 0;
            for (const Piece& piece : file.puzzle.pieces()) {
                tabs += int(std::ranges::count(piece.edges, color));
                blanks += int(std::ranges::count(piece.edges, Color(-color)));
            }
            QCOMPARE(number(ColorTableModel::Number), int(color));
            QCOMPARE(number(ColorTableModel::Edges), tabs + blanks);
            QCOMPARE(number(ColorTableModel::Frame) + number(ColorTableModel::Inside),
                     tabs + blanks);
            if (isSigned) {
                QCOMPARE(number(ColorTableModel::Tabs), tabs);
                QCOMPARE(number(ColorTableModel::Blanks), blanks);
            }
            QCOMPARE(model.index(row, ColorTableModel::Name).data().toString(),
                     patternName(tileThemes().front(), color));
            QVERIFY(framed || number(ColorTableModel::Frame) == 0);
            all += tabs + blanks;
        }
        int greys = 0;
        for (const Piece& piece : file.puzzle.pieces())
            greys += piece.greys();
        QCOMPARE(all + greys, 4 * file.puzzle.pieceCount());
        model.setPuzzle(Puzzle());
        QCOMPARE(model.rowCount(), 0);
    }

    void headingsSort() {
        Bench bench(samplePuzzle());
        for (const int column : {ColorTableModel::Edges, ColorTableModel::Number}) {
            bench.clickHeading(column);
            const auto first = bench.numbers(column);
            QVERIFY(std::ranges::is_sorted(first) || std::ranges::is_sorted(first, std::greater()));
            bench.clickHeading(column);
            auto second = bench.numbers(column);
            std::ranges::reverse(second);
            QCOMPARE(second, first);
        }
    }

    void clickSelectsTheCellsOfTheColor() {
        Bench bench(samplePuzzle({.solved = true}));
        bench.clickHeading(ColorTableModel::Edges);
        for (int row = 0; row < bench.table().model()->rowCount(); ++row) {
            QTest::mouseClick(bench.table().viewport(), Qt::LeftButton, {},
                              bench.table().visualRect(bench.index(row, 1)).center());
            bench.verifySelected(bench.index(row, ColorTableModel::Number).data().toInt());
        }
    }

    void enterSelectsTheCellsOfTheColor() {
        Bench bench(samplePuzzle({.rules = {true, true}, .solved = true}));
        bench.table().setCurrentIndex(bench.index(1, 0));
        QTest::keyClick(&bench.table(), Qt::Key_Return);
        bench.verifySelected(bench.index(1, ColorTableModel::Number).data().toInt());
    }

    void pieceEditsAreCounted() {
        Bench bench(samplePuzzle());
        const int rows = bench.table().model()->rowCount();
        Piece edges = bench.page.document().puzzle().piece(0);
        edges.edges = {77, 77, 77, 77};
        bench.page.editor().changePiece(0, edges);
        QTRY_COMPARE(bench.table().model()->rowCount(), rows + 1);
        QCOMPARE(bench.index(rows, ColorTableModel::Number).data().toInt(), 77);
        QCOMPARE(bench.index(rows, ColorTableModel::Edges).data().toInt(), 4);
        bench.page.document().history().undo();
        QTRY_COMPARE(bench.table().model()->rowCount(), rows);
    }

    void themesRenameThePatterns() {
        Bench bench(samplePuzzle());
        for (const TileTheme& theme : tileThemes()) {
            bench.panel.setTileTheme(QString(theme.id));
            QCOMPARE(bench.index(0, ColorTableModel::Name).data().toString(),
                     patternName(theme, 1));
        }
    }

private:
    struct Bench : TableBench<ColorsPanel> {
        using TableBench::TableBench;

        [[nodiscard]] std::vector<int> numbers(int number) {
            std::vector<int> values;
            for (const QVariant& value : column(number))
                values.push_back(value.toInt());
            return values;
        }
        void verifySelected(int color) {
            const Puzzle& puzzle = page.document().puzzle();
            QVector<int> cells;
            for (int cell = 0; cell < puzzle.size().cells(); ++cell) {
                const Placement placement = page.document().board().at(cell);
                if (std::ranges::any_of(kSides, [&](Side side) {
                        return std::abs(puzzle.edge(placement, side)) == color;
                    }))
                    cells << cell;
            }
            QVERIFY(!cells.isEmpty());
            QCOMPARE(page.view().selectedCells(), cells);
        }
    };
};

TESSERA_TEST(TestColorsPanel, Needs::Window)

} // namespace tessera::tst_ColorsPanel

#include "tst_ColorsPanel.moc"
