// SPDX-License-Identifier: GPL-3.0-or-later
#include "BoardTesting.h"
#include "tests/TestProgram.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/PieceTray.h"

#include <QDrag>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QSignalSpy>

namespace tessera::tst_BoardDrag {

namespace {

/// Sends the events of a drag that enters, moves to a point and drops.
class Drag {
public:
    Drag(QWidget* target, const PieceDrag& piece) : m_target(target), m_data(toMimeData(piece)) {}

    bool enterAndMove(QPoint to) {
        QDragEnterEvent enter(to, Qt::MoveAction, m_data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_target, &enter);
        if (!enter.isAccepted())
            return false;
        QDragMoveEvent move(to, Qt::MoveAction, m_data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_target, &move);
        return move.isAccepted();
    }
    void leave() {
        QDragLeaveEvent event;
        QCoreApplication::sendEvent(m_target, &event);
    }
    bool drop(QPoint at) {
        QDropEvent event(at, Qt::MoveAction, m_data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_target, &event);
        return event.isAccepted();
    }

private:
    QWidget* m_target;
    std::unique_ptr<QMimeData> m_data;
};

/// Catches the drag that a widget starts. The offscreen platform has no drags: it cancels them
/// immediately, and they are caught on deletion.
class DragCatcher : public QObject {
public:
    explicit DragCatcher(QObject* source) : m_source(source) { source->installEventFilter(this); }

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::ChildAdded && object == m_source)
            static_cast<QChildEvent*>(event)->child()->installEventFilter(this);
        else if (event->type() == QEvent::DeferredDelete)
            m_piece = pieceOf(qobject_cast<QDrag*>(object));
        return false;
    }
    [[nodiscard]] const std::optional<PieceDrag>& piece() const { return m_piece; }

private:
    static std::optional<PieceDrag> pieceOf(const QDrag* drag) {
        return drag != nullptr && !drag->pixmap().isNull() ? fromMimeData(drag->mimeData())
                                                           : std::nullopt;
    }

    QObject* m_source;
    std::optional<PieceDrag> m_piece;
};

} // namespace

