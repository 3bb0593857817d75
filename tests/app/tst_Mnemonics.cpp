// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/PlanDesigner.h"
#include "app/window/generate/GeneratorForm.h"
#include "app/window/preferences/TileThemeChooser.h"
#include "app/window/search/SearchForm.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/settings/Languages.h"
#include "app/window/shell/MainWindow.h"
#include "app/window/watch/SearchPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/ExperimentTesting.h"
#include "tests/app/RaceTesting.h"
#include "widgets/board/TileArt.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/experiments/PlanDraft.h"
#include "core/kind/Kind.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QLabel>
#include <QMap>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>

namespace tessera::tst_Mnemonics {

namespace {

/// Every Alt+letter of the window with the texts that use it.
QMap<QString, QStringList> claims(const QWidget& window, bool ofHidden = true) {
    QMap<QString, QStringList> found;
    const auto claim = [&found](const QString& text) {
        const QKeySequence keys = QKeySequence::mnemonic(text);
        if (!keys.isEmpty())
            found[keys.toString()] << text;
    };
    for (const QMenuBar* bar : window.findChildren<QMenuBar*>()) {
        for (const QAction* menu : bar->actions())
            claim(menu->text());
    }
    const auto isIn = [&](const QWidget* widget) {
        return widget->window() == &window && (ofHidden || widget->isVisible());
    };
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (label->buddy() != nullptr && isIn(label))
            claim(label->text());
    }
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        if ((tool == nullptr || tool->defaultAction() == nullptr) && isIn(button))
            claim(button->text());
    }
    for (const QTabWidget* tabs : window.findChildren<QTabWidget*>()) {
        for (int tab = 0; tab < tabs->count() && isIn(tabs); ++tab)
            claim(tabs->tabText(tab));
    }
    return found;
}

/// The letters with two meanings in what is seen of a window, and then on each of its pages.
QStringList ambiguous(const QWidget& window) {
    QStringList twice;
    auto* tabs = window.findChild<QTabWidget*>();
    for (int tab = 0; tab < (tabs != nullptr ? tabs->count() : 1); ++tab) {
        if (tabs != nullptr)
            tabs->setCurrentIndex(tab);
        for (const QStringList& texts : claims(window, false)) {
            if (texts.size() > 1)
                twice << texts.join(QStringLiteral(" / "));
        }
    }
    return twice;
}

} // namespace

class TestMnemonics : public QObject {
    Q_OBJECT

private slots:
    void init() { installLanguage(*qApp, QStringLiteral("en")); }

