// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/PieceTray.h"

#include "core/edges/puzzle/Candidates.h"

#include <algorithm>

namespace tessera::tst_SolveByHand {

namespace {

PuzzleFile solvedSample(GridSize size = {6, 6}) { return samplePuzzle({size, {}, {}, true}); }

} // namespace

/// The window's help with solving by hand.
class TestSolveByHand : public QObject {
    Q_OBJECT

private slots:
    void forcedPiecesAreOneStep() {
        WindowTest test;
        QVERIFY(test.open(solvedSample()));
        QVERIFY(test.document().score().isSolved());
        test.view().setSelectedCells({7, 14, 21});
        test.key(Qt::Key_Delete);
        QCOMPARE(test.board().emptyCount(), 3);
        test.key(Qt::Key_F7);
        QVERIFY(test.document().score().isSolved());
        QCOMPARE(test.action("editUndo").text(), QStringLiteral("&Undo Place 3 forced piece(s)"));
        QVERIFY2(test.page().message().contains(QStringLiteral("3 forced")),
                 qPrintable(test.page().message()));
        test.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(test.board().emptyCount(), 3);
        test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        const int steps = test.document().history().count();
        test.key(Qt::Key_F7);
        QCOMPARE(test.document().history().count(), steps);
        QVERIFY(test.page().message().contains(QStringLiteral("Every cell has a piece")));
    }

    void forcedPiecesTellOfDeadCells() {
        WindowTest test;
        QVERIFY(test.open(solvedSample()));
        // The piece for C3 is on A1 now.
        const Placement needed = test.board().at(14);
        test.page().editor().remove({14});
        test.page().editor().place(0, needed);
        test.key(Qt::Key_F7);
        QVERIFY2(test.page().message().contains(QStringLiteral("No piece fits C3")),
                 qPrintable(test.page().message()));
        QCOMPARE(test.view().currentCell(), 14);
    }

    void hintsLeadToTheSolution() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{4, 4}, {}, {}})));
        auto& tray = *test.window.findChild<PieceTray*>();
        for (int steps = 0; steps < 16; ++steps) {
            test.key(Qt::Key_F6);
            const int cell = test.view().currentCell();
            QVERIFY(test.board().at(cell).isEmpty());
            QVERIFY(test.page().message().contains(cellName({4, 4}, cell)));
            // The piece is selected in the tray; Enter there and here places it.
            QVERIFY(!tray.currentPlacement().isEmpty());
            const Placement fit = fittingRotation(test, cell, tray.currentPlacement());
            QVERIFY(!fit.isEmpty());
            test.page().editor().place(cell, fit);
        }
        QVERIFY(test.document().score().isSolved());
        test.key(Qt::Key_F6);
        QVERIFY(test.page().message().contains(QStringLiteral("everything matches")));
    }

    void hintsSeeMismatches() {
        WindowTest test;
        QVERIFY(test.open(solvedSample()));
        test.click(14);
        test.key(Qt::Key_R);
        test.click(0);
        test.key(Qt::Key_F6);
        QVERIFY(test.page().message().contains(QStringLiteral("does not match")));
    }

    void checkingAgainstTheSolution() {
        WindowTest test;
        QVERIFY(test.open(solvedSample()));
        test.key(Qt::Key_F8);
        QVERIFY(test.page().message().contains(QStringLiteral("matches the stored solution")));
        test.page().editor().swap(14, 15);
        test.key(Qt::Key_F8);
        QCOMPARE(test.view().selectedCells(), (QVector<int>{14, 15}));
        QVERIFY(test.page().message().startsWith(u'2'));
        test.page().editor().clear();
        test.key(Qt::Key_F8);
        QCOMPARE(test.page().message(), QStringLiteral("No piece is placed yet."));
    }

    void noSolutionIsSaid() {
        WindowTest test;
        PuzzleFile file = solvedSample();
        file.solution.clear();
        QVERIFY(test.open(file));
        test.key(Qt::Key_F8);
        QVERIFY(test.page().message().contains(QStringLiteral("no stored solution")));
    }

    void selectionsMoveByMouseKeysAndMenu() {
        WindowTest test;
        QVERIFY(test.open(solvedSample()));
        const Board before = test.board();
        test.click(0);
        test.click(7, Qt::LeftButton, Qt::ShiftModifier);
        test.key(Qt::Key_Right, Qt::AltModifier);
        test.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(test.board().at(2), before.at(0));
        QCOMPARE(test.board().at(9), before.at(7));
        test.action("editTurnBlock").trigger();
        QCOMPARE(test.board().at(3), before.at(0).turned(1));
        QCOMPARE(test.document().history().count(), 3);
        for (int i = 0; i < 3; ++i)
            test.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(test.board(), before);
    }

private:
    static Placement fittingRotation(WindowTest& test, int cell, Placement piece) {
        const auto candidates = candidatesFor(test.document().puzzle(), test.board(), cell);
        const auto found = std::ranges::find(candidates, piece.piece(), &Placement::piece);
        return found == candidates.end() ? Placement() : *found;
    }
};

TESSERA_TEST(TestSolveByHand, Needs::Window)

} // namespace tessera::tst_SolveByHand

#include "tst_SolveByHand.moc"