/// A board and a tray beside it, as in the window.
class TestBoardDrag : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (QGuiApplication::platformName() != QStringLiteral("offscreen"))
            QSKIP("Drags would wait for a person's mouse here.");
    }
    void init() {
        m_file = solvedPuzzle({4, 4});
        m_file.board.clear(5);
        m_file.board.clear(10);
        m_window = std::make_unique<QWidget>();
        auto* layout = new QHBoxLayout(m_window.get());
        m_view = new BoardView;
        m_tray = new PieceTray;
        layout->addWidget(m_view, 2);
        layout->addWidget(m_tray, 1);
        m_window->resize(800, 500);
        m_view->setPuzzle(m_file.puzzle);
        m_tray->pieces().setPuzzle(m_file.puzzle);
        show();
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_list = m_tray;
    }
    void cleanup() { m_window.reset(); }

    void dragWithTheMouseSwapsTwoCells() {
        QSignalSpy swapped(m_view, &BoardView::swapRequested);
        dragMouse(m_view, center(0), m_view->viewport(), center(6));
        QCOMPARE(swapped.count(), 1);
        QCOMPARE(swapped.last(), (QVariantList{0, 6}));
        QCOMPARE(m_view->currentCell(), 6);
    }

    void dragWithTheMouseMovesTheSelection() {
        QSignalSpy swapped(m_view, &BoardView::swapRequested);
        QSignalSpy moved(m_view, &BoardView::moveRequested);
        connect(m_view, &BoardView::moveRequested, this,
                [this](const QVector<int>& cells, int columns, int rows) {
                    m_file.board = *movedCells(m_file.board, cells, columns, rows);
                    show();
                });
        m_view->setSelectedCells({0, 1, 4, 5});
        dragMouse(m_view, center(1), m_view->viewport(), center(11));
        QCOMPARE(swapped.count(), 0);
        QCOMPARE(moved.count(), 1);
        QCOMPARE(moved.last(), (QVariantList{QVariant::fromValue(QVector<int>{0, 1, 4, 5}), 2, 2}));
        QCOMPARE(m_view->selectedCells(), (QVector<int>{10, 11, 14, 15}));
        // A piece outside the selection is dragged alone.
        dragMouse(m_view, center(3), m_view->viewport(), center(2));
        QCOMPARE(swapped.count(), 1);
        QCOMPARE(moved.count(), 1);
    }

    void aSelectionNeedsRoomToMove() {
        QSignalSpy moved(m_view, &BoardView::moveRequested);
        QSignalSpy refused(m_view, &BoardView::refused);
        m_view->setSelectedCells({0, 1});
        const PieceDrag drag = pieceDrag(m_file.puzzle, m_file.board.at(0), 0);
        Drag over(m_view->viewport(), drag);
        QVERIFY(!over.enterAndMove(center(3)));
        QVERIFY(over.enterAndMove(center(8)));
        m_file.locked[9] = true;
        show();
        QVERIFY(over.enterAndMove(center(12)));
        QVERIFY(!over.enterAndMove(center(8)));
        over.drop(center(8));
        QCOMPARE(moved.count(), 0);
        QVERIFY(refused.count() > 0);
    }

    void dragWithTheMouseTakesAPieceOffTheBoard() {
        QSignalSpy removed(&m_tray->pieces(), &PieceModel::droppedFromBoard);
        dragMouse(m_view, center(2), m_list->viewport(), {30, 200});
        QCOMPARE(removed.count(), 1);
        QCOMPARE(removed.last().first().toInt(), 2);
    }

    void dragWithTheMousePlacesAPieceOfTheTray() {
        QSignalSpy placed(m_view, &BoardView::placeRequested);
        const QModelIndex second = m_list->pieces().index(1, 0);
        const Placement piece = m_list->pieces().placement(second);
        dragMouse(m_list, m_list->visualRect(second).center(), m_view->viewport(), center(10));
        QCOMPARE(placed.count(), 1);
        QCOMPARE(placed.last().first().toInt(), 10);
        QCOMPARE(placed.last().at(1).value<Placement>(), piece);
    }

    void aDragShowsItsResultBeforeItIsLetGo() {
        const QImage before = grab();
        Drag drag(m_view->viewport(), pieceDrag(m_file.puzzle, m_file.board.at(0), 0));
        QVERIFY(drag.enterAndMove(center(5)));
        const QImage during = grab();
        QVERIFY(differsIn(before, during, 5)); // the ghost
        QVERIFY(differsIn(before, during, 0)); // where it was taken
        QVERIFY(!differsIn(before, during, 15));
        drag.leave();
        QCOMPARE(grab(), before);
        QCOMPARE(m_view->board(), m_file.board);
    }

    void lockedCellsTakeNothing() {
        m_file.locked[6] = true;
        show();
        QSignalSpy refused(m_view, &BoardView::refused);
        QSignalSpy swapped(m_view, &BoardView::swapRequested);
        Drag drag(m_view->viewport(), pieceDrag(m_file.puzzle, m_file.board.at(0), 0));
        QVERIFY(!drag.enterAndMove(center(6)));
        QVERIFY(!drag.drop(center(6)));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(swapped.count(), 0);
        // No drag starts there either.
        dragMouse(m_view, center(6), m_view->viewport(), center(5));
        QCOMPARE(refused.count(), 2);
        QCOMPARE(swapped.count(), 0);
    }

    void aReadOnlyBoardTakesNothing() {
        m_view->setReadOnly(true);
        m_tray->setReadOnly(true);
        Drag drag(m_view->viewport(), pieceDrag(m_file.puzzle, {0, 0}, std::nullopt));
        QVERIFY(!drag.enterAndMove(center(5)));
        Drag back(m_list->viewport(), pieceDrag(m_file.puzzle, m_file.board.at(0), 0));
        QVERIFY(!back.enterAndMove({20, 20}));
        QSignalSpy refused(m_tray, &PieceTray::refused);
        dragMouse(m_list, m_list->visualRect(m_list->pieces().index(1, 0)).center(),
                  m_view->viewport(), center(10));
        QCOMPARE(refused.count(), 1);
    }

    void piecesOfOtherPuzzlesAreRefused() {
        PieceDrag foreign = pieceDrag(m_file.puzzle, m_file.board.at(0), 0);
        foreign.edges[0] = static_cast<Color>(foreign.edges[0] + 1);
        QVERIFY(!Drag(m_view->viewport(), foreign).enterAndMove(center(5)));
        QVERIFY(!Drag(m_list->viewport(), foreign).enterAndMove({20, 20}));
    }

    void aPieceThatLiesElsewhereIsPlacedNotSwapped() {
        // From another window of the same puzzle, whose board differs.
        PieceDrag drag = pieceDrag(m_file.puzzle, m_file.board.at(0).turned(1), 3);
        QSignalSpy placed(m_view, &BoardView::placeRequested);
        QSignalSpy swapped(m_view, &BoardView::swapRequested);
        Drag events(m_view->viewport(), drag);
        QVERIFY(events.enterAndMove(center(5)));
        QVERIFY(events.drop(center(5)));
        QCOMPARE(placed.count(), 1);
        QCOMPARE(swapped.count(), 0);
    }

    void dropsBesideTheBoardDoNothing() {
        QSignalSpy swapped(m_view, &BoardView::swapRequested);
        Drag drag(m_view->viewport(), pieceDrag(m_file.puzzle, m_file.board.at(0), 0));
        QVERIFY(!drag.enterAndMove({1, 1}));
        QVERIFY(!drag.drop({1, 1}));
        QCOMPARE(swapped.count(), 0);
    }

    void holdingAPieceAtTheBorderScrolls() {
        for (int i = 0; i < 6; ++i)
            m_view->zoomIn();
        m_view->setCurrentCell(0);
        QScrollBar* down = m_view->verticalScrollBar();
        down->setValue(0);
        Drag drag(m_view->viewport(), pieceDrag(m_file.puzzle, m_file.board.at(0), 0));
        const QPoint low(m_view->viewport()->width() / 2, m_view->viewport()->height() - 5);
        drag.enterAndMove(low);
        QTRY_COMPARE(down->value(), down->maximum());
    }

