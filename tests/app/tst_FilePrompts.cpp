// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/FilePrompts.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include <QTextDocument>

namespace tessera::tst_FilePrompts {

namespace {

/// What a user reads in a message or a tooltip.
QString asShown(const QString& text, bool plain) {
    if (plain || !Qt::mightBeRichText(text))
        return text;
    QTextDocument document;
    document.setHtml(text);
    return document.toPlainText();
}

} // namespace

/// Names of the user in questions, tooltips and suggested files.
class TestFilePrompts : public QObject {
    Q_OBJECT

private slots:
    void suggestedNamesKeepEveryLetter_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::newRow("beyond the basic plane")
            << QStringLiteral("🧩 Evening") << QStringLiteral("🧩 Evening");
        QTest::newRow("joined") << QStringLiteral("می\u200Cخواهم")
                                << QStringLiteral("می\u200Cخواهم");
        QTest::newRow("refused") << QStringLiteral("a/b: \"c\"\u202Ed")
                                 << QStringLiteral("a-b- -c--d");
    }
    void suggestedNamesKeepEveryLetter() {
        QFETCH(QString, title);
        WindowTest test;
        PuzzleFile file = samplePuzzle();
        file.info.title = title;
        QVERIFY(test.open(file));
        test.document().forgetPath();
        QString suggested;
        const Answer name([&suggested](QWidget* dialog) {
            suggested = dialog->findChild<QLineEdit*>()->text();
            qobject_cast<QFileDialog*>(dialog)->reject();
        });
        test.action("fileSaveAs").trigger();
        QCOMPARE(name.asked(), 1);
        QTEST(suggested.section(u'.', 0, 0), "name");
    }

    void namesAreNotMarkup() {
        const QString title = QStringLiteral("A <b>x</b>");
        WindowTest test;
        PuzzleFile file = samplePuzzle();
        file.info.title = title;
        QVERIFY(test.open(file));
        test.document().forgetPath();
        QCOMPARE(asShown(test.window.tabs().tabToolTip(0), false), title);
        test.action("editShuffle").trigger();
        QString saveQuestion;
        const Answer stay([&saveQuestion](QWidget* dialog) {
            const auto& box = *qobject_cast<QMessageBox*>(dialog);
            saveQuestion = asShown(box.text(), box.textFormat() == Qt::PlainText);
            pressRole(dialog, QMessageBox::RejectRole);
        });
        test.action("fileClose").trigger();
        QCOMPARE(stay.asked(), 1);
        QVERIFY2(saveQuestion.contains(title), qPrintable(saveQuestion));
        QString question;
        const Answer no([&question](QWidget* dialog) {
            const auto& box = *qobject_cast<QMessageBox*>(dialog);
            question = asShown(box.text(), box.textFormat() == Qt::PlainText);
            pressRole(dialog, QMessageBox::RejectRole);
        });
        QVERIFY(!askToDiscardResults(&test.window, title));
        QVERIFY2(question.contains(title), qPrintable(question));
    }
};

TESSERA_TEST(TestFilePrompts, Needs::Window)

} // namespace tessera::tst_FilePrompts

#include "tst_FilePrompts.moc"
