// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/PuzzleTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/kind/EdgeKind.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"
#include "core/units/GrowingUnits.h"
#include "core/units/UnitFollower.h"
#include "core/units/UnitWorker.h"

#include <QDir>
#include <QScopeGuard>
#include <QTemporaryDir>

#include <algorithm>
#include <deque>
#include <limits>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

namespace tessera::tst_WorkUnits {

namespace {

AnyPuzzle puzzleOf(int width, int height, std::uint64_t seed) {
    GeneratorSettings settings;
    settings.size = {width, height};
    settings.colors = parseColorChoice(QStringLiteral("3+4"));
    settings.seed = seed;
    return anyPuzzle(generatePuzzle(settings));
}

UnitJob treeJob() {
    UnitJob job;
    job.task = UnitJob::Task::Tree;
    job.program = QStringLiteral("test");
    job.unitSeconds = 1;
    job.puzzles = {puzzleOf(5, 5, 3)};
    job.options.skipsTurned = true;
    return job;
}

UnitJob runsJob(int seeds) {
    UnitJob job;
    job.program = QStringLiteral("test");
    job.puzzles = {puzzleOf(5, 5, 3)};
    const SolverInfo& method = *findSolver("annealing");
    SearchSettings settings;
    settings.solver = method.id;
    settings.values = method.defaults();
    settings.budget.evaluations = 2000;
    job.searches = {{0, settings}};
    for (int seed = 1; seed <= seeds; ++seed)
        job.seeds.push_back(static_cast<std::uint64_t>(seed));
    return job;
}

UnitJob growingJob() {
    UnitJob job;
    job.program = QStringLiteral("test");
    job.puzzles = {puzzleOf(5, 5, 3)};
    job.grows = true;
    return job;
}

/// As of growingJob().
UnitJob::Search searchWith(std::uint64_t seed) {
    UnitJob::Search search = runsJob(1).searches.front();
    search.settings.seed = seed;
    return search;
}

/// Evaluations. Hundreds of such runs take seconds, so that a busy machine may hold up who watches.
constexpr std::uint64_t kLongRun = testing::kSanitized ? 50'000 : 400'000;

/// @throws UserError if the worker fails
void finish(UnitWorker& worker) {
    while (!worker.waitFor(0.01)) {
    }
    worker.throwIfFailed();
}

SolutionCount truthOf(const UnitJob& job) {
    const TreeTask task = job.tree();
    return SolutionCounter(*task.problem, {.exact = job.options, .threads = 1, .limit = {}}).run();
}

} // namespace

class TestWorkUnits : public QObject {
    Q_OBJECT

private slots:
    /// Each run has a seed of the list, however many searches there are.
    void theWorkNamesEachSeedOnce() {
        QTemporaryDir directory;
        const UnitFolder folder(directory.filePath(QStringLiteral("units")));
        folder.make(runsJob(3));
        const QByteArray job = readFile(folder.path() + QStringLiteral("/job.json"), 1'000'000);
        const qsizetype searches = job.indexOf("\"searches\"");
        QVERIFY(searches > 0 && !job.sliced(searches).contains("\"seed\""));
        QCOMPARE(folder.load().runCount(), std::size_t{3});
        // Whatever program made it, and however long its units are.
        UnitJob other = runsJob(3);
        other.program = QStringLiteral("other");
        other.unitSeconds = 99;
        QVERIFY(folder.load().isSameWork(other));
        QVERIFY(!folder.load().isSameWork(runsJob(4)));
    }

