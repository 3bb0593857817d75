// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/MethodBox.h"
#include "app/window/search/MethodGuide.h"
#include "app/window/search/SearchForm.h"
#include "tests/TestProgram.h"
#include "tests/app/RaceTesting.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/WindowTesting.h"
#include "widgets/forms/ParameterForm.h"

#include "core/kind/Kind.h"
#include "core/support/FileIo.h"
#include "core/tuning/PresetFile.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QFile>
#include <QMessageBox>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include <vector>

namespace tessera::tst_MethodBox {

namespace {

constexpr std::string_view kEdges = "edge-matching";

QString idOf(const MethodBox& box) { return box.currentData().toString(); }

/// A line of a table with the words above it.
struct Measured {
    QString section; ///< heading of the second level
    QString header;
    QString line;

    [[nodiscard]] bool tells(const QString& word) const {
        return line.contains(word) || header.contains(word) || section.contains(word);
    }
};

/// The lines of the tables of results.
std::vector<Measured> measured() {
    QFile file(QStringLiteral(TESSERA_SOURCE_DIR "/tests/bench/RESULTS.md"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no results");
    std::vector<Measured> lines;
    QString section;
    QString header;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (line.startsWith(QLatin1String("## ")))
            section = line;
        if (!line.startsWith(u'|'))
            header.clear();
        else if (header.isEmpty())
            header = line;
        else
            lines.push_back({section, header, line});
    }
    return lines;
}

} // namespace

/// The chooser explains each method, and the form starts short.
class TestMethodBox : public QObject {
    Q_OBJECT

private slots:
    void everyMethodHasAGuide() {
        for (const Kind* kind : allKinds()) {
            for (const SolverInfo& method : solversFor(kind->id())) {
                const MethodGuide* guide = findGuide(method.id);
                QVERIFY2(guide != nullptr, method.id.c_str());
                QVERIFY(!purposeText(*guide).isEmpty());
                QVERIFY(!figureText(*guide, 256).isEmpty());
            }
        }
    }

    /// Scores are shown only for sizes and methods that were measured.
    void theFiguresAreMeasured() {
        const std::vector<Measured> lines = measured();
        for (const MethodGuide& guide : methodGuides()) {
            const QString method = guide.id == "ant-colony"
                                       ? QStringLiteral("## Ant colonies")
                                       : QStringLiteral("`%1`").arg(QString::fromUtf8(guide.id));
            for (const MethodFigure& figure : guide.figures) {
                if (figure.solves)
                    continue;
                const QString size = QStringLiteral("%1×%1").arg(figure.side);
                const QRegularExpression score(QStringLiteral("\\b%1\\b").arg(figure.reached));
                const bool found = std::ranges::any_of(lines, [&](const Measured& one) {
                    return one.tells(method) && one.tells(size) && one.line.contains(score);
                });
                QVERIFY2(found, qPrintable(method + size));
            }
        }
    }

    void recordComesFirstThenWhatSolves() {
        MethodBox box;
        box.setKind(kEdges);
        QStringList headings;
        QStringList ids;
        for (int i = 0; i < box.count(); ++i) {
            if (box.itemData(i).isValid())
                ids << box.itemData(i).toString();
            else
                headings << box.itemText(i);
        }
        QCOMPARE(headings, QStringList({QStringLiteral("Best score"), QStringLiteral("Solve it"),
                                        QStringLiteral("Methods from the literature")}));
        QCOMPARE(ids.mid(0, 2),
                 QStringList({QStringLiteral("record"), QStringLiteral("backtracking")}));
        QCOMPARE(static_cast<std::size_t>(ids.size()), std::size(solversFor(kEdges)));
        QCOMPARE(idOf(box), QStringLiteral("record"));
    }

    void figuresAreOfASizeNearThePuzzle() {
        MethodBox box;
        box.setKind(kEdges);
        const int record = box.findData(QStringLiteral("record"));
        const auto told = [&] { return box.itemData(record, Qt::AccessibleTextRole).toString(); };
        box.setCells(256);
        QVERIFY2(told().contains(QStringLiteral("16×16: typically 465 of 480")),
                 qPrintable(told()));
        QVERIFY(told().startsWith(QStringLiteral("Record. ")));
        box.setCells(100);
        QVERIFY2(told().contains(QStringLiteral("10×10")), qPrintable(told()));
    }

