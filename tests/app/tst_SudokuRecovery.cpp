// SPDX-License-Identifier: GPL-3.0-or-later
// Unsaved Sudokus survive crashes, like every other puzzle.
#include "app/document/recovery/RecoveryRecord.h"
#include "app/window/pages/PuzzlePage.h"
#include "app/window/sudoku/SudokuPage.h"
#include "tests/TestProgram.h"
#include "tests/app/RecoveryTesting.h"
#include "tests/core/SudokuTesting.h"

#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/sudoku/formats/SudokuFormat.h"
#include "core/support/UserError.h"

#include <QMessageBox>

namespace tessera::tst_SudokuRecovery {

namespace {

using Topic = PuzzlePage::Topic;

SudokuFile made(std::uint64_t seed = 1) {
    SudokuSettings settings;
    settings.seed = seed;
    return SudokuFile(generateSudoku(settings)->givens);
}

SudokuPage& pageOf(MainWindow& window) { return *window.tabs().currentPage<SudokuPage>(); }

/// Pencils in all candidates: a step that every puzzle allows.
SudokuFile edit(MainWindow& window) {
    pageOf(window).document().markCandidates();
    return pageOf(window).document().file();
}

RecoveryRecord sampleRecord() {
    RecoveryRecord record;
    const SudokuFile file = made();
    record.content = anyPuzzle(file);
    SearchSettings settings;
    settings.solver = "gvns-sudoku";
    settings.values = findSolver("gvns-sudoku")->defaults();
    settings.seed = 7;
    record.search = RecoveredSearch{settings, {}, codesOf(file.digits)};
    return record;
}

} // namespace

class TestSudokuRecovery : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<AppSettings>(path("tessera.ini"));
        test::saveSudokus({&m_saved, 1}, path("s.tessera"));
    }

    void recordsComeBack() {
        const RecoveryRecord record = sampleRecord();
        const RecoveryRecord read = RecoveryRecord::fromBytes(record.toBytes());
        QVERIFY(read.content == record.content);
        QCOMPARE(read.search->best, record.search->best);
    }

    void aGridOfAnotherPuzzleIsRefused() {
        RecoveryRecord record = sampleRecord();
        record.search->best[3] = 10;
        QVERIFY_THROWS_EXCEPTION(UserError, (void)RecoveryRecord::fromBytes(record.toBytes()));
        record.search->best.resize(16, 1);
        QVERIFY_THROWS_EXCEPTION(UserError, (void)RecoveryRecord::fromBytes(record.toBytes()));
    }

    void unsavedWorkComesBackAndCanBeThrownAway() {
        SudokuFile edited;
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("s.tessera")});
            edited = edit(window);
        });
        QCOMPARE(copies(m_folder->path()).size(), 1);
        MainWindow window(*m_settings);
        window.openSample();
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 1);
        SudokuPage& page = pageOf(window);
        QCOMPARE(page.document().file(), edited);
        QVERIFY(page.document().isModified());
        QCOMPARE(page.document().path(), path("s.tessera"));
        QVERIFY(!page.question(Topic::Recovery).isEmpty());
        press(page, "Discard");
        QCOMPARE(page.document().file(), m_saved);
        QVERIFY(!page.document().isModified());
        page.document().history().undo();
        QCOMPARE(page.document().file(), edited);
        page.document().history().redo();
        QVERIFY(window.close());
        QVERIFY(copies(m_folder->path()).isEmpty());
    }

    void aCopyIsWrittenByItselfAndGoesWithTheSave() {
        MainWindow window(*m_settings);
        window.openFiles({path("s.tessera")});
        edit(window);
        QTRY_COMPARE(copies(m_folder->path()).size(), 1);
        pageOf(window).document().save(path("s.tessera"));
        QTRY_COMPARE(copies(m_folder->path()).size(), 0);
    }

    void theBestGridOfASearchComesBack() {
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("s.tessera")});
            SearchSettings settings;
            settings.solver = "gvns-sudoku";
            settings.values = findSolver("gvns-sudoku")->defaults();
            settings.values.apply(*findSolver("gvns-sudoku")->preset("ties"));
            pageOf(window).search().start(settings);
            QTRY_COMPARE(pageOf(window).search().reason(), StopReason::Solved);
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        SudokuPage& page = pageOf(window);
        QCOMPARE(page.search().state(), SearchState::Finished);
        QVERIFY(!page.document().isModified());
        QVERIFY(isSolved(page.shownDigits()));
        page.search().keep();
        QVERIFY(isSolved(page.document().digits()));
        QVERIFY(page.document().isModified());
    }

    void openFilesComeBack() {
        {
            MainWindow window(*m_settings);
            window.openFiles({path("s.tessera")});
            QVERIFY(window.close());
        }
        MainWindow window(*m_settings);
        window.openSample();
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 1);
        QCOMPARE(pageOf(window).document().path(), path("s.tessera"));
    }

    void aChangeOnDiskIsNoticedAndNotOverwritten() {
        MainWindow window(*m_settings);
        window.openFiles({path("s.tessera")});
        SudokuPage& page = pageOf(window);
        const SudokuFile edited = edit(window);
        // Also of another size.
        SudokuSettings small;
        small.order = 2;
        const SudokuFile other(generateSudoku(small)->givens);
        test::saveSudokus({&other, 1}, path("s.tessera"));
        QTRY_VERIFY(!page.question(Topic::Disk).isEmpty());
        window.findChild<QAction*>(QStringLiteral("fileSave"))->trigger();
        QVERIFY(page.document().isModified());
        QCOMPARE(readSudokuSource(openSource(path("s.tessera"))).puzzles.front(), other);
        press(page, "Reload");
        QCOMPARE(page.document().file(), other);
        QVERIFY(!page.document().isModified());
        page.document().history().undo();
        QCOMPARE(page.document().file(), edited);
    }

    /// What the search shows belongs to its puzzle.
    void nothingIsReloadedUnderASearch() {
        MainWindow window(*m_settings);
        window.openFiles({path("s.tessera")});
        SudokuPage& page = pageOf(window);
        SearchSettings settings;
        settings.solver = "gvns-sudoku";
        settings.values = findSolver("gvns-sudoku")->defaults();
        page.search().startStepping(settings);
        const SudokuFile other = made(2);
        test::saveSudokus({&other, 1}, path("s.tessera"));
        QTRY_VERIFY(!page.question(Topic::Disk).isEmpty());
        press(page, "Reload");
        QCOMPARE(page.document().file(), m_saved);
        QVERIFY(!page.message().isEmpty());
        QVERIFY(!page.question(Topic::Disk).isEmpty());
        page.search().abandon();
        press(page, "Reload");
        QCOMPARE(page.document().file(), other);
    }

    void aListInPlaceOfTheFileIsNotReloaded() {
        test::saveSudokus({&m_saved, 1}, path("s.sdm"));
        MainWindow window(*m_settings);
        window.openFiles({path("s.sdm")});
        SudokuPage& page = pageOf(window);
        const SudokuFile opened = page.document().file();
        const std::vector<SudokuFile> two{made(1), made(2)};
        test::saveSudokus(two, path("s.sdm"));
        QTRY_VERIFY(!page.question(Topic::Disk).isEmpty());
        press(page, "Reload");
        QCOMPARE(page.document().file(), opened);
        QVERIFY(page.message().contains(QStringLiteral("2")));
    }

    /// Saving asks for a name, as the format is another one.
    void aForeignFileIsNotSaidToBeReplaced() {
        test::saveSudokus({&m_saved, 1}, path("s.sdm"));
        MainWindow window(*m_settings);
        window.openFiles({path("s.sdm")});
        QVERIFY(QFile::remove(path("s.sdm")));
        QString question;
        const Answer stay([&question](QWidget* dialog) {
            auto* box = qobject_cast<QMessageBox*>(dialog);
            question = box->text();
            box->button(QMessageBox::Cancel)->click();
        });
        window.findChild<QAction*>(QStringLiteral("fileClose"))->trigger();
        QCOMPARE(stay.asked(), 1);
        QVERIFY2(question.endsWith(QStringLiteral("Save the puzzle?")), qPrintable(question));
    }

    void aFileOpenElsewhereIsTold() {
        MainWindow first(*m_settings);
        first.openFiles({path("s.tessera")});
        QVERIFY(pageOf(first).question(Topic::Claim).isEmpty());
        MainWindow second(*m_settings);
        second.openFiles({path("s.tessera")});
        QVERIFY(!pageOf(second).question(Topic::Claim).isEmpty());
        press(pageOf(second), "Work on a copy");
        QVERIFY(pageOf(second).document().path().isEmpty());
    }

    void closingAsks() {
        MainWindow window(*m_settings);
        window.openFiles({path("s.tessera")});
        edit(window);
        const Answer stay([](QWidget* dialog) {
            qobject_cast<QMessageBox*>(dialog)->button(QMessageBox::Cancel)->click();
        });
        QVERIFY(!window.close());
        QCOMPARE(stay.asked(), 1);
    }

private:
    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QLatin1String(name));
    }

    const SudokuFile m_saved = made();
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AppSettings> m_settings;
};

TESSERA_TEST(TestSudokuRecovery, Needs::Window)

} // namespace tessera::tst_SudokuRecovery

#include "tst_SudokuRecovery.moc"
