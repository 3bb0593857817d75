// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/LongWork.h"
#include "app/window/common/MessageBar.h"
#include "app/window/settings/Languages.h"
#include "app/window/start/StartPage.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/BoardThumbnail.h"

#include "core/edges/generate/Generator.h"
#include "core/kind/Kind.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QToolButton>

namespace tessera::tst_StartPage {

namespace {

const SampleSpec kSolved{{6, 6}, {}, {}, true};

QListView& list(WindowTest& test) { return test.child<QListView>("startPuzzles"); }

QString said(WindowTest& test, const char* label) { return test.child<QLabel>(label).text(); }

QModelIndex row(WindowTest& test, int number) { return list(test).model()->index(number, 0); }

QString caption(WindowTest& test, int number) {
    return row(test, number).data(BoardThumbnailDelegate::kCaptionRole).toString();
}

int rows(WindowTest& test) { return list(test).model()->rowCount(); }

/// Three puzzles of earlier days, one of them solved and one a Sudoku.
void makeEarlier(WindowTest& test) {
    savePuzzle(samplePuzzle(kSolved), test.path("solved.tessera"));
    savePuzzle(samplePuzzle(), test.path("begun.tessera"));
    const Kind* sudoku = findKind("sudoku");
    QVERIFY(sudoku != nullptr);
    const ReadPuzzles read = sudoku->read({{}, {}, QByteArray(81, '.').replace(0, 3, "123")});
    sudoku->save(read.puzzles, test.path("nine.tessera"), sudoku->formats().front().id);
    for (const char* name : {"nine.tessera", "begun.tessera", "solved.tessera"})
        test.settings().addRecentFile(test.path(name));
}

bool begin(WindowTest& test) {
    test.window.begin({});
    return QTest::qWaitForWindowActive(&test.window);
}

bool docksShown(WindowTest& test) {
    return test.child<QDockWidget>("dockPieces").isVisible() ||
           test.child<QDockWidget>("dockSearch").isVisible();
}

} // namespace

/// What users see who have puzzles and none open.
class TestStartPage : public QObject {
    Q_OBJECT

private slots:
    void init() { installLanguage(*qApp, QStringLiteral("en")); }

    void theVeryFirstStartShowsTheSample() {
        WindowTest test;
        QVERIFY(begin(test));
        QVERIFY(!test.window.tabs().isCovered());
        QVERIFY(docksShown(test));
        QCOMPARE(test.window.tabs().count(), 1);
        // It says what the page is for.
        test.key(Qt::Key_Home, Qt::AltModifier);
        QVERIFY(test.window.tabs().isCovered());
        QVERIFY(test.child<QLabel>("startNone").isVisible());
        // The sample is a puzzle, too.
        QCOMPARE(said(test, "startNone"),
                 QStringLiteral("No recent files. Create a puzzle, or open a file."));
        QVERIFY(!test.child<QLabel>("startCount").isVisible());
        test.key(Qt::Key_Home, Qt::AltModifier);
        QVERIFY(!test.window.tabs().isCovered());
    }

