// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/MessageBar.h"
#include "app/window/preferences/SettingsDialog.h"
#include "app/window/race/CompareActions.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/recovery/SessionKeeper.h"
#include "app/window/search/SearchForm.h"
#include "app/window/settings/Languages.h"
#include "app/window/start/StartPage.h"
#include "app/window/sudoku/SudokuPage.h"
#include "app/window/watch/SearchPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/RaceTesting.h"
#include "tests/app/RecoveryTesting.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/WindowTesting.h"
#include "widgets/sudoku/SudokuView.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <QTreeWidget>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace tessera::tst_LiveLanguage {

class TestLiveLanguage : public QObject {
    Q_OBJECT

private slots:
    void init() { installLanguage(*qApp, QStringLiteral("en")); }
    void cleanupTestCase() { installLanguage(*qApp, QStringLiteral("en")); }

    void wordsAndDirectionFollow() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        choose(test, "de");
        QCOMPARE(menus(test), QStringLiteral("Datei Bearbeiten Puzzle Suche Ansicht Hilfe"));
        QCOMPARE(dock(test, "dockPieces").windowTitle(), QStringLiteral("Teile"));
        QCOMPARE(QApplication::layoutDirection(), Qt::LeftToRight);
        choose(test, "ar");
        QCOMPARE(test.window.layoutDirection(), Qt::RightToLeft);
        QVERIFY(dock(test, "dockPieces").windowTitle() != QStringLiteral("Teile"));
        QVERIFY(firstMenuX(test) > test.window.width() / 2);
        choose(test, "en");
        QCOMPARE(menus(test), QStringLiteral("File Edit Puzzle Search View Help"));
        QCOMPARE(test.window.layoutDirection(), Qt::LeftToRight);
        QVERIFY(firstMenuX(test) < test.window.width() / 2);
    }

    void theStartPageFollows() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.action("viewStart").trigger();
        choose(test, "de");
        QVERIFY(test.window.tabs().isCovered());
        QCOMPARE(test.child<QLabel>("startCount").text(), QStringLiteral("1 Puzzle, 0 gelöst"));
        QVERIFY(!dock(test, "dockPieces").isVisible());
        QVERIFY(!test.action("fileSave").isEnabled());
        choose(test, "en");
        QVERIFY(test.activate());
        test.key(Qt::Key_Escape);
        QVERIFY(!test.window.tabs().isCovered());
        QVERIFY(dock(test, "dockPieces").isVisible());
        QVERIFY(test.action("fileSave").isEnabled());
    }

    void everyPartIsThereOnce() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const auto parts = [&] {
            QStringList names;
            for (const QObject* child : test.window.children()) {
                // Qt keeps tab bars of docks for later.
                if (!child->inherits("QTabBar"))
                    names << QLatin1String(child->metaObject()->className()) + u' ' +
                                 child->objectName();
            }
            names.sort();
            return names;
        };
        const QStringList before = parts();
        const auto acts = [&] {
            QStringList names;
            for (const QAction* action : test.window.findChildren<QAction*>())
                names << action->objectName();
            names.removeAll(QString());
            names.sort();
            return names;
        };
        const QStringList actions = acts();
        choose(test, "de");
        choose(test, "en");
        QCOMPARE(parts(), before);
        QCOMPARE(acts(), actions);
        QCOMPARE(test.window.findChildren<QStatusBar*>().size(), 1);
    }

    void editsStayUndoable() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        const Board before = test.board();
        test.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        const Board shuffled = test.board();
        QVERIFY(shuffled != before);
        PuzzlePage* page = &test.page();
        choose(test, "de");
        QCOMPARE(test.window.tabs().currentPage(), page);
        QVERIFY(test.board() == shuffled);
        QVERIFY(test.document().isModified());
        QVERIFY(test.window.isWindowModified());
        // Steps named with an infinitive need the colon.
        const auto names = [&](const char* action, const char* start) {
            return test.action(action).text().startsWith(QString::fromUtf8(start));
        };
        QVERIFY(names("editUndo", "&Rückgängig: "));
        // Its key is listed by a name without the step.
        QStringList listed;
        const Answer answer([&](QWidget* dialog) {
            for (QTreeWidgetItemIterator it(dialog->findChild<QTreeWidget*>()); *it; ++it)
                listed << (*it)->text(0);
            dialog->close();
        });
        test.action("editSettings").trigger();
        QVERIFY2(listed.contains(QStringLiteral("Rückgängig")), qPrintable(listed.join(u'|')));
        QVERIFY(test.activate());
        test.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(names("editRedo", "&Wiederholen: "));
        QCOMPARE(test.action("editUndo").text(), QStringLiteral("&Rückgängig"));
        QVERIFY(test.board() == before);
        test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(test.board() == shuffled);
        // New steps are made by the new actions, once each.
        test.view().setFocus();
        test.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(test.document().history().count(), 2);
    }

    /// Where the letter is in brackets, nothing of it stays in the tooltip.
    void tooltipsOfStepsAreWithoutLetters() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        for (const char* code : {"ja", "zh_CN"}) {
            choose(test, code);
            for (const char* id : {"editUndo", "editRedo"}) {
                const QAction& action = test.action(id);
                QVERIFY2(action.text().contains(u'&'), qPrintable(action.text()));
                QVERIFY2(!action.statusTip().contains(u'('), qPrintable(action.statusTip()));
            }
        }
    }

    void unsavedWorkKeepsItsCopy() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        test.page().findChild<PageKeeper*>()->flush();
        QTRY_COMPARE(copies(test.settings().folder()).size(), 1);
        choose(test, "de");
        QCOMPARE(copies(test.settings().folder()).size(), 1);
        // The same copy is updated.
        const QByteArray before = onlyCopy(test.settings().folder());
        test.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        test.page().findChild<PageKeeper*>()->flush();
        QTRY_VERIFY(onlyCopy(test.settings().folder()) != before);
    }

    void searchGoesOn() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.search().start(endless());
        QTRY_VERIFY(test.search().numbers().evaluations > 0);
        choose(test, "ar");
        QCOMPARE(test.search().state(), SearchState::Running);
        const auto evaluations = test.search().numbers().evaluations;
        QTRY_VERIFY(test.search().numbers().evaluations > evaluations);
        QVERIFY(!test.search().trace().isEmpty());
        choose(test, "de");
        // The new panel's button is connected to it.
        QVERIFY(test.action("searchStop").isEnabled());
        test.action("searchStop").trigger();
        QTRY_VERIFY(hasFinished(test.search()));
        // The line above the board is in the new language.
        const QString notice = test.child<QLabel>("liveNotice").text();
        QVERIFY2(notice.startsWith(QStringLiteral("Gestoppt")), qPrintable(notice));
        test.action("searchKeep").trigger();
        QCOMPARE(test.document().history().count(), 1);
    }

    void whatWasChosenStays() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        SearchSettings wanted = settingsFor("tabu", 12'345, 77);
        test.window.searchPanel().form().setSettings(wanted);
        test.child<QComboBox>("searchPace").setCurrentIndex(2);
        constexpr std::array boxes{"chartView", "chartAxis",  "replaySpeed",
                                   "pieceKind", "pieceColor", "pieceOrder"};
        for (const char* name : boxes)
            test.child<QComboBox>(name).setCurrentIndex(1);
        constexpr std::array checks{"chartLogarithmic", "chartCurrent", "chartEarlier",
                                    "paintBoth"};
        std::vector<bool> checked;
        for (const char* name : checks) {
            test.child<QCheckBox>(name).toggle();
            checked.push_back(test.child<QCheckBox>(name).isChecked());
        }
        dock(test, "dockProgress").hide();
        test.action("heatChanges").trigger();
        test.window.resize(1200, 900);
        const QSize size = test.window.size();
        choose(test, "de");
        const SearchSettings shown = test.window.searchPanel().form().settings();
        QCOMPARE(shown.solver, wanted.solver);
        QCOMPARE(shown.seed, wanted.seed);
        QCOMPARE(shown.budget.evaluations, wanted.budget.evaluations);
        QCOMPARE(test.child<QComboBox>("searchPace").currentIndex(), 2);
        for (const char* name : boxes)
            QVERIFY2(test.child<QComboBox>(name).currentIndex() == 1, name);
        for (std::size_t i = 0; i < checks.size(); ++i)
            QVERIFY2(test.child<QCheckBox>(checks[i]).isChecked() == checked[i], checks[i]);
        QVERIFY(dock(test, "dockProgress").isHidden());
        QVERIFY(dock(test, "dockSearch").isVisible());
        QVERIFY(test.action("heatChanges").isChecked());
        QCOMPARE(test.window.size(), size);
    }

    void thePanelsKeepTheirWidths() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.window.resize(1320, 880);
        constexpr int width = 330;
        test.window.resizeDocks({&dock(test, "dockPieces"), &dock(test, "dockSearch")},
                                {width, width}, Qt::Horizontal);
        for (const Language& language : availableLanguages()) {
            choose(test, qPrintable(language.code));
            for (const char* name : {"dockPieces", "dockSearch"}) {
                const int now = dock(test, name).width();
                QVERIFY2(std::abs(now - width) <= 4,
                         qPrintable(language.code + u' ' + QString::number(now)));
            }
        }
    }

    void theSettingsOfARunStayWithItsPuzzle() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        savePuzzle(samplePuzzle(), test.path("other.tessera"));
        SearchController::Earlier run;
        run.settings = settingsFor("tabu", 12'345, 77);
        test.search().bringBack(run);
        choose(test, "de");
        const auto solver = [&test] { return test.window.searchPanel().form().solver(); };
        QCOMPARE(solver(), QStringLiteral("tabu"));
        test.window.openFiles({test.path("other.tessera")});
        QCOMPARE(solver(), QStringLiteral("annealing"));
    }

    void aRaceIsNotBrokenOff() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        auto* compare = test.window.findChild<CompareActions*>();
        compare->compare->trigger();
        compare->compareWindow()->comparison().add(endless(), test.document().content());
        choose(test, "de");
        QCOMPARE(menus(test), QStringLiteral("File Edit Puzzle Search View Help"));
        // The user may have closed the window since.
        for (const QString& part :
             {QStringLiteral("next start"), compare->compareWindow()->windowTitle()})
            QVERIFY2(test.page().message().contains(part), qPrintable(test.page().message()));
        QVERIFY2(test.page().message().contains(QStringLiteral("is in use")),
                 qPrintable(test.page().message()));
        QCOMPARE(test.window.findChild<CompareActions*>(), compare);
        QCOMPARE(compare->compareWindow()->comparison().count(), 1);
        // The start page says it, too.
        test.action("viewStart").trigger();
        choose(test, "fr");
        const QString told = test.window.findChild<StartPage*>()->findChild<MessageBar*>()->text();
        QVERIFY2(told.contains(QStringLiteral("next start")), qPrintable(told));
    }

    /// It would return at the next start, too.
    void aClosedRaceThatHasEndedStays() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.action("searchCompare").trigger();
        raceOf(test.window)->setAtOnce(1);
        raceOf(test.window)->add({settingsFor("annealing", 20'000, 5)});
        const auto search = [&]() -> const QueuedSearch& {
            return raceOf(test.window)->comparison().search(0);
        };
        QTRY_COMPARE(search().state, QueuedSearch::State::Finished);
        const SearchNumbers numbers = search().view.numbers;
        const std::size_t points = search().trace.points().size();
        const Solution board = raceOf(test.window)->comparison().run(0).board;
        raceOf(test.window)->close();
        choose(test, "de");
        QVERIFY(menus(test).startsWith(QStringLiteral("Datei")));
        QVERIFY(raceOf(test.window) != nullptr && !raceOf(test.window)->isVisible());
        Comparison& race = raceOf(test.window)->comparison();
        QCOMPARE(race.count(), 1);
        QCOMPARE(race.queue().atOnce(), 1);
        QCOMPARE(search().state, QueuedSearch::State::Finished);
        QCOMPARE(search().reason, StopReason::Evaluations);
        QCOMPARE(search().view.numbers.best, numbers.best);
        QCOMPARE(search().view.numbers.evaluations, numbers.evaluations);
        QCOMPARE(search().trace.points().size(), points);
        QCOMPARE(race.run(0).board, board);
        // One that can be resumed would be lost.
        race.add(endless(), test.document().content());
        race.pause(1);
        choose(test, "fr");
        QVERIFY(menus(test).startsWith(QStringLiteral("Datei")));
        QCOMPARE(&raceOf(test.window)->comparison(), &race);
        // The window is not in use.
        QVERIFY2(test.page().message().contains(QStringLiteral("unfertige Arbeit")),
                 qPrintable(test.page().message()));
    }

    void sudokusFollowToo() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        SudokuPage* page = test.window.tabs().addPage(std::make_unique<SudokuPage>(
            std::make_unique<SudokuDocument>(SudokuFile(SudokuGrid(3)))));
        page->document().setDigit({0}, 5);
        const QString before = page->findChild<QLabel*>(QStringLiteral("liveNotice"))->text();
        const QString spoken = page->view().accessibleDescription();
        choose(test, "de");
        QCOMPARE(test.window.tabs().currentPage(), page);
        QCOMPARE(dock(test, "dockPieces").windowTitle(), QStringLiteral("Ziffern"));
        QTRY_VERIFY(page->findChild<QLabel*>(QStringLiteral("liveNotice"))->text() != before);
        QTRY_VERIFY(page->view().accessibleDescription() != spoken);
        QCOMPARE(page->view().accessibleDescription(), page->cellText());
        test.action("editUndo").trigger();
        QCOMPARE(page->document().digits().filledCount(), 0);
        // The text of a field is in that language too.
        test.window.tabs().setCurrentIndex(0);
        choose(test, "ar");
        const auto* limit = test.window.findChild<QDoubleSpinBox*>(QStringLiteral("timeLimit"));
        QVERIFY2(limit->suffix() != QStringLiteral(" s"), qPrintable(limit->suffix()));
    }

    /// Steps kept the language in which they were made.
    void theHistoryFollows() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.page().editor().shuffle(1);
        const QUndoStack& history = test.document().history();
        const QString english = history.undoText();
        QCOMPARE(english, QStringLiteral("Place all pieces at random"));
        choose(test, "de");
        const QString german = history.undoText();
        QVERIFY2(!german.isEmpty() && german != english, qPrintable(german));
        QVERIFY2(test.action("editUndo").text().contains(german),
                 qPrintable(test.action("editUndo").text()));
        choose(test, "en");
        QCOMPARE(history.undoText(), english);
    }

    /// Its name is the one that the tutorial quotes.
    void theSampleSpeaksTheLanguage() {
        for (const Language& language : availableLanguages()) {
            installLanguage(*qApp, language.code);
            WindowTest test;
            test.window.openSample();
            const PuzzleInfo& info = test.document().info();
            const bool isEnglish = language.code == QLatin1String("en");
            QCOMPARE(info.title == QStringLiteral("First steps"), isEnglish);
            QCOMPARE(info.notes.contains(QStringLiteral("hardest")), isEnglish);
            QVERIFY(!test.document().isModified());
            QFile tutorial(QStringLiteral(TESSERA_SOURCE_DIR "/resources/help/%1/tutorial.md")
                               .arg(language.code.section(u'_', 0, 0)));
            QVERIFY(tutorial.open(QIODevice::ReadOnly));
            QVERIFY2(QString::fromUtf8(tutorial.readAll()).contains(info.title),
                     qPrintable(language.code));
        }
    }

    void theSampleStillGivesWay() {
        WindowTest test;
        test.window.openSample();
        test.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&test.window));
        choose(test, "de");
        savePuzzle(hardPuzzle(), test.path("puzzle.tessera"));
        test.window.openFiles({test.path("puzzle.tessera")});
        QCOMPARE(test.window.tabs().count(), 1);
        choose(test, "en");
        test.key(Qt::Key_W, Qt::ControlModifier);
    }

    /// Its buttons use actions that are recreated with the menus.
    void theMessageOfAFailedSaveStaysOfUse() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QDir().mkpath(test.path("gone")));
        test.document().save(test.path("gone/a.tessera"));
        QVERIFY(QDir(test.path("gone")).removeRecursively());
        if (QFileInfo::exists(test.path("gone")))
            QSKIP("The system removes a watched folder only later.");
        test.action("editClear").trigger();
        test.action("fileSave").trigger();
        const QString said = test.page().message();
        QVERIFY2(said.startsWith(test.path("gone")), qPrintable(said));
        choose(test, "de");
        QTRY_VERIFY(test.page().message() != said);
        QVERIFY2(test.page().message().contains(test.path("gone/a.tessera")),
                 qPrintable(test.page().message()));
        choose(test, "en");
        QTRY_VERIFY(offers(test.page(), "Save as…"));
        const Answer away([](QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
        press(test.page(), "Save as…");
        QCOMPARE(away.asked(), 1);
        QVERIFY(test.document().isModified());
        test.action("fileSave").trigger();
        choose(test, "de");
        QTRY_VERIFY(!offers(test.page(), "Try again"));
        choose(test, "en");
        QTRY_VERIFY(offers(test.page(), "Try again"));
        QVERIFY(QDir().mkpath(test.path("gone")));
        press(test.page(), "Try again");
        QVERIFY(!test.document().isModified());
        QVERIFY(QFile::exists(test.path("gone/a.tessera")));
        QVERIFY(test.page().message().isEmpty());
    }

private:
    static bool offers(QWidget& page, const char* text) {
        return std::ranges::any_of(page.findChildren<QPushButton*>(), [&](QPushButton* button) {
            return button->text() == QString::fromUtf8(text) && button->isVisibleTo(&page);
        });
    }
    /// Picks the language in the settings, as a user does.
    static void choose(WindowTest& test, const char* code) {
        QVERIFY(test.activate());
        Answer answer([code](QWidget* dialog) {
            auto* box = dialog->findChild<QComboBox*>(QStringLiteral("language"));
            box->setCurrentIndex(box->findData(QLatin1String(code)));
            dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        });
        QPointer<QAction> before = &test.action("editSettings");
        before->trigger();
        QCOMPARE(answer.asked(), 1);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    static QDockWidget& dock(const WindowTest& test, const char* name) {
        return test.child<QDockWidget>(name);
    }
    static int firstMenuX(const WindowTest& test) {
        const QMenuBar* bar = test.window.menuBar();
        return bar->actionGeometry(bar->actions().front()).x();
    }
    static QString menus(const WindowTest& test) {
        QStringList titles;
        for (const QAction* menu : test.window.menuBar()->actions())
            titles << menu->text().remove(u'&');
        return titles.join(u' ');
    }
};

TESSERA_TEST(TestLiveLanguage, Needs::Window)

} // namespace tessera::tst_LiveLanguage

#include "tst_LiveLanguage.moc"
