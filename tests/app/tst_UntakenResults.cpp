// SPDX-License-Identifier: GPL-3.0-or-later

// Results of ended searches that were not kept when the window was closed.
#include "app/window/experiments/ExperimentWindow.h"
#include "app/window/race/CompareActions.h"
#include "app/window/search/SearchForm.h"
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/SessionTesting.h"

#include "core/support/FileIo.h"

#include <QMessageBox>

#include <utility>

namespace tessera::tst_UntakenResults {

namespace {

void pressDestructive(QWidget* dialog) { pressRole(dialog, QMessageBox::DestructiveRole); }

/// Puts files in place of the folders of copies. @param places gets their paths
void blockCopies(const QString& folder, QStringList& places) {
    const QDir recovery(folder);
    for (const QString& name : recovery.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile inTheWay(places.emplace_back(recovery.filePath(name)));
        // A copy may just be written there.
        for (int i = 0; i < 10'000 && !inTheWay.isOpen(); ++i) {
            QDir(inTheWay.fileName()).removeRecursively();
            static_cast<void>(inTheWay.open(QIODevice::WriteOnly));
        }
        QVERIFY(inTheWay.isOpen());
    }
}

/// Clicks the button with that text, or else Cancel.
void clickButton(QWidget* dialog, const QString& text) {
    auto* box = qobject_cast<QMessageBox*>(dialog);
    QVERIFY(box != nullptr);
    QAbstractButton* wanted = box->button(QMessageBox::Cancel);
    for (QAbstractButton* button : box->buttons()) {
        if (!text.isEmpty() && button->text() == text)
            wanted = button;
    }
    QTest::mouseClick(wanted, Qt::LeftButton);
}

} // namespace

class TestUntakenResults : public SessionTest {
    Q_OBJECT

private slots:
    void init() { makeFolder(); }

