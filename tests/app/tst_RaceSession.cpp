// SPDX-License-Identifier: GPL-3.0-or-later

// Races and experiments across the end of the program: they wait, and nothing left behind keeps the
// next program from starting.
#include "app/document/recovery/RecoveryRecord.h"
#include "app/window/experiments/Experiment.h"
#include "app/window/experiments/ExperimentWindow.h"
#include "app/window/race/CompareActions.h"
#include "app/window/race/Comparison.h"
#include "app/window/recovery/SessionKeeper.h"
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"
#include "tests/app/RaceTesting.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/SessionTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/experiments/RunFile.h"
#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>

#include <utility>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

namespace tessera::tst_RaceSession {

namespace {

using State = QueuedSearch::State;

ExperimentWindow* experimentOf(MainWindow& window) {
    return window.findChild<CompareActions*>()->experimentWindow();
}

/// One that ends immediately, one that never does, and one that waits for it.
void race(MainWindow& window) {
    action(window, "searchCompare").trigger();
    CompareWindow& compare = *raceOf(window);
    compare.setAtOnce(1);
    compare.setTakesTurns(false);
    compare.add({settingsFor("annealing", 20'000, 5), endless(), settingsFor("tabu", 3000, 7)});
    QTRY_COMPARE(compare.comparison().search(0).state, State::Finished);
    QTRY_VERIFY(compare.comparison().search(1).view.numbers.evaluations > 0);
}

/// Presses the button of the question when the window is closed.
Answer answerTo(const char* button, QString& question) {
    return Answer([button, &question](QWidget* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        question = box->text();
        for (QAbstractButton* candidate : box->buttons()) {
            if (candidate->text() == QLatin1String(button)) {
                candidate->click();
                return;
            }
        }
        box->button(QMessageBox::Cancel)->click();
    });
}

const QByteArray kPlan = QByteArray(R"({
 "puzzles": [{"generate": {"width": 12, "height": 12, "seed": 1}}],
 "methods": [{"solver": "annealing"}],
 "seeds": {"count": 4},
 "budget": {"evaluations": )") +
                         (testing::kSanitized ? "5000000}}" : "20000000}}");

} // namespace

class TestRaceSession : public SessionTest {
    Q_OBJECT

private slots:
    void init() { makeFolder(); }

    void aRaceWaits_data() {
        QTest::addColumn<bool>("killed");
        QTest::newRow("closed") << false;
        QTest::newRow("killed") << true;
    }
    void aRaceWaits() {
        QFETCH(bool, killed);
        int best = 0;
        std::size_t points = 0;
        const auto work = [&](MainWindow& window) {
            window.openFiles({path("hard.tessera")});
            race(window);
            best = raceOf(window)->comparison().search(0).view.numbers.best;
            points = raceOf(window)->comparison().search(0).trace.points().size();
        };
        if (killed) {
            leaveBehind(*m_settings, [&](MainWindow& window) {
                work(window);
                window.findChild<RaceKeeper*>()->flush();
            });
        } else {
            MainWindow window(*m_settings);
            work(window);
            QString question;
            const Answer answer = answerTo("&Stop and close", question);
            QVERIFY(window.close());
            QVERIFY2(question.contains(QStringLiteral("restart from the beginning")),
                     qPrintable(question));
        }
        {
            MainWindow window(*m_settings);
            window.openSample();
            window.restoreSession();
            QVERIFY(raceOf(window) != nullptr && raceOf(window)->isVisible());
            const Comparison& comparison = raceOf(window)->comparison();
            QCOMPARE(comparison.count(), 3);
            const QueuedSearch& ended = comparison.search(0);
            QCOMPARE(ended.state, State::Finished);
            QCOMPARE(ended.reason, StopReason::Evaluations);
            QCOMPARE(ended.view.numbers.best, best);
            QCOMPARE(ended.trace.points().size(), points);
            QVERIFY(!comparison.run(0).board.empty());
            QCOMPARE(matchedEdges(piecesOf(comparison.run(0)), *boardOf(comparison.run(0))), best);
            QCOMPARE(comparison.search(1).state, State::Paused);
            QCOMPARE(comparison.search(2).state, State::Paused);
            QCOMPARE(comparison.run(2).settings.solver, std::string("tabu"));
            QCOMPARE(comparison.run(2).settings.seed, std::uint64_t{7});
            QCOMPARE(comparison.run(2).settings.budget.evaluations,
                     std::optional<std::uint64_t>(3000));
            QVERIFY(piecesOf(comparison.run(1)) == hardPuzzle().puzzle);
            QCOMPARE(comparison.queue().atOnce(), 1);
            QVERIFY(!comparison.queue().takesTurns());
            QVERIFY2(text(window, "compareMessage").startsWith(QStringLiteral("2 ")),
                     qPrintable(text(window, "compareMessage")));
            // It still waits when it is not shown, without a question.
            QVERIFY(!comparison.isActive());
            QVERIFY(window.close());
        }
        MainWindow window(*m_settings);
        window.restoreSession();
        Comparison& comparison = raceOf(window)->comparison();
        QCOMPARE(comparison.count(), 3);
        QCOMPARE(comparison.search(2).state, State::Paused);
        QCOMPARE(comparison.search(2).view.numbers.evaluations, std::uint64_t{0});
        // The result of one that never waited.
        const PuzzleDocument document(hardPuzzle());
        const Result whole = headless(document, settingsFor("tabu", 3000, 7));
        action(window, "compareResume").trigger();
        QVERIFY(!text(window, "compareMessage").contains(QStringLiteral("anew")));
        QTRY_VERIFY(comparison.search(1).view.numbers.evaluations > 0);
        comparison.stop(1);
        QTRY_COMPARE(comparison.search(2).state, State::Finished);
        QCOMPARE(comparison.search(2).view.numbers.best, whole.score);
        const Answer remove(removeThem);
        action(window, "compareRemove").trigger();
        QVERIFY(window.close());
        QVERIFY(notes().isEmpty());
    }

    /// They are from when they ended, not from when they were written.
    void keptRunsHaveTheirDates() {
        const QDateTime date({2024, 2, 29}, {12, 30});
        Bench bench;
        bench.search.start(settingsFor("annealing", 10'000));
        QTRY_VERIFY(hasFinished(bench.search));
        SearchController::Earlier run = earlierOf(bench.search.record());
        run.date = date;
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("hard.tessera")});
            action(window, "searchCompare").trigger();
            raceOf(window)->comparison().addEnded(run, anyPuzzle(bench.document.file()));
            window.findChild<RaceKeeper*>()->flush();
        });
        MainWindow window(*m_settings);
        window.openSample();
        window.restoreSession();
        QVERIFY(raceOf(window) != nullptr);
        QCOMPARE(raceOf(window)->comparison().count(), 1);
        QCOMPARE(raceOf(window)->comparison().run(0).date, date);
    }

    /// Without a run file: its best solution.
    void aRaceOfAnotherKindWaits() {
        SudokuSettings made;
        made.givens = 40;
        const AnyPuzzle puzzle = anyPuzzle(SudokuFile(generateSudoku(made)->givens));
        Comparison before;
        before.add(settingsFor("gvns-sudoku", 500'000), puzzle);
        QTRY_COMPARE(before.search(0).state, State::Finished);
        RaceRecord record;
        record.searches.push_back({before.run(0).settings, puzzle, before.search(0).reason});
        record.searches.back().numbers = before.search(0).view.numbers;
        record.searches.back().best = before.search(0).view.best;
        record.searches.push_back({settingsFor("gvns-sudoku", 500'000, 9), puzzle});
        const RaceRecord read = RaceRecord::fromBytes(record.toBytes());
        QCOMPARE(read.lost, 0);
        QVERIFY(read.searches[0].puzzle.isCopyOf(read.searches[1].puzzle));
        Comparison after;
        const BroughtBack count = bringBack(read, after);
        QCOMPARE(count.ended, 1);
        QCOMPARE(count.waiting, 1);
        QCOMPARE(after.run(0).board, before.search(0).view.best);
        QCOMPARE(after.search(0).view.numbers.best, before.search(0).view.numbers.best);
        QCOMPARE(after.search(0).view.numbers.evaluations,
                 before.search(0).view.numbers.evaluations);
        QCOMPARE(after.run(0).group, after.run(1).group);
        // For another puzzle it is not a solution.
        RaceRecord wrong = read;
        wrong.searches[0].best.pop_back();
        Comparison none;
        QCOMPARE(bringBack(wrong, none).lost, 1);
    }

    void whatIsDamagedInARaceIsCounted() {
        RaceRecord record;
        record.isShown = record.takesTurns = false;
        record.atOnce = 3;
        const AnyPuzzle first = anyPuzzle(samplePuzzle());
        const AnyPuzzle second = anyPuzzle(samplePuzzle({{5, 5}}));
        const SearchSettings settings = settingsFor("annealing", 1000);
        for (const AnyPuzzle& puzzle : {first, second, first})
            record.searches.push_back({settings, puzzle});
        const QJsonObject whole = QJsonDocument::fromJson(record.toBytes()).object();
        QCOMPARE(whole[QLatin1String("puzzles")].toArray().size(), 2);
        const auto read = [](const QJsonObject& object) {
            return RaceRecord::fromBytes(QJsonDocument(object).toJson());
        };
        const RaceRecord same = read(whole);
        QCOMPARE(same.searches.size(), std::size_t{3});
        QVERIFY(!same.isShown && !same.takesTurns && same.atOnce == 3 && same.lost == 0);
        QVERIFY(same.searches[0].puzzle == first && same.searches[1].puzzle == second);
        QVERIFY(same.searches[2].puzzle == first);
        QJsonObject object = whole;
        object[QLatin1String("atOnce")] = -2;
        QJsonArray puzzles = whole[QLatin1String("puzzles")].toArray();
        puzzles[0] = QStringLiteral("damaged");
        object[QLatin1String("puzzles")] = puzzles;
        const RaceRecord damaged = read(object);
        QCOMPARE(damaged.atOnce, 1);
        QCOMPARE(damaged.lost, 2);
        QCOMPARE(damaged.searches.size(), std::size_t{1});
        QVERIFY(damaged.searches[0].puzzle == second);
        QJsonArray searches = whole[QLatin1String("searches")].toArray();
        for (qsizetype i = 0; i < 2; ++i) {
            QJsonObject search = searches[i].toObject();
            if (i == 0)
                search[QLatin1String("puzzle")] = 2;
            else
                search[QLatin1String("solver")] = QStringLiteral("later");
            searches[i] = search;
        }
        object = whole;
        object[QLatin1String("searches")] = searches;
        QCOMPARE(read(object).lost, 2);
        QJsonArray many;
        for (int i = 0; i < 10'000; ++i)
            many.append(0);
        object[QLatin1String("searches")] = many;
        QCOMPARE(read(object).lost, 10'000);
        many.append(0);
        object[QLatin1String("searches")] = many;
        QVERIFY_THROWS_EXCEPTION(UserError, (void)read(object));
        ExperimentRecord experiment{QStringLiteral("plan.json"), QStringLiteral("out"), 0};
        QCOMPARE(ExperimentRecord::fromBytes(experiment.toBytes()).jobs, 1);
        for (QString* path : {&experiment.plan, &experiment.folder}) {
            const QString before = std::exchange(*path, QString());
            QVERIFY_THROWS_EXCEPTION(UserError,
                                     (void)ExperimentRecord::fromBytes(experiment.toBytes()));
            *path = before;
        }
    }

    void stayingStays() {
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        race(window);
        QString question;
        {
            const Answer answer = answerTo("Cancel", question);
            QVERIFY(!window.close());
        }
        QCOMPARE(raceOf(window)->comparison().search(1).state, State::Running);
        raceOf(window)->comparison().pause(1);
        QTRY_COMPARE(raceOf(window)->comparison().search(1).state, State::Paused);
        const Answer answer = answerTo("&Stop and close", question);
        QVERIFY(window.close());
        QVERIFY2(!question.contains(QStringLiteral("running")), qPrintable(question));
    }

    void nothingStaysUnlessItIsWanted() {
        m_settings->restoresSession.set(false);
        {
            MainWindow window(*m_settings);
            window.openFiles({path("hard.tessera")});
            race(window);
            window.findChild<RaceKeeper*>()->flush();
            QString question;
            const Answer answer = answerTo("&Stop and close", question);
            QVERIFY(window.close());
            QVERIFY2(question.contains(QStringLiteral("is lost")), qPrintable(question));
        }
        QVERIFY(notes().isEmpty());
    }

    /// It said that the race was running, and “Stop and close” stopped nothing.
    void theQuestionEndsWithItsRace() {
        m_settings->restoresSession.set(false);
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        action(window, "searchCompare").trigger();
        Comparison& comparison = raceOf(window)->comparison();
        raceOf(window)->add({endless()});
        QTRY_VERIFY(comparison.search(0).view.numbers.evaluations > 0);
        QStringList asked;
        const Answer answers(
            [&](QWidget* dialog) {
                auto* box = qobject_cast<QMessageBox*>(dialog);
                asked << box->text();
                if (asked.size() > 1) {
                    box->button(QMessageBox::Cancel)->click();
                    return;
                }
                comparison.stop(0);
                QTRY_VERIFY(!box->isVisible());
            },
            2);
        QVERIFY(!window.close());
        QCOMPARE(asked.size(), 2);
        QVERIFY2(asked.front().contains(QStringLiteral("is running")), qPrintable(asked.front()));
        QVERIFY2(asked.back().contains(QStringLiteral("not kept")), qPrintable(asked.back()));
    }

    void cancelledTheWindowStaysWhateverEnds_data() {
        QTest::addColumn<bool>("raced");
        QTest::newRow("race") << true;
        QTest::newRow("experiment") << false;
    }
    /// It closed if they ended before the question had returned.
    void cancelledTheWindowStaysWhateverEnds() {
        QFETCH(bool, raced);
        writeFile(kPlan, path("plan.json"));
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        action(window, "searchCompare").trigger();
        action(window, "searchExperiments").trigger();
        Comparison& comparison = raceOf(window)->comparison();
        ExperimentWindow& experiments = *experimentOf(window);
        if (raced) {
            raceOf(window)->add({endless()});
            QTRY_VERIFY(comparison.search(0).view.numbers.evaluations > 0);
        } else {
            experiments.openPlan(path("plan.json"));
            action(window, "experimentStart").trigger();
            QVERIFY(experiments.isRunning());
        }
        const Answer cancel([&](QWidget* dialog) {
            qobject_cast<QMessageBox*>(dialog)->button(QMessageBox::Cancel)->click();
            if (raced)
                comparison.stop(0);
            else
                action(window, "experimentStop").trigger();
            QTRY_VERIFY(!comparison.isActive() && !experiments.isRunning());
        });
        QVERIFY(!window.close());
        QCOMPARE(cancel.asked(), 1);
    }

    /// The search of the race had not been stopped.
    void aRunSeenBeforeItsEndIsNotCalledStopped() {
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("hard.tessera")});
            action(window, "searchCompare").trigger();
            const Comparison& comparison = raceOf(window)->comparison();
            raceOf(window)->add({endless()});
            QTRY_VERIFY(!comparison.search(0).bests.isEmpty());
            const AnyPuzzle puzzle = comparison.run(0).puzzle;
            searchIn(window).bringBack(comparison.record(0), &puzzle);
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        QVERIFY(hasFinished(searchIn(window)));
        QVERIFY2(text(window, "liveNotice").startsWith(QStringLiteral("From the race, before")),
                 qPrintable(text(window, "liveNotice")));
    }

    /// Ended searches are lost too.
    void resultsThatNothingKeepsAreAskedAbout() {
        m_settings->restoresSession.set(false);
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        action(window, "searchCompare").trigger();
        CompareWindow& compare = *raceOf(window);
        QString question;
        compare.add({settingsFor("annealing", 20'000, 5)});
        QTRY_COMPARE(compare.comparison().search(0).state, State::Finished);
        {
            const Answer answer = answerTo("Cancel", question);
            QVERIFY(!window.close());
        }
        QVERIFY2(question.contains(QStringLiteral("results that are not kept")),
                 qPrintable(question));
        const Answer answer = answerTo("&Discard", question);
        QVERIFY(window.close());
    }

    /// All of it is what a failed disk, or an attacker, may leave.
    void damagedRacesNeverStopTheStart_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("expected");
        RaceRecord record;
        const AnyPuzzle puzzle = anyPuzzle(hardPuzzle());
        record.searches = {
            {settingsFor("annealing", 100), puzzle},
            {settingsFor("tabu", 100), puzzle, StopReason::Failed, QStringLiteral("It failed.")}};
        const QByteArray whole = record.toBytes();
        const auto with = [&](const char* from, const char* to) {
            QByteArray changed = whole;
            changed.replace(from, to);
            return changed;
        };
        QTest::newRow("whole") << whole << 2;
        QTest::newRow("empty") << QByteArray() << 0;
        QTest::newRow("cut off") << whole.left(whole.size() / 2) << 0;
        QTest::newRow("no JSON") << QByteArray("\0\xff{[", 4) << 0;
        QTest::newRow("an array") << QByteArray("[1,2]") << 0;
        QTest::newRow("another version") << with("\"tesseraRace\":1", "\"tesseraRace\":2") << 0;
        QTest::newRow("no method") << with("\"solver\":\"tabu\"", "\"solver\":\"magic\"") << 1;
        QTest::newRow("another kind")
            << with("\"solver\":\"tabu\"", "\"solver\":\"gvns-sudoku\"") << 1;
        QTest::newRow("no puzzle") << with("\"puzzle\":0", "\"puzzle\":9") << 0;
        QTest::newRow("a negative puzzle") << with("\"puzzle\":0", "\"puzzle\":-1") << 0;
        QTest::newRow("damaged pieces") << with("\"pieces\":", "\"peaces\":") << 0;
        QTest::newRow("odd numbers") << with("\"atOnce\":1", "\"atOnce\":-1e300") << 2;
        QTest::newRow("a damaged run")
            << with("\"run\":\"\"", "\"run\":\"tessera-run 1\\n{}\"") << 1;
        QTest::newRow("deep") << QByteArray("{\"tesseraRace\":1,\"searches\":" +
                                            QByteArray(100'000, '['))
                              << 0;
    }
    void damagedRacesNeverStopTheStart() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, expected);
        leave("race.json", bytes);
        leave("experiment.json", bytes);
        {
            MainWindow window(*m_settings);
            window.openSample();
            window.restoreSession();
            QCOMPARE(window.tabs().count(), 1);
            CompareWindow* compare = raceOf(window);
            QCOMPARE(compare == nullptr ? 0 : compare->comparison().count(), expected);
            QVERIFY(experimentOf(window) == nullptr);
            QVERIFY(window.tabs().currentPage<DocumentPage>()->message().contains(
                QStringLiteral("renamed to")));
            if (expected == 1) {
                QVERIFY(
                    text(window, "compareMessage").contains(QStringLiteral("could not be read")));
                QVERIFY(QFile::exists(path("recovery/dead/race.json.damaged")));
            }
            if (compare != nullptr && expected > 0)
                compare->comparison().remove(0);
            QVERIFY(window.close());
        }
        // Reported once.
        MainWindow window(*m_settings);
        window.openSample();
        window.restoreSession();
        QVERIFY(window.tabs().currentPage<DocumentPage>()->message().isEmpty());
    }

    void anExperimentWaits_data() { aRaceWaits_data(); }
    void anExperimentWaits() {
        QFETCH(bool, killed);
        writeFile(kPlan, path("plan.json"));
        std::size_t finished = 0;
        const auto work = [&](MainWindow& window) {
            action(window, "searchExperiments").trigger();
            ExperimentWindow& experiments = *experimentOf(window);
            experiments.openPlan(path("plan.json"));
            experiments.findChild<QSpinBox*>(QStringLiteral("experimentJobs"))->setValue(1);
            action(window, "experimentStart").trigger();
            QTRY_VERIFY(experiments.experiment()->finishedCount() > 0);
            finished = experiments.experiment()->finishedCount();
            QVERIFY(experiments.isRunning());
        };
        if (killed) {
            leaveBehind(*m_settings, work);
        } else {
            MainWindow window(*m_settings);
            work(window);
            QString question;
            const Answer answer = answerTo("&Stop and close", question);
            QVERIFY(window.close());
            QVERIFY2(question.contains(QStringLiteral("restart from the beginning")),
                     qPrintable(question));
        }
        for (int start = 0; start < 2; ++start) {
            MainWindow window(*m_settings);
            window.openSample();
            window.restoreSession();
            QVERIFY(experimentOf(window) != nullptr && experimentOf(window)->isVisible());
            QVERIFY(!experimentOf(window)->isRunning());
            QVERIFY(experimentOf(window)->experiment()->finishedCount() >= finished);
            QVERIFY2(text(window, "experimentMessage").contains(QStringLiteral("unfinished")),
                     qPrintable(text(window, "experimentMessage")));
            QVERIFY(window.close());
        }
        MainWindow window(*m_settings);
        window.openSample();
        window.restoreSession();
        action(window, "experimentStart").trigger();
        QTRY_VERIFY(!experimentOf(window)->isRunning());
        QCOMPARE(experimentOf(window)->experiment()->finishedCount(), std::size_t{4});
        QVERIFY(window.close());
        QVERIFY(notes().isEmpty());
    }

    void ownPlansAreListedAgain() {
        writeFile(kPlan, path("plan.json"));
        const auto first = [](MainWindow& window) {
            action(window, "searchExperiments").trigger();
            auto& plans = *window.findChild<QListWidget*>(QStringLiteral("experimentPlans"));
            return plans.item(0)->data(Qt::UserRole).toString();
        };
        {
            MainWindow window(*m_settings);
            window.openSample();
            QVERIFY(first(window) != path("plan.json"));
            experimentOf(window)->openPlan(path("plan.json"));
            QVERIFY(window.close());
        }
        {
            MainWindow window(*m_settings);
            window.openSample();
            QCOMPARE(first(window), path("plan.json"));
            auto* plans = window.findChild<QListWidget*>(QStringLiteral("experimentPlans"));
            QTest::keyClick(plans, Qt::Key_Return);
            QVERIFY(experimentOf(window)->experiment() != nullptr);
            QCOMPARE(experimentOf(window)->experiment()->plan().seeds.size(), std::size_t{4});
        }
        QVERIFY(QFile::remove(path("plan.json")));
        MainWindow window(*m_settings);
        window.openSample();
        QVERIFY(first(window) != path("plan.json"));
    }

    void aPlanThatIsGoneIsTold() {
        leave("experiment.json", ExperimentRecord{path("gone.json"), path("results"), 1}.toBytes());
        MainWindow window(*m_settings);
        window.openSample();
        window.restoreSession();
        QVERIFY(experimentOf(window)->experiment() == nullptr);
        QVERIFY2(text(window, "experimentMessage").contains(QStringLiteral("gone.json")),
                 qPrintable(text(window, "experimentMessage")));
        QVERIFY(window.close());
        QVERIFY(notes().isEmpty());
    }

#ifdef Q_OS_UNIX
    /// The disk has room for the note of an experiment, which is small, but not for the race's.
    void aRaceThatCannotBeWrittenStays() {
        RaceRecord record;
        record.searches = {{settingsFor("annealing", 100), anyPuzzle(hardPuzzle())}};
        leave("race.json", record.toBytes());
        writeFile(kPlan, path("plan.json"));
        leave("experiment.json", ExperimentRecord{path("plan.json"), path("out"), 1}.toBytes());
        MainWindow window(*m_settings);
        window.openSample();
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit usual{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
        rlimit full = usual;
        full.rlim_cur = 1000;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
        {
            const auto reset = qScopeGuard([&] { setrlimit(RLIMIT_FSIZE, &usual); });
            window.restoreSession();
        }
        QVERIFY(raceOf(window) != nullptr && experimentOf(window)->experiment() != nullptr);
        QVERIFY(QFile::exists(path("recovery/dead/race.json")));
    }
#endif

private:
    /// As a crashed program would have left it.
    void leave(const char* name, const QByteArray& bytes) const {
        QVERIFY(QDir().mkpath(path("recovery/dead")));
        writeFile(bytes, path("recovery/dead/") + QLatin1String(name));
    }
    /// What is left behind, without what was put aside.
    [[nodiscard]] QStringList notes() const {
        QStringList found;
        QDirIterator files(path("recovery"), {QStringLiteral("*.json")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            found << files.next();
        return found;
    }
};

TESSERA_TEST(TestRaceSession, Needs::Window)

} // namespace tessera::tst_RaceSession

#include "tst_RaceSession.moc"