    /// Each finds no work when it begins; the folder keeps that of the first.
    void ofTwoMakersOneMakesTheFolder() {
        QTemporaryDir directory;
        const UnitFolder folder(directory.filePath(QStringLiteral("units")));
        QVERIFY(folder.make(runsJob(1)));
        QVERIFY(!folder.make(runsJob(2)));
        QVERIFY(folder.load().isSameWork(runsJob(1)));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    /// Its results may be of other work.
    void aLedgerWithoutItsWorkIsRefused() {
        QTemporaryDir directory;
        const UnitFolder folder(directory.filePath(QStringLiteral("units")));
        folder.make(runsJob(1));
        writeFile("", folder.ledger());
        folder.make(runsJob(1)); // as by two programs at the same time
        QVERIFY(QFile::remove(folder.path() + QStringLiteral("/job.json")));
        QVERIFY_THROWS_EXCEPTION(UserError, folder.make(runsJob(1)));
        QVERIFY(!folder.exists());
    }

    /// Wherever parts are broken off and split, the sums are those of one search.
    void splittingKeepsTheSums() {
        const UnitJob job = treeJob();
        const SolutionCount truth = truthOf(job);
        QVERIFY(truth.solutions > 0 && truth.nodes > 10'000);
        TreeSearcher searcher(job.tree());
        TreeTally tally;
        std::deque<TreePart> open;
        for (const TreePart& part : searcher.cut(40, tally.nodes))
            open.push_back(part);
        QVERIFY(open.size() >= 40);
        double share = 0;
        for (const TreePart& part : open)
            share += part.share;
        QVERIFY(share > 0.5 && share < 1 + 1e-9); // dead ends need no part
        int splits = 0;
        while (!open.empty()) {
            const TreePart part = open.front();
            open.pop_front();
            const bool isWhole = splits > 200;
            if (const auto rest = searcher.search(part.state, tally, [&] { return isWhole; })) {
                for (const TreePart& child : searcher.split(*rest, 3))
                    open.push_back(child);
                ++splits;
            }
            if (!open.empty() && splits < 100) {
                const TreePart next = open.front();
                open.pop_front();
                for (const TreePart& child : searcher.split(next.state, 2))
                    open.push_back(child);
                ++splits;
            }
        }
        QCOMPARE(tally.solutions, truth.solutions);
        QCOMPARE(tally.upToRotation, truth.upToRotation);
        QCOMPARE(tally.nodes, truth.nodes);
        QCOMPARE(tally.best, job.tree().problem->total());
    }

    /// Also where it is cut to the last cells, and where nothing is left to split.
    void aSmallTreeIsCutIntoAnyNumber() {
        UnitJob job = treeJob();
        job.puzzles = {puzzleOf(3, 3, 2)};
        const SolutionCount truth = truthOf(job);
        for (std::size_t wanted = 1; wanted < 400; wanted = wanted * 2 + 1) {
            TreeSearcher searcher(job.tree());
            TreeTally tally;
            const auto parts = searcher.cut(wanted, tally.nodes);
            std::uint64_t ignored = 0;
            QCOMPARE(TreeSearcher(job.tree()).cut(parts.size(), ignored).size(), parts.size());
            bool isCutToTheEnd = true;
            for (const TreePart& part : parts) {
                QVERIFY(part.state.path.size() + 2 <= 9);
                isCutToTheEnd = isCutToTheEnd && part.state.path.size() + 2 == 9;
                const auto halves = searcher.split(part.state, 2);
                QVERIFY(!halves.empty() && halves.size() <= 2);
                for (const TreePart& half : halves)
                    QVERIFY(!searcher.search(half.state, tally, [] { return true; }));
            }
            QVERIFY(isCutToTheEnd || parts.size() >= wanted);
            QCOMPARE(tally.solutions, truth.solutions);
            QCOMPARE(tally.upToRotation, truth.upToRotation);
            QCOMPARE(tally.nodes, truth.nodes);
        }
    }

    void aLargePartIsSplitIntoAsManyAsAreAskedFor() {
        UnitJob job = treeJob();
        job.puzzles = {puzzleOf(8, 8, 3)};
        TreeSearcher searcher(job.tree());
        TreeTally tally;
        const auto whole = searcher.cut(1, tally.nodes);
        const auto begun = searcher.search(whole.front().state, tally, [] { return false; });
        QVERIFY(begun);
        for (std::size_t most = 1; most <= 12; ++most)
            QCOMPARE(searcher.split(*begun, most).size(), most);
    }

    void workersCountAsOneSearchDoes() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        const UnitJob job = treeJob();
        folder.make(job);
        UnitWorker one(folder, folder.load(), 2);
        UnitWorker other(folder, folder.load(), 1);
        one.start();
        other.start();
        while (!one.waitFor(0.01) || !other.waitFor(0.01)) {
        }
        one.throwIfFailed();
        other.throwIfFailed();
        UnitLedger ledger(folder.ledger(), job);
        ledger.catchUp();
        const SolutionCount truth = truthOf(job);
        const UnitTotals totals = ledger.totals();
        QVERIFY(totals.isComplete);
        QVERIFY(!ledger.differingSum());
        QVERIFY(totals.repeated > 0);
        QCOMPARE(totals.solutions, truth.solutions);
        QCOMPARE(totals.upToRotation, truth.upToRotation);
        QCOMPARE(totals.nodes, truth.nodes);
        const auto board = bestTreeBoard(job, ledger);
        QVERIFY(board);
        QCOMPARE(edgeKind().score(*board), edgeKind().total(*board));
        QCOMPARE(UnitFollower(folder.path()).look().best->numbers.best, edgeKind().total(*board));
    }

    /// The other units that it has leased are left.
    void aWorkerEndsWithItsSolution() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        UnitJob job = treeJob();
        job.unitSeconds = 600;
        job.puzzles = {puzzleOf(6, 6, 3)};
        job.shuffle = 1; // the first part has a solution
        job.firstOnly = true;
        folder.make(job);
        UnitWorker worker(folder, folder.load(), 1);
        worker.start();
        finish(worker);
        UnitLedger ledger(folder.ledger(), job);
        ledger.catchUp();
        QVERIFY(ledger.isComplete());
        QCOMPARE(ledger.units()[1].results.size(), std::size_t{1});
        QVERIFY(ledger.units()[1].results.front().solutions > 0);
        QVERIFY(readFile(folder.ledger(), 1 << 24).contains("\"leased\":[1,2"));
        QCOMPARE(ledger.totals().done, std::size_t{1});
    }

