// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ActionFactory.h"
#include "app/window/shell/CommandPalette.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>

namespace tessera::tst_CommandPalette {

class TestCommandPalette : public QObject {
    Q_OBJECT

private slots:
    void lettersInTheirOrderFit() {
        const QString text = QStringLiteral("Mirror left to right");
        QVERIFY(fuzzyFit(QStringLiteral("mlr"), text) >= 0);
        QVERIFY(fuzzyFit(QStringLiteral("rlm"), text) < 0);
        QVERIFY(fuzzyFit(QStringLiteral("mir"), text) > fuzzyFit(QStringLiteral("mot"), text));
    }

    void typingRunsACommand() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{4, 4}, {}, {}, true})));
        const Answer answer([](QWidget* dialog) {
            QTest::keyClicks(dialog->focusWidget(), QStringLiteral("mirrleft"));
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        });
        test.key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(test.document().history().undoText(), QStringLiteral("Mirror left to right"));
    }

    void submenusAreFoundByTheirTitles() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const Answer answer([](QWidget* dialog) {
            QTest::keyClicks(dialog->focusWidget(), QStringLiteral("text piece list"));
            QCOMPARE(dialog->findChild<QListWidget*>()->item(0)->text(),
                     QStringLiteral("Copy as text ▸ Piece list"));
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        });
        test.action("editCommands").trigger();
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(test.page().message(), QStringLiteral("Copied the board: Piece list."));
    }

    void aLineSaysThatNothingIsFound() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        CommandPalette palette({&test.action("searchRun")});
        palette.findChild<QLineEdit*>()->setText(QStringLiteral("zzz"));
        const auto& list = *palette.findChild<QListWidget*>();
        QCOMPARE(list.count(), 1);
        QCOMPARE(list.item(0)->text(), QStringLiteral("No command found."));
        QVERIFY(palette.chosen() == nullptr);
    }

    /// The window of races has a "Stop" of its own.
    void commandsOfOtherWindowsAreNotListed() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.action("searchCompare").trigger();
        test.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&test.window));
        int stops = 0;
        const Answer answer([&stops](QWidget* dialog) {
            stops = static_cast<int>(dialog->findChild<QListWidget*>()
                                         ->findItems(QStringLiteral("Stop"), Qt::MatchStartsWith)
                                         .size());
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        test.action("editCommands").trigger();
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(stops, 1);
    }

    void whatCannotBeDoneIsGrey() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        CommandPalette palette({&test.action("editUndo")});
        QCOMPARE(palette.findChild<QListWidget*>()->count(), 1);
        QVERIFY(palette.chosen() == nullptr);
        QCOMPARE(palette.findChild<QListWidget*>()->item(0)->text(),
                 QStringLiteral("Undo  (Ctrl+Z) – There is nothing to undo."));
    }

    /// What does not fit ends in dots.
    void longRowsDoNotScrollSideways() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        CommandPalette palette({&test.action("editUndo")});
        palette.resize(120, 200);
        palette.show();
        QVERIFY(QTest::qWaitForWindowExposed(&palette));
        const auto& list = *palette.findChild<QListWidget*>();
        QCOMPARE(list.horizontalScrollBar()->maximum(), 0);
        const QRect row = list.visualItemRect(list.item(0));
        QCOMPARE(row.width(), list.viewport()->width());
        QVERIFY(row.height() >= list.fontMetrics().height());
    }

    /// The click is on another command than the current one.
    void aClickOnAGreyCommandRunsNothing() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        CommandPalette palette({&test.action("editUndo"), &test.action("searchRun")});
        palette.show();
        QVERIFY(QTest::qWaitForWindowExposed(&palette));
        auto& list = *palette.findChild<QListWidget*>();
        const auto click = [&list](int row) {
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                              list.visualItemRect(list.item(row)).center());
        };
        QCOMPARE(palette.chosen(), &test.action("searchRun"));
        click(1);
        QCOMPARE(palette.result(), int(QDialog::Rejected));
        QVERIFY(palette.isVisible());
        click(0);
        QCOMPARE(palette.result(), int(QDialog::Accepted));
    }

    void whatASearchForbidsSaysSo() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.action("searchRun").trigger();
        QTRY_VERIFY(test.search().isActive());
        for (const char* name : {"editClear", "editRotate", "puzzleResize", "solveHint",
                                 "editSolveRest", "editUndo"}) {
            QVERIFY2(!test.action(name).isEnabled(), name);
            QCOMPARE(whyNotAllowed(test.action(name)),
                     QStringLiteral("A search is running on this board. Stop it first."));
        }
        QVERIFY(whyNotAllowed(test.action("searchKeep")).contains(QStringLiteral("result")));
        test.action("searchStop").trigger();
        QTRY_VERIFY(!test.search().isActive());
        QVERIFY(whyNotAllowed(test.action("editClear")).contains(QStringLiteral("Keep it")));
        QVERIFY(whyNotAllowed(test.action("searchKeep")).isEmpty());
    }
};

TESSERA_TEST(TestCommandPalette, Needs::Window)

} // namespace tessera::tst_CommandPalette

#include "tst_CommandPalette.moc"
