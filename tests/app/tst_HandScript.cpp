// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/PieceTray.h"

#include <vector>

namespace tessera::tst_HandScript {

namespace {

/// Everything that undo has to restore.
struct State {
    Board board;
    std::vector<bool> locked;

    friend bool operator==(const State&, const State&) = default;
};

} // namespace

/// A whole session by real mouse and key events: solves a 4×4 by hand with
/// candidates, saves it, goes back to the start and forward to the end.
class TestHandScript : public QObject {
    Q_OBJECT

private slots:
    void solveSaveUndoRedo_data() {
        QTest::addColumn<bool>("framed");
        QTest::addColumn<bool>("isSigned");
        QTest::newRow("framed") << true << false;
        QTest::newRow("framed signed") << true << true;
        QTest::newRow("unframed") << false << false;
    }

    void solveSaveUndoRedo() {
        QFETCH(bool, framed);
        QFETCH(bool, isSigned);
        const PuzzleFile file = samplePuzzle({{4, 4}, {framed, isSigned}, {}});
        WindowTest test;
        QVERIFY(test.open(file));
        std::vector<State> states{stateOf(test)};
        for (int cell = 0; cell < 16; ++cell) {
            const auto wanted = Placement::fromCode(file.solution[static_cast<std::size_t>(cell)]);
            QVERIFY(placeByCandidate(test, cell, wanted));
            states.push_back(stateOf(test));
            if (cell % 5 != 0)
                continue;
            // Rotating away and back is a step; then a lock.
            test.key(Qt::Key_R);
            states.push_back(stateOf(test));
            QVERIFY(!(states.back() == states[states.size() - 2]));
            test.key(Qt::Key_L);
            states.push_back(stateOf(test));
            test.click(cell, Qt::MiddleButton);
            states.push_back(stateOf(test));
            test.key(Qt::Key_R, Qt::ShiftModifier);
            states.push_back(stateOf(test));
        }
        QVERIFY(test.document().score().isSolved());
        QCOMPARE(test.document().history().count(), int(states.size()) - 1);
        QVERIFY(test.document().isModified());
        test.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!test.document().isModified());

        for (std::size_t i = states.size() - 1; i-- > 0;) {
            test.key(Qt::Key_Z, Qt::ControlModifier);
            QVERIFY2(stateOf(test) == states[i], qPrintable(QString::number(i)));
        }
        QVERIFY(!test.action("editUndo").isEnabled());
        QVERIFY(test.document().isModified()); // the saved file is the solved one
        for (std::size_t i = 1; i < states.size(); ++i) {
            test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY2(stateOf(test) == states[i], qPrintable(QString::number(i)));
        }
        QVERIFY(!test.document().isModified());
        QVERIFY(!test.action("editRedo").isEnabled());
        const auto saved = openDocument(test.path("puzzle.tessera"));
        QCOMPARE(saved->board(), states.back().board);
    }

private:
    static State stateOf(WindowTest& test) { return {test.board(), test.document().locked()}; }

    /// Shows what fits the cell, picks the piece in the tray with the mouse and places it with the
    /// keys.
    static bool placeByCandidate(WindowTest& test, int cell, Placement wanted) {
        auto& list = *test.window.findChild<PieceTray*>();
        test.click(cell);
        test.key(Qt::Key_H);
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        const Puzzle& puzzle = test.document().puzzle();
        for (int row = 0; row < list.pieces().rowCount(); ++row) {
            const QModelIndex index = list.pieces().index(row, 0);
            if (!puzzle.looksLike(list.pieces().placement(index), wanted))
                continue;
            list.scrollTo(index);
            QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::NoModifier,
                              list.visualRect(index).center());
            test.key(Qt::Key_Return);
            test.key(Qt::Key_Return);
            return puzzle.looksLike(test.board().at(cell), wanted);
        }
        return false;
    }
};

TESSERA_TEST(TestHandScript, Needs::Window)

} // namespace tessera::tst_HandScript

#include "tst_HandScript.moc"
