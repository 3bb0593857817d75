// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"
#include "app/window/experiments/PlanDesigner.h"
#include "tests/TestProgram.h"
#include "tests/app/ExperimentTesting.h"

#include "core/experiments/PlanDraft.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QJsonDocument>
#include <QPushButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSpinBox>
#include <QTableWidget>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace tessera::tst_PlanDesigner {

namespace {

const QByteArray kUnwritten = R"({
 "title": "Unwritten",
 "puzzles": [{"generate": {"width": 4, "height": 4, "seed": 1}, "name": "4x4"}],
 "methods": [{"solver": "greedy"}],
 "seeds": {"count": 1},
 "budget": {"evaluations": 10}
})";

/// Counts the questions and answers them; the bar of a long work is none.
class Questions {
public:
    explicit Questions(QMessageBox::ButtonRole role)
        : m_answer(
              [this, role](QWidget* dialog) {
                  if (qobject_cast<QMessageBox*>(dialog) == nullptr)
                      return;
                  ++m_asked;
                  pressRole(dialog, role);
              },
              100) {}
    [[nodiscard]] int asked() const { return m_asked; }

private:
    mutable int m_asked = 0;
    Answer m_answer;
};

QPushButton& openButton(const QWidget& designer) {
    return *designer.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
}

QPushButton& saveButton(const QWidget& designer) {
    const auto buttons = designer.findChildren<QPushButton*>();
    return **std::ranges::find(buttons, QStringLiteral("&Save plan…"), &QPushButton::text);
}

} // namespace

