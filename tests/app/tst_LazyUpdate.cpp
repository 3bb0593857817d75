// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/PageLink.h"
#include "tests/TestProgram.h"

#include <QDockWidget>
#include <QMainWindow>

namespace tessera::tst_LazyUpdate {

namespace {

/// A window with two panels in tabs, the first in front.
struct Window : QMainWindow {
    Window() {
        for (QDockWidget* dock : {&first, &second})
            addDockWidget(Qt::LeftDockWidgetArea, dock);
        first.setWidget(new QWidget);
        second.setWidget(new QWidget);
        tabifyDockWidget(&first, &second);
        first.raise();
        resize(500, 400);
        show();
        (void)QTest::qWaitForWindowExposed(this);
    }

    QDockWidget first;
    QDockWidget second;
};

} // namespace

class TestLazyUpdate : public QObject {
    Q_OBJECT

private slots:
    void manyRequestsAreOne() {
        Window window;
        int updates = 0;
        LazyUpdate update(*window.first.widget(), [&] { ++updates; });
        for (int i = 0; i < 5; ++i)
            update.request();
        QCOMPARE(updates, 0);
        QTRY_COMPARE(updates, 1);
        update.request();
        QTRY_COMPARE(updates, 2);
    }

    void whatIsNotSeenWaits() {
        Window window;
        int behind = 0;
        int front = 0;
        LazyUpdate second(*window.second.widget(), [&] { ++behind; });
        LazyUpdate first(*window.first.widget(), [&] { ++front; });
        second.request();
        first.request();
        QTRY_COMPARE(front, 1);
        QCOMPARE(behind, 0);
        window.second.raise();
        QTRY_COMPARE(behind, 1);
        // Hidden and shown again.
        window.hide();
        second.request();
        first.request();
        QCoreApplication::processEvents();
        QCOMPARE(behind, 1);
        window.show();
        QTRY_COMPARE(behind, 2);
        QCOMPARE(front, 1);
    }

    void whatIsCancelledNeverComes() {
        Window window;
        int updates = 0;
        int others = 0;
        LazyUpdate update(*window.first.widget(), [&] { ++updates; });
        LazyUpdate other(*window.first.widget(), [&] { ++others; });
        update.request();
        other.request();
        update.cancel();
        QTRY_COMPARE(others, 1);
        QCOMPARE(updates, 0);
    }
};

TESSERA_TEST(TestLazyUpdate, Needs::Window)

} // namespace tessera::tst_LazyUpdate

#include "tst_LazyUpdate.moc"