    void laterStartsShowThePuzzlesAsPictures() {
        WindowTest test;
        makeEarlier(test);
        QVERIFY(begin(test));
        QVERIFY(test.window.tabs().isCovered());
        QVERIFY(!docksShown(test));
        QCOMPARE(rows(test), 3);
        QCOMPARE(row(test, 0).data().toString(), QStringLiteral("solved"));
        QTRY_VERIFY(row(test, 2).data(BoardThumbnailDelegate::kThumbnailRole).isValid());
        QCOMPARE(said(test, "startCount"), QStringLiteral("3 puzzles, 1 solved"));
        QVERIFY(caption(test, 0).startsWith(QStringLiteral("6×6\nSolved\n")));
        QVERIFY2(caption(test, 1).startsWith(QStringLiteral("6×6\n0 of 60\n")),
                 qPrintable(caption(test, 1)));
        QVERIFY2(caption(test, 2).startsWith(QStringLiteral("9×9\n")),
                 qPrintable(caption(test, 2)));
        QVERIFY(row(test, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .startsWith(QStringLiteral("solved, 6×6, Solved, ")));
        // The picture is really there: the middle is not just background.
        const QImage picture = list(test).viewport()->grab().toImage();
        const QRect item = list(test).visualRect(row(test, 0));
        QVERIFY(picture.pixelColor(item.left() + 30, item.top() + 30) !=
                picture.pixelColor(item.left() + 1, item.bottom() - 1));
        // Actions on a puzzle in front are disabled.
        QVERIFY(said(test, "statusScore").isEmpty());
        QCOMPARE(test.window.windowTitle(), QStringLiteral("Tessera"));
    }

    void aFailureIsToldInItsPlace() {
        WindowTest test;
        makeEarlier(test);
        QVERIFY(begin(test));
        QTRY_VERIFY(row(test, 2).data(BoardThumbnailDelegate::kThumbnailRole).isValid());
        emit test.child<StartPage>("startPage")
            .findChild<LatestJob*>()
            ->failed(QStringLiteral("No memory."));
        QVERIFY2(caption(test, 2).contains(QStringLiteral("No memory.")),
                 qPrintable(caption(test, 2)));
        QVERIFY(!caption(test, 1).contains(QStringLiteral("No memory.")));
    }

    /// Actions on the puzzle behind the page are disabled.
    void nothingActsOnWhatIsNotSeen() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle(kSolved)));
        test.action("viewStart").trigger();
        const QSet<QString> free{
            QStringLiteral("editPaste"),       QStringLiteral("editSettings"),
            QStringLiteral("editCommands"),    QStringLiteral("searchResume"),
            QStringLiteral("searchCompare"),   QStringLiteral("searchExperiments"),
            QStringLiteral("searchFollow"),    QStringLiteral("fileNew"),
            QStringLiteral("fileNewSudoku"),   QStringLiteral("fileGenerate"),
            QStringLiteral("fileOpen"),        QStringLiteral("fileBenchmark"),
            QStringLiteral("fileImport"),      QStringLiteral("fileQuit"),
            QStringLiteral("filePiecesByKeys")};
        static const QRegularExpression acts(
            QStringLiteral("^(edit|search|file|puzzle|solve|replay|record|sudoku)[A-Z]"));
        QStringList awake;
        for (const QAction* action : test.window.findChildren<QAction*>()) {
            const QString name = action->objectName();
            if (acts.match(name).hasMatch() && action->isEnabled() && !free.contains(name))
                awake << name;
        }
        QCOMPARE(awake, QStringList());
        const PuzzleFile before = test.window.tabs().page<DocumentPage>(0)->document().file();
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Z, Qt::Key_S, Qt::Key_W})
            test.key(key, Qt::ControlModifier);
        auto& page = *test.window.tabs().page<DocumentPage>(0);
        QCOMPARE(page.document().file(), before);
        QCOMPARE(page.search().state(), SearchState::Idle);
        QCOMPARE(test.window.tabs().count(), 1);
    }

    void keysOpenAPuzzle() {
        WindowTest test;
        makeEarlier(test);
        QVERIFY(begin(test));
        QCOMPARE(list(test).currentIndex().row(), 0);
        test.key(Qt::Key_Right);
        QCOMPARE(list(test).currentIndex().row(), 1);
        test.key(Qt::Key_Return);
        QVERIFY(!test.window.tabs().isCovered());
        QCOMPARE(test.document().path(), test.path("begun.tessera"));
        QVERIFY(docksShown(test));
        QVERIFY(test.action("fileSave").isEnabled());
        QVERIFY(test.window.windowTitle().contains(QStringLiteral("begun.tessera")));
        // The sample behind is closed.
        QCOMPARE(test.window.tabs().count(), 1);
    }

    void aDoubleClickOpensASudoku() {
        WindowTest test;
        makeEarlier(test);
        QVERIFY(begin(test));
        const QPoint at = list(test).visualRect(row(test, 2)).center();
        QTest::mouseClick(list(test).viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(list(test).currentIndex().row(), 2);
        QTest::mouseDClick(list(test).viewport(), Qt::LeftButton, {}, at);
        QVERIFY(!test.window.tabs().isCovered());
        QCOMPARE(test.window.tabs().currentPage()->document().path(), test.path("nine.tessera"));
    }

    void aPuzzleThatIsOpenComesToTheFront() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.key(Qt::Key_Home, Qt::AltModifier);
        QVERIFY(test.window.tabs().isCovered());
        QVERIFY(list(test).hasFocus());
        test.key(Qt::Key_Return);
        QVERIFY(!test.window.tabs().isCovered());
        QCOMPARE(test.window.tabs().count(), 1);
        test.action("viewStart").trigger();
        QVERIFY(test.window.tabs().isCovered());
        test.key(Qt::Key_Escape);
        QVERIFY(!test.window.tabs().isCovered());
        QVERIFY(docksShown(test));
        test.action("viewStart").trigger();
        auto& back = test.child<QToolButton>("startBack");
        QVERIFY(back.isVisible());
        QVERIFY2(back.toolTip().endsWith(QStringLiteral("(Esc)")), qPrintable(back.toolTip()));
        QTest::mouseClick(&back, Qt::LeftButton);
        QVERIFY(!test.window.tabs().isCovered());
        // Behind it is then only a sample that was never seen.
        test.action("fileClose").trigger();
        QVERIFY(test.window.tabs().isCovered());
        QVERIFY(!back.isVisible());
        test.key(Qt::Key_Escape);
        QVERIFY(test.window.tabs().isCovered());
        test.action("viewStart").trigger();
        QVERIFY(!test.window.tabs().isCovered());
        test.action("viewStart").trigger();
        QVERIFY(back.isVisible());
    }

    void aMissingFileIsSaidAndCanBeRemoved() {
        WindowTest test;
        makeEarlier(test);
        QVERIFY(QFile::remove(test.path("begun.tessera")));
        QFile broken(test.path("solved.tessera"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{\"tessera\": 1, \"width\": -3}");
        broken.close();
        QVERIFY(begin(test));
        QTRY_VERIFY2(caption(test, 1).contains(QStringLiteral("The file is missing")),
                     qPrintable(caption(test, 1)));
        QVERIFY2(caption(test, 0).contains(QStringLiteral("The file cannot be read")),
                 qPrintable(caption(test, 0)));
        QTRY_VERIFY(row(test, 2).data(BoardThumbnailDelegate::kThumbnailRole).isValid());
        test.key(Qt::Key_Return);
        // The reason is shown above the list.
        QVERIFY(test.window.tabs().isCovered());
        QVERIFY(test.window.findChild<StartPage*>()->findChild<MessageBar*>()->text().contains(
            QStringLiteral("solved.tessera")));
        test.key(Qt::Key_Right);
        test.key(Qt::Key_Delete);
        QCOMPARE(rows(test), 2);
        QVERIFY(!test.settings().recentFiles().contains(test.path("begun.tessera")));
        QCOMPARE(list(test).currentIndex().row(), 1);
        test.action("startRemove").trigger();
        test.action("startRemove").trigger();
        QCOMPARE(rows(test), 0);
        QVERIFY(test.child<QLabel>("startNone").isVisible());
        QVERIFY(!test.action("startOpen").isEnabled());
        QVERIFY(test.settings().listedPuzzles().empty());
        QVERIFY(QFile::exists(test.path("nine.tessera")));
    }

    void aFolderThatCannotBeShownIsTold() {
        if (QGuiApplication::platformName() == QLatin1String("windows"))
            QSKIP("the system opens folders here");
        WindowTest test;
        makeEarlier(test);
        QVERIFY(begin(test));
        test.action("startFolder").trigger(); // nothing opens folders on this screen
        const QString told = test.window.findChild<StartPage*>()->findChild<MessageBar*>()->text();
        QVERIFY2(told.contains(QDir::toNativeSeparators(
                     QFileInfo(test.path("solved.tessera")).absolutePath())),
                 qPrintable(told));
    }

    /// For a user with a real set and no file of it.
    void piecesAreEnteredFromHere() {
        WindowTest test;
        makeEarlier(test);
        QVERIFY(begin(test));
        QToolButton* enter = nullptr;
        for (QToolButton* button :
             test.window.findChild<StartPage*>()->findChildren<QToolButton*>())
            enter = button->defaultAction() == &test.action("startEnter") ? button : enter;
        QVERIFY(enter != nullptr && enter->isVisible());
        const Answer size([](QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Return); });
        QTest::mouseClick(enter, Qt::LeftButton);
        QCOMPARE(size.asked(), 1);
        QVERIFY(!test.window.tabs().isCovered());
        QCOMPARE(test.document().puzzle().pieceCount(), 0);
        QVERIFY(test.page().findChild<QLineEdit*>(QStringLiteral("entryLine"))->isVisible());
    }

    /// A puzzle that was solved once stays so, unless it becomes another.
    void theBestScoreThatWasSavedIsKept() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const auto known = [&] { return test.settings().knownPuzzles().front(); };
        QCOMPARE(known().best, 0);
        QCOMPARE(known().total, 60);
        QCOMPARE(known().size, QStringLiteral("6×6"));
        const QDateTime before = QDateTime::currentDateTimeUtc().addSecs(-2);
        test.page().editor().lay(samplePuzzle(kSolved).board, [] { return QStringLiteral("lay"); });
        test.action("fileSave").trigger();
        QVERIFY(known().isSolved());
        QVERIFY(known().workedOn >= before);
        test.page().editor().clear();
        test.action("fileSave").trigger();
        QVERIFY(known().isSolved());
        test.page().puzzleEditor().replaceColor(1, 2);
        test.action("fileSave").trigger();
        QVERIFY(!known().isSolved());
        QCOMPARE(test.settings().knownPuzzles().size(), std::size_t{1});
    }

    /// Only the size of the two is the same.
    void theBestScoreOfAFileGoesWithItsPuzzle() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle(kSolved)));
        const QString path = test.path("puzzle.tessera");
        QVERIFY(test.settings().knownPuzzles().front().isSolved());
        GeneratorSettings settings;
        settings.size = {6, 6};
        settings.seed = 8;
        savePuzzle(PuzzleFile(generatePuzzle(settings).puzzle), test.path("other.tessera"));
        test.window.openFiles({test.path("other.tessera")});
        test.window.tabs().removePage(test.window.tabs().page(0));
        emit test.window.tabs().saveRequested(&test.page(), path);
        QCOMPARE(test.settings().knownPuzzles().front().path, path);
        QCOMPARE(test.settings().knownPuzzles().front().best, 0);
    }

    void aBrokenRecordIsIgnoredAndWrittenAnew() {
        WindowTest test;
        {
            QSettings file(test.path("settings.ini"), QSettings::IniFormat);
            file.setValue(QStringLiteral("files/known"),
                          QStringList{QStringLiteral("]["), QStringLiteral("{}"),
                                      QStringLiteral(R"({"path":"relative","best":1,"total":2})"),
                                      QStringLiteral(R"({"path":"/a","best":-7,"total":2})"),
                                      QStringLiteral(R"({"path":"/b","best":1,"total":2})"),
                                      QStringLiteral(R"({"path":"/b","best":2,"total":2})")});
        }
        AppSettings settings(test.path("settings.ini"));
        const KnownPuzzles known = settings.knownPuzzles();
        QCOMPARE(known.size(), std::size_t{1});
        QCOMPARE(known.front().path, QStringLiteral("/b"));
        QCOMPARE(known.front().best, 1);
        KnownPuzzles many;
        for (int i = 0; i < 100; ++i)
            putInFront(many, {QStringLiteral("/%1").arg(i), {}, 1, 2, {}});
        putInFront(many, {QStringLiteral("/70"), QStringLiteral("2×2"), 2, 2, {}});
        QCOMPARE(many.size(), kMostKnownPuzzles);
        QCOMPARE(many.front().size, QStringLiteral("2×2"));
        QVERIFY(knownPuzzlesFrom(linesOf(many)) == many);
    }

    void closingTheLastPuzzleLeadsToIt() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("fileClose").trigger();
        QVERIFY(test.window.tabs().isCovered());
        QCOMPARE(rows(test), 1);
        test.settings().showsStartPage.set(false);
        test.key(Qt::Key_Return);
        QVERIFY(!test.window.tabs().isCovered());
        test.action("fileClose").trigger();
        QVERIFY(!test.window.tabs().isCovered());
        QCOMPARE(test.window.tabs().count(), 1);
        QVERIFY(docksShown(test));
    }

    void theSettingOrAFileKeepsItAway() {
        {
            WindowTest test;
            makeEarlier(test);
            test.settings().showsStartPage.set(false);
            QVERIFY(begin(test));
            QVERIFY(!test.window.tabs().isCovered());
        }
        WindowTest test;
        makeEarlier(test);
        test.window.begin({test.path("begun.tessera")});
        QVERIFY(!test.window.tabs().isCovered());
        QCOMPARE(test.document().path(), test.path("begun.tessera"));
    }

    /// There was an empty board behind no start page.
    void itIsShownWhenTheFilesOfTheLastTimeAreGone() {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        savePuzzle(samplePuzzle(), folder.filePath(QStringLiteral("here.tessera")));
        settings.addRecentFile(folder.filePath(QStringLiteral("here.tessera")));
        settings.sessionFiles.set({folder.filePath(QStringLiteral("gone.tessera"))});
        MainWindow window(settings);
        window.begin({});
        QVERIFY(window.tabs().isCovered());
    }

    void itFollowsAClearedListAndOtherTiles() {
        WindowTest test;
        makeEarlier(test);
        QVERIFY(begin(test));
        const auto picture = [&test] { return list(test).viewport()->grab().toImage(); };
        QTRY_VERIFY(row(test, 2).data(BoardThumbnailDelegate::kThumbnailRole).isValid());
        const QImage before = picture();
        test.settings().tileTheme.set(QStringLiteral("letters"));
        emit test.settings().changed();
        QTRY_VERIFY(picture() != before);
        auto& recent = test.child<QMenu>("recentMenu");
        emit recent.aboutToShow();
        recent.actions().back()->trigger();
        QCOMPARE(rows(test), 0);
        QVERIFY(test.child<QLabel>("startNone").isVisible());
    }

    void itsButtonsAreTheWaysToOtherPuzzles() {
        WindowTest test;
        makeEarlier(test);
        QVERIFY(begin(test));
        QStringList ways;
        for (const auto* button :
             test.window.findChild<StartPage*>()->findChildren<QToolButton*>()) {
            if (button->defaultAction() != nullptr) {
                QVERIFY(!button->toolTip().isEmpty() && button->isVisible());
                ways << button->defaultAction()->objectName();
            }
        }
        for (const char* name : {"fileNew", "fileGenerate", "fileOpen", "fileNewSudoku"})
            QVERIFY2(ways.contains(QLatin1String(name)), qPrintable(ways.join(u' ')));
    }

    /// The panels return to their places, also after the window was closed meanwhile.
    void thePanelsAreAsBefore() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.child<QDockWidget>("dockProgress").hide();
        test.key(Qt::Key_Home, Qt::AltModifier);
        QVERIFY(!docksShown(test));
        QVERIFY(test.window.close());
        MainWindow again(test.settings());
        again.openSample();
        again.show();
        const auto isShown = [&](const char* name) {
            return again.findChild<QDockWidget*>(QLatin1String(name))->isVisible();
        };
        QVERIFY(isShown("dockPieces") && isShown("dockSearch"));
        QVERIFY(!isShown("dockProgress"));
    }
};

TESSERA_TEST(TestStartPage, Needs::Window)

} // namespace tessera::tst_StartPage

#include "tst_StartPage.moc"