    /// Typing finds letters anywhere and skips the headings; so do the arrows.
    void typingAndArrowsChoose() {
        MethodBox box;
        box.setKind(kEdges);
        box.show();
        QVERIFY(QTest::qWaitForWindowActive(&box));
        box.setFocus();
        QTest::keyClicks(&box, QStringLiteral("tabu"));
        QCOMPARE(idOf(box), QStringLiteral("tabu"));
        QTest::keyClick(&box, Qt::Key_Home);
        QCOMPARE(idOf(box), QStringLiteral("record"));
        QTest::keyClick(&box, Qt::Key_Down);
        QCOMPARE(idOf(box), QStringLiteral("backtracking"));
        box.showPopup();
        QTRY_VERIFY(box.view()->isVisible());
        QTest::keyClicks(box.view(), QStringLiteral("border"));
        QTest::keyClick(box.view(), Qt::Key_Return);
        QCOMPARE(idOf(box), QStringLiteral("tabu-two-phase"));
    }

    void thePopupShowsWholeLines() {
        MethodBox box;
        box.setKind(kEdges);
        box.resize(120, box.sizeHint().height());
        box.show();
        QVERIFY(QTest::qWaitForWindowActive(&box));
        box.showPopup();
        QTRY_VERIFY(box.view()->isVisible());
        QVERIFY(box.view()->viewport()->width() >= box.view()->sizeHintForColumn(0));
        box.hidePopup();
    }

    /// Until the user chooses, each puzzle has the method that suits it.
    void theMethodFollowsThePuzzleUntilOneIsChosen() {
        WindowTest test;
        SearchForm& form = test.window.findChild<SearchPanel*>()->form();
        form.setSettings(form.settings(), false);
        QVERIFY(test.open(hardPuzzle()));
        QVERIFY(!form.isChosen());
        QCOMPARE(form.solver(), usualMethod(kEdges, test.board().cells()));
        form.setKind(kEdges, 16);
        QCOMPARE(form.solver(), QStringLiteral("backtracking"));
        form.setKind(kEdges, 256);
        QCOMPARE(form.solver(), QStringLiteral("record"));
        QVERIFY(form.edgeSolver().isEmpty());
        auto& box = test.child<MethodBox>("method");
        box.setFocus();
        QTest::keyClicks(&box, QStringLiteral("genetic"));
        QVERIFY(form.isChosen());
        form.setKind(kEdges, 16);
        QCOMPARE(form.solver(), QStringLiteral("genetic"));
        QCOMPARE(form.edgeSolver(), QStringLiteral("genetic"));
    }

    /// The settings of a run from a race are not the user's choice.
    void theSettingsOfARunStayWithItsPuzzle() {
        CompareTest test;
        SearchForm& form = test.window.searchPanel().form();
        form.setSettings(form.settings(), false);
        QVERIFY(test.openCompare(hardPuzzle()));
        savePuzzle(samplePuzzle(), test.path("other.tessera"));
        test.compare().add({settingsFor("tabu", 3000, 7)});
        QTRY_VERIFY(test.allFinished());
        QTest::keyClick(test.compare().windowHandle(), Qt::Key_O, Qt::ControlModifier);
        QVERIFY(test.activate());
        test.key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(test.search().state(), SearchState::Idle);
        QCOMPARE(form.solver(), QStringLiteral("tabu"));
        test.child<QDoubleSpinBox>("timeLimit").setValue(7);
        test.window.openFiles({test.path("other.tessera")});
        QCOMPARE(form.solver(), usualMethod(kEdges, test.board().cells()));
        QVERIFY(!form.isChosen());
        QCOMPARE(form.settings().budget.seconds, std::optional(60.0));
        QVERIFY(!form.settings().budget.evaluations);
        test.window.tabs().setCurrentIndex(0);
        QCOMPARE(form.solver(), QStringLiteral("tabu"));
        QCOMPARE(form.settings().budget.seconds, std::optional(7.0));
        QCOMPARE(form.settings().budget.evaluations, std::optional<std::uint64_t>(3000));
        QVERIFY(test.window.close());
        QVERIFY(test.settings().solver().empty());
    }

    /// A choice on the page of a run is one for all puzzles.
    void aMethodChosenOnARunsPageIsChosen() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        savePuzzle(samplePuzzle(), test.path("other.tessera"));
        SearchController::Earlier run;
        run.settings = settingsFor("tabu");
        test.search().bringBack(run);
        const SearchForm& form = test.window.searchPanel().form();
        QCOMPARE(form.solver(), QStringLiteral("tabu"));
        test.search().discard();
        auto& box = test.child<MethodBox>("method");
        box.setFocus();
        QTest::keyClicks(&box, QStringLiteral("genetic"));
        test.window.openFiles({test.path("other.tessera")});
        QCOMPARE(form.solver(), QStringLiteral("genetic"));
        QVERIFY(test.window.close());
        QCOMPARE(test.settings().solver(), std::string("genetic"));
    }

