// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/MessageBar.h"
#include "app/window/settings/ColorScheme.h"
#include "app/window/settings/Languages.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/kind/Kind.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QToolBar>

#include <map>
#include <set>

namespace tessera::tst_MainWindowAccess {

namespace {

/// The letter after the first single ampersand, or nothing.
QChar mnemonicOf(const QString& text) {
    for (int i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != u'&')
            continue;
        if (text[i + 1] != u'&')
            return text[i + 1].toLower();
        ++i;
    }
    return {};
}

/// Every menu below a list of actions, with its name.
void collectMenus(const QList<QAction*>& actions, std::map<QString, QMenu*>& menus) {
    for (const QAction* action : actions) {
        if (QMenu* menu = action->menu()) {
            emit menu->aboutToShow();
            menus[action->text()] = menu;
            collectMenus(menu->actions(), menus);
        }
    }
}

std::map<QString, QMenu*> menusOf(const MainWindow& window) {
    std::map<QString, QMenu*> menus;
    collectMenus(window.menuBar()->actions(), menus);
    return menus;
}

/// Everything that menus and toolbars offer, each once.
std::set<QAction*> offeredActions(const MainWindow& window) {
    std::set<QAction*> actions;
    for (const auto& [name, menu] : menusOf(window)) {
        for (QAction* action : menu->actions()) {
            if (!action->isSeparator() && action->menu() == nullptr)
                actions.insert(action);
        }
    }
    for (const QToolBar* bar : window.findChildren<QToolBar*>()) {
        for (QAction* action : bar->actions()) {
            if (!action->isSeparator())
                actions.insert(action);
        }
    }
    return actions;
}

template <typename... Types>
bool isAny(const QObject* object) {
    return ((qobject_cast<const Types*>(object) != nullptr) || ...);
}

/// Whether the widget accepts input from the user.
bool takesInput(const QWidget* widget) {
    return isAny<QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QPlainTextEdit,
                 QAbstractItemView, BoardView>(widget);
}

/// Whether Qt creates and names this part automatically.
bool isInnerPart(const QWidget* widget) {
    const QWidget* parent = widget->parentWidget();
    return widget->objectName().startsWith(QStringLiteral("qt_")) ||
           isAny<QComboBox, QAbstractSpinBox, QLineEdit, QTabBar, QToolBar, QMenuBar>(parent) ||
           parent->inherits("QComboBoxPrivateContainer") || widget->inherits("QTableCornerButton");
}

QString nameFor(QWidget* widget) {
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
    return accessible == nullptr ? QString() : accessible->text(QAccessible::Name);
}

} // namespace

/// What keys, screen readers and help need to know of the window.
class TestMainWindowAccess : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() {
        QTest::addColumn<QString>("language");
        for (const Language& language : availableLanguages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void init() {
        QFETCH_GLOBAL(QString, language);
        installLanguage(*qobject_cast<QApplication*>(QCoreApplication::instance()), language);
        m_window = std::make_unique<WindowTest>();
        QVERIFY(m_window->open(samplePuzzle()));
    }
    void cleanup() { m_window.reset(); }

    void everyActionSaysWhatItDoes() {
        const auto actions = offeredActions(m_window->window);
        QVERIFY(actions.size() > 30);
        for (const QAction* action : actions) {
            const QByteArray name = (action->objectName() + u' ' + action->text()).toUtf8();
            QVERIFY2(!action->text().isEmpty(), name.constData());
            QVERIFY2(!action->toolTip().isEmpty(), name.constData());
            QVERIFY2(!action->statusTip().isEmpty() || !action->isEnabled(), name.constData());
            QVERIFY2(!action->text().contains(QStringLiteral("&&")), name.constData());
        }
    }

    void toolTipsNameTheShortcut() {
        for (const QAction* action : offeredActions(m_window->window)) {
            if (action->shortcut().isEmpty())
                continue;
            const QString keys = action->shortcut().toString(QKeySequence::NativeText);
            QVERIFY2(action->toolTip().contains(keys), qPrintable(action->toolTip()));
        }
    }

    void everyActionIsReachedByKeys() {
        const auto menus = menusOf(m_window->window);
        for (const QAction* action : offeredActions(m_window->window)) {
            const bool inMenu = std::ranges::any_of(menus, [&](const auto& entry) {
                return entry.second->actions().contains(const_cast<QAction*>(action));
            });
            QVERIFY2(inMenu || !action->shortcut().isEmpty(), qPrintable(action->text()));
        }
    }

    void noShortcutMeansTwoThings() {
        std::map<QString, QString> owners;
        for (const QAction* action : m_window->window.findChildren<QAction*>()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                const auto [found, isNew] = owners.emplace(keys.toString(), action->text());
                QVERIFY2(isNew,
                         qPrintable(QStringLiteral("%1: %2 and %3")
                                        .arg(keys.toString(), found->second, action->text())));
            }
        }
        QVERIFY(owners.size() > 20);
    }

