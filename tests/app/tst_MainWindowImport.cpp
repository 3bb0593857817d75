// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/ImportDialog.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include "core/search/Solver.h"
#include "core/support/FileIo.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>

#include <cstdio>

namespace tessera::tst_MainWindowImport {

namespace {

QPushButton* okOf(QWidget* dialog) {
    return dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
}

void choose(QWidget* dialog, ImportScope scope) {
    auto* box = dialog->findChild<QComboBox*>(QStringLiteral("importScope"));
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < 4 && box->currentIndex() != static_cast<int>(scope); ++i)
        QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentIndex(), static_cast<int>(scope));
}

/// Accepts an import dialog.
void import(QWidget* dialog) {
    QVERIFY(qobject_cast<ImportDialog*>(dialog) != nullptr);
    QTest::keyClick(dialog, Qt::Key_Return);
}

/// Drops data on a widget the way the platform does: the event goes to the ancestor that accepts
/// it. The other program would like to move it. @returns whether any took a copy
bool drop(QWidget* target, const QMimeData& data) {
    const QPoint at = target->rect().center();
    const Qt::DropActions offered = Qt::CopyAction | Qt::MoveAction;
    QDragEnterEvent enter(at, offered, &data, Qt::LeftButton, Qt::ShiftModifier);
    QCoreApplication::sendEvent(target, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent event(at, offered, &data, Qt::LeftButton, Qt::ShiftModifier);
    QCoreApplication::sendEvent(target, &event);
    return event.isAccepted() && event.dropAction() == Qt::CopyAction;
}

} // namespace

