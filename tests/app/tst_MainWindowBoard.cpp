// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ActionFactory.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "tests/widgets/BoardTesting.h"
#include "widgets/board/PieceTray.h"

#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QUndoView>
#include <QUrl>

namespace tessera::tst_MainWindowBoard {

namespace {

PieceTray& tray(WindowTest& test) { return *test.window.findChild<PieceTray*>(); }

PieceTray& trayList(WindowTest& test) { return *test.window.findChild<PieceTray*>(); }

/// Makes a drag enter, move and drop, as the platform would.
bool drop(QWidget* target, QPoint at, const PieceDrag& drag) {
    const auto data = toMimeData(drag);
    QDragEnterEvent enter(at, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &enter);
    QDragMoveEvent move(at, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &move);
    QDropEvent event(at, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &event);
    return enter.isAccepted() && move.isAccepted() && event.isAccepted();
}

} // namespace

/// A user's actions on the board, in the real window.
class TestMainWindowBoard : public QObject {
    Q_OBJECT

private slots:
    /// However it is called: the menu may show a state from before the search.
    void anActThatIsNotAllowedDoesNothing() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.action("searchStep").trigger();
        QVERIFY(test.page().isReadOnly());
        const Board before = test.board();
        emit test.action("editShuffle").triggered();
        QVERIFY(test.board() == before);
        test.search().abandon();
        emit test.action("editShuffle").triggered();
        QVERIFY(test.board() != before);
    }

