// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/DocumentPage.h"
#include "app/window/edges/PuzzleFacts.h"
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"
#include "widgets/board/BoardView.h"

#include <QListWidget>
#include <QSignalSpy>

namespace tessera::tst_ChecksPanel {

namespace {

/// 2×2 with three corners and a piece that is not a corner; all except the first are on the board.
PuzzleFile brokenPuzzle() {
    const Piece corner{{0, 1, 1, 0}};
    PuzzleFile file(Puzzle({2, 2}, {}, {corner, corner, corner, Piece{{2, 2, 2, 2}}}));
    for (int cell = 1; cell < 4; ++cell)
        file.board.place(cell, piece(cell, cell == 3 ? 0 : cell));
    return file;
}

} // namespace

class TestChecksPanel : public QObject {
    Q_OBJECT

private slots:
    void sentencesAreTheDiagnosesThenTheViolations() {
        Bench bench(brokenPuzzle());
        const Puzzle& puzzle = bench.document().puzzle();
        const auto diagnoses = diagnose(puzzle);
        const auto violations = violationsOf(puzzle, bench.document().board());
        QVERIFY(!diagnoses.empty());
        QVERIFY(!violations.empty());
        QCOMPARE(bench.list().count(), int(diagnoses.size() + violations.size()));
        for (std::size_t i = 0; i < diagnoses.size(); ++i)
            QCOMPARE(bench.sentence(int(i)), diagnoses[i].sentence);
        for (std::size_t i = 0; i < violations.size(); ++i)
            QCOMPARE(bench.sentence(int(diagnoses.size() + i)),
                     describe(violations[i], puzzle.size()));
    }

    void goodPuzzlesSaySo() {
        Bench bench(hardPuzzle());
        QCOMPARE(bench.list().count(), 1);
        QVERIFY(bench.sentence(0).startsWith(QStringLiteral("No problems found")));
        bench.click(0);
        QCOMPARE(bench.page.view().selectedCells().size(), 1);
    }

    void clickSelectsTheCulprits() {
        Bench bench(brokenPuzzle());
        const auto diagnoses = diagnose(bench.document().puzzle());
        QSignalSpy unplaced(&bench.panel, &ChecksPanel::unplacedPieceChosen);
        for (std::size_t i = 0; i < diagnoses.size(); ++i) {
            QVector<int> cells;
            bool off = false;
            for (const PieceIndex index : diagnoses[i].pieces) {
                const auto cell = bench.document().board().cellOf(index);
                if (cell)
                    cells << *cell;
                off = off || !cell;
            }
            unplaced.clear();
            bench.click(int(i));
            if (!cells.isEmpty())
                QCOMPARE(bench.page.view().selectedCells(), cells);
            QCOMPARE(unplaced.count() > 0, off);
        }
    }

    void enterSelectsTheCellOfAViolation() {
        Bench bench(brokenPuzzle());
        const int row = int(diagnose(bench.document().puzzle()).size());
        const auto violation =
            violationsOf(bench.document().puzzle(), bench.document().board()).front();
        bench.list().setCurrentRow(row);
        QTest::keyClick(&bench.list(), Qt::Key_Return);
        QCOMPARE(bench.page.view().selectedCells(), QVector<int>{violation.cell});
    }

    void boardEditsAreCheckedOnceTheyAreDone() {
        Bench bench(hardPuzzle());
        BoardEditor& editor = bench.page.editor();
        const PieceIndex inner = innerPiece(bench.document().puzzle());
        editor.place(0, Placement(inner, 0));
        QTRY_VERIFY(bench.sentence(0).startsWith(QStringLiteral("A1")));
        bench.document().history().undo();
        QTRY_VERIFY(bench.sentence(0).startsWith(QStringLiteral("No problems found")));
    }

    void pieceEditsAreCheckedOnceTheyAreDone() {
        Bench bench(hardPuzzle());
        Piece edges = bench.document().puzzle().piece(0);
        edges.edges[0] = 200;
        bench.page.editor().changePiece(0, edges);
        QTRY_VERIFY(!bench.sentence(0).startsWith(QStringLiteral("No problems found")));
        bench.document().history().undo();
        QTRY_VERIFY(bench.sentence(0).startsWith(QStringLiteral("No problems found")));
    }

    /// A 1×n board of inner pieces breaks its frame on every cell.
    void longListsEndInOneSentenceForTheRest() {
        constexpr int kCells = 16 * 16;
        PuzzleFile file(Puzzle({16, 16}, {}, std::vector<Piece>(kCells, Piece{{0, 0, 0, 0}})));
        for (int cell = 0; cell < kCells; ++cell)
            file.board.place(cell, piece(cell));
        Bench bench(std::move(file));
        const auto count =
            int(violationsOf(bench.document().puzzle(), bench.document().board()).size());
        QVERIFY(count > 200);
        const int diagnoses = int(diagnose(bench.document().puzzle()).size());
        QCOMPARE(bench.list().count(), diagnoses + 201);
        bench.click(bench.list().count() - 1);
        QVERIFY(bench.page.view().selectedCells().size() > 1);
    }

    void otherPagesAndNone() {
        Bench bench(brokenPuzzle());
        DocumentPage good(std::make_unique<PuzzleDocument>(hardPuzzle()));
        bench.panel.setPage(&good);
        QTRY_COMPARE(bench.list().count(), 1);
        bench.page.editor().remove({1});
        QCoreApplication::processEvents();
        QCOMPARE(bench.list().count(), 1);
        bench.panel.setPage(nullptr);
        QVERIFY(!bench.panel.isEnabled());
    }

private:
    struct Bench {
        explicit Bench(PuzzleFile file) : page(std::make_unique<PuzzleDocument>(std::move(file))) {
            panel.setPage(&page);
            panel.resize(320, 600);
            panel.show();
            (void)QTest::qWaitForWindowExposed(&panel);
        }

        [[nodiscard]] PuzzleDocument& document() { return page.document(); }
        [[nodiscard]] QListWidget& list() { return *panel.findChild<QListWidget*>(); }
        [[nodiscard]] QString sentence(int row) { return list().item(row)->text(); }
        void click(int row) {
            list().scrollToItem(list().item(row));
            QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                              list().visualItemRect(list().item(row)).center());
        }

        DocumentPage page;
        ChecksPanel panel;
    };

    static PieceIndex innerPiece(const Puzzle& puzzle) {
        PieceIndex index = 0;
        while (puzzle.kindOfPiece(index) != CellKind::Inner)
            ++index;
        return index;
    }
};

TESSERA_TEST(TestChecksPanel, Needs::Window)

} // namespace tessera::tst_ChecksPanel

#include "tst_ChecksPanel.moc"