    void noMenuUsesALetterTwice() {
        const auto check = [](const QString& name, const QList<QAction*>& actions) {
            std::map<QChar, QString> owners;
            for (const QAction* action : actions) {
                const QChar letter = mnemonicOf(action->text());
                if (letter.isNull())
                    continue;
                const auto [found, isNew] = owners.emplace(letter, action->text());
                QVERIFY2(
                    isNew,
                    qPrintable(
                        QStringLiteral("%1: %2 and %3").arg(name, found->second, action->text())));
            }
        };
        check(QStringLiteral("menu bar"), m_window->window.menuBar()->actions());
        for (const auto& [name, menu] : menusOf(m_window->window))
            check(name, menu->actions());
    }

    /// Alt and a letter: the menu bar, labels with buddies, buttons and boxes.
    void noLetterOfTheWindowMeansTwoThings() {
        std::map<QChar, QString> owners;
        const auto claim = [&](const QString& text) {
            const QChar letter = mnemonicOf(text);
            if (letter.isNull())
                return;
            const auto [found, isNew] = owners.emplace(letter, text);
            QVERIFY2(isNew, qPrintable(QStringLiteral("%1 and %2").arg(found->second, text)));
        };
        for (const QAction* action : m_window->window.menuBar()->actions())
            claim(action->text());
        for (const QLabel* label : m_window->window.findChildren<QLabel*>()) {
            if (label->buddy() != nullptr)
                claim(label->text());
        }
        for (const QAbstractButton* button : m_window->window.findChildren<QAbstractButton*>())
            claim(button->text());
    }

    void everyInputHasAName() {
        int count = 0;
        for (const SolverInfo& method : solversFor(EdgeProblem::kKind)) {
            auto& methods = m_window->child<QComboBox>("method");
            methods.setCurrentIndex(methods.findData(QString::fromStdString(method.id)));
            for (QWidget* widget : m_window->window.findChildren<QWidget*>()) {
                if (!takesInput(widget) || isInnerPart(widget))
                    continue;
                ++count;
                QVERIFY2(
                    !nameFor(widget).isEmpty(),
                    qPrintable(QStringLiteral("%1 %2 in %3")
                                   .arg(QLatin1String(widget->metaObject()->className()),
                                        widget->objectName(),
                                        QLatin1String(
                                            widget->parentWidget()->metaObject()->className()))));
            }
        }
        QVERIFY(count > 100);
    }

    void everyDockHasANameAndCanComeBack() {
        const auto docks = m_window->window.findChildren<QDockWidget*>();
        QCOMPARE(docks.size(), 13);
        for (QDockWidget* dock : docks) {
            QVERIFY(!dock->windowTitle().isEmpty() && !dock->objectName().isEmpty());
            QAction* toggle = dock->toggleViewAction();
            QVERIFY(offeredActions(m_window->window).contains(toggle));
            const bool shown = !dock->isHidden();
            toggle->trigger();
            QCOMPARE(dock->isHidden(), shown);
            toggle->trigger();
            QCOMPARE(!dock->isHidden(), shown);
        }
    }

