// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/DocumentPage.h"
#include "app/window/common/LongWork.h"
#include "app/window/edges/PuzzleFacts.h"
#include "app/window/edges/PuzzleTables.h"
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"
#include "tests/app/TableTesting.h"
#include "widgets/board/BoardView.h"

#include "core/edges/puzzle/Board.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QSignalSpy>

#include <algorithm>

namespace tessera::tst_PieceTable {

using Bench = TableBench<PieceTablePanel>;

class TestPieceTable : public QObject {
    Q_OBJECT

private slots:
    void rowsTellThePieces() {
        const PuzzleFile file = samplePuzzle({.solved = true});
        PieceTableModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPuzzle(file.puzzle);
        QCOMPARE(model.rowCount(), file.puzzle.pieceCount());
        QCOMPARE(text(model, 0, PieceTableModel::Cell), QStringLiteral("–"));
        model.setBoard(file.board);
        int joints = 0;
        for (int cell = 0; cell < file.board.cells(); ++cell) {
            const int row = file.board.at(cell).piece();
            QCOMPARE(text(model, row, PieceTableModel::Number), QString::number(row + 1));
            QCOMPARE(text(model, row, PieceTableModel::Cell), cellName(file.puzzle.size(), cell));
            const int greys = file.puzzle.pieces()[std::size_t(row)].greys();
            QCOMPARE(text(model, row, PieceTableModel::Kind), greys == 2 ? QStringLiteral("Corner")
                                                              : greys == 1
                                                                  ? QStringLiteral("Side")
                                                                  : QStringLiteral("Inner"));
            joints += text(model, row, PieceTableModel::Matches).toInt();
        }
        QCOMPARE(joints, 2 * file.puzzle.totalEdges());
        model.setPuzzle(Puzzle());
        QCOMPARE(model.rowCount(), 0);
    }

    void edgesAreNamedAsTheyLie() {
        PieceTableModel model;
        const Puzzle puzzle({1, 1}, {false, false}, {Piece{{1, 2, 3, 4}}});
        model.setPuzzle(puzzle);
        Board board(puzzle.size(), 1);
        board.place(0, {0, 1});
        const auto names = [&] {
            return model.index(0, PieceTableModel::Number).data(Qt::ToolTipRole).toString();
        };
        const QString unplaced = names();
        model.setBoard(board);
        QVERIFY(!unplaced.isEmpty() && names() != unplaced);
    }

    void copiesAreCountedHoweverTurned() {
        PieceTableModel model;
        model.setPuzzle(Puzzle(
            {2, 2}, {false, false},
            {Piece{{1, 2, 3, 4}}, Piece{{1, 1, 1, 1}}, Piece{{3, 4, 1, 2}}, Piece{{4, 3, 2, 1}}}));
        QStringList copies;
        for (int row = 0; row < 4; ++row)
            copies << text(model, row, PieceTableModel::Copies);
        QCOMPARE(copies, QStringList({QStringLiteral("2"), QStringLiteral("1"), QStringLiteral("2"),
                                      QStringLiteral("1")}));
    }

    void coloursAreCountedHoweverTheyAreNumbered() {
        DocumentPage page(std::make_unique<PuzzleDocument>(
            PuzzleFile(Puzzle({1, 1}, {false, false}, {Piece{{3, 7, 3, 9}}}))));
        PropertiesPanel panel;
        panel.setPage(&page);
        QCOMPARE(panel.findChild<QLabel*>(QStringLiteral("puzzleColors"))->text(),
                 QStringLiteral("3"));
    }

    void aFailedChecksumIsTold() {
        DocumentPage page(std::make_unique<PuzzleDocument>(samplePuzzle()));
        PropertiesPanel panel;
        panel.setPage(&page);
        auto& label = *panel.findChild<QLabel*>(QStringLiteral("setChecksum"));
        QTRY_VERIFY(label.isEnabled());
        emit panel.findChild<LatestJob*>()->failed(QStringLiteral("No memory."));
        QCOMPARE(label.text(), QStringLiteral("No memory."));
        QCOMPARE(panel.findChild<QLabel*>(QStringLiteral("colorFreeChecksum"))->text(), QString());
    }