    void whatHadEndedComesBackAsEnded() {
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("hard.tessera")});
            searchIn(window).start(settingsFor("annealing", 20'000));
            QTRY_VERIFY(hasFinished(searchIn(window)));
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        QCOMPARE(searchIn(window).state(), SearchState::Finished);
        QCOMPARE(searchIn(window).reason(), StopReason::Evaluations);
        QVERIFY(text(window, "searchResult").startsWith(QStringLiteral("Evaluation limit")));
    }

    /// They are not the user's choice for all puzzles.
    void itsSettingsStayWithIt() {
        savePuzzle(hardPuzzle(), path("other.tessera"));
        {
            MainWindow window(*m_settings);
            for (const auto& [name, solver] :
                 {std::pair("hard.tessera", "tabu"), {"other.tessera", "greedy"}}) {
                window.openFiles({path(name)});
                searchIn(window).start(settingsFor(solver, 200));
                QTRY_VERIFY(hasFinished(searchIn(window)));
            }
            QVERIFY(window.close());
        }
        MainWindow window(*m_settings);
        window.restoreSession();
        const SearchForm& form = window.searchPanel().form();
        for (int i = 0; i < 4; ++i) {
            window.tabs().setCurrentIndex(i % 2);
            QCOMPARE(form.settings().solver, searchIn(window).settings().solver);
            QCOMPARE(form.settings().budget.evaluations, std::optional<std::uint64_t>(200));
            action(window, "searchBack").trigger();
        }
        savePuzzle(samplePuzzle({.size = {5, 5}}), path("small.tessera"));
        window.openFiles({path("small.tessera")});
        QCOMPARE(form.solver(), QStringLiteral("backtracking"));
        QVERIFY(window.close());
        QVERIFY(m_settings->solver().empty());
    }

    void aResultThatNobodyTookIsNotLostWhenTheWindowCloses() {
        int best = 0;
        {
            MainWindow window(*m_settings);
            window.openFiles({path("hard.tessera")});
            searchIn(window).start(settingsFor("annealing", 20'000));
            QTRY_VERIFY(hasFinished(searchIn(window)));
            best = searchIn(window).numbers().best;
            QVERIFY(window.close());
        }
        {
            MainWindow window(*m_settings);
            window.restoreSession();
            QCOMPARE(window.tabs().count(), 1);
            QCOMPARE(searchIn(window).state(), SearchState::Finished);
            QCOMPARE(searchIn(window).reason(), StopReason::Evaluations);
            QCOMPARE(searchIn(window).numbers().best, best);
            QVERIFY(!window.tabs().currentPage<DocumentPage>()->document().isModified());
            QVERIFY(window.close()); // still not kept
        }
        {
            MainWindow window(*m_settings);
            window.restoreSession();
            QCOMPARE(searchIn(window).numbers().best, best);
            action(window, "searchKeep").trigger();
            action(window, "fileSave").trigger();
            QVERIFY(window.close());
        }
        QVERIFY(copies(m_folder->path()).isEmpty());
        QCOMPARE(loadPuzzle(path("hard.tessera")).file.board.emptyCount(), 0);
    }

    void closingAsksForAResultThatWasNotKept_data() {
        QTest::addColumn<bool>("wholeWindow");
        QTest::addColumn<bool>("modified");
        QTest::newRow("tab") << false << false;
        QTest::newRow("tab with changes") << false << true;
        QTest::newRow("window without a session") << true << false;
        QTest::newRow("window with changes") << true << true;
    }
    void closingAsksForAResultThatWasNotKept() {
        QFETCH(bool, wholeWindow);
        QFETCH(bool, modified);
        // A session restores unmodified pages.
        m_settings->restoresSession.set(wholeWindow && modified);
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        const QPointer<DocumentPage> page(window.tabs().currentPage<DocumentPage>());
        if (modified) {
            page->editor().shuffle(1);
            page->editor().clear();
        }
        searchIn(window).start(settingsFor("annealing", 20'000));
        QTRY_VERIFY(hasFinished(searchIn(window)));
        const Board best = *searchIn(window).bestBoard();
        // Even if an earlier one is shown.
        searchIn(window).setReplayed(0);
        const auto close = [&] {
            if (wholeWindow)
                window.close();
            else
                action(window, "fileClose").trigger();
        };
        QString asked;
        const auto answer = [&asked](const QString& text) {
            return [&asked, text](QWidget* dialog) {
                auto* box = qobject_cast<QMessageBox*>(dialog);
                QVERIFY(box != nullptr);
                asked = box->text();
                for (QAbstractButton* button : box->buttons()) {
                    if (button->text() == text)
                        return button->click();
                }
                box->reject();
            };
        };
        {
            const Answer stay(answer({}));
            close();
            QCOMPARE(stay.asked(), 1);
        }
        QVERIFY2(asked.contains(QStringLiteral("not kept")), qPrintable(asked));
        QVERIFY(page != nullptr && hasFinished(page->search()));
        const Answer keep(answer(QStringLiteral("&Keep and save")));
        close();
        QCOMPARE(keep.asked(), 1);
        QVERIFY(loadPuzzle(path("hard.tessera")).file.board == best);
        QTRY_VERIFY(copies(m_folder->path()).isEmpty());
    }

    /// It is in no file before it runs.
    void closingAsksForAPlanThatWasNotRun() {
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        action(window, "searchExperiments").trigger();
        auto& compare = *window.findChild<CompareActions*>();
        QVERIFY(compare.windowWithWork() == nullptr);
        compare.experimentWindow()->openDesigned(
            R"({"puzzles": [{"generate": {"width": 4, "height": 4}}],
                "methods": [{"solver": "greedy"}], "seeds": {"count": 1},
                "budget": {"evaluations": 10}})");
        QVERIFY(compare.windowWithWork() == compare.experimentWindow());
        {
            const Answer stay([](QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
            QVERIFY(!window.close());
            QCOMPARE(stay.asked(), 1);
        }
        const Answer discard([](QWidget* dialog) {
            for (auto* button : dialog->findChildren<QPushButton*>()) {
                if (button->text().contains(QStringLiteral("Discard")))
                    button->click();
            }
        });
        QVERIFY(window.close());
        QCOMPARE(discard.asked(), 1);
    }

    void changesAndAResultAreOneQuestion_data() {
        QTest::addColumn<bool>("wholeWindow");
        QTest::addColumn<bool>("saves");
        QTest::newRow("tab, save") << false << true;
        QTest::newRow("tab, discard") << false << false;
        QTest::newRow("window, save") << true << true;
        QTest::newRow("window, discard") << true << false;
    }
    /// It asked about the result, then about the changes.
    void changesAndAResultAreOneQuestion() {
        QFETCH(bool, wholeWindow);
        QFETCH(bool, saves);
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        const QPointer<DocumentPage> page(window.tabs().currentPage<DocumentPage>());
        page->editor().shuffle(1);
        const Board edited = page->document().board();
        searchIn(window).start(settingsFor("annealing", 20'000));
        QTRY_VERIFY(hasFinished(searchIn(window)));
        QStringList asked;
        const Answer answer(
            [&](QWidget* dialog) {
                auto* box = qobject_cast<QMessageBox*>(dialog);
                QVERIFY(box != nullptr);
                asked << box->text();
                box->button(saves ? QMessageBox::Save : QMessageBox::Discard)->click();
            },
            2);
        if (wholeWindow)
            QVERIFY(window.close());
        else
            action(window, "fileClose").trigger();
        QCOMPARE(asked.size(), 1);
        QVERIFY2(asked[0].contains(QStringLiteral("not kept")), qPrintable(asked[0]));
        QVERIFY2(asked[0].contains(QStringLiteral("unsaved changes")), qPrintable(asked[0]));
        const Board left = loadPuzzle(path("hard.tessera")).file.board;
        QVERIFY(saves ? left == edited : left.placedCount() == 0);
        QTRY_VERIFY(copies(m_folder->path()).isEmpty()); // nor is it offered again
    }

    /// A result is asked about, as is a search that could otherwise be resumed.
    void closingAsksWhereCopiesCannotBeSaved_data() {
        QTest::addColumn<QByteArray>("solver");
        QTest::addColumn<QString>("question");
        QTest::newRow("result") << QByteArray("annealing") << QStringLiteral("not kept");
        QTest::newRow("search") << QByteArray("backtracking") << QStringLiteral("is running");
    }
    void closingAsksWhereCopiesCannotBeSaved() {
        QFETCH(QByteArray, solver);
        QFETCH(QString, question);
        writeFile("in the way", path("recovery"));
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        const QPointer<DocumentPage> page(window.tabs().currentPage<DocumentPage>());
        const bool ends = solver == "annealing";
        searchIn(window).start(ends ? settingsFor("annealing", 20'000) : exact("all"));
        QTRY_VERIFY(ends ? hasFinished(searchIn(window)) : !!searchIn(window).checkpoint());
        QString asked;
        const Answer stay([&](QWidget* dialog) {
            asked = qobject_cast<QMessageBox*>(dialog)->text();
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        QVERIFY(!window.close());
        QVERIFY2(asked.contains(question), qPrintable(asked));
        QVERIFY2(page->message().contains(QStringLiteral("cannot save recovery copies")),
                 qPrintable(page->message()));
        // When there is room again, all of it is kept without a question.
        QVERIFY(QFile::remove(path("recovery")));
        QVERIFY(window.close());
        QCOMPARE(copies(m_folder->path()).size(), 1);
    }

    void theWindowStaysIfTheLastCopyFails_data() {
        QTest::addColumn<QByteArray>("solver");
        QTest::newRow("with a state") << QByteArray("backtracking");
        QTest::newRow("without one") << QByteArray("annealing");
    }
    /// The last copy is written after the questions. Only a search with a state is the same when it
    /// runs again.
    void theWindowStaysIfTheLastCopyFails() {
        QFETCH(QByteArray, solver);
        const bool hasState = solver == "backtracking";
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        BoardSearch& search = searchIn(window);
        search.start(hasState ? exact("all") : endless());
        QTRY_VERIFY(search.bestBoard());
        QStringList places;
        const auto fill = connect(&search, &SearchController::stateChanged, this,
                                  [&] { blockCopies(path("recovery"), places); });
        QVERIFY(!window.close());
        QVERIFY(disconnect(fill));
        const DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        QVERIFY2(page.message().contains(QStringLiteral("cannot save recovery copies")),
                 qPrintable(page.message()));
        QCOMPARE(page.message().contains(QStringLiteral("are paused")), !hasState);
        QCOMPARE(search.isSuspended(), !hasState);
        QVERIFY(!places.isEmpty());
        for (const QString& place : places)
            QVERIFY(QFile::remove(place));
        search.resume();
        QCOMPARE(search.state(), SearchState::Running);
        QTRY_VERIFY(search.bestBoard());
        QVERIFY(window.close());
        QCOMPARE(copies(m_folder->path()).size(), 1);
    }

    /// It was dropped before the last copy of another puzzle's search failed.
    void aResultStaysIfTheLastCopyFails() {
        savePuzzle(hardPuzzle(), path("other.tessera"));
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        window.tabs().currentPage<DocumentPage>()->editor().shuffle(1);
        const BoardSearch& ended = searchIn(window);
        searchIn(window).start(settingsFor("annealing", 20'000));
        QTRY_VERIFY(ended.hasUntakenResult());
        window.openFiles({path("other.tessera")});
        BoardSearch& search = searchIn(window);
        search.start(endless());
        QTRY_VERIFY(search.bestBoard());
        QStringList places;
        const auto fill = connect(&search, &SearchController::stateChanged, this,
                                  [&] { blockCopies(path("recovery"), places); });
        const Answer save([](QWidget* dialog) { clickButton(dialog, QStringLiteral("&Save")); });
        QVERIFY(!window.close());
        QVERIFY(disconnect(fill));
        QCOMPARE(save.asked(), 1);
        QVERIFY(!places.isEmpty());
        QVERIFY(ended.hasUntakenResult());
        for (const QString& place : places)
            QVERIFY(QFile::remove(place));
    }

    void aSearchThatEndsWhileItsEndIsAskedForHasAResult() {
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        const QPointer<DocumentPage> page(window.tabs().currentPage<DocumentPage>());
        SearchSettings settings = settingsFor("annealing");
        settings.budget.seconds = 1;
        searchIn(window).start(settings);
        QStringList asked;
        const Answer answers(
            [&](QWidget* dialog) {
                auto* box = qobject_cast<QMessageBox*>(dialog);
                asked << box->text();
                QTRY_VERIFY(hasFinished(searchIn(window)));
                if (asked.size() > 1)
                    box->button(QMessageBox::Cancel)->click();
                else // its words are no longer true
                    QTRY_VERIFY(!box->isVisible());
            },
            2);
        action(window, "fileClose").trigger();
        QCOMPARE(answers.asked(), 2);
        QVERIFY2(asked.front().contains(QStringLiteral("is running")), qPrintable(asked.front()));
        QVERIFY2(asked.back().contains(QStringLiteral("not kept")), qPrintable(asked.back()));
        QVERIFY(page != nullptr && hasFinished(page->search()));
    }

    void discardedChangesGoWithTheirSearch_data() {
        QTest::addColumn<bool>("stops");
        QTest::newRow("stop") << true;
        QTest::newRow("stay") << false;
    }
    /// They came back at the next start, because the search was kept.
    void discardedChangesGoWithTheirSearch() {
        QFETCH(bool, stops);
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        window.tabs().currentPage<DocumentPage>()->editor().shuffle(1);
        searchIn(window).start(endless());
        QTRY_VERIFY(searchIn(window).bestBoard());
        QString asked;
        const Answer answers(
            [&](QWidget* dialog) {
                auto* box = qobject_cast<QMessageBox*>(dialog);
                asked = box->text();
                box->button(stops ? QMessageBox::Discard : QMessageBox::Cancel)->click();
            },
            2);
        QCOMPARE(window.close(), stops);
        QCOMPARE(answers.asked(), 1);
        QVERIFY2(asked.contains(QStringLiteral("is running")), qPrintable(asked));
        QVERIFY2(asked.contains(QStringLiteral("only if you save")), qPrintable(asked));
        QVERIFY2(asked.contains(QStringLiteral("unsaved changes")), qPrintable(asked));
        if (stops)
            QVERIFY(copies(m_folder->path()).isEmpty());
        else
            QCOMPARE(searchIn(window).state(), SearchState::Running);
    }

    void savedChangesKeepTheirSearch() {
        {
            MainWindow window(*m_settings);
            window.openFiles({path("hard.tessera")});
            window.tabs().currentPage<DocumentPage>()->editor().shuffle(1);
            searchIn(window).start(endless());
            QTRY_VERIFY(searchIn(window).bestBoard());
            const Answer save([](QWidget* dialog) {
                qobject_cast<QMessageBox*>(dialog)->button(QMessageBox::Save)->click();
            });
            QVERIFY(window.close());
            QCOMPARE(save.asked(), 1);
        }
        QVERIFY(loadPuzzle(path("hard.tessera")).file.board.placedCount() > 0);
        MainWindow window(*m_settings);
        window.restoreSession();
        QVERIFY(searchIn(window).isSuspended());
    }

    void closingAnEditedPuzzleAsksOnce_data() {
        QTest::addColumn<QString>("answer");
        QTest::newRow("keep") << QStringLiteral("&Keep and save");
        QTest::newRow("save") << QStringLiteral("&Save");
        QTest::newRow("discard") << QStringLiteral("&Discard");
    }
    /// It asked about the search, then about the changes.
    void closingAnEditedPuzzleAsksOnce() {
        QFETCH(QString, answer);
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        const QPointer<DocumentPage> page(window.tabs().currentPage<DocumentPage>());
        page->editor().shuffle(1);
        const Board edited = page->document().board();
        searchIn(window).start(endless());
        QTRY_VERIFY(searchIn(window).hasBetterBoard());
        const int best = searchIn(window).numbers().best;
        const Answer answers(
            [&answer](QWidget* dialog) {
                for (QAbstractButton* button : qobject_cast<QMessageBox*>(dialog)->buttons()) {
                    if (button->text() == answer)
                        return button->click();
                }
            },
            2);
        action(window, "fileClose").trigger();
        QCOMPARE(answers.asked(), 1);
        QTRY_VERIFY(page == nullptr);
        const PuzzleFile saved = loadPuzzle(path("hard.tessera")).file;
        if (answer == QStringLiteral("&Keep and save"))
            QVERIFY(matchedEdges(saved.puzzle, saved.board) >= best);
        else if (answer == QStringLiteral("&Save"))
            QVERIFY(saved.board == edited);
        else
            QCOMPARE(saved.board.placedCount(), 0);
    }

    /// It was lost with the changes.
    void aSearchThatEndsWhileItsChangesAreAskedForHasAResult() {
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        window.tabs().currentPage<DocumentPage>()->editor().shuffle(1);
        searchIn(window).start(exact("all"));
        QTRY_VERIFY(searchIn(window).bestBoard());
        QStringList asked;
        const Answer answers(
            [&](QWidget* dialog) {
                auto* box = qobject_cast<QMessageBox*>(dialog);
                asked << box->text();
                if (asked.size() == 1)
                    searchIn(window).stop();
                QTRY_VERIFY(hasFinished(searchIn(window)));
                box->button(asked.size() == 1 ? QMessageBox::Discard : QMessageBox::Cancel)
                    ->click();
            },
            2);
        QVERIFY(!window.close());
        QCOMPARE(answers.asked(), 2);
        QVERIFY2(asked.back().contains(QStringLiteral("not kept")), qPrintable(asked.back()));
        QVERIFY(hasFinished(searchIn(window)));
    }

    /// It was asked again, or closed without a question.
    void cancelledTheWindowStaysIfTheSearchEnds() {
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        window.tabs().currentPage<DocumentPage>()->editor().shuffle(1);
        searchIn(window).start(exact("all"));
        QTRY_VERIFY(searchIn(window).bestBoard());
        const Answer cancel(
            [&](QWidget* dialog) {
                qobject_cast<QMessageBox*>(dialog)->button(QMessageBox::Cancel)->click();
                searchIn(window).stop();
                QTRY_VERIFY(hasFinished(searchIn(window)));
            },
            2);
        QVERIFY(!window.close());
        QCOMPARE(cancel.asked(), 1);
    }

    void aCancelledQuitKeepsWhatWasAnsweredBefore_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("running");
        QTest::addColumn<int>("copiesLeft");
        // The first puzzle is saved then, and its result is kept for the next start.
        QTest::newRow("save") << QStringLiteral("&Save") << false << 1;
        QTest::newRow("discard") << QStringLiteral("&Discard") << false << 0;
        QTest::newRow("keep") << QStringLiteral("&Keep and save") << false << 0;
        QTest::newRow("keep, running") << QStringLiteral("&Keep and save") << true << 0;
    }
    /// The first puzzle's result was dropped, or its search stopped, before the second question.
    void aCancelledQuitKeepsWhatWasAnsweredBefore() {
        QFETCH(QString, answer);
        QFETCH(bool, running);
        QFETCH(int, copiesLeft);
        // A session would keep the search without its board.
        m_settings->restoresSession.set(!running);
        savePuzzle(hardPuzzle(), path("other.tessera"));
        MainWindow window(*m_settings);
        for (const char* name : {"hard.tessera", "other.tessera"}) {
            window.openFiles({path(name)});
            window.tabs().currentPage<DocumentPage>()->editor().shuffle(1);
            searchIn(window).start(running ? endless() : settingsFor("annealing", 20'000));
            QTRY_VERIFY(running ? searchIn(window).hasBetterBoard()
                                : searchIn(window).hasUntakenResult());
        }
        DocumentPage& first = *window.tabs().page<DocumentPage>(0);
        const Board edited = first.document().board();
        {
            const Answer answers(
                [&, next = answer](QWidget* dialog) mutable {
                    clickButton(dialog, std::exchange(next, QString()));
                },
                2);
            QVERIFY(!window.close());
            QCOMPARE(answers.asked(), 2);
        }
        QVERIFY(running ? first.search().isActive() : first.search().hasUntakenResult());
        QVERIFY(first.document().board() == edited);
        const int best = first.search().numbers().best;
        const Answer answers([&](QWidget* dialog) { clickButton(dialog, answer); }, 2);
        QVERIFY(window.close());
        QCOMPARE(answers.asked(), copiesLeft == 0 ? 2 : 1);
        QCOMPARE(copies(m_folder->path()).size(), copiesLeft);
        const PuzzleFile saved = loadPuzzle(path("hard.tessera")).file;
        if (answer == QStringLiteral("&Keep and save"))
            QVERIFY(matchedEdges(saved.puzzle, saved.board) >= best);
        else
            QCOMPARE(saved.board == edited, answer == QStringLiteral("&Save"));
    }

    /// The window asked about its page before the search ended.
    void aSearchThatEndsWhileAnotherPageIsAskedForHasAResult() {
        savePuzzle(hardPuzzle(), path("other.tessera"));
        m_settings->restoresSession.set(false);
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        BoardSearch& search = searchIn(window);
        search.start(exact("all"));
        QTRY_VERIFY(search.bestBoard());
        window.openFiles({path("other.tessera")});
        window.tabs().currentPage<DocumentPage>()->editor().shuffle(1);
        QStringList asked;
        const Answer answers(
            [&](QWidget* dialog) {
                auto* box = qobject_cast<QMessageBox*>(dialog);
                asked << box->text();
                if (asked.size() == 1) {
                    search.stop();
                    QTRY_VERIFY(hasFinished(search));
                }
                box->button(asked.size() == 1 ? QMessageBox::Discard : QMessageBox::Cancel)
                    ->click();
            },
            2);
        QVERIFY(!window.close());
        QCOMPARE(answers.asked(), 2);
        QVERIFY2(asked.front().contains(QStringLiteral("unsaved")), qPrintable(asked.front()));
        QVERIFY2(asked.back().contains(QStringLiteral("not kept")), qPrintable(asked.back()));
    }

    /// It may have run for hours.
    void closingAsksForASearchThatWouldRestart() {
        if (findSolver("sat") == nullptr)
            QSKIP("this build has no SAT solver");
        {
            MainWindow window(*m_settings);
            window.openFiles({path("hard.tessera")});
            searchIn(window).start(settingsFor("sat"));
            QString asked;
            {
                const Answer stay([&asked](QWidget* dialog) {
                    asked = qobject_cast<QMessageBox*>(dialog)->text();
                    QTest::keyClick(dialog, Qt::Key_Escape);
                });
                QVERIFY(!window.close());
            }
            QVERIFY2(asked.contains(QStringLiteral("restarts")), qPrintable(asked));
            QCOMPARE(searchIn(window).state(), SearchState::Running);
            const Answer stop(pressDestructive);
            QVERIFY(window.close());
            QCOMPARE(stop.asked(), 1);
        }
        // Nothing more is lost when it is closed as it came back.
        MainWindow window(*m_settings);
        window.restoreSession();
        QVERIFY(searchIn(window).isSuspended());
        QVERIFY(window.close());
        QCOMPARE(copies(m_folder->path()).size(), 1);
    }

    void closingKeepsTheBoardOfAnUnfinishedSearch_data() {
        QTest::addColumn<bool>("paused");
        QTest::newRow("running") << false;
        QTest::newRow("paused") << true;
    }
    void closingKeepsTheBoardOfAnUnfinishedSearch() {
        QFETCH(bool, paused);
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        const QPointer<DocumentPage> page(window.tabs().currentPage<DocumentPage>());
        searchIn(window).start(endless());
        QTRY_VERIFY(searchIn(window).hasBetterBoard());
        if (paused)
            searchIn(window).pause();
        const int best = searchIn(window).numbers().best;
        QString asked;
        {
            const Answer stay([&asked](QWidget* dialog) {
                asked = qobject_cast<QMessageBox*>(dialog)->text();
                QTest::keyClick(dialog, Qt::Key_Escape);
            });
            action(window, "fileClose").trigger();
            QCOMPARE(stay.asked(), 1);
        }
        QVERIFY2(asked.contains(paused ? QStringLiteral("is paused. Its board is lost")
                                       : QStringLiteral("is running. Its board is lost")),
                 qPrintable(asked));
        QVERIFY(page != nullptr && page->search().isActive());
        const Answer keep([](QWidget* dialog) { pressRole(dialog, QMessageBox::AcceptRole); });
        action(window, "fileClose").trigger();
        QCOMPARE(keep.asked(), 1);
        QTRY_VERIFY(page == nullptr);
        const PuzzleFile saved = loadPuzzle(path("hard.tessera")).file;
        QVERIFY(matchedEdges(saved.puzzle, saved.board) >= best);
    }

    /// It was stopped before the name was asked for.
    void withoutANameTheSearchStays() {
        MainWindow window(*m_settings);
        window.openSample();
        searchIn(window).start(endless());
        QTRY_VERIFY(searchIn(window).hasBetterBoard());
        const Answer answers(
            [](QWidget* dialog) {
                if (qobject_cast<QMessageBox*>(dialog) != nullptr)
                    clickButton(dialog, QStringLiteral("&Keep and save"));
                else
                    static_cast<QDialog*>(dialog)->reject();
            },
            2);
        action(window, "fileClose").trigger();
        QCOMPARE(answers.asked(), 2);
        QCOMPARE(window.tabs().count(), 1);
        QCOMPARE(searchIn(window).state(), SearchState::Running);
    }

    void aResultThatIsGivenUpGoes() {
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        const QPointer<DocumentPage> page(window.tabs().currentPage<DocumentPage>());
        searchIn(window).start(settingsFor("annealing", 20'000));
        QTRY_VERIFY(hasFinished(searchIn(window)));
        const Answer discard([](QWidget* dialog) {
            qobject_cast<QMessageBox*>(dialog)->button(QMessageBox::Discard)->click();
        });
        action(window, "fileClose").trigger();
        QCOMPARE(discard.asked(), 1);
        QVERIFY(page == nullptr);
        QCOMPARE(loadPuzzle(path("hard.tessera")).file.board.placedCount(), 0);
    }

    void aResultThatIsNoBetterGoes() {
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        for (int i = 0; i < 2; ++i) {
            if (i == 1) {
                searchIn(window).keep();
                window.tabs().currentPage<DocumentPage>()->document().save(path("hard.tessera"));
            }
            searchIn(window).start(settingsFor("greedy", 200));
            QTRY_VERIFY(hasFinished(searchIn(window)));
        }
        QVERIFY(window.close());
        QVERIFY(copies(m_folder->path()).isEmpty());
    }
};

TESSERA_TEST(TestUntakenResults, Needs::Window)

} // namespace tessera::tst_UntakenResults

#include "tst_UntakenResults.moc"
