// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/board/BoardMarks.h"

#include <cmath>

namespace tessera::tst_BoardLayout {

namespace {

bool isOnDevicePixels(QPointF point, double ratio) {
    const QPointF device = point * ratio;
    return std::abs(device.x() - std::round(device.x())) < 1e-6 &&
           std::abs(device.y() - std::round(device.y())) < 1e-6;
}

} // namespace

class TestBoardLayout : public QObject {
    Q_OBJECT

private slots:
    void fits_data() {
        QTest::addColumn<QSize>("cells");
        QTest::addColumn<QSize>("viewport");
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.25, 1.5, 2.0, 3.0}) {
            for (const QSize cells : {QSize(1, 1), QSize(4, 4), QSize(16, 16), QSize(12, 6),
                                      QSize(64, 64), QSize(1, 127)})
                for (const QSize viewport : {QSize(600, 600), QSize(1021, 517), QSize(300, 777)})
                    QTest::addRow("%dx%d in %dx%d at %g", cells.width(), cells.height(),
                                  viewport.width(), viewport.height(), ratio)
                        << cells << viewport << ratio;
        }
    }
    void fits() {
        QFETCH(QSize, cells);
        QFETCH(QSize, viewport);
        QFETCH(double, ratio);
        BoardLayout layout;
        layout.setGrid({cells.width(), cells.height()});
        layout.setViewport(viewport, ratio);
        layout.fit();
        const QRectF rim = layout.rimRect();
        const bool smallest =
            layout.devicePitch() <= std::lround(BoardLayout::kSmallestPitch * ratio);
        QVERIFY(smallest || QRectF(QPointF(0, 0), viewport).contains(rim));
        // One device pixel more would not fit, unless the board is as large as allowed.
        BoardLayout larger = layout;
        larger.setPitch(layout.pitch() + 1 / ratio);
        const QSizeF content = larger.contentSize();
        QVERIFY(layout.pitch() > 199 || smallest || content.width() > viewport.width() ||
                content.height() > viewport.height());
        QVERIFY(isOnDevicePixels(layout.boardRect().topLeft(), ratio));

        for (int cell = 0; cell < cells.width() * cells.height(); ++cell) {
            const QRectF rect = layout.cellRect(cell);
            QVERIFY(isOnDevicePixels(rect.topLeft(), ratio));
            QCOMPARE(layout.cellAt(rect.center()), cell);
            QCOMPARE(layout.cellAt(rect.topLeft() + QPointF(0.01, 0.01)), cell);
            QCOMPARE(layout.cellAt(rect.bottomRight() - QPointF(0.01, 0.01)), cell);
        }
        QCOMPARE(layout.cellAt(layout.boardRect().topLeft() - QPointF(1, 1)), -1);
        QCOMPARE(layout.cellAt(layout.boardRect().bottomRight() + QPointF(1, 1)), -1);
    }

    void exposedCellsAreThoseTouched() {
        BoardLayout layout;
        layout.setGrid({10, 8});
        layout.setViewport({500, 500}, 1);
        layout.setPitch(40);
        QCOMPARE(layout.cellsIn(QRectF(0, 0, 500, 500)), QRect(0, 0, 10, 8));
        const QRectF inner = layout.cellRect(layout.grid().cell(3, 2));
        QCOMPARE(layout.cellsIn(inner.adjusted(1, 1, -1, -1)), QRect(3, 2, 1, 1));
        QCOMPARE(layout.cellsIn(inner.adjusted(-1, -1, 1, 1)), QRect(2, 1, 3, 3));
        QVERIFY(layout.cellsIn(QRectF(0, 0, 3, 3)).isEmpty());
    }

    void scrollingMovesTheCells() {
        BoardLayout layout;
        layout.setGrid({10, 10});
        layout.setViewport({200, 200}, 2);
        layout.setPitch(50);
        const QPointF before = layout.cellRect(0).topLeft();
        layout.setScroll({30, 70});
        QCOMPARE(layout.cellRect(0).topLeft(), before - QPointF(30, 70));
        // A board smaller than the viewport stays in the middle.
        layout.setPitch(5);
        QCOMPARE(layout.rimRect().center(), QPointF(100, 100));
    }

    void theRimHasRoomForText() {
        BoardLayout layout;
        layout.setGrid({10, 10});
        layout.setPitch(10);
        QVERIFY(layout.rim() < 10);
        layout.setLeastRim(18);
        QCOMPARE(layout.rim(), 18.0);
        QCOMPARE(layout.deviceGrout(), 1);
        layout.setPitch(5);
        QCOMPARE(layout.deviceGrout(), 0);
    }

    void selectionActs() {
        CellSelection selection({4, 3});
        QCOMPARE(selection.cells(), QVector<int>{0});
        selection.select(5);
        QCOMPARE(selection.current(), 5);
        selection.extendTo(11);
        QCOMPARE(selection.cells(), (QVector<int>{5, 6, 7, 9, 10, 11}));
        selection.extendTo(0); // from the same corner to the other side
        QCOMPARE(selection.cells(), (QVector<int>{0, 1, 4, 5}));
        selection.toggle(4);
        QCOMPARE(selection.cells(), (QVector<int>{0, 1, 5}));
        selection.moveTo(8);
        QCOMPARE(selection.cells(), (QVector<int>{0, 1, 5}));
        QCOMPARE(selection.current(), 8);
        selection.set({-1, 2, 12, 3});
        QCOMPARE(selection.cells(), (QVector<int>{2, 3}));
        QCOMPARE(selection.current(), 2);
        selection.set({});
        QCOMPARE(selection.cells(), QVector<int>{2});
        selection.selectAll();
        QCOMPARE(selection.count(), 12);
    }
};

TESSERA_TEST(TestBoardLayout, Needs::Nothing)

} // namespace tessera::tst_BoardLayout

#include "tst_BoardLayout.moc"
