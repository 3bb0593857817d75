// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys/KeyBindings.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include <QRandomGenerator>
#include <QSettings>
#include <QTreeWidget>

namespace tessera::tst_KeyBindings {

namespace {

const QString kOpen = QStringLiteral("fileOpen");
const QString kRotate = QStringLiteral("editRotate");

KeyBindings threeBindings() {
    const QString file = QStringLiteral("File");
    KeyBindings keys;
    keys.add({kOpen, file, QStringLiteral("Open"), {Qt::Key_F2}, {Qt::Key_F2}});
    keys.add({kRotate, file, QStringLiteral("Rotate"), {Qt::Key_R}, {Qt::Key_R}});
    keys.add({QStringLiteral("quit"), file, QStringLiteral("Quit"), {}, {}});
    return keys;
}

/// The name of a key that two actions share, or nothing.
QString sharedKey(const KeyBindings& keys) {
    QList<QKeySequence> seen;
    for (const KeyBinding& binding : keys.all()) {
        for (const QKeySequence& key : binding.keys) {
            if (seen.contains(key))
                return binding.id + u' ' + key.toString();
            seen << key;
        }
    }
    return {};
}

} // namespace

class TestKeyBindings : public QObject {
    Q_OBJECT

private slots:
    void everyActionOfTheMenusIsListed() {
        WindowTest test;
        const KeyBindings keys(test.window);
        QVERIFY(keys.all().size() > 60);
        QVERIFY(sharedKey(keys).isEmpty());
        for (const char* id : {"fileOpen", "editRotate", "editCopyAs-viewer-url", "searchRun",
                               "overlayHeat", "toggle-dockPieces", "helpAbout"})
            QVERIFY2(keys.find(QLatin1String(id)) != nullptr, id);
        QCOMPARE(keys.find(kRotate)->group, QStringLiteral("Edit"));
        QCOMPARE(keys.text(kRotate), QStringLiteral("R"));
        for (const KeyBinding& binding : keys.all())
            QVERIFY2(!binding.name.isEmpty() && !binding.name.contains(u'&'),
                     qPrintable(binding.id));
    }

    void aKeyIsTakenFromItsOwner() {
        KeyBindings keys = threeBindings();
        keys.setKeys(kRotate, {Qt::Key_F2});
        QVERIFY(keys.find(kOpen)->keys.isEmpty());
        QCOMPARE(keys.ownerOf(Qt::Key_F2)->id, kRotate);
        QVERIFY(keys.ownerOf(Qt::Key_R) == nullptr);
        keys.resetAll();
        QVERIFY(keys.changed().isEmpty());
        QCOMPARE(keys.ownerOf(Qt::Key_R)->id, kRotate);
    }

    void whatIsSavedComesBack() {
        KeyBindings keys = threeBindings();
        // That leaves Open without a key. Without the names Qt takes the first key for a number.
        keys.setKeys(kRotate, {QKeySequence(Qt::CTRL | Qt::Key_Comma), QKeySequence(Qt::Key_F2)});
        KeyBindings again = threeBindings();
        again.restore(keys.changed());
        QCOMPARE(again.changed(), keys.changed());
        QCOMPARE(again.find(kRotate)->keys, keys.find(kRotate)->keys);
        QVERIFY(again.find(kOpen)->keys.isEmpty());
        again.restore({});
        QVERIFY(again.changed().isEmpty());
    }

    void savedNonsenseIsIgnored_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        QTest::newRow("unknown action") << QStringLiteral("fileFly") << QStringLiteral("F3");
        QTest::newRow("nothing") << kRotate << QString();
        QTest::newRow("no key") << kRotate << QStringLiteral("Ctrl+Hello");
        QTest::newRow("modifier") << kRotate << QStringLiteral("Ctrl+");
        QTest::newRow("two strokes") << kRotate << QStringLiteral("Ctrl+K, Ctrl+L");
        QTest::newRow("one of two") << kRotate << QStringLiteral("F3; Foo");
        QTest::newRow("another's") << kRotate << QStringLiteral("F2");
        QTest::newRow("the board's") << kRotate << QStringLiteral("Left");
        QTest::newRow("Tab") << kRotate << QStringLiteral("Ctrl+Tab");
        QTest::newRow("bytes") << kRotate << QString::fromLatin1("@Inv\x01\xff(");
    }
    void savedNonsenseIsIgnored() {
        QFETCH(QString, id);
        QFETCH(QString, text);
        KeyBindings keys = threeBindings();
        keys.restore({{id, text}});
        QVERIFY2(keys.changed().isEmpty(), qPrintable(keys.changed().value(kRotate)));
    }

