// SPDX-License-Identifier: GPL-3.0-or-later
// Recovered work in several tabs, and what their messages say of each other.
#include "app/window/pages/PuzzlePage.h"
#include "app/window/recovery/SessionKeeper.h"
#include "tests/TestProgram.h"
#include "tests/app/RecoveryTesting.h"

#include <QFile>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

namespace tessera::tst_RecoveredTabs {

using Topic = DocumentPage::Topic;

class TestRecoveredTabs : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<AppSettings>(path("tessera.ini"));
    }

    /// The notice of what was restored must be visible, but what was in front or is requested stays
    /// there.
    void whatComesBackIsPointedTo_data() {
        QTest::addColumn<bool>("asked");
        QTest::newRow("nothing is asked for") << false;
        QTest::newRow("a file is asked for") << true;
    }
    void whatComesBackIsPointedTo() {
        QFETCH(bool, asked);
        for (const char* name : {"a.tessera", "b.tessera", "c.tessera"})
            savePuzzle(samplePuzzle(), path(name));
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("a.tessera"), path("b.tessera")});
            window.tabs().page<DocumentPage>(0)->editor().shuffle(5);
        });
        MainWindow window(*m_settings);
        window.openSample();
        window.restoreSession(asked ? QStringList{path("c.tessera")} : QStringList());
        QCOMPARE(window.tabs().count(), asked ? 3 : 2);
        const auto front = [&window] { return window.tabs().currentPage<DocumentPage>(); };
        QCOMPARE(front()->document().path(), path(asked ? "c.tessera" : "b.tessera"));
        QVERIFY(front()->question(Topic::Recovery).contains(QStringLiteral("a.tessera")));
        press(*front(), "Show tab");
        QCOMPARE(front()->document().path(), path("a.tessera"));
        QVERIFY(front()->question(Topic::Recovery).contains(QStringLiteral("unexpectedly")));
    }

    /// One of them was named.
    void severalRecoveredTabsAreCounted() {
        QStringList names;
        for (const char* name : {"a.tessera", "b.tessera", "c.tessera"}) {
            savePuzzle(samplePuzzle(), path(name));
            names << path(name);
        }
        savePuzzle(samplePuzzle(), path("d.tessera"));
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles(names);
            for (int i = 0; i < window.tabs().count(); ++i)
                window.tabs().page<DocumentPage>(i)->editor().shuffle(5);
        });
        MainWindow window(*m_settings);
        window.restoreSession({path("d.tessera")});
        DocumentPage& front = *window.tabs().currentPage<DocumentPage>();
        QCOMPARE(front.document().path(), path("d.tessera"));
        const auto pointer = [&front] { return front.question(Topic::Recovery); };
        QVERIFY2(pointer().contains(QStringLiteral("3 other tab")), qPrintable(pointer()));
        // The button leads to each of them.
        QStringList shown;
        for (int i = 0; i < names.size(); ++i) {
            press(front, "Show tab");
            shown << window.tabs().currentPage()->document().path();
            window.tabs().bringForward(front);
        }
        shown.sort();
        QCOMPARE(shown, names);
        window.tabs().removePage(window.tabs().pageOf(path("a.tessera")));
        QTRY_VERIFY2(pointer().contains(QStringLiteral("2 other tab")), qPrintable(pointer()));
        PuzzlePage& kept = *window.tabs().pageOf(path("b.tessera"));
        window.tabs().bringForward(kept);
        press(kept, "Keep the puzzle");
        window.tabs().bringForward(front);
        QTRY_VERIFY2(pointer().contains(QStringLiteral("c.tessera")), qPrintable(pointer()));
        press(front, "Show tab");
        QCOMPARE(window.tabs().currentPage()->document().path(), path("c.tessera"));
        QCOMPARE(pointer(), QString());
    }

    /// The last file was in front.
    void aPuzzleWithoutAFileStaysInFront() {
        savePuzzle(samplePuzzle(), path("a.tessera"));
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openSample();
            DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
            page.editor().shuffle(5);
            window.openFiles({path("a.tessera")});
            window.tabs().currentPage<DocumentPage>()->editor().shuffle(5);
            window.tabs().bringForward(page);
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 2);
        QCOMPARE(window.tabs().currentPage()->document().path(), QString());
    }

    /// The notice of recovered work in another tab goes once that is dealt with.
    void thePointerGoesWithTheRecoveredWork_data() {
        QTest::addColumn<bool>("searched");
        QTest::addColumn<QByteArray>("deed");
        QTest::newRow("saved") << false << QByteArray("save");
        QTest::newRow("discarded") << false << QByteArray("discard");
        QTest::newRow("edited") << false << QByteArray("edit");
        QTest::newRow("kept") << false << QByteArray("keep");
        QTest::newRow("a search stopped") << true << QByteArray("stop");
    }
    void thePointerGoesWithTheRecoveredWork() {
        QFETCH(bool, searched);
        QFETCH(QByteArray, deed);
        savePuzzle(hardPuzzle(), path("a.tessera"));
        savePuzzle(samplePuzzle(), path("c.tessera"));
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("a.tessera")});
            DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
            if (searched) {
                QVERIFY(searchWithoutEnd(page));
            } else {
                page.editor().shuffle(5);
            }
        });
        MainWindow window(*m_settings);
        window.restoreSession({path("c.tessera")});
        DocumentPage& front = *window.tabs().currentPage<DocumentPage>();
        PuzzlePage& page = *window.tabs().pageOf(path("a.tessera"));
        QVERIFY(front.question(Topic::Recovery).contains(QStringLiteral("a.tessera")));
        if (deed == "save") {
            page.document().save(path("a.tessera"));
        } else if (deed == "edit") {
            static_cast<DocumentPage&>(page).editor().shuffle(6);
        } else if (deed == "keep") {
            window.tabs().bringForward(page);
            QVERIFY(!front.question(Topic::Recovery).isEmpty());
            press(page, "Keep the puzzle");
            window.tabs().bringForward(front);
        } else if (deed == "stop") {
            press(page, "Stop the search");
        } else {
            press(page, "Discard");
        }
        QTRY_COMPARE(front.question(Topic::Recovery), QString());
        if (deed == "edit" || deed == "keep")
            return;
        QCOMPARE(page.search().state(), searched ? SearchState::Finished : SearchState::Idle);
        // A search alone has changed nothing that a step would bring back.
        QCOMPARE(page.document().history().count(), deed == "save" || searched ? 0 : 1);
        QVERIFY(!page.document().isModified());
    }

    /// Two tabs would overwrite each other's work.
    void aSecondCopyOfAFileLeavesIt_data() {
        QTest::addColumn<bool>("searched");
        QTest::addColumn<bool>("changed");
        QTest::newRow("unsaved work") << false << false;
        QTest::newRow("a search alone") << true << false;
        // Both tabs then have what is in no file.
        QTest::newRow("a search alone, file changed") << true << true;
    }
    void aSecondCopyOfAFileLeavesIt() {
        QFETCH(bool, searched);
        QFETCH(bool, changed);
        leaveTwoBehind(searched);
        if (changed)
            savePuzzle(samplePuzzle(), path("a.tessera"));
        MainWindow window(*m_settings);
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 2);
        PuzzlePage* own = window.tabs().pageOf(path("a.tessera"));
        QVERIFY(own != nullptr);
        PuzzlePage& second = *window.tabs().page(1 - window.tabs().indexOf(own));
        QCOMPARE(second.document().path(), QString());
        QCOMPARE(second.document().isModified(), !searched || changed);
        QVERIFY((second.document().content() == own->document().content()) == searched);
        QVERIFY(second.question(Topic::Recovery)
                    .contains(QStringLiteral("a.tessera is open in another tab")));
        QCOMPARE(own->question(Topic::Claim), QString());
        QCOMPARE(second.question(Topic::Claim), QString());
        if (searched && !changed) { // it has nothing to discard
            press(second, "Stop the search");
            QCOMPARE(second.search().state(), SearchState::Finished);
            return;
        }
        const Answer discard(
            [](QWidget* dialog) { pressRole(dialog, QMessageBox::DestructiveRole); });
        press(second, "Discard");
        QTRY_COMPARE(window.tabs().count(), 1);
        QVERIFY(window.tabs().pageOf(path("a.tessera")) != nullptr);
    }

    /// Its content is in no file any more.
    void aSearchOfAnEarlierVersionIsUnsaved() {
        savePuzzle(hardPuzzle(), path("a.tessera"));
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("a.tessera")});
            QVERIFY(searchWithoutEnd(*window.tabs().currentPage<DocumentPage>()));
        });
        savePuzzle(samplePuzzle(), path("a.tessera"));
        MainWindow window(*m_settings);
        window.openFiles({path("a.tessera")});
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 2);
        PuzzlePage* own = window.tabs().pageOf(path("a.tessera"));
        QVERIFY(own != nullptr);
        QVERIFY(!own->document().isModified());
        PuzzlePage& second = *window.tabs().page(1 - window.tabs().indexOf(own));
        QVERIFY(second.document().isModified());
        QVERIFY(second.question(Topic::Recovery).contains(QStringLiteral("unsaved work")));
    }

    /// The name is asked for anyway, but not because of a tab that is closed.
    void aClosedTabIsNotSaidToBeOpen() {
        leaveTwoBehind(false);
        MainWindow window(*m_settings);
        window.restoreSession();
        PuzzlePage* own = window.tabs().pageOf(path("a.tessera"));
        QVERIFY(own != nullptr);
        const PuzzlePage& second = *window.tabs().page(1 - window.tabs().indexOf(own));
        QVERIFY(second.question(Topic::Recovery).contains(QStringLiteral("another tab")));
        window.tabs().removePage(own);
        QVERIFY(!second.question(Topic::Recovery).isEmpty());
        QVERIFY(!second.question(Topic::Recovery).contains(QStringLiteral("another tab")));
    }

    void aTabSavedElsewhereIsNotSaidToBeOpen() {
        savePuzzle(samplePuzzle(), path("c.tessera"));
        leaveTwoBehind(false);
        MainWindow window(*m_settings);
        window.restoreSession();
        PuzzlePage* own = window.tabs().pageOf(path("a.tessera"));
        QVERIFY(own != nullptr);
        PuzzlePage& second = *window.tabs().page(1 - window.tabs().indexOf(own));
        const auto tells = [&second] {
            return second.question(Topic::Recovery).contains(QStringLiteral("another tab"));
        };
        QVERIFY(tells());
        // Another file changes nothing: the buttons are not made again.
        const auto buttons = second.findChildren<QPushButton*>();
        window.openFiles({path("c.tessera")});
        QCOMPARE(second.findChildren<QPushButton*>(), buttons);
        window.tabs().bringForward(*own);
        own->document().save(path("b.tessera"));
        QVERIFY(!second.question(Topic::Recovery).isEmpty());
        QVERIFY(!tells());
        window.openFiles({path("a.tessera")});
        QVERIFY(tells());
    }

    void discardingAsksForTheSearch_data() {
        QTest::addColumn<bool>("ended");
        QTest::newRow("paused") << false;
        QTest::newRow("with a result") << true;
    }
    /// It was lost at once, and undo does not bring it back.
    void discardingAsksForTheSearch() {
        QFETCH(bool, ended);
        savePuzzle(hardPuzzle(), path("a.tessera"));
        for (const bool discards : {false, true}) {
            leaveBehind(*m_settings, [&](MainWindow& window) {
                window.openFiles({path("a.tessera")});
                DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
                page.editor().shuffle(5);
                page.editor().clear();
                QVERIFY(searchWithoutEnd(page));
                if (ended)
                    page.search().stop();
                QTRY_VERIFY(!ended || page.search().hasUntakenResult());
            });
            MainWindow window(*m_settings);
            window.restoreSession();
            DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
            const SearchState state = page.search().state();
            QString asked;
            const Answer answer([&asked, discards](QWidget* dialog) {
                asked = qobject_cast<QMessageBox*>(dialog)->text();
                pressRole(dialog,
                          discards ? QMessageBox::DestructiveRole : QMessageBox::RejectRole);
            });
            press(page, "Discard");
            QTRY_COMPARE(answer.asked(), 1);
            QVERIFY2(
                asked.contains(ended ? QStringLiteral("not kept") : QStringLiteral("is paused")),
                qPrintable(asked));
            QTRY_COMPARE(page.search().state(), discards ? SearchState::Idle : state);
            QCOMPARE(page.document().isModified(), !discards);
            if (!discards) // the next round begins without it
                window.tabs().removePage(&page);
        }
    }

    /// Without a file there is no version to return to.
    void aRecoveredCopyCanBeDiscarded() {
        savePuzzle(samplePuzzle(), path("a.tessera"));
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("a.tessera")});
            window.tabs().currentPage<DocumentPage>()->editor().shuffle(5);
        });
        MainWindow other(*m_settings);
        other.openFiles({path("a.tessera")});
        MainWindow window(*m_settings);
        window.restoreSession();
        const QPointer<PuzzlePage> page(window.tabs().pageOf(path("a.tessera")));
        QVERIFY(page != nullptr);
        press(*page, "Work on a copy");
        QCOMPARE(page->document().path(), QString());
        const Answer discard(
            [](QWidget* dialog) { pressRole(dialog, QMessageBox::DestructiveRole); });
        press(*page, "Discard");
        QTRY_VERIFY(page.isNull());
    }

private:
    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QLatin1String(name));
    }

    /// Copies of two programs that had the same file.
    void leaveTwoBehind(bool searched) {
        savePuzzle(hardPuzzle(), path("a.tessera"));
        for (const std::uint64_t seed : {5U, 6U}) {
            leaveBehind(*m_settings, [&](MainWindow& window) {
                window.openFiles({path("a.tessera")});
                DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
                if (searched) {
                    QVERIFY(searchWithoutEnd(page));
                } else {
                    page.editor().shuffle(seed);
                }
            });
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AppSettings> m_settings;
};

TESSERA_TEST(TestRecoveredTabs, Needs::Window)

} // namespace tessera::tst_RecoveredTabs

#include "tst_RecoveredTabs.moc"