    /// It reads the ledger at its heartbeats, not only when its part is done.
    void theSolutionOfAnotherEndsAPart() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        UnitJob job = treeJob();
        GeneratorSettings hard; // it is not solved meanwhile
        hard.size = {10, 10};
        job.puzzles = {anyPuzzle(generatePuzzle(hard))};
        job.unitSeconds = 36; // a heartbeat every three seconds
        job.firstOnly = true;
        folder.make(job);
        UnitLedger ledger(folder.ledger(), job);
        UnitWorker worker(folder, folder.load(), 1);
        worker.start();
        while (ledger.units().size() == 1) {
            QVERIFY(!worker.waitFor(0.002));
            ledger.catchUp();
        }
        UnitResult solved;
        solved.solutions = 1;
        ledger.take({QStringLiteral("other"), {finishedUnit(ledger.units().size() - 1, solved)}});
        finish(worker);
        ledger.catchUp();
        QVERIFY(ledger.isComplete() && ledger.holders().empty());
        const std::span<const Unit> parts = ledger.units().subspan(1);
        const auto part = std::ranges::find(parts, true, &Unit::isSplit);
        QVERIFY(part != parts.end());
        QVERIFY2(part->before.numbers.seconds < job.unitSeconds,
                 qPrintable(QString::number(part->before.numbers.seconds)));
    }