    void windowsBesideTheMainOneHaveKeysToChoose() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        // The same key as one of the main window: they are never in front at the same time.
        test.settings().setKeys({{QStringLiteral("compareRace"), QStringLiteral("Ctrl+O")},
                                 {QStringLiteral("compareOpen"), QStringLiteral("Ctrl+R")}});
        test.action("searchCompare").trigger();
        const QKeySequence chosen(Qt::CTRL | Qt::Key_O);
        QCOMPARE(test.action("compareRace").shortcut(), chosen);
        QVERIFY(test.action("compareRace")
                    .toolTip()
                    .contains(chosen.toString(QKeySequence::NativeText)));
        QCOMPARE(test.action("fileOpen").shortcut(), QKeySequence(QKeySequence::Open));

        QStringList listed;
        const Answer answer([&](QWidget* dialog) {
            for (QTreeWidgetItemIterator it(dialog->findChild<QTreeWidget*>()); *it; ++it)
                listed << (*it)->data(0, Qt::UserRole).toString();
            dialog->close();
        });
        test.action("editSettings").trigger();
        QCOMPARE(answer.asked(), 1);
        QVERIFY(listed.contains(QStringLiteral("compareRace")));
        QVERIFY(listed.contains(QStringLiteral("experimentStart")));
        QVERIFY(listed.contains(QStringLiteral("helpBack")));
        QVERIFY(listed.contains(kRotate));
    }

    /// Buttons, lists and fields have them.
    void otherWindowsLeaveKeysToTheFocus() {
        const KeyBindings keys = threeBindings();
        const QString window = QStringLiteral("raceWindow");
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_Escape})
            QVERIFY(keys.fixedUse(QKeySequence(key), window).contains(QStringLiteral("focus")));
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Home, Qt::Key_End, Qt::Key_PageDown})
            QVERIFY(keys.fixedUse(QKeySequence(key), window).isEmpty());
        QVERIFY(keys.fixedUse(QKeySequence(Qt::CTRL | Qt::Key_Return), window).isEmpty());
    }

    void theHelpsKeysCanBeChosen() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        // Free in the help, although the main window uses it.
        test.settings().setKeys({{QStringLiteral("helpBack"), QStringLiteral("Ctrl+O")}});
        test.action("helpContents").trigger();
        QCOMPARE(test.action("helpBack").shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
        QCOMPARE(test.action("fileOpen").shortcut(), QKeySequence(QKeySequence::Open));
    }

    void anyDamageLeavesKeysApart() {
        WindowTest test;
        KeyBindings keys(test.window);
        QStringList texts{QStringLiteral("none"), QStringLiteral("F2; F3"), QStringLiteral("x y")};
        for (const KeyBinding& binding : keys.all())
            texts << QKeySequence::listToString(binding.usual);
        QRandomGenerator random(5);
        for (int round = 0; round < 50; ++round) {
            QMap<QString, QString> saved;
            for (const KeyBinding& binding : keys.all()) {
                if (random.bounded(3) == 0)
                    saved[binding.id] = texts[random.bounded(int(texts.size()))];
            }
            keys.restore(saved);
            QVERIFY2(sharedKey(keys).isEmpty(), qPrintable(sharedKey(keys)));
        }
    }

    void theSettingsKeepKeys() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tessera.ini"));
        const QMap<QString, QString> chosen{
            {kOpen, QStringLiteral("Ctrl+,; F2")},
            {QStringLiteral("editCopyAs-viewer-url"), QStringLiteral("none")}};
        {
            AppSettings settings(path);
            settings.setKeys({{kRotate, QStringLiteral("Q")}});
            settings.setKeys(chosen);
            QVERIFY(settings.sync());
        }
        QCOMPARE(AppSettings(path).keys(), chosen);
    }

    void aWindowStartsWithTheSavedKeys() {
        const QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("tessera.ini")));
        settings.setKeys({{kRotate, QStringLiteral("Q")}, {kOpen, QStringLiteral("bad")}});
        const MainWindow window(settings);
        const auto* rotate = window.findChild<QAction*>(kRotate);
        QCOMPARE(rotate->shortcut(), QKeySequence(Qt::Key_Q));
        QVERIFY2(rotate->toolTip().endsWith(QStringLiteral("(Q)")), qPrintable(rotate->toolTip()));
        QCOMPARE(window.findChild<QAction*>(kOpen)->shortcut(), QKeySequence(QKeySequence::Open));
    }
};

TESSERA_TEST(TestKeyBindings, Needs::Window)

} // namespace tessera::tst_KeyBindings

#include "tst_KeyBindings.moc"
