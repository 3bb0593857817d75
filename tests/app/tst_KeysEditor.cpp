// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/HelpWindow.h"
#include "app/window/keys/KeysEditor.h"
#include "app/window/shell/CommandPalette.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QTabWidget>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

namespace tessera::tst_KeysEditor {

namespace {

QTreeWidgetItem* rowOf(const QTreeWidget& tree, const char* id) {
    for (int row = 0; row < tree.topLevelItemCount(); ++row) {
        const QTreeWidgetItem* group = tree.topLevelItem(row);
        for (int child = 0; child < group->childCount(); ++child) {
            if (group->child(child)->data(0, Qt::UserRole).toString() == QLatin1String(id))
                return group->child(child);
        }
    }
    qFatal("no row %s", id);
}

/// The editor by its parts, alone or in the settings dialog.
struct Editor {
    explicit Editor(QWidget& owner)
        : tree(*owner.findChild<QTreeWidget*>(QStringLiteral("keysTree"))),
          field(*owner.findChild<KeyField*>()), window(owner) {}

    void press(const char* action, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        click(action);
        field.setFocus();
        QTest::keyClick(&field, key, modifiers);
    }
    void click(const char* action) const {
        QTreeWidgetItem* row = rowOf(tree, action);
        tree.scrollToItem(row);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {},
                          tree.visualItemRect(row).center() -
                              QPoint(tree.visualItemRect(row).width() / 3, 0));
        QCOMPARE(tree.currentItem(), row);
    }
    void push(const char* name) const {
        auto* button = window.findChild<QPushButton*>(QLatin1String(name));
        QVERIFY2(button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    [[nodiscard]] QString keys(const char* action) const { return rowOf(tree, action)->text(1); }
    [[nodiscard]] QString notice() const {
        return field.parentWidget()->findChild<QLabel*>(QStringLiteral("notice"))->text();
    }

    QTreeWidget& tree;
    KeyField& field;
    QWidget& window;
};

} // namespace

class TestKeysEditor : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_window = std::make_unique<WindowTest>();
        QVERIFY(m_window->open(samplePuzzle({{6, 6}, {}, {}, true})));
    }
    void cleanup() { m_window.reset(); }

    void aFreeKeyIsTakenAtOnce() {
        KeysEditor editor{KeyBindings(m_window->window)};
        show(editor);
        const Editor parts(editor);
        parts.press("editRotate", Qt::Key_Q);
        QCOMPARE(parts.keys("editRotate"), QStringLiteral("Q"));
        QVERIFY(parts.notice().isEmpty());
        QCOMPARE(editor.bindings().changed().size(), 1);
        parts.push("resetKey");
        QCOMPARE(parts.keys("editRotate"), QStringLiteral("R"));
        QVERIFY(editor.bindings().changed().isEmpty());
    }

    /// In a narrow dialog keys get the room that names leave; a tooltip shows all of them.
    void namesAreNeverCut() {
        KeysEditor editor{KeyBindings(m_window->window)};
        show(editor);
        editor.resize(520, 400);
        auto* tree = editor.findChild<QTreeWidget*>();
        const QHeaderView& header = *tree->header();
        QTRY_COMPARE(header.length(), tree->viewport()->width());
        QCOMPARE(tree->horizontalScrollBar()->maximum(), 0);
        QVERIFY(qAbs(header.sectionSize(1) - header.sectionSize(2)) <= 1);
        for (QTreeWidgetItemIterator row(tree); *row != nullptr; ++row) {
            const bool isGroup = (*row)->parent() == nullptr; // over all columns
            QVERIFY2(isGroup || header.sectionSize(0) >
                                    2 * tree->indentation() +
                                        tree->fontMetrics().horizontalAdvance((*row)->text(0)),
                     qPrintable((*row)->text(0)));
            for (const int column : {1, 2})
                QCOMPARE((*row)->toolTip(column), (*row)->text(column));
        }
    }