    void runsOfWorkersAreThoseOfABatch() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        const UnitJob job = runsJob(8);
        folder.make(job);
        QVERIFY(folder.load().isSameWork(job));
        UnitWorker worker(folder, folder.load(), 2);
        worker.start();
        finish(worker);
        UnitLedger ledger(folder.ledger(), job);
        ledger.catchUp();
        std::vector<std::size_t> rejected;
        const std::vector<RunResult> results = runResults(folder, job, ledger, rejected);
        QVERIFY(rejected.empty());
        std::vector<RunTask> tasks;
        for (std::size_t run = 0; run < job.runCount(); ++run)
            tasks.push_back(job.taskOf(run));
        RunBatch batch(std::move(tasks), 1);
        batch.start();
        while (!batch.waitFor(0.05)) {
        }
        const std::vector<RunResult> truth = batch.takeResults();
        QCOMPARE(results.size(), truth.size());
        for (std::size_t run = 0; run < truth.size(); ++run) {
            QCOMPARE(results[run].seed, truth[run].seed);
            QCOMPARE(results[run].solution, truth[run].solution);
            QCOMPARE(results[run].numbers.evaluations, truth[run].numbers.evaluations);
            // The worker's, not that of the program that collects.
            const QString file = ledger.units()[run].results.front().file;
            QVERIFY2(file.startsWith(QStringLiteral("%1-").arg(run + 1, 6, 10, QChar(u'0'))),
                     qPrintable(file));
            const RecordedRun made = readRunFile(readFile(folder.result(file), 1 << 20)).run;
            QVERIFY(!made.trace.points().empty());
            QCOMPARE(made.stop, truth[run].stop);
            QCOMPARE(made.version, QCoreApplication::applicationVersion());
            const QString key = ledger.units()[run].results.front().key;
            QVERIFY2(key.startsWith(QStringLiteral("%1 %2 ")
                                        .arg(truth[run].numbers.best)
                                        .arg(truth[run].numbers.evaluations)),
                     qPrintable(key));
            QCOMPARE(results[run].trace.points().size(), made.trace.points().size());
            QVERIFY(!made.machine.isEmpty() && !made.processor.isEmpty() && made.date.isValid());
            QCOMPARE(results[run].origin[QLatin1String("machine")].toString(), made.machine);
            QCOMPARE(results[run].origin[QLatin1String("date")].toString(),
                     made.date.toString(Qt::ISODate));
        }
        for (const QString& signs : {folder.heartbeat({}), folder.live()})
            QVERIFY2(QDir(signs).isEmpty(QDir::Files), qPrintable(signs));
        // A file with another board.
        const QString file = ledger.units()[2].results.front().file;
        writeFile(readFile(folder.result(ledger.units()[3].results.front().file), 1 << 20),
                  folder.result(file));
        QCOMPARE(runResults(folder, job, ledger, rejected).size(), truth.size() - 1);
        QCOMPARE(rejected, std::vector<std::size_t>{2});
        // A file that is lost is made again, though the ledger is complete.
        QVERIFY(QFile::remove(folder.result(file)));
        UnitWorker again(folder, folder.load(), 2);
        again.start();
        finish(again);
        UnitLedger later(folder.ledger(), job);
        later.catchUp();
        rejected.clear();
        QCOMPARE(runResults(folder, job, later, rejected).size(), truth.size());
        QVERIFY(rejected.empty());
    }

    /// A worker looks for more work after a pause, but not when all is done. Other programs may
    /// slow it down, so one fast job counts.
    void aSmallJobEndsAtOnce() {
        qint64 least = std::numeric_limits<qint64>::max();
        for (int job = 0; job < 5; ++job) {
            QTemporaryDir place;
            const UnitFolder folder(place.filePath(QStringLiteral("units")));
            folder.make(runsJob(1));
            UnitWorker worker(folder, folder.load(), 2);
            QElapsedTimer clock;
            clock.start();
            worker.start();
            finish(worker);
            least = std::min(least, clock.elapsed());
        }
        QVERIFY2(least < 900, qPrintable(QString::number(least)));
    }

    /// As a tuner does it: what is known already is not computed again.
    void runsCanBeAdded() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        UnitJob job;
        job.program = QStringLiteral("test");
        job.puzzles = {puzzleOf(5, 5, 3), puzzleOf(5, 5, 4)};
        job.grows = true;
        job.unitSeconds = 2;
        folder.make(job);
        QVERIFY(folder.load().isSameWork(job));
        UnitJob runs = runsJob(1);
        runs.puzzles = job.puzzles;
        const auto search = [&](std::size_t puzzle, std::uint64_t seed) {
            UnitJob::Search one{puzzle, runs.searches.front().settings};
            one.settings.seed = seed;
            return one;
        };
        const auto bestOf = [&](const UnitJob::Search& one) {
            RunBatch batch({runs.taskOf(runs.puzzles[one.puzzle], one.settings)}, 1);
            batch.start();
            while (!batch.waitFor(0.05)) {
            }
            return batch.takeResults().front().numbers;
        };
        const auto doAll = [&](GrowingUnits& units, const std::vector<UnitJob::Search>& wanted) {
            units.add(wanted);
            while (!units.waitFor(0.01)) {
            }
            const std::vector<UnitResult> results = units.results();
            QCOMPARE(results.size(), wanted.size());
            for (std::size_t i = 0; i < wanted.size(); ++i) {
                QCOMPARE(results[i].numbers.best, bestOf(wanted[i]).best);
                QCOMPARE(results[i].numbers.iterations, bestOf(wanted[i]).iterations);
            }
        };
        UnitWorker other(folder, folder.load(), 1);
        {
            GrowingUnits units(folder, folder.load(), 1);
            doAll(units, {search(0, 1), search(1, 2), search(0, 1)});
            QCOMPARE(units.totals().units, std::size_t{2});
            QVERIFY(!units.totals().isComplete);
            other.start();
            doAll(units, {search(1, 3), search(1, 2)});
        }
        // More may come.
        QTRY_VERIFY(!other.waitFor(0.01) && other.idleSeconds() > 0.4);
        writeFile(readFile(folder.ledger(), 1 << 20) + "torn", folder.ledger());
        GrowingUnits units(folder, folder.load(), 2);
        doAll(units, {search(0, 1), search(1, 3)});
        doAll(units, {search(0, 4), search(1, 2)});
        QCOMPARE(units.totals().units, std::size_t{4});
        QCOMPARE(units.totals().done, std::size_t{4});
        units.close();
        QVERIFY(units.totals().isComplete);
        while (!other.waitFor(0.01)) { // it ends by itself
        }
        other.throwIfFailed();
        units.add(std::vector{search(0, 5)});
        QVERIFY(!units.totals().isComplete);
    }