    void theMaximumScoreIsWrittenAsElsewhere() {
        DocumentPage page(std::make_unique<PuzzleDocument>(
            PuzzleFile(Puzzle({32, 32}, {false, false}, {Piece{{1, 1, 1, 1}}}))));
        PropertiesPanel panel;
        panel.setPage(&page);
        QCOMPARE(panel.findChild<QLabel*>(QStringLiteral("puzzleSize"))->text(),
                 QStringLiteral("32 × 32, maximum score 1984"));
        QVERIFY(page.scoreText().startsWith(QStringLiteral("score 0/1984")));
    }

    void coloursInBothPlacesAreToldApart() {
        const auto colors = [](const Piece& piece) {
            DocumentPage page(std::make_unique<PuzzleDocument>(
                PuzzleFile(Puzzle({1, 1}, {true, false}, {piece}))));
            PropertiesPanel panel;
            panel.setPage(&page);
            return panel.findChild<QLabel*>(QStringLiteral("puzzleColors"))->text();
        };
        QCOMPARE(colors(Piece{{0, 1, 2, 1}}), QStringLiteral("1 on the frame, 1 inside"));
        QCOMPARE(colors(Piece{{0, 1, 1, 3}}), QStringLiteral("1 only on the frame, 1 others"));
    }

    void headingsSort() {
        Bench bench(samplePuzzle({.solved = true}));
        bench.page.editor().remove({3});
        QTRY_COMPARE(bench.column(PieceTableModel::Cell).count(QStringLiteral("–")), 1);
        bench.clickHeading(PieceTableModel::Cell);
        const QVariantList up = bench.column(PieceTableModel::Cell);
        QCOMPARE(up.front().toString(), QStringLiteral("A1"));
        QCOMPARE(up.back().toString(), QStringLiteral("–"));
        bench.clickHeading(PieceTableModel::Cell);
        QVariantList down = bench.column(PieceTableModel::Cell);
        std::ranges::reverse(down);
        QCOMPARE(down, up);
        bench.clickHeading(PieceTableModel::Number);
        QCOMPARE(bench.column(PieceTableModel::Number)[9].toInt(), 10);
    }

    void clickSelectsThePiece() {
        Bench bench(samplePuzzle({.solved = true}));
        bench.clickHeading(PieceTableModel::Matches);
        for (int row = 0; row < 5; ++row) {
            bench.click(row);
            const QVector<int> cells = bench.page.view().selectedCells();
            QCOMPARE(cells.size(), 1);
            QCOMPARE(bench.page.document().board().at(cells.front()).piece() + 1,
                     bench.index(row, PieceTableModel::Number).data().toInt());
        }
    }

    void pieceOffTheBoardIsPassedOn() {
        Bench bench(samplePuzzle());
        QSignalSpy chosen(&bench.panel, &PieceTablePanel::unplacedPieceChosen);
        bench.click(2);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().value<PieceIndex>(), PieceIndex(2));
    }

    void followsEditsAndCatchesUpWhenShown() {
        Bench bench(samplePuzzle({.solved = true}));
        const auto cells = [&] { return bench.column(PieceTableModel::Cell); };
        QVERIFY(!cells().contains(QStringLiteral("–")));
        bench.page.editor().remove({0, 1});
        QTRY_COMPARE(cells().count(QStringLiteral("–")), 2);
        bench.panel.hide();
        bench.page.document().history().undo();
        bench.panel.show();
        QVERIFY(!cells().contains(QStringLiteral("–")));
    }

private:
    static QString text(const QAbstractItemModel& model, int row, int column) {
        return model.index(row, column).data().toString();
    }
};

TESSERA_TEST(TestPieceTable, Needs::Window)

} // namespace tessera::tst_PieceTable

#include "tst_PieceTable.moc"
