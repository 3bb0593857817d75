// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recovery/SessionKeeper.h"
#include "app/window/search/SearchForm.h"
#include "app/window/watch/SearchPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/RaceTesting.h"
#include "tests/app/SearchTesting.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/kind/Kind.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>

namespace tessera::tst_WorkSettings {

/// How the settings of the pages "Defaults" and "Saving and limits" apply to the window.
class TestWorkSettings : public QObject {
    Q_OBJECT

private slots:
    void searchesBeginAsChosen() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const SolverInfo& method = methodWithPresets();
        const Preset& preset = method.presets.front();
        change(test, [&](QWidget& dialog) {
            pick(dialog, "beginMethod", QString::fromStdString(method.id));
            pick(dialog, "beginPreset", QString::fromStdString(preset.id));
            dialog.findChild<QDoubleSpinBox*>(QStringLiteral("beginSeconds"))->setValue(0);
            dialog.findChild<QDoubleSpinBox*>(QStringLiteral("beginEvaluations"))->setValue(5000);
        });
        QCOMPARE(test.settings().searchDefaults().preset, preset.id);
        // The settings for the user's next search are not changed.
        QVERIFY(form(test).settings().solver != method.id);
        form(test).chooseSolver(QStringLiteral("annealing"));
        savePuzzle(hardPuzzle(), test.path("second.tessera"));
        test.window.openFiles({test.path("second.tessera")});
        QCOMPARE(test.window.tabs().count(), 2);
        const SearchSettings shown = form(test).settings();
        QCOMPARE(shown.solver, method.id);
        ParameterValues expected = method.defaults();
        expected.apply(preset);
        QVERIFY(shown.values == expected);
        QVERIFY(!shown.budget.seconds);
        QCOMPARE(shown.budget.evaluations, std::optional<std::uint64_t>(5000));
        // Returning to an open puzzle chooses nothing.
        form(test).chooseSolver(QStringLiteral("annealing"));
        test.window.tabs().setCurrentIndex(0);
        QCOMPARE(form(test).settings().solver, std::string("annealing"));
        MainWindow next(test.settings());
        QCOMPARE(next.searchPanel().form().settings().solver, method.id);
    }

