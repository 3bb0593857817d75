// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/exact/SolutionCounter.h"

#include <QLabel>
#include <QListView>

namespace tessera::tst_CompletionActions {
using std::chrono::minutes;

namespace {

/// The sample with its solution except for some cells.
PuzzleFile openedPuzzle(const std::vector<int>& open) {
    PuzzleFile file = samplePuzzle({{6, 6}, {}, {}, true});
    for (const int cell : open)
        file.board.clear(cell);
    return file;
}

} // namespace

/// Solving the rest of a board, in the real window.
class TestCompletionActions : public QObject {
    Q_OBJECT

private slots:
    void fillsTheOpenCellsInOneStep() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle({7, 8, 14, 21, 35})));
        const Board before = test.board();
        test.key(Qt::Key_F9);
        QTRY_VERIFY(test.document().score().isSolved());
        QVERIFY2(test.page().message().contains(QStringLiteral("Solved")),
                 qPrintable(test.page().message()));
        QCOMPARE(test.document().history().count(), 1);
        for (int cell = 0; cell < 36; ++cell)
            QVERIFY(before.at(cell).isEmpty() || before.at(cell) == test.board().at(cell));
        // The progress of slow work may have been in front, and there is no window manager here.
        QVERIFY(test.activate());
        test.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(test.board(), before);
    }

    void saysThatThereIsNoSolution() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle({7, 8})));
        test.click(21);
        test.key(Qt::Key_R);
        QVERIFY(test.document().score().mismatched > 0);
        const Board before = test.board();
        test.key(Qt::Key_F9);
        QTRY_COMPARE(
            test.page().message(),
            QStringLiteral(
                "There is no solution with the placed pieces. Remove some and try again."));
        QCOMPARE(test.board(), before);
        QCOMPARE(test.document().history().count(), 1);
    }

    /// Nothing could be removed from such a board.
    void aBoardWithoutOwnPiecesBlamesThePuzzle_data() {
        QTest::addColumn<std::vector<Hint>>("hints");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("empty") << std::vector<Hint>()
                               << QStringLiteral(
                                      "These pieces have no solution, however they are placed.");
        QTest::newRow("hints") << std::vector<Hint>{{0, {0, 0}}}
                               << QStringLiteral("This puzzle has no solution with its hints.");
    }
    void aBoardWithoutOwnPiecesBlamesThePuzzle() {
        QFETCH(std::vector<Hint>, hints);
        QFETCH(QString, sentence);
        WindowTest test;
        const Piece piece{{1, 2, 3, 4}};
        const Puzzle puzzle({2, 2}, {false, false}, {piece, piece, piece, Piece{{5, 6, 7, 8}}},
                            hints);
        QVERIFY(test.open(PuzzleFile(puzzle)));
        for (const auto modifier : {Qt::NoModifier, Qt::ShiftModifier}) {
            QVERIFY(test.activate());
            test.key(Qt::Key_F9, modifier);
            QTRY_COMPARE(test.page().message(), sentence);
            test.page().withdrawNote(test.page().message());
        }
    }

    void fullBoardsLeaveNothingToSolve() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle({})));
        test.key(Qt::Key_F9);
        QVERIFY(test.page().message().contains(QStringLiteral("nothing left to solve")));
        QVERIFY(!test.document().isModified());
    }

    void tellsWhyNoSearchTakesThePuzzle() {
        WindowTest test;
        QVERIFY(test.open(unfinishedPuzzle()));
        test.key(Qt::Key_F9);
        QTRY_VERIFY2(test.page().message().contains(QStringLiteral("5 pieces for 4 cells")),
                     qPrintable(test.page().message()));
    }

    void canBeCancelled() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        Answer answer([](QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
        test.key(Qt::Key_F9);
        QTRY_VERIFY(test.page().message().contains(QStringLiteral("Cancelled")));
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(test.board().placedCount(), 0);
    }

    /// Shift+F9 lists, arrows preview on the board, Return keeps in one step.
    void allWaysAreListedAndPreviewed() {
        WindowTest test;
        // Empty except for a corner, a small board with few colours has many solutions.
        QVERIFY(test.open(samplePuzzle({{3, 4}, {}, {}, false})));
        const Board before = test.board();
        const Completions all = completions(test.document().puzzle(), before, 1000, minutes(1));
        QVERIFY(all.all && all.boards.size() > 1);
        test.key(Qt::Key_F9, Qt::ShiftModifier);
        QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog != nullptr);
        auto& list = *dialog->findChild<QListView*>();
        const std::size_t listed = std::min<std::size_t>(all.boards.size(), 100);
        QCOMPARE(list.model()->rowCount(), int(listed));
        QCOMPARE(test.view().board(), all.boards[0]);
        QVERIFY(test.page().isReadOnly() && test.board() == before);
        QTest::keyClick(&list, Qt::Key_Right);
        QCOMPARE(test.view().board(), all.boards[1]);
        QVERIFY(test.child<QLabel>("liveNotice").text().contains(QStringLiteral("Solution 2 of")));
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(test.board(), all.boards[1]);
        QCOMPARE(test.view().board(), all.boards[1]);
        QVERIFY(!test.page().isReadOnly());
        QCOMPARE(test.document().history().count(), 1);
        test.document().history().undo();
        QCOMPARE(test.board(), before);
    }

    void theListSaysHowManyAreRotations() {
        WindowTest test;
        const Puzzle puzzle({2, 2}, {true, false},
                            {{{0, 1, 4, 0}}, {{0, 0, 2, 1}}, {{4, 3, 0, 0}}, {{2, 0, 0, 3}}});
        QVERIFY(test.open(PuzzleFile(puzzle)));
        test.key(Qt::Key_F9, Qt::ShiftModifier);
        QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog != nullptr);
        const QString summary =
            dialog->findChild<QLabel*>(QStringLiteral("completionsSummary"))->text();
        QVERIFY2(summary.endsWith(QStringLiteral(", or 1 without rotations of the board.")),
                 qPrintable(summary));
        QTest::keyClick(dialog, Qt::Key_Escape);
    }

    void escapeFromTheListChangesNothing() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle({7, 8})));
        const Board before = test.board();
        test.key(Qt::Key_F9, Qt::ShiftModifier);
        QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog != nullptr);
        QVERIFY(test.view().board() != before);
        const QString summary =
            dialog->findChild<QLabel*>(QStringLiteral("completionsSummary"))->text();
        const int count = dialog->findChild<QListView*>()->model()->rowCount();
        QCOMPARE(summary.contains(QStringLiteral("only one")), count == 1);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QCOMPARE(test.view().board(), before);
        QVERIFY(!test.document().isModified() && !test.page().isReadOnly());
    }

    void theListSaysThatThereIsNone() {
        WindowTest test;
        PuzzleFile file = openedPuzzle({7, 8});
        file.board.rotate(21, 1);
        QVERIFY(scoreOf(file.puzzle, file.board).mismatched > 0);
        QVERIFY(test.open(file));
        test.key(Qt::Key_F9, Qt::ShiftModifier);
        QTRY_COMPARE(
            test.page().message(),
            QStringLiteral(
                "There is no solution with the placed pieces. Remove some and try again."));
    }

    void readOnlyBoardsDoNotOfferIt() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        QVERIFY(test.action("editSolveRest").isEnabled());
        test.action("searchRun").trigger();
        QTRY_VERIFY(!test.action("editSolveRest").isEnabled());
    }
};

TESSERA_TEST(TestCompletionActions, Needs::Window)

} // namespace tessera::tst_CompletionActions

#include "tst_CompletionActions.moc"