    void keysPlaceFromTheTray() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        QCOMPARE(tray(test).pieces().listedPieces(), 36);
        tray(test).setCurrentPiece(5);
        trayList(test).setFocus();
        test.key(Qt::Key_Return);
        QVERIFY(test.view().hasFocus());
        test.key(Qt::Key_Right);
        test.key(Qt::Key_Down);
        test.key(Qt::Key_Return);
        QCOMPARE(test.board().at(7).piece(), PieceIndex{5});
        QCOMPARE(test.board().placedCount(), 1);
        QCOMPARE(tray(test).pieces().listedPieces(), 35);
        QCOMPARE(test.document().history().count(), 1);
        test.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(test.board().placedCount(), 0);
        QCOMPARE(tray(test).pieces().listedPieces(), 36);
        test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(test.board().placedCount(), 1);
    }

    void dropsPlaceSwapAndRemove() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const Puzzle& puzzle = test.document().puzzle();
        QWidget* board = test.view().viewport();
        QVERIFY(drop(board, test.at(8), pieceDrag(puzzle, piece(5, 1), std::nullopt)));
        QCOMPARE(test.board().at(8), piece(5, 1));
        QVERIFY(drop(board, test.at(9), pieceDrag(puzzle, piece(6), std::nullopt)));
        QVERIFY(drop(board, test.at(9), pieceDrag(puzzle, piece(5, 1), 8)));
        QCOMPARE(test.board().at(9), piece(5, 1));
        QCOMPARE(test.board().at(8), piece(6));
        QVERIFY(drop(trayList(test).viewport(), {5, 5}, pieceDrag(puzzle, piece(6), 8)));
        QVERIFY(test.board().at(8).isEmpty());
        QCOMPARE(test.document().history().count(), 4);
        for (int i = 0; i < 4; ++i)
            test.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!test.document().isModified());
    }

    void turning() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{6, 6}, {}, {}, true})));
        const Placement before = test.board().at(14);
        test.click(14);
        test.key(Qt::Key_R);
        QCOMPARE(test.board().at(14), before.turned(1));
        test.key(Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(test.board().at(14), before);
        test.click(14, Qt::RightButton);
        QCOMPARE(test.board().at(14), before.turned(1));
        turnWheel(test.view().viewport(), test.at(14), 1);
        turnWheel(test.view().viewport(), test.at(14), 1);
        QVERIFY(test.board().at(14) != before.turned(1));
        test.action("editUndo").trigger();
        QCOMPARE(test.board().at(14), before);
        test.action("editRotateBack").trigger();
        QCOMPARE(test.board().at(14), before.turned(-1));
    }

    void swappingWithKeys() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{6, 6}, {}, {}, true})));
        const Board before = test.board();
        test.click(14);
        test.key(Qt::Key_Return);
        test.key(Qt::Key_Right);
        test.key(Qt::Key_Return);
        QCOMPARE(test.board().at(15), before.at(14));
        QCOMPARE(test.board().at(14), before.at(15));
        QCOMPARE(test.action("editUndo").text(), QStringLiteral("&Undo Swap C3 and D3"));
    }

    void lockingAndRefusing() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{6, 6}, {}, {}, true})));
        test.click(14);
        test.key(Qt::Key_L);
        QVERIFY(test.document().isLocked(14));
        const Board before = test.board();
        test.key(Qt::Key_R);
        test.key(Qt::Key_Delete);
        QCOMPARE(test.board(), before);
        QVERIFY2(test.page().message().contains(QStringLiteral("C3")),
                 qPrintable(test.page().message()));
        test.click(14, Qt::MiddleButton);
        QVERIFY(!test.document().isLocked(14));
        // The refusal is outdated.
        QCOMPARE(test.page().message(), QString());
        test.key(Qt::Key_Delete);
        QVERIFY(test.board().at(14).isEmpty());
    }

    void selectionsAreRemovedAtOnce() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{6, 6}, {}, {}, true})));
        test.click(0);
        test.click(8, Qt::LeftButton, Qt::ShiftModifier);
        test.key(Qt::Key_Delete);
        QCOMPARE(test.board().emptyCount(), 6);
        QCOMPARE(test.document().history().count(), 1);
        test.key(Qt::Key_A, Qt::ControlModifier);
        test.key(Qt::Key_Delete);
        QCOMPARE(test.board().placedCount(), 0);
        QCOMPARE(tray(test).pieces().listedPieces(), 36);
    }

    void menuActs() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("editShuffle").trigger();
        QCOMPARE(test.board().emptyCount(), 0);
        test.action("editClear").trigger();
        QCOMPARE(test.board().placedCount(), 0);
        test.action("editSolution").trigger();
        QVERIFY(test.document().score().isSolved());
        QVERIFY(test.window.isWindowModified());
        for (int i = 0; i < 3; ++i)
            test.action("editUndo").trigger();
        QVERIFY(!test.action("editUndo").isEnabled());
        QVERIFY(!test.window.isWindowModified());
    }

    void puzzlesWithoutASolutionOfferNone() {
        WindowTest test;
        PuzzleFile file = samplePuzzle();
        file.solution.clear();
        QVERIFY(test.open(file));
        QVERIFY(!test.action("editSolution").isEnabled());
    }

    void theStatusBarFollows() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        auto& score = test.child<QLabel>("statusScore");
        const QString before = score.text();
        test.action("editSolution").trigger();
        QVERIFY(score.text() != before);
        QVERIFY2(score.text().contains(QStringLiteral("60/60")), qPrintable(score.text()));
        QTest::mouseMove(test.view().viewport(), test.at(0));
        QTRY_VERIFY(test.child<QLabel>("statusCell").text().contains(QStringLiteral("A1")));
    }

    void whatFitsHere() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.click(0);
        test.key(Qt::Key_H);
        QCOMPARE(tray(test).pieces().fitCell(), std::optional(0));
        QCOMPARE(tray(test).pieces().listedPieces(), 4);
    }

    void overlaysFollowDigits() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const BoardOverlays before = test.view().overlays();
        test.key(Qt::Key_2);
        QVERIFY(test.view().overlays() != before);
        QVERIFY(test.action("overlayNumbers").isChecked());
        test.key(Qt::Key_2);
        QCOMPARE(test.view().overlays(), before);
        test.key(Qt::Key_7);
        QVERIFY(test.view().overlays().testFlag(BoardOverlay::Heat));
    }

    void importedOverlaysAreShownAndKept() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const BoardOverlays before = test.view().overlays();
        test.settings().exportTo(test.path("kept.ini"));
        test.key(Qt::Key_2);
        QVERIFY(test.view().overlays() != before);
        test.settings().importFrom(test.path("kept.ini"));
        emit test.settings().changed();
        QCOMPARE(test.view().overlays(), before);
        QVERIFY(!test.action("overlayNumbers").isChecked());
        // The next key changes the imported ones.
        test.key(Qt::Key_3);
        QCOMPARE(test.settings().overlays(), before ^ BoardOverlay::Coordinates);
        QCOMPARE(test.view().overlays(), test.settings().overlays());
    }

    void keysVisitTheMismatches() {
        WindowTest test;
        PuzzleFile file = solvedPuzzle({6, 6}, {}, 9);
        QVERIFY(test.open(file));
        test.key(Qt::Key_F2);
        QCOMPARE(test.page().message(), QStringLiteral("This board has no mismatches."));
        test.page().editor().rotate({14}, 1);
        const auto faulty = mismatchesOn(test.document().puzzle(), test.board());
        QVERIFY(faulty.size() > 1);
        test.view().setCurrentCell(0);
        test.key(Qt::Key_F2);
        QCOMPARE(test.view().selectedCells(), cellsBeside(file.puzzle.size(), faulty.front()));
        const QString first = QStringLiteral("Mismatch 1 of %1: C2 and C3").arg(faulty.size());
        QCOMPARE(test.page().message(), first);
        test.key(Qt::Key_F2, Qt::ShiftModifier);
        QVERIFY(test.page().message().startsWith(
            QStringLiteral("Mismatch %1 of %1").arg(faulty.size())));
        test.key(Qt::Key_F2);
        QCOMPARE(test.page().message(), first);
        // However often the key is pressed, only the last note waits for another board.
        const qsizetype objects = test.page().findChildren<QObject*>().size();
        for (int i = 0; i < 20; ++i)
            test.key(Qt::Key_F2);
        QCOMPARE(test.page().findChildren<QObject*>().size(), objects);
        test.key(Qt::Key_8);
        test.key(Qt::Key_9);
        QVERIFY(test.view().overlays().testFlags(BoardOverlay::DimMatched |
                                                 BoardOverlay::MismatchCounts));
        // A coloured edge towards the frame is a mismatch as well.
        test.page().editor().rotate({0}, 2);
        test.view().setCurrentCell(0);
        test.key(Qt::Key_F2);
        QVERIFY(test.page().message().endsWith(QStringLiteral(": A1 and the rim of the board")));
        const QString all = test.page().message().section(u' ', 3, 3).remove(u':');
        const QString status = test.child<QLabel>("statusScore").text();
        QVERIFY2(status.contains(QStringLiteral("· %1 mismatch").arg(all)), qPrintable(status));
    }

    void mismatchesAtTheFrameAreCalledThat() {
        WindowTest test;
        PuzzleFile file(Puzzle({1, 1}, {true, false}, {Piece{{0, 0, 0, 1}}}));
        file.board.place(0, {0, 0});
        QVERIFY(test.open(file));
        QTRY_COMPARE(test.child<QLabel>("statusScore").text(),
                     QStringLiteral("score 0/0 · 1 mismatch(es) at the frame · 0 empty"));
    }

    void mismatchesOfASearchAreVisited() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.action("searchStep").trigger();
        QTRY_VERIFY(!test.search().shownSolution().empty());
        QVERIFY(test.page().isReadOnly());
        test.key(Qt::Key_F2);
        QVERIFY(test.page().message().startsWith(QStringLiteral("Mismatch ")));
        QCOMPARE(test.view().selectedCells().size(), 2);
        // It is about the shown board only.
        test.action("searchStop").trigger();
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
        test.key(Qt::Key_F2);
        QVERIFY(test.page().message().startsWith(QStringLiteral("Mismatch ")));
        test.action("searchBack").trigger();
        QVERIFY2(test.page().message().isEmpty(), qPrintable(test.page().message()));
    }

    void typingInFieldsLeavesTheBoardAlone() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{6, 6}, {}, {}, true})));
        const Board before = test.board();
        const BoardOverlays overlays = test.view().overlays();
        auto& title = test.child<QLineEdit>("puzzleTitle");
        title.setFocus();
        title.clear();
        for (const Qt::Key typed : {Qt::Key_R, Qt::Key_L, Qt::Key_1, Qt::Key_2, Qt::Key_Delete})
            test.key(typed);
        QCOMPARE(title.text(), QStringLiteral("rl12"));
        QCOMPARE(test.document().info().title, QStringLiteral("rl12"));
        QCOMPARE(test.board(), before);
        QCOMPARE(test.view().overlays(), overlays);
        QCOMPARE(test.document().history().count(), 1);
    }

    void theHistoryLeadsBack() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("editShuffle").trigger();
        test.action("editClear").trigger();
        auto* history = test.window.findChild<QUndoView*>();
        QCOMPARE(history->model()->rowCount(), 3);
        history->setCurrentIndex(history->model()->index(0, 0));
        QCOMPARE(test.document().history().index(), 0);
        QVERIFY(!test.document().isModified());
    }

    void theHistorysIconsAreWhole() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("editShuffle").trigger();
        test.action("fileSave").trigger();
        const auto* history = test.window.findChild<QUndoView*>();
        const QModelIndex saved = history->model()->index(1, 0);
        const auto icon = saved.data(Qt::DecorationRole).value<QIcon>();
        QVERIFY(!icon.isNull());
        QVERIFY(history->visualRect(saved).height() >=
                icon.actualSize(history->iconSize()).height());
        QVERIFY(history->iconSize().height() > 0);
    }

    /// Moving would delete it where it comes from.
    void aDroppedFileMayBeALinkButIsNotMoved() {
        WindowTest test;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(test.path("a.tessera"))});
        for (const Qt::DropAction offered : {Qt::LinkAction, Qt::MoveAction}) {
            QDragEnterEvent enter({5, 5}, offered, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&test.window, &enter);
            QCOMPARE(enter.isAccepted(), offered == Qt::LinkAction);
        }
    }

    void theNextPuzzleNeedsAnotherOne() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        QAction& next = test.action("viewNextPuzzle");
        QCOMPARE(whyNotAllowed(next), QStringLiteral("Open another puzzle first."));
        // From the start page the only one is another.
        test.window.tabs().setCovered(true);
        QVERIFY2(whyNotAllowed(next).isEmpty(), qPrintable(whyNotAllowed(next)));
        next.trigger();
        QVERIFY(!test.window.tabs().isCovered());
        QVERIFY(!whyNotAllowed(next).isEmpty());
        savePuzzle(samplePuzzle(), test.path("second.tessera"));
        test.window.openFiles({test.path("second.tessera")});
        QVERIFY(whyNotAllowed(next).isEmpty());
        next.trigger();
        QCOMPARE(test.window.tabs().currentIndex(), 0);
    }

    void tabsHaveHistoriesOfTheirOwn() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("editShuffle").trigger();
        savePuzzle(samplePuzzle({{4, 4}, {}, {}}), test.path("second.tessera"));
        test.window.openFiles({test.path("second.tessera")});
        QCOMPARE(test.window.tabs().count(), 2);
        QCOMPARE(test.board().cells(), 16);
        QVERIFY(!test.action("editUndo").isEnabled());
        QCOMPARE(tray(test).pieces().listedPieces(), 16);
        test.window.tabs().setCurrentIndex(0);
        QVERIFY(test.action("editUndo").isEnabled());
        QCOMPARE(tray(test).pieces().listedPieces(), 0);
        test.action("editUndo").trigger();
        QCOMPARE(tray(test).pieces().listedPieces(), 36);
    }
};

TESSERA_TEST(TestMainWindowBoard, Needs::Window)

} // namespace tessera::tst_MainWindowBoard

#include "tst_MainWindowBoard.moc"