#ifdef Q_OS_UNIX
    /// The disk is full for its last byte: the line is not told, yet it counts.
    void aFailedAttemptAddsNoRunTwice() {
        QTemporaryDir place;
        const UnitJob job = growingJob();
        const std::vector runs{searchWith(1), searchWith(2)};
        const UnitFolder roomy(place.filePath(QStringLiteral("roomy")));
        roomy.make(job);
        GrowingUnits(roomy, job, 1).add(runs);
        const qint64 most = QFileInfo(roomy.ledger()).size() - 1;
        const UnitFolder tight(place.filePath(QStringLiteral("tight")));
        tight.make(job);
        GrowingUnits units(tight, job, 1);
        rlimit usual{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
        const rlimit full{static_cast<rlim_t>(most), usual.rlim_max};
        auto* const handler = std::signal(SIGXFSZ, SIG_IGN);
        const auto restored = qScopeGuard([&] {
            setrlimit(RLIMIT_FSIZE, &usual);
            std::signal(SIGXFSZ, handler);
        });
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
        {
            const std::jthread room([&] {
                QElapsedTimer waited;
                waited.start();
                while (QFileInfo(tight.ledger()).size() < most && waited.elapsed() < 20'000)
                    QTest::qSleep(1);
                QTest::qSleep(20); // less than until the next attempt
                setrlimit(RLIMIT_FSIZE, &usual);
            });
            units.add(runs);
        }
        QCOMPARE(units.totals().units, runs.size());
    }
#endif

    /// As after a line that was written by hand.
    void anUnreadableRunFailsAlone() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        const UnitJob job = growingJob();
        folder.make(job);
        UnitLedger ledger(folder.ledger(), job);
        QJsonObject unreadable = toJson(searchWith(1));
        unreadable[QLatin1String("puzzle")] = 7;
        ledger.take({QStringLiteral("adder"),
                     {addedRuns({unreadable, toJson(searchWith(1))}), closedRuns()}});
        UnitWorker worker(folder, folder.load(), 1);
        worker.start();
        finish(worker);
        ledger.catchUp();
        QVERIFY(ledger.isComplete());
        QCOMPARE(ledger.totals().failed, std::size_t{1});
        QVERIFY(!ledger.units()[0].results.front().failure.isEmpty());
        QVERIFY(!ledger.units()[1].results.front().hasFailed());
    }

    void aTunerThatEndsEarlyGivesItsUnitsBack() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        UnitJob job = runsJob(1);
        GeneratorSettings hard; // it is not solved meanwhile
        hard.size = {10, 10};
        job.puzzles = {anyPuzzle(generatePuzzle(hard))};
        std::vector<UnitJob::Search> endless;
        endless.swap(job.searches);
        endless.front().settings.budget = {};
        job.seeds.clear();
        job.grows = true;
        folder.make(job);
        UnitLedger ledger(folder.ledger(), job);
        {
            GrowingUnits units(folder, folder.load(), 1);
            units.add(endless);
            while (ledger.holders().empty()) {
                QVERIFY(!units.waitFor(0.002));
                ledger.catchUp();
            }
        }
        ledger.catchUp();
        QVERIFY(ledger.holders().empty());
        QCOMPARE(ledger.totals().done, std::size_t{0});
    }

    /// Only the content of a heartbeat and the watcher's own clock count.
    void silentWorkersAreNoticed() {
        QTemporaryDir place;
        const UnitFolder folder(place.path());
        QDir(place.path()).mkpath(QStringLiteral("workers"));
        HeartbeatWatch watch(folder, 0.2);
        const std::vector<QString> workers{QStringLiteral("alive"), QStringLiteral("silent")};
        QVERIFY(watch.stopped(workers).empty());
        int beats = 0;
        std::vector<QString> stopped;
        while (stopped.empty()) {
            writeFile(QByteArray::number(++beats), folder.heartbeat(workers[0]));
            stopped = watch.stopped(workers);
        }
        QCOMPARE(stopped, std::vector<QString>{workers[1]});
    }

    void aLongRunIsShownWhileItLasts() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        UnitJob job = runsJob(1);
        GeneratorSettings settings;
        settings.size = {12, 12};
        job.puzzles = {anyPuzzle(generatePuzzle(settings))};
        Budget& budget = job.searches.front().settings.budget;
        budget.evaluations.reset();
        budget.seconds = 60; // it is stopped once it was seen, however busy the machine is
        folder.make(job);
        UnitFollower follower(place.filePath(QStringLiteral("units")));
        UnitWorker worker(folder, folder.load(), 1);
        worker.start();
        int best = 0;
        while (best == 0 && !worker.waitFor(0.05)) {
            const UnitSight sight = follower.look();
            if (sight.running.empty())
                continue;
            QVERIFY(sight.best);
            best = sight.running.front().numbers.best;
            QCOMPARE(sight.best->numbers.best, best);
        }
        worker.stop();
        finish(worker);
        QVERIFY(best > 0);
        QVERIFY(QDir(folder.live()).isEmpty(QDir::Files));
    }

    /// Its units come back long before the others have nothing left to do.
    void aSilentWorkerIsNoticedDuringWork() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        UnitJob job = runsJob(300);
        job.unitSeconds = 0.1;
        job.searches.front().settings.budget.evaluations = kLongRun;
        folder.make(job);
        UnitLedger ledger(folder.ledger(), job);
        QCOMPARE(ledger.take({QStringLiteral("silent"), {}, 3}).size(), std::size_t{3});
        UnitWorker worker(folder, folder.load(), 1);
        worker.start();
        std::optional<std::size_t> doneThen;
        while (!worker.waitFor(0.002)) {
            ledger.catchUp();
            const std::vector<QString> holders = ledger.holders();
            if (!doneThen && std::ranges::find(holders, QStringLiteral("silent")) == holders.end())
                doneThen = ledger.totals().done;
        }
        worker.throwIfFailed();
        QVERIFY(doneThen);
        QVERIFY2(*doneThen < 150, qPrintable(QString::number(*doneThen)));
        ledger.catchUp();
        QCOMPARE(ledger.totals().done, std::size_t{300});
    }

    /// What was leased during the trouble may be lost, so all is given back: once.
    void unitsAreGivenBackAfterTrouble() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        UnitJob job = runsJob(200);
        job.unitSeconds = 4;
        job.searches.front().settings.budget.evaluations = kLongRun;
        folder.make(job);
        UnitWorker worker(folder, folder.load(), 1);
        worker.start();
        QVERIFY(QDir(folder.path()).rename(QStringLiteral("results"), QStringLiteral("aside")));
        while (worker.failure().isEmpty())
            QVERIFY(!worker.waitFor(0.002));
        QVERIFY(QDir(folder.path()).rename(QStringLiteral("aside"), QStringLiteral("results")));
        finish(worker);
        UnitLedger ledger(folder.ledger(), job);
        ledger.catchUp();
        QCOMPARE(ledger.totals().done, std::size_t{200});
        QCOMPARE(ledger.totals().repeated, std::size_t{0});
        // The last time is when the worker ends.
        QCOMPARE(readFile(folder.ledger(), 1 << 24).count("\"ended\""), 2);
    }

    /// Its program may be held up, and shows no sign meanwhile.
    void aWorkerKeepsItsOwnUnits() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        UnitJob job = runsJob(1);
        GeneratorSettings hard; // it is not solved meanwhile
        hard.size = {10, 10};
        job.puzzles = {anyPuzzle(generatePuzzle(hard))};
        job.unitSeconds = 0.5;
        Budget& budget = job.searches.front().settings.budget;
        budget.evaluations.reset();
        budget.seconds = 2;
        folder.make(job);
        UnitWorker worker(folder, folder.load(), 2); // one thread has nothing to do
        worker.start();
        QTest::qSleep(1500);
        finish(worker);
        // When the worker ends; a second time it would find something else.
        QCOMPARE(readFile(folder.ledger(), 1 << 24).count("\"ended\""), 1);
        QVERIFY(!readFile(folder.ledger(), 1 << 24).contains("\"key\""));
    }

    void aRunThatCannotBeginFailsAlone() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        UnitJob job = runsJob(2);
        PuzzleFile whole = job.puzzles.front().as<PuzzleFile>();
        std::vector<Piece> pieces(whole.puzzle.pieces().begin(), whole.puzzle.pieces().end() - 1);
        job.puzzles.push_back(anyPuzzle(
            PuzzleFile(Puzzle(whole.puzzle.size(), whole.puzzle.rules(), std::move(pieces)))));
        job.searches.push_back({1, job.searches.front().settings});
        folder.make(job);
        UnitWorker worker(folder, folder.load(), 1);
        worker.start();
        finish(worker);
        UnitLedger ledger(folder.ledger(), job);
        ledger.catchUp();
        QVERIFY(ledger.isComplete() && ledger.holders().empty());
        QCOMPARE(ledger.totals().failed, std::size_t{2});
        QVERIFY(!ledger.units()[3].results.front().failure.isEmpty());
    }

    /// Else the window would show its search for ever.
    void aKilledWorkerIsNotShown() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        UnitJob job = runsJob(4);
        job.unitSeconds = 1;
        folder.make(job);
        const QString dead = QStringLiteral("dead-1");
        UnitLedger ledger(folder.ledger(), job);
        ledger.take({dead, {}, 1});
        const QStringList signs{folder.heartbeat(dead),
                                folder.live(dead + QStringLiteral("-1.tessera-run"))};
        for (const QString& sign : signs) {
            QVERIFY(QDir().mkpath(QFileInfo(sign).path()));
            writeFile("1", sign);
        }
        // Others may have written the ledger.
        const QString outside = QStringLiteral("../outside");
        ledger.take({outside, {}, 1});
        writeFile("1", folder.heartbeat(outside));
        UnitWorker worker(folder, folder.load(), 1);
        worker.start();
        finish(worker);
        for (const QString& sign : signs)
            QVERIFY2(!QFileInfo::exists(sign), qPrintable(sign));
        QVERIFY(QFileInfo::exists(folder.heartbeat(outside)));
    }

    void otherProgramsAreRefused() {
        QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(folder.load()));
        folder.make(runsJob(1));
        static_cast<void>(folder.loadFor(QStringLiteral("test")));
        QVERIFY_THROWS_EXCEPTION(UserError,
                                 static_cast<void>(folder.loadFor(QStringLiteral("0.0.9"))));
    }
};

TESSERA_TEST(TestWorkUnits, Needs::Core)

} // namespace tessera::tst_WorkUnits

#include "tst_WorkUnits.moc"