    void aConflictIsSaidAndTakenOverOnDemand() {
        KeysEditor editor{KeyBindings(m_window->window)};
        show(editor);
        const Editor parts(editor);
        parts.press("editRotate", Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(parts.notice(),
                 QStringLiteral("Ctrl+G is already assigned to “Generate” in the menu "
                                "“File”."));
        QCOMPARE(parts.keys("editRotate"), QStringLiteral("R"));
        parts.push("takeOverKey");
        QCOMPARE(parts.keys("editRotate"), QStringLiteral("Ctrl+G"));
        QVERIFY(parts.keys("fileGenerate").isEmpty());
        QVERIFY2(parts.notice().contains(QStringLiteral("Generate")), qPrintable(parts.notice()));
        // Another action has its key now; taking it back needs the same confirmation.
        parts.click("fileGenerate");
        parts.push("resetKey");
        QVERIFY(parts.notice().contains(QStringLiteral("Rotate")));
        QVERIFY(parts.keys("fileGenerate").isEmpty());
        parts.push("resetAllKeys");
        QVERIFY(editor.bindings().changed().isEmpty());
        QCOMPARE(parts.keys("fileGenerate"), QStringLiteral("Ctrl+G"));
    }

    void aRefusedKeyIsLeftAlone() {
        KeysEditor editor{KeyBindings(m_window->window)};
        show(editor);
        const Editor parts(editor);
        parts.press("editRotate", Qt::Key_G, Qt::ControlModifier);
        parts.click("editLock"); // continue without taking it
        QVERIFY(parts.notice().isEmpty());
        QVERIFY(!editor.findChild<QPushButton*>(QStringLiteral("takeOverKey"))->isEnabled());
        for (const auto& [key, modifiers] : {std::pair{Qt::Key_Left, Qt::KeyboardModifiers()},
                                             {Qt::Key_Return, Qt::KeyboardModifiers()},
                                             {Qt::Key_F, Qt::KeyboardModifiers(Qt::AltModifier)}}) {
            parts.press("editLock", key, modifiers);
            QVERIFY(!parts.notice().isEmpty());
            QCOMPARE(parts.keys("editLock"), QStringLiteral("L"));
        }
        QVERIFY2(parts.notice().contains(QStringLiteral("File")), qPrintable(parts.notice()));
        QVERIFY(editor.bindings().changed().isEmpty());
    }

    void theFilterNarrowsByNameAndKey() {
        KeysEditor editor{KeyBindings(m_window->window)};
        show(editor);
        const Editor parts(editor);
        auto* filter = editor.findChild<QLineEdit*>(QStringLiteral("keysFilter"));
        QTest::keyClicks(filter, QStringLiteral("ctrl+g"));
        QVERIFY(!rowOf(parts.tree, "fileGenerate")->isHidden());
        QVERIFY(rowOf(parts.tree, "fileOpen")->isHidden());
        QVERIFY(rowOf(parts.tree, "editRotate")->parent()->isHidden());
        filter->clear();
        QTest::keyClicks(filter, QStringLiteral("rotate"));
        QVERIFY(!rowOf(parts.tree, "editRotate")->isHidden());
        QVERIFY(rowOf(parts.tree, "fileGenerate")->isHidden());
    }

    void whatTheFilterHidesGetsNoKey() {
        KeysEditor editor{KeyBindings(m_window->window)};
        show(editor);
        const Editor parts(editor);
        parts.click("editRotate");
        auto* filter = editor.findChild<QLineEdit*>(QStringLiteral("keysFilter"));
        QTest::keyClicks(filter, QStringLiteral("ctrl+g"));
        QCOMPARE(parts.tree.currentItem(), rowOf(parts.tree, "fileGenerate"));
        parts.field.setFocus();
        QTest::keyClick(&parts.field, Qt::Key_Q);
        QCOMPARE(parts.keys("editRotate"), QStringLiteral("R"));
        QCOMPARE(parts.keys("fileGenerate"), QStringLiteral("Q"));
        filter->clear();
        QTest::keyClicks(filter, QStringLiteral("no such action"));
        QVERIFY(!parts.field.isEnabled());
    }

    void enterDoesNotCloseTheSettings() {
        bool stayed = false;
        const Answer answer([&stayed](QWidget* dialog) {
            dialog->findChild<QTabWidget*>()->setCurrentIndex(1);
            const Editor parts(*dialog);
            auto* filter = dialog->findChild<QLineEdit*>(QStringLiteral("keysFilter"));
            filter->setFocus();
            QTest::keyClick(filter, Qt::Key_Return);
            parts.click("editRotate");
            parts.tree.setFocus();
            QTest::keyClick(&parts.tree, Qt::Key_Enter);
            stayed = dialog->isVisible();
            dialog->close();
        });
        m_window->action("editSettings").trigger();
        QVERIFY(stayed);
    }

    void otherWindowsHaveNoMenusAndNoBoard() {
        KeyBindings keys(m_window->window);
        const QString window = QStringLiteral("raceWindow");
        const QString title = QStringLiteral("Race");
        keys.add({QStringLiteral("one"), title, QStringLiteral("Go"), {}, {Qt::Key_F2}, window});
        keys.add({QStringLiteral("two"), title, QStringLiteral("Back"), {}, {}, window});
        KeysEditor editor{keys};
        show(editor);
        const Editor parts(editor);
        parts.press("two", Qt::Key_F2);
        QCOMPARE(parts.notice(),
                 QStringLiteral("F2 is already assigned to “Go” in the window “Race”."));
        parts.press("two", Qt::Key_Left);
        QVERIFY2(parts.notice().isEmpty(), qPrintable(parts.notice()));
        QCOMPARE(parts.keys("two"), QKeySequence(Qt::Key_Left).toString(QKeySequence::NativeText));
        keys.restore(editor.bindings().changed());
        QCOMPARE(keys.find(QStringLiteral("two"))->keys, QList<QKeySequence>{Qt::Key_Left});
    }

    void tabLeavesTheField() {
        KeysEditor editor{KeyBindings(m_window->window)};
        show(editor);
        const Editor parts(editor);
        parts.click("editRotate");
        parts.field.setFocus();
        QTest::keyClick(&parts.field, Qt::Key_Tab);
        QVERIFY(!parts.field.hasFocus());
        QCOMPARE(parts.keys("editRotate"), QStringLiteral("R"));
    }

    void newKeysHoldEverywhereAtOnce() {
        chooseKeys([](const Editor& parts) {
            parts.press("editRotate", Qt::Key_Q);
            parts.press("fileGenerate", Qt::Key_F10);
            parts.push("noKey");
        });
        const Placement before = m_window->board().at(14);
        m_window->click(14);
        m_window->key(Qt::Key_R);
        QCOMPARE(m_window->board().at(14), before);
        m_window->key(Qt::Key_Q);
        QCOMPARE(m_window->board().at(14), before.turned(1));
        // A page that is opened later has them too.
        savePuzzle(m_window->document().file(), m_window->path("other.tessera"));
        m_window->window.openFiles({m_window->path("other.tessera")});
        m_window->view().setFocus();
        m_window->key(Qt::Key_Q);
        QVERIFY(m_window->document().isModified());

        QVERIFY(m_window->child<QLabel>("liveNotice").text().contains(QStringLiteral("Q rotates")));
        const QAction& rotate = m_window->action("editRotate");
        QVERIFY(rotate.toolTip().endsWith(QStringLiteral("(Q)")));
        QVERIFY(m_window->action("fileGenerate").shortcut().isEmpty());
        QVERIFY(!m_window->action("fileGenerate").toolTip().contains(u'('));
        const CommandPalette palette(m_window->window.findChildren<QAction*>());
        QCOMPARE(palette.findChild<QListWidget*>()
                     ->findItems(QStringLiteral("Rotate  (Q)"), Qt::MatchExactly)
                     .size(),
                 1);
    }

    void theHelpShowsTheKeysThatHold() {
        chooseKeys([](const Editor& parts) { parts.press("editRotate", Qt::Key_Q); });
        bool listed = false;
        const Answer answer([&listed](QWidget* dialog) {
            const auto rows = dialog->findChild<QTreeWidget*>()->findItems(QStringLiteral("Rotate"),
                                                                           Qt::MatchExactly);
            listed = rows.size() == 1 && rows.front()->text(1) == QStringLiteral("Q, Shift+R");
            dialog->close();
        });
        m_window->action("helpShortcuts").trigger();
        QVERIFY(listed);
        m_window->action("helpContents").trigger();
        QWidget* help = nullptr;
        for (QWidget* top : m_window->window.findChildren<QWidget*>()) {
            if (top->inherits("tessera::HelpWindow"))
                help = top;
        }
        QVERIFY(help != nullptr);
        auto* text = help->findChild<QTextBrowser*>();
        emit text->anchorClicked(QUrl(QStringLiteral("page:keys")));
        QVERIFY(text->toPlainText().contains(QStringLiteral("Q, Shift+R")));
    }

    void theOpenDialogHasTheNewKeyOfTheHelp() {
        bool hasKey = false;
        const Answer answer([&hasKey](QWidget* dialog) {
            dialog->findChild<QTabWidget*>()->setCurrentIndex(1);
            const Editor parts(*dialog);
            // Other windows have such an action, too.
            QCOMPARE(rowOf(parts.tree, "compareHelp")->toolTip(0),
                     QStringLiteral("Compare searches: Help"));
            parts.press("helpContents", Qt::Key_F10);
            const auto* buttons = dialog->findChild<QDialogButtonBox*>();
            QTest::mouseClick(buttons->button(QDialogButtonBox::Apply), Qt::LeftButton);
            for (const QShortcut* shortcut : dialog->findChildren<QShortcut*>())
                hasKey = hasKey || shortcut->key() == QKeySequence(Qt::Key_F10);
            dialog->close();
        });
        m_window->action("editSettings").trigger();
        QVERIFY(hasKey);
    }

    void cancelChangesNothing() {
        Answer answer([](QWidget* dialog) {
            dialog->findChild<QTabWidget*>()->setCurrentIndex(1);
            Editor(*dialog).press("editRotate", Qt::Key_Q);
            const auto* buttons = dialog->findChild<QDialogButtonBox*>();
            QTest::mouseClick(buttons->button(QDialogButtonBox::Cancel), Qt::LeftButton);
        });
        m_window->action("editSettings").trigger();
        QCOMPARE(m_window->action("editRotate").shortcut(), QKeySequence(Qt::Key_R));
        QVERIFY(m_window->settings().keys().isEmpty());
    }

private:
    static void show(QWidget& widget) {
        widget.resize(700, 500);
        widget.show();
        widget.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&widget));
    }
    /// Opens the settings, changes the keys and accepts.
    void chooseKeys(const std::function<void(const Editor&)>& act) {
        const Answer answer([&act](QWidget* dialog) {
            dialog->findChild<QTabWidget*>()->setCurrentIndex(1);
            act(Editor(*dialog));
            const auto* buttons = dialog->findChild<QDialogButtonBox*>();
            QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
        });
        m_window->action("editSettings").trigger();
        QCOMPARE(answer.asked(), 1);
        QVERIFY(m_window->activate());
        m_window->view().setFocus();
    }

    std::unique_ptr<WindowTest> m_window;
};

TESSERA_TEST(TestKeysEditor, Needs::Window)

} // namespace tessera::tst_KeysEditor

#include "tst_KeysEditor.moc"
