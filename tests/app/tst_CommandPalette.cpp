// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/CommandPalette.h"
#include "tests/app/WindowTesting.h"

#include <QListWidget>

using namespace tessera;

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

    void whatCannotBeDoneIsGrey() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        CommandPalette palette({&test.action("editUndo")});
        QCOMPARE(palette.findChild<QListWidget*>()->count(), 1);
        QVERIFY(palette.chosen() == nullptr);
    }
};

QTEST_MAIN(TestCommandPalette)
#include "tst_CommandPalette.moc"