class TestPlanDesigner : public QObject {
    Q_OBJECT

private slots:
    /// A plan is put together and estimated. Nothing is written before it runs; then its file lies
    /// beside its results.
    void aPlanIsDesigned() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        const QByteArray edited =
            readFile(test.path("plan.json"), 1 << 20).replace("8x8", "designed");
        PlanDesigner designer(planDraft(edited, {}), test.settings(), 1);
        designer.show();
        auto& methods = *designer.findChild<QTableWidget*>(QStringLiteral("planMethods"));
        QCOMPARE(methods.rowCount(), 2);
        const QPushButton& open = openButton(designer);
        methods.item(0, 2)->setText(QStringLiteral("cooling = 0.9:0.03:0.99"));
        designer.findChild<QSpinBox*>(QStringLiteral("planSeeds"))->setValue(2);
        designer.findChild<QDoubleSpinBox*>(QStringLiteral("planBudget"))->setValue(5000);
        auto& estimate = *designer.findChild<QLabel*>(QStringLiteral("planEstimate"));
        QTRY_VERIFY2(estimate.text().startsWith(QStringLiteral("10 run(s), about ")),
                     qPrintable(estimate.text()));
        QVERIFY(open.isEnabled());
        const ExperimentPlan plan = readPlan(designer.plan(), {});
        QCOMPARE(plan.methods.size(), std::size_t{5});
        QCOMPARE(plan.seeds, (std::vector<std::uint64_t>{1, 2}));
        QCOMPARE(*plan.puzzles.front().budget.evaluations, std::uint64_t{5000});
        test.experiments().openDesigned(designer.plan());
        const QString folder = test.experiment().folder();
        QVERIFY(!QFile::exists(folder));
        QVERIFY(test.runAll());
        QCOMPARE(test.experiment().finishedCount(), std::size_t{10});
        QCOMPARE(readFile(folder + QStringLiteral("/plan.json"), 1 << 20), designer.plan());
        QVERIFY(QDir(folder).removeRecursively());
    }

    /// A plan that was not run is in no file.
    void aDesignedPlanIsChangedBeforeItsFirstRun() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        test.experiments().openDesigned(QByteArray(kPlan).replace("Two methods", "Unwritten"));
        QString title;
        int methods = 0;
        const Answer answer([&](QWidget* dialog) {
            title = dialog->findChild<QLineEdit*>(QStringLiteral("planTitle"))->text();
            methods = dialog->findChild<QTableWidget*>(QStringLiteral("planMethods"))->rowCount();
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        test.action("experimentDesign").trigger();
        QCOMPARE(title, QStringLiteral("Unwritten"));
        QCOMPARE(methods, 2);
        QVERIFY(!QFile::exists(test.experiment().folder()));
    }

    /// It would be lost with its runs.
    void noPlanIsDesignedWhileAnotherRuns() {
        ExperimentTest test;
        QVERIFY(test.openPlan(QByteArray(kPlan).replace("300000", "300000000")));
        test.action("experimentStart").trigger();
        QVERIFY(test.experiments().isRunning());
        test.action("searchCompare").trigger();
        const Answer none([](QWidget* dialog) { dialog->close(); });
        test.action("comparePlan").trigger();
        QCOMPARE(none.asked(), 0);
        QVERIFY(test.experiments().isRunning());
        QCOMPARE(test.message(), QStringLiteral("Stop the experiment first."));
        test.action("experimentStop").trigger();
        QTRY_VERIFY(!test.experiments().isRunning());
    }

    /// The plan before it came to the front, as if that were the new one.
    void aPlanOfARaceComesToTheFrontWhenItIsOpened() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        test.experiments().hide();
        test.action("searchCompare").trigger();
        {
            const Answer away([](QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
            test.action("comparePlan").trigger();
            QCOMPARE(away.asked(), 1);
            QVERIFY(!test.experiments().isVisible());
        }
        QWidget* over = nullptr;
        const Answer open(
            [&over](QWidget* dialog) {
                if (dialog->findChild<QTableWidget*>(QStringLiteral("planMethods")) == nullptr)
                    return; // the bar of a long work
                over = dialog->parentWidget();
                openButton(*dialog).click();
            },
            100);
        test.action("comparePlan").trigger();
        QVERIFY(over != nullptr && over != &test.experiments());
        QVERIFY(test.experiments().isVisible());
        QVERIFY(test.child<QLabel>("experimentTitle").text() != QStringLiteral("Two methods"));
        QVERIFY(test.experiments().hasUnwrittenPlan());
    }

    void anUnwrittenPlanIsReplacedOnlyIfWanted() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        const auto title = [&] { return test.child<QLabel>("experimentTitle").text(); };
        QVERIFY(test.experiments().openDesigned(kUnwritten));
        {
            const Questions stay(QMessageBox::RejectRole);
            test.experiments().openPlan(test.path("plan.json"));
            QCOMPARE(stay.asked(), 1);
            QVERIFY(!test.experiments().openDesigned(kPlan));
            QCOMPARE(stay.asked(), 2);
            QCOMPARE(title(), QStringLiteral("Unwritten"));
            QCOMPARE(test.experiment().unwritten(), kUnwritten);
        }
        // The same plan, changed, replaces itself.
        int questions = 0;
        const Answer redesign(
            [&](QWidget* dialog) {
                questions += qobject_cast<QMessageBox*>(dialog) != nullptr ? 1 : 0;
                auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("planTitle"));
                if (name == nullptr)
                    return;
                QTest::keyClicks(name, QStringLiteral(" still"));
                openButton(*dialog).click();
            },
            100);
        test.action("experimentDesign").trigger();
        QCOMPARE(title(), QStringLiteral("Unwritten still"));
        QCOMPARE(questions, 0);
        const Questions discard(QMessageBox::DestructiveRole);
        test.experiments().openPlan(test.path("plan.json"));
        QCOMPARE(discard.asked(), 1);
        QCOMPARE(title(), QStringLiteral("Two methods"));
    }

    /// The same dialog again, with the reason.
    void aPlanThatCannotBeOpenedStaysInTheDesigner() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QString notice;
        const Answer answer([&](QWidget* dialog) {
            dialog->findChild<QTableWidget*>(QStringLiteral("planMethods"))
                ->item(0, 2)
                ->setText(QStringLiteral("warmth = 3"));
            openButton(*dialog).click(); // the check has not found it yet
            auto* again = new QTimer(dialog);
            QObject::connect(again, &QTimer::timeout, dialog, [&notice, dialog] {
                if (!dialog->isVisible())
                    return;
                notice = dialog->findChild<NoticeLine*>()->text();
                dialog->close();
            });
            again->start(5);
        });
        test.action("experimentDesign").trigger();
        QCOMPARE(answer.asked(), 1);
        QVERIFY2(notice.contains(QStringLiteral("warmth")), qPrintable(notice));
    }

    void aDesignedPlanTakesAnotherFolder() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QVERIFY(test.experiments().openDesigned(kUnwritten));
        QVERIFY(QDir().mkpath(test.path("chosen")));
        writeFile(kPlan, test.path("chosen/plan.json"));
        const Answer answer([&](QWidget* dialog) {
            if (qobject_cast<QFileDialog*>(dialog) != nullptr)
                chooseFile(dialog, test.path("chosen"));
        });
        test.action("experimentFolder").trigger();
        QCOMPARE(test.experiment().folder(), test.path("chosen"));
        // It has no results yet.
        QVERIFY2(test.message().contains(QStringLiteral("saves the results")),
                 qPrintable(test.message()));
        QCOMPARE(test.experiment().unwritten(), kUnwritten);
        QVERIFY(test.runAll());
        QCOMPARE(test.experiment().finishedCount(), std::size_t{1});
        // A plan that is there is not replaced.
        QCOMPARE(readFile(test.path("chosen/plan.json"), 1 << 20), kPlan);
        QCOMPARE(readFile(test.path("chosen/plan-2.json"), 1 << 20), kUnwritten);
    }

    /// What a cell shows and the plan lacks must not be opened.
    void aWrongParameterWaitsForItsCorrection() {
        ExperimentTest test;
        QVERIFY(test.open(samplePuzzle()));
        PlanDesigner designer(planDraft(kPlan, {}), test.settings(), 1);
        designer.show();
        auto& methods = *designer.findChild<QTableWidget*>(QStringLiteral("planMethods"));
        const auto notice = [&] { return designer.findChild<NoticeLine*>()->text(); };
        const QPushButton& open = openButton(designer);
        QVERIFY(open.isEnabled());
        methods.item(0, 2)->setText(QStringLiteral("cooling 0.9"));
        QVERIFY(!open.isEnabled());
        QVERIFY(!saveButton(designer).isEnabled());
        QVERIFY2(notice().contains(QStringLiteral("cooling 0.9")), qPrintable(notice()));
        QCOMPARE(saveButton(designer).toolTip(), notice());
        designer.findChild<QSpinBox*>(QStringLiteral("planSeeds"))->setValue(2);
        QVERIFY(!open.isEnabled());
        QVERIFY2(notice().contains(QStringLiteral("cooling 0.9")), qPrintable(notice()));
        {
            const Answer none([](QWidget* dialog) { dialog->close(); });
            QTest::mouseClick(&saveButton(designer), Qt::LeftButton);
            QCOMPARE(none.asked(), 0);
            QVERIFY2(notice().contains(QStringLiteral("cooling 0.9")), qPrintable(notice()));
        }
        methods.item(0, 2)->setText(QStringLiteral("cooling = 0.9"));
        QVERIFY(open.isEnabled() && saveButton(designer).isEnabled());
        QVERIFY2(notice().isEmpty(), qPrintable(notice()));
        // The cells are filled from the plan again.
        methods.item(1, 2)->setText(QStringLiteral("= 3"));
        QVERIFY(!open.isEnabled());
        methods.selectRow(0);
        QTest::mouseClick(designer.findChild<QPushButton*>(QStringLiteral("planRemoveMethod")),
                          Qt::LeftButton);
        QCOMPARE(methods.rowCount(), 1);
        QVERIFY(methods.item(0, 2)->text().isEmpty());
        QVERIFY(open.isEnabled());
    }

    /// The plan still has what was typed before.
    void theLatestMistakeIsNamed() {
        ExperimentTest test;
        PlanDesigner designer(planDraft(kPlan, {}), test.settings(), 1);
        auto& checker = *designer.findChild<LatestJob*>();
        const auto& cell = *designer.findChild<QTableWidget*>(QStringLiteral("planMethods"));
        const auto& estimate = *designer.findChild<QLabel*>(QStringLiteral("planEstimate"));
        const auto notice = [&] { return designer.notice().text(); };
        for (const char* before : {"cooling = -4", "cooling = 0.9"}) {
            cell.item(0, 2)->setText(QLatin1String(before));
            QTRY_VERIFY(!checker.isBusy());
            cell.item(0, 2)->setText(QStringLiteral("sample"));
            QTRY_VERIFY(!checker.isBusy());
            QVERIFY2(notice().startsWith(QStringLiteral("“sample”")), qPrintable(notice()));
            QVERIFY2(estimate.text().isEmpty(), qPrintable(estimate.text()));
        }
        cell.item(0, 2)->setText({});
        auto& puzzles = *designer.findChild<QTableWidget*>(QStringLiteral("planPuzzles"));
        for (const char* count : {"0", "x"}) {
            puzzles.item(0, 1)->setText(QLatin1String(count));
            QTRY_VERIFY(!checker.isBusy());
            const QString found = QStringLiteral("found “%1”.").arg(QLatin1String(count));
            QVERIFY2(notice().endsWith(found), qPrintable(notice()));
        }
    }

    /// Nor is anything removed where nothing is selected.
    void anEmptyPlanIsNotSaved() {
        ExperimentTest test;
        PlanDesigner designer({}, test.settings(), 1);
        designer.show();
        QVERIFY(!saveButton(designer).isEnabled());
        QCOMPARE(saveButton(designer).toolTip(), QStringLiteral("Add puzzles and methods."));
        auto& remove = *designer.findChild<QPushButton*>(QStringLiteral("planRemoveMethod"));
        QVERIFY(!remove.isEnabled());
        designer.setDraft(planDraft(kPlan, {}));
        QVERIFY(saveButton(designer).isEnabled());
        QVERIFY(!remove.isEnabled());
        auto& methods = *designer.findChild<QTableWidget*>(QStringLiteral("planMethods"));
        while (methods.rowCount() > 0) {
            methods.selectRow(0);
            QVERIFY(remove.isEnabled());
            QTest::mouseClick(&remove, Qt::LeftButton);
        }
        QVERIFY(!remove.isEnabled());
        QVERIFY(!saveButton(designer).isEnabled());
    }

    /// The check of a plan that was changed meanwhile ends after the change.
    void onlyTheLatestCheckIsTold() {
        ExperimentTest test;
        PlanDesigner designer(planDraft(kPlan, {}), test.settings(), 1);
        auto& checker = *designer.findChild<LatestJob*>();
        QTRY_VERIFY(!checker.isBusy());
        QThreadPool& pool = *QThreadPool::globalInstance();
        QSemaphore mayCheck;
        const auto freed = qScopeGuard([&, threads = pool.maxThreadCount()] {
            mayCheck.release();
            pool.waitForDone();
            pool.setMaxThreadCount(threads);
        });
        pool.setMaxThreadCount(1);
        pool.start([&] { mayCheck.acquire(); });
        const auto& methods = *designer.findChild<QTableWidget*>(QStringLiteral("planMethods"));
        methods.item(0, 2)->setText(QStringLiteral("warmth = 3"));
        checker.hurry();
        methods.item(0, 2)->setText(QStringLiteral("cooling = 0.9"));
        mayCheck.release();
        auto& estimate = *designer.findChild<QLabel*>(QStringLiteral("planEstimate"));
        QTRY_VERIFY(estimate.text().startsWith(QStringLiteral("8 run(s)")));
        QVERIFY(openButton(designer).isEnabled());
        QVERIFY(designer.findChild<NoticeLine*>()->text().isEmpty());
    }

    /// Quitting would wait for it.
    void aClosedDesignerEndsItsCheck() {
        ExperimentTest test;
        QThreadPool& pool = *QThreadPool::globalInstance();
        QVERIFY(pool.waitForDone());
        auto designer = std::make_unique<PlanDesigner>(
            planDraft(QByteArray(kPlan).replace("300000", "3000000000"), {}), test.settings(), 1);
        // Each of 901 methods is tried for 0.05 seconds.
        designer->findChild<QTableWidget*>(QStringLiteral("planMethods"))
            ->item(0, 2)
            ->setText(QStringLiteral("cooling = 0.9:0.0001:0.99"));
        QTRY_VERIFY(pool.activeThreadCount() > 0);
        designer.reset();
        QVERIFY(pool.waitForDone(25'000));
    }

    void savingAPlanAsksBeforeItReplacesAFile() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        PlanDesigner designer(planDraft(QByteArray(kPlan).replace("8x8", "designed"), {}),
                              test.settings(), 1);
        designer.show();
        const auto press = [&](const char* choice) {
            const Answer answer(
                [&](QWidget* dialog) {
                    auto* box = qobject_cast<QMessageBox*>(dialog);
                    if (box == nullptr) {
                        chooseFile(dialog, test.path("plan"));
                        return;
                    }
                    for (QAbstractButton* button : box->buttons()) {
                        if (button->text() == QLatin1String(choice))
                            button->click();
                    }
                },
                2);
            QTest::mouseClick(&saveButton(designer), Qt::LeftButton);
            return answer.asked();
        };
        QCOMPARE(press("Cancel"), 2);
        QCOMPARE(readFile(test.path("plan.json"), 1 << 20), kPlan);
        QCOMPARE(press("&Replace"), 2);
        QCOMPARE(readFile(test.path("plan.json"), 1 << 20), designer.plan());
        const QString note = designer.findChild<NoticeLine*>()->text();
        QVERIFY2(note.contains(QStringLiteral("plan.json")), qPrintable(note));
    }

    /// Also what the fields cannot show.
    void oneLimitLeavesTheOthers() {
        ExperimentTest test;
        QVERIFY(test.open(samplePuzzle()));
        PlanDesigner designer({}, test.settings(), 1);
        designer.show();
        const auto design = [&](const char* seeds, const char* budget) {
            QByteArray plan = kPlan;
            plan.replace("{\"count\": 4}", seeds);
            designer.setDraft(planDraft(plan.replace("{\"evaluations\": 300000}", budget), {}));
        };
        const auto planned = [&] { return readPlan(designer.plan(), {}); };
        using Seeds = std::vector<std::uint64_t>;
        auto& runs = *designer.findChild<QSpinBox*>(QStringLiteral("planSeeds"));
        auto& amount = *designer.findChild<QDoubleSpinBox*>(QStringLiteral("planBudget"));
        auto& kind = *designer.findChild<QComboBox*>(QStringLiteral("planBudgetKind"));
        auto& first = *designer.findChild<QAbstractSpinBox*>(QStringLiteral("planFirstSeed"))
                           ->findChild<QLineEdit*>();

        design("[3, 17, 42]", R"({"evaluations": 9000, "seconds": 7.5, "target": 5})");
        QCOMPARE(runs.value(), 3);
        // The first digit alone would leave one of the listed seeds.
        runs.selectAll();
        QTest::keyClicks(&runs, QStringLiteral("12"));
        const Seeds twelve = planned().seeds;
        QCOMPARE(Seeds(twelve.begin(), twelve.begin() + 3), (Seeds{3, 17, 42}));
        QCOMPARE(twelve.size(), std::size_t{12});

        design("[3, 17, 42]", R"({"evaluations": 9000, "seconds": 7.5, "target": 5})");
        amount.setValue(5000);
        QCOMPARE(planned().seeds, (Seeds{3, 17, 42}));
        const Budget budget = planned().puzzles.front().budget;
        QCOMPARE(*budget.evaluations, std::uint64_t{5000});
        QCOMPARE(*budget.seconds, 7.5);
        QCOMPARE(*budget.target, 5);
        runs.setValue(2);
        QCOMPARE(planned().seeds, (Seeds{3, 17}));
        runs.setValue(4);
        QCOMPARE(planned().seeds, (Seeds{3, 17, 18, 19}));
        first.setText(QStringLiteral("8"));
        QCOMPARE(planned().seeds, (Seeds{8, 9, 10, 11}));
        // Another limit is shown, or takes the place of the shown one.
        QTest::keyClick(&kind, Qt::Key_Down);
        QCOMPARE(amount.value(), 7.5);
        QCOMPARE(*planned().puzzles.front().budget.evaluations, std::uint64_t{5000});
        QTest::keyClick(&kind, Qt::Key_Down);
        QVERIFY(planned().puzzles.front().budget.processorSeconds.has_value());
        QVERIFY(!planned().puzzles.front().budget.seconds);
        QCOMPARE(*planned().puzzles.front().budget.evaluations, std::uint64_t{5000});

        design(R"({"first": 5000000000, "step": 10, "count": 2})", R"({"seconds": 1})");
        QCOMPARE(first.text(), QStringLiteral("5000000000"));
        amount.setValue(2);
        runs.setValue(3);
        QCOMPARE(planned().seeds, (Seeds{5000000000U, 5000000010U, 5000000020U}));
        QCOMPARE(*planned().puzzles.front().budget.seconds, 2.0);
        // A solution may end them earlier.
        const auto& estimate = *designer.findChild<QLabel*>(QStringLiteral("planEstimate"));
        QTRY_VERIFY2(estimate.text().startsWith(QStringLiteral("6 run(s), at most ")),
                     qPrintable(estimate.text()));
        // The processor time of runs that wait for a core takes longer.
        design("[1, 2]", R"({"seconds": 9, "processor-seconds": 1})");
        QTRY_VERIFY2(estimate.text().startsWith(QStringLiteral("4 run(s), about ")),
                     qPrintable(estimate.text()));
    }

    /// There is no file in which to look up a place.
    void theReasonIsAWholeSentence() {
        ExperimentTest test;
        QVERIFY(test.open(samplePuzzle()));
        PlanDesigner designer(planDraft(kPlan, {}), test.settings(), 1);
        designer.findChild<QTableWidget*>(QStringLiteral("planMethods"))
            ->item(0, 2)
            ->setText(QStringLiteral("cooling = warm"));
        QTRY_VERIFY(!designer.notice().text().isEmpty());
        const QString reason = designer.notice().text();
        QVERIFY2(reason.startsWith(QStringLiteral("Simulated annealing, cooling: expected ")),
                 qPrintable(reason));
        QVERIFY2(reason.endsWith(QStringLiteral(", found “warm”.")), qPrintable(reason));
    }

    /// A title cut within a word, or after a hyphen, would look damaged.
    void foldersOfResultsHaveWholeWords() {
        const auto name = [](const char* title) {
            return QFileInfo(newResultsFolder(QString::fromUtf8(title))).fileName();
        };
        QCOMPARE(name("Coelho et al. 2010, Table 1: MS-GVNS, 30 runs of the paper"),
                 QStringLiteral("Coelho-et-al.-2010-Table-1-MS-GVNS-30"));
        QCOMPARE(name("Really done!"), QStringLiteral("Really-done"));
        QVERIFY(name("…").startsWith(QStringLiteral("plan"))); // other tests may have one
        QCOMPARE(name("abcdefghijklmnopqrstuvwxyz-abcdefghijklmnopqrstuvwxyz"),
                 QStringLiteral("abcdefghijklmnopqrstuvwxyz"));
    }

    void onlyAnUnchangedPlanBearsItsTemplate() {
        ExperimentTest test;
        QVERIFY(test.open(samplePuzzle()));
        const auto templates = [](const PlanDesigner& designer) {
            return designer.findChild<QComboBox*>(QStringLiteral("planTemplate"));
        };
        const PlanDesigner filled(planDraft(kPlan, {}), test.settings(), 1);
        QCOMPARE(templates(filled)->currentIndex(), -1);
        PlanDesigner designer({}, test.settings(), 1);
        designer.show();
        const QComboBox& chosen = *templates(designer);
        QCOMPARE(chosen.currentIndex(), 0);
        QTest::keyClick(templates(designer), Qt::Key_Down);
        QCOMPARE(chosen.currentIndex(), 1);
        QVERIFY(!readPlan(designer.plan(), QStringLiteral(":/experiments")).methods.empty());
        // Nor with a parameter that the plan cannot take.
        auto& parameters =
            *designer.findChild<QTableWidget*>(QStringLiteral("planMethods"))->item(0, 2);
        const QString typed = parameters.text();
        parameters.setText(QStringLiteral("= 3"));
        QCOMPARE(chosen.currentIndex(), -1);
        parameters.setText(typed);
        QCOMPARE(chosen.currentIndex(), 1);
        QTest::keyClicks(designer.findChild<QLineEdit*>(QStringLiteral("planTitle")),
                         QStringLiteral("!"));
        QCOMPARE(chosen.currentIndex(), -1);
        QTest::keyClick(templates(designer), Qt::Key_Down);
        QCOMPARE(chosen.currentIndex(), 0);
    }

    void anOpenedTemplateBearsItsName() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        const QString path = QStringLiteral(":/experiments/first-experiment.json");
        test.experiments().openPlan(path);
        QString name;
        const Answer answer([&](QWidget* dialog) {
            name = dialog->findChild<QComboBox*>(QStringLiteral("planTemplate"))->currentText();
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        test.action("experimentDesign").trigger();
        QCOMPARE(name, planTitle(path));
    }

    /// What is wrong with a plan is said, also after it is saved, and it cannot be opened.
    void aWrongPlanCannotBeOpened() {
        ExperimentTest test;
        QVERIFY(test.openPlan());
        QByteArray wrong = kPlan;
        wrong.replace("\"hill-climbing\"", "\"gvns-sudoku\"");
        PlanDesigner designer(planDraft(wrong, {}), test.settings(), 1);
        const QPushButton& open = openButton(designer);
        QTRY_VERIFY(!open.isEnabled());
        const QString reason = designer.notice().text();
        QVERIFY(!reason.isEmpty());
        QString title;
        const Answer answer([&](QWidget* dialog) {
            title = dialog->windowTitle();
            chooseFile(dialog, test.path("wrong.json"));
        });
        saveButton(designer).click();
        QCOMPARE(title, QStringLiteral("Save plan"));
        const QString told = designer.notice().text();
        QVERIFY2(told.startsWith(QStringLiteral("Saved as ")) && told.endsWith(reason),
                 qPrintable(told));
    }
};

TESSERA_TEST(TestPlanDesigner, Needs::Window)

} // namespace tessera::tst_PlanDesigner

#include "tst_PlanDesigner.moc"
