// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/RecoveryTesting.h"
#include "tests/app/WindowTesting.h"

#include "core/support/FileIo.h"

#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSet>
#include <QTabBar>

namespace tessera::tst_MainWindowFiles {

namespace {

void press(QWidget* dialog, QMessageBox::StandardButton button) {
    auto* box = qobject_cast<QMessageBox*>(dialog);
    QVERIFY(box != nullptr && box->button(button) != nullptr);
    box->button(button)->click();
}

/// The entries of the menu of recent files, as it is when it opens.
QList<QAction*> recentFiles(const WindowTest& test) {
    auto& menu = test.child<QMenu>("recentMenu");
    emit menu.aboutToShow();
    return menu.actions();
}

} // namespace

/// How files are opened, saved and closed in the real window.
class TestMainWindowFiles : public QObject {
    Q_OBJECT

private slots:
    void theFirstStartShowsASample() {
        WindowTest test;
        test.window.openSample();
        QCOMPARE(test.window.tabs().count(), 1);
        QVERIFY(test.document().puzzle().isComplete());
        QVERIFY(!test.document().isModified());
        // An untouched sample is closed.
        savePuzzle(samplePuzzle(), test.path("a.tessera"));
        test.window.openFiles({test.path("a.tessera")});
        QCOMPARE(test.window.tabs().count(), 1);
        QCOMPARE(test.document().path(), test.path("a.tessera"));
    }

    void aTouchedSampleStays() {
        WindowTest test;
        test.window.openSample();
        test.action("editClear").trigger();
        test.action("editShuffle").trigger();
        savePuzzle(samplePuzzle(), test.path("a.tessera"));
        test.window.openFiles({test.path("a.tessera")});
        QCOMPARE(test.window.tabs().count(), 2);
    }

    void badFilesLeaveTheOpenOnes_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("binary") << QByteArray(64, '\0');
        QTest::newRow("cut off") << QByteArray("{\"format\": \"tessera\", \"version\": 1,");
        QTest::newRow("prose") << QByteArray("Once upon a time\n");
    }

    void badFilesLeaveTheOpenOnes() {
        QFETCH(QByteArray, bytes);
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("editShuffle").trigger();
        const PuzzleFile before = test.document().file();
        writeFile(bytes, test.path("bad.tessera"));
        test.window.openFiles({test.path("bad.tessera")});
        QCOMPARE(test.window.tabs().count(), 1);
        QCOMPARE(test.document().file(), before);
        QCOMPARE(test.document().history().index(), 1);
        QVERIFY2(test.page().message().startsWith(test.path("bad.tessera")),
                 qPrintable(test.page().message()));
        QVERIFY(!test.settings().recentFiles().contains(test.path("bad.tessera")));
    }

    /// An error in one of several files must be visible beside the others.
    void aBadFileAmongGoodOnes() {
        WindowTest test;
        test.window.openSample();
        savePuzzle(samplePuzzle(), test.path("a.tessera"));
        writeFile("nonsense", test.path("bad.tessera"));
        test.window.openFiles({test.path("bad.tessera"), test.path("a.tessera")});
        QCOMPARE(test.document().path(), test.path("a.tessera"));
        QVERIFY2(test.page().message().startsWith(test.path("bad.tessera")),
                 qPrintable(test.page().message()));
    }

