// SPDX-License-Identifier: GPL-3.0-or-later

// Messages, buttons on them, and figures end with what they were made for.
#include "app/document/recovery/FileWatch.h"
#include "app/document/recovery/RecoveryStore.h"
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/SessionTesting.h"
#include "widgets/charts/FitnessChart.h"

#include "core/support/FileIo.h"

#include <QPointer>
#include <QSpinBox>

namespace tessera::tst_StaleMessages {

using Topic = PuzzlePage::Topic;

class TestStaleMessages : public SessionTest {
    Q_OBJECT

private slots:
    void init() { makeFolder(); }

    void recoveredWorkIsNotDiscardedLater_data() {
        QTest::addColumn<bool>("saved");
        QTest::newRow("saved since") << true;
        QTest::newRow("changed since") << false;
    }
    /// “Discard” would throw away what was done after the recovery, without a question.
    void recoveredWorkIsNotDiscardedLater() {
        QFETCH(bool, saved);
        leaveBehind(*m_settings, [](MainWindow& window) {
            window.openSample();
            window.tabs().currentPage<DocumentPage>()->editor().shuffle(5);
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        QVERIFY(page.question(Topic::Recovery).contains(QStringLiteral("unsaved work")));
        if (saved)
            page.document().save(path("mine.tessera"));
        else
            page.editor().clear();
        QCOMPARE(page.question(Topic::Recovery), QString());
    }

    void aSearchEndsTheOfferToDiscard_data() {
        QTest::addColumn<bool>("resumed");
        QTest::newRow("started") << false;
        QTest::newRow("resumed") << true;
    }
    /// “Discard” closed the puzzle with its search.
    void aSearchEndsTheOfferToDiscard() {
        QFETCH(bool, resumed);
        leaveBehind(*m_settings, [resumed](MainWindow& window) {
            window.openSample();
            window.tabs().currentPage<DocumentPage>()->editor().shuffle(5);
            if (resumed)
                QVERIFY(searchWithoutEnd(*window.tabs().currentPage<DocumentPage>()));
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        QVERIFY(page.question(Topic::Recovery).contains(QStringLiteral("unsaved work")));
        QCOMPARE(page.search().isSuspended(), resumed);
        action(window, "searchRun").trigger();
        QCOMPARE(page.search().state(), SearchState::Running);
        QCOMPARE(page.question(Topic::Recovery), QString());
    }

    /// A puzzle in no file was gone at once.
    void discardingTheOnlyCopyAsks() {
        leaveBehind(*m_settings, [](MainWindow& window) {
            window.openSample();
            window.tabs().currentPage<DocumentPage>()->editor().shuffle(5);
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        const QPointer<DocumentPage> page(window.tabs().currentPage<DocumentPage>());
        const Answer stay([](QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
        press(*page, "Discard");
        QTRY_COMPARE(stay.asked(), 1);
        QVERIFY(page != nullptr && page->document().isModified());
    }

    void aRecoveredResultLeavesItsPuzzle_data() {
        QTest::addColumn<bool>("kept");
        QTest::newRow("Go back") << false;
        QTest::newRow("Keep this board") << true;
    }
    /// The message said “Keep its board or go back” and offered “Discard”, which closed the puzzle.
    void aRecoveredResultLeavesItsPuzzle() {
        QFETCH(bool, kept);
        leaveBehind(*m_settings, [](MainWindow& window) {
            window.openSample();
            searchIn(window).start(settingsFor("annealing", 20'000));
            QTRY_VERIFY(hasFinished(searchIn(window)));
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        const QPointer<DocumentPage> page(window.tabs().currentPage<DocumentPage>());
        QVERIFY(page->question(Topic::Recovery).contains(QStringLiteral("Keep its board")));
        QVERIFY(hasFinished(page->search()));
        const Board before = page->document().board();
        const Board found = *page->search().bestBoard();
        press(*page, kept ? "Keep this board" : "Go back");
        QCOMPARE(page->search().state(), SearchState::Idle);
        QCOMPARE(page->question(Topic::Recovery), QString());
        QVERIFY(page->document().board() == (kept ? found : before));
        QCOMPARE(page->document().isModified(), kept);
    }

    /// Its message offered to resume a search that had ended.
    void aRecoveredSearchIsDescribedAsItIs() {
        leaveBehind(*m_settings, [this](MainWindow& window) {
            window.openFiles({path("hard.tessera")});
            window.tabs().currentPage<DocumentPage>()->editor().shuffle(5);
            searchIn(window).start(settingsFor("annealing"));
            QTRY_VERIFY(searchIn(window).bestBoard());
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        const auto offers = [&page](const char* text) {
            for (const auto* button : page.findChildren<QPushButton*>()) {
                if (button->text() == QLatin1String(text) && !button->isHidden())
                    return true;
            }
            return false;
        };
        QVERIFY(offers("Resume"));
        action(window, "searchStop").trigger();
        QVERIFY(page.question(Topic::Recovery).contains(QStringLiteral("unsaved work")));
        QVERIFY(!offers("Resume"));
        QVERIFY(offers("Discard"));
        // The answer ends it.
        press(page, "Keep the puzzle");
        action(window, "searchBack").trigger();
        QCOMPARE(page.question(Topic::Recovery), QString());
    }

    /// It saved under an empty name.
    void overwritingEndsWithTheFile() {
        const FileClaim other(QDir(m_settings->folder()).filePath(QStringLiteral("recovery")),
                              path("hard.tessera"));
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        page.editor().shuffle(1);
        savePuzzle(samplePuzzle(), path("hard.tessera"));
        action(window, "fileSave").trigger();
        QVERIFY(page.question(Topic::Disk).contains(QStringLiteral("Not saved")));
        press(page, "Work on a copy");
        QCOMPARE(page.question(Topic::Disk), QString());
    }

    /// The first ones were lost with the sample, behind the files that could be opened.
    void allThatASessionCannotRestoreIsTold() {
        RecoveryStore(QDir(m_settings->folder()).filePath(QStringLiteral("recovery")))
            .write(RecoveryStore::copyName(1), "{");
        writeFile("no puzzle", path("bad.tessera"));
        m_settings->sessionFiles.set({path("bad.tessera"), path("hard.tessera")});
        MainWindow window(*m_settings);
        window.begin({});
        QCOMPARE(window.tabs().count(), 1);
        const auto* page = window.tabs().currentPage<DocumentPage>();
        QCOMPARE(page->message().count(u'\n'), 1);
        QVERIFY2(page->message().contains(path("bad.tessera")), qPrintable(page->message()));
    }

    void aFileThatIsSavedLateIsRemembered() {
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        emit window.tabs().saveRequested(&page, path("later/a.tessera"));
        QVERIFY(!m_settings->recentFiles().contains(path("later/a.tessera")));
        QVERIFY(QDir().mkpath(path("later")));
        press(page, "Try again");
        QCOMPARE(m_settings->recentFiles().value(0), path("later/a.tessera"));
    }

    /// Those of a search were shown for a puzzle that had become another one.
    void figuresLeaveWithTheirPuzzle() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.search().start(settingsFor("backtracking", 100'000));
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
        test.action("searchBack").trigger();
        const auto& chart = test.child<FitnessChart>("fitnessChart");
        const auto& depths = test.child<QWidget>("depthChart");
        const auto figures = [&test] {
            QStringList texts;
            for (const char* name : {"largeScore", "scoreLack", "scoreCourse", "searchScore"})
                texts << test.child<QLabel>(name).text();
            return texts;
        };
        const QStringList before = figures();
        QVERIFY2(before[0].endsWith(QStringLiteral(" / 264")), qPrintable(before[0]));
        QVERIFY(!chart.curves().empty() && !depths.parentWidget()->isHidden());
        // A lock changes which boards may be shown, but not the puzzle.
        test.page().editor().place(0, Placement(0, 0));
        test.page().editor().toggleLock({0});
        QVERIFY(test.document().isLocked(0) && !test.search().canReplay());
        QCOMPARE(figures(), before);
        test.page().document().history().setIndex(0);
        {
            const Answer wider([](QWidget* dialog) {
                dialog->findChild<QSpinBox*>(QStringLiteral("width"))->setValue(14);
                QTest::keyClick(dialog, Qt::Key_Return);
            });
            test.action("puzzleResize").trigger();
        }
        QCOMPARE(test.board().size(), (GridSize{14, 12}));
        QCOMPARE(figures(), (QStringList{QStringLiteral("–"), QStringLiteral("No search yet"),
                                         QString(), QStringLiteral("–")}));
        QVERIFY(chart.curves().empty() && depths.parentWidget()->isHidden());
        const Answer none([](QWidget* dialog) { dialog->close(); });
        test.action("searchSaveCurve").trigger();
        QCOMPARE(none.asked(), 0);
        test.action("editUndo").trigger();
        QCOMPARE(figures(), before);
        QVERIFY(!chart.curves().empty() && !depths.parentWidget()->isHidden());
    }

    /// The warning goes with the other window, and this one then has the claim.
    void aClaimIsTakenOver() {
        const QString folder = QDir(m_settings->folder()).filePath(QStringLiteral("recovery"));
        std::optional<FileClaim> other(std::in_place, folder, path("hard.tessera"));
        QVERIFY(other->isHeld());
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        const auto question = [&] {
            return window.tabs().currentPage<DocumentPage>()->question(Topic::Claim);
        };
        QVERIFY(question().contains(QStringLiteral("another Tessera window")));
        other.reset();
        QTRY_COMPARE(question(), QString());
        QVERIFY(!FileClaim(folder, path("hard.tessera")).isHeld());
    }
};

TESSERA_TEST(TestStaleMessages, Needs::Window)

} // namespace tessera::tst_StaleMessages

#include "tst_StaleMessages.moc"