    void everyLetterMeansOneThing_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("method");
        for (const Language& language : availableLanguages()) {
            for (const SolverInfo& info : solversFor(EdgeProblem::kKind)) {
                const QString method = QString::fromStdString(info.id);
                QTest::addRow("%s, %s", qPrintable(language.code), qPrintable(method))
                    << language.code << method;
            }
        }
    }

    void everyLetterMeansOneThing() {
        QFETCH(QString, language);
        QFETCH(QString, method);
        installLanguage(*qApp, language);
        const QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        window.openSample();
        window.searchPanel().form().chooseSolver(method);
        const auto found = claims(window);
        for (auto it = found.begin(); it != found.end(); ++it)
            QVERIFY2(it->size() == 1, qPrintable(it->join(QStringLiteral(" / "))));
        QVERIFY(found.size() > 12);
    }

    void everyLetterMeansOneThingInARace_data() { languages(); }

    void everyLetterMeansOneThingInARace() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        CompareTest test;
        QVERIFY(test.openCompare(samplePuzzle()));
        const auto found = claims(test.compare());
        for (auto it = found.begin(); it != found.end(); ++it)
            QVERIFY2(it->size() == 1, qPrintable(it->join(QStringLiteral(" / "))));
        QVERIFY(found.size() > 5);
    }

    void everyLetterMeansOneThingInADialog_data() { languages(); }

    /// In all dialogs and windows of ours that an action opens from the menus. Their titles are
    /// written as in the menus, too.
    void everyLetterMeansOneThingInADialog() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        QSet<QWidget*> before;
        for (QWidget* window : QApplication::topLevelWidgets())
            before << window;
        QStringList twice;
        QStringList capital;
        static const QRegularExpression capitals(QStringLiteral(" (?!Sudoku|Tessera)\\p{Lu}"));
        int seen = 0;
        const auto look = [&](const QAction* action, const QWidget& window) {
            const QByteArray name = window.metaObject()->className();
            if (name != "QDialog" && !name.startsWith("tessera::"))
                return; // Qt's own
            ++seen;
            if (language == QStringLiteral("en") && window.windowTitle().contains(capitals))
                capital << window.windowTitle();
            for (const QString& texts : ambiguous(window))
                twice << action->objectName() + QStringLiteral(": ") + texts;
        };
        for (QAction* action : test.window.findChildren<QAction*>()) {
            if (!action->text().endsWith(u'…') || !action->isEnabled() ||
                action->objectName().isEmpty())
                continue;
            Answer answer([&](QWidget* dialog) {
                look(action, *dialog);
                QTest::keyClick(dialog, Qt::Key_Escape);
            });
            QPointer<QWidget> opened;
            action->trigger();
            (void)QTest::qWaitFor(
                [&] {
                    for (QWidget* window : QApplication::topLevelWidgets()) {
                        if (window->isVisible() && !window->isModal() && !before.contains(window))
                            opened = window;
                    }
                    return opened != nullptr || answer.asked() > 0;
                },
                200);
            if (opened != nullptr) {
                look(action, *opened);
                opened->close();
            }
        }
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
        QVERIFY2(capital.isEmpty(), qPrintable(capital.join(u'\n')));
        QVERIFY2(seen > 15, qPrintable(QString::number(seen)));
    }

    void everyLetterMeansOneThingInWindowsWithinWindows_data() { languages(); }

    void everyLetterMeansOneThingInWindowsWithinWindows() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        ExperimentTest test;
        QVERIFY(test.openPlan());
        PlanDesigner designer(planDraft(kPlan, {}), test.settings(), 1);
        PaletteDialog palette(paletteFrom(tileThemes().front(), QStringLiteral("Mine")), {}, 12);
        for (QWidget* window :
             std::initializer_list<QWidget*>{&test.experiments(), &designer, &palette}) {
            window->show();
            QVERIFY(claims(*window, false).size() > 5);
            const QStringList twice = ambiguous(*window);
            QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
        }
    }

    void labelsOfAFormDiffer_data() { languages(); }

    void labelsOfAFormDiffer() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        const GeneratorForm form;
        QSet<QString> seen;
        const auto differs = [&seen](QString text) {
            static const QRegularExpression mark(QStringLiteral("\\(&.\\)|&|\\s*[:：]$"));
            const qsizetype before = seen.size();
            return (seen << text.remove(mark)).size() > before;
        };
        for (const QLabel* label : form.findChildren<QLabel*>()) {
            if (label->buddy() != nullptr)
                QVERIFY2(differs(label->text()), qPrintable(label->text()));
        }
        for (const QCheckBox* box : form.findChildren<QCheckBox*>())
            QVERIFY2(differs(box->text()), qPrintable(box->text()));
        QVERIFY(seen.size() > 10);
    }

    void menusKeepTheirLetters() {
        const QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        for (const QAction* menu : window.menuBar()->actions())
            QVERIFY2(!QKeySequence::mnemonic(menu->text()).isEmpty(), qPrintable(menu->text()));
    }

    /// The key itself, sent to the window as if pressed.
    void altAndALetterGoToTheField() {
        const QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        window.openSample();
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, Qt::Key_M, Qt::AltModifier);
        QVERIFY(QApplication::focusWidget() != nullptr);
        const auto labels = window.findChildren<QLabel*>();
        const bool method = std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text() == QStringLiteral("&Method:") &&
                   label->buddy() == QApplication::focusWidget();
        });
        QVERIFY(method);
    }

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const Language& language : availableLanguages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
};

TESSERA_TEST(TestMnemonics, Needs::Window)

} // namespace tessera::tst_Mnemonics

#include "tst_Mnemonics.moc"