    void anOpenFileComesToTheFront() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        savePuzzle(samplePuzzle(), test.path("b.tessera"));
        test.window.openFiles({test.path("b.tessera")});
        QCOMPARE(test.window.tabs().currentIndex(), 1);
        test.window.openFiles({test.path("puzzle.tessera")});
        QCOMPARE(test.window.tabs().count(), 2);
        QCOMPARE(test.window.tabs().currentIndex(), 0);
    }

    void savingAndSavingAs() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("editShuffle").trigger();
        test.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!test.document().isModified());
        QVERIFY(!test.window.isWindowModified());
        QCOMPARE(loadPuzzle(test.path("puzzle.tessera")).file, test.document().file());
        const Answer name([&](QWidget* dialog) { chooseFile(dialog, test.path("other")); });
        test.action("fileSaveAs").trigger();
        QCOMPARE(name.asked(), 1);
        QCOMPARE(test.document().path(), test.path("other.tessera"));
        QCOMPARE(loadPuzzle(test.path("other.tessera")).file, test.document().file());
        QCOMPARE(test.settings().recentFiles().front(), test.path("other.tessera"));
    }

    /// The dialog asked about the typed name, which is not yet the file's.
    void aNameWithoutItsEndingTakesNoFileAwayUnasked() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const QByteArray mine("somebody's work");
        writeFile(mine, test.path("target.tessera"));
        const Answer stays(
            [&](QWidget* dialog) {
                if (qobject_cast<QFileDialog*>(dialog) != nullptr)
                    chooseFile(dialog, test.path("target"));
                else
                    press(dialog, QMessageBox::Cancel);
            },
            2);
        test.action("fileSaveAs").trigger();
        QCOMPARE(stays.asked(), 2);
        QCOMPARE(readFile(test.path("target.tessera"), 100), mine);
        const Answer goes(
            [&](QWidget* dialog) {
                if (qobject_cast<QFileDialog*>(dialog) != nullptr)
                    chooseFile(dialog, test.path("target"));
                else
                    pressRole(dialog, QMessageBox::DestructiveRole);
            },
            2);
        test.action("fileSaveAs").trigger();
        QCOMPARE(goes.asked(), 2);
        QVERIFY(loadPuzzle(test.path("target.tessera")).file == test.document().file());
    }

    void aFileOfAnotherTabIsNotReplaced_data() {
        QTest::addColumn<bool>("deleted");
        QTest::newRow("there") << false;
        QTest::newRow("deleted") << true;
    }
    /// Each tab would overwrite the work of the other.
    void aFileOfAnotherTabIsNotReplaced() {
        QFETCH(bool, deleted);
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const QByteArray before = readFile(test.path("puzzle.tessera"), 1'000'000);
        savePuzzle(samplePuzzle({.solved = true}), test.path("b.tessera"));
        test.window.openFiles({test.path("b.tessera")});
        if (deleted)
            QVERIFY(QFile::remove(test.path("puzzle.tessera")));
        const Answer name(
            [&](QWidget* dialog) {
                if (qobject_cast<QFileDialog*>(dialog) != nullptr)
                    chooseFile(dialog, test.path("puzzle"));
                else
                    pressRole(dialog, QMessageBox::DestructiveRole);
            },
            2);
        test.action("fileSaveAs").trigger();
        QCOMPARE(name.asked(), deleted ? 1 : 2);
        QVERIFY2(test.page().message().contains(QStringLiteral("another tab")),
                 qPrintable(test.page().message()));
        QCOMPARE(test.document().path(), test.path("b.tessera"));
        QCOMPARE(QFile::exists(test.path("puzzle.tessera")), !deleted);
        if (!deleted)
            QCOMPARE(readFile(test.path("puzzle.tessera"), 1'000'000), before);
        QCOMPARE(test.page().question(PuzzlePage::Topic::Claim), QString());
    }

    /// It may have been opened since the first attempt.
    void tryingAgainReplacesNoFileOfAnotherTab() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        savePuzzle(samplePuzzle({.solved = true}), test.path("b.tessera"));
        test.window.openFiles({test.path("b.tessera")});
        const QByteArray before = readFile(test.path("puzzle.tessera"), 1'000'000);
        emit test.window.tabs().saveRequested(&test.page(), test.path("puzzle.tessera"));
        QVERIFY2(test.page().message().contains(QStringLiteral("another tab")),
                 qPrintable(test.page().message()));
        QCOMPARE(readFile(test.path("puzzle.tessera"), 1'000'000), before);
        QCOMPARE(test.document().path(), test.path("b.tessera"));
    }

    void failedSavesSayWhy() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("editShuffle").trigger();
        // Its folder is a file now.
        const QString gone = test.path("gone");
        QVERIFY(QDir().mkpath(gone));
        test.document().save(gone + QStringLiteral("/a.tessera"));
        QVERIFY(QDir(gone).removeRecursively());
        if (QFileInfo::exists(gone))
            QSKIP("The system removes a watched folder only later.");
        test.action("editClear").trigger();
        test.action("fileSave").trigger();
        QVERIFY2(test.page().message().startsWith(gone), qPrintable(test.page().message()));
        QVERIFY(test.document().isModified());
    }

    void recentFilesOpenAgain() {
        WindowTest test;
        QCOMPARE(recentFiles(test).size(), 1);
        QVERIFY(!recentFiles(test)[0]->isEnabled());
        savePuzzle(samplePuzzle(), test.path("a & b.tessera"));
        QVERIFY(test.open(samplePuzzle()));
        test.window.openFiles({test.path("a & b.tessera")});
        test.action("fileClose").trigger();
        QCOMPARE(test.window.tabs().count(), 1);
        // An ampersand is a letter, not a mnemonic.
        QCOMPARE(recentFiles(test)[0]->text(), QStringLiteral("a && b.tessera"));
        recentFiles(test)[0]->trigger();
        QCOMPARE(test.document().path(), test.path("a & b.tessera"));
        test.action("fileClose").trigger();
        QFile::remove(test.path("a & b.tessera"));
        recentFiles(test)[0]->trigger();
        QVERIFY(!test.page().message().isEmpty());
        QVERIFY(!test.settings().recentFiles().contains(test.path("a & b.tessera")));
    }

    void unsavedChangesAreAskedAbout() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("editShuffle").trigger();
        {
            const Answer stay([](QWidget* box) { press(box, QMessageBox::Cancel); });
            QVERIFY(!test.window.close());
            QCOMPARE(stay.asked(), 1);
            QVERIFY(test.window.isVisible());
        }
        {
            const Answer save([](QWidget* box) { press(box, QMessageBox::Save); });
            test.action("fileClose").trigger();
            QCOMPARE(save.asked(), 1);
        }
        QCOMPARE(loadPuzzle(test.path("puzzle.tessera")).file.board.emptyCount(), 0);
        test.window.openFiles({test.path("puzzle.tessera")});
        test.action("editClear").trigger();
        const Answer discard([](QWidget* box) {
            QVERIFY(QTest::qWaitForWindowActive(box));
            QTest::keyClick(box->windowHandle(), Qt::Key_D, Qt::AltModifier);
        });
        QVERIFY(test.window.close());
        QCOMPARE(discard.asked(), 1);
        QCOMPARE(loadPuzzle(test.path("puzzle.tessera")).file.board.emptyCount(), 0);
    }

    /// The answer led to the same question once more, on the page.
    void aChangedFileIsReplacedAfterOneQuestion() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const QString path = test.path("puzzle.tessera");
        test.page().editor().shuffle(1);
        const PuzzleFile ours = test.document().file();
        savePuzzle(samplePuzzle({.solved = true}), path);
        test.action("fileSave").trigger();
        // A generated puzzle may never have been opened.
        QVERIFY(test.page()
                    .question(PuzzlePage::Topic::Disk)
                    .contains(QStringLiteral("since you opened or saved it")));
        QCOMPARE(test.page().message(), QString());
        QString question;
        const Answer save([&question](QWidget* box) {
            question = qobject_cast<QMessageBox*>(box)->text();
            press(box, QMessageBox::Save);
        });
        test.action("fileClose").trigger();
        QCOMPARE(save.asked(), 1);
        QVERIFY2(question.contains(QStringLiteral("outside Tessera")), qPrintable(question));
        QCOMPARE(loadPuzzle(path).file, ours);
    }

    void theOnlyCopyIsAskedAbout_data() {
        QTest::addColumn<bool>("replaced");
        QTest::addColumn<bool>("kept");
        QTest::newRow("removed") << false << false;
        QTest::newRow("replaced") << true << false;
        QTest::newRow("kept") << true << true;
    }
    /// Closing would lose what is in no file any more.
    void theOnlyCopyIsAskedAbout() {
        QFETCH(bool, replaced);
        QFETCH(bool, kept);
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const QString path = test.path("puzzle.tessera");
        const PuzzleFile ours = test.document().file();
        const QByteArray bytes = readFile(path, 1'000'000);
        QVERIFY(QFile::remove(path));
        if (replaced)
            savePuzzle(samplePuzzle({.solved = true}), path);
        if (kept) {
            QTRY_VERIFY(!test.page().question(PuzzlePage::Topic::Disk).isEmpty());
            tessera::press(test.page(), "Keep this");
        }
        QString question;
        const Answer stay([&question](QWidget* box) {
            question = qobject_cast<QMessageBox*>(box)->text();
            press(box, QMessageBox::Cancel);
        });
        test.action("fileClose").trigger();
        QCOMPARE(stay.asked(), 1);
        QCOMPARE(question.contains(QStringLiteral("unsaved changes")), kept);
        QCOMPARE(test.document().file(), ours);
        QVERIFY(test.window.isWindowModified());
        QTRY_COMPARE(copies(test.settings().folder()).size(), 1);
        QVERIFY(test.activate());
        if (kept)
            test.key(Qt::Key_S, Qt::ControlModifier);
        else
            writeFile(bytes, path); // it is back as it was
        QTRY_VERIFY(!test.window.isWindowModified());
        QTRY_VERIFY(copies(test.settings().folder()).isEmpty());
        QCOMPARE(loadPuzzle(path).file, ours);
    }

    void closingTheLastTabShowsTheSample() {
        WindowTest test;
        // Otherwise the start page is shown, see tst_StartPage.
        test.settings().showsStartPage.set(false);
        QVERIFY(test.open(samplePuzzle()));
        for (int i = 0; i < 3; ++i) {
            test.action("fileClose").trigger();
            QCOMPARE(test.window.tabs().count(), 1);
            QCOMPARE(test.document().path(), QString());
        }
    }

    void tabsCloseInAnyOrder() {
        WindowTest test;
        QStringList files;
        for (const char* name : {"a.tessera", "b.tessera", "c.tessera", "d.tessera"}) {
            files << test.path(name);
            savePuzzle(samplePuzzle(), files.back());
        }
        test.window.openFiles(files);
        test.window.tabs().setCurrentIndex(2);
        emit test.window.tabs().tabCloseRequested(0);
        QCOMPARE(test.document().path(), files[2]);
        emit test.window.tabs().tabCloseRequested(1);
        emit test.window.tabs().tabCloseRequested(0);
        QCOMPARE(test.window.tabs().count(), 1);
        QCOMPARE(test.document().path(), files[3]);
        test.action("editShuffle").trigger();
        QCOMPARE(test.board().emptyCount(), 0);
    }

    void keysLeadFromTabToTab() {
        WindowTest test;
        QStringList files;
        for (const char* name : {"a.tessera", "b.tessera", "c.tessera"}) {
            files << test.path(name);
            savePuzzle(samplePuzzle(), files.back());
        }
        test.window.openFiles(files);
        test.window.show();
        QVERIFY(test.activate());
        const auto& tabs = test.window.tabs();
        struct Step {
            Qt::Key key;
            Qt::KeyboardModifiers modifiers;
            int index;
        };
        for (const Step& step : {Step{Qt::Key_Tab, Qt::ControlModifier, 0},
                                 {Qt::Key_PageDown, Qt::ControlModifier, 1},
                                 {Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier, 0},
                                 {Qt::Key_PageUp, Qt::ControlModifier, 2}}) {
            // From a field of a panel, too.
            test.child<QWidget>("puzzleTitle").setFocus();
            QVERIFY(!test.view().hasFocus());
            test.key(step.key, step.modifiers);
            QCOMPARE(tabs.currentIndex(), step.index);
            QVERIFY(test.view().hasFocus());
        }
        test.child<QWidget>("puzzleTitle").setFocus();
        QVERIFY(!test.view().hasFocus());
        test.action("fileClose").trigger();
        QCOMPARE(tabs.count(), 2);
        QVERIFY(test.view().hasFocus());
    }

    void tabsTellPuzzlesApart() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        for (const int colors : {4, 5, 6}) {
            GeneratorSettings settings;
            settings.size = {6, 6};
            settings.colors = {ColorChoice::Kind::Total, 0, 0, colors};
            (void)test.window.tabs().addPage(std::make_unique<DocumentPage>(
                std::make_unique<PuzzleDocument>(generatePuzzle(settings))));
        }
        const QTabBar* bar = test.window.tabs().tabBar();
        QSet<QString> names;
        for (int i = 0; i < bar->count(); ++i) {
            names << bar->tabText(i);
            // Complete: tabs scroll instead of being cut.
            QVERIFY2(bar->tabRect(i).width() >
                         bar->fontMetrics().horizontalAdvance(bar->tabText(i)),
                     qPrintable(bar->tabText(i)));
        }
        QCOMPARE(names.size(), bar->count());
        QVERIFY(test.window.windowTitle().contains(QStringLiteral("(3)")));
        while (test.window.tabs().count() > 1)
            test.window.tabs().removePage(test.window.tabs().page<DocumentPage>(0));
        QVERIFY(!test.window.windowTitle().contains(u'('));
    }

    /// The window of a first start fits half a screen.
    void theFirstLayoutCanBeMadeSmall() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const QSize least = test.window.minimumSizeHint();
        QVERIFY2(least.height() <= 660 && least.width() <= 1024,
                 qPrintable(QStringLiteral("%1×%2").arg(least.width()).arg(least.height())));
    }

    void theLayoutIsRemembered() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        auto* dock = test.window.findChild<QWidget*>(QStringLiteral("dockProgress"));
        dock->hide();
        QVERIFY(test.window.close());
        MainWindow again(test.settings());
        again.openSample();
        again.show();
        QVERIFY(again.findChild<QWidget*>(QStringLiteral("dockProgress"))->isHidden());
        QVERIFY(!again.findChild<QWidget*>(QStringLiteral("dockSearch"))->isHidden());
    }
};

TESSERA_TEST(TestMainWindowFiles, Needs::Window)

} // namespace tessera::tst_MainWindowFiles

#include "tst_MainWindowFiles.moc"
