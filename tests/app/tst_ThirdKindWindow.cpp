// SPDX-License-Identifier: GPL-3.0-or-later
// The window with a kind of puzzle that it does not know.
#include "app/window/common/PageLink.h"
#include "app/window/common/SortedTable.h"
#include "app/window/pages/KindPart.h"
#include "tests/TestProgram.h"
#include "tests/app/RaceTesting.h"
#include "tests/app/SessionTesting.h"
#include "tests/kind/LatinSquares.h"

#include "core/support/FileIo.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace tessera::tst_ThirdKindWindow {

namespace {

const QByteArray kSquare = "latin\n1 2 3 0 0 0 0 0 0\n";

PlainPage& pageOf(MainWindow& window) { return *window.tabs().currentPage<PlainPage>(); }

QString boardOn(MainWindow& window) {
    return pageOf(window).findChild<QPlainTextEdit*>()->toPlainText();
}

} // namespace

class TestThirdKindWindow : public SessionTest {
    Q_OBJECT

private slots:
    void initTestCase() {
        static const latin::LatinKind kind;
        registerKind(kind);
    }
    void init() {
        makeFolder();
        writeFile(kSquare, path("p.latin"));
    }

    void isOpenedSearchedAndSaved() {
        MainWindow window(*m_settings);
        window.openFiles({path("p.latin")});
        QVERIFY(window.tabs().currentPage<PlainPage>() != nullptr);
        QCOMPARE(boardOn(window), QStringLiteral("1 2 3 0 0 0 0 0 0"));
        for (KindPanel* panel : window.findChildren<KindPanel*>())
            QVERIFY(!panel->showKind("latin"));
        QVERIFY(!action(window, "editRotate").isEnabled());
        action(window, "searchRun").trigger();
        QTRY_COMPARE(pageOf(window).search().reason(), StopReason::Solved);
        action(window, "searchKeep").trigger();
        QVERIFY(boardOn(window).startsWith(QStringLiteral("1 2 3 ")));
        QVERIFY(!boardOn(window).contains(u'0'));
        QVERIFY(action(window, "editUndo").isEnabled());
        pageOf(window).document().save(path("p.tessera"));
        QCOMPARE(readFile(path("p.tessera"), 1000).trimmed(),
                 "latin\n" + boardOn(window).toLatin1());
    }

    void itsRunIsSavedAndOpened() {
        MainWindow window(*m_settings);
        window.openFiles({path("p.latin")});
        action(window, "searchRun").trigger();
        QTRY_COMPARE(pageOf(window).search().reason(), StopReason::Solved);
        const QString run = path("p.tessera-run");
        const Answer answer([&](QWidget* dialog) {
            auto* line = dialog->findChild<QLineEdit*>();
            line->setText(run);
            QTest::keyClick(line, Qt::Key_Return);
        });
        action(window, "searchSaveRun").trigger();
        QVERIFY2(pageOf(window).message().contains(run), qPrintable(pageOf(window).message()));
        MainWindow other(*m_settings);
        other.openFiles({run});
        QCOMPARE(pageOf(other).search().state(), SearchState::Finished);
        QVERIFY(pageOf(other).search().canReplay());
        QCOMPARE(boardOn(other), boardOn(window));
    }

    void comesBack() {
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("p.latin")});
            action(window, "searchRun").trigger();
            QTRY_COMPARE(pageOf(window).search().reason(), StopReason::Solved);
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        QVERIFY(window.tabs().currentPage<PlainPage>() != nullptr);
        QCOMPARE(pageOf(window).document().path(), path("p.latin"));
        QCOMPARE(pageOf(window).search().state(), SearchState::Finished);
        QVERIFY(!boardOn(window).contains(u'0'));
        pageOf(window).search().discard();
        QCOMPARE(boardOn(window), QStringLiteral("1 2 3 0 0 0 0 0 0"));
    }

    void isRaced() {
        MainWindow window(*m_settings);
        window.openFiles({path("p.latin")});
        action(window, "searchCompare").trigger();
        CompareWindow& compare = *raceOf(window);
        RaceChoice choice = usualRace("latin");
        choice.seeds = 2;
        compare.add(choice.searches());
        const Comparison& comparison = compare.comparison();
        QCOMPARE(comparison.count(), 2);
        QTRY_COMPARE(comparison.search(1).reason, StopReason::Solved);
        compare.findChild<SortedTable*>()->selectRow(1);
        action(window, "compareOpen").trigger();
        QCOMPARE(window.tabs().count(), 1);
        QVERIFY(!boardOn(window).contains(u'0'));
        QTRY_COMPARE(comparison.search(0).reason, StopReason::Solved);
    }
};

TESSERA_TEST(TestThirdKindWindow, Needs::Window)

} // namespace tessera::tst_ThirdKindWindow

#include "tst_ThirdKindWindow.moc"