/// How puzzles come in from other formats, the clipboard and drops, and leave as text.
class TestMainWindowImport : public QObject {
    Q_OBJECT

private slots:
    void everyDialectOpens() {
        WindowTest test;
        const QDir samples(QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats"));
        QStringList files;
        for (const char* name : {"grid-6x6.grid", "numbered-6x6.txt", "framed-7x5.url",
                                 "puzzle-6x6.json", "signed-5x4.tessera"})
            files << samples.filePath(QLatin1String(name));
        // All except Tessera's own are shown first.
        const Answer agree(import, 4);
        test.window.openFiles(files);
        QCOMPARE(agree.asked(), 4);
        QCOMPARE(test.window.tabs().count(), 5);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(test.window.tabs().page<DocumentPage>(i)->document().path(), files[i]);
    }

    void aCancelledImportLeavesEverything() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("editShuffle").trigger();
        const PuzzleFile before = test.document().file();
        const Answer cancel([](QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
        const QString file = QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats/framed-12x6.txt");
        test.window.openFiles({file});
        QCOMPARE(cancel.asked(), 1);
        QCOMPARE(test.window.tabs().count(), 1);
        QCOMPARE(test.document().file(), before);
        QCOMPARE(test.document().history().index(), 1);
        QVERIFY(!test.settings().recentFiles().contains(file));
    }

    /// Files that hold only a board are meant for the puzzle in front.
    void boardsAreLaidOnTheirPuzzle() {
        WindowTest test;
        const PuzzleFile solved = samplePuzzle({{6, 6}, {}, {}, true});
        writeFile(findFormat(QStringLiteral("piece-rotation"))->write(solved),
                  test.path("board.et2"));
        QVERIFY(test.open(samplePuzzle({{5, 5}, {}, {}})));
        {
            const Answer refused([](QWidget* dialog) {
                const auto* notice = dialog->findChild<QLabel*>(QStringLiteral("notice"));
                QVERIFY2(notice->text().contains(QStringLiteral("open the puzzle")),
                         qPrintable(notice->text()));
                QVERIFY(!okOf(dialog)->isEnabled());
                QTest::keyClick(dialog, Qt::Key_Escape);
            });
            test.window.openFiles({test.path("board.et2")});
            QCOMPARE(refused.asked(), 1);
        }
        savePuzzle(samplePuzzle(), test.path("right.tessera"));
        const Answer lay([](QWidget* dialog) {
            choose(dialog, ImportScope::Board);
            QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        });
        test.window.openFiles({test.path("right.tessera"), test.path("board.et2")});
        QCOMPARE(lay.asked(), 1);
        QCOMPARE(test.window.tabs().count(), 2);
        // Pieces with copies may have been exchanged with them.
        QVERIFY(test.document().score().isSolved());
        QCOMPARE(test.document().path(), test.path("right.tessera"));
        QVERIFY(test.activate());
        test.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(test.document().file(), samplePuzzle());
    }

    /// The puzzle is open, but a search shows its result on it.
    void boardsWaitUntilTheResultIsKeptOrDropped() {
        WindowTest test;
        const PuzzleFile solved = samplePuzzle({{6, 6}, {}, {}, true});
        writeFile(findFormat(QStringLiteral("piece-rotation"))->write(solved),
                  test.path("board.et2"));
        QVERIFY(test.open(samplePuzzle()));
        SearchSettings settings;
        settings.solver = "greedy";
        settings.values = findSolver("greedy")->defaults();
        settings.budget.evaluations = 1000;
        test.search().start(settings);
        QTRY_VERIFY(test.search().state() == SearchState::Finished);
        const Answer refused([](QWidget* dialog) {
            QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("notice"))->text(),
                     QStringLiteral(
                         "The board shows the result of a search. Keep it or go back first."));
            QVERIFY(!okOf(dialog)->isEnabled());
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        test.window.openFiles({test.path("board.et2")});
        QCOMPARE(refused.asked(), 1);
    }

    void lockedPiecesAreNotMovedByAnImport() {
        WindowTest test;
        const PuzzleFile solved = samplePuzzle({{6, 6}, {}, {}, true});
        writeFile(findFormat(QStringLiteral("viewer-url"))->write(solved), test.path("b.url"));
        PuzzleFile open = samplePuzzle();
        open.board.place(8, solved.board.at(9));
        open.locked[8] = true;
        QVERIFY(test.open(open));
        const Answer refused([](QWidget* dialog) {
            choose(dialog, ImportScope::Board);
            const auto* notice = dialog->findChild<QLabel*>(QStringLiteral("notice"));
            QVERIFY2(notice->text().contains(QStringLiteral("moves C2, which is locked.")),
                     qPrintable(notice->text()));
            QVERIFY(!okOf(dialog)->isEnabled());
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        test.window.openFiles({test.path("b.url")});
        QCOMPARE(refused.asked(), 1);
        QCOMPARE(test.document().file(), open);
    }

    /// A board that ignores the hints is placed without them, with the same numbers.
    void aBoardAgainstTheHintsKeepsThePieceNumbers() {
        WindowTest test;
        const PuzzleFile solved = samplePuzzle({{6, 6}, {}, {}, true});
        writeFile(findFormat(QStringLiteral("viewer-url"))->write(solved), test.path("b.url"));
        const PuzzleFile open(solved.puzzle.withHints({{8, solved.board.at(9)}}), solved.info);
        QVERIFY(test.open(open));
        const Answer lay([](QWidget* dialog) {
            choose(dialog, ImportScope::Free);
            QVERIFY(okOf(dialog)->isEnabled());
            okOf(dialog)->click();
        });
        test.window.openFiles({test.path("b.url")});
        QCOMPARE(lay.asked(), 1);
        QCOMPARE(test.window.tabs().count(), 2);
        QVERIFY(test.document().puzzle() == solved.puzzle.withHints({}));
        QVERIFY(test.document().score().isSolved());
        QCOMPARE(test.document().path(), QString());
        QVERIFY(test.window.tabs().page<DocumentPage>(0)->document().file() == open);
    }

    /// A board of the same set from another user: placed with the open puzzle's numbers, without
    /// its hints, as one step.
    void aBoardIsLaidWithoutTheHintsAndComesBack() {
        WindowTest test;
        const PuzzleFile solved = samplePuzzle({{6, 6}, {}, {}, true});
        writeFile(findFormat(QStringLiteral("editor-grid"))->write(solved), test.path("b.grid"));
        const PuzzleFile open(solved.puzzle.withHints({{8, solved.board.at(9)}}), solved.info);
        QVERIFY(test.open(open));
        const Answer lay([](QWidget* dialog) {
            choose(dialog, ImportScope::Board);
            QVERIFY(!okOf(dialog)->isEnabled());
            const auto* notice = dialog->findChild<QLabel*>(QStringLiteral("notice"));
            auto* hints = dialog->findChild<QCheckBox*>(QStringLiteral("importHints"));
            // The way out that is named is there.
            QVERIFY2(notice->text().contains(QStringLiteral("moves C2, which is a hint.")) &&
                         notice->text().contains(hints->text().remove(u'&')),
                     qPrintable(notice->text()));
            QTest::keyClick(hints, Qt::Key_Space);
            QVERIFY(okOf(dialog)->isEnabled());
            okOf(dialog)->click();
        });
        test.window.openFiles({test.path("b.grid")});
        QCOMPARE(lay.asked(), 1);
        QCOMPARE(test.window.tabs().count(), 1);
        QVERIFY(test.document().puzzle() == solved.puzzle.withHints({}));
        QVERIFY(test.document().score().isSolved());
        QVERIFY(test.activate());
        test.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(test.document().file() == open);
        QVERIFY(!test.document().isModified());
    }

    /// The action shows even Tessera's own files: the user may want only their board.
    void importShowsEveryFile() {
        WindowTest test;
        const PuzzleFile solved = samplePuzzle({{6, 6}, {}, {}, true});
        savePuzzle(solved, test.path("solved.tessera"));
        QVERIFY(test.open(samplePuzzle()));
        QString title;
        const Answer answers(
            [&](QWidget* dialog) {
                if (qobject_cast<QFileDialog*>(dialog) != nullptr) {
                    title = dialog->windowTitle();
                    chooseFile(dialog, test.path("solved.tessera"));
                    return;
                }
                choose(dialog, ImportScope::Pieces);
                import(dialog);
            },
            2);
        test.key(Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(answers.asked(), 2);
        QCOMPARE(title, QStringLiteral("Import"));
        QCOMPARE(test.window.tabs().count(), 2);
        QCOMPARE(test.document().puzzle(), solved.puzzle);
        QCOMPARE(test.board().placedCount(), 0);
        // The file has the board that was left out, so saving asks for another name.
        QVERIFY(test.document().isModified());
        QCOMPARE(test.document().path(), QString());
        const Answer away([](QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
        test.action("fileSave").trigger();
        QCOMPARE(away.asked(), 1);
        QVERIFY(loadPuzzle(test.path("solved.tessera")).file == solved);
    }

    /// Two tabs would overwrite each other's work.
    void importingAnOpenFileMakesACopy() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const Answer answers(
            [&](QWidget* dialog) {
                if (qobject_cast<QFileDialog*>(dialog) != nullptr) {
                    chooseFile(dialog, test.path("puzzle.tessera"));
                    return;
                }
                choose(dialog, ImportScope::Both);
                import(dialog);
            },
            2);
        test.key(Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(answers.asked(), 2);
        QCOMPARE(test.window.tabs().count(), 2);
        QCOMPARE(test.document().path(), QString());
        QVERIFY(test.document().isModified());
        QCOMPARE(test.page().question(PuzzlePage::Topic::Claim), QString());
        // What becomes of the file does not concern it.
        QVERIFY(QFile::remove(test.path("puzzle.tessera")));
        test.page().disk().look();
        QCOMPARE(test.page().question(PuzzlePage::Topic::Disk), QString());
    }

    /// Reloading reads a file as detected, so other imports are detached from it.
    void anImportThatReloadingWouldChangeLeavesItsFile() {
        WindowTest test;
        const QDir samples(QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats"));
        const auto keepsFile = [&](const char* name, const std::function<void(QWidget*)>& change) {
            const Answer agree([&](QWidget* dialog) {
                change(dialog);
                import(dialog);
            });
            const QString file = samples.filePath(QLatin1String(name));
            test.window.openFiles({file});
            if (agree.asked() != 1)
                qFatal("%s was not shown", name);
            return test.document().path() == file;
        };
        const auto turn = [](QWidget* dialog) {
            dialog->findChild<QSpinBox*>(QStringLiteral("importHeight"))->setValue(12);
        };
        QVERIFY(!keepsFile("framed-12x6.txt", turn));
        QCOMPARE(test.document().puzzle().size(), (GridSize{6, 12}));
        QVERIFY(test.document().isModified());
        QVERIFY(!keepsFile("grid-6x6.grid",
                           [](QWidget* dialog) { choose(dialog, ImportScope::Pieces); }));
        QVERIFY(keepsFile("framed-12x6.txt", [](QWidget*) {}));
        QVERIFY(!test.document().isModified());
    }

    void addressesOpenLikeFiles() {
        WindowTest test;
        test.window.openSample();
        const QString address = QString::fromUtf8(
            findFormat(QStringLiteral("viewer-url"))->write(samplePuzzle({{6, 6}, {}, {}, true})));
        const Answer agree(import);
        test.window.openFiles({address.trimmed()});
        QCOMPARE(agree.asked(), 1);
        QCOMPARE(test.window.tabs().count(), 1);
        QVERIFY(test.document().score().isSolved());
        QCOMPARE(test.document().path(), QString());
    }

    void standardInputOpensLikeAFile() {
        WindowTest test;
        test.window.openSample();
        const PuzzleFile puzzle = samplePuzzle({{4, 5}, {}, {}});
        savePuzzle(puzzle, test.path("in.tessera"));
        QVERIFY(std::freopen(test.path("in.tessera").toLocal8Bit().constData(), "r", stdin));
        test.window.openFiles({QStringLiteral("-")});
        QCOMPARE(test.window.tabs().count(), 1);
        QCOMPARE(test.document().file(), puzzle);
        // It has no file for saving, and does not become a recent one.
        QCOMPARE(test.document().path(), QString());
        QVERIFY(test.settings().recentFiles().isEmpty());
    }

    void hugeTextsAreNotPasted() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        QGuiApplication::clipboard()->setText(QString(kMaxFileBytes + 1, u'9'));
        test.key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(test.page().message().contains(QStringLiteral("32 MB")),
                 qPrintable(test.page().message()));
        QCOMPARE(test.window.tabs().count(), 1);
        QGuiApplication::clipboard()->clear();
    }

    void unknownTextsAreRefusedInASentence() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        QGuiApplication::clipboard()->setText(QStringLiteral("Not a puzzle at all."));
        test.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(test.page().message(),
                 QStringLiteral("The content is not in a known puzzle format."));
        QGuiApplication::clipboard()->clear();
    }

    void pastingRowsOfASpreadsheetOpensATab() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const QString folder = QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats/");
        const PuzzleFile same = loadPuzzle(folder + QStringLiteral("numbered-6x6.txt")).file;
        int tabs = 1;
        for (const char* name : {"cells-6x6.tsv", "letters-6x6.csv"}) {
            const QByteArray rows = readFile(folder + QLatin1String(name), kMaxFileBytes);
            QGuiApplication::clipboard()->setText(QString::fromUtf8(rows));
            const Answer agree(import);
            test.key(Qt::Key_V, Qt::ControlModifier);
            QCOMPARE(agree.asked(), 1);
            QCOMPARE(test.window.tabs().count(), ++tabs);
            QVERIFY(test.document().puzzle() == same.puzzle);
            QVERIFY(test.activate());
        }
        QGuiApplication::clipboard()->clear();
    }

    void pastingAViewerUrlOpensATab_data() {
        QTest::addColumn<QString>("host");
        QTest::newRow("as copied") << QString();
        QTest::newRow("another host") << QStringLiteral("http://127.0.0.1:8080/viewer/?");
        QTest::newRow("parameters alone") << QStringLiteral("  ");
    }

    void pastingAViewerUrlOpensATab() {
        QFETCH(QString, host);
        WindowTest test;
        const PuzzleFile solved = samplePuzzle({{6, 6}, {}, {}, true});
        QVERIFY(test.open(solved));
        test.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const QString url = QGuiApplication::clipboard()->text();
        QVERIFY2(url.startsWith(QStringLiteral("http")), qPrintable(url));
        if (!host.isEmpty())
            QGuiApplication::clipboard()->setText(host + url.section(u'#', 1));
        const Answer agree(import);
        test.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(agree.asked(), 1);
        QCOMPARE(test.window.tabs().count(), 2);
        QVERIFY(test.document().score().isSolved());
        QCOMPARE(test.document().puzzle().size(), solved.puzzle.size());
        QCOMPARE(test.document().path(), QString());
    }

    /// Whatever can be copied as text can be pasted again.
    void everyTextIsCopiedAndPasted() {
        WindowTest test;
        const PuzzleFile solved = samplePuzzle({{6, 6}, {}, {}, true});
        QVERIFY(test.open(solved));
        const QList<QAction*> copies = test.child<QMenu>("copyAsMenu").actions();
        QCOMPARE(copies.size(), std::ranges::count_if(allFormats(), [](const auto& format) {
                     return format->canWrite();
                 }));
        for (QAction* copy : copies) {
            QVERIFY(test.activate());
            test.window.tabs().setCurrentIndex(0);
            QGuiApplication::clipboard()->clear();
            copy->trigger();
            QVERIFY2(!QGuiApplication::clipboard()->text().isEmpty(), qPrintable(copy->text()));
            const int before = test.window.tabs().count();
            const Answer agree(import);
            test.key(Qt::Key_V, Qt::ControlModifier);
            const bool own = copy->objectName().endsWith(QStringLiteral("native"));
            QVERIFY2(agree.asked() == (own ? 0 : 1), qPrintable(copy->objectName()));
            QCOMPARE(test.window.tabs().count(), before + 1);
            QCOMPARE(test.document().puzzle().pieceCount(), 36);
            QVERIFY2(test.board().placedCount() == 0 || test.document().score().isSolved(),
                     qPrintable(copy->text()));
        }
    }

    void copiedPicturesCarryThePuzzle() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("editShuffle").trigger();
        const Board board = test.board();
        test.key(Qt::Key_C, Qt::ControlModifier);
        const QImage image = QGuiApplication::clipboard()->image();
        QVERIFY(image.width() >= 600 && image.height() == image.width());
        QVERIFY(!test.page().message().isEmpty());
        test.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(test.window.tabs().count(), 2);
        QCOMPARE(test.board(), board);
    }

    void pastingNothingOrNonsenseSaysSo() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        QGuiApplication::clipboard()->clear();
        test.action("editPaste").trigger();
        const QString nothing = test.page().message();
        QVERIFY(!nothing.isEmpty());
        QGuiApplication::clipboard()->setText(QStringLiteral("Once upon a time"));
        test.action("editPaste").trigger();
        QVERIFY(!test.page().message().isEmpty());
        QVERIFY(test.page().message() != nothing);
        QCOMPARE(test.window.tabs().count(), 1);
    }

    void droppedFilesOpen() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        savePuzzle(samplePuzzle({{4, 5}, {}, {}}), test.path("dropped.tessera"));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(test.path("dropped.tessera"))});
        QVERIFY(drop(test.view().viewport(), data));
        QTRY_COMPARE(test.window.tabs().count(), 2);
        QCOMPARE(test.document().path(), test.path("dropped.tessera"));
        QMimeData text;
        text.setText(QString::fromUtf8(
            findFormat(QStringLiteral("pieces"))->write(samplePuzzle({{4, 4}, {}, {}}))));
        const Answer agree(import);
        QVERIFY(drop(&test.window, text));
        QTRY_COMPARE(test.window.tabs().count(), 3);
        QCOMPARE(agree.asked(), 1);
        QCOMPARE(test.document().puzzle().pieceCount(), 16);
    }
};

TESSERA_TEST(TestMainWindowImport, Needs::Window)

} // namespace tessera::tst_MainWindowImport

#include "tst_MainWindowImport.moc"