    void theFormIsShortUntilItIsUnfolded() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const SearchForm& form = test.window.findChild<SearchPanel*>()->form();
        const auto seen = [&](const char* name) {
            return test.child<QWidget>(name).isVisibleTo(&form);
        };
        for (const char* name : {"method", "seed", "threads", "timeLimit"})
            QVERIFY2(seen(name), name);
        for (const char* name : {"preset", "cooling", "startFrom", "evaluationLimit"})
            QVERIFY2(!seen(name), name);
        QTest::mouseClick(&test.child<QToolButton>("unfoldParameters"), Qt::LeftButton);
        for (const char* name : {"preset", "cooling", "startFrom", "evaluationLimit"})
            QVERIFY2(seen(name), name);
        test.window.close();
        QVERIFY(test.settings().showsParameters());
    }

    /// What “tessera tune” has found, in the form: by the mouse, with each way it can fail.
    void aPresetComesFromAFile() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        SearchForm& form = test.window.findChild<SearchPanel*>()->form();
        form.setUnfolded(true);
        form.chooseSolver(QStringLiteral("tabu"));
        auto& preset = test.child<QComboBox>("preset");
        const auto choose = [&] {
            preset.setCurrentIndex(preset.findData(QStringLiteral("file:")));
            QVERIFY(preset.currentData() != QStringLiteral("file:")); // it is no preset itself
        };
        ParameterValues values = findSolver("annealing")->defaults();
        values.set("calibrated", false);
        const QString path = test.path("tuned.json");
        writeFile(presetBytes({findSolver("annealing"), values}), path);
        {
            const Answer answer([&](QWidget* dialog) { chooseFile(dialog, path); });
            choose();
            QCOMPARE(answer.asked(), 1);
        }
        QCOMPARE(form.solver(), QStringLiteral("annealing"));
        QVERIFY(form.settings().values == values);
        QCOMPARE(preset.currentText(), QStringLiteral("Custom values"));

        // Files that are no presets, or of another kind of puzzle, change nothing and are named.
        const QString sudoku = test.path("sudoku.json");
        writeFile(presetBytes({findSolver("gvns-sudoku"), findSolver("gvns-sudoku")->defaults()}),
                  sudoku);
        const QString broken = test.path("broken.json");
        writeFile("{", broken);
        for (const QString& wrong : {sudoku, broken}) {
            QString said;
            int dialogs = 0;
            const Answer answer(
                [&](QWidget* dialog) {
                    if (++dialogs == 1) {
                        chooseFile(dialog, wrong);
                    } else {
                        said = qobject_cast<QMessageBox*>(dialog)->text();
                        dialog->close();
                    }
                },
                2);
            choose();
            QVERIFY2(said.startsWith(wrong), qPrintable(said));
            QVERIFY(form.settings().values == values);
        }
        // Cancelling leaves everything, too.
        const Answer answer([](QWidget* dialog) { dialog->close(); });
        choose();
        QVERIFY(form.settings().values == values);
    }

    /// No field is ever lower than its text, however low the window is: the form scrolls.
    void fieldsAreNeverSquashed() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        SearchForm& form = test.window.findChild<SearchPanel*>()->form();
        form.setUnfolded(true);
        auto& box = test.child<MethodBox>("method");
        for (const char* method : {"genetic", "record", "annealing"}) {
            box.setCurrentIndex(box.findData(QLatin1String(method)));
            test.window.resize(test.window.minimumSizeHint().boundedTo({1024, 700}));
            QCoreApplication::processEvents();
            for (QWidget* field : form.findChildren<QWidget*>()) {
                if (qobject_cast<QAbstractSpinBox*>(field) == nullptr &&
                    qobject_cast<QComboBox*>(field) == nullptr)
                    continue;
                if (!field->isVisibleTo(&form))
                    continue;
                // Panels that wrap settle a turn later.
                QTRY_VERIFY2(field->height() >= field->minimumSizeHint().height(),
                             qPrintable(QLatin1String(method) + u' ' + field->objectName()));
            }
        }
    }
};

TESSERA_TEST(TestMethodBox, Needs::Window)

} // namespace tessera::tst_MethodBox

#include "tst_MethodBox.moc"
