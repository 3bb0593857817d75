// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PalettePanel.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/PieceTray.h"
#include "widgets/board/ViewOverlays.h"

#include "core/edges/generate/PuzzlePresets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QListWidget>
#include <QWheelEvent>

namespace tessera::tst_EdgePainting {

namespace {

/// A solved board with painting switched on by its key.
struct Desk : WindowTest {
    explicit Desk(Rules rules = {}) {
        opened = open(samplePuzzle({{4, 4}, rules, {}, true}));
        key(Qt::Key_B, Qt::ControlModifier);
    }

    [[nodiscard]] QPoint edge(int cell, Side side) {
        const QRect rect = view().cellRect(cell);
        const int reach = rect.width() / 3;
        switch (side) {
        case Side::Up:
            return rect.center() - QPoint(0, reach);
        case Side::Right:
            return rect.center() + QPoint(reach, 0);
        case Side::Down:
            return rect.center() + QPoint(0, reach);
        case Side::Left:
            break;
        }
        return rect.center() - QPoint(reach, 0);
    }
    [[nodiscard]] Color shown(int cell, Side side) {
        return document().puzzle().edge(board().at(cell), side);
    }
    void clickEdge(int cell, Side side, Qt::MouseButton button = Qt::LeftButton,
                   Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(view().viewport(), button, modifiers, edge(cell, side));
    }
    void wheel(int cell, Side side, int notches) {
        const QPointF at(edge(cell, side));
        QWheelEvent event(at, view().viewport()->mapToGlobal(at), {}, {0, 120 * notches},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(view().viewport(), &event);
    }
    [[nodiscard]] PalettePanel& palette() { return *window.findChild<PalettePanel*>(); }

    bool opened = false;
};

} // namespace

class TestEdgePainting : public QObject {
    Q_OBJECT

private slots:
    void clicksCycleAnEdgeInOneStep() {
        Desk desk;
        QVERIFY(desk.opened && desk.page().edgePainter().isActive());
        const PuzzleFile before = desk.document().file();
        const Color first = desk.shown(5, Side::Right);
        desk.clickEdge(5, Side::Right);
        const Color second = desk.shown(5, Side::Right);
        QCOMPARE(second, static_cast<Color>(first + 1));
        // The neighbour follows, so the board still matches.
        QCOMPARE(desk.shown(6, Side::Left), second);
        QVERIFY(desk.document().score().isSolved());
        desk.clickEdge(5, Side::Right);
        QCOMPARE(desk.document().history().count(), 1);
        desk.clickEdge(9, Side::Up);
        QCOMPARE(desk.document().history().count(), 2);
        desk.action("editUndo").trigger();
        desk.action("editUndo").trigger();
        QCOMPARE(desk.document().file(), before);
        // Forward and back is not a step.
        desk.clickEdge(5, Side::Right);
        desk.clickEdge(5, Side::Right, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(desk.document().file(), before);
        QCOMPARE(desk.document().history().count(), 0);
    }

    void aStrokePaintsManyEdgesInOneStep() {
        Desk desk;
        const PuzzleFile before = desk.document().file();
        desk.palette().setColor(7);
        QCOMPARE(desk.palette().color(), Color{7});
        QWidget* board = desk.view().viewport();
        QTest::mousePress(board, Qt::LeftButton, {}, desk.edge(4, Side::Up));
        QTest::mouseMove(board, desk.edge(5, Side::Up));
        QTest::mouseMove(board, desk.edge(6, Side::Up));
        QTest::mouseRelease(board, Qt::LeftButton, {}, desk.edge(6, Side::Up));
        for (const int cell : {4, 5, 6}) {
            QCOMPARE(desk.shown(cell, Side::Up), Color{7});
            QCOMPARE(desk.shown(cell - 4, Side::Down), Color{7});
        }
        QCOMPARE(desk.document().history().count(), 1);
        desk.action("editUndo").trigger();
        QCOMPARE(desk.document().file(), before);
    }

    void oneSideAloneCanBePainted() {
        Desk desk;
        desk.child<QCheckBox>("paintBoth").setChecked(false);
        desk.palette().setColor(8);
        desk.clickEdge(5, Side::Left);
        QCOMPARE(desk.shown(5, Side::Left), Color{8});
        QVERIFY(desk.shown(4, Side::Right) != Color{8});
        QCOMPARE(desk.document().score().mismatched, 1);
    }

    void theRightButtonPicks() {
        Desk desk;
        const Color wanted = desk.shown(5, Side::Down);
        desk.clickEdge(5, Side::Down, Qt::RightButton);
        QCOMPARE(desk.palette().color(), wanted);
        QCOMPARE(desk.document().history().count(), 0);
        desk.clickEdge(10, Side::Right);
        QCOMPARE(desk.shown(10, Side::Right), wanted);
    }

    /// While the document's own board is empty.
    void theRightButtonPicksFromTheShownBoard() {
        Desk desk;
        const Color wanted = desk.shown(5, Side::Down);
        const Board solved = desk.board();
        desk.page().editor().remove({5});
        desk.page().preview(QStringLiteral("Solved"), solved);
        desk.clickEdge(5, Side::Down, Qt::RightButton);
        QCOMPARE(desk.palette().color(), wanted);
    }

    void theWheelAndTheKeysReachEveryEdge() {
        Desk desk({true, true});
        const Color before = desk.shown(5, Side::Up);
        desk.wheel(5, Side::Up, -1);
        QVERIFY(desk.shown(5, Side::Up) != before);
        QCOMPARE(desk.shown(1, Side::Down), mate(desk.shown(5, Side::Up), true));
        desk.wheel(5, Side::Up, 1);
        QCOMPARE(desk.shown(5, Side::Up), before);
        desk.view().setCurrentCell(5);
        desk.palette().setColor(-3);
        desk.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(desk.shown(5, Side::Left), Color{-3});
        QCOMPARE(desk.shown(4, Side::Right), Color{3});
        QCOMPARE(desk.view().currentCell(), 5);
        desk.key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(desk.palette().color(), desk.shown(5, Side::Down));
    }

    void panningPaintsNothingAndKeepsTheCross() {
        Desk desk;
        QWidget* board = desk.view().viewport();
        for (int i = 0; i < 6; ++i)
            desk.view().zoomIn();
        const auto drag = [&](Qt::MouseButton button) {
            QTest::mousePress(board, button, {}, QPoint(100, 100));
            QTest::mouseMove(board, QPoint(80, 80));
            QTest::mouseMove(board, QPoint(60, 60));
            const auto hand = board->cursor().shape();
            QTest::mouseRelease(board, button, {}, QPoint(60, 60));
            return hand;
        };
        const QRect first = desk.view().cellRect(0);
        QCOMPARE(drag(Qt::MiddleButton), Qt::ClosedHandCursor);
        QVERIFY(desk.view().cellRect(0) != first);
        QCOMPARE(board->cursor().shape(), Qt::CrossCursor);
        const QRect second = desk.view().cellRect(0);
        QTest::keyPress(&desk.view(), Qt::Key_Space);
        QCOMPARE(board->cursor().shape(), Qt::OpenHandCursor);
        QCOMPARE(drag(Qt::LeftButton), Qt::ClosedHandCursor);
        QTest::keyRelease(&desk.view(), Qt::Key_Space);
        QVERIFY(desk.view().cellRect(0) != second);
        QCOMPARE(desk.document().history().count(), 0);
        QCOMPARE(board->cursor().shape(), Qt::CrossCursor);
        desk.key(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(board->cursor().shape(), Qt::ArrowCursor);
    }

    void withoutTheModeClicksSelect() {
        Desk desk;
        desk.key(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(!desk.page().edgePainter().isActive());
        desk.clickEdge(6, Side::Up);
        QCOMPARE(desk.view().selectedCells(), QVector<int>{6});
        QCOMPARE(desk.document().history().count(), 0);
    }

    void aNewPuzzleCanBePaintedAtOnce() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        (void)test.window.tabs().addPage(std::make_unique<DocumentPage>(
            std::make_unique<PuzzleDocument>(blankPuzzle({4, 4}, {}, 3))));
        auto* dock = test.window.findChild<QDockWidget*>(QStringLiteral("dockPalette"));
        QVERIFY(dock->visibleRegion().isEmpty());
        test.key(Qt::Key_B, Qt::ControlModifier);
        // The patterns come to the front.
        QTRY_VERIFY(!dock->visibleRegion().isEmpty());
        const Color before = test.document().puzzle().edge(test.board().at(0), Side::Right);
        const QRect rect = test.view().cellRect(0);
        QTest::mouseClick(test.view().viewport(), Qt::LeftButton, {},
                          rect.center() + QPoint(rect.width() / 3, 0));
        QVERIFY2(test.page().message().isEmpty(), qPrintable(test.page().message()));
        QVERIFY(test.document().puzzle().edge(test.board().at(0), Side::Right) != before);
    }

    void emptyCellsAreRefused() {
        Desk desk;
        desk.page().editor().remove({5});
        desk.clickEdge(5, Side::Up);
        QVERIFY(!desk.page().message().isEmpty());
        QCOMPARE(desk.document().history().count(), 1);
    }

    /// Those of a puzzle with more colours do not stay.
    void thePatternsAreThoseOfThePuzzleInFront() {
        Desk desk;
        const auto& list = desk.child<QListWidget>("palette");
        const int before = list.count();
        GeneratorSettings settings;
        settings.size = {5, 5};
        settings.colors = parseColorChoice(QStringLiteral("4+20"));
        PuzzlePage* own = desk.window.tabs().currentPage();
        desk.window.tabs().addPage(std::make_unique<DocumentPage>(
            std::make_unique<PuzzleDocument>(generatePuzzle(settings))));
        QVERIFY(list.count() > before);
        desk.window.tabs().bringForward(*own);
        QCOMPARE(list.count(), before);
    }

    void piecesOfTheTrayAreEditedAndDeleted() {
        Desk desk;
        const Placement edited = desk.board().at(5);
        desk.page().editor().remove({5});
        auto* tray = desk.window.findChild<PieceTray*>();
        tray->setCurrentPiece(edited.piece());
        tray->setFocus();
        const Answer answer([](QWidget* dialog) {
            auto* field = dialog->findChild<QComboBox*>(QStringLiteral("edgeUp"));
            field->setCurrentIndex(field->findData(9));
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        const Placement seen = tray->currentPlacement();
        QCOMPARE(seen.piece(), edited.piece());
        desk.key(Qt::Key_E);
        QTRY_COMPARE(answer.asked(), 1);
        QTRY_COMPARE(desk.document().puzzle().edge(seen, Side::Up), Color{9});
        QVERIFY(desk.activate());
        tray->setFocus();
        desk.key(Qt::Key_Delete, Qt::ControlModifier);
        QCOMPARE(desk.document().puzzle().pieceCount(), 15);
        QCOMPARE(desk.board().placedCount(), 15);
    }
};

TESSERA_TEST(TestEdgePainting, Needs::Window)

} // namespace tessera::tst_EdgePainting

#include "tst_EdgePainting.moc"
