// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/CompareActions.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/settings/Languages.h"
#include "tests/TestProgram.h"
#include "tests/app/WorkspaceTesting.h"

#include <QMap>
#include <QMenuBar>
#include <QPointer>
#include <QStatusBar>
#include <QToolBar>

namespace tessera::tst_FullScreen {
using namespace tessera::workspaces;

class TestFullScreen : public QObject {
    Q_OBJECT

private slots:
    void init() { installLanguage(*qApp, QStringLiteral("en")); }
    void cleanupTestCase() { installLanguage(*qApp, QStringLiteral("en")); }

    void theFullScreenShowsBoardScoreAndChartAlone() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        run(test);
        const auto places = [&test] {
            QMap<QString, QRect> seen;
            for (const QDockWidget* dock : test.window.findChildren<QDockWidget*>()) {
                if (isSeen(*dock) || isSeen(*dock->widget()))
                    seen[dock->objectName()] = dock->geometry();
            }
            return seen;
        };
        QTRY_VERIFY(places().size() >= 2);
        const auto before = places();
        for (const Qt::Key leave : {Qt::Key_F11, Qt::Key_Escape}) {
            test.key(Qt::Key_F11);
            QVERIFY(test.window.isFullScreen());
            for (const QDockWidget* dock : test.window.findChildren<QDockWidget*>()) {
                const bool wanted = dock->objectName() == QLatin1String("dockScore") ||
                                    dock->objectName() == QLatin1String("dockProgress");
                QVERIFY2(dock->isVisible() == wanted, qPrintable(dock->objectName()));
            }
            QVERIFY(!test.window.menuBar()->isVisible());
            QVERIFY(!test.window.statusBar()->isVisible());
            QVERIFY(!test.child<QToolBar>("toolBar").isVisible());
            // Keys of menus work.
            const SearchState state = test.search().state();
            test.key(Qt::Key_Return, Qt::ControlModifier);
            QVERIFY(test.search().state() != state);
            test.key(leave);
            QVERIFY(!test.window.isFullScreen());
            QVERIFY(test.window.menuBar()->isVisible());
            QVERIFY(test.window.statusBar()->isVisible());
            QVERIFY(test.child<QToolBar>("toolBar").isVisible());
            QTRY_COMPARE(places(), before);
        }
    }

    /// A search that ends meanwhile changes the workspace when full screen is left.
    void theFullScreenStaysUntilItIsLeft() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        run(test);
        test.key(Qt::Key_F11);
        stop(test);
        test.key(Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(test.search().state(), SearchState::Idle);
        QVERIFY(test.window.isFullScreen() && isShown(test, "dockScore"));
        test.key(Qt::Key_Escape);
        QVERIFY(isEditing(test));
    }

    void theFullScreenStaysInAnotherLanguage() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        run(test);
        test.key(Qt::Key_F11);
        test.settings().language.set(QStringLiteral("de"));
        const Answer close([](QWidget* dialog) { dialog->close(); });
        test.key(Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(close.asked(), 1);
        QTRY_COMPARE(test.action("viewEdit").text(), QStringLiteral("&Bearbeiten"));
        QVERIFY(test.window.isFullScreen() && test.action("viewFullScreen").isChecked());
        QVERIFY(!test.window.menuBar()->isVisible() && !test.window.statusBar()->isVisible());
        QVERIFY(!test.child<QToolBar>("toolBar").isVisible());
        for (const QDockWidget* dock : test.window.findChildren<QDockWidget*>()) {
            const bool wanted = dock->objectName() == QLatin1String("dockScore") ||
                                dock->objectName() == QLatin1String("dockProgress");
            QVERIFY2(dock->isVisible() == wanted, qPrintable(dock->objectName()));
        }
        QVERIFY(test.activate());
        test.key(Qt::Key_F11);
        QVERIFY(!test.window.isFullScreen() && test.window.menuBar()->isVisible());
        QVERIFY(isWatching(test));
    }

    void theFullScreenComesBackWithTheWindow() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.key(Qt::Key_F11);
        QVERIFY(test.window.close());
        MainWindow again(test.settings());
        again.begin({test.path("puzzle.tessera")});
        QVERIFY(QTest::qWaitForWindowActive(&again));
        QVERIFY(again.isFullScreen() && !again.menuBar()->isVisible());
        QVERIFY(!again.findChild<QDockWidget*>(QStringLiteral("dockPieces"))->isVisible());
        QTest::keyClick(again.windowHandle(), Qt::Key_Escape);
        QVERIFY(!again.isFullScreen() && again.menuBar()->isVisible());
        QVERIFY(again.findChild<QDockWidget*>(QStringLiteral("dockPieces"))->isVisible());
    }

    /// Keys of other windows are theirs, and what has been closed meanwhile is forgotten.
    void theFullScreenHearsOnlyItsOwnKeys() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("searchCompare").trigger();
        auto& races = *test.window.findChild<CompareActions*>()->compareWindow();
        test.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&test.window));
        test.view().setFocus();
        test.key(Qt::Key_F11);
        for (const QAction* action : test.window.actions())
            QVERIFY2(!races.findChildren<QAction*>().contains(action),
                     qPrintable(action->objectName()));
        QVERIFY(test.window.actions().contains(&test.action("fileSave")));
        QVERIFY(!races.findChildren<QToolBar*>().isEmpty());
        for (const QToolBar* bar : races.findChildren<QToolBar*>())
            QVERIFY(!bar->isHidden());
        savePuzzle(samplePuzzle(), test.path("other.tessera"));
        test.window.openFiles({test.path("other.tessera")});
        const QPointer<QAction> gone = new QAction(&test.page());
        gone->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_F9));
        test.key(Qt::Key_F11);
        test.key(Qt::Key_F11);
        QVERIFY(test.window.actions().contains(gone));
        test.action("fileClose").trigger();
        QTRY_VERIFY(!gone);
        test.key(Qt::Key_F11);
        QVERIFY(!test.window.isFullScreen());
    }

    void theFullScreenHearsTheKeyForQuitting() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.key(Qt::Key_F11);
        test.key(Qt::Key_Q, Qt::ControlModifier);
        QTRY_VERIFY(!test.window.isVisible());
    }
};

TESSERA_TEST(TestFullScreen, Needs::Window)

} // namespace tessera::tst_FullScreen

#include "tst_FullScreen.moc"
