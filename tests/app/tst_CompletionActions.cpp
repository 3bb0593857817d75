// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/WindowTesting.h"

#include "core/puzzle/Score.h"

#include <QProgressDialog>

using namespace tessera;

namespace {

/// The sample with its solution but for some cells.
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
        test.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(test.board(), before);
    }

    void saysThatThereIsNoSolution() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle({7, 8})));
        test.click(21);
        test.key(Qt::Key_R);
        if (test.document().score().mismatched == 0)
            QSKIP("the piece looks the same when turned");
        const Board before = test.board();
        test.key(Qt::Key_F9);
        QTRY_COMPARE(test.page().message(), QStringLiteral("There is no solution from here."));
        QCOMPARE(test.board(), before);
        QCOMPARE(test.document().history().count(), 1);
    }

    void fullBoardsLeaveNothingToSolve() {
        WindowTest test;
        QVERIFY(test.open(openedPuzzle({})));
        test.key(Qt::Key_F9);
        QVERIFY(test.page().message().contains(QStringLiteral("nothing is left")));
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

    void readOnlyBoardsDoNotOfferIt() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        QVERIFY(test.action("editSolveRest").isEnabled());
        test.action("searchRun").trigger();
        QTRY_VERIFY(!test.action("editSolveRest").isEnabled());
    }
};

QTEST_MAIN(TestCompletionActions)
#include "tst_CompletionActions.moc"