    /// Typed limits stay until the settings have others, which may be the shipped ones.
    void onlyChangedLimitsReplaceTypedOnes() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        auto& seconds = test.child<QDoubleSpinBox>("timeLimit");
        auto& kind = test.child<QComboBox>("timeKind");
        const auto openAnother = [&test](const char* name) {
            savePuzzle(hardPuzzle(), test.path(name));
            test.window.openFiles({test.path(name)});
        };
        SearchDefaults defaults;
        defaults.seconds = 25;
        test.settings().setSearchDefaults(defaults);
        kind.setCurrentIndex(1);
        openAnother("b.tessera");
        QCOMPARE(seconds.value(), 25.0);
        QCOMPARE(kind.currentIndex(), 0);
        seconds.setValue(7);
        openAnother("c.tessera");
        QCOMPARE(seconds.value(), 7.0);
        test.settings().setSearchDefaults(SearchDefaults());
        openAnother("d.tessera");
        QCOMPARE(seconds.value(), SearchDefaults().seconds);
    }

    /// The settings and the window show one list.
    void methodsAreInTheOrderOfTheChooser() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const auto ids = [](const QComboBox& box) {
            QStringList found;
            for (int i = 0; i < box.count(); ++i) {
                if (!box.itemData(i).toString().isEmpty())
                    found << box.itemData(i).toString();
            }
            return found;
        };
        QStringList offered;
        change(test, [&](QWidget& dialog) {
            offered = ids(*dialog.findChild<QComboBox*>(QStringLiteral("beginMethod")));
        });
        QCOMPARE(offered, ids(test.child<QComboBox>("method")));
    }

    void asLastTimeKeepsTheMethod() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        form(test).chooseSolver(QStringLiteral("backtracking"));
        savePuzzle(hardPuzzle(), test.path("second.tessera"));
        test.window.openFiles({test.path("second.tessera")});
        QCOMPARE(form(test).settings().solver, std::string("backtracking"));
    }

    void limitsReachTheLastMethodToo() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        form(test).chooseSolver(QStringLiteral("backtracking"));
        change(test, [](QWidget& dialog) {
            dialog.findChild<QDoubleSpinBox*>(QStringLiteral("beginSeconds"))->setValue(7);
            dialog.findChild<QDoubleSpinBox*>(QStringLiteral("beginEvaluations"))->setValue(5000);
        });
        savePuzzle(hardPuzzle(), test.path("second.tessera"));
        test.window.openFiles({test.path("second.tessera")});
        const SearchSettings shown = form(test).settings();
        QCOMPARE(shown.solver, std::string("backtracking"));
        QCOMPARE(shown.budget.seconds, std::optional<double>(7));
        QCOMPARE(shown.budget.evaluations, std::optional<std::uint64_t>(5000));
    }

    void puzzlesBeginAsChosen() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        change(test, [&](QWidget& dialog) { pick(dialog, "beginPuzzle", QStringLiteral("EII")); });
        int width = 0;
        const Answer answer([&](QWidget* dialog) {
            width = dialog->findChild<QSpinBox*>(QStringLiteral("width"))->value();
            dialog->close();
        });
        test.action("fileGenerate").trigger();
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(width, 16);
    }

    void olderStepsAreForgotten() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        change(test, [](QWidget& dialog) { spin(dialog, "undoSteps").setValue(3); });
        savePuzzle(hardPuzzle(), test.path("second.tessera"));
        test.window.openFiles({test.path("second.tessera")});
        for (int i = 0; i < 5; ++i)
            test.action("editShuffle").trigger();
        QCOMPARE(test.document().history().count(), 3);
        for (int i = 0; i < 5; ++i)
            test.action("editUndo").trigger();
        // The saved state of the puzzle cannot be reached any more.
        QVERIFY(test.document().isModified());
        // The open puzzle keeps all of its steps.
        test.window.tabs().setCurrentIndex(0);
        for (int i = 0; i < 5; ++i)
            test.action("editShuffle").trigger();
        QCOMPARE(test.document().history().count(), 5);
    }

    /// Methods with a memory limit respect it; others have no such parameter.
    void searchesAreHeldToTheirMemory() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const auto memory = [&] { return form(test).settings().values.integer("memory"); };
        form(test).chooseSolver(QStringLiteral("record"));
        QCOMPARE(memory(), 0); // a share of what is free
        change(test, [](QWidget& dialog) { spin(dialog, "searchMemory").setValue(32); });
        QCOMPARE(memory(), 32);
        change(test, [](QWidget& dialog) { spin(dialog, "searchMemory").setValue(4096); });
        QCOMPARE(memory(), 4096);
        form(test).chooseSolver(QStringLiteral("annealing"));
        QVERIFY(form(test).settings().values == findSolver("annealing")->defaults());
        WindowTest later;
        later.settings().searchMemory.set(16);
        MainWindow window(later.settings());
        window.searchPanel().form().chooseSolver(QStringLiteral("record"));
        QCOMPARE(window.searchPanel().form().settings().values.integer("memory"), 16);
    }

    /// New races and experiments take the number; one that runs keeps its own.
    void asManyRunAtOnceAsChosen() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const auto choose = [&](int count) {
            change(test,
                   [count](QWidget& dialog) { spin(dialog, "searchesAtOnce").setValue(count); });
        };
        choose(1);
        auto& race = test.child<QSpinBox>("compareAtOnce");
        QCOMPARE(race.value(), 1);
        QCOMPARE(test.child<QSpinBox>("experimentJobs").value(), 1);
        Comparison& searches =
            test.window.findChild<CompareActions*>()->compareWindow()->comparison();
        searches.add(settingsFor("annealing"), anyPuzzle(hardPuzzle()));
        QVERIFY(searches.isActive());
        const int most = race.maximum();
        choose(most);
        QCOMPARE(race.value(), 1);
        QCOMPARE(test.child<QSpinBox>("experimentJobs").value(), most);
        searches.stop(0);
        QTRY_COMPARE(race.value(), most);
        // Other settings leave the user's number.
        race.setValue(1);
        change(test, [](QWidget& dialog) { spin(dialog, "undoSteps").setValue(3); });
        QCOMPARE(race.value(), 1);
    }

    void copiesAreWrittenAsOftenAsChosen() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const auto* keeper = test.page().findChild<PageKeeper*>();
        QCOMPARE(keeper->mostSeconds(), 5);
        change(test, [](QWidget& dialog) { spin(dialog, "autosaveSeconds").setValue(2); });
        QCOMPARE(keeper->mostSeconds(), 2);
    }

private:
    /// Changes settings in the dialog and presses OK.
    static void change(WindowTest& test, const std::function<void(QWidget&)>& act) {
        const Answer answer([&](QWidget* dialog) {
            act(*dialog);
            dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        });
        test.action("editSettings").trigger();
        QCOMPARE(answer.asked(), 1);
    }
    static void pick(QWidget& dialog, const char* name, const QString& data) {
        auto* box = dialog.findChild<QComboBox*>(QLatin1String(name));
        QVERIFY(box->findData(data) >= 0);
        box->setCurrentIndex(box->findData(data));
    }
    static QSpinBox& spin(QWidget& dialog, const char* name) {
        return *dialog.findChild<QSpinBox*>(QLatin1String(name));
    }
    static SearchForm& form(WindowTest& test) { return test.window.searchPanel().form(); }
    static const SolverInfo& methodWithPresets() {
        for (const SolverInfo& method : solversFor(EdgeProblem::kKind)) {
            if (!method.presets.empty() && method.id != "annealing")
                return method;
        }
        qFatal("no method has a preset");
    }
};

TESSERA_TEST(TestWorkSettings, Needs::Window)

} // namespace tessera::tst_WorkSettings

#include "tst_WorkSettings.moc"