    void tabLeadsEverywhereInOrder() {
        auto& methods = m_window->child<QComboBox>("method");
        for (const char* method : {"tabu", "annealing"})
            methods.setCurrentIndex(methods.findData(QLatin1String(method)));
        m_window->child<QAbstractButton>("unfoldParameters").click();
        QCoreApplication::processEvents(); // shows the new fields
        QStringList reached;
        m_window->view().setFocus();
        do {
            m_window->key(Qt::Key_Tab);
            const QWidget* now = QApplication::focusWidget();
            QVERIFY(now != nullptr);
            reached << now->objectName();
            QVERIFY2(reached.size() < 200, qPrintable(reached.join(u' ')));
        } while (!m_window->view().hasFocus());
        qsizetype last = -1;
        for (const char* name :
             {"method", "seed", "threads", "timeLimit", "unfoldParameters", "preset", "calibrated",
              "cooling", "startFrom", "evaluationLimit"}) {
            const auto at = reached.indexOf(QLatin1String(name));
            QVERIFY2(at > last, qPrintable(reached.join(u' ')));
            last = at;
        }
        QVERIFY(reached.contains(QStringLiteral("puzzleTitle")));
    }

    /// Each widget that Tab leads to looks different when it has the focus.
    void messageBarsFollowTheColorScheme() {
        // In any order in which widgets hear of it.
        QWidget page;
        std::vector<MessageBar*> bars;
        for (int i = 0; i < 50; ++i) {
            auto* between = new QWidget(&page);
            bars.push_back(new MessageBar(between));
            bars.back()->showMessage({MessageBar::Kind::Warning, QStringLiteral("Something."), {}});
        }
        page.show();
        for (const char* scheme : {"dark", "light", "dark"}) {
            applyColorScheme(*qApp, QString::fromLatin1(scheme));
            QCoreApplication::processEvents();
            const bool dark = QLatin1String(scheme) == QLatin1String("dark");
            for (const MessageBar* bar : bars) {
                QCOMPARE(bar->palette().color(QPalette::Window).lightness() < 128, dark);
                QCOMPARE(bar->palette().color(QPalette::WindowText).lightness() > 128, dark);
            }
        }
        applyColorScheme(*qApp, QStringLiteral("system"));
    }

    void theFocusCanBeSeen() {
        applyColorScheme(*qApp, QStringLiteral("contrast-dark"));
        QApplication::setCursorFlashTime(0);
        const auto picture = [&](const QWidget& widget) {
            // Some show it in the area around them.
            const QRect place(widget.mapTo(&m_window->window, QPoint()), widget.size());
            return m_window->window.grab(place.adjusted(-2, -2, 2, 2)).toImage();
        };
        m_window->view().setFocus();
        int count = 0;
        do {
            m_window->key(Qt::Key_Tab);
            QWidget* now = QApplication::focusWidget();
            QVERIFY(now != nullptr && ++count < 200);
            QCoreApplication::processEvents();
            const QImage focused = picture(*now);
            now->clearFocus();
            QCoreApplication::processEvents();
            const bool same = picture(*now) == focused;
            now->setFocus(Qt::TabFocusReason);
            QVERIFY2(!same, qPrintable(QStringLiteral("%1 %2").arg(
                                QLatin1String(now->metaObject()->className()), now->objectName())));
            QVERIFY2(!now->visibleRegion().isEmpty(), qPrintable(now->objectName()));
        } while (!m_window->view().hasFocus());
        applyColorScheme(*qApp, QStringLiteral("system"));
    }

private:
    std::unique_ptr<WindowTest> m_window;
};

TESSERA_TEST(TestMainWindowAccess, Needs::Window)

} // namespace tessera::tst_MainWindowAccess

#include "tst_MainWindowAccess.moc"