private:
    void show() {
        m_view->setBoard(m_file.board, m_file.locked);
        m_tray->pieces().setBoard(m_file.board);
    }
    [[nodiscard]] QPoint center(int cell) const { return m_view->cellRect(cell).center(); }
    [[nodiscard]] QImage grab() const {
        return m_view->viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
    }
    [[nodiscard]] bool differsIn(const QImage& a, const QImage& b, int cell) const {
        const QRect rect = m_view->cellRect(cell).adjusted(4, 4, -4, -4);
        return a.copy(rect) != b.copy(rect);
    }

    /// Presses and moves the mouse until a drag starts, then continues with what is dragged.
    void dragMouse(QAbstractScrollArea* from, QPoint start, QWidget* to, QPoint end) {
        QWindow* window = m_window->windowHandle();
        const QPoint first = from->viewport()->mapTo(m_window.get(), start);
        const DragCatcher catcher(from);
        QTest::mousePress(window, Qt::LeftButton, Qt::NoModifier, first);
        QTest::mouseMove(window, first + QPoint(4, 4));
        QVERIFY(!catcher.piece());
        QTest::mouseMove(window, first + QPoint(16, 16));
        QTest::mouseRelease(window, Qt::LeftButton, Qt::NoModifier, first + QPoint(16, 16));
        if (!catcher.piece())
            return;
        Drag events(to, *catcher.piece());
        QVERIFY(events.enterAndMove(end));
        QVERIFY(events.drop(end));
    }

    PuzzleFile m_file;
    std::unique_ptr<QWidget> m_window;
    BoardView* m_view = nullptr;
    PieceTray* m_tray = nullptr;
    PieceTray* m_list = nullptr;
};

TESSERA_TEST(TestBoardDrag, Needs::Window)

} // namespace tessera::tst_BoardDrag

#include "tst_BoardDrag.moc"
