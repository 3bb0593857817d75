// SPDX-License-Identifier: GPL-3.0-or-later

// Dialogs and long work belong to the page for which they were opened.
#include "app/window/animation/AnimationDialog.h"
#include "app/window/common/LongWork.h"
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/WindowTesting.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QThread>

#include <atomic>
#include <new>
#include <optional>

namespace tessera::tst_PageWork {

namespace {

/// A hard puzzle in front of another tab.
class PageWorkTest : public WindowTest {
public:
    [[nodiscard]] bool openTwo() {
        if (!open(hardPuzzle()))
            return false;
        savePuzzle(samplePuzzle(), path("other.tessera"));
        window.openFiles({path("other.tessera")});
        window.tabs().setCurrentIndex(0);
        view().setFocus();
        return window.tabs().count() == 2;
    }
    /// By its key, which depends on the platform.
    void pressClose() {
        const QKeyCombination keys = action("fileClose").shortcut()[0];
        key(keys.key(), keys.keyboardModifiers());
    }
};

void escape(QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); }

} // namespace

class TestPageWork : public QObject {
    Q_OBJECT

private slots:
    /// A written file must be reported, even after a cancel at the last moment.
    void workCancelledAfterItsLastProgressIsDone_data() {
        QTest::addColumn<bool>("asksAgain");
        QTest::newRow("too late") << false;
        QTest::newRow("in time") << true;
    }
    void workCancelledAfterItsLastProgressIsDone() {
        QFETCH(bool, asksAgain);
        WindowTest test;
        std::atomic<bool> cancelled = false;
        const Answer cancel([&](QWidget* dialog) {
            escape(dialog);
            cancelled = true;
        });
        const bool done = runLongWork(&test.window, {}, [&](const Progress& progress) {
            bool goesOn = progress(1, 1);
            while (!cancelled)
                QThread::msleep(1);
            if (asksAgain)
                goesOn = progress(1, 1);
            QCOMPARE(goesOn, !asksAgain);
        });
        QCOMPARE(done, !asksAgain);
    }

    void workThatRunsOutOfMemoryIsTold() {
        LatestJob job;
        QString told;
        connect(&job, &LatestJob::failed, this, [&](const QString& sentence) { told = sentence; });
        job.request([]() -> LatestJob::Delivery { throw std::bad_alloc(); });
        job.hurry();
        QTRY_COMPARE(told, QStringLiteral("There is not enough memory."));
        QVERIFY(!job.isBusy());
        bool delivered = false;
        job.request([&] { return [&] { delivered = true; }; });
        QTRY_VERIFY(delivered);
    }

    void noKeyClosesThePageUnderItsWork_data() {
        QTest::addColumn<bool>("all");
        QTest::newRow("solve the rest") << false;
        QTest::newRow("all ways") << true;
    }
    void noKeyClosesThePageUnderItsWork() {
        QFETCH(bool, all);
        PageWorkTest test;
        QVERIFY(test.openTwo());
        const QPointer<DocumentPage> page(&test.page());
        std::optional<Answer> cancel;
        QTimer::singleShot(0, &test.window, [&] {
            test.pressClose();
            cancel.emplace(escape);
        });
        test.action(all ? "editListCompletions" : "editSolveRest").trigger();
        QVERIFY(page != nullptr);
        QCOMPARE(test.window.tabs().count(), 2);
        QCOMPARE(&test.page(), page.data());
        QVERIFY2(page->message().startsWith(QStringLiteral("Cancelled")),
                 qPrintable(page->message()));
    }

    void aPageThatGoesTakesItsWorkAlong_data() { noKeyClosesThePageUnderItsWork_data(); }
    void aPageThatGoesTakesItsWorkAlong() {
        QFETCH(bool, all);
        PageWorkTest test;
        QVERIFY(test.openTwo());
        const QPointer<DocumentPage> page(&test.page());
        QTimer::singleShot(0, &test.window, [&] { test.window.tabs().removePage(page); });
        const Answer cancel(escape);
        test.action(all ? "editListCompletions" : "editSolveRest").trigger();
        QVERIFY(page == nullptr);
        QCOMPARE(test.page().message(), QString());
    }

    void aPageThatGoesTakesItsAnimationAlong() {
        PageWorkTest test;
        QVERIFY(test.openTwo());
        test.search().start(settingsFor("annealing", 20'000));
        QTRY_VERIFY(hasFinished(test.search()));
        const QPointer<DocumentPage> page(&test.page());
        const Answer save([&](QWidget* dialog) {
            QVERIFY(qobject_cast<AnimationDialog*>(dialog) != nullptr);
            test.window.tabs().removePage(page);
            dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
        });
        test.action("searchAnimation").trigger();
        QCOMPARE(save.asked(), 1);
        QVERIFY(page == nullptr);
        QCOMPARE(test.page().message(), QString());
    }
};

TESSERA_TEST(TestPageWork, Needs::Window)

} // namespace tessera::tst_PageWork

#include "tst_PageWork.moc"
